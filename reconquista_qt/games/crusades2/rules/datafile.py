"""Checking the three data files: tables, units and maps; every hole is named with its place.

An owner of the printed game puts right what is reconstructed here: these checks are what such a
file must pass. They look at shapes first; what belongs together is looked at when all have theirs.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping
from typing import Final, Literal, cast

from reconquista_qt.kit.hexes import HexField, parse_name
from reconquista_qt.kit.notation import shown

from .filedata import (
    BattleData,
    HexData,
    MapData,
    MapsFileData,
    ResultsData,
    SideData,
    TablesFileData,
    TypeModifiersData,
    UnitData,
    UnitsFileData,
    VictoryRow,
)
from .names import (
    CANNON,
    CHITS,
    CLASSES,
    FACINGS,
    HEAVY,
    ID,
    LEADER_CLASS,
    RESULTS,
    SCENARIOS,
    STEP2,
    TYPES,
)
from .shapes import EachOf, OneOf, Problem, check_shape

FORMAT: Final = 1
NAME: Final = {"en": str, "es": str}
COST: Final = EachOf((float, None), CLASSES)
COLUMN: Final = {"min": int, "max": (int, None), "label": str}
CHARGERS: Final = ("heavy_cavalry_charging", "heavy_cavalry_not_charging")
NUMBERS: Final[tuple[Literal["strength", "move", "morale"], ...]] = ("strength", "move", "morale")
VALUES: Final = {"strength": int, "fire": bool, "move": int, "morale": int}

TABLES: Final = {
    "format": OneOf((FORMAT,)),
    "game": OneOf((ID,)),
    "die": {"sides": int},
    "unit_types": EachOf(
        {"name": NAME, "horse": bool, "movement_class": OneOf(CLASSES[:LEADER_CLASS])}, TYPES
    ),
    "chits": EachOf(
        {
            "name": NAME,
            "melee_attack": int,
            "melee_defend": int,
            "may_attack": bool,
            "may_leave_zoc": bool,
        },
        CHITS,
    ),
    "leaders": {"move": int, "points": int, "overall_points": int},
    "melee": {
        "columns": [COLUMN],
        "rows": [[OneOf(RESULTS)]],
        "modifiers": [{"id": str, "value": (int, str)}],
        "shifts": [{"id": str, "columns": int}],
    },
    "odds": {"attacker": [{"ratio": int, "die": int}], "defender": {"die": int}},
    "fire": {
        "columns": [COLUMN],
        "rows": [[OneOf(RESULTS)]],
        "modifiers": {
            "all_skirmishers": int,
            "top_unit_armoured": int,
            "armoured": [OneOf(TYPES)],
            "two_units": int,
            "firer_higher": int,
        },
    },
    "range": {"by_type": EachOf([int])},
    "terrain": {
        "hex": [
            {
                "code": str,
                "id": str,
                "name": NAME,
                "cost": COST,
                "fire": int,
                "melee": int,
                "blocks_sight": bool,
            }
        ],
        "road": {"cost": float},
        "side": [{"id": str, "cost": COST, "melee": (int, None)}],
    },
    "type_modifiers": {"defenders": [OneOf(TYPES)], "attackers": EachOf([int])},
    "heavy_cavalry": {"steps": int, "lost_1": int, "lost_2": int, "minimum": int},
    "turns": EachOf({"track": [str]}, SCENARIOS),
    "night": {"hattin": [int]},
    "victory": EachOf(
        EachOf({"losses_of": str, "rows": [{"from": int, "to": (int, None), "die": int}]}),
        SCENARIOS,
    ),
    "end": EachOf({"winner": (str, None), "level": str}, SCENARIOS),
    "berserk": EachOf(EachOf(int), SCENARIOS),
    "cross": {"points": int, "morale": int, "strength_factor": int},
    "action_chits": {"per_leader": int, "per_leader_short": int, "end_of_turn_after": int},
}

UNIT: Final = {
    "id": str,
    "name": str,
    "leader": str,
    "type": OneOf(TYPES),
    "skirmisher": bool,
    "steps": int,
    "front": VALUES,
    "back": (dict, None),
    "place": str,
    "hex": (str, None),
    "facing": (str, None),
    "loss": int,
}
LEADER: Final = {
    "id": str,
    "name": NAME,
    "overall": bool,
    "command": (int, None),
    "range": int,
    "bonus": int,
    "replacement": (dict, None),
    "chit": OneOf(CHITS),
    "place": str,
    "hex": (str, None),
}
UNITS: Final = {
    "format": OneOf((FORMAT,)),
    "game": OneOf((ID,)),
    "scenarios": EachOf(
        {
            "name": NAME,
            "map": str,
            "turns": int,
            "first": str,
            "second": str,
            "sides": EachOf(
                {"name": NAME, "action_colour": str, "leaders": [LEADER], "units": [UNIT]}
            ),
        },
        SCENARIOS,
    ),
}
MAPS: Final = {
    "format": OneOf((FORMAT,)),
    "game": OneOf((ID,)),
    "maps": EachOf(
        {
            "columns": [int],
            "rows": [int],
            "grid": [str],
            "roads": [{"id": str, "hexes": [str], "off_map": [str]}],
            "hexsides": [{"a": str, "b": str, "kind": str}],
            "setup": EachOf({"hexes": [str], "radius": int}),
            "entry": EachOf({"hexes": [str]}),
            "places": [{"hex": str, "en": str, "es": str}],
        }
    ),
}


def check_tables(found: object) -> list[Problem]:
    """Return what is wrong with the tables.

    Rules: 9.4, 9.42, 9.1, 9.11, 16.6, 11.0, 2.3/R002.
    """
    problems: list[Problem] = []
    check_shape(found, TABLES, "tables", problems)
    if problems:
        return problems
    data = cast("TablesFileData", found)
    _check_results(data["melee"], "tables.melee", problems)
    _check_results(data["fire"], "tables.fire", problems)
    if any(STEP2 in row for row in data["fire"]["rows"]):
        problems.append(("fire-takes-two-steps", "tables.fire.rows", ""))
    firing = [t for t in data["range"]["by_type"] if t not in TYPES]
    problems += [("unknown-type", f"tables.range.by_type.{t}", "") for t in firing]
    codes = Counter(h["code"] for h in data["terrain"]["hex"])
    problems += [("twice", "tables.terrain.hex", code) for code, n in codes.items() if n > 1]
    sides = {s["id"] for s in data["terrain"]["side"]}
    missing = [side for side in ("up", "stream", "ravine") if side not in sides]
    problems += [("missing-field", f"tables.terrain.side.{side}", "") for side in missing]
    _check_types(data["type_modifiers"], problems)
    for scenario, tables in data["victory"].items():
        for side, table in tables.items():
            _check_victory(table["rows"], f"tables.victory.{scenario}.{side}", problems)
    return problems


def _check_results(table: ResultsData, place: str, problems: list[Problem]) -> None:
    """Rows 0 to 12+, columns that join, results that never fall with the die or the strength."""
    columns, rows = table["columns"], table["rows"]
    if len(rows) != 13:
        problems.append(("rows-0-to-12", f"{place}.rows", str(len(rows))))
    for n, row in enumerate(rows):
        if len(row) != len(columns):
            problems.append(("row-length", f"{place}.rows[{n}]", str(len(row))))
    if not columns or columns[0]["min"] != 1 or columns[-1]["max"] is not None:
        problems.append(("columns-do-not-join", f"{place}.columns", ""))
    for n, (one, other) in enumerate(itertools.pairwise(columns)):
        if one["max"] is None or other["min"] != one["max"] + 1:
            problems.append(("columns-do-not-join", f"{place}.columns[{n + 1}]", ""))
    if problems:
        return
    ranks = [[RESULTS.index(cell) for cell in row] for row in rows]
    for n, ranked in enumerate(ranks):
        if ranked != sorted(ranked):
            problems.append(("results-fall", f"{place}.rows[{n}]", ""))
    for n, column in enumerate(zip(*ranks, strict=True)):
        if list(column) != sorted(column):
            problems.append(("results-fall", f"{place}.columns[{n}]", ""))


def _check_types(table: TypeModifiersData, problems: list[Problem]) -> None:
    wanted = (set(TYPES) - {HEAVY}) | set(CHARGERS)
    place = "tables.type_modifiers"
    for name in sorted(wanted ^ set(table["attackers"])):
        problems.append(("missing-or-unknown", f"{place}.attackers.{name}", ""))
    if sorted(table["defenders"]) != sorted(TYPES):
        problems.append(("missing-or-unknown", f"{place}.defenders", ""))
    for name, row in table["attackers"].items():
        if len(row) != len(table["defenders"]):
            problems.append(("row-length", f"{place}.attackers.{name}", str(len(row))))


def _check_victory(rows: list[VictoryRow], place: str, problems: list[Problem]) -> None:
    if not rows or rows[-1]["to"] is not None:
        problems.append(("rows-do-not-join", place, ""))
    for n, (one, other) in enumerate(itertools.pairwise(rows)):
        if one["to"] is None or other["from"] != one["to"] + 1 or other["die"] >= one["die"]:
            problems.append(("rows-do-not-join", f"{place}.rows[{n + 1}]", ""))


def check_maps(found: object, tables: TablesFileData) -> list[Problem]:
    """Return what is wrong with the maps, once the tables are as they should be.

    Rules: 2.1, 6.22, 8.2.
    """
    problems: list[Problem] = []
    check_shape(found, MAPS, "maps", problems)
    if problems:
        return problems
    data = cast("MapsFileData", found)
    codes = {h["code"]: h for h in tables["terrain"]["hex"]}
    for name, one in data["maps"].items():
        _check_map(one, f"maps.{name}", codes, tables, problems)
    return problems


def cells_of(one: MapData) -> dict[tuple[int, int], tuple[int, str]]:
    """Return the elevation and terrain code of each place of a map."""
    first = one["columns"][0]
    return {
        (first + column, one["rows"][0] + row): (int(cell[0]), cell[1])
        for row, text in enumerate(one["grid"])
        for column, cell in enumerate(text.split())
        if cell != "--"
    }


def _check_map(
    one: MapData,
    place: str,
    codes: Mapping[str, HexData],
    tables: TablesFileData,
    problems: list[Problem],
) -> None:
    if len(one["columns"]) != 2 or len(one["rows"]) != 2:
        problems.append(("first-and-last", f"{place}.columns", ""))
        return
    width = one["columns"][1] - one["columns"][0] + 1
    if len(one["grid"]) != one["rows"][1] - one["rows"][0] + 1:
        problems.append(("grid-rows", f"{place}.grid", str(len(one["grid"]))))
    before = len(problems)
    for row, text in enumerate(one["grid"]):
        cells = text.split()
        if len(cells) != width:
            problems.append(("row-length", f"{place}.grid[{row}]", str(len(cells))))
        for n, cell in enumerate(cells):
            if cell != "--" and not (len(cell) == 2 and cell[0] in "0123" and cell[1] in codes):
                problems.append(("unknown-terrain", f"{place}.grid[{row}][{n}]", shown(cell)))
    if len(problems) > before:
        return
    field = HexField(cells_of(one))
    _check_lines(one, place, field, tables, problems)
    for name, area in one["setup"].items():
        for h in area["hexes"]:
            _check_hex(h, field, f"{place}.setup.{name}", problems)
    for name, zone in one["entry"].items():
        for h in zone["hexes"]:
            where = f"{place}.entry.{name}"
            _check_hex(h, field, where, problems)
            if h in field.by_name and not field.is_edge(field.by_name[h]):
                problems.append(("no-edge", where, h))
    for n, spot in enumerate(one["places"]):
        _check_hex(spot["hex"], field, f"{place}.places[{n}]", problems)
    if len(problems) == before:
        _check_connected(one, place, field, codes, problems)


def _check_hex(name: str, field: HexField, place: str, problems: list[Problem]) -> bool:
    if parse_name(name) is None or name not in field.by_name:
        problems.append(("unknown-hex", place, shown(name)))
        return False
    return True


def _check_lines(
    one: MapData, place: str, field: HexField, tables: TablesFileData, problems: list[Problem]
) -> None:
    """Roads are chains of neighbours, hexsides lie between neighbours and are of a known kind."""
    on_road = set()
    for road in one["roads"]:
        where = f"{place}.roads.{road['id']}"
        known = [_check_hex(h, field, where, problems) for h in road["hexes"]]
        if not all(known):
            continue
        cells = [field.by_name[h] for h in road["hexes"]]
        on_road |= set(road["hexes"])
        for a, b in itertools.pairwise(cells):
            if field.distance(a, b) != 1:
                problems.append(("no-neighbours", where, f"{field.names[a]}-{field.names[b]}"))
        for h in road["off_map"]:
            if h not in road["hexes"] or not field.is_edge(field.by_name[h]):
                problems.append(("no-edge", where, h))
    kinds = {side["id"] for side in tables["terrain"]["side"]} - {"up", "down", "cliff"}
    for n, side in enumerate(one["hexsides"]):
        where = f"{place}.hexsides[{n}]"
        if side["kind"] not in kinds:
            problems.append(("unknown-choice", f"{where}.kind", shown(side["kind"])))
        ends = [_check_hex(end, field, where, problems) for end in (side["a"], side["b"])]
        if all(ends) and field.distance(field.by_name[side["a"]], field.by_name[side["b"]]) != 1:
            problems.append(("no-neighbours", where, f"{side['a']}-{side['b']}"))
    block: object = one.get("road_block")
    if block is not None:
        check_shape(
            block, {"from": str, "to": str, "roads": [str]}, f"{place}.road_block", problems
        )
        for end in ("from", "to"):
            if isinstance(block, dict) and block.get(end) not in on_road:
                problems.append(("no-road", f"{place}.road_block.{end}", shown(block.get(end))))


def _check_connected(
    one: MapData, place: str, field: HexField, codes: Mapping[str, HexData], problems: list[Problem]
) -> None:
    """Each kind of unit can come from everywhere to everywhere, hexes closed to it apart."""
    cells = cells_of(one)
    level = [cells[p][0] for p in field.places]
    roads = {
        frozenset((field.by_name[a], field.by_name[b]))
        for road in one["roads"]
        for a, b in zip(road["hexes"], road["hexes"][1:], strict=False)
    }
    for name in CLASSES[:3]:
        closed = [codes[cells[p][1]]["cost"][name] is None for p in field.places]
        opened = [c for c in range(len(field)) if not closed[c]]
        starts = [max(opened, key=lambda c: sum(c in road for road in roads))] if opened else []

        def is_open(a: int, b: int, closed: list[bool] = closed) -> bool:
            by_road = frozenset((a, b)) in roads
            return not closed[b] and (by_road or abs(level[a] - level[b]) < 2)

        reached = field.reachable(starts, is_open)
        for cell in opened:
            if cell not in reached:
                problems.append(("cut-off", place, f"{field.names[cell]} ({name})"))


def check_units(found: object, tables: TablesFileData, maps: MapsFileData) -> list[Problem]:
    """Return what is wrong with the units, once tables and maps are as they should be.

    Rules: 2.2, 4.0, 4.1, 7.1, 9.42, 9.43, 11.0, 12.0/R153.
    """
    problems: list[Problem] = []
    check_shape(found, UNITS, "units", problems)
    if problems:
        return problems
    data = cast("UnitsFileData", found)
    for scenario, battle in data["scenarios"].items():
        place = f"units.{scenario}"
        if battle["map"] not in maps["maps"]:
            problems.append(("unknown-map", f"{place}.map", shown(battle["map"])))
            continue
        if set(battle["sides"]) != {battle["first"], battle["second"]}:
            problems.append(("first-and-second", place, shown(list(battle["sides"]))))
            continue
        if battle["turns"] != len(tables["turns"][scenario]["track"]):
            problems.append(("turns-and-track", f"{place}.turns", str(battle["turns"])))
        if set(tables["victory"][scenario]) != set(battle["sides"]):
            problems.append(("first-and-second", f"tables.victory.{scenario}", ""))
        _check_battle(battle, place, tables, maps["maps"][battle["map"]], problems)
    return problems


def _check_battle(
    battle: BattleData,
    place: str,
    tables: TablesFileData,
    its_map: MapData,
    problems: list[Problem],
) -> None:
    field = HexField(cells_of(its_map))
    ids = Counter(
        name
        for side in battle["sides"].values()
        for name in (*(u["id"] for u in side["units"]), *(x["id"] for x in side["leaders"]))
    )
    problems += [("twice", place, name) for name, count in ids.items() if count > 1]
    entries = {entry["place"] for entry in battle.get("entries", [])}
    for n, entry in enumerate(battle.get("entries", [])):
        check_shape(
            entry,
            {"place": str, "turn": int, "zones": [OneOf(its_map["entry"])], "hold": bool},
            f"{place}.entries[{n}]",
            problems,
        )
    standing: dict[str, list[tuple[str, UnitData]]] = {}
    for name, side in battle["sides"].items():
        where = f"{place}.{name}"
        _check_leaders(side, where, entries, field, problems)
        known = {leader["id"] for leader in side["leaders"]}
        for unit in side["units"]:
            at = f"{where}.{unit['id']}"
            if unit["leader"] not in known:
                problems.append(("unknown-leader", at, shown(unit["leader"])))
            _check_values(unit, at, tables, problems)
            if unit["hex"] is not None and _check_hex(unit["hex"], field, at, problems):
                standing.setdefault(unit["hex"], []).append((name, unit))
                _check_place(unit, unit["hex"], at, tables, its_map, field, problems)
            elif unit["hex"] is None and unit["place"] not in entries:
                problems.append(("nowhere", at, shown(unit["place"])))
    for name, there in standing.items():
        if len({side for side, _ in there}) > 1 or len(there) > 2:
            problems.append(("too-many-in-a-hex", f"{place}.{name}", str(len(there))))
        alike = {(u["type"], u["leader"], u["facing"] or "") for _, u in there}
        if len(alike) > 1:
            problems.append(("unlike-in-a-hex", f"{place}.{name}", ""))
    _check_points(battle, place, tables, problems)


def _check_leaders(
    side: SideData, place: str, entries: set[str], field: HexField, problems: list[Problem]
) -> None:
    if sum(leader["overall"] for leader in side["leaders"]) != 1:
        problems.append(("one-overall-leader", place, ""))
    for leader in side["leaders"]:
        at = f"{place}.{leader['id']}"
        if (leader["command"] is None) != leader["overall"]:
            problems.append(("command-of-leaders", at, shown(leader["command"])))
        if leader["overall"] and leader["replacement"] is not None:
            problems.append(("no-replacement-for-overall", at, ""))
        if leader["replacement"] is not None:
            values = {"command": int, "range": int, "bonus": int}
            check_shape(leader["replacement"], values, f"{at}.replacement", problems)
        if leader["range"] < 1:
            problems.append(("bad-number", f"{at}.range", str(leader["range"])))
        own = [unit for unit in side["units"] if unit["leader"] == leader["id"]]
        if not own:
            problems.append(("commands-nobody", at, ""))
        if leader["hex"] is None:
            if leader["place"] not in entries:
                problems.append(("nowhere", at, shown(leader["place"])))
        elif _check_hex(leader["hex"], field, at, problems) and all(
            unit["hex"] != leader["hex"] for unit in own
        ):
            problems.append(("not-with-a-unit", at, leader["hex"]))


def _check_values(unit: UnitData, at: str, tables: TablesFileData, problems: list[Problem]) -> None:
    front, back, heavy = unit["front"], unit["back"], unit["type"] == HEAVY
    before = len(problems)
    if back is not None:
        check_shape(back, VALUES, f"{at}.back", problems)
    for side in (front, back or front):
        for what in NUMBERS:
            if side.get(what) is not None and side[what] < 1:
                problems.append(("bad-number", f"{at}.{what}", str(side[what])))
    if len(problems) > before:
        return
    if heavy:
        fits = back is not None and back["strength"] >= front["strength"]
        fits = fits and unit["steps"] == tables["heavy_cavalry"]["steps"]
        fits = fits and back is not None and unit["loss"] == back["strength"]
        if not fits or unit["skirmisher"]:
            problems.append(("heavy-cavalry-values", at, ""))
    else:
        if (back is None) != (front["strength"] == 1) or unit["steps"] != (
            1 if back is None else 2
        ):
            problems.append(("strength-one-has-no-back", at, ""))
        if unit["loss"] != front["strength"]:
            problems.append(("loss-value", at, str(unit["loss"])))
        # A gun moves no worse for what it has lost.
        worth = [what for what in NUMBERS if what != "move" or unit["type"] != CANNON]
        if back is not None and any(back[what] >= front[what] for what in worth):
            problems.append(("back-not-lower", at, ""))
    if front["fire"] and unit["type"] not in tables["range"]["by_type"]:
        problems.append(("fires-without-range", at, unit["type"]))


def _check_place(
    unit: UnitData,
    stands: str,
    at: str,
    tables: TablesFileData,
    its_map: MapData,
    field: HexField,
    problems: list[Problem],
) -> None:
    cell = field.by_name[stands]
    code = cells_of(its_map)[field.places[cell]][1]
    terrain = next(h for h in tables["terrain"]["hex"] if h["code"] == code)
    if terrain["cost"][tables["unit_types"][unit["type"]]["movement_class"]] is None:
        problems.append(("closed-terrain", at, stands))
    if unit["facing"] is not None and unit["facing"] not in FACINGS:
        problems.append(("unknown-facing", at, shown(unit["facing"])))
    zone = its_map["setup"].get(unit["place"])
    if zone is None:
        problems.append(("unknown-place", at, shown(unit["place"])))
    elif all(
        field.distance(cell, field.by_name[h]) > zone["radius"]
        for h in zone["hexes"]
        if h in field.by_name
    ):
        problems.append(("outside-its-place", at, stands))


def _check_points(
    battle: BattleData, place: str, tables: TablesFileData, problems: list[Problem]
) -> None:
    """A side has more to lose than its last row of victory asks for."""
    for name, side in battle["sides"].items():
        total = sum(unit["loss"] for unit in side["units"])
        total += sum(
            tables["leaders"]["overall_points" if leader["overall"] else "points"]
            for leader in side["leaders"]
        )
        if "cross" in battle and any(u["id"] == battle["cross"].get("with") for u in side["units"]):
            total += tables["cross"]["points"]
        scenario = place.removeprefix("units.")
        for table in tables["victory"].get(scenario, {}).values():
            if table["losses_of"] == name and table["rows"] and total <= table["rows"][-1]["from"]:
                problems.append(("cannot-lose-so-much", f"{place}.{name}", str(total)))

"""Checking the two data files: every hole is named with its place, so that its owner can mend it.

Rules: 2.1/areas, 3.2/limit, 1.3.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Mapping
from typing import Final, TypeGuard, TypeVar, cast

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput

from .filedata import AreaData, EvenFileData, MapFileData, Replaced, TablesFileData
from .names import BATTLE_TABLES, ID, MARKED_ROLLS, MARKERS, POWERS, UNITS

Known = TypeVar("Known")

FORMAT: Final = 1
MARKS: Final = ("stated", "deduced", "reconstructed")
TYPES: Final = ("land", "box")
SIDES_OF_POWERS: Final = ("christian", "muslim", "none")
FARTHEST: Final = ((-15.0, 10.0), (30.0, 50.0))  # degrees in which an anchor may lie
MOST: Final = 99
# The results that rules know, table by table.
CODES: Final[dict[str, tuple[str | int, ...]]] = {
    "field": ("ne", "ca", "mv", "dv", "dvs"),
    "tornafuye": ("ne", "r", "l1", "l1r", "l2", "l2r"),
    "siege": ("ne", "a1", "s"),
    "naval": tuple(range(20)),
    "rebellion": ("none", "success"),
    "tribute": ("repatriated", "none", "tribute"),
    "attrition": ("eliminated", "none"),
    "war": ("none", "france", "kingdom"),
    "war_kingdom": POWERS[1:7],
    "war_union": ("war", "none"),
    "union": ("none", "union"),
    "interception": ("none", "success"),
}
COSTS: Final = (
    "repopulation", "siege", "stratagem", "combat_stratagem", "quell", "mutiny",
)  # fmt: skip
MOVEMENT: Final = (
    "area", "mountain", "exit_enemy_field", "exit_enemy_city", "exit_population", "pillage",
    "combat", "load", "unload_fleet", "unload_unit", "sea",
)  # fmt: skip
LIMITS: Final = ("stack", "stack_population", "recruits_per_area", "repopulation_markers")
MODIFIERS: Final = {
    "field": ("mostly_heavy",),
    "tornafuye": ("mostly_raiders", "no_raiders"),
    "siege": ("pillaged", "royal_mesnada", "blockade", "population"),
    "rebellion": ("royal_mesnada", "collapse"),
    "tribute": ("royal_mesnada",),
    "interception": (
        "pillaged", "hostile_city", "mountain", "mover_leader", "interceptor_leader", "elite",
        "mover_transports", "interceptor_transports", "all_raiders",
    ),
}  # fmt: skip
INITIATIVE: Final = ("el_cid", "al_mansur", "royal_mesnada", "all_raiders", "elite")
OPTIONS: Final = (
    "empty_city", "combat", "pillage_pay", "stratagem_draws", "tribute_cost", "total_control",
    "wars_end", "repopulate_home", "second_wave", "castile_by_turn_6", "elite_initiative",
    "leader_initiative",
)  # fmt: skip
ARRIVALS: Final = ("north_africans_1", "north_africans_2", "al_mansur", "el_cid")
TURN_EVENTS: Final = ("collapse", "unions_from_now", "last")


# Tables that others may take the place of.
REPLACED: Final[tuple[Replaced, ...]] = ("siege", "rebellion")


class FileProblems:
    """Collects what is wrong, each with its place in the file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[tuple[str, str, str]] = []

    def add(self, code: str, place: str, detail: object = "") -> None:
        """Remember a problem; the place begins with the file it is in."""
        self.found.append((code, f"{self.file}:{place}"[:200], str(detail)[:200]))

    def mapping(self, value: object, place: str) -> Data:
        """Return the value where it is an object, else an empty one."""
        if isinstance(value, dict):
            return value
        self.add("data-not-an-object", place, type(value).__name__)
        return {}

    def listing(self, value: object, place: str) -> list[object]:
        """Return the value where it is a list, else an empty one."""
        if isinstance(value, list):
            return value
        self.add("data-not-a-list", place, type(value).__name__)
        return []

    def number(self, value: object, place: str, least: int = 0, most: int = MOST) -> int:
        """Return the value where it is a whole number within bounds, else the least."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.add("data-bad-number", place, repr(value)[:60])
        return least

    def flag(self, value: object, place: str) -> bool:
        """Return the value where it is true or false, else false."""
        if isinstance(value, bool):
            return value
        self.add("data-not-true-or-false", place, repr(value)[:60])
        return False

    def among(self, value: object, known: Iterable[Known], place: str) -> TypeGuard[Known]:
        """Whether the value is one of those known; said where it is not."""
        if any(type(value) is type(thing) and value == thing for thing in known):
            return True
        self.add("data-unknown", place, repr(value)[:60])
        return False

    def name(self, value: object, place: str) -> None:
        """Ask for a name in both languages."""
        names = self.mapping(value, f"{place}.name")
        for language in ("en", "es"):
            given = names.get(language)
            if not isinstance(given, str) or not given.strip():
                self.add("data-no-name", f"{place}.name.{language}", given)

    def head(self, top: Data) -> None:
        """Ask for the format, the game and an id of the file."""
        if top.get("format") != FORMAT:
            self.add("data-unknown-format", "format", top.get("format"))
        if top.get("game") != ID:
            self.add("data-unknown-game", "game", top.get("game"))
        if not isinstance(top.get("id"), str):
            self.add("data-no-id", "id", top.get("id"))

    def done(self) -> None:
        """Raise BadInput (bad-data) where anything is wrong."""
        if self.found:
            raise BadInput("bad-data", tuple(self.found))


def check_map(data: object) -> MapFileData:
    """Return a map's data when it has no hole; BadInput (bad-data) names all there are."""
    problems = FileProblems("map")
    top = problems.mapping(data, "")
    problems.head(top)
    areas = _with_ids(problems.listing(top.get("areas"), "areas"), "areas", problems)
    seas = _with_ids(problems.listing(top.get("seas"), "seas"), "seas", problems)
    for twice in areas.keys() & seas.keys():
        problems.add("data-twice", "seas", twice)
    for name, area in areas.items():
        _check_area(name, area, areas, seas, problems)
    for name, sea in seas.items():
        _check_sea(name, sea, areas, seas, problems)
    checked = cast("MapFileData", top)  # every field was looked at, where nothing is found
    if not problems.found:
        _check_reach(checked, problems)
    problems.done()
    return checked


def _with_ids(items: list[object], place: str, problems: FileProblems) -> dict[str, Data]:
    found: dict[str, Data] = {}
    for number, item in enumerate(items):
        thing = problems.mapping(item, f"{place}[{number}]")
        name = thing.get("id")
        if not isinstance(name, str) or not name:
            problems.add("data-no-id", f"{place}[{number}].id", name)
        elif name in found:
            problems.add("data-twice", f"{place}[{number}].id", name)
        else:
            found[name] = thing
    if not found:
        problems.add("data-empty", place)
    return found


def _listed(thing: Data, key: str) -> list[object]:
    """Return a list of a thing that is looked at itself elsewhere."""
    value = thing.get(key)
    return value if isinstance(value, list) else []


def _anchor(value: object, place: str, problems: FileProblems) -> None:
    anchor = problems.mapping(value, place)
    for key, (least, most) in zip(("lon", "lat"), FARTHEST, strict=True):
        at = anchor.get(key)
        if not isinstance(at, int | float) or isinstance(at, bool) or not least <= at <= most:
            problems.add("data-bad-number", f"{place}.{key}", at)


def _check_area(
    name: str,
    area: Data,
    areas: dict[str, Data],
    seas: dict[str, Data],
    problems: FileProblems,
) -> None:
    at = f"areas.{name}"
    problems.name(area.get("name"), at)
    problems.among(area.get("type"), TYPES, f"{at}.type")
    problems.among(area.get("region"), POWERS, f"{at}.region")
    problems.number(area.get("tp"), f"{at}.tp")
    if area.get("stack_limit") is not None:
        problems.number(area.get("stack_limit"), f"{at}.stack_limit", 1)
    for key in ("throne_of", "arms"):
        if area.get(key) is not None:
            problems.among(area.get(key), POWERS, f"{at}.{key}")
    for key, mark in problems.mapping(area.get("marks"), f"{at}.marks").items():
        problems.among(mark, MARKS, f"{at}.marks.{key}")
    _anchor(area.get("anchor"), f"{at}.anchor", problems)
    for number, border in enumerate(problems.listing(area.get("neighbours"), f"{at}.neighbours")):
        place = f"{at}.neighbours[{number}]"
        other = problems.mapping(border, place)
        problems.flag(other.get("mountain"), f"{place}.mountain")
        there = other.get("id")
        if not problems.among(there, areas, f"{place}.id"):
            continue
        back = [
            twin.get("mountain")
            for twin in _listed(areas[there], "neighbours")
            if isinstance(twin, dict) and twin.get("id") == name
        ]
        if back != [other.get("mountain")] or there == name:
            problems.add("data-border-one-way", place, there)
    touches = problems.listing(area.get("seas"), f"{at}.seas")
    for sea in touches:
        if problems.among(sea, seas, f"{at}.seas") and name not in _listed(seas[sea], "land"):
            problems.add("data-sea-one-way", f"{at}.seas", sea)
    city = area.get("city")
    if city is None:
        return
    city = problems.mapping(city, f"{at}.city")
    problems.name(city.get("name"), f"{at}.city")
    coastal = problems.flag(city.get("coastal"), f"{at}.city.coastal")
    problems.flag(city.get("auto_victory"), f"{at}.city.auto_victory")
    ports = problems.listing(city.get("ports"), f"{at}.city.ports")
    for sea in ports:
        there = seas.get(sea) if isinstance(sea, str) else None
        if sea not in touches or there is None or name not in _listed(there, "ports"):
            problems.add("data-sea-one-way", f"{at}.city.ports", sea)
    if coastal != bool(ports):
        problems.add("data-coast-without-port", f"{at}.city.coastal", coastal)
    worth = problems.mapping(city.get("vp"), f"{at}.city.vp")
    for side in ("christian", "muslim"):
        problems.number(worth.get(side), f"{at}.city.vp.{side}")


def _check_sea(
    name: str,
    sea: Data,
    areas: dict[str, Data],
    seas: dict[str, Data],
    problems: FileProblems,
) -> None:
    at = f"seas.{name}"
    problems.name(sea.get("name"), at)
    _anchor(sea.get("anchor"), f"{at}.anchor", problems)
    land = problems.listing(sea.get("land"), f"{at}.land")
    for area in land:
        if problems.among(area, areas, f"{at}.land") and name not in _listed(areas[area], "seas"):
            problems.add("data-sea-one-way", f"{at}.land", area)
    for area in problems.listing(sea.get("ports"), f"{at}.ports"):
        there = areas.get(area, {}) if isinstance(area, str) else {}
        city = there.get("city")
        has_port = isinstance(city, dict) and name in _listed(city, "ports")
        if area not in land or not has_port:
            problems.add("data-sea-one-way", f"{at}.ports", area)
    for other in problems.listing(sea.get("neighbours"), f"{at}.neighbours"):
        if problems.among(other, seas, f"{at}.neighbours") and (
            name not in _listed(seas[other], "neighbours") or other == name
        ):
            problems.add("data-border-one-way", f"{at}.neighbours", other)


def _reached(start: str, ways: dict[str, list[str]]) -> set[str]:
    seen: set[str] = set()
    todo = [start]
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo += ways[here]
    return seen


def _check_reach(data: MapFileData, problems: FileProblems) -> None:
    """Every area can be come to by land, or has a port; the seas hang together."""
    areas = {area["id"]: area for area in data["areas"]}
    seas = {sea["id"]: sea for sea in data["seas"]}
    ways = {name: [n["id"] for n in area["neighbours"]] for name, area in areas.items()}
    mainland = max((_reached(name, ways) for name in areas), key=len)
    for name, area in areas.items():
        city = area["city"]
        if name not in mainland and not (city and city["ports"]):
            problems.add("data-cut-off", f"areas.{name}")
    waters = {name: sea["neighbours"] for name, sea in seas.items()}
    for name in seas.keys() - _reached(next(iter(seas)), waters):
        problems.add("data-cut-off", f"seas.{name}")


def check_tables(
    data: object, areas: Mapping[str, AreaData], seas: Collection[str]
) -> TablesFileData:
    """Return the tables' data when it has no hole; BadInput (bad-data) names all there are.

    `areas` are the areas of the map that the tables are played with, by id, `seas` its seas.
    """
    problems = FileProblems("tables")
    top = problems.mapping(data, "")
    problems.head(top)
    _check_units(top, problems)
    _check_powers(top, areas, problems)
    _check_counters(top, problems)
    _check_stratagems(top, problems)
    _check_tables(top, problems)
    _check_numbers(top, areas, problems)
    _check_options(top, problems)
    _check_turns(top, problems)
    _check_scenarios(top, areas, seas, problems)
    problems.done()
    return cast("TablesFileData", top)  # every field was looked at


def check_even(data: object, areas: Iterable[str]) -> EvenFileData:
    """Return what takes the place of reconstructed numbers; BadInput (bad-data) names every hole.

    The rows of its tables are checked with the tables that they go into.
    """
    problems = FileProblems("even")
    top = problems.mapping(data, "")
    problems.head(top)
    known = tuple(areas)
    for area, points in problems.mapping(top.get("tp"), "tp").items():
        problems.among(area, known, "tp")
        problems.number(points, f"tp.{area}")
    for name, rows in problems.mapping(top.get("tables"), "tables").items():
        if problems.among(name, REPLACED, "tables"):
            problems.listing(rows, f"tables.{name}")
    problems.done()
    return cast("EvenFileData", top)


def _named(top: Data, key: str, wanted: Iterable[str], problems: FileProblems) -> dict[str, Data]:
    """Return a mapping that must have just the ids wanted."""
    found = problems.mapping(top.get(key), key)
    wanted = tuple(wanted)
    for name in wanted:
        if name not in found:
            problems.add("data-missing", key, name)
    for name in found:
        if name not in wanted:
            problems.add("data-unknown", key, name)
    return {
        name: problems.mapping(found[name], f"{key}.{name}") for name in wanted if name in found
    }


def _check_units(top: Data, problems: FileProblems) -> None:
    for name, unit in _named(top, "units", UNITS, problems).items():
        at = f"units.{name}"
        problems.name(unit.get("name"), at)
        problems.number(unit.get("mp"), f"{at}.mp", 0)
        if unit.get("cost") is not None:
            problems.number(unit.get("cost"), f"{at}.cost")
        for key in ("heavy", "mountain_free", "rebels"):
            problems.flag(unit.get(key), f"{at}.{key}")
        for key in ("mp_mark", "cost_mark"):
            if unit.get(key) is not None:
                problems.among(unit.get(key), MARKS, f"{at}.{key}")


def _check_powers(top: Data, areas: Mapping[str, AreaData], problems: FileProblems) -> None:
    for name, power in _named(top, "powers", POWERS, problems).items():
        at = f"powers.{name}"
        problems.name(power.get("name"), at)
        problems.among(power.get("side"), SIDES_OF_POWERS, f"{at}.side")
        problems.flag(power.get("start"), f"{at}.start")
        if power.get("throne") is not None:
            problems.among(power.get("throne"), areas, f"{at}.throne")
    order = problems.listing(top.get("draw_order"), "draw_order")
    if sorted(map(str, order)) != sorted(POWERS[1:]):
        problems.add("data-missing", "draw_order", ", ".join(map(str, order)))
    for number, union in enumerate(problems.listing(top.get("unions"), "unions")):
        at = f"unions[{number}]"
        union = problems.mapping(union, at)
        if not isinstance(union.get("id"), str):
            problems.add("data-no-id", f"{at}.id", union.get("id"))
        problems.name(union.get("name"), at)
        for key, known in (("members", POWERS[1:7]), ("thrones", tuple(areas))):
            pair = problems.listing(union.get(key), f"{at}.{key}")
            if len(pair) != 2:
                problems.add("data-not-two", f"{at}.{key}", len(pair))
            for thing in pair:
                problems.among(thing, known, f"{at}.{key}")


def _check_counters(top: Data, problems: FileProblems) -> None:
    counters = problems.mapping(top.get("counters"), "counters")
    units = problems.mapping(counters.get("units"), "counters.units")
    total = 0
    for owner, mix in units.items():
        if owner != "common":
            problems.among(owner, POWERS, "counters.units")
        for unit, count in problems.mapping(mix, f"counters.units.{owner}").items():
            problems.among(unit, UNITS, f"counters.units.{owner}")
            total += problems.number(count, f"counters.units.{owner}.{unit}")
    for power in POWERS:
        if power not in units:
            problems.add("data-missing", "counters.units", power)
    for key, count in problems.mapping(counters.get("markers"), "counters.markers").items():
        total += problems.number(count, f"counters.markers.{key}")
    for name, marker in problems.mapping(top.get("stratagems"), "stratagems").items():
        if isinstance(marker, dict):
            total += problems.number(marker.get("count"), f"stratagems.{name}.count")
    if not problems.found and counters.get("total") != total:
        problems.add("data-counters-do-not-add-up", "counters.total", total)


def _check_stratagems(top: Data, problems: FileProblems) -> None:
    for name, marker in _named(top, "stratagems", MARKERS, problems).items():
        at = f"stratagems.{name}"
        problems.name(marker.get("name"), at)
        problems.among(marker.get("play"), ("at_once", "held"), f"{at}.play")
        for key in ("own_roll", "enemy_roll"):
            for roll, value in problems.mapping(marker.get(key), f"{at}.{key}").items():
                problems.among(roll, MARKED_ROLLS, f"{at}.{key}")
                problems.number(value, f"{at}.{key}.{roll}", -9, 9)
        if marker.get("last_turn") is not None:
            problems.number(marker.get("last_turn"), f"{at}.last_turn")


def _check_tables(top: Data, problems: FileProblems) -> None:
    tables = problems.mapping(top.get("tables"), "tables")
    for name, codes in CODES.items():
        at = f"tables.{name}"
        table = problems.mapping(tables.get(name), at)
        columns = problems.listing(table.get("columns"), f"{at}.columns")
        if not columns:
            problems.add("data-empty", f"{at}.columns")
        rows = [
            problems.mapping(row, f"{at}.rows[{n}]")
            for n, row in enumerate(problems.listing(table.get("rows"), f"{at}.rows"))
        ]
        if not rows or rows[0].get("min") is not None or rows[-1].get("max") is not None:
            problems.add("data-rows-open", f"{at}.rows")
        for n, (row, after) in enumerate(itertools.pairwise(rows)):
            ends, begins = row.get("max"), after.get("min")
            if not (isinstance(ends, int) and isinstance(begins, int) and ends + 1 == begins):
                problems.add("data-rows-gap", f"{at}.rows[{n}]", f"{ends} – {begins}")
        for n, row in enumerate(rows):
            results = problems.listing(row.get("results"), f"{at}.rows[{n}].results")
            if len(results) != len(columns):
                problems.add("data-row-length", f"{at}.rows[{n}].results", len(results))
            for result in results:
                problems.among(result, codes, f"{at}.rows[{n}].results")
        if name in BATTLE_TABLES and not any("modifiers" in table for _ in (0,)):
            problems.add("data-missing", at, "modifiers")
        _check_modifiers(table.get("modifiers"), MODIFIERS.get(name, ()), at, problems)
    independence = problems.mapping(tables.get("independence"), "tables.independence")
    for kingdom in ("castile", "portugal"):
        by_turn = problems.mapping(independence.get(kingdom), f"tables.independence.{kingdom}")
        for turn, least in by_turn.items():
            at = f"tables.independence.{kingdom}.{turn}"
            if not str(turn).isdecimal():
                problems.add("data-bad-number", at, turn)
            problems.number(least, at, 1, 6)
        if not by_turn:
            problems.add("data-empty", f"tables.independence.{kingdom}")
    first = problems.mapping(top.get("initiative"), "initiative")
    _check_modifiers(first.get("modifiers"), INITIATIVE, "initiative", problems)


def _check_modifiers(
    value: object, known: tuple[str, ...], place: str, problems: FileProblems
) -> None:
    found = []
    for n, item in enumerate(problems.listing(value, f"{place}.modifiers")):
        modifier = problems.mapping(item, f"{place}.modifiers[{n}]")
        problems.among(modifier.get("id"), known, f"{place}.modifiers[{n}].id")
        problems.number(modifier.get("mod"), f"{place}.modifiers[{n}].mod", -9, 9)
        found.append(modifier.get("id"))
    for name in known:
        if name not in found:
            problems.add("data-missing", f"{place}.modifiers", name)


def _check_numbers(top: Data, areas: Mapping[str, AreaData], problems: FileProblems) -> None:
    for key, wanted in (("costs", COSTS), ("movement", MOVEMENT), ("limits", LIMITS)):
        values = problems.mapping(top.get(key), key)
        for name in wanted:
            problems.number(values.get(name), f"{key}.{name}")
    arrivals = _named(top, "arrivals", ARRIVALS, problems)
    for name, arrival in arrivals.items():
        problems.number(arrival.get("turn"), f"arrivals.{name}.turn", 1)
        _check_force(arrival.get("units"), f"arrivals.{name}.units", problems)
        for key in ("tp", "leaves"):
            if arrival.get(key) is not None:
                problems.number(arrival.get(key), f"arrivals.{name}.{key}")
    france = problems.mapping(top.get("france"), "france")
    _check_force(france.get("units"), "france.units", problems)
    problems.number(france.get("tp"), "france.tp")
    for area in problems.listing(france.get("areas"), "france.areas"):
        if problems.among(area, areas, "france.areas") and areas[area]["region"] != "france":
            problems.add("data-not-a-home-area", "france.areas", area)
    victory = problems.mapping(top.get("victory"), "victory")
    for key in ("margin", "auto_need"):
        problems.number(victory.get(key), f"victory.{key}", 1)
    problems.among(victory.get("sepulchre_area"), areas, "victory.sepulchre_area")
    for area in problems.listing(victory.get("auto_cities"), "victory.auto_cities"):
        if problems.among(area, areas, "victory.auto_cities"):
            city = areas[area]["city"]
            if not (city and city["auto_victory"]):
                problems.add("data-no-city", "victory.auto_cities", area)
    if "collapse" in top:
        collapse = problems.mapping(top["collapse"], "collapse")
        problems.number(collapse.get("free_attempts"), "collapse.free_attempts", 1)


def _check_force(value: object, place: str, problems: FileProblems) -> int:
    """Return how many land units a mapping from units to numbers has."""
    land = 0
    for unit, count in problems.mapping(value, place).items():
        problems.among(unit, UNITS, place)
        count = problems.number(count, f"{place}.{unit}")
        land += count if unit != "fleet" else 0
    return land


def _check_options(top: Data, problems: FileProblems) -> None:
    for name, option in _named(top, "options", OPTIONS, problems).items():
        choices = problems.listing(option.get("choices"), f"options.{name}.choices")
        problems.among(option.get("default"), choices, f"options.{name}.default")
        if not isinstance(option.get("ruling"), str):
            problems.add("data-missing", f"options.{name}", "ruling")


def _check_turns(top: Data, problems: FileProblems) -> None:
    events: list[object] = []
    for n, item in enumerate(problems.listing(top.get("turns"), "turns")):
        turn = problems.mapping(item, f"turns[{n}]")
        if turn.get("turn") != n + 1:
            problems.add("data-bad-number", f"turns[{n}].turn", turn.get("turn"))
        if not isinstance(turn.get("years"), str):
            problems.add("data-missing", f"turns[{n}]", "years")
        events += problems.listing(turn.get("events"), f"turns[{n}].events")
    for name in TURN_EVENTS:
        if events.count(name) != 1:
            problems.add("data-missing", "turns", name)


def _check_scenarios(
    top: Data, areas: Mapping[str, AreaData], seas: Collection[str], problems: FileProblems
) -> None:
    found = []
    for n, item in enumerate(problems.listing(top.get("scenarios"), "scenarios")):
        at = f"scenarios[{n}]"
        scenario = problems.mapping(item, at)
        problems.name(scenario.get("name"), at)
        problems.number(scenario.get("turn"), f"{at}.turn", 1)
        found.append(scenario.get("id"))
        treasury = problems.mapping(scenario.get("treasury"), f"{at}.treasury")
        for power, points in treasury.items():
            problems.among(power, POWERS, f"{at}.treasury")
            problems.number(points, f"{at}.treasury.{power}", 0, 999)
        if scenario.get("placed") is not None:
            _check_placed(scenario["placed"], areas, seas, f"{at}.placed", problems)
            continue
        where = problems.mapping(scenario.get("where"), f"{at}.where")
        for power, units in problems.mapping(scenario.get("units"), f"{at}.units").items():
            problems.among(power, POWERS, f"{at}.units")
            land = _check_force(units, f"{at}.units.{power}", problems)
            room = 0
            for area in problems.listing(where.get(power), f"{at}.where.{power}"):
                if problems.among(area, areas, f"{at}.where.{power}"):
                    room += areas[area]["stack_limit"] or MOST
            if room < land:
                problems.add("data-no-room", f"{at}.where.{power}", land)
    for name in ("standard", "ready"):
        if found.count(name) != 1:
            problems.add("data-missing", "scenarios", name)


def _check_placed(
    value: object,
    areas: Mapping[str, AreaData],
    seas: Collection[str],
    at: str,
    problems: FileProblems,
) -> None:
    placed = problems.mapping(value, at)
    for area, places in problems.mapping(placed.get("areas"), f"{at}.areas").items():
        problems.among(area, areas, f"{at}.areas")
        for where, owners in problems.mapping(places, f"{at}.areas.{area}").items():
            problems.among(where, ("field", "city"), f"{at}.areas.{area}")
            if where == "city" and area in areas and not areas[area]["city"]:
                problems.add("data-no-city", f"{at}.areas", area)
            for power, units in problems.mapping(owners, f"{at}.areas.{area}.{where}").items():
                problems.among(power, POWERS, f"{at}.areas.{area}.{where}")
                _check_force(units, f"{at}.areas.{area}.{where}.{power}", problems)
    for sea, owners in problems.mapping(placed.get("seas"), f"{at}.seas").items():
        problems.among(sea, seas, f"{at}.seas")
        for power, count in problems.mapping(owners, f"{at}.seas.{sea}").items():
            problems.among(power, POWERS, f"{at}.seas.{sea}")
            problems.number(count, f"{at}.seas.{sea}.{power}")

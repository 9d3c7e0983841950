"""The map, the tables and everything else that an owner of the printed game may put right.

Areas and seas are numbers in the order of the map file, powers, units and markers those of
`names`. A `Board` never changes; all states of a game share it.

Rules: 2.1/areas, 1.3.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, Generic, NamedTuple

from reconquista_qt.assets import resource
from reconquista_qt.engine.options import Option
from reconquista_qt.engine.refusal import BadInput

from .filecheck import REPLACED, check_even, check_map, check_tables
from .filedata import WORDED, AreaData, Code, MapFileData, ResultsData, TablesFileData
from .forces import MASK, Force, pack
from .names import (
    FLEET,
    ID,
    KING,
    MARKERS,
    POWER_INDEX,
    POWERS,
    UNIT_INDEX,
    UNITS,
)

NO_LIMIT: Final = 10_000
LOWEST_DIE: Final = -20
HIGHEST_DIE: Final = 30
DEFAULT_FREE_ATTEMPTS: Final = 6


class Table(Generic[Code]):
    """A results table: a modified die and a column give a code."""

    __slots__ = ("columns", "codes", "mods", "_rows")

    def __init__(self, data: ResultsData[Code]) -> None:
        self.columns = tuple(data["columns"])
        rows = data["rows"]
        self.mods = {m["id"]: m["mod"] for m in data.get("modifiers", [])}
        self._rows: list[tuple[Code, ...]] = []
        for die in range(LOWEST_DIE, HIGHEST_DIE + 1):
            row = next(row for row in rows if row["max"] is None or die <= row["max"])
            self._rows.append(tuple(row["results"]))
        self.codes: set[Code] = {code for row in self._rows for code in row}

    def result(self, die: int, column: int = 0) -> Code:
        """Return the code of a modified die; columns count from 0 and end at the last."""
        row = self._rows[min(max(die, LOWEST_DIE), HIGHEST_DIE) - LOWEST_DIE]
        return row[min(max(column, 0), len(row) - 1)]

    def least(self, code: Code, column: int = 0) -> int | None:
        """Return the least modified die that gives a code, None where none does."""
        for number, row in enumerate(self._rows):
            if row[column] == code:
                return number + LOWEST_DIE
        return None


class Marker(NamedTuple):
    """A kind of stratagem marker: how many there are, and what it adds to which die."""

    copies: int
    at_once: bool
    own: dict[str, int]
    enemy: dict[str, int]
    last_turn: int


class UnionRule(NamedTuple):
    """A dynastic union that may be tried: its kingdoms and their thrones."""

    id: str
    members: tuple[int, int]
    thrones: tuple[int, int]


class Arrival(NamedTuple):
    """Pieces that come on a turn by themselves, and what they bring."""

    turn: int
    units: Force
    tp: int
    leaves: int
    if_collapse: bool


class Board:
    """Everything that the two data files say, in the numbers that rules reckon with."""

    def __init__(self, map_data: MapFileData, tables: TablesFileData) -> None:
        self.map_data = map_data
        self.tables_data = tables
        self._read_map(map_data)
        self._read_units(tables)
        self._read_powers(tables)
        self._read_tables(tables)
        self._read_calendar(tables)
        self._read_numbers(tables)

    def _read_map(self, data: MapFileData) -> None:
        areas, seas = data["areas"], data["seas"]
        self.areas = tuple(area["id"] for area in areas)
        self.area_index = {name: n for n, name in enumerate(self.areas)}
        self.seas = tuple(sea["id"] for sea in seas)
        self.sea_index = {name: n for n, name in enumerate(self.seas)}
        self.area_count = len(self.areas)
        self.sea_count = len(self.seas)
        at, by_sea = self.area_index, self.sea_index
        # The neighbours of each area, with whether a mountain border lies between.
        self.borders = tuple(
            tuple((at[n["id"]], bool(n["mountain"])) for n in area["neighbours"]) for area in areas
        )
        self.is_mountain = tuple(dict(borders) for borders in self.borders)
        self.region = tuple(POWER_INDEX[area["region"]] for area in areas)
        self.box = tuple(area["type"] == "box" for area in areas)
        self.tp = tuple(int(area["tp"]) for area in areas)
        self.limit = tuple(area["stack_limit"] or NO_LIMIT for area in areas)
        self.arms = tuple(POWER_INDEX[area["arms"]] if area["arms"] else -1 for area in areas)
        self.has_city = tuple(bool(area["city"]) for area in areas)
        self.ports = tuple(
            tuple(by_sea[sea] for sea in area["city"]["ports"]) if area["city"] else ()
            for area in areas
        )
        self.coasts = tuple(tuple(by_sea[sea] for sea in area["seas"]) for area in areas)
        self.christian_vp = tuple(
            area["city"]["vp"]["christian"] if area["city"] else 0 for area in areas
        )
        self.muslim_vp = tuple(
            area["city"]["vp"]["muslim"] if area["city"] else 0 for area in areas
        )
        self.sea_borders = tuple(tuple(by_sea[n] for n in sea["neighbours"]) for sea in seas)
        self.sea_land = tuple(tuple(at[a] for a in sea["land"]) for sea in seas)
        self.sea_ports = tuple(tuple(at[a] for a in sea["ports"]) for sea in seas)

    def _read_units(self, tables: TablesFileData) -> None:
        units = [tables["units"][name] for name in UNITS]
        self.mp = tuple(int(unit["mp"]) for unit in units)
        self.cost = tuple(-1 if unit["cost"] is None else int(unit["cost"]) for unit in units)
        # The kinds that are for sale, those that cost least first.
        self.by_cost = tuple(
            sorted((n for n, cost in enumerate(self.cost) if cost >= 0), key=self.cost.__getitem__)
        )
        self.from_turn = tuple(int(unit.get("from_turn", 0)) for unit in units)
        self.mountain_free = tuple(bool(unit["mountain_free"]) for unit in units)
        self.heavy_mask = sum(MASK[n] for n, unit in enumerate(units) if unit["heavy"])
        self.raider_mask = sum(MASK[n] for n, unit in enumerate(units) if unit.get("raider"))
        self.rebel_mask = sum(MASK[n] for n, unit in enumerate(units) if unit["rebels"])
        self.african_mask = sum(
            MASK[n] for n, unit in enumerate(units) if unit.get("north_african")
        )
        self.leader_mask = sum(MASK[n] for n, unit in enumerate(units) if unit.get("leader"))
        self.carries = int(units[FLEET].get("carries", 0))

    def _read_powers(self, tables: TablesFileData) -> None:
        powers = [tables["powers"][name] for name in POWERS]
        at = self.area_index
        self.start = tuple(bool(power["start"]) for power in powers)
        thrones = [at[power["throne"]] if power["throne"] else -1 for power in powers]
        self.throne = tuple(thrones)
        # Where there is no throne, the first area with the arms stands for it (2.9/B3).
        self.seat = tuple(
            throne if throne >= 0 else next((a for a, p in enumerate(self.arms) if p == n), -1)
            for n, throne in enumerate(thrones)
        )
        self.draw_order = tuple(POWER_INDEX[name] for name in tables["draw_order"])
        self.unions = tuple(
            UnionRule(
                union["id"],
                (POWER_INDEX[union["members"][0]], POWER_INDEX[union["members"][1]]),
                (at[union["thrones"][0]], at[union["thrones"][1]]),
            )
            for union in tables["unions"]
        )
        self.union_index = {union.id: n for n, union in enumerate(self.unions)}
        mix = tables["counters"]["units"]
        self.mix = tuple(tuple(int(mix[name].get(unit, 0)) for unit in UNITS) for name in POWERS)
        self.common = tuple(int(mix.get("common", {}).get(unit, 0)) for unit in UNITS)

    def _read_tables(self, tables: TablesFileData) -> None:
        results = tables["tables"]
        self.tables: dict[str, Table[str]] = {name: Table(results[name]) for name in WORDED}
        self.field_table = self.tables["field"]
        self.tornafuye_table = self.tables["tornafuye"]
        self.siege_table = self.tables["siege"]
        self.naval_table = Table(results["naval"])
        # The difference of the siege table's first column.
        self.siege_first = int(self.siege_table.columns[0].rstrip("+"))
        self.initiative = {m["id"]: int(m["mod"]) for m in tables["initiative"]["modifiers"]}
        seceding = results["independence"]
        self.independence = {
            POWER_INDEX[name]: {int(turn): int(least) for turn, least in by_turn.items()}
            for name, by_turn in (
                ("castile", seceding["castile"]), ("portugal", seceding["portugal"])
            )
        }  # fmt: skip
        self.markers = tuple(
            Marker(
                int(data["count"]),
                data["play"] == "at_once",
                dict(data["own_roll"]),
                dict(data["enemy_roll"]),
                int(data.get("last_turn", 0)),
            )
            for data in (tables["stratagems"][name] for name in MARKERS)
        )
        self.copies = tuple(marker.copies for marker in self.markers)

    def _read_calendar(self, tables: TablesFileData) -> None:
        turns = tables["turns"]
        events = {event: turn["turn"] for turn in turns for event in turn["events"]}
        self.last_turn = int(events["last"])
        self.collapse_turn = int(events["collapse"])
        self.unions_from = int(events["unions_from_now"])
        self.years = tuple(str(turn["years"]) for turn in turns)
        self.turn_events = tuple(tuple(turn["events"]) for turn in turns)
        self.arrivals = {
            name: Arrival(
                int(data["turn"]),
                pack(data["units"]),
                int(data.get("tp", 0)),
                int(data.get("leaves", 0)),
                data.get("if") == "collapse",
            )
            for name, data in tables["arrivals"].items()
        }
        self.leader_turns = {
            UNIT_INDEX[name]: (self.arrivals[name].turn, self.arrivals[name].leaves)
            for name in ("el_cid", "al_mansur")
        }
        self._mixes: dict[tuple[tuple[int, ...], int], int] = {}
        self.led_turns = frozenset(
            turn
            for first, last in self.leader_turns.values()
            for turn in range(first, min(last, self.last_turn) + 1)
        )
        collapse = tables.get("collapse", {})
        self.free_attempts = int(collapse.get("free_attempts", DEFAULT_FREE_ATTEMPTS))

    def _read_numbers(self, tables: TablesFileData) -> None:
        costs, moves, limits = tables["costs"], tables["movement"], tables["limits"]
        self.repopulation_cost = int(costs["repopulation"])
        self.siege_cost = int(costs["siege"])
        self.marker_cost = int(costs["stratagem"])
        self.combat_marker_cost = int(costs["combat_stratagem"])
        self.quell_cost = int(costs["quell"])
        self.mutiny_cost = int(costs["mutiny"])
        self.area_mp = int(moves["area"])
        self.mountain_mp = int(moves["mountain"])
        self.exit_field_mp = int(moves["exit_enemy_field"])
        self.exit_city_mp = int(moves["exit_enemy_city"])
        self.exit_population_mp = int(moves["exit_population"])
        self.pillage_mp = int(moves["pillage"])
        self.combat_mp = int(moves["combat"])
        # The fewest MP with which a unit in a field can do anything there.
        self.least_mp = min(self.area_mp, self.pillage_mp, self.combat_mp)
        self.load_mp = int(moves["load"])
        self.unload_fleet_mp = int(moves["unload_fleet"])
        self.unload_unit_mp = int(moves["unload_unit"])
        self.sea_mp = int(moves["sea"])
        self.population_limit = int(limits["stack_population"])
        self.recruits_per_area = int(limits["recruits_per_area"])
        self.settler_markers = int(limits["repopulation_markers"])
        france, victory = tables["france"], tables["victory"]
        self.french_units = pack(france["units"])
        self.french_tp = int(france["tp"])
        self.french_areas = tuple(self.area_index[name] for name in france["areas"])
        self.margin = int(victory["margin"])
        self.auto_need = int(victory["auto_need"])
        self.auto_cities = tuple(self.area_index[name] for name in victory["auto_cities"])
        self.sepulchre_area = self.area_index[victory["sepulchre_area"]]
        self.option_list = tuple(
            Option(name, tuple(data["choices"]), data["default"], rule_of_option(data["ruling"]))
            for name, data in tables["options"].items()
        )
        self.scenario_data = {data["id"]: data for data in tables["scenarios"]}
        self.scenarios = tuple(self.scenario_data)
        standard = self.scenario_data["standard"]
        self.set_up_units = {
            POWER_INDEX[name]: pack(units) for name, units in standard["units"].items()
        }
        self.set_up_areas = {
            POWER_INDEX[name]: tuple(self.area_index[area] for area in areas)
            for name, areas in standard["where"].items()
        }
        self.set_up_seas = {
            power: tuple(
                sea
                for sea in range(self.sea_count)
                if any(area in self.sea_land[sea] for area in areas)
            )
            for power, areas in self.set_up_areas.items()
        }

    def __reduce__(self) -> tuple[Callable[..., Board], tuple[object, ...]]:
        """Go to other processes by name where it is the shipped one, else by its two files."""
        if self is standard_board():
            return (standard_board, ())
        if self is even_board(standard_board()):
            return (even_board, (standard_board(),))
        return (Board, (self.map_data, self.tables_data))

    def owner_mix(self, powers: tuple[int, ...], kind: int) -> int:
        """Return how many counters of a kind some powers have together (3.0/C12, 8.4/E32)."""
        known = self._mixes.get((powers, kind))
        if known is None:
            known = sum([self.mix[power][kind] for power in powers])
            if kind == KING:
                known = min(known, 1)
            self._mixes[powers, kind] = known
        return known


RULE_OF_RULING: Final = {
    "A1": "3.7/A1", "A11": "14.0/A11", "C3": "6.0/C3", "C7": "8.3/C7", "C13": "6.2/C13",
    "C16": "10.0/C16", "D17": "5.1/D17", "E10": "8.6/E10", "E27": "15.0/E27", "F1": "7.1/F1",
    "I1": "12.3/I1", "16.0": "16.0/elite",
}  # fmt: skip


def rule_of_option(ruling: str) -> str:
    """Return the clause of a ruling that a rule option belongs to."""
    return RULE_OF_RULING.get(ruling, ruling)


def read_json(path: Path) -> object:
    """Return the data of a JSON file; BadInput (bad-data) names the file that is broken."""
    try:
        data: object = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadInput("bad-data", (("unreadable", path.name, str(error)[:200]),)) from error
    return data


def board_from(map_data: object, tables_data: object) -> Board:
    """Return the board of two files' data; BadInput (bad-data) names every hole by its place."""
    checked_map = check_map(map_data)
    areas = {area["id"]: area for area in checked_map["areas"]}
    seas = {sea["id"] for sea in checked_map["seas"]}
    return Board(checked_map, check_tables(tables_data, areas, seas))


def load_board(map_path: Path | None = None, tables_path: Path | None = None) -> Board:
    """Return the board of two files, each the shipped one unless a path is given.

    BadInput (bad-data) names every hole in them by its place.
    """
    if map_path is None and tables_path is None:
        return standard_board()
    return board_from(
        read_json(map_path or resource(ID, "map.json")),
        read_json(tables_path or resource(ID, "tables.json")),
    )


@cache
def even_board(board: Board, path: Path | None = None) -> Board:
    """Return a board with the tables that self-play found to give both sides a chance.

    They take the place of numbers that are reconstructed, never of stated ones: treasury points,
    the siege table, the rebellion table (``even.json``, unless `path` is given). BadInput
    (bad-data) names every hole in the file.

    Rules: 6.0/collect, 14.0/siege, 8.1/result.
    """
    even = check_even(read_json(path or resource(ID, "even.json")), board.areas)
    areas: list[AreaData] = [
        {**area, "tp": even["tp"].get(area["id"], area["tp"])} for area in board.map_data["areas"]
    ]
    tables = board.tables_data["tables"].copy()
    for name in REPLACED:
        if name in even["tables"]:
            tables[name] = {**tables[name], "rows": even["tables"][name]}
    return board_from({**board.map_data, "areas": areas}, {**board.tables_data, "tables": tables})


@cache
def standard_board() -> Board:
    """Return the board of the shipped files."""
    return board_from(read_json(resource(ID, "map.json")), read_json(resource(ID, "tables.json")))

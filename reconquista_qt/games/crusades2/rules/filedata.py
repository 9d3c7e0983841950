"""What stands in the data files once they are checked: their fields, as far as there are any.

Many objects tell marks and notes beside their values; those are not among these fields.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

# -- tables.json -----------------------------------------------------------------------------------


class DieData(TypedDict):
    """`die`."""

    sides: int


class UnitTypeData(TypedDict):
    """One of `unit_types`."""

    name: dict[str, str]
    horse: bool
    movement_class: str


class ChitData(TypedDict):
    """One of `chits`: what it adds in a melee, and what it lets a unit do."""

    name: dict[str, str]
    melee_attack: int
    melee_defend: int
    may_attack: bool
    may_leave_zoc: bool


class LeadersData(TypedDict):
    """`leaders`: their movement points, and what each loss costs."""

    move: int
    points: int
    overall_points: int


class ColumnData(TypedDict):
    """A column of a results table; no `max` in the last one."""

    min: int
    max: int | None
    label: str


class ResultsData(TypedDict):
    """A table of results, a row for each modified die from 0 to 12."""

    columns: list[ColumnData]
    rows: list[list[str]]


class ModifierData(TypedDict):
    """One of `melee.modifiers`; a word where the value stands in another table."""

    id: str
    value: int | str


class ShiftData(TypedDict):
    """One of `melee.shifts`."""

    id: str
    columns: int


class MeleeData(ResultsData):
    """`melee`."""

    modifiers: list[ModifierData]
    shifts: list[ShiftData]


class RatioData(TypedDict):
    """One of `odds.attacker`."""

    ratio: int
    die: int


class DefenderOddsData(TypedDict):
    """`odds.defender`."""

    die: int


class OddsData(TypedDict):
    """`odds`."""

    attacker: list[RatioData]
    defender: DefenderOddsData


class FireModifiersData(TypedDict):
    """`fire.modifiers`."""

    all_skirmishers: int
    top_unit_armoured: int
    armoured: list[str]
    two_units: int
    firer_higher: int


class FireData(ResultsData):
    """`fire`."""

    modifiers: FireModifiersData


class RangeData(TypedDict):
    """`range`: the modifier of each distance, by type."""

    by_type: dict[str, list[int]]


class HexData(TypedDict):
    """One of `terrain.hex`; costs by class, None where it is closed."""

    code: str
    id: str
    name: dict[str, str]
    cost: dict[str, float | None]
    fire: int
    melee: int
    blocks_sight: bool


class RoadCostData(TypedDict):
    """`terrain.road`."""

    cost: float


class HexsideData(TypedDict):
    """One of `terrain.side`."""

    id: str
    cost: dict[str, float | None]
    melee: int | None
    melee_by_road: NotRequired[int]


class TerrainData(TypedDict):
    """`terrain`."""

    hex: list[HexData]
    road: RoadCostData
    side: list[HexsideData]


class TypeModifiersData(TypedDict):
    """`type_modifiers`: by attacker, in the order of the defenders."""

    defenders: list[str]
    attackers: dict[str, list[int]]


class HeavyCavalryData(TypedDict):
    """`heavy_cavalry`: what its values lose with each step."""

    steps: int
    lost_1: int
    lost_2: int
    minimum: int


class TurnsData(TypedDict):
    """One of `turns`."""

    track: list[str]


# From which losses on a die of at most `die` wins; no `to` in the last row.
VictoryRow = TypedDict("VictoryRow", {"from": int, "to": int | None, "die": int})


class VictoryData(TypedDict):
    """One side's of one of `victory`."""

    losses_of: str
    rows: list[VictoryRow]


class EndData(TypedDict):
    """One of `end`."""

    winner: str | None
    level: str


class CrossData(TypedDict):
    """`cross`."""

    points: int
    morale: int
    strength_factor: int


class ActionChitsData(TypedDict):
    """`action_chits`."""

    per_leader: int
    per_leader_short: int
    short: str
    end_of_turn_after: int


class TablesFileData(TypedDict):
    """`tables.json`; what differs from battle to battle is by scenario, then by side."""

    format: int
    game: str
    die: DieData
    unit_types: dict[str, UnitTypeData]
    chits: dict[str, ChitData]
    leaders: LeadersData
    melee: MeleeData
    odds: OddsData
    fire: FireData
    range: RangeData
    terrain: TerrainData
    type_modifiers: TypeModifiersData
    heavy_cavalry: HeavyCavalryData
    turns: dict[str, TurnsData]
    night: dict[str, list[int]]
    victory: dict[str, dict[str, VictoryData]]
    end: dict[str, EndData]
    berserk: dict[str, dict[str, int]]
    cross: CrossData
    action_chits: ActionChitsData


# -- units.json ------------------------------------------------------------------------------------


class ValuesData(TypedDict):
    """What one side of a counter shows."""

    strength: int
    fire: bool
    move: int
    morale: int


class UnitData(TypedDict):
    """One of a side's `units`."""

    id: str
    name: str
    leader: str
    type: str
    skirmisher: bool
    steps: int
    front: ValuesData
    back: ValuesData | None
    place: str
    hex: str | None
    facing: str | None
    loss: int


class ReplacementData(TypedDict):
    """The other side of a leader's counter."""

    command: int
    range: int
    bonus: int


class LeaderData(TypedDict):
    """One of a side's `leaders`."""

    id: str
    name: dict[str, str]
    overall: bool
    command: int | None
    range: int
    bonus: int
    replacement: ReplacementData | None
    chit: str
    place: str
    hex: str | None


class SideData(TypedDict):
    """One of a battle's `sides`."""

    name: dict[str, str]
    action_colour: str
    leaders: list[LeaderData]
    units: list[UnitData]


class EntryData(TypedDict):
    """One of a battle's `entries`: who comes later, when and where."""

    place: str
    turn: int
    zones: list[str]
    hold: bool


CarriedCrossData = TypedDict("CarriedCrossData", {"with": str})


class BattleData(TypedDict):
    """One of `scenarios`."""

    name: dict[str, str]
    map: str
    turns: int
    first: str
    second: str
    sides: dict[str, SideData]
    entries: NotRequired[list[EntryData]]
    stacks: NotRequired[list[list[str]]]
    cross: NotRequired[CarriedCrossData]


class UnitsFileData(TypedDict):
    """`units.json`."""

    format: int
    game: str
    scenarios: dict[str, BattleData]


# -- maps.json -------------------------------------------------------------------------------------


class RoadData(TypedDict):
    """One of a map's `roads`."""

    id: str
    hexes: list[str]
    off_map: list[str]


class EdgeData(TypedDict):
    """One of a map's `hexsides`."""

    a: str
    b: str
    kind: str


class SetupData(TypedDict):
    """One of a map's `setup` places."""

    hexes: list[str]
    radius: int
    one_unit_per_hex: NotRequired[bool]


class EntryZoneData(TypedDict):
    """One of a map's `entry` zones."""

    hexes: list[str]


class SpotData(TypedDict):
    """One of a map's `places`, with its name by language."""

    hex: str
    en: str
    es: str


RoadBlockData = TypedDict("RoadBlockData", {"from": str, "to": str, "roads": list[str]})


class MapData(TypedDict):
    """One of `maps`; `grid` has a text for each row, elevation and terrain code of each hex."""

    columns: list[int]
    rows: list[int]
    top: str
    north_is: str
    grid: list[str]
    roads: list[RoadData]
    hexsides: list[EdgeData]
    setup: dict[str, SetupData]
    entry: dict[str, EntryZoneData]
    places: list[SpotData]
    road_block: NotRequired[RoadBlockData]


class MapsFileData(TypedDict):
    """`maps.json`."""

    format: int
    game: str
    maps: dict[str, MapData]

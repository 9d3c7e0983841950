"""What stands in the data files once they are checked: their fields, as far as there are any."""

from __future__ import annotations

from typing import Final, Generic, Literal, NotRequired, TypedDict, TypeVar

Code = TypeVar("Code", str, int)
Replaced = Literal["siege", "rebellion"]

# -- the map ---------------------------------------------------------------------------------------


class AnchorData(TypedDict):
    """Where a place is, in degrees."""

    lon: float
    lat: float


class WorthData(TypedDict):
    """The victory points of a city, by side."""

    christian: int
    muslim: int


class CityData(TypedDict):
    """The city of an area."""

    name: dict[str, str]
    coastal: bool
    ports: list[str]
    vp: WorthData
    auto_victory: bool


class BorderData(TypedDict):
    """One of an area's `neighbours`."""

    id: str
    mountain: bool
    mark: str


class AreaData(TypedDict):
    """One of `areas`."""

    id: str
    name: dict[str, str]
    type: str
    region: str
    tp: int
    stack_limit: int | None
    throne_of: str | None
    arms: str | None
    city: CityData | None
    neighbours: list[BorderData]
    seas: list[str]
    terrain: str
    anchor: AnchorData
    marks: dict[str, str]
    note: str


class SeaData(TypedDict):
    """One of `seas`."""

    id: str
    name: dict[str, str]
    type: str
    land: list[str]
    ports: list[str]
    neighbours: list[str]
    anchor: AnchorData
    mark: str


class MapFileData(TypedDict):
    """`map.json`."""

    format: int
    game: str
    id: str
    name: dict[str, str]
    notes: dict[str, str]
    areas: list[AreaData]
    seas: list[SeaData]


# -- the tables ------------------------------------------------------------------------------------


class UnitData(TypedDict):
    """One of `units`."""

    name: dict[str, str]
    mp: int
    mp_mark: str | None
    cost: int | None
    cost_mark: str | None
    heavy: bool
    mountain_free: bool
    rebels: bool
    raider: NotRequired[bool]
    north_african: NotRequired[bool]
    leader: NotRequired[bool]
    sea: NotRequired[bool]
    carries: NotRequired[int]
    from_turn: NotRequired[int]


class PowerData(TypedDict):
    """One of `powers`."""

    name: dict[str, str]
    side: str
    colour: str
    throne: str | None
    start: bool


class UnionData(TypedDict):
    """One of `unions`."""

    id: str
    members: list[str]
    name: dict[str, str]
    thrones: list[str]


class CountersData(TypedDict):
    """The counter mix: units by power, and what all powers share under `common`."""

    total: int
    units: dict[str, dict[str, int]]
    markers: dict[str, int]


class StratagemData(TypedDict):
    """One of `stratagems`: what it adds to which die."""

    name: dict[str, str]
    count: int
    count_mark: str
    play: str
    own_roll: dict[str, int]
    enemy_roll: dict[str, int]
    effect_mark: str
    last_turn: NotRequired[int]


class RowData(TypedDict, Generic[Code]):
    """The results of some values of a modified die; no `max` in the last row."""

    min: int | None
    max: int | None
    results: list[Code]


class ModifierData(TypedDict):
    """What is added to a die, and when."""

    id: str
    mod: int
    mark: str
    when: NotRequired[str]
    option: NotRequired[str]


class ResultsData(TypedDict, Generic[Code]):
    """A table of results."""

    mark: str
    codes: NotRequired[dict[str, str]]
    columns: list[str]
    column: str
    rows: list[RowData[Code]]
    modifiers: NotRequired[list[ModifierData]]


class IndependenceData(TypedDict):
    """The least die by which a kingdom secedes, by turn."""

    mark: str
    castile: dict[str, int]
    portugal: dict[str, int]
    note: str


class ResultTablesData(TypedDict):
    """`tables`."""

    field: ResultsData[str]
    tornafuye: ResultsData[str]
    siege: ResultsData[str]
    naval: ResultsData[int]
    rebellion: ResultsData[str]
    tribute: ResultsData[str]
    attrition: ResultsData[str]
    war: ResultsData[str]
    war_kingdom: ResultsData[str]
    war_union: ResultsData[str]
    union: ResultsData[str]
    interception: ResultsData[str]
    independence: IndependenceData


# The tables whose results are words.
WORDED: Final[
    tuple[
        Literal[
            "field", "tornafuye", "siege", "rebellion", "tribute", "attrition", "war",
            "war_kingdom", "war_union", "union", "interception",
        ],
        ...,
    ]
] = (
    "field", "tornafuye", "siege", "rebellion", "tribute", "attrition", "war", "war_kingdom",
    "war_union", "union", "interception",
)  # fmt: skip


class InitiativeData(TypedDict):
    """`initiative`."""

    modifiers: list[ModifierData]
    tie: str


class CostsData(TypedDict):
    """`costs`, in treasury points."""

    repopulation: int
    siege: int
    stratagem: int
    combat_stratagem: int
    quell: int
    mutiny: int


class MovementData(TypedDict):
    """`movement`, in movement points."""

    area: int
    mountain: int
    exit_enemy_field: int
    exit_enemy_city: int
    exit_population: int
    pillage: int
    combat: int
    load: int
    unload_fleet: int
    unload_unit: int
    sea: int


class LimitsData(TypedDict):
    """`limits`."""

    stack: int
    stack_population: int
    recruits_per_area: int
    repopulation_markers: int


class OptionData(TypedDict):
    """One of `options`."""

    default: bool | int | str
    choices: list[bool | int | str]
    ruling: str


ArrivalData = TypedDict(
    "ArrivalData",
    {
        "turn": int,
        "units": dict[str, int],
        "tp": NotRequired[int],
        "leaves": NotRequired[int],
        "if": NotRequired[str],
        "mark": str,
    },
)


class FranceData(TypedDict):
    """`france`."""

    units: dict[str, int]
    tp: int
    areas: list[str]


class TurnData(TypedDict):
    """One of `turns`."""

    turn: int
    years: str
    events: list[str]


class VictoryData(TypedDict):
    """`victory`."""

    margin: int
    auto_need: int
    auto_cities: list[str]
    sepulchre_area: str


class PlacedData(TypedDict):
    """What stands where at a start: units by area, field or city, and power; fleets by sea."""

    areas: dict[str, dict[str, dict[str, dict[str, int]]]]
    seas: dict[str, dict[str, int]]


class ScenarioData(TypedDict):
    """One of `scenarios`: units `placed`, or `units` by power to be set up in areas (`where`)."""

    id: str
    name: dict[str, str]
    turn: int
    phase: str
    treasury: dict[str, int]
    units: NotRequired[dict[str, dict[str, int]]]
    where: NotRequired[dict[str, list[str]]]
    placed: NotRequired[PlacedData]


class CollapseData(TypedDict):
    """`collapse`."""

    free_attempts: NotRequired[int]


class TablesFileData(TypedDict):
    """`tables.json`."""

    format: int
    game: str
    id: str
    units: dict[str, UnitData]
    powers: dict[str, PowerData]
    draw_order: list[str]
    unions: list[UnionData]
    counters: CountersData
    stratagems: dict[str, StratagemData]
    tables: ResultTablesData
    initiative: InitiativeData
    costs: CostsData
    movement: MovementData
    limits: LimitsData
    options: dict[str, OptionData]
    arrivals: dict[str, ArrivalData]
    france: FranceData
    turns: list[TurnData]
    victory: VictoryData
    scenarios: list[ScenarioData]
    collapse: NotRequired[CollapseData]


class EvenFileData(TypedDict):
    """`even.json`: what takes the place of reconstructed numbers."""

    tp: dict[str, int]
    tables: dict[Replaced, list[RowData[str]]]

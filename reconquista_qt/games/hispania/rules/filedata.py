"""What stands in the data files once they are checked: their fields, as far as there are any."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class ZoneData(TypedDict):
    """One of `zones`."""

    id: str
    name: dict[str, str]
    colour: str


class PortData(TypedDict):
    """One of `ports`."""

    sea: str
    barred: bool


class AnchorData(TypedDict):
    """One of `anchor`."""

    lon: float
    lat: float


class AreaData(TypedDict):
    """One of `areas`."""

    id: str
    name: dict[str, str]
    aliases: list[str]
    type: str
    zone: str | None
    terrain: str
    hispania: bool
    island: bool
    income: int
    stack: int | None
    stack_mod: int
    city_site: bool
    ports: list[PortData]
    anchor: AnchorData
    marks: dict[str, object]


class SeaData(TypedDict):
    """One of `seas`."""

    id: str
    name: dict[str, str]
    open: bool
    neighbours: list[str]
    anchor: AnchorData
    mark: str


# One of `edges`.
EdgeData = TypedDict(
    "EdgeData",
    {
        "a": "str",
        "b": "str",
        "kind": "str",
        "river": "str | None",
        "extra_river": "str | None",
        "pass": "bool",
        "mark": "str",
        "option": NotRequired["str"],
    },
)


# One of `valleys`.
ValleyData = TypedDict(
    "ValleyData",
    {
        "area": "str",
        "from": "list[str]",
        "mark": "str",
    },
)


class EmbarkData(TypedDict):
    """One of `embark`."""

    area: str
    seas: list[str]
    mark: str


class MapFileData(TypedDict):
    """The file of map."""

    format: int
    game: str
    id: str
    name: dict[str, str]
    notes: dict[str, object]
    zones: list[ZoneData]
    areas: list[AreaData]
    seas: list[SeaData]
    edges: list[EdgeData]
    valleys: list[ValleyData]
    embark: list[EmbarkData]


class ArrivalData(TypedDict):
    """One of `arrivals`."""

    turn: int
    where: list[str]
    units: dict[str, int]
    leader: str | None
    mark: str
    up_to: NotRequired[dict[str, int]]


class LeaderData(TypedDict):
    """One of `leaders`."""

    id: str
    name: str
    first: int
    last: int
    black_dice: int
    mark: str


class KillData(TypedDict):
    """One of `kills`."""

    nation: str
    unit: str
    vp: float


class AwardData(TypedDict):
    """One of `own_turn`."""

    kind: str
    vp: NotRequired[float]
    scope: NotRequired[str]
    values: NotRequired[dict[str, float]]
    subjects: NotRequired[bool]
    unit: NotRequired[str]


class EndData(TypedDict):
    """One of `end`."""

    turn: int
    effect: str


class NationData(TypedDict):
    """One of `nations`."""

    id: str
    order: int
    name: dict[str, str]
    religion: str
    turns: list[int]
    income: str
    income_from: int | None
    treasury: int
    limits: dict[str, int]
    setup_t1: dict[str, dict[str, int]]
    arrivals: list[ArrivalData]
    leaders: list[LeaderData]
    kills: list[KillData]
    own_turn: dict[str, list[AwardData]]
    end_of_turn: dict[str, list[AwardData]]
    subdues: bool
    marks: dict[str, object]
    end: NotRequired[EndData | None]
    elite_until: NotRequired[int]


class MassaliaData(TypedDict):
    """What stands under `massalia`."""

    setup_t1: dict[str, dict[str, int]]
    mark: str


class GothData(TypedDict):
    """What stands under `goths`."""

    mark: str


class NeutralData(TypedDict):
    """What stands under `neutral`."""

    massalia: MassaliaData
    goths: GothData


# One of `transformations`.
TransformationData = TypedDict(
    "TransformationData",
    {
        "from": "str",
        "to": "str",
        "turn": "int",
        "homes": "list[str]",
        "minimum": "dict[str, int]",
        "cradle": "str | None",
        "also_from": "list[str]",
        "share": "bool",
        "entry": "str | None",
        "mark": "str",
    },
)


class OffmapIncomeData(TypedDict):
    """One of `offmap_income`."""

    nation: str
    area: str
    turns: list[int]
    gold: int
    mark: str


class OffmapStayData(TypedDict):
    """One of `offmap_stay`."""

    nation: str
    areas: list[str]
    turns: list[int]


class AllocationData(TypedDict):
    """What stands under `allocations`."""

    groups: dict[str, list[str]]
    mark: str


class ScenarioData(TypedDict):
    """One of `scenarios`."""

    id: str
    name: dict[str, str]
    first: int
    last: int
    vp_turns: list[int]
    setup: str
    start_vp: dict[str, dict[str, int]]
    mark: str


class NationsFileData(TypedDict):
    """The file of nations."""

    format: int
    game: str
    id: str
    nations: list[NationData]
    neutral: NeutralData
    transformations: list[TransformationData]
    offmap_income: list[OffmapIncomeData]
    offmap_stay: list[OffmapStayData]
    setup_t4: dict[str, dict[str, dict[str, int]]]
    allocations: dict[str, AllocationData]
    scenarios: list[ScenarioData]


class UnitData(TypedDict):
    """One of `units`."""

    id: str
    name: dict[str, str]
    mp: int
    hp: int
    cost: int | None
    stacks: bool
    population: bool
    mounted: bool
    round: bool
    fixed: bool
    hill: bool
    melee_clear: str
    attack_mountain: str
    attack_marsh: str
    defend_difficult: str
    siege_attack: str
    siege_defend: str | None
    marks: dict[str, object]


class DiceData(TypedDict):
    """What stands under `dice`."""

    white: list[str]
    black: list[str]
    mark: str


class StackingData(TypedDict):
    """What stands under `stacking`."""

    clear: int
    difficult: int
    capital: int
    city: int
    attack: int
    attack_leader: int
    attack_invasion: int
    placement: int
    retreat: int
    mark: str


class MovementData(TypedDict):
    """What stands under `movement`."""

    leader_bonus: int
    leader_alone: int
    region: int
    strait: int
    sea: int
    offmap_exit: int
    mark: str


class PopulationData(TypedDict):
    """What stands under `population`."""

    per_region: int
    immune: list[str]
    mark: str


class IncomeData(TypedDict):
    """What stands under `income`."""

    none: list[str]
    half_up: list[str]
    castles: list[str]
    start_gold: int
    purchase_refund: bool
    marks: dict[str, object]


class TreasuryData(TypedDict):
    """What stands under `treasury`."""

    default: int
    large: int


class TributeData(TypedDict):
    """What stands under `tribute`."""

    subject: str
    suzerain: str
    buy_at: int
    buys: str
    mark: str


class ZealData(TypedDict):
    """One of `zeal`."""

    nation: str
    turn: int
    mark: str


class NavalSupremacyData(TypedDict):
    """One of `naval_supremacy`."""

    nation: str
    turn: int
    mark: str


class SubduerData(TypedDict):
    """One of `subduers`."""

    nation: str
    mark: str


class TurnData(TypedDict):
    """One of `turns`."""

    turn: int
    first_year: int
    last_year: int
    name: dict[str, str]
    mark: str


class AmountData(TypedDict):
    """What an event brings; of each kind of event only some."""

    units: list[str] | dict[str, int]
    count: int
    gold: int
    dice: int
    mp: int
    stack: int


class EventData(TypedDict):
    """One of `events`."""

    id: str
    name: dict[str, str]
    mark: str
    effect: str
    amounts: AmountData


class EventHandData(TypedDict):
    """What stands under `event_hand`."""

    counters: int
    mark: str


class RoadData(TypedDict):
    """What stands under `roads`."""

    areas: list[str]
    mark: str


class GreatInvasionData(TypedDict):
    """One of `great_invasions`."""

    nations: list[str]
    turn: int
    mp: int
    unlimited_attack: bool
    open: list[str]
    population_exempt: bool
    mark: str


class OptionData(TypedDict):
    """One of `options`."""

    id: str
    default: bool
    text: str


class TablesFileData(TypedDict):
    """The file of tables."""

    format: int
    game: str
    id: str
    units: list[UnitData]
    dice: DiceData
    stacking: StackingData
    movement: MovementData
    population: PopulationData
    income: IncomeData
    treasury: TreasuryData
    tribute: TributeData
    zeal: list[ZealData]
    zeal_hits: int
    zeal_hits_leader: int
    naval_supremacy: list[NavalSupremacyData]
    barred_anchors_open_to: list[str]
    subduers: list[SubduerData]
    never_submit: list[str]
    vp_turns: list[int]
    turns: list[TurnData]
    events: list[EventData]
    event_hand: EventHandData
    roads: RoadData
    great_invasions: list[GreatInvasionData]
    options: list[OptionData]

"""What never changes in a game: map, units, nations and tables, as the rules ask for them.

A board is made of the three data files and the options of a game, so a border that an option
takes away does not exist on it. Places, nations and units are numbers (see `names`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final, Literal, NamedTuple, cast

from reconquista_qt.assets import resource
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import BadInput

from .datafile import FACES, HOST, check_map, check_nations, check_tables
from .filedata import (
    ArrivalData,
    AwardData,
    KillData,
    MapFileData,
    NationData,
    NationsFileData,
    ScenarioData,
    TablesFileData,
)
from .forces import Force, Sizes, mask_of, pack
from .names import (
    AREA_COUNT,
    AREAS,
    GOTHS,
    ID,
    MASSALIA,
    NATION_COUNT,
    NATIONS,
    PARTIES,
    PARTY_COUNT,
    PARTY_INDEX,
    PLACE_COUNT,
    PLACE_INDEX,
    PLACES,
    REGION_COUNT,
    ROME,
    SEAS,
    TERRAINS,
    UNIT_COUNT,
    UNIT_INDEX,
    UNITS,
    ZONE_INDEX,
    ZONES,
)

# What crosses a border, and how one goes over it.
PLAIN: Final = 0
RIVER: Final = 1
PASS: Final = 2
LAND: Final = 0
STRAIT: Final = 1
LANDING: Final = 2
EMBARKING: Final = 3
SAILING: Final = 4
ISLANDS: Final = 5

WHITE: Final = 0
BLACK: Final = 1
BLACK_IF_ROME: Final = 2
COLOURS: Final = {"white": WHITE, "black": BLACK, "black_if_rome": BLACK_IF_ROME}

CONTROLLED: Final = -1  # a place of arrival: any region that the nation holds
MUSLIM: Final = "muslim"
CHRISTIAN: Final = "christian"


@record
class Options:
    """The readings that a player may want otherwise, and how many players there are.

    Rules: intro/switches.
    """

    cordoba_granada: bool = True
    anas_munda: bool = False
    massalia: bool = True
    skull_two_hits: bool = False
    hill_black_clear: bool = True
    castle_surrender: bool = True
    roads: bool = False
    events: bool = False
    pass_ambush_mountain: bool = False
    capital_asked: bool = False
    players: int = 4


@record
class Leader:
    """A leader: a number into `Board.leaders`."""

    id: str
    name: str
    nation: int
    first: int
    last: int
    dice: int


@record
class Arrival:
    """What arrives for a nation on a turn; `where` are places, or CONTROLLED alone.

    `host` says that all of it is put in one of the places together, whoever holds it.
    """

    turn: int
    where: tuple[int, ...]
    host: bool
    units: Force
    up_to: Force
    leader: int


@record
class Award:
    """A line of points on a nation's card; points in hundredths."""

    kind: str
    points: int
    scope: str
    unit: int
    values: tuple[tuple[int, int], ...]


@record
class Kill:
    """What a nation scores for destroying something in its own turn; half points."""

    nations: frozenset[int]
    faith: str
    unit: str
    halves: int


@record
class Heir:
    """How a nation becomes another at the end of a turn."""

    origin: int
    heir: int
    turn: int
    homes: tuple[int, ...]
    minimum: Force
    cradle: int
    entry: int


@record
class Invasion:
    """A great invasion: who, when, and what is different then."""

    nations: frozenset[int]
    turn: int
    bonus: int
    unlimited: bool
    open: frozenset[int]
    exempt: bool


@record
class Scenario:
    """A scenario's frame; starting points in halves, by number of players and player."""

    id: str
    name: Mapping[str, str]
    first: int
    last: int
    setup: str
    point_turns: frozenset[int]
    start: Mapping[str, Mapping[str, int]]


@record
class Amounts:
    """What the event counters bring, and of how much (10.3)."""

    hand: int  # counters that each player draws
    army: tuple[int, ...]  # kinds of unit: the first that is left comes
    army_count: int
    recruits: tuple[int, ...]
    recruits_count: int
    harvest: int  # gold
    tribute: int
    ambush: int  # black dice
    engines: int
    march: int  # movement points more
    plague_from: int  # units of a stack
    vikings: Force
    mercenaries: Force


@record
class Way:
    """A step from a place: where to, how, at what cost, and what the border is."""

    to: int
    how: int
    cost: int
    crossing: int


class Passes(NamedTuple):
    """Where a nation may go on a turn that others may not: by sea, past bars, off the map."""

    naval: bool
    atlantic: bool
    stays: frozenset[int]


@dataclass(frozen=True, slots=True, eq=False)
class Nation:
    """A nation's card."""

    index: int
    id: str
    name: Mapping[str, str]
    faith: str
    first: int
    last: int
    income: str
    income_from: int
    reserve: int
    limits: Force
    setups: Mapping[str, tuple[tuple[int, Force], ...]]
    arrivals: tuple[Arrival, ...]
    kills: tuple[Kill, ...]
    own_turn: Mapping[int, tuple[Award, ...]]
    end_of_turn: Mapping[int, tuple[Award, ...]]
    elite_until: int
    end_turn: int
    end_effect: str


def half_points(value: float) -> int:
    """Return points in halves."""
    return round(value * 2)


class Board:
    """Everything that does not change in a game."""

    def __init__(
        self, map_data: MapFileData, nation_data: NationsFileData, table_data: TablesFileData,
        options: Options,
    ) -> None:  # fmt: skip
        self.map_data = map_data
        self.nation_data = nation_data
        self.table_data = table_data
        self.options = options
        self._set_units()
        self._set_areas()
        self._set_edges()
        self._set_tables()
        self._set_nations()
        self._passes: dict[tuple[int, int], Passes] = {}
        self._ways: dict[Passes, tuple[tuple[Way, ...], ...]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        shipped = shipped_data()
        data = (self.map_data, self.nation_data, self.table_data)
        if all(one is other for one, other in zip(data, shipped, strict=True)):
            return (standard_board, (self.options,))
        return (Board, (*data, self.options))

    # -- units ---------------------------------------------------------------------------------

    def _set_units(self) -> None:
        """Read the units table.

        Rules: components/counters, components/dice, components/A16.
        """
        by_id = {unit["id"]: unit for unit in self.table_data["units"]}
        units = [by_id[name] for name in UNITS]
        self.mp = tuple(unit["mp"] for unit in units)
        self.hp = tuple(unit["hp"] for unit in units)
        self.least_cost = min(unit["cost"] for unit in units if unit["cost"])
        self.cost = tuple(unit["cost"] or 0 for unit in units)
        self.stacking = self._mask("stacks")
        self.population = self._mask("population")
        self.mounted = self._mask("mounted")
        self.walls = self._mask("round")
        self.fixed = self._mask("fixed")
        self.hill = self._mask("hill")
        everything = mask_of(range(UNIT_COUNT))
        self.mobile = everything & ~self.fixed
        self.works = self.fixed & ~self.walls  # forts and fortresses
        self.hills = tuple(unit["hill"] for unit in units)
        self.stacks = Sizes(self.stacking)
        self.counted = Sizes(self.population)
        self.clear_dice = tuple(COLOURS[unit["melee_clear"]] for unit in units)
        self.mountain_dice = tuple(COLOURS[unit["attack_mountain"]] for unit in units)
        self.marsh_dice = tuple(COLOURS[unit["attack_marsh"]] for unit in units)
        self.defend_dice = tuple(COLOURS[unit["defend_difficult"]] for unit in units)
        self.siege_dice = tuple(COLOURS[unit["siege_attack"]] for unit in units)
        self.siege_defend = tuple(COLOURS[unit["siege_defend"] or "black"] for unit in units)
        dice = self.table_data["dice"]
        # Each colour's faces as (kills, hits), a value of 1 at index 0.
        self.faces = tuple(tuple(FACES[face] for face in dice[c]) for c in ("white", "black"))
        leader = by_id["leader"]
        self.leader_die = COLOURS[leader["melee_clear"]]

    def _mask(
        self, key: Literal["stacks", "population", "mounted", "round", "fixed", "hill"]
    ) -> Force:
        by_id = {unit["id"]: unit for unit in self.table_data["units"]}
        return mask_of(kind for kind, name in enumerate(UNITS) if by_id[name][key])

    # -- the map -------------------------------------------------------------------------------

    def _set_areas(self) -> None:
        """Read the regions.

        Rules: components/map, components/terrain, components/zones, components/A1,
        components/A2, components/A7.
        """
        by_id = {area["id"]: area for area in self.map_data["areas"]}
        areas = [by_id[name] for name in AREAS]
        self.terrain = tuple(TERRAINS.index(area["terrain"]) for area in areas)
        self.difficult = tuple(terrain > 0 for terrain in self.terrain)
        self.zone = tuple(ZONE_INDEX.get(area["zone"] or "", -1) for area in areas)
        self.income = tuple(area["income"] for area in areas)
        self.stack = tuple(area["stack"] or 0 for area in areas)
        self.site = tuple(area["city_site"] for area in areas)
        self.is_hispania = tuple(area["hispania"] for area in areas)
        self.island = tuple(area["island"] for area in areas)
        self.zones = tuple(
            tuple(a for a in range(REGION_COUNT) if self.zone[a] == zone)
            for zone in range(len(ZONES))
        )
        self.scopes: Mapping[str, frozenset[int]] = {
            "hispania": frozenset(a for a in range(REGION_COUNT) if self.is_hispania[a]),
            "mainland": frozenset(
                a for a in range(REGION_COUNT) if self.is_hispania[a] and not self.island[a]
            ),
            **{name: frozenset(self.zones[zone]) for name, zone in ZONE_INDEX.items()},
        }
        seas = {sea["id"]: sea for sea in self.map_data["seas"]}
        self.open_sea = tuple(seas[name]["open"] for name in SEAS)
        self.next_seas = tuple(
            tuple(PLACE_INDEX[other] for other in seas[name]["neighbours"]) for name in SEAS
        )
        self.ports: tuple[tuple[tuple[int, bool], ...], ...] = tuple(
            tuple((PLACE_INDEX[port["sea"]], port["barred"]) for port in area["ports"])
            for area in areas
        )
        self.atlantic = tuple(
            a
            for a in range(REGION_COUNT)
            if any(not self.open_sea[sea - AREA_COUNT] for sea, _ in self.ports[a])
        )
        self.embarks = {
            PLACE_INDEX[line["area"]]: tuple(PLACE_INDEX[sea] for sea in line["seas"])
            for line in self.map_data["embark"]
        }
        self.valleys = frozenset(
            (PLACE_INDEX[start], PLACE_INDEX[valley["area"]])
            for valley in self.map_data["valleys"]
            for start in valley["from"]
        )

    def _set_edges(self) -> None:
        """Read the borders that exist under the options.

        Rules: components/borders, components/rivers, components/A5, components/A6,
        components/A12.
        """
        options = asdict(self.options)
        beside: list[list[tuple[int, int, int]]] = [[] for _ in range(AREA_COUNT)]
        crossings: dict[tuple[int, int], int] = {}
        for edge in self.map_data["edges"]:
            if "option" in edge and not options[edge["option"]]:
                continue
            river = edge["river"] or (edge["extra_river"] if self.options.anas_munda else None)
            crossing = RIVER if river else PASS if edge["pass"] else PLAIN
            how = STRAIT if edge["kind"] == "strait" else LAND
            one, other = PLACE_INDEX[edge["a"]], PLACE_INDEX[edge["b"]]
            beside[one].append((other, how, crossing))
            beside[other].append((one, how, crossing))
            crossings[one, other] = crossings[other, one] = crossing
        self.beside = tuple(tuple(sorted(edges)) for edges in beside)
        self.crossings: Mapping[tuple[int, int], int] = crossings

    # -- the tables ----------------------------------------------------------------------------

    def _set_tables(self) -> None:
        """Read the small tables.

        Rules: 4.1/limits, 4.3/capital, 4.4/attack, 4.7/city, 7/population, 2.4/reserve,
        6.6/zeal, 5.6/supremacy, 9.3/invasions.
        """
        tables = self.table_data
        stacking, movement = tables["stacking"], tables["movement"]
        self.capital_bonus: int = stacking["capital"]
        self.city_bonus: int = stacking["city"]
        self.attack_bonus: int = stacking["attack"]
        self.attack_leader_bonus: int = stacking["attack_leader"]
        self.attack_invasion_bonus: int = stacking["attack_invasion"]
        self.placement_bonus: int = stacking["placement"]
        self.retreat_bonus: int = stacking["retreat"]
        self.leader_bonus: int = movement["leader_bonus"]
        self.leader_alone: int = movement["leader_alone"]
        self.region_cost: int = movement["region"]
        self.strait_cost: int = movement["strait"]
        self.sea_cost: int = movement["sea"]
        self.exit_cost: int = movement["offmap_exit"]
        self.per_region: int = tables["population"]["per_region"]
        self.immune = frozenset(PARTY_INDEX[name] for name in tables["population"]["immune"])
        self.start_gold: int = tables["income"]["start_gold"]
        self.tribute_at: int = tables["tribute"]["buy_at"]
        self.zeal = frozenset((PARTY_INDEX[z["nation"]], z["turn"]) for z in tables["zeal"])
        self.zeal_hits: int = tables["zeal_hits"]
        self.zeal_hits_leader: int = tables["zeal_hits_leader"]
        self.naval = frozenset(
            (PARTY_INDEX[n["nation"]], n["turn"]) for n in tables["naval_supremacy"]
        )
        self.unbarred = frozenset(PARTY_INDEX[name] for name in tables["barred_anchors_open_to"])
        self.subduers = frozenset(PARTY_INDEX[line["nation"]] for line in tables["subduers"])
        self.never_submit = frozenset(PARTY_INDEX[name] for name in tables["never_submit"])
        self.roads = frozenset(
            PLACE_INDEX[name] for name in (tables["roads"]["areas"] if self.options.roads else ())
        )
        self.invasions = tuple(
            Invasion(
                frozenset(PARTY_INDEX[name] for name in line["nations"]),
                line["turn"],
                line["mp"],
                line["unlimited_attack"],
                frozenset(PARTY_INDEX[name] for name in line["open"]),
                line["population_exempt"],
            )
            for line in tables["great_invasions"]
        )

    def _set_nations(self) -> None:
        """Read the nations, their heirs and the scenarios.

        Rules: 1/order, 11/nations, 3.2/arrivals, 3.3/leaders, 8/points, 9.4/heirs,
        15/scenarios, components/A14, components/faith, components/A11.
        """
        data = self.nation_data
        by_id = {nation["id"]: nation for nation in data["nations"]}
        self.leaders = tuple(
            Leader(
                leader["id"],
                leader["name"],
                PARTY_INDEX[name],
                leader["first"],
                leader["last"],
                leader["black_dice"],
            )
            for name in NATIONS
            for leader in by_id[name]["leaders"]
        )
        self.leader_index = {leader.id: n for n, leader in enumerate(self.leaders)}
        self.nations = tuple(self._nation(by_id[name]) for name in NATIONS)
        self.leaders_of = tuple(
            tuple(n for n, leader in enumerate(self.leaders) if leader.nation == party)
            for party in range(PARTY_COUNT)
        )
        self.massalia = tuple(
            (PLACE_INDEX[region], pack(units))
            for region, units in data["neutral"]["massalia"].get("setup_t1", {}).items()
        )
        self.heirs = tuple(
            Heir(
                PARTY_INDEX[line["from"]],
                PARTY_INDEX[line["to"]],
                line["turn"],
                tuple(PLACE_INDEX[home] for home in line["homes"]),
                pack(line["minimum"]),
                PLACE_INDEX[line["cradle"]] if line["cradle"] else -1,
                PLACE_INDEX[line["entry"]] if line["entry"] else -1,
            )
            for line in sorted(data["transformations"], key=lambda h: PARTY_INDEX[h["from"]])
        )
        self.abroad_gold = tuple(
            (PARTY_INDEX[line["nation"]], line["turns"][0], line["turns"][1], line["gold"])
            for line in data["offmap_income"]
        )
        self.stays = frozenset(
            (PARTY_INDEX[line["nation"]], turn, PLACE_INDEX[area])
            for line in data["offmap_stay"]
            for turn in range(line["turns"][0], line["turns"][1] + 1)
            for area in line["areas"]
        )
        self.scenarios = {line["id"]: self._scenario(line) for line in data["scenarios"]}
        groups = data["allocations"][str(self.options.players)]["groups"]
        self.players: tuple[str, ...] = tuple(groups)
        player_of = [""] * PARTY_COUNT
        for player, names in groups.items():
            for name in names:
                player_of[PARTY_INDEX[name]] = player
        self.player_of = tuple(player_of)
        self.nations_of: Mapping[str, tuple[int, ...]] = {
            player: tuple(sorted(PARTY_INDEX[name] for name in names))
            for player, names in groups.items()
        }
        # No city is built or rebuilt once Rome has left (2.3, 6.11).
        self._invasions = {
            (nation, invasion.turn): invasion
            for invasion in reversed(self.invasions)
            for nation in invasion.nations
        }
        arriving: dict[int, set[int]] = {}
        for nation in self.nations:
            for arrival in nation.arrivals:
                arriving.setdefault(arrival.turn, set()).add(nation.index)
        self._arriving = {turn: frozenset(nations) for turn, nations in arriving.items()}
        # Whose card has points at the end of a turn, and who becomes another or leaves then.
        self._scoring: dict[int, list[tuple[int, tuple[Award, ...]]]] = {}
        self._ending: dict[int, set[int]] = {}
        for nation in self.nations:
            for turn, awards in nation.end_of_turn.items():
                self._scoring.setdefault(turn, []).append((nation.index, awards))
            self._ending.setdefault(nation.end_turn, set()).add(nation.index)
        for heir in self.heirs:
            self._ending.setdefault(heir.turn, set()).add(heir.origin)
        self._arrivals = {
            (nation.index, arrival.turn): arrival
            for nation in self.nations
            for arrival in reversed(nation.arrivals)
        }
        self.amounts = self._amounts(self.table_data)
        self.last_city_turn = self.nations[ROME].end_turn or self.nations[ROME].last

    def _nation(self, card: NationData) -> Nation:
        index = PARTY_INDEX[card["id"]]
        end = card.get("end")
        setups = {
            "t1": card["setup_t1"],
            "t4": self.nation_data["setup_t4"].get(card["id"], {}),
        }
        return Nation(
            index=index,
            id=card["id"],
            name=card["name"],
            faith=card["religion"],
            first=card["turns"][0],
            last=card["turns"][1],
            income=card["income"],
            income_from=card["income_from"] or 0,
            reserve=card["treasury"],
            limits=pack(card["limits"]),
            setups={
                key: tuple((PLACE_INDEX[region], pack(units)) for region, units in setup.items())
                for key, setup in setups.items()
            },
            arrivals=tuple(self._arrival(arrival) for arrival in card["arrivals"]),
            kills=tuple(_kill(kill) for kill in card["kills"]),
            own_turn={int(turn): _awards(lines) for turn, lines in card["own_turn"].items()},
            end_of_turn={int(turn): _awards(lines) for turn, lines in card["end_of_turn"].items()},
            elite_until=card.get("elite_until") or 99,
            end_turn=end["turn"] if end else 0,
            end_effect=end["effect"] if end else "",
        )

    def _arrival(self, arrival: ArrivalData) -> Arrival:
        where = [spot for spot in arrival["where"] if spot != "transform"]
        host = any(spot.startswith(HOST) for spot in where)
        places = [
            CONTROLLED if s == "controlled" else PLACE_INDEX[s.removeprefix(HOST)] for s in where
        ]
        leader = arrival["leader"]
        return Arrival(
            arrival["turn"],
            tuple(places) or (CONTROLLED,),
            host,
            pack(arrival["units"]),
            pack(arrival.get("up_to", {})),
            -1 if leader is None else self.leader_index[leader],
        )

    def _scenario(self, line: ScenarioData) -> Scenario:
        start = {
            number: {player: half_points(points) for player, points in groups.items()}
            for number, groups in line["start_vp"].items()
        }
        return Scenario(
            line["id"],
            line["name"],
            line["first"],
            line["last"],
            line["setup"],
            frozenset(line["vp_turns"]),
            start,
        )

    # -- what rules ask ------------------------------------------------------------------------

    def kind_as(self, nation: int, kind: int, turn: int) -> int:
        """Return as what a unit fights and moves: an élite that has lost its status is infantry.

        Rules: components/A9, components/elite.
        """
        if (kind == UNIT_INDEX["elite"] and nation < NATION_COUNT) and (
            turn > self.nations[nation].elite_until
        ):
            return UNIT_INDEX["infantry"]
        return kind

    @cached_property
    def plain_kinds(self) -> tuple[int, ...]:
        """Every unit as itself."""
        return tuple(range(UNIT_COUNT))

    def kinds_as(self, nation: int, turn: int) -> tuple[int, ...]:
        """Return as what each unit of a nation fights and moves on a turn.

        Rules: components/A9.
        """
        if nation >= NATION_COUNT or turn <= self.nations[nation].elite_until:
            return self.plain_kinds
        return tuple(self.kind_as(nation, kind, turn) for kind in range(UNIT_COUNT))

    def limit_of(self, nation: int) -> Force:
        """Return how many counters of each kind a nation has."""
        return self.nations[nation].limits if nation < NATION_COUNT else 0

    def faith_of(self, party: int) -> str:
        """Return a party's faith, from turn 11 on: whoever is not Muslim is Christian.

        Rules: components/faith, components/A19.
        """
        return self.nations[party].faith if party < NATION_COUNT else CHRISTIAN

    def invasion(self, nation: int, turn: int) -> Invasion | None:
        """Return the great invasion of a nation on a turn, if there is one.

        Rules: 9.3/invasions, 4.4/attack.
        """
        return self._invasions.get((nation, turn))

    def arriving(self, turn: int) -> frozenset[int]:
        """Return the nations for which something arrives on a turn.

        Rules: 3.2/arrivals.
        """
        return self._arriving.get(turn, frozenset())

    def scoring(self, turn: int) -> list[tuple[int, tuple[Award, ...]]]:
        """Return (nation, lines of its card) for all who may score at the end of a turn.

        Rules: 8/end-of-turn.
        """
        return self._scoring.get(turn, [])

    def ending(self, turn: int) -> list[int]:
        """Return the nations that may become others or leave at the end of a turn, in their order.

        Rules: 9.4/heirs, 1/departures.
        """
        return sorted(self._ending.get(turn, ()))

    def arrival(self, nation: int, turn: int) -> Arrival | None:
        """Return what arrives for a nation on a turn, if anything does.

        Rules: 3.2/arrivals.
        """
        return self._arrivals.get((nation, turn))

    def may_stay(self, nation: int, turn: int, place: int) -> bool:
        """Whether units of a nation may stay at a place off the map or at sea, and go there.

        Rules: 5.4/exceptions, 5.4/D3, 5.6/supremacy, 5.6/D16.
        """
        if place >= AREA_COUNT:
            return (nation, turn) in self.naval and self.open_sea[place - AREA_COUNT]
        return (nation, turn, place) in self.stays

    def passes(self, nation: int, turn: int) -> Passes:
        """Return what a nation may do on a turn that others may not.

        Rules: 5.4/exceptions, 5.4/D3, 5.6/supremacy, 5.6/D16, 3.2/sea.
        """
        key = (nation, turn)
        known = self._passes.get(key)
        if known is None:
            stays = frozenset(place for who, when, place in self.stays if (who, when) == key)
            known = self._passes[key] = Passes(key in self.naval, nation in self.unbarred, stays)
        return known

    def ways(self, nation: int, turn: int) -> tuple[tuple[Way, ...], ...]:
        """Return the steps that the map allows a nation on a turn, by place.

        Rules: 5.4/off-map, 5.4/D2, 5.5/straits, 5.5/D13, 5.6/sea, 5.6/D16, 5.6/D17, 5.6/D18,
        3.2/africa, 5.4/D21.
        """
        return self.ways_with(self.passes(nation, turn))

    def ways_with(self, passes: Passes) -> tuple[tuple[Way, ...], ...]:
        """Return the steps that the map allows who has these passes, by place."""
        if passes not in self._ways:
            self._ways[passes] = tuple(
                tuple(self._ways_from(passes, place)) for place in range(PLACE_COUNT)
            )
        return self._ways[passes]

    def _amounts(self, tables: TablesFileData) -> Amounts:
        found = {event["id"]: event["amounts"] for event in tables["events"]}
        army, recruits = found["army"], found["recruits"]

        def force_of(event: str) -> Force:
            units = found[event]["units"]
            assert isinstance(units, dict)  # of these it is so many of each, of others their kinds
            return pack(units)

        return Amounts(
            tables["event_hand"]["counters"],
            tuple(UNIT_INDEX[kind] for kind in army["units"]),
            army["count"],
            tuple(UNIT_INDEX[kind] for kind in recruits["units"]),
            recruits["count"],
            found["harvest"]["gold"],
            found["tribute"]["gold"],
            found["ambush"]["dice"],
            found["engines"]["dice"],
            found["forced_march"]["mp"],
            found["plague"]["stack"],
            force_of("vikings"),
            force_of("mercenaries"),
        )

    def _ways_from(self, passes: Passes, place: int) -> list[Way]:
        if place >= AREA_COUNT:
            return self._ways_from_sea(passes, place)
        found = []
        for to, how, crossing in self.beside[place]:
            if to >= REGION_COUNT and to not in passes.stays:
                continue
            if how == STRAIT:
                cost = self.strait_cost
            elif place >= REGION_COUNT and to < REGION_COUNT:
                cost = self.exit_cost + self.region_cost
            elif to in self.roads and not self.difficult[to]:
                cost = 0
            else:
                cost = self.region_cost
            found.append(Way(to, how, cost, crossing))
        if place == PLACE_INDEX["africa"] and place in passes.stays:
            found += [Way(to, ISLANDS, 0, PLAIN) for to in range(REGION_COUNT) if self.island[to]]
        if passes.naval:
            seas = [sea for sea, _ in self.ports[place]] + list(self.embarks.get(place, ()))
            found += [
                Way(sea, EMBARKING, self.sea_cost, PLAIN)
                for sea in sorted(set(seas))
                if self.open_sea[sea - AREA_COUNT]
            ]
        return found

    def _ways_from_sea(self, passes: Passes, sea: int) -> list[Way]:
        naval, atlantic = passes.naval, passes.atlantic
        if not (self.open_sea[sea - AREA_COUNT] or atlantic):
            return []
        found = [
            Way(area, LANDING, self.region_cost, PLAIN)
            for area in range(REGION_COUNT)
            for port, barred in self.ports[area]
            if port == sea and (not barred or naval or atlantic)
        ]
        found += [
            Way(other, SAILING, self.sea_cost, PLAIN)
            for other in self.next_seas[sea - AREA_COUNT]
            if self.open_sea[other - AREA_COUNT] or atlantic
        ]
        return found

    @property
    def fingerprint(self) -> str:
        """A short hex string that tells data apart by what the rules see of them."""
        # Imported here: a library of its own, and only saves ask for it.
        import hashlib

        data = (self.map_data, self.nation_data, self.table_data)
        text = json.dumps(data, sort_keys=True, ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def _awards(lines: list[AwardData]) -> tuple[Award, ...]:
    return tuple(
        Award(
            line["kind"],
            round(line.get("vp", 0) * 100),
            line.get("scope", ""),
            UNIT_INDEX.get(line.get("unit", ""), -1),
            tuple(
                (PLACE_INDEX[area], round(vp * 100)) for area, vp in line.get("values", {}).items()
            ),
        )
        for line in lines
    )


def _kill(kill: KillData) -> Kill:
    name = kill["nation"]
    if name in (MUSLIM, CHRISTIAN):
        return Kill(frozenset(), name, kill["unit"], half_points(kill["vp"]))
    parties = range(PARTY_COUNT) if name == "any" else (PARTY_INDEX[name],)
    return Kill(frozenset(parties), "", kill["unit"], half_points(kill["vp"]))


FILES: Final = ("map", "nations", "tables")
FileData = tuple[MapFileData, NationsFileData, TablesFileData]
_CHECKS: Final = {"map": check_map, "nations": check_nations, "tables": check_tables}


def read_data(what: str, path: Path | None = None) -> Data:
    """Return one of the three data files, the shipped one unless a path is given.

    BadInput (bad-data) names every hole in it, or that it cannot be read.

    Rules: intro/data.
    """
    path = path or resource(ID, f"{what}.json")
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadInput("bad-data", (("unreadable", path.name, str(error)[:200]),)) from error
    problems = _CHECKS[what](data)
    if problems:
        raise BadInput("bad-data", problems)
    checked: Data = data
    return checked


@cache
def shipped_data() -> FileData:
    """Return the shipped map, nations and tables."""
    return as_checked(read_data("map"), read_data("nations"), read_data("tables"))


def as_checked(map_data: Data, nation_data: Data, table_data: Data) -> FileData:
    """Return what was read of the three files (`read_data`) as what was found to be in them."""
    return (
        cast("MapFileData", map_data),
        cast("NationsFileData", nation_data),
        cast("TablesFileData", table_data),
    )


@cache
def standard_board(options: Options) -> Board:
    """Return the board of the shipped data under some options."""
    return Board(*shipped_data(), options)


__all__ = [
    "Board", "Options", "standard_board", "read_data", "shipped_data", "GOTHS", "MASSALIA",
    "PARTIES", "PLACES",
]  # fmt: skip

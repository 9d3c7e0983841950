"""Chapters 2.3 and 3: buying units, and placing them and the reinforcements.

Reinforcements that are still to be placed are in `state.waiting` with those that wait from
before; `Recruit.arriving` are those of them that must go to their places of arrival.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import (
    BUYS,
    DONE,
    Action,
    Buy,
    Capital,
    Done,
    Place,
    PlaceLeader,
    placing,
    placing_leader,
)
from .board import CONTROLLED, Arrival
from .events import (
    CounterReturned,
    LeaderPlaced,
    UnitBought,
    UnitsArrived,
    UnitsPlaced,
    UnitsWait,
)
from .forces import MASK, ONE, Force, count, mask_of, more_than, parts, unpack
from .income import available, cap_gold, in_play, refuse_kind, sold_to
from .names import (
    CASTLE,
    CASTLE_RUIN,
    CITY,
    CITY_RUIN,
    ELITE,
    FORT,
    FORT_RUIN,
    FORTRESS,
    INFANTRY,
    MOUNTAIN,
    NO_RUIN,
    NOBODY,
    PARTIES,
    PLACES,
    RECRUIT,
    REGION_COUNT,
    ROME,
    ROYAL_CITY,
    UNITS,
    VETERAN,
    VISIGOTHS,
)
from .stacking import declare_capital, limit_in, refuse_elsewhere, stack_of
from .state import NOT_THERE, TO_BE_PLACED, State, regions_of
from .steps import Ask, Step

CITY_KINDS: Final = (CITY, ROYAL_CITY)
STRONGHOLDS: Final = mask_of((CASTLE, CITY, ROYAL_CITY, FORT, FORTRESS))
REPLACED: Final = mask_of((CASTLE, FORT))  # a city may take their place
BUILT: Final = (CASTLE, CITY, ROYAL_CITY, FORT, FORTRESS)
BESIDE: Final = (CASTLE, CITY, ROYAL_CITY)  # bought beside the one unit of a region


UNKNOWN: Final = -1


class Lot(NamedTuple):
    """Reinforcements of one kind (or a leader) with the places that they may go to."""

    unit: int
    leader: int
    number: int
    places: tuple[int, ...]


def arrival_of(state: State, nation: int) -> Arrival | None:
    """Return what arrives for a nation this turn, if anything does.

    Rules: 3.2/arrivals, 9.5/toletum.
    """
    if nation == VISIGOTHS and state.toletum_fallen:
        return None
    return state.board.arrival(nation, state.turn)


def refuse_stronghold(state: State, nation: int, kind: int, region: int) -> Refusal | None:
    """Say why a castle, city, fort or fortress cannot stand in a region.

    Rules: 4.2/strongholds, 4.2/C9, 3.1/B12, 6.10/recovery, components/A15, 2.3/B8,
    components/city-sites, components/fortress.
    """
    if state.owner[region] != nation:
        why: tuple[str, str] | None = ("3.1/placement", "region-not-held")
    else:
        why = why_no_stronghold(state, kind, region)
    if why is None:
        return None
    return Refusal(*why, (("area", PLACES[region]), ("unit", UNITS[kind])))


def why_no_stronghold(state: State, kind: int, region: int) -> tuple[str, str] | None:
    """Return the rule and the code of what speaks against a stronghold, whoever holds the region.

    Rules: 4.2/strongholds, 4.2/C9, 3.1/B12, 6.10/recovery, components/A15, 2.3/B8,
    components/city-sites, components/fortress.
    """
    board = state.board
    there = state.units[region] & STRONGHOLDS
    city = kind in CITY_KINDS
    if there and (not city or there & ~REPLACED):
        return "4.2/strongholds", "stronghold-there"
    if city and not board.site[region]:
        return "components/city-sites", "no-city-site"
    ruin = state.ruins[region]
    if kind == FORTRESS:
        if board.terrain[region] != MOUNTAIN:
            return "components/fortress", "fortress-in-mountains"
        return None
    if kind == FORT:
        return None if ruin == NO_RUIN else ("6.10/recovery", "ruin-there")
    if (kind == CASTLE and ruin == CITY_RUIN) or (city and ruin == CASTLE_RUIN):
        return "6.10/recovery", "ruin-there"
    if kind == CITY and ruin == CITY_RUIN and state.turn > board.last_city_turn:
        return "6.11/B8", "cities-not-rebuilt"
    return None


def put_stronghold(state: State, nation: int, kind: int, region: int, emit: Emit | None) -> Force:
    """Put a castle, city, fort or fortress; return what it replaces, which is back in the pool.

    Rules: 4.2/C9, 6.11/capture, components/A15.
    """
    replaced = state.units[region] & STRONGHOLDS if kind in CITY_KINDS else 0
    if replaced:
        state.units[region] -= replaced
        if emit:
            unit = next(iter(unpack(replaced)))
            emit(CounterReturned(PARTIES[nation], unit, PLACES[region]))
    state.units[region] += ONE[kind]
    if state.ruins[region] != FORT_RUIN and kind in (CASTLE, CITY, ROYAL_CITY):
        state.ruins[region] = NO_RUIN
    return replaced


def controlled_places(state: State, nation: int) -> tuple[int, ...]:
    """Return where what arrives in a controlled region may go.

    Rules: 3.2/B13, 3.3/leaders.
    """
    held = regions_of(state, nation)
    if held:
        return held
    board = state.board
    setup = board.nations[nation].setups[board.scenarios[state.scenario].setup]
    empty = [
        region
        for region, _ in setup
        if state.owner[region] == NOBODY and not state.visitors[region]
    ]
    if empty:
        return tuple(empty)
    for heir in board.heirs:
        if heir.heir == nation and heir.entry >= 0:
            return (heir.entry,)
    for arrival in board.nations[nation].arrivals:
        if CONTROLLED not in arrival.where and not arrival.host:
            return arrival.where
    return ()


def places_for(state: State, nation: int, kind: int, arrival: Arrival | None) -> tuple[int, ...]:
    """Return where a unit (or with kind -1 a leader) may be placed; nowhere is possible.

    Rules: 3.2/arrivals, 3.2/sea, 3.2/B13, 3.3/leaders, 4.2/C9.
    """
    if kind in BUILT:
        return tuple(
            [
                region
                for region in regions_of(state, nation)
                if why_no_stronghold(state, kind, region) is None
            ]
        )
    if arrival is None or CONTROLLED in arrival.where:
        return controlled_places(state, nation)
    if arrival.host:
        for region in arrival.where:
            mine = state.owner[region] == nation or (
                state.visitors[region] and state.nation == nation
            )
            if mine or any(
                state.leaders[leader] == region for leader in state.board.leaders_of[nation]
            ):
                return (region,)
    return arrival.where


@record
class Arrivals(Step):
    """A nation's reinforcements come."""

    nation: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Bring what arrives this turn, and go on to placing and buying.

        Rules: 3.2/arrivals, 3.2/variable, 3.2/B14, 3.3/leaders, 9.5/toletum, 1/sequence.
        """
        nation, board = self.nation, state.board
        side = board.player_of[nation]
        state.phase = RECRUIT
        arrival = arrival_of(state, nation)
        arriving: Force = 0
        used = UNKNOWN
        if arrival is not None or state.gold[nation] >= board.least_cost:
            used = in_play(state, nation)
        if arrival is not None:
            for kind, _ in parts(arrival.units | arrival.up_to):
                wanted = count(arrival.units, kind)
                most = count(arrival.up_to, kind)
                if most:
                    there = count(used, kind) - count(state.waiting[nation], kind)
                    if nation == ROME and kind == ELITE:
                        # Veterans count against the élite, those who arrive now do not.
                        there += count(used, VETERAN) - count(state.waiting[nation], VETERAN)
                    wanted += max(0, most - there)
                wanted = min(wanted, max(0, available(state, nation, kind, used)))
                arriving += ONE[kind] * wanted
            state.waiting[nation] += arriving
            used += arriving
            leader = arrival.leader
            if leader >= 0:
                state.leaders[leader] = TO_BE_PLACED
            if emit and (arriving or leader >= 0):
                name = board.leaders[leader].id if leader >= 0 else ""
                emit(UnitsArrived(PARTIES[nation], unpack(arriving), name))
        begin_recruiting(state, Recruit(side, nation, arriving, frozenset(), used), emit)


def begin_recruiting(state: State, step: Recruit, emit: Emit | None) -> None:
    """Put what has only one place, and ask for the rest and for purchases.

    Rules: 3.2/arrivals, 3.1/placement, 1/sequence.
    """
    nation = step.nation
    lots: Sequence[Lot] = ()
    if state.waiting[nation] or TO_BE_PLACED in state.leaders:
        step, lots = step.place_the_obvious(state, emit)
    elif state.gold[nation] < state.board.least_cost:
        step.finish(state, emit)
        return
    offered = step.offers(state, lots)
    if len(offered) == 1:
        step.finish(state, emit)
    else:
        # Nobody else has this step yet: it may be finished in place.
        _set_offered(step, offered)
        _set_placed(step, tuple(lots))
        state.agenda.append(step)


@record
class Recruit(Ask):
    """A nation buys units and places its reinforcements, in any order."""

    kind = "recruit"
    rule = "3/placement"
    side: str
    nation: int
    arriving: Force
    bought: frozenset[int]  # the regions in which a unit has been bought this turn
    used: Force = UNKNOWN  # all of the nation's units that are in play
    offered: tuple[Action, ...] = ()  # worked out already
    placed: tuple[Lot, ...] = ()  # the reinforcements that are offered

    def lots(self, state: State) -> list[Lot]:
        """Return the reinforcements that are still to be placed.

        Rules: 3.2/arrivals, 3.2/B13.
        """
        nation = self.nation
        waiting = state.waiting[nation]
        leaders = [
            leader
            for leader in state.board.leaders_of[nation]
            if state.leaders[leader] == TO_BE_PLACED
        ]
        if not waiting and not leaders:
            return []
        arrival = arrival_of(state, nation)
        where: tuple[int, ...] | None = None  # the same for all that no wall is of
        found = []
        for kind, number in parts(waiting):
            if kind in BUILT:
                places = places_for(state, nation, kind, arrival)
            else:
                where = places = where or places_for(state, nation, -1, arrival)
            arriving = min(number, count(self.arriving, kind))
            if arriving:
                found.append(Lot(kind, -1, arriving, places))
            if number > arriving:
                if kind not in BUILT:
                    places = places_for(state, nation, kind, None)
                found.append(Lot(kind, -1, number - arriving, places))
        for leader in leaders:
            where = where or places_for(state, nation, -1, arrival)
            found.append(Lot(-1, leader, 1, where))
        return found

    def place_the_obvious(self, state: State, emit: Emit | None) -> tuple[Recruit, list[Lot]]:
        """Put every reinforcement that has one possible place there; return what is left.

        Rules: 3.2/arrivals, 1/sequence.
        """
        step, nation = self, self.nation
        lots = step.lots(state)
        while True:
            obvious = next((lot for lot in lots if len(lot.places) == 1), None)
            if obvious is None:
                return step, lots
            unit, place = obvious.unit, obvious.places[0]
            # Beside units of one's own others change nothing for those that are still to come.
            alone = unit not in BUILT and (place >= REGION_COUNT or state.owner[place] == nation)
            rest = [lot for lot in lots if lot is not obvious]
            number = 1 if unit in BUILT else obvious.number
            step = step.put(state, obvious, place, number, emit)
            if alone and (unit < 0 or unit not in [lot.unit for lot in rest]):
                lots = rest
            else:
                lots = step.lots(state)

    def put(self, state: State, lot: Lot, place: int, number: int, emit: Emit | None) -> Recruit:
        """Place units of a lot, or its leader; return what is still to be done then.

        Rules: 3.2/arrivals, 3.2/B13, 3.3/leaders.
        """
        nation = self.nation
        if lot.leader >= 0:
            state.leaders[lot.leader] = place
            if emit:
                leader = state.board.leaders[lot.leader].id
                emit(LeaderPlaced(PARTIES[nation], PLACES[place], leader))
            return self.after(self.arriving)
        force = ONE[lot.unit] * number
        state.waiting[nation] -= force
        replaced = 0
        if lot.unit in BUILT:
            replaced = put_stronghold(state, nation, lot.unit, place, emit)
        else:
            put_units(state, nation, force, place)
        if emit:
            emit(UnitsPlaced(PARTIES[nation], PLACES[place], unpack(force)))
        arrived = ONE[lot.unit] * min(number, count(self.arriving, lot.unit))
        return self.after(self.arriving - arrived, -replaced)

    def after(self, arriving: Force, more: int = 0, bought: int = -1) -> Recruit:
        """Return the step after a change: what still arrives, how many units more are in play.

        `bought` is the region in which one of those was bought of which there is one a region.
        """
        regions = self.bought | {bought} if bought >= 0 else self.bought
        used = self.used + more if self.used != UNKNOWN else UNKNOWN
        return Recruit(self.side, self.nation, arriving, regions, used)

    def finish(self, state: State, emit: Emit | None) -> None:
        """End the purchases: what no place can take waits, gold above the reserve is lost.

        Rules: 3.2/B13, 2.4/reserve, 3.3/leaders.
        """
        nation = self.nation
        for leader in state.board.leaders_of[nation]:
            if state.leaders[leader] == TO_BE_PLACED:
                state.leaders[leader] = NOT_THERE
        if emit and state.waiting[nation]:
            emit(UnitsWait(PARTIES[nation], unpack(state.waiting[nation])))
        cap_gold(state, nation, emit)

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the placements and purchases that are legal now."""
        return self.offered or self.offers(state, self.lots(state))

    def offers(self, state: State, lots: Sequence[Lot]) -> tuple[Action, ...]:
        """Return placements (as many as there are), purchases, and the end where it is legal.

        `lots` are the reinforcements that are still to be placed.

        Rules: 3/placement, 2.3/purchase, 3.1/placement.
        """
        found: list[Action] = []
        for lot in lots:
            number = 1 if lot.unit in BUILT else lot.number
            for place in lot.places:
                if lot.leader >= 0:
                    found.append(placing_leader(lot.leader, place))
                else:
                    found.append(placing(lot.unit, place, number))
        if lots and len({lot.unit for lot in lots}) < len(lots):
            found = list(dict.fromkeys(found))
        must_place = bool(found)
        found += self.purchases(state)
        if not must_place:
            found.append(DONE)
        return tuple(found)

    def purchases(self, state: State) -> list[Action]:
        """Return every purchase that is legal now.

        Rules: 2.3/purchase, 2.3/limits, 3.1/placement, 3.1/B12.
        """
        nation, board = self.nation, state.board
        gold, cost = state.gold[nation], board.cost
        used = self.used if self.used != UNKNOWN else in_play(state, nation)
        left = more_than(board.limit_of(nation), used)
        kinds = [
            kind for kind in sold_to(state, nation) if cost[kind] <= gold and left & MASK[kind]
        ]
        if not kinds:
            return []
        regions = regions_of(state, nation)
        # The room for a mobile unit is the same for all kinds of them.
        roomy: list[int] = []
        if any(kind not in BUILT for kind in kinds):
            bought, units = self.bought, state.units
            stacks = ONE[INFANTRY] & board.stacking
            sizes, base, more = board.stacks, board.stack, board.placement_bonus - 1
            roomy = [
                region
                for region in regions
                if region not in bought
                and not (
                    stacks
                    and (there := sizes[units[region]]) > base[region] + more
                    and there > limit_in(state, nation, region) + more
                )
            ]
        found: list[Action] = []
        for kind in kinds:
            buys = BUYS[kind]
            if kind not in BUILT:
                found += [buys[region] for region in roomy]
                continue
            city, beside = kind in CITY_KINDS, kind in BESIDE
            for region in regions:
                there = state.units[region] & STRONGHOLDS
                if (there and not (city and not there & ~REPLACED)) or (
                    not beside and region in self.bought
                ):
                    continue
                if why_no_stronghold(state, kind, region) is None and self.has_room(
                    state, kind, region
                ):
                    found.append(buys[region])
        return found

    def refuse_region(self, state: State, kind: int, region: int) -> Refusal | None:
        """Say why a unit that was bought cannot be put in a region.

        Rules: 3.1/placement, 3.1/B12, 4.6/retreat, 4.2/count.
        """
        nation = self.nation
        at = (("area", PLACES[region]), ("unit", UNITS[kind]))
        if region >= REGION_COUNT or state.owner[region] != nation:
            return Refusal("3.1/placement", "region-not-held", at)
        if kind in BUILT:
            refusal = refuse_stronghold(state, nation, kind, region)
            if refusal is not None:
                return refusal
        if kind not in BESIDE and region in self.bought:
            return Refusal("3.1/B12", "one-unit-a-region", at)
        if not self.has_room(state, kind, region):
            limit = limit_in(state, nation, region)
            return Refusal("3.1/placement", "stack-is-full", (*at, ("limit", limit)))
        return None

    def has_room(self, state: State, kind: int, region: int) -> bool:
        """Whether the stack in a region of the nation's has room for a unit that is bought.

        Rules: 3.1/placement, 4.2/count.
        """
        board = state.board
        if not ONE[kind] & board.stacking:
            return True
        limit = limit_in(state, self.nation, region)
        return stack_of(state, state.units[region]) + 1 <= limit + board.placement_bonus

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why units cannot be bought or placed so.

        Rules: 2.3/purchase, 3.1/placement, 3.1/B12, 3.2/arrivals, 3.2/B13, 3.3/leaders.
        """
        match action:
            case Done():
                for lot in self.lots(state):
                    if lot.places:
                        what = (
                            ("unit", UNITS[lot.unit])
                            if lot.leader < 0
                            else ("leader", state.board.leaders[lot.leader].id)
                        )
                        return Refusal("3.2/B13", "still-to-be-placed", (what,))
                return None
            case Buy(unit, area):
                if area < 0:
                    return Refusal("3.1/placement", "where-to", (("unit", UNITS[unit]),))
                return refuse_kind(state, self.nation, unit) or self.refuse_region(
                    state, unit, area
                )
            case Place(unit, area, number):
                return self.refuse_placing(state, unit, area, number)
            case PlaceLeader(leader, area):
                at = (("leader", state.board.leaders[leader].id), ("area", PLACES[area]))
                lots = [lot for lot in self.lots(state) if lot.leader == leader]
                if not lots:
                    return Refusal("3.3/leaders", "leader-not-arriving", at)
                if area not in lots[0].places:
                    return Refusal("3.2/arrivals", "not-a-place-of-arrival", at)
                return None
        return refuse_elsewhere(state, action, self.rule)

    def refuse_placing(self, state: State, unit: int, area: int, number: int) -> Refusal | None:
        """Say why reinforcements cannot be put somewhere.

        Rules: 3.2/arrivals, 3.2/B13.
        """
        at = (("unit", UNITS[unit]), ("area", PLACES[area]))
        lots = [lot for lot in self.lots(state) if lot.unit == unit]
        if not lots:
            return Refusal("3.2/arrivals", "no-such-reinforcement", at)
        fitting = [lot for lot in lots if area in lot.places]
        if not fitting:
            if unit in BUILT and area < REGION_COUNT:
                return refuse_stronghold(state, self.nation, unit, area)
            return Refusal("3.2/arrivals", "not-a-place-of-arrival", at)
        most = 1 if unit in BUILT else max(lot.number for lot in fitting)
        if not 1 <= number <= most:
            return Refusal("3.2/arrivals", "not-so-many", (*at, ("most", most)))
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Buy, place, or end the phase.

        Rules: 2.3/purchase, 3.1/placement, 3.2/arrivals.
        """
        lots = self.placed if self.offered else self.lots(state)
        match action:
            case Capital():
                # What fits where has changed, and units may have to go from the old one.
                state.agenda[-1] = Recruit(self.side, self.nation, self.arriving, self.bought)
                declare_capital(state, action, emit)
                return
            case Done():
                state.agenda.pop()
                self.finish(state, emit)
                return
            case Place(unit, area, number):
                lot = next(
                    lot
                    for lot in lots
                    if lot.unit == unit and area in lot.places and (number <= lot.number)
                )
                state.agenda.pop()
                step = self.put(state, lot, area, number, emit)
            case PlaceLeader(leader, area):
                lot = next(lot for lot in lots if lot.leader == leader)
                state.agenda.pop()
                step = self.put(state, lot, area, 1, emit)
            case Buy(unit, area):
                state.agenda.pop()
                step = self.buy(state, unit, area, emit)
            case _:
                raise AssertionError(action)
        begin_recruiting(state, step, emit)

    def buy(self, state: State, unit: int, area: int, emit: Emit | None) -> Recruit:
        """Pay for a unit and place it; return what is still to be done then.

        Rules: 2.3/purchase, 3.1/placement, 4.2/C9.
        """
        nation = self.nation
        cost = state.board.cost[unit]
        state.gold[nation] -= cost
        if emit:
            left = state.gold[nation]
            emit(UnitBought(PARTIES[nation], UNITS[unit], PLACES[area], cost, left))
        if unit in BUILT:
            replaced = put_stronghold(state, nation, unit, area, emit)
        else:
            replaced = 0
            state.units[area] += ONE[unit]
        bought = -1 if unit in BESIDE else area
        return self.after(self.arriving, ONE[unit] - replaced, bought)


def put_units(state: State, nation: int, force: Force, place: int) -> None:
    """Put units of a nation somewhere: with its own, beside others, or abroad.

    Rules: 2.1/B1, 3.2/arrivals.
    """
    if place >= REGION_COUNT:
        state.abroad[place, nation] = state.abroad.get((place, nation), 0) + force
    elif state.owner[place] in (nation, NOBODY):
        state.owner[place] = nation
        state.units[place] += force
    else:
        state.visitors[place] += force


# The slots of a record.
_set_offered = Recruit.offered.__set__  # type: ignore[attr-defined]
_set_placed = Recruit.placed.__set__  # type: ignore[attr-defined]

"""Chapter 5: movement, one step at a time.

A step of the agenda remembers what units have done: `Muster.groups` are, for each place, groups
of equal units of the moving nation. How much movement they have spent, whether a leader has been
with them all the way, and the border they came over last, differ among units that look the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Final, NamedTuple, cast

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DONE, Action, Capital, Done, Move
from .board import EMBARKING, ISLANDS, LANDING, STRAIT, Board, Passes, Way
from .events import LeaderKilled, UnitsMoved, UnitsRemoved
from .forces import BITS, ONE, ONE_KIND, Force, count, parts, size, unpack
from .known import Known
from .names import (
    AFRICA,
    AREA_COUNT,
    GADES,
    MOUNTAIN,
    MOVE,
    NOBODY,
    PARTIES,
    PARTY_COUNT,
    PLACE_COUNT,
    PLACES,
    REGION_COUNT,
    TINGIS,
    UNIT_COUNT,
    UNITS,
)
from .recruit import arrival_of
from .score import LEADER, score_kill
from .stacking import (
    attack_limit,
    check_stacking,
    declare_capital,
    end_crowding,
    refuse_elsewhere,
    stack_of,
    surplus_in,
)
from .state import NOT_THERE, State, regions_of, vacate
from .steps import Ask, Step

LED: Final = 1  # a leader has been with them on every step
HALT: Final = 2  # stopped: by the terrain, or left behind by a leader
HOLDS: Final = 4  # holds a region down for others who pass by force
AFLOAT: Final = 8  # embarked this turn
LATER: Final = 16  # has taken more than one step
STOPPED: Final = HALT | HOLDS
FREE_STEP: Final = 32  # flags above count steps on roads that cost nothing
MOST_FREE_STEPS: Final = 20
START: Final = -1
SPECIAL: Final = (STRAIT, LANDING, ISLANDS)  # steps that are not open to everybody
HOWS: Final = ("land", "strait", "landing", "embarking", "sailing", "islands")


class Group(NamedTuple):
    """Equal units at a place; those that have spent least come first."""

    spent: int
    kind: int
    flags: int
    came: int  # the place of the last step, or START
    bonus: int
    number: int


class Rider(NamedTuple):
    """A leader who has moved."""

    leader: int
    spent: int
    allowance: int
    came: int
    flags: int


Groups = tuple[Group, ...]
Riders = tuple[Rider | None, ...]
Led = tuple[Groups, bool, tuple[int, ...], Riders]
_units_of: Final = itemgetter(2)  # of a Move
_new: Final = tuple.__new__  # as of a named tuple's own, but without a call in between
# Places with somebody or something there alone, and never changed once a step has them.
GroupsAt = Mapping[int, Groups]
Offers = Mapping[int, tuple[Action, ...]]
Fronts = tuple[tuple[int, tuple[tuple[int, Force], ...]], ...]

OWN: Final = 0  # one's own region, or an empty one, or one that is passed as if empty
SUBJECT: Final = 1
HOSTILE: Final = 2
CLOSED: Final = 3  # the suzerain's


def relation(state: State, nation: int, place: int) -> int:
    """Return what a place is to a nation that moves.

    Rules: 5.1/other-nations, 5.1/D12, 5.1/D23, 9.3/invasions, 9.6/peace.
    """
    if place >= REGION_COUNT:
        return OWN
    holder = state.owner[place]
    if holder in (nation, NOBODY):
        return OWN
    if state.lords[holder] == nation:
        return SUBJECT
    if state.lords[nation] == holder:
        return CLOSED
    return HOSTILE


def is_of_another(state: State, nation: int, place: int) -> bool:
    """Whether another nation holds a region."""
    return place < REGION_COUNT and state.owner[place] not in (nation, NOBODY)


def is_open(state: State, nation: int, place: int) -> bool:
    """Whether a great invasion passes through a hostile region as if it were empty.

    Rules: 9.3/invasions.
    """
    invasion = state.board.invasion(nation, state.turn)
    return invasion is not None and state.owner[place] in invasion.open


def needed_to_pass(state: State, region: int) -> int:
    """Return how many units must stay in a region so that others may pass by force.

    Rules: 5.3/passage, 5.3/castles, 5.3/D9.
    """
    force = state.units[region]
    defenders = size(force)
    return defenders if force & state.board.walls else 2 * defenders


def stops(board: Board, origin: int, to: int, kind: int) -> bool:
    """Whether a unit without a leader stops where it enters a region.

    Rules: 5.1/difficult, 5.1/D25, components/valleys, components/A4, 10.4/roads.
    """
    if not board.difficult[to] or to in board.roads or (origin, to) in board.valleys:
        return False
    return not (board.hills[kind] and board.terrain[to] == MOUNTAIN)


class AfterMovement(Step):
    """What comes after the movement and wants to know who came from where: the battles."""

    __slots__ = ()
    fronts: Fronts

    def after(self, fronts: Fronts) -> AfterMovement:
        """Return the same with what the movement has brought about."""
        raise NotImplementedError


@record
class BeginMovement(Step):
    """A nation's movement begins: no unit has moved."""

    nation: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Line up all units of the nation.

        Rules: 5/movement, 5.5/D15, 9.3/invasions, 3.2/host, 10.3/events (forced_march).
        """
        state.phase = MOVE
        state.agenda.append(muster(state, self.nation))


def muster(state: State, nation: int) -> Muster:
    """Return the question for the first step of a nation."""
    board, turn = state.board, state.turn
    invasion = board.invasion(nation, turn)
    arrival = arrival_of(state, nation)
    halted = HALT if arrival is not None and arrival.host else 0
    march = board.amounts.march
    marches: set[int] = set()
    if state.boons:
        marches = {
            number
            for party, which, number in state.boons
            if party == nation and which == "forced_march"
        }
    led = places_of_leaders(state, nation)
    step = Muster(
        board.player_of[nation],
        nation,
        {},
        (),
        state.owner[TINGIS] == nation,
        bool(halted),
        is_free(state, nation),
        bool(led),
        {},
    )
    # Nobody else has this step yet: it may be finished in place.
    groups = cast("dict[int, Groups]", step.groups)
    offers = cast("dict[int, tuple[Action, ...]]", step.offers)
    reach, tingis, mobile = reach_of(board, nation, turn), step.tingis, board.mobile
    owner, visitors, units = state.owner, state.visitors, state.units
    free, flags = step.free, LED | halted
    anew = set(led)
    abroad = {}
    if state.abroad:
        abroad = {place: force for (place, party), force in state.abroad.items() if party == nation}
    places = regions_of(state, nation)
    if any(visitors):
        places += tuple([r for r, force in enumerate(visitors) if force and r not in places])
    for place in chain(places, abroad):
        bonus = march if place in marches else 0
        if place in abroad:
            force, first = abroad[place] & mobile, LED
            if invasion is not None and place < AREA_COUNT:
                bonus += invasion.bonus
        else:
            force, first = (units if owner[place] == nation else visitors)[place] & mobile, flags
        if not force:
            continue
        groups[place], steps = reach.exits[place].fresh[force, bonus, first, tingis]
        if not free or (place < REGION_COUNT and owner[place] != nation):
            anew.add(place)
        elif steps and place not in anew:
            offers[place] = steps
    for place in anew:
        found = step.offers_from(state, reach, place, led)
        if found:
            offers[place] = found
    return step


def places_of_leaders(state: State, nation: int) -> list[int]:
    """Return where the leaders of a nation are that are in play."""
    leaders = state.leaders
    return [leaders[one] for one in state.board.leaders_of[nation] if leaders[one] >= 0]


def is_free(state: State, nation: int) -> bool:
    """Whether a nation is nobody's subject and has none.

    Rules: 9.6/peace.
    """
    lords = state.lords
    return lords[nation] == NOBODY and nation not in lords


@lru_cache(maxsize=4096)
def fresh_groups(force: Force, bonus: int, flags: int) -> Groups:
    """Return the groups of units that have not moved."""
    return tuple(Group(0, kind, flags, START, bonus, number) for kind, number in parts(force))


def has_leader_at(state: State, nation: int, place: int) -> bool:
    """Whether a leader of a nation is at a place."""
    leaders = state.leaders
    return any(leaders[leader] == place for leader in state.board.leaders_of[nation])


@record
class Muster(Ask):
    """A nation moves: steps in any order, then the end."""

    kind = "move"
    rule = "5/movement"
    side: str
    nation: int
    groups: GroupsAt
    riders: tuple[Rider, ...]
    tingis: bool  # the nation held Tingis when the phase began
    halted: bool  # the nation's host has just been put somewhere, and stays
    free: bool  # nobody's subject, and without any
    has_leaders: bool  # in play; none comes or goes while it moves
    offers: Offers

    def options(self, state: State) -> list[Action]:
        """Return the largest legal step of each way, with and without each leader, and the end.

        Rules: 5/movement, 5.1/steps, 5.2/leaders.
        """
        offers = self.offers
        found: list[Action] = []
        for place in sorted(offers):
            found += offers[place]
        found.append(DONE)
        return found

    def groups_at(self, place: int) -> Groups:
        """Return the groups of a place."""
        return self.groups.get(place, ())

    def with_all_offers(self, state: State) -> Muster:
        """Return the same question with the steps from all places worked out."""
        reach = reach_of(state.board, self.nation, state.turn)
        led = places_of_leaders(state, self.nation)
        offers = {
            place: found
            for place in range(PLACE_COUNT)
            if (found := self.offers_from(state, reach, place, led))
        }
        return Muster(
            self.side,
            self.nation,
            self.groups,
            self.riders,
            self.tingis,
            self.halted,
            self.free,
            self.has_leaders,
            offers,
        )

    # -- what may go ---------------------------------------------------------------------------

    def may_go(self, way: Way, origin: int, came: int, flags: int) -> bool:
        """Whether the kind of step is open to somebody who has come this way so far.

        Rules: 5.5/D13, 5.5/D15, 5.6/D20, 5.4/D21, 10.4/roads.
        """
        return is_open_to(way, origin, came, flags, tingis=self.tingis)

    def able(self, state: State, origin: int, way: Way, *, led: bool) -> Force:
        """Return all units that may take a step, with a leader or without one.

        Rules: 5.1/allowance, 5.1/D12, 5.2/leaders.
        """
        subject = relation(state, self.nation, way.to) == SUBJECT
        exits = reach_of(state.board, self.nation, state.turn).exits[origin]
        groups = self.groups_at(origin)
        return exits.able(groups, way, led=led, subject=subject, tingis=self.tingis)

    def rider_of(self, leader: int) -> Rider | None:
        """Return what a leader has done, None where he has not moved."""
        for rider in self.riders:
            if rider.leader == leader:
                return rider
        return None

    def leader_can(self, state: State, leader: int, origin: int, way: Way, units: Force) -> bool:
        """Whether a leader may take a step with some units, or alone.

        Rules: 5.2/alone, 5.2/leaders, 5.1/other-nations, 5.5/D13.
        """
        if self.halted:
            return False
        rider = self.rider_of(leader)
        kind = relation(state, self.nation, way.to)
        if not units and kind == HOSTILE and not state.visitors[way.to]:
            return False
        if rider is None:
            allowance = self.allowance(state, origin, units)
            left = allowance - way.cost
            return left >= (1 if kind == SUBJECT else 0)
        if not self.may_go(way, origin, rider.came, rider.flags):
            return False
        left = rider.allowance - rider.spent - way.cost
        return left >= (1 if kind == SUBJECT else 0)

    def allowance(self, state: State, origin: int, units: Force) -> int:
        """Return how far a leader goes in the whole phase who sets out like this.

        Rules: 5.2/leaders, 5.2/alone.
        """
        board = state.board
        if not units:
            return board.leader_alone
        kinds = board.kinds_as(self.nation, state.turn)
        fastest: int = max(
            board.mp[kinds[group.kind]] + group.bonus
            for group in self.groups_at(origin)
            if count(units, group.kind)
        )
        return fastest + board.leader_bonus

    def staying(self, state: State, origin: int, units: Force) -> Force:
        """Return the mobile units that stay when some go."""
        there = state.visitors if state.owner[origin] != self.nation else state.units
        return (there[origin] & state.board.mobile) - units

    def refuse_passage(
        self, state: State, origin: int, units: Force, leaders: tuple[int, ...]
    ) -> Refusal | None:
        """Say why a hostile region cannot be left: too few would hold it down.

        Rules: 5.3/passage, 5.3/D9, 5.3/D11, 5.3/limit, 5.1/other-nations.
        """
        if not self.is_held_down(state, origin):
            return None
        needed = needed_to_pass(state, origin)
        staying = stack_of(state, self.staying(state, origin, units))
        if staying < needed:
            about = (("area", PLACES[origin]), ("needed", needed), ("staying", staying))
            return Refusal("5.3/passage", "too-few-to-pass", about)
        led = origin in state.leaders and any(
            state.leaders[leader] == origin and leader not in leaders
            for leader in state.board.leaders_of[self.nation]
        )
        limit = attack_limit(state, self.nation, origin, led=led)
        if needed > limit:
            about = (("area", PLACES[origin]), ("needed", needed), ("staying", staying))
            return Refusal("5.3/limit", "passage-beyond-the-limit", (*about, ("limit", limit)))
        return None

    def is_held_down(self, state: State, origin: int) -> bool:
        """Whether a place is a hostile region in which some have to stay that others may pass.

        Rules: 5.3/passage, 9.3/invasions.
        """
        return (
            origin < REGION_COUNT
            and relation(state, self.nation, origin) == HOSTILE
            and not is_open(state, self.nation, origin)
        )

    def spare_units(self, state: State, origin: int) -> int:
        """Return how many units may leave a region that is held down (`is_held_down`).

        Rules: 5.3/passage.
        """
        board = state.board
        there = state.visitors[origin] & board.mobile & board.stacking
        return size(there) - needed_to_pass(state, origin)

    def largest(
        self, state: State, origin: int, way: Way, leaders: tuple[int, ...]
    ) -> Force | None:
        """Return the largest part of the units that may take a step, None where nothing may.

        Rules: 5/movement.
        """
        units = self.able(state, origin, way, led=bool(leaders))
        for leader in leaders:
            if not self.leader_can(state, leader, origin, way, units):
                return None
        if not units and not leaders:
            return None
        return units

    def offers_from(
        self, state: State, reach: Reach, origin: int, led: list[int]
    ) -> tuple[Action, ...]:
        """Return the largest legal step of each way from a place.

        `led` are the places where leaders of the nation are.
        """
        nation = self.nation
        groups = self.groups.get(origin, ())
        here: tuple[int, ...] = ()
        if origin in led:
            leaders = state.leaders
            here = tuple([one for one in state.board.leaders_of[nation] if leaders[one] == origin])
        elif not groups:
            return ()
        owner, lords = state.owner, state.lords
        lord = lords[nation]
        if origin < REGION_COUNT:
            holder = owner[origin]
            if (
                holder != nation
                and holder != NOBODY
                and lords[holder] != nation
                and lord != holder
                and not is_open(state, nation, origin)
            ):
                spare = self.spare_units(state, origin)
                if spare < 0 or (spare == 0 and not here):
                    return ()
                return self.offers_past(state, reach, origin, here, spare)
        exits = reach.exits[origin]
        if not here:
            offers = exits.offers(groups, self.tingis)
            if self.free or not offers:
                return offers
        else:
            if self.halted:
                here = ()
            riders = tuple([self.rider_of(one) for one in here])
            offers = exits.led_offers(groups, self.tingis, here, riders)
            if self.free and all(map(_units_of, offers)):
                return offers
        found: list[Action] = []
        for offer in offers:
            to = offer.to
            if to < REGION_COUNT:
                holder = owner[to]
                if holder != nation and holder != NOBODY:
                    if holder == lord:
                        continue
                    if lords[holder] == nation:
                        ways = exits.ways_to[to]
                        if len(ways) > 1:
                            return self.offers_one_by_one(state, reach, origin, here)
                        way = ways[0]
                        units = self.largest(state, origin, way, offer.leaders)
                        if units or (units is not None and offer.leaders):
                            found.append(Move(origin, to, units, offer.leaders))
                        continue
                    if not offer.units and not state.visitors[to]:
                        continue
            found.append(offer)
        return tuple(found)

    def offers_one_by_one(
        self, state: State, reach: Reach, origin: int, here: tuple[int, ...]
    ) -> tuple[Action, ...]:
        """Return the largest legal step of each way, whatever is in the way.

        Rules: 5.1/other-nations, 5.1/D12.
        """
        found: list[Action] = []
        for way in reach.exits[origin].ways:
            to = way.to
            if relation(state, self.nation, to) == CLOSED:
                continue
            if origin in self.groups:
                units = self.largest(state, origin, way, ())
                if units:
                    found.append(Move(origin, to, units, ()))
            for leader in here:
                units = self.largest(state, origin, way, (leader,))
                if units is not None:
                    found.append(Move(origin, to, units, (leader,)))
        return tuple(found)

    def offers_past(
        self, state: State, reach: Reach, origin: int, here: tuple[int, ...], spare: int
    ) -> tuple[Action, ...]:
        """Return the largest legal step of each way from a region that others hold down.

        `here` are the nation's leaders there, and `spare` is how many units may go.

        Rules: 5.3/passage, 5.3/limit, 5.1/other-nations, 5.1/D12.
        """
        nation = self.nation
        needed = needed_to_pass(state, origin)
        passes = bool(groups := self.groups.get(origin, ())) and (
            needed <= attack_limit(state, nation, origin, led=bool(here))
        )
        if needed > attack_limit(state, nation, origin, led=len(here) > 1):
            here = ()
        if not (passes or here):
            return ()
        exits, known = reach.exits[origin], dict[tuple[int, bool], Force]()
        found: list[Action] = []
        for way in exits.ways:
            to = way.to
            what = relation(state, nation, to)
            if what == CLOSED:
                continue
            usual = what != SUBJECT and way.how not in SPECIAL
            for leaders in ((), *((leader,) for leader in here)):
                if not (leaders or passes):
                    continue
                key = (way.cost, bool(leaders))
                units = known.get(key, -1) if usual else -1
                if units < 0:
                    units = exits.able(
                        groups, way, led=key[1], subject=what == SUBJECT, tingis=self.tingis
                    )
                    units = fewer(units, size(units) - spare)
                    if usual:
                        known[key] = units
                if leaders:
                    if self.leader_can(state, leaders[0], origin, way, units):
                        found.append(Move(origin, to, units, leaders))
                elif units:
                    found.append(Move(origin, to, units, ()))
        return tuple(found)

    # -- refusals ------------------------------------------------------------------------------

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say which rule forbids a step.

        Rules: 5/movement, 5.1/steps, 5.1/allowance, 5.1/difficult, 5.1/other-nations, 5.2/leaders,
        5.3/passage, 5.4/off-map, 5.5/straits, 5.6/sea.
        """
        if isinstance(action, Done):
            return None
        if not isinstance(action, Move):
            return refuse_elsewhere(state, action, self.rule)
        origin, to, units, leaders = action
        if action in self.offers.get(origin, ()):
            return None
        at = (("area", PLACES[origin]), ("to", PLACES[to]))
        if not units and not leaders:
            return Refusal("5/movement", "nobody-moves", at)
        refusal = self.refuse_presence(state, action)
        if refusal is not None:
            return refusal
        if origin == to:
            return Refusal("5/movement", "already-there", at)
        ways = [w for w in state.board.ways(self.nation, state.turn)[origin] if w.to == to]
        if not ways:
            return refuse_border(state, self.nation, origin, to)
        if relation(state, self.nation, to) == CLOSED:
            return Refusal("5.1/D12", "region-of-the-suzerain", at)
        refusals = [self.refuse_way(state, action, way) for way in ways]
        return None if None in refusals else refusals[0]

    def refuse_presence(self, state: State, move: Move) -> Refusal | None:
        """Say which units or leaders are not there to move.

        Rules: 5/movement, 5.2/leaders, 5.1/fixed.
        """
        board = state.board
        origin = move.origin
        at = (("area", PLACES[origin]),)
        for leader in move.leaders:
            if board.leaders[leader].nation != self.nation or state.leaders[leader] != origin:
                who = (*at, ("leader", board.leaders[leader].id))
                return Refusal("5/movement", "leader-not-there", who)
        if len(set(move.leaders)) < len(move.leaders):
            return Refusal("5/movement", "leader-not-there", at)
        for kind, number in parts(move.units):
            there = sum(g.number for g in self.groups_at(origin) if g.kind == kind)
            if number > there:
                what = (*at, ("unit", UNITS[kind]), ("there", there))
                if ONE[kind] & board.fixed:
                    return Refusal("5.1/fixed", "never-moves", what)
                return Refusal("5/movement", "units-not-there", what)
        return None

    def refuse_way(self, state: State, move: Move, way: Way) -> Refusal | None:
        """Say why these units cannot take this step.

        Rules: 5.1/allowance, 5.1/difficult, 5.1/D12, 5.2/leaders, 5.2/D7, 5.3/passage,
        5.5/straits, 5.6/D20.
        """
        origin, to, units, leaders = move
        at = (("area", PLACES[origin]), ("to", PLACES[to]))
        led = bool(leaders)
        able = self.able(state, origin, way, led=led)
        for kind, number in parts(units):
            if count(able, kind) < number:
                return self.why_unable(state, origin, way, kind, led=led)
        for leader in leaders:
            if not self.leader_can(state, leader, origin, way, units):
                who = (*at, ("leader", state.board.leaders[leader].id))
                if self.halted:
                    return Refusal("3.2/host", "host-stays", who)
                alone = not units and not state.visitors[to]
                if alone and relation(state, self.nation, to) == HOSTILE:
                    return Refusal("5.1/other-nations", "leader-alone", who)
                rider = self.rider_of(leader)
                if rider is not None and way.how in (STRAIT, ISLANDS) and rider.came != START:
                    return Refusal("5.5/straits", "strait-first-step", who)
                return Refusal("5.2/leaders", "leader-goes-no-further", who)
        return self.refuse_passage(state, origin, units, leaders)

    def why_unable(self, state: State, origin: int, way: Way, kind: int, *, led: bool) -> Refusal:
        """Say why units of a kind cannot take a step.

        Rules: 5.1/allowance, 5.1/difficult, 5.2/D7, 5.3/passage, 5.5/straits, 5.6/D20, 5.1/D12.
        """
        board = state.board
        at = (("area", PLACES[origin]), ("to", PLACES[way.to]), ("unit", UNITS[kind]))
        groups = [group for group in self.groups_at(origin) if group.kind == kind]
        if self.halted:
            return Refusal("3.2/host", "host-stays", at)
        if any(group.flags & HOLDS for group in groups):
            return Refusal("5.3/passage", "holds-the-passage", at)
        if any(group.flags & HALT for group in groups):
            if any(group.flags & LED for group in groups if group.flags & HALT):
                return Refusal("5.2/D7", "left-behind", at)
            return Refusal("5.1/difficult", "stopped-by-terrain", at)
        if not all(self.may_go(way, origin, g.came, g.flags) for g in groups):
            if way.how == LANDING:
                return Refusal("5.6/D20", "embarked-this-turn", at)
            return Refusal("5.5/straits", "strait-first-step", at)
        if relation(state, self.nation, way.to) == SUBJECT:
            return Refusal("5.1/D12", "subjects-region-is-passed", at)
        kinds = board.kinds_as(self.nation, state.turn)
        allowance = board.mp[kinds[kind]] + max(g.bonus for g in groups)
        if led and any(group.flags & LED for group in groups):
            allowance += board.leader_bonus
        return Refusal("5.1/allowance", "no-movement-left", (*at, ("allowance", allowance)))

    # -- taking a step -------------------------------------------------------------------------

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take a step, or end the movement.

        Rules: 5/movement, 5.1/steps, 5.2/leaders, 5.2/D7, 5.3/passage.
        """
        if not isinstance(action, Move):
            if isinstance(action, Capital):
                declare_capital(state, action, emit)
            else:
                state.agenda.pop()
                end_movement(state, self, emit)
            return
        origin, to, units, leaders = action
        nation, board = self.nation, state.board
        reach = reach_of(board, nation, state.turn)
        exits = reach.exits[origin]
        ways = exits.ways_to[to]
        way = ways[0] if len(ways) == 1 else self.way_of(state, action, ways)
        groups, offers = dict(self.groups), dict(self.offers)
        here = groups.pop(origin, ())
        # A leader who is alone may only follow units into another's region.
        led = places_of_leaders(state, nation) if self.has_leaders else []
        before = led and entered(state, origin, to)
        moved, left = exits.split(here, way, units, led=bool(leaders), tingis=self.tingis)
        riders = self.riders_after(state, action, way) if leaders else self.riders
        if units:
            lift(state, nation, origin, units)
            land(state, nation, to, units, emit)
        for leader in leaders:
            state.leaders[leader] = to
        if emit:
            names = tuple(board.leaders[leader].id for leader in leaders)
            how = HOWS[way.how]
            emit(UnitsMoved(PARTIES[nation], PLACES[origin], PLACES[to], unpack(units), names, how))
        if left:
            foreign = is_of_another(state, nation, origin)
            if leaders or foreign:
                groups[origin] = self.left_behind(state, origin, left, leaders, foreign=foreign)
            else:
                groups[origin] = left
        if moved:
            there = groups.get(to)
            groups[to] = merged(there, moved) if there else moved
        step = Muster(
            self.side,
            nation,
            groups,
            riders,
            self.tingis,
            self.halted,
            self.free,
            self.has_leaders,
            offers,
        )
        # Nobody else has this step yet: it may be finished in place.
        changed: Iterable[int] = (origin, to)
        if led:
            for leader in leaders:
                led.append(state.leaders[leader])
            if before != entered(state, origin, to):
                changed = {origin, to, *led}
        elif not left:
            offers.pop(origin, None)
            changed = (to,)
        free, owner, tingis = self.free, state.owner, self.tingis
        for place in changed:
            if free and place not in led and (place >= REGION_COUNT or owner[place] == nation):
                # Nobody but the ground is in the way of units that stand among their own.
                units_there = groups.get(place, ())
                found: tuple[Action, ...] = reach.exits[place].offers(units_there, tingis)
            else:
                found = step.offers_from(state, reach, place, led)
            if found:
                offers[place] = found
            else:
                offers.pop(place, None)
        state.agenda[-1] = step

    def way_of(self, state: State, move: Move, ways: tuple[Way, ...]) -> Way:
        """Return which of several ways a legal step takes."""
        return next(way for way in ways if self.refuse_way(state, move, way) is None)

    def riders_after(self, state: State, move: Move, way: Way) -> tuple[Rider, ...]:
        """Return what leaders have done after a step.

        Rules: 5.2/leaders, 5.2/alone.
        """
        if not move.leaders:
            return self.riders
        riders = [rider for rider in self.riders if rider.leader not in move.leaders]
        for leader in move.leaders:
            rider = self.rider_of(leader)
            spent = rider.spent if rider else 0
            allowance = rider.allowance if rider else self.allowance(state, move.origin, move.units)
            flags = (rider.flags | LATER) if rider else 0
            if way.how == EMBARKING:
                flags |= AFLOAT
            riders.append(Rider(leader, spent + way.cost, allowance, move.origin, flags))
        return tuple(riders)

    def left_behind(
        self, state: State, origin: int, left: Iterable[Group], leaders: tuple[int, ...], *,
        foreign: bool,
    ) -> Groups:  # fmt: skip
        """Return the groups that stay: left behind by a leader, or holding a passage, they stop.

        `foreign` tells that another nation holds the place.

        Rules: 5.2/D7, 5.3/passage, 5.3/D11.
        """
        nation = self.nation
        if leaders and not has_leader_at(state, nation, origin):
            left = [
                group._replace(flags=group.flags | HALT)
                if group.flags & LED and group.came != START
                else group
                for group in left
            ]
        if (
            foreign
            and relation(state, nation, origin) == HOSTILE
            and not is_open(state, nation, origin)
        ):
            left = hold_passage(list(left), needed_to_pass(state, origin))
        return merged((), left)


def entered(state: State, origin: int, to: int) -> tuple[bool, bool]:
    """Return whether units stand in two places that others hold."""
    visitors = state.visitors
    return origin < REGION_COUNT and visitors[origin] > 0, to < REGION_COUNT and visitors[to] > 0


def is_open_to(way: Way, origin: int, came: int, flags: int, *, tingis: bool) -> bool:
    """Whether the kind of step is open to somebody who has come this way so far.

    Rules: 5.5/D13, 5.5/D15, 5.6/D20, 5.4/D21, 10.4/roads.
    """
    how = way.how
    if how == STRAIT:
        if came == START:
            return True
        from_africa = came == AFRICA and origin == TINGIS and way.to == GADES
        return from_africa and tingis and not flags & LATER
    if how == ISLANDS:
        return came == START
    if how == LANDING:
        return not flags & AFLOAT
    return way.cost > 0 or flags < FREE_STEP * MOST_FREE_STEPS


class Exits:
    """The ways out of a place, what they cost, and the steps that have been offered from there.

    `moves` are the steps of a force along every way, without a leader; `led_moves` those of a force
    without leaders and of one with each. `fresh` are, for units that have not moved, their groups
    and the largest step of each way.

    `even` is what every way costs, 0 where they differ or where not every one is open to everybody.
    `ways_to` are the ways by where they lead; `halts` tells by the same what a unit of each kind
    gets that goes there without a leader: HALT, or nothing; None where nobody stops.
    """

    def __init__(
        self, board: Board, origin: int, ways: tuple[Way, ...], kinds: tuple[int, ...]
    ) -> None:
        self.board = board
        self.origin = origin
        self.ways = ways
        self.kinds = kinds
        self.allowed = tuple(board.mp[kinds[kind]] for kind in range(UNIT_COUNT))
        self.ways_to = {
            to: tuple(way for way in ways if way.to == to) for to in {way.to for way in ways}
        }
        self.halts = {to: self._halts(to) for to in self.ways_to}
        costs = {way.cost for way in ways}
        special = any(way.how in SPECIAL for way in ways)
        self.even = ways[0].cost if len(costs) == 1 and not special else 0
        self.moves = Known(self._moves)
        self.led_moves = Known(self._led_moves)
        self.fresh = Known(self._fresh)
        self._uneven = Known(self._uneven_offers)
        self._uneven_led = Known(self._uneven_led_offers)

    def _halts(self, to: int) -> tuple[int, ...] | None:
        if to >= REGION_COUNT or not self.board.difficult[to]:
            return None
        return tuple(HALT if stops(self.board, self.origin, to, kind) else 0 for kind in self.kinds)

    def _fresh(self, key: tuple[Force, int, int, bool]) -> tuple[Groups, tuple[Move, ...]]:
        force, bonus, flags, tingis = key
        groups = fresh_groups(force, bonus, flags)
        return groups, self.offers(groups, tingis)

    def offers(self, groups: Groups, tingis: bool) -> tuple[Move, ...]:
        """Return the largest step of each way without leaders, as if nobody were about.

        Rules: 5.1/steps, 5.1/allowance.
        """
        cost = self.even
        if not cost:
            return self._uneven[groups, tingis]
        allowed, force = self.allowed, 0
        for spent, kind, flags, _, bonus, number in groups:
            if spent + cost <= allowed[kind] + bonus and not flags & STOPPED:
                force += ONE[kind] * number
        return self.moves[force] if force else ()

    def _moves(self, force: Force) -> tuple[Move, ...]:
        return tuple([Move(self.origin, way.to, force, ()) for way in self.ways])

    def _led_moves(self, key: tuple[Force, Force, tuple[int, ...]]) -> tuple[Move, ...]:
        alone, led, leaders = key
        found: list[Move] = []
        for way in self.ways:
            if alone:
                found.append(Move(self.origin, way.to, alone, ()))
            found += [Move(self.origin, way.to, led, (leader,)) for leader in leaders]
        return tuple(found)

    def able(self, groups: Groups, way: Way, *, led: bool, subject: bool, tingis: bool) -> Force:
        """Return those of some groups that may take a step, with a leader or without one.

        Rules: 5.1/allowance, 5.1/steps, 5.1/difficult, 5.1/D12, 5.2/leaders, 5.2/D5.
        """
        allowed, how, cost, origin = self.allowed, way.how, way.cost, self.origin
        bonus_led = self.board.leader_bonus if led else 0
        halts = None if led else self.halts[way.to]
        simple = cost > 0 and how not in SPECIAL
        force = 0
        for spent, kind, flags, came, bonus, number in groups:
            if flags & STOPPED:
                continue
            if not simple and not is_open_to(way, origin, came, flags, tingis=tingis):
                continue
            left = allowed[kind] + bonus - spent - cost
            if flags & LED:
                left += bonus_led
            if left < 0:
                continue
            if subject and (left < 1 or (halts is not None and halts[kind])):
                continue
            force += ONE[kind] * number
        return force

    def split(
        self, groups: Groups, way: Way, units: Force, *, led: bool, tingis: bool
    ) -> tuple[Groups, Groups]:
        """Return the groups that take a step, as they are afterwards, and those that stay.

        Of equal units those go first that have moved least.

        Rules: 5.1/steps, 5.1/difficult, 5.2/D5, 5.6/D20.
        """
        moved: list[Group] = []
        left: list[Group] = []
        allowed, origin, how, cost = self.allowed, self.origin, way.how, way.cost
        simple = cost > 0 and how not in SPECIAL
        # In a region that is easy to enter nobody stops.
        halts = None if led else self.halts[way.to]
        more = self.board.leader_bonus if led else 0
        for group in groups:
            spent, kind, flags, came, bonus, number = group
            missing = (units >> (BITS * kind)) & ONE_KIND
            if (
                not missing
                or flags & STOPPED
                or not (simple or is_open_to(way, origin, came, flags, tingis=tingis))
                or spent + cost > allowed[kind] + bonus + (more if flags & LED else 0)
            ):
                left.append(group)
                continue
            if missing < number:
                left.append(_new(Group, (spent, kind, flags, came, bonus, number - missing)))
                number = missing
            units -= ONE[kind] * number
            if not led:
                flags &= ~LED
                if halts is not None:
                    flags |= halts[kind]
            if how == EMBARKING:
                flags |= AFLOAT
            if came != START:
                flags |= LATER
            if cost == 0:
                flags += FREE_STEP
            moved.append(_new(Group, (spent + cost, kind, flags, origin, bonus, number)))
        return tuple(moved) if len(moved) < 2 else distinct(moved), tuple(left)

    def _uneven_offers(self, key: tuple[Groups, bool]) -> tuple[Move, ...]:
        """Return the largest step of each way where the ways are not all alike.

        Rules: 5.1/steps, 5.1/allowance.
        """
        groups, tingis = key
        found: list[Move] = []
        forces: dict[int, Force] = {}  # over land, by the cost of the step
        for way in self.ways:
            by_land = way.how not in SPECIAL
            force = forces.get(way.cost, -1) if by_land else -1
            if force < 0:
                force = self.able(groups, way, led=False, subject=False, tingis=tingis)
                if by_land:
                    forces[way.cost] = force
            if force:
                found.append(Move(self.origin, way.to, force, ()))
        return tuple(found)

    def led_offers(
        self, groups: Groups, tingis: bool, here: tuple[int, ...], riders: Riders
    ) -> tuple[Move, ...]:
        """Return the largest step of each way from a place with leaders, as if nobody were about.

        `riders` are what the leaders have done, None for those who have not moved.

        Rules: 5.1/steps, 5.1/allowance, 5.2/leaders, 5.2/alone.
        """
        cost = self.even
        if not cost:
            return self._uneven_led[groups, tingis, here, riders]
        allowed, bonus_led = self.allowed, self.board.leader_bonus
        alone = led = fastest = 0
        fast: dict[int, int] = {}
        for spent, kind, flags, _, bonus, number in groups:
            allowance = allowed[kind] + bonus
            # How fast a leader goes depends on all units of a kind, on those that have stopped too.
            fast[kind] = max(fast.get(kind, 0), allowance)
            if flags & STOPPED:
                continue
            if spent + cost <= allowance:
                alone += ONE[kind] * number
                led += ONE[kind] * number
            elif flags & LED and spent + cost <= allowance + bonus_led:
                led += ONE[kind] * number
        if led:
            fastest = max([fast[kind] for kind, _ in parts(led)])
        going: list[int] = []
        for leader, rider in zip(here, riders, strict=True):
            if rider is not None:
                left = rider.allowance - rider.spent
            else:
                left = fastest + bonus_led if led else self.board.leader_alone
            if left >= cost:
                going.append(leader)
        return self.led_moves[alone, led, tuple(going)] if alone or going else ()

    def _uneven_led_offers(self, key: Led) -> tuple[Move, ...]:
        """Return the largest steps with leaders where the ways are not all alike.

        Rules: 5.1/steps, 5.1/allowance, 5.2/leaders, 5.2/alone, 5.5/D13.
        """
        groups, tingis, here, riders = key
        allowed, board, origin = self.allowed, self.board, self.origin
        fastest: dict[int, int] = {}
        for group in groups:
            fast = allowed[group.kind] + group.bonus
            fastest[group.kind] = max(fast, fastest.get(group.kind, fast))
        found: list[Move] = []
        for way in self.ways:
            alone, led = (
                self.able(groups, way, led=led, subject=False, tingis=tingis)
                for led in (False, True)
            )
            if alone:
                found.append(Move(origin, way.to, alone, ()))
            for leader, rider in zip(here, riders, strict=True):
                if rider is None:
                    left = board.leader_alone
                    if led:
                        left = max(fastest[kind] for kind, _ in parts(led)) + board.leader_bonus
                elif is_open_to(way, origin, rider.came, rider.flags, tingis=tingis):
                    left = rider.allowance - rider.spent
                else:
                    continue
                if left >= way.cost:
                    found.append(Move(origin, way.to, led, (leader,)))
        return tuple(found)


class Reach:
    """How the units of a nation go on a turn: `exits` are the ways out of each place."""

    def __init__(
        self, board: Board, ways: tuple[tuple[Way, ...], ...], kinds: tuple[int, ...]
    ) -> None:
        self.exits = tuple(Exits(board, place, here, kinds) for place, here in enumerate(ways))


@lru_cache(maxsize=1024)
def reach_of(board: Board, nation: int, turn: int) -> Reach:
    """Return how the units of a nation go on a turn; those for whom the map is the same share it.

    Rules: 5.1/steps, 5.1/allowance.
    """
    return _reach_of(board, board.passes(nation, turn), board.kinds_as(nation, turn))


@lru_cache(maxsize=256)
def _reach_of(board: Board, passes: Passes, kinds: tuple[int, ...]) -> Reach:
    return Reach(board, board.ways_with(passes), kinds)


def fewer(units: Force, surplus: int) -> Force:
    """Return units without so many of them, the first of the table first."""
    for kind, number in parts(units):
        if surplus <= 0:
            break
        taken = min(number, surplus)
        units -= ONE[kind] * taken
        surplus -= taken
    return units


def distinct(groups: list[Group]) -> Groups:
    """Return two groups or more in their order, equal ones as one."""
    if len(groups) == 2 and groups[0][:2] < groups[1][:2]:
        return tuple(groups)
    return merged((), groups)


def merged(groups: Groups, more: Iterable[Group]) -> Groups:
    """Return groups with others among them in their order, equal ones as one."""
    numbers: dict[tuple[int, ...], int] = {}
    for group in chain(groups, more):
        key = group[:5]
        numbers[key] = numbers.get(key, 0) + group[5]
    return tuple([_new(Group, (*key, number)) for key, number in sorted(numbers.items())])


def hold_passage(groups: list[Group], needed: int) -> list[Group]:
    """Return groups of which so many units hold a passage: first those that go no further anyway.

    Rules: 5.3/passage.
    """
    order = sorted(groups, key=lambda g: (not g.flags & HOLDS, not g.flags & HALT, -g.spent, g))
    found = []
    for group in order:
        holding = min(group.number, needed)
        needed -= holding
        if holding:
            found.append(group._replace(flags=group.flags | HOLDS, number=holding))
        if holding < group.number:
            found.append(group._replace(number=group.number - holding))
    return found


def refuse_border(state: State, nation: int, origin: int, to: int) -> Refusal:
    """Say why there is no way from a place to another.

    Rules: 5.1/borders, components/A6, 5.4/off-map, 5.4/D2, 5.6/landing, 5.6/D18, 5.6/sea.
    """
    board = state.board
    at = (("area", PLACES[origin]), ("to", PLACES[to]))
    if to >= AREA_COUNT:
        if origin >= AREA_COUNT:
            if to in board.next_seas[origin - AREA_COUNT]:
                return Refusal("3.2/sea", "atlantic-closed", at)
            return Refusal("5.6/sea", "no-such-passage", at)
        if (nation, state.turn) in board.naval:
            return Refusal("5.6/sea", "no-anchor", at)
        return Refusal("5.6/supremacy", "no-embarking", at)
    if origin >= AREA_COUNT:
        if to < REGION_COUNT and any(sea == origin for sea, _ in board.ports[to]):
            return Refusal("5.6/landing", "anchor-barred", at)
        return Refusal("5.6/landing", "no-landing", at)
    if to >= REGION_COUNT and any(other == to for other, _, _ in board.beside[origin]):
        return Refusal("5.4/off-map", "not-off-the-map", at)
    return Refusal("5.1/borders", "no-border", at)


# -- units on the map ------------------------------------------------------------------------------


def lift(state: State, nation: int, place: int, units: Force) -> None:
    """Take units of a nation from where they are.

    Rules: 2.1/B1.
    """
    if not units:
        return
    if place >= REGION_COUNT:
        left = state.abroad[place, nation] - units
        if left:
            state.abroad[place, nation] = left
        else:
            del state.abroad[place, nation]
    elif state.owner[place] == nation:
        left = state.units[place] - units
        state.units[place] = left
        if not left:
            vacate(state, place)
    else:
        state.visitors[place] -= units


def land(state: State, nation: int, place: int, units: Force, emit: Emit | None) -> None:
    """Put units of a nation somewhere; leaders of others who are alone there die.

    At sea nobody fights.

    Rules: 5.6/D22, 2.1/B1, 5.1/other-nations, 6.9/E18.
    """
    if not units:
        return
    if place >= REGION_COUNT:
        state.abroad[place, nation] = state.abroad.get((place, nation), 0) + units
        return
    holder = state.owner[place]
    if holder == nation:
        state.units[place] += units
        return
    if holder == NOBODY:
        state.owner[place] = nation
        state.units[place] += units
    else:
        state.visitors[place] += units
    if place in state.leaders:
        kill_lone_leaders(state, place, nation, emit)


def kill_lone_leaders(state: State, place: int, nation: int, emit: Emit | None) -> None:
    """Kill the leaders of other nations who are alone in a region that is entered.

    Rules: 6.9/E18.
    """
    for leader, where in enumerate(state.leaders):
        if where != place:
            continue
        his = state.board.leaders[leader].nation
        if his != nation and his != state.owner[place]:
            kill_leader(state, leader, "6.9/E18", emit)


def kill_leader(state: State, leader: int, rule: str, emit: Emit | None) -> None:
    """Take a leader out of the game; who kills him in his own turn may score.

    Rules: 6.9/leaders, 8/kills.
    """
    place = state.leaders[leader]
    nation = state.board.leaders[leader].nation
    state.leaders[leader] = NOT_THERE
    if emit:
        name = state.board.leaders[leader].id
        emit(LeaderKilled(PLACES[place], PARTIES[nation], name, rule))
    score_kill(state, nation, LEADER, place, emit)


def end_movement(state: State, moved: Muster, emit: Emit | None) -> None:
    """Take off whoever is where he may not stay, check stacking, and go on to the battles.

    Rules: 5.4/leave, 5.4/D3, 5.6/D16, 5.1/D12, 1/sequence, 4.5/checks.
    """
    settle_down(state, moved, emit)
    check_stacking(state, moved.nation, emit, attack=True)


def settle_down(state: State, moved: Muster, emit: Emit | None) -> None:
    """Take off whoever is where he may not stay; the battles are told who came from where.

    Rules: 5.4/leave, 5.4/D3, 5.6/D16, 5.1/D12, 1/sequence, 4.6/C7.
    """
    nation, turn, board, visitors = moved.nation, state.turn, state.board, state.visitors
    led = places_of_leaders(state, nation)
    away = [place for place in led if place >= REGION_COUNT]
    if state.abroad:
        away += [place for place, party in state.abroad if party == nation]
    for place in sorted({*away}) if away else ():
        if not board.may_stay(nation, turn, place):
            remove_all(state, nation, place, state.abroad.get((place, nation), 0), emit)
    entered = [region for region, force in enumerate(visitors) if force] if any(visitors) else []
    if nation in state.lords:
        for region in {*entered, *(place for place in led if place < REGION_COUNT)}:
            if relation(state, nation, region) == SUBJECT:
                remove_all(state, nation, region, visitors[region], emit)
    if entered:
        fronts = tuple(
            [(region, came_from(moved.groups_at(region))) for region in entered if visitors[region]]
        )
        battles = state.agenda[-1]
        assert isinstance(battles, AfterMovement)
        state.agenda[-1] = battles.after(fronts)
    end_crowding(state, nation)


def lost_if_ended(state: State, moved: Muster) -> tuple[list[UnitsRemoved], dict[int, int]]:
    """Return who goes if a movement ends now: those who may not stay, and units above the limit.

    The latter by region; whoever owns them chooses which. Rules: 5.4/D3, 5.6/D16, 4.5/checks.
    """
    ended, left = state.clone(), list[UnitsRemoved]()
    ended.agenda.pop()

    def note(event: Event) -> None:
        if isinstance(event, UnitsRemoved):
            left.append(event)

    settle_down(ended, moved, note)
    found = {region: surplus_in(ended, moved.nation, region)[1] for region in range(REGION_COUNT)}
    return left, {region: surplus for region, surplus in found.items() if surplus > 0}


def came_from(groups: Groups) -> tuple[tuple[int, Force], ...]:
    """Return the units of some groups by the place of their last step."""
    found: dict[int, Force] = {}
    for group in groups:
        found[group.came] = found.get(group.came, 0) + ONE[group.kind] * group.number
    return tuple(sorted(found.items()))


def remove_all(state: State, nation: int, place: int, units: Force, emit: Emit | None) -> None:
    """Take off units, and leaders of their nation, that may not stay at a place.

    Rules: 5.4/D3, 5.6/D16, 5.1/D12.
    """
    leaders = [
        leader for leader in state.board.leaders_of[nation] if state.leaders[leader] == place
    ]
    if not units and not leaders:
        return
    lift(state, nation, place, units)
    for leader in leaders:
        state.leaders[leader] = NOT_THERE
    if emit:
        names = tuple(state.board.leaders[leader].id for leader in leaders)
        rule = (
            "5.6/D16" if place >= AREA_COUNT else "5.4/D3" if place >= REGION_COUNT else "5.1/D12"
        )
        emit(UnitsRemoved(PARTIES[nation], PLACES[place], unpack(units), names, "left", rule))


NO_OFFERS: Final[Offers] = {}
__all__ = ["PARTY_COUNT", "BeginMovement", "Fronts", "Group", "Muster", "muster"]

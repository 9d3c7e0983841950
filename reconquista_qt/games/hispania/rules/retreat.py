"""Chapter 6.12: where the beaten go."""

from __future__ import annotations

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import RETREATS, Action, Capital, Retreat
from .events import UnitsRemoved, UnitsRetreated
from .forces import ONE, Force, contains, parts, size, unpack
from .losses import value_of
from .movement import kill_leader, land
from .names import (
    AREA_COUNT,
    NATION_COUNT,
    NOBODY,
    OFF_MAP,
    PARTIES,
    PLACE_INDEX,
    PLACES,
    REGION_COUNT,
    ROME,
    UNITS,
)
from .score import score_kill
from .stacking import declare_capital, limit_in, refuse_elsewhere, stack_of
from .state import NOT_THERE, State, vacate
from .steps import Ask, Step

ROMAN_REFUGES = frozenset(PLACE_INDEX[name] for name in OFF_MAP[1:])


def room_at(state: State, nation: int, place: int) -> int:
    """Return how many units of a nation may retreat to a place.

    Rules: 4.6/retreat, 4.6/C6.
    """
    if place >= REGION_COUNT:
        return 999
    there = state.units[place] if state.owner[place] == nation else 0
    return limit_in(state, nation, place) + state.board.retreat_bonus - stack_of(state, there)


def places_to_retreat(state: State, nation: int, region: int) -> list[int]:
    """Return where units of a nation may retreat to from a region.

    Rules: 6.12/retreat, 6.12/E17, 6.12/sea, 5.4/no-retreat, 5.4/exceptions, 5.6/D16.
    """
    board, turn = state.board, state.turn
    found = []
    for place, _, _ in board.beside[region]:
        if place >= REGION_COUNT:
            if board.may_stay(nation, turn, place) or (nation == ROME and place in ROMAN_REFUGES):
                found.append(place)
            continue
        if state.owner[place] not in (nation, NOBODY) or state.visitors[place]:
            continue
        if room_at(state, nation, place) > 0:
            found.append(place)
    if (nation, turn) in board.naval:
        seas = {sea for sea, _ in board.ports[region]} | set(board.embarks.get(region, ()))
        found += [sea for sea in sorted(seas) if board.open_sea[sea - AREA_COUNT]]
    return found


def dearest(state: State, units: Force, room: int) -> Force:
    """Return as many units as there is room for, the most costly first.

    Rules: 6.12/E17.
    """
    if size(units) <= room:
        return units
    board = state.board
    chosen = 0
    order = sorted(parts(units), key=lambda part: (-value_of(board, part[0]), part[0]))
    for kind, number in order:
        going = min(number, room)
        chosen += ONE[kind] * going
        room -= going
        if not room:
            break
    return chosen


def fleeing(state: State, nation: int, region: int) -> Force:
    """Return the mobile units of a nation that have to leave a region."""
    if state.owner[region] == nation:
        force = state.units[region]
    else:
        force = state.visitors[region] if nation == state.nation else 0
    return force & state.board.mobile


def fleeing_leaders(state: State, nation: int, region: int) -> tuple[int, ...]:
    """Return the leaders of a nation in a region."""
    leaders = state.leaders
    if region not in leaders:
        return ()
    return tuple([leader for leader in state.board.leaders_of[nation] if leaders[leader] == region])


@record
class Flight(Step):
    """The mobile units and leaders of a nation leave a region that they have lost."""

    nation: int
    region: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Go on with those who are still there.

        Rules: 6.12/retreat, 6.12/E17, 6.12/eliminated, 6/F5.
        """
        nation, region = self.nation, self.region
        units = fleeing(state, nation, region)
        leaders = fleeing_leaders(state, nation, region)
        if not units and not leaders:
            return
        places = places_to_retreat(state, nation, region) if nation < NATION_COUNT else []
        if not places:
            self.eliminate(state, units, leaders, emit)
            return
        state.agenda.append(self)
        if len(places) == 1:
            self.go(state, places[0], 0, emit)
        else:
            side = state.board.player_of[nation]
            state.agenda.append(RetreatChoice(side, nation, region, tuple(places)))

    def eliminate(
        self, state: State, units: Force, leaders: tuple[int, ...], emit: Emit | None
    ) -> None:
        """Take off who has nowhere to go; it counts as destroyed.

        Rules: 6.12/eliminated, 6/F5, 6.9/leaders.
        """
        nation, region = self.nation, self.region
        if units:
            if state.owner[region] == nation:
                state.units[region] -= units
                if not state.units[region]:
                    vacate(state, region)
            else:
                state.visitors[region] -= units
            if emit:
                names, why = PARTIES[nation], "no-retreat"
                rule = "6.12/eliminated"
                emit(UnitsRemoved(names, PLACES[region], unpack(units), (), why, rule))
            for kind, number in parts(units):
                score_kill(state, nation, UNITS[kind], region, emit, number)
        for leader in leaders:
            kill_leader(state, leader, "6.9/leaders", emit)

    def go(self, state: State, to: int, units: Force, emit: Emit | None) -> None:
        """Take some units (with none named as many as fit) and all leaders to a place.

        Rules: 6.12/retreat, 6.12/E17, 4.6/retreat, 4.6/C6.
        """
        nation, region = self.nation, self.region
        fled = units or dearest(state, fleeing(state, nation, region), room_at(state, nation, to))
        leaders = fleeing_leaders(state, nation, region)
        if state.owner[region] == nation:
            state.units[region] -= fled
            if not state.units[region]:
                vacate(state, region)
        else:
            state.visitors[region] -= fled
        land(state, nation, to, fled, emit)
        for leader in leaders:
            state.leaders[leader] = to
        if (
            to < REGION_COUNT
            and fled
            and stack_of(state, state.units[to]) > limit_in(state, nation, to)
        ):
            state.crowded |= {to}
        if emit:
            names = tuple(state.board.leaders[leader].id for leader in leaders)
            places = (PLACES[region], PLACES[to])
            emit(UnitsRetreated(PARTIES[nation], *places, unpack(fled), names))


@record
class RetreatChoice(Ask):
    """The owner chooses where beaten units go; he is asked again for those that do not fit."""

    kind = "retreat"
    rule = "6.12/retreat"
    side: str
    nation: int
    region: int
    places: tuple[int, ...] = ()  # worked out already

    def options(self, state: State) -> list[Action]:
        """Return the places to retreat to."""
        places = self.places or places_to_retreat(state, self.nation, self.region)
        return [RETREATS[place] for place in places]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why units cannot retreat there.

        Rules: 6.12/retreat, 6.12/E17, 6.12/sea, 5.4/no-retreat, 4.6/C6, 9.6/peace.
        """
        if not isinstance(action, Retreat):
            return refuse_elsewhere(state, action, self.rule)
        nation, region, to = self.nation, self.region, action.to
        at = (("area", PLACES[region]), ("to", PLACES[to]))
        if to not in places_to_retreat(state, nation, region):
            return self.why_not_there(state, to)
        if action.units:
            units = fleeing(state, nation, region)
            if not contains(units, action.units):
                return Refusal("6.12/retreat", "units-not-there", at)
            room = room_at(state, nation, to)
            if size(action.units) > room:
                return Refusal("4.6/C6", "no-room-to-retreat", (*at, ("room", room)))
        return None

    def why_not_there(self, state: State, to: int) -> Refusal:
        """Say why a place is none to retreat to.

        Rules: 6.12/retreat, 6.12/E17, 6.12/sea, 5.4/no-retreat, 4.6/C6, 9.6/peace.
        """
        nation, region = self.nation, self.region
        at = (("area", PLACES[region]), ("to", PLACES[to]))
        if to >= AREA_COUNT:
            return Refusal("6.12/sea", "no-retreat-to-sea", at)
        if all(place != to for place, _, _ in state.board.beside[region]):
            return Refusal("6.12/retreat", "not-adjacent", at)
        if to >= REGION_COUNT:
            return Refusal("5.4/no-retreat", "no-retreat-off-map", at)
        if state.owner[to] not in (nation, NOBODY):
            return Refusal("6.12/E17", "retreat-to-others", at)
        if state.visitors[to]:
            return Refusal("6.12/E17", "battle-waits-there", at)
        return Refusal("4.6/C6", "no-room-to-retreat", (*at, ("room", 0)))

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Retreat.

        Rules: 6.12/retreat, 6.12/E17.
        """
        if isinstance(action, Capital):
            # There is room for more, or for fewer.
            state.agenda[-1] = RetreatChoice(self.side, self.nation, self.region)
            declare_capital(state, action, emit)
            return
        assert isinstance(action, Retreat)
        state.agenda.pop()
        Flight(self.nation, self.region).go(state, action.to, action.units, emit)


__all__ = ["NOT_THERE", "Flight", "RetreatChoice", "places_to_retreat"]

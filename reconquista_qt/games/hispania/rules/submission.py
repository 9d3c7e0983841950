"""Chapter 9.6: submission, subjects and suzerains."""

from __future__ import annotations

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.refusal import Refusal

from .events import NationSubmitted, SubjectFreed, UnitsRetreated
from .forces import Force, shared, unpack
from .movement import AfterMovement, land
from .names import NATION_COUNT, NOBODY, PARTIES, PLACES, REGION_COUNT
from .retreat import Flight, fleeing_leaders
from .state import State

Came = tuple[tuple[int, Force], ...]


def may_submit(state: State, nation: int, suzerain: int) -> Refusal | None:
    """Say why a nation cannot submit to another, or None where it can.

    Rules: 9.6/submission, 9.6/never.
    """
    board = state.board
    about = (("nation", PARTIES[nation]), ("suzerain", PARTIES[suzerain]))
    if suzerain not in board.subduers:
        return Refusal("9.6/submission", "no-suzerain", about)
    if nation in board.never_submit or nation >= NATION_COUNT:
        return Refusal("9.6/never", "never-submits", about)
    return None


def submit(
    state: State, nation: int, suzerain: int, area: int, came: Came, emit: Emit | None
) -> None:
    """Make a nation the subject of its attacker; his units in its regions go back.

    Rules: 9.6/submission, 9.6/peace, 9.6/new-suzerain.
    """
    old = state.lords[nation]
    if old != NOBODY and emit:
        emit(SubjectFreed(PARTIES[nation], PARTIES[old]))
    state.lords[nation] = suzerain
    if emit:
        emit(NationSubmitted(PARTIES[nation], PARTIES[suzerain]))
    fronts = {area: came}
    for step in state.agenda:
        if isinstance(step, AfterMovement):
            fronts.update(dict(step.fronts))
    for region in range(REGION_COUNT):
        if state.owner[region] == nation and state.visitors[region]:
            go_back(state, suzerain, region, fronts.get(region, ()), emit)


def go_back(state: State, nation: int, region: int, came: Came, emit: Emit | None) -> None:
    """Take attackers back to where they came from; who cannot go there retreats.

    Rules: 9.6/peace, 6.12/E17.
    """
    leaders = fleeing_leaders(state, nation, region)
    for origin, units in came:
        going = shared(units, state.visitors[region])
        if not going or not may_return(state, nation, origin):
            continue
        state.visitors[region] -= going
        land(state, nation, origin, going, emit)
        for leader in leaders:
            state.leaders[leader] = origin
        if emit:
            names = tuple(state.board.leaders[leader].id for leader in leaders)
            places = (PLACES[region], PLACES[origin])
            rule = "9.6/peace"
            emit(UnitsRetreated(PARTIES[nation], *places, unpack(going), names, rule))
        leaders = ()
    if state.visitors[region] or leaders:
        state.agenda.append(Flight(nation, region))


def may_return(state: State, nation: int, place: int) -> bool:
    """Whether units may go back to the place that they came from.

    Rules: 9.6/peace, 5.4/no-retreat, 6.12/sea.
    """
    if place < 0:
        return False
    if place >= REGION_COUNT:
        return state.board.may_stay(nation, state.turn, place)
    return state.owner[place] in (nation, NOBODY) and not state.visitors[place]


def free_subjects(state: State, suzerain: int, emit: Emit | None) -> None:
    """Free all subjects of a nation.

    Rules: 9.6/end.
    """
    for nation, lord in enumerate(state.lords):
        if lord == suzerain:
            state.lords[nation] = NOBODY
            if emit:
                emit(SubjectFreed(PARTIES[nation], PARTIES[suzerain]))

"""Where a beaten force goes that has no walls to go into: by area number, by road, or nowhere."""

from __future__ import annotations

from reconquista_qt.engine.agenda import Emit

from .control import is_hostile
from .events import UnitsLost, UnitsRetreated
from .forces import Force, side_of, unpack
from .names import AREAS, SIDES
from .state import State


def retreat_area(state: State, side: int, area: int) -> tuple[int, str]:
    """Return the area that a beaten side goes to from `area`, and how; -1 where there is none.

    First the areas of the region in the order of their numbers, then a road, the lowest region
    number first; a region in revolt is closed.

    Rules: phase4/defender-beaten, phase4/retreat-order, phase4/example-simple, phase4/H8,
    phase4/H9, phase5/M19, phase1/Q9.
    """
    board = state.board
    for other in board.cycle(area):
        if not is_hostile(state, side, other):
            return other, "order"
    for other in board.roads[area]:
        if board.region_of[other] != state.revolt and not is_hostile(state, side, other):
            return other, "road"
    return -1, ""


def retreat(state: State, area: int, force: Force, emit: Emit | None) -> None:
    """Take a beaten force, already off its area, to where it goes; eliminated if nowhere.

    Rules: phase4/defender-beaten, phase4/H7, phase4/H8, phase5/M19.
    """
    side = side_of(force)
    to, how = retreat_area(state, side, area)
    if to < 0:
        if emit:
            emit(UnitsLost(AREAS[area], unpack(force), "retreat", "phase4/defender-beaten"))
        return
    state.units[to] += force
    if emit:
        rule = "phase4/retreat-order" if how == "order" else "phase4/defender-beaten"
        emit(UnitsRetreated(SIDES[side], AREAS[area], AREAS[to], unpack(force), how, rule))

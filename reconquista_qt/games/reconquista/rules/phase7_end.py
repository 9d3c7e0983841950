"""Phase 7, End of the turn: what leaves the map, and whether the game is over."""

from __future__ import annotations

from functools import reduce
from itertools import chain
from operator import or_

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.record import record

from .control import can_recruit_muslims, cities_controlled
from .events import (
    FortressRemoved,
    GameEnded,
    RevoltEnded,
    UnitsLost,
)
from .forces import CHRISTIAN_UNITS, CID, NEUTRALS, side_of, unpack
from .names import AREA_COUNT, AREAS, CHRISTIAN, LAST_TURN, REGIONS
from .score import score
from .state import State
from .steps import Step

TEMPORARY = NEUTRALS | CID


@record
class EndOfTurn(Step):
    """Clear the table for the next turn and look whether there is one."""

    rule = "phase7/neutrals"

    def run(self, state: State, emit: Emit | None) -> None:
        """Carry out the phase in the order of ruling V1.

        Rules: phase7/neutrals, phase7/fortresses, phase7/turn, phase7/V1, phase2/D1,
        counters/revolt.
        """
        neutrals_leave(state, emit)
        remove_fortresses(state, emit)
        if state.revolt >= 0 and emit:
            emit(RevoltEnded(REGIONS[state.revolt]))
        state.revolt = state.treasury = state.moving_region = -1
        state.event = state.event_count = 0
        reason, rule = why_over(state)
        if reason:
            result = score(state)
            state.over = Over(reason, result.total, result.level)
            state.agenda.clear()
            if emit:
                emit(GameEnded(reason, result.total, result.level, rule))
            return
        state.turn += 1


def neutrals_leave(state: State, emit: Emit | None) -> None:
    """Take neutral armies and El Cid off the map.

    Rules: phase7/neutrals, phase2/french, phase2/raiders, phase2/mercenaries, phase2/crusade,
    phase2/el-cid, phase2/D4, definitions/A11.
    """
    everybody = reduce(or_, state.units) | reduce(or_, state.besiegers)
    for area in state.board.in_order if everybody & TEMPORARY else ():
        if not (state.units[area] | state.besiegers[area]) & TEMPORARY:
            continue
        for where in (state.units, state.besiegers):
            leaving = where[area] & TEMPORARY
            if leaving:
                where[area] -= leaving
                if emit:
                    units = unpack(leaving)
                    emit(UnitsLost(AREAS[area], units, "departure", "phase7/neutrals"))
        outside = state.besiegers[area]
        if outside and not state.units[area] and state.city[area] in (0, side_of(outside)):
            # Only in a position from outside can a siege outlast phase 6 (F-1): nobody is left
            # to besiege, so the besiegers go in.
            state.units[area], state.besiegers[area] = outside, 0


def remove_fortresses(state: State, emit: Emit | None) -> None:
    """Remove each fortress in whose area there is neither unit nor city.

    Rules: phase7/fortresses, definitions/empty-fortress, definitions/A7.
    """
    units, besiegers, city = state.units, state.besiegers, state.city
    for area in state.board.in_order:
        if state.fortress[area] and not (units[area] or city[area] or besiegers[area]):
            state.fortress[area] = False
            if emit:
                emit(FortressRemoved(AREAS[area]))


def why_over(state: State) -> tuple[str, str]:
    """Return why the game ends now and the rule, or two empty strings.

    Rules: phase7/no-recruits, phase7/no-christians, phase7/last-turn, phase7/V2, phase7/V3,
    overview/game.
    """
    for area in range(AREA_COUNT):
        if can_recruit_muslims(state, area):
            break
    else:
        return "no_recruits", "phase7/no-recruits"
    for force in chain(state.units, state.besiegers):
        if force & CHRISTIAN_UNITS:
            break
    else:
        if not cities_controlled(state, CHRISTIAN):
            return "no_christians", "phase7/no-christians"
    if state.turn >= LAST_TURN:
        return "last_turn", "phase7/last-turn"
    return "", ""

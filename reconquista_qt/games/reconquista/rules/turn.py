"""The sequence of play: one tuple in the rulebook's order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .events import PhaseBegan, TurnBegan
from .names import (
    END,
    EVENTS,
    INCOME,
    MOVEMENT,
    PHASES,
    REACTION,
    REBELLION,
    SIEGES,
)
from .phase1_rebellion import RegionDie
from .phase2_events import EventDice
from .phase3_income import Collect
from .phase4_movement import begin_movement
from .phase5_reaction import ReactionRegion
from .phase6_sieges import NEXT_SIEGE
from .phase7_end import EndOfTurn
from .state import State
from .steps import Step


@record
class Begin(Step):
    """A phase about to begin."""

    rule = "turn/sequence"
    phase: str

    def run(self, state: State, emit: Emit | None) -> None:
        """Begin the phase, and line up the next one behind it.

        Rules: turn/sequence, phase7/turn, counters/turn, overview/game, reference/turn,
        overview/reference.
        """
        state.phase = self.phase
        state.agenda.append(NEXT[self.phase])
        if emit:
            if self.phase == REBELLION:
                emit(TurnBegan(state.turn))
            emit(PhaseBegan(self.phase))
        OPENING[self.phase](state, emit)


def _opens_with(step: Step) -> Callable[[State, Emit | None], None]:
    def opening(state: State, emit: Emit | None) -> None:
        state.agenda.append(step)

    return opening


OPENING: Final = {
    REBELLION: _opens_with(RegionDie()),
    EVENTS: _opens_with(EventDice()),
    INCOME: _opens_with(Collect()),
    MOVEMENT: begin_movement,
    REACTION: _opens_with(ReactionRegion()),
    SIEGES: _opens_with(NEXT_SIEGE),
    END: _opens_with(EndOfTurn()),
}
BEGIN: Final = {phase: Begin(phase) for phase in PHASES}
NEXT: Final = {
    phase: BEGIN[after] for phase, after in zip(PHASES, PHASES[1:] + PHASES[:1], strict=True)
}

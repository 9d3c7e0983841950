"""The sequence of play: one tuple in the rulebook's order."""

from __future__ import annotations

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
        phase = state.phase = self.phase
        state.agenda += LINED_UP[phase]
        if emit:
            if phase == REBELLION:
                emit(TurnBegan(state.turn))
            emit(PhaseBegan(phase))
        if phase == MOVEMENT:
            begin_movement(state, emit)


# What a phase opens with; movement looks first at who may move.
OPENING: Final[dict[str, tuple[Step, ...]]] = {
    REBELLION: (RegionDie(),),
    EVENTS: (EventDice(),),
    INCOME: (Collect(),),
    MOVEMENT: (),
    REACTION: (ReactionRegion(),),
    SIEGES: (NEXT_SIEGE,),
    END: (EndOfTurn(),),
}
BEGIN: Final = {phase: Begin(phase) for phase in PHASES}
NEXT: Final = {
    phase: BEGIN[after] for phase, after in zip(PHASES, PHASES[1:] + PHASES[:1], strict=True)
}
# The next phase, and on top of it what this one opens with.
LINED_UP: Final = {phase: (NEXT[phase], *OPENING[phase]) for phase in PHASES}

"""The sequence of play: one tuple in the rulebook's order, and the draw of kingdoms.

Rules: 5.0/order, 5.0/draw.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .attrition import Attrition
from .campaign import BeginCampaign, has_loyal_units
from .chance import chosen, dice_for
from .collection import Restorations
from .control import active_kingdoms
from .diplomacy import Incitement, Quelling, Tribute, Unions
from .end import EndOfTurn
from .events import KingdomDrawn, PhaseBegan, TurnBegan
from .independence import Independence
from .names import (
    ATTRITION,
    CHRISTIAN,
    CHRISTIAN_PHASE,
    COLLECTION,
    END,
    FRANCE,
    INCITEMENT,
    INDEPENDENCE,
    MUSLIM,
    MUSLIM_PHASE,
    MUSLIM_SIDE,
    PHASES,
    POWERS,
    QUELLING,
    RECRUITMENT,
    REPOPULATION,
    SET_UP,
    STRATAGEMS,
    TRIBUTE,
    UNION,
    WAR,
)
from .recruitment import Recruitment
from .settlers import Repopulation
from .setup import NextPiece
from .state import State
from .steps import Roll, Step
from .stratagems import FIRST
from .wars import WarAsk


@record
class Begin(Step):
    """A phase about to begin."""

    rule = "5.0/order"
    phase: str

    def run(self, state: State, emit: Emit | None) -> None:
        """Begin the phase, and line up the next one behind it.

        Rules: 5.0/order, 5.0/C20, 8.0/E29, 5.0/I30.
        """
        state.phase = self.phase
        state.agenda.append(NEXT[self.phase])
        if emit:
            if self.phase == ATTRITION or (self.phase == STRATAGEMS and state.turn == 1):
                emit(TurnBegan(state.turn, state.board.years[state.turn - 1]))
            emit(PhaseBegan(self.phase))
        OPENING[self.phase](state)


def fill_pool(state: State) -> None:
    """Put the markers of all kingdoms in play into the pool, France's if it is at war.

    Rules: 5.0/draw, 9.0/D16.
    """
    active = active_kingdoms(state)
    state.pool = tuple(
        power
        for power in state.board.draw_order
        if power in active or (power == FRANCE and state.french_war >= 0)
    )


@record
class DrawKingdom(Step):
    """The next kingdom's marker is drawn, until the pool is empty."""

    rule = "5.0/draw"

    def run(self, state: State, emit: Emit | None) -> None:
        """Draw by dice, where there is more than one (rules: 5.0/draw, 5.0/C25)."""
        pool = state.pool
        if not pool:
            state.pool = None
            return
        state.agenda.append(self)
        count = dice_for(len(pool))
        if count:
            state.agenda.append(KingdomDie(count))
        else:
            drawn(state, 0, emit)


@record
class KingdomDie(Roll):
    """The dice that draw a kingdom's marker."""

    rule = "5.0/draw"
    purpose = "draw_kingdom"
    count: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Draw the marker that the dice choose; roll again where they choose none."""
        pool = state.pool
        assert pool is not None
        number = chosen(values, len(pool))
        if number < 0:
            state.agenda.append(self)
        else:
            drawn(state, number, emit)


def drawn(state: State, number: int, emit: Emit | None) -> None:
    """Let the n-th kingdom of the pool campaign.

    A power without a loyal unit is passed over, as is a kingdom independent since this turn.

    Rules: 5.0/draw, 8.6/E15, 5.0/D16.
    """
    pool = state.pool
    assert pool is not None
    power = pool[number]
    state.pool = (*pool[:number], *pool[number + 1 :])
    passed = power == state.independence or not has_loyal_units(state, power)
    if emit:
        emit(KingdomDrawn(POWERS[power], passed))
    if not passed:
        state.agenda.append(BeginCampaign(power))


@record
class NextPhaseIsNewTurn(Step):
    """The turn is over: the next one begins with the Administrative Phase."""

    rule = "5.0/advance"

    def run(self, state: State, emit: Emit | None) -> None:
        """Begin the next turn, if the game goes on (rules: 5.0/advance, 1.2/turns)."""
        if state.over is None:
            state.agenda.append(BEGIN[ATTRITION])


def _opens_with(*steps: Step) -> Callable[[State], None]:
    def opening(state: State) -> None:
        state.agenda += reversed(steps)

    return opening


def _open_christian(state: State) -> None:
    fill_pool(state)
    state.agenda.append(DrawKingdom())


OPENING: Final[dict[str, Callable[[State], None]]] = {
    SET_UP: _opens_with(NextPiece()),
    ATTRITION: _opens_with(Attrition()),
    COLLECTION: _opens_with(Restorations(0, ())),
    RECRUITMENT: _opens_with(Recruitment(CHRISTIAN)),
    REPOPULATION: _opens_with(Repopulation()),
    WAR: _opens_with(WarAsk()),
    STRATAGEMS: _opens_with(FIRST),
    INDEPENDENCE: _opens_with(Independence()),
    TRIBUTE: _opens_with(Tribute(CHRISTIAN, ())),
    QUELLING: _opens_with(Quelling(CHRISTIAN)),
    INCITEMENT: _opens_with(Incitement(MUSLIM_SIDE, (), 0)),
    UNION: _opens_with(Unions()),
    CHRISTIAN_PHASE: _open_christian,
    MUSLIM_PHASE: _opens_with(BeginCampaign(MUSLIM)),
    END: _opens_with(EndOfTurn()),
}
BEGIN: Final = {phase: Begin(phase) for phase in PHASES}
_AFTER: Final[dict[str, str]] = dict(pairwise(PHASES)) | {SET_UP: STRATAGEMS}
NEXT: Final[dict[str, Step]] = {
    **{phase: BEGIN[after] for phase, after in _AFTER.items()},
    END: NextPhaseIsNewTurn(),
}

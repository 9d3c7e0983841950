"""The sequence of play: what follows what, in the basic game and with action chits.

Rules: 3.0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .action_chits import begin_actions
from .duty import is_night
from .events import PhaseBegan, TurnBegan
from .fight import begin_melee
from .fire import DEFENSIVE, OFFENSIVE, AfterFire, Aims, begin_fire
from .movement import begin_movement
from .names import (
    ACTION,
    COMBAT,
    END,
    MELEE,
    MOVEMENT,
    ORDERS,
    REORGANISATION,
    SETUP,
)
from .offer import Offer
from .orders import begin_chits, begin_orders
from .reorganisation import begin_reorganisation
from .setup import SetUp
from .state import FREE, State
from .steps import Step
from .victory import BothRoll, VictoryCheck, end_of_time
from .withdrawal import Withdrawal

# Set-up is one phase for both sides, as are the action phase and the end with action chits.
SHARED: Final = (SETUP, ACTION, END)
BASIC: Final = (
    (ORDERS, 0), (ORDERS, 1),
    (MOVEMENT, 0), (COMBAT, 0), (MELEE, 0), (REORGANISATION, 0),
    (MOVEMENT, 1), (COMBAT, 1), (MELEE, 1), (REORGANISATION, 1),
)  # fmt: skip
ADVANCED: Final = (
    (ORDERS, 0), (ORDERS, 1), (ACTION, 0), (REORGANISATION, 0), (REORGANISATION, 1), (END, 0),
)  # fmt: skip


def sequence(state: State) -> tuple[tuple[str, int], ...]:
    """Return a turn's phases with their players (3.0, 16.1)."""
    return ADVANCED if state.options.action_chits else BASIC


@record
class Begin(Step):
    """A phase of a player about to begin."""

    rule = "3.0"
    phase: str
    player: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Begin the phase, and line up the next one behind it.

        Rules: 3.0, 3.0.I, 3.0.II, 3.0.III, 3.0.IV, 3.0.V, 3.0.VI, 3.0.VII, 16.1.
        """
        state.phase, state.player = self.phase, self.player
        state.agenda.append(self.after(state))
        if emit:
            if (self.phase, self.player) == sequence(state)[0]:
                emit(TurnBegan(state.turn, state.board.track[state.turn - 1]))
            shared = self.phase in SHARED
            emit(PhaseBegan(self.phase, "" if shared else state.board.side_ids[self.player]))
        OPENING[self.phase](state, self.player, emit)

    def after(self, state: State) -> Step:
        """Return what follows this phase."""
        order = sequence(state)
        if self.phase == SETUP:
            return Begin(*order[0])
        if (self.phase, self.player) not in order:
            # A position set in the action phase by the other player.
            return Begin(*order[order.index((self.phase, 0)) + 1])
        place = order.index((self.phase, self.player)) + 1
        return Begin(*order[place]) if place < len(order) else NextTurn()


@record
class NextTurn(Step):
    """The end of a turn."""

    rule = "3.0"

    def run(self, state: State, emit: Emit | None) -> None:
        """Go on to the next turn, or end the battle after the last.

        Rules: 3.0, 12.1/R111, 12.0/R132.
        """
        if state.turn >= state.board.turns:
            end_of_time(state, emit)
            return
        state.turn += 1
        state.agenda.append(Begin(*sequence(state)[0]))


@record
class OffensiveNext(AfterFire):
    """After the defensive fire: that of the side in phase."""

    rule = "9.0"
    checked: int = 0
    aims: Aims = ()
    player: int = 0
    able: int = 0

    def run(self, state: State, emit: Emit | None) -> None:
        """Let the side fire; whoever has checked checks no more."""
        begin_fire(state, self.player, OFFENSIVE, self.able, self.checked)


@record
class MeleePhase(AfterFire):
    """After all fire: the melee phase, which has to know what was fired at."""

    rule = "9.0"
    checked: int = 0
    aims: Aims = ()
    player: int = 0

    def run(self, state: State, emit: Emit | None) -> None:
        """Open the phase."""
        follow = state.agenda[-1]
        if isinstance(follow, Begin) and follow.phase == MELEE:
            state.agenda.pop()
            after = follow.after(state)
            state.phase, state.player = MELEE, self.player
            state.agenda.append(after)
            if emit:
                emit(PhaseBegan(MELEE, state.board.side_ids[self.player]))
            begin_melee(state, self.player, state.board.unit_masks[self.player], self.aims)


def _set_up(state: State, _player: int, _emit: Emit | None) -> None:
    begin_chits(state)
    for player in (0, 1) if state.options.setup == FREE else ():
        state.agenda.append(Offer(SetUp(state.board.side_ids[player], player)))


def _orders(state: State, player: int, emit: Emit | None) -> None:
    begin_orders(state, player, emit)


def _movement(state: State, player: int, emit: Emit | None) -> None:
    leaders = sum(1 << leader for leader in state.board.leaders_of[player])
    begin_movement(state, player, state.board.unit_masks[player], leaders, emit)


def _combat(state: State, player: int, _emit: Emit | None) -> None:
    """Line up withdrawals, defensive and offensive fire; by night there is none to withdraw from.

    Rules: 9.0, 9.12, 9.13, 5.4, 12.21.
    """
    masks, other = state.board.unit_masks, 1 - player
    state.agenda.append(MeleePhase(player=player))
    state.agenda.append(OffensiveNext(player=player, able=masks[player]))
    state.agenda.append(DefensiveNext(player=other, able=masks[other]))
    if not is_night(state):
        state.agenda.append(Offer(Withdrawal(state.board.side_ids[other], other, 0)))


@record
class DefensiveNext(Step):
    """After the withdrawals: the fire of the side that is not in phase."""

    rule = "9.0"
    player: int
    able: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Let the other side fire."""
        begin_fire(state, self.player, DEFENSIVE, self.able, 0)


def _melee(state: State, player: int, _emit: Emit | None) -> None:
    begin_melee(state, player, state.board.unit_masks[player], ())


def _reorganisation(state: State, player: int, _emit: Emit | None) -> None:
    if not state.options.action_chits:
        state.agenda.append(VictoryCheck(1 - player))
    begin_reorganisation(state, player)


def _actions(state: State, _player: int, _emit: Emit | None) -> None:
    begin_actions(state)


def _end(state: State, _player: int, _emit: Emit | None) -> None:
    state.agenda.append(BothRoll())


OPENING: Final[dict[str, Callable[[State, int, Emit | None], None]]] = {
    SETUP: _set_up,
    ORDERS: _orders,
    MOVEMENT: _movement,
    COMBAT: _combat,
    MELEE: _melee,
    REORGANISATION: _reorganisation,
    ACTION: _actions,
    END: _end,
}

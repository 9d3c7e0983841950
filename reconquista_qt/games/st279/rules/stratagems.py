"""The Stratagem Markers Phase.

Rules: 10.0/buy.
"""

from __future__ import annotations

from collections.abc import Sequence

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import PASS, Action, BuyMarker
from .control import active_kingdoms
from .markers import buy, is_cup_empty
from .names import CHRISTIAN, MUSLIM, MUSLIM_SIDE, POWERS, SIDES
from .refusals import not_now, refused
from .state import ALTERNATE, State
from .steps import Ask, Step


def payers(state: State, side: int) -> list[int]:
    """Return the powers of a side that can pay for a marker (rules: 10.0/buy, 9.0/limits)."""
    powers = [MUSLIM] if side == MUSLIM_SIDE else active_kingdoms(state)
    return [power for power in powers if state.treasury[power] >= state.board.marker_cost]


@record
class MarkerMarket(Step):
    """The sides buy in turn until both have passed in a row.

    `asked` counts the sides asked so far, for the option of one marker each.
    """

    rule = "10.0/buy"
    leading: int
    passes: int
    asked: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask the next side that can buy (rules: 10.0/buy, 10.0/C16)."""
        side, passes, asked = self.leading, self.passes, self.asked
        each_once = state.options.stratagem_draws != ALTERNATE
        while passes < 2 and not (each_once and asked >= 2):
            if payers(state, side) and not is_cup_empty(state):
                state.agenda.append(MarkerMarketAsk(side, passes, asked + 1))
                return
            passes += 1
            asked += 1
            side = 1 - side


@record
class MarkerMarketAsk(Ask):
    """A side buys a stratagem marker, or passes."""

    rule = "10.0/buy"
    kind = "buy_marker"
    leading: int
    passes: int
    asked: int

    @property
    def side(self) -> str:
        """The side that is asked."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """Each power that can pay, then passing."""
        return [*(BuyMarker(power) for power in payers(state, self.leading)), PASS]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 10.0/buy, 9.0/limits)."""
        if isinstance(action, BuyMarker):
            power = self._power(action)
            if power not in ([MUSLIM] if self.leading == MUSLIM_SIDE else active_kingdoms(state)):
                return refused("10.0/buy", "not-your-power", power=POWERS[power])
            if power not in payers(state, self.leading):
                cost = state.board.marker_cost
                return refused("10.0/buy", "cannot-pay", power=POWERS[power], cost=cost)
            return None
        return None if action == PASS else not_now(self.kind)

    def _power(self, action: BuyMarker) -> int:
        return MUSLIM if action.power < 0 else action.power

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Buy and draw, or pass; the other side is asked next (rules: 10.0/buy, 10.0/C16)."""
        state.agenda.pop()
        passes = 0 if isinstance(action, BuyMarker) else self.passes + 1
        state.agenda.append(MarkerMarket(1 - self.leading, passes, self.asked))
        if isinstance(action, BuyMarker):
            buy(state, self.leading, self._power(action), state.board.marker_cost, emit)


FIRST = MarkerMarket(CHRISTIAN, 0, 0)

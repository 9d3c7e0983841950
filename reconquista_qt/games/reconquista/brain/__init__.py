"""What the computer players know of this game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from reconquista_qt.games.reconquista.rules.actions import Action
from reconquista_qt.games.reconquista.rules.control import cities_controlled
from reconquista_qt.games.reconquista.rules.names import CHRISTIAN, LAST_TURN
from reconquista_qt.games.reconquista.rules.state import State

from .forecast import NAMES, expected_points, features_of
from .greedy import Greedy
from .lines import Lines, lines
from .outcomes import Outcome, RollContext, outcomes, roll_context
from .reasons import Reason, reasons
from .weights import EXPERIENCE


class ReconquistaBrain:
    """The seam between this game and the players of `reconquista_qt.ai`."""

    series = ("cities", LAST_TURN)
    feature_names = NAMES

    def greedy(self, opening: Sequence[Action] = (), turn: int = 0) -> Callable[[State], Action]:
        """Return a new greedy player that first tries to play an opening in a turn."""
        return Greedy(opening, turn)

    def expert(self, opening: Sequence[Action] = (), turn: int = 0) -> Callable[[State], Action]:
        """Return a new player that looks no further than the greedy one, but has experience."""
        return Greedy(opening, turn, EXPERIENCE)

    def lines(self, state: State, most: int) -> Lines:
        """Return (actions, gain at first sight) of the most promising lines, best first."""
        return lines(state, most)

    def reasons(self, state: State, action: Action) -> tuple[Reason, ...]:
        """Return what speaks for an action, or against it; the codes are `reasons.CODES`."""
        return reasons(state, action)

    def material(self, state: State) -> int:
        """Return how many cities the Christians control (rules: victory/city)."""
        return cities_controlled(state, CHRISTIAN)

    def evaluate(self, state: State, seat: str = "") -> float:
        """Return a forecast of the final points where a turn has just ended, or the game."""
        return expected_points(state)

    def features(self, state: State, seat: str = "") -> tuple[float, ...]:
        """Return what a forecast is made of, in the order of `feature_names`."""
        return features_of(state)

    def roll_context(self, state: State) -> RollContext | None:
        """Return what the dice are for that a state waits for: kind, place, whether it is new."""
        return roll_context(state)

    def outcomes(self, state: State) -> list[Outcome]:
        """Return (exact chance, name, state after) of each end of a battle or siege."""
        return outcomes(state)


BRAIN: Final = ReconquistaBrain()

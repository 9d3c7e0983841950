"""What the computer players know of this game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from reconquista_qt.games.reconquista.actions import Action
from reconquista_qt.games.reconquista.control import cities_controlled
from reconquista_qt.games.reconquista.names import CHRISTIAN
from reconquista_qt.games.reconquista.state import State

from .evaluation import value
from .greedy import Greedy
from .lines import Lines, lines


class ReconquistaBrain:
    """The seam between this game and the players of `reconquista_qt.ai`."""

    def greedy(self, opening: Sequence[Action] = (), turn: int = 0) -> Callable[[State], Action]:
        """Return a new greedy player that first tries to play an opening in a turn."""
        return Greedy(opening, turn)

    def lines(self, state: State, most: int) -> Lines:
        """Return (actions, gain at first sight) of the most promising lines, best first."""
        return lines(state, most)

    def holdings(self, state: State) -> int:
        """Return how many cities the Christians control (rules: victory/city)."""
        return cities_controlled(state, CHRISTIAN)

    def value(self, state: State) -> float:
        """Return an estimate of the final points, exact where the game is over."""
        return float(state.over.total) if state.over else value(state)


BRAIN: Final = ReconquistaBrain()

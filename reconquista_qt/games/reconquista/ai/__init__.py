"""What the computer players know of this game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reconquista_qt.games.reconquista.actions import Action
from reconquista_qt.games.reconquista.state import State

from .evaluation import value
from .greedy import Greedy


class ReconquistaBrain:
    """The seam between this game and the players of `reconquista_qt.ai`."""

    def greedy(self) -> Callable[[State], Action]:
        """Return a new greedy player."""
        return Greedy()

    def value(self, state: State) -> float:
        """Return an estimate of the final points."""
        return value(state)


BRAIN: Final = ReconquistaBrain()

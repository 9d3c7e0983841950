"""What a game tells the players, which know no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from reconquista_qt.engine.game import Game
from reconquista_qt.games.reconquista.ai import BRAIN as RECONQUISTA

Policy = Callable[[Any], Any]


class Brain(Protocol):
    """What the computer players know of a game."""

    def greedy(self) -> Policy:
        """Return a new player that takes what is best at first sight."""
        ...

    def value(self, state: Any) -> float:
        """Return an estimate of the final points."""
        ...


BRAINS: Final[dict[str, Brain]] = {"reconquista": RECONQUISTA}


def brain_of(game: Game) -> Brain:
    """Return what the players know of a game."""
    return BRAINS[game.id]

"""What a game tells the players, which know no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.games import entry_of

Policy = Callable[[Any], Any]


# A code, the id of a place or nothing, and an amount.
Reason = tuple[str, str, float]

# Actions one after the other, and what they gain at first sight, in points.
Line = tuple[tuple[Any, ...], float]


class Brain(Protocol):
    """What the computer players know of a game."""

    def greedy(self, opening: tuple[Any, ...] = (), turn: int = 0) -> Policy:
        """Return a new player that takes what is best at first sight, after a given opening."""
        ...

    def expert(self, opening: tuple[Any, ...] = (), turn: int = 0) -> Policy:
        """Return the best player that needs no search; playouts are played by it.

        It can be copied (`copy.copy`) in the middle of a game; the copies play on independently.
        """
        ...

    def lines(self, state: Any, most: int) -> list[Line]:
        """Return the most promising lines at a decision, best first, at least one.

        Where it is possible to do nothing more, that is the last one.
        """
        ...

    def reasons(self, state: Any, action: Any) -> tuple[Reason, ...]:
        """Return what speaks for an action, or against it, as codes with their places."""
        ...

    def holdings(self, state: Any) -> int:
        """Return how many places count for the player now (here: cities)."""
        ...

    def prospect(self, state: Any) -> float:
        """Return a forecast of the final points where a turn has just ended, or the game."""
        ...

    def occasion(self, state: Any) -> tuple[str, str, bool] | None:
        """Return what the dice are for that a state waits for, None where it waits for none.

        A kind, the id of a place or nothing, and whether these dice begin something new; dice of
        the same kind and place that follow one another otherwise belong together.
        """
        ...

    def ends(self, state: Any) -> list[tuple[float, str, Any]]:
        """Return every end of what the dice are for, with its exact chance, its name and the state.

        Nothing where the game knows no exact odds.
        """
        ...


def brain_of(game: AnyGame) -> Brain:
    """Return what the players know of a game; KeyError where they know nothing."""
    brain = entry_of(game.id).brain()
    if brain is None:
        raise KeyError(game.id)
    return brain

"""How long a game's exact odds take: it knows itself which questions tell most."""

from __future__ import annotations

from typing import Final

from reconquista_qt.games import entry_of

from . import Budget, Figures, NotHere, milliseconds

GOALS: Final[dict[str, float]] = {}


def goals_of(game: str) -> dict[str, float]:
    """Return what the figures of a game should reach."""
    own = entry_of(game).odds_speed()
    return {} if own is None else dict(own.GOALS)


def measure(budget: Budget) -> Figures:
    """Return the milliseconds that the game's own questions take."""
    own = entry_of(budget.game).odds_speed()
    if own is None:
        raise NotHere(budget.game)
    return own.measure(milliseconds, budget.runs)

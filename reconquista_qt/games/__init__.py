"""The games of the house, an explicit tuple."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.game import AnyGame

from .reconquista.rules.game import GAME as RECONQUISTA

GAMES: Final[tuple[AnyGame, ...]] = (RECONQUISTA,)


def game_by_id(name: str) -> AnyGame | None:
    """Return the game of an id, or None."""
    return next((game for game in GAMES if game.id == name), None)

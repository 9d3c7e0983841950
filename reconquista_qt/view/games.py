"""The games that can be played in the window, and what each of them gives it."""

from __future__ import annotations

from importlib.util import find_spec

from reconquista_qt.games import GameEntry, entries, entry_of
from reconquista_qt.view.desk import Surface


def surface_of(game: str) -> Surface:
    """Return what a game gives the window; KeyError where it gives nothing."""
    found = entry_of(game).surface()
    if found is None:
        raise KeyError(game)
    return found


def playable() -> tuple[str, ...]:
    """Return the ids of the games that have a board; none of them is imported for that."""
    return tuple(entry.id for entry in entries() if _has_board(entry))


def is_playable(game: str) -> bool:
    """Whether there is a game of this id that has a board; the others are not looked for."""
    return any(entry.id == game and _has_board(entry) for entry in entries())


def _has_board(entry: GameEntry) -> bool:
    return find_spec(f"{entry.package}.board") is not None

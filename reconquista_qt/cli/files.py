"""Saving and loading for programs without a window."""

from __future__ import annotations

from pathlib import Path

from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES
from reconquista_qt.storage.saves import read_game, write_game


def save_session(session: Session, path: Path) -> None:
    """Write a game to a file; BadInput where that fails, and then nothing is lost."""
    write_game(session, path)


def load_session(path: Path) -> Session:
    """Return the game of a file; BadInput names what is wrong with it."""
    return read_game(path, GAMES).session

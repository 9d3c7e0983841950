"""Games, saves and the user's own map, for programs without a window."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES
from reconquista_qt.storage.folders import MAP_FILE, folders


def games_of_the_user() -> tuple[AnyGame, ...]:
    """Return the games, on the user's own map where there is a sound one.

    What is wrong with a broken map goes to the log, and the shipped one is played.
    """
    if not (folders().data / MAP_FILE).exists():
        return GAMES
    # Imported here and below: what checks files takes its time to load.
    from reconquista_qt.storage.maps import games_on, users_map

    chosen = users_map(folders().data)
    if chosen.trouble is not None:
        logging.warning("%s: %s", chosen.path, chosen.trouble.problems)
    return games_on(chosen.game)


def save_session(session: Session, path: Path) -> None:
    """Write a game to a file; BadInput where that fails, and then nothing is lost."""
    from reconquista_qt.storage.saves import write_game

    write_game(session, path)


def load_session(path: Path, games: Iterable[AnyGame]) -> Session:
    """Return the game of a file; BadInput names what is wrong with it."""
    from reconquista_qt.storage.saves import read_game

    return read_game(path, games).session

"""Games, saves and the user's own maps, for programs without a window."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry, entries
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.own_files import own_files


def games_of_the_user() -> tuple[GameEntry, ...]:
    """Return the games, each on the user's own data files of it where there are sound ones.

    What is wrong with a broken one goes to the log, and the shipped ones are played.
    """
    return tuple(map(_on_own_files, entries()))


def _on_own_files(entry: GameEntry) -> GameEntry:
    folder = folders().data
    if not own_files(folder, entry):
        return entry
    # Imported here and below: what checks files takes its time to load.
    from reconquista_qt.storage.maps import users_game

    chosen = users_game(folder, entry)
    if chosen.trouble is not None:
        told = ", ".join(map(str, chosen.files.values()))
        logging.warning("%s: %s", told, chosen.trouble.problems)
    return replace(entry, on=chosen.game)


def save_session(session: Session, path: Path) -> None:
    """Write a game to a file; BadInput where that fails, and then nothing is lost."""
    from reconquista_qt.storage.saves import write_game

    write_game(session, path)


def load_session(path: Path, games: Iterable[GameEntry]) -> Session:
    """Return the game of a file; BadInput names what is wrong with it."""
    from reconquista_qt.storage.saves import read_game

    return read_game(path, games).session

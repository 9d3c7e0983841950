"""Games, saves and the user's own maps, for programs without a window."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from reconquista_qt.engine.session import Session
from reconquista_qt.games import Entry, entries
from reconquista_qt.storage.folders import folders


def games_of_the_user() -> tuple[Entry, ...]:
    """Return the games, each on the user's own map of it where there is a sound one.

    What is wrong with a broken map goes to the log, and the shipped one is played.
    """
    return tuple(map(_on_own_map, entries()))


def _on_own_map(entry: Entry) -> Entry:
    folder = folders().data
    if not entry.own_map or not os.path.exists(folder / entry.own_map):
        return entry
    # Imported here and below: what checks files takes its time to load.
    from reconquista_qt.storage.maps import users_map

    chosen = users_map(folder, entry)
    if chosen.trouble is not None:
        logging.warning("%s: %s", chosen.path, chosen.trouble.problems)
    return replace(entry, on=chosen.game)


def save_session(session: Session, path: Path) -> None:
    """Write a game to a file; BadInput where that fails, and then nothing is lost."""
    from reconquista_qt.storage.saves import write_game

    write_game(session, path)


def load_session(path: Path, games: Iterable[Entry]) -> Session:
    """Return the game of a file; BadInput names what is wrong with it."""
    from reconquista_qt.storage.saves import read_game

    return read_game(path, games).session

"""The map a game is played on: the shipped one, the user's own, or the one a save brings along."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import Entry, entries

from .jsonfile import parse, read_bytes
from .schema import Map

_MOST_BYTES = 1024 * 1024


class ChosenMap(NamedTuple):
    """The game on the map that counts here, and what is wrong with the user's own, if anything.

    `path` is the user's map file where there is one, `trouble` why it is not used.
    """

    game: AnyGame
    path: Path | None
    trouble: BadInput | None


def map_of(game: AnyGame) -> Map | None:
    """Return a game's map as it goes into a file, or None where its map never changes."""
    data = game.map_data()
    return None if data is None else Map(**data)


def users_map(folder: Path, entry: Entry) -> ChosenMap:
    """Return a game on the user's own map of it, a file in a folder, or on the shipped one."""
    path = folder / entry.own_map
    if not entry.own_map or not os.path.exists(path):
        return ChosenMap(entry.rules(), None, None)
    try:
        data = parse(read_bytes(path, "bad-map", _MOST_BYTES), "bad-map", path.name)
        return ChosenMap(entry.rules().on_map(data), path, None)
    except BadInput as trouble:
        return ChosenMap(entry.rules(), path, trouble)


def games_on(chosen: AnyGame) -> tuple[Entry, ...]:
    """Return the games of the house, the one with a chosen map in the place of its like."""
    return tuple(
        replace(entry, on=chosen) if entry.id == chosen.id else entry for entry in entries()
    )

"""What a game is played on: the shipped data, the user's own, or the map a save brings along."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GameEntry, entries

from .jsonfile import parse, read_bytes
from .own_files import own_files
from .schema import MapData

_MOST_BYTES = 4 * 1024 * 1024


class ChosenGame(NamedTuple):
    """A game on the data files that count here, and what is wrong with the user's own, if anything.

    `files` are the user's own by their names, `trouble` why they are not used.
    """

    game: AnyGame
    files: Mapping[str, Path]
    trouble: BadInput | None


def map_of(game: AnyGame) -> MapData | None:
    """Return a game's map as it goes into a file, or None where its map never changes."""
    data = game.map_data()
    return None if data is None else MapData.model_validate(data)


def users_game(folder: Path, entry: GameEntry) -> ChosenGame:
    """Return a game on the user's own data files in a folder, or on the shipped ones.

    A file of another name than the game's data files have is left alone.
    """
    game = entry.rules()
    files = {name: path for name, path in own_files(folder, entry).items()
             if name in game.data_files}  # fmt: skip
    try:
        for name, path in files.items():
            kind = "bad-map" if name == entry.own_map else "bad-data"
            parse(read_bytes(path, kind, _MOST_BYTES), kind, path.name)
        return ChosenGame(game.on_files(files) if files else game, files, None)
    except BadInput as trouble:
        return ChosenGame(game, files, trouble)
    except Exception as error:
        # A file that nobody has thought of must not keep the program from being opened.
        names = ", ".join(files)
        problem = ("bad-value", names, repr(error)[:200])
        return ChosenGame(game, files, BadInput("bad-data", (problem,)))


def games_on(chosen: AnyGame) -> tuple[GameEntry, ...]:
    """Return the games of the house, the one with a chosen map in the place of its like."""
    return tuple(
        replace(entry, on=chosen) if entry.id == chosen.id else entry for entry in entries()
    )

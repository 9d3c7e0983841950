"""The map a game is played on: the shipped one, the user's own, or the one a save brings along."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.rules.board import Board, board_from
from reconquista_qt.games.reconquista.rules.game import GAME, Reconquista

from .folders import MAP_FILE
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
    """Return a game's map as it goes into a file, or None where the game has no map as data."""
    board = getattr(game, "board", None)
    if not isinstance(board, Board):
        return None
    return Map(id=board.id, fingerprint=board.fingerprint, data=dict(board.data))


def on_map(game: AnyGame, data: Any) -> AnyGame:
    """Return a game on the map of some data; BadInput (bad-map) names every hole in it."""
    if isinstance(game, Reconquista):
        return Reconquista(board_from(data))
    return game


def users_map(folder: Path) -> ChosenMap:
    """Return the game on the user's own map, `map.json` in a folder, or on the shipped one."""
    path = folder / MAP_FILE
    if not path.exists():
        return ChosenMap(GAME, None, None)
    try:
        data = parse(read_bytes(path, "bad-map", _MOST_BYTES), "bad-map", path.name)
        return ChosenMap(on_map(GAME, data), path, None)
    except BadInput as trouble:
        return ChosenMap(GAME, path, trouble)


def games_on(chosen: AnyGame) -> tuple[AnyGame, ...]:
    """Return the games of the house, the one with a chosen map in the place of its like."""
    return tuple(chosen if game.id == chosen.id else game for game in GAMES)

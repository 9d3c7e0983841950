"""Saved games: writing one, reading one. See docs/save-format.md."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.session import Session

from .atomic import Stamp, write_whole
from .decode import Loaded, Note, game_from
from .encode import game_data
from .jsonfile import GZIP_MAGIC, compact_bytes_of, parse, read_bytes, text_of

__all__ = ["SUFFIX", "Loaded", "Note", "as_bytes", "from_bytes", "read_game", "write_game"]

SUFFIX: Final = ".reconquista"


def write_game(
    session: Session,
    path: Path,
    *,
    packed: bool | None = None,
    keep_previous: bool = True,
    expected: Stamp | None = None,
) -> Stamp:
    """Write a game to a file, whole or not at all; BadInput (cannot-save) tells why not.

    With `packed` the file is compressed; by default it is where the one before was. Returns the
    file's stamp; given back as `expected`, a file that somebody else has written since is spared.
    """
    if packed is None:
        packed = _is_packed(path)
    data = as_bytes(session, packed=packed)
    return write_whole(path, data, keep_previous=keep_previous, expected=expected)


def read_game(path: Path, games: Iterable[AnyGame]) -> Loaded:
    """Return the game of a file, which stays as it is; BadInput tells what is wrong with it."""
    return from_bytes(read_bytes(path, "bad-save"), games, path.name)


def as_bytes(session: Session, *, packed: bool = False) -> bytes:
    """Return a game as a file's content: readable, or as small as can be."""
    data = game_data(session)
    if packed:
        return gzip.compress(compact_bytes_of(data), 6, mtime=0)
    return text_of(data).encode()


def from_bytes(content: bytes, games: Iterable[AnyGame], name: str) -> Loaded:
    """Return the game of a file's content."""
    return game_from(parse(content, "bad-save", name), games, name)


def _is_packed(path: Path) -> bool:
    try:
        if not path.is_file():
            return False
        with open(path, "rb") as file:
            return file.read(2) == GZIP_MAGIC
    except (OSError, ValueError):
        return False

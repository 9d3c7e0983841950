"""Saved games: writing one, reading one. See docs/save-format.md."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from reconquista_qt.engine.garbage import collecting_nothing
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry

from .atomic import Stamp, write_whole
from .decode import Loaded, game_from, without_script
from .encode import game_data
from .jsonfile import GZIP_MAGIC, MOST_BYTES, compact_bytes_of, parse, read_bytes, text_of
from .progress import Tell, silent

__all__ = ["SUFFIX", "Loaded", "as_bytes", "from_bytes", "read_game", "write_game"]

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


def read_game(path: Path, games: Iterable[GameEntry], tell: Tell = silent) -> Loaded:
    """Return the game of a file, which stays as it is; BadInput tells what is wrong with it.

    `tell` is told how far it is, and may raise `Cancelled`.
    """
    return from_bytes(read_bytes(path, "bad-save"), games, path.name, tell)


def as_bytes(session: Session, *, packed: bool = False) -> bytes:
    """Return a game as a file's content: readable, or as small as can be."""
    data = game_data(session)
    content = compact_bytes_of(data) if packed else text_of(data).encode()
    if len(content) > MOST_BYTES:
        # What could not be read again is not written over what can.
        raise BadInput("cannot-save", (("too-many-lines", "", str(len(session.branches))),))
    return gzip.compress(content, 6, mtime=0) if packed else content


def from_bytes(
    content: bytes, games: Iterable[GameEntry], name: str, tell: Tell = silent
) -> Loaded:
    """Return the game of a file's content."""
    with collecting_nothing():
        return without_script(game_from(parse(content, "bad-save", name), games, name, tell))


def _is_packed(path: Path) -> bool:
    try:
        if not path.is_file():
            return False
        with open(path, "rb") as file:
            return file.read(2) == GZIP_MAGIC
    except (OSError, ValueError):
        return False

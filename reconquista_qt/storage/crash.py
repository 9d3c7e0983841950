"""The crash journal: every input is on the disk before anybody sees its result.

A journal is a file of JSON lines, each with its checksum, appended only. A line with `game` holds
a whole game (see `schema`); those after it hold an input each, or how far undo went back. Where a
line is torn, the journal ends; a later line with a whole game begins it anew.
"""

from __future__ import annotations

import json
import os
import secrets
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.inputs import Input
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session

from .atomic import sync_folder
from .encode import game_data, input_data
from .jsonfile import compact_bytes_of
from .locks import Lock
from .progress import Tell
from .trouble import of_system

SUFFIX: Final = ".journal"
LOCK_SUFFIX: Final = ".lock"
# So much after a whole game, and the journal is begun anew with the next one.
_LONG: Final = 8 * 1024 * 1024


def line_of(data: Data) -> bytes:
    """Return a line of a journal, with its checksum and its end."""
    text = compact_bytes_of(data)
    return b"%b %08x\n" % (text, zlib.crc32(text))


def record_of(line: bytes) -> Data:
    """Return what a line (without its end) says, nothing where it is torn or damaged.

    The journals of the first versions had no checksums: a line that is JSON alone counts too.
    """
    text, _, mark = line.rpartition(b" ")
    if b"%08x" % zlib.crc32(text) != mark:
        text = line
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return record if isinstance(record, dict) else {}


class CrashJournal:
    """Watches a session and writes down what it is given.

    A journal that cannot be written never stops the game: `trouble` says why, and every further
    input tries again, with the whole game.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path: Path | None = None
        self.trouble: BadInput | None = None
        self._session: Session | None = None
        self._lock: Lock | None = None
        self._handle: int | None = None
        self._size = self._whole_size = 0
        self._lines: list[bytes] = []
        self._whole = True
        self._queue: list[int] = []
        self._old: list[tuple[Path, Lock]] = []
        self._ready: tuple[Session, bytes] | None = None  # a game that is about to be watched

    def prepare(self, session: Session, tell: Tell) -> None:
        """Do beforehand what takes long in watching a game of many lines of play.

        `tell` is told how far it is, and may raise `Cancelled`. Nothing may be done to the game
        until it is watched.
        """
        self._ready = None
        self._ready = session, line_of({"game": game_data(session, tell)})

    def watch(self, session: Session) -> None:
        """Begin a journal of a session, in place of the one that was watched before."""
        self._set_down()
        self._let_go()
        self._session = session
        session.watchers.append(self)
        self.settled()
        self._ready = None

    def leave(self, *, keep: bool) -> None:
        """End the journal; with `keep` its game is offered again at the next start."""
        self._let_go()
        self._session = None
        if keep and self._handle is not None:
            with suppress(OSError):
                os.write(self._handle, line_of({"closed": True}))
                os.fsync(self._handle)
        self._set_down()
        for path, lock in self._old:
            if not keep:
                with suppress(OSError):
                    path.unlink()
            lock.release()
        self._old.clear()

    def _let_go(self) -> None:
        if self._session is not None and self in self._session.watchers:
            self._session.watchers.remove(self)

    # -- what a session tells its watchers ----------------------------------------------------

    def took(self, number: int, given: Input) -> None:
        """Note an input; it is written before the game waits again."""
        assert self._session is not None
        data = input_data(self._session.game, given)
        self._lines.append(line_of({"n": number, **data}))

    def undid(self, left: int) -> None:
        """Write down how far undo went back."""
        self._lines.append(line_of({"undo": left}))
        self.settled()

    def rearranged(self) -> None:
        """Write the whole game down: its lines of play are others now."""
        self._whole = True
        self._lines.append(b"")
        self.settled()

    def settled(self) -> None:
        """Put everything on the disk."""
        session = self._session
        if session is None:
            return
        queue = list(session.dice.queue)
        if queue != self._queue:
            self._lines.append(line_of({"queue": queue}))
            self._queue = queue
        if not self._lines and self._handle is not None:
            return
        try:
            self._write(session)
        except OSError as error:
            self._set_down()
            self.trouble = of_system("cannot-save", error, self.folder, "folder-gone")
        else:
            self.trouble = None

    # -- the file ----------------------------------------------------------------------------

    def _write(self, session: Session) -> None:
        # A game of many lines is long itself: it is not begun anew for what an input adds.
        most = _LONG if self._whole else self._whole_size + _LONG
        handle = self._handle
        if handle is None or self.path is None or self._size > most or not self.path.exists():
            self._set_down()
            handle = self._begin()
        if self._whole:
            ready, line = self._ready or (None, b"")
            self._lines = [line if ready is session else line_of({"game": game_data(session)})]
            self._queue = list(session.dice.queue)
        content = b"".join(self._lines)
        written = 0
        while written < len(content):
            written += os.write(handle, content[written:])
        os.fsync(handle)
        self._size += written
        if self._whole:
            self._whole_size = written
        self._lines.clear()
        self._whole = False
        while self._old:  # only now is nothing lost with them
            path, lock = self._old.pop()
            with suppress(OSError):
                path.unlink()
            lock.release()

    def _begin(self) -> int:
        self.folder.mkdir(parents=True, exist_ok=True)
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{secrets.token_hex(3)}"
        path = self.folder / (name + SUFFIX)
        lock = Lock(path.with_suffix(LOCK_SUFFIX))
        if not lock.take():
            raise PermissionError(13, "Permission denied")
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND | getattr(os, "O_BINARY", 0)
        try:
            handle = self._handle = os.open(path, flags, 0o600)
        except OSError:
            lock.release()
            raise
        self.path, self._lock, self._size, self._whole = path, lock, 0, True
        sync_folder(self.folder)
        return handle

    def _set_down(self) -> None:
        """Write no more to the present file; it stays until the next one is whole."""
        if self._handle is not None:
            with suppress(OSError):
                os.close(self._handle)
        if self.path is not None and self._lock is not None:
            self._old.append((self.path, self._lock))
        self._handle = self.path = self._lock = None
        self._lines.clear()
        self._queue = []

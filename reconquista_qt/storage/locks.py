"""Locks that end with the process that holds them, however it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

# Far beyond the process id that stands in the file, so that others can read it on Windows.
_LOCKED_BYTE: Final = 1 << 20


class Lock:
    """A lock on a file of its own, in which the holder's process id stands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Take the lock; False where another process (or another lock here) holds it."""
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if not _lock(handle, self.path):
                os.close(handle)
                return False
            os.ftruncate(handle, 0)
            os.write(handle, str(os.getpid()).encode())
        except OSError:
            os.close(handle)
            raise
        self._handle = handle
        return True

    def release(self) -> None:
        """Give the lock back and remove its file."""
        if self._handle is None:
            return
        with suppress(OSError):
            self.path.unlink()  # while it is held: nobody else has it, so nobody loses it
        with suppress(OSError):
            os.close(self._handle)
        self._handle = None
        with suppress(OSError):  # Windows removes no open file
            self.path.unlink()


class InUse(Exception):
    """Raised where another process is at work on a file; its text is the file's name."""


@contextmanager
def only_here(path: Path) -> Iterator[None]:
    """Work on a file while no other process does: the lock lies beside it. `InUse` where one is."""
    lock = Lock(path.with_name(path.name + ".lock"))
    if not lock.take():
        raise InUse(path.name)
    try:
        yield
    finally:
        lock.release()


def is_held(path: Path) -> bool:
    """Whether some living process holds the lock of a path."""
    if not os.path.exists(path):
        return False
    lock = Lock(path)
    try:
        if not lock.take():
            return True
    except OSError:
        return True
    lock.release()
    return False


def _lock(handle: int, path: Path) -> bool:
    if sys.platform == "win32":
        import msvcrt

        try:
            os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            os.lseek(handle, 0, os.SEEK_SET)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        # A file system without locks: then the process id decides.
        return not _lives(path)
    # Whoever held it may have removed the file just before: then this is no lock on anything.
    try:
        return os.fstat(handle).st_ino == path.stat().st_ino
    except OSError:
        return False


def _lives(path: Path) -> bool:
    """Whether the process that left its id in a lock file is another one, and alive."""
    try:
        number = int(path.read_text(encoding="ascii"))
        if number <= 0 or number == os.getpid():
            return False
        os.kill(number, 0)
    except (ValueError, ProcessLookupError):
        return False
    except OSError:
        return True
    return True

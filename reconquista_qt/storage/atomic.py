"""Writing a file whole or not at all, and keeping the one before."""

from __future__ import annotations

import os
import shutil
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path

from reconquista_qt.engine.refusal import BadInput

from .trouble import told

BACKUP_SUFFIX = ".bak"
_STALE_SECONDS = 3600.0

Stamp = tuple[int, int]


def stamp_of(path: Path) -> Stamp | None:
    """Return what tells whether a file was written since, or None where there is none."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return (status.st_mtime_ns, status.st_size)


def backup_of(path: Path) -> Path:
    """Return where the previous version of a file is kept."""
    return path.with_name(path.name + BACKUP_SUFFIX)


def write_whole(
    path: Path, data: bytes, *, keep_previous: bool = True, expected: Stamp | None = None
) -> Stamp:
    """Write a file so that at any moment either the old or the new one is there, whole.

    The data goes to a new file in the same folder, is synced, and takes the name at last; the
    previous version is kept beside it; a pipe or a device stays what it is. Returns the new file's
    stamp. BadInput (cannot-save) tells why not; with `expected` also where somebody else has
    written the file since that stamp.
    """
    with told("cannot-save", path, "folder-gone"):
        target = Path(os.path.realpath(path))  # a link stays a link
        if target.is_dir():
            raise IsADirectoryError(21, "Is a directory")
        if target.exists() and not target.is_file():
            raise BadInput("cannot-save", (("not-a-file", str(path), ""),))
        if expected is not None and stamp_of(target) not in (None, expected):
            raise BadInput("cannot-save", (("changed-meanwhile", str(path), ""),))
        _sweep(target)
        fresh = _beside(target)
        try:
            _write_synced(fresh, data, like=target)
            if keep_previous:
                _keep_previous(target)
            os.replace(fresh, target)
        except BaseException:
            with suppress(OSError):
                fresh.unlink()
            raise
        sync_folder(target.parent)
        status = target.stat()
    return (status.st_mtime_ns, status.st_size)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder written to the disk, where the system knows of that."""
    if sys.platform == "win32":
        return
    with suppress(OSError):  # some file systems cannot; the data itself is synced already
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _beside(path: Path) -> Path:
    # Not derived from a name of full length, which a suffix would make too long.
    return path.with_name(f".{path.name[:60]}.{os.getpid()}-{os.urandom(4).hex()}.tmp")


def _write_synced(path: Path, data: bytes, like: Path) -> None:
    """Write a new file; who may read the one before may read it, at no moment anybody else."""
    mode = stat.S_IMODE(like.stat().st_mode) if like.exists() else None
    with open(path, "xb", opener=None if mode is None else _closed) as file:
        if mode is not None:
            with suppress(OSError):
                path.chmod(mode)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _closed(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _keep_previous(path: Path) -> None:
    """Give the present file a second name before the new one takes its own."""
    if not path.exists():
        return
    spare = _beside(path)
    try:
        try:
            os.link(path, spare)
        except OSError:  # no hard links there
            shutil.copy2(path, spare)
        os.replace(spare, backup_of(path))
    except OSError:
        # A backup that cannot be kept must not keep the game from being saved.
        with suppress(OSError):
            spare.unlink()


def _sweep(path: Path) -> None:
    """Remove what a process that was killed while writing this file has left."""
    long_ago = time.time() - _STALE_SECONDS
    with suppress(OSError):
        for left in path.parent.glob(f".{_literal(path.name[:60])}.*.tmp"):
            if left.stat().st_mtime < long_ago:
                left.unlink()


def _literal(name: str) -> str:
    return "".join(f"[{c}]" if c in "*?[" else c for c in name)

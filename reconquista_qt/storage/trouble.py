"""What can go wrong with files, as data: BadInput with a code, a place and a detail each.

`BadInput.code` is one of `KINDS`; the codes of its problems are in `CODES`, those of the map and of
positions in their own modules. Sentences are made of them elsewhere, in either language.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from reconquista_qt.engine.refusal import BadInput

KINDS: Final = {
    "bad-save": "a saved game cannot be read; nothing was changed",
    "newer-save": "a saved game was written by a newer program; nothing was changed",
    "cannot-save": "a file could not be written; what was there before is still there",
    "bad-map": "the user's own map has holes; the shipped one is used",
    "bad-settings": "the settings were broken; they were set aside, and defaults are used",
    "bad-setting": "some settings cannot be meant; they have their defaults",
    "cannot-change": "a file could not be renamed, copied, moved or deleted",
}
CODES: Final = {
    "file-gone": "there is no such file",
    "folder-gone": "the folder is not there any more",
    "is-folder": "a folder, not a file",
    "not-a-file": "a pipe or a device, which is never written to",
    "no-permission": "the user may not read or write there",
    "read-only": "a disk or folder that cannot be written",
    "disk-full": "no room left",
    "locked": "another program holds the file",
    "changed-meanwhile": "somebody else has written the file since it was opened",
    "bad-name": "a name that this system does not allow",
    "name-taken": "there is such a file already",
    "io-error": "something else; the detail is what the system says",
    "too-big": "more than a saved game can be",
    "too-many-lines": "so many lines of play (the detail) that no saved game can hold them",
    "empty": "nothing in it",
    "not-utf8": "no text in UTF-8",
    "not-json": "no JSON; the place is line and column",
    "too-deep": "nested deeper than any saved game",
    "bad-gzip": "broken compression",
    "not-a-save": "JSON, but no saved game",
    "newer-format": "written in a later format; the detail is its number",
    "written-by": "the detail is the version of the program that wrote it",
    "this-program": "the detail is the version of this program",
    "unknown-format": "a format there never was",
    "unknown-game": "no game of this house",
    "unknown-field": "a field that a saved game does not have",
    "missing-field": "a field is missing",
    "wrong-type": "a field holds something else than it should",
    "bad-value": "a value out of its range",
    "does-not-fit": "inputs, position and digest contradict each other",
}


# Not every system knows all of these numbers.
_NUMBERS: Final = {
    getattr(errno, number): code
    for code, numbers in {
        "disk-full": ("ENOSPC", "EDQUOT", "EFBIG"),
        "read-only": ("EROFS",),
        "no-permission": ("EACCES", "EPERM"),
        "is-folder": ("EISDIR",),
        "folder-gone": ("ENOTDIR",),
        "locked": ("EBUSY", "ETXTBSY", "EAGAIN"),
        "bad-name": ("ENAMETOOLONG", "EINVAL", "ELOOP"),
        "name-taken": ("EEXIST", "ENOTEMPTY"),
    }.items()
    for number in numbers
    if hasattr(errno, number)
}


def name_of(error: OSError) -> str:
    """Return the code of what the system says about a file."""
    if getattr(error, "winerror", None) in (32, 33):  # sharing and lock violations
        return "locked"
    return _NUMBERS.get(error.errno or 0, "io-error")


def of_system(kind: str, error: OSError, path: Path, missing: str = "file-gone") -> BadInput:
    """Return the trouble that the system had with a path; `missing` is the code for none there."""
    code = missing if isinstance(error, FileNotFoundError) else name_of(error)
    return BadInput(kind, ((code, str(path), error.strerror or type(error).__name__),))


@contextmanager
def told(kind: str, path: Path, missing: str = "file-gone") -> Iterator[None]:
    """Turn what the system says about a path, or about its name, into BadInput of a kind."""
    try:
        yield
    except OSError as error:
        raise of_system(kind, error, path, missing) from error
    except ValueError as error:  # a zero byte in a name
        raise BadInput(kind, (("bad-name", repr(str(path))[:200], ""),)) from error

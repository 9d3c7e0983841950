"""Games that were saved outside the folder of games: where, so that they are on the list too."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from reconquista_qt.engine.refusal import BadInput

from .atomic import write_whole
from .jsonfile import parse, read_bytes, text_of
from .trouble import told

FORMAT: Final = 1
_MOST: Final = 500
_MOST_BYTES: Final = 4 * 1024 * 1024


class Elsewhere:
    """A list of paths in a file; one that cannot be read or written costs the list only."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def paths(self) -> list[Path]:
        """Return where games were saved, the last one first, whether they are still there or not.

        A file may be on a disk that is not plugged in.
        """
        if not os.path.exists(self.path):
            return []
        try:
            data = parse(read_bytes(self.path, "bad-save", _MOST_BYTES), "bad-save", self.path.name)
        except BadInput:
            return []
        found = data.get("saves") if isinstance(data, dict) else None
        if not isinstance(found, list):
            return []
        return [Path(name) for name in found if isinstance(name, str) and name and "\0" not in name]

    def add(self, path: Path) -> None:
        """Note that a game was saved there."""
        whole = Path(os.path.abspath(path))
        self._write([whole, *(other for other in self.paths() if other != whole)])

    def replace(self, old: Path, new: Path) -> None:
        """Note that a file has another name now."""
        known = self.paths()
        if old in known:
            self._write([new if path == old else path for path in known])

    def _write(self, paths: list[Path]) -> None:
        data = {"format": FORMAT, "saves": [os.fspath(path) for path in paths[:_MOST]]}
        # The game itself is saved; that it is not on the list loses nothing.
        with suppress(BadInput, UnicodeError), told("cannot-save", self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, text_of(data).encode(), keep_previous=False)

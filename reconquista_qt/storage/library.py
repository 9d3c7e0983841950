"""The shelf of saved games: what is there, and renaming, copying, taking in and giving out."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GameEntry

from .atomic import Stamp, backup_of, stamp_of, write_whole
from .decode import checked
from .elsewhere import Elsewhere
from .jsonfile import parse, read_bytes
from .saves import SUFFIX, as_bytes, from_bytes
from .trouble import told

# Names that one of the systems forbids are forbidden on all: a game may travel.
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_LONGEST_NAME: Final = 200


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """What a list of games shows of one; all but the file's own facts are empty with `trouble`.

    `modified` is in seconds since 1970, `size` in bytes, `position` that of the last moment.
    """

    path: Path
    modified: float
    size: int
    game: str = ""
    scenario: str = ""
    turn: int = 0
    phase: str = ""
    points: float = 0
    level: str = ""
    over: str | None = None
    lines: int = 0
    map: str = ""
    version: str = ""
    position: Data | None = None
    trouble: BadInput | None = None

    @property
    def name(self) -> str:
        """The name without its ending."""
        return name_of(self.path)


def name_of(path: Path) -> str:
    """Return the name of a save without its ending."""
    return path.name.removesuffix(SUFFIX)


class Library:
    """The saves in a folder, and those known to lie elsewhere.

    What was read of a file is remembered until it changes.
    """

    def __init__(self, folder: Path, elsewhere: Elsewhere | None = None) -> None:
        self.folder = folder
        self._elsewhere = elsewhere
        self._known: dict[Path, tuple[Stamp, SaveInfo]] = {}

    def saves(self) -> list[SaveInfo]:
        """Return what is there, the newest first; a file that cannot be read says why."""
        paths: list[Path] = []
        with suppress(OSError):
            paths = [path for path in self.folder.iterdir() if path.name.endswith(SUFFIX)]
        if self._elsewhere is not None:
            paths += [path for path in self._elsewhere.paths() if path.parent != self.folder]
        found = [info for path in paths if (info := self.info(path)) is not None]
        return sorted(found, key=lambda info: (-info.modified, info.path.name))

    def info(self, path: Path) -> SaveInfo | None:
        """Return what can be said of a file, or None where there is none any more."""
        stamp = stamp_of(path)
        if stamp is None:
            return None
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            known = (stamp, _read_info(path, stamp))
            self._known[path] = known
        return known[1]

    def free_path(self, name: str) -> Path:
        """Return a path for a name, with a number where the name is taken."""
        path = self.folder / (name + SUFFIX)
        number = 2
        while os.path.lexists(path):
            path = self.folder / f"{name} ({number}){SUFFIX}"
            number += 1
        return path

    def rename(self, path: Path, name: str) -> Path:
        """Give a save another name; BadInput (cannot-change) where it is taken or not allowed."""
        name = name.strip()
        if not is_allowed(name):
            raise BadInput("cannot-change", (("bad-name", name[:80], ""),))
        target = path.with_name(name + SUFFIX)
        if target == path:
            return path
        same_file = target.exists() and path.exists() and target.samefile(path)
        if target.exists() and not same_file:
            raise BadInput("cannot-change", (("name-taken", target.name, ""),))
        with told("cannot-change", path):
            path.rename(target)
        with suppress(OSError):
            backup_of(path).replace(backup_of(target))
        if self._elsewhere is not None:
            self._elsewhere.replace(path, target)
        return target

    def duplicate(self, path: Path) -> Path:
        """Copy a save into the folder and return the copy."""
        content = read_bytes(path, "cannot-change")
        with told("cannot-save", self.folder, "folder-gone"):
            self.folder.mkdir(parents=True, exist_ok=True)
        copy = self.free_path(name_of(path))
        write_whole(copy, content, keep_previous=False)
        return copy

    def delete(self, path: Path, to_wastebasket: Callable[[Path], bool]) -> None:
        """Put a save into the wastebasket, its previous version too; BadInput where it has none."""
        if not path.exists():
            raise BadInput("cannot-change", (("file-gone", str(path), ""),))
        if not to_wastebasket(path):
            raise BadInput("cannot-change", (("no-permission", str(path), ""),))
        if backup_of(path).exists():
            to_wastebasket(backup_of(path))

    def take_in(self, source: Path, games: Iterable[GameEntry]) -> Path:
        """Copy a game from elsewhere into the folder; only one that can be opened."""
        content = read_bytes(source, "bad-save")
        from_bytes(content, games, source.name)
        name = name_of(source) if is_allowed(name_of(source)) else "game"
        with told("cannot-save", self.folder, "folder-gone"):
            self.folder.mkdir(parents=True, exist_ok=True)
        path = self.free_path(name)
        write_whole(path, content, keep_previous=False)
        return path

    def give_out(
        self, path: Path, target: Path, games: Iterable[GameEntry], *, packed: bool
    ) -> None:
        """Write a save elsewhere, compressed or readable, in the present format."""
        content = read_bytes(path, "bad-save")
        session = from_bytes(content, games, path.name).session
        write_whole(target, as_bytes(session, packed=packed))


def is_allowed(name: str) -> bool:
    """Whether every system allows a name for a file."""
    return (
        bool(name)
        and 0 < _bytes_of(name + SUFFIX) <= _LONGEST_NAME
        and not _FORBIDDEN.search(name)
        and not _RESERVED.fullmatch(name)
        and name[0] not in ". "
        and name[-1] not in ". "
    )


def _bytes_of(name: str) -> int:
    """Return how long a name is on the disk; 0 where it cannot be one in this locale."""
    try:
        return len(os.fsencode(name))
    except UnicodeError:
        return 0


def _read_info(path: Path, stamp: Stamp) -> SaveInfo:
    modified, size = stamp[0] / 1e9, stamp[1]
    try:
        data = parse(read_bytes(path, "bad-save"), "bad-save", path.name)
        # Of the other lines of play only the number is shown.
        save = checked(data, path.name, lines=False)
        lines = data.get("branches") if isinstance(data, dict) else None
    except BadInput as trouble:
        return SaveInfo(path, modified, size, trouble=trouble)
    except Exception as error:
        # One file, whatever is in it, must not keep the others from being seen.
        problem = ("does-not-fit", path.name, repr(error)[:200])
        return SaveInfo(path, modified, size, trouble=BadInput("bad-save", (problem,)))
    state = save.state
    return SaveInfo(
        path,
        modified,
        size,
        game=save.game,
        scenario=save.scenario,
        turn=state.turn,
        phase=state.phase,
        points=state.standings[0].points,
        level=state.standings[0].level,
        over=state.over,
        lines=len(lines) if isinstance(lines, list) else 0,
        map=save.map.id if save.map else "",
        version=save.app.version,
        position=state.position,
    )

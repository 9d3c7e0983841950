"""Games that the program saves of itself: at turns, at phases, before the end, when left."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from reconquista_qt.engine.session import Session

from .saves import SUFFIX, write_game
from .trouble import told

TURN: Final = "turn"
PHASE: Final = "phase"
END: Final = "end"
LEFT: Final = "left"
KINDS: Final = (TURN, PHASE, END, LEFT)
DEFAULT_SIZE: Final = 10
# A game that another one took the place of is kept even by who wants no autosaves.
LEAST_LEFT: Final = 3
_TIME: Final = "%Y%m%dT%H%M%S%f"
_NAME = re.compile(r"(?P<time>\d{8}T\d{12})-(?P<kind>turn|phase|end|left)-.*" + re.escape(SUFFIX))


@dataclass(frozen=True, slots=True)
class Autosave:
    """A file of the ring: when it was written (as its name sorts) and for what."""

    path: Path
    time: str
    kind: str


class AutosaveRing:
    """Keeps the newest autosaves of each kind in a folder, `size` of them."""

    def __init__(self, folder: Path, size: int = DEFAULT_SIZE) -> None:
        self.folder = folder
        self.size = size
        self._seen: tuple[int, str, bool] | None = None

    def begin(self, session: Session) -> None:
        """Take note of where a session stands, without saving it."""
        self._seen = _moment(session)

    def consider(self, session: Session) -> Path | None:
        """Save the game where a turn, a phase or the end has come since; return the file.

        BadInput (cannot-save) tells why not.
        """
        before, now = self._seen, _moment(session)
        self._seen = now
        if self.size <= 0 or before is None or before == now:
            return None
        if now[2]:
            return self.write(_before_the_end(session), END)
        return self.write(session, TURN if before[0] != now[0] else PHASE)

    def write(self, session: Session, kind: str) -> Path:
        """Save a game as one of a kind, and remove the oldest of that kind that are too many."""
        with told("cannot-save", self.folder, "folder-gone"):
            self.folder.mkdir(parents=True, exist_ok=True)
        time = self._time()
        about = f"t{session.state.turn:02}-{session.state.phase}-{os.getpid()}"
        path = self.folder / f"{time}-{kind}-{about}-{secrets.token_hex(2)}{SUFFIX}"
        write_game(session, path, packed=True, keep_previous=False)
        size = max(self.size, LEAST_LEFT) if kind == LEFT else self.size
        for old in [save for save in self.saves() if save.kind == kind][size:]:
            with suppress(OSError):
                old.path.unlink()
        return path

    def _time(self) -> str:
        """Return the time as a name, never before that of the newest save: a clock is set back."""
        now = datetime.now(UTC)
        for newest in self.saves()[:1]:
            with suppress(ValueError, OverflowError):
                last = datetime.strptime(newest.time, _TIME).replace(tzinfo=UTC)
                now = max(now, last + timedelta(microseconds=1))
        return now.strftime(_TIME)

    def saves(self) -> list[Autosave]:
        """Return the autosaves that are there, the newest first."""
        found = []
        with suppress(OSError):
            for path in self.folder.iterdir():
                match = _NAME.fullmatch(path.name)
                if match:
                    found.append(Autosave(path, match["time"], match["kind"]))
        return sorted(found, key=lambda save: save.time, reverse=True)


def _moment(session: Session) -> tuple[int, str, bool]:
    state = session.state
    return (state.turn, state.phase, state.over is not None)


def _before_the_end(session: Session) -> Session:
    """Return the game at its last decision, with the end as the line ahead."""
    twin = session.fork()
    twin.undo_stops_at_dice = False
    if twin.can_undo():
        twin.undo()
    return twin

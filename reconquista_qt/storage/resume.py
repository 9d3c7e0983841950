"""Games to go on with: the journals of programs that are no more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeGuard

from pydantic import ValidationError

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.inputs import Acted, Branch, Input, Rolled, keep_line
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry

from .crash import LOCK_SUFFIX, SUFFIX, record_of
from .decode import Loaded, LoadNote, game_from, plays, without_script
from .jsonfile import read_bytes
from .locks import Lock, is_held
from .progress import Cancelled, Tell, silent
from .schema import InputData
from .trouble import told

_MOST_BYTES: Final = 64 * 1024 * 1024
Record = Data


@dataclass(slots=True)
class Pending:
    """A game that was left without being closed, or closed to be gone on with (`closed`).

    `written` is the time of its last input, in seconds since 1970; turn and phase are those of
    the last whole game in the journal.
    """

    path: Path
    written: float
    closed: bool
    scenario: str
    turn: int
    phase: str
    _lock: Lock | None = field(default=None, repr=False)


def pending(folder: Path) -> list[Pending]:
    """Return the games that nobody plays any more, the last one first; empty ones are removed."""
    found = []
    with suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            if is_held(path.with_suffix(LOCK_SUFFIX)):
                continue
            with suppress(BadInput, OSError):
                written = path.stat().st_mtime
                game = _pending(path, written)
                if game is None:
                    path.unlink()
                else:
                    found.append(game)
    return sorted(found, key=lambda game: game.written, reverse=True)


def _pending(path: Path, written: float) -> Pending | None:
    base, later = _records(path)
    if base is None:
        return None
    state = base.get("state")
    about = state if isinstance(state, dict) else {}
    turn, phase, scenario = about.get("turn"), about.get("phase"), base.get("scenario")
    return Pending(
        path,
        written,
        closed=bool(later) and later[-1].get("closed") is True,
        scenario=scenario if isinstance(scenario, str) else "",
        turn=turn if isinstance(turn, int) else 0,
        phase=phase if isinstance(phase, str) else "",
    )


def resume(
    game: Pending, games: Iterable[GameEntry], tell: Tell = silent, *, lesson: bool = False
) -> Loaded:
    """Return a pending game at its last input; it is locked until it is discarded or let go.

    BadInput (bad-save) tells what is wrong, among it `locked` where another program took it.
    `tell` is told how far it is, and may raise `Cancelled`: then it waits as before. With `lesson`
    the dice of a lesson stay the lesson's: the caller goes on with it, or calls `without_script`.
    """
    if game._lock is None:
        lock = Lock(game.path.with_suffix(LOCK_SUFFIX))
        with told("bad-save", game.path):
            if not lock.take():
                raise BadInput("bad-save", (("locked", str(game.path), ""),))
        game._lock = lock
    try:
        base, later = _records(game.path)
        if base is None:
            raise BadInput("bad-save", (("not-a-save", game.path.name, ""),))
        loaded = game_from(base, games, game.path.name, tell)
        loaded = _played_on(loaded, later)
        return loaded if lesson else without_script(loaded)
    except (BadInput, Cancelled):
        let_go(game)
        raise


def let_go(game: Pending) -> None:
    """Leave a pending game for another time."""
    if game._lock is not None:
        game._lock.release()
        game._lock = None


def discard(game: Pending) -> None:
    """Throw a pending game away: it was resumed and has a journal of its own, or is not wanted."""
    if game._lock is None and is_held(game.path.with_suffix(LOCK_SUFFIX)):
        return
    with suppress(OSError):
        game.path.unlink()
    let_go(game)


def _records(path: Path) -> tuple[Record | None, list[Record]]:
    """Return the last whole game of a journal, and the lines after it; a damaged one is empty."""
    # A power cut may leave zeros where a line was to be.
    data = read_bytes(path, "bad-save", _MOST_BYTES).rstrip(b"\0")
    *lines, torn = data.split(b"\n")
    later: list[Record] = []
    if record_of(torn):  # it lacks but its end
        lines.append(torn)
    for line in reversed(lines):
        if line:
            record = record_of(line)
            game = record.get("game")
            if isinstance(game, dict):
                return game, later[::-1]
            later.append(record)
    return None, []


class _Line:
    """A line of play as data: what a session would have made of its inputs."""

    def __init__(self, session: Session) -> None:
        self.game = session.game
        self.inputs = list(session.inputs)
        self.undone = list(session.undone)
        self.branches = list(session.branches)
        self.name = session.line
        self.queue = list(session.dice.queue)

    def follow(self, record: Record) -> bool:
        """Do what a record says; False where it says nothing that fits."""
        match record:
            case {"undo": int(left)} if 0 <= left <= len(self.inputs):
                self.undone[:0] = self.inputs[left:]
                del self.inputs[left:]
            case {"queue": [*values]} if all(map(self._is_die, values)):
                self.queue = [value for value in values if self._is_die(value)]
            case {"n": int(number), **given} if number == len(self.inputs) + 1:
                return self._take(given)
            case {"closed": True}:
                pass
            case _:
                return False
        return True

    def _is_die(self, value: object) -> TypeGuard[int]:
        return type(value) is int and 1 <= value <= self.game.largest_die

    def _take(self, data: Record) -> bool:
        try:
            checked = InputData.model_validate(data)
            if checked.act is not None:
                given: Input = Acted(self.game.action_from(checked.act))
            else:
                given = Rolled(tuple(checked.dice or ()), checked.faces)
        except (ValidationError, BadInput):
            return False
        self.make(given)
        return True

    def make(self, given: Input) -> None:
        """Go on by an input, along the line ahead or leaving it."""
        if self.undone and self.undone[0] == given:
            del self.undone[0]
        elif self.undone:
            keep_line(self.branches, Branch(self.name, (*self.inputs, *self.undone)))
            self.undone.clear()
            self.name = ""
        self.inputs.append(given)


def _played_on(loaded: Loaded, records: Sequence[Record]) -> Loaded:
    """Play on with what a journal says; where that ends in the middle, a note says so."""
    session, notes = loaded
    line = _Line(session)
    complete = all(line.follow(record) for record in records)
    session.rewind()
    try:
        session.replay(line.inputs)
    except Exception:
        # Whatever the last input led to must not keep the game before it from being opened.
        complete = False
        line.undone.clear()
    # Dice that were torn off the end fall again; they may be those that lay ahead.
    for given in session.inputs[len(line.inputs) :]:
        line.make(given)
    if line.undone and not plays(session, line.undone):
        notes = (*notes, LoadNote("line-ahead-dropped", (("count", len(line.undone)),)))
        line.undone.clear()
    session.undone = line.undone
    session.branches, session.line = line.branches, line.name
    session.dice.queue.clear()
    session.dice.queue.extend(line.queue)
    if not complete:
        notes = (*notes, LoadNote("resumed-early", (("input", len(session.inputs)),)))
    return Loaded(session, notes)

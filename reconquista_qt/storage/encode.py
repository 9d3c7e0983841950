"""A game as the data of a file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Hashable, Iterable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from operator import is_
from typing import Final, Generic, TypeVar, cast
from weakref import WeakKeyDictionary

from reconquista_qt import __version__, assets
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.dice import USUAL_FACES
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.inputs import shared_length
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.session import Acted, Branch, Input, Session

from .jsonfile import Constant, Table, row_text
from .maps import map_of
from .progress import Tell, followed, silent
from .schema import FORMAT

NAME_LENGTH: Final = 200
T = TypeVar("T")


def game_data(session: Session, tell: Tell = silent) -> Data:
    """Return everything there is to know about a game, as JSON-ready data (see `schema`).

    `tell` is told how far it is with the lines of play, and may raise `Cancelled`.
    """
    game, written = session.game, _written_of(session)
    here = (*session.inputs, *session.undone)
    return {
        "format": FORMAT,
        "game": game.id,
        "app": {"version": __version__, "saved": datetime.now(UTC).isoformat(timespec="seconds")},
        "rules": {
            "edition": game.edition,
            "options": dict(session.options),
            "files": dict(files_of(cast(Hashable, game))),
        },
        "scenario": session.scenario,
        "state": state_data(session),
        "dice": {
            "seed": session.dice.seed,
            "first": session.first_die,
            "position": session.dice.position,
            "typed": session.dice.typed,
            "queue": list(session.dice.queue),
            **({"scripted": True} if session.dice.scripted else {}),
        },
        "undo_stops_at_dice": session.undo_stops_at_dice,
        "line": session.line[:NAME_LENGTH],
        "inputs": written.inputs.rows(session.inputs),
        "undone": [input_data(game, given) for given in session.undone],
        "branches": [
            branch_data(game, branch, here)
            for _, branch in followed(session.branches, tell, 0.0, 1.0)
        ],
        "earlier": entries_data(session.earlier),
        "events": written.events.rows(session.journal[len(session.earlier) :]),
        "start": {"position": game.position(session.start), "announced": session.announced},
        "map": map_data(cast(Hashable, game)),
    }


@lru_cache(maxsize=8)
def map_data(game: Hashable) -> Constant | None:
    """Return the map that a game is played on, which never changes; None where it has none."""
    chart = map_of(cast(AnyGame, game))
    return Constant(chart.model_dump()) if chart else None


def state_data(session: Session) -> Data:
    """Return the position with its digest, what is waited for, and the points so far."""
    state, waiting = session.state, session.waiting
    position = session.game.position(state)
    return {
        "position": position,
        "digest": session.game.digest(state),
        "checksum": checksum_of(position),
        "agenda": [type(step).__name__ for step in state.agenda],
        "waits": waiting_name(waiting),
        "turn": state.turn,
        "phase": state.phase,
        "standings": [
            {"seat": one.seat, "points": one.points, "level": one.level}
            for one in session.game.standings(state)
        ],
        "over": waiting.reason if isinstance(waiting, Over) else None,
        "winner": waiting.winner if isinstance(waiting, Over) else None,
    }


def checksum_of(position: Data) -> str:
    """Return a hex string that tells whether a position is as it was written."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@lru_cache(maxsize=16)
def files_of(game: Hashable) -> tuple[tuple[str, str], ...]:
    """Return the name and the fingerprint of each file that a game's rules are read from."""
    found = []
    for name in cast(AnyGame, game).data_files:
        own = cast(AnyGame, game).own_files.get(name)
        path = own or assets.resource(cast(AnyGame, game).id, *name.split("/"))
        content = path.read_bytes() if path.is_file() else b""
        found.append((name, hashlib.sha256(content.replace(b"\r\n", b"\n")).hexdigest()[:16]))
    return tuple(found)


def waiting_name(waiting: object) -> str:
    """Return what is waited for in one word: a decision's kind, dice, or over."""
    if isinstance(waiting, Decision):
        return waiting.kind
    return "over" if isinstance(waiting, Over) else "dice"


def input_data(game: AnyGame, given: Input) -> Data:
    """Return an input as data: ``{"act": action}`` or ``{"dice": values}``,
    with its ``faces`` where they are not the usual six.
    """
    if isinstance(given, Acted):
        return {"act": game.action_data(given.action)}
    data: Data = {"dice": list(given.values)}
    return data if given.faces == USUAL_FACES else {**data, "faces": given.faces}


def branch_data(game: AnyGame, branch: Branch, here: Sequence[Input]) -> Data:
    """Return a line of play as what it has after leaving the present one."""
    shared = shared_length(branch.inputs, here)
    own = [input_data(game, given) for given in branch.inputs[shared:]]
    return {"name": branch.name[:NAME_LENGTH], "shared": shared, "inputs": own}


def entry_data(entry: Entry) -> Data:
    """Return an entry of a journal as data."""
    return {
        "turn": entry.turn,
        "phase": entry.phase,
        "input": entry.input,
        "kind": entry.event.kind,
        "rule": entry.rule,
        "args": entry.event.args(),
    }


def entries_data(entries: Iterable[Entry]) -> list[Data]:
    """Return entries of a journal as data."""
    return [entry_data(entry) for entry in entries]


class _Growing(Generic[T]):
    """The table of a list that grows at its end and is taken back from there.

    What stays is written once: a game is saved every few decisions, and most of it was before.
    """

    def __init__(self, data_of: Callable[[T], Data]) -> None:
        self._data_of = data_of
        self._things: list[T] = []
        self._table = Table()

    def rows(self, things: Sequence[T]) -> Table:
        """Return the table of a list, of which only what is new is made."""
        known = list(map(is_, things, self._things))
        same = known.index(False) if False in known else len(known)
        fresh = [self._data_of(thing) for thing in things[same:]]
        table = self._table
        self._things[same:] = things[same:]
        table[same:] = fresh
        table.texts[same:] = map(row_text, fresh)
        return Table(table, table.texts)


class _Written:
    """What of a game was written before."""

    def __init__(self, game: AnyGame) -> None:
        self.inputs = _Growing[Input](lambda given: input_data(game, given))
        self.events = _Growing[Entry](entry_data)


_written: Final[WeakKeyDictionary[Session, _Written]] = WeakKeyDictionary()


def _written_of(session: Session) -> _Written:
    if session not in _written:
        _written[session] = _Written(session.game)
    return _written[session]


def as_read_back(data: list[Data]) -> list[Data]:
    """Return data as reading it back from JSON would give it."""
    return [{key: _read_back(value) for key, value in one.items()} for one in data]


def _read_back(value: object) -> object:
    if isinstance(value, dict):
        return {key: _read_back(item) for key, item in value.items()}
    return [_read_back(item) for item in value] if isinstance(value, (list, tuple)) else value

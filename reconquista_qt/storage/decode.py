"""A game from the data of a file: its inputs are played again, and compared with what it says."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from reconquista_qt.engine.decision import DiceWanted
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Acted, Branch, Input, Rolled, Session
from reconquista_qt.games import GameEntry

from .encode import as_read_back, checksum_of, entries_data, files_of, waiting_name
from .jsonfile import compact_bytes_of
from .maps import map_of
from .migrations import migrated
from .progress import Cancelled, Tell, followed, silent
from .schema import BranchData, EventData, InputData, SaveFile

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_MOST_PROBLEMS = 20
_FEW = 100  # lines of play, which are checked at one go
_MOST = 1_000_000  # of anything that the log tells of
_LONGEST = 200  # of a word there
_WORDS = {"extra_forbidden": "unknown-field", "missing": "missing-field"}
# What comes of it where a game is played by other rules than it was.
_PLAYED_OTHERWISE = ("went-on-from-snapshot", "log-renewed")
_OUT_OF_RANGE = ("greater_than", "less_than", "too_long", "too_short", "literal_error")


@dataclass(frozen=True, slots=True)
class LoadNote:
    """Something worth saying about a game that was read; `args` are (name, value) pairs.

    Codes: went-on-from-snapshot (input), log-renewed (entry), log-shortened (count),
    snapshot-damaged, line-ahead-dropped (count), lines-dropped (count), own-map (map),
    resumed-early (input), other-rules (what).
    """

    code: str
    args: tuple[tuple[str, int | str], ...] = ()


class Loaded(NamedTuple):
    """A game that was read, ready to go on, with what there is to say about it."""

    session: Session
    notes: tuple[LoadNote, ...]


def checked(data: object, name: str, tell: Tell = silent, *, lines: bool = True) -> SaveFile:
    """Return a save's data, migrated and checked; BadInput names every wrong field.

    Without `lines` those that were left are not looked at, and there are none.
    """
    save = migrated(data, name)
    branches = save.get("branches")
    many = branches if isinstance(branches, list) and len(branches) > _FEW else []
    try:
        if lines and not many:
            return SaveFile.model_validate(save)
        head = SaveFile.model_validate({**save, "branches": []})
    except ValidationError as error:
        raise BadInput("bad-save", _problems(error)) from error
    if not lines:
        return head
    kept = []
    for number, branch in followed(many, tell, 0.0, 0.35):
        try:
            kept.append(BranchData.model_validate(branch))
        except ValidationError as error:
            raise BadInput("bad-save", _problems(error, f"branches.{number}.")) from error
    return head.model_copy(update={"branches": kept})


def _problems(error: ValidationError, place: str = "") -> tuple[tuple[str, str, str], ...]:
    found = [
        (
            _code(problem["type"]),
            place + ".".join(str(step)[:40] for step in problem["loc"]),
            repr(problem.get("input"))[:80],
        )
        for problem in error.errors(include_url=False, include_context=False)
    ]
    return tuple(found[:_MOST_PROBLEMS])


def _code(kind: str) -> str:
    if any(word in kind for word in _OUT_OF_RANGE):
        return "bad-value"
    return _WORDS.get(kind, "wrong-type")


def game_from(data: object, games: Iterable[GameEntry], name: str, tell: Tell = silent) -> Loaded:
    """Return the game of a file's data; BadInput (bad-save, newer-save) where it is none.

    `tell` is told how far it is, and may raise `Cancelled`, which goes through.
    """
    save = checked(data, name, tell)
    try:
        return _Reader(save, games, tell).read()
    except Cancelled:
        raise
    except BadInput as trouble:
        raise BadInput("bad-save", trouble.problems[:_MOST_PROBLEMS]) from trouble
    except Exception as error:
        # The rules trust positions; what a made-up one may lead to is no program's fault.
        raise BadInput("bad-save", (("does-not-fit", name, repr(error)[:200]),)) from error


def without_script(loaded: Loaded) -> Loaded:
    """Let the dice of a lesson that was broken off roll by themselves: nobody else gives them."""
    session = loaded.session
    if session.dice.scripted:
        session.dice.typed = session.dice.scripted = False
        if isinstance(session.waiting, DiceWanted):
            if session.undone:
                session.redo()
            else:
                session.run()
    return loaded


class _Reader:
    """Reads one game; `notes` grows on the way."""

    def __init__(self, save: SaveFile, games: Iterable[GameEntry], tell: Tell) -> None:
        self.save = save
        self.notes: list[LoadNote] = []
        self.game = self._game(games)
        self.inputs = self._inputs(save.inputs, "inputs")
        self.undone = self._inputs(save.undone, "undone")
        here = (*self.inputs, *self.undone)
        self.branches = [
            Branch(branch.name, (*here[: branch.shared], *self._inputs(branch.inputs, place)))
            for n, branch in followed(save.branches, tell, 0.35, 1.0)
            if (place := f"branches.{n}.inputs") and self._fits(branch.shared, here, n)
        ]

    def _fits(self, shared: int, here: Sequence[Input], number: int) -> bool:
        if shared > len(here):
            problem = ("bad-value", f"branches.{number}.shared", str(shared))
            raise BadInput("bad-save", (problem,))
        return True

    def _game(self, games: Iterable[GameEntry]) -> AnyGame:
        entry = next((entry for entry in games if entry.id == self.save.game), None)
        if entry is None:
            raise BadInput("bad-save", (("unknown-game", "game", self.save.game[:80]),))
        game = entry.rules()
        own, kept = map_of(game), self.save.map
        if own is None or kept is None or own.fingerprint == kept.fingerprint:
            return game
        self.notes.append(LoadNote("own-map", (("map", kept.id),)))
        return game.on_map(kept.data)

    def _inputs(self, found: list[InputData], where: str) -> list[Input]:
        return [self._input(given, f"{where}.{n}") for n, given in enumerate(found)]

    def _input(self, given: InputData, where: str) -> Input:
        if given.act is None:
            return Rolled(tuple(given.dice or ()), given.faces)
        try:
            return Acted(self.game.action_from(given.act))
        except BadInput as trouble:
            problems = tuple((code, f"{where}.{at}", what) for code, at, what in trouble.problems)
            raise BadInput("bad-save", problems) from trouble

    # -- playing it again --------------------------------------------------------------------

    def _is_as_written(self, session: Session) -> bool:
        """Whether a game has come to the position that was written.

        Positions of today may tell more than those of then did.
        """
        now, then = self.game.position(session.state), self.save.state.position
        if now == then:
            return True
        told = {key: value for key, value in now.items() if key in then}
        return told == then and self.game.digest(session.state) == self.save.state.digest

    def read(self) -> Loaded:
        """Return the game, by its inputs where they lead to its position, else from there."""
        save = self.save
        sound = checksum_of(save.state.position) == save.state.checksum
        session = self._before()
        failed = not _plays(session, self.inputs)
        same = not failed and self._is_as_written(session)
        if not same and sound:
            session = self._from_snapshot(len(session.inputs))
        elif not same and (failed or self.game.digest(session.state) != save.state.digest):
            raise BadInput("bad-save", (("does-not-fit", "state", save.state.digest[:80]),))
        else:
            if not (same and sound and waiting_name(session.waiting) == save.state.waits):
                self.notes.append(LoadNote("snapshot-damaged"))
            self._compare_journal(session)
            self._restore_lines(session)
        session.undo_stops_at_dice = save.undo_stops_at_dice
        session.dice.queue.extend(save.dice.queue)
        if isinstance(session.waiting, DiceWanted) and not session.undone:
            session.run()
        if any(note.code in _PLAYED_OTHERWISE for note in self.notes):
            self._compare_rules()
        return Loaded(session, tuple(self.notes))

    def _compare_rules(self) -> None:
        """Note what may be why: it was played by another edition of the rules or other data."""
        then, files = self.save.rules, dict(files_of(cast(Hashable, self.game)))
        others = [name for name, was in then.files.items() if files.get(name) != was]
        if then.edition != self.game.edition or others:
            what = ", ".join(others) or then.edition
            self.notes.append(LoadNote("other-rules", (("what", what[:_LONGEST]),)))

    def _before(self) -> Session:
        save = self.save
        session = Session.before(
            self.game,
            save.start.position,
            seed=save.dice.seed,
            scenario=save.scenario,
            options=save.rules.options,
            typed_dice=save.dice.typed,
            announced=save.start.announced,
            earlier=self._entries(save.earlier),
            first_die=save.dice.first,
        )
        session.dice.scripted = save.dice.scripted
        return session

    def _from_snapshot(self, played: int) -> Session:
        save = self.save
        self.notes.append(LoadNote("went-on-from-snapshot", (("input", played + 1),)))
        if self.undone:
            self.notes.append(LoadNote("line-ahead-dropped", (("count", len(self.undone)),)))
        if self.branches:
            self.notes.append(LoadNote("lines-dropped", (("count", len(self.branches)),)))
        session = Session.before(
            self.game,
            save.state.position,
            seed=save.dice.seed,
            scenario=save.scenario,
            options=save.rules.options,
            typed_dice=save.dice.typed,
            announced=False,
            earlier=self._entries([*save.earlier, *save.events]),
            first_die=save.dice.position,
        )
        session.dice.scripted = save.dice.scripted
        session.run()
        return session

    def _compare_journal(self, session: Session) -> None:
        entries = entries_data(session.journal[len(session.earlier) :])
        if compact_bytes_of(list(map(vars, self.save.events))) == compact_bytes_of(entries):
            return  # nearly always; and where not, it may still be the same
        told = [entry.model_dump() for entry in self.save.events]
        made = as_read_back(entries)
        if told != made:
            pairs = zip(told, made, strict=False)
            first = next((n for n, (one, other) in enumerate(pairs) if one != other), None)
            number = min(len(told), len(made)) if first is None else first
            self.notes.append(LoadNote("log-renewed", (("entry", number + 1),)))

    def _restore_lines(self, session: Session) -> None:
        session.line = self.save.line
        session.branches = list(self.branches)
        if self.undone and not plays(session, self.undone):
            self.notes.append(LoadNote("line-ahead-dropped", (("count", len(self.undone)),)))
            return
        session.undone = list(self.undone)

    def _entries(self, found: list[EventData]) -> list[Entry]:
        entries: list[Entry] = []
        for data in found:
            event = self._event(data)
            if event is not None:
                entries.append(Entry(len(entries) + 1, data.turn, data.phase, 0, event))
        if len(entries) < len(found):
            self.notes.append(LoadNote("log-shortened", (("count", len(found) - len(entries)),)))
        return entries

    def _event(self, data: EventData) -> Event | None:
        try:
            event = self.game.event_from(data.kind, data.args, data.rule)
            given = {f.name: getattr(event, f.name) for f in fields(event)}
            _facts(cast("type[DataclassInstance]", type(event))).model_validate(given)
        except (BadInput, ValidationError):
            return None
        return event if all(map(_is_in_range, given.values())) else None


@cache
def _facts(cls: type[DataclassInstance]) -> type[BaseModel]:
    """Return a model that checks the types of an event's facts, which nothing else does."""
    hints = get_type_hints(cls)
    wanted = {f.name: (hints[f.name], ...) for f in fields(cls)}
    make: Callable[..., type[BaseModel]] = create_model  # its fields are known here alone
    return make(cls.__name__, __config__=ConfigDict(strict=True), **wanted)


def _is_in_range(fact: object) -> bool:
    """Whether a fact, and all in it, is something that a game could tell of."""
    match fact:
        case int():
            return -_MOST <= fact <= _MOST
        case str():
            return len(fact) <= _LONGEST
        case Mapping():
            return all(_is_in_range(item) for pair in fact.items() for item in pair)
        case Iterable():
            return all(map(_is_in_range, fact))
    return True


def plays(session: Session, inputs: Iterable[Input]) -> bool:
    """Whether inputs can be played on from where a session stands, which stays there."""
    return _plays(session.fork(), inputs)


def _plays(session: Session, inputs: Iterable[Input]) -> bool:
    try:
        session.replay(inputs)
    except Exception:
        # Refused, ValueError, or whatever made-up inputs make of the rules.
        return False
    return True

"""A session: one game being played, with its inputs, journal, undo and branches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .agenda import ASKS, Ask, Roll, settle
from .decision import Decision, DiceWanted, Over, Waiting
from .dice import GameDice
from .game import Game
from .journal import Entry, Event
from .refusal import Refusal, Refused


@dataclass(frozen=True, slots=True)
class Rolled:
    """An input from the dice."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Acted:
    """An input from a player."""

    action: Any


Input = Rolled | Acted


@dataclass(frozen=True, slots=True)
class Mark:
    """A moment at which the game waited: all that undo needs to come back to it."""

    inputs: int
    entries: int
    state: Any


@dataclass(slots=True)
class Branch:
    """A line of play that was left by undo and playing on; it is kept, with a name."""

    name: str
    inputs: tuple[Input, ...]


class NothingTo(Exception):
    """Raised when there is nothing to undo or redo; `what` says which."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


@dataclass(slots=True)
class Session:
    """The only thing about a game that changes: state, inputs, journal, undo, branches."""

    game: Game
    state: Any
    dice: GameDice
    options: Mapping[str, Any] = field(default_factory=dict)
    scenario: str = ""
    start: Any = None
    inputs: list[Input] = field(default_factory=list)
    journal: list[Entry] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    undone: list[Input] = field(default_factory=list)
    branches: list[Branch] = field(default_factory=list)
    undo_stops_at_dice: bool = False
    on_input: Callable[[int, Input], None] | None = None
    _script: list[Input] = field(default_factory=list)
    _opened: bool = True
    _replaying: bool = False

    @classmethod
    def new(
        cls,
        game: Game,
        *,
        seed: int,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        typed_dice: bool = False,
        queue: Iterable[int] = (),
    ) -> Session:
        """Start a new game; BadInput names an unknown scenario, option or value.

        The first dice come from `queue`, the others from the seed.
        """
        merged = {**game.default_options, **(options or {})}
        scenario = scenario or game.scenarios[0]
        session = cls(
            game, game.new(scenario, merged), GameDice(seed, typed=typed_dice), merged, scenario
        )
        session.dice.queue_up(queue)
        session._begin(announce=True)
        return session

    @classmethod
    def at(
        cls,
        game: Game,
        position: object,
        *,
        seed: int,
        options: Mapping[str, Any] | None = None,
        typed_dice: bool = False,
        queue: Iterable[int] = (),
    ) -> Session:
        """Go on from a position; BadInput lists every problem in it."""
        merged = {**game.default_options, **(options or {})}
        state = game.from_position(position, merged)
        session = cls(game, state, GameDice(seed, typed=typed_dice), merged, "position")
        session.dice.queue_up(queue)
        session._begin(announce=False)
        return session

    def _begin(self, *, announce: bool) -> None:
        self.start = self.state.clone()
        self._opened = announce
        self._open()
        self.run()

    def _open(self) -> None:
        if self._opened:
            self.game.begin(self.state, self.scenario, self._emit)

    # -- what the game waits for -------------------------------------------------------------

    @property
    def waiting(self) -> Waiting:
        """What the game waits for: a decision, typed dice, or nothing any more."""
        state = self.state
        if state.over is not None:
            over: Over = state.over
            return over
        step = state.agenda[-1]
        if isinstance(step, Ask):
            options = tuple(step.options(state))
            return Decision(step.side, step.kind, state.turn, state.phase, step.rule, options)
        assert isinstance(step, Roll)
        return DiceWanted(step.count, step.purpose, state.turn, state.phase, step.rule)

    def why_not(self, action: Any) -> Refusal | None:
        """Say which rule forbids `action` now, or None when it is legal."""
        agenda = self.state.agenda
        if self.state.over is not None or not agenda or agenda[-1].waits != ASKS:
            return Refusal("turn/sequence", "not-now")
        refusal: Refusal | None = agenda[-1].refuse(self.state, action)
        return refusal

    # -- inputs ------------------------------------------------------------------------------

    def act(self, action: Any) -> list[Entry]:
        """Perform an action and all that follows; Refused when the rules forbid it."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise Refused(refusal)
        if self.undone and (self.undone[0] != Acted(action) or self.dice.queue):
            self.branches.append(Branch("", (*self.inputs, *self.undone)))
            self.undone.clear()
        elif self.undone:
            # The same move again: what came after it is still the line ahead.
            return self.redo()
        first = len(self.journal)
        self._take(Acted(action))
        self.run()
        return self.journal[first:]

    def enter_dice(self, values: Iterable[int]) -> list[Entry]:
        """Give dice rolled at the table; ValueError names a value no die can show."""
        first = len(self.journal)
        self.dice.queue_up(values)
        self.run()
        return self.journal[first:]

    def run(self) -> None:
        """Go on until the game waits, and mark the moment."""
        settle(self.state, self._roll, self._emit)
        if not self.marks or self.marks[-1].inputs != len(self.inputs):
            self.marks.append(self._mark())

    def _mark(self) -> Mark:
        return Mark(len(self.inputs), len(self.journal), self.state.clone())

    def _take(self, given: Input) -> None:
        self.inputs.append(given)
        if self.on_input is not None:
            self.on_input(len(self.inputs), given)
        if isinstance(given, Rolled):
            self.dice.position += len(given.values)
        else:
            self.state.agenda[-1].apply(self.state, given.action, self._emit)

    def _roll(self, count: int) -> tuple[int, ...] | None:
        if self._script:
            given = self._script[0]
            if not isinstance(given, Rolled) or len(given.values) != count:
                return None
            del self._script[0]
            values: tuple[int, ...] | None = given.values
        elif self._replaying:
            return None
        else:
            values = self.dice(count)
        if values is None:
            return None
        self._take(Rolled(values))
        return values

    def _emit(self, event: Event) -> None:
        state = self.state
        self.journal.append(
            Entry(len(self.journal) + 1, state.turn, state.phase, len(self.inputs), event)
        )

    # -- undo, redo, branches ----------------------------------------------------------------

    def can_undo(self) -> bool:
        """Whether there is an earlier decision that undo may go back to."""
        return self._undo_target(None) is not None

    def crosses_dice(self, to: int | None = None) -> bool:
        """Whether undo (to input `to`) would take back a die."""
        target = self._undo_target(to, free=True)
        return target is not None and any(
            isinstance(given, Rolled) for given in self.inputs[target.inputs :]
        )

    def _undo_target(self, to: int | None, *, free: bool = False) -> Mark | None:
        now = len(self.inputs)
        limit = now - 1 if to is None else min(to - 1, now - 1)
        for mark in reversed(self.marks):
            if mark.inputs <= max(limit, 0) and mark.inputs < now and _asks(mark.state):
                if self.undo_stops_at_dice and not free:
                    taken = self.inputs[mark.inputs :]
                    if any(isinstance(given, Rolled) for given in taken):
                        return None
                return mark
        return None

    def undo(self, to: int | None = None) -> None:
        """Go back to the last decision (or the one before input number `to`); NothingTo if none."""
        target = self._undo_target(to)
        if target is None:
            raise NothingTo("undo")
        self.undone[:0] = self.inputs[target.inputs :]
        for given in self.inputs[target.inputs :]:
            if isinstance(given, Rolled):
                self.dice.position -= len(given.values)
        del self.inputs[target.inputs :]
        del self.journal[target.entries :]
        while self.marks and self.marks[-1].inputs > target.inputs:
            self.marks.pop()
        self.state = target.state.clone()

    def redo(self, to: int | None = None) -> list[Entry]:
        """Return to the next decision (or go on until input number `to` is made again)."""
        if not self.undone:
            raise NothingTo("redo")
        first = len(self.journal)
        goal = len(self.inputs) + 1 if to is None else to
        while self.undone and len(self.inputs) < goal:
            self._replay_some()
        return self.journal[first:]

    def _replay_some(self) -> None:
        """Replay one action and the dice that followed it."""
        self._replaying = True
        self._script = self.undone
        try:
            if isinstance(self._script[0], Acted):
                given = self._script.pop(0)
                self._take(given)
            self.run()
        finally:
            self._script = []
            self._replaying = False
        if not isinstance(self.waiting, (Decision, Over)) and not self.undone:
            self.run()

    def replay(self, inputs: Iterable[Input]) -> None:
        """Play given inputs on from here; ValueError where one does not fit the rules."""
        self.undone = list(inputs)
        while self.undone:
            before = len(self.inputs)
            head = self.undone[0]
            if isinstance(head, Acted):
                refusal = self.why_not(head.action)
                if refusal is not None:
                    self.undone.clear()
                    raise Refused(refusal)
            self._replay_some()
            if len(self.inputs) == before:
                self.undone.clear()
                raise ValueError(f"input {before + 1}")

    def rewind(self) -> None:
        """Go back to the very start, keeping what was played as the line ahead."""
        self.undone[:0] = self.inputs
        self.inputs.clear()
        self.journal.clear()
        self.marks.clear()
        self.state = self.start.clone()
        self.dice.position = 0
        self._open()

    def switch(self, branch: Branch) -> None:
        """Leave the present line (it becomes a branch) and go to the end of another."""
        self.branches.remove(branch)
        here = (*self.inputs, *self.undone)
        self.branches.append(Branch("", here))
        shared = 0
        for mine, theirs in zip(here, branch.inputs, strict=False):
            if mine != theirs:
                break
            shared += 1
        if shared < len(self.inputs):
            allowed, self.undo_stops_at_dice = self.undo_stops_at_dice, False
            try:
                self.undo(shared + 1)
            finally:
                self.undo_stops_at_dice = allowed
        self.undone.clear()
        self.replay(branch.inputs[len(self.inputs) :])


def _asks(state: Any) -> bool:
    return bool(state.agenda) and state.agenda[-1].waits == ASKS

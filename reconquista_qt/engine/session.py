"""A session: one game being played, with its inputs, journal, undo and branches.

A game is the fold of its inputs over its start. Everything that changes it is here, so that what is
kept (inputs, marks, journal, the line ahead, the branches) is never at odds.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from .agenda import Ask, Draw, Emit, Roll, asked, settle
from .decision import Decision, DiceWanted, Over, Waiting
from .dice import GameDice
from .game import AnyGame
from .inputs import (
    Acted,
    Branch,
    Input,
    Mark,
    NothingTo,
    Rolled,
    Watcher,
    keep_line,
    shared_length,
)
from .journal import Entry, Event
from .refusal import BadInput, Refusal, Refused
from .state import GameState

__all__ = ["Acted", "Branch", "Input", "Mark", "NothingTo", "Rolled", "Session", "Watcher"]


@dataclass(slots=True, eq=False, weakref_slot=True)
class Session:
    """The only thing about a game that changes: state, inputs, journal, undo, branches.

    `undone` is the line ahead, `line` the name of the present line, `earlier` what the journal
    tells of the time before `start`, `first_die` the number of the first die after it. `watchers`
    are told of every change, in their order, before anybody sees the result.
    """

    game: AnyGame
    state: GameState
    dice: GameDice
    start: GameState
    options: Mapping[str, object] = field(default_factory=dict)
    scenario: str = ""
    inputs: list[Input] = field(default_factory=list)
    journal: list[Entry] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    undone: list[Input] = field(default_factory=list)
    branches: list[Branch] = field(default_factory=list)
    line: str = ""
    undo_stops_at_dice: bool = False
    announced: bool = True
    earlier: tuple[Entry, ...] = ()
    first_die: int = 0
    watchers: list[Watcher] = field(default_factory=list)
    _script: list[Input] = field(default_factory=list)
    _replaying: bool = False

    # -- beginnings ----------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: AnyGame,
        *,
        seed: int,
        scenario: str | None = None,
        options: Mapping[str, object] | None = None,
        typed_dice: bool = False,
        queue: Iterable[int] = (),
    ) -> Session:
        """Start a new game; BadInput names an unknown scenario, option or value.

        The first dice come from `queue`, the others from the seed.
        """
        merged = {**game.default_options, **(options or {})}
        scenario = scenario or game.scenarios[0]
        state, dice = game.new(scenario, merged), _dice_of(game, seed, typed_dice)
        session = cls(game, state, dice, state.clone(), merged, scenario)
        session.dice.queue_up(queue)
        session._begin(announce=True)
        return session

    @classmethod
    def at(
        cls,
        game: AnyGame,
        position: object,
        *,
        seed: int,
        options: Mapping[str, object] | None = None,
        typed_dice: bool = False,
        queue: Iterable[int] = (),
    ) -> Session:
        """Go on from a position; BadInput lists every problem in it."""
        merged = {**game.default_options, **(options or {})}
        state = game.from_position(position, merged)
        dice = _dice_of(game, seed, typed_dice)
        session = cls(game, state, dice, state.clone(), merged, "position")
        session.dice.queue_up(queue)
        session._begin(announce=False)
        return session

    @classmethod
    def before(
        cls,
        game: AnyGame,
        position: object,
        *,
        seed: int,
        scenario: str,
        options: Mapping[str, object],
        typed_dice: bool,
        announced: bool = True,
        earlier: Iterable[Entry] = (),
        first_die: int = 0,
    ) -> Session:
        """Return a stored game at its very start, no die rolled; `replay` or `run` goes on.

        BadInput lists every problem of the position and the options.
        """
        merged = {**game.default_options, **options}
        state = game.from_position(position, merged)
        dice = _dice_of(game, seed, typed_dice)
        session = cls(game, state, dice, state.clone(), merged, scenario)
        session.announced = announced
        session.earlier = tuple(earlier)
        session.first_die = first_die
        session._to_start()
        return session

    def fork(self) -> Session:
        """Return an independent copy, which nobody watches."""
        return replace(
            self,
            state=self.state.clone(),
            dice=self.dice.copy(),
            inputs=list(self.inputs),
            journal=list(self.journal),
            marks=list(self.marks),
            undone=list(self.undone),
            branches=[replace(branch) for branch in self.branches],
            watchers=[],
            _script=[],
        )

    def _begin(self, *, announce: bool) -> None:
        self.announced = announce
        self._open()
        self.run()

    def _open(self) -> None:
        self.journal[:] = self.earlier
        if self.announced:
            self.game.begin(self.state, self.scenario, self._emit)

    # -- what the game waits for ---------------------------------------------------------------

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
        things = step.things(state) if isinstance(step, Draw) else ()
        return DiceWanted(
            step.count, step.purpose, state.turn, state.phase, step.rule, step.faces, things
        )

    def why_not(self, action: object) -> Refusal | None:
        """Say which rule forbids `action` now, or None when it is legal."""
        step = asked(self.state)
        if step is None or self.state.over is not None:
            return Refusal("turn/sequence", "not-now")
        return step.refuse(self.state, action)

    # -- inputs --------------------------------------------------------------------------------

    def act(self, action: object) -> list[Entry]:
        """Perform an action and all that follows; Refused when the rules forbid it.

        BadInput (bad-dice) where a queued value does not fit its roll; then nothing has changed.
        """
        refusal = self.why_not(action)
        if refusal is not None:
            raise Refused(refusal)
        return self.perform(action)

    def perform(self, action: object) -> list[Entry]:
        """Do an action that `why_not` has just found legal, and all that follows.

        BadInput (bad-dice) where a queued value does not fit its roll; then nothing has changed.
        """
        given = Acted(action)
        if self.undone and self.undone[0] == given and not self.dice.queue:
            # The same move again: what came after it is still the line ahead.
            return self.redo()
        if self.dice.queue:
            self._rehearse(action)
        first = len(self.journal)
        self._take(given)
        self._settle()
        return self.journal[first:]

    def enter_dice(self, values: Iterable[int]) -> list[Entry]:
        """Give dice rolled at the table; ValueError names a value no die can show.

        BadInput (bad-dice) where one does not fit its roll; then nothing has changed.
        """
        first = len(self.journal)
        before = tuple(self.dice.queue)
        self.dice.queue_up(values)
        try:
            self.run()
        except BadInput:
            self.dice.queue = deque(before)
            raise
        return self.journal[first:]

    def run(self) -> None:
        """Go on until the game waits, and mark the moment.

        BadInput (bad-dice) where a queued value does not fit its roll; then nothing has changed.
        """
        if self.dice.queue:
            self._rehearse()
        self._settle()

    def _rehearse(self, *actions: object) -> None:
        """Try on a copy whether the queued dice fit the rolls that they will meet."""
        state, dice = self.state.clone(), self.dice.copy()
        dice.typed = True  # what is not queued fits
        for action in actions:
            _answer(state, action, None)
        settle(state, dice)

    def _settle(self) -> None:
        settle(self.state, self._roll, self._emit)
        if not self.marks or self.marks[-1].inputs != len(self.inputs):
            self.marks.append(Mark(len(self.inputs), len(self.journal), self.state.clone()))
        for watcher in self.watchers:
            watcher.settled()

    def _take(self, given: Input) -> None:
        if self.undone and not self._replaying:
            self._depart(given)
        self.inputs.append(given)
        for watcher in self.watchers:
            watcher.took(len(self.inputs), given)
        if isinstance(given, Rolled):
            self.dice.position += len(given.values)
        else:
            _answer(self.state, given.action, self._emit)

    def _depart(self, given: Input) -> None:
        """Follow the line ahead, or keep it as a branch where play goes on otherwise."""
        if self.undone[0] == given:
            del self.undone[0]
            return
        self._keep(Branch(self.line, (*self.inputs, *self.undone)))
        self.line = ""
        self.undone.clear()

    def _roll(self, count: int, faces: int) -> tuple[int, ...] | None:
        if self._script:
            given = self._script[0]
            if not isinstance(given, Rolled) or not given.fits(count, faces):
                return None
            del self._script[0]
        elif self._replaying:
            return None
        else:
            values = self.dice(count, faces)
            if values is None:
                return None
            given = Rolled(values, faces)
        self._take(given)
        return given.values

    def _emit(self, event: Event) -> None:
        state = self.state
        self.journal.append(
            Entry(len(self.journal) + 1, state.turn, state.phase, len(self.inputs), event)
        )

    def _keep(self, branch: Branch) -> None:
        keep_line(self.branches, branch)

    # -- back and forth ------------------------------------------------------------------------

    def can_undo(self) -> bool:
        """Whether there is an earlier decision that undo may go back to."""
        return self._undo_target(None) is not None

    def crosses_dice(self, to: int | None = None) -> bool:
        """Whether undo (to input `to`) would take back a die."""
        target = self._undo_target(to, free=True)
        return target is not None and self._rolled_since(target)

    def _undo_target(self, to: int | None, *, free: bool = False) -> Mark | None:
        now = len(self.inputs)
        limit = now if to is None else to - 1
        target = None
        for mark in reversed(self.marks):
            # Dice typed in can be mistyped: only then is waiting for dice a moment to go back to.
            if mark.inputs < now and (_asks(mark.state) or self.dice.typed):
                target = mark
                if mark.inputs <= limit:
                    break
        # Before the first decision there is none to go back to: the first one is as far as it goes.
        if target is None or (self.undo_stops_at_dice and not free and self._rolled_since(target)):
            return None
        return target

    def _rolled_since(self, mark: Mark) -> bool:
        return any(isinstance(given, Rolled) for given in self.inputs[mark.inputs :])

    def undo(self, to: int | None = None) -> None:
        """Go back to the last decision (or the one before input number `to`); NothingTo if none."""
        target = self._undo_target(to)
        if target is None:
            raise NothingTo("undo")
        self._back_to(target)
        for watcher in self.watchers:
            watcher.undid(target.inputs)

    def _back_to(self, target: Mark) -> None:
        taken_back = self.inputs[target.inputs :]
        self.undone[:0] = taken_back
        self.dice.position -= sum(len(g.values) for g in taken_back if isinstance(g, Rolled))
        if self.dice.typed:
            self.dice.queue.clear()
        del self.inputs[target.inputs :]
        del self.journal[target.entries :]
        while self.marks[-1].inputs > target.inputs:
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

    def go_to(self, number: int) -> None:
        """Go along the present line to where `number` inputs are made, or the moment before that.

        The first moment there is, is the first that undo may go back to; NothingTo where undo
        stops at dice and there are some between.
        """
        if number < len(self.inputs):
            reached = [m for m in self.marks if _asks(m.state) or self.dice.typed]
            before = [m for m in reached if m.inputs <= number]
            target = before[-1] if before else reached[0] if reached else None
            if target is None or (self.undo_stops_at_dice and self._rolled_since(target)):
                raise NothingTo("undo")
            self._back_to(target)
            for watcher in self.watchers:
                watcher.undid(target.inputs)
        elif number > len(self.inputs) and self.undone:
            self.redo(number)

    def _replay_some(self) -> None:
        """Replay one action and the dice that followed it (or one roll, where dice are typed).

        Refused or ValueError where the next input does not fit the rules; it stays ahead.
        """
        before = len(self.inputs)
        head = self.undone[0]
        if isinstance(head, Acted):
            refusal = self.why_not(head.action)
            if refusal is not None:
                raise Refused(refusal)
        self._replaying = True
        self._script = [self.undone.pop(0)] if self.dice.typed else self.undone
        try:
            if isinstance(head, Acted):
                del self._script[0]
                self._take(head)
            self.run()
        finally:
            self._script = []
            self._replaying = False
        if len(self.inputs) == before:
            if self.dice.typed:
                self.undone.insert(0, head)
            raise ValueError(f"input {before + 1}")
        if not self.undone and not self.dice.typed and isinstance(self.waiting, DiceWanted):
            self.run()

    def replay(self, inputs: Iterable[Input]) -> None:
        """Play given inputs on from here, instead of what lies ahead.

        Refused or ValueError where one does not fit the rules; the game then stands before it.
        """
        self.undone = list(inputs)
        try:
            while self.undone:
                self._replay_some()
        finally:
            self.undone.clear()

    def rewind(self) -> None:
        """Go back to the very start, keeping what was played as the line ahead."""
        self.undone[:0] = self.inputs
        self._to_start()
        for watcher in self.watchers:
            watcher.rearranged()

    def _to_start(self) -> None:
        self.inputs.clear()
        self.marks.clear()
        self.state = self.start.clone()
        self.dice.position = self.first_die
        if self.dice.typed:
            self.dice.queue.clear()
        self._open()
        watchers, self.watchers = self.watchers, []
        self._replaying = True
        try:
            self._settle()
        finally:
            self._replaying = False
            self.watchers = watchers
        if not self.dice.typed and not _asks(self.state):
            # Seeded dice are never waited for: nobody goes back to this moment.
            self.marks.clear()

    # -- lines of play -------------------------------------------------------------------------

    def switch(self, branch: Branch) -> None:
        """Leave the present line (it becomes a branch) and go to the end of another.

        Refused or ValueError where the other does not fit the rules; then nothing has changed.
        """
        twin = self.fork()
        chosen = twin.branches.pop(self.branches.index(branch))
        here = (*twin.inputs, *twin.undone)
        shared = shared_length(here, chosen.inputs)
        if shared < len(here) or twin.line:
            twin._keep(Branch(twin.line, here))
        twin._go_back(shared)
        twin.replay(chosen.inputs[len(twin.inputs) :])
        twin.line = chosen.name
        self._become(twin)

    def name_line(self, name: str, branch: Branch | None = None) -> None:
        """Name a line that was left, or the present one."""
        if branch is None:
            self.line = name
        else:
            branch.name = name
        for watcher in self.watchers:
            watcher.rearranged()

    def forget(self, branch: Branch) -> None:
        """Throw away a line that was left."""
        self.branches.remove(branch)
        for watcher in self.watchers:
            watcher.rearranged()

    def _go_back(self, shared: int) -> None:
        """Go to the last moment of waiting at which no more than `shared` inputs were made."""
        for mark in reversed(self.marks):
            if mark.inputs <= shared:
                self._back_to(mark)
                break
        else:
            self._to_start()
        self.undone.clear()

    def _become(self, twin: Session) -> None:
        self.state, self.dice = twin.state, twin.dice
        self.inputs, self.journal, self.marks = twin.inputs, twin.journal, twin.marks
        self.undone, self.branches, self.line = twin.undone, twin.branches, twin.line
        for watcher in self.watchers:
            watcher.rearranged()


def _dice_of(game: AnyGame, seed: int, typed: bool) -> GameDice:
    return GameDice(seed, typed=typed, largest=game.largest_die)


def _answer(state: GameState, action: object, emit: Emit | None) -> None:
    step = asked(state)
    assert step is not None
    step.apply(state, action, emit)


def _asks(state: GameState) -> bool:
    return asked(state) is not None

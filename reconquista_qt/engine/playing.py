"""A game going forward: what it waits for, inputs, the journal, the moments it waited at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .agenda import ASKS, Ask, Roll, settle
from .decision import Decision, DiceWanted, Over, Waiting
from .dice import GameDice
from .game import Game
from .inputs import Branch, Input, Mark, Rolled, Watcher, keep_line
from .journal import Entry, Event
from .refusal import Refusal


@dataclass(slots=True)
class Playing:
    """The fields of a session, and what takes its game forward.

    `undone` is the line ahead, `line` the name of the present line, `earlier` what the journal
    tells of the time before `start`, `first_die` the number of the first die after it.
    """

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
    line: str = ""
    undo_stops_at_dice: bool = False
    announced: bool = True
    earlier: tuple[Entry, ...] = ()
    first_die: int = 0
    watcher: Watcher | None = None
    _script: list[Input] = field(default_factory=list)
    _replaying: bool = False

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
        return DiceWanted(step.count, step.purpose, state.turn, state.phase, step.rule)

    def why_not(self, action: Any) -> Refusal | None:
        """Say which rule forbids `action` now, or None when it is legal."""
        agenda = self.state.agenda
        if self.state.over is not None or not agenda or agenda[-1].waits != ASKS:
            return Refusal("turn/sequence", "not-now")
        refusal: Refusal | None = agenda[-1].refuse(self.state, action)
        return refusal

    # -- inputs --------------------------------------------------------------------------------

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
            self.marks.append(Mark(len(self.inputs), len(self.journal), self.state.clone()))
        if self.watcher is not None:
            self.watcher.settled()

    def _take(self, given: Input) -> None:
        if self.undone and not self._replaying:
            self._depart(given)
        self.inputs.append(given)
        if self.watcher is not None:
            self.watcher.took(len(self.inputs), given)
        if isinstance(given, Rolled):
            self.dice.position += len(given.values)
        else:
            self.state.agenda[-1].apply(self.state, given.action, self._emit)

    def _depart(self, given: Input) -> None:
        """Follow the line ahead, or keep it as a branch where play goes on otherwise."""
        if self.undone[0] == given:
            del self.undone[0]
            return
        self._keep(Branch(self.line, (*self.inputs, *self.undone)))
        self.line = ""
        self.undone.clear()

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

    def _keep(self, branch: Branch) -> None:
        keep_line(self.branches, branch)

"""Going back and forth in a game: undo, redo, playing given inputs again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .agenda import ASKS
from .decision import DiceWanted
from .inputs import Acted, Input, Mark, NothingTo, Rolled
from .journal import Entry
from .playing import Playing
from .refusal import Refused


class History(Playing):
    """A game that can be taken back, move by move, and played again."""

    __slots__ = ()

    def can_undo(self) -> bool:
        """Whether there is an earlier decision that undo may go back to."""
        return self._undo_target(None) is not None

    def crosses_dice(self, to: int | None = None) -> bool:
        """Whether undo (to input `to`) would take back a die."""
        target = self._undo_target(to, free=True)
        return target is not None and self._rolled_since(target)

    def _undo_target(self, to: int | None, *, free: bool = False) -> Mark | None:
        now = len(self.inputs)
        limit = now - 1 if to is None else min(max(to - 1, 0), now - 1)
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
        if self.watcher is not None:
            self.watcher.undid(target.inputs)

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
            if self.watcher is not None:
                self.watcher.undid(target.inputs)
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
        if self.watcher is not None:
            self.watcher.rearranged()

    def _to_start(self) -> None:
        self.inputs.clear()
        self.marks.clear()
        self.state = self.start.clone()
        self.dice.position = self.first_die
        if self.dice.typed:
            self.dice.queue.clear()
        self._open()
        watcher, self.watcher = self.watcher, None
        self._replaying = True
        try:
            self.run()
        finally:
            self._replaying = False
            self.watcher = watcher
        if not self.dice.typed and not _asks(self.state):
            # Seeded dice are never waited for: nobody goes back to this moment.
            self.marks.clear()


def _asks(state: Any) -> bool:
    return bool(state.agenda) and state.agenda[-1].waits == ASKS

"""A session: one game being played, with its inputs, journal, undo and branches.

How it goes forward stands in `playing`, undo and redo in `history`; here are its beginning and its
lines of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from .dice import GameDice
from .game import Game
from .history import History
from .inputs import Acted, Branch, Input, Mark, NothingTo, Rolled, Watcher, shared_length
from .journal import Entry
from .refusal import Refused

__all__ = ["Acted", "Branch", "Input", "Mark", "NothingTo", "Rolled", "Session", "Watcher"]


class Session(History):
    """The only thing about a game that changes: state, inputs, journal, undo, branches."""

    __slots__ = ()

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

    @classmethod
    def before(
        cls,
        game: Game,
        position: object,
        *,
        seed: int,
        scenario: str,
        options: Mapping[str, Any],
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
        session = cls(game, state, GameDice(seed, typed=typed_dice), merged, scenario)
        session.announced = announced
        session.earlier = tuple(earlier)
        session.first_die = first_die
        session.start = state.clone()
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
            watcher=None,
            _script=[],
        )

    def _begin(self, *, announce: bool) -> None:
        self.start = self.state.clone()
        self.announced = announce
        self._open()
        self.run()

    def act(self, action: Any) -> list[Entry]:
        """Perform an action and all that follows; Refused when the rules forbid it."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise Refused(refusal)
        given = Acted(action)
        if self.undone and self.undone[0] == given and not self.dice.queue:
            # The same move again: what came after it is still the line ahead.
            return self.redo()
        first = len(self.journal)
        self._take(given)
        self.run()
        return self.journal[first:]

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
        if self.watcher is not None:
            self.watcher.rearranged()

    def forget(self, branch: Branch) -> None:
        """Throw away a line that was left."""
        self.branches.remove(branch)
        if self.watcher is not None:
            self.watcher.rearranged()

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
        if self.watcher is not None:
            self.watcher.rearranged()

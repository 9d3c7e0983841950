"""Asking only what there is to ask: a decision with one legal answer answers itself (R160)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import overload

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import Action, Fire, Melee
from .roster import Passport
from .state import State
from .steps import Ask, Step


class Listed(Sequence[Action]):
    """Actions of a battle, each changed into the numbers of the whole game when it is looked at."""

    __slots__ = ("actions", "passport")

    def __init__(self, actions: Sequence[Action], passport: Passport) -> None:
        self.actions = actions
        self.passport = passport

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self.passport.leave(action) for action in self.actions[index]]
        return self.passport.leave(self.actions[index])

    def __iter__(self) -> Iterator[Action]:
        listed = getattr(self.actions, "listed", None)
        if listed is not None:
            yield from listed(self.passport)
            return
        leave = self.passport.leave
        for action in self.actions:
            yield leave(action)


class ListedAsk(Ask):
    """A decision of this game.

    Who asks, refuses and acts from outside speaks in the numbers of the whole game; `choices`,
    `forbid` and `do` in those of the battle.
    """

    __slots__ = ()

    def options(self, state: State) -> Sequence[Action]:
        """Return the legal actions in a stable order, never empty."""
        kept = state.kept
        choices = kept[1] if kept is not None and kept[0] is self else self.choices(state)
        return Listed(choices, state.board.passport)

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say which rule forbids `action` now, or None when it is legal.

        Rules: 2.2.
        """
        try:
            action = state.board.passport.enter(action)
        except KeyError:
            return Refusal("2.2", "not-in-this-battle")
        return self.forbid(state, action)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Perform a legal action."""
        self.do(state, state.board.passport.enter(action), emit)

    def choices(self, state: State) -> Sequence[Action]:
        """Return the legal actions in a stable order, never empty."""
        raise NotImplementedError

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say which rule forbids `action` now, or None when it is legal."""
        raise NotImplementedError

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Perform a legal action."""
        raise NotImplementedError

    def sole(self, state: State) -> Action | None:
        """Return the one legal answer, None where there are more.

        What an option stands for counts: fire and melee by several units have other answers.

        Rules: 3.0/R160.
        """
        choices = self.choices(state)
        if len(choices) != 1:
            # Whoever is asked looks at them next.
            state.kept = (self, choices)
            return None
        only = choices[0]
        if isinstance(only, Fire | Melee) and len(only.units) > 1:
            return None
        return only


@record
class Offer(Step):
    """A decision about to be asked, or answered where only one answer is legal."""

    rule = "3.0/R160"
    ask: ListedAsk

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask it, or go on with its only answer."""
        sole = self.ask.sole(state)
        state.agenda.append(self.ask)
        if sole is not None:
            self.ask.do(state, sole, emit)


@record
class AfterActing(Step):
    """What follows an activation (16.11); `acted` are the units that did something in it."""

    acted: int = 0


def tell_acted(state: State, units: int) -> None:
    """Tell what follows, if it wants to know, which units have acted."""
    follow = state.agenda[-1] if state.agenda else None
    if isinstance(follow, AfterActing):
        state.agenda[-1] = replace(follow, acted=follow.acted | units)


def no(rule: str, code: str, **args: int | str) -> Refusal:
    """Return a refusal with its facts."""
    return Refusal(rule, code, tuple(args.items()))


def not_now(rule: str, action: object) -> Refusal:
    """Return the refusal of an action that does not answer what is asked."""
    return Refusal(rule, "not-now")

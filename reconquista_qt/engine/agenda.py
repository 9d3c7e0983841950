"""The agenda: everything still to be done is a list of steps in the state, next step last.

A step is a small immutable object whose fields are the local variables of its rule. One kind runs
by itself, one waits for dice, one asks a side. Nothing else stands between a player and the rules,
so a game can be cloned, pickled, saved or searched at any moment, even in the middle of a battle.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Generic, Protocol, Self, TypeVar, cast

from .journal import Event
from .refusal import Refusal

RUNS: Final = 0
ROLLS: Final = 1
ASKS: Final = 2

S = TypeVar("S", contravariant=True)  # the state of a game
A = TypeVar("A")  # the union of its actions

Emit = Callable[[Event], None]
# How many dice, of how many faces; the values, or None while they are not to be had.
Dice = Callable[[int, int], "tuple[int, ...] | None"]


class Step(Generic[S]):
    """One thing to be done; `waits` tells what for.

    What a step tells of itself (`rule`, `side`, `kind`, `count`, `faces`, `purpose`) is a class
    attribute, a field or a property, as its rule needs it.
    """

    __slots__ = ()
    waits: ClassVar[int] = RUNS
    if TYPE_CHECKING:

        @property
        def rule(self) -> str: ...

    else:
        rule = ""

    def run(self, state: S, emit: Emit | None) -> None:
        """Do it (steps that wait for nothing); the step has left the agenda already."""
        raise NotImplementedError


class Roll(Step[S]):
    """A step that waits for `count` dice of `faces` faces; `purpose` says what they are for."""

    __slots__ = ()
    waits = ROLLS
    if TYPE_CHECKING:

        @property
        def count(self) -> int: ...
        @property
        def faces(self) -> int: ...
        @property
        def purpose(self) -> str: ...

    else:
        count = 1
        faces = 6
        purpose = ""

    def take(self, state: S, values: tuple[int, ...], emit: Emit | None) -> None:
        """Go on with the dice shown; the step has left the agenda already."""
        raise NotImplementedError

    def gist(self, state: S, values: tuple[int, ...]) -> Hashable:
        """Return what matters of the dice shown: all of the same gist come to the same.

        The game goes on alike, that is; what is told of the dice may differ.
        """
        return values


class Draw(Roll[S]):
    """One thing taken out of a pool without replacement, as chits and cards are.

    `faces` is the number of things left; value n is the n-th thing left, in the pool's order.
    """

    __slots__ = ()

    def things(self, state: S) -> tuple[str, ...]:
        """Return the ids of the things left, in the pool's order, for who draws by hand."""
        return ()


class Ask(Step[S], Generic[S, A]):
    """A step that waits for a side's decision; an answer removes it."""

    __slots__ = ()
    waits = ASKS
    if TYPE_CHECKING:

        @property
        def side(self) -> str: ...
        @property
        def kind(self) -> str: ...

    else:
        side = ""
        kind = ""

    def options(self, state: S) -> Sequence[A]:
        """Return the legal actions in a stable order, never empty."""
        raise NotImplementedError

    def draw(self, state: S, chance: Callable[[], float]) -> A:
        """Return a legal action by chance, of numbers from 0 to below 1.

        Every one can be drawn. A decision with very many options may draw one without listing
        them all, and then not each as likely as every other.
        """
        options = self.options(state)
        return options[int(chance() * len(options))]

    def refuse(self, state: S, action: A) -> Refusal | None:
        """Say which rule forbids `action` now, or None when it is legal."""
        raise NotImplementedError

    def apply(self, state: S, action: A, emit: Emit | None) -> None:
        """Perform a legal action."""
        raise NotImplementedError


class HasAgenda(Protocol):
    """A state, as far as settling is concerned."""

    agenda: list[Step[Self]]


H = TypeVar("H", bound=HasAgenda)


def asked(state: H) -> Ask[H, object] | None:
    """Return the step at which a side must decide now, None where none has to."""
    agenda = state.agenda
    return cast("Ask[H, object]", agenda[-1]) if agenda and agenda[-1].waits == ASKS else None


def asking(state: H) -> Ask[H, object]:
    """Return the step at which a side must decide, where it is known that one must."""
    return state.agenda[-1]  # type: ignore[return-value]  # asked so often that a cast is felt


def rolling(state: H) -> Roll[H]:
    """Return the step that waits for dice, where it is known that one does."""
    return state.agenda[-1]  # type: ignore[return-value]


def no_dice(count: int, faces: int) -> None:
    """Answer that there are no dice: who settles with this stops where some are needed."""


def settle(state: HasAgenda, dice: Dice, emit: Emit | None = None) -> None:
    """Run steps until a side must decide, the game is over, or `dice` answers None."""
    agenda = state.agenda
    pop = agenda.pop
    while agenda:
        step = agenda[-1]
        waits = step.waits
        if not waits:  # RUNS
            pop()
            step.run(state, emit)
        elif waits == ROLLS:
            values = dice(step.count, step.faces)  # type: ignore[attr-defined]
            if values is None:
                return
            pop()
            step.take(state, values, emit)  # type: ignore[attr-defined]
        else:
            return

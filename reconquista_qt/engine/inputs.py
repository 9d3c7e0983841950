"""What a game is the fold of: actions and rolls, and the lines of play that they make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from .record import record

if TYPE_CHECKING:
    from .state import GameState


@record
class Rolled:
    """An input from the dice, or a draw from a pool of as many things as `faces`."""

    values: tuple[int, ...]
    faces: int = 6

    def fits(self, count: int, faces: int) -> bool:
        """Whether a roll of `count` dice of `faces` faces can have shown this."""
        values = self.values
        if self.faces != faces or len(values) != count:
            return False
        return all(1 <= value <= faces for value in values)


@record
class Acted:
    """An input from a player."""

    action: object


Input = Rolled | Acted


@record
class Mark:
    """A moment at which the game waited: all that undo needs to come back to it."""

    inputs: int
    entries: int
    state: GameState


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


class Watcher(Protocol):
    """Who is told of everything that changes a game, before anybody sees the result."""

    def took(self, number: int, given: Input) -> None:
        """Input `number` (the first is 1) is about to be performed."""
        ...

    def settled(self) -> None:
        """The game waits again, after one input or several."""
        ...

    def undid(self, left: int) -> None:
        """Undo went back: only the first `left` inputs stand, the others lie ahead."""
        ...

    def rearranged(self) -> None:
        """The lines of play changed in another way: rewound, switched, named or forgotten."""
        ...


def keep_line(lines: list[Branch], line: Branch) -> None:
    """Add a line of play to those that were left, unless it is one of them already."""
    for kept in lines:
        if kept.inputs == line.inputs:
            kept.name = kept.name or line.name
            return
    lines.append(line)


def shared_length(one: Sequence[Input], other: Sequence[Input]) -> int:
    """Return how many inputs two lines of play have in common from the start."""
    shared = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine is not theirs and mine != theirs:
            break
        shared += 1
    return shared

"""Where dice come from: a seed, a script, or the player's own table.

A die has as many faces as its roll asks for; a draw is a die with a face for each thing left.
"""

from __future__ import annotations

import random
from array import array
from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import Final

from .refusal import BadInput

USUAL_FACES: Final = 6


class SeededDice:
    """The dice of a seed: the n-th die of a game is the same on every platform."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = random.Random(seed)
        self._shares = array("d")

    def values(self, first: int, count: int, faces: int = USUAL_FACES) -> tuple[int, ...]:
        """Return `count` dice, each 1 to `faces`, from number `first` (0 is the game's first)."""
        end = first + count
        shares = self._shares
        # Random.random() is the one method whose sequence Python promises to keep.
        while len(shares) < end:
            shares.append(self._random.random())
        return tuple([int(share * faces) + 1 for share in shares[first:end]])


class GameDice:
    """A game's dice: first those queued by a script, then the seeded ones, or typed ones only.

    With `typed` on, nothing is rolled: the game waits until enough values are queued. `position`
    counts the dice that the game has taken, from wherever; who takes them back sets it back, so
    undo gives back the very dice it took. `largest` is the highest value that any die can show.
    With `scripted`, what is typed is told by the program and not by a player: a game that is read
    back without its script rolls by itself.
    """

    def __init__(self, seed: int, *, typed: bool = False, largest: int = USUAL_FACES) -> None:
        self.seed = seed
        self.position = 0
        self.queue: deque[int] = deque()
        self.typed = typed
        self.scripted = False
        self.largest = largest
        self._seeded = SeededDice(seed)

    def copy(self) -> GameDice:
        """Return dice that will show the same, independent of these."""
        twin = GameDice(self.seed, typed=self.typed, largest=self.largest)
        twin.position, twin.scripted = self.position, self.scripted
        twin.queue.extend(self.queue)
        return twin

    def queue_up(self, values: Iterable[int]) -> int:
        """Queue values and return how many wait; ValueError names a value no die can show."""
        values = list(values)
        for value in values:
            if type(value) is not int or not 1 <= value <= self.largest:
                raise ValueError(repr(value))
        self.queue.extend(values)
        return len(self.queue)

    def __call__(self, count: int, faces: int = USUAL_FACES) -> tuple[int, ...] | None:
        """Show the next `count` dice, or None while typed dice are still missing.

        BadInput (bad-dice) where a queued value is more than a die of this roll can show.
        """
        queue = self.queue
        if not queue:
            return None if self.typed else self._seeded.values(self.position, count, faces)
        for value in islice(queue, count):
            if value > faces:
                raise BadInput("bad-dice", (("too-many-faces", "values", f"{value} > {faces}"),))
        if self.typed and len(queue) < count:
            return None
        queued = [queue.popleft() for _ in range(min(count, len(queue)))]
        rest = count - len(queued)
        return tuple(queued) + self._seeded.values(self.position + len(queued), rest, faces)

"""Where dice come from: a seed, a script, or the player's own table."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable

FACES = 6


class SeededDice:
    """The dice of a seed: the n-th die of a game is the same on every platform."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = random.Random(seed)
        self._values = bytearray()

    def values(self, first: int, count: int) -> tuple[int, ...]:
        """Return `count` dice, each 1 to 6, from number `first` (0 is the game's first die)."""
        end = first + count
        # Random.random() is the one method whose sequence Python promises to keep.
        while len(self._values) < end:
            self._values.append(int(self._random.random() * FACES) + 1)
        return tuple(self._values[first:end])


class GameDice:
    """A game's dice: first those queued by a script, then the seeded ones, or typed ones only.

    With `typed` on, nothing is rolled: the game waits until enough values are queued. `position`
    counts the dice that the game has taken, from wherever; who takes them back sets it back, so
    undo gives back the very dice it took.
    """

    def __init__(self, seed: int, *, typed: bool = False) -> None:
        self.seed = seed
        self.position = 0
        self.queue: deque[int] = deque()
        self.typed = typed
        self._seeded = SeededDice(seed)

    def copy(self) -> GameDice:
        """Return dice that will show the same, independent of these."""
        twin = GameDice(self.seed, typed=self.typed)
        twin.position = self.position
        twin.queue.extend(self.queue)
        return twin

    def queue_up(self, values: Iterable[int]) -> int:
        """Queue values and return how many wait; ValueError names a value no die can show."""
        values = list(values)
        for value in values:
            if type(value) is not int or not 1 <= value <= FACES:
                raise ValueError(repr(value))
        self.queue.extend(values)
        return len(self.queue)

    def __call__(self, count: int) -> tuple[int, ...] | None:
        """Show the next `count` dice, or None while typed dice are still missing."""
        if self.typed and len(self.queue) < count:
            return None
        queued = [self.queue.popleft() for _ in range(min(count, len(self.queue)))]
        rest = count - len(queued)
        return tuple(queued) + self._seeded.values(self.position + len(queued), rest)

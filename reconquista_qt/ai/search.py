"""Search by playouts: each promising line is played on with the same dice, and the mean counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from math import inf, sqrt
from typing import Any

from .brain import Brain, Line
from .playout import cheap_dice, play_out

WIDTH = 8  # lines that are looked at
HORIZON = 2  # turns that a playout goes on
STRIDE = 1_000_003  # keeps the dice of different searches apart


@dataclass(slots=True)
class Judged:
    """A line of play with what its playouts gave; points are points of the final score."""

    line: Line
    playouts: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def mean(self) -> float:
        """The mean of the playouts."""
        return self.total / self.playouts if self.playouts else -inf

    @property
    def error(self) -> float:
        """The standard error of the mean, infinite where there are too few playouts."""
        if self.playouts < 2:
            return inf
        spread = max(self.squares - self.total**2 / self.playouts, 0.0) / (self.playouts - 1)
        return sqrt(spread / self.playouts)

    def note(self, points: float) -> None:
        """Count one more playout."""
        self.playouts += 1
        self.total += points
        self.squares += points * points


def search(
    state: Any, brain: Brain, seed: int, *, width: int = WIDTH, horizon: int = HORIZON
) -> Iterator[list[Judged]]:
    """Yield the lines, best first, after each playout, again and again; it never ends by itself.

    With a single line it ends at once. In each round every line that may still be the best is
    played with the same dice, so that luck does not decide between them.
    """
    judged = [Judged(line) for line in brain.lines(state, width)]
    yield judged
    if len(judged) < 2:
        return
    for number in count():
        for one in contenders(judged):
            one.note(points_of(state, brain, one.line, seed * STRIDE + number, horizon))
            yield ranked(judged)


def best_line(ranking: Iterator[list[Judged]], playouts: int) -> Line:
    """Return the best line after a number of playouts, or the only one."""
    best = next(ranking)[0]
    for _, judged in zip(range(playouts), ranking, strict=False):
        best = judged[0]
    return best.line


def contenders(judged: list[Judged]) -> list[Judged]:
    """Return the lines that may still be the best: those not clearly behind."""
    tried = [one for one in judged if one.playouts >= 3]
    if len(tried) < len(judged):
        return judged
    best = max(judged, key=lambda one: one.mean)
    return [
        one
        for one in judged
        if one is best or best.mean - one.mean < 1.5 * sqrt(best.error**2 + one.error**2)
    ]


def ranked(judged: list[Judged]) -> list[Judged]:
    """Return the lines, best first; lines with as many playouts as the best come before others."""
    return sorted(judged, key=lambda one: -one.mean)


def points_of(state: Any, brain: Brain, line: Line, seed: int, horizon: int) -> float:
    """Play a line on for some turns with the greedy player, and return what it comes to."""
    after = state.clone()
    last = after.turn + horizon
    play_out(
        after,
        brain.greedy(line[0], after.turn),
        cheap_dice(seed),
        until=lambda reached: reached.turn >= last,
    )
    return brain.value(after)

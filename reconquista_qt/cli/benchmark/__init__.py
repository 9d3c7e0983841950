"""The parts of the benchmark: a module for each, named as in `reconquista-qt bench --only NAME`.

A part has `measure(budget)`, which returns figures, a dictionary that may hold dictionaries, and
`GOALS`, what its figures should reach: figures that end in `_per_s` or `_up` at least that, all
others (`_s`, `_ms`, `_mb`, `_ratio`) at most that. Where what a part measures is not there, it
raises `NotHere`. A new part is a module here and a word in `PARTS`.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from reconquista_qt.engine.data import Data
from reconquista_qt.games import default_entry

PARTS: Final = ("engine", "window", "bundle", "odds", "adviser", "files", "simulate")
# What takes too long to be measured unless it is asked for by name.
ASIDE: Final = ("monkey",)

Figures = Data


class Budget(NamedTuple):
    """How much may be done: `runs` of which the median counts, of `seconds`, and whole `games`.

    `game` is the id of the game that is measured.
    """

    runs: int = 5
    seconds: float = 1.0
    games: int = 240
    game: str = default_entry().id

    @property
    def all_runs(self) -> int:
        """With the one before those that count, which only brings the files into memory.

        A single run is no measurement, and has none before it.
        """
        return self.runs + (self.runs > 1)


BRIEF: Final = Budget(runs=1, seconds=0.02, games=2)


class NotHere(Exception):
    """Raised where there is nothing to measure; the text says what is missing."""


def milliseconds(
    action: Callable[[], object],
    runs: int,
    before: Callable[[], object] | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> float:
    """Return the median time of an action; `before` prepares each run and is not counted."""
    passed = []
    for _ in range(runs):
        if before is not None:
            before()
        begun = clock()
        action()
        passed.append((clock() - begun) * 1000)
    return statistics.median(passed)


def medians(runs: list[dict[str, float]]) -> dict[str, float]:
    """Return the median of each figure over some runs."""
    return {key: statistics.median(run[key] for run in runs) for key in runs[0]}


def more_is_better(name: str) -> bool:
    """Whether a figure should be at least its goal, and not at most."""
    return name.endswith(("_per_s", "_up"))

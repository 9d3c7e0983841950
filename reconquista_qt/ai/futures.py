"""Simulate from here: many games from one position, in the background, and what they come to."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import fmean
from typing import Any, Final

from reconquista_qt.games import game_by_id

from .brain import Policy, brain_of
from .playout import cheap_dice, play_out
from .policies import policy
from .search import error_of

BATCH: Final = 4  # games between two looks at whether to stop
CERTAINTY: Final = 1.96  # standard errors on either side: 95 of 100 intervals hold the mean


@dataclass(frozen=True, slots=True)
class Distribution:
    """What the games came to: how often each total and each level, and the mean of the points."""

    games: int
    points: tuple[tuple[int, int], ...]
    levels: tuple[tuple[str, int], ...]
    mean: float
    margin: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the mean."""
        return self.mean - self.margin, self.mean + self.margin


def play_on(
    game_id: str, state: Any, name: str, opening: Sequence[Any], seeds: Sequence[int]
) -> list[tuple[int, int, str]]:
    """Play a position to the end, once for each seed: an opening, then a player by name."""
    game = game_by_id(game_id)
    assert game is not None
    found = []
    for seed in seeds:
        after = state.clone()
        choose = policy(name, game, seed)
        if opening:
            lead = brain_of(game).greedy(tuple(opening), after.turn)
            choose = in_turn(lead, len(opening), choose)
        play_out(after, choose, cheap_dice(seed))
        found.append((seed, after.over.total, after.over.level))
    return found


def in_turn(first: Policy, actions: int, then: Policy) -> Policy:
    """Return the player that lets one player take some actions, and another all that follow."""
    left = [actions]

    def choose(state: Any) -> Any:
        left[0] -= 1
        return first(state) if left[0] >= 0 else then(state)

    return choose


class Futures:
    """A run in the background on all cores; ask for `distribution()` whenever wanted.

    Runs with the same seeds meet the same dice, so that two openings can be compared.
    """

    def __init__(
        self,
        game_id: str,
        state: Any,
        *,
        policy: str = "greedy",
        opening: Sequence[Any] = (),
        games: int = 200,
        seed: int = 0,
        jobs: int | None = None,
    ) -> None:
        self.games = games
        self._found: dict[int, tuple[int, str]] = {}
        self._pool = ProcessPoolExecutor(jobs or os.cpu_count() or 1, get_context("spawn"))
        seeds = range(seed, seed + games)
        self._running: list[Future[list[tuple[int, int, str]]]] = [
            self._pool.submit(
                play_on, game_id, state.clone(), policy, tuple(opening), seeds[at : at + BATCH]
            )
            for at in range(0, games, BATCH)
        ]
        self.stopped = False

    def _collect(self) -> None:
        waiting = []
        for one in self._running:
            if one.done() and not one.cancelled():
                self._found.update({seed: (total, level) for seed, total, level in one.result()})
            elif not one.cancelled():
                waiting.append(one)
        self._running = waiting

    @property
    def done(self) -> int:
        """How many games have been played."""
        self._collect()
        return len(self._found)

    @property
    def finished(self) -> bool:
        """Whether nothing more will come."""
        return self.stopped or self.done == self.games

    def distribution(self) -> Distribution | None:
        """Return what the games so far came to, or None before the first."""
        self._collect()
        if not self._found:
            return None
        totals = [total for total, _ in self._found.values()]
        return Distribution(
            len(totals),
            tuple(sorted(Counter(totals).items())),
            tuple(sorted(Counter(level for _, level in self._found.values()).items())),
            fmean(totals),
            CERTAINTY * error_of(totals) if len(totals) > 1 else 0.0,
        )

    def lead_over(self, other: Futures) -> tuple[float, float]:
        """Return by how many points this run is ahead of another, and the 95 % margin.

        Only games of seeds that both have played count.
        """
        self._collect()
        other._collect()
        both = self._found.keys() & other._found.keys()
        leads = [self._found[seed][0] - other._found[seed][0] for seed in sorted(both)]
        return (fmean(leads), CERTAINTY * error_of(leads)) if len(leads) > 1 else (0.0, 0.0)

    def stop(self) -> None:
        """Stop at once; what has been played stays."""
        self._collect()
        self.stopped = True
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes after the last game."""
        self._pool.shutdown(wait=False, cancel_futures=True)

"""Simulate from here: many games from one position, on all cores, and what they come to."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from operator import itemgetter
from statistics import fmean
from typing import Final, NamedTuple

from reconquista_qt.engine.seats import Standing
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import entry_of

from .background_process import BackgroundProcess
from .brain import Policy, brain_of
from .chance import Chances
from .intervals import margin_of
from .playout import play_out
from .policies import POLICIES, policy
from .seated import sampler, seat_to_move

EXPERT: Final = "expert"  # the player of the adviser's playouts: good, and fast
PLAYERS: Final = tuple(sorted(POLICIES, key=lambda name: name != EXPERT))  # the usual one first
NICENESS: Final = 10  # the window goes first

Opening = tuple[object, ...]


class Playthrough(NamedTuple):
    """The end of a game: its seed, the number of the plan with which it began, what it came to."""

    seed: int
    plan: int
    points: float
    level: str
    standings: tuple[Standing, ...] = ()
    winner: str = ""


class SeatFuture(NamedTuple):
    """What games came to for a seat: the mean of its points, the 95 % margin, how many it won."""

    seat: str
    mean: float
    margin: float
    won: int


@dataclass(frozen=True, slots=True)
class Distribution:
    """What games came to: how often each total and each level; the mean and its 95 % margin.

    That is for the seat that was asked; `seats` tells of all of them.
    """

    games: int
    points: tuple[tuple[float, int], ...]
    levels: tuple[tuple[str, int], ...]
    mean: float
    margin: float
    seats: tuple[SeatFuture, ...] = ()

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the mean."""
        return self.mean - self.margin, self.mean + self.margin


def play_on(
    game_id: str, state: GameState, name: str, plans: Sequence[Opening], seeds: Sequence[int]
) -> Iterator[Playthrough]:
    """Play a position to the end with each plan for each seed: a plan, then a player by name.

    What comes of it is told for the seat that is asked; what it cannot see is dealt anew.
    """
    game = entry_of(game_id).rules()
    seat = seat_to_move(game, state)
    for seed, (number, opening) in product(seeds, enumerate(plans)):
        sample = sampler(game, seat, seed)
        after = state.clone() if sample is None else sample(state, 0)
        brain = brain_of(game)
        choose = policy(name, game, seed)
        if opening:
            lead = brain.greedy(opening, after.turn)
            choose = in_turn(lead, len(opening), choose)
        # Phase by phase the dice are the same for all plans, as in the adviser's search.
        play_out(after, choose, Chances(seed).dice(after, 0))
        standings = game.standings(after)
        stands = next(one for one in standings if one.seat == seat)
        winner = (after.over.winner or "") if after.over is not None else ""
        yield Playthrough(seed, number, stands.points, stands.level, standings, winner)


def in_turn(first: Policy, actions: int, then: Policy) -> Policy:
    """Return the player that lets one player take some actions, and another all that follow."""
    left = [actions]

    def choose(state: GameState) -> object:
        left[0] -= 1
        return first(state) if left[0] >= 0 else then(state)

    return choose


class Futures:
    """A run in the background; `hear` is to be called often, and returns whether games came.

    With two plans every seed is played with both, with the same dice phase by phase as far as the
    games are alike.
    """

    def __init__(
        self,
        game_id: str,
        state: GameState,
        *,
        policy: str = EXPERT,
        plans: Sequence[Opening] = ((),),
        games: int = 200,
        seed: int = 0,
        jobs: int | None = None,
    ) -> None:
        self.games, self.plans = games, len(plans)
        self._found: list[dict[int, Playthrough]] = [{} for _ in plans]
        jobs = min(jobs or cores(), games)
        seeds = range(seed, seed + games)
        self._crew = [BackgroundProcess[Playthrough](NICENESS) for _ in range(jobs)]
        # Each has its own share, spread evenly, so that those played are the first ones.
        for number, aside in enumerate(self._crew):
            aside.start(play_on, game_id, state.clone(), policy, tuple(plans), seeds[number::jobs])

    def hear(self) -> bool:
        """Take in the games that were played; when all are, the processes end."""
        news = False
        for aside in self._crew:
            for played in aside.hear():
                self._found[played.plan][played.seed] = played
                news = True
        if self._crew and not any(aside.is_busy for aside in self._crew):
            self.stop()
        return news

    @property
    def done(self) -> int:
        """How many games have been played, those of all plans together."""
        return sum(map(len, self._found))

    @property
    def is_running(self) -> bool:
        """Whether there is more to come."""
        return bool(self._crew)

    @property
    def pids(self) -> list[int | None]:
        """The numbers of the processes at work."""
        return [aside.pid for aside in self._crew]

    def distribution(self, plan: int = 0) -> Distribution | None:
        """Return what the games so far came to, or None before the first."""
        # By their seeds: which process was quicker changes no digit of a sum.
        found = [result for _, result in sorted(self._found[plan].items(), key=itemgetter(0))]
        if not found:
            return None
        totals = [one.points for one in found]
        return Distribution(
            len(totals),
            tuple(sorted(Counter(totals).items())),
            tuple(sorted(Counter(one.level for one in found).items())),
            fmean(totals),
            _margin(totals),
            tuple(_by_seat(found)),
        )

    def lead(self) -> tuple[int, float, float]:
        """Return how many pairs of games there are, the second plan's lead, and its 95 % margin."""
        first, second = self._found
        leads = [
            second[seed].points - first[seed].points for seed in sorted(first) if seed in second
        ]
        if len(leads) < 2:
            return len(leads), fmean(leads) if leads else 0.0, 0.0
        return len(leads), fmean(leads), margin_of(leads)

    def stop(self) -> None:
        """End the processes at once; what has been played stays."""
        for aside in self._crew:
            aside.close()
        self._crew = []


def _margin(values: Sequence[float]) -> float:
    return margin_of(values) if len(values) > 1 else 0.0


def _by_seat(found: Sequence[Playthrough]) -> Iterator[SeatFuture]:
    for place, standing in enumerate(found[0].standings):
        points = [one.standings[place].points for one in found]
        won = sum(one.winner == standing.seat for one in found)
        yield SeatFuture(standing.seat, fmean(points), _margin(points), won)


def cores() -> int:
    """Return how many processors there are for this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

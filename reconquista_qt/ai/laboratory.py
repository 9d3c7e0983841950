"""Many games by one player, each from its own seed: the same rows whoever plays them, and where."""

from __future__ import annotations

import logging
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from concurrent.futures import (
    FIRST_COMPLETED,
    CancelledError,
    Future,
    ProcessPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context
from typing import Final, NamedTuple, Protocol, TypeVar

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import entry_of

from .brain import Policy, brain_of
from .parent_watchdog import end_with_the_parent
from .playout import cheap_dice, collect_rarely, play_out
from .policies import players, policy

R = TypeVar("R")

BATCH: Final = 20  # games that are handed out, and written, together
DEATHS: Final = 3  # of processes, one after the other, that nothing was played between
TIMEOUT: Final = 5  # seconds in which a scheduler has to answer


class Row(NamedTuple):
    """One game: `material[t]` is what the brain counts (cities, say) at the end of turn t + 1.

    `points` and `level` are those of the first seat, `standings` those of all where there are
    several, and then `winner` is the seat that has won, or an empty text.
    """

    seed: int
    policy: str
    points: float
    level: str
    reason: str
    turn: int
    actions: int
    winner: str
    standings: tuple[tuple[str, float, str], ...]
    material: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Experiment:
    """Which games are played; equal experiments give equal rows.

    `policies` are the players of seats that have one of their own; the others have `policy`. With
    `position`, a line of text without the game's id, games begin there and not at a scenario.
    """

    game: str
    policy: str
    first_seed: int
    games: int
    scenario: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    policies: Mapping[str, str] = field(default_factory=dict)
    position: str = ""

    def start(self) -> GameState:
        """Return the state with which its games begin; BadInput where there is no such position."""
        game = entry_of(self.game).rules()
        options = {**game.default_options, **self.options}
        if self.position:
            return game.from_position(game.position_of_line(self.position), options)
        return game.new(self.scenario or game.scenarios[0], options)

    def seeds(self) -> range:
        """Return the seeds of all games."""
        return range(self.first_seed, self.first_seed + self.games)

    def batches(self, done: Container[int] = ()) -> Iterator[tuple[int, ...]]:
        """Yield the seeds still to be played, batch by batch."""
        batch: list[int] = []
        for seed in self.seeds():
            if seed not in done:
                batch.append(seed)
                if len(batch) == BATCH:
                    yield tuple(batch)
                    batch.clear()
        if batch:
            yield tuple(batch)

    def play_batch(self, seeds: tuple[int, ...]) -> list[Row]:
        """Play the games of these seeds, and return their rows."""
        return [play_one(self, seed) for seed in seeds]


def play_one(experiment: Experiment, seed: int) -> Row:
    """Play the game of one seed and return its row."""
    game = entry_of(experiment.game).rules()
    brain = brain_of(game)
    state = experiment.start()
    roll = cheap_dice(seed)
    material: list[int] = []

    def dice(count: int, faces: int) -> tuple[int, ...] | None:
        # A turn begins with a die: what it finds on the table is how the last turn ended.
        while len(material) < state.turn - 1:
            material.append(brain.material(state))
        return roll(count, faces)

    actions = play_out(state, player_of(experiment, game, state, seed), dice)
    material.append(brain.material(state))
    over, stands = state.over, game.standings(state)
    assert over is not None
    alone = len(stands) == 1
    return Row(
        seed, experiment.policy, stands[0].points, stands[0].level, over.reason, state.turn,
        actions, over.winner or "",
        () if alone else tuple((one.seat, one.points, one.level) for one in stands),
        tuple(material),
    )  # fmt: skip


def player_of(experiment: Experiment, game: AnyGame, state: GameState, seed: int) -> Policy:
    """Return who plays a game of an experiment; KeyError where a seat or a player is unknown."""
    if not experiment.policies:
        return policy(experiment.policy, game, seed)
    seats = [seat.id for seat in game.seats(state)]
    for seat in experiment.policies:
        if seat not in seats:
            raise KeyError(seat)
    names = {seat: experiment.policies.get(seat, experiment.policy) for seat in seats}
    return players(names, game, seed)


class Batches(Protocol[R]):
    """What is played batch by batch, here or elsewhere: an experiment, a round of training."""

    def play_batch(self, seeds: tuple[int, ...]) -> list[R]:
        """Return what comes of some seeds."""
        ...


def play_batch(played: Batches[R], seeds: tuple[int, ...]) -> list[R]:
    """Play some seeds of what is played."""
    return played.play_batch(seeds)


class Spread(Protocol):
    """What plays batches: here, in processes, elsewhere."""

    def __call__(
        self, played: Batches[R], batches: Iterable[tuple[int, ...]], /
    ) -> Iterator[list[R]]:
        """Yield what comes of batches, as it comes."""
        ...


def alone(played: Batches[R], batches: Iterable[tuple[int, ...]]) -> Iterator[list[R]]:
    """Play batches one after the other in this process."""
    for seeds in batches:
        yield play_batch(played, seeds)


class ProcessesDie(Exception):
    """Raised where processes end again and again before anything has been played."""


def _begin_work() -> None:
    end_with_the_parent()
    collect_rarely()


class _Crew:
    """Processes that play batches; when one is killed all are replaced, and nothing is lost."""

    def __init__(self, jobs: int, on_death: Callable[[], None] | None) -> None:
        self._jobs, self._on_death = jobs, on_death
        self._deaths = 0
        self._others = {*active_children()}
        self._begin()

    def _begin(self) -> None:
        # Processes that start afresh behave alike on every platform, and inherit no locked lock.
        self._pool = ProcessPoolExecutor(
            self._jobs, mp_context=get_context("spawn"), initializer=_begin_work
        )

    def spread(self, played: Batches[R], batches: Iterable[tuple[int, ...]]) -> Iterator[list[R]]:
        """Yield what comes of batches, as it comes."""
        coming, again = iter(batches), list[tuple[int, ...]]()
        waiting: dict[Future[list[R]], tuple[int, ...]] = {}
        while True:
            is_broken = False
            while len(waiting) < 2 * self._jobs and not is_broken:
                seeds = again.pop() if again else next(coming, None)
                if seeds is None:
                    break
                try:
                    waiting[self._pool.submit(play_batch, played, seeds)] = seeds
                except BrokenProcessPool:
                    again.append(seeds)
                    is_broken = True
            if not waiting and not is_broken:
                return
            for one in wait(waiting, return_when=FIRST_COMPLETED).done if waiting else ():
                seeds = waiting.pop(one)
                try:
                    rows = one.result()
                except BrokenProcessPool:
                    again.append(seeds)
                    is_broken = True
                else:
                    self._deaths = 0
                    yield rows
            if is_broken:
                # Whatever was handed out fails with the process that died, or has been played.
                for one in wait(waiting).done:
                    if one.exception() is None:
                        yield one.result()
                    else:
                        again.append(waiting[one])
                waiting.clear()
                self._replace()

    def _replace(self) -> None:
        self._deaths += 1
        if self._deaths > DEATHS:
            raise ProcessesDie
        if self._on_death is not None:
            self._on_death()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._begin()

    def kill(self) -> None:
        """End the processes at once: what they have in hand is not wanted any more."""
        for child in {*active_children()} - self._others:
            child.terminate()

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def in_processes(jobs: int, on_death: Callable[[], None] | None = None) -> Iterator[Spread]:
    """Give what plays batches in several processes, as they come; they end with the context.

    Where one of them is killed, `on_death` is called, and what it had in hand is played again.
    ProcessesDie where that happens again and again with nothing played in between.
    """
    crew = _Crew(jobs, on_death)
    try:
        yield crew.spread
    except BaseException:
        crew.kill()
        raise
    finally:
        crew.close()


class NoScheduler(Exception):
    """Raised where no Dask scheduler answers at an address, or answers no more."""


@contextmanager
def on_scheduler(address: str, on_idle: Callable[[], None] | None = None) -> Iterator[Spread]:
    """Give what plays batches on the workers of a Dask scheduler; a worker that dies is replaced.

    `on_idle` is called where no worker has joined the scheduler yet; the batches wait for one.
    ImportError where Dask's `distributed` is not installed, NoScheduler where nobody answers.
    """
    import distributed

    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":  # what matters is raised
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    silent = _signs_of_silence()
    try:
        client = distributed.Client(address, timeout=TIMEOUT)
    except silent as error:
        raise NoScheduler(address) from error
    except ValueError as error:  # it is no address
        raise NoScheduler(address) from error

    def spread(played: Batches[R], batches: Iterable[tuple[int, ...]]) -> Iterator[list[R]]:
        try:
            if on_idle is not None and not client.scheduler_info()["workers"]:
                on_idle()
            tasks = distributed.as_completed(
                [client.submit(play_batch, played, seeds, pure=False) for seeds in batches]
            )
        except silent as error:
            raise NoScheduler(address) from error
        while True:
            task = None
            try:
                task = next(tasks, None)
                if task is None:
                    return
                rows = task.result()
                task.release()  # a worker need not keep what is in the file
            except silent as error:
                failed = task is not None and task.status == "error"
                if failed and not isinstance(error, distributed.KilledWorker):
                    raise  # the game's own error, from a worker that answers
                raise NoScheduler(address) from error
            yield rows

    try:
        yield spread
    finally:
        # Of a scheduler that is gone it has been told already, or nobody needs it any more.
        with suppress(*silent):
            client.close()


def _signs_of_silence() -> tuple[type[BaseException], ...]:
    """Return the errors by which Dask says that nobody answers.

    Which one it is depends on what was under way at that moment: a closed connection, a time that
    ran out, a task or a coroutine that was cancelled, a loop or a client that is closed.
    """
    from asyncio import CancelledError as CoroutineCancelled

    import distributed

    closed: type[Exception] = getattr(distributed.client, "ClosedClientError", RuntimeError)
    return (
        OSError, TimeoutError, RuntimeError, CancelledError, CoroutineCancelled, closed,
        distributed.KilledWorker,
    )  # fmt: skip

"""The adviser: searches in a process of its own, answers at once and then better and better.

    adviser = Adviser("reconquista")
    adviser.ask(state)
    while (advice := adviser.latest()) is None: ...
    adviser.stop(); adviser.close()

What it says is data: actions, points, and reasons as codes.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from reconquista_qt.engine.agenda import ASKS, settle
from reconquista_qt.games import game_by_id

from .brain import Brain, Line, Reason, brain_of
from .search import Judged, by_mean, search

PAUSE: Final = 0.1  # seconds between two answers, at least
ENOUGH: Final = 2000  # playouts of the best line after which nothing more is to be learned
LONGEST_PLAN: Final = 30


@dataclass(frozen=True, slots=True)
class Proposal:
    """A line of play: its first actions, the points it leads to, with their standard error.

    `gain` is in points over doing nothing more in this phase (or over the mean of all proposals,
    where something has to be done); at first it is an estimate without any playout.
    """

    actions: tuple[Any, ...]
    points: float
    error: float
    gain: float
    playouts: int


@dataclass(frozen=True, slots=True)
class PlannedAction:
    """An action of the whole plan, with what speaks for it or against it."""

    action: Any
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """What the adviser thinks now; `plan` goes on to the next roll of dice or end of a phase.

    `finished` says that searching on would change nothing. `checked` is the proposal of the action
    that was to be checked; by `loss` it is worse than the best, give or take `loss_error`.
    """

    request: int
    proposals: tuple[Proposal, ...]
    plan: tuple[PlannedAction, ...]
    seconds: float
    finished: bool
    checked: Proposal | None = None
    loss: float = 0.0
    loss_error: float = 0.0

    @property
    def best(self) -> Proposal:
        """The best line."""
        return self.proposals[0]


class Adviser:
    """The window's side: asks, looks whether there is an answer, and stops; it never waits."""

    def __init__(self, game_id: str) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, game_id), daemon=True)
        self._process.start()
        theirs.close()
        self._request = 0
        self._latest: Advice | None = None

    def ask(self, state: Any, *, seed: int = 0, check: Any = None) -> int:
        """Ask about a decision, in place of what was asked before; return the request's number.

        With `check`, an action, the answers tell also how much it throws away.
        """
        self._request += 1
        self._latest = None
        self._pipe.send((self._request, state.clone(), seed, check))
        return self._request

    def latest(self) -> Advice | None:
        """Return the newest answer to what was asked last, or None where there is none yet."""
        try:
            while self._pipe.poll():
                advice: Advice = self._pipe.recv()
                if advice.request == self._request:
                    self._latest = advice
        except (EOFError, OSError):
            # The process is gone; what it said last still stands.
            pass
        return self._latest

    @property
    def is_alive(self) -> bool:
        """Whether the process is there."""
        return self._process.is_alive()

    def stop(self) -> None:
        """Stop searching; answers that are still on their way are not shown any more."""
        self._request += 1
        self._latest = None
        if self._process.is_alive():
            self._pipe.send((self._request, None, 0, None))

    def close(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.join(1)
        self._pipe.close()


def _work(pipe: Connection, game_id: str) -> None:
    """Answer until the window is gone."""
    game = game_by_id(game_id)
    assert game is not None
    brain = brain_of(game)
    try:
        while True:
            request, state, seed, check = pipe.recv()
            if state is None:
                continue
            for advice in advise(state, brain, request, seed, check):
                if advice is not None:
                    pipe.send(advice)
                if pipe.poll():
                    break
    except (EOFError, OSError, KeyboardInterrupt):
        return


def advise(
    state: Any, brain: Brain, request: int = 0, seed: int = 0, check: Any = None
) -> Iterator[Advice | None]:
    """Yield advice again and again, at once and after each `PAUSE`; None in between."""
    begun = time.monotonic()
    last = -PAUSE
    also = [((check,), 0.0)] if check is not None else []
    ranking: list[Judged] = []
    idle = brain.lines(state, 2)[-1]
    for ranking in search(state, brain, seed, also=also):
        passed = time.monotonic() - begun
        enough = len(ranking[0].points) >= ENOUGH
        if passed - last >= PAUSE and not enough:
            last = passed
            yield _advice(state, brain, request, ranking, idle, check, passed, finished=False)
        elif enough:
            break
        else:
            yield None
    passed = time.monotonic() - begun
    yield _advice(state, brain, request, ranking, idle, check, passed, finished=True)


def _advice(
    state: Any,
    brain: Brain,
    request: int,
    ranking: list[Judged],
    idle: Line,
    check: Any,
    seconds: float,
    *,
    finished: bool,
) -> Advice:
    judged = [one for one in ranking if one.points] or ranking
    doing_nothing = next((one for one in judged if one.line[0] == idle[0]), None)
    floor = doing_nothing.mean if doing_nothing else sum(o.mean for o in judged) / len(judged)
    proposals = tuple(_proposal(one, floor) for one in judged)
    checked, loss, loss_error = None, 0.0, 0.0
    if check is not None:
        mine = next((one for one in judged if one.line[0] == (check,)), None)
        if mine is not None:
            checked = _proposal(mine, floor)
            loss, loss_error = mine.behind(by_mean(judged)[0])
    return Advice(
        request, proposals, plan_of(state, brain, judged[0].line), seconds, finished, checked,
        loss, loss_error,
    )  # fmt: skip


def _proposal(one: Judged, floor: float) -> Proposal:
    if not one.points:
        return Proposal(one.line[0], 0.0, one.error, one.line[1], 0)
    return Proposal(one.line[0], one.mean, one.error, one.mean - floor, len(one.points))


def plan_of(state: Any, brain: Brain, line: Line) -> tuple[PlannedAction, ...]:
    """Return a line and what the expert would do after it, up to the next dice."""
    after = state.clone()
    player = brain.expert(line[0], after.turn)
    plan: list[PlannedAction] = []
    for _ in range(LONGEST_PLAN):
        settle(after, lambda _count: None)
        if after.over is not None or not after.agenda or after.agenda[-1].waits != ASKS:
            break
        action = player(after)
        plan.append(PlannedAction(action, brain.reasons(after, action)))
        after.agenda[-1].apply(after, action, None)
    return tuple(plan)

"""The adviser: proposals for a decision and a whole plan, at once and then better and better.

What it says is data: actions, points, and reasons as codes.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import islice
from math import inf
from typing import TYPE_CHECKING, Final, cast

from reconquista_qt.engine.agenda import ASKS, asking, no_dice, settle
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import entry_of

from .brain import Brain, Line, Reason, brain_of
from .intervals import lead_margin, playouts_margin
from .search import EvaluatedLine, search
from .seated import sampler, seat_to_move

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

PAUSE: Final = 0.1  # seconds between two answers, at least
ENOUGH: Final = 2000  # playouts of the best line after which hardly anything is to be learned
LONGEST_PLAN: Final = 30
WARM_UP: Final = 60  # playouts


@dataclass(frozen=True, slots=True)
class Proposal:
    """Actions one after the other, and the points to which they lead.

    `gain` is in points over what the advice compares with, from the same dice; it means nothing
    where there are no `playouts`. `margin` and `gain_margin` are how far the 95 % intervals of both
    reach to each side, infinite for fewer than two playouts.
    """

    actions: tuple[object, ...]
    points: float
    margin: float
    gain: float
    gain_margin: float
    playouts: int


@dataclass(frozen=True, slots=True)
class PlannedAction:
    """An action of the whole plan, the kind of decision it answers, and what speaks for it."""

    action: object
    kind: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """What the adviser thinks now; `plan` goes on to the next roll of dice.

    `idle` is the action that ends the phase (or None): what the gains are compared with; where
    there is none, or it is the best, that is the proposal that comes next. `share` tells how much
    of what is to be learned is known, from 0 to 1; `finished`, that no more advice will come.
    """

    proposals: tuple[Proposal, ...]
    plan: tuple[PlannedAction, ...]
    idle: object
    playouts: int
    share: float
    finished: bool

    @property
    def best(self) -> Proposal:
        """The best proposal."""
        return self.proposals[0]

    @property
    def is_over_idle(self) -> bool:
        """Whether the gains are over ending the phase."""
        return self.idle is not None and self.best.actions != (self.idle,)


def advise(
    game_id: str, state: GameState, seed: int = 0, pause: float = PAUSE
) -> Iterator[Advice | None]:
    """Yield advice on a decision, at once and after each `pause`; None in between.

    It speaks for the seat that is asked, and knows no more than that seat may know.
    """
    game = entry_of(game_id).rules()
    brain = brain_of(game)
    seat = seat_to_move(game, state)
    sample = sampler(game, seat, seed)
    if sample is not None:
        state = sample(state, -2)
    idle = idle_action(state)
    # What ends the phase stays in the race, so that the gain is known better and better.
    also = [((idle,), 0.0)] if idle is not None else []
    planned: dict[tuple[object, ...], tuple[PlannedAction, ...]] = {}
    ranking: list[EvaluatedLine] = []
    last = -inf
    playouts = -1
    round_ends = 0

    def told(*, finished: bool) -> Advice:
        best = ranking[0].line
        if best[0] not in planned:
            planned[best[0]] = plan_of(state, brain, best)
        share = 1.0 if finished else min(1.0, len(ranking[0].points) / ENOUGH)
        proposals = _proposals(ranking, idle)
        return Advice(proposals, planned[best[0]], idle, playouts, share, finished)

    for found in search(state, brain, seed, seat=seat, sample=sample, also=also):
        playouts += 1
        tells = time.monotonic() - last >= pause
        if tells or playouts >= round_ends:
            # To look at the lines takes time: once in a round is enough.
            ranking = _each_once(found)
            round_ends = playouts + len(ranking)
            if len(ranking) == 1 or len(ranking[0].points) >= ENOUGH:
                break
        if tells:
            yield told(finished=False)
            last = time.monotonic()
        else:
            yield None
    ranking = _each_once(found)
    yield told(finished=True)


def warm_up(game_id: str) -> Iterator[None]:
    """Think a little about a new game, so that the first real answer is a quick one."""
    game = entry_of(game_id).rules()
    state = game.new(game.scenarios[0], game.default_options)
    settle(state, lambda count, _faces: (1,) * count)
    for _ in islice(advise(game_id, state), WARM_UP):
        yield None


def idle_action(state: GameState) -> object | None:
    """Return the option that ends a phase or lets a chance go: the one that chooses nothing."""
    return next((one for one in asking(state).options(state) if not _facts(one)), None)


def _facts(action: object) -> tuple[object, ...]:
    """Return what an action chooses: a record's fields, or those of a named tuple."""
    return tuple(action) if isinstance(action, tuple) else fields(cast("DataclassInstance", action))


def _each_once(ranking: Sequence[EvaluatedLine]) -> list[EvaluatedLine]:
    found: dict[tuple[object, ...], EvaluatedLine] = {}
    for one in ranking:
        kept = found.setdefault(one.line[0], one)
        if len(one.points) > len(kept.points):
            found[one.line[0]] = one
    return list(found.values())


def _proposals(ranking: list[EvaluatedLine], idle: object) -> tuple[Proposal, ...]:
    judged = [one for one in ranking if one.points] or ranking
    floor = next((one for one in judged[1:] if one.line[0] == (idle,)), None)
    if floor is None:
        floor = judged[min(1, len(judged) - 1)]
    best, *others = (_proposal(one, floor) for one in judged)
    return (best, *sorted(others, key=lambda one: -one.gain))


def _proposal(one: EvaluatedLine, floor: EvaluatedLine) -> Proposal:
    lag, _ = one.behind(floor)
    points = one.mean if one.points else 0.0
    margin = playouts_margin(one.points)
    gain_margin = lead_margin(one.points, floor.points)
    return Proposal(one.line[0], points, margin, -lag, gain_margin, len(one.points))


def plan_of(state: GameState, brain: Brain, line: Line) -> tuple[PlannedAction, ...]:
    """Return a line and what the best player without search would do after it, up to the dice."""
    after = state.clone()
    player = brain.expert(line[0], after.turn)
    plan: list[PlannedAction] = []
    for _ in range(LONGEST_PLAN):
        settle(after, no_dice)
        if after.over is not None or not after.agenda or after.agenda[-1].waits != ASKS:
            break
        action = player(after)
        step = asking(after)
        plan.append(PlannedAction(action, step.kind, brain.reasons(after, action)))
        step.apply(after, action, None)
    return tuple(plan)

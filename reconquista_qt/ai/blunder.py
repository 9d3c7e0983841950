"""The second look: how many points an action throws away, told only where that is certain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

from reconquista_qt.engine.agenda import asking
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import entry_of

from .adviser import PlannedAction, plan_of
from .brain import Brain, Line, brain_of, horizon_of
from .search import EvaluatedLine, Sampler, by_mean, points_of, search
from .seated import sampler, seat_to_move

SCOUTING: Final = 40  # playouts of the best line to find what might have been better
LEAST: Final = 30  # fresh pairs of playouts before anything is said
MOST: Final = 600  # after so many it stays unsaid
EVERY: Final = 10  # pairs between two looks at the result
# The result is looked at again and again, which finds more by chance: hence stricter than 95 %.
SURE: Final = NormalDist().inv_cdf(0.999)
STRIDE: Final = 15_485_863  # keeps these dice apart from those of the search


@dataclass(frozen=True, slots=True)
class Blunder:
    """An action that throws away points, give or take `error` (standard error), and what is better.

    `plan` begins with the better action.
    """

    action: object
    loss: float
    error: float
    playouts: int
    plan: tuple[PlannedAction, ...]


def second_look(
    game_id: str, state: GameState, action: object, threshold: float, seed: int = 0
) -> Iterator[Blunder | None]:
    """Yield a blunder at the end if an action surely loses more than some points; None till then.

    What looked best in the search looks better than it is, so it is compared anew with fresh dice.
    """
    game = entry_of(game_id).rules()
    brain, seat = brain_of(game), seat_to_move(game, state)
    sample = sampler(game, seat, seed)
    if sample is not None:
        state = sample(state, -2)
    if len(asking(state).options(state)) < 2:
        return
    mine: Line = ((action,), 0.0)
    ranking: Sequence[EvaluatedLine] = ()
    for ranking in search(state, brain, seed, seat=seat, sample=sample, also=[mine]):
        yield None
        if len(ranking[0].points) >= SCOUTING:
            break
    judged = by_mean(one for one in ranking if one.points)
    if not judged or judged[0].line[0][0] == action:
        return
    # Its own best continuation counts for the action.
    mine = next(one.line for one in judged if one.line[0][0] == action)
    best = judged[0].line
    for result in compare(state, brain, mine, best, threshold, seed, seat, sample):
        if result is None:
            yield None
            continue
        loss, error, playouts = result
        yield Blunder(action, loss, error, playouts, plan_of(state, brain, best))


def compare(
    state: GameState,
    brain: Brain,
    mine: Line,
    best: Line,
    threshold: float,
    seed: int,
    seat: str = "",
    sample: Sampler | None = None,
) -> Iterator[tuple[float, float, int] | None]:
    """Yield None until it is certain; then (loss, its standard error, pairs) if it is too much."""
    count, mean, squares = 0, 0.0, 0.0
    while count < MOST:
        number = (seed + 1) * STRIDE + count
        start = state if sample is None else sample(state, number)
        ours, theirs = (
            points_of(start, brain, line, number, horizon_of(brain), seat) for line in (mine, best)
        )
        count += 1
        step = theirs - ours - mean
        mean += step / count
        squares += step * (theirs - ours - mean)
        if count >= LEAST and count % EVERY == 0:
            error = sqrt(squares / (count - 1) / count)
            if mean - SURE * error > threshold:
                yield mean, error, count
                return
            if mean + SURE * error < threshold:
                return
        yield None

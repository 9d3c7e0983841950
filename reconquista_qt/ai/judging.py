"""How a moment of a game is judged: it is played on by the expert, again and again.

The dice of a playout depend on its number, on the turn and on what they are for. So the n-th
playout of two positions meets the same dice wherever it can, and their difference is told by few
playouts; and every figure is the same whoever computes it, when, and in which order.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import accumulate
from typing import Final
from zlib import crc32

from reconquista_qt.engine.agenda import Dice, rolling
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.state import GameState

from .brain import Brain, Line
from .moments import PlayerChoice, Throw
from .playout import FACES, play_out
from .search import by_mean, search

ROUND: Final = FACES * FACES  # playouts in which two dice show every pair once
TURN_STRIDE: Final = 1_009
PLAYOUT_STRIDE: Final = 1_000_003
APART: Final = 7_919  # keeps the dice of a throw apart from those of the same kind after it


def keyed_dice(seed: int, state: GameState) -> Dice:
    """Return dice for a state that do not depend on how many were rolled before for other ends."""
    streams: dict[tuple[int, str], Callable[[], float]] = {}

    def dice(count: int, faces: int) -> tuple[int, ...]:
        key = state.turn, rolling(state).purpose
        draw = streams.get(key)
        if draw is None:
            number = seed * PLAYOUT_STRIDE + state.turn * TURN_STRIDE + crc32(key[1].encode())
            # Random.random() is the one method whose sequence Python promises to keep.
            draw = streams[key] = random.Random(number).random
        return tuple([int(draw() * faces) + 1 for _ in range(count)])

    return dice


def worth(
    state: GameState,
    brain: Brain,
    dice: Dice,
    last: int,
    opening: tuple[object, ...] = (),
    seat: str = "",
) -> float:
    """Play a state on (it is changed) to the end of turn `last`, and return a seat's points there.

    Those of the game where it ends first, a forecast of them otherwise.
    """

    def until(count: int, faces: int) -> tuple[int, ...] | None:
        return dice(count, faces) if state.turn <= last else None

    play_out(state, brain.expert(opening, state.turn), until, until=lambda now: now.turn > last)
    return brain.evaluate(state, seat)


def points_at_end(state: GameState, brain: Brain, number: int, seat: str = "") -> float:
    """Play a copy of a state to the end of the game and return a seat's points."""
    copy = state.clone()
    play_out(copy, brain.expert(), keyed_dice(number, copy))
    assert copy.over is not None
    return points_of_seat(copy.over, seat)


def points_of_seat(over: Over, seat: str) -> float:
    """Return a seat's points at the end of a game; those of the game where it sits alone."""
    return next((one.points for one in over.standings if one.seat == seat), over.total)


def luck_of(throw: Throw, brain: Brain, number: int, last: int, seat: str = "") -> float:
    """Return in points by how much one playout after a throw is ahead of one that throws anew.

    Over a `ROUND` of numbers the throw has each of its ends as often as its exact odds say, or
    where they are not known its first two dice show every pair once. `last` is the turn at whose
    end the playouts stop.
    """
    mine = throw.after.clone()
    got = worth(mine, brain, keyed_dice(number, mine), last, seat=seat)
    other = thrown_anew(throw, brain, number)
    return got - worth(other, brain, keyed_dice(number, other), last, seat=seat)


def thrown_anew(throw: Throw, brain: Brain, number: int) -> GameState:
    """Return a state in which the dice of a throw have fallen anew; `luck_of` says how."""
    place = number % ROUND
    known = brain.outcomes(throw.before)
    # Small steps through the chances, each in its middle; a round visits them all.
    state = (_at(known, (place * 7 % ROUND + 0.5) / ROUND) if known else throw.before).clone()
    fallen = 0
    pair = place % FACES + 1, place // FACES + 1
    keyed = keyed_dice(number + APART, state)

    def dice(count: int, faces: int) -> tuple[int, ...] | None:
        nonlocal fallen
        found = brain.roll_context(state)
        assert found is not None
        if found[:2] != (throw.kind, throw.place) or (found[2] and (fallen or known)):
            return None
        values = keyed(count, faces) or ()
        if not known and faces == FACES:
            values = (*pair[fallen : fallen + count], *values)[:count]
        fallen += count
        return values

    def ask_nobody(_state: GameState) -> bool:
        return True

    play_out(state, brain.expert(), dice, until=ask_nobody)
    return state


def _at(known: list[tuple[float, str, GameState]], share: float) -> GameState:
    """Return the state of the end at a share of all chances laid end to end."""
    sums = accumulate(chance for chance, _, _ in known)
    reached = (after for total, (_, _, after) in zip(sums, known, strict=True) if share < total)
    return next(reached, known[-1][2])


def better_line(
    choice: PlayerChoice, brain: Brain, seed: int, rounds: int, seat: str = ""
) -> tuple[tuple[object, ...], float, float] | None:
    """Search for what had been better, by forecasts at the end of the turn.

    Returns the actions, how far what was played lies behind, and the standard error. What was
    played counts with the player's own next actions or with the expert's, whichever is better.
    Where nothing else was better, the best of the rest is returned, and the lag is negative; None
    where there is nothing to tell.
    """
    played: list[Line] = [((choice.actions[0],), 0.0)]
    if len(choice.actions) > 1:
        played.append((choice.actions, 0.0))
    ranking = search(choice.state, brain, seed, seat=seat, also=played)
    judged = next(ranking)
    for judged in ranking:
        if all(len(one.points) >= rounds for one in judged if one.line in played):
            break
    best = by_mean(judged)[0]
    mine = [one for one in judged if one.line in played]
    if not best.points:
        return None
    if best.line[0][0] != choice.actions[0]:
        lag, error = min((one.behind(best) for one in mine), key=lambda behind: behind[0])
        return (best.line[0], lag, error) if lag > 0 else None
    # Others may have left the race early: each is compared where both have played.
    others = [one for one in judged if one.points and one.line[0][0] != choice.actions[0]]
    if not others:
        return None
    lags = [(one.line[0], *one.behind(best)) for one in others]
    line, behind, error = min(lags, key=lambda found: found[1])
    return (line, -behind, error) if behind > 0 else None


def lag_of(
    choice: PlayerChoice,
    brain: Brain,
    better: tuple[object, ...],
    number: int,
    last: int,
    seat: str = "",
) -> tuple[float, float, float]:
    """Return the points at the end of turn `last` of one playout of what had been better, and of
    what was played: with the expert's next actions, and with the player's own.
    """
    state = choice.state

    def after(opening: tuple[object, ...]) -> float:
        copy = state.clone()
        return worth(copy, brain, keyed_dice(number, copy), last, opening, seat)

    return after(better), after(choice.actions[:1]), after(choice.actions)

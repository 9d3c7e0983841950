"""What is known of any game: its options and its standings. For games that have no brain yet."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final

from reconquista_qt.engine.agenda import ASKS, ROLLS, asking, no_dice, rolling, settle
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.state import GameState
from reconquista_qt.engine.views import seat_asked

THROWS: Final = 8  # of the dice that an option leads to
LOOKED_AT: Final = 40  # options of which the greedy player sees what they come to at once


class PlainBrain:
    """Plays by the standings alone; its playouts are random games."""

    series = ("material", 0)

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def greedy(
        self, opening: tuple[object, ...] = (), turn: int = 0
    ) -> Callable[[GameState], object]:
        """Return a new player that takes what gives the best standing at once."""
        return _Plain(self, opening, looks=True)

    def expert(
        self, opening: tuple[object, ...] = (), turn: int = 0
    ) -> Callable[[GameState], object]:
        """Return a new player that takes anything, after an opening."""
        return _Plain(self, opening, looks=False)

    def lines(self, state: GameState, most: int) -> list[tuple[tuple[object, ...], float]]:
        """Return some options, from all along the list; the last one is always among them."""
        options = asking(state).options(state)
        return [((action,), 0.0) for action in spread(options, most)]

    def reasons(self, state: GameState, action: object) -> tuple[tuple[str, str, float], ...]:
        """Return nothing: it knows no reasons."""
        return ()

    def material(self, state: GameState) -> int:
        """Return the points of the first seat."""
        return int(self.game.standings(state)[0].points)

    def evaluate(self, state: GameState, seat: str) -> float:
        """Return by how much a seat is ahead of the best other one, or its points if it is alone.

        Whoever has won is ahead of the others by one more than the points say.
        """
        standings = self.game.standings(state)
        mine = next((one.points for one in standings if one.seat == seat), 0)
        others = [one.points for one in standings if one.seat != seat]
        value = float(mine - max(others)) if others else float(mine)
        winner = state.over.winner if state.over is not None else None
        if winner is None:
            return value
        return max(value, 0.0) + 1 if winner == seat else min(value, 0.0) - 1

    def roll_context(self, state: GameState) -> tuple[str, str, bool] | None:
        """Return the purpose of the dice that a state waits for; each roll stands for itself."""
        if not state.agenda or state.agenda[-1].waits != ROLLS:
            return None
        return rolling(state).purpose, "", True

    def outcomes(self, state: GameState) -> list[tuple[float, str, GameState]]:
        """Return nothing: it knows no odds."""
        return []


class _Plain:
    """A player of a plain brain; copies play on independently, and alike."""

    def __init__(self, brain: PlainBrain, opening: tuple[object, ...], *, looks: bool) -> None:
        self._brain, self._opening, self._looks = brain, opening, looks
        self._side: str | None = None
        self._random = random.Random(len(opening))

    def __copy__(self) -> _Plain:
        twin = _Plain(self._brain, self._opening, looks=self._looks)
        twin._side = self._side
        twin._random.setstate(self._random.getstate())
        return twin

    def __call__(self, state: GameState) -> object:
        step = asking(state)
        if self._opening and self._side in (None, step.side):
            self._side = step.side
            action, *rest = self._opening
            self._opening = tuple(rest)
            if step.refuse(state, action) is None:
                return action
            self._opening = ()
        options = step.options(state)
        if not self._looks or len(options) == 1:
            return options[int(self._random.random() * len(options))]
        seat = seat_asked(self._brain.game, state)
        name = seat.id if seat is not None else ""
        judged = [
            (self._seen(state, action, name), action) for action in spread(options, LOOKED_AT)
        ]
        best = max(value for value, _ in judged)
        equal = [action for value, action in judged if value == best]
        return equal[int(self._random.random() * len(equal))]

    def _seen(self, state: GameState, action: object, seat: str) -> float:
        after = state.clone()
        asking(after).apply(after, action, None)
        settle(after, no_dice)
        if after.over is not None or after.agenda[-1].waits != ROLLS:
            return self._brain.evaluate(after, seat)
        values = []
        for _ in range(THROWS):
            thrown = after.clone()
            settle(thrown, self._dice)
            values.append(self._brain.evaluate(thrown, seat))
        return fmean(values)

    def _dice(self, count: int, faces: int) -> tuple[int, ...]:
        return tuple(int(self._random.random() * faces) + 1 for _ in range(count))


def spread(options: Sequence[object], most: int) -> list[object]:
    """Return no more than `most` of some options, evenly from first to last."""
    count = len(options)
    if count <= most:
        return list(options)
    return (
        [options[n * (count - 1) // (most - 1)] for n in range(most)] if most > 1 else [options[-1]]
    )


def is_asked(state: GameState) -> bool:
    """Whether a state waits for a decision."""
    return bool(state.agenda) and state.agenda[-1].waits == ASKS

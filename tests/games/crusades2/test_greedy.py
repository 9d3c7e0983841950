"""The greedy player: legal always, and better than chance from both sides."""

from __future__ import annotations

import random

import pytest

from reconquista_qt.engine.agenda import settle
from reconquista_qt.games.crusades2.brain import BRAIN
from reconquista_qt.games.crusades2.rules.game import GAME


def winner_of(scenario: str, seed: int, side: str) -> str | None:
    """Play the greedy player on one side against chance, and return who wins."""
    rng = random.Random(seed)
    state = GAME.new(scenario, GAME.default_options)
    greedy = BRAIN.greedy()

    def dice(count: int, faces: int) -> tuple[int, ...]:
        return tuple(int(rng.random() * faces) + 1 for _ in range(count))

    while True:
        settle(state, dice)
        if state.over is not None:
            return state.over.winner
        step = state.agenda[-1]
        if step.side == side:  # type: ignore[attr-defined]
            action = greedy(state)
        else:
            options = step.options(state)  # type: ignore[attr-defined]
            action = options[int(rng.random() * len(options))]
        assert step.refuse(state, action) is None  # type: ignore[attr-defined]
        step.apply(state, action, None)  # type: ignore[attr-defined]


@pytest.mark.parametrize("side", ["turk", "crusader"])
def test_greedy_beats_chance_at_hab(side: str) -> None:
    assert [winner_of("hab", seed, side) for seed in range(2)] == [side, side]

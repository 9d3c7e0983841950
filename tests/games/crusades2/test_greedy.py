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
            action = step.draw(state, rng.random)  # type: ignore[attr-defined]
        assert step.refuse(state, action) is None  # type: ignore[attr-defined]
        step.apply(state, action, None)  # type: ignore[attr-defined]


@pytest.mark.parametrize("side", ["turk", "crusader"])
def test_greedy_beats_chance_at_hab(side: str) -> None:
    assert [winner_of("hab", seed, side) for seed in range(2)] == [side, side]


def test_a_plan_is_a_whole_phase_and_can_be_followed() -> None:
    state = GAME.new("nicopolis", GAME.default_options)
    rng = random.Random(5)
    greedy = BRAIN.greedy()

    def dice(count: int, faces: int) -> tuple[int, ...]:
        return tuple(int(rng.random() * faces) + 1 for _ in range(count))

    settle(state, dice)
    while state.agenda[-1].kind != "movement":  # type: ignore[attr-defined]
        state.agenda[-1].apply(state, greedy(state), None)  # type: ignore[attr-defined]
        settle(state, dice)
    side = state.agenda[-1].side  # type: ignore[attr-defined]
    lines = BRAIN.lines(state, 8)
    assert 1 <= len(lines) <= 3
    for line, _ in lines:
        after = state.clone()
        for action in line:
            step = after.agenda[-1]
            assert step.side == side and step.refuse(after, action) is None  # type: ignore[attr-defined]
            step.apply(after, action, None)  # type: ignore[attr-defined]
            settle(after, lambda count, faces: None)
        # The phase is over: somebody else is asked, or dice are wanted.
        last = after.agenda[-1]
        assert getattr(last, "kind", "") != "movement" or last.side != side  # type: ignore[attr-defined]

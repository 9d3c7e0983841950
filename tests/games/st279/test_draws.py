"""Actions drawn by chance without a list of all: always legal and listed, and each can come."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from reconquista_qt.ai.playout import cheap_dice
from reconquista_qt.engine.agenda import settle
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.games.st279.rules.steps import Ask

OWN_DRAWS = {"campaign", "redistribute", "recruit", "set_up"}
MOST_OPTIONS = 16  # of a decision of which every option is waited for
DRAWS = 30_000


def decisions(seed: int, scenario: str) -> Iterator[tuple[State, Ask]]:
    """Yield the decisions of a game in which each side draws."""
    state = GAME.new(scenario, {"tables": "even"})
    chance = random.Random(seed).random
    dice = cheap_dice(seed)
    while True:
        settle(state, dice)
        if state.over is not None:
            return
        step = state.agenda[-1]
        assert isinstance(step, Ask)
        yield state, step
        step.apply(state, step.draw(state, chance), None)


@pytest.mark.parametrize(("seed", "scenario"), [(1, "standard"), (2, "ready")])
def test_what_is_drawn_is_listed_and_legal(seed: int, scenario: str) -> None:
    chance = random.Random(seed + 100).random
    seen: dict[str, int] = {}
    for number, (state, step) in enumerate(decisions(seed, scenario)):
        if step.kind not in OWN_DRAWS or number % 9:
            continue
        seen[step.kind] = seen.get(step.kind, 0) + 1
        options = set(step.options(state))
        for _ in range(3):
            action = step.draw(state, chance)
            assert action in options
            assert step.refuse(state, action) is None
    assert seen["campaign"] > 100
    assert seen["redistribute"] > 30
    assert seen["recruit"] > 2


@pytest.mark.parametrize("kind", ["campaign", "redistribute", "recruit"])
def test_every_option_can_be_drawn(kind: str) -> None:
    """Of decisions of which some are simple, some with fleets or much that is not allowed."""
    chance = random.Random(7).random
    looked_at = 0
    for number, (state, step) in enumerate(decisions(3, "ready")):
        if step.kind != kind or (kind == "campaign" and number % 11):
            continue
        options = set(step.options(state))
        if not 2 < len(options) <= MOST_OPTIONS:
            continue
        missing = set(options)
        for _ in range(DRAWS):
            missing.discard(step.draw(state, chance))
            if not missing:
                break
        assert not missing
        looked_at += 1
        if looked_at == 16:
            break
    assert looked_at > 3


def test_chance_at_a_decision_changes_nothing() -> None:
    chance = random.Random(9).random
    for number, (state, step) in enumerate(decisions(4, "standard")):
        if number % 40 == 0:
            before = GAME.digest(state)
            step.draw(state, chance)
            assert GAME.digest(state) == before
        if number > 1200:
            return

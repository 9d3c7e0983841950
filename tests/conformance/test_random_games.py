"""A hundred whole random games of each game: they end, and their states are whole on the way.

RECONQUISTA_RANDOM_GAMES plays more of them.
"""

from __future__ import annotations

import os
import random

import pytest

from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.game import AnyGame, GameState
from tests.games_of_tests import ALL, some_options

GAMES = int(os.environ.get("RECONQUISTA_RANDOM_GAMES", "100"))
TOGETHER = 10  # games of a test
LOOKS = 12  # at states on the way
STEPS = 200  # decisions of the first stretch between two looks


def looked_through(game: AnyGame, seed: int) -> int:
    """Play a random game with random options and look at its state now and then; count decisions.

    Every stretch between two looks is longer than the one before: the last looks come late.
    """
    rng = random.Random(seed)
    scenario = game.scenarios[seed % len(game.scenarios)]
    options = some_options(game, rng) if seed % 4 else {}
    state = game.new(scenario, {**game.default_options, **options})
    player, dice = policy("random", game, seed), cheap_dice(seed)
    actions = 0
    for look in range(LOOKS):
        left = rng.randrange(1, STEPS) * (look + 1)

        def enough(_state: GameState) -> bool:
            nonlocal left
            left -= 1
            return left < 0

        actions += play_out(state, player, dice, until=enough)
        assert game.problems(state) == [], (seed, scenario, options, actions)
        if state.over is not None:
            return actions
    actions += play_out(state, player, dice)
    assert game.problems(state) == [], (seed, scenario, options, actions)
    return actions


@pytest.mark.parametrize("first", range(0, GAMES, TOGETHER))
@pytest.mark.parametrize("game", [entry.rules() for entry in ALL], ids=lambda game: game.id)
def test_random_games_end_and_are_whole_on_the_way(game: AnyGame, first: int) -> None:
    for seed in range(first, first + TOGETHER):
        actions = looked_through(game, 77_000 + seed)
        assert actions > 0

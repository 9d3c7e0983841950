"""The built-in players by name."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from reconquista_qt.engine.agenda import Ask
from reconquista_qt.engine.game import Game

from .brain import Policy, brain_of


def policy(name: str, game: Game, seed: int = 0) -> Policy:
    """Return a player for one game, from a state that waits for a decision to a legal action.

    Equal seeds play alike; a player may remember its plan, so each game needs its own. KeyError
    where `name` is not in `POLICIES`.
    """
    return POLICIES[name](game, seed)


def random_player(game: Game, seed: int) -> Policy:
    """Return the player that takes each option with the same chance."""
    draw = random.Random(seed).random

    def choose(state: Any) -> Any:
        step: Ask = state.agenda[-1]
        options = step.options(state)
        return options[int(draw() * len(options))]

    return choose


def greedy_player(game: Game, seed: int) -> Policy:
    """Return the player that takes what is best at first sight; it leaves nothing to chance."""
    return brain_of(game).greedy()


POLICIES: Final[dict[str, Callable[[Game, int], Policy]]] = {
    "random": random_player,
    "greedy": greedy_player,
}

"""Opponents and helpers for people: who thinks how long, and how often a hand slips.

Each is one of the built-in players, with a share of decisions at which any legal action is taken.
What each comes to is measured in docs/ai-ladder.md.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from reconquista_qt.engine.agenda import asking
from reconquista_qt.engine.state import GameState

from .brain import Policy


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play: the player behind it, and the share of its decisions that are slips.

    `mean` is what it makes of the usual start of the first game, in points: as measured.
    """

    id: str
    player: str
    slips: float
    mean: float


LEVELS: Final = (
    Level("page", "greedy", 0.4, 5.0),
    Level("squire", "greedy", 0.15, 6.4),
    Level("knight", "expert", 0.05, 10.0),
    Level("captain", "planner:24", 0.02, 14.9),
    Level("marshal", "planner:100", 0.0, 16.3),
    Level("sovereign", "planner:400", 0.0, 16.8),
)
USUAL: Final = "knight"  # whom a person meets unless another one is chosen
LEVEL_OF: Final = {level.id: level for level in LEVELS}


def slipping(choose: Policy, slips: float, seed: int) -> Policy:
    """Return a player that now and then takes any legal action instead; equal seeds slip alike."""
    if not slips:
        return choose
    draw = random.Random(seed).random

    def choose_or_slip(state: GameState) -> object:
        action = choose(state)
        if draw() >= slips:
            return action
        options = asking(state).options(state)
        return options[int(draw() * len(options))]

    return choose_or_slip

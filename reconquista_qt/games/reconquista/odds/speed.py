"""How long exact odds take as forces grow, nothing remembered from before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.games.reconquista.rules.game import GAME

from . import battle_odds, reaction_odds, siege_odds
from .hits import hits_after_losses

# Returns the median milliseconds of an action over some runs, something being done before each.
Milliseconds = Callable[..., float]

GOALS: Final = {"12_against_12.battle_ms": 20}
SIZES: Final = (3, 6, 12, 25, 50, 100)


def measure(milliseconds: Milliseconds, runs: int) -> Data:
    """Return the milliseconds of a battle and a siege of each size, and of the coming reaction."""
    found: Data = {}
    for count in SIZES:
        mine = {"mercenary": count // 3, "christian_army": count - count // 3}
        theirs = {"muslim_garrison": count // 3, "muslim_army": count - count // 3}
        questions = {
            "battle_ms": partial(battle_odds, mine, theirs, True, False, None),
            "siege_ms": partial(siege_odds, mine, theirs, True, True, False, False),
        }
        found[f"{count}_against_{count}"] = {
            name: milliseconds(question, runs, hits_after_losses.cache_clear)
            for name, question in questions.items()
        }
    state = GAME.new("standard", {})
    found["reaction_ms"] = milliseconds(partial(reaction_odds, state), runs)
    return found

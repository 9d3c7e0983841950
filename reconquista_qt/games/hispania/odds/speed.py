"""How long exact odds take as armies grow, nothing remembered from before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.games.hispania.rules.board import Options, standard_board
from reconquista_qt.games.hispania.rules.forces import pack
from reconquista_qt.games.hispania.rules.names import CLEAR, PARTY_INDEX

from .battle import Terms, dice_of, forecast, hits_of, losses_of, pool, skulls

# Returns the median milliseconds of an action over some runs, something being done before each.
Milliseconds = Callable[..., float]

GOALS: Final = {"raid_ms": 20, "battle_ms": 20, "host_ms": 20}
# A step into one region, the most that a leader may attack with, and a great invasion's host.
ARMIES: Final = {
    "raid_ms": ({"infantry": 3, "knight": 1}, {"infantry": 2, "castle": 1}),
    "battle_ms": ({"infantry": 3, "knight": 2}, {"infantry": 2, "guard": 1, "castle": 1}),
    "host_ms": ({"infantry": 8, "cavalry": 3}, {"infantry": 3}),
}


def forget() -> None:
    """Forget what was reckoned before."""
    for known in (dice_of, hits_of, skulls, losses_of, pool):
        known.cache_clear()


def measure(milliseconds: Milliseconds, runs: int) -> Data:
    """Return the milliseconds of battles of growing armies."""
    board = standard_board(Options())
    terms = Terms(PARTY_INDEX["umayyads"], PARTY_INDEX["castile"], 14, CLEAR, True, 1, 0, (0, 0))
    return {
        name: milliseconds(partial(forecast, board, terms, pack(mine), pack(theirs)), runs, forget)
        for name, (mine, theirs) in ARMIES.items()
    }

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

GOALS: Final = {
    "raid_ms": 20, "battle_ms": 20, "host_ms": 20, "largest_ms": 20, "slowest_ms": 20
}  # fmt: skip
# A step into one region, the most that a leader may attack with, and a part of an invasion's host.
ARMIES: Final = {
    "raid_ms": ({"infantry": 3, "knight": 1}, {"infantry": 2, "castle": 1}),
    "battle_ms": ({"infantry": 3, "knight": 2}, {"infantry": 2, "guard": 1, "castle": 1}),
    "host_ms": ({"infantry": 8, "cavalry": 3}, {"infantry": 3}),
}
# The largest battle that the rules allow, and of those up to it the one that takes longest. None
# but the great invasions attack without a limit, each on the turn on which all that it has arrives
# (4.4, 9.3): the Umayyads' 27 are the most. Against them stand, in Toletum, as many as a capital
# with a royal city takes after a retreat (4.1, 4.3, 4.6, 4.7). That no others are more is a test.
WHOLE_HOST: Final = {"infantry": 18, "cavalry": 6, "berber": 3}
TOLETUM: Final = {"infantry": 6, "guard": 1, "royal_city": 1}
INVASION: Final = Terms(
    PARTY_INDEX["umayyads"], PARTY_INDEX["visigoths"], 11, CLEAR, True, 1, 1, (3, 0)
)
INVASIONS: Final = {
    "largest_ms": (WHOLE_HOST, TOLETUM),
    "slowest_ms": ({"infantry": 10, "cavalry": 6, "berber": 3}, TOLETUM),
}


def forget() -> None:
    """Forget what was reckoned before."""
    for known in (dice_of, hits_of, skulls, losses_of, pool):
        known.cache_clear()


def measure(milliseconds: Milliseconds, runs: int) -> Data:
    """Return the milliseconds of battles of growing armies."""
    board = standard_board(Options())
    terms = Terms(PARTY_INDEX["umayyads"], PARTY_INDEX["castile"], 14, CLEAR, True, 1, 0, (0, 0))
    battles = [(terms, ARMIES), (INVASION, INVASIONS)]
    return {
        name: milliseconds(partial(forecast, board, under, pack(mine), pack(theirs)), runs, forget)
        for under, armies in battles
        for name, (mine, theirs) in armies.items()
    }

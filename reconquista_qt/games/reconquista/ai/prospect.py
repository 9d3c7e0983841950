"""What a player may hope for at the end of a turn: a forecast of the final points."""

from __future__ import annotations

from math import exp
from operator import itemgetter, mul
from typing import Final

from reconquista_qt.games.reconquista.names import LAST_TURN
from reconquista_qt.games.reconquista.rules.income import santiago_pays
from reconquista_qt.games.reconquista.state import State

from .evaluation import FEATURES, FOOTING, features, region_of
from .forecast import FORECAST

SEEN: Final = (
    "cities", "majority", "free", "walled_cities", "held_land", "armies", "garrisons", "orders",
    "muslim_places", "muslim_armies", "muslim_garrisons", "muslim_cities", "rebels",
)  # fmt: skip
_SEEN: Final = itemgetter(*(FEATURES.index(name) for name in SEEN))
ENDS_OF_PERIODS: Final = (4, 9, 14, LAST_TURN)


def prospect(state: State) -> float:
    """Return a forecast of the final points from a turn that has just ended.

    After the features come: does Santiago pay, the risk to lose everything at different rates, one,
    and the turn's number.
    """
    if state.over:
        return float(state.over.total)
    turn = state.turn - 1
    rows = [features(region_of(state, members)) for members in state.board.members]
    sums = [sum(column) for column in zip(*rows, strict=True)]
    period = next(p for p, end in enumerate(ENDS_OF_PERIODS) if turn <= end)
    risk = exp(-sums[FOOTING] / 4)
    seen: tuple[float, ...] = (
        *_SEEN(sums), santiago_pays(state), risk**4, risk**2, risk, 1.0, turn,
    )  # fmt: skip
    forecast: float = sum(map(mul, FORECAST[period], seen))
    return max(forecast, 0.0)

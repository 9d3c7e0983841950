"""What a player may hope for at the end of a turn: a forecast of the final points."""

from __future__ import annotations

from reconquista_qt.games.reconquista.rules.names import LAST_TURN
from reconquista_qt.games.reconquista.rules.state import State

from .evaluation import period_of, value
from .weights import EXPERIENCE, FORECAST, THUMB


def prospect(state: State) -> float:
    """Return a forecast of the final points from a turn that has just ended.

    A lost game is worth its points, nearly always none: that is why the estimate is put on the
    scale of points here, so that a search knows how much there is to lose.
    """
    if state.over:
        return float(state.over.total)
    turn = min(state.turn, LAST_TURN - 1)
    each, passed, start = FORECAST[period_of(turn, THUMB)]
    forecast = each * value(state, EXPERIENCE, turn) + passed * (state.turn - 1) + start
    return max(forecast, 0.0)

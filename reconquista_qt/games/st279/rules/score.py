"""Victory points.

Rules: 4.0/margin, 4.1/city, 4.2/city, 4.3/automatic.
"""

from __future__ import annotations

from reconquista_qt.engine.record import record
from reconquista_qt.engine.seats import Standing

from .names import CHRISTIAN, DESTROYED, KINGDOMS, MUSLIM, MUSLIM_SIDE, SIDES
from .state import State


@record
class ScoreLine:
    """Points from one source: what is city or sepulchre, where an area id; Muslim ones below 0."""

    what: str
    where: str
    points: int


@record
class Score:
    """All points of a position; `total` is Christian minus Muslim, `level` who would win."""

    total: int
    level: str
    lines: tuple[ScoreLine, ...]


def score(state: State) -> Score:
    """Return the points as they stand.

    Rules: 4.0/margin, 4.1/city, 4.1/J2, 4.2/city, 4.2/J3, 4.2/J5, 4.0/J4, 4.0/J7, 9.0/D18.
    """
    board = state.board
    lines = []
    for area, owner in enumerate(state.controller):
        if owner in KINGDOMS and board.christian_vp[area]:
            lines.append(ScoreLine("city", board.areas[area], board.christian_vp[area]))
        elif owner == MUSLIM and board.muslim_vp[area]:
            lines.append(ScoreLine("city", board.areas[area], -board.muslim_vp[area]))
    if state.sepulchre == DESTROYED:
        lines.append(ScoreLine("sepulchre", board.areas[board.sepulchre_area], -1))
    total = sum(line.points for line in lines)
    won = total >= board.margin and len(fallen_cities(state)) < board.auto_need
    return Score(total, SIDES[CHRISTIAN if won else MUSLIM_SIDE], tuple(lines))


def fallen_cities(state: State) -> list[int]:
    """Return the cities of the automatic victory that the Muslims hold (rules: 4.3/automatic)."""
    return [area for area in state.board.auto_cities if state.controller[area] == MUSLIM]


def standings_of(state: State) -> tuple[Standing, Standing]:
    """Return both sides' points and who would win."""
    result = score(state)
    plus = sum(line.points for line in result.lines if line.points > 0)
    minus = -sum(line.points for line in result.lines if line.points < 0)
    return (
        Standing(SIDES[CHRISTIAN], plus, result.level),
        Standing(SIDES[MUSLIM_SIDE], minus, result.level),
    )

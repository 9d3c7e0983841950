"""What each side has lost, and what it comes to.

Rules: 11.0.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.record import record

from .facts import crusade, values
from .names import DEAD, DRAW, GONE, REPLACED, ROUTED
from .state import State

ELIMINATED: Final = "eliminated"
REDUCED: Final = "reduced"
ROUTS: Final = "routed"
LEADERS: Final = "leaders"
CROSS: Final = "cross"


@record
class ScoreLine:
    """Points that a side has lost: what for, and of which unit or leader (empty: the Cross)."""

    what: str
    side: str
    where: str
    points: int


@record
class Score:
    """The losses of each side, line by line, the first player's side first."""

    losses: tuple[int, int]
    lines: tuple[ScoreLine, ...]


def score(state: State) -> Score:
    """Return what both sides have lost.

    Rules: 11.0, 11.0/R100, 11.0/R101, 11.0/R104, 12.22, 11.0/R101.
    """
    board = state.board
    lines: list[ScoreLine] = []
    for side in (0, 1):
        name = board.side_ids[side]
        for unit in board.units_of_side[side]:
            what, points = unit_losses(state, unit)
            if points:
                lines.append(ScoreLine(what, name, board.units[unit].id, points))
        for leader in board.leaders_of[side]:
            if state.leader_marks[leader] & (REPLACED | GONE):
                overall = board.leaders[leader].overall
                points = int(board.tables["leaders"]["overall_points" if overall else "points"])
                lines.append(ScoreLine(LEADERS, name, board.leaders[leader].id, points))
        if state.cross_captured and crusade(state) == side:
            lines.append(ScoreLine(CROSS, name, "", int(board.cross["points"])))
    totals = [sum(line.points for line in lines if line.side == name) for name in board.side_ids]
    return Score((totals[0], totals[1]), tuple(lines))


def unit_losses(state: State, unit: int) -> tuple[str, int]:
    """Return what a unit counts as lost, and for what: never twice.

    Rules: 11.0, 11.0/R100.
    """
    about = state.board.units[unit]
    marks = state.marks[unit]
    if marks & DEAD:
        return ELIMINATED, about.loss
    if state.cell[unit] < 0:
        return "", 0
    if marks & ROUTED:
        return ROUTS, about.loss
    if not state.lost[unit]:
        return "", 0
    if state.lost[unit] >= about.steps:
        # Its last step has been told of; that it is eliminated comes next.
        return ELIMINATED, about.loss
    # Of heavy cavalry the charging side counts, whichever lies up.
    left = about.values[2 * state.lost[unit] + 1] if about.heavy else values(state, unit)
    return REDUCED, about.loss - left.strength


def losses(state: State, side: int) -> int:
    """Return the points that a side has lost.

    Rules: 11.0.
    """
    board = state.board
    total = sum(unit_losses(state, unit)[1] for unit in board.units_of_side[side])
    table = board.tables["leaders"]
    for leader in board.leaders_of[side]:
        if state.leader_marks[leader] & (REPLACED | GONE):
            overall = board.leaders[leader].overall
            total += int(table["overall_points" if overall else "points"])
    if state.cross_captured and crusade(state) == side:
        total += int(board.cross["points"])
    return total


def winning_die(state: State, side: int) -> int:
    """Return the lowest die with which a side wins now, 0 where it does not roll.

    Rules: 11.0, 11.0/R103, 12.1, 13.1, 14.1, 15.1.
    """
    lost, found = losses(state, 1 - side), 0
    for least, die in state.board.victory[side]:
        if lost >= least:
            found = die
    return found


def level_now(state: State) -> str:
    """Return the level of the result, or of what it would be if the battle ended now."""
    return state.over.level if state.over is not None else DRAW

"""What areas, units and positions are worth to the computer players.

All values are in victory points, as plain play suggests them.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.st279.rules.control import income
from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.forces import LAND, counts
from reconquista_qt.games.st279.rules.hostility import side_of
from reconquista_qt.games.st279.rules.names import (
    ACTIVE,
    CHRISTIAN,
    KINGDOMS,
    MUSLIM,
    REBEL,
    SIDE_INDEX,
)
from reconquista_qt.games.st279.rules.score import fallen_cities, score
from reconquista_qt.games.st279.rules.state import State

PER_TP: Final = 0.15
PER_UNIT: Final = 0.12
KEY_CITY: Final = 3.0  # a city of the automatic victory
UNIT_WORTH: Final = (1.5, 1.2, 0.6, 0.9, 1.4, 1.3, 1.4, 0.7, 1.1, 2.0, 2.0, 0.5)
WIN: Final = 10.0


def city_worth(board: Board, area: int, side: int) -> float:
    """Return what an area with a city is worth to who takes it or keeps it."""
    if not board.has_city[area]:
        return PER_TP
    value = board.christian_vp[area] + board.muslim_vp[area] + PER_TP * board.tp[area]
    if area in board.auto_cities:
        value += KEY_CITY
    return value + (0.5 if board.throne and area in board.throne else 0.0)


def force_worth(force: int) -> float:
    """Return what units are worth, in mesnadas or so."""
    return sum(UNIT_WORTH[kind] * count for kind, count in counts(force & LAND))


def forecast(state: State) -> float:
    """Return what the position promises the Christians, less what is needed to win."""
    result = score(state).total - state.board.margin * state.turn / state.board.last_turn
    points = sum(income(state, power) for power in KINGDOMS if state.status[power] == ACTIVE)
    value = result + PER_TP * (points - income(state, MUSLIM))
    for stacks in (*state.field, *state.city):
        for owner, force in stacks:
            side = side_of(owner, state.french_war)
            if owner < REBEL and side >= 0:
                worth = PER_UNIT * force_worth(force)
                value += worth if side == CHRISTIAN else -worth
    return value - KEY_CITY * len(fallen_cities(state))


def evaluate(state: State, seat: str) -> float:
    """Return a forecast for a seat; a game that is over counts by who has won."""
    sign = 1.0 if SIDE_INDEX[seat] == CHRISTIAN else -1.0
    if state.over is not None:
        won = state.over.winner == seat
        ahead = sign * (state.over.total - state.board.margin)
        return (WIN if won else -WIN) + max(min(ahead, WIN), -WIN) / 2
    return sign * forecast(state)


def material(state: State) -> int:
    """Return how many cities the Christian side holds."""
    return sum(
        owner in KINGDOMS and state.board.has_city[area]
        for area, owner in enumerate(state.controller)
    )

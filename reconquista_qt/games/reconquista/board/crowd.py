"""A map full of counters, to be measured."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QPoint

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.game import any_game
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view.board.game_board import GameBoard
from reconquista_qt.view.desk import Crowd

ARMIES: Final = 15  # in each of the twenty areas: 300 counters


def crowd() -> Crowd:
    """Return a game in which every area holds a large army, and where one of them is taken up."""
    position = GAME.position(GAME.new("standard", {}))
    for area in cast("dict[str, Data]", position["areas"]).values():
        area.update(units={"christian_army": ARMIES}, besiegers={})
    return Crowd(Session.at(any_game(GAME), {**position, "phase": "movement"}, seed=1), _grip)


def _grip(board: GameBoard) -> QPoint:
    stack = board.board.stacks["toledo", "units"]
    return QPoint(board.mapFromScene(stack.sceneBoundingRect().center()))

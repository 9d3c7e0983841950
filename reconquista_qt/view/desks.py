"""The desk of the game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reconquista_qt.view.desk import Desk

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow


def make_desk(window: MainWindow) -> Desk:
    """Return the desk that the game on the table puts into a window."""
    from reconquista_qt.view.board.surface import SURFACE

    return SURFACE.desk(window)

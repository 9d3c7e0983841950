"""The panel of leaders in the window."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication

from reconquista_qt.engine.session import Session
from reconquista_qt.games.crusades2.board.command_dock import CommandDock
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.view.app import build


def test_its_tab_speaks_the_language_from_the_start(qtbot: Any, qapp: QApplication) -> None:
    window = build(qapp, Session.new(GAME, seed=1))
    qtbot.addWidget(window)
    window.languages.set_language("es")  # while nothing is seen yet
    window.show()
    qtbot.waitUntil(lambda: bool(window.findChildren(CommandDock)))
    (dock,) = window.findChildren(CommandDock)
    assert dock.windowTitle() == "Líderes"
    window.languages.set_language("en")
    assert dock.windowTitle() == "Leaders"
    window.close()

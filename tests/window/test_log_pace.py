"""The log does not give away what the board has yet to show."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.actions import DONE
from reconquista_qt.games.reconquista.game import GAME
from reconquista_qt.view.app import build


def test_the_log_tells_as_the_board_shows(qtbot: QtBot, qapp: QApplication) -> None:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    window.preferences.set("speed", "slow")
    window.preferences.set("warn_of_lapse", False)
    window.show()
    qtbot.waitExposed(window)
    log, controller, presenter = window.log.model, window.controller, window.board.presenter
    assert log.rowCount() == len(controller.session.journal)
    controller.submit(DONE)
    controller.submit(DONE)
    assert presenter.is_playing
    assert log.rowCount() < len(controller.session.journal)
    presenter.skip()
    assert log.rowCount() == len(controller.session.journal)
    controller.undo()
    assert log.rowCount() == len(controller.session.journal)
    controller.redo()
    assert log.rowCount() == len(controller.session.journal)
    window.preferences.set("speed", "instant")
    controller.undo()
    controller.submit(DONE)
    assert log.rowCount() == len(controller.session.journal)

"""Settings that go back to their defaults, and a broken settings file that is named."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.folders import folders
from reconquista_qt.view.app import build
from reconquista_qt.view.settings_dialog import LOOK, PLAY, SettingsDialog


def test_each_page_goes_back_to_its_defaults(qtbot: QtBot, qapp: QApplication) -> None:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    dialog = SettingsDialog(window.preferences, window)
    dialog.switches["reduced_motion"].setChecked(True)
    dialog.switches["shows_odds"].setChecked(False)
    dialog.autosaves.setValue(3)
    dialog.scale.setValue(12)
    assert window.board.reduced_motion and not window.board.shows_odds
    dialog._resets[PLAY].click()
    assert not window.board.reduced_motion and window.board.shows_odds
    assert (window.preferences.get("autosaves"), dialog.autosaves.value()) == (10, 10)
    assert window.preferences.get("text_scale") == 1.2
    dialog._resets[LOOK].click()
    assert (window.preferences.get("text_scale"), dialog.scale.value()) == (1.0, 10)


def test_a_broken_settings_file_is_named_and_set_aside(qtbot: QtBot, qapp: QApplication) -> None:
    path = folders().settings_file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{broken", encoding="utf-8")
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    (aside,) = path.parent.glob("*broken*")
    assert aside.name in window.banner.text.text()
    assert window.preferences.get("text_scale") == 1.0


def test_what_the_cursor_shows_by_itself_can_be_switched_off(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qapp.processEvents()
    dialog = SettingsDialog(window.preferences, window)
    view = window.board
    stack = next(
        stack for stack in view.board.stacks.values() if len(stack.units) > 1 and stack.isVisible()
    )
    over = view.mapFromScene(stack.sceneBoundingRect().center())

    def waits() -> tuple[bool, bool]:
        view._fan_timer.stop()
        view._glass_timer.stop()
        QTest.mouseMove(view.viewport(), over + QPoint(0, 1))
        QTest.mouseMove(view.viewport(), over)
        return view._fan_timer.isActive(), view._glass_timer.isActive()

    assert waits() == (True, True)
    dialog.switches["fans_on_hover"].setChecked(False)
    assert waits() == (False, True)
    dialog.switches["magnifies_on_hover"].setChecked(False)
    assert waits() == (False, False)
    dialog._resets[PLAY].click()
    assert waits() == (True, True)

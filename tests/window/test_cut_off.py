"""No text in the window is cut off, in either language, at 100 % and 150 %."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.game import GAME
from reconquista_qt.view.app import build
from reconquista_qt.view.new_game_dialog import NewGameDialog
from reconquista_qt.view.settings_dialog import SettingsDialog

SLACK = 2  # pixels that styles round away


def cut_off(window: QWidget) -> list[str]:
    """Return the texts that need more room than they have."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, QLabel):
            text = widget.text()
            if not text:
                continue
            if widget.wordWrap():
                needed = widget.heightForWidth(widget.width())
                if widget.height() + SLACK < needed:
                    found.append(f"{type(widget).__name__}: {text} ({widget.height()} < {needed})")
                continue
        elif isinstance(widget, QAbstractButton):
            text = widget.text()
            if not text:
                continue
        elif isinstance(widget, QTabBar):
            text = " | ".join(widget.tabText(n) for n in range(widget.count()))
        else:
            continue
        needed = widget.minimumSizeHint().width()
        if widget.width() + SLACK < needed:
            found.append(f"{type(widget).__name__}: {text} ({widget.width()} < {needed})")
    return found


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_text_is_cut_off(qtbot: QtBot, qapp: QApplication, language: str, scale: float) -> None:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    window.languages.speak(language)
    window.preferences.set("text_scale", scale)
    window.resize(1280, 800) if scale == 1.0 else window.resize(1920, 1080)
    window.show()
    qtbot.waitExposed(window)
    qtbot.wait(400)
    try:
        found = cut_off(window)
        dialogs: list[QDialog] = [
            NewGameDialog(GAME, window.languages, window.preferences, window),
            SettingsDialog(window.preferences, window),
        ]
        for dialog in dialogs:
            dialog.show()
            qtbot.waitExposed(dialog)
            found += cut_off(dialog)
            dialog.close()
        assert found == []
    finally:
        window.preferences.set("text_scale", 1.0)
        window.languages.speak("en")

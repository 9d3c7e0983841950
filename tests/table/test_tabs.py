"""The panels' tabs beside a board: their names can be read whole in a small window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QTabBar
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry, entries
from reconquista_qt.view.app import build

LONG_MS = 60_000


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.id)
def test_no_name_is_cut_short(
    qtbot: QtBot, qapp: QApplication, entry: GameEntry, language: str
) -> None:
    window = build(qapp, Session.new(entry.rules(), seed=5))
    qtbot.addWidget(window)
    window.preferences.set("language", language)
    window.resize(1024, 700)
    window.show()
    qtbot.waitUntil(lambda: window.is_complete, timeout=LONG_MS)

    def whole() -> bool:
        bars = [bar for bar in window.findChildren(QTabBar) if bar.isVisible() and bar.count() > 1]
        return bool(bars) and all(
            bar.tabRect(tab).width() > bar.fontMetrics().horizontalAdvance(bar.tabText(tab))
            for bar in bars
            for tab in range(bar.count())
            if bar.isTabVisible(tab)
        )

    qtbot.waitUntil(whole, timeout=LONG_MS)
    window.close()

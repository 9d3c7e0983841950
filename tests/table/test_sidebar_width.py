"""The sidebar is as wide as its tabs need, and its buttons break their text: nothing is cut off."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.view.app import build
from reconquista_qt.view.docks.wrapped_button import WrappedButton

LONG_MS = 60_000
TEXT = "They leave the city of Northern Galicia, embark at once and go to the Sea of Cantabria"


def test_the_text_of_a_button_breaks_where_it_is_narrow(qtbot: Any) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    button = WrappedButton(TEXT, holder)
    wide, words = button.sizeHint().width(), TEXT.split(" ")
    assert button.lines(wide) == [TEXT]
    assert button.heightForWidth(wide) == button.sizeHint().height()
    heights = []
    for width in range(wide, button.minimumSizeHint().width(), -20):
        lines = button.lines(width)
        assert " ".join(lines).split(" ") == words
        room = width - button._around().width()
        assert all(button.fontMetrics().horizontalAdvance(line) <= room for line in lines)
        heights.append(button.heightForWidth(width))
    assert all(lower <= higher for lower, higher in pairwise(heights))
    assert heights[-1] >= 3 * button.fontMetrics().height()
    assert not button.toolTip()  # it would say the same again, over the next answer


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
@pytest.mark.parametrize("game", ["crusades2", "st279"])
def test_the_tabs_of_the_log_are_read_whole(
    qtbot: Any, qapp: QApplication, game: str, size: tuple[int, int]
) -> None:
    window = build(qapp, Session.new(entry_of(game).rules(), seed=3))
    qtbot.addWidget(window)
    window.preferences.set("language", "es")
    try:
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: window.is_complete, timeout=LONG_MS)
        log = window.arrangement.log.windowTitle()
        bars = [bar for bar in window.findChildren(QTabBar) if bar.isVisible()]
        bar = next(bar for bar in bars if log in map(bar.tabText, range(bar.count())))
        for number in range(bar.count()):
            needed = bar.fontMetrics().horizontalAdvance(bar.tabText(number))
            assert bar.tabRect(number).width() > needed + 8, bar.tabText(number)
        assert 2 * window.central.width() >= window.width() - 8
    finally:
        window.preferences.set("language", "en")

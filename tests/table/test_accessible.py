"""The table for assistive programs: its places are children of the board, though no widgets."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from reconquista_qt.engine.session import Session
from reconquista_qt.games import MORE_GAMES
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow
from tests.duel.rules.game import GAME

NAME = QAccessible.Text.Name


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    made = build(qapp, Session.new(GAME, seed=4))
    made.preferences.set("language", "en")
    made.resize(1100, 800)
    made.show()
    qtbot.waitExposed(made)
    made.board.fit()
    yield made
    if isValid(made):
        made.close()
        made.deleteLater()


def children(board: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [board.child(number) for number in range(board.childCount())]
    assert all(found)
    return found


def test_each_place_is_a_child_with_what_lies_there_in_its_name(window: MainWindow) -> None:
    view = window.board
    board = QAccessible.queryAccessibleInterface(view)
    assert board.role() == QAccessible.Role.List and board.text(NAME) == "Board"
    places = view.board.shape.places
    listed = children(board)
    assert len(listed) == len(places) >= 37
    for number, (place, child) in enumerate(zip(places, listed, strict=True)):
        assert child.text(NAME) == view.access.describe(place) != ""
        assert child.isValid() and child.role() == QAccessible.Role.ListItem
        assert board.indexOfChild(child) == number and child.parent() is board
        assert child.childCount() == 0 and child.indexOfChild(board) == -1
    told = [child.text(NAME) for child in listed]
    assert sum("empty" in text for text in told) < len(told) - 1, "the counters are told"


def test_a_place_lies_where_it_is_seen(window: MainWindow) -> None:
    view = window.board
    board = QAccessible.queryAccessibleInterface(view)
    for place, child in zip(view.board.shape.places, children(board), strict=True):
        middle = view.viewport().mapToGlobal(view.anchor_of(place))
        assert child.rect().contains(middle)
        assert board.childAt(middle.x(), middle.y()) is child
    assert board.childAt(-9999, -9999) is None


def test_the_place_that_the_keyboard_is_at_has_the_focus(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = window.board
    view.setFocus()
    board = QAccessible.queryAccessibleInterface(view)
    assert board.focusChild() is None
    told: list[tuple[QAccessible.Event, int]] = []

    def hear(event: QAccessibleEvent) -> None:
        told.append((event.type(), event.child()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    place = view.board.shape.places[5]
    view.select_area(place)
    assert (QAccessible.Event.Focus, 5) in told
    assert board.focusChild() is board.child(5)
    assert [child.state().selected for child in children(board)].index(True) == 5  # type: ignore[attr-defined]
    assert view.accessibleDescription() == view.access.describe(place)


def test_nothing_is_told_behind_the_curtain(window: MainWindow) -> None:
    view = window.board
    board = QAccessible.queryAccessibleInterface(view)
    view.look_as(view.seat, covered=True)
    assert all("empty" in child.text(NAME) for child in children(board))


def test_a_board_that_has_gone_takes_its_places_along(window: MainWindow) -> None:
    board = QAccessible.queryAccessibleInterface(window.board)
    numbers = [QAccessible.uniqueId(child) for child in children(board)]
    assert all(QAccessible.accessibleInterface(number) for number in numbers)
    del board
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert not any(QAccessible.accessibleInterface(number) for number in numbers)


PROGRAM = """
from PySide6.QtGui import QAccessible
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.view.app import application, build
app = application([])
QAccessible.setActive(True)
window = build(app, Session.new(entry_of("crusades2").rules(), seed=4))
window.show()
app.processEvents()
board = QAccessible.queryAccessibleInterface(window.board)
numbers = [QAccessible.uniqueId(board.child(n)) for n in range(board.childCount())]
for place in window.board.board.shape.places[:40]:
    window.board.select_area(place)
    app.processEvents()
print(len(set(numbers)), flush=True)
"""


def test_the_program_ends_in_peace_while_something_listens(tmp_path: Path) -> None:
    """Qt asks for interfaces to the very end; 725 hexes are known to it by numbers."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, encoding="utf-8", check=False,
        cwd=Path(__file__).resolve().parents[2],
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[-1]) >= 700

"""Fingers on the board: tap, drag, push, pinch and the long press that opens the menu."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow
from tests.games.reconquista.rules.table import area, at

PATIENCE = 30_000


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> Any:
    return QTest.createTouchDevice()


def shown(qtbot: QtBot, qapp: QApplication, session: Session) -> MainWindow:
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.preferences.set("language", "en")
    window.preferences.set("speed", "instant")
    window.resize(1280, 800)
    window.show()
    qtbot.waitUntil(window.board.isVisible, timeout=PATIENCE)
    return window


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    """A march may begin in Oviedo."""
    places = {
        "oviedo": area("christian", christian_garrison=1, christian_army=2),
        "leon": area("muslim"),
        "cordoba": area("muslim", muslim_army=3),
    }
    yield shown(qtbot, qapp, at("movement", places, turn=3, event=(9, 0)))


class Fingers:
    """One finger or two on the board's viewport."""

    def __init__(self, window: MainWindow, screen: Any) -> None:
        self.view, self._screen = window.board, screen
        # However slow the machine: no tap and no drag here becomes a long press.
        window.board.touch.hold_ms = 600_000
        self.port = window.board.viewport()

    def press(self, *points: QPoint) -> None:
        touch = QTest.touchEvent(self.port, self._screen)
        for number, point in enumerate(points):
            touch.press(number, point, self.port)
        touch.commit()

    def move(self, *points: QPoint) -> None:
        touch = QTest.touchEvent(self.port, self._screen)
        for number, point in enumerate(points):
            touch.move(number, point, self.port)
        touch.commit()

    def release(self, *points: QPoint) -> None:
        touch = QTest.touchEvent(self.port, self._screen)
        for number, point in enumerate(points):
            touch.release(number, point, self.port)
        touch.commit()


def test_a_tap_is_a_click(window: MainWindow, screen: Any) -> None:
    fingers = Fingers(window, screen)
    spot = window.board.anchor_of("toledo")
    fingers.press(spot)
    assert window.board.selected == ""
    fingers.release(spot)
    assert window.board.selected == "toledo"


def test_a_finger_drags_a_force(qtbot: QtBot, window: MainWindow, screen: Any) -> None:
    fingers, board = Fingers(window, screen), window.board
    stack = board.board.stacks["oviedo", "units"]
    start, end = board.mapFromScene(stack.pos()), board.anchor_of("leon")
    fingers.press(start)
    for step in range(1, 7):
        fingers.move(start + (end - start) * step / 6)
    fingers.release(end)
    qtbot.waitUntil(lambda: bool(window.controller.session.inputs), timeout=PATIENCE)
    moved: Any = window.controller.session.inputs[0]
    assert isinstance(moved.action, Move)


def test_a_finger_on_the_empty_board_pushes_it(window: MainWindow, screen: Any) -> None:
    fingers, board = Fingers(window, screen), window.board
    board.zoom_to(1.0)
    board.centre_on("granada")
    start, before = board.anchor_of("granada"), board.mapToScene(QPoint(0, 0))
    fingers.press(start)
    for step in (20, 60, 120):
        fingers.move(start + QPoint(step, step))
    fingers.release(start + QPoint(120, 120))
    after = board.mapToScene(QPoint(0, 0))
    assert after.x() < before.x() - 100 and after.y() < before.y() - 100
    assert not window.controller.session.inputs


def test_two_fingers_zoom_about_their_middle(window: MainWindow, screen: Any) -> None:
    fingers, board = Fingers(window, screen), window.board
    board.zoom_to(0.8)
    board.centre_on("toledo")
    middle = QPoint(board.viewport().rect().center())
    one, other = middle - QPoint(60, 0), middle + QPoint(60, 0)
    zoom, held = board.zoom, board.mapToScene(middle)
    fingers.press(one, other)
    for apart in (80, 100, 120):
        fingers.move(middle - QPoint(apart, 0), middle + QPoint(apart, 0))
    assert board.zoom == pytest.approx(2 * zoom, rel=0.02)
    off: QPointF = board.mapToScene(middle) - held
    assert abs(off.x()) < 12 and abs(off.y()) < 12
    fingers.release(middle - QPoint(120, 0), middle + QPoint(120, 0))
    # Pinching is no click, and the next finger begins anew.
    assert board.selected == "" and board.touch.state == ""


def test_a_finger_held_still_opens_the_menu(
    qtbot: QtBot, window: MainWindow, screen: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(window.board.acting, "menu_click", lambda place, _at: opened.append(place))
    fingers = Fingers(window, screen)
    window.board.touch.hold_ms = 50
    spot = window.board.anchor_of("toledo")
    fingers.press(spot)
    qtbot.waitUntil(lambda: opened == ["toledo"], timeout=PATIENCE)
    fingers.release(spot)
    assert window.board.selected == "", "it was no tap"


def test_a_second_finger_ends_a_drag(window: MainWindow, screen: Any) -> None:
    fingers, board = Fingers(window, screen), window.board
    start = board.mapFromScene(board.board.stacks["oviedo", "units"].pos())
    fingers.press(start)
    fingers.move(start + QPoint(40, 40))
    assert board.mouse.gesture is not None
    touch = QTest.touchEvent(fingers.port, screen)
    touch.move(0, start + QPoint(40, 40), fingers.port)
    touch.press(1, start + QPoint(140, 40), fingers.port).commit()
    assert board.mouse.gesture is None and board.touch.state == "pinches"
    fingers.release(start + QPoint(40, 40), start + QPoint(140, 40))
    assert not window.controller.session.inputs


@pytest.mark.parametrize("game", ["st279", "hispania", "crusades2"])
def test_a_table_answers_fingers_too(
    qtbot: QtBot, qapp: QApplication, screen: Any, game: str
) -> None:
    window = shown(qtbot, qapp, Session.new(entry_of(game).rules(), seed=3))
    fingers, board = Fingers(window, screen), window.board
    middle = QPoint(board.viewport().rect().center())
    zoom = board.zoom
    fingers.press(middle - QPoint(50, 0), middle + QPoint(50, 0))
    fingers.move(middle - QPoint(100, 0), middle + QPoint(100, 0))
    fingers.release(middle - QPoint(100, 0), middle + QPoint(100, 0))
    assert board.zoom == pytest.approx(2 * zoom, rel=0.03)
    fingers.press(middle)
    for step in (20, 60, 90):
        fingers.move(middle + QPoint(0, step))
    assert board.touch.state == "drags" and board.mouse.hand is not None
    fingers.release(middle + QPoint(0, 90))
    assert board.touch.state == "" and board.mouse.hand is None

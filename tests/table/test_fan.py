"""A stack in the hand: spread out and held by its card it is all of them, the wheel takes fewer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.table.drag import Drag
from reconquista_qt.view.table.view import TableView
from reconquista_qt.view.theme import LOOKS

LEFT = Qt.MouseButton.LeftButton
SEA, SHORE = "mare_mauretanicum", "cartagena"
NOTCH = QPoint(0, 120)  # of the wheel, as Qt counts them


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    """A table on which ten of foot, an elephant and their leader wait at sea."""
    entry = entry_of("hispania")
    session = Session.new(entry.rules(), seed=7)
    while isinstance(session.waiting, Decision) and session.waiting.kind != "move":
        session.act(session.waiting.options[0])
    view = TableView(
        GameController(session, home=entry.rules()), entry.surface(), LOOKS["light"],
        entry.words("en"),
    )  # fmt: skip
    qtbot.addWidget(view)
    view.resize(1100, 900)
    view.playback.set_speed("instant")
    view.reduced_motion = True
    view.show()
    qtbot.waitExposed(view)
    view.fit()
    return view


def beside(view: TableView) -> QPoint:
    """Return a point of the fan's card between its pieces."""
    fan = view.board.fan
    room = fan.mapRectToScene(fan.boundingRect())
    return view.mapFromScene(QPointF(room.center().x(), room.bottom() - room.height() * 0.12))


def pull(view: TableView, start: QPoint, end: QPoint) -> None:
    """Press, and drag as far as to the end, without letting go."""
    port = view.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    for share in (0.2, 0.6, 1.0):
        way = QPointF(end - start) * share
        QTest.mouseMove(port, start + way.toPoint())


def shore(view: TableView) -> QPoint:
    return view.mapFromScene(view.board.shape.anchor(SHORE))


def held(view: TableView) -> dict[str, int]:
    assert view.selection is not None
    return {piece.art: piece.count for piece in view.selection.pieces}


def roll(view: TableView, notches: int) -> None:
    window = view.window().windowHandle()
    at = QPointF(view.viewport().mapTo(view.window(), view.mouse.cursor))
    for _ in range(abs(notches)):
        QTest.wheelEvent(window, at, NOTCH if notches > 0 else -NOTCH)


def test_the_card_of_a_fan_takes_up_all_of_it(view: TableView) -> None:
    assert view.fan_out(SEA)
    here = beside(view)
    assert view.board.fan.piece_at(view.mapToScene(here)) is None
    pull(view, here, shore(view))
    assert isinstance(view.mouse.hand, Drag)
    assert held(view) == {"infantry": 10, "elephant": 1, "leader": 1}
    QTest.mouseRelease(view.viewport(), LEFT, pos=shore(view))
    assert not view.board.piles_of(SEA)  # nothing is asked, nobody left


def test_a_piece_of_a_fan_is_taken_up_alone(view: TableView) -> None:
    assert view.fan_out(SEA)
    fan = view.board.fan
    elephant = next(piece for piece in fan.pieces if piece.art == "elephant")
    centre = fan.mapToScene(fan.rect_of(elephant.id).center())
    pull(view, view.mapFromScene(centre), shore(view))
    assert held(view) == {"elephant": 1}
    view.mouse.drop()


def test_the_wheel_counts_what_is_in_the_hand_and_else_it_zooms(view: TableView) -> None:
    scale = view.transform().m11()
    pull(view, view.mapFromScene(view.board.piles_of(SEA)[0].pos()), shore(view))
    whole = sum(held(view).values())
    roll(view, -3)
    assert sum(held(view).values()) == whole - 3 and view.transform().m11() == scale
    roll(view, 1)
    assert sum(held(view).values()) == whole - 2
    view.mouse.drop()
    roll(view, 1)
    assert view.transform().m11() > scale


def test_the_hand_says_what_it_holds_and_how_to_hold_less(view: TableView) -> None:
    start = view.mapFromScene(view.board.piles_of(SEA)[0].pos())
    pull(view, start, start + QPoint(0, 14))
    assert view.note.isVisible()
    assert "10 × Infantry" in view.note.text() and "Wheel" in view.note.text()
    view.mouse.drop()
    assert not view.note.isVisible()

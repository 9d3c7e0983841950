"""A board whose tiles are not made yet is shown as a coarse picture, never bare."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.view.app import build
from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.board.palette import LIGHT, BoardPalette
from reconquista_qt.view.table.map_layer import MapLayer

PATIENCE = 30_000
ROOM = QRectF(0, 0, 300, 200)


def test_no_part_of_a_board_is_bare_until_its_tiles_are_made(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = build(qapp, Session.new(entry_of("hispania").rules(), seed=3))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    view = window.board
    layer = view.board.map
    qtbot.waitUntil(lambda: layer.is_painted, timeout=PATIENCE)
    layer.sheet()
    layer._idle.stop()
    layer._tiles.clear()
    view.set_counters_hidden(True)
    shown: QImage = view.viewport().grab().toImage()
    layer._idle.stop()
    assert not layer.is_settled(), "the tiles are still to be made"
    bare = QColor(view.board.palette_used.margin).rgb()
    places = [place for place in view.board.shape.places if view.naming.place(place)]
    assert len(places) > 40
    colours = set()
    for place in places:
        middle = view.mapFromScene(QPointF(view.board.shape.anchor(place, "")))
        if shown.rect().contains(middle):
            colours.add(shown.pixel(middle))
    assert bare not in colours and len(colours) > 3


class Overflowing:
    """Draws the sea first, far beyond the sheet."""

    def draw(
        self, sheet: Sheet, palette: BoardPalette, name: Callable[[str], str]
    ) -> Iterator[None]:
        sea = QPainterPath()
        sea.addRect(ROOM.adjusted(-500, -500, 500, 500))
        sheet.add(sea, None, "#0000ff")
        yield
        sheet.add(sea, None, "#0000ff")


def test_nothing_of_a_half_drawn_board_reaches_beyond_it(qtbot: QtBot) -> None:
    """What is painted out there would stay there: nobody paints over it."""
    layer = MapLayer(ROOM, Overflowing(), LIGHT, str)
    scene = QGraphicsScene(ROOM.adjusted(-500, -500, 500, 500))
    scene.addItem(layer)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.setBackgroundBrush(QColor("#123456"))
    view.resize(900, 500)
    shown = view.viewport().grab().toImage()
    layer._idle.stop()
    assert layer._begun and not layer._done(), "only the beginning is drawn"
    there = view.mapFromScene(ROOM).boundingRect()
    middle = there.center().y()
    assert shown.pixelColor(there.center()) == QColor("#0000ff")
    assert shown.pixelColor(there.left() - 8, middle) == QColor("#123456")
    assert shown.pixelColor(there.right() + 8, middle) == QColor("#123456")


def test_names_are_there_before_the_ground_is_sharp(qtbot: QtBot, qapp: QApplication) -> None:
    window = build(qapp, Session.new(entry_of("hispania").rules(), seed=3))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    layer = window.board.board.map
    qtbot.waitUntil(lambda: layer.is_painted, timeout=PATIENCE)
    layer.sheet()
    layer._tiles.clear()
    layer._over.clear()
    window.board.viewport().grab()
    layer._idle.stop()
    assert layer._over.wants_in_view() and layer._tiles.wants_in_view()
    for _ in range(10_000):
        if not layer._over.wants_in_view():
            break
        layer._work()
        layer._idle.stop()
    assert not layer._over.wants_in_view() and layer._tiles.wants_in_view()

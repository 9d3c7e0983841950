"""A board whose tiles are not made yet is shown as a coarse picture, never bare."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.view.app import build

PATIENCE = 30_000


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

"""The note at the cursor: said again it is shown at once, and looks as it did."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reconquista_qt.view.board.overlay import MOST_PICTURES, WIDEST, CursorNote

HERE = QPoint(40, 40)
SHORT, LONG = "<b>León</b>", "<b>León → Burgos</b><br>" + "An army and a garrison stay. " * 9


@pytest.fixture
def note(qtbot: QtBot) -> Iterator[CursorNote]:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(900, 500)
    room.show()
    yield CursorNote(room)
    room.close()  # it goes with the test: nothing else holds it


def said(note: CursorNote, text: str, kind: str = "good", *, lasting: bool = True) -> QImage:
    note.say(text, HERE, kind=kind, lasting=lasting)
    return note.grab().toImage()


def test_a_text_that_comes_again_looks_as_before(note: CursorNote) -> None:
    short, long = said(note, SHORT), said(note, LONG)
    assert long.width() <= WIDEST and long.height() > short.height()
    assert said(note, SHORT) == short and said(note, LONG) == long
    assert said(note, LONG, lasting=False) == long  # painted, not taken from a picture
    assert said(note, SHORT, "refusal") != short
    for number in range(MOST_PICTURES + 1):
        said(note, f"{number}")
    assert said(note, SHORT) == short


def test_other_colours_and_other_letters_are_seen_at_once(note: CursorNote) -> None:
    short = said(note, SHORT)
    said(note, LONG)
    palette = note.palette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, QColor("#123456"))
    note.setPalette(palette)
    dark = said(note, SHORT)
    assert dark.size() == short.size() and dark != short
    said(note, LONG)
    font = note.font()
    font.setPointSizeF(2 * font.pointSizeF())
    note.setFont(font)
    assert said(note, SHORT).height() > short.height()


def test_a_narrower_room_breaks_the_lines_anew(note: CursorNote) -> None:
    wide = said(note, LONG)
    said(note, SHORT)
    note.parentWidget().resize(300, 500)
    narrow = said(note, LONG)
    assert narrow.width() <= 276 and narrow.height() > wide.height()


def test_what_is_said_for_good_can_be_clicked(note: CursorNote) -> None:
    through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    said(note, SHORT)
    assert note.testAttribute(through)
    said(note, SHORT, lasting=False)
    assert not note.testAttribute(through) and note.isVisible()


def test_it_keeps_off_what_stands_over_the_board(note: CursorNote) -> None:
    board = note.parentWidget()
    assert board is not None
    room = board.rect()
    note.say("attack", room.center() - QPoint(60, 0), lasting=True)
    before = note.geometry()
    note.keep_off(QRect(room.topLeft(), QSize(5, 5)))
    assert note.geometry() == before
    panel = before.adjusted(-3, -3, 3, 3)
    note.keep_off(panel)
    here = note.geometry()
    assert not here.intersects(panel) and room.contains(here)
    note.keep_off(room)  # where there is no room beside it, it stays
    assert note.geometry() == here

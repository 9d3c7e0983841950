"""The board by itself: a picture of any size, vectors, pages that join."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view import board_picture
from reconquista_qt.view.app import build
from reconquista_qt.view.board_picture import DPI, JOIN_MM, MM, PictureDialog, sheets
from reconquista_qt.view.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    return window


def colours(image: QImage) -> int:
    points = (
        image.pixel(x, y) for x in range(0, image.width(), 12) for y in range(0, image.height(), 12)
    )
    return len(set(points))


def test_the_board_is_copied(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_picture, "USUAL", 600)
    window.actions_["copy_board"].trigger()
    image = QGuiApplication.clipboard().image()
    assert image.width() == 600
    assert colours(image) > 20


def test_it_is_saved_at_the_size_that_is_asked_for(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    assert window.positions.pictures.write(path, 500)
    image = QImage(str(path))
    assert image.width() == 500
    assert colours(image) > 20
    svg = tmp_path / "board.svg"
    assert window.positions.pictures.write(svg, 800)
    drawing = QSvgRenderer(str(svg))
    assert drawing.isValid()
    assert drawing.viewBox().width() == 800
    pdf = tmp_path / "board.pdf"
    assert window.positions.pictures.write(pdf, 1)
    assert pdf.read_bytes().startswith(b"%PDF")
    assert not window.positions.pictures.write(tmp_path / "no" / "such" / "board.png", 300)
    assert window.banner.text.text()


@pytest.mark.parametrize("across", [1, 2, 3, 4])
def test_the_pages_join_to_the_whole_board(across: int) -> None:
    board, room = QRectF(-50, 20, 6000, 4000), QSizeF(3300, 2300)
    pages = sheets(board, room, across)
    whole = QRectF()
    for target, source in pages:
        whole = whole.united(source)
        assert board.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(source)
        assert target.width() <= room.width() + 1e-6
        assert target.height() <= room.height() + 1e-6
        # One scale for all.
        assert target.width() / source.width() == pytest.approx(
            pages[0][0].width() / pages[0][1].width()
        )
    assert whole.width() == pytest.approx(board.width())
    assert whole.height() == pytest.approx(board.height())
    if across > 1:
        assert len(pages) % across == 0
        first, second = pages[0][1], pages[1][1]
        scale = pages[0][0].width() / first.width()
        assert (first.right() - second.left()) * scale == pytest.approx(JOIN_MM / MM * DPI)


def test_the_dialog_asks_for_pixels_or_pages(window: MainWindow) -> None:
    window.actions_["save_board"].trigger()
    dialog = window.windows.open["board_picture"]
    assert isinstance(dialog, PictureDialog)
    dialog.width_.setValue(1234)
    assert dialog.size_asked == 1234
    dialog.format.setCurrentIndex(dialog.format.findData("pdf"))
    dialog.pages.setCurrentIndex(1)
    assert dialog.size_asked == 2
    assert not dialog.width_.isVisible()
    window.preferences.set("language", "es")
    assert re.match("PDF: papel", dialog.format.currentText())


def test_it_is_printed_on_pages_that_join(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtGui import QPageSize
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    from reconquista_qt.view.board_print import PrintPreview

    window.actions_["print_board"].trigger()
    dialog = window.windows.open["print"]
    assert isinstance(dialog, PrintPreview) and dialog.isVisible()
    qtbot.waitUntil(lambda: dialog.preview.pageCount() == 1, timeout=30_000)
    assert dialog.told.text() == "1 page"
    dialog.pages.setCurrentIndex(1)
    qtbot.waitUntil(lambda: dialog.preview.pageCount() == 4, timeout=30_000)
    assert dialog.told.text() == "4 pages"
    dialog.printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    dialog.printer.setOutputFileName(str(tmp_path / "paper.pdf"))
    dialog.printer.setPageSize(QPageSize(QPageSize.PageSizeId.A3))
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: 0)
    assert not dialog.ask() and not (tmp_path / "paper.pdf").exists()
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: 1)
    assert dialog.ask()
    paper = (tmp_path / "paper.pdf").read_bytes()
    assert paper.startswith(b"%PDF")
    # A3 lies across: 420 by 297 millimetres, in points.
    boxes = [
        tuple(round(float(number)) for number in found.split())
        for found in re.findall(rb"/MediaBox \[([^\]]+)\]", paper)
    ]
    assert set(boxes) == {(0, 0, 1191, 842)}
    assert re.search(rb"/Count 4\b", paper)
    window.preferences.set("language", "es")
    window.actions_["print_board"].trigger()
    again = window.windows.open["print"]
    assert isinstance(again, PrintPreview) and again.go.text() == "Imprimir…"
    again.close()
    window.preferences.set("language", "en")

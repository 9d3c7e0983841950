"""The book on paper: as a PDF file, or through the system's print dialog."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QWidget

from reconquista_qt.model.book import PAGES, Book, BookKey, book
from reconquista_qt.model.glossary import glossary
from reconquista_qt.view.book.document import PLAIN, page_html
from reconquista_qt.view.book.paper import blank
from reconquista_qt.view.book.style import PAPER, css
from reconquista_qt.view.fonts import serif

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

POINTS: Final = 10.0  # the size of the text
MARGIN_MM: Final = 18.0
SHEET_MARGIN_MM: Final = 9.0
DPI: Final = 300


def document_for_paper(key: BookKey, pages: tuple[str, ...], points: float) -> QTextDocument:
    """Return pages of the book as a document in black on white."""
    text = book(*key)
    words = glossary(*key)
    bodies: list[str] = []
    for page in pages:
        body = page_html(text, words, page, PLAIN)
        if bodies:
            body = body.replace("<h1>", '<h1 style="page-break-before: always">', 1)
        bodies.append(body)
    document = blank(points)
    document.setDefaultStyleSheet(css(PAPER, points))
    document.setHtml(f"<body>{''.join(bodies)}</body>")
    return document


def write_pdf(path: Path, key: BookKey, pages: tuple[str, ...] = PAGES) -> None:
    """Write pages of the book as a PDF file; OSError where it cannot be written."""
    with path.open("wb"):  # the writer would only fail without a word
        pass
    writer = QPdfWriter(str(path))
    writer.setResolution(DPI)
    writer.setTitle(_title(book(*key), pages))
    writer.setCreator("Reconquista")
    print_pages(writer, key, pages)


def print_pages(device: QPagedPaintDevice, key: BookKey, pages: tuple[str, ...] = PAGES) -> None:
    """Paint pages of the book on paper, with a running foot; a sheet is one page where it fits."""
    sheet = pages == ("quickref",)
    margin = SHEET_MARGIN_MM if sheet else MARGIN_MM
    device.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(margin, margin, margin, margin),
            QPageLayout.Unit.Millimeter,
        )
    )
    painter = QPainter(device)
    if sheet:
        from reconquista_qt.view.book.sheet import paint_sheet

        sheet = paint_sheet(painter, device, key)
    if not sheet:
        _paint_book(painter, device, key, pages)
    painter.end()


def _paint_book(
    painter: QPainter, device: QPagedPaintDevice, key: BookKey, pages: tuple[str, ...]
) -> None:
    document = document_for_paper(key, pages, POINTS)
    document.documentLayout().setPaintDevice(device)
    width, height = float(device.width()), float(device.height())
    foot = POINTS * 2.4 * device.logicalDpiY() / 72
    document.setPageSize(QSizeF(width, height - foot))
    keep_tables_whole(document)
    title = _title(book(*key), pages)
    for number in range(document.pageCount()):
        if number:
            device.newPage()
        painter.save()
        painter.translate(0, -number * (height - foot))
        window = QRectF(0, number * (height - foot), width, height - foot)
        painter.setClipRect(window)
        document.drawContents(painter, window)
        painter.restore()
        painter.setFont(serif(POINTS * 0.85))
        painter.setPen(QColor(PAPER.muted))
        line = QRectF(0, height - foot, width, foot)
        bottom = Qt.AlignmentFlag.AlignBottom
        painter.drawText(line, bottom | Qt.AlignmentFlag.AlignLeft, title)
        painter.drawText(line, bottom | Qt.AlignmentFlag.AlignRight, str(number + 1))


def keep_tables_whole(document: QTextDocument) -> None:
    """Begin a new page before a table (with the line that leads to it) that would be cut in two."""
    layout, page = document.documentLayout(), document.pageSize().height()
    for frame in document.rootFrame().childFrames():
        before = document.findBlock(frame.firstPosition() - 1).previous()
        if not before.isValid():
            continue
        top = layout.blockBoundingRect(before).top()
        bottom = layout.frameBoundingRect(frame).bottom()
        if bottom - top < page and int(top // page) != int((bottom - 1) // page):
            form = before.blockFormat()
            form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(before).setBlockFormat(form)


def _title(text: Book, pages: tuple[str, ...]) -> str:
    return text.pages[pages[0]][0].title


def ask_and_print(parent: QWidget | None, key: BookKey, pages: tuple[str, ...] = PAGES) -> bool:
    """Ask for a printer and print; False where nothing was printed."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer: QPrinter = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(_title(book(*key), pages))
    dialog = QPrintDialog(printer, parent)
    if not dialog.exec():
        return False
    print_pages(printer, key, pages)
    return True

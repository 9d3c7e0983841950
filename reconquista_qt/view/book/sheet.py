"""The quick reference as one printed page, in two columns, as small as it takes to fit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPagedPaintDevice, QPainter, QTextDocument

from reconquista_qt.model.book import BookKey, Clause, book
from reconquista_qt.model.companion import columns_of
from reconquista_qt.model.glossary import glossary
from reconquista_qt.view.book.document import PLAIN, clauses_html
from reconquista_qt.view.book.paper import blank
from reconquista_qt.view.book.style import PAPER, css

SIZES: Final = (9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5)  # points, the largest that fits
GAP: Final = 0.035  # between the columns, in page widths


def paint_sheet(painter: QPainter, device: QPagedPaintDevice, key: BookKey) -> bool:
    """Paint the page: the title over both columns, the tables below it.

    False, and nothing is painted, where it is too much for one page even in the smallest letters.
    """
    width, height = float(device.width()), float(device.height())
    gap = width * GAP
    column = (width - gap) / 2
    for points in SIZES:
        head = _document(key, book(*key).pages["quickref"][:1], points, width, device)
        columns = [_document(key, part, points, column, device) for part in columns_of(key)]
        top = head.size().height()
        tallest = max(part.size().height() for part in columns)
        widest = max(part.size().width() for part in columns)
        if top + tallest <= height and widest <= column + 1:
            break
    else:
        return False
    head.drawContents(painter, QRectF(0, 0, width, top))
    for number, part in enumerate(columns):
        painter.save()
        painter.translate(number * (column + gap), top)
        part.drawContents(painter)
        painter.restore()
    return True


def _document(
    key: BookKey, clauses: Iterable[Clause], points: float, width: float, device: QPagedPaintDevice
) -> QTextDocument:
    document = blank(points)
    document.documentLayout().setPaintDevice(device)
    document.setDefaultStyleSheet(css(PAPER, points, compact=True))
    body = clauses_html(clauses, glossary(*key), PLAIN)
    document.setHtml(f"<body>{body}</body>")
    document.setTextWidth(width)
    return document

"""What the maps of the Iberian peninsula share: how much of it is shown, and signs on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from reconquista_qt.view.board.paint_marks import Sheet, pen_of
from reconquista_qt.view.board.palette import BoardPalette

from .map_layer import Name
from .painters import Layer

# What is shown: the open ocean in the west and the Provence tell nothing and would cost size.
SHEET: Final = QRectF(430.0, 0.0, 5290.0, 4200.0)


def no_ways(lines: Sequence[Sequence[QPointF]]) -> Layer:
    """Return a layer of borders that nobody crosses: a double line."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for line in lines:
            sheet.line(line, pen_of(palette.area_border, 17 * palette.weight), hair=3.0)
            sheet.line(line, pen_of(palette.paper, 8), hair=1.2)

    return draw


def anchor_sign(sheet: Sheet, at: QPointF, size: float, ink: QColor | str) -> None:
    """Put an anchor down about a point; `size` is half its height."""
    pen = pen_of(ink, size * 0.2)
    path = QPainterPath()
    path.addEllipse(at + QPointF(0, -size * 0.8), size * 0.2, size * 0.2)
    path.moveTo(at + QPointF(0, -size * 0.6))
    path.lineTo(at + QPointF(0, size * 0.9))
    path.moveTo(at + QPointF(-size * 0.4, -size * 0.3))
    path.lineTo(at + QPointF(size * 0.4, -size * 0.3))
    path.moveTo(at + QPointF(-size * 0.75, size * 0.25))
    path.quadTo(at + QPointF(-size * 0.6, size * 0.9), at + QPointF(0, size * 0.9))
    path.quadTo(at + QPointF(size * 0.6, size * 0.9), at + QPointF(size * 0.75, size * 0.25))
    sheet.add(path, pen, hair=1.0)

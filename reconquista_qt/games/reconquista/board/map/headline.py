"""A great moment in a few words, over the middle of the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.view.board.effect import Effect
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.fonts import serif

from .animation import ease

POINTS: Final = 30.0  # the size of the letters


class Headline(Effect):
    """A ribbon that comes, stays to be read, and goes."""

    def __init__(self, text: str, palette: BoardPalette) -> None:
        super().__init__()
        self.text = text
        self._palette = palette
        self._font = serif(POINTS)
        self._font.setBold(True)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(950)
        metrics = QFontMetricsF(self._font)
        wide = metrics.horizontalAdvance(text) + 160
        high = metrics.height() * 1.5
        self._rect = QRectF(-wide / 2, -high / 2, wide, high)

    def boundingRect(self) -> QRectF:
        """Return the ribbon, in pixels."""
        return self._rect.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the words on their band, as they come in and go."""
        shown = min(1.0, self.t / 0.18, (1.0 - self.t) / 0.18) if self.t else 0.0
        painter.setOpacity(ease(max(0.0, shown)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper, ink = QColor(self._palette.colour("paper")), self._palette.colour("ink")
        fade = QLinearGradient(self._rect.topLeft(), self._rect.topRight())
        clear = QColor(paper)
        clear.setAlpha(0)
        for at, colour in ((0.0, clear), (0.16, paper), (0.84, paper), (1.0, clear)):
            fade.setColorAt(at, colour)
        painter.fillRect(self._rect, fade)
        painter.setPen(QPen(ink, 1.2))
        inset = self._rect.width() * 0.14
        for y in (self._rect.top() + 4, self._rect.bottom() - 4):
            painter.drawLine(
                QPointF(self._rect.left() + inset, y), QPointF(self._rect.right() - inset, y)
            )
        painter.setFont(self._font)
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self.text)

"""An arrow over the window that points at what is to be clicked."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

SIDE: Final = 64  # pixels from the tip to each edge of what it is drawn on
LENGTH: Final = 46.0  # pixels
SHAPE: Final = ((0, 0), (-20, -13), (-20, -5), (-LENGTH, -5), (-LENGTH, 5), (-20, 5), (-20, 13))


class Pointer(QWidget):
    """Small, so that nothing below it is painted anew for it; the mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lessonPointer")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.resize(2 * SIDE, 2 * SIDE)
        self._angle = 0.0
        self.target = QPointF()
        self.hide()

    def point_at(self, target: QPointF, come_from: QPointF, gap: float) -> None:
        """Point at a place of the parent, coming from another, and end `gap` pixels before it."""
        way = target - come_from
        length = hypot(way.x(), way.y()) or 1.0
        tip = target - way * (gap / length)
        self.target = target
        self._angle = degrees(atan2(way.y(), way.x()))
        self.move(round(tip.x()) - SIDE, round(tip.y()) - SIDE)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow, its tip in the middle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(SIDE, SIDE)
        painter.rotate(self._angle)
        painter.setPen(QPen(QColor("#3a2417"), 2.2, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(QColor("#f0c75e"))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in SHAPE]))
        painter.end()

"""The key of a chart: what each line or field means, with its colour, stroke and mark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from reconquista_qt.view.docks.pieces import empty
from reconquista_qt.view.flow import Flow

SWATCH: Final = 28  # pixels across


class Sign(NamedTuple):
    """How a line looks, or a field (mark "field"): marks are circle, square, diamond, triangle,
    cross, none."""

    name: str
    colour: QColor
    stroke: Qt.PenStyle = Qt.PenStyle.SolidLine
    mark: str = ""


class _Entry(QWidget):
    def __init__(self, sign: Sign, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wide = SWATCH + 8 + metrics.horizontalAdvance(self._sign.name) + 12
        return QSize(wide, round(metrics.height() * 1.3))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sign, middle = self._sign, self.height() / 2
        if sign.mark == "field":
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Dark), 1))
            painter.setBrush(sign.colour)
            high = self.fontMetrics().height() * 0.8
            painter.drawRoundedRect(QRectF(4, middle - high / 2, SWATCH - 8, high), 3, 3)
        else:
            painter.setPen(QPen(sign.colour, 2, sign.stroke))
            painter.drawLine(QPointF(0, middle), QPointF(SWATCH, middle))
            paint_mark(painter, QPointF(SWATCH / 2, middle), sign)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        box = QRectF(SWATCH + 8, 0, self.width(), self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, sign.name)
        painter.end()


def paint_mark(painter: QPainter, at: QPointF, sign: Sign) -> None:
    """Paint the mark of a line."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sign.colour)
    match sign.mark:
        case "circle":
            painter.drawEllipse(at, 4, 4)
        case "square":
            painter.drawRect(QRectF(at.x() - 3.6, at.y() - 3.6, 7.2, 7.2))
        case "diamond":
            corners = (QPointF(0, -5), QPointF(5, 0), QPointF(0, 5), QPointF(-5, 0))
            painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
        case "triangle":
            tips = (QPointF(0, -5), QPointF(4.6, 3.4), QPointF(-4.6, 3.4))
            painter.drawPolygon(QPolygonF([at + tip for tip in tips]))
        case "cross":
            painter.drawRect(QRectF(at.x() - 4.6, at.y() - 1.5, 9.2, 3))
            painter.drawRect(QRectF(at.x() - 1.5, at.y() - 4.6, 3, 9.2))


class ChartKey(QWidget):
    """Entries side by side, in as many rows as they need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = Flow(2)
        self.setLayout(self._flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_signs(self, signs: Sequence[Sign]) -> None:
        """Explain these signs, each with its name."""
        empty(self._flow)
        for sign in signs:
            self._flow.addWidget(_Entry(sign, self))
        self.updateGeometry()

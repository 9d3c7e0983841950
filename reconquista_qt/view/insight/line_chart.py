"""A small chart of lines by turn: each has a colour, a stroke and a mark of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

Points = Mapping[int, int]
STROKES: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
SHAPES: Final = ("circle", "square", "diamond")
STEPS: Final = (1, 2, 5, 10, 20)


class LineChart(QWidget):
    """Shows up to three series of whole numbers by turn."""

    def __init__(self, turns: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turns = turns
        self._series: list[tuple[str, Points]] = []
        self._axis = ""
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_series(self, series: Sequence[tuple[str, Points]], axis: str) -> None:
        """Show (name, value by turn), and name the axis of the turns."""
        self._series, self._axis = list(series), axis
        self.setAccessibleName(", ".join(name for name, _ in series))
        self.setAccessibleDescription(
            "; ".join(
                f"{name}: " + ", ".join(f"{turn} → {value}" for turn, value in points.items())
                for name, points in series
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        line = self.fontMetrics().height()
        return QSize(line * 16, line * 14)

    # -- where -----------------------------------------------------------------------------------

    def _field(self) -> QRectF:
        metrics = self.fontMetrics()
        left, foot = metrics.horizontalAdvance("40") + 10, metrics.height() * 2 + 6
        head = metrics.height() * 1.6
        return QRectF(left, head, self.width() - left - 10, self.height() - head - foot)

    def _top(self) -> int:
        highest = max((max(points.values(), default=0) for _, points in self._series), default=0)
        return max(5, highest)

    def _at(self, turn: int, value: float, field: QRectF, top: int) -> QPointF:
        x = field.left() + field.width() * (turn - 1) / max(1, self._turns - 1)
        return QPointF(x, field.bottom() - field.height() * value / top)

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        role, palette = QPalette.ColorRole, self.palette()
        return palette.color(role.Highlight), palette.color(role.Text), palette.color(role.Accent)

    # -- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grid, the lines and the names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role, palette, metrics = QPalette.ColorRole, self.palette(), self.fontMetrics()
        field = self._field()
        step = next((s for s in STEPS if self._top() / s <= 6), STEPS[-1])
        top = ceil(self._top() / step) * step
        grid = QPen(palette.color(role.Mid), 1)
        for value in range(0, top + 1, step):
            y = self._at(1, value, field, top).y()
            painter.setPen(grid)
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(palette.color(role.PlaceholderText))
            box = QRectF(0, y - metrics.height() / 2, field.left() - 6, metrics.height())
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value)
            )
        for turn in (1, *range(5, self._turns + 1, 5)):
            x = self._at(turn, 0, field, top).x()
            box = QRectF(x - 20, field.bottom() + 3, 40, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, str(turn))
        foot = QRectF(
            field.left(), field.bottom() + metrics.height() + 2, field.width(), metrics.height() + 2
        )
        painter.drawText(foot, Qt.AlignmentFlag.AlignHCenter, self._axis)
        for place, (_, points) in enumerate(self._series):
            line = [self._at(turn, value, field, top) for turn, value in sorted(points.items())]
            painter.setPen(QPen(self._colours()[place], 2, STROKES[place]))
            painter.drawPolyline(QPolygonF(line))
            for at in line:
                self._mark(painter, at, place)
        self._legend(painter)
        painter.end()

    def _mark(self, painter: QPainter, at: QPointF, place: int) -> None:
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Base), 1))
        painter.setBrush(self._colours()[place])
        half = 3.6
        match SHAPES[place]:
            case "circle":
                painter.drawEllipse(at, half, half)
            case "square":
                painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
            case _:
                corners = [QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)]
                painter.drawPolygon(QPolygonF([at + corner * (half + 1.4) for corner in corners]))

    def _legend(self, painter: QPainter) -> None:
        metrics, x = self.fontMetrics(), 4.0
        for place, (name, _) in enumerate(self._series):
            y = metrics.height() * 0.65
            painter.setPen(QPen(self._colours()[place], 2, STROKES[place]))
            painter.drawLine(QPointF(x, y), QPointF(x + 24, y))
            self._mark(painter, QPointF(x + 12, y), place)
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            width = metrics.horizontalAdvance(name)
            box = QRectF(x + 30, 0, width + 4, metrics.height() * 1.3)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
            x += 30 + width + 16

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the numbers of the turn under the cursor."""
        field = self._field()
        share = (event.position().x() - field.left()) / max(1.0, field.width())
        turn = min(self._turns, max(1, round(share * (self._turns - 1)) + 1))
        told = [f"{name}: {points[turn]}" for name, points in self._series if turn in points]
        text = "\n".join([f"{self._axis} {turn}", *told]) if told else ""
        QToolTip.showText(event.globalPosition().toPoint(), text, self)

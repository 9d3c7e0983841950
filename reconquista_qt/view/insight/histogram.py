"""How many games ended with so many points: bars for one run, or two runs side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from reconquista_qt.view.numbers import percent

USUAL_MOST: Final = 30  # points that the axis shows where levels are told by points
LEAST_SPAN: Final = 8  # points that it shows at least
STEPS: Final = (5, 10, 20, 50, 100, 200, 500)  # between two numbers on it


class Histogram(QWidget):
    """Shares of games by points; dashed lines are where the levels begin, triangles the means.

    The first run is drawn full, the second hollow, so that no colour is needed to tell them apart.
    """

    def __init__(self, bounds: Sequence[int] = (), parent: QWidget | None = None) -> None:
        """`bounds` are the least points of each level of victory, best first."""
        super().__init__(parent)
        self._bounds = tuple(bounds)
        self._runs: list[tuple[str, Mapping[int, float], float]] = []
        self._axis = ""
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_runs(
        self, runs: Sequence[tuple[str, Sequence[tuple[float, int]], float]], axis: str
    ) -> None:
        """Show (name, (points, games) pairs, mean) of one or two runs; `axis` names the points."""
        self._axis = axis
        self._runs = []
        for name, counts, mean in runs:
            games = sum(count for _, count in counts)
            shares: dict[int, float] = {}
            for points, count in counts:  # half points stand with the whole ones
                shares[round(points)] = shares.get(round(points), 0.0) + count / games
            self._runs.append((name, shares, mean))
        self.setAccessibleDescription(
            "; ".join(
                f"{name} " + ", ".join(f"{points}: {percent(at)}" for points, at in shares.items())
                for name, shares, _ in self._runs
            ).strip()
        )
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        line = self.fontMetrics().height()
        return QSize(line * 16, line * 10)

    def _room(self) -> QRectF:
        line = self.fontMetrics().height()
        head = line * 1.5 if len(self._runs) > 1 else 4
        return QRectF(6, head, self.width() - 12, self.height() - head - 2 * line - 12)

    def _ends(self) -> tuple[int, int]:
        """Return the least and the most points of the axis."""
        told = [points for _, shares, _ in self._runs for points in shares]
        if self._bounds:
            return min([0, *told]), max([USUAL_MOST, *told])
        low, high = min(told, default=0), max(told, default=0)
        wider = max(0, LEAST_SPAN - (high - low))
        return low - wider // 2 - 1, high + (wider + 1) // 2 + 1

    def _x(self, room: QRectF, points: float) -> float:
        """Return where the field of some points begins."""
        low, high = self._ends()
        return room.left() + room.width() / (high - low + 1) * (points - low)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the levels, the bars, the means and the axis."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, role, room = self.palette(), QPalette.ColorRole, self._room()
        broad = self._x(room, 1) - self._x(room, 0)
        painter.setPen(QPen(palette.color(role.Mid), 1, Qt.PenStyle.DashLine))
        for least in self._bounds[:-1]:
            x = self._x(room, least)
            painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
        painter.setPen(QPen(palette.color(role.Dark), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        most = max((at for _, shares, _ in self._runs for at in shares.values()), default=1.0)
        for place in range(len(self._runs)):
            self._bars(painter, room, broad, most, place)
            self._mean(painter, room, place)
        self._foot(painter, room)
        if len(self._runs) > 1:
            self._legend(painter)
        painter.end()

    def _dress(self, painter: QPainter, place: int) -> None:
        palette, role = self.palette(), QPalette.ColorRole
        if place == 0:
            painter.setPen(QPen(palette.color(role.Dark), 0.6))
            painter.setBrush(palette.color(role.Accent))
        else:
            painter.setPen(QPen(palette.color(role.Text), 1.4))
            painter.setBrush(palette.color(role.Base))

    def _bars(self, painter: QPainter, room: QRectF, broad: float, most: float, place: int) -> None:
        self._dress(painter, place)
        width = broad / len(self._runs)
        for points, at in self._runs[place][1].items():
            left = self._x(room, points) + width * place
            tall = room.height() * at / most
            painter.drawRect(QRectF(left + 0.7, room.bottom() - tall, max(1.0, width - 1.4), tall))

    def _mean(self, painter: QPainter, room: QRectF, place: int) -> None:
        self._dress(painter, place)
        x, y = self._x(room, self._runs[place][2] + 0.5), room.bottom() + 1
        painter.drawPolygon(
            QPolygonF([QPointF(x, y), QPointF(x - 4.5, y + 8), QPointF(x + 4.5, y + 8)])
        )

    def _foot(self, painter: QPainter, room: QRectF) -> None:
        line = self.fontMetrics().height()
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        low, high = self._ends()
        widest = self.fontMetrics().horizontalAdvance(str(-max(abs(low), abs(high)))) * 1.8
        step = next(
            (step for step in STEPS if room.width() * step / (high - low + 1) >= widest), STEPS[-1]
        )
        for points in range(-(-low // step) * step, high + 1, step):
            middle = self._x(room, points + 0.5)
            box = QRectF(middle - 20, room.bottom() + 9, 40, line)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, str(points))
        foot = QRectF(room.left(), room.bottom() + 9 + line, room.width(), line + 2)
        painter.drawText(foot, Qt.AlignmentFlag.AlignHCenter, self._axis)

    def _legend(self, painter: QPainter) -> None:
        metrics, x = self.fontMetrics(), 6.0
        for place, (name, _, _) in enumerate(self._runs):
            self._dress(painter, place)
            size = metrics.height() * 0.6
            painter.drawRect(QRectF(x, metrics.height() * 0.35, size, size))
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            width = metrics.horizontalAdvance(name)
            box = QRectF(x + size + 6, 0, width + 4, metrics.height() * 1.3)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
            x += size + width + 24

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the shares under the cursor."""
        room = self._room()
        low, high = self._ends()
        share = (event.position().x() - room.left()) / room.width()
        points = floor(share * (high - low + 1)) + low
        told = [
            f"{name} {percent(shares[points])}".strip()
            for name, shares, _ in self._runs
            if points in shares
        ]
        text = f"{points}: {', '.join(told)}" if told else ""
        QToolTip.showText(event.globalPosition().toPoint(), text, self)

"""The points of a game, turn by turn, as a curve that can be clicked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from reconquista_qt.view.numbers import digits

MARGIN: Final = 22  # pixels, for the numbers
REACH: Final = 16  # pixels within which a turn is meant


class PointsCurve(QWidget):
    """Shows the points at the beginning of each turn and at the end.

    The turns with the greatest gain and the greatest loss are marked. A click on a turn, or the
    arrow keys and Enter, asks to play again from there.
    """

    turnWanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: list[tuple[int, int]] = []
        self._levels: Sequence[int] = ()
        self.turn = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(self.fontMetrics().height() * 8)

    def show_points(self, scores: Mapping[int, int], levels: Sequence[int]) -> None:
        """Show points by turn, the end as the turn after the last; `levels` are lines across."""
        self._points, self._levels = sorted(scores.items()), levels
        self.turn = 0
        told = ", ".join(f"{turn}: {points}" for turn, points in self._points)
        self.setAccessibleDescription(told)
        self.update()

    @property
    def best_turn(self) -> tuple[int, int]:
        """The turn that brought most points, and how many; (0, 0) where none did."""
        return max(self._changes(), key=lambda change: change[1], default=(0, 0))

    @property
    def worst_turn(self) -> tuple[int, int]:
        """The turn that cost most points, and how many (below 0); (0, 0) where none did."""
        return min(self._changes(), key=lambda change: change[1], default=(0, 0))

    def _changes(self) -> list[tuple[int, int]]:
        pairs = zip(self._points, self._points[1:], strict=False)
        return [(turn, after - before) for (turn, before), (_, after) in pairs]

    def _place(self, turn: int, points: float) -> QPointF:
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN / 2, -MARGIN / 2, -MARGIN)
        first, last = self._points[0][0], self._points[-1][0]
        top = max(30, *(points for _, points in self._points), *self._levels)
        low = min(0, *(points for _, points in self._points))
        along = (turn - first) / max(1, last - first)
        return QPointF(
            room.left() + room.width() * along,
            room.bottom() - room.height() * (points - low) / (top - low),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the curve."""
        if len(self._points) < 2:
            return
        painter, roles = QPainter(self), QPalette.ColorRole
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        faint = QColor(palette.color(roles.Text))
        faint.setAlpha(60)
        first, last = self._points[0][0], self._points[-1][0]
        for level in self._levels:
            painter.setPen(QPen(faint, 1, Qt.PenStyle.DotLine))
            painter.drawLine(self._place(first, level), self._place(last, level))
            painter.setPen(palette.color(roles.PlaceholderText))
            painter.drawText(QPointF(1, self._place(first, level).y() + 4), digits(level))
        painter.setPen(palette.color(roles.PlaceholderText))
        for turn, _ in self._points[:-1]:
            if turn == first or turn % 5 == 0:
                at = self._place(turn, 0)
                painter.drawText(QPointF(at.x() - 6, self.height() - 5), digits(turn))
        painter.setPen(QPen(palette.color(roles.Highlight), 2.4))
        places = [self._place(*point) for point in self._points]
        painter.drawPolyline(QPolygonF(places))
        marked = {self.best_turn[0]: "▲", self.worst_turn[0]: "▼"}
        for (turn, _), place in zip(self._points[:-1], places, strict=False):
            strong = turn == self.turn
            painter.setPen(QPen(palette.color(roles.Text), 1.2))
            painter.setBrush(palette.color(roles.Highlight if strong else roles.Base))
            radius = 5.0 if strong else 3.2
            painter.drawEllipse(place, radius, radius)
            if turn in marked and dict(self._changes())[turn]:
                painter.drawText(place + QPointF(-5, -9), marked[turn])
        painter.end()

    def _near(self, at: QPointF) -> int:
        found = [(abs(self._place(*one).x() - at.x()), one[0]) for one in self._points[:-1]]
        nearest = min(found, default=(REACH + 1, 0))
        return nearest[1] if nearest[0] <= REACH else 0

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the turn under the pointer."""
        self._choose(self._near(event.position()) if len(self._points) > 1 else 0)
        if self.turn:
            QToolTip.showText(event.globalPosition().toPoint(), self._told(), self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask to play again from a turn."""
        turn = self._near(event.position()) if len(self._points) > 1 else 0
        if turn and event.button() == Qt.MouseButton.LeftButton:
            self.turnWanted.emit(turn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from turn to turn, and play again from one."""
        turns = [turn for turn, _ in self._points[:-1]]
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and turns:
            step = 1 if event.key() == Qt.Key.Key_Right else -1
            place = turns.index(self.turn) + step if self.turn in turns else 0
            self._choose(turns[min(len(turns) - 1, max(0, place))])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.turn:
            self.turnWanted.emit(self.turn)
        else:
            super().keyPressEvent(event)

    def _choose(self, turn: int) -> None:
        if turn != self.turn:
            self.turn = turn
            self.setAccessibleName(self._told() if turn else "")
            self.update()

    def _told(self) -> str:
        points = dict(self._points)[self.turn]
        text = self.tr("Turn {0}: {1} points. Click to play again from here.")
        return text.format(digits(self.turn), digits(points))

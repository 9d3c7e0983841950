"""The timeline of a game: turns, and the events that its game marks; drag along it to go there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from reconquista_qt.model.lines import Course

Mark = Literal["lozenge", "square", "dot", "stroke"]
Marks = Sequence[tuple[str, Mark]]  # kinds of events, the most telling last: it lies on the others


class Timeline(QWidget):
    """Shows where in the game the board stands; the moments are those where someone decides."""

    wanted = Signal(int)  # the place of a moment

    def __init__(self, marks: Marks = (), parent: QWidget | None = None) -> None:
        """`marks` are the events that are shown, each with its shape."""
        super().__init__(parent)
        self._marks = tuple(marks)
        self._course = Course((), ())
        self._place = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_course(self, course: Course, place: int) -> None:
        """Show a course, and at which of its moments the board stands."""
        self._course, self._place = course, place
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        return QSize(240, round(self.fontMetrics().height() * 3.2))

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which it can be read."""
        return QSize(120, self.sizeHint().height())

    # -- places --------------------------------------------------------------------------------

    def _x(self, inputs: float) -> float:
        last = self._course.moments[-1].inputs if self._course.moments else 0
        margin = self.fontMetrics().height() * 0.7
        return margin + (self.width() - 2 * margin) * inputs / max(1, last)

    def moment_at(self, x: float) -> int:
        """Return the place of the moment nearest to a point."""
        moments = self._course.moments
        return min(range(len(moments)), key=lambda n: abs(self._x(moments[n].inputs) - x))

    # -- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, the turns below it, what happened above it, and the pointer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, role, line = self.palette(), QPalette.ColorRole, self.fontMetrics().height()
        moments = self._course.moments
        middle = self.height() * 0.52
        painter.setPen(QPen(palette.color(role.Mid), 3))
        painter.drawLine(QPointF(self._x(0), middle), QPointF(self.width() - self._x(0), middle))
        if moments:
            here = self._x(moments[self._place].inputs)
            painter.setPen(QPen(palette.color(role.Highlight), 4))
            painter.drawLine(QPointF(self._x(0), middle), QPointF(here, middle))
            self._paint_turns(painter, middle, line)
            self._paint_marks(painter, middle, line)
            painter.setBrush(palette.color(role.Highlight))
            painter.setPen(QPen(palette.color(role.HighlightedText), 1.5))
            painter.drawEllipse(QPointF(here, middle), line * 0.38, line * 0.38)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.color(role.Highlight), 1, Qt.PenStyle.DotLine))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
        painter.end()

    def _paint_turns(self, painter: QPainter, middle: float, line: float) -> None:
        palette, role = self.palette(), QPalette.ColorRole
        free, turn = 0.0, 0
        for entry in self._course.journal:
            if entry.turn == turn:
                continue
            turn = entry.turn
            x = self._x(entry.input)
            painter.setPen(QPen(palette.color(role.Dark), 1))
            painter.drawLine(QPointF(x, middle), QPointF(x, middle + line * 0.5))
            if x >= free:
                painter.setPen(palette.color(role.PlaceholderText))
                text = QRectF(x - 30, middle + line * 0.5, 60, line)
                painter.drawText(text, Qt.AlignmentFlag.AlignHCenter, str(turn))
                free = x + self.fontMetrics().horizontalAdvance("20") * 1.6

    def _paint_marks(self, painter: QPainter, middle: float, line: float) -> None:
        palette, role = self.palette(), QPalette.ColorRole
        top, size = middle - line * 0.85, line * 0.26
        for kind, shape in self._marks:
            for entry in self._course.journal:
                if entry.event.kind != kind:
                    continue
                at = QPointF(self._x(entry.input), top)
                painter.setPen(Qt.PenStyle.NoPen)
                # Shapes tell them apart as well as colours.
                if shape == "lozenge":
                    painter.setBrush(palette.color(role.Accent))
                    painter.drawPolygon(_lozenge(at, size * 1.2))
                elif shape == "square":
                    painter.setBrush(palette.color(role.Text))
                    painter.drawRect(QRectF(at.x() - size * 0.8, at.y() - size * 0.8,
                                            size * 1.6, size * 1.6))  # fmt: skip
                elif shape == "stroke":
                    painter.setPen(QPen(palette.color(role.Text), 1.5))
                    painter.drawLine(at + QPointF(0, -size), at + QPointF(0, size))
                else:
                    painter.setBrush(palette.color(role.PlaceholderText))
                    painter.drawEllipse(at, size * 0.7, size * 0.7)

    # -- mouse and keys ------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment under the mouse."""
        if event.button() == Qt.MouseButton.LeftButton and self._course.moments:
            self._want(self.moment_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along with the mouse."""
        if event.buttons() & Qt.MouseButton.LeftButton and self._course.moments:
            self._want(self.moment_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back and forward by the arrows, to either end by Home and End."""
        last = len(self._course.moments) - 1
        places = {
            Qt.Key.Key_Left: self._place - 1,
            Qt.Key.Key_Right: self._place + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        place = places.get(Qt.Key(event.key()))
        if place is None or last < 0:
            super().keyPressEvent(event)
        else:
            self._want(min(last, max(0, place)))

    def _want(self, place: int) -> None:
        if place != self._place:
            self.wanted.emit(place)


def _lozenge(at: QPointF, size: float) -> QPolygonF:
    return QPolygonF(
        [
            at + QPointF(0, -size),
            at + QPointF(size, 0),
            at + QPointF(0, size),
            at - QPointF(size, 0),
        ]
    )

"""The levels of victory as a bar, with the present score on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from reconquista_qt.games.reconquista.rules.score import LEVELS
from reconquista_qt.view.languages import Languages

MOST_POINTS = 40


class LevelBar(QWidget):
    """The five levels of victory on a bar of forty points, with the present score on it."""

    def __init__(self, languages: Languages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._languages = languages
        self._points = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: int) -> None:
        """Show a score."""
        self._points = points
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        return QSize(160, round(self.fontMetrics().height() * 2.3))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, its bounds and the pointer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, role = self.palette(), QPalette.ColorRole
        metrics = painter.fontMetrics()
        margin = metrics.horizontalAdvance("40") / 2 + 2
        width = self.width() - 2 * margin
        top, thick = self.height() * 0.3, self.height() * 0.2

        def at(points: float) -> float:
            return margin + width * min(points, MOST_POINTS) / MOST_POINTS

        painter.setPen(QPen(palette.color(role.Mid), 1))
        painter.setBrush(palette.color(role.Base))
        painter.drawRoundedRect(QRectF(margin, top, width, thick), thick / 2, thick / 2)
        painter.setBrush(palette.color(role.Accent))
        painter.setPen(Qt.PenStyle.NoPen)
        reached = max(at(self._points) - margin, thick)
        painter.drawRoundedRect(QRectF(margin, top, reached, thick), thick / 2, thick / 2)
        for least, _ in LEVELS[:-1]:
            painter.setPen(QPen(palette.color(role.Dark), 1.5))
            x = at(least)
            painter.drawLine(QPointF(x, top - 3), QPointF(x, top + thick + 3))
            painter.setPen(palette.color(role.PlaceholderText))
            label = QRectF(x - 20, top + thick + 2, 40, metrics.height())
            painter.drawText(label, Qt.AlignmentFlag.AlignHCenter, str(least))
        painter.setBrush(palette.color(role.Highlight))
        painter.setPen(QPen(palette.color(role.HighlightedText), 1))
        x, half = at(self._points), self.height() * 0.13
        pointer = [QPointF(x, top + 1), QPointF(x - half, top - half * 1.6)]
        pointer.append(QPointF(x + half, top - half * 1.6))
        painter.drawPolygon(QPolygonF(pointer))
        painter.end()

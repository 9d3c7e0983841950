"""How hot an area is: a tint and a pattern in four steps, and the chance on a shield beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.games.reconquista.board.map.area_item import AreaItem
from reconquista_qt.view.art.colours import Mark, mark
from reconquista_qt.view.numbers import percentage

# From which chance on, and how it is drawn: tint, pattern, strength of the pattern, band.
STEPS: Final = (
    (0.0, 26, "dots", 150, 1.6),
    (0.1, 44, "slashes", 150, 2.2),
    (0.25, 66, "cross", 150, 3.0),
    (0.5, 104, "cross", 220, 4.2),
)
INK: Final = "#1a120a"
PAPER: Final = "#f8efd9"


def step_of(chance: float) -> int:
    """Return the step of a chance, 0 to 3."""
    return max(step for step, (least, *_) in enumerate(STEPS) if chance >= least)


class HeatItem(AreaItem):
    """The heat over one area."""

    def __init__(
        self, area: str, outline: QPainterPath, chance: float, tone: Mark = "danger"
    ) -> None:
        super().__init__(area, outline)
        self._tone = tone
        self._layers = (f"{tone}{step_of(chance)}",)
        self.setZValue(0.4)
        self.setVisible(True)

    def _draw(self, painter: QPainter, name: str, scale: float, ratio: float) -> None:
        _, tint, pattern, strength, width = STEPS[int(name[-1])]
        tone = mark(self._tone, self._theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._fill(painter, tone, tint)
        self._hatch(painter, pattern, tone, strength, scale, ratio)
        self._band(painter, tone, width, scale, casing=mark("path", self._theme))


class DangerShield(QGraphicsItem):
    """A small shield with the chance that an area is struck; red fills it from the foot."""

    def __init__(self, chance: float, shown: int, tone: str) -> None:
        """`shown` is the chance as a whole percentage, rounded together with the others."""
        super().__init__()
        self._chance, self._shown, self._tone = chance, shown, QColor(tone)
        self._font = QFont(QGuiApplication.font())
        self._font.setBold(True)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(640)

    def boundingRect(self) -> QRectF:
        """Return the shield with its edge, in pixels."""
        return QRectF(-26, -17, 52, 38)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the shield."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shield = QPainterPath(QPointF(-23, -14))
        shield.lineTo(23, -14)
        shield.lineTo(23, 3)
        shield.cubicTo(23, 11, 11, 15, 0, 19)
        shield.cubicTo(-11, 15, -23, 11, -23, 3)
        shield.closeSubpath()
        painter.setPen(QPen(QColor(INK), 1.8))
        painter.setBrush(QColor(PAPER))
        painter.drawPath(shield)
        painter.save()
        painter.setClipPath(shield)
        tone = QColor(self._tone)
        tone.setAlpha(120)
        painter.fillRect(QRectF(-23, 19 - 33 * self._chance, 46, 33), tone)
        painter.restore()
        painter.setFont(self._font)
        painter.setPen(QColor(INK))
        text = QRectF(-23, -13, 46, 22)
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, percentage(self._shown))

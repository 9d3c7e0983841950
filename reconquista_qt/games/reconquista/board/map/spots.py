"""The forces on the minimap: one spot for each, whose colour and shape tell its side."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from reconquista_qt.games.reconquista.board.art.colours import side_of, tint

from .scene import BoardScene


class Spots:
    """Paints what a scene shows."""

    def __init__(self, board: BoardScene) -> None:
        self._board = board

    def paint(self, painter: QPainter, scale: float) -> None:
        """Paint the forces of all areas at a scale."""
        for area in self._board.areas:
            self._paint_area(painter, area, scale)

    def _paint_area(self, painter: QPainter, area: str, scale: float) -> None:
        board = self._board
        there = board.there(area)
        radius = max(3.0, 62 * scale)
        for place, units in (("units", there.units), ("besiegers", there.besiegers)):
            side = next((side_of(kind) for kind in units if side_of(kind)), None)
            if side is None:
                continue
            at = board.place_of(area, place) * scale
            painter.setPen(QPen(QColor("#000000"), 0.8))
            painter.setBrush(QColor(tint(side, board.art).base))
            box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            # The shape tells the sides apart too: round, square or lozenge.
            if side == "christian":
                painter.drawEllipse(box)
            elif side == "muslim":
                painter.drawRect(
                    box.adjusted(radius * 0.15, radius * 0.15, -radius * 0.15, -radius * 0.15)
                )
            else:
                painter.drawPolygon(
                    [at + QPointF(0, -radius), at + QPointF(radius, 0),
                     at + QPointF(0, radius), at + QPointF(-radius, 0)]
                )  # fmt: skip

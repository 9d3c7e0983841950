"""A nation's emblem on a disc of its colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from .colours import nation_tint
from .emblems import emblem


def paint_shield(painter: QPainter, room: QRectF, nation: str) -> None:
    """Paint a nation's emblem on a disc of its colour."""
    tint = nation_tint(nation)
    painter.setPen(QPen(QColor(tint.shade), max(1.0, room.width() * 0.04)))
    painter.setBrush(QColor(tint.base))
    painter.drawEllipse(room)
    shape = emblem(nation)
    if shape is not None:
        painter.save()
        painter.translate(room.center())
        painter.scale(room.width() * 0.66 / 100, room.width() * 0.66 / 100)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint.text))
        painter.drawPath(shape)
        painter.restore()

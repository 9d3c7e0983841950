"""The counters: cardboard in the colour of the power, with the emblem of the unit and the arms."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from reconquista_qt.model.surface import Piece
from reconquista_qt.view.art.colours import ArtTheme, Tint
from reconquista_qt.view.table.art import PlainArt
from reconquista_qt.view.table.look import NEUTRAL
from reconquista_qt.view.table.symbols import symbol

from .arms import paint_arms
from .powers import EMBLEMS, POWERS, power_of

_LEAST_PX: Final = 18  # of a counter on which arms can be told


def tint_of(piece: Piece, theme: ArtTheme) -> Tint:
    """Return the colours of the power that a counter belongs to."""
    owner = piece.badges[0] if piece.badges else piece.id.partition(".")[0]
    usual = {"christian": "asturias_leon", "muslim": "muslim"}.get(piece.seat, "")
    power = power_of(owner)[0]
    return POWERS.get(power if power in POWERS else usual, NEUTRAL)


class PowerArt(PlainArt):
    """Cardboard of the powers; the arms at the lower right tell them for every kind of sight."""

    def __init__(self) -> None:
        super().__init__(tint_of, emblems=EMBLEMS, key="st279")

    def _print(
        self, painter: QPainter, piece: Piece, face: QRectF, tint: Tint, theme: ArtTheme, size: int
    ) -> None:
        shape = symbol(EMBLEMS.get(piece.art, piece.art))
        if shape is not None:
            side = face.width() * 0.66
            painter.save()
            painter.translate(face.topLeft() + QPointF(face.width() * 0.43, face.height() * 0.43))
            painter.scale(side / 100, side / 100)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint.text))
            painter.drawPath(shape)
            painter.restore()
        if piece.badges and size >= _LEAST_PX:
            side = face.width() * 0.44
            room = QRectF(face.right() - side * 0.96, face.bottom() - side * 1.0, side, side)
            paint_arms(painter, room, piece.badges[0])

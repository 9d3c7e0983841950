"""The counters: squares in the nation's colour with its emblem, round ones for what never moves.

The rim is in the colour of the player who leads the nation, so that both can be told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from reconquista_qt.model.surface import Piece
from reconquista_qt.view.art import printing
from reconquista_qt.view.art.card_marks import CORNER
from reconquista_qt.view.art.colours import PRINT, ArtTheme, Tint
from reconquista_qt.view.table.art import MARGIN, PlainArt
from reconquista_qt.view.table.symbols import symbol

from .colours import nation_tint
from .emblems import emblem
from .figures import figure

ROUND: Final = frozenset(("castle", "city", "royal_city", "ruin_castle", "ruin_city", "ruin_fort"))
RUINS: Final = frozenset(("ruin_castle", "ruin_city", "ruin_fort"))
LOW: Final = ("ruin_castle", "ruin_city", "ruin_fort", "castle", "city", "royal_city", "fort",
              "fortress")  # fmt: skip
_NO_PEN: Final = Qt.PenStyle.NoPen


def nation_of(piece: Piece) -> str:
    """Return the nation that a counter belongs to; its badge tells it."""
    return piece.badges[0] if piece.badges else ""


class NationArt(PlainArt):
    """Cardboard of the nations; `seat_tint` gives the colours of a player."""

    def __init__(self, seat_tint: Callable[[Piece, ArtTheme], Tint]) -> None:
        super().__init__(self._tint_of, key="hispania")
        self._seat_tint = seat_tint

    def _tint_of(self, piece: Piece, theme: ArtTheme) -> Tint:
        nation = nation_of(piece)
        return nation_tint(nation) if nation else self._seat_tint(piece, theme)

    def order(self, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """Return the pieces with walls lowest and leaders on top."""
        return tuple(sorted(pieces, key=_height))

    def _card(self, piece: Piece, size: int, theme: ArtTheme, layers: int) -> QPixmap:
        margin = MARGIN * size
        pixmap = printing.blank(round(size + 2 * margin), round(size + 2.6 * margin))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_NO_PEN)
        tint, rim = self._tint_of(piece, theme), self._seat_tint(piece, theme)
        face = QRectF(margin, margin, size, size)
        is_round = piece.art in ROUND
        corner, thick = (size / 2 if is_round else CORNER * size), max(1.0, 0.045 * size)
        for i in range(4):
            spread = margin * 0.6 * (1 - i / 4)
            painter.setBrush(QColor(20, 10, 4, 26))
            shadow = face.adjusted(
                -spread * 0.5, thick, spread * 0.7, thick * layers + spread * 0.7
            )
            painter.drawRoundedRect(shadow, corner + spread, corner + spread)
        for layer in range(layers, 0, -1):
            lower = face.translated(0, thick * layer * 0.8)
            painter.setBrush(QColor(rim.shade).darker(135))
            painter.drawRoundedRect(lower, corner, corner)
            painter.setBrush(QColor(PRINT["ivory_shade"]))
            painter.drawRoundedRect(lower.translated(0, -thick * 0.3), corner, corner)
        painter.setBrush(QColor(rim.base))
        painter.setPen(QPen(QColor(rim.shade), max(1.0, size * 0.025)))
        edge = max(0.5, size * 0.012)
        painter.drawRoundedRect(face.adjusted(edge, edge, -edge, -edge), corner, corner)
        wide = size * 0.085
        inner = face.adjusted(wide, wide, -wide, -wide)
        painter.setBrush(QColor(PRINT["ivory_shade"] if piece.art in RUINS else tint.base))
        painter.setPen(QPen(QColor(tint.shade), max(0.6, size * 0.014)))
        less = corner - (wide if is_round else wide * 0.5)
        painter.drawRoundedRect(inner, less, less)
        self._print(painter, piece, face, tint, theme, size)
        if piece.spent:
            self._fade(painter, face, corner, size)
        painter.end()
        return pixmap

    def _print(
        self, painter: QPainter, piece: Piece, face: QRectF, tint: Tint, theme: ArtTheme, size: int
    ) -> None:
        nation = nation_of(piece)
        shape = figure(piece.art) or symbol(piece.art)
        badge = emblem(nation) if nation and piece.art not in RUINS else None
        ink = QColor(tint.text if piece.art not in RUINS else PRINT["slate"])
        if shape is not None:
            share, at = (0.62, QPointF(0.42, 0.45)) if badge else (0.66, QPointF(0.5, 0.5))
            self._stamp(painter, shape, face, at, share, ink)
        if badge is not None:
            middle = face.topLeft() + QPointF(face.width() * 0.715, face.height() * 0.705)
            radius = size * 0.235
            painter.setPen(QPen(QColor(tint.shade), max(0.6, size * 0.018)))
            painter.setBrush(QColor(PRINT["ivory"]))
            painter.drawEllipse(middle, radius, radius)
            dark = QColor(tint.base)
            if dark.lightnessF() > 0.42:
                dark = dark.darker(260)
            self._stamp(painter, badge, face, QPointF(0.715, 0.705), 0.345, dark)

    def _stamp(
        self, painter: QPainter, shape: QPainterPath, face: QRectF, at: QPointF, share: float,
        ink: QColor,
    ) -> None:  # fmt: skip
        painter.save()
        painter.translate(face.topLeft() + QPointF(face.width() * at.x(), face.height() * at.y()))
        painter.scale(face.width() * share / 100, face.width() * share / 100)
        painter.setPen(_NO_PEN)
        painter.setBrush(ink)
        painter.drawPath(shape)
        painter.restore()


def _height(piece: Piece) -> int:
    if piece.art == "leader":
        return 20
    return LOW.index(piece.art) if piece.art in LOW else 10

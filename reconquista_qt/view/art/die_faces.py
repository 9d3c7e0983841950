"""Dice: their faces, how they look when they hit or miss, and how they tumble."""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import (
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QTransform

from reconquista_qt.view.art.colours import PRINT, ArtTheme, Tint

Outcome = Literal["hit", "miss"]
Vector = tuple[float, float, float]

# Where the pips lie on a face of side 1, from its centre.
_P = 0.26
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-_P, -_P), (_P, _P)),
    3: ((-_P, -_P), (0, 0), (_P, _P)),
    4: ((-_P, -_P), (_P, -_P), (-_P, _P), (_P, _P)),
    5: ((-_P, -_P), (_P, -_P), (0, 0), (-_P, _P), (_P, _P)),
    6: ((-_P, -_P), (_P, -_P), (-_P, 0), (_P, 0), (-_P, _P), (_P, _P)),
}
_SIDEWAYS = {1: (2, 3), 2: (1, 3), 3: (1, 2), 4: (1, 2), 5: (1, 3), 6: (2, 3)}
# Part of `rect` that a resting die fills; the rest is room for its shadow and rim.
_BODY = 0.84


def _colours(tint: Tint | None) -> tuple[QColor, QColor, QColor]:
    """Return face, shade and pips."""
    if tint is None:
        return QColor(PRINT["ivory"]), QColor(PRINT["ivory_shade"]), QColor(PRINT["ink"])
    return QColor(tint.base), QColor(tint.shade), QColor(tint.text)


def _paint_face(
    painter: QPainter, value: int, face: QColor, edge: QColor, pips: QColor, light: float = 1.0
) -> None:
    """Paint a face on the square of side 1 around the origin; `light` below 1 turns it away."""
    square = QRectF(-0.5, -0.5, 1, 1)
    painter.setPen(QPen(QColor(PRINT["ink"]), 0.045))
    painter.setBrush(edge.darker(round(100 + 60 * (1 - light))))
    painter.drawRoundedRect(square, 0.2, 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(face.darker(round(100 + 60 * (1 - light))))
    painter.drawRoundedRect(QRectF(-0.45, -0.46, 0.9, 0.9), 0.2, 0.2)
    painter.setBrush(QColor(255, 255, 255, round(46 * light)))
    painter.drawRoundedRect(QRectF(-0.42, -0.43, 0.84, 0.3), 0.15, 0.15)
    painter.setBrush(pips)
    radius = 0.125 if value == 1 else 0.095
    for x, y in PIPS.get(value, ()):
        painter.drawEllipse(QPointF(x, y), radius, radius)


def _shadow(painter: QPainter, centre: QPointF, half: float, strength: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(4):
        spread = half * (1.12 - 0.09 * i)
        painter.setBrush(QColor(20, 10, 4, round(30 * strength)))
        box = QRectF(-spread, -spread, 2 * spread, 2 * spread).translated(centre)
        painter.drawRoundedRect(box, spread * 0.45, spread * 0.45)


def paint_die(
    painter: QPainter,
    rect: QRectF,
    value: int,
    *,
    tint: Tint | None = None,
    outcome: Outcome | None = None,
    theme: ArtTheme = "light",
) -> None:
    """Paint a die at rest in the square `rect`: `value` 1 to 6, or 0 for one not yet thrown.

    A hit has a gold rim and a star at its corner; a miss is dimmed and struck through.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = rect.width() * _BODY
    face, shade, pips = _colours(tint)
    _shadow(painter, rect.center() + QPointF(0, size * 0.06), size / 2, 1.0)
    if outcome == "miss":
        painter.setOpacity(painter.opacity() * 0.5)
    painter.translate(rect.center())
    painter.scale(size, size)
    _paint_face(painter, value, face, shade, pips)
    if outcome == "hit":
        _hit(painter)
    elif outcome == "miss":
        painter.setOpacity(min(1.0, painter.opacity() * 2))
        slash = QPen(QColor(PRINT["ink"]), 0.11)
        slash.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(slash)
        painter.drawLine(QPointF(-0.4, 0.4), QPointF(0.4, -0.4))
        painter.setPen(QPen(QColor(PRINT["ivory"]), 0.05))
        painter.drawLine(QPointF(-0.39, 0.39), QPointF(0.39, -0.39))
    painter.restore()


def _hit(painter: QPainter) -> None:
    """Paint the gold rim and the star of a die that hits."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((PRINT["ink"], 0.15), (PRINT["gold"], 0.1), (PRINT["gold_light"], 0.035)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(QRectF(-0.5, -0.5, 1, 1), 0.2, 0.2)
    corners = QPolygonF()
    for i in range(16):
        radius = 0.25 if i % 2 == 0 else 0.13
        angle = math.pi * i / 8
        corners.append(QPointF(0.44 + radius * math.sin(angle), -0.44 - radius * math.cos(angle)))
    painter.setPen(QPen(QColor(PRINT["ink"]), 0.045))
    painter.setBrush(QColor(PRINT["gold_light"]))
    painter.drawPolygon(corners)


def _turn(v: Vector, x: float, y: float, z: float) -> Vector:
    """Turn a vector about the three axes in order."""
    a, b, c = v
    b, c = b * math.cos(x) - c * math.sin(x), b * math.sin(x) + c * math.cos(x)
    a, c = a * math.cos(y) + c * math.sin(y), c * math.cos(y) - a * math.sin(y)
    a, b = a * math.cos(z) - b * math.sin(z), a * math.sin(z) + b * math.cos(z)
    return a, b, c


def _faces(value: int) -> list[tuple[int, Vector, Vector, Vector]]:
    """Return the six faces as (value, outwards, right, down) with `value` towards the viewer."""
    right, up = _SIDEWAYS.get(value, (2, 3))
    front = value or 1
    return [
        (front, (0, 0, 1), (1, 0, 0), (0, 1, 0)),
        (7 - front, (0, 0, -1), (-1, 0, 0), (0, 1, 0)),
        (right, (1, 0, 0), (0, 0, -1), (0, 1, 0)),
        (7 - right, (-1, 0, 0), (0, 0, 1), (0, 1, 0)),
        (up, (0, -1, 0), (1, 0, 0), (0, 0, 1)),
        (7 - up, (0, 1, 0), (1, 0, 0), (0, 0, -1)),
    ]


def paint_rolling_die(
    painter: QPainter,
    rect: QRectF,
    value: int,
    t: float,
    *,
    tint: Tint | None = None,
    theme: ArtTheme = "light",
    seed: int = 0,
) -> None:
    """Paint the moment `t` (0 thrown, 1 at rest) of a throw that ends on `value`.

    The die is a cube that turns as it hops; different seeds tumble differently.
    """
    if t >= 1:
        paint_die(painter, rect, value, tint=tint, theme=theme)
        return
    left = (1 - max(0.0, t)) ** 1.7
    ways = (1 if seed & 1 else -1, 1 if seed & 2 else -1)
    spin = 0.85 + 0.15 * (seed * 7 % 5)
    x, y = 4.6 * left * ways[0] * spin, 5.4 * left * ways[1]
    z = 2.2 * left * ways[1] * spin
    hop = abs(math.cos(t * math.pi * 2.5)) * left
    face, shade, pips = _colours(tint)
    size = rect.width() * _BODY * (0.78 + 0.22 * (1 - left) + 0.1 * hop)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rise = rect.height() * 0.22 * hop
    _shadow(painter, rect.center() + QPointF(0, size * 0.06 + rise * 0.5), size * 0.46, 1 - hop / 2)
    middle = rect.center() - QPointF(0, rise)
    # A cube seen from a corner is wider than its face.
    size *= 1 - 0.28 * min(1.0, abs(math.sin(x)) + abs(math.sin(y)))
    visible = []
    for number, out, across, down in _faces(value):
        o, a, d = (_turn(v, x, y, z) for v in (out, across, down))
        if o[2] > 0.02:
            visible.append((o[2], number, o, a, d))
    for depth, number, o, a, d in sorted(visible):
        centre = middle + QPointF(o[0] * size / 2, o[1] * size / 2)
        painter.save()
        painter.setTransform(
            QTransform(a[0] * size, a[1] * size, d[0] * size, d[1] * size, centre.x(), centre.y()),
            True,
        )
        _paint_face(painter, number, face, shade, pips, 0.45 + 0.55 * depth)
        painter.restore()
    painter.restore()

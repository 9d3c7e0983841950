"""Dice of other faces than six, with their number, and chits that are drawn face down."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from reconquista_qt.view.art.colours import PRINT, Tint

TURNS: Final = 9  # numbers that pass while a die tumbles
CORNERS: Final = {4: 3, 8: 4, 10: 4, 12: 5, 20: 6}  # of the outline of a die, by its faces


def number_shown(value: int, faces: int, t: float, seed: int = 0) -> int:
    """Return what lies on top at the moment `t` of a throw: at rest, from 1 on, its value."""
    if t >= 1 or faces < 2:
        return value
    return (seed * 5 + int(max(0.0, t) * TURNS) * 7 + value) % faces + 1


def paint_numbered_die(
    painter: QPainter,
    rect: QRectF,
    value: int,
    faces: int,
    t: float,
    *,
    tint: Tint | None = None,
    seed: int = 0,
) -> None:
    """Paint the moment `t` (0 thrown, 1 at rest) of a die that ends on `value`."""
    left = (1 - min(1.0, max(0.0, t))) ** 1.7
    hop = abs(math.cos(t * math.pi * 2.5)) * left
    half = rect.width() * 0.44 * (0.84 + 0.16 * (1 - left))
    base = QColor(PRINT["ivory"] if tint is None else tint.base)
    shade = QColor(PRINT["ivory_shade"] if tint is None else tint.shade)
    text = QColor(PRINT["ink"] if tint is None else tint.text)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(0, rect.height() * 0.2 * hop))
    painter.save()
    painter.rotate(300 * left * (1 if seed & 1 else -1))
    outline, face = _outline(faces, half), _outline(faces, half * 0.68)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 10, 4, 60))
    painter.drawPolygon(outline.translated(0, half * 0.12))
    painter.setPen(QPen(QColor(PRINT["ink"]), half * 0.09, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(shade)
    painter.drawPolygon(outline)
    painter.setPen(QPen(shade.darker(130), half * 0.04))
    for corner in range(outline.count()):
        painter.drawLine(outline.at(corner), face.at(corner))
    painter.setBrush(base)
    painter.drawPolygon(face)
    painter.restore()
    painter.rotate(70 * left * (1 if seed & 2 else -1))
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(8, round(half * 0.78)))
    painter.setFont(font)
    painter.setPen(text)
    number = str(number_shown(value, faces, t, seed))
    drop = half * 0.14 if CORNERS.get(faces) == 3 else 0.0
    box = QRectF(-half, -half + drop, 2 * half, 2 * half)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)
    painter.restore()


def _outline(faces: int, half: float) -> QPolygonF:
    """Return what is seen of a die from above: a kite for ten faces, else an even polygon."""
    corners = CORNERS.get(faces, 8)
    wide = 0.92 if corners == 4 else 1.0
    found = QPolygonF()
    for i in range(corners):
        angle = 2 * math.pi * i / corners
        found.append(QPointF(half * wide * math.sin(angle), -half * math.cos(angle)))
    return found


def paint_chit(painter: QPainter, rect: QRectF, t: float, *, seed: int = 0) -> None:
    """Paint the moment `t` of a chit that is drawn: its back, from the cup on to the table."""
    left = (1 - min(1.0, max(0.0, t))) ** 1.7
    half = rect.width() * 0.38
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.rotate(160 * left * (1 if seed & 1 else -1))
    # It turns over as it falls.
    painter.scale(max(0.12, abs(math.cos(left * 7))), 1)
    body = QRectF(-half, -half, 2 * half, 2 * half)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 10, 4, 60))
    painter.drawRoundedRect(body.translated(0, half * 0.12), half * 0.2, half * 0.2)
    painter.setPen(QPen(QColor(PRINT["ink"]), half * 0.08))
    painter.setBrush(QColor(PRINT["ivory_shade"]))
    painter.drawRoundedRect(body, half * 0.2, half * 0.2)
    painter.setPen(QPen(QColor(PRINT["gold"]), half * 0.1))
    painter.setBrush(QColor(PRINT["ivory"]))
    painter.drawRoundedRect(body.adjusted(*(half * f for f in (0.22, 0.22, -0.22, -0.22))), 2, 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PRINT["ink"]))
    star = QPolygonF()
    for i in range(8):
        radius = half * (0.5 if i % 2 == 0 else 0.18)
        angle = math.pi * i / 4
        star.append(QPointF(radius * math.sin(angle), -radius * math.cos(angle)))
    painter.drawPolygon(star)
    painter.restore()

"""The arms of the powers: each is told by its shape alone, however small and in any colour."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from .powers import POWERS, power_of

# Charges are drawn in a square from -50 to 50; the shield fills it.
_IVORY: Final = "#fbf3dd"


def shield() -> QPainterPath:
    """Return the outline of a shield in a square from -50 to 50."""
    path = QPainterPath(QPointF(-40, -46))
    path.lineTo(40, -46)
    path.lineTo(40, -2)
    path.cubicTo(40, 26, 22, 40, 0, 50)
    path.cubicTo(-22, 40, -40, 26, -40, -2)
    path.closeSubpath()
    return path


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _crescent() -> QPainterPath:
    moon, bite = QPainterPath(), QPainterPath()
    moon.addEllipse(QPointF(-3, 0), 29, 29)
    bite.addEllipse(QPointF(9, -2), 23, 23)
    star = QPainterPath()
    for i in range(10):
        turn, far = math.pi * i / 5 - math.pi / 2, 10.0 if i % 2 == 0 else 4.2
        spot = QPointF(15 + far * math.cos(turn), -2 + far * math.sin(turn))
        star.lineTo(spot) if i else star.moveTo(spot)
    star.closeSubpath()
    return (moon - bite) | star


def _cross() -> QPainterPath:
    """Return the cross of Asturias: its arms broaden outwards."""
    arm = _polygon((-4, 4), (-13, -31), (13, -31), (4, 4))
    path = QPainterPath()
    for turn in (0, 90, 270):
        path |= QTransform().rotate(turn).map(arm)
    return path | _polygon((-4, -4), (-13, 41), (13, 41), (4, -4))


def _castle() -> QPainterPath:
    path = _polygon((-29, 32), (-29, -4), (29, -4), (29, 32))
    for x, top in ((-22, -22), (0, -36), (22, -22)):
        tower = _polygon(
            (x - 9, 0), (x - 9, top), (x - 4, top), (x - 4, top + 7), (x + 4, top + 7),
            (x + 4, top), (x + 9, top), (x + 9, 0),
        )  # fmt: skip
        path |= tower
    gate = QPainterPath()
    gate.addRoundedRect(QRectF(-8, 8, 16, 40), 8, 8)
    return path - gate


def _five() -> QPainterPath:
    """Return the five small shields of Portugal, laid as a cross."""
    small = QTransform().scale(0.21, 0.23).map(shield())
    path = QPainterPath()
    for x, y in ((0, -26), (-23, -1), (0, -1), (23, -1), (0, 24)):
        path |= small.translated(x, y)
    return path


def _chains() -> QPainterPath:
    """Return the chains of Navarre: spokes and a ring with a knot at each end."""
    path = QPainterPath()
    bar = _polygon((-3, 0), (-3, -30), (3, -30), (3, 0))
    for i in range(8):
        path |= QTransform().rotate(45 * i).map(bar)
        knot = QPainterPath()
        turn = math.pi * i / 4
        knot.addEllipse(QPointF(29 * math.cos(turn), 29 * math.sin(turn)), 6.5, 6.5)
        path |= knot
    hub = QPainterPath()
    hub.addEllipse(QPointF(), 10, 10)
    return (path | hub).translated(0, -3)


def _pales() -> QPainterPath:
    path = QPainterPath()
    for x in (-27, -9, 9, 27):
        path.addRect(QRectF(x - 4.6, -50, 9.2, 100))
    return path & shield()


def _saint_george() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(-8, -50, 16, 100))
    across = QPainterPath()
    across.addRect(QRectF(-45, -17, 90, 16))
    return (path | across) & shield()


def _lily() -> QPainterPath:
    path = QPainterPath(QPointF(0, -38))
    path.cubicTo(14, -20, 12, -6, 5, 6)
    path.lineTo(-5, 6)
    path.cubicTo(-12, -6, -14, -20, 0, -38)
    for side in (1, -1):
        leaf = QPainterPath(QPointF(side * 4, 8))
        leaf.cubicTo(side * 8, -16, side * 30, -24, side * 30, -4)
        leaf.cubicTo(side * 30, 6, side * 20, 6, side * 20, -2)
        leaf.cubicTo(side * 14, -2, side * 12, 4, side * 11, 10)
        leaf.closeSubpath()
        path |= leaf
    path |= _polygon((-17, 9), (17, 9), (17, 15), (-17, 15))
    return path | _polygon((-5, 14), (5, 14), (10, 34), (0, 28), (-10, 34))


_CHARGES: Final = {
    "muslim": _crescent, "asturias_leon": _cross, "castile": _castle, "portugal": _five,
    "navarre": _chains, "aragon": _pales, "catalonia": _saint_george, "france": _lily,
}  # fmt: skip


@cache
def charge(power: str) -> QPainterPath:
    """Return what a power bears on its shield, in a square from -50 to 50; KeyError if none."""
    return _CHARGES[power]()


def paint_arms(painter: QPainter, room: QRectF, owner: str) -> None:
    """Paint the arms of an owner; those of rebels are broken from corner to corner."""
    power, rebels = power_of(owner)
    tint = POWERS[power]
    side = min(room.width(), room.height()) / 100
    outline = shield()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center())
    painter.scale(side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 12, 6, 90))
    painter.drawPath(outline.translated(3, 5))
    painter.setBrush(QColor(tint.base))
    painter.setPen(QPen(QColor(_IVORY), 7))
    painter.drawPath(outline)
    painter.setPen(QPen(QColor(tint.shade), 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(QTransform().scale(1.05, 1.05).map(outline))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tint.text))
    painter.drawPath(charge(power))
    if rebels:
        painter.setPen(QPen(QColor("#1d120a"), 15, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(-34, 34), QPointF(36, -40))
        painter.setPen(QPen(QColor(_IVORY), 8, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(-34, 34), QPointF(36, -40))
    painter.restore()


def paint_settlers(painter: QPainter, room: QRectF, *, full: bool) -> None:
    """Paint the marker of settlers: a farm with its field; one house before they have arrived."""
    side = min(room.width(), room.height()) / 100
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center())
    painter.scale(side, side)
    painter.setPen(QPen(QColor("#3a2313"), 5))
    painter.setBrush(QColor("#f6ead0"))
    painter.drawEllipse(QPointF(), 47, 47)
    for x, size in ((-14.0, 30.0), (18.0, 24.0)) if full else ((0.0, 34.0),):
        house = _polygon(
            (x - size / 2, 22), (x - size / 2, 22 - size * 0.6), (x, 22 - size * 1.25),
            (x + size / 2, 22 - size * 0.6), (x + size / 2, 22),
        )  # fmt: skip
        painter.setBrush(QColor("#b9583a" if full else "#e6d3a6"))
        painter.drawPath(house)
    painter.restore()

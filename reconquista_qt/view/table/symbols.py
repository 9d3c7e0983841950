"""Emblems for kinds of counters, as outlines in a square from −50 to 50."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker


def _stroked(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


def _lines(*lines: tuple[float, float, float, float], width: float = 9.0) -> QPainterPath:
    path = QPainterPath()
    for x, y, to_x, to_y in lines:
        path.moveTo(x, y)
        path.lineTo(to_x, to_y)
    return _stroked(path, width)


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def sword(turn: float = 0.0) -> QPainterPath:
    """Return a sword through the middle, point upwards, turned by degrees."""
    path = _polygon((-4, 22), (-4, -32), (0, -46), (4, -32), (4, 22))
    path |= _polygon((-17, 20), (17, 20), (17, 27), (-17, 27))
    path |= _polygon((-3.5, 27), (3.5, 27), (3.5, 40), (-3.5, 40))
    knob = QPainterPath()
    knob.addEllipse(QPointF(0, 43), 5.5, 5.5)
    return _turned(path | knob, turn)


def _turned(path: QPainterPath, degrees: float) -> QPainterPath:
    from PySide6.QtGui import QTransform

    return QTransform().rotate(degrees).map(path)


def _foot() -> QPainterPath:
    return sword(38) | sword(-38)


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(-32, -38))
    path.lineTo(32, -38)
    path.lineTo(32, -4)
    path.cubicTo(32, 24, 12, 38, 0, 46)
    path.cubicTo(-12, 38, -32, 24, -32, -4)
    path.closeSubpath()
    return path - _lines((0, -30, 0, 34), (-26, -8, 26, -8), width=7)


def _horse() -> QPainterPath:
    path = QPainterPath(QPointF(-24, 44))
    path.cubicTo(-28, 16, -16, 2, -14, -12)
    path.cubicTo(-16, -24, -8, -36, 4, -40)
    path.lineTo(6, -48)
    path.lineTo(13, -39)
    path.cubicTo(22, -32, 28, -18, 38, -6)
    path.cubicTo(42, 0, 38, 10, 30, 9)
    path.cubicTo(22, 8, 16, 2, 8, 2)
    path.cubicTo(14, 16, 26, 26, 26, 44)
    path.closeSubpath()
    eye = QPainterPath()
    eye.addEllipse(QPointF(13, -20), 4, 4)
    return path - eye


def _bow() -> QPainterPath:
    bow = QPainterPath(QPointF(-14, -44))
    bow.cubicTo(30, -34, 30, 34, -14, 44)
    string = QPainterPath(QPointF(-14, -44))
    string.lineTo(-14, 44)
    path = _stroked(bow, 8) | _stroked(string, 3.5) | _lines((-34, 0, 34, 0), width=5)
    return path | _polygon((28, -9), (46, 0), (28, 9))


def _crossbow() -> QPainterPath:
    stock = _lines((0, 46, 0, -34), width=9) | _polygon((-7, -32), (0, -50), (7, -32))
    arc = QPainterPath(QPointF(-42, 2))
    arc.cubicTo(-26, -34, 26, -34, 42, 2)
    string = QPainterPath(QPointF(-42, 2))
    string.lineTo(0, 12)
    string.lineTo(42, 2)
    return stock | _stroked(arc, 9) | _stroked(string, 3.5)


def _beside(path: QPainterPath, scale: float, dx: float, dy: float) -> QPainterPath:
    from PySide6.QtGui import QTransform

    return QTransform().translate(dx, dy).scale(scale, scale).map(path)


def _horse_bow() -> QPainterPath:
    bow = _beside(_turned(_bow(), 0), 0.72, 22, 12)
    near = _beside(_turned(_bow(), 0), 0.72, 22, 12)
    return (_beside(_horse(), 0.92, -14, -2) - _stroked(near, 7)) | bow


def _sabre() -> QPainterPath:
    blade = QPainterPath(QPointF(-40, 38))
    blade.cubicTo(-4, 26, 30, -4, 40, -44)
    blade.cubicTo(22, -10, -8, 10, -46, 28)
    blade.closeSubpath()
    return blade


def _light_horse() -> QPainterPath:
    # The horse, with a sabre drawn across it.
    blade = _sabre()
    return (_horse() - _stroked(blade, 8)) | blade


def _charge() -> QPainterPath:
    # Horse and couched lance, with the pennon that tells a charge.
    lance = _lines((-48, 10, 48, -20), width=6) | _polygon((20, -12), (34, -44), (40, -18))
    return (_horse() - _stroked(_lines((-48, 10, 48, -20), width=3), 7)) | lance


def _cannon() -> QPainterPath:
    barrel = _turned(_polygon((-34, -11), (36, -15), (44, -17), (44, 17), (36, 15), (-34, 11)), -18)
    knob, wheel, hub = QPainterPath(), QPainterPath(), QPainterPath()
    knob.addEllipse(QPointF(-37, 12), 7, 7)
    wheel.addEllipse(QPointF(-8, 24), 22, 22)
    hub.addEllipse(QPointF(-8, 24), 7, 7)
    return (barrel.translated(0, -6) | knob | (wheel - _stroked(hub, 4))) | hub


def _upward() -> QPainterPath:
    return _polygon(
        (0, -46), (36, -6), (14, -6), (14, 44), (-14, 44), (-14, -6), (-36, -6)
    )  # fmt: skip


def _back() -> QPainterPath:
    # An arrow that turns about and goes down.
    bend = QPainterPath(QPointF(26, 40))
    bend.cubicTo(34, -46, -26, -46, -20, 8)
    return _stroked(bend, 16) | _polygon((-46, 2), (6, 2), (-20, 42))


def _hourglass() -> QPainterPath:
    glass = _polygon((-28, -40), (28, -40), (4, 0), (28, 40), (-28, 40), (-4, 0))
    return glass | _lines((-34, -42, 34, -42), (-34, 42, 34, 42), width=8)


def _flame() -> QPainterPath:
    path = QPainterPath(QPointF(2, -46))
    path.cubicTo(10, -20, 36, -8, 32, 18)
    path.cubicTo(30, 38, 14, 46, 0, 46)
    path.cubicTo(-16, 46, -32, 36, -32, 16)
    path.cubicTo(-32, 0, -20, -8, -16, -24)
    path.cubicTo(-8, -18, -6, -10, -6, -4)
    path.cubicTo(4, -14, 4, -30, 2, -46)
    path.closeSubpath()
    heart = QPainterPath()
    heart.addEllipse(QPointF(0, 26), 11, 13)
    return path - heart


def _horn() -> QPainterPath:
    bend = QPainterPath(QPointF(-38, -18))
    bend.cubicTo(-30, 34, 20, 36, 34, -20)
    return _stroked(bend, 11) | _polygon((20, -20), (48, -20), (40, -44), (28, -44))


def _flag() -> QPainterPath:
    return _polygon((-22, -44), (36, -32), (-22, -4)) | _lines((-24, -46, -24, 46), width=8)


def _cut() -> QPainterPath:
    ring, hole = QPainterPath(), QPainterPath()
    ring.addEllipse(QPointF(), 44, 44)
    hole.addEllipse(QPointF(), 31, 31)
    return (ring - hole) | _lines((-28, 28, 28, -28), width=13)


def _rider() -> QPainterPath:
    lance = _lines((-30, -46, 40, 46), width=6)
    return (_horse() - _stroked(_lines((-30, -46, 40, 46), width=3), 6)) | lance


def _star() -> QPainterPath:
    points = []
    for i in range(10):
        radius = 46 if i % 2 == 0 else 19
        angle = -math.pi / 2 + i * math.pi / 5
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    return _polygon(*points)


def _crown() -> QPainterPath:
    path = _polygon(
        (-40, 26), (-44, -22), (-22, 2), (0, -36), (22, 2), (44, -22), (40, 26)
    )  # fmt: skip
    return path | _polygon((-40, 31), (40, 31), (40, 42), (-40, 42))


def _ship() -> QPainterPath:
    path = QPainterPath(QPointF(-44, 12))
    path.lineTo(44, 12)
    path.cubicTo(40, 30, 28, 40, 20, 40)
    path.lineTo(-20, 40)
    path.cubicTo(-30, 40, -40, 28, -44, 12)
    path.closeSubpath()
    sail = QPainterPath(QPointF(-22, -36))
    sail.cubicTo(2, -42, 24, -40, 28, -34)
    sail.cubicTo(34, -20, 32, -6, 28, 4)
    sail.lineTo(-22, 4)
    sail.cubicTo(-16, -10, -16, -24, -22, -36)
    sail.closeSubpath()
    return path | sail | _lines((2, -46, 2, 12), width=5)


def _tower() -> QPainterPath:
    path = _polygon(
        (-30, 44), (-24, -18), (-34, -18), (-34, -44), (-20, -44), (-20, -34), (-7, -34), (-7, -44),
        (7, -44), (7, -34), (20, -34), (20, -44), (34, -44), (34, -18), (24, -18), (30, 44),
    )  # fmt: skip
    gate = QPainterPath()
    gate.addRoundedRect(QRectF(-9, 14, 18, 40), 9, 9)
    return path - gate


def _tent() -> QPainterPath:
    return _polygon((0, -40), (46, 40), (-46, 40)) - _polygon((0, -6), (14, 40), (-14, 40))


def _wagon() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-42, -22, 84, 38), 10, 10)
    for x in (-24, 24):
        wheel = QPainterPath()
        wheel.addEllipse(QPointF(x, 22), 17, 17)
        hub = QPainterPath()
        hub.addEllipse(QPointF(x, 22), 6, 6)
        path = (path | wheel) - hub
    return path


def _banner() -> QPainterPath:
    flag = QPainterPath(QPointF(-20, -42))
    flag.cubicTo(0, -54, 16, -30, 40, -40)
    flag.lineTo(30, -18)
    flag.lineTo(40, 4)
    flag.cubicTo(16, 12, 0, -8, -20, 4)
    flag.closeSubpath()
    return flag | _lines((-22, -46, -22, 46), width=7)


def _disc() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(), 40, 40)
    hole = QPainterPath()
    hole.addEllipse(QPointF(), 28, 28)
    return path - hole


def _hidden() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-38, -38, 76, 76), 8, 8)
    inner = QPainterPath()
    inner.addRoundedRect(QRectF(-30, -30, 60, 60), 5, 5)
    lozenge = _polygon((0, -24), (24, 0), (0, 24), (-24, 0))
    return (path - inner) | (lozenge - _polygon((0, -12), (12, 0), (0, 12), (-12, 0)))


def _cross() -> QPainterPath:
    return _polygon(
        (-9, 44), (-9, 2), (-36, 2), (-36, -16), (-9, -16), (-9, -44), (9, -44), (9, -16),
        (36, -16), (36, 2), (9, 2), (9, 44),
    )  # fmt: skip


def _crescent() -> QPainterPath:
    path, cut = QPainterPath(), QPainterPath()
    path.addEllipse(QPointF(-2, 0), 42, 42)
    cut.addEllipse(QPointF(12, -6), 34, 34)
    return path - cut


def _spear() -> QPainterPath:
    spear = _lines((0, 46, 0, -20), width=6) | _polygon((0, -48), (10, -20), (-10, -20))
    return _turned(spear, 20) | spear | _turned(spear, -20)


def _engine() -> QPainterPath:
    frame = _lines((-40, 40, 40, 40), (-28, 40, 0, -6), (28, 40, 0, -6), width=8)
    arm = _lines((-38, 16, 30, -32), width=7)
    stone, weight = QPainterPath(), QPainterPath()
    stone.addEllipse(QPointF(34, -36), 9, 9)
    weight.addRoundedRect(QRectF(-48, 10, 18, 18), 3, 3)
    return frame | arm | stone | weight


def _axe() -> QPainterPath:
    head = QPainterPath(QPointF(2, -38))
    head.cubicTo(20, -46, 34, -36, 38, -20)
    head.cubicTo(30, -14, 16, -10, 2, -14)
    head.closeSubpath()
    return _turned(_lines((0, 46, 0, -46), width=7) | head, 18)


SYMBOLS: dict[str, Callable[[], QPainterPath]] = {
    "foot": _foot, "sword": sword, "shield": _shield, "spear": _spear, "axe": _axe, "bow": _bow,
    "horse": _horse, "rider": _rider, "leader": _star, "crown": _crown, "ship": _ship,
    "tower": _tower, "camp": _tent, "wagon": _wagon, "banner": _banner, "ring": _disc,
    "hidden": _hidden, "cross": _cross, "crescent": _crescent, "engine": _engine,
    "crossbow": _crossbow, "horse_bow": _horse_bow, "light_horse": _light_horse, "sabre": _sabre,
    "charge": _charge, "cannon": _cannon, "upward": _upward, "back": _back, "flame": _flame,
    "hourglass": _hourglass, "horn": _horn, "flag": _flag, "cut": _cut,
}  # fmt: skip


@cache
def symbol(name: str) -> QPainterPath | None:
    """Return an emblem by its name (see `SYMBOLS`), or None."""
    draw = SYMBOLS.get(name)
    return draw() if draw else None

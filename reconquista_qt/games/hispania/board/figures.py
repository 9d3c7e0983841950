"""What stands for each kind of unit, in a square from −50 to 50."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from reconquista_qt.view.table.symbols import SYMBOLS, sword, symbol


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _box(left: float, top: float, wide: float, high: float, corner: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, wide, high), corner, corner)
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _placed(path: QPainterPath, x: float, y: float, size: float) -> QPainterPath:
    return QTransform.fromTranslate(x, y).scale(size, size).map(path)


def _mountaineer() -> QPainterPath:
    """Two peaks below crossed swords."""
    peaks = _polygon((-48, 46), (-18, -2), (-2, 20), (14, -10), (48, 46))
    blades = _placed(sword(52) | sword(-52), 0, -20, 0.5)
    return peaks | blades


def _elite() -> QPainterPath:
    """A shield with a diamond."""
    shield = _polygon((-32, -40), (32, -40), (32, 2), (22, 26), (0, 46), (-22, 26), (-32, 2))
    return shield - _polygon((0, -24), (18, 0), (0, 24), (-18, 0))


def _veteran() -> QPainterPath:
    """The shield of the legions, upright and curved, between two leaves of laurel."""
    shield = (
        _box(-21, -40, 42, 82, 14) - _disc(0, 0, 10) - _box(-2, -34, 4, 24) - _box(-2, 10, 4, 26)
    )
    leaf = QPainterPath(QPointF(-44, 34))
    leaf.cubicTo(-52, 8, -46, -14, -30, -30)
    leaf.cubicTo(-32, -8, -32, 16, -44, 34)
    leaf.closeSubpath()
    return shield | leaf | QTransform().scale(-1, 1).map(leaf)


def _guard() -> QPainterPath:
    """A sword upright below a crown."""
    crown = _placed(symbol("crown") or QPainterPath(), 0, -30, 0.46)
    return crown | _placed(sword(), 0, 14, 0.76) | _box(-26, 40, 52, 7, 3)


def _knight() -> QPainterPath:
    """A great helm over a lance."""
    helm = _polygon(
        (-26, -40), (26, -40), (32, -8), (30, 36), (0, 48), (-30, 36), (-32, -8)
    )  # fmt: skip
    sights = _box(-24, -12, 20, 7, 2) | _box(4, -12, 20, 7, 2)
    holes = _box(-2.5, -40, 5, 80)
    for x in (10, 19):
        for y in (8, 20, 32):
            holes |= _disc(x, y, 3)
    return helm - sights - holes


def _elephant() -> QPainterPath:
    """An elephant with its trunk and its tower."""
    body = QPainterPath(QPointF(-46, 40))
    body.cubicTo(-50, -10, -34, -22, -6, -20)
    body.lineTo(10, -22)
    body.cubicTo(34, -26, 46, -8, 44, 12)
    body.cubicTo(43, 26, 48, 34, 40, 42)
    body.cubicTo(32, 40, 33, 24, 29, 14)
    body.lineTo(22, 14)
    body.lineTo(22, 42)
    body.lineTo(6, 42)
    body.lineTo(4, 20)
    body.lineTo(-18, 20)
    body.lineTo(-20, 42)
    body.closeSubpath()
    tower = _box(-30, -46, 30, 24) - _box(-22, -40, 6, 10) - _box(-12, -40, 6, 10)
    return (body | tower) - _disc(26, -4, 4)


def _cavalry() -> QPainterPath:
    return QPainterPath(symbol("horse") or QPainterPath())


def _numidian() -> QPainterPath:
    """Javelins before a peak."""
    peak = _polygon((-46, 44), (-8, -12), (30, 44))
    javelins = QPainterPath()
    for x in (8, 24, 40):
        shaft = _box(x - 2.5, -36, 5, 80) | _polygon((x, -50), (x + 7, -30), (x - 7, -30))
        javelins |= shaft
    return peak | javelins


def _berber() -> QPainterPath:
    """A curved blade over peaks."""
    peaks = _polygon((-48, 46), (-20, 4), (-4, 24), (14, 0), (48, 46))
    blade = QPainterPath(QPointF(-34, -6))
    blade.cubicTo(-6, -4, 24, -18, 40, -48)
    blade.cubicTo(46, -20, 10, 6, -32, 4)
    blade.closeSubpath()
    return peaks | blade


def _city() -> QPainterPath:
    """Roofs behind a wall."""
    wall = _box(-46, 10, 92, 34) - _box(-8, 22, 16, 26, 8)
    for x in (-46, -24, -2, 20, 38):
        wall |= _box(x, 2, 8, 10)
    temple = _polygon((-26, -20), (0, -46), (26, -20)) | _box(-24, -16, 48, 6)
    for x in (-22, -8, 4, 16):
        temple |= _box(x, -10, 7, 14)
    return wall | temple


def _royal_city() -> QPainterPath:
    crown = _placed(symbol("crown") or QPainterPath(), 0, -28, 0.52)
    return _placed(_city(), 0, 14, 0.72) - _box(-30, -52, 60, 32) | crown


def _fort() -> QPainterPath:
    """A Roman camp from above: a square wall with its gates."""
    wall = _box(-40, -40, 80, 80, 8) - _box(-29, -29, 58, 58, 4)
    gates = _box(-8, -50, 16, 100) | _box(-50, -8, 100, 16)
    return (wall - gates) | (_box(-14, -14, 28, 28) - _box(-6, -6, 12, 12))


def _fortress() -> QPainterPath:
    """A walled village on a hill."""
    hill = QPainterPath(QPointF(-48, 46))
    hill.cubicTo(-34, 8, -20, 2, 0, 2)
    hill.cubicTo(20, 2, 34, 8, 48, 46)
    hill.closeSubpath()
    wall = _box(-30, -16, 60, 22)
    for x in (-30, -12, 4, 22):
        wall |= _box(x, -24, 8, 10)
    hut = _polygon((-14, -18), (0, -44), (14, -18))
    return (hill - _box(-22, 18, 44, 5, 2)) | wall | hut


def _leader() -> QPainterPath:
    """A plumed helmet."""
    helmet = QPainterPath(QPointF(-26, 30))
    helmet.cubicTo(-36, -20, 0, -34, 20, -14)
    helmet.cubicTo(28, -4, 30, 8, 28, 16)
    helmet.lineTo(10, 14)
    helmet.lineTo(16, 40)
    helmet.lineTo(-2, 40)
    helmet.lineTo(-10, 22)
    helmet.closeSubpath()
    plume = QPainterPath(QPointF(-36, 38))
    plume.cubicTo(-60, -20, -20, -58, 26, -38)
    plume.cubicTo(6, -38, -22, -36, -32, -8)
    plume.cubicTo(-36, 6, -34, 20, -36, 38)
    plume.closeSubpath()
    return helmet | plume


def _ruin() -> QPainterPath:
    """What is left of a tower, and a crack through it."""
    tower = _polygon(
        (-30, 44), (-26, -6), (-34, -6), (-34, -30), (-20, -30), (-14, -14), (-4, -22), (6, -4),
        (16, -12), (26, 10), (30, 44),
    )  # fmt: skip
    return tower - _polygon((-4, -20), (4, 4), (-4, 14), (6, 44), (0, 44), (-10, 14), (-3, 4))


FIGURES: Final[dict[str, Callable[[], QPainterPath]]] = {
    "infantry": SYMBOLS["foot"], "mountaineer": _mountaineer, "elite": _elite,
    "veteran": _veteran, "guard": _guard, "knight": _knight, "elephant": _elephant,
    "cavalry": _cavalry, "numidian": _numidian, "berber": _berber, "castle": SYMBOLS["tower"],
    "city": _city, "royal_city": _royal_city, "fort": _fort, "fortress": _fortress,
    "leader": _leader, "ruin_castle": _ruin, "ruin_city": _ruin, "ruin_fort": _ruin,
}  # fmt: skip


@cache
def figure(kind: str) -> QPainterPath | None:
    """Return what stands for a kind of unit, or None where there is no such kind."""
    draw = FIGURES.get(kind)
    return draw() if draw else None

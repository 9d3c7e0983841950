"""The emblems of the nations: outlines in a square from −50 to 50, each of a shape of its own.

Muslim nations have a crescent in theirs, as the rules tell them by it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from reconquista_qt.view.table.symbols import symbol


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _disc(x: float, y: float, radius: float, high: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, high or radius)
    return path


def _ring(x: float, y: float, radius: float, width: float) -> QPainterPath:
    return _disc(x, y, radius) - _disc(x, y, radius - width)


def _bar(left: float, top: float, wide: float, high: float, corner: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, wide, high), corner, corner)
    return path


def _stroke(
    path: QPainterPath, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap
) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(cap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def _line(points: Sequence[tuple[float, float]], width: float) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return _stroke(path, width)


def _turned(path: QPainterPath, degrees: float) -> QPainterPath:
    return QTransform().rotate(degrees).map(path)


def _moved(path: QPainterPath, x: float, y: float, size: float = 1.0) -> QPainterPath:
    return QTransform.fromTranslate(x, y).scale(size, size).map(path)


def _star(points: int, outer: float, inner: float, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    corners = []
    for i in range(points * 2):
        radius = outer if i % 2 == 0 else inner
        angle = -math.pi / 2 + i * math.pi / points
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return _polygon(*corners)


def _crescent(x: float, y: float, radius: float, turn: float = 0.0) -> QPainterPath:
    """Return a crescent open to the right, turned by degrees; −90 opens it upwards."""
    shape = _disc(0, 0, radius) - _disc(radius * 0.36, 0, radius * 0.78)
    return _moved(_turned(shape, turn), x, y)


# -- the old peoples -------------------------------------------------------------------------------


def _carthage() -> QPainterPath:
    """The sign of Tanit: a triangle with a bar, and a disc above it."""
    skirt = _polygon((0, -14), (40, 46), (-40, 46))
    arms = _line([(-36, -26), (-36, -14), (36, -14), (36, -26)], 10)
    return skirt | arms | _disc(0, -33, 14)


def _galicians() -> QPainterPath:
    """A triskele: three legs about a point."""
    leg = QPainterPath(QPointF(0, 0))
    leg.cubicTo(4, -26, 26, -40, 40, -20)
    found = _disc(0, 0, 9)
    for turn in (0, 120, 240):
        found |= _turned(_stroke(leg, 13), turn)
    return found


def _cantabrians() -> QPainterPath:
    """Four crescents about a point, as on the steles."""
    found = _disc(0, 0, 9)
    for turn in (0, 90, 180, 270):
        found |= _turned(_crescent(29, 0, 19), turn)
    return found


def _lusitanians() -> QPainterPath:
    """A caetra: a round shield with its boss."""
    return _ring(0, 0, 46, 11) | _ring(0, 0, 28, 7) | _disc(0, 0, 12)


def _basques() -> QPainterPath:
    """Four commas in a whirl."""
    half = _bar(0, -60, 60, 120)
    comma = (_disc(0, -22, 22) & half) - _disc(0, -11, 11)
    comma |= _disc(0, -33, 11)
    found = QPainterPath()
    for turn in (0, 90, 180, 270):
        found |= _turned(_moved(comma, 1.5, -2.5), turn)
    return found


def _turdetani() -> QPainterPath:
    """The head of a bull."""
    horns = QPainterPath(QPointF(-42, -44))
    horns.cubicTo(-44, -10, -20, -16, 0, -16)
    horns.cubicTo(20, -16, 44, -10, 42, -44)
    face = _polygon((-24, -18), (24, -18), (18, 16), (13, 44), (-13, 44), (-18, 16))
    ears = _polygon((-20, -10), (-42, 2), (-20, 4)) | _polygon((20, -10), (42, 2), (20, 4))
    return (_stroke(horns, 11) | face | ears) - _disc(-10, 0, 4.5) - _disc(10, 0, 4.5)


def _iberians() -> QPainterPath:
    """A falcata, the sword with the curved blade."""
    blade = QPainterPath(QPointF(-26, 30))
    blade.cubicTo(-24, 4, -2, -4, 10, -20)
    blade.cubicTo(20, -32, 26, -40, 42, -46)
    blade.cubicTo(44, -22, 34, -2, 14, 8)
    blade.cubicTo(0, 16, -10, 22, -14, 34)
    blade.closeSubpath()
    hilt = _line([(-20, 32), (-30, 44), (-40, 38), (-42, 26)], 10)
    return blade | hilt


def _rome() -> QPainterPath:
    """An eagle with spread wings."""
    wing = QPainterPath(QPointF(6, -6))
    wing.cubicTo(18, -30, 34, -36, 48, -36)
    wing.lineTo(46, -20)
    wing.lineTo(40, -19)
    wing.lineTo(40, -6)
    wing.lineTo(33, -5)
    wing.lineTo(31, 7)
    wing.lineTo(23, 7)
    wing.cubicTo(18, 14, 10, 14, 6, 10)
    wing.closeSubpath()
    body = _polygon((-9, -18), (9, -18), (10, 14), (0, 26), (-10, 14))
    tail = _polygon((0, 16), (18, 46), (6, 42), (0, 48), (-6, 42), (-18, 46))
    head = _disc(0, -28, 11) | _polygon((6, -36), (22, -28), (6, -22))
    return wing | QTransform().scale(-1, 1).map(wing) | body | tail | head


def _hispania() -> QPainterPath:
    """A wreath of laurel, open above."""
    found = QPainterPath()
    leaf = QPainterPath(QPointF(0, 0))
    leaf.cubicTo(8, -12, 20, -12, 26, 0)
    leaf.cubicTo(20, 10, 8, 10, 0, 0)
    leaf.closeSubpath()
    for i in range(6):
        angle = 100 + i * 29
        x, y = 33 * math.cos(math.radians(angle)), 33 * math.sin(math.radians(angle))
        for side in (32, -38):
            one = _moved(_turned(leaf, angle + 90 + side), x, y, 0.86)
            found |= one | QTransform().scale(-1, 1).map(one)
    return found | _disc(0, 36, 7)


def _massalia() -> QPainterPath:
    return QPainterPath(symbol("ship") or QPainterPath())


# -- the migrations --------------------------------------------------------------------------------


def _vandals() -> QPainterPath:
    """A double axe."""
    side = QPainterPath(QPointF(5, -20))
    side.cubicTo(16, -24, 28, -34, 36, -44)
    side.cubicTo(50, -26, 50, 6, 36, 24)
    side.cubicTo(28, 12, 16, 4, 5, 0)
    side.closeSubpath()
    return side | QTransform().scale(-1, 1).map(side) | _bar(-5, -40, 10, 88, 4)


def _alans() -> QPainterPath:
    """A tamga of the steppe: a ring with a fork above and a foot below."""
    fork = _line([(-30, -46), (-30, -24), (0, -10), (30, -24), (30, -46)], 10)
    return (
        fork
        | _ring(0, 12, 21, 10)
        | _line([(0, 30), (0, 46)], 10)
        | _line([(-18, 46), (18, 46)], 9)
    )


def _suebi() -> QPainterPath:
    """A knot of three loops, for the knot in their hair."""
    loop = QPainterPath()
    loop.addEllipse(QPointF(0, -21), 17, 24)
    found = QPainterPath()
    for turn in (0, 120, 240):
        found |= _turned(_stroke(loop, 8), turn)
    return found


def _visigoths() -> QPainterPath:
    """A votive crown on its chains, with its pendants."""
    band = _bar(-42, -4, 84, 18, 4)
    holes = QPainterPath()
    for x in (-28, 0, 28):
        holes |= _disc(x, 5, 4.5)
    chains = _line([(-34, -6), (0, -46), (34, -6)], 6) | _line([(0, -44), (0, -6)], 6)
    drops = QPainterPath()
    for x, y in ((-34, 32), (-12, 38), (12, 38), (34, 32)):
        drops |= _line([(x, 12), (x, y)], 4) | _disc(x, y + 3, 7)
    return (band - holes) | chains | drops


def _goths() -> QPainterPath:
    """A fibula: a lozenge between two heads."""
    middle = _polygon((0, -26), (26, 0), (0, 26), (-26, 0)) - _polygon(
        (0, -11), (11, 0), (0, 11), (-11, 0)
    )
    return middle | _bar(-34, -44, 68, 15, 7) | _disc(0, 38, 11)


def _byzantium() -> QPainterPath:
    """A chi-rho."""
    saltire = _line([(-34, 42), (34, -14)], 10) | _line([(34, 42), (-34, -14)], 10)
    bow = QPainterPath(QPointF(0, -42))
    bow.cubicTo(34, -46, 34, -8, 0, -14)
    return saltire | _bar(-5, -46, 10, 92) | _stroke(bow, 10)


def _franks() -> QPainterPath:
    """A lily."""
    middle = QPainterPath(QPointF(0, -48))
    middle.cubicTo(22, -22, 14, -2, 8, 14)
    middle.lineTo(-8, 14)
    middle.cubicTo(-14, -2, -22, -22, 0, -48)
    side = QPainterPath(QPointF(10, 14))
    side.cubicTo(14, -10, 24, -30, 38, -26)
    side.cubicTo(52, -20, 44, 2, 32, 2)
    side.cubicTo(36, -10, 26, -8, 22, 14)
    side.closeSubpath()
    foot = _polygon((-7, 20), (7, 20), (16, 46), (-16, 46))
    return middle | side | QTransform().scale(-1, 1).map(side) | _bar(-30, 11, 60, 12, 3) | foot


# -- al-Andalus: a crescent in each ----------------------------------------------------------------


def _umayyads() -> QPainterPath:
    """A crescent with a star."""
    return _crescent(-6, 0, 44) | _star(5, 19, 8, 24, 0)


def _badajoz() -> QPainterPath:
    """A crescent on a column."""
    column = _bar(-9, -10, 18, 44) | _bar(-20, 34, 40, 12, 2) | _bar(-17, -14, 34, 9, 2)
    return column | _crescent(0, -30, 19, -90)


def _zaragoza() -> QPainterPath:
    """A lobed arch below a crescent."""
    wall = _bar(-42, -14, 84, 60)
    arch = _bar(-19, 18, 38, 40)
    for x, y in ((-19, 22), (-14, 6), (0, 0), (14, 6), (19, 22)):
        arch |= _disc(x, y, 9)
    return (wall - (arch | _disc(0, 12, 16))) | _crescent(0, -32, 15, -90)


def _seville() -> QPainterPath:
    """A star of eight points with a crescent in it."""
    frame = _bar(-34, -34, 68, 68) | _turned(_bar(-34, -34, 68, 68), 45)
    return frame - _disc(0, 0, 27) | _crescent(-1, 0, 20)


def _valencia() -> QPainterPath:
    """A crescent over waves."""
    found = _crescent(0, -20, 26, -90)
    for y in (20, 38):
        wave = QPainterPath(QPointF(-44, y))
        for i in range(4):
            x = -44 + 22 * i
            wave.quadTo(x + 11, y - 15 if i % 2 == 0 else y + 15, x + 22, y)
        found |= _stroke(wave, 9)
    return found


def _granada() -> QPainterPath:
    """A pomegranate, open in a crescent."""
    crown = _polygon((-14, -28), (-18, -48), (-6, -38), (0, -48), (6, -38), (18, -48), (14, -28))
    return (_disc(0, 8, 38) | crown) - _crescent(-2, 8, 24)


def _almoravids() -> QPainterPath:
    """A crescent on a drum of war."""
    drum = _bar(-36, 2, 72, 42, 4)
    lacing = _line([(-32, 8), (-16, 38), (0, 8), (16, 38), (32, 8)], 5)
    return (drum - lacing) | _crescent(0, -22, 20, -90)


def _almohads() -> QPainterPath:
    """The chequers of their banner, and a crescent."""
    found = QPainterPath()
    for row in range(3):
        for column in range(5):
            if (row + column) % 2 == 0:
                found |= _bar(-45 + 18 * column, -6 + 18 * row, 18, 18)
    return found | _crescent(0, -30, 17, -90)


# -- the kingdoms ----------------------------------------------------------------------------------


def _aragon() -> QPainterPath:
    """Four pales."""
    found = QPainterPath()
    for x in (-42, -18, 6, 30):
        found |= _bar(x, -44, 12, 88)
    return found


def _navarre() -> QPainterPath:
    """Chains in eight rays and a frame."""
    found = _bar(-46, -46, 92, 92) - _bar(-36, -36, 72, 72)
    for turn in (0, 45, 90, 135):
        long = 42 if turn % 90 == 0 else 54
        found |= _turned(_bar(-4, -long, 8, 2 * long), turn)
    return (found | _disc(0, 0, 15)) - _disc(0, 0, 7)


def _leon() -> QPainterPath:
    """The head of a lion in its mane."""
    mane = _star(11, 48, 36)
    eyes = _disc(-13, -8, 5.5) | _disc(13, -8, 5.5)
    nose = _polygon((-9, 8), (9, 8), (0, 19))
    mouth = _line([(0, 18), (0, 26), (-12, 31)], 4) | _line([(0, 26), (12, 31)], 4)
    edge = _ring(0, 2, 30, 4) - _bar(-12, -32, 24, 12)
    return mane - eyes - nose - mouth - edge


def _castile() -> QPainterPath:
    """A castle with three towers."""
    walls = _bar(-44, 4, 88, 42)
    for x, top, wide in ((-44, -18, 22), (22, -18, 22), (-13, -40, 26)):
        walls |= _bar(x, top, wide, 46 - top)
        for i in range(3):
            walls |= _bar(x + i * wide * 0.39, top - 9, wide * 0.22, 10)
    gate = _bar(-9, 20, 18, 32, 8)
    windows = _bar(-37, -6, 7, 12, 3) | _bar(30, -6, 7, 12, 3) | _bar(-4, -24, 8, 14, 3)
    return walls - gate - windows


def _el_cid() -> QPainterPath:
    """Tizona and Colada: two swords, points downwards, between them a helmet's crest."""
    blade = _polygon((-5, -22), (5, -22), (5, 34), (0, 48), (-5, 34))
    sword = blade | _bar(-17, -28, 34, 8, 3) | _bar(-4, -42, 8, 16) | _disc(0, -44, 7)
    return _moved(sword, -20, 0) | _moved(sword, 20, 0)


def _crusade() -> QPainterPath:
    """A cross with broad ends."""
    arm = _polygon((-7, -8), (-22, -46), (22, -46), (7, -8))
    found = _bar(-10, -10, 20, 20)
    for turn in (0, 90, 180, 270):
        found |= _turned(arm, turn)
    return found


def _vikings() -> QPainterPath:
    return QPainterPath(symbol("axe") or QPainterPath())


EMBLEMS: dict[str, Callable[[], QPainterPath]] = {
    "carthage": _carthage, "galicians": _galicians, "cantabrians": _cantabrians,
    "lusitanians": _lusitanians, "basques": _basques, "turdetani": _turdetani,
    "iberians": _iberians, "rome": _rome, "hispania": _hispania, "vandals": _vandals,
    "alans": _alans, "suebi": _suebi, "visigoths": _visigoths, "byzantium": _byzantium,
    "umayyads": _umayyads, "franks": _franks, "aragon": _aragon, "badajoz_taifa": _badajoz,
    "zaragoza_taifa": _zaragoza, "navarre": _navarre, "leon_kingdom": _leon, "castile": _castile,
    "seville_taifa": _seville, "valencia_taifa": _valencia, "granada_taifa": _granada,
    "el_cid": _el_cid, "almoravids": _almoravids, "crusade": _crusade, "almohads": _almohads,
    "massalia": _massalia, "goths": _goths, "vikings": _vikings,
}  # fmt: skip


@cache
def emblem(nation: str) -> QPainterPath | None:
    """Return a nation's emblem, or None where there is no such nation."""
    draw = EMBLEMS.get(nation)
    return draw() if draw else None

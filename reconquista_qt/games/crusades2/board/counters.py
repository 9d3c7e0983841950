"""Counters as the printed game has them: arm, strength, move, morale, command, state, facing.

A counter stays upright, so that its figures can be read; the wedge at its edge points to the
corner that the unit faces. What it shows depends on its size: from afar the arm and the strength,
nearer all figures, then who commands it and what is the matter with it. Every mark has a shape of
its own; colour never stands alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPainterPath, QPen, QPixmap

from reconquista_qt.model.surface import Piece
from reconquista_qt.view.art import printing
from reconquista_qt.view.art.colours import PRINT, ArtTheme, Tint
from reconquista_qt.view.table.symbols import symbol

from .projection import CROSS, LEADER

EMBLEMS: Final = {
    "heavy_cavalry": "rider", "cavalry": "horse", "light_cavalry": "light_horse",
    "mounted_archer": "horse_bow", "men_at_arms": "shield", "infantry": "foot",
    "crossbow": "crossbow", "archer": "bow", "militia": "spear", "cannon": "cannon",
}  # fmt: skip
CHITS: Final = {
    "attack": "foot", "advance": "upward", "stand": "shield", "retreat": "back",
    "reserve": "camp", "muster": "horn", "hidden": "hidden",
}  # fmt: skip
# The colours of commands on either side, each with a device of its own.
COMMANDS: Final = (
    ("#f2c53d", "disc"), ("#f7f3e6", "lozenge"), ("#8cc7f2", "bars"), ("#20160e", "triangle"),
)  # fmt: skip
STATE_MARKS: Final = {
    "routed": ("flag", "#ffffff", "#2a1a12"), "oc": ("cut", "#ffffff", "#b3122f"),
    "berserk": ("flame", "#ffe08a", "#a8330c"), "exhausted": ("hourglass", "#e3edf6", "#20435f"),
}  # fmt: skip
MARGIN: Final = 0.32  # room for shadow and wedge, in parts of a counter's side
CORNER: Final = 0.13  # its roundness, in parts of a counter's side
FEW_PX: Final = 27  # below this only arm and strength are shown
ALL_PX: Final = 44  # from this on the device of the command too
FIRST_DEGREES: Final = -60.0  # of facing 0, counted from the right, clockwise
_NO_PEN: Final = Qt.PenStyle.NoPen


class Counters:
    """Draws units, leaders and the Holy Cross; a drawn counter is kept for its size."""

    def __init__(self, tint: Callable[[Piece, ArtTheme], Tint]) -> None:
        self._tint = tint

    def order(self, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """Return the pieces as the picture has them."""
        return tuple(pieces)

    def paint(
        self, painter: QPainter, piece: Piece, rect: QRectF, theme: ArtTheme, *, count: bool = True
    ) -> None:
        """Draw a counter from a kept picture."""
        size = printing.rendered_size(rect.width() * printing.pixels_per_unit(painter))
        key = (
            "crusades2", piece.art, piece.seat, piece.figures, piece.steps, piece.facing,
            piece.badges, size, theme, piece.id if piece.art == LEADER else "",
        )  # fmt: skip
        card = printing.kept.get(key, lambda: self._card(piece, size, theme))
        scale = rect.width() / size
        half = card.width() * scale / 2
        centre = rect.center()
        printing.lay(
            painter, card, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
        )

    def _card(self, piece: Piece, size: int, theme: ArtTheme) -> QPixmap:
        side = round(size * (1 + 2 * MARGIN))
        side += (side - size) % 2  # the same number of pixels at either side
        pixmap = printing.blank(side, side)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at = (side - size) / 2
        face = QRectF(at, at, size, size)
        tint = self._tint(piece, theme)
        if piece.art == LEADER:
            _leader(painter, piece, face, tint, size)
        elif piece.art == CROSS:
            _emblem(painter, "cross", face.adjusted(-2, -2, 2, 2), QColor(PRINT["ink"]))
            _emblem(painter, "cross", face, QColor(PRINT["gold"]))
        else:
            _unit(painter, piece, face, tint, size)
        painter.end()
        return pixmap


# -- units -----------------------------------------------------------------------------------------


def _unit(painter: QPainter, piece: Piece, face: QRectF, tint: Tint, size: int) -> None:
    corner = CORNER * size
    thick = max(1.0, 0.04 * size)
    painter.setPen(_NO_PEN)
    for i in range(3):
        spread = size * 0.05 * (1 - i / 3)
        painter.setBrush(QColor(15, 8, 2, 40))
        painter.drawRoundedRect(
            face.adjusted(-spread * 0.4, thick, spread, thick + spread), corner, corner
        )
    painter.setBrush(QColor(tint.shade).darker(130))
    painter.drawRoundedRect(face.translated(0, thick), corner, corner)
    body = QPainterPath()
    body.addRoundedRect(face, corner, corner)
    painter.setBrush(QColor(tint.base))
    painter.drawPath(body)
    charging, routed = "charging" in piece.badges, "routed" in piece.badges
    painter.save()
    painter.setClipPath(body)
    band = face.height() * (0.2 if size >= FEW_PX else 0.22)
    _command(painter, piece, QRectF(face.left(), face.top(), face.width(), band), size)
    room = face.adjusted(0, band, 0, 0)
    if size < FEW_PX:
        _few(painter, piece, room, tint, size, charging)
    else:
        _figures(painter, piece, room, tint, size, charging)
    if routed:
        _hatch(painter, face, size)
    painter.restore()
    rim = QColor(PRINT["gold"] if charging else tint.light)
    width = max(1.0, size * (0.06 if charging else 0.03))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim, width))
    painter.drawRoundedRect(
        face.adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner
    )
    _steps(painter, piece, face, size)
    if piece.facing is not None:
        _wedge(painter, face, piece.facing, size, charging=charging)
    _states(painter, piece, face, size)


def _few(
    painter: QPainter, piece: Piece, room: QRectF, tint: Tint, size: int, charging: bool
) -> None:
    """Show the arm at the left and the strength at the right, as large as there is room."""
    ink = QColor(tint.text)
    strength = piece.figures.split("-", 1)[0]
    if "skirmisher" in piece.badges:
        # The printed game's white band (2.2/R014).
        painter.fillRect(room, QColor(PRINT["ivory"]))
        ink = QColor(tint.shade)
    wide = room.width() * 0.52
    left = QRectF(room.left() + size * 0.03, room.top(), wide, room.height())
    side = min(left.width(), left.height()) * 0.94
    mark = QRectF(left.center().x() - side / 2, left.center().y() - side / 2, side, side)
    _emblem(painter, _arm(piece, charging), mark, ink)
    right = QRectF(left.right(), room.top(), room.right() - left.right() - size * 0.04,
                   room.height())  # fmt: skip
    _write(painter, strength.rstrip("*"), right, ink)
    if strength.endswith("*"):
        painter.setPen(_NO_PEN)
        painter.setBrush(QColor(PRINT["gold_light"] if ink.lightnessF() > 0.5 else "#b8321a"))
        painter.drawEllipse(QPointF(room.right() - size * 0.1, room.top() + size * 0.1),
                            size * 0.07, size * 0.07)  # fmt: skip


def _figures(
    painter: QPainter, piece: Piece, room: QRectF, tint: Tint, size: int, charging: bool
) -> None:
    """Show the arm, and at the foot strength, move and morale."""
    ink = QColor(tint.text)
    foot = QRectF(room.left(), room.bottom() - size * 0.34, room.width(), size * 0.34)
    written = ink
    if "skirmisher" in piece.badges:
        painter.fillRect(foot, QColor(PRINT["ivory"]))
        written = QColor(tint.shade)
    upper = QRectF(room.left(), room.top(), room.width(), foot.top() - room.top())
    side = upper.height() * 0.98
    mark = QRectF(room.center().x() - side / 2, upper.top() + size * 0.01, side, side)
    _emblem(painter, _arm(piece, charging), mark, ink)
    _write(painter, piece.figures, foot.adjusted(size * 0.05, 0, -size * 0.05, -size * 0.02),
           written)  # fmt: skip


def _arm(piece: Piece, charging: bool) -> str:
    return "charge" if charging else EMBLEMS.get(piece.art, piece.art)


def _command(painter: QPainter, piece: Piece, band: QRectF, size: int) -> None:
    """Show whose command a unit belongs to: a band of his colour, with his device."""
    colour, device = COMMANDS[_number(piece) % len(COMMANDS)]
    painter.fillRect(band, QColor(colour))
    painter.fillRect(
        QRectF(band.left(), band.bottom(), band.width(), max(0.6, size * 0.012)),
        QColor(PRINT["ink"]),
    )
    if size >= ALL_PX:
        dark = QColor(colour).lightnessF() < 0.4
        _device(painter, device, band, QColor(PRINT["ivory"] if dark else PRINT["ink"]))


def _number(piece: Piece) -> int:
    first = piece.badges[0] if piece.badges else ""
    return int(first[1:]) if first[:1] == "c" and first[1:].isdigit() else 0


def _device(painter: QPainter, device: str, band: QRectF, ink: QColor) -> None:
    painter.setPen(_NO_PEN)
    painter.setBrush(ink)
    r = band.height() * 0.3
    for x in (0.25, 0.5, 0.75):
        at = QPointF(band.left() + band.width() * x, band.center().y())
        if device == "disc":
            painter.drawEllipse(at, r, r)
        elif device == "lozenge":
            painter.drawPolygon([at + QPointF(0, -r * 1.2), at + QPointF(r * 1.2, 0),
                                 at + QPointF(0, r * 1.2), at + QPointF(-r * 1.2, 0)])  # fmt: skip
        elif device == "triangle":
            painter.drawPolygon([at + QPointF(0, -r), at + QPointF(r * 1.1, r),
                                 at + QPointF(-r * 1.1, r)])  # fmt: skip
        else:
            for dx in (-0.5, 0.5):
                painter.drawRect(QRectF(at.x() + dx * r * 1.3 - r * 0.3, at.y() - r, r * 0.6,
                                        2 * r))  # fmt: skip


def _steps(painter: QPainter, piece: Piece, face: QRectF, size: int) -> None:
    """Notch the left edge of a counter for each step that it has lost."""
    lost = next((int(b[4:]) for b in piece.badges if b.startswith("lost")), 0)
    painter.setPen(QPen(QColor(PRINT["ivory"]), max(0.8, size * 0.025)))
    painter.setBrush(QColor(PRINT["ink"]))
    deep = size * 0.15
    for i in range(lost):
        y = face.top() + size * (0.42 + 0.26 * i)
        painter.drawPolygon([QPointF(face.left() - size * 0.03, y - deep * 0.8),
                             QPointF(face.left() + deep, y),
                             QPointF(face.left() - size * 0.03, y + deep * 0.8)])  # fmt: skip


def _wedge(painter: QPainter, face: QRectF, facing: int, size: int, *, charging: bool) -> None:
    """Point to the corner of the hex that a unit faces."""
    angle = math.radians(FIRST_DEGREES + 60 * facing)
    way, across = (
        QPointF(math.cos(angle), math.sin(angle)), QPointF(-math.sin(angle), math.cos(angle))
    )  # fmt: skip
    edge = size / 2 / max(abs(way.x()), abs(way.y()))
    centre = face.center()
    tip = centre + way * (edge + size * 0.24)
    foot = centre + way * (edge - size * 0.03)
    wide = size * 0.21
    path = QPainterPath(tip)
    path.lineTo(foot + across * wide)
    path.lineTo(foot - way * size * 0.04)
    path.lineTo(foot - across * wide)
    path.closeSubpath()
    painter.setPen(QPen(QColor(PRINT["ink"]), max(1.0, size * 0.035)))
    painter.setBrush(QColor(PRINT["gold"] if charging else PRINT["ivory"]))
    painter.drawPath(path)


def _states(painter: QPainter, piece: Piece, face: QRectF, size: int) -> None:
    """Lay the markers on a unit: a flag, a bar across, a flame, an hourglass."""
    marks = [STATE_MARKS[b] for b in piece.badges if b in STATE_MARKS]
    side = size * (0.56 if size < FEW_PX else 0.42)
    for number, (name, ground, ink) in enumerate(marks[:2]):
        x = face.right() - side * (0.82 + 0.8 * number)
        box = QRectF(x, face.top() - side * 0.3, side, side)
        painter.setPen(QPen(QColor(PRINT["ink"]), max(0.8, size * 0.025)))
        painter.setBrush(QColor(ground))
        painter.drawEllipse(box)
        inner = side * 0.16
        _emblem(painter, name, box.adjusted(inner, inner, -inner, -inner), QColor(ink))


def _hatch(painter: QPainter, face: QRectF, size: int) -> None:
    painter.fillRect(face, QColor(170, 160, 142, 130))
    painter.setPen(QPen(QColor(40, 30, 20, 130), max(1.0, size / 60)))
    x = face.left() - face.height()
    while x < face.right():
        painter.drawLine(QPointF(x, face.bottom()), QPointF(x + face.height(), face.top()))
        x += max(4.0, size / 9)


# -- leaders ---------------------------------------------------------------------------------------


def _leader(painter: QPainter, piece: Piece, face: QRectF, tint: Tint, size: int) -> None:
    """Draw a leader: a round token in the colour of his command, his chit beside it."""
    colour, _device_name = COMMANDS[_number(piece) % len(COMMANDS)]
    ink = QColor(PRINT["ink"])
    painter.setPen(_NO_PEN)
    painter.setBrush(QColor(15, 8, 2, 90))
    painter.drawEllipse(face.translated(size * 0.03, size * 0.07))
    painter.setPen(QPen(ink, max(1.0, size * 0.04)))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(face)
    inner = face.adjusted(size * 0.14, size * 0.14, -size * 0.14, -size * 0.14)
    painter.setPen(_NO_PEN)
    painter.setBrush(QColor(tint.base))
    painter.drawEllipse(inner)
    mark = inner.adjusted(size * 0.09, size * 0.09, -size * 0.09, -size * 0.09)
    head = "crown" if "overall" in piece.badges else "leader"
    _emblem(painter, head, mark, QColor(tint.text))
    if "replaced" in piece.badges:
        painter.setPen(QPen(QColor(tint.text), max(1.0, size * 0.06)))
        painter.drawLine(inner.topLeft() + QPointF(size * 0.1, size * 0.1),
                         inner.bottomRight() - QPointF(size * 0.1, size * 0.1))  # fmt: skip
    if size >= 15:
        chit = next((b[5:] for b in piece.badges if b.startswith("chit:")), "hidden")
        paint_chit(
            painter, chit,
            QRectF(face.right() - size * 0.42, face.bottom() - size * 0.4, size * 0.6, size * 0.6),
        )  # fmt: skip


def paint_chit(painter: QPainter, chit: str, box: QRectF) -> None:
    """Draw a command chit: a square with the sign of its order, or face down."""
    hidden = chit == "hidden"
    painter.setPen(QPen(QColor(PRINT["ink"]), max(0.8, box.width() * 0.07)))
    painter.setBrush(QColor("#6b5b45" if hidden else PRINT["ivory"]))
    painter.drawRoundedRect(box, box.width() * 0.16, box.width() * 0.16)
    inner = box.width() * 0.15
    name = CHITS.get(chit)
    if name is not None:
        ink = QColor(PRINT["ivory"] if hidden else PRINT["ink"])
        _emblem(painter, name, box.adjusted(inner, inner, -inner, -inner), ink)


def paint_token(painter: QPainter, number: int, box: QRectF) -> None:
    """Draw the colour and the device of a command."""
    colour, device = COMMANDS[number % len(COMMANDS)]
    painter.setPen(QPen(QColor(PRINT["ink"]), 1.0))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(box, 3, 3)
    dark = QColor(colour).lightnessF() < 0.4
    _device(painter, device, box, QColor(PRINT["ivory"] if dark else PRINT["ink"]))


# -- parts -----------------------------------------------------------------------------------------


def _emblem(painter: QPainter, name: str, room: QRectF, ink: QColor) -> None:
    shape = symbol(name)
    if shape is None:
        return
    painter.save()
    painter.translate(room.center())
    painter.scale(room.width() / 100, room.height() / 100)
    painter.setPen(_NO_PEN)
    painter.setBrush(ink)
    painter.drawPath(shape)
    painter.restore()


def _write(painter: QPainter, text: str, room: QRectF, ink: QColor) -> None:
    font = QFont(QGuiApplication.font())
    font.setBold(True)
    # A large size scaled down, because a font cannot be a fraction of a pixel high.
    font.setPixelSize(64)
    painter.save()
    painter.setFont(font)
    painter.setPen(ink)
    wide = max(1, painter.fontMetrics().horizontalAdvance(text))
    scale = min(room.height() * 1.12 / 64, room.width() * 0.98 / wide)
    painter.translate(room.center())
    painter.scale(scale, scale)
    painter.drawText(QRectF(-400, -60, 800, 118), Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()

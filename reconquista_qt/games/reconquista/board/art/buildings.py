"""Cities and fortresses on the map, the banner of their holder and the camp of a besieger."""

from __future__ import annotations

import math
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from reconquista_qt.games.reconquista.board.art.colours import Side, printed
from reconquista_qt.view.art import printing
from reconquista_qt.view.art.colours import PRINT, ArtTheme

from .drawings import render

City = Literal["christian", "muslim"]
CITIES: Final[tuple[City, ...]] = ("christian", "muslim")


def city_named(name: str | None) -> City | None:
    """Return the religion of a city by its name, None for none."""
    return next((city for city in CITIES if city == name), None)


# Where the holder's banner stands behind a building: left, top and size in parts of its width.
_FLAG = {
    "christian": (0.5, -0.01, 0.5),
    "muslim": (-0.04, 0.12, 0.54),
    "fortress": (0.47, -0.012, 0.36),
}


def _make_building(
    city: City | None, fortress: bool, holder: Side | None, razed: bool, size: int, theme: ArtTheme
) -> QPixmap:
    pixmap = printing.blank(size, size)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, size, size)

    def draw(name: str, x: float, y: float, part: float) -> None:
        place = QRectF(x * size, y * size, part * size, part * size)
        render(painter, name, place, theme, part * size)

    if razed:
        render(painter, "city_razed", whole, theme, size)
    elif city:
        # Walls leave the city less room; its banner flies from behind the roofs.
        x, y, part = (0.09, -0.01, 0.82) if fortress else (0.0, 0.02, 1.0)
        fx, fy, flag = _FLAG[city]
        if holder is not None:
            draw(f"banner_{holder}", x + fx * part, y + fy * part, flag * part)
        draw(f"city_{city}", x, y, part)
        if fortress:
            draw("walls", 0, 0.02, 1)
    elif fortress:
        if holder is not None:
            draw(f"banner_{holder}", *_FLAG["fortress"])
        draw("fortress", 0, 0, 1)
    painter.end()
    return pixmap


def paint_building(
    painter: QPainter,
    city: City | None,
    fortress: bool,
    rect: QRectF,
    *,
    holder: Side | None = None,
    razed: bool = False,
    theme: ArtTheme = "light",
) -> None:
    """Paint a city (cross or crescent), a fortress, or a city within walls, in the square `rect`.

    `holder` flies that side's banner; `razed` shows the ruin instead of the city.
    """
    if not (city or fortress or razed):
        return
    pixels = rect.width() * printing.pixels_per_unit(painter)
    size = printing.rendered_size(pixels)
    pixmap = printing.kept.get(
        ("building", city, fortress, holder, razed, size, theme),
        lambda: _make_building(city, fortress, holder, razed, size, theme),
    )
    printing.lay(painter, pixmap, rect)


def siege_bounds(rect: QRectF) -> QRectF:
    """Return all that the camp around a building in `rect` may touch."""
    w, h = rect.width(), rect.height()
    return rect.adjusted(-0.36 * w, 0, 0.36 * w, 0.14 * h)


def paint_siege_ring(
    painter: QPainter,
    rect: QRectF,
    side: Side,
    *,
    layer: Literal["back", "front", "both"] = "both",
    theme: ArtTheme = "light",
) -> None:
    """Paint the besiegers' camp around the building in `rect`: a palisade, and tents of their side.

    Paint the `back` before the building and the `front` after it.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre = QPointF(rect.center().x(), rect.top() + rect.height() * 0.66)
    rx, ry = rect.width() * 0.64, rect.height() * 0.36
    if layer in ("back", "both"):
        _palisade(painter, centre, rx, ry, 188, 352, rect.width(), 0.11)
    if layer in ("front", "both"):
        _palisade(painter, centre, rx, ry, 8, 172, rect.width(), 0.15)
        size = rect.width() * 0.3
        for angle in (8.0, 172.0, 90.0):
            at = _on_ring(centre, rx * 1.04, ry * 1.04, angle)
            _tent(painter, at, size * (1.0 if angle != 90.0 else 0.92), side, theme)
    painter.restore()


def _on_ring(centre: QPointF, rx: float, ry: float, degrees: float) -> QPointF:
    angle = math.radians(degrees)
    return centre + QPointF(rx * math.cos(angle), ry * math.sin(angle))


def _palisade(
    painter: QPainter,
    centre: QPointF,
    rx: float,
    ry: float,
    first: int,
    last: int,
    width: float,
    high: float,
) -> None:
    """Draw pointed stakes along a part of an ellipse (degrees, clockwise from the right)."""
    count = 15
    half, tall = width * 0.028, width * high
    painter.setPen(QPen(QColor(PRINT["ink"]), width * 0.012))
    rail = QPainterPath()
    stakes = QPainterPath()
    for i in range(count):
        foot = _on_ring(centre, rx, ry, first + (last - first) * i / (count - 1))
        top = foot - QPointF(0, tall)
        stakes.moveTo(foot.x() - half, foot.y())
        stakes.lineTo(top.x() - half, top.y() + half)
        stakes.lineTo(top.x(), top.y() - half)
        stakes.lineTo(top.x() + half, top.y() + half)
        stakes.lineTo(foot.x() + half, foot.y())
        stakes.closeSubpath()
        knot = foot - QPointF(0, tall * 0.45)
        if i:
            rail.lineTo(knot)
        else:
            rail.moveTo(knot)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(rail, QPen(QColor(PRINT["ink"]), width * 0.04))
    painter.strokePath(rail, QPen(QColor(PRINT["wood_dark"]), width * 0.022))
    painter.setBrush(QColor(PRINT["wood"]))
    painter.drawPath(stakes)


def _tent(painter: QPainter, foot: QPointF, size: float, side: Side, theme: ArtTheme) -> None:
    """Draw a round pavilion with its pennon, its foot at a point."""
    colours = printed(side, theme)
    ink = QPen(QColor(PRINT["ink"]), size * 0.055)
    ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)

    def at(x: float, y: float) -> QPointF:
        return foot + QPointF(x * size, y * size)

    painter.setPen(ink)
    painter.drawLine(at(0, -0.86), at(0, -1.18))
    pennon = QPainterPath(at(0, -1.18))
    for x, y in ((0.42, -1.06), (0, -0.94)):
        pennon.lineTo(at(x, y))
    pennon.closeSubpath()
    painter.setBrush(QColor(colours.base))
    painter.drawPath(pennon)
    wall = QPainterPath(at(-0.46, -0.42))
    wall.lineTo(at(-0.42, 0.02))
    wall.quadTo(at(0, 0.14), at(0.42, 0.02))
    wall.lineTo(at(0.46, -0.42))
    wall.closeSubpath()
    painter.setBrush(QColor(PRINT["ivory"]))
    painter.drawPath(wall)
    for x in (-0.28, 0.28):
        painter.fillRect(QRectF(at(x - 0.06, -0.36), at(x + 0.06, 0.03)), QColor(colours.base))
    roof = QPainterPath(at(0, -0.9))
    roof.quadTo(at(-0.12, -0.6), at(-0.56, -0.4))
    roof.quadTo(at(0, -0.26), at(0.56, -0.4))
    roof.quadTo(at(0.12, -0.6), at(0, -0.9))
    painter.setBrush(QColor(colours.base))
    painter.drawPath(roof)
    door = QPainterPath(at(0, -0.3))
    door.quadTo(at(-0.14, -0.1), at(-0.15, 0.07))
    door.lineTo(at(0.15, 0.07))
    door.quadTo(at(0.14, -0.1), at(0, -0.3))
    painter.setBrush(QColor(PRINT["ink"]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(door)

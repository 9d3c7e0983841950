"""A position in a few centimetres: who holds which area, drawn from a save's own data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPixmap

from reconquista_qt.games.reconquista.board.art.colours import Side, side_of, tint
from reconquista_qt.games.reconquista.board.map.geometry import BoardGeometry
from reconquista_qt.view.art.colours import ArtTheme

HOLDERS: Final[tuple[Side, ...]] = ("christian", "muslim")  # of a city


@cache
def _shape() -> BoardGeometry:
    return BoardGeometry.load()


def thumbnail(
    position: object, size: QSize, palette: QPalette, art: ArtTheme, ratio: float = 1.0
) -> QPixmap:
    """Return a small picture of a position; only the ground where there is none."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(palette.color(QPalette.ColorRole.Base))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(painter, position, size, palette, art)
    return pixmap


def _paint(
    painter: QPainter, position: object, size: QSize, palette: QPalette, art: ArtTheme
) -> None:
    shape = _shape()
    sea = shape.sea
    scale = min(size.width() / sea.width(), size.height() / sea.height())
    painter.translate(
        (size.width() - sea.width() * scale) / 2, (size.height() - sea.height() * scale) / 2
    )
    painter.scale(scale, scale)
    painter.translate(-sea.topLeft())
    areas = _table(_table(position).get("areas"))
    ground = palette.color(QPalette.ColorRole.AlternateBase)
    edge = QPen(palette.color(QPalette.ColorRole.Text), 1 / scale * 0.6)
    for area in shape.area_ids:
        there = _table(areas.get(area))
        holder = _holder(there)
        painter.setPen(edge)
        painter.setBrush(QColor(tint(holder, art).base) if holder else ground)
        painter.drawPolygon(shape.area_polygon(area))
        if there.get("city") in HOLDERS:
            _city(painter, shape.anchor(area, "city"), there["city"] == "muslim", 75.0)


def _table(found: object) -> Mapping[str, object]:
    """Return a table of a position that nobody has checked yet."""
    return found if isinstance(found, dict) else {}


def _holder(there: Mapping[str, object]) -> Side | None:
    for kind in _table(there.get("units")):
        side = side_of(kind)
        if side is not None:
            return side
    return next((side for side in HOLDERS if there.get("city") == side), None)


def _city(painter: QPainter, at: QPointF, muslim: bool, radius: float) -> None:
    painter.setPen(QPen(QColor("#000000"), radius * 0.25))
    painter.setBrush(QColor("#ffffff"))
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    # Round for Christian cities, square for Muslim ones: not by colour alone.
    painter.drawRect(box) if muslim else painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)

"""Painter paths of points: rings, polylines, rounded lines, rectangles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from struct import pack

from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF


def points_of(flat: Sequence[float]) -> list[QPointF]:
    """Return the points of a flat list x, y, x, y ..."""
    return [QPointF(x, y) for x, y in zip(flat[0::2], flat[1::2], strict=True)]


def polygon_of(flat: Sequence[float]) -> QPolygonF:
    """Return the points of a flat list x, y, x, y ... as a polygon.

    Qt reads them out of one block of bytes: a tenth of the time that as many points would take.
    """
    if len(flat) % 2:
        raise ValueError("a point lacks its y")
    stream = QDataStream(QByteArray(pack(f">I{len(flat)}d", len(flat) // 2, *flat)))
    polygon = QPolygonF()
    stream >> polygon
    return polygon


def closed_path(rings: Iterable[Sequence[float]]) -> QPainterPath:
    """Return rings as one path, a ring within a ring being a hole."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in rings:
        path.addPolygon(polygon_of(ring))
        path.closeSubpath()
    return path


def coarse_path(path: QPainterPath, step: float) -> QPainterPath:
    """Return a path without corners closer to the last one than a step: a broad line hides them."""
    coarse = QPainterPath()
    for polygon in path.toSubpathPolygons():
        last = None
        for i in range(polygon.size()):
            point = polygon.at(i)
            if last is None:
                coarse.moveTo(point)
            elif (point - last).manhattanLength() < step and i < polygon.size() - 1:
                continue
            else:
                coarse.lineTo(point)
            last = point
    return coarse


def open_path(flat: Sequence[float]) -> QPainterPath:
    """Return a polyline as a path."""
    path = QPainterPath()
    path.addPolygon(polygon_of(flat))
    return path


def smooth_path(points: Sequence[QPointF], first: int = 0, last: int | None = None) -> QPainterPath:
    """Return a rounded line through the points, or its part between two of them."""
    path = QPainterPath(points[first])
    for i in range(first, len(points) - 1 if last is None else last):
        before, a, b = points[max(0, i - 1)], points[i], points[i + 1]
        after = points[min(len(points) - 1, i + 2)]
        path.cubicTo(a + (b - before) / 6, b - (after - a) / 6, b)
    return path


def rect_path(rect: QRectF) -> QPainterPath:
    """Return a rectangle as a path."""
    path = QPainterPath()
    path.addRect(rect)
    return path

"""Marks on a sheet: what the painters of the map put down, in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from .paths import polygon_of

BUCKET = 400.0  # side of the squares by which marks are found
Square = tuple[int, int]
Ink = QColor | QBrush | str


@dataclass(slots=True, eq=False)
class StyledPath:
    """A path with pen and brush, drawn from scale `least` up to `most` (device pixels a unit),
    never thinner than `hair` pixels.
    """

    path: QPainterPath
    pen: QPen | None
    brush: QBrush | None
    bounds: QRectF
    least: float
    most: float
    hair: float
    clip: QPainterPath | None


def pen_of(
    colour: Ink,
    width: float,
    dashes: Sequence[float] = (),
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
) -> QPen:
    """Return a pen; dashes are given in scene units."""
    brush = colour if isinstance(colour, QBrush) else QBrush(QColor(colour))
    pen = QPen(brush, width, Qt.PenStyle.SolidLine, cap, join)
    if dashes:
        pen.setDashPattern([length / width for length in dashes])
    return pen


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """Return a colour between two, `share` of the way to the second."""
    rest = 1 - share
    return QColor.fromRgbF(
        first.redF() * rest + second.redF() * share,
        first.greenF() * rest + second.greenF() * share,
        first.blueF() * rest + second.blueF() * share,
    )


class Sheet:
    """Marks in the order of painting, found again by place."""

    def __init__(self) -> None:
        self.marks: list[StyledPath] = []
        self._buckets: dict[Square, list[int]] = {}
        self._everywhere: list[int] = []

    def add(
        self,
        path: QPainterPath,
        pen: QPen | None = None,
        brush: Ink | None = None,
        least: float = 0.0,
        hair: float = 0.0,
        clip: QPainterPath | None = None,
        most: float = inf,
    ) -> None:
        """Put a mark on top of the others."""
        bounds = path.boundingRect()
        if pen is not None:
            more = pen.widthF() / 2 + 1
            bounds = bounds.adjusted(-more, -more, more, more)
        if clip is not None:
            bounds = bounds.intersected(clip.boundingRect())
        fill = (
            None if brush is None else brush if isinstance(brush, QBrush) else QBrush(QColor(brush))
        )
        index = len(self.marks)
        self.marks.append(StyledPath(path, pen, fill, bounds, least, most, hair, clip))
        if bounds.width() > 5 * BUCKET and bounds.height() > 5 * BUCKET:
            self._everywhere.append(index)
            return
        for key in self.keys(bounds):
            self._buckets.setdefault(key, []).append(index)

    def take(self, other: Sheet) -> None:
        """Put all marks of another sheet on top of the others; they are shared, not copied."""
        first = len(self.marks)
        self.marks.extend(other.marks)
        self._everywhere.extend(first + index for index in other._everywhere)
        for key, found in other._buckets.items():
            self._buckets.setdefault(key, []).extend(first + index for index in found)

    def polyline(
        self,
        flat: Sequence[float],
        pen: QPen,
        piece: int = 48,
        least: float = 0.0,
        hair: float = 0.0,
    ) -> None:
        """Put down a long line in pieces, so that a small part of the sheet needs only a small
        part of the line.
        """
        for start in range(0, max(1, len(flat) // 2 - 1), piece):
            path = QPainterPath()
            path.addPolygon(polygon_of(flat[2 * start : 2 * (start + piece + 1)]))
            self.add(path, pen, least=least, hair=hair)

    def line(
        self, points: Iterable[QPointF], pen: QPen, least: float = 0.0, hair: float = 0.0
    ) -> None:
        """Put down a line through a few points."""
        path = QPainterPath()
        path.addPolygon(QPolygonF(list(points)))
        self.add(path, pen, least=least, hair=hair)

    @staticmethod
    def keys(rect: QRectF) -> list[Square]:
        """Return the squares by which the marks near a rectangle are found."""
        x0, x1 = int(rect.left() // BUCKET), int(rect.right() // BUCKET)
        y0, y1 = int(rect.top() // BUCKET), int(rect.bottom() // BUCKET)
        return [(x, y) for x in range(x0, x1 + 1) for y in range(y0, y1 + 1)]

    def within(self, rect: QRectF, keys: Sequence[Square] | None = None) -> list[StyledPath]:
        """Return the marks that may touch a rectangle, lowest first; `keys` are its squares."""
        found = set(self._everywhere)
        for key in self.keys(rect) if keys is None else keys:
            if key in self._buckets:
                found.update(self._buckets[key])
        marks = map(self.marks.__getitem__, sorted(found))
        return [mark for mark in marks if mark.bounds.intersects(rect)]

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        scale: float,
        keys: Sequence[Square] | None = None,
    ) -> None:
        """Paint the part of the sheet within a rectangle at a scale given in device pixels a
        unit; `keys` are the squares of the rectangle, where several sheets are painted.
        """
        marks = self.within(rect, keys)
        if not marks:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        no_pen, no_brush = QPen(Qt.PenStyle.NoPen), QBrush(Qt.BrushStyle.NoBrush)
        clipped: QPainterPath | None = None
        for mark in marks:
            if not mark.least <= scale < mark.most:
                continue
            if mark.clip is not clipped:
                if clipped is not None:
                    painter.restore()
                if mark.clip is not None:
                    painter.save()
                    painter.setClipPath(mark.clip, Qt.ClipOperation.IntersectClip)
                clipped = mark.clip
            pen = mark.pen
            if pen is not None and pen.widthF() * scale < mark.hair:
                pen = QPen(pen)
                pen.setWidthF(mark.hair / scale)
                if mark.pen is not None and mark.pen.dashPattern():
                    ratio = mark.pen.widthF() / pen.widthF()
                    pen.setDashPattern([dash * ratio for dash in mark.pen.dashPattern()])
            painter.setPen(pen or no_pen)
            painter.setBrush(mark.brush or no_brush)
            painter.drawPath(mark.path)
        if clipped is not None:
            painter.restore()

"""The printed frame: margin, graduated bar, corners and the darkening towards the edge."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainterPath

from reconquista_qt.view.board.paint_marks import Sheet, pen_of
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.board.paths import rect_path

from .geometry import BoardGeometry


def paint_vignette(sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette) -> None:
    """Darken the map softly towards the frame."""
    dark = palette.colour("vignette")
    if not dark.alpha():
        return
    clear = palette.colour("vignette")
    clear.setAlpha(0)
    sea, depth = geometry.sea, 300.0
    for start, end in (
        (sea.topLeft(), sea.topLeft() + QPointF(depth, 0)),
        (sea.topRight(), sea.topRight() - QPointF(depth, 0)),
        (sea.topLeft(), sea.topLeft() + QPointF(0, depth)),
        (sea.bottomLeft(), sea.bottomLeft() - QPointF(0, depth)),
    ):
        fade = QLinearGradient(start, end)
        fade.setColorAt(0.0, dark)
        fade.setColorAt(1.0, clear)
        strip = QRectF(start, end).normalized()
        if start.x() == end.x():
            strip = QRectF(sea.left(), strip.top(), sea.width(), strip.height())
        else:
            strip = QRectF(strip.left(), sea.top(), strip.width(), sea.height())
        sheet.add(rect_path(strip), None, QBrush(fade))


def paint_frame(sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette) -> None:
    """Draw the margin over what reaches beyond the map, and the bar of degrees round it."""
    ink, sea, rect = palette.colour("ink"), geometry.sea, geometry.rect
    for strip in (
        QRectF(rect.left(), rect.top(), rect.width(), sea.top()),
        QRectF(rect.left(), sea.bottom(), rect.width(), rect.bottom() - sea.bottom()),
        QRectF(rect.left(), rect.top(), sea.left(), rect.height()),
        QRectF(sea.right(), rect.top(), rect.right() - sea.right(), rect.height()),
    ):
        sheet.add(rect_path(strip), None, palette.colour("margin"))
    bar = 26.0
    outer = sea.adjusted(-bar - 16, -bar - 16, bar + 16, bar + 16)
    inner = outer.adjusted(bar, bar, -bar, -bar)
    for segment, dark in _segments(outer, bar):
        sheet.add(rect_path(segment), None, palette.colour("bar_dark" if dark else "bar_light"))
    for line, width in (
        (sea, 5.0),
        (inner, 2.6),
        (outer, 2.6),
        (outer.adjusted(-16, -16, 16, 16), 6.0),
    ):
        pen = pen_of(ink, width * palette.weight, cap=Qt.PenCapStyle.SquareCap)
        corners = [
            line.topLeft(),
            line.topRight(),
            line.bottomRight(),
            line.bottomLeft(),
            line.topLeft(),
        ]
        for start, end in pairwise(corners):
            sheet.line([start, end], pen, hair=0.7)
    for corner in (outer.topLeft(), outer.topRight(), outer.bottomLeft(), outer.bottomRight()):
        inward = QPointF(
            bar / 2 if corner.x() < 3000 else -bar / 2, bar / 2 if corner.y() < 2000 else -bar / 2
        )
        _rosette(sheet, corner + inward, 30.0, palette)


def _segments(outer: QRectF, bar: float) -> Iterator[tuple[QRectF, bool]]:
    """Yield the pieces of the graduated bar, every other one dark."""
    across, down = 48, 34
    for i in range(across):
        w = (outer.width() - 2 * bar) / across
        for y in (outer.top(), outer.bottom() - bar):
            yield QRectF(outer.left() + bar + i * w, y, w, bar), i % 2 == 1
    for i in range(down):
        h = (outer.height() - 2 * bar) / down
        for x in (outer.left(), outer.right() - bar):
            yield QRectF(x, outer.top() + bar + i * h, bar, h), i % 2 == 1


def _rosette(sheet: Sheet, at: QPointF, radius: float, palette: BoardPalette) -> None:
    plate = rect_path(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
    sheet.add(plate, pen_of(palette.colour("ink"), 3.0), palette.colour("paper"))
    petals = QPainterPath()
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        petals.addEllipse(at + QPointF(dx, dy) * radius * 0.40, radius * 0.34, radius * 0.34)
    sheet.add(petals.simplified(), pen_of(palette.colour("ink"), 2.0), palette.colour("accent"))
    heart = QPainterPath()
    heart.addEllipse(at, radius * 0.24, radius * 0.24)
    sheet.add(heart, None, palette.colour("gold"))

"""The sea: shallows, engraved lines along the shores, and the rhumb lines of a portolan chart."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from reconquista_qt.view.board.paint_marks import Sheet, mix, pen_of
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.board.paths import closed_path

from .geometry import BoardGeometry


def paint_sea(sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette) -> None:
    """Lay the sea and what is engraved on it, up to the frame."""
    whole = QPainterPath()
    whole.addRect(geometry.sea)
    sheet.add(whole, None, palette.colour("sea"))
    shelf = palette.colour("shelf")
    if shelf.alpha():
        water = palette.colour("sea")
        for rings in geometry.engraving["shelves"]:
            water = mix(
                water, shelf, shelf.alphaF()
            )  # opaque colours are painted faster than glazes
            sheet.add(closed_path(rings), None, water)
    _rhumbs(sheet, geometry, palette)
    for index, lines in enumerate(geometry.engraving["sea_lines"]):
        ink = palette.colour("sea_line")
        ink.setAlphaF(max(0.16, 0.85 - 0.085 * index))
        width = max(1.0, 2.3 - 0.17 * index) * palette.weight
        pen = pen_of(ink, width, cap=Qt.PenCapStyle.FlatCap, join=Qt.PenJoinStyle.BevelJoin)
        for flat in lines:
            # far out the lines are for those who look closely
            sheet.polyline(flat, pen, least=0.0 if index < 5 else 0.16, hair=0.45)


def _rhumbs(sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette) -> None:
    ink = palette.colour("rhumb")
    if not ink.alpha():
        return
    centre, radius = (
        QPointF(*geometry.data["compass"]["centre"]),
        float(geometry.data["compass"]["radius"]) * 0.66,
    )
    reach = geometry.rect.width() * 1.2
    edge = geometry.sea
    for i in range(32):
        angle = i * pi / 16
        start = centre + QPointF(cos(angle), sin(angle)) * radius
        end = _stop(centre, QPointF(cos(angle) * reach, sin(angle) * reach), edge)
        pen = pen_of(ink, 2.2 if i % 4 == 0 else 1.4)
        for k in range(10):  # in pieces, so that each is found only where it is
            sheet.line(
                [start + (end - start) * (k / 10), start + (end - start) * ((k + 1) / 10)],
                pen,
                hair=0.4,
            )


def _stop(start: QPointF, step: QPointF, edge: QRectF) -> QPointF:
    """Return where a ray from a point leaves a rectangle."""
    share = 1.0
    for value, move, low, high in (
        (start.x(), step.x(), edge.left(), edge.right()),
        (start.y(), step.y(), edge.top(), edge.bottom()),
    ):
        if move > 1e-9:
            share = min(share, (high - value) / move)
        elif move < -1e-9:
            share = min(share, (low - value) / move)
    return start + step * share

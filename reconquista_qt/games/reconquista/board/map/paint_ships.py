"""Two ships for the empty sea: a cog under a square sail and a dhow under its lateen."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from reconquista_qt.view.board.paint_marks import Sheet, pen_of
from reconquista_qt.view.board.palette import BoardPalette

from .geometry import BoardGeometry


def paint_ships(sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette) -> None:
    """Draw the ships where the geometry has them."""
    for ship in geometry.data["ships"]:
        x, y = ship["at"]
        place = QTransform().translate(x, y).scale(ship["size"], ship["size"])
        (_cog if ship["kind"] == "cog" else _dhow)(sheet, place, palette)
        _waves(sheet, place, palette)


def _curve(start: tuple[float, float], *parts: tuple[float, ...]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    for part in parts:
        points = [QPointF(part[i], part[i + 1]) for i in range(0, len(part), 2)]
        if len(points) == 1:
            path.lineTo(points[0])
        elif len(points) == 2:
            path.quadTo(points[0], points[1])
        else:
            path.cubicTo(points[0], points[1], points[2])
    return path


def _waves(sheet: Sheet, place: QTransform, palette: BoardPalette) -> None:
    pen = pen_of(palette.colour("sea_text"), 2.6)
    for y, left, right in ((0.36, -0.56, 0.60), (0.43, -0.40, 0.44)):
        path = QPainterPath(QPointF(left, y))
        x, sign = left, -1
        while x < right:
            path.quadTo(QPointF(x + 0.05, y + sign * 0.05), QPointF(x + 0.10, y))
            x, sign = x + 0.10, -sign
        sheet.add(place.map(path), pen, least=0.14)


def _cog(sheet: Sheet, place: QTransform, palette: BoardPalette) -> None:
    ink = pen_of(palette.colour("ink"), 3.2)
    thin = pen_of(palette.colour("ink"), 1.8)
    wood, sail = palette.colour("paper_edge"), palette.colour("cell")

    def put(path: QPainterPath, fill: object = None, pen: object = ink, least: float = 0.0) -> None:
        sheet.add(place.map(path), pen, fill, least=least)  # type: ignore[arg-type]

    for x, y in ((-0.46, 0.05), (0.50, 0.0), (-0.30, 0.08), (0.34, 0.05)):
        put(_curve((0.02, -0.78), (x, y)), pen=thin, least=0.16)
    put(_curve((0.0, 0.12), (0.0, -0.86), (0.03, -0.86), (0.03, 0.12)), wood)
    hull = _curve(
        (-0.52, 0.02),
        (-0.47, 0.22, -0.34, 0.36),
        (0.34, 0.36),
        (0.50, 0.26, 0.58, -0.04),
        (0.46, 0.02, 0.36, 0.10),
        (-0.30, 0.12),
        (-0.42, 0.10, -0.52, 0.02),
    )
    put(hull, wood)
    for y in (0.18, 0.25, 0.31):
        put(
            _curve(
                (-0.42 + (y - 0.18) * 0.6, y), (0.0, y + 0.03, 0.47 - (y - 0.18) * 0.7, y - 0.01)
            ),
            pen=thin,
            least=0.16,
        )
    for x in (-0.50, 0.36):  # castles fore and aft
        put(_curve((x, 0.02), (x - 0.02, -0.12), (x + 0.17, -0.12), (x + 0.15, 0.08)), wood)
        battlement = _curve(
            (x - 0.03, -0.12),
            (x - 0.03, -0.18),
            (x + 0.02, -0.18),
            (x + 0.02, -0.14),
            (x + 0.07, -0.14),
            (x + 0.07, -0.18),
            (x + 0.12, -0.18),
            (x + 0.12, -0.14),
            (x + 0.18, -0.14),
            (x + 0.18, -0.12),
        )
        battlement.closeSubpath()
        put(battlement, wood)
    canvas = _curve(
        (-0.33, -0.70),
        (0.0, -0.74, 0.36, -0.70),
        (0.46, -0.42, 0.34, -0.06),
        (0.02, -0.14, -0.31, -0.06),
        (-0.20, -0.40, -0.33, -0.70),
    )
    put(canvas, sail)
    cross = QPainterPath()
    cross.addRect(0.005, -0.68, 0.085, 0.54)
    cross.addRect(-0.24, -0.46, 0.62, 0.085)
    put(cross.simplified(), palette.colour("accent"), thin)
    put(_curve((-0.36, -0.71), (0.40, -0.71)), pen=pen_of(palette.colour("ink"), 5.0))
    pennant = _curve((0.015, -0.86), (-0.10, -0.92, -0.22, -0.84), (-0.12, -0.80, 0.015, -0.79))
    pennant.closeSubpath()
    put(pennant, palette.colour("accent"), thin)


def _dhow(sheet: Sheet, place: QTransform, palette: BoardPalette) -> None:
    ink = pen_of(palette.colour("ink"), 3.0)
    thin = pen_of(palette.colour("ink"), 1.7)
    wood = palette.colour("paper_edge")
    hull = _curve(
        (-0.60, -0.02),
        (-0.44, 0.30, -0.24, 0.34),
        (0.30, 0.34),
        (0.46, 0.28, 0.52, -0.02),
        (0.36, 0.12, 0.10, 0.13),
        (-0.26, 0.14, -0.60, -0.02),
    )
    mast = _curve((-0.02, 0.14), (0.02, -0.66), (0.05, -0.66), (0.02, 0.14))
    sheet.add(place.map(mast), ink, wood)
    sail = _curve(
        (-0.50, 0.02),
        (0.02, -0.46, 0.42, -0.92),
        (0.40, -0.40, 0.30, 0.06),
        (-0.08, -0.10, -0.50, 0.02),
    )
    sheet.add(place.map(sail), ink, palette.colour("cell"))
    for share in (0.3, 0.55, 0.78):
        x, y = -0.50 + 0.92 * share, 0.02 - 0.94 * share
        seam = _curve((x, y), (x + 0.06, y * 0.5, x * 0.72 + 0.04, 0.0 - 0.04 * share))
        sheet.add(place.map(seam), thin, None, least=0.16)
    sheet.add(
        place.map(_curve((-0.56, 0.08), (0.46, -0.96))), pen_of(palette.colour("ink"), 4.4), None
    )
    sheet.add(place.map(hull), ink, wood)
    for y in (0.19, 0.26):
        seam = _curve((-0.44 + (y - 0.19) * 1.2, y), (0.0, y + 0.04, 0.44 - (y - 0.19), y))
        sheet.add(place.map(seam), thin, None, least=0.16)
    pennant = _curve((0.46, -0.96), (0.34, -1.02, 0.24, -0.95), (0.34, -0.93, 0.44, -0.92))
    pennant.closeSubpath()
    sheet.add(place.map(pennant), thin, palette.region("bands", 5))

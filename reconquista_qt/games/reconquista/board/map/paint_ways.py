"""Rivers that broaden towards the sea, and roads as double lines."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from reconquista_qt.view.board.paint_marks import Sheet, pen_of
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.board.paths import points_of, smooth_path

from .facts import BoardFacts
from .geometry import BoardGeometry

RIVER_PIECE = 7  # points of a river that are drawn at one width


def paint_rivers(sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette) -> None:
    """Draw the great rivers, thin at the source and broad at the mouth."""
    water, bank = palette.colour("river"), palette.colour("river_bank")
    rivers = sorted(geometry.engraving["rivers"].values(), key=lambda r: r["breadth"][1])
    for river in rivers:
        flat, (thin, broad) = river["points"], river["breadth"]
        sheet.polyline(flat, pen_of(bank, broad * 0.5 + thin * 0.5 + 4.0), piece=60)
    for river in rivers:
        points, (thin, broad) = points_of(river["points"]), river["breadth"]
        last = len(points) - 1
        for start in range(0, last, RIVER_PIECE):
            share = (start + RIVER_PIECE / 2) / last
            breadth = (thin + (broad - thin) * min(1.0, share) ** 0.8) * palette.weight
            part = smooth_path(points, start, min(last, start + RIVER_PIECE))
            sheet.add(part, pen_of(water, breadth), hair=0.7)


def paint_roads(
    sheet: Sheet, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette
) -> None:
    """Draw the roads of the rules from city to city."""
    known = set(geometry.area_ids)
    draw_road(
        sheet,
        [geometry.road_path(a, b) for a, b in facts.roads if a in known and b in known],
        palette,
    )


def draw_road(sheet: Sheet, paths: list[QPainterPath], palette: BoardPalette) -> None:
    """Draw roads: first all edges, so that they open into each other where they meet."""
    weight = palette.weight
    edge = pen_of(palette.colour("road_edge"), 17.0 * weight)
    bed = pen_of(palette.colour("road"), 11.0 * weight)
    middle = pen_of(palette.colour("road_edge"), 2.2, (13, 11))
    for pen, least, hair in ((edge, 0.0, 3.0), (bed, 0.0, 1.5), (middle, 0.3, 0.0)):
        for path in paths:
            sheet.add(path, pen, least=least, hair=hair)

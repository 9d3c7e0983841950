"""The land: foreign shores, the five regions in their tints, and the borders of regions and areas."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QRadialGradient

from .facts import BoardFacts
from .geometry import Arc, BoardGeometry, open_path
from .paint_marks import Sheet, pen_of
from .palette import BoardPalette

BANDS = ((76.0, 0.20), (50.0, 0.42), (26.0, 0.72))  # breadth (half of it shows) and strength of the band's colour


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """Return a colour between two, `share` of the way to the second."""
    return QColor.fromRgbF(
        *(a + (b - a) * share for a, b in zip(first.getRgbF()[:3], second.getRgbF()[:3], strict=True))
    )


def paint_land(sheet: Sheet, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette) -> None:
    """Lay the parchment: tints, bands along the regions' borders, and its unevenness."""
    coast = pen_of(palette.colour("coast"), 4.2 * palette.weight)
    for shores in (geometry.abroad, geometry.islands):
        sheet.add(shores, coast, palette.colour("abroad"), hair=0.7)
    for region in facts.regions:
        tint, band = palette.region("tints", region.number), palette.region("bands", region.number)
        outline = geometry.outline(region.areas)
        sheet.add(outline, pen_of(tint, 2.0), tint)
        edge = [arc for arc in geometry.arcs if _is_edge(arc, region.areas)]
        for breadth, strength in BANDS:
            pen = pen_of(mix(tint, band, strength), breadth)
            for arc in edge:
                _clipped(sheet, arc, pen, outline)
    _blotches(sheet, geometry, palette)


def _is_edge(arc: Arc, areas: tuple[str, ...]) -> bool:
    return (arc.areas[0] in areas) != (arc.areas[1] in areas)


def _clipped(sheet: Sheet, arc: Arc, pen: QPen, clip: QPainterPath) -> None:
    for start in range(0, max(1, len(arc.flat) // 2 - 1), 40):
        sheet.add(open_path(arc.flat[2 * start : 2 * (start + 41)]), pen, clip=clip)


def _blotches(sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette) -> None:
    shade = palette.colour("shade")
    if not shade.alpha():
        return
    random = Random(20)
    land = geometry.mainland
    full = shade.alphaF()
    for _ in range(46):
        centre = QPointF(random.uniform(900, 5100), random.uniform(400, 3700))
        radius = random.uniform(220, 560)
        gradient = QRadialGradient(centre, radius)
        for stop, strength in ((0.0, 1.0), (0.35, 0.75), (0.7, 0.25), (1.0, 0.0)):
            shade.setAlphaF(full * strength)
            gradient.setColorAt(stop, shade)
        spot = QPainterPath()
        spot.addEllipse(centre, radius, radius)
        sheet.add(spot, None, QBrush(gradient), clip=land, least=0.1)


def paint_borders(sheet: Sheet, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette) -> None:
    """Draw the coast, the dotted borders of areas and the strong ones of regions."""
    weight = palette.weight
    dotted = pen_of(palette.colour("area_border"), 4.6 * weight, (0.05, 12.5 * weight))
    strong = pen_of(palette.colour("region_border"), 5.6 * weight, (24, 10, 0.05, 10))
    coast = pen_of(palette.colour("coast"), 4.2 * weight)
    for arc in geometry.arcs:
        first, second = arc.areas
        if second is None:
            sheet.polyline(arc.flat, coast, hair=0.8)
        elif facts.region_of.get(first) is facts.region_of.get(second):
            sheet.polyline(arc.flat, dotted, piece=4000, hair=1.0)
        else:
            sheet.polyline(arc.flat, strong, piece=4000, hair=1.0)


def paint_border_beds(sheet: Sheet, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette) -> None:
    """Draw the pale bed of the regions' borders, over which a river that is a border still shows."""
    bed = pen_of(palette.colour("region_border_light"), 13.0 * palette.weight)
    for arc in geometry.arcs:
        if arc.areas[1] is not None and facts.region_of.get(arc.areas[0]) is not facts.region_of.get(arc.areas[1]):
            sheet.polyline(arc.flat, bed, piece=4000, hair=1.6)

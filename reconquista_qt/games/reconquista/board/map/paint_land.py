"""The land: foreign shores, the five regions in their tints, and the borders."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QPainterPath, QRadialGradient

from reconquista_qt.view.board.paint_marks import Sheet, mix, pen_of
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.board.paths import closed_path

from .facts import BoardFacts
from .geometry import BoardGeometry

BANDS = (
    0.20,
    0.42,
    0.72,
)  # strength of the band's colour, from the broadest strip to the narrowest


def paint_land(
    sheet: Sheet, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette
) -> None:
    """Lay the parchment: tints, bands along the regions' borders, and its unevenness."""
    coast = pen_of(palette.colour("coast"), 4.2 * palette.weight)
    for kind in ("abroad", "islands"):
        sheet.add(closed_path(geometry.data[kind]), None, palette.colour("abroad"))
        for ring in geometry.data[kind]:
            sheet.polyline([*ring, *ring[:2]], coast, hair=0.7)
    for region in facts.regions:
        tint, band = palette.region("tints", region.number), palette.region("bands", region.number)
        outline = geometry.outline(region.areas)
        sheet.add(outline, None, tint)
        for level, strength in enumerate(BANDS):
            colour = mix(tint, band, strength)
            for arc, bands in zip(geometry.arcs, geometry.engraving["bands"], strict=True):
                inside = [area in region.areas for area in arc.areas]
                if inside.count(True) == 1:
                    sheet.add(closed_path(bands[inside.index(True)][level]), None, colour)
    _blotches(sheet, geometry, palette)


def _blotches(sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette) -> None:
    shade = palette.colour("shade")
    if not shade.alpha():
        return
    random = Random(20)
    land = geometry.mainland
    full = shade.alphaF()
    for _ in range(24):
        centre = QPointF(random.uniform(900, 5100), random.uniform(400, 3700))
        radius = random.uniform(220, 560)
        gradient = QRadialGradient(centre, radius)
        for stop, strength in ((0.0, 1.0), (0.35, 0.75), (0.7, 0.25), (1.0, 0.0)):
            shade.setAlphaF(full * strength)
            gradient.setColorAt(stop, shade)
        spot = QPainterPath()
        spot.addEllipse(centre, radius, radius)
        sheet.add(spot, None, QBrush(gradient), clip=land, least=0.1)


def paint_borders(
    sheet: Sheet, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette
) -> None:
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


def paint_border_beds(
    sheet: Sheet, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette
) -> None:
    """Draw the pale bed of the regions' borders, over which a river that is a border still
    shows.
    """
    bed = pen_of(palette.colour("region_border_light"), 13.0 * palette.weight)
    for arc in geometry.arcs:
        if arc.areas[1] is not None and facts.region_of.get(
            arc.areas[0]
        ) is not facts.region_of.get(arc.areas[1]):
            sheet.polyline(arc.flat, bed, piece=4000, hair=1.6)


def paint_ground(
    sheet: Sheet, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette
) -> None:
    """Lay nothing but sea, land and the regions' tints, for a small picture or a first glance."""
    whole, sea = QPainterPath(), QPainterPath()
    whole.addRect(geometry.rect)
    sea.addRect(geometry.sea)
    sheet.add(whole, None, palette.colour("margin"))
    sheet.add(sea, None, palette.colour("sea"))
    for kind in ("abroad", "islands"):
        sheet.add(closed_path(geometry.data[kind]), None, palette.colour("abroad"))
    for region in facts.regions:
        tint = mix(
            palette.region("tints", region.number), palette.region("bands", region.number), 0.3
        )
        sheet.add(geometry.outline(region.areas), None, tint)
    border, coast = (
        pen_of(palette.colour("region_border"), 6.0),
        pen_of(palette.colour("coast"), 4.0),
    )
    for arc in geometry.arcs:
        if arc.areas[1] is None:
            sheet.polyline(arc.flat, coast, hair=0.7)
        elif facts.region_of.get(arc.areas[0]) is not facts.region_of.get(arc.areas[1]):
            sheet.polyline(arc.flat, border, hair=0.8)


def begin_map(geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette) -> Sheet:
    """Return the map's ground alone, quick to make: sea, shores, tinted regions, their borders."""
    sheet = Sheet()
    paint_ground(sheet, geometry, facts, palette)
    return sheet

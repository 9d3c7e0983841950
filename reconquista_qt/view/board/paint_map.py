"""The whole map, layer upon layer."""

from __future__ import annotations

from .facts import BoardFacts
from .geometry import BoardGeometry
from .paint_frame import paint_frame, paint_vignette
from .paint_land import paint_border_beds, paint_borders, paint_ground, paint_land
from .paint_legend import paint_legend
from .paint_marks import Sheet
from .paint_ornaments import paint_cartouche, paint_compass, paint_scale
from .paint_places import paint_far_names, paint_names, paint_ports, paint_region_names, paint_sites
from .paint_relief import paint_relief
from .paint_sea import paint_sea
from .paint_ships import paint_ships
from .paint_text import Labels
from .paint_tracks import paint_tracks
from .paint_ways import paint_rivers, paint_roads
from .palette import BoardPalette


def begin_map(geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette) -> Sheet:
    """Return the map's ground alone, quick to make: sea, shores, tinted regions, their borders."""
    sheet = Sheet()
    paint_ground(sheet, geometry, facts, palette)
    return sheet


def draw_map(
    geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette, labels: Labels | None = None
) -> Sheet:
    """Return the map as printed: everything on the board that no game moves."""
    sheet = Sheet()
    paint_sea(sheet, geometry, palette)
    paint_land(sheet, geometry, facts, palette)
    covered = paint_region_names(sheet, geometry, facts, palette, labels)
    paint_border_beds(sheet, geometry, facts, palette)
    paint_rivers(sheet, geometry, palette)
    paint_borders(sheet, geometry, facts, palette)
    paint_relief(sheet, geometry, facts, palette, covered)
    paint_roads(sheet, geometry, facts, palette)
    paint_sites(sheet, geometry, palette)
    paint_far_names(sheet, geometry, palette, labels)
    paint_ships(sheet, geometry, palette)
    paint_compass(sheet, geometry, palette, labels)
    paint_scale(sheet, geometry, palette, labels)
    paint_vignette(sheet, geometry, palette)
    paint_names(sheet, geometry, facts, palette, labels)
    paint_ports(sheet, geometry, facts, palette)
    paint_tracks(sheet, geometry, facts, palette, labels)
    paint_legend(sheet, geometry, palette, labels)
    paint_cartouche(sheet, geometry, palette, labels)
    paint_frame(sheet, geometry, palette)
    return sheet

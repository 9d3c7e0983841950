"""The colours of the map, one set for each theme; nothing that paints knows a colour of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from reconquista_qt.engine.record import record

FiveTints = tuple[str, str, str, str, str]


@record
class BoardPalette:
    """Colours as ``#rrggbb`` or ``#aarrggbb``; the tints, bands and letters of regions go by
    their number, 1 to 5.
    """

    name: str
    # water
    sea: str
    shelf: str  # laid over the sea again and again towards the shore
    sea_line: str
    rhumb: str
    sea_text: str
    river: str
    river_bank: str
    # land
    abroad: str
    abroad_text: str
    coast: str
    tints: FiveTints
    bands: FiveTints
    letters: FiveTints
    shade: str  # blotches of the parchment
    area_border: str
    region_border: str
    region_border_light: str
    # relief
    hill: str
    hill_shade: str
    hill_ink: str
    peak: str
    peak_shade: str
    peak_ink: str
    # ways and places
    road: str
    road_edge: str
    town: str
    town_ink: str
    port: str
    port_ink: str
    # writing
    text: str
    halo: str
    die: str
    die_edge: str
    pip: str
    # the printed frame
    paper: str
    paper_edge: str
    cell: str
    cell_marked: str
    cell_text: str
    ink: str
    gold: str
    accent: str
    bar_dark: str
    bar_light: str
    margin: str
    vignette: str
    # lines are this much thicker than in the light theme
    weight: float = 1.0

    def colour(self, field: str) -> QColor:
        """Return a colour by the name of its field."""
        return QColor(getattr(self, field))

    def region(self, kind: str, number: int) -> QColor:
        """Return the tint, band or letter colour ("tints", "bands", "letters") of a region's
        number.
        """
        return QColor(getattr(self, kind)[(number - 1) % 5])


LIGHT: Final = BoardPalette(
    name="light",
    sea="#b9ccca",
    shelf="#20f0f4e6",
    sea_line="#7d9c9f",
    rhumb="#645f7f84",
    sea_text="#4d7178",
    river="#5f8a98",
    river_bank="#d9dfd2",
    abroad="#e2d8bd",
    abroad_text="#9a8a68",
    coast="#4b3a26",
    tints=("#cfd8d6", "#eed9a0", "#e8c5ab", "#d9cad6", "#cdd6b0"),
    bands=("#7d9fb4", "#d3a13a", "#c07a5c", "#a382a6", "#8ba565"),
    letters=("#4f7488", "#9c6f17", "#9a5136", "#765279", "#5c7638"),
    shade="#1c8a6428",
    area_border="#6b5337",
    region_border="#5a2018",
    region_border_light="#f6ecd6",
    hill="#efe4c8",
    hill_shade="#b39d74",
    hill_ink="#8d7550",
    peak="#f3e8cd",
    peak_shade="#8f744c",
    peak_ink="#4d3a22",
    road="#f8eed4",
    road_edge="#6a3b1e",
    town="#b3261c",
    town_ink="#3a2313",
    port="#f6ecd3",
    port_ink="#21485a",
    text="#2a1a10",
    halo="#c8f6ecd6",
    die="#fbf5e6",
    die_edge="#4a3622",
    pip="#2a1a10",
    paper="#f1e4c5",
    paper_edge="#7a5a33",
    cell="#f8efd9",
    cell_marked="#ead09a",
    cell_text="#4a3520",
    ink="#3a2716",
    gold="#b98a2e",
    accent="#8d1f1a",
    bar_dark="#3a2716",
    bar_light="#f4e9cf",
    margin="#e6d6b0",
    vignette="#26402a12",
)

DARK: Final = BoardPalette(
    name="dark",
    sea="#16262f",
    shelf="#18587e90",
    sea_line="#38545f",
    rhumb="#2c6d8d98",
    sea_text="#6f95a0",
    river="#6796a6",
    river_bank="#2b3a3c",
    abroad="#35312a",
    abroad_text="#8a7e66",
    coast="#0c0d0e",
    tints=("#3c4a52", "#5a4c28", "#5b3e32", "#4c3f50", "#414c32"),
    bands=("#5f8aa3", "#b08a34", "#a9664a", "#8d6a92", "#7b9556"),
    letters=("#8fb5cb", "#d8b866", "#d79a7f", "#bf9cc4", "#a9c084"),
    shade="#10000000",
    area_border="#b9a684",
    region_border="#e8cf9c",
    region_border_light="#20160e",
    hill="#4f4a3f",
    hill_shade="#2a2620",
    hill_ink="#8f8468",
    peak="#67604f",
    peak_shade="#211d17",
    peak_ink="#d3c39c",
    road="#d9c08a",
    road_edge="#1d130b",
    town="#d8553f",
    town_ink="#f1e3c4",
    port="#1d3440",
    port_ink="#cfe3e6",
    text="#f3e8cf",
    halo="#c81d1913",
    die="#efe4ca",
    die_edge="#14100b",
    pip="#2a1a10",
    paper="#2b2620",
    paper_edge="#a58a5a",
    cell="#37312a",
    cell_marked="#5a4823",
    cell_text="#d9c9a4",
    ink="#e6d6b2",
    gold="#c99f4a",
    accent="#d9806a",
    bar_dark="#12100d",
    bar_light="#b59d70",
    margin="#211d18",
    vignette="#50000000",
)

HIGH_CONTRAST: Final = BoardPalette(
    name="contrast",
    sea="#dbeaf5",
    shelf="#00ffffff",
    sea_line="#7fa3bd",
    rhumb="#00000000",
    sea_text="#003a5c",
    river="#0057a3",
    river_bank="#ffffff",
    abroad="#e3e3e3",
    abroad_text="#404040",
    coast="#000000",
    tints=("#ffffff", "#fff3b8", "#ffdcc8", "#efdcff", "#d9f2c4"),
    bands=("#3f8fd6", "#e0ac00", "#e0602c", "#9a4fd0", "#4a9a1e"),
    letters=("#0b4f8a", "#7a5a00", "#9a3208", "#5f1f92", "#2a6406"),
    shade="#00000000",
    area_border="#000000",
    region_border="#000000",
    region_border_light="#ffffff",
    hill="#ffffff",
    hill_shade="#8a8a8a",
    hill_ink="#6a6a6a",
    peak="#ffffff",
    peak_shade="#000000",
    peak_ink="#000000",
    road="#ffffff",
    road_edge="#000000",
    town="#c00000",
    town_ink="#000000",
    port="#ffffff",
    port_ink="#00304f",
    text="#000000",
    halo="#f0ffffff",
    die="#ffffff",
    die_edge="#000000",
    pip="#000000",
    paper="#ffffff",
    paper_edge="#000000",
    cell="#ffffff",
    cell_marked="#ffe066",
    cell_text="#000000",
    ink="#000000",
    gold="#5a4400",
    accent="#a00000",
    bar_dark="#000000",
    bar_light="#ffffff",
    margin="#ffffff",
    vignette="#00000000",
    weight=1.45,
)

PALETTES: Final = {palette.name: palette for palette in (LIGHT, DARK, HIGH_CONTRAST)}

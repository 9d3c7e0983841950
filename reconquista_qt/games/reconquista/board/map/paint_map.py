"""The whole map, layer upon layer; what bears no words is drawn once for all languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from reconquista_qt.view.board.paint_marks import Mark, Sheet
from reconquista_qt.view.board.palette import BoardPalette

from .facts import BoardFacts
from .geometry import BoardGeometry
from .labels import Labels
from .paint_frame import paint_frame, paint_vignette
from .paint_land import paint_border_beds, paint_borders, paint_land
from .paint_legend import paint_legend
from .paint_ornaments import paint_cartouche, paint_compass, paint_scale
from .paint_places import paint_far_names, paint_names, paint_ports, paint_region_names, paint_sites
from .paint_relief import REACH, paint_relief
from .paint_sea import paint_sea
from .paint_ships import paint_ships
from .paint_tracks import paint_tracks
from .paint_ways import paint_rivers, paint_roads

Layer = Callable[[Sheet], object]
Numbers = tuple[float, float, float, float]


class MapSheet:
    """A map as printed: sheets one over the other.

    `worded` are those with words, and how far around them other things make room.
    """

    def __init__(self, sheets: Sequence[Sheet], worded: Sequence[tuple[Sheet, float]]) -> None:
        self.sheets, self._worded = tuple(sheets), tuple(worded)

    @property
    def marks(self) -> list[Mark]:
        """All marks, lowest first."""
        return [mark for sheet in self.sheets for mark in sheet.marks]

    def within(self, rect: QRectF) -> list[Mark]:
        """Return the marks that may touch a rectangle, lowest first."""
        return [mark for sheet in self.sheets for mark in sheet.within(rect)]

    def differing(self, other: MapSheet) -> list[QRectF]:
        """Return where two maps that differ in words alone do not look the same."""
        mine, theirs = self._looks(), other._looks()
        return [
            QRectF(*look[:4]).adjusted(-look[4], -look[4], look[4], look[4])
            for look in mine ^ theirs
        ]

    def _looks(self) -> set[tuple[float, float, float, float, float, int]]:
        return {
            (*_numbers(mark.bounds), rim, mark.path.elementCount())
            for sheet, rim in self._worded
            for mark in sheet.marks
        }

    def paint(self, painter: QPainter, rect: QRectF, scale: float) -> None:
        """Paint the part within a rectangle at a scale in device pixels a unit."""
        keys = Sheet.keys(rect)
        for sheet in self.sheets:
            sheet.paint(painter, rect, scale, keys)


class MapDrawing:
    """Draws the map in steps, none of which takes long."""

    def __init__(self, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette) -> None:
        self._geometry, self._facts, self._palette = geometry, facts, palette
        self._plain: dict[str, Sheet] = {}
        # Hills keep clear of the regions' names, which are other ones in another language.
        self._hills: dict[tuple[Numbers, ...], Sheet] = {}

    def steps(self, labels: Labels | None) -> Iterator[MapSheet | None]:
        """Yield None after each step, and the whole map in the end."""
        g, facts, palette = self._geometry, self._facts, self._palette
        sheets: list[Sheet] = []
        worded: list[tuple[Sheet, float]] = []

        def plain(name: str, *layers: Layer) -> None:
            if name not in self._plain:
                sheet = self._plain[name] = Sheet()
                for paint in layers:
                    paint(sheet)
            sheets.append(self._plain[name])

        def words(*layers: Layer, rim: float = 0.0) -> None:
            sheet = Sheet()
            for paint in layers:
                paint(sheet)
            sheets.append(sheet)
            worded.append((sheet, rim))

        plain("sea", lambda sheet: paint_sea(sheet, g, palette))
        yield None
        plain("land", lambda sheet: paint_land(sheet, g, facts, palette))
        yield None
        covered: list[QRectF] = []
        words(
            lambda sheet: covered.extend(paint_region_names(sheet, g, facts, palette, labels)),
            rim=REACH,
        )
        plain("beds", lambda sheet: paint_border_beds(sheet, g, facts, palette))
        plain("rivers", lambda sheet: paint_rivers(sheet, g, palette))
        plain("borders", lambda sheet: paint_borders(sheet, g, facts, palette))
        yield None
        sheets.append(self._relief(covered))
        yield None
        plain("roads", lambda sheet: paint_roads(sheet, g, facts, palette),
              lambda sheet: paint_sites(sheet, g, palette))  # fmt: skip
        words(lambda sheet: paint_far_names(sheet, g, palette, labels))
        plain("ships", lambda sheet: paint_ships(sheet, g, palette))
        words(
            lambda sheet: paint_compass(sheet, g, palette, labels),
            lambda sheet: paint_scale(sheet, g, palette, labels),
        )
        plain("vignette", lambda sheet: paint_vignette(sheet, g, palette))
        yield None
        words(lambda sheet: paint_names(sheet, g, facts, palette, labels))
        plain("ports", lambda sheet: paint_ports(sheet, g, facts, palette))
        yield None
        words(lambda sheet: paint_tracks(sheet, g, facts, palette, labels))
        yield None
        words(
            lambda sheet: paint_legend(sheet, g, palette, labels),
            lambda sheet: paint_cartouche(sheet, g, palette, labels),
        )
        plain("frame", lambda sheet: paint_frame(sheet, g, palette))
        yield MapSheet(sheets, worded)

    def _relief(self, covered: Sequence[QRectF]) -> Sheet:
        key = tuple(_numbers(rect) for rect in covered)
        if key not in self._hills:
            sheet = self._hills[key] = Sheet()
            paint_relief(sheet, self._geometry, self._facts, self._palette, covered)
        return self._hills[key]


def _numbers(rect: QRectF) -> Numbers:
    return rect.x(), rect.y(), rect.width(), rect.height()


def draw_map(
    geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette, labels: Labels | None = None
) -> MapSheet:
    """Return the map as printed: everything on the board that no game moves."""
    return whole(MapDrawing(geometry, facts, palette).steps(labels))


def whole(steps: Iterator[MapSheet | None]) -> MapSheet:
    """Return what the last of the steps yields."""
    *_, last = steps
    assert last is not None
    return last

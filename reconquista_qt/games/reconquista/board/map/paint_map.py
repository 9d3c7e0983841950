"""The whole map, layer upon layer; what bears no words is drawn once for all languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from reconquista_qt.view.board.paint_marks import Sheet, StyledPath
from reconquista_qt.view.board.palette import BoardPalette

from .facts import BoardFacts
from .geometry import BoardGeometry
from .labels import Labels, look_up
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

Text = Callable[[str], str]
Layer = Callable[[Sheet], object]
WordedLayer = Callable[[Sheet, Text], Sequence[QRectF] | None]
Numbers = tuple[float, float, float, float]


class MapSheet:
    """A map as printed: sheets one over the other.

    `worded` are those with words, and how far around them other things make room.
    """

    def __init__(self, sheets: Sequence[Sheet], worded: Sequence[tuple[Sheet, float]]) -> None:
        self.sheets, self._worded = tuple(sheets), tuple(worded)

    @property
    def marks(self) -> list[StyledPath]:
        """All marks, lowest first."""
        return [mark for sheet in self.sheets for mark in sheet.marks]

    def within(self, rect: QRectF) -> list[StyledPath]:
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


class Worded:
    """A sheet with words: what it bears is the same as long as the words are.

    `covered` is what the words take of the ground, where a layer tells it.
    """

    def __init__(self, text: Text, layers: Sequence[WordedLayer]) -> None:
        self.sheet = Sheet()
        self.covered: list[QRectF] = []
        self._said: dict[str, str] = {}

        def say(key: str) -> str:
            return self._said.setdefault(key, text(key))

        for paint in layers:
            self.covered.extend(paint(self.sheet, say) or ())

    def says(self, text: Text) -> bool:
        """Tell whether it would be written in the same words."""
        return all(text(key) == said for key, said in self._said.items())


class MapDrawing:
    """Draws the map in steps, none of which takes long."""

    _last: ClassVar[MapDrawing | None] = None

    def __init__(self, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette) -> None:
        self._geometry, self._facts, self._palette = geometry, facts, palette
        self._plain: dict[str, Sheet] = {}
        # Hills keep clear of the regions' names, which are other ones in another language.
        self._hills: dict[tuple[Numbers, ...], Sheet] = {}
        self._worded: dict[str, Worded] = {}

    @classmethod
    def of(cls, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette) -> MapDrawing:
        """Return the drawing that was asked for last, if it is this one, or begin it.

        What bears no words is then there at once for the next window.
        """
        last = cls._last
        if last is None or not last._shows(geometry, facts, palette):
            last = cls._last = cls(geometry, facts, palette)
        return last

    def _shows(self, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette) -> bool:
        same = self._geometry is geometry and self._palette is palette
        return same and self._facts == facts

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

        text = look_up(labels)

        def words(name: str, *layers: WordedLayer, rim: float = 0.0) -> Worded:
            found = self._worded.get(name)
            if found is None or not found.says(text):
                found = self._worded[name] = Worded(text, layers)
            sheets.append(found.sheet)
            worded.append((found.sheet, rim))
            return found

        plain("sea", lambda sheet: paint_sea(sheet, g, palette))
        yield None
        plain("land", lambda sheet: paint_land(sheet, g, facts, palette))
        yield None
        regions = words(
            "regions",
            lambda sheet, text: paint_region_names(sheet, g, facts, palette, text),
            rim=REACH,
        )
        plain("beds", lambda sheet: paint_border_beds(sheet, g, facts, palette))
        plain("rivers", lambda sheet: paint_rivers(sheet, g, palette))
        plain("borders", lambda sheet: paint_borders(sheet, g, facts, palette))
        yield None
        sheets.append(self._relief(regions.covered))
        yield None
        plain("roads", lambda sheet: paint_roads(sheet, g, facts, palette),
              lambda sheet: paint_sites(sheet, g, palette))  # fmt: skip
        words("abroad", lambda sheet, text: paint_far_names(sheet, g, palette, text))
        plain("ships", lambda sheet: paint_ships(sheet, g, palette))
        words(
            "rose",
            lambda sheet, text: paint_compass(sheet, g, palette, text),
            lambda sheet, text: paint_scale(sheet, g, palette, text),
        )
        plain("vignette", lambda sheet: paint_vignette(sheet, g, palette))
        yield None
        words("names", lambda sheet, text: paint_names(sheet, g, facts, palette, text))
        plain("ports", lambda sheet: paint_ports(sheet, g, facts, palette))
        yield None
        words("tracks", lambda sheet, text: paint_tracks(sheet, g, facts, palette, text))
        yield None
        words(
            "legend",
            lambda sheet, text: paint_legend(sheet, g, palette, text),
            lambda sheet, text: paint_cartouche(sheet, g, palette, text),
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

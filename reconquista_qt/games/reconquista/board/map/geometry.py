"""The shape of the map in scene units: areas, coasts, tracks, the places of everything."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from reconquista_qt import assets
from reconquista_qt.engine.record import record
from reconquista_qt.view.board.paths import closed_path, points_of, polygon_of, smooth_path


@record
class Arc:
    """A stretch of border or coast: its points, the areas beside it (None beyond the mainland)."""

    areas: tuple[str, str | None]
    flat: tuple[float, ...]


@record
class Track:
    """A row of numbered cells, perhaps broken into lines."""

    first: int
    count: int
    columns: int
    origin: tuple[float, float]
    cell: tuple[float, float]

    def rect(self, number: int) -> QRectF:
        """Return the cell of a number; IndexError beyond the ends."""
        at = number - self.first
        if not 0 <= at < self.count:
            raise IndexError(number)
        row, column = divmod(at, self.columns)
        w, h = self.cell
        return QRectF(self.origin[0] + column * w, self.origin[1] + row * h, w, h)


class BoardGeometry:
    """The shipped shape of the map; holds no rule and no colour."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.rect = QRectF(*data["board"])
        self.sea = QRectF(*data["sea"])
        self.area_ids: tuple[str, ...] = tuple(data["areas"])
        self.arcs = [Arc((a["areas"][0], a["areas"][1]), tuple(a["points"])) for a in data["arcs"]]
        self.tracks = {
            name: Track(t["first"], t["count"], t["columns"], tuple(t["origin"]), tuple(t["cell"]))
            for name, t in data["tracks"].items()
        }
        self._outlines: dict[frozenset[str], QPainterPath] = {}

    @classmethod
    def load(cls, path: Path | None = None) -> BoardGeometry:
        """Return the geometry in a file, by default the shipped one; OSError or ValueError if it
        cannot be read.

        The shipped one is read once: nothing changes it, and each window needs it.
        """
        return _shipped() if path is None else cls(json.loads(path.read_text(encoding="utf-8")))

    @cached_property
    def engraving(self) -> dict[str, Any]:
        """What is engraved on the shape: shelves, sea lines, rivers, ranges, hills by area; and
        `bands`: for each arc and area beside it the strips of ground along it, the broadest
        first, each made of rings.

        Read when it is first painted, for it is four fifths of the whole.
        """
        data: dict[str, Any] = json.loads(
            assets.resource("reconquista", "engraving.json").read_text(encoding="utf-8")
        )
        return data

    # areas ------------------------------------------------------------------------------------

    @cached_property
    def _polygons(self) -> dict[str, QPolygonF]:
        polygons = {}
        for name, area in self.data["areas"].items():
            flat: list[float] = []
            for number in area["ring"]:
                flat.extend(self._walk(number)[:-2])
            polygons[name] = polygon_of(flat)
        return polygons

    def _walk(self, number: int) -> Sequence[float]:
        flat = self.arcs[number if number >= 0 else ~number].flat
        if number >= 0:
            return flat
        return [value for i in range(len(flat) - 2, -1, -2) for value in flat[i : i + 2]]

    def area_path(self, area: str) -> QPainterPath:
        """Return the outline of an area, closed."""
        return self.outline((area,))

    def area_polygon(self, area: str) -> QPolygonF:
        """Return the outline of an area as a polygon."""
        return self._polygons[area]

    def area_at(self, point: QPointF) -> str | None:
        """Return the area under a scene point, or None at sea and abroad."""
        for name, polygon in self._polygons.items():
            if self._bounds[name].contains(point) and polygon.containsPoint(
                point, Qt.FillRule.OddEvenFill
            ):
                return name
        return None

    @cached_property
    def _bounds(self) -> dict[str, QRectF]:
        return {name: polygon.boundingRect() for name, polygon in self._polygons.items()}

    def outline(self, areas: Iterable[str]) -> QPainterPath:
        """Return the outline of several areas together, without the borders between them."""
        chosen = frozenset(areas)
        if chosen not in self._outlines:
            self._outlines[chosen] = closed_path(self._rings(chosen))
        return QPainterPath(self._outlines[chosen])

    def _rings(self, chosen: frozenset[str]) -> list[list[float]]:
        after: dict[tuple[float, float], list[int]] = {}
        for name in chosen:
            for number in self.data["areas"][name]["ring"]:
                arc = self.arcs[number if number >= 0 else ~number]
                if not (arc.areas[0] in chosen and arc.areas[1] in chosen):
                    walk = self._walk(number)
                    after.setdefault((walk[0], walk[1]), []).append(number)
        rings = []
        while after:
            start = next(iter(after))
            ring: list[float] = []
            here = start
            while here in after:
                number = after[here].pop()
                if not after[here]:
                    del after[here]
                walk = self._walk(number)
                ring.extend(walk[:-2])
                here = (walk[-2], walk[-1])
            rings.append(ring)
        return rings

    # places -----------------------------------------------------------------------------------

    def anchor(self, area: str, name: str) -> QPointF:
        """Return a place of an area: city, units, besiegers, label, port, landing;
        KeyError if it has none.
        """
        return QPointF(*self.data["areas"][area]["anchors"][name])

    def has_anchor(self, area: str, name: str) -> bool:
        """Tell whether an area has such a place (only coasts have port and landing)."""
        return name in self.data["areas"][area]["anchors"]

    def label_width(self, area: str) -> float:
        """Return how broad the name of an area may be."""
        return float(self.data["areas"][area]["label_width"])

    def track_cell(self, track: str, number: int) -> QRectF:
        """Return a cell of the track "turn" (1-20), "income" (0-10) or "revolt" (1-5);
        IndexError beyond its ends.
        """
        return self.tracks[track].rect(number)

    def box(self, name: str) -> QRectF:
        """Return the box "event" or "revolt"."""
        return QRectF(*self.data["boxes"][name])

    def region_curve(self, areas: Iterable[str]) -> QPainterPath:
        """Return the line along which a region's name is written, for any grouping of areas."""
        chosen = sorted(areas)
        for curve in self.data["curves"]:
            if curve["areas"] == chosen:
                return smooth_path(points_of(curve["points"]))
        places = [self._bounds[name].center() for name in chosen]
        breadth = max(p.x() for p in places) - min(p.x() for p in places)
        height = max(p.y() for p in places) - min(p.y() for p in places)
        places.sort(key=lambda p: p.x() if breadth >= height * 0.7 else p.y())
        if len(places) == 1:
            half = QPointF(self._bounds[chosen[0]].width() * 0.3, 0.0)
            places = [places[0] - half, places[0] + half]
        return smooth_path(places)

    def region_centre(self, areas: Iterable[str]) -> QPointF:
        """Return a point amid a region, where a view may be centred."""
        return self.outline(areas).boundingRect().center()

    def road_path(self, first: str, last: str) -> QPainterPath:
        """Return the road between the cities of two areas, in either direction, as drawn or as
        the crow flies.
        """
        for name, backwards in ((f"{first}-{last}", False), (f"{last}-{first}", True)):
            if name in self.data["roads"]:
                points = points_of(self.data["roads"][name])
                return smooth_path(points[::-1] if backwards else points)
        a, b = self.anchor(first, "city"), self.anchor(last, "city")
        aside = QPointF(a.y() - b.y(), b.x() - a.x()) * 0.08
        return smooth_path([a, (a + b) / 2 + aside, b])

    # land ---------------------------------------------------------------------------

    @cached_property
    def mainland(self) -> QPainterPath:
        """The outline of the peninsula."""
        return self.outline(self.area_ids)


@cache
def _shipped() -> BoardGeometry:
    source = assets.resource("reconquista", "geometry.json")
    return BoardGeometry(json.loads(source.read_text(encoding="utf-8")))

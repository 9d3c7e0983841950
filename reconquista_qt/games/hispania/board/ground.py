"""Where the provinces lie: cells about middles of their own, with borders that wind a little.

The middles and weights of the cells (`resources/hispania/board/provinces.json`) are such that two
provinces touch where the map has a border between them and nowhere else.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from reconquista_qt import assets
from reconquista_qt.games.hispania.rules.board import Board
from reconquista_qt.games.hispania.rules.filedata import AreaData, MapFileData, SeaData
from reconquista_qt.view.board.paths import closed_path
from reconquista_qt.view.table import coast
from reconquista_qt.view.table.geometry import Point, PolygonBoard, cells_around, inner_point
from reconquista_qt.view.table.iberia import SHEET

UNIT: Final = 120.0  # scene units: the side of a counter
LARGEST: Final = 1.45  # a counter at the fit zoom, in units
FRAME: Final = 62.0  # the mosaic about the sheet
BOX: Final = (390.0, 270.0)  # scene units: width and height of a box
ISLE: Final = 420.0  # how far an island or a cape reaches about its middle
# Where attackers may stand beside a region's middle, in units: clear of the counter and its name.
SECOND: Final = (
    (1.0, -0.55), (-1.0, -0.55), (0.9, -0.9), (-0.9, -0.9), (1.15, 0.0), (-1.15, 0.0),
    (0.45, -1.1), (-0.45, -1.1), (1.0, 0.5), (-1.0, 0.5),
)  # fmt: skip
STEP: Final = 26.0  # between two points of a border
# The waves that bend borders: amplitude, length along x and y, and where they begin.
WAVES: Final = ((17.0, 410.0, 530.0, 0.7), (12.0, 190.0, 230.0, 2.1), (5.0, 83.0, 71.0, 4.4))
# The middles of the boxes off the map and at sea: where they are in the way of nothing.
BOXES: Final = {
    "aquitania": (4010.0, 190.0), "septimania": (4900.0, 420.0), "africa": (3040.0, 3960.0),
    "mare_gallicum": (2640.0, 205.0), "mare_cantabricum": (1320.0, 205.0),
    "mare_lusitanicum": (700.0, 1560.0), "sinus_gallicus": (4560.0, 1760.0),
    "mare_mauretanicum": (4180.0, 3200.0), "columnae_herculis": (1500.0, 3640.0),
}  # fmt: skip


def bent(x: float, y: float) -> QPointF:
    """Return where a point of a straight border lies on the winding one."""
    dx = dy = 0.0
    for high, wide, long, start in WAVES:
        dx += high * math.sin(y / long * math.tau + start + x / (2 * wide))
        dy += high * math.sin(x / wide * math.tau + 2 * start + y / (2 * long))
    return QPointF(x + dx, y + dy)


def winding(one: Point, other: Point) -> list[QPointF]:
    """Return the points of a border between two corners of a cell."""
    far = math.hypot(other[0] - one[0], other[1] - one[1])
    count = max(1, round(far / STEP))
    # The same points from either side, so that two provinces share them.
    first, last = min(one, other), max(one, other)
    points = [
        bent(
            first[0] + (last[0] - first[0]) * i / count, first[1] + (last[1] - first[1]) * i / count
        )
        for i in range(count + 1)
    ]
    return points if first == one else points[::-1]


class Provinces:
    """The cells of the mainland and the borders between them."""

    def __init__(self, names: Sequence[str], anchors: Mapping[str, Point]) -> None:
        path = assets.resource("hispania", "board", "provinces.json")
        data = json.loads(path.read_text(encoding="utf-8"))["cells"]
        self.middles: dict[str, Point] = {}
        self.weights: dict[str, float] = {}
        for name in names:
            # A region that an owner's map adds lies about its anchor.
            x, y, weight = data.get(name, (*anchors[name], 0.0))
            self.middles[name], self.weights[name] = (x, y), weight
        cells = cells_around(self.middles, coast.rect(), self.weights)
        self._sides: dict[tuple[str, str], tuple[Point, Point]] = {}
        self.rings: dict[str, list[list[Point]]] = {}
        for name, ring in cells.items():
            flat: list[float] = []
            for i, end in enumerate(ring):
                start = ring[i - 1]
                other = self._beyond(name, start, end)
                if other:
                    self._sides[name, other] = (start, end)
                for point in winding(start, end)[:-1]:
                    flat += [point.x(), point.y()]
            own = closed_path([flat]).intersected(coast.mainland())
            self.rings[name] = coast.rings(own)

    def _beyond(self, name: str, start: Point, end: Point) -> str:
        """Return the cell on the other side of a side, "" at the edge of the sheet."""
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2

        def power(cell: str) -> float:
            px, py = self.middles[cell]
            return (px - x) ** 2 + (py - y) ** 2 - self.weights[cell]

        here = power(name)
        best = min((other for other in self.middles if other != name), key=power)
        return best if abs(power(best) - here) < 1.0 else ""

    def pairs(self) -> Iterable[tuple[str, str]]:
        """Return the pairs of cells with a side in common, each in both orders."""
        return self._sides

    def border(self, one: str, other: str) -> list[QPointF]:
        """Return the border between two provinces on land as a line, [] where there is none."""
        side = self._sides.get((one, other))
        if side is None:
            return []
        shore = coast.mainland()
        best: list[QPointF] = []
        run: list[QPointF] = []
        for point in winding(*side):
            if shore.contains(point):
                run.append(point)
                best = run if len(run) > len(best) else best
            else:
                run = []
        return best if len(best) > 1 else []


class ProvinceBoard(PolygonBoard):
    """The provinces, the islands and Tingis, and boxes for what lies beyond."""

    def __init__(self, data: MapFileData, neighbours: Mapping[str, Sequence[str]]) -> None:
        land = [area for area in data["areas"] if area["type"] == "land"]
        far = [area for area in data["areas"] if area["type"] != "land"] + list(data["seas"])
        anchors = {
            area["id"]: coast.at(area["anchor"]["lon"], area["anchor"]["lat"]) for area in land
        }
        shore = coast.mainland()
        main = [name for name, at in anchors.items() if shore.contains(QPointF(*at))]
        self.provinces = Provinces(main, anchors)
        apart = coast.provinces({name: anchors[name] for name in anchors if name not in main})
        # Beyond the map lies the rest of its continent: only the cape is played on.
        for name in apart:
            near = QPainterPath()
            near.addEllipse(QPointF(*anchors[name]), ISLE, ISLE)
            apart[name] = drawn_on(coast.rings(_path(apart[name]).intersected(near)), -FRAME)
        rings = self.provinces.rings | apart
        middles: dict[str, Point] = {}
        for name, at in anchors.items():
            middle = inner_point(_path(rings[name])) if name in main else QPointF(*at)
            middles[name] = (middle.x(), middle.y() - (UNIT * 0.28 if name in main else 0.0))
        slots = {
            name: {"": at, "middle": at, "second": _beside(_path(rings[name]), at),
                   "label": (at[0], at[1] + UNIT * 1.02)}
            for name, at in middles.items()
        }  # fmt: skip
        self.areas = tuple(anchors)
        self.boxes: Mapping[str, QRectF] = _boxes(far)
        super().__init__(
            SHEET, {name: rings[name] for name in anchors}, slots, neighbours=neighbours,
            boxes=self.boxes, unit=UNIT,
        )  # fmt: skip

    def anchor(self, place: str, slot: str = "") -> QPointF:
        """Return the anchor of a slot; in a box the counters lie below its name."""
        if place in self.boxes and slot == "":
            return self.boxes[place].center() + QPointF(0, UNIT * 0.33)
        return super().anchor(place, slot)

    def border(self, one: str, other: str) -> list[QPointF]:
        """Return the border that two provinces share on land, [] where they share none."""
        return self.provinces.border(one, other)

    def second_rooms(self) -> list[QRectF]:
        """Return where attackers stand and ruins lie: a name had better not stand there."""
        side = UNIT * LARGEST
        return [
            QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            for at in (self.anchor(name, "second") for name in self.areas)
        ]

    def counter_rooms(self) -> list[QRectF]:
        """Return where counters lie at the fit zoom, and the boxes: no name may stand there."""
        side = UNIT * LARGEST
        rooms = list(self.boxes.values())
        for name in self.areas:
            at = self.anchor(name)
            rooms.append(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
        return rooms

    def shore_toward(self, place: str, goal: QPointF) -> QPointF:
        """Return the last point of a region on the straight way from its middle to a goal."""
        return self._edge(self.anchor(place, "middle"), goal, place)

    def entry_from(self, place: str, start: QPointF) -> QPointF:
        """Return the first point of a region on the straight way from somewhere to its middle."""
        return self._edge(self.anchor(place, "middle"), start, place)

    def _edge(self, inside: QPointF, outside: QPointF, place: str) -> QPointF:
        last = inside
        way = outside - inside
        far = math.hypot(way.x(), way.y()) or 1.0
        # No region is broader than this; a finer look is taken about the edge alone.
        reach = min(1.0, 1100.0 / far)
        for i in range(1, 45):
            point = inside + way * (reach * i / 44)
            if self.at(point.x(), point.y()) == place:
                last = point
        for _ in range(5):
            point = last + way / far * 5.0
            if self.at(point.x(), point.y()) != place:
                break
            last = point
        return last


def drawn_on(rings: Sequence[Sequence[Point]], beyond: float = FRAME) -> list[list[Point]]:
    """Return rings that go on, where the coast is known no further, so far `beyond` the sheet.

    Below 0: so far within it. A province ends at the frame, for its borders are drawn over that.
    """
    known = coast.abroad().boundingRect()
    top, bottom = known.top() + 1, known.bottom() - 1
    return [
        [
            (x, SHEET.top() - beyond if y < top else SHEET.bottom() + beyond if y > bottom else y)
            for x, y in ring
        ]
        for ring in rings
    ]


@cache
def abroad() -> QPainterPath:
    """Return France and Africa as far as the sheet shows them."""
    return _path(drawn_on(coast.rings(coast.abroad())))


def _beside(own: QPainterPath, middle: Point) -> Point:
    """Return where attackers stand beside a region's middle: as far as can be on its own ground."""
    half = UNIT * 0.5
    best: tuple[int, Point] | None = None
    for x, y in SECOND:
        spot = (middle[0] + x * UNIT, middle[1] + y * UNIT)
        outside = sum(
            not own.contains(QPointF(spot[0] + dx * half, spot[1] + dy * half))
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
        )
        if best is None or outside < best[0]:
            best = outside, spot
    assert best is not None
    return best[1]


def _path(rings: Sequence[Sequence[Point]]) -> QPainterPath:
    """Return the outline of some rings."""
    return closed_path([[v for point in ring for v in point] for ring in rings])


def _boxes(far: Sequence[AreaData | SeaData]) -> dict[str, QRectF]:
    wide, high = BOX
    sheet = SHEET.adjusted(FRAME + 24, FRAME + 24, -FRAME - 24, -FRAME - 24)
    found: dict[str, QRectF] = {}
    for area in far:
        place = BOXES.get(area["id"]) or coast.at(area["anchor"]["lon"], area["anchor"]["lat"])
        left = min(max(place[0] - wide / 2, sheet.left()), sheet.right() - wide)
        top = min(max(place[1] - high / 2, sheet.top()), sheet.bottom() - high)
        found[area["id"]] = QRectF(left, top, wide, high)
    return found


@cache
def board_of(board: Board) -> ProvinceBoard:
    """Return the geometry of a board of the rules; the same one each time."""
    data = board.map_data
    beside: dict[str, list[str]] = {}
    for edge in data["edges"]:
        beside.setdefault(edge["a"], []).append(edge["b"])
        beside.setdefault(edge["b"], []).append(edge["a"])
    for area in data["areas"]:
        for port in area["ports"]:
            beside.setdefault(area["id"], []).append(port["sea"])
            beside.setdefault(port["sea"], []).append(area["id"])
    return ProvinceBoard(data, beside)

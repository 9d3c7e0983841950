"""Where the areas and seas lie: outlines that were drawn once, with room for all that lies there.

`resources/st279/board/areas.json` holds them; `packaging/map/st279_areas.py` made it. Neighbours
share every point of their border; areas touch where the map has a border and nowhere else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, Literal, TypedDict

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from reconquista_qt import assets
from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.filedata import AreaData, MapFileData, SeaData
from reconquista_qt.view.board.paths import closed_path, points_of
from reconquista_qt.view.table import coast
from reconquista_qt.view.table.geometry import Point, PolygonBoard

UNIT: Final = 98.0  # scene units: the side of a counter
CITY: Final = "second"  # the slot of those who lie in the city
ARMS: Final = "arms"
TOWN: Final = "town"
MARKER: Final = "marker"
GARRISON: Final = 0.85  # of the size of a counter in the field
BOX: Final = (370.0, 250.0)  # scene units: width and height of a box
_GARRISON_DOWN: Final = 41.0  # of the middle of a city's room; the town stands above


class SeaSpots(TypedDict):
    """Where fleets lie in a sea, and the line of its name."""

    at: list[float]
    name: list[float]


class ReliefData(TypedDict):
    """Mountains: middle and size of each, one after the other."""

    peaks: list[float]
    hills: list[float]


class AreasData(TypedDict):
    """The file of outlines: rings and lines are x and y in turn; rooms middle, width, height."""

    sheet: list[float]
    areas: dict[str, list[list[float]]]
    borders: list[tuple[str, str, list[list[float]]]]
    seas: dict[str, list[list[float]]]
    sea_lines: list[list[float]]
    rooms: dict[str, dict[str, list[float]]]
    at_sea: dict[str, SeaSpots]
    relief: ReliefData
    rivers: list[list[float]]


@cache
def drawn() -> AreasData:
    """Return the outlines, rooms, relief and lines that were drawn once."""
    text = assets.resource("st279", "board", "areas.json").read_text(encoding="utf-8")
    data: AreasData = json.loads(text)
    return data


class AreaBoard(PolygonBoard):
    """Areas and seas; those that are drawn nowhere (on a map of the player's own) are boxes.

    In each area the field, the city (`CITY`), the arms and the name have rooms of their own.
    """

    def __init__(self, map_data: MapFileData) -> None:
        data = drawn()
        self.areas = tuple(area["id"] for area in map_data["areas"] if area["id"] in data["areas"])
        self.seas = tuple(sea["id"] for sea in map_data["seas"] if sea["id"] in data["seas"])
        self.rooms = data["rooms"]
        self.slots = {CITY: (0.0, 0.0, GARRISON)}
        self.held = frozenset(
            area["id"] for area in map_data["areas"] if area["city"] and "city" in
            self.rooms.get(area["id"], ())
        )  # fmt: skip
        rings = {name: data["areas"][name] for name in self.areas}
        rings |= {name: data["seas"][name] for name in self.seas}
        anchors = {name: self._slots_of(name) for name in self.areas}
        anchors |= {name: {"": _point(data["at_sea"][name]["at"])} for name in self.seas}
        near = {
            area["id"]: [*(n["id"] for n in area["neighbours"]), *area["seas"]]
            for area in map_data["areas"]
        }
        near |= {sea["id"]: [*sea["neighbours"], *sea["land"]] for sea in map_data["seas"]}
        known = {*self.areas, *self.seas}
        self.boxes = {}
        places: list[AreaData | SeaData] = [*map_data["areas"], *map_data["seas"]]
        for place in places:
            name = place["id"]
            if "plate" in self.rooms.get(name, ()):
                self.boxes[name] = self.room(name, "plate")
                anchors[name] = self._slots_of(name)
            elif name not in known:
                self.boxes[name] = _box(place)
        super().__init__(
            QRectF(*data["sheet"]), {name: _points(there) for name, there in rings.items()},
            anchors, neighbours=near, boxes=self.boxes, unit=UNIT,
        )  # fmt: skip
        self._borders = {
            frozenset((one, other)): [points_of(line) for line in lines]
            for one, other, lines in data["borders"]
            if one in known and other in known
        }

    def _slots_of(self, name: str) -> dict[str, Point]:
        rooms = self.rooms[name]
        slots: dict[str, Point] = {}
        for slot, kind in (("", "field"), ("middle", "field"), ("label", "label"), (ARMS, "arms")):
            x, y = rooms[kind][:2]
            slots[slot] = (x, y)
        x, y = rooms["arms"][:2]
        slots[MARKER] = (x, y + rooms["arms"][3] * 0.2)
        if "city" in rooms:
            x, y = rooms["city"][:2]
            slots[CITY] = (x, y + _GARRISON_DOWN)
            slots[TOWN] = (x, y - _GARRISON_DOWN)
        return slots

    @property
    def plates(self) -> tuple[str, ...]:
        """The boxes that have a plate of their own on the print."""
        return tuple(name for name in self.boxes if "plate" in self.rooms.get(name, ()))

    def beside(self, place: str) -> tuple[str, ...]:
        """Return what a place has a way to."""
        return self._neighbours.get(place, ())

    def border(self, one: str, other: str) -> list[list[QPointF]]:
        """Return the border that two areas share, as lines; [] where they share none."""
        return self._borders.get(frozenset((one, other)), [])

    @property
    def borders(self) -> Mapping[frozenset[str], list[list[QPointF]]]:
        """All borders between areas."""
        return self._borders

    def room(self, place: str, kind: str) -> QRectF:
        """Return the room of the field, city, arms or label of an area; KeyError if it has none."""
        x, y, wide, high = self.rooms[place][kind][:4]
        return QRectF(x - wide / 2, y - high / 2, wide, high)

    # -- parts of areas ----------------------------------------------------------------------------

    def part_at(self, x: float, y: float) -> tuple[str, str]:
        """Return the place at a point and the slot that is meant there: the city, or ""."""
        for name in self.held:
            if self.room(name, "city").contains(x, y):
                return name, CITY
        return self.at(x, y), ""

    def fan_at(self, place: str, size: float) -> QPointF:
        """Return where counters of a size are spread out: clear of the city, which is a target."""
        at = self.anchor(place)
        if place in self.held:
            city = self.room(place, "city")
            clear = size * 0.75 + city.height() / 2
            if abs(at.y() - city.center().y()) < clear:
                up = at.y() <= city.center().y()
                at.setY(city.center().y() + (-clear if up else clear))
        return at

    def part(self, place: str, slot: str) -> QPainterPath:
        """Return the outline of a slot where it lies on the board; KeyError if it is none."""
        path = QPainterPath()
        room = self.room(place, {CITY: "city", "": "field"}[slot])
        path.addRoundedRect(room, 26, 26)
        return path


def _point(at: Sequence[float]) -> Point:
    x, y = at
    return x, y


def _points(rings: Sequence[Sequence[float]]) -> list[list[Point]]:
    return [list(zip(ring[0::2], ring[1::2], strict=True)) for ring in rings]


def _box(place: AreaData | SeaData) -> QRectF:
    sheet = QRectF(*drawn()["sheet"])
    x, y = coast.at(place["anchor"]["lon"], place["anchor"]["lat"])
    wide, high = BOX
    left = min(max(x - wide / 2, sheet.left() + 100), sheet.right() - wide - 100)
    top = min(max(y - high / 2, sheet.top() + 100), sheet.bottom() - high - 100)
    return QRectF(left, top, wide, high)


def outlines(kind: Literal["areas", "seas"]) -> dict[str, QPainterPath]:
    """Return the outlines of all areas or seas by id."""
    return {name: closed_path(rings) for name, rings in drawn()[kind].items()}


@lru_cache(maxsize=4)
def board_of(board: Board) -> AreaBoard:
    """Return the geometry of a board of the rules; the same one each time."""
    return AreaBoard(board.map_data)

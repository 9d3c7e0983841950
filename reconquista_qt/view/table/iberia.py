"""Boards on the Iberian peninsula of which only the middles of areas are known.

Each area is the ground nearest to its middle, cut by the coast; what lies at sea or beyond the map
is a box. Where two neighbours share a border, what bars it is drawn along it; where they share
none (a strait, a corner), a dotted way joins them; a border that is no way is a double line.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from reconquista_qt.view.board.paint_marks import Sheet, pen_of
from reconquista_qt.view.board.palette import BoardPalette

from . import coast
from .geometry import Point, PolygonBoard
from .map_layer import Name
from .painters import (
    Layer,
)

UNIT: Final = 104.0
BOX: Final = (370.0, 250.0)  # of a sea or an off-map area
# What is shown: the open ocean in the west and the Provence tell nothing and would cost size.
SHEET: Final = QRectF(430.0, 0.0, 5290.0, 4200.0)
LARGEST: Final = 1.45  # a counter at the fit zoom, in units
_STEPS: Final = 80  # a border is looked for in so many pieces


class IberianBoard(PolygonBoard):
    """Areas around their anchors (`lon`, `lat`), and boxes for those named in `boxed`.

    In areas with a garrison (`garrisons`) the field lies left of the middle and the slot `second`
    to its right.
    """

    def __init__(
        self,
        areas: Iterable[Mapping[str, Any]],
        boxed: Iterable[Mapping[str, Any]],
        neighbours: Mapping[str, Sequence[str]],
        *,
        garrisons: Iterable[str] = (),
        rings: Mapping[str, Sequence[Sequence[Point]]] | None = None,
        middles: Mapping[str, Point] | None = None,
        boxes: Mapping[str, QRectF] | None = None,
        unit: float = UNIT,
    ) -> None:
        """Outlines (`rings`), middles and boxes of a game's own take the place of those found."""
        anchors: dict[str, Point] = dict(middles or {})
        for area in areas:
            if area["id"] not in anchors:
                anchors[area["id"]] = coast.at(area["anchor"]["lon"], area["anchor"]["lat"])
        sheet = SHEET
        places: dict[str, QRectF] = dict(boxes or {})
        wide, high = BOX
        for box in boxed:
            if box["id"] in places:
                continue
            x, y = coast.at(box["anchor"]["lon"], box["anchor"]["lat"])
            left = min(max(x - wide / 2, sheet.left() + 20), sheet.right() - wide - 20)
            top = min(max(y - high / 2, sheet.top() + 20), sheet.bottom() - high - 20)
            places[box["id"]] = QRectF(left, top, wide, high)
        rings = coast.provinces(anchors) if rings is None else rings
        held = frozenset(garrisons)
        slots: dict[str, dict[str, Point]] = {}
        for name, (x, y) in anchors.items():
            field = (x - unit * 0.7, y) if name in held else (x, y)
            second = (x + unit * 0.85, y) if name in held else (x + unit, y - unit * 0.55)
            slots[name] = {"": field, "second": second, "label": (x, y + unit * 1.02),
                           "middle": (x, y)}  # fmt: skip
        super().__init__(
            sheet, {name: rings[name] for name in anchors}, slots,
            neighbours=neighbours, boxes=places, unit=unit,
        )  # fmt: skip
        self.areas = tuple(anchors)
        self.held = held
        self.boxes: Mapping[str, QRectF] = places

    def anchor(self, place: str, slot: str = "") -> QPointF:
        """Return the anchor of a slot; in a box the counters lie below its name."""
        if place in self.boxes and slot == "":
            return self.boxes[place].center() + QPointF(0, self.unit * 0.33)
        return super().anchor(place, slot)

    def counter_rooms(self) -> list[QRectF]:
        """Return where counters lie at the fit zoom, and the boxes: no name may stand there."""
        rooms = list(self.boxes.values())
        side = UNIT * LARGEST
        for name in self.areas:
            for slot in ("", "second") if name in self.held else ("",):
                at = self.anchor(name, slot)
                rooms.append(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
        return rooms

    def border(self, one: str, other: str) -> list[QPointF]:
        """Return the border that two areas share on land as a line, [] where they share none."""
        a, b = self.anchor(one, "middle"), self.anchor(other, "middle")
        way = b - a
        far = math.hypot(way.x(), way.y())
        middle, ahead = (a + b) / 2, way / far
        across = QPointF(-ahead.y(), ahead.x())
        reach = UNIT * 9
        best: list[QPointF] = []
        run: list[QPointF] = []
        for i in range(_STEPS + 1):
            point = middle + across * (reach * (2 * i / _STEPS - 1))
            near, beyond = point - ahead * 9, point + ahead * 9
            if self.at(near.x(), near.y()) == one and self.at(beyond.x(), beyond.y()) == other:
                run.append(point)
                best = run if len(run) > len(best) else best
            else:
                run = []
        return best if len(best) > 1 else []


def no_ways(lines: Sequence[Sequence[QPointF]]) -> Layer:
    """Return a layer of borders that nobody crosses: a double line."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for line in lines:
            sheet.line(line, pen_of(palette.area_border, 17 * palette.weight), hair=3.0)
            sheet.line(line, pen_of(palette.paper, 8), hair=1.2)

    return draw


def anchor_sign(sheet: Sheet, at: QPointF, size: float, ink: QColor | str) -> None:
    """Put an anchor down about a point; `size` is half its height."""
    pen = pen_of(ink, size * 0.2)
    path = QPainterPath()
    path.addEllipse(at + QPointF(0, -size * 0.8), size * 0.2, size * 0.2)
    path.moveTo(at + QPointF(0, -size * 0.6))
    path.lineTo(at + QPointF(0, size * 0.9))
    path.moveTo(at + QPointF(-size * 0.4, -size * 0.3))
    path.lineTo(at + QPointF(size * 0.4, -size * 0.3))
    path.moveTo(at + QPointF(-size * 0.75, size * 0.25))
    path.quadTo(at + QPointF(-size * 0.6, size * 0.9), at + QPointF(0, size * 0.9))
    path.quadTo(at + QPointF(size * 0.6, size * 0.9), at + QPointF(size * 0.75, size * 0.25))
    sheet.add(path, pen, hair=1.0)

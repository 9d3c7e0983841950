"""Boards on the Iberian peninsula of which only the middles of areas are known.

Each area is the ground nearest to its middle, cut by the coast; what lies at sea or beyond the map
is a box. Which areas are neighbours is told by the lines between them, not by their outlines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF

from . import coast
from .geometry import Point, PolygonBoard
from .painters import (
    Layers,
    boxes,
    land,
    links,
    outlines,
    place_names,
    sea,
    tinted,
)

UNIT: Final = 104.0
BOX: Final = (400.0, 250.0)  # of a sea or an off-map area


class IberianBoard(PolygonBoard):
    """Areas around their anchors (`lon`, `lat`), and boxes for those named in `boxed`."""

    def __init__(
        self,
        areas: Iterable[Mapping[str, Any]],
        boxed: Iterable[Mapping[str, Any]],
        neighbours: Mapping[str, Sequence[str]],
    ) -> None:
        anchors: dict[str, Point] = {}
        for area in areas:
            anchors[area["id"]] = coast.at(area["anchor"]["lon"], area["anchor"]["lat"])
        sheet = coast.rect()
        places: dict[str, QRectF] = {}
        wide, high = BOX
        for box in boxed:
            x, y = coast.at(box["anchor"]["lon"], box["anchor"]["lat"])
            left = min(max(x - wide / 2, sheet.left() + 20), sheet.right() - wide - 20)
            top = min(max(y - high / 2, sheet.top() + 20), sheet.bottom() - high - 20)
            places[box["id"]] = QRectF(left, top, wide, high)
        rings = coast.provinces(anchors)
        slots = {
            name: {"": (x, y), "label": (x, y + UNIT * 0.98), "second": (x + UNIT, y - UNIT * 0.55)}
            for name, (x, y) in anchors.items()
        }
        super().__init__(
            sheet, {name: rings[name] for name in anchors}, slots,
            neighbours=neighbours, boxes=places, unit=UNIT,
        )  # fmt: skip
        self.areas = tuple(anchors)

    def anchor(self, place: str, slot: str = "") -> QPointF:
        """Return the anchor of a slot; in a box the counters lie below its name."""
        if place in self._boxes.boxes and slot == "":
            return self._boxes.boxes[place].center() + QPointF(0, UNIT * 0.16)
        return super().anchor(place, slot)


def painter(
    board: IberianBoard,
    tint: Callable[[str], str | None],
    pairs: Iterable[tuple[str, str, str]],
) -> Layers:
    """Return a painter of such a board: sea, tinted areas, lines between them, names."""
    return Layers(
        sea(coast.rect(), coast.land()),
        land(coast.abroad(), abroad=True),
        land(coast.mainland()),
        land(coast.islands()),
        tinted(board, lambda place: tint(place) if place in board.areas else None),
        outlines(board, board.areas, dotted=True),
        links(board, pairs),
        boxes(board),
        place_names(board, board.areas, cap=UNIT * 0.4),
        ground=5,
    )

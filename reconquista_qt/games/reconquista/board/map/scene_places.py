"""Where things go on the board so that names and cities stay in sight."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from .geometry import BoardGeometry
from .stack_item import stack_rect

# Scene units by which a force may stand aside of its place, the nearest first.
SHIFTS_X: Final = (0.0, -50.0, 50.0, -100.0, 100.0, -150.0, 150.0)
SHIFTS_Y: Final = (0.0, -45.0, 45.0, -90.0, 90.0)
PER_STEP: Final = 0.12  # how much room a force gives up rather than leave its place
MARKER_ROOM: Final = 110.0  # scene units to each side of a marker
GRID: Final = 24  # places across and down that are tried


def clear_place(
    shape: BoardGeometry, area: str, anchor: QPointF, kinds: int, size: float
) -> QPointF:
    """Return a place near an anchor where a force covers as little of name and city as it can."""
    if kinds < 2:
        return anchor
    rect = stack_rect(kinds, size)
    label, wide = shape.anchor(area, "label"), shape.label_width(area)
    city = shape.anchor(area, "city")
    keep = (
        QRectF(label.x() - wide / 2, label.y() - 55, wide, 120),
        QRectF(city.x() - 80, city.y() - 90, 160, 160),
    )

    def covered(by: QPointF) -> float:
        there = rect.translated(anchor + by)
        over = (there.intersected(other) for other in keep)
        hidden = sum(part.width() * part.height() for part in over if part.isValid())
        return hidden + by.manhattanLength() * size * PER_STEP

    return anchor + min((QPointF(x, y) for y in SHIFTS_Y for x in SHIFTS_X), key=covered)


@lru_cache(maxsize=32)
def free_place(shape: BoardGeometry, areas: tuple[str, ...]) -> QPointF:
    """Return the place in a region, well within it, farthest from all names, cities and forces."""
    taken = [
        shape.anchor(area, name)
        for area in areas
        for name in ("city", "units", "besiegers", "label")
    ]
    outline = shape.outline(areas)
    rect = outline.boundingRect()
    around = QRectF(-MARKER_ROOM, -MARKER_ROOM, 2 * MARKER_ROOM, 2 * MARKER_ROOM)
    points = [
        QPointF(rect.left() + rect.width() * i / GRID, rect.top() + rect.height() * j / GRID)
        for i in range(1, GRID)
        for j in range(1, GRID)
    ]
    inside = [point for point in points if outline.contains(around.translated(point))]

    def room(point: QPointF) -> float:
        return min(math.hypot(p.x() - point.x(), p.y() - point.y()) for p in taken)

    return max(inside, key=room, default=rect.center())

"""How counters of one pile lie on each other: the one geometry that paints and finds them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF


@dataclass(frozen=True)
class Stacking:
    """The step from one counter to the next above it, in parts of a counter's side.

    From `most` counters on the steps become smaller, so that the pile takes no more room.
    """

    dx: float
    dy: float
    most: int = 5

    def places(self, number: int, size: float) -> list[QPointF]:
        """Return the centres of counters about the pile's own centre, the lowest first."""
        gaps = max(0, number - 1)
        shrink = 1.0 if number <= self.most else (self.most - 1) / gaps
        step = QPointF(self.dx * size * shrink, self.dy * size * shrink)
        first = QPointF(-step.x() * gaps / 2, -step.y() * gaps / 2)
        return [first + step * i for i in range(number)]

    def rects(self, number: int, size: float) -> list[QRectF]:
        """Return the faces of counters about the pile's centre, the lowest first."""
        half = size / 2
        return [QRectF(p.x() - half, p.y() - half, size, size) for p in self.places(number, size)]

    def room(self, number: int, size: float) -> QRectF:
        """Return the room that a pile takes about its centre."""
        room = QRectF()
        for rect in self.rects(number, size):
            room = room.united(rect)
        return room

    def index_at(self, number: int, size: float, point: QPointF) -> int:
        """Return which counter lies uppermost at a point about the centre, -1 for none."""
        rects = self.rects(number, size)
        for i in range(len(rects) - 1, -1, -1):
            if rects[i].contains(point):
                return i
        return -1


IN_ROW: Final = Stacking(0.52, 0.06, 6)  # areas: side by side, each to be told
IN_PILE: Final = Stacking(0.09, -0.11, 5)  # hexes: one on the other, the uppermost whole


def fan(number: int, size: float, around: QPointF, room: QRectF) -> list[QRectF]:
    """Return the faces of counters spread out about a point, in rows, within a room."""
    gap = size * 0.16
    columns = max(1, min(number, int((room.width() + gap) / (size + gap)), 8))
    rows = -(-number // columns)
    wide = columns * (size + gap) - gap
    high = rows * (size + gap) - gap
    left = min(max(around.x() - wide / 2, room.left()), room.right() - wide)
    top = min(max(around.y() - high / 2, room.top()), room.bottom() - high)
    found: list[QRectF] = []
    for i in range(number):
        row, column = divmod(i, columns)
        found.append(QRectF(left + column * (size + gap), top + row * (size + gap), size, size))
    return found


def split(pieces: Sequence[object], slots: Sequence[str]) -> dict[str, list[int]]:
    """Return the indexes of pieces by slot, in order."""
    found: dict[str, list[int]] = {}
    for i, slot in enumerate(slots):
        found.setdefault(slot, []).append(i)
    return found

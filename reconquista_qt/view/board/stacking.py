"""How counters of one pile lie on each other: the one geometry that paints and finds them."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from reconquista_qt.engine.record import record


@record
class Stacking:
    """The step from one counter to the next above it, in parts of a counter's side.

    From `most` counters on the steps become smaller, so that the pile takes no more room.
    """

    dx: float
    dy: float
    most: int = 5

    def places(self, number: int, size: float) -> list[QPointF]:
        """Return the centres of counters about the pile's own centre, the lowest first."""
        dx, dy, gaps = self._steps(number, size)
        return [QPointF((i - gaps / 2) * dx, (i - gaps / 2) * dy) for i in range(number)]

    def rects(self, number: int, size: float) -> list[QRectF]:
        """Return the faces of counters about the pile's centre, the lowest first."""
        return self._faces(number, size, 0.0, 0.0)

    def _faces(self, number: int, size: float, x: float, y: float) -> list[QRectF]:
        dx, dy, gaps = self._steps(number, size)
        left, top = x - (size + gaps * dx) / 2, y - (size + gaps * dy) / 2
        return [QRectF(left + i * dx, top + i * dy, size, size) for i in range(number)]

    def _steps(self, number: int, size: float) -> tuple[float, float, int]:
        """Return the step between two counters, and how many steps there are."""
        gaps = max(0, number - 1)
        step = size if number <= self.most else size * (self.most - 1) / gaps
        return self.dx * step, self.dy * step, gaps

    def room(self, number: int, size: float) -> QRectF:
        """Return the room that a pile takes about its centre."""
        if number <= 0:
            return QRectF()
        dx, dy, gaps = self._steps(number, size)
        wide, high = size + gaps * abs(dx), size + gaps * abs(dy)
        return QRectF(-wide / 2, -high / 2, wide, high)

    def filling(self, number: int, rect: QRectF) -> list[QRectF]:
        """Return the faces of counters as large as a rectangle allows, in its middle."""
        one = self.room(number, 1.0)
        if one.isEmpty():
            return []
        size = min(rect.width() / one.width(), rect.height() / one.height())
        centre = rect.center()
        return self._faces(number, size, centre.x(), centre.y())

    def index_at(self, number: int, size: float, point: QPointF) -> int:
        """Return which counter lies uppermost at a point about the centre, -1 for none."""
        rects = self.rects(number, size)
        for i in range(len(rects) - 1, -1, -1):
            if rects[i].contains(point):
                return i
        return -1


IN_ROW: Final = Stacking(0.52, 0.06, 6)  # areas: side by side, each to be told
GAP: Final = 0.16  # between two counters of a fan, in parts of their side
MOST_IN_LINE: Final = 7  # counters of a fan; more lie in rows of six or less
IN_PILE: Final = Stacking(0.09, -0.11, 5)  # hexes: one on the other, the uppermost whole


def fan(
    number: int, centre: QPointF, size: float, within: QRectF | None = None, *, bow: float = 0.0
) -> list[QRectF]:
    """Return the faces of counters spread out around a point, none over another.

    Up to seven lie side by side, more in rows as long as each other; with a `bow` (parts of a
    counter's side) a single row is bent. The whole is pushed inside `within` where that is large
    enough.
    """
    if number <= 0:
        return []
    pitch = size * (1 + GAP)
    columns = number if number <= MOST_IN_LINE else math.ceil(number / math.ceil(number / 6))
    if within is not None:
        columns = max(1, min(columns, int((within.width() + size * GAP) / pitch)))
    rows = math.ceil(number / columns)
    faces: list[QRectF] = []
    for i in range(number):
        row, column = divmod(i, columns)
        in_row = min(columns, number - row * columns)
        aside = column - (in_row - 1) / 2
        bent = bow * size * aside**2 / max(1, (in_row - 1) / 2) if rows == 1 else 0
        x, y = aside * pitch, (row - (rows - 1) / 2) * pitch + bent
        faces.append(QRectF(centre.x() + x - size / 2, centre.y() + y - size / 2, size, size))
    if within is None:
        return faces
    whole = QRectF()
    for face in faces:
        whole = whole.united(face)
    dx = max(within.left() - whole.left(), 0) or min(within.right() - whole.right(), 0)
    dy = max(within.top() - whole.top(), 0) or min(within.bottom() - whole.bottom(), 0)
    return [face.translated(dx, dy) for face in faces]

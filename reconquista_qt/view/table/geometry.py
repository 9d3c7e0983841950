"""Where the places of a board are: polygons, hexes, and boxes beside the map; in scene units."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

Point = tuple[float, float]
_GRID: Final = 48  # cells of the index across the board


class BoardGeometry(Protocol):
    """The shape of a board; holds no rule and no colour.

    `unit` is the side of a counter at rest.
    """

    rect: QRectF
    unit: float

    @property
    def places(self) -> tuple[str, ...]:
        """The ids of all places, in reading order."""
        ...

    def at(self, x: float, y: float) -> str:
        """Return the place at a point, "" where there is none."""
        ...

    def shape(self, place: str) -> tuple[QPainterPath, QPointF]:
        """Return an outline that places may share, and where it is put; KeyError if unknown."""
        ...

    def anchor(self, place: str, slot: str = "") -> QPointF:
        """Return the centre of a pile in a slot of a place; `label` is that of its name."""
        ...

    def toward(self, place: str, dx: float, dy: float) -> str:
        """Return the next place in a direction (y grows downwards), "" where there is none."""
        ...


def outline(board: BoardGeometry, place: str) -> QPainterPath:
    """Return a place's outline where it lies on the board."""
    path, at = board.shape(place)
    return path.translated(at)


class Boxes:
    """Places that are plain rectangles beside the map: tracks, off-map boxes, a cup."""

    def __init__(self, boxes: Mapping[str, QRectF]) -> None:
        self.boxes = dict(boxes)
        self._bounds = [
            (name, box.left(), box.top(), box.right(), box.bottom()) for name, box in boxes.items()
        ]
        self._shapes: dict[str, QPainterPath] = {}

    def at(self, x: float, y: float) -> str:
        """Return the box at a point, or ""."""
        for name, left, top, right, bottom in self._bounds:
            if left <= x <= right and top <= y <= bottom:
                return name
        return ""

    def shape(self, name: str) -> tuple[QPainterPath, QPointF]:
        """Return a box's outline about its centre, and the centre."""
        box = self.boxes[name]
        if name not in self._shapes:
            path = QPainterPath()
            around = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
            corner = min(box.width(), box.height()) * 0.08
            path.addRoundedRect(around, corner, corner)
            self._shapes[name] = path
        return self._shapes[name], box.center()


class PolygonBoard:
    """Places with outlines of their own.

    `polygons` are rings of points by place, a ring within a ring being a hole; `anchors` the
    centres by slot, "" being the middle (without one, the place's own middle). `neighbours` are
    the ways of the keyboard; without them the nearest place in the direction is taken.
    """

    def __init__(
        self,
        rect: QRectF,
        polygons: Mapping[str, Sequence[Sequence[Point]]],
        anchors: Mapping[str, Mapping[str, Point]] | None = None,
        *,
        neighbours: Mapping[str, Iterable[str]] | None = None,
        boxes: Mapping[str, QRectF] | None = None,
        unit: float = 120.0,
    ) -> None:
        self.rect, self.unit = rect, unit
        self._boxes = Boxes(boxes or {})
        self._paths = {name: _closed(rings) for name, rings in polygons.items()}
        self._anchors = {name: dict(slots) for name, slots in (anchors or {}).items()}
        self._neighbours = {name: tuple(near) for name, near in (neighbours or {}).items()}
        self._cell = max(rect.width(), rect.height()) / _GRID
        self._index: dict[tuple[int, int], list[str]] = {}
        for name, path in self._paths.items():
            for cell in self._cells(path.boundingRect()):
                self._index.setdefault(cell, []).append(name)
        self._middles: dict[str, QPointF] = {}

    @property
    def places(self) -> tuple[str, ...]:
        """All polygons, then all boxes."""
        return (*self._paths, *self._boxes.boxes)

    def _cells(self, rect: QRectF) -> Iterable[tuple[int, int]]:
        first, last = self._key(rect.left(), rect.top()), self._key(rect.right(), rect.bottom())
        for column in range(first[0], last[0] + 1):
            for row in range(first[1], last[1] + 1):
                yield column, row

    def _key(self, x: float, y: float) -> tuple[int, int]:
        return math.floor(x / self._cell), math.floor(y / self._cell)

    def at(self, x: float, y: float) -> str:
        """Return the place at a point: only those near it are looked at."""
        box = self._boxes.at(x, y)
        if box:
            return box
        point = QPointF(x, y)
        for name in self._index.get(self._key(x, y), ()):
            if self._paths[name].contains(point):
                return name
        return ""

    def shape(self, place: str) -> tuple[QPainterPath, QPointF]:
        """Return the place's outline, which lies where it is."""
        if place in self._boxes.boxes:
            return self._boxes.shape(place)
        return self._paths[place], QPointF()

    def anchor(self, place: str, slot: str = "") -> QPointF:
        """Return the anchor of a slot; one that is not told of lies beside the middle."""
        slots = self._anchors.get(place, {})
        if slot in slots:
            return QPointF(*slots[slot])
        middle = QPointF(*slots[""]) if "" in slots else self._middle(place)
        if slot == "label":
            return middle + QPointF(0, self.unit * 0.86)
        return middle + QPointF(self.unit * 1.15, self.unit * 0.3) if slot else middle

    def _middle(self, place: str) -> QPointF:
        if place not in self._middles:
            if place in self._boxes.boxes:
                self._middles[place] = self._boxes.boxes[place].center()
            else:
                self._middles[place] = inner_point(self._paths[place])
        return self._middles[place]

    def toward(self, place: str, dx: float, dy: float) -> str:
        """Return the neighbour that lies best in a direction, or the nearest place there."""
        near = self._neighbours.get(place) or self.places
        return best_toward(self, place, near, dx, dy)


class HexBoard:
    """Hexes of one size, found by arithmetic.

    `cells` are the (column, row) that exist by id; `size` is the distance from a hex's centre to
    a corner. With `flat` tops columns stand beside each other and the odd ones (or the even ones,
    with ``shifted=0``) half a hex lower; else rows stand above each other and the odd ones half a
    hex to the right. Boxes lie beside the map.
    """

    def __init__(
        self,
        cells: Mapping[str, tuple[int, int]],
        *,
        size: float = 100.0,
        flat: bool = True,
        shifted: int = 1,
        boxes: Mapping[str, QRectF] | None = None,
        margin: float | None = None,
        unit: float | None = None,
        slots: Mapping[str, tuple[float, float, float]] | None = None,
    ) -> None:
        """`slots` say for pieces that lie aside how far right and down of the centre, in parts
        of a hex's size, and how large beside the others.
        """
        self.cells = dict(cells)
        self.size, self.flat, self.shifted = size, flat, shifted
        self.unit = size * 1.06 if unit is None else unit
        self.slots = dict(slots or {})
        self._by_cell = {cell: name for name, cell in self.cells.items()}
        self._boxes = Boxes(boxes or {})
        turn = 0.0 if flat else math.pi / 6
        self.corners = tuple(
            QPointF(
                size * math.cos(turn + i * math.pi / 3), size * math.sin(turn + i * math.pi / 3)
            )
            for i in range(6)
        )
        self._path = QPainterPath()
        self._path.addPolygon(QPolygonF(self.corners))
        self._path.closeSubpath()
        self.centres = {name: self.centre(*cell) for name, cell in self.cells.items()}
        rect = QRectF()
        for at in self.centres.values():
            rect = rect.united(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size))
        for box in self._boxes.boxes.values():
            rect = rect.united(box)
        edge = size * 0.6 if margin is None else margin
        self.rect = rect.adjusted(-edge, -edge, edge, edge)

    @property
    def places(self) -> tuple[str, ...]:
        """All hexes, then all boxes."""
        return (*self.cells, *self._boxes.boxes)

    def centre(self, column: int, row: int) -> QPointF:
        """Return the centre of a hex that need not exist."""
        width, height = self.size * 1.5, self.size * math.sqrt(3)
        if self.flat:
            low = height / 2 if (column & 1) == self.shifted else 0.0
            return QPointF(column * width, row * height + low)
        right = height / 2 if (row & 1) == self.shifted else 0.0
        return QPointF(column * height + right, row * width)

    def at(self, x: float, y: float) -> str:
        """Return the hex at a point: the nearest centre of the few that can be."""
        box = self._boxes.at(x, y)
        return box or self._by_cell.get(self.cell_at(x, y), "")

    def cell_at(self, x: float, y: float) -> tuple[int, int]:
        """Return the column and row at a point, whether there is a hex or not."""
        width, height = self.size * 1.5, self.size * math.sqrt(3)
        along, across = (x, y) if self.flat else (y, x)
        band = round(along / width)
        best, found = math.inf, (0, 0)
        for line in (band - 1, band, band + 1):
            low = height / 2 if (line & 1) == self.shifted else 0.0
            step = round((across - low) / height)
            gap = (along - line * width) ** 2 + (across - low - step * height) ** 2
            if gap < best:
                best = gap
                found = (line, step) if self.flat else (step, line)
        return found

    def beside(self, cell: tuple[int, int]) -> list[tuple[int, int]]:
        """Return the six cells beside one, in the order of `corners`' sides, hexes or not."""
        at = self.centre(*cell)
        found = []
        for i in range(6):
            beyond = at + self.corners[i] + self.corners[(i + 1) % 6]
            found.append(self.cell_at(beyond.x(), beyond.y()))
        return found

    def shape(self, place: str) -> tuple[QPainterPath, QPointF]:
        """Return the one outline of all hexes, and the centre of this one."""
        if place in self._boxes.boxes:
            return self._boxes.shape(place)
        return self._path, self.centres[place]

    def anchor(self, place: str, slot: str = "") -> QPointF:
        """Return the centre; a slot that is not "" lies a little aside, `label` at the foot."""
        box = self._boxes.boxes.get(place)
        centre = self.centres[place] if box is None else box.center()
        if box is not None and slot not in self.slots:
            return centre
        if slot in self.slots:
            right, down, _ = self.slots[slot]
            return centre + QPointF(right * self.size, down * self.size)
        if slot == "label":
            return centre + QPointF(0, self.size * 0.66)
        return centre + QPointF(self.size * 0.22, self.size * 0.22) if slot else centre

    def neighbours(self, place: str) -> tuple[str, ...]:
        """Return the six hexes beside one in the order of `corners`' sides, "" where none is.

        Side i lies between corners i and i+1: with flat tops the first is the lower right.
        """
        at = self.centres[place]
        found = []
        for i in range(6):
            side = (self.corners[i] + self.corners[(i + 1) % 6]) / 2
            beside = at + side * 2
            found.append(self.at(beside.x(), beside.y()))
        return tuple(found)

    def toward(self, place: str, dx: float, dy: float) -> str:
        """Return the neighbour in a direction; straight across the columns the row is kept."""
        if place not in self.cells:
            return best_toward(self, place, self.places, dx, dy)
        column, row = self.cells[place]
        straight = ""
        if self.flat and dx and not dy:
            straight = self._by_cell.get((column + (1 if dx > 0 else -1), row), "")
        elif not self.flat and dy and not dx:
            straight = self._by_cell.get((column, row + (1 if dy > 0 else -1)), "")
        if straight:
            return straight
        near = [name for name in self.neighbours(place) if name]
        found = best_toward(self, place, near, dx, dy, least=0.8)
        if not found and self._boxes.boxes:
            found = best_toward(self, place, tuple(self._boxes.boxes), dx, dy)
        return found


def best_toward(
    board: BoardGeometry,
    place: str,
    near: Iterable[str],
    dx: float,
    dy: float,
    *,
    least: float = 0.3,
) -> str:
    """Return which of some places lies best in a direction: near, and not far off the line.

    `least` is the cosine of the widest angle to it.
    """
    here = board.anchor(place)
    length = math.hypot(dx, dy) or 1.0
    best, found = math.inf, ""
    for name in near:
        if name == place:
            continue
        way = board.anchor(name) - here
        far = math.hypot(way.x(), way.y()) or 1.0
        straight = (way.x() * dx + way.y() * dy) / far / length
        if straight < least:
            continue
        cost = far * (1 + 2.5 * (1 - straight))
        if cost < best:
            best, found = cost, name
    return found


def _closed(rings: Sequence[Sequence[Point]]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in rings:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
        path.closeSubpath()
    return path


def inner_point(path: QPainterPath) -> QPointF:
    """Return a point well within an outline: the middle of its broadest stretch."""
    rect = path.boundingRect()
    best, found = -1.0, rect.center()
    for i in range(1, 12):
        y = rect.top() + rect.height() * i / 12
        # The scan line's stretches inside, found by halves at a fixed resolution.
        run: float | None = None
        steps = 48
        for step in range(steps + 1):
            x = rect.left() + rect.width() * step / steps
            inside = path.contains(QPointF(x, y))
            if inside and run is None:
                run = x
            if run is not None and (not inside or step == steps):
                room = min(x - run, 2.2 * min(y - rect.top(), rect.bottom() - y))
                if room > best:
                    best, found = room, QPointF((run + x) / 2, y)
                run = None
    return found


def cells_around(
    anchors: Mapping[str, Point], rect: QRectF, weights: Mapping[str, float] | None = None
) -> dict[str, list[Point]]:
    """Return the convex cell of each anchor within a rectangle: all points nearer to it than to
    another; a larger weight (in units squared) pushes its borders outwards.

    For boards of which only the middles of areas are known; cut them with the coast afterwards.
    """
    heavy = weights or {}
    found: dict[str, list[Point]] = {}
    for name, (x, y) in anchors.items():
        ring: list[Point] = [
            (rect.left(), rect.top()), (rect.right(), rect.top()),
            (rect.right(), rect.bottom()), (rect.left(), rect.bottom()),
        ]  # fmt: skip
        for other, (ox, oy) in anchors.items():
            if other != name and ring:
                # Points p with |p-a|² - w_a <= |p-b|² - w_b: a half plane.
                nx, ny = 2 * (ox - x), 2 * (oy - y)
                most = ox * ox + oy * oy - x * x - y * y
                most += heavy.get(name, 0.0) - heavy.get(other, 0.0)
                ring = _half(ring, nx, ny, most)
        found[name] = ring
    return found


def _half(ring: list[Point], nx: float, ny: float, most: float) -> list[Point]:
    kept: list[Point] = []
    for i, (x, y) in enumerate(ring):
        px, py = ring[i - 1]
        here, before = nx * x + ny * y - most, nx * px + ny * py - most
        if (here <= 0) != (before <= 0):
            t = before / (before - here)
            kept.append((px + (x - px) * t, py + (y - py) * t))
        if here <= 0:
            kept.append((x, y))
    return kept


OnPlace = Callable[[str], str]

"""Fields of flat-topped hexes: coordinates, neighbours, distances, lines, rings, arcs and ways.

A cell of a field is a number, 0 to `len(field) - 1`, in the order of rows; off the field is -1.
A direction is a number too: the hexsides clockwise from the top (`SIDES`). Every second column
stands half a hex lower; `lowered` says whether these are the even columns (0) or the odd (1).
All of it is arithmetic of whole numbers, so that it is equal on every platform; only what a
board needs for drawing (`centre`, `corners`, `cell_at`) is made of floats, in units of a hexside.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

SIDES: Final = ("n", "ne", "se", "s", "sw", "nw")
# Corner i lies between side i and side i + 1.
CORNERS: Final = ("ne", "e", "se", "sw", "w", "nw")
OFF: Final = -1

# One step in each direction in the first two cube coordinates (the third is minus their sum).
_STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_HALF_HEIGHT: Final = math.sqrt(3) / 2


class Arcs(NamedTuple):
    """The sides of a unit that faces a corner, two of each kind, as directions."""

    front: tuple[int, int]
    flank: tuple[int, int]
    rear: tuple[int, int]


def _arcs(corner: int) -> Arcs:
    return Arcs(
        (corner, (corner + 1) % 6),
        ((corner - 1) % 6, (corner + 2) % 6),
        ((corner - 2) % 6, (corner + 3) % 6),
    )


ARCS: Final = tuple(_arcs(corner) for corner in range(6))  # by the corner that is faced


def opposite(side: int) -> int:
    """Return the side across a hex, which is also the same hexside as the neighbour sees it."""
    return (side + 3) % 6


def cell_name(column: int, row: int) -> str:
    """Return the usual four digits of a hex: ``1409`` is column 14, row 9."""
    return f"{column:02d}{row:02d}"


def parse_name(name: str) -> tuple[int, int] | None:
    """Return the column and row of a hex's four digits, None where it is no such name."""
    if len(name) != 4 or not name.isascii() or not name.isdigit():
        return None
    return int(name[:2]), int(name[2:])


class HexField:
    """A field of hexes: `places` gives each cell's column and row, holes are left out.

    `neighbours[cell]` has six cells by direction, `OFF` where the field ends; `near[cell]` only
    those that exist.
    """

    def __init__(self, places: Iterable[tuple[int, int]], *, lowered: int = 1) -> None:
        self.places = tuple(sorted(set(places), key=lambda place: (place[1], place[0])))
        self.lowered = lowered
        self.at: Mapping[tuple[int, int], int] = {p: i for i, p in enumerate(self.places)}
        self.names = tuple(cell_name(*place) for place in self.places)
        self.by_name: Mapping[str, int] = {name: i for i, name in enumerate(self.names)}
        self._cubes = tuple(self._cube(*place) for place in self.places)
        self._by_cube = {cube: i for i, cube in enumerate(self._cubes)}
        self.neighbours = tuple(
            tuple(self._by_cube.get((x + dx, z + dz), OFF) for dx, dz in _STEPS)
            for x, z in self._cubes
        )
        self.near = tuple(tuple(c for c in around if c >= 0) for around in self.neighbours)
        self._distances: dict[int, bytes] = {}
        self._lines: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {}

    def __len__(self) -> int:
        return len(self.places)

    # -- arithmetic ----------------------------------------------------------------------------

    def _shift(self, column: int) -> int:
        """Return how many half hexes a column stands lower: 0 or 1."""
        return 1 if column % 2 == self.lowered else 0

    def _cube(self, column: int, row: int) -> tuple[int, int]:
        """Return the first two cube coordinates of a place; all may be off by the same half."""
        half_rows = 2 * row + self._shift(column)
        return column, (half_rows - column) // 2

    def distance(self, one: int, other: int) -> int:
        """Return how many steps lie between two cells, holes or not."""
        return self.distances(one)[other]

    def distances(self, cell: int) -> bytes:
        """Return the distance of every cell from one; kept, since it is asked for often."""
        found = self._distances.get(cell)
        if found is None:
            x, z = self._cubes[cell]
            y = x + z
            # Half the sum of the three differences is the greatest of them.
            steps = [(abs(u - x) + abs(v - z) + abs(u + v - y)) >> 1 for u, v in self._cubes]
            if max(steps) > 255:
                steps = [min(255, step) for step in steps]
            found = self._distances[cell] = bytes(steps)
        return found

    def side_to(self, cell: int, neighbour: int) -> int:
        """Return the direction of a neighbour, -1 where the other cell is none."""
        around = self.neighbours[cell]
        return around.index(neighbour) if neighbour in around else -1

    def sides_toward(self, cell: int, other: int) -> tuple[int, ...]:
        """Return the hexside by which the line to another cell leaves; two through a corner."""
        x, z = self._cubes[cell]
        u, v = self._cubes[other]
        dx, dz = u - x, v - z
        if not dx and not dz:
            return ()
        return tuple(
            side
            for side in range(6)
            if _turn(_TO_CORNER[side - 1], (dx, dz)) >= 0 and _turn((dx, dz), _TO_CORNER[side]) >= 0
        )

    # -- sets of cells -------------------------------------------------------------------------

    def ring(self, cell: int, radius: int) -> tuple[int, ...]:
        """Return the cells at exactly a distance, in the order of cells."""
        return tuple(c for c, d in enumerate(self.distances(cell)) if d == radius)

    def disk(self, cell: int, radius: int) -> tuple[int, ...]:
        """Return the cells within a distance, in the order of cells."""
        return tuple(c for c, d in enumerate(self.distances(cell)) if d <= radius)

    def is_edge(self, cell: int) -> bool:
        """Whether a cell has a side on which the field ends."""
        return OFF in self.neighbours[cell]

    def line(self, one: int, other: int) -> tuple[tuple[int, ...], ...]:
        """Return the cells that the straight line between two centres passes, ends left out.

        One entry a step: a cell, or the two on both sides where it runs along their hexside;
        `OFF` stands for a cell off the field.
        """
        found = self._lines.get((one, other))
        if found is None:
            found = self._lines[one, other] = tuple(self._between(one, other))
        return found

    def _between(self, one: int, other: int) -> Iterable[tuple[int, ...]]:
        x, z = self._cubes[one]
        u, v = self._cubes[other]
        span = (u - x, v - z, x + z - u - v)
        steps = max(abs(part) for part in span)
        longest = next(i for i, part in enumerate(span) if abs(part) == steps) if steps else 0
        free = (longest + 1) % 3
        last = (longest + 2) % 3
        for step in range(1, steps):
            whole, rest = divmod(span[free] * step, steps)
            candidates: tuple[int, ...]
            if 2 * rest == steps:
                candidates = (whole, whole + 1)
            else:
                candidates = (whole + (2 * rest > steps),)
            cells = []
            for value in candidates:
                cube = [0, 0, 0]
                cube[longest] = span[longest] * step // steps
                cube[free] = value
                cube[last] = -cube[longest] - value
                cells.append(self._by_cube.get((x + cube[0], z + cube[1]), OFF))
            yield tuple(cells)

    def reachable(
        self, starts: Iterable[int], is_open: Callable[[int, int], bool]
    ) -> dict[int, int]:
        """Return each cell that can be come to, with its fewest steps from the nearest start."""
        steps = dict.fromkeys(starts, 0)
        frontier = list(steps)
        while frontier:
            reached = []
            for cell in frontier:
                for to in self.near[cell]:
                    if to not in steps and is_open(cell, to):
                        steps[to] = steps[cell] + 1
                        reached.append(to)
            frontier = reached
        return steps

    def cheapest(
        self,
        start: int,
        budget: int,
        cost: Callable[[int, int, int], int],
        halts: Collection[int] = (),
    ) -> dict[int, tuple[int, int]]:
        """Return what each cell within a budget costs at least, and the cell before it.

        `cost(cell, side, to)` is a step's price, below 0 where the hexside or cell is closed.
        `halts` are cells from which nothing goes on (a zone of control), the start excepted.
        """
        found = {start: (0, OFF)}
        queue = [(0, start)]
        while queue:
            spent, cell = heappop(queue)
            if spent > found[cell][0] or (cell in halts and cell != start):
                continue
            for side, to in enumerate(self.neighbours[cell]):
                if to < 0:
                    continue
                price = cost(cell, side, to)
                if price < 0 or spent + price > budget:
                    continue
                known = found.get(to)
                if known is None or spent + price < known[0]:
                    found[to] = (spent + price, cell)
                    heappush(queue, (spent + price, to))
        return found

    # -- drawing: one unit is the length of a hexside -------------------------------------------

    def centre(self, cell: int) -> tuple[float, float]:
        """Return the centre of a cell, y growing downwards; column 0, row 0 is the origin."""
        column, row = self.places[cell]
        return 1.5 * column, (2 * row + self._shift(column)) * _HALF_HEIGHT

    def corners(self, cell: int) -> tuple[tuple[float, float], ...]:
        """Return the six corners of a cell in the order of `CORNERS`."""
        x, y = self.centre(cell)
        return tuple((x + dx, y + dy) for dx, dy in _CORNER_POINTS)

    def cell_at(self, x: float, y: float) -> int:
        """Return the cell that holds a point, `OFF` where there is none."""
        # Cube coordinates of the point, each rounded; the worst one follows from the others.
        u = x / 1.5
        v = (y / _HALF_HEIGHT - u) / 2 - (0.0 if self.lowered else 0.5)
        exact = (u, v, -u - v)
        near = [round(part) for part in exact]
        errors = [abs(a - b) for a, b in zip(exact, near, strict=True)]
        near[errors.index(max(errors))] -= sum(near)
        return self._by_cube.get((near[0], near[1]), OFF)


def way_to(found: Mapping[int, tuple[int, int]], cell: int) -> list[int]:
    """Return the cells of the cheapest way that `cheapest` found, from the start to `cell`."""
    way = [cell]
    while (before := found[way[-1]][1]) >= 0:
        way.append(before)
    way.reverse()
    return way


def zone(field: HexField, cell: int, sides: Sequence[int]) -> tuple[int, ...]:
    """Return the cells of the field beyond some sides of a cell."""
    around = field.neighbours[cell]
    return tuple(around[side] for side in sides if around[side] >= 0)


def _turn(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return above 0 where the second direction lies clockwise of the first, within half a turn."""
    return one[0] * other[1] - one[1] * other[0]


_TO_CORNER: Final = tuple(
    (_STEPS[i][0] + _STEPS[(i + 1) % 6][0], _STEPS[i][1] + _STEPS[(i + 1) % 6][1]) for i in range(6)
)
_CORNER_POINTS: Final = (
    (0.5, -_HALF_HEIGHT),
    (1.0, 0.0),
    (0.5, _HALF_HEIGHT),
    (-0.5, _HALF_HEIGHT),
    (-1.0, 0.0),
    (-0.5, -_HALF_HEIGHT),
)

"""Smooth outlines on a field of hexes: heights, woods and shores; streams along hexsides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from .geometry import HexBoard

Cell = tuple[int, int]
_CUT: Final = 6  # points of a bend from which marks along an outline are taken


def _key(point: QPointF) -> tuple[int, int]:
    return round(point.x()), round(point.y())


def with_rim(board: HexBoard, cells: Iterable[str]) -> set[Cell]:
    """Return the cells of some hexes, and those off the field beside any of them.

    What reaches the edge of the field runs over it, instead of turning back before it.
    """
    inside = set(board.cells.values())
    found = {board.cells[name] for name in cells}
    rim = {beside for cell in found for beside in board.beside(cell) if beside not in inside}
    return found | rim


def loops(board: HexBoard, cells: set[Cell]) -> list[list[QPointF]]:
    """Return the corners of the outlines of a set of cells; the inside lies on the right."""
    after: dict[tuple[int, int], tuple[int, int]] = {}
    points: dict[tuple[int, int], QPointF] = {}
    for cell in sorted(cells):
        at = board.centre(*cell)
        for side, beside in enumerate(board.beside(cell)):
            if beside not in cells:
                start, end = at + board.corners[side], at + board.corners[(side + 1) % 6]
                points[_key(start)], points[_key(end)] = start, end
                after[_key(start)] = _key(end)
    found = []
    while after:
        first, here = after.popitem()
        loop = [points[first]]
        while here != first:
            loop.append(points[here])
            here = after.pop(here)
        found.append(loop)
    return found


def smooth(loop: Sequence[QPointF]) -> QPainterPath:
    """Return a closed outline through the middles of a loop's sides, its corners being rounded."""
    path = QPainterPath((loop[-1] + loop[0]) / 2)
    for i, corner in enumerate(loop):
        path.quadTo(corner, (corner + loop[(i + 1) % len(loop)]) / 2)
    path.closeSubpath()
    return path


def region(board: HexBoard, names: Iterable[str]) -> QPainterPath:
    """Return the smooth outline of some hexes, holes left out; it may run off the field."""
    path = QPainterPath()
    for loop in loops(board, with_rim(board, names)):
        path.addPath(smooth(loop))
    return path


def along(loop: Sequence[QPointF]) -> Iterable[tuple[QPointF, QPointF]]:
    """Yield points of a smooth outline with the way out of it there, one long."""
    for i, corner in enumerate(loop):
        start, end = (loop[i - 1] + corner) / 2, (corner + loop[(i + 1) % len(loop)]) / 2
        for step in range(_CUT):
            t = (step + 0.5) / _CUT
            at = start * (1 - t) ** 2 + corner * (2 * t * (1 - t)) + end * t**2
            way = (corner - start) * (1 - t) + (end - corner) * t
            length = (way.x() ** 2 + way.y() ** 2) ** 0.5 or 1.0
            yield at, QPointF(way.y() / length, -way.x() / length)


def field_outline(board: HexBoard) -> QPainterPath:
    """Return the outline of all hexes, corner by corner."""
    path = QPainterPath()
    for loop in loops(board, set(board.cells.values())):
        path.moveTo(loop[0])
        for point in loop[1:]:
            path.lineTo(point)
        path.closeSubpath()
    return path


def chained(
    sides: Iterable[tuple[QPointF, QPointF]],
) -> list[list[QPointF]]:
    """Return the lines that sides with common ends make, from end to end or from fork to fork."""
    points: dict[tuple[int, int], QPointF] = {}
    beside: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for a, b in sides:
        points[_key(a)], points[_key(b)] = a, b
        beside.setdefault(_key(a), []).append(_key(b))
        beside.setdefault(_key(b), []).append(_key(a))
    found: list[list[QPointF]] = []

    def walk(start: tuple[int, int]) -> None:
        while beside[start]:
            line, here = [points[start]], start
            while beside[here]:
                to = beside[here].pop(0)
                beside[to].remove(here)
                line.append(points[to])
                here = to
                if len(beside[here]) != 1:
                    break
            found.append(line)

    odd: Callable[[tuple[int, int]], bool] = lambda point: len(beside[point]) != 2  # noqa: E731
    for point in [p for p in sorted(beside) if odd(p)]:
        walk(point)
    for point in sorted(beside):
        walk(point)
    return found


def flowing(line: Sequence[QPointF]) -> QPainterPath:
    """Return an open line whose corners are rounded; its ends stay where they are."""
    path = QPainterPath(line[0])
    for i in range(1, len(line) - 1):
        path.quadTo(line[i], (line[i] + line[i + 1]) / 2)
    path.lineTo(line[-1])
    return path

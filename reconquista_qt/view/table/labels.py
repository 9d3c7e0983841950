"""Where the names of areas stand: within their ground, clear of counters and of each other."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from .lettering import outlined

LEAD: Final = 1.75  # from line to line, in heights of a capital
_SIZES: Final = (1.0, 0.92, 0.84, 0.76)  # of the height that is wished for
_ACROSS: Final = (0.0, -0.5, 0.5, -1.0, 1.0)  # tried beside the middle, in units
_DOWN: Final = (0.0, 0.2, 0.45, -1.9, -1.7, 0.7, 0.95)  # and below the usual line


@dataclass(frozen=True)
class Label:
    """A name as it is written: lines of a height of capitals about a point; room in the scene."""

    lines: tuple[str, ...]
    cap: float
    at: QPointF
    room: QRectF

    def path(self) -> QPainterPath:
        """Return the letters where they stand."""
        found = QPainterPath()
        first = -(len(self.lines) - 1) / 2
        for i, line in enumerate(self.lines):
            lower = QPointF(0, (first + i) * self.cap * LEAD)
            found.addPath(outlined(line, self.cap).translated(self.at + lower))
        return found


def halves(text: str) -> tuple[str, ...]:
    """Return a name in two lines as even as can be, or in one where it has no gap."""
    best: tuple[str, ...] = (text,)
    for i, letter in enumerate(text):
        cut = i + 1 if letter == "-" else i
        if letter in " -" and 0 < cut < len(text) - 1:
            lines = (text[:cut].strip(), text[cut:].strip())
            if max(map(len, lines)) < max(map(len, best)):
                best = lines
    return best


@cache
def _width(line: str) -> float:
    """Return the breadth of a line whose capitals are 1 high."""
    return outlined(line, 100.0).boundingRect().width() / 100.0


def arrange(
    names: Mapping[str, str],
    anchors: Mapping[str, QPointF],
    at: Callable[[float, float], str],
    within: QRectF,
    taken: Iterable[QRectF],
    *,
    cap: float,
    unit: float,
    spared: Iterable[QRectF] = (),
) -> dict[str, Label]:
    """Return a label for each name, as near below its anchor as it finds room.

    `at` tells whose ground a point is, "" for nobody's; `taken` are rooms that must stay free,
    `spared` such as had better.
    No label touches another or leaves `within`; where there is no room at all the one that hides
    least is taken. Lengths in scene units.
    """
    inside = _room(within)
    full = [(*_room(rect), TAKEN) for rect in taken]
    full += [(*_room(rect), SPARED) for rect in spared]
    kept: dict[str, Label] = {}
    rooms: list[Room] = []  # of what is kept
    # The long names choose first: they have the fewest spots.
    for place in sorted(names, key=lambda p: (-len(names[p]), p)):
        text = names[place]
        if not text:
            continue
        anchor = anchors[place]
        shapes = _shapes(text, cap)
        # No spot of this name reaches beyond: the rest is not looked at.
        reach = _reach(shapes, anchor, unit)
        near = [room for room in full if _touch(room[:4], reach)]
        others = [room for room in rooms if _touch(room, reach)]
        most, best = math.inf, None
        for shape in shapes:
            for middle, room in _spots(shape, anchor, unit):
                fault = _fault(room, place, at, inside, near, others, most)
                if best is None or fault < most:
                    most, best = fault, (shape, middle, room)
                if fault == 0:
                    break
            if most == 0:
                break
        if best is not None:
            shape, (x, y), room = best
            left, top, right, bottom = room
            kept[place] = Label(
                shape.lines, shape.cap, QPointF(x, y), QRectF(left, top, right - left, bottom - top)
            )
            rooms.append(room)
    return kept


# The search looks at some thousand spots: plain numbers are faster there than Qt's rectangles.
Room = tuple[float, float, float, float]  # left, top, right, bottom
Costly = tuple[float, float, float, float, float]  # and what it costs to hide all of it
# What it costs to hide all of a room that must stay free, and of one that had better.
TAKEN: Final = 20.0
SPARED: Final = 4.0


class _Shape(NamedTuple):
    """A way to write a name, and the room that it takes."""

    lines: tuple[str, ...]
    cap: float
    wide: float
    tall: float


def _room(rect: QRectF) -> Room:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _touch(one: Room, other: Room) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _shapes(text: str, cap: float) -> list[_Shape]:
    """Return the ways to write a name, the best first."""
    broken = halves(text)
    ways: list[tuple[str, ...]] = [(text,)] if broken == (text,) else [(text,), broken]
    found: list[_Shape] = []
    for size in _SIZES:
        for lines in ways:
            high = cap * size
            wide = max(_width(line) for line in lines) * high + high * 0.5
            tall = high * (1 + LEAD * (len(lines) - 1)) + high * 0.9
            found.append(_Shape(lines, high, wide, tall))
    return found


def _reach(shapes: Sequence[_Shape], anchor: QPointF, unit: float) -> Room:
    """Return a room that holds all spots of some shapes."""
    wide = max(shape.wide for shape in shapes) / 2
    tall = max(shape.tall for shape in shapes)
    x, y = anchor.x(), anchor.y()
    return (
        x + min(_ACROSS) * unit - wide,
        y + min(_DOWN) * unit - tall,
        x + max(_ACROSS) * unit + wide,
        y + max(_DOWN) * unit + tall,
    )


def _spots(
    shape: _Shape, anchor: QPointF, unit: float
) -> Iterator[tuple[tuple[float, float], Room]]:
    """Yield the middle and the room of each spot of a shape, the best first."""
    _, high, wide, tall = shape
    for down in _DOWN:
        y = anchor.y() + (down * unit + (tall - high) / 2)
        for across in _ACROSS:
            x = anchor.x() + across * unit
            left, top = x - wide / 2, y - tall / 2
            yield (x, y), (left, top, left + wide, top + tall)


def _fault(
    room: Room, place: str, at: Callable[[float, float], str], within: Room,
    taken: Sequence[Costly], kept: Sequence[Room], most: float,
) -> float:  # fmt: skip
    """Return what a room costs: 0 where it is free and on its own ground or at sea.

    What costs `most` or more is not looked at any further.
    """
    left, top, right, bottom = room
    cost = 0.0
    if left < within[0] or top < within[1] or right > within[2] or bottom > within[3]:
        cost += 1000
    for one in kept:
        if one[0] < right and left < one[2] and one[1] < bottom and top < one[3]:
            cost += 100
    if cost >= most:
        return cost
    area = (right - left) * (bottom - top)
    for x1, y1, x2, y2, dear in taken:
        if x1 < right and left < x2 and y1 < bottom and top < y2:
            wide = min(right, x2) - max(left, x1)
            tall = min(bottom, y2) - max(top, y1)
            cost += dear * (0.1 + wide * tall / area)
            if cost >= most:
                return cost
    for i in range(5):
        if cost >= most:
            break
        x = left + (right - left) * i / 4
        for y in (top, bottom):
            if at(x, y) not in ("", place):
                cost += 1
    return cost

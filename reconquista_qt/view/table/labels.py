"""Where the names of areas stand: within their ground, clear of counters and of each other."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

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
) -> dict[str, Label]:
    """Return a label for each name, as near below its anchor as it finds room.

    `at` tells whose ground a point is, "" for nobody's; `taken` are rooms that must stay free.
    No label touches another or leaves `within`; where there is no room at all the one that hides
    least is taken. Lengths in scene units.
    """
    full = list(taken)
    kept: dict[str, Label] = {}
    # The long names choose first: they have the fewest spots.
    for place in sorted(names, key=lambda p: (-len(names[p]), p)):
        text = names[place]
        if not text:
            continue
        best: tuple[float, Label] | None = None
        for label in _spots(text, anchors[place], cap, unit):
            most = math.inf if best is None else best[0]
            fault = _fault(label.room, place, at, within, full, kept, most)
            if best is None or fault < best[0]:
                best = fault, label
            if fault == 0:
                break
        if best is not None:
            kept[place] = best[1]
    return kept


def _spots(text: str, anchor: QPointF, cap: float, unit: float) -> Iterable[Label]:
    broken = halves(text)
    shapes: list[tuple[str, ...]] = [(text,)] if broken == (text,) else [(text,), broken]
    for size in _SIZES:
        for lines in shapes:
            high = cap * size
            wide = max(_width(line) for line in lines) * high + high * 0.5
            tall = high * (1 + LEAD * (len(lines) - 1)) + high * 0.9
            for down in _DOWN:
                for across in _ACROSS:
                    middle = anchor + QPointF(across * unit, down * unit + (tall - high) / 2)
                    room = QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)
                    yield Label(lines, high, middle, room)


def _fault(
    room: QRectF, place: str, at: Callable[[float, float], str], within: QRectF,
    taken: Sequence[QRectF], kept: Mapping[str, Label], most: float,
) -> float:  # fmt: skip
    """Return what a room costs: 0 where it is free and on its own ground or at sea.

    What costs `most` or more is not looked at any further.
    """
    cost = 0.0
    if not within.contains(room):
        cost += 1000
    for label in kept.values():
        if label.room.intersects(room):
            cost += 100
    for other in taken:
        if other.intersects(room):
            part = other.intersected(room)
            cost += 2 + 20 * part.width() * part.height() / (room.width() * room.height())
    for i in range(5):
        if cost >= most:
            break
        x = room.left() + room.width() * i / 4
        for y in (room.top(), room.bottom()):
            if at(x, y) not in ("", place):
                cost += 1
    return cost

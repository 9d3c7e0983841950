"""Piles of counters: how they overlap at rest and how they fan out."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from reconquista_qt.view.art.colours import Theme

from .cards import KINDS, paint_counter

# From the bottom of a pile to its top: what matters most is seen whole.
_PILE = (
    "christian_garrison",
    "muslim_garrison",
    "rebel",
    "mercenary",
    "muslim_mercenary",
    "crusader",
    "military_order",
    "christian_army",
    "muslim_army",
    "french",
    "raider",
    "el_cid_christian",
    "el_cid_muslim",
)
_HEIGHT = {kind: place for place, kind in enumerate(_PILE)}
# How much of a counter the one above it leaves free, in parts of its width.
_SHOWN = 0.52


def pile_order(kinds: Iterable[str]) -> list[str]:
    """Return kinds from the bottom of a pile to its top."""
    return sorted(kinds, key=lambda kind: _HEIGHT.get(kind, len(_HEIGHT) + KINDS.index(kind)))


def stack_layout(number: int, rect: QRectF) -> list[QRectF]:
    """Return the squares of `number` overlapping counters that together fill `rect`, bottom first.

    They overlap sideways, each a little lower than the one below it, centred in `rect`.
    """
    if number <= 0:
        return []
    step, drop = _SHOWN, 0.06
    wide, high = 1 + step * (number - 1), 1 + drop * (number - 1)
    size = min(rect.width() / wide, rect.height() / high)
    left = rect.center().x() - wide * size / 2
    top = rect.center().y() - high * size / 2
    return [
        QRectF(left + i * step * size, top + i * drop * size, size, size) for i in range(number)
    ]


def paint_stack(
    painter: QPainter,
    units: Mapping[str, int],
    rect: QRectF,
    *,
    selected: frozenset[str] = frozenset(),
    mobile: frozenset[str] = frozenset(),
    spent: frozenset[str] = frozenset(),
    theme: Theme = "light",
) -> list[tuple[str, QRectF]]:
    """Paint one counter a kind with its count, overlapping in `rect`; return where each lies."""
    kinds = pile_order(kind for kind, count in units.items() if count > 0)
    placed = list(zip(kinds, stack_layout(len(kinds), rect), strict=True))
    for kind, square in placed:
        paint_counter(
            painter,
            kind,
            square,
            count=units[kind],
            selected=kind in selected,
            mobile=kind in mobile,
            spent=kind in spent,
            theme=theme,
        )
    return placed


def fan_layout(
    number: int, centre: QPointF, size: float, within: QRectF | None = None, gap: float = 0.16
) -> list[QRectF]:
    """Return squares of `size` spread side by side around `centre`, none over another.

    Up to seven lie in a gentle arc, more in rows; `gap` is the room between two in parts of `size`.
    The whole is pushed inside `within` where that is given and large enough.
    """
    if number <= 0:
        return []
    columns = number if number <= 7 else math.ceil(number / math.ceil(number / 6))
    rows = math.ceil(number / columns)
    pitch = size * (1 + gap)
    squares = []
    for i in range(number):
        row, column = divmod(i, columns)
        in_row = min(columns, number - row * columns)
        x = (column - (in_row - 1) / 2) * pitch
        bow = 0.06 * size * (column - (in_row - 1) / 2) ** 2 / max(1, (in_row - 1) / 2)
        y = (row - (rows - 1) / 2) * pitch + (bow if rows == 1 else 0)
        squares.append(QRectF(centre.x() + x - size / 2, centre.y() + y - size / 2, size, size))
    if within is not None:
        whole = squares[0]
        for square in squares[1:]:
            whole = whole.united(square)
        dx = max(within.left() - whole.left(), 0) or min(within.right() - whole.right(), 0)
        dy = max(within.top() - whole.top(), 0) or min(within.bottom() - whole.bottom(), 0)
        squares = [square.translated(dx, dy) for square in squares]
    return squares

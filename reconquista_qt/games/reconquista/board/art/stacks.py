"""Piles of counters: what lies above what, and how they overlap at rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.board.stacking import IN_ROW

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
# Side by side as in any area, however many kinds there are.
FORCE: Final = replace(IN_ROW, most=len(_PILE))
BOW: Final = 0.06  # of a force that is spread out


def pile_order(kinds: Iterable[str]) -> list[str]:
    """Return kinds from the bottom of a pile to its top."""
    return sorted(kinds, key=lambda kind: _HEIGHT.get(kind, len(_HEIGHT) + KINDS.index(kind)))


def paint_stack(
    painter: QPainter,
    units: Mapping[str, int],
    rect: QRectF,
    *,
    selected: frozenset[str] = frozenset(),
    mobile: frozenset[str] = frozenset(),
    spent: frozenset[str] = frozenset(),
    theme: ArtTheme = "light",
) -> list[tuple[str, QRectF]]:
    """Paint one counter a kind with its count, overlapping in `rect`; return where each lies."""
    kinds = pile_order(kind for kind, count in units.items() if count > 0)
    placed = list(zip(kinds, FORCE.filling(len(kinds), rect), strict=True))
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

"""The one door to the pieces on the board: counters, piles, buildings and sieges."""

from __future__ import annotations

from reconquista_qt.view.art.card_marks import paint_badge

from .buildings import paint_building, paint_siege_ring, siege_bounds
from .cards import KINDS, MARKERS, UNITS, card_bounds, counter_icon, counter_pixmap, paint_counter
from .stacks import BOW, FORCE, paint_stack, pile_order

__all__ = [
    "BOW",
    "FORCE",
    "KINDS",
    "MARKERS",
    "UNITS",
    "card_bounds",
    "counter_icon",
    "counter_pixmap",
    "paint_badge",
    "paint_building",
    "paint_counter",
    "paint_siege_ring",
    "paint_stack",
    "pile_order",
    "siege_bounds",
]

"""Choosing one of several things by six-sided dice, as the order of dice says.

Rules: 1.3/dice, 5.0/C25.
"""

from __future__ import annotations

from typing import Final

FACES: Final = 6
PAIR: Final = FACES * FACES


def dice_for(things: int) -> int:
    """Return how many dice choose one of so many things: none where there is but one."""
    if things <= 1:
        return 0
    return 1 if things <= FACES else 2


def chosen(values: tuple[int, ...], things: int) -> int:
    """Return which thing some dice choose, counted from 0; -1: they are rolled again."""
    if len(values) == 1:
        number = (values[0] - 1) // (FACES // things)
    else:
        number = (FACES * (values[0] - 1) + values[1] - 1) // max(PAIR // things, 1)
    return number if number < things else -1

"""The weight of each feature of a region, by period of the game."""

from __future__ import annotations

from typing import Final

_FIRST: Final = (
    1.0, 1.6, 2.0, 0.3, -0.35, 0.15, 0.3,
    0.5, 0.22, 0.75, 0.1, 1.0, -0.35, -0.25,
    -0.1, -0.1, -0.1, -0.3, 0.2, -1.0, -0.2, 0.0,
)  # fmt: skip
_LAST: Final = (
    1.0, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0,
    0.01, 0.005, 0.01, 0.0, 0.0, -0.05, -0.01,
    -0.005, -0.01, -0.005, -0.01, 0.005, -0.3, 0.0, 0.0,
)  # fmt: skip
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (_FIRST, _FIRST, _FIRST, _FIRST, _LAST)

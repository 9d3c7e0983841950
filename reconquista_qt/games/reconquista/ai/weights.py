"""The weight of each feature of a region, by period of the game and by school.

The rules of thumb are the author's; experience was gained by playing: their weights were varied at
random, again and again, and those that had scored best in some thousand games were mixed.
"""

from __future__ import annotations

from typing import Final

PERIODS: Final = 5
THUMB: Final = 0
EXPERIENCE: Final = 1

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
_LEARNT: Final = (
    (
        0.380, 1.998, 2.703, 0.136, -0.275, 0.075, 0.137, 0.540,
        0.136, 0.600, -0.183, 1.000, -0.471, -0.391, -0.099, -0.094,
        -0.110, -0.354, 0.200, -0.127, -0.268, 0.000,
    ),
    (
        0.566, 1.999, 2.492, 0.125, -0.192, 0.068, 0.141, 0.423,
        0.113, 0.510, -0.128, 0.700, -0.360, -0.303, -0.085, -0.080,
        -0.092, -0.263, 0.155, -0.179, -0.187, 0.000,
    ),
    (
        0.752, 1.999, 2.281, 0.114, -0.110, 0.060, 0.145, 0.306,
        0.090, 0.420, -0.073, 0.400, -0.249, -0.216, -0.070, -0.067,
        -0.074, -0.171, 0.110, -0.231, -0.107, 0.000,
    ),
    (
        0.907, 2.000, 2.106, 0.105, -0.041, 0.054, 0.148, 0.209,
        0.071, 0.345, -0.027, 0.150, -0.156, -0.144, -0.057, -0.057,
        -0.059, -0.096, 0.072, -0.274, -0.040, 0.000,
    ),
)  # fmt: skip
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    *(_FIRST, _FIRST, _FIRST, _FIRST, _LAST),
    *(*_LEARNT, _LAST),
)
# What is lost with the last foothold, and how much of the footing counts over several visits.
AT_STAKE: Final = (
    *(14.0, 11.0, 8.0, 4.0, 0.5),
    *(17.25, 13.56, 9.86, 4.93, 0.5),
)
RATE: Final = (0.5,) * PERIODS + (0.765,) * PERIODS

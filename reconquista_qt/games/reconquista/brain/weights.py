"""The weight of each feature of a region, by period of the game and by school.

The rules of thumb are the author's; experience was gained by playing: their weights were varied at
random, again and again, and those that had scored best in some ten thousand games were mixed.
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
        0.407, 1.879, 1.868, 0.237, -0.258, 0.047, 0.086, 0.666,
        0.151, 0.562, -0.200, 1.000, -0.311, -0.461, -0.055, -0.074,
        -0.124, -0.334, 0.200, -0.121, -0.236, 0.000,
    ),
    (
        0.652, 2.009, 2.027, 0.179, -0.155, 0.055, 0.100, 0.509,
        0.122, 0.506, -0.170, 0.720, -0.267, -0.365, -0.067, -0.063,
        -0.096, -0.251, 0.158, -0.146, -0.164, 0.000,
    ),
    (
        0.903, 2.142, 2.192, 0.119, -0.049, 0.062, 0.114, 0.346,
        0.091, 0.449, -0.138, 0.431, -0.223, -0.265, -0.079, -0.051,
        -0.067, -0.166, 0.115, -0.172, -0.091, -0.000,
    ),
    (
        1.148, 2.271, 2.351, 0.061, 0.054, 0.070, 0.128, 0.189,
        0.062, 0.393, -0.107, 0.150, -0.179, -0.169, -0.090, -0.039,
        -0.040, -0.083, 0.073, -0.197, -0.020, -0.000,
    ),
)  # fmt: skip
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    *(_FIRST, _FIRST, _FIRST, _FIRST, _LAST),
    *(*_LEARNT, _LAST),
)
# What is lost with the last foothold, and how much of the footing counts over several visits.
AT_STAKE: Final = (
    *(14.0, 11.0, 8.0, 4.0, 0.5),
    *(16.45, 12.92, 9.40, 4.70, 0.5),
)
RATE: Final = (0.5,) * PERIODS + (1.060,) * PERIODS

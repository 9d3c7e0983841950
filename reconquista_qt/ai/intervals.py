"""95 % intervals of means: Student's t, so that those of few values are wide enough.

Playouts of a search have dice that are spread evenly (`chance`): the luck of a whole block of them
evens out sooner than that of as many single games, and a plain interval would be too wide. How one
line does against another hangs on rare dice that few playouts have met: there a plain one would be
too narrow. What is done about both was found by `python3 run.py truth --intervals`, which also
tells how often the intervals hold (docs/laboratory.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf, pi, sqrt, tan
from operator import sub
from statistics import NormalDist, fmean, variance
from typing import Final

from .chance import PAIRS
from .search import error_of

SHARE: Final = 0.95
IN_BLOCKS: Final = 0.65  # of the variance is left in whole blocks of playouts
BEYOND: Final = 1.15  # in those that follow, or where there is no block yet
OF_A_LEAD: Final = 0.75  # of the variance of a lead is left
_Z: Final = NormalDist().inv_cdf((1 + SHARE) / 2)


@cache
def certainty(count: int) -> float:
    """Return how many standard errors on either side of a mean of `count` values hold the truth.

    The quantile of Student's t with one degree of freedom less, by its expansion around the normal
    one (Cornish and Fisher; right to a hundredth from four values on, exact for two and three).
    """
    free = count - 1
    if free < 1:
        return inf
    if free == 1:
        return tan(pi * SHARE / 2)
    if free == 2:
        return SHARE * sqrt(2 / (1 - SHARE * SHARE))
    z = _Z
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * free**4)
    )


def margin_of(values: Sequence[float]) -> float:
    """Return how far the 95 % interval reaches to each side of the mean; infinite below two."""
    return certainty(len(values)) * error_of(values) if len(values) > 1 else inf


def playouts_margin(points: Sequence[float]) -> float:
    """Return how far the 95 % interval of the mean of some playouts reaches to each side."""
    count = len(points)
    if count < 2:
        return inf
    whole = count - count % PAIRS
    left = (whole * IN_BLOCKS + (count - whole) * BEYOND) / count
    return certainty(count) * error_of(points) * sqrt(left)


def lead_margin(points: Sequence[float], others: Sequence[float]) -> float:
    """Return how far the 95 % interval of a line's lead over another reaches to each side.

    Counted is one playout more, in which they differ as much as playouts do among themselves.
    """
    leads = list(map(sub, points, others))
    count = len(leads)
    if count < 2:
        return inf
    mean = fmean(leads)
    squares = sum((lead - mean) ** 2 for lead in leads) + variance(others[:count])
    return certainty(count) * sqrt(OF_A_LEAD * squares / (count - 1) / count)

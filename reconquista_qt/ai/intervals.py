"""95 % intervals of means: Student's t, so that those of few values are wide enough."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf, pi, sqrt, tan
from statistics import NormalDist
from typing import Final

from .search import error_of

SHARE: Final = 0.95
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

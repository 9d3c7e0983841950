"""Intervals hold the truth as often as they say, those of few values too."""

from __future__ import annotations

import random
from math import inf
from statistics import fmean

import pytest

from reconquista_qt.ai.intervals import certainty, margin_of

RUNS = 4000


@pytest.mark.parametrize(
    ("count", "quantile"),
    [(2, 12.7062), (3, 4.3027), (4, 3.1824), (6, 2.5706), (11, 2.2281), (31, 2.0423)],
)  # fmt: skip
def test_the_quantiles_are_those_of_the_tables(count: int, quantile: float) -> None:
    assert certainty(count) == pytest.approx(quantile, abs=0.01)


@pytest.mark.parametrize("count", [2, 4, 10, 60])
def test_they_cover_what_they_say(count: int) -> None:
    draw = random.Random(count)
    held = 0
    for _ in range(RUNS):
        values = [draw.gauss(3.0, 2.0) for _ in range(count)]
        held += abs(fmean(values) - 3.0) <= margin_of(values)
    assert 0.93 <= held / RUNS <= 0.97


def test_a_single_value_says_nothing_of_how_far_off_it_is() -> None:
    assert margin_of([4.0]) == inf
    assert certainty(1) == inf

"""Percentages that are shown together add up."""

from __future__ import annotations

import pytest

from reconquista_qt.view.numbers import shares


@pytest.mark.parametrize(
    ("chances", "shown"),
    [
        ({"a": 0.246, "b": 0.205, "c": 0.186, "d": 0.363}, {"a": 25, "b": 20, "c": 19, "d": 36}),
        ({"a": 0.255, "b": 0.205, "c": 0.185, "d": 0.355}, {"a": 26, "b": 21, "c": 18, "d": 35}),
        ({"a": 0.998, "b": 0.002}, {"a": 99, "b": 1}),
        ({"a": 1.0, "b": 0.0}, {"a": 100, "b": 0}),
        ({"a": 1 / 3, "b": 1 / 3, "c": 1 / 3}, {"a": 34, "b": 33, "c": 33}),
        ({}, {}),
    ],
)
def test_the_shares_of_a_whole_add_up_to_it(
    chances: dict[str, float], shown: dict[str, int]
) -> None:
    assert shares(chances) == shown
    assert sum(shown.values()) == round(100 * sum(chances.values()))


def test_parts_add_up_to_what_their_sum_is_shown_as() -> None:
    assert shares({"a": 0.124, "b": 0.124}, 25) == {"a": 13, "b": 12}

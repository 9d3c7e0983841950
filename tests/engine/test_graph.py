"""Shortest ways over a small graph."""

from __future__ import annotations

from reconquista_qt.engine.graph import distances

#   0 - 1 - 2 - 3 - 4     5 - 6     7
LINE = ((1,), (0, 2), (1, 3), (2, 4), (3,), (6,), (5,), ())


def test_every_node_knows_its_fewest_steps_to_the_goal() -> None:
    assert distances(LINE, [0]) == [0, 1, 2, 3, 4, -1, -1, -1]


def test_the_nearest_of_many_goals_counts_and_what_cannot_be_reached_is_told() -> None:
    assert distances(LINE, [0, 4, 6]) == [0, 1, 2, 1, 0, 1, 0, -1]
    assert distances(LINE, []) == [-1] * 8


def test_a_short_way_is_taken_before_a_long_one() -> None:
    ring = ((1, 4), (0, 2), (1, 3), (2, 4), (3, 0))
    assert distances(ring, [0]) == [0, 1, 2, 2, 1]


def test_the_goals_may_be_given_once_only() -> None:
    assert distances(LINE, iter([2])) == [2, 1, 0, 1, 2, -1, -1, -1]

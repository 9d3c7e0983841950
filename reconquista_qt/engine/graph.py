"""Shortest ways over a small graph whose nodes are numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def distances(neighbours: Sequence[Sequence[int]], goals: Iterable[int]) -> list[int]:
    """Return each node's fewest steps to the nearest goal; -1 where none can be reached."""
    steps = [-1] * len(neighbours)
    frontier = list(goals)
    for node in frontier:
        steps[node] = 0
    while frontier:
        reached = []
        for node in frontier:
            for other in neighbours[node]:
                if steps[other] < 0:
                    steps[other] = steps[node] + 1
                    reached.append(other)
        frontier = reached
    return steps

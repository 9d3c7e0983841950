"""A search that is kept answers as a new one would, whoever has come and gone in between."""

from __future__ import annotations

import random

import pytest

from reconquista_qt.games.crusades2.rules.battle import shipped
from reconquista_qt.games.crusades2.rules.duty import kept_reach
from reconquista_qt.games.crusades2.rules.names import FACELESS, SCENARIOS
from reconquista_qt.games.crusades2.rules.reach import Reach, Terms, faced_reach, free_reach

STEPS = 60


def told(reach: Reach) -> list[tuple[int, tuple[int, ...]]]:
    """Return what a search found, costs at which there is nothing left out."""
    return [(cost, sets) for cost, sets in reach.layers if any(sets)]


@pytest.mark.rule("6.15", "6.24", "8.1", "8.2")
@pytest.mark.parametrize("turns", (True, False))
@pytest.mark.parametrize("faced", (True, False))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_kept_search_is_as_good_as_a_new_one(scenario: str, faced: bool, turns: bool) -> None:
    board, rng = shipped(scenario), random.Random(scenario)
    bits, cells = board.sets.bit, range(len(board.field))
    kept = changed = 0
    for movement_class, budget in ((0, 12), (1, 16), (2, 8)):
        start = rng.choice([c for c in cells if board.cost_into[movement_class][c] > 0])
        facing = rng.randrange(6) if faced else FACELESS
        near = board.field.disk(start, 6)
        halts = board.sets.of(rng.sample(near, len(near) // 6))
        blocked = board.sets.of(rng.sample(near, len(near) // 4)) | bits[start]
        board.reaches.clear()
        before = None
        for _ in range(STEPS):
            terms = Terms(blocked=blocked, halts=halts, turns=turns)
            if faced:
                new = faced_reach(board, movement_class, start, (facing,), 0, budget, terms)
            else:
                new = free_reach(board, movement_class, start, 0, budget, terms)
            found = kept_reach(board, movement_class, start, facing, budget, terms)
            assert told(found) == told(new)
            assert found.ends == new.ends
            kept += found is before
            changed += found is not before
            before = found
            # One unit goes elsewhere, as a move would have it.
            blocked ^= bits[rng.choice([c for c in near if c != start])]
    assert kept and changed > 3

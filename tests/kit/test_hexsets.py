"""Sets of cells as bits do what a walk from cell to cell does."""

from __future__ import annotations

import itertools
import random

import pytest

from reconquista_qt.kit.hexes import HexField
from reconquista_qt.kit.hexsets import HexSets

RAGGED = set(itertools.product(range(10, 35), range(29))) - {(c, 28) for c in range(11, 35, 2)}
FIELDS = [HexField(RAGGED), HexField(itertools.product(range(1, 12), range(9)), lowered=0)]


@pytest.mark.parametrize("field", FIELDS)
def test_one_shift_is_one_step_for_every_cell(field: HexField) -> None:
    sets = HexSets(field)
    assert sorted(sets.cells(sets.all)) == list(range(len(field)))
    for cell, around in enumerate(field.neighbours):
        assert sets.side_sets(cell) == tuple(sets.bit[c] if c >= 0 else 0 for c in around)
        for side, other in enumerate(around):
            assert sets.shifted(sets.bit[cell], side) == (sets.bit[other] if other >= 0 else 0)
        assert set(sets.cells(sets.around(sets.bit[cell]))) == {cell, *field.near[cell]}


@pytest.mark.parametrize("field", FIELDS)
def test_spreading_a_set_n_times_is_distance_n(field: HexField) -> None:
    sets = HexSets(field)
    for start in (0, len(field) // 2, len(field) - 1):
        spread = sets.bit[start]
        for radius in range(1, 9):
            spread = sets.around(spread)
            assert set(sets.cells(spread)) == set(field.disk(start, radius))


@pytest.mark.parametrize("field", FIELDS)
def test_the_nth_cell_of_a_set(field: HexField) -> None:
    sets = HexSets(field)
    rng = random.Random(2)
    for count in (1, 2, 40, len(field)):
        among = sets.of(rng.sample(range(len(field)), count))
        assert among.bit_count() == count
        assert [sets.nth(among, n) for n in range(count)] == list(sets.cells(among))

"""Sets of cells of a hex field as whole numbers: one bit a cell, so that sets are quick to join.

The bits lie so that a step in one direction is the same shift for every cell: whole zones and
ways are found by a few operations on long numbers instead of a walk from cell to cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .hexes import SIDES, HexField


class HexSets:
    """The sets of one field. `bit[cell]` is the set of one cell, `cell_of_bit` the way back.

    `all` is the set of every cell.
    """

    def __init__(self, field: HexField) -> None:
        columns = [column for column, _ in field.places]
        # Slanted rows: along a column one down is one more, one column on is a stride more.
        slanted = [
            row - (column - (column & 1 if field.lowered else -(column & 1))) // 2
            for column, row in field.places
        ]
        first, lowest = min(columns), min(slanted)
        self.stride = max(slanted) - lowest + 2
        places = [
            (column - first) * self.stride + row - lowest
            for column, row in zip(columns, slanted, strict=True)
        ]
        self.field = field
        self.bit = tuple(1 << place for place in places)
        self.all = sum(self.bit)
        self.size = max(places) + 1
        self.shifts = (-1, self.stride - 1, self.stride, 1, 1 - self.stride, -self.stride)
        self.cell_of_bit = {bit: cell for cell, bit in enumerate(self.bit)}
        self._cell_at = {place: cell for cell, place in enumerate(places)}
        self._halves = tuple(
            (1 << step, (1 << (1 << step)) - 1)
            for step in range((self.size - 1).bit_length() - 1, -1, -1)
        )

    def of(self, cells: Iterable[int]) -> int:
        """Return the set of some cells."""
        found = 0
        for cell in cells:
            found |= self.bit[cell]
        return found

    def cells(self, among: int) -> Iterator[int]:
        """Yield the cells of a set in the order of bits."""
        cell_of_bit = self.cell_of_bit
        while among:
            lowest = among & -among
            yield cell_of_bit[lowest]
            among ^= lowest

    def nth(self, among: int, number: int) -> int:
        """Return the cell of a set that `cells` yields after `number` others."""
        place = 0
        for half, low_bits in self._halves:
            low = among & low_bits
            count = low.bit_count()
            if number < count:
                among = low
            else:
                number -= count
                among >>= half
                place += half
        return self._cell_at[place]

    def shifted(self, among: int, side: int) -> int:
        """Return the cells beyond one side of all cells of a set, as far as the field goes."""
        by = self.shifts[side]
        return (among << by if by > 0 else among >> -by) & self.all

    def around(self, among: int) -> int:
        """Return the cells of a set and all their neighbours."""
        # A cell goes a column on together with the one below it, back with the one above it.
        down, up, column = among | among << 1, among | among >> 1, self.stride - 1
        return (down | up | down << column | up >> column) & self.all

    def side_sets(self, cell: int) -> tuple[int, ...]:
        """Return the set beyond each side of a cell, 0 where the field ends."""
        around = self.field.neighbours[cell]
        return tuple(
            self.bit[around[side]] if around[side] >= 0 else 0 for side in range(len(SIDES))
        )

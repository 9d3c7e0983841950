"""The way of a move, hex by hex: the cheapest one, or one that a player has pointed out.

The rules ask only where a move ends and what it costs at least (6.15/R161); this is for showing it.
A unit at a hex is known by cell, facing and whether its free change of facing is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from .battle import CLOSED, Battle
from .reach import ALL_FACINGS, TURN, Reach

Stance = tuple[int, int, int]  # cell, facing, free change used
FREE: Final = -1  # the facing of those that have none


class Routes:
    """The ways that a search has found, followed step by step; the same terms bind them.

    Rules: 6.15, 6.15/R051, 8.1, 8.2.
    """

    def __init__(self, board: Battle, reach: Reach) -> None:
        self._board = board
        self._reach = reach
        self._query = reach.query
        self._before: dict[Stance, Stance] | None = None
        self._spent: dict[Stance, int] = {}

    def way(self, to: int, facing: int) -> tuple[int, ...]:
        """Return the cells of the cheapest way to a cell and facing (any, where it is -1)."""
        before = self._search()
        ends = [
            stance for stance in self._spent
            if stance[0] == to and (facing < 0 or stance[1] in (facing, FREE))
        ]  # fmt: skip
        if not ends:
            return ()
        at = min(ends, key=lambda stance: (self._spent[stance], stance))
        cells = [to]
        while at in before:
            at = before[at]
            if at[0] != cells[-1]:
                cells.append(at[0])
        cells.reverse()
        return tuple(cells)

    def cost_along(self, cells: Sequence[int], facing: int) -> int:
        """Return the least cost in half points of going through just these cells, -1 for none.

        `facing` is that at the end, -1 for any.
        """
        query = self._query
        if not cells or cells[0] != query.start:
            return -1
        here: dict[Stance, int] = dict.fromkeys(self._starts(), query.spent)
        for to in cells[1:]:
            after: dict[Stance, int] = {}
            for stance, spent in self._turned(here).items():
                price = self._step(stance, to)
                if price >= 0 and spent + price <= query.budget:
                    there = (to, stance[1], stance[2])
                    if spent + price < after.get(there, 1 << 30):
                        after[there] = spent + price
            here = after
            if not here:
                return -1
        ends = [
            spent for stance, spent in self._turned(here).items()
            if facing < 0 or stance[1] in (facing, FREE)
        ]  # fmt: skip
        return min((spent for spent in ends if spent <= query.budget), default=-1)

    def _starts(self) -> list[Stance]:
        query = self._query
        return [(query.start, facing, 0) for facing in query.facings or (FREE,)]

    def _turned(self, stances: dict[Stance, int]) -> dict[Stance, int]:
        """Return stances with those added that a change of facing makes of them."""
        if not self._query.terms.turns or not self._query.facings:
            return stances
        found = dict(stances)
        for (cell, facing, used), spent in stances.items():
            price = TURN if used else 0
            for other in ALL_FACINGS:
                if other != facing and spent + price < found.get((cell, other, 1), 1 << 30):
                    found[cell, other, 1] = spent + price
        return found

    def _step(self, stance: Stance, to: int) -> int:
        """Return what a step to a neighbour costs, -1 where it is not allowed."""
        cell, facing, _ = stance
        terms, sets = self._query.terms, self._board.sets
        around = self._board.field.neighbours[cell]
        if to not in around:
            return -1
        side = around.index(to)
        if facing != FREE and side not in (facing, (facing + 1) % 6):
            return -1
        here, there = sets.bit[cell], sets.bit[to]
        starts = cell == self._query.start
        if there & terms.blocked or (starts and (there & terms.first or not terms.leaves)):
            return -1
        if not starts and here & terms.halts:
            return -1
        for level, allowed in terms.climb:
            if here & level:
                if not there & allowed:
                    return -1
                break
        price = self._board.step_cost[self._query.movement_class][cell][side]
        return -1 if price == CLOSED else price

    def _search(self) -> dict[Stance, Stance]:
        if self._before is not None:
            return self._before
        query = self._query
        before: dict[Stance, Stance] = {}
        spent = dict.fromkeys(self._starts(), query.spent)
        queue = [(cost, stance) for stance, cost in spent.items()]
        while queue:
            cost, stance = heappop(queue)
            if cost > spent[stance]:
                continue
            found = [
                (other, price) for other, price in self._turned({stance: cost}).items()
                if other != stance
            ]  # fmt: skip
            for to in self._board.field.near[stance[0]]:
                price = self._step(stance, to)
                if price >= 0:
                    found.append(((to, stance[1], stance[2]), cost + price))
            for other, total in found:
                if total <= query.budget and total < spent.get(other, 1 << 30):
                    spent[other] = total
                    before[other] = stance
                    heappush(queue, (total, other))
        self._before, self._spent = before, spent
        return before

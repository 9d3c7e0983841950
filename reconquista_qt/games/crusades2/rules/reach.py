"""Where a unit can go, what each hex costs, and with which facings: one search for all.

All cells of a cost are found together, as sets, from the lowest cost up: `turned` are those in
which the free change of facing has been used, `fresh` those in which it has not. A set is moved a
step by one shift, so the search takes as many operations as there are costs, not cells.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .battle import Battle

TURN: Final = 2  # a change of facing after the first, in half points (6.15)
ALL_FACINGS: Final = tuple(range(6))
FACELESS_SETS: Final = 1


class Terms(NamedTuple):
    """What binds a search.

    `blocked` cells are never entered, from `halts` nothing goes on (but the start), `first` may
    not be entered by the first step. `turns`: whether facing may change. `climb`: (cells, where
    one may go from them), each cell in one of them at most; cells in none go anywhere.
    """

    blocked: int = 0
    halts: int = 0
    first: int = 0
    leaves: bool = True
    turns: bool = True
    climb: tuple[tuple[int, int], ...] = ()


class Query(NamedTuple):
    """What a search was asked: `facings` is empty for those that have none."""

    movement_class: int
    start: int
    facings: tuple[int, ...]
    spent: int
    budget: int
    terms: Terms


class Reach:
    """What a search has found: for each cost in half points the cells that cost just so much.

    A unit with facings has six sets for each cost, one for each facing; others have one.
    `inner` are the cells from which the way may go on, `beside` these and their neighbours,
    `watch` all cells on whose being blocked the search depends. `query` is what was asked.
    """

    __slots__ = ("layers", "ends", "inner", "beside", "watch", "query")

    def __init__(
        self,
        layers: list[tuple[int, tuple[int, ...]]],
        ends: int,
        inner: int,
        beside: int,
        query: Query,
    ) -> None:
        self.layers = layers
        self.query = query
        self.ends = ends
        self.inner = inner
        self.beside = beside
        self.watch = ends | beside

    def without(self, blocked: int) -> Reach:
        """Return what is left where cells from which nothing goes on are blocked too."""
        layers = [(cost, tuple([cells & ~blocked for cells in sets])) for cost, sets in self.layers]
        return Reach(layers, self.ends & ~blocked, self.inner, self.beside, self.query)

    def cost(self, cell: int, facing: int) -> int:
        """Return the cheapest cost of the one cell of a set with a facing, -1 out of reach."""
        for cost, sets in self.layers:
            if sets[facing if len(sets) > 1 else 0] & cell:
                return cost
        return -1

    def at_least(self, cost: int) -> int:
        """Return the cells that cost so much or more with some facing."""
        found = 0
        for paid, sets in self.layers:
            if paid >= cost:
                for cells in sets:
                    found |= cells
        return found

    def facing(self, cell: int, least: int, wanted: int) -> int:
        """Return a facing with which a cell costs no less than `least`, the cheapest, -1 for none.

        Where several cost the same, `wanted` if it is among them.
        """
        for paid, sets in self.layers:
            if paid < least:
                continue
            if len(sets) == 1:
                if sets[0] & cell:
                    return -1
                continue
            if sets[wanted] & cell:
                return wanted
            for facing, cells in enumerate(sets):
                if cells & cell:
                    return facing
        return -1


def faced_reach(
    board: Battle,
    movement_class: int,
    start: int,
    facings: tuple[int, ...],
    spent: int,
    budget: int,
    terms: Terms,
) -> Reach:
    """Search for a unit that goes through its front hexsides only, from a cell and its facings.

    Rules: 6.15, 6.15/R051, 6.12/R050, 6.24, 8.1, 8.2, 6.15/R161.
    """
    sets = board.sets
    starts, width = sets.bit[start], board.pair_width
    low = (1 << width) - 1
    free = sets.all & ~terms.blocked
    goes_on = free & ~terms.halts
    both = free | free << width
    opened = [cells & both for cells in board.open_pairs[movement_class]]
    priced, shifts = board.priced_pairs[movement_class], sets.shifts
    turns, single_climb = terms.turns, terms.climb
    climb = tuple([(a | a << width, b | b << width) for a, b in single_climb])
    # What has come to a cost: without a turn by facing, else by the side that was crossed, in
    # pairs (`board.pair_width`).
    fresh: list[list[int] | None] = [None] * (budget + 1)
    turned: list[list[int] | None] = [None] * (budget + 1)
    spun = [0] * (budget + TURN + 1)
    exits = board.exits[movement_class]
    dearest = len(exits) - 1
    ends, inner = 0, starts
    settled_fresh, settled = [0] * 6, [0] * 6
    layers: list[tuple[int, tuple[int, ...]]] = []
    for cost in range(spent, budget + 1):
        unturned, arrived, turning = fresh[cost], turned[cost], spun[cost]
        left = budget - cost
        barred = 0
        if cost == spent:
            # The start: whatever holds others back, it has its own terms.
            onward = starts if terms.leaves else 0
            barred = terms.first
            unturned = [starts] * 6
        elif unturned is None and arrived is None and not turning:
            continue
        else:
            onward = goes_on & exits[left if left < dearest else dearest]
        if arrived is not None:
            here = _by_facing(arrived, low, width)
        if unturned is not None:
            if not turns and arrived is None:
                here = [0] * 6
            for facing in facings:
                cells = unturned[facing] & ~settled_fresh[facing]
                if not cells:
                    continue
                settled_fresh[facing] |= cells
                if turns:
                    turning |= cells
                else:
                    here[facing] |= cells
                cells &= onward
                if not cells:
                    continue
                for side in (facing, facing + 1 if facing < 5 else 0):
                    by = shifts[side]
                    if single_climb:
                        to, rest = 0, cells
                        for level, allowed in single_climb:
                            part = rest & level
                            if part:
                                to |= (part << by if by > 0 else part >> -by) & allowed
                                rest &= ~level
                        to |= rest << by if by > 0 else rest >> -by
                        to &= opened[side] & free & ~barred
                    else:
                        to = (cells << by if by > 0 else cells >> -by) & opened[side]
                        to &= ~barred
                    if not to:
                        continue
                    for price, cells_of_price in priced[side]:
                        if price > left:
                            break
                        part = to & cells_of_price
                        if part:
                            later = fresh[cost + price]
                            if later is None:
                                later = fresh[cost + price] = [0] * 6
                            later[facing] |= part
                            to ^= part
                            if not to:
                                break
        if arrived is None:
            if turns:
                here = [turning] * 6
        elif turning:
            here = [cells | turning for cells in here]
        found, every = [0] * 6, 0
        going = [0] * 6
        for facing in ALL_FACINGS:
            cells = here[facing] & ~settled[facing]
            if cells:
                settled[facing] |= cells
                found[facing] = cells
                every |= cells
                if turns:
                    going[facing] = cells & ~settled_fresh[facing] & onward
        if not every:
            continue
        layers.append((cost, tuple(found)))
        ends |= every
        inner |= every & onward
        if not turns:
            continue
        spun[cost + TURN] |= every
        for side in ALL_FACINGS:
            # A side is a front side of the facing with its number and of the one before.
            pair = going[side] | going[side - 1] << width
            if not pair:
                continue
            by = shifts[side]
            if climb:
                to = 0
                for level, allowed in climb:
                    part = pair & level
                    if part:
                        to |= (part << by if by > 0 else part >> -by) & allowed
                        pair &= ~level
                to |= pair << by if by > 0 else pair >> -by
                to &= opened[side]
            else:
                to = (pair << by if by > 0 else pair >> -by) & opened[side]
            if barred:
                to &= ~(barred | barred << width)
            if not to:
                continue
            for price, cells_of_price in priced[side]:
                if price > left:
                    break
                part = to & cells_of_price
                if part:
                    later = turned[cost + price]
                    if later is None:
                        later = turned[cost + price] = [0] * 6
                    later[side] |= part
                    to ^= part
                    if not to:
                        break
    query = Query(movement_class, start, facings, spent, budget, terms)
    return Reach(layers, ends, inner, sets.around(inner), query)


def _by_facing(pairs: list[int], low: int, width: int) -> list[int]:
    """Return by facing the cells that were come to by side: its own one, or the next one."""
    n, ne, se, s, sw, nw = pairs
    return [
        n & low | ne >> width, ne & low | se >> width, se & low | s >> width,
        s & low | sw >> width, sw & low | nw >> width, nw & low | n >> width,
    ]  # fmt: skip


def free_reach(
    board: Battle, movement_class: int, start: int, spent: int, budget: int, terms: Terms
) -> Reach:
    """Search for what has no facing: skirmishers, routed units, leaders.

    Rules: 6.14, 8.1, 8.2, 5.4, 5.5.
    """
    starts = board.sets.bit[start]
    shifts, priced = board.sets.shifts, board.priced[movement_class]
    free = board.sets.all & ~terms.blocked
    goes_on = free & ~terms.halts
    opened = tuple(cells & free for cells in board.open_to[movement_class])
    climb = terms.climb
    exits = board.exits[movement_class]
    dearest = len(exits) - 1
    inner = starts
    pending = [0] * (budget + 1)
    if spent <= budget:
        pending[spent] = starts
    settled = 0
    layers: list[tuple[int, tuple[int, ...]]] = []
    for cost in range(spent, budget + 1):
        cells = pending[cost] & ~settled
        if not cells:
            continue
        settled |= cells
        layers.append((cost, (cells,)))
        left = budget - cost
        going = cells & goes_on & exits[left if left < dearest else dearest]
        inner |= going
        if cells & starts:
            going = starts if terms.leaves else 0
        if not going:
            continue
        for side in ALL_FACINGS:
            by = shifts[side]
            if climb:
                to, rest = 0, going
                for level, allowed in climb:
                    part = rest & level
                    if part:
                        to |= (part << by if by > 0 else part >> -by) & allowed
                        rest &= ~level
                to |= rest << by if by > 0 else rest >> -by
                to &= opened[side]
            else:
                to = (going << by if by > 0 else going >> -by) & opened[side]
            if going & starts:
                # Nothing else costs so little: this is the start alone.
                to &= ~terms.first
            if not to:
                continue
            for price, cells_of_price in priced[side]:
                if price > left:
                    break
                part = to & cells_of_price
                if part:
                    pending[cost + price] |= part
                    to ^= part
                    if not to:
                        break
    query = Query(movement_class, start, (), spent, budget, terms)
    return Reach(layers, settled, inner, board.sets.around(inner), query)

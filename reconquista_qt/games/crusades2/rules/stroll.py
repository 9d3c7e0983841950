"""A legal move by chance, found by walking at random instead of finding out every end first.

Random games make many moves and look at none of them twice. What binds a unit is the same as in
`duty`, and only the plain cases are walked: for all others there is the search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from reconquista_qt.kit.hexes import ARCS

from .actions import Move
from .battle import Battle
from .command import least_excess
from .duty import MUSTER_DISTANCE, RESERVE_DISTANCE, allowance, is_night, leaves_by_night
from .facts import CHITLESS, chit_of, distance_from, near, occupied, zone
from .names import (
    ADVANCE,
    ATTACK,
    CHARGING,
    FACELESS,
    FAR,
    MUSTER,
    OC,
    RESERVE,
    RETREAT,
    ROUTED,
    STAND,
)
from .reach import TURN
from .state import State

WALKS: Final = 4  # before it is left to the search
RIDES: Final = 3  # towards leaders
SWERVE: Final = 0.15  # how often a walk turns on the way
ALL_SIDES: Final = tuple(range(6))
FRONTS: Final = tuple(arcs.front for arcs in ARCS)


def stroll(state: State, units: tuple[int, ...], chance: Callable[[], float]) -> Move | None:
    """Return a legal move of some units by chance, None where no plain walk has found one.

    Rules: 5.11, 5.12, 5.13, 5.14, 5.15, 5.16, 5.33, 5.4, 6.15, 6.24, 6.25, 7.0, 8.1, 8.2, 8.3.
    """
    unit = units[0]
    board, cell, marks = state.board, state.cell[unit], state.marks[unit]
    about = board.units[unit]
    if marks & CHITLESS & ~ROUTED or is_night(state):
        return None
    side = about.side
    enemy = 1 - side
    both = occupied(state)
    own, enemies = both[side], both[enemy]
    held = zone(state, enemy)
    bit = board.sets.bit
    zoned = held & bit[cell]
    steps = 99
    outward = 0  # as far as this from the enemy, no step goes nearer to him
    wanted = board.sets.all & ~own
    blocked, halts = own | enemies, held
    turns = True
    budget = allowance(state, units)
    if marks & ROUTED:
        start = distance_from(state, enemy, cell)
        if start == FAR:
            return None
        blocked |= held
        wanted &= ~near(state, enemy, start)
        turns, outward = False, FAR
    elif about.skirmisher:
        blocked = enemies | held
        turns = False
    elif marks & OC:
        if zoned:
            return None
        blocked |= near(state, enemy, 1)
        goals = _towards_leaders(state, unit, blocked, budget)
        bonds = Bonds(blocked, 0, 0, goals, goals, budget, True, 0)
        return _ride(state, units, bonds, chance) if goals else None
    else:
        chit = chit_of(state, unit)
        if not chit or (zoned and not board.chits[chit]["may_leave_zoc"]):
            return None
        if chit == STAND:
            steps = 1
        else:
            start = distance_from(state, enemy, cell)
            if start == FAR:
                return None
            if chit == ATTACK:
                wanted &= near(state, enemy, max(1, start - 1))
                least = (budget // 2 + 1) // 2 * 2
                dear = wanted & ~near(state, enemy, 1)
                wanted &= ~(dear & maybe_cheaper(board, about.movement_class, cell, least))
            elif chit == ADVANCE:
                wanted &= near(state, enemy, max(1, start - 1))
            elif chit == RETREAT:
                wanted &= ~near(state, enemy, start)
            else:
                distance = RESERVE_DISTANCE if chit == RESERVE else MUSTER_DISTANCE
                blocked |= near(state, enemy, min(start, distance) - 1)
                wanted &= ~near(state, enemy, distance - 1)
                outward = distance
        turns = not any(state.marks[other] & CHARGING for other in units)
    ways = board.ways(about.movement_class)
    first = held if zoned else 0
    faceless = marks & ROUTED or about.skirmisher
    for _ in range(WALKS):
        at, left, free, shut = cell, budget, turns, first
        facing = FACELESS if faceless else state.facing[unit]
        length = min(steps, 1 + int(chance() * (budget // 2 + 1)))
        if turns and chance() < 0.8:
            facing, free = int(chance() * 6), False
        while length > 0:
            if turns and chance() < SWERVE and (free or left > TURN):
                left -= 0 if free else TURN
                facing, free = int(chance() * 6), False
            by = int(chance() * 6) if facing < 0 else FRONTS[facing][int(chance() * 2)]
            to, price, there = ways[at][by]
            if price > left or there & (blocked | shut):
                break
            if outward:
                now = distance_from(state, enemy, at)
                if there & near(state, enemy, (outward if now > outward else now) - 1):
                    break
            at, left, shut = to, left - price, 0
            length -= 1
            if there & halts:
                break
        if at == cell or not bit[at] & wanted:
            continue
        if free and chance() < 0.5:
            facing = int(chance() * 6)
        return Move(units, at, facing)
    if steps == 1:
        return None
    goals = wanted & board.disk(cell, budget // 2) & board.may_hold[about.movement_class] & ~blocked
    goals &= ~bit[cell]
    bonds = Bonds(blocked, halts, first, goals, wanted & ~bit[cell], budget, turns, outward)
    return _ride(state, units, bonds, chance) if goals else None


def maybe_cheaper(board: Battle, movement_class: int, cell: int, cost: int) -> int:
    """Return the cells that might be had for less than some half points, as a set.

    What is beyond them must cost as much, whatever way is gone.
    """
    steps = -(-cost // board.cheapest[movement_class])
    if board.road_cells & board.disk(cell, steps):
        steps = cost  # on a road, half a point a step
    return board.disk(cell, steps - 1)


class Bonds(NamedTuple):
    """What binds a ride: cells not to be entered, where it ends, where its first step may not go.

    It goes for one of `goals`; an end in any cell of `wanted` will do. As far as `outward` from the
    enemy, no step goes nearer to him.
    """

    blocked: int
    halts: int
    first: int
    goals: int
    wanted: int
    budget: int
    turns: bool
    outward: int


def _towards_leaders(state: State, unit: int, blocked: int, budget: int) -> int:
    """Return cells in which a unit out of command may end if it can come to any of them at all.

    No other end is as near to a leader's range: even if all ground were easy and no turn cost
    anything it could come to none (5.33/R037).
    """
    board, cell = state.board, state.cell[unit]
    sets, here = board.sets, board.sets.bit[cell]
    number = board.units[unit].movement_class
    free = board.may_hold[number] & ~blocked
    around, step = sets.around, board.cheapest[number]
    # A road is of use to whoever comes to it with something left.
    roads = board.road_cells & board.disk(cell, (budget - 1) // step)
    if roads:
        roads = board.road_cells & board.disk(cell, budget)
    come = here
    if not roads:
        for _ in range(budget // step):
            more = around(come) & free | here
            if more == come:
                break
            come = more
    else:
        spent = [here]  # what can be come to for so many half points
        for cost in range(1, budget + 1):
            come = spent[-1]
            on_road = come & roads
            if on_road:
                come |= around(on_road) & roads & free
            elif cost % step:
                spent.append(come)
                continue
            if cost >= step:
                come |= around(spent[cost - step]) & free
            spent.append(come)
    ends = come & ~here
    return least_excess(state, unit, ends) if ends else 0


def _ride(
    state: State, units: tuple[int, ...], bonds: Bonds, chance: Callable[[], float]
) -> Move | None:
    """Return a move to one of some cells, found by going towards one of them.

    Rules: 5.33, 6.15.
    """
    unit = units[0]
    board, cell = state.board, state.cell[unit]
    about = board.units[unit]
    number, enemy = about.movement_class, 1 - about.side
    faced = not about.skirmisher and not state.marks[unit] & ROUTED
    ways, bit = board.ways(number), board.sets.bit
    blocked, halts, _, goals, wanted, budget, turns, outward = bonds
    count = goals.bit_count()
    for _ in range(RIDES):
        far = board.field.distances(board.sets.nth(goals, int(chance() * count)))
        at, left, free = cell, budget, turns
        facing = state.facing[unit] if faced else FACELESS
        shut = blocked | bonds.first
        while far[at]:
            here, out = far[at], ways[at]
            if outward:
                closest = min(outward, distance_from(state, enemy, at))
                shut |= near(state, enemy, closest - 1)
            nearer = [
                by for by, (to, price, there) in enumerate(out)
                if price <= left and far[to] < here and not there & shut
            ]  # fmt: skip
            if faced:
                front = FRONTS[facing]
                ahead = [by for by in nearer if by in front]
            else:
                ahead = nearer
            if ahead:
                by = ahead[0] if len(ahead) == 1 else ahead[int(chance() * len(ahead))]
            else:
                if not nearer or not turns or not (free or left > TURN):
                    break
                left -= 0 if free else TURN
                free = False
                by = nearer[int(chance() * len(nearer))]
                facing = by if chance() < 0.5 else (by - 1) % 6
            to, price, there = out[by]
            if price > left:
                break
            at, left, shut = to, left - price, blocked
            if there & halts:
                break
        if at != cell and bit[at] & wanted:
            if free and chance() < 0.5:
                facing = int(chance() * 6)
            return Move(units, at, facing)
    return None


def has_no_way(state: State, unit: int) -> bool:
    """Whether it is plain that a unit can go nowhere.

    Routed, no hex beside it is open and no nearer to the enemy (5.5); with Reserve, no hex that is
    far enough from him is within its reach (5.15).
    """
    board, cell = state.board, state.cell[unit]
    about = board.units[unit]
    enemy = 1 - about.side
    if not state.marks[unit] & ROUTED:
        if is_night(state) or state.marks[unit] & OC or chit_of(state, unit) != RESERVE:
            return False
        beyond = maybe_cheaper(board, about.movement_class, cell, allowance(state, (unit,)) + 1)
        return not beyond & ~near(state, enemy, RESERVE_DISTANCE - 1)
    cells = occupied(state)
    shut = cells[enemy] | zone(state, enemy)
    shut |= near(state, enemy, distance_from(state, enemy, cell) - 1)
    if not about.skirmisher:
        shut |= cells[about.side]
    return not board.around[cell] & board.may_hold[about.movement_class] & ~shut


def has_done_duty(state: State, units: tuple[int, ...], to: int) -> bool:
    """Whether units that go to a cell do so evidently what their chit demands.

    Then its duty cannot have been impossible (5.1/R024), and nothing need be searched for that.
    """
    unit = units[0]
    about = state.board.units[unit]
    if state.marks[unit] & (CHITLESS | OC) or about.skirmisher:
        return True  # no chit binds it
    chit = chit_of(state, unit)
    enemy = 1 - about.side
    if chit == RESERVE and leaves_by_night(state, unit):
        return not near(state, enemy, RESERVE_DISTANCE - 1) & state.board.sets.bit[to]
    if chit in ("", STAND, RESERVE):
        return True
    start = distance_from(state, enemy, state.cell[unit])
    bit = state.board.sets.bit[to]
    if chit == ADVANCE:
        return start in (1, FAR) or bool(near(state, enemy, start - 1) & bit)
    if chit == ATTACK:
        if start in (1, FAR) or near(state, enemy, 1) & bit:
            return True
        half = (allowance(state, units) // 2 + 1) // 2 * 2
        cheap = maybe_cheaper(state.board, about.movement_class, state.cell[unit], half)
        return bool(near(state, enemy, start - 1) & bit & ~cheap)
    if chit == RETREAT:
        return start == FAR or not near(state, enemy, start) & bit
    return chit == MUSTER and not near(state, enemy, MUSTER_DISTANCE - 1) & bit

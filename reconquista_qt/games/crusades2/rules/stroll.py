"""A legal move by chance, found by walking at random instead of finding out every end first.

Random games make many moves and look at none of them twice. What binds a unit is the same as in
`duty`, and only the plain cases are walked: for all others there is the search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from reconquista_qt.kit.hexes import ARCS

from .actions import Move
from .battle import CLOSED, Battle
from .command import least_excess
from .duty import MUSTER_DISTANCE, RESERVE_DISTANCE, allowance, is_night
from .facts import (
    CHITLESS,
    chit_of,
    distance_from,
    is_gone,
    near,
    occupied,
    reach_of,
    zone,
)
from .names import (
    ADVANCE,
    ATTACK,
    CHARGING,
    FACELESS,
    FAR,
    MUSTER,
    NOWHERE,
    OC,
    RESERVE,
    RETREAT,
    ROUTED,
    STAND,
)
from .reach import TURN
from .state import State

WALKS: Final = 4  # before it is left to the search
SWERVE: Final = 0.15  # how often a walk turns on the way
STOP: Final = 0.5  # how often one that goes straight on ends as soon as it may
ALL_SIDES: Final = tuple(range(6))
FRONTS: Final = tuple(arcs.front for arcs in ARCS)


def stroll(state: State, units: tuple[int, ...], chance: Callable[[], float]) -> Move | None:
    """Return a legal move of some units by chance, None where no plain walk has found one.

    Rules: 5.11, 5.12, 5.13, 5.14, 5.15, 5.16, 5.33/R037, 5.4, 6.15, 6.24, 6.25, 7.0, 8.1, 8.2,
    8.3.
    """
    unit = units[0]
    board, cell, marks = state.board, state.cell[unit], state.marks[unit]
    about = board.units[unit]
    if marks & CHITLESS & ~ROUTED or is_night(state):
        return None
    side = about.side
    own, enemies = occupied(state)[side], occupied(state)[1 - side]
    held = zone(state, 1 - side)
    bit = board.sets.bit
    zoned = held & bit[cell]
    budget = allowance(state, units)
    steps = 99
    outward = unproven = False
    goal: Sequence[int] | None = None  # distances from whom it looks for, or flees from
    wanted = board.sets.all & ~own
    if marks & OC:
        if zoned:
            return None
        blocked, halts = own | enemies | near(state, 1 - side, 1), 0
        # In range of a leader is as near as can be; else it has to be known what is.
        inside = least_excess(state, unit, board.sets.all)
        wanted &= inside
        unproven = True
        goal = homeward(state, unit)
        turns = not any(state.marks[other] & CHARGING for other in units)
    elif marks & ROUTED:
        start = distance_from(state, 1 - side, cell)
        if start == FAR:
            return None
        blocked, halts = own | enemies | held, 0
        wanted &= ~near(state, 1 - side, start)
        turns, outward = False, True
        goal = enemy_at(state, 1 - side, cell, start)
    elif about.skirmisher:
        blocked, halts = enemies | held, 0
        turns = False
    else:
        chit = chit_of(state, unit)
        if not chit or (zoned and not board.chits[chit]["may_leave_zoc"]):
            return None
        blocked, halts = own | enemies, held
        if chit == STAND:
            steps = 1
        else:
            start = distance_from(state, 1 - side, cell)
            if start == FAR:
                return None
            goal = enemy_at(state, 1 - side, cell, start)
            if chit == ATTACK:
                # Short of the enemy it has to be known what a hex costs at least.
                nearer = near(state, 1 - side, max(1, start - 1))
                far = dear_enough(board, about.movement_class, cell, budget)
                wanted &= near(state, 1 - side, 1) | (nearer & far if start > 1 else 0)
            elif chit == ADVANCE:
                wanted &= near(state, 1 - side, max(1, start - 1))
            elif chit == RETREAT:
                wanted &= ~near(state, 1 - side, start)
            else:
                least = RESERVE_DISTANCE if chit == RESERVE else MUSTER_DISTANCE
                if start < least:
                    outward = True
                    wanted &= ~near(state, 1 - side, least - 1)
                else:
                    blocked |= near(state, 1 - side, least - 1)
        turns = not any(state.marks[other] & CHARGING for other in units)
    if not wanted:
        return None
    costs, around = board.step_cost[about.movement_class], board.field.neighbours
    first = held if zoned else 0
    faceless = about.skirmisher or bool(marks & ROUTED)
    sign = -1 if outward or (not marks & OC and chit_of(state, unit) in (RETREAT, MUSTER)) else 1
    for walk in range(WALKS):
        if unproven and walk == 2:
            fit = within(board, about.movement_class, cell, budget, blocked)
            wanted = least_excess(state, unit, fit) & ~own
        at, left, free, shut = cell, budget, turns, first
        facing = FACELESS if faceless else state.facing[unit]
        length = min(steps, 1 + int(chance() * (budget // 2 + 1)))
        straight = goal if walk > 0 else None
        if straight is not None:
            length = budget
            if turns:
                facing, free = towards(straight, sign, around[at]), False
        elif turns and chance() < 0.8:
            facing, free = int(chance() * 6), False
        while length > 0:
            if straight is None and turns and chance() < SWERVE and (free or left > TURN):
                left -= 0 if free else TURN
                facing, free = int(chance() * 6), False
            sides = ALL_SIDES if facing < 0 else FRONTS[facing]
            by = sides[int(chance() * len(sides))]
            if straight is not None:
                other = sides[int(chance() * len(sides))]
                if closer(straight, sign, around[at], (other, by), blocked | shut, bit):
                    by = other
            to, price = around[at][by], costs[at][by]
            if price == CLOSED or price > left or bit[to] & (blocked | shut):
                break
            if outward and bit[to] & near(state, 1 - side, distance_from(state, 1 - side, at) - 1):
                break
            at, left, shut = to, left - price, 0
            length -= 1
            if bit[at] & halts or (straight and bit[at] & wanted and chance() < STOP):
                break
        if at != cell and bit[at] & wanted:
            if free and chance() < 0.5:
                facing = int(chance() * 6)
            return Move(units, at, facing)
    return None


def within(board: Battle, movement_class: int, cell: int, budget: int, blocked: int) -> int:
    """Return cells in which a unit with so many half points may end, and maybe some more.

    Facing and dear ground are left out: whatever is as near as the nearest of these can be is.
    """
    around, roads = board.sets.around, board.road_cells
    step, free = board.cheapest[movement_class], board.may_hold[movement_class] & ~blocked
    reached = [board.sets.bit[cell]]
    if board.disk(cell, budget // step) & roads:
        on = board.road_cost
        for spent in range(1, budget + 1):
            found = reached[-1]
            if spent >= step:
                found |= around(reached[spent - step]) & free
            if spent >= on and reached[spent - on] & roads:
                found |= around(reached[spent - on] & roads) & roads & free
            reached.append(found)
    else:
        for _ in range(budget // step):
            reached.append(around(reached[-1]) & free | reached[0])
    return reached[-1] & free


def dear_enough(board: Battle, movement_class: int, cell: int, budget: int) -> int:
    """Return cells that cost half of the points or more, whatever the way: far ones, off roads."""
    cheapest = board.cheapest[movement_class]
    if board.disk(cell, budget // cheapest) & board.road_cells:
        return 0
    half = (budget // 2 + 1) // 2 * 2
    return board.sets.all & ~board.disk(cell, -(-half // cheapest) - 1)


def homeward(state: State, unit: int) -> Sequence[int] | None:
    """Return the distances from the leader whom a unit out of command reaches soonest."""
    board, cell = state.board, state.cell[unit]
    found: tuple[int, int] | None = None
    for leader in {state.own[unit], board.overall[board.side_of[unit]]}:
        at = state.leader_cell[leader]
        if at != NOWHERE and not is_gone(state, leader):
            excess = board.field.distance(at, cell) - reach_of(state, leader)
            if found is None or excess < found[0]:
                found = (excess, at)
    return None if found is None else board.field.distances(found[1])


def is_shut_in(state: State, unit: int) -> bool:
    """Whether a routed unit has nowhere to go: no hex beside it is open and no nearer (5.5)."""
    board, cell = state.board, state.cell[unit]
    about = board.units[unit]
    enemy = 1 - about.side
    cells = occupied(state)
    shut = cells[enemy] | zone(state, enemy)
    shut |= near(state, enemy, distance_from(state, enemy, cell) - 1)
    if not about.skirmisher:
        shut |= cells[about.side]
    return not board.around[cell] & board.may_hold[about.movement_class] & ~shut


def enemy_at(state: State, enemy: int, cell: int, start: int) -> Sequence[int]:
    """Return the distances from an enemy who is nearest to a cell."""
    board = state.board
    nearest = board.disk(cell, start) & occupied(state)[enemy]
    return board.field.distances(board.sets.cell_of_bit[nearest & -nearest])


def towards(goal: Sequence[int], sign: int, around: Sequence[int]) -> int:
    """Return the facing whose two front hexes lie nearest to a goal, or farthest from it."""
    far = [sign * goal[to] if to >= 0 else FAR for to in around]
    sums = [far[one] + far[other] for one, other in FRONTS]
    return sums.index(min(sums))


def closer(
    goal: Sequence[int], sign: int, around: Sequence[int], sides: tuple[int, int], blocked: int,
    bit: Sequence[int],
) -> bool:  # fmt: skip
    """Whether the hex on the first of two sides is open, and better than that on the second."""
    to, instead = around[sides[0]], around[sides[1]]
    if to < 0 or bit[to] & blocked:
        return False
    return instead < 0 or bool(bit[instead] & blocked) or sign * (goal[instead] - goal[to]) > 0


def has_done_duty(state: State, units: tuple[int, ...], to: int) -> bool:
    """Whether units that go to a cell do so evidently what their chit demands.

    Then their duty cannot have been impossible (5.1/R024), and nothing need be searched for that.
    """
    unit, board = units[0], state.board
    if state.marks[unit] & (CHITLESS | OC) or board.units[unit].skirmisher:
        return True  # no chit binds it
    chit = chit_of(state, unit)
    if chit in ("", STAND, RESERVE):
        return True
    enemy = 1 - board.side_of[unit]
    start = distance_from(state, enemy, state.cell[unit])
    bit = board.sets.bit[to]
    if chit == ADVANCE:
        return start in (1, FAR) or bool(near(state, enemy, start - 1) & bit)
    if chit == ATTACK:
        if start in (1, FAR) or near(state, enemy, 1) & bit:
            return True
        if not near(state, enemy, start - 1) & bit:
            return False
        budget, kind = allowance(state, units), board.units[unit].movement_class
        return bool(dear_enough(board, kind, state.cell[unit], budget) & bit)
    if chit == RETREAT:
        return start == FAR or not near(state, enemy, start) & bit
    return chit == MUSTER and not near(state, enemy, MUSTER_DISTANCE - 1) & bit

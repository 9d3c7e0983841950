"""A legal move by chance, found by walking at random instead of finding out every end first.

Random games make many moves and look at none of them twice. What binds a unit is the same as in
`duty`, and only the plain cases are walked: for all others there is the search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reconquista_qt.kit.hexes import ARCS

from .actions import Move
from .battle import CLOSED
from .duty import MUSTER_DISTANCE, RESERVE_DISTANCE, allowance, is_night
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
SWERVE: Final = 0.15  # how often a walk turns on the way
ALL_SIDES: Final = tuple(range(6))
FRONTS: Final = tuple(arcs.front for arcs in ARCS)


def stroll(state: State, units: tuple[int, ...], chance: Callable[[], float]) -> Move | None:
    """Return a legal move of some units by chance, None where no plain walk has found one.

    Rules: 5.11, 5.12, 5.13, 5.14, 5.15, 5.16, 5.4, 6.15, 6.24, 6.25, 7.0, 8.1, 8.2, 8.3.
    """
    unit = units[0]
    board, cell, marks = state.board, state.cell[unit], state.marks[unit]
    about = board.units[unit]
    if marks & (CHITLESS & ~ROUTED | OC) or is_night(state):
        return None
    side = about.side
    own, enemies = occupied(state)[side], occupied(state)[1 - side]
    held = zone(state, 1 - side)
    bit = board.sets.bit
    zoned = held & bit[cell]
    steps = 99
    outward = False
    wanted = board.sets.all & ~own
    if marks & ROUTED:
        start = distance_from(state, 1 - side, cell)
        if start == FAR:
            return None
        blocked, halts = own | enemies | held, 0
        wanted &= ~near(state, 1 - side, start)
        turns, outward = False, True
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
            if chit == ATTACK:
                # Short of the enemy it would have to be known what a hex costs at least.
                wanted &= near(state, 1 - side, 1)
            elif chit == ADVANCE:
                wanted &= near(state, 1 - side, max(1, start - 1))
            elif chit == RETREAT:
                wanted &= ~near(state, 1 - side, start)
            else:
                least = RESERVE_DISTANCE if chit == RESERVE else MUSTER_DISTANCE
                if start < least:
                    return None
                blocked |= near(state, 1 - side, least - 1)
        turns = not any(state.marks[other] & CHARGING for other in units)
    budget = allowance(state, units)
    costs, around = board.step_cost[about.movement_class], board.field.neighbours
    first = held if zoned else 0
    faceless = outward or about.skirmisher
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
            sides = ALL_SIDES if facing < 0 else FRONTS[facing]
            by = sides[int(chance() * len(sides))]
            to, price = around[at][by], costs[at][by]
            if price == CLOSED or price > left or bit[to] & (blocked | shut):
                break
            if outward and bit[to] & near(state, 1 - side, distance_from(state, 1 - side, at) - 1):
                break
            at, left, shut = to, left - price, 0
            length -= 1
            if bit[at] & halts:
                break
        if at != cell and bit[at] & wanted:
            if free and chance() < 0.5:
                facing = int(chance() * 6)
            return Move(units, at, facing)
    return None


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


def has_done_duty(state: State, unit: int, to: int) -> bool:
    """Whether a unit that goes to a cell does so evidently what its chit demands.

    Then its duty cannot have been impossible (5.1/R024), and nothing need be searched for that.
    """
    if state.marks[unit] & (CHITLESS | OC) or state.board.units[unit].skirmisher:
        return True  # no chit binds it
    chit = chit_of(state, unit)
    if chit in ("", STAND, RESERVE):
        return True
    enemy = 1 - state.board.side_of[unit]
    start = distance_from(state, enemy, state.cell[unit])
    bit = state.board.sets.bit[to]
    if chit == ADVANCE:
        return start in (1, FAR) or bool(near(state, enemy, start - 1) & bit)
    if chit == ATTACK:
        return start in (1, FAR) or bool(near(state, enemy, 1) & bit)
    if chit == RETREAT:
        return start == FAR or not near(state, enemy, start) & bit
    return chit == MUSTER and not near(state, enemy, MUSTER_DISTANCE - 1) & bit

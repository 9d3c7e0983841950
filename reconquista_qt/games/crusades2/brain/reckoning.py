"""What a side's own phase of blows and the enemy's next one come to, without throwing a die.

A playout's dice differ by more than two plans do: here the exact chances of all blows and volleys
that a movement has made possible are added up instead.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.crusades2.rules.assault import enemies_in_front, refuse_attacker
from reconquista_qt.games.crusades2.rules.command import chained, is_tested, range_cells
from reconquista_qt.games.crusades2.rules.facts import (
    distance_from,
    has_facing,
    is_gone,
    occupied,
    on_map,
    units_at,
    values,
    zone,
)
from reconquista_qt.games.crusades2.rules.fire import sees
from reconquista_qt.games.crusades2.rules.names import FACELESS, ROUTED
from reconquista_qt.games.crusades2.rules.state import State

from .combat import NOBODY, Group, laid_out, of_groups
from .exchange import ROUT, Exchange
from .prospect import Prospect
from .worth import Style

LED: Final = 0.8  # points of a unit that its leader still reaches
FAR: Final = 20  # hexes: farther off counts no more


def prospects(state: State, side: int, style: Style) -> float:
    """Return what a side that has moved may hope for, in points of losses."""
    exchange = Exchange(state)
    fields = Prospect(state, side, style)
    total = blows(state, side, exchange) + volleys(state, side, exchange)
    for unit in on_map(state, side):
        if not has_facing(state, unit):
            continue
        cell = state.cell[unit]
        total -= style.fear * fields.risk(unit, cell)
        total -= style.pull * min(distance_from(state, 1 - side, cell), FAR)
    return total + command(state, side, exchange)


def blows(state: State, side: int, exchange: Exchange) -> float:
    """Return what all blows promise that a side can strike from where it stands."""
    options: dict[Group, tuple[int, ...]] = {}
    for unit in on_map(state, side):
        if not has_facing(state, unit):
            continue
        ahead = enemies_in_front(state, unit)
        if ahead and refuse_attacker(state, unit) is None:
            stack = tuple(
                u for u in units_at(state, state.cell[unit]) if refuse_attacker(state, u) is None
            )
            if stack[0] == unit:
                options[stack] = (NOBODY, *ahead)
    return sum(
        exchange.melee(target, of_groups(groups))
        for target, groups in laid_out(options, exchange.melee).items()
        if target != NOBODY
    )


def volleys(state: State, side: int, exchange: Exchange) -> float:
    """Return what all fire promises that a side can open from where it stands."""
    board = state.board
    enemies = occupied(state)[1 - side]
    options: dict[Group, tuple[int, ...]] = {}
    for unit in board.shooters_of_side[side]:
        at = state.cell[unit]
        if at < 0 or state.marks[unit] & ROUTED or not values(state, unit).fire:
            continue
        facing = state.facing[unit] if has_facing(state, unit) else FACELESS
        reach = len(board.ranges[board.units[unit].type])
        covered = board.field_of_fire(at, facing, reach) & enemies
        seen = tuple(
            cell
            for cell in board.sets.cells(covered)
            if board.around[at] & board.sets.bit[cell] or sees(state, at, cell)
        )
        if seen:
            options[unit,] = seen
    return sum(
        exchange.volley(target, of_groups(groups))
        for target, groups in laid_out(options, exchange.volley).items()
    )


def command(state: State, side: int, exchange: Exchange) -> float:
    """Return what it is worth whom a side's leaders reach: to lead them, or to rally them."""
    board = state.board
    bit = board.sets.bit
    reached = {
        leader: 0 if is_gone(state, leader) else range_cells(state, leader)
        for leader in board.leaders_of[side]
    }
    general = reached[board.overall[side]]
    held = zone(state, 1 - side)
    total = 0.0
    members: dict[int, int] = {}
    tested = [unit for unit in on_map(state, side) if is_tested(state, unit)]
    for unit in tested:
        members[state.own[unit]] = members.get(state.own[unit], 0) | bit[state.cell[unit]]
    led = {
        leader: chained(state, reached[leader] & cells, cells) for leader, cells in members.items()
    }
    for unit in tested:
        here = bit[state.cell[unit]]
        total += LED if here & (led[state.own[unit]] | general) else 0.0
    for unit in on_map(state, side):
        here = bit[state.cell[unit]]
        rallies = here & (reached[state.own[unit]] | general) & ~held
        if state.marks[unit] & ROUTED and rallies:
            total += ROUT * exchange.passes(unit) * board.units[unit].loss
    return total

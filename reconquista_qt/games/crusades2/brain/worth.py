"""What a position is worth to a side, and what an action promises at first sight.

All in points of losses: what the enemy has lost less what one's own side has.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.crusades2.odds.chances import check_chance, results
from reconquista_qt.games.crusades2.rules.assault import enemies_in_front
from reconquista_qt.games.crusades2.rules.clash import terms_of
from reconquista_qt.games.crusades2.rules.facts import (
    distance_from,
    has_facing,
    reach_of,
    units_at,
    values,
    zone,
)
from reconquista_qt.games.crusades2.rules.names import CHARGING
from reconquista_qt.games.crusades2.rules.score import losses
from reconquista_qt.games.crusades2.rules.state import State

# What a result costs the side that it hits, as a share of the loss of the units that fight.
SHARE: Final = {"none": 0.0, "check": 0.35, "step1": 0.6, "step2": 0.9}
DECIDED: Final = 60.0  # points that a won battle is worth beyond its losses


def balance(state: State, side: int) -> float:
    """Return by how many points of losses a side is ahead; a decided battle counts for more."""
    value = float(losses(state, 1 - side) - losses(state, side))
    if state.over is not None and state.over.winner is not None:
        won = state.over.winner == state.board.side_ids[side]
        value += DECIDED if won else -DECIDED
    return value


def melee_worth(state: State, target: int, units: tuple[int, ...]) -> float:
    """Return what an attack promises: the enemy's expected losses less one's own."""
    board = state.board
    defenders = units_at(state, target)
    if not defenders or not units:
        return 0.0
    joined = sum(check_chance(state, unit) for unit in units) / len(units)
    flees = 1.0
    for unit in defenders:
        flees *= 1 - check_chance(state, unit)
    terms = terms_of(state, target, units, defenders)
    attack = results(state, terms.attacker_column, sum(v for _, v in terms.attacker_modifiers))
    defence = results(state, terms.defender_column, sum(v for _, v in terms.defender_modifiers))
    theirs = sum(board.units[unit].loss for unit in defenders)
    ours = sum(board.units[unit].loss for unit in units)
    hurt = sum(chance * SHARE[name] for name, chance in attack.items()) * theirs
    cost = sum(chance * SHARE[name] for name, chance in defence.items()) * ours / len(units)
    return joined * (flees * theirs * 0.8 + (1 - flees) * (hurt - cost))


def place_worth(state: State, unit: int, cell: int, facing: int) -> float:
    """Return what a place promises a unit, without moving it: whom it faces, who faces it.

    Fighters want enemies in front and none behind; those who shoot keep their distance.
    """
    board = state.board
    about = board.units[unit]
    enemy = 1 - about.side
    shown = values(state, unit)
    distance = distance_from(state, enemy, cell)
    if about.skirmisher or (shown.fire and not about.heavy and shown.strength <= 5):
        wanted = max(1, len(board.ranges.get(about.type, (0,))))
        exposed = 1.5 if zone(state, enemy) & board.sets.bit[cell] else 0.0
        return -0.3 * abs(distance - wanted) - exposed
    score = -0.25 * min(distance, 20)
    if facing >= 0 and distance == 1:
        around = board.field.neighbours[cell]
        front = [around[side] for side in (facing, (facing + 1) % 6)]
        behind = [around[side] for side in ((facing + 3) % 6, (facing + 4) % 6)]
        targets = [units_at(state, c) for c in front if c >= 0]
        prey = [units for units in targets if units and board.side_of[units[0]] == enemy]
        if prey:
            weakest = min(sum(values(state, other).strength for other in units) for units in prey)
            score += 1.0 + 0.35 * (shown.strength - weakest)
            score += 0.8 if state.marks[unit] & CHARGING else 0.0
        score -= 0.8 * sum(
            1
            for c in behind
            if c >= 0 and units_at(state, c) and board.side_of[units_at(state, c)[0]] == enemy
        )
    return score


def out_of_range(state: State, unit: int, cell: int) -> int:
    """Return by how many hexes a cell is beyond the ranges of those whom a unit may follow."""
    board = state.board
    least = 99
    for leader in {state.own[unit], board.overall[board.side_of[unit]]}:
        at = state.leader_cell[leader]
        if at >= 0:
            least = min(least, board.field.distance(at, cell) - reach_of(state, leader))
    return max(0, least) if least < 99 else 0


def faces_somebody(state: State, unit: int) -> bool:
    """Whether a unit has an enemy in front of it."""
    return has_facing(state, unit) and bool(enemies_in_front(state, unit))

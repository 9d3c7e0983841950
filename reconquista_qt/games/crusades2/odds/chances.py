"""The chances themselves, counted over the faces of the die.

Rules: 2.0/R001.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import prod

from reconquista_qt.games.crusades2.rules.clash import terms_of
from reconquista_qt.games.crusades2.rules.facts import (
    cavalry_zone,
    check_modifiers,
    command,
    leaders_at,
    morale,
    units_at,
)
from reconquista_qt.games.crusades2.rules.fire import shot_modifiers
from reconquista_qt.games.crusades2.rules.names import NONE, STEP1
from reconquista_qt.games.crusades2.rules.orders import charge_morale, needs_die, order_modifier
from reconquista_qt.games.crusades2.rules.pieces import lose_step
from reconquista_qt.games.crusades2.rules.retreat import THREE, back_cells
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.games.crusades2.rules.withdrawal import FROM_CAVALRY, Withdrawal


def at_most(needed: int, faces: int) -> float:
    """Return the chance of a die of so much or less."""
    return max(0, min(faces, needed)) / faces


def order_chance(state: State, leader: int, chit: str) -> float:
    """Return the chance that a leader gets another chit (5.2)."""
    if needs_die(state, leader, chit):
        return 1.0
    return at_most(command(state, leader) - order_modifier(state, leader), state.board.faces)


def check_chance(state: State, unit: int) -> float:
    """Return the chance that a unit passes a forced check where it stands (10.0)."""
    modifier = sum(value for _, value in check_modifiers(state, unit))
    return at_most(morale(state, unit) - modifier, state.board.faces)


def charge_chance(state: State, unit: int) -> float:
    """Return the chance that a unit flips to its charging side (5.6)."""
    return at_most(charge_morale(state, unit), state.board.faces)


def withdrawal_chance(state: State, unit: int) -> float:
    """Return the chance that a unit gets away when it withdraws: only skirmishers may have to roll.

    Before a combat they do where cavalry threatens them, before a melee always.

    Rules: 5.4, 9.32.3.
    """
    board = state.board
    about = board.units[unit]
    step = state.agenda[-1] if state.agenda else None
    threatened = cavalry_zone(state, 1 - about.side) & board.sets.bit[state.cell[unit]]
    if not about.skirmisher or (isinstance(step, Withdrawal) and not threatened):
        return 1.0
    return 1.0 - at_most(FROM_CAVALRY - 1, board.faces)


def fire_chances(state: State, target: int, units: tuple[int, ...]) -> tuple[float, list[float]]:
    """Return the chance that those fired at have to check, and those of each number of steps.

    A shot meets what is on top by then, so the shots are taken one after the other.

    Rules: 9.1, 9.1/R066, 9.1/R067.
    """
    faces = state.board.faces
    # What stands there after n steps; shots change nothing else that counts.
    tables = [state.clone()]
    while units_at(tables[-1], target) and len(tables) <= len(units):
        after = tables[-1].clone()
        lose_step(after, units_at(after, target)[0], "fire", "9.1", None)
        tables.append(after)
    chances: dict[tuple[int, bool], float] = {(0, False): 1.0}
    for unit in units:
        later: dict[tuple[int, bool], float] = {}
        for (steps, shaken), chance in chances.items():
            for result, share in shot_results(tables[steps], unit, target).items():
                key = (steps + (result == STEP1), shaken or result != NONE)
                later[key] = later.get(key, 0.0) + chance * share / faces
        chances = later
    check = sum(
        chance
        for (steps, shaken), chance in chances.items()
        if shaken and units_at(tables[steps], target)
    )
    most = max(steps for steps, _ in chances)
    by_steps = [
        sum(chance for (steps, _), chance in chances.items() if steps == number)
        for number in range(most + 1)
    ]
    return check, by_steps


def shot_results(state: State, unit: int, target: int) -> Counter[str]:
    """Return how many faces give each result of a shot."""
    board = state.board
    if not units_at(state, target):
        return Counter({NONE: board.faces})
    modifier = sum(value for _, value in shot_modifiers(state, unit, target))
    strength = board.units[unit].values[2 * state.lost[unit]].strength
    column = board.fire.column(strength)
    return Counter(board.fire.result(die + modifier, column) for die in range(1, board.faces + 1))


def melee_chances(
    state: State, target: int, units: tuple[int, ...]
) -> dict[str, float | Mapping[str, float]]:
    """Return how a melee may go: nobody attacks, the hex empties before the dice, or dice.

    The results are those of each side's die, when all attack and all stay.

    Rules: 9.32.2, 9.32.4, 9.32.5, 9.4, 4.2/R110.
    """
    nobody = prod(1 - check_chance(state, unit) for unit in units)
    fled = (1 - nobody) * flight_chance(state, units_at(state, target))
    terms = terms_of(state, target, units, units_at(state, target))
    return {
        "no_attack": nobody,
        "fled_before": fled,
        "fought": 1 - nobody - fled,
        "defender_result": results(
            state, terms.defender_column, sum(value for _, value in terms.defender_modifiers)
        ),
        "attacker_result": results(
            state, terms.attacker_column, sum(value for _, value in terms.attacker_modifiers)
        ),
    }


def flight_chance(state: State, defenders: tuple[int, ...]) -> float:
    """Return the chance that all defenders fail and can retreat; the first takes leaders along.

    Rules: 9.32.4, 9.5/R090, 4.2/R110.
    """
    chance = 1.0
    left = state.clone()
    for unit in defenders:
        if not back_cells(left, unit, THREE, through_rear=True):
            return 0.0
        chance *= 1 - check_chance(left, unit)
        for leader in leaders_at(left, left.cell[unit], left.board.side_of[unit]):
            left.leader_cell[leader] = -1
    return chance


def results(state: State, column: int, modifier: int) -> Mapping[str, float]:
    """Return the chance of each result of a die in a column of the melee table."""
    return state.board.melee.shares(column, modifier, state.board.faces)

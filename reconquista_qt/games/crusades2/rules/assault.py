"""Who may attack whom in melee.

Rules: 9.3, 9.31.
"""

from __future__ import annotations

from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.kit.hexes import ARCS

from .duty import is_night
from .facts import chit_of, occupied, side_at, units_at, zone
from .names import ATTACK, BERSERK, EXHAUSTED, OC, ROUTED
from .offer import no
from .state import State


def refuse_attacker(state: State, unit: int) -> Refusal | None:
    """Say why a unit cannot attack at all.

    Rules: 9.3, 9.3/R156, 9.31.3, 9.31.3/R076, 10.1.2, 5.33, 16.42, 12.21.
    """
    about = state.board.units[unit]
    marks = state.marks[unit]
    if state.cell[unit] < 0:
        return no("9.3", "not-on-the-map", unit=about.id)
    if marks & ROUTED:
        return no("10.1.2", "routed-units-do-not-attack", unit=about.id)
    if about.skirmisher:
        return no("9.3", "skirmishers-do-not-attack", unit=about.id)
    if marks & EXHAUSTED:
        return no("16.42", "exhausted-units-do-not-attack", unit=about.id)
    if is_night(state):
        return no("12.21", "no-combat-by-night")
    if marks & BERSERK:
        return None
    if marks & OC:
        return no("9.3", "out-of-command-no-attack", unit=about.id)
    chit = chit_of(state, unit)
    if not chit or not state.board.chits[chit]["may_attack"]:
        return no("9.31.3", "chit-forbids-attack", unit=about.id, chit=chit)
    return None


def front_cells(state: State, unit: int) -> tuple[int, ...]:
    """Return the cells beyond a unit's front hexsides (9.3, 9.3/R157)."""
    around = state.board.field.neighbours[state.cell[unit]]
    return tuple(around[s] for s in ARCS[state.facing[unit]].front if around[s] >= 0)


def enemies_in_front(state: State, unit: int) -> tuple[int, ...]:
    """Return the cells with enemy units that a unit could attack, if it could attack at all."""
    board = state.board
    cells = board.front_sets[state.cell[unit]][state.facing[unit]]
    if not cells & occupied(state)[1 - board.side_of[unit]]:
        return ()
    enemy = 1 - board.side_of[unit]
    return tuple(cell for cell in front_cells(state, unit) if side_at(state, cell) == enemy)


def could_attack(state: State, unit: int, attacked: int = 0) -> bool:
    """Whether a unit may attack some hex that has not been attacked."""
    if refuse_attacker(state, unit) is not None:
        return False
    bit = state.board.sets.bit
    return any(not attacked & bit[cell] for cell in enemies_in_front(state, unit))


def must_fight(state: State, unit: int) -> bool:
    """Whether a unit's orders make it fight: Attack, in command, in an enemy zone.

    Rules: 5.11, 5.11/R027.
    """
    enemy_zone = zone(state, 1 - state.board.side_of[unit])
    return chit_of(state, unit) == ATTACK and bool(
        enemy_zone & state.board.sets.bit[state.cell[unit]]
    )


def in_stack_order(state: State, units: tuple[int, ...]) -> tuple[int, ...]:
    """Return units hex by hex as they are named, each stack top first (7.12)."""
    found: list[int] = []
    for unit in units:
        if unit not in found:
            found += [other for other in units_at(state, state.cell[unit]) if other in units]
    return tuple(found)

"""The dice of a melee: strengths, columns, modifiers, and what they come to.

Nothing here changes the table; the odds ask the same questions.

Rules: 9.4, 9.32.5.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from reconquista_qt.kit.hexes import ARCS

from .facts import (
    bears_cross,
    chit_of,
    combat_bonus,
    followed,
    has_facing,
    leaders_at,
    values,
)
from .names import BERSERK, CHARGING, EXHAUSTED, ROUTED, STAND
from .state import State

Modifiers = tuple[tuple[str, int], ...]
# 16.2: what the attacker has is compared with the defenders'; the remainder is the defender's.
ODDS: Final = "odds"


class MeleeTerms(NamedTuple):
    """What both sides bring to a melee: their columns, and what is added to their dice."""

    attacker_strength: int
    attacker_column: int
    attacker_shift: int
    attacker_modifiers: Modifiers
    defender_strength: int
    defender_column: int
    defender_modifiers: Modifiers
    shown: tuple[int, ...]  # leaders whose chits give a modifier


def melee_strength(state: State, unit: int) -> int:
    """Return what a unit counts in melee, doubled with the Holy Cross under Stand.

    Rules: 12.22, 12.22/R122.
    """
    strength = values(state, unit).strength
    if bears_cross(state, unit) and chit_of(state, unit) == STAND:
        return strength * int(state.board.cross["strength_factor"])
    return strength


def terms_of(
    state: State, target: int, attackers: tuple[int, ...], defenders: tuple[int, ...]
) -> MeleeTerms:
    """Return the terms of a melee.

    Rules: 6.13, 9.32.5, 9.32.5/R080, 9.32.5/R081, 9.32.5/R162, 9.4, 4.13, 4.13/R082, 5.11, 5.13,
    10.1.4, 16.2, 16.2/R142, 16.41, 16.41/R146, 16.42, 16.6, 16.6/R151, 6.13/R052.
    """
    board, options, marks = state.board, state.options, state.marks
    mine = sum(melee_strength(state, unit) for unit in attackers)
    theirs = sum(melee_strength(state, unit) for unit in defenders)
    shift = 0
    if any(marks[unit] & BERSERK for unit in attackers):
        shift += board.shifts["berserk_attacker"]
    if any(marks[unit] & BERSERK for unit in defenders):
        shift += board.shifts["berserk_defender"]
    if any(marks[unit] & EXHAUSTED for unit in defenders):
        shift += board.shifts["exhausted_defender"]
    plus, attacking = _chit_modifier(state, attackers, "melee_attack")
    guard, standing = _chit_modifier(state, defenders, "melee_defend")
    attack = [("leader", _bonus(state, attackers)), ("attack", plus)]
    attack.append(("terrain", _terrain(state, target, attackers)))
    defence = [("leader", _bonus(state, defenders)), ("stand", guard)]
    if any(marks[unit] & ROUTED for unit in defenders):
        defence.append(("routed", board.routed_modifier))
    if options.odds:
        attack.append((ODDS, _odds(state, mine, theirs)))
        if mine < theirs:
            defence.append((ODDS, int(board.tables["odds"]["defender"]["die"])))
    if options.types:
        attack.append(("types", _types(state, attackers, defenders)))
    if options.facing_bonus:
        attack.append(("facing", _behind(state, target, attackers, defenders)))
    return MeleeTerms(
        mine,
        board.melee.shifted(board.melee.column(mine), shift),
        shift,
        tuple((name, value) for name, value in attack if value),
        theirs,
        board.melee.column(theirs),
        tuple((name, value) for name, value in defence if value),
        tuple(leader for leader in (attacking, standing) if leader >= 0),
    )


def _chit_modifier(
    state: State, units: tuple[int, ...], what: Literal["melee_attack", "melee_defend"]
) -> tuple[int, int]:
    """Return the best modifier of the chits that units follow, and whose chit gives it."""
    best, leader = 0, -1
    for unit in units:
        chit = chit_of(state, unit)
        value = int(state.board.chits[chit][what]) if chit else 0
        if value > best:
            best, leader = value, followed(state, unit)
    return best, leader


def _bonus(state: State, units: tuple[int, ...]) -> int:
    """Return the highest combat bonus of a leader stacked with one of some units (4.13)."""
    best = 0
    for unit in units:
        for leader in leaders_at(state, state.cell[unit], state.board.side_of[unit]):
            best = max(best, combat_bonus(state, leader))
    return best


def _terrain(state: State, target: int, attackers: tuple[int, ...]) -> int:
    """Return the mildest of the attackers' terrain modifiers (R162)."""
    return max(state.board.attack_terrain(state.cell[unit], target) for unit in attackers)


def _odds(state: State, mine: int, theirs: int) -> int:
    """Return the attacker's modifier for the odds, rounded in the defender's favour (16.2)."""
    ratio = mine // max(1, theirs)
    best = 0
    for row in state.board.tables["odds"]["attacker"]:
        if ratio >= row["ratio"]:
            best = int(row["die"])
    return best


def _types(state: State, attackers: tuple[int, ...], defenders: tuple[int, ...]) -> int:
    """Return the modifier of the types of units: most strength against the top unit (16.6)."""
    board = state.board
    totals: dict[tuple[str, bool], int] = {}
    for unit in attackers:
        kind = (board.units[unit].type, bool(state.marks[unit] & CHARGING))
        totals[kind] = totals.get(kind, 0) + melee_strength(state, unit)
    most = max(totals.values())
    top = board.units[defenders[0]].type
    return max(
        board.type_modifier(name, charging, top)
        for (name, charging), total in totals.items()
        if total == most
    )


def _behind(
    state: State, target: int, attackers: tuple[int, ...], defenders: tuple[int, ...]
) -> int:
    """Return the best modifier for attacking a flank or the rear (option, R052)."""
    facing = next((state.facing[u] for u in defenders if has_facing(state, u)), None)
    if facing is None:
        return 0
    board, arcs = state.board, ARCS[facing]
    best = 0
    for unit in attackers:
        side = board.field.side_to(target, state.cell[unit])
        if side in arcs.rear:
            best = max(best, board.rear_modifier)
        elif side in arcs.flank:
            best = max(best, board.flank_modifier)
    return best

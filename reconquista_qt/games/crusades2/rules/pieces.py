"""Moving, flipping and removing pieces, and what follows from it at once.

Everything that changes where a unit stands or faces goes through here, so that what has been
worked out from it is dropped. A unit that ends in a hex with a lone enemy leader overruns him; one
that leaves takes the Holy Cross along where nobody stays with it.
"""

from __future__ import annotations

from collections.abc import Iterable

from reconquista_qt.engine.agenda import Emit

from .events import (
    ChargeEnded,
    ChitRevealed,
    CrossCaptured,
    CrossMoved,
    LeaderHit,
    StepLost,
    UnitExhausted,
    UnitRouted,
    UnitsAdopted,
)
from .facts import chit_leader, colour_on_map, crusade, is_gone, leaders_at, units_at
from .names import (
    ATTACK,
    BERSERK,
    CHARGING,
    DEAD,
    EXHAUSTED,
    FACINGS,
    GONE,
    NOWHERE,
    OC,
    REPLACED,
    REVEALED,
    ROUTED,
    WAITING,
)
from .state import State


def ids(state: State, units: Iterable[int]) -> tuple[str, ...]:
    """Return units by their ids."""
    board = state.board
    return tuple(board.units[unit].id for unit in units)


def leader_ids(state: State, leaders: Iterable[int]) -> tuple[str, ...]:
    """Return leaders by their ids."""
    board = state.board
    return tuple(board.leaders[leader].id for leader in leaders)


def hex_id(state: State, cell: int) -> str:
    """Return a cell's four digits, "" for off the map."""
    return state.board.field.names[cell] if cell >= 0 else ""


def facing_id(facing: int) -> str:
    """Return a facing by its id, "" where there is none."""
    return FACINGS[facing] if facing >= 0 else ""


# -- places --------------------------------------------------------------------------------------


def take_off(state: State, unit: int) -> None:
    """Take a unit out of its hex."""
    cell = state.cell[unit]
    stack = state.stacks[cell]
    left = len(stack) > 1
    if left:
        state.stacks[cell] = tuple([other for other in stack if other != unit])
    else:
        del state.stacks[cell]
    state.cell[unit] = NOWHERE
    state.occupy(state.board.side_of[unit], state.board.sets.bit[cell], left)


def put_down(state: State, units: tuple[int, ...], cell: int, facing: int) -> None:
    """Put units into a hex, under those that stand there."""
    for unit in units:
        state.cell[unit] = cell
        if facing >= 0:
            state.facing[unit] = facing
    state.stacks[cell] = (*state.stacks.get(cell, ()), *units)
    state.occupy(state.board.side_of[units[0]], state.board.sets.bit[cell], True)


def turn(state: State, cell: int, facing: int) -> None:
    """Turn the units of a hex (6.1)."""
    for unit in units_at(state, cell):
        state.facing[unit] = facing
        state.forget_zone(state.board.side_of[unit])


def relocate(
    state: State,
    units: tuple[int, ...],
    to: int,
    facing: int,
    leaders: tuple[int, ...],
    emit: Emit | None,
    *,
    cross: bool = False,
) -> None:
    """Take units of one hex to another, with leaders and what they bear.

    Rules: 8.3, 8.3/R063, 12.22, 12.22/R123, 4.2.
    """
    origin = state.cell[units[0]]
    if to == origin:
        turn(state, origin, facing)
        return
    for unit in units:
        take_off(state, unit)
    put_down(state, units, to, facing)
    for leader in leaders:
        state.leader_cell[leader] = to
    if state.cross_cell == origin and (cross or origin not in state.stacks):
        state.cross_cell = to
    arrived(state, units[0], to, emit)


def companions(state: State, units: tuple[int, ...]) -> tuple[int, ...]:
    """Return the leaders who must go with units, since nobody stays in their hex."""
    cell = state.cell[units[0]]
    if len(state.stacks[cell]) > len(units):
        return ()
    return leaders_at(state, cell, state.board.side_of[units[0]])


def arrived(state: State, unit: int, cell: int, emit: Emit | None) -> None:
    """See to what a unit finds in the hex where it ends: a lone leader, the Holy Cross.

    Rules: 8.3/R063, 4.2, 12.22/R123.
    """
    side = state.board.side_of[unit]
    if cell in state.leader_cell:
        for leader in leaders_at(state, cell, 1 - side):
            hit_leader(state, leader, "8.3/R063", emit)
    if state.cross_cell == cell and crusade(state) != side:
        capture_cross(state, emit)


# -- markers -------------------------------------------------------------------------------------


def reveal(state: State, leader: int, why: str, rule: str, emit: Emit | None) -> None:
    """Show a leader's chit to everybody (5.0/R019)."""
    if leader < 0 or state.leader_marks[leader] & REVEALED:
        return
    state.leader_marks[leader] |= REVEALED
    if emit:
        emit(ChitRevealed(state.board.leaders[leader].id, state.chit[leader], why, rule))


def flip_back(state: State, unit: int, why: str, rule: str, emit: Emit | None) -> None:
    """Turn a charging unit to its other side.

    Rules: 5.6, 5.33, 9.32.2, 10.1.8.
    """
    if state.marks[unit] & CHARGING:
        state.marks[unit] &= ~CHARGING
        if emit:
            emit(ChargeEnded(state.board.units[unit].id, why, rule))


def exhaust(state: State, unit: int, emit: Emit | None) -> None:
    """Replace a unit's berserk marker (16.41)."""
    if state.marks[unit] & BERSERK:
        state.marks[unit] = state.marks[unit] & ~BERSERK | EXHAUSTED
        if emit:
            emit(UnitExhausted(state.board.units[unit].id))


def rout(state: State, unit: int, emit: Emit | None) -> None:
    """Put the routed marker on a unit; it loses the one for being out of command.

    Rules: 10.0, 3.0.II.A/R025, 10.1.8/R094, 16.41.
    """
    flip_back(state, unit, "rout", "10.1.8", emit)
    exhaust(state, unit, emit)
    state.marks[unit] = state.marks[unit] & ~OC | ROUTED
    state.forget_zone(state.board.side_of[unit])
    if emit:
        emit(UnitRouted(state.board.units[unit].id, hex_id(state, state.cell[unit])))


# -- losses --------------------------------------------------------------------------------------


def lose_step(
    state: State, unit: int, cause: str, rule: str, emit: Emit | None, *, melee: bool = False
) -> bool:
    """Take a step from a unit; return whether that was its last.

    With `melee` it is lost in a melee phase, where leaders fall with the last unit of their hex.

    Rules: 9.42, 9.42.1, 9.42.2, 9.43, 9.43.1, 9.43.2, 9.43.3, 7.11.
    """
    cell = state.cell[unit]
    state.lost[unit] += 1
    left = state.board.units[unit].steps - state.lost[unit]
    if emit:
        emit(StepLost(state.board.units[unit].id, hex_id(state, cell), left, cause, rule))
    if left > 0:
        return False
    take_off(state, unit)
    state.marks[unit] = DEAD
    if cell not in state.stacks:
        _bereft(state, unit, cell, emit, melee)
    return True


def _bereft(state: State, unit: int, cell: int, emit: Emit | None, melee: bool) -> None:
    """See to leaders and Cross in a hex whose last unit has been eliminated.

    Rules: 4.2/R105, 12.22/R123.
    """
    side = state.board.side_of[unit]
    if melee:
        for leader in leaders_at(state, cell, side):
            hit_leader(state, leader, "4.2/R105", emit)
    if state.cross_cell == cell and side == crusade(state):
        if melee:
            capture_cross(state, emit)
        elif emit:
            emit(CrossMoved(hex_id(state, cell), "left", "12.22/R123"))


def capture_cross(state: State, emit: Emit | None) -> None:
    """Take the Holy Cross out of the game for its points (12.22)."""
    at = hex_id(state, state.cross_cell)
    state.cross_cell = NOWHERE
    state.cross_captured = True
    if emit:
        emit(CrossCaptured(at, int(state.board.cross["points"])))


def hit_leader(state: State, leader: int, rule: str, emit: Emit | None) -> None:
    """Let a leader fall: his replacement goes to the nearest unit of his, or he is removed.

    Rules: 4.2, 11.0/R101, 4.2/R105, 4.2/R106, 4.2/R107, 4.2/R108, 8.3/R063, 11.0/R101.
    """
    board = state.board
    about = board.leaders[leader]
    at = state.leader_cell[leader]
    first = not state.leader_marks[leader] & REPLACED
    points = 0
    if first:
        points = int(board.tables["leaders"]["overall_points" if about.overall else "points"])
    to = NOWHERE
    if about.overall or about.replacement is None or not colour_on_map(state, leader):
        state.leader_marks[leader] |= GONE
        if not about.overall:
            state.leader_marks[leader] |= REPLACED
    else:
        state.leader_marks[leader] |= REPLACED
        far = board.field.distances(at)
        nearest = min(
            (far[cell], bool(state.marks[unit] & ROUTED), unit)
            for unit, cell in enumerate(state.cell)
            if cell >= 0 and state.own[unit] == leader
        )
        to = state.cell[nearest[2]]
    state.leader_cell[leader] = to
    if emit:
        emit(LeaderHit(about.id, hex_id(state, at), hex_id(state, to), points, rule))
    if to < 0 and state.options.successor:
        _adopt(state, leader, at, emit)


def _adopt(state: State, leader: int, at: int, emit: Emit | None) -> None:
    """Give a removed leader's units to the nearest leader (option successor, R109)."""
    board = state.board
    far = board.field.distances(at)
    heirs = [
        (far[state.leader_cell[other]], other)
        for other in board.leaders_of[board.leaders[leader].side]
        if state.leader_cell[other] >= 0 and not is_gone(state, other)
    ]
    if not heirs:
        return
    heir = min(heirs)[1]
    adopted = [
        unit
        for unit, own in enumerate(state.own)
        if own == leader and (state.cell[unit] >= 0 or state.marks[unit] & WAITING)
    ]
    for unit in adopted:
        state.own[unit] = heir
    for unit, under in enumerate(state.under):
        if under == leader:
            state.under[unit] = heir
    if adopted and emit:
        emit(UnitsAdopted(board.leaders[heir].id, ids(state, adopted)))


def end_idle_charges(state: State, side: int, zoned: int, emit: Emit | None) -> None:
    """Flip back the chargers whose leader no longer attacks, unless in an enemy zone.

    The berserk and the exhausted, to whom chits say nothing, charge on.

    Rules: 5.6, 5.6/R047, 16.41, 16.42.
    """
    for unit in state.board.units_of_side[side]:
        marks = state.marks[unit]
        if not marks & CHARGING or marks & (BERSERK | EXHAUSTED) or state.cell[unit] < 0:
            continue
        leader = chit_leader(state, unit)
        attacks = leader >= 0 and state.chit[leader] == ATTACK and not state.split >> unit & 1
        if not attacks and not zoned & state.board.sets.bit[state.cell[unit]]:
            flip_back(state, unit, "orders", "5.6/R047", emit)

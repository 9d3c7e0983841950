"""Command: how far a leader reaches, who is out of command, and whom a unit follows."""

from __future__ import annotations

from collections.abc import Iterable

from reconquista_qt.engine.agenda import Emit

from .events import CommandTested
from .facts import CHITLESS, is_gone, occupied, on_map, reach_of, zone
from .names import CHARGING, NOWHERE, OC
from .pieces import flip_back, ids
from .state import State


def range_cells(state: State, leader: int) -> int:
    """Return the cells within a leader's range, his own hex included; 0 when he is off the map.

    The way goes from hex to hex, not through enemy units nor through enemy zones of control, but
    where a friendly unit stands. Terrain does not matter.

    Rules: 4.12, 5.31, 5.31/R033, 6.24, 5.16/R023.
    """
    cell = state.leader_cell[leader]
    if cell < 0:
        return 0
    board = state.board
    side = board.leaders[leader].side
    own, enemies = occupied(state)[side], occupied(state)[1 - side]
    open_cells = board.sets.all & ~enemies & ~(zone(state, 1 - side) & ~own)
    around = board.sets.around
    reached = found = board.sets.bit[cell]
    for _ in range(reach_of(state, leader)):
        reached = around(reached) & open_cells
        found |= reached
    return found


def is_tested(state: State, unit: int) -> bool:
    """Whether a unit needs command at all.

    Rules: 5.3, 3.0.II.A/R025, 5.5, 16.41, 16.42, 2.2/R008.
    """
    return not state.marks[unit] & CHITLESS and not state.board.units[unit].skirmisher


def chained(state: State, cells: int, members: int) -> int:
    """Return the cells of a chain of adjacent members that begins in some of them (5.32)."""
    around = state.board.sets.around
    while True:
        longer = around(cells) & members
        if longer == cells:
            return cells
        cells = longer


def test_command(state: State, units: Iterable[int], emit: Emit | None) -> int:
    """Test units for command and return those that both their leaders reach, as bits.

    A unit follows its own leader where he reaches it, by range or by a chain of his units, whether
    these are tested now or not; else the overall leader. Those whom nobody reaches get the marker;
    chargers among them flip back unless they stand in an enemy zone.

    Rules: 5.3, 5.31, 5.32, 5.32/R034, 5.33, 5.33/R048, 5.34, 5.34/R038, 5.34/R039, 5.34/R040,
    4.3.4, 4.2/R109, 3.0.II.A/R025.
    """
    board = state.board
    bit = board.sets.bit
    by_colour: dict[int, list[int]] = {}
    side = -1
    for unit in units:
        state.marks[unit] &= ~OC
        side = board.side_of[unit]
        if is_tested(state, unit):
            by_colour.setdefault(state.own[unit], []).append(unit)
    if side < 0:
        return 0
    overall = board.overall[side]
    general = 0 if is_gone(state, overall) else range_cells(state, overall)
    either = 0
    out: list[int] = []
    cells_of = dict.fromkeys(by_colour, 0)
    for unit in on_map(state, side):
        if state.own[unit] in cells_of and is_tested(state, unit):
            cells_of[state.own[unit]] |= bit[state.cell[unit]]
    for leader, members in by_colour.items():
        cells = cells_of[leader]
        reached = 0 if is_gone(state, leader) else range_cells(state, leader)
        own = chained(state, reached & cells, cells)
        of_overall = 0
        if leader != overall:
            of_overall = chained(state, general & cells & ~own, cells & ~own)
            to_overall = general | board.sets.around(of_overall)
        for unit in members:
            here = bit[state.cell[unit]]
            if here & own:
                state.under[unit] = leader
                if leader != overall and here & to_overall:
                    either |= 1 << unit
            elif here & of_overall:
                state.under[unit] = overall
            else:
                state.under[unit] = leader
                state.marks[unit] |= OC
                out.append(unit)
    out.sort()
    enemy_zone = zone(state, 1 - side)
    for unit in out:
        if state.marks[unit] & CHARGING and not enemy_zone & bit[state.cell[unit]]:
            flip_back(state, unit, "command", "5.33/R048", emit)
    if emit:
        emit(CommandTested(board.side_ids[side], ids(state, out)))
    return either


def least_excess(state: State, unit: int, ends: int) -> int:
    """Return the cells of a set in range of whom a unit may follow, or as near as can be.

    What counts is by how much the plain distance is beyond the range, of the nearer leader; no end
    is farther out than where the unit stands. All of them where it has nobody left to look for.

    Rules: 5.33, 5.33/R037.
    """
    board = state.board
    sets = board.sets
    covered = 0
    rings = []
    for leader in {state.own[unit], board.overall[board.side_of[unit]]}:
        at = state.leader_cell[leader]
        if at != NOWHERE and not is_gone(state, leader):
            rings.append(board.disk(at, reach_of(state, leader)))
    if not rings:
        return ends
    for ring in rings:
        covered |= ring
    here = sets.bit[state.cell[unit]]
    while not covered & (ends | here):
        covered = sets.around(covered)
    return ends & covered

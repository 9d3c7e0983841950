"""Reinforcements: who enters a map when, by which hexes, at what cost (12.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.refusal import Refusal

from .actions import Action, Enter
from .battle import CLOSED, Reinforcement
from .duty import MUSTER_DISTANCE, RESERVE_DISTANCE, is_night, obstacles
from .events import CrossMoved, UnitsEntered
from .facts import near, occupied, zone
from .names import FACELESS, MUSTER, OFF_MAP, RESERVE, WAITING
from .offer import no
from .pieces import arrived, facing_id, hex_id, ids, leader_ids, put_down
from .reach import ALL_FACINGS, Reach, Terms, faced_reach, free_reach
from .state import State

Entered = tuple[tuple[int, int], ...]
# How near to the enemy no unit comes that enters under these chits, and why.
KEPT_OFF: Final = {RESERVE: RESERVE_DISTANCE - 1, MUSTER: MUSTER_DISTANCE - 1}
KEEPS_AWAY: Final = {
    RESERVE: ("5.15", "reserve-keeps-away"),
    MUSTER: ("5.16", "muster-keeps-away"),
}


def due(state: State, place: str) -> Reinforcement | None:
    """Return the entry of a place whose turn has come, None where it has not (12.1)."""
    found = state.board.entries.get(place)
    return found if found is not None and state.turn >= found.turn else None


def waiting(state: State, player: int, able: int) -> Iterator[int]:
    """Yield the units of a side that may enter now."""
    board = state.board
    if not board.entries:
        return
    for unit in board.units_of_side[player]:
        if state.marks[unit] & WAITING and able >> unit & 1 and due(state, board.units[unit].place):
            yield unit


def doors(state: State, place: str) -> tuple[int, ...]:
    """Return the cells by which a command enters; once by one zone, always by it.

    Rules: 12.1, 12.1/R112, 12.1/R115.
    """
    entry = state.board.entries[place]
    chosen = dict(state.doors).get(place)
    return tuple(cell for zone, cells in entry.zones if chosen in (None, zone) for cell in cells)


def group_leaders(state: State, units: tuple[int, ...]) -> tuple[int, ...]:
    """Return the leader who waits with these units' command, if any."""
    leader = state.own[units[0]]
    about = state.board.leaders[leader]
    if state.leader_marks[leader] & OFF_MAP and due(state, about.place):
        return (leader,)
    return ()


def entry_cost(state: State, movement_class: int, at: int, entered: Entered) -> int:
    """Return what entering by a hex costs in half points, CLOSED where it cannot be done.

    Rules: 12.1, 12.1/R113, 8.2/R062.
    """
    board = state.board
    cost = board.cost_into[movement_class][at]
    if cost == CLOSED:
        return CLOSED
    if at in board.roads_off_map:
        cost = board.road_cost
    return cost + 2 * dict(entered).get(at, 0)


def reach_from(state: State, units: tuple[int, ...], at: int, entered: Entered) -> Reach | None:
    """Return where units can go that enter by a hex, None where they cannot enter there.

    Rules: 12.1, 12.1/R117, 5.15, 5.16, 12.21.
    """
    board = state.board
    unit = units[0]
    about = board.units[unit]
    enemy = 1 - about.side
    cost = entry_cost(state, about.movement_class, at, entered)
    enemy_zone = zone(state, enemy)
    blocked = obstacles(state, unit)[0]
    if about.skirmisher or is_night(state):
        blocked |= enemy_zone
    chit = "" if about.skirmisher else state.chit[state.own[unit]]
    if chit == RESERVE:
        blocked |= near(state, enemy, RESERVE_DISTANCE - 1)
    elif chit == MUSTER:
        blocked |= near(state, enemy, MUSTER_DISTANCE - 1)
    bit = board.sets.bit[at]
    if cost == CLOSED or blocked & bit:
        return None
    terms = Terms(blocked=blocked, halts=enemy_zone, leaves=not enemy_zone & bit)
    budget = 2 * min(board.units[u].values[2 * state.lost[u]].move for u in units)
    if about.skirmisher:
        return free_reach(board, about.movement_class, at, cost, budget, terms)
    return faced_reach(board, about.movement_class, at, ALL_FACINGS, cost, budget, terms)


def groups(state: State, player: int, able: int) -> list[tuple[int, ...]]:
    """Return who may enter together: the stacks of the set-up, and each unit by itself."""
    inside = list(waiting(state, player, able)) if state.board.entries else None
    if not inside:
        return []
    found = [stack for stack in state.board.off_map_stacks if set(stack) <= set(inside)]
    return found + [(unit,) for unit in inside]


def ways_in(
    state: State, units: tuple[int, ...], player: int, entered: Entered, *, first: bool = False
) -> list[tuple[int, int, int]]:
    """Return door, hex and facing for each hex that units can reach, by the cheapest door.

    With `first` the hexes of the first door are enough.

    Rules: 12.1, 12.1/R111, 12.1/R117.
    """
    board = state.board
    friends = occupied(state)[player]
    found: dict[int, tuple[int, int]] = {}
    known: list[int] = []  # the cells that can be had for so many half points
    for at in doors(state, board.units[units[0]].place):
        reach = reach_from(state, units, at, entered)
        if reach is None:
            continue
        so_far = 0
        for cost, by_facing in reach.layers:
            while len(known) <= cost:
                known.append(known[-1] if known else 0)
            so_far |= known[cost]
            better = 0
            for facing, cells in enumerate(by_facing):
                cells &= ~(friends | so_far)
                if cells:
                    so_far |= cells
                    better |= cells
                    face = facing if len(by_facing) > 1 else FACELESS
                    for cell in board.sets.cells(cells):
                        found[cell] = (at, face)
            if better:
                for dearer in range(cost, len(known)):
                    known[dearer] |= better
        if first and found:
            break
    return [(at, cell, facing) for cell, (at, facing) in sorted(found.items())]


def options(
    state: State, player: int, able: int, entered: Entered, *, first: bool = False
) -> list[Action]:
    """Return an entry to each hex that can be reached, by the door that leaves most points.

    With `first` the first one found is enough.

    Rules: 12.1, 12.1/R111, 12.1/R114, 12.1/R117.
    """
    found: list[Action] = []
    board = state.board
    done: dict[tuple[int, int, str, int], list[tuple[int, int, int]]] = {}
    for units in groups(state, player, able):
        about = board.units[units[0]]
        move = min(board.units[u].values[0].move for u in units)
        key = (about.movement_class, move, about.place, about.leader * 2 + about.skirmisher)
        ways = done.get(key)
        if ways is None:
            ways = done[key] = ways_in(state, units, player, entered, first=first)
        leaders = group_leaders(state, units)
        found += [Enter(units, at, cell, facing, leaders) for at, cell, facing in ways]
        if first and found:
            break
    return found


def must_enter(state: State, player: int) -> bool:
    """Whether a side has units due that it may not hold back (12.1/R116)."""
    board = state.board
    for unit in board.units_of_side[player]:
        if state.marks[unit] & WAITING:
            entry = due(state, board.units[unit].place)
            if entry is not None and not entry.hold:
                return True
    return False


def refuse(state: State, player: int, able: int, entered: Entered, action: Enter) -> Refusal | None:
    """Say why units cannot enter so.

    Rules: 12.1, 12.1/R112, 12.1/R113, 12.1/R115, 7.1, 6.1, 6.14, 16.11.
    """
    board = state.board
    if not action.units or len(set(action.units)) != len(action.units):
        return no("8.0", "no-units")
    if len(action.units) > 2:
        return no("7.1", "two-in-a-hex")
    here = set(waiting(state, player, able))
    for unit in action.units:
        if board.units[unit].side != player:
            return no("3.0", "not-your-unit", unit=board.units[unit].id)
        if not able >> unit & 1:
            return no("16.11", "not-of-this-command", unit=board.units[unit].id)
        if unit not in here:
            return no("12.1", "not-waiting", unit=board.units[unit].id)
    unit = action.units[0]
    about = board.units[unit]
    if len(action.units) == 2:
        other = board.units[action.units[1]]
        if (other.type, other.leader) != (about.type, about.leader):
            return no("7.1", "unlike-units", unit=other.id)
    for one in action.units:
        place = board.units[one].place
        if action.at not in doors(state, place):
            door = {"unit": board.units[one].id, "hex": hex_id(state, action.at)}
            if any(action.at in cells for _, cells in board.entries[place].zones):
                return no("12.1/R115", "another-side-chosen", **door)
            return no("12.1/R112", "no-door", **door)
    if about.skirmisher != (action.facing == FACELESS):
        code = "has-no-facing" if about.skirmisher else "needs-a-facing"
        return no("6.14" if about.skirmisher else "6.1", code, unit=about.id)
    refusal = _refuse_leaders(state, action)
    if refusal is not None:
        return refusal
    bit = board.sets.bit[action.to]
    if occupied(state)[player] & bit:
        return no("7.0", "friends-there", unit=about.id, hex=hex_id(state, action.to))
    return _refuse_way(state, action, entered)


def _refuse_way(state: State, action: Enter, entered: Entered) -> Refusal | None:
    """Say what keeps units that enter from a hex: what stands there or in the way, bonds, points.

    Rules: 7.0, 8.2, 8.3, 5.4, 5.15, 5.16, 6.15, 6.24, 12.1/R113, 12.1/R117, 12.21.
    """
    board = state.board
    unit = action.units[0]
    about = board.units[unit]
    reach = reach_from(state, action.units, action.at, entered)
    bit = board.sets.bit[action.to]
    if reach is not None and reach.cost(bit, action.facing) >= 0:
        return None
    for cell, seen in ((action.at, board.sets.bit[action.at]), (action.to, bit)):
        refusal = _refuse_hex(state, unit, cell, seen)
        if refusal is not None:
            return refusal
    where = {"unit": about.id, "hex": hex_id(state, action.to)}
    if reach is not None and reach.ends & bit:
        return no("6.15", "no-points-to-turn", unit=about.id)
    free = _search(state, action.units, action.at, entered, Terms())
    if not free & bit:
        return no("12.1/R113", "cannot-enter-so-far", **where)
    own, enemies = occupied(state)[about.side], occupied(state)[1 - about.side]
    if not about.skirmisher:
        if not _search(state, action.units, action.at, entered, Terms(blocked=own)) & bit:
            return no("7.0", "friends-in-the-way", **where)
        enemies |= own
    if not _search(state, action.units, action.at, entered, Terms(blocked=enemies)) & bit:
        return no("8.3", "enemies-in-the-way", **where)
    chit = "" if about.skirmisher else state.chit[state.own[unit]]
    if chit in (RESERVE, MUSTER):
        rule, code = KEEPS_AWAY[chit]
        return no(rule, code, **where)
    return no("6.24", "zones-stop", **where)


def _refuse_hex(state: State, unit: int, cell: int, bit: int) -> Refusal | None:
    """Say why a hex, the door or the end, is closed to a unit that enters, however it comes."""
    board = state.board
    about = board.units[unit]
    enemy = 1 - about.side
    where = {"unit": about.id, "hex": hex_id(state, cell)}
    if occupied(state)[enemy] & bit:
        return no("8.3", "enemies-there", **where)
    if not board.may_hold[about.movement_class] & bit:
        return no("8.2", "closed-terrain", **where)
    if occupied(state)[about.side] & bit and not about.skirmisher:
        return no("7.0", "friends-there", **where)
    if zone(state, enemy) & bit:
        if is_night(state):
            return no("12.21", "no-zones-by-night", **where)
        if about.skirmisher:
            return no("5.4", "skirmishers-shun-zones", **where)
    chit = "" if about.skirmisher else state.chit[state.own[unit]]
    if near(state, enemy, KEPT_OFF.get(chit, 0)) & bit:
        rule, code = KEEPS_AWAY[chit]
        return no(rule, code, **where)
    return None


def _search(state: State, units: tuple[int, ...], at: int, entered: Entered, terms: Terms) -> int:
    """Return where units that enter by a hex could go if nothing but some terms bound them."""
    board = state.board
    about = board.units[units[0]]
    cost = entry_cost(state, about.movement_class, at, entered)
    if cost == CLOSED or terms.blocked & board.sets.bit[at]:
        return 0
    budget = 2 * min(board.units[u].values[2 * state.lost[u]].move for u in units)
    if about.skirmisher:
        return free_reach(board, about.movement_class, at, cost, budget, terms).ends
    return faced_reach(board, about.movement_class, at, ALL_FACINGS, cost, budget, terms).ends


def _refuse_leaders(state: State, action: Enter) -> Refusal | None:
    """A leader enters with a unit of his, at the latest with the last one."""
    board = state.board
    waits = group_leaders(state, action.units)
    for leader in action.leaders:
        if leader not in waits:
            return no("12.1", "leader-does-not-enter", leader=board.leaders[leader].id)
    if len(set(action.leaders)) != len(action.leaders):
        return no("12.1", "leader-does-not-enter", leader=board.leaders[action.leaders[0]].id)
    if waits and not action.leaders:
        place = board.leaders[waits[0]].place
        rest = [
            unit
            for unit, about in enumerate(board.units)
            if about.place == place
            and about.leader == waits[0]
            and state.marks[unit] & WAITING
            and unit not in action.units
        ]
        if not rest:
            return no("12.1", "leader-enters-too", leader=board.leaders[waits[0]].id)
    return None


def apply(state: State, player: int, entered: Entered, action: Enter, emit: Emit | None) -> Entered:
    """Bring units in; return how many have entered by each hex now.

    Rules: 12.1, 12.1/R113, 12.1/R115, 12.1/R117, 12.22/R121.
    """
    board = state.board
    unit = action.units[0]
    place = board.units[unit].place
    reach = reach_from(state, action.units, action.at, entered)
    assert reach is not None
    if emit:
        cost = reach.cost(board.sets.bit[action.to], action.facing)
        emit(
            UnitsEntered(
                board.side_ids[player],
                ids(state, action.units),
                hex_id(state, action.at),
                hex_id(state, action.to),
                facing_id(action.facing),
                leader_ids(state, action.leaders),
                cost / 2,
            )
        )
    entry = board.entries[place]
    if len(entry.zones) > 1 and place not in dict(state.doors):
        zone_id = next(name for name, cells in entry.zones if action.at in cells)
        state.doors = (*state.doors, (place, zone_id))
    for one in action.units:
        state.marks[one] &= ~WAITING
        state.under[one] = state.own[one]
    put_down(state, action.units, action.to, action.facing)
    for leader in action.leaders:
        state.leader_marks[leader] &= ~OFF_MAP
        state.leader_cell[leader] = action.to
    if board.cross_with in action.units:
        state.cross_cell = action.to
        if emit:
            emit(CrossMoved(hex_id(state, action.to), "brought", "12.22/R121"))
    arrived(state, unit, action.to, emit)
    counts = dict(entered)
    counts[action.at] = counts.get(action.at, 0) + 1
    return tuple(sorted(counts.items()))

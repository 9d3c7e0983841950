"""What can be read off the table: where units stand, what they are worth, whom they follow."""

from __future__ import annotations

from collections.abc import Iterator

from .battle import Values
from .names import (
    ATTACK,
    BERSERK,
    CHARGING,
    DEAD,
    EXHAUSTED,
    FAR,
    GONE,
    NOWHERE,
    OC,
    REPLACED,
    ROUTED,
    STAND,
)
from .state import State

CHITLESS = ROUTED | BERSERK | EXHAUSTED


# -- where units stand ---------------------------------------------------------------------------


def occupied(state: State) -> tuple[int, int]:
    """Return the cells with combat units of each side."""
    found = state.occupied
    if found is None:
        bit, side_of = state.board.sets.bit, state.board.side_of
        cells = [0, 0]
        for cell, units in state.stacks.items():
            cells[side_of[units[0]]] |= bit[cell]
        found = state.occupied = (cells[0], cells[1])
    return found


def near(state: State, side: int, distance: int) -> int:
    """Return the cells within a distance of any combat unit of a side."""
    levels = state.near[side]
    if not levels:
        # A list that clones may share: it is never changed for what stands elsewhere.
        levels = [occupied(state)[side]]
        state.near[side] = levels
    around, everywhere = state.board.sets.around, state.board.sets.all
    while len(levels) <= distance:
        if not levels[-1] or levels[-1] == everywhere:
            return levels[-1]
        levels.append(around(levels[-1]))
    return levels[distance]


def distance_from(state: State, side: int, cell: int) -> int:
    """Return how far a cell is from the nearest combat unit of a side, FAR where it has none.

    Skirmishers and routed units count like any other.

    Rules: 5.11/R026, 5.15, 5.31.
    """
    known = state.far[side]
    found = known.get(cell)
    if found is None:
        bit, levels = state.board.sets.bit[cell], state.near[side]
        found = 0
        if not occupied(state)[side]:
            found = FAR
        else:
            while not (levels[found] if found < len(levels) else near(state, side, found)) & bit:
                levels = state.near[side]
                found += 1
        # Like the levels, clones share it until somebody moves.
        known[cell] = found
    return found


def zone(state: State, side: int) -> int:
    """Return the cells in the zones of control of a side.

    Rules: 6.0, 6.2, 6.21, 6.14, 10.1.7.
    """
    found = state.zone[side]
    if found is None:
        found = 0
        board, marks, facing = state.board, state.marks, state.facing
        for cell, units in state.stacks.items():
            first = units[0]
            if board.side_of[first] != side or board.units[first].skirmisher:
                continue
            for unit in units:
                if not marks[unit] & ROUTED:
                    found |= board.zone(board.units[unit].movement_class, cell, facing[unit])
                    break  # the units of a hex are of one class and face alike
        state.zone[side] = found
    return found


def cavalry_zone(state: State, side: int) -> int:
    """Return the cells in the zones of control of a side's cavalry (5.4, 2.2/R006)."""
    found = 0
    for cell, units in state.stacks.items():
        for unit in units:
            if has_facing(state, unit) and state.board.units[unit].horse:
                about = state.board.units[unit]
                if about.side == side:
                    found |= state.board.zone(about.movement_class, cell, state.facing[unit])
    return found


def units_at(state: State, cell: int) -> tuple[int, ...]:
    """Return the units of a hex, top first."""
    return state.stacks.get(cell, ())


def side_at(state: State, cell: int) -> int:
    """Return the side whose units stand in a hex, -1 for an empty one."""
    units = state.stacks.get(cell)
    return state.board.side_of[units[0]] if units else -1


def on_map(state: State, side: int) -> Iterator[int]:
    """Yield a side's units on the map in the order of units."""
    cell = state.cell
    for unit in state.board.units_of_side[side]:
        if cell[unit] >= 0:
            yield unit


def colour_on_map(state: State, leader: int) -> bool:
    """Whether any unit of a leader's colour is on the map."""
    return any(own == leader and cell >= 0 for own, cell in zip(state.own, state.cell, strict=True))


def leaders_at(state: State, cell: int, side: int) -> tuple[int, ...]:
    """Return a side's leaders in a hex."""
    cells = state.leader_cell
    if cell not in cells:
        return ()
    return tuple([leader for leader in state.board.leaders_of[side] if cells[leader] == cell])


def crusade(state: State) -> int:
    """Return the side that bears the Holy Cross, -1 where there is none (12.22)."""
    bearer = state.board.cross_with
    return state.board.side_of[bearer] if bearer >= 0 else -1


# -- what units are worth ------------------------------------------------------------------------


def values(state: State, unit: int) -> Values:
    """Return what the present side of a unit shows, markers of steps lost included."""
    charging = state.marks[unit] & CHARGING
    return state.board.units[unit].values[2 * state.lost[unit] + (1 if charging else 0)]


def calm_values(state: State, unit: int) -> Values:
    """Return what a unit's side shows that is not charging (5.6/R046)."""
    return state.board.units[unit].values[2 * state.lost[unit]]


def morale(state: State, unit: int) -> int:
    """Return the morale of a unit, with the Holy Cross (12.22)."""
    return values(state, unit).morale + cross_bonus(state, unit)


def cross_bonus(state: State, unit: int) -> int:
    """Return what the Holy Cross adds to a unit's morale."""
    return int(state.board.cross["morale"]) if bears_cross(state, unit) else 0


def bears_cross(state: State, unit: int) -> bool:
    """Whether a unit stands with the Holy Cross."""
    cell = state.cross_cell
    return cell >= 0 and state.cell[unit] == cell and state.board.side_of[unit] == crusade(state)


def has_facing(state: State, unit: int) -> bool:
    """Whether a unit has a facing, and so a front and a zone of control (6.0, 6.14, 6.21)."""
    return not state.board.units[unit].skirmisher and not state.marks[unit] & ROUTED


def check_modifiers(state: State, unit: int) -> tuple[tuple[str, int], ...]:
    """Return what changes the die of a forced morale check.

    Rules: 10.0, 10.1.6, 10.0/R093, 16.41, 16.42.
    """
    marks = state.marks[unit]
    found = []
    if leaders_at(state, state.cell[unit], state.board.side_of[unit]):
        found.append(("leader", -1))
    if marks & ROUTED:
        found.append(("routed", 1))
    if marks & BERSERK:
        found.append(("berserk", -1))
    if marks & EXHAUSTED:
        found.append(("exhausted", 1))
    return tuple(found)


# -- whom units follow ---------------------------------------------------------------------------


def is_gone(state: State, leader: int) -> bool:
    """Whether a leader has been removed for good."""
    return bool(state.leader_marks[leader] & GONE)


def command(state: State, leader: int) -> int:
    """Return a leader's command, 0 for an overall leader (4.11)."""
    other = _replacement(state, leader)
    return other[0] if other else state.board.leaders[leader].command


def reach_of(state: State, leader: int) -> int:
    """Return a leader's command range, one more under Muster (4.12, 5.16/R023)."""
    other = _replacement(state, leader)
    reach = other[1] if other else state.board.leaders[leader].range
    return reach + (1 if state.chit[leader] == "muster" else 0)


def combat_bonus(state: State, leader: int) -> int:
    """Return a leader's combat bonus (4.13)."""
    other = _replacement(state, leader)
    return other[2] if other else state.board.leaders[leader].bonus


def _replacement(state: State, leader: int) -> tuple[int, int, int] | None:
    if state.leader_marks[leader] & REPLACED:
        return state.board.leaders[leader].replacement
    return None


def chit_leader(state: State, unit: int) -> int:
    """Return whose chit stands for a unit's own leader: the overall leader's when he is gone.

    Rules: 5.6, 4.2/R109.
    """
    leader = state.own[unit]
    if not is_gone(state, leader):
        return leader
    overall = state.board.overall[state.board.side_of[unit]]
    return NOWHERE if is_gone(state, overall) else overall


def followed(state: State, unit: int) -> int:
    """Return the leader whose chit a unit follows, NOWHERE where it follows none.

    Rules: 5.3, 5.4, 5.5, 5.33, 5.34, 16.41, 16.42, 16.41/R147.
    """
    if state.marks[unit] & (CHITLESS | OC) or state.board.units[unit].skirmisher:
        return NOWHERE
    leader = state.under[unit]
    if not is_gone(state, leader):
        return leader
    overall = state.board.overall[state.board.side_of[unit]]
    return NOWHERE if is_gone(state, overall) else overall


def chit_of(state: State, unit: int) -> str:
    """Return the chit that a unit follows, empty for those that follow none (16.3: stand)."""
    leader = followed(state, unit)
    if leader < 0:
        return ""
    chit = state.chit[leader]
    if chit == ATTACK and state.split >> unit & 1:
        return STAND
    return chit


def losses_of(state: State, leader: int) -> int:
    """Return how many units of a leader's colour are destroyed or routed (5.16/R022)."""
    return sum(
        1
        for own, marks in zip(state.own, state.marks, strict=True)
        if own == leader and marks & (DEAD | ROUTED)
    )

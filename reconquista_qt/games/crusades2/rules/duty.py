"""What a unit's orders let it do in movement, what they make it do, and what if it cannot.

`march` answers for a unit or a stack: where it may end, at what least cost, whether it may stay.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .battle import Battle
from .command import least_excess
from .facts import chit_of, distance_from, has_facing, near, occupied, values, zone
from .names import (
    ADVANCE,
    ATTACK,
    BERSERK,
    CHARGING,
    EXHAUSTED,
    FACELESS,
    FAR,
    MUSTER,
    OC,
    RESERVE,
    RETREAT,
    ROUTED,
    STAND,
)
from .reach import Reach, Terms, faced_reach, free_reach
from .state import State

RESERVE_DISTANCE: Final = 5  # 5.15
MUSTER_DISTANCE: Final = 6  # 5.16: never within five hexes
MOST_KEPT: Final = 4000  # searches
DRIVEN: Final = frozenset((ATTACK, ADVANCE, RETREAT, MUSTER))  # chits that send units somewhere


class March(NamedTuple):
    """What a unit or stack may do: `ends` are the cells where it may end, its own left out.

    `dear` are those ends that must cost `least` half points at least. `must` says that it may not
    stay where it is, `impossible` that its duty cannot be met; `why` is the paragraph.
    """

    reach: Reach
    ends: int
    dear: int
    least: int
    must: bool
    impossible: bool
    why: str


def may_have_to(state: State, unit: int) -> bool:
    """Whether a unit may be one that has to move, as far as is plain without looking for its ways.

    Rules: 5.11, 5.12, 5.14, 5.16, 16.42.
    """
    marks = state.marks[unit]
    if marks & EXHAUSTED and not marks & ROUTED:
        return True
    return chit_of(state, unit) in DRIVEN


def is_night(state: State) -> bool:
    """Whether it is night (12.21)."""
    return state.turn in state.board.night


def allowance(state: State, units: tuple[int, ...]) -> int:
    """Return the half points that units moving together have: the slowest one's.

    Rules: 8.1, 7.11, 10.1, 10.1.3, 10.1.3/R096, 8.2/R061.
    """
    least = values(state, units[0]).move
    if len(units) > 1:
        least = min(least, values(state, units[1]).move)
    if state.marks[units[0]] & ROUTED:
        least = least // 2
    return 2 * least


def obstacles(state: State, unit: int) -> tuple[int, int]:
    """Return the cells that a unit cannot enter for the units there, and where it cannot end.

    Rules: 7.0, 7.0/R060, 8.3, 5.4.
    """
    side = state.board.side_of[unit]
    cells = occupied(state)
    friends, enemies = cells[side], cells[1 - side]
    if state.board.units[unit].skirmisher:
        return enemies, friends
    return enemies | friends, friends


def march(state: State, units: tuple[int, ...]) -> March:
    """Return where units that move together may end.

    Rules: 5.1, 5.11, 5.11/R026, 5.12, 5.12/R028, 5.13, 5.13/R029, 5.14, 5.14/R030, 5.15, 5.15/R031,
    5.16, 5.15/R032, 5.1/R024, 5.33, 5.33/R035, 5.33/R036, 5.4, 5.4/R044, 5.5, 5.5/R045, 6.23,
    6.24, 6.24/R054, 6.25, 6.25/R055, 10.1.1, 12.21, 16.41, 16.42.
    """
    unit = units[0]
    board = state.board
    side = board.side_of[unit]
    marks, chit = state.marks[unit], chit_of(state, unit)
    cells = occupied(state)
    friends, enemies, enemy_zone = cells[side], cells[1 - side], zone(state, 1 - side)
    mate = units[-1]
    key: tuple[object, ...] = (
        units, state.cell[unit], state.facing[unit], marks, state.lost[unit], state.marks[mate],
        state.lost[mate], chit, state.turn in board.night,
    )  # fmt: skip
    if marks & OC:
        # Towards whom it goes, and how far each of them reaches.
        own, overall = state.own[unit], board.overall[side]
        key += (
            own, state.leader_cell[own], state.leader_marks[own], state.chit[own],
            state.leader_cell[overall], state.leader_marks[overall], state.chit[overall],
        )  # fmt: skip
    kept = board.marches.get(key)
    if kept is not None and kept[0] == enemies and kept[1] == enemy_zone:
        known = kept[3]
        if not (kept[2] ^ friends) & known.reach.watch:
            return known
    found = _march(state, units, marks, chit)
    if len(board.marches) >= MOST_KEPT:
        board.marches.clear()
    board.marches[key] = (enemies, enemy_zone, friends, found)
    return found


def _march(state: State, units: tuple[int, ...], marks: int, chit: str) -> March:
    """Work out where units that move together may end."""
    unit = units[0]
    if marks & ROUTED:
        return _rout_away(state, units)
    if state.board.units[unit].skirmisher:
        return _skirmish(state, units)
    if marks & EXHAUSTED:
        return _stagger(state, units)
    if marks & BERSERK:
        reach = bound_reach(state, units, Terms())
        return March(reach, _ends(state, units, reach), 0, 0, False, False, "16.41")
    if marks & OC:
        return _grope(state, units)
    return _obey(state, units, chit)


def _ends(state: State, units: tuple[int, ...], reach: Reach) -> int:
    """Return where units may end: not in their own hex nor in those of friends."""
    own = state.board.sets.bit[state.cell[units[0]]]
    return reach.ends & ~own & ~obstacles(state, units[0])[1]


def bound_reach(state: State, units: tuple[int, ...], terms: Terms) -> Reach:
    """Search with what binds every unit, whatever its orders: who stands about, enemy zones."""
    unit = units[0]
    board = state.board
    cell = state.cell[unit]
    enemy_zone = zone(state, 1 - board.side_of[unit])
    blocked = terms.blocked | obstacles(state, unit)[0]
    if is_night(state):
        blocked |= enemy_zone
    first = terms.first
    if enemy_zone & board.sets.bit[cell]:
        first |= enemy_zone
    terms = terms._replace(blocked=blocked, halts=terms.halts | enemy_zone, first=first)
    about = board.units[unit]
    faced = has_facing(state, unit)
    if faced and any(state.marks[other] & CHARGING for other in units):
        terms = terms._replace(turns=False)
    facing = state.facing[unit] if faced else FACELESS
    return kept_reach(board, about.movement_class, cell, facing, allowance(state, units), terms)


def kept_reach(
    board: Battle, movement_class: int, cell: int, facing: int, budget: int, terms: Terms
) -> Reach:
    """Search, or return what was found before where it is still true.

    Units that have come or gone change nothing for a unit that could not reach their hexes: those
    that came stand on no hex it could reach, those that went left none beside one. Where those
    that came stand on hexes from which it could not have gone on, only these hexes are lost.
    """
    key = (movement_class, cell, facing, budget, *terms[1:])
    kept = board.reaches.get(key)
    if kept is not None:
        blocked, reach = kept
        changed = blocked ^ terms.blocked
        if not changed & reach.watch:
            return reach
        came = changed & terms.blocked & reach.ends
        if not (came & reach.inner or changed & blocked & reach.beside):
            if came:
                reach = reach.without(came)
                board.reaches[key] = (terms.blocked, reach)
            return reach
    if facing == FACELESS:
        reach = free_reach(board, movement_class, cell, 0, budget, terms)
    else:
        reach = faced_reach(board, movement_class, cell, (facing,), 0, budget, terms)
    if len(board.reaches) >= MOST_KEPT:
        board.reaches.clear()
    board.reaches[key] = (terms.blocked, reach)
    return reach


def _in_zone(state: State, unit: int) -> bool:
    """Whether a unit stands in an enemy zone of control."""
    enemy_zone = zone(state, 1 - state.board.side_of[unit])
    return bool(enemy_zone & state.board.sets.bit[state.cell[unit]])


def leaves_by_night(state: State, unit: int) -> bool:
    """Whether a unit stands in an enemy zone by night: it leaves it or loses a step (12.21)."""
    return is_night(state) and _in_zone(state, unit)


def _outward(state: State, side: int, least: int, most: int) -> tuple[tuple[int, int], ...]:
    """Return the levels of distance from a side, from which one goes no nearer."""
    everywhere = state.board.sets.all
    return tuple(
        (
            near(state, side, level) & ~near(state, side, level - 1),
            everywhere & ~near(state, side, level - 1),
        )
        for level in range(max(1, least), most)
    )


def _rout_away(state: State, units: tuple[int, ...]) -> March:
    """Routed units go half their way, ever farther from the nearest enemy, or stay."""
    enemy = 1 - state.board.side_of[units[0]]
    start = distance_from(state, enemy, state.cell[units[0]])
    terms = Terms(blocked=zone(state, enemy))
    if start == FAR:
        reach = bound_reach(state, units, terms)
        return March(reach, 0, 0, 0, False, False, "5.5")
    terms = terms._replace(
        climb=_outward(state, enemy, start, start + allowance(state, units) // 2)
    )
    terms = terms._replace(blocked=terms.blocked | near(state, enemy, start - 1))
    reach = bound_reach(state, units, terms)
    ends = _ends(state, units, reach) & ~near(state, enemy, start)
    return March(reach, ends, 0, 0, False, False, "5.5")


def _skirmish(state: State, units: tuple[int, ...]) -> March:
    """Skirmishers go where they like, but never into an enemy zone."""
    enemy = 1 - state.board.side_of[units[0]]
    reach = bound_reach(state, units, Terms(blocked=zone(state, enemy)))
    return March(reach, _ends(state, units, reach), 0, 0, False, False, "5.4")


def _stagger(state: State, units: tuple[int, ...]) -> March:
    """Exhausted units go one hex, out of enemy zones where they can."""
    enemy = 1 - state.board.side_of[units[0]]
    terms = Terms(blocked=zone(state, enemy), halts=state.board.sets.all)
    reach = bound_reach(state, units, terms)
    ends = _ends(state, units, reach)
    return March(reach, ends, 0, 0, bool(ends) and _in_zone(state, units[0]), False, "16.42")


def _grope(state: State, units: tuple[int, ...]) -> March:
    """Units out of command keep off the enemy and go towards their leaders.

    By night those in an enemy zone get out of it to wherever they can.
    """
    unit = units[0]
    side = state.board.side_of[unit]
    zoned = _in_zone(state, unit)
    flees = leaves_by_night(state, unit)
    if flees:
        terms = Terms()
    else:
        terms = Terms(blocked=near(state, 1 - side, 1), leaves=not zoned)
    reach = bound_reach(state, units, terms)
    ends = _ends(state, units, reach)
    if ends and not flees:
        ends = least_excess(state, unit, ends)
    return March(reach, ends, 0, 0, False, False, "5.33")


def _obey(state: State, units: tuple[int, ...], chit: str) -> March:
    """Units in command do what the chit says that they follow."""
    unit = units[0]
    sets = state.board.sets
    enemy = 1 - state.board.side_of[unit]
    zoned = _in_zone(state, unit)
    leaves = is_night(state) or not zoned or not chit
    leaves = leaves or bool(state.board.chits[chit]["may_leave_zoc"])
    terms = Terms(leaves=leaves)
    start = distance_from(state, enemy, state.cell[unit])
    if chit == STAND:
        terms = terms._replace(halts=sets.all)
    elif chit in (RESERVE, MUSTER):
        return _keep_away(state, units, chit, terms, start)
    reach = bound_reach(state, units, terms)
    ends = _ends(state, units, reach)
    if chit in (ATTACK, ADVANCE):
        return _close_in(state, units, chit, reach, ends, start)
    if chit == RETREAT and start != FAR:
        farther = ends & ~near(state, enemy, start)
        if farther:
            return March(reach, farther, 0, 0, True, False, "5.14")
        same = ends & ~near(state, enemy, start - 1)
        return March(reach, same, 0, 0, False, True, "5.14")
    return March(reach, ends, 0, 0, False, False, "5.13")


def _close_in(
    state: State, units: tuple[int, ...], chit: str, reach: Reach, ends: int, start: int
) -> March:
    """Attack and Advance: nearer to the nearest enemy, or still beside one.

    Rules: 5.11, 5.11/R026, 5.12, 5.1/R024.
    """
    enemy = 1 - state.board.side_of[units[0]]
    why = "5.11" if chit == ATTACK else "5.12"
    if start == 1:
        return March(reach, ends & near(state, enemy, 1), 0, 0, False, False, why)
    if start == FAR:
        return March(reach, ends, 0, 0, False, False, why)
    nearer = ends & near(state, enemy, start - 1)
    if chit == ATTACK and nearer:
        # Half the points, rounded up to whole ones, unless it comes beside an enemy.
        half = (allowance(state, units) // 2 + 1) // 2 * 2
        beside = nearer & near(state, enemy, 1)
        dear = nearer & reach.at_least(half) & ~beside
        if beside | dear:
            return March(reach, beside | dear, dear, half, True, False, why)
    if nearer:
        return March(reach, nearer, 0, 0, True, chit == ATTACK, why)
    return March(reach, ends & near(state, enemy, start), 0, 0, False, True, why)


def _keep_away(state: State, units: tuple[int, ...], chit: str, terms: Terms, start: int) -> March:
    """Reserve and Muster: out of reach of the enemy, on the way out never nearer.

    By night Reserve too goes as far as it can out of an enemy zone where it cannot go far enough:
    there it would lose a step.

    Rules: 5.15, 5.15/R031, 5.16, 5.15/R032, 5.1/R024, 12.21, 12.21/R120.
    """
    unit = units[0]
    enemy = 1 - state.board.side_of[unit]
    distance, why = (RESERVE_DISTANCE, "5.15") if chit == RESERVE else (MUSTER_DISTANCE, "5.16")
    if start >= distance:
        terms = terms._replace(blocked=near(state, enemy, distance - 1))
        reach = bound_reach(state, units, terms)
        return March(reach, _ends(state, units, reach), 0, 0, False, False, why)
    terms = terms._replace(
        blocked=near(state, enemy, start - 1),
        climb=(
            *_outward(state, enemy, start, distance),
            (
                state.board.sets.all & ~near(state, enemy, distance - 1),
                state.board.sets.all & ~near(state, enemy, distance - 1),
            ),
        ),
    )
    reach = bound_reach(state, units, terms)
    ends = _ends(state, units, reach)
    away = ends & ~near(state, enemy, distance - 1)
    if chit == RESERVE and (away or not leaves_by_night(state, unit)):
        return March(reach, away, 0, 0, False, False, why)
    if away:
        return March(reach, away, 0, 0, True, False, why)
    farthest, level = 0, start
    for level in range(distance - 1, start - 1, -1):
        farthest = ends & near(state, enemy, level) & ~near(state, enemy, level - 1)
        if farthest:
            break
    if chit == RESERVE:
        return March(reach, farthest, 0, 0, False, bool(farthest), "12.21")
    return March(reach, farthest, 0, 0, bool(farthest) and level > start, True, why)

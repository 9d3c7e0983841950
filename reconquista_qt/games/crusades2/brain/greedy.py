"""The player that takes what is best at first sight, and the reasons for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from reconquista_qt.games.crusades2.odds.chances import charge_chance, fire_chances, order_chance
from reconquista_qt.games.crusades2.rules import actions as a
from reconquista_qt.games.crusades2.rules.facts import (
    distance_from,
    leaders_at,
    on_map,
    units_at,
)
from reconquista_qt.games.crusades2.rules.movement import MoveList
from reconquista_qt.games.crusades2.rules.names import ADVANCE, ATTACK, FACELESS, ROUTED
from reconquista_qt.games.crusades2.rules.offer import Listed
from reconquista_qt.games.crusades2.rules.state import State

from .worth import faces_somebody, melee_worth, place_worth

ORDER_WORTH: Final = {ATTACK: 2.0, ADVANCE: 1.0, "stand": 0.4, "reserve": 0.0, "muster": -0.5,
                      "retreat": -1.0}  # fmt: skip
LOOKED_AT: Final = 60  # moves of a unit that are weighed


class Greedy:
    """Plays for whichever side is asked; it remembers nothing but its opening."""

    def __init__(self, opening: Sequence[Any] = ()) -> None:
        self._opening = tuple(opening)
        self._side: str | None = None

    def __copy__(self) -> Greedy:
        twin = Greedy(self._opening)
        twin._side = self._side
        return twin

    def __call__(self, state: State) -> Any:
        step: Any = state.agenda[-1]
        if self._opening and self._side in (None, step.side):
            self._side = step.side
            action, *rest = self._opening
            self._opening = tuple(rest)
            if step.refuse(state, action) is None:
                return action
            self._opening = ()
        options = step.options(state)
        return best(state, step, options)


def best(state: State, step: Any, options: Any) -> Any:
    """Return the option that promises most, the first of equals."""
    if len(options) == 1:
        return options[0]
    if isinstance(options, Listed) and isinstance(options.actions, MoveList):
        chosen = best_move(state, options.actions)
        if chosen is not None:
            return options.passport.leave(chosen)
        return options[len(options) - 1]
    passport = state.board.passport
    return max(options, key=lambda action: judged(state, step.kind, passport.enter(action)))


def best_move(state: State, moves: MoveList) -> a.Action | None:
    """Return a good move of the first unit that has one, None where it is best to end.

    Units are taken one after the other: it costs less than weighing all of them each time.
    """
    for block in moves.blocks:
        if block.leader >= 0 or not block.way.ends:
            continue
        unit = block.units[0]
        here = place_worth(state, unit, state.cell[unit], block.wanted)
        best_one: tuple[float, a.Action] | None = None
        count = block.way.ends.bit_count()
        for place in range(0, count, max(1, count // LOOKED_AT)):
            action = block.to(block.sets.nth(block.way.ends, place))
            assert isinstance(action, a.Move)
            worth = faced_best(state, unit, block, action)
            if best_one is None or worth[0] > best_one[0]:
                best_one = worth
        if best_one is not None and (best_one[0] > here + 0.05 or block.way.must):
            return best_one[1]
    for block in moves.blocks:
        if block.leader >= 0:
            chosen = leader_move(state, block)
            if chosen is not None:
                return chosen
    for action in moves.rest:
        if isinstance(action, a.Enter):
            return action
    if moves.rest and isinstance(moves.rest[-1], a.Done):
        return moves.rest[-1]
    return moves[0]


def faced_best(state: State, unit: int, block: Any, action: a.Move) -> tuple[float, a.Action]:
    """Return the best facing of a move that can be had, with its worth."""
    if action.facing == FACELESS:
        return place_worth(state, unit, action.to, FACELESS), action
    bit, way = block.sets.bit[action.to], block.way
    least = way.least if way.dear & bit else 0
    found = (place_worth(state, unit, action.to, action.facing), action)
    if distance_from(state, 1 - state.board.side_of[unit], action.to) > 1:
        return found
    for facing in range(6):
        cost = way.reach.cost(bit, facing)
        if cost >= least and cost >= 0 and facing != action.facing:
            worth = place_worth(state, unit, action.to, facing)
            if worth > found[0]:
                found = (worth, a.Move(action.units, action.to, facing))
    return found


def leader_move(state: State, block: Any) -> a.Action | None:
    """Return a move of a leader to the foremost unit of his, if he stands with none."""
    leader = block.leader
    side = state.board.leaders[leader].side
    own = [u for u in on_map(state, side) if state.own[u] == leader and not state.marks[u] & ROUTED]
    here = state.leader_cell[leader]
    enemy = 1 - side
    if not own:
        return None
    alone = all(state.cell[u] != here for u in own)
    foremost = min(distance_from(state, enemy, state.cell[u]) for u in own)
    if not alone and distance_from(state, enemy, here) <= foremost + 3:
        return None
    ahead = sorted(own, key=lambda u: (distance_from(state, 1 - side, state.cell[u]), u))
    for unit in ahead:
        if block.way.ends & block.sets.bit[state.cell[unit]]:
            return a.MoveLeader(leader, state.cell[unit])
    return None


def judged(state: State, kind: str, action: a.Action) -> float:
    """Return what an action other than a move promises."""
    board = state.board
    match action:
        case a.Order(leader, chit):
            gain = ORDER_WORTH[chit] - ORDER_WORTH[state.chit[leader]]
            return gain * order_chance(state, leader, chit) - 0.01
        case a.SetChit(leader, chit):
            return ORDER_WORTH[chit] - ORDER_WORTH[state.chit[leader]] - 0.01
        case a.Charge(unit):
            return 3.0 * charge_chance(state, unit)
        case a.Fire(target, units):
            check, steps = fire_chances(state, target, units)
            return 0.1 + check * 2 + sum(n * p for n, p in enumerate(steps)) * 3
        case a.Melee(target, units):
            return melee_worth(state, target, units)
        case a.Withdraw(unit, to):
            away = distance_from(state, 1 - board.side_of[unit], to)
            return 0.5 + 0.1 * away if kind == "withdraw" else 0.2 + 0.1 * away
        case a.RetreatTo(unit, to):
            enemy = distance_from(state, 1 - board.side_of[unit], to)
            near = [
                board.field.distance(to, state.leader_cell[leader])
                for leader in {state.own[unit], board.overall[board.side_of[unit]]}
                if state.leader_cell[leader] >= 0
            ]
            return min(enemy, 5) - 0.5 * min(near, default=10)
        case a.Lose(unit):
            return -float(board.units[unit].loss)
        case a.Advance(units):
            return float(len(units))
        case a.BonusMove(units, to):
            return place_worth(state, units[0], to, state.facing[units[0]])
        case a.Reface(unit, facing):
            better = place_worth(state, unit, state.cell[unit], facing)
            return better - place_worth(state, unit, state.cell[unit], state.facing[unit]) - 0.05
        case a.Activate(leader, what):
            if what == a.MOVE_ON:
                return 2.0
            side = board.leaders[leader].side
            ready = any(
                state.own[u] == leader and faces_somebody(state, u) for u in on_map(state, side)
            )
            return 3.0 if ready else -0.5
        case a.Recover():
            return 1.0
        case a.Place(units, to):
            # Pairs leave room for the others of their zone; nobody is set up twice.
            if any(state.cell[unit] >= 0 for unit in units):
                return -1.0
            return 1.0 if units_at(state, to) else 0.0
        case a.PlaceLeader(leader, to):
            return 1.0 - len(leaders_at(state, to, board.leaders[leader].side))
        case a.CheckAll():
            return 1.0
        case a.RetreatLeader():
            return 0.5
    return 0.0

"""The player that takes what is best at first sight, in a style of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from reconquista_qt.games.crusades2.odds.chances import charge_chance, fire_chances, order_chance
from reconquista_qt.games.crusades2.rules import actions as a
from reconquista_qt.games.crusades2.rules import entry
from reconquista_qt.games.crusades2.rules.facts import (
    distance_from,
    has_facing,
    leaders_at,
    on_map,
    units_at,
    values,
)
from reconquista_qt.games.crusades2.rules.fight import MeleeSegment
from reconquista_qt.games.crusades2.rules.fire import FireSegment
from reconquista_qt.games.crusades2.rules.movement import MoveBlock, Movement
from reconquista_qt.games.crusades2.rules.names import (
    ADVANCE,
    ATTACK,
    FACELESS,
    MUSTER,
    RESERVE,
    RETREAT,
    ROUTED,
    STAND,
)
from reconquista_qt.games.crusades2.rules.offer import Listed
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.games.crusades2.rules.steps import Ask
from reconquista_qt.kit.hexes import ARCS

from .combat import next_fire, next_melee
from .prospect import Prospect, Riders
from .staff import leader_place
from .worth import (
    USUAL,
    Style,
    Surroundings,
    faces_somebody,
    hurried,
    melee_worth,
    out_of_range,
)

LOOKED_AT: Final = 40  # moves of a unit that are weighed
CLOSE: Final = 7  # hexes: from here on Attack binds no more than it gives
GAIN: Final = 0.05  # what a move has to promise more than staying
COMES: Final = 5  # hexes: from farther off nobody comes in time for a blow
RIDE: Final = 7  # hexes that a charge goes


class Greedy:
    """Plays for whichever side is asked; it remembers its opening, and whom it has looked at."""

    def __init__(
        self, opening: Sequence[a.Action] = (), style: Style = USUAL, *, remembers: bool = False
    ) -> None:
        self._opening = tuple(opening)
        self._about: tuple[str, str, int] | None = None  # the decision that it is for
        self.style = style
        self._remembers = remembers  # who has been weighed in a phase and stays
        self._phase: tuple[int, str, str] | None = None  # of which the stayers are
        self._stayed: int = 0  # units that are better off where they stand, as bits
        self._riders: Riders | None = None  # how far the enemy rides, as the phase began

    def __copy__(self) -> Greedy:
        twin = Greedy(self._opening, self.style, remembers=self._remembers)
        twin._about = self._about
        twin._phase, twin._stayed = self._phase, self._stayed
        twin._riders = self._riders
        return twin

    def __call__(self, state: State) -> a.Action:
        step = cast("Ask", state.agenda[-1])
        if self._opening:
            about = (step.side, step.kind, state.turn)
            if self._about is None:
                self._about = about
            if about == self._about:
                # What the dice have made impossible is left out.
                while self._opening:
                    action, *rest = self._opening
                    self._opening = tuple(rest)
                    if step.refuse(state, action) is None:
                        return action
            elif step.side == self._about[0]:
                self._opening = ()  # what it was for is over
        if not isinstance(step, Movement):
            return best(state, step, self.style)
        phase = (state.turn, state.phase, step.side)
        if phase != self._phase:
            self._riders = Riders(state, 1 - step.player) if self.style.foresight else None
        if phase != self._phase or not self._remembers:
            self._phase, self._stayed = phase, 0
        action, self._stayed = best_move(state, step, self.style, self._stayed, self._riders)
        return state.board.passport.leave(action)


def player_of(step: Ask) -> int:
    """Return the number of the side whose step it is; 0 where a step tells of none."""
    player: int = getattr(step, "player", 0)
    return player


def best(state: State, step: Ask, style: Style = USUAL) -> a.Action:
    """Return the option that promises most, the first of equals."""
    if isinstance(step, Movement):
        return state.board.passport.leave(best_move(state, step, style)[0])
    if style.foresight and isinstance(step, MeleeSegment):
        return state.board.passport.leave(next_melee(state, step))
    if style.foresight and isinstance(step, FireSegment):
        return state.board.passport.leave(next_fire(state, step))
    options = step.options(state)
    if len(options) == 1:
        return options[0]
    passport = state.board.passport
    known = options.actions if isinstance(options, Listed) else [passport.enter(o) for o in options]
    fields = surroundings(state, player_of(step), style)
    chosen = max(known, key=lambda action: judged(state, step.kind, action, fields))
    return passport.leave(chosen)


def surroundings(
    state: State, player: int, style: Style, riders: Riders | None = None
) -> Surroundings:
    """Return what stands about a side, as a style looks at it."""
    if not style.foresight:
        return Surroundings(state, player, style)
    return Prospect(state, player, style, riders)


def best_move(
    state: State,
    step: Movement,
    style: Style,
    stayed: int = 0,
    riders: Riders | None = None,
) -> tuple[a.Action, int]:
    """Return a good move of the first unit that has one, the end of the phase where none has.

    Units are taken one after the other: it costs less than weighing all of them each time. Those
    of `stayed` have been weighed before, and are again when nobody else is left; the second answer
    is these and who stays now.
    """
    style = hurried(state, step.player, style)
    fields = surroundings(state, step.player, style, riders)
    groups = list(step.groups(state))
    _gather(state, fields, groups)
    before = stayed
    commands = style.foresight or style.commanding
    found, stayed = _unit_move(state, step, fields, groups, stayed)
    if found is None and before:
        # Since they were weighed others have moved.
        found, stayed = _unit_move(state, step, fields, groups, 0)
    if found is not None:
        return (found if commands else with_leader(state, step, found)), stayed
    for block in step.blocks_of_leaders(state):
        chosen = leader_place(state, block) if commands else leader_move(state, block, style)
        if chosen is not None:
            return chosen, stayed
    entering = best_entry(state, step)
    if entering is not None:
        return entering, stayed
    if step.forbid(state, a.DONE) is None:
        return a.DONE, stayed
    moves = step.choices(state)
    return moves[0], stayed


def _unit_move(
    state: State, step: Movement, fields: Surroundings, groups: list[tuple[int, ...]], stayed: int
) -> tuple[a.Action | None, int]:
    """Return the best move of the first unit that gains by one, None where all stay."""
    enemy = fields.enemy
    for block in blocks(state, step, groups, stayed, hindmost=fields.style.hindmost):
        unit = block.units[0]
        cell = state.cell[unit]
        stayed |= 1 << unit
        if not block.way.ends and block.turn is None:
            continue
        here = fields.worth(unit, cell, block.wanted)
        found: tuple[float, a.Action] | None = None
        for to in looked_at(state, unit, block, enemy):
            action = block.to(to)
            assert isinstance(action, a.Move)
            worth = faced_best(state, fields, unit, block, action)
            if found is None or worth[0] > found[0]:
                found = worth
        # With nobody beside a unit no facing is worth more than another.
        if block.turn is not None and distance_from(state, enemy, cell) < 2:
            turn = turned_best(state, fields, block)
            if found is None or turn[0] > found[0]:
                found = turn
        if found is not None and (found[0] > here + GAIN or block.way.must):
            return found[1], stayed
    return None, stayed


def blocks(
    state: State,
    step: Movement,
    groups: list[tuple[int, ...]],
    stayed: int,
    *,
    hindmost: bool = False,
) -> Iterator[MoveBlock]:
    """Yield the moves of stacks and single units, the foremost first, without those who stayed."""
    found = []
    enemy = 1 - step.player
    for group in groups:
        if stayed >> group[0] & 1:
            continue
        if len(group) == 1 and len(units_at(state, state.cell[group[0]])) == 2:
            stack = units_at(state, state.cell[group[0]])
            if step.refuse_group(state, stack) is None:
                continue  # stacks stay together
        found.append(group)
    found.sort(key=lambda g: (distance_from(state, enemy, state.cell[g[0]]), g), reverse=hindmost)
    for group in found:
        yield step.block(state, group)


def _gather(state: State, fields: Surroundings, groups: list[tuple[int, ...]]) -> None:
    """Note who may still move, for whoever asks who can still come to an enemy hex."""
    board = state.board
    for group in groups:
        if len(group) > 1:
            continue
        unit = group[0]
        if not board.units[unit].skirmisher and not state.marks[unit] & ROUTED:
            shown = values(state, unit)
            fields.movers.append((state.cell[unit], shown.strength, min(shown.move, COMES)))


def looked_at(state: State, unit: int, block: MoveBlock, enemy: int) -> list[int]:
    """Return the ends that are weighed: all beside an enemy, and some of the others."""
    sets = state.board.sets
    ends = block.way.ends
    beside = 0
    for cell in {state.cell[other] for other in on_map(state, enemy)}:
        beside |= state.board.around[cell]
    close = list(sets.cells(ends & beside))
    rest = ends & ~beside
    count = rest.bit_count()
    # Of the rest the nearest to the enemy first: they are found level by level.
    step = max(1, count // LOOKED_AT)
    return close + [sets.nth(rest, place) for place in range(0, count, step)]


def faced_best(
    state: State, fields: Surroundings, unit: int, block: MoveBlock, action: a.Move
) -> tuple[float, a.Action]:
    """Return the best facing of a move that can be had, with its worth."""
    if action.facing == FACELESS:
        return fields.worth(unit, action.to, FACELESS), action
    bit, way = block.sets.bit[action.to], block.way
    least = way.least if way.dear & bit else 0
    found = (fields.worth(unit, action.to, action.facing), action)
    if distance_from(state, fields.enemy, action.to) > 1:
        return found  # nobody beside it: no facing is worth more than another
    for facing in range(6):
        cost = way.reach.cost(bit, facing)
        if cost >= least and cost >= 0 and facing != action.facing:
            worth = fields.worth(unit, action.to, facing)
            if worth > found[0]:
                found = (worth, a.Move(action.units, action.to, facing))
    return found


def turned_best(state: State, fields: Surroundings, block: MoveBlock) -> tuple[float, a.Action]:
    """Return the best facing in place."""
    unit = block.units[0]
    cell = state.cell[unit]
    found: tuple[float, a.Action] | None = None
    for facing in range(6):
        if facing != state.facing[unit]:
            worth = fields.worth(unit, cell, facing)
            if found is None or worth > found[0]:
                found = (worth, a.Move(block.units, cell, facing))
    assert found is not None
    return found


def with_leader(state: State, step: Movement, action: a.Action) -> a.Action:
    """Let the leaders of a hex ride with the units that leave it, where they can."""
    if not isinstance(action, a.Move) or action.to == state.cell[action.units[0]]:
        return action
    origin = state.cell[action.units[0]]
    here = leaders_at(state, origin, step.player)
    if not here or len(action.units) < len(units_at(state, origin)):
        return action
    along = a.Move(action.units, action.to, action.facing, here)
    return along if step.forbid(state, along) is None else action


def leader_move(state: State, block: MoveBlock, style: Style) -> a.Action | None:
    """Return a move of a leader to where he serves best, if he does not stand there.

    Among the fighters of his colour: near the foremost, with as many of them in range as can be.
    """
    board, leader = state.board, block.leader
    side = board.leaders[leader].side
    colour = [u for u in on_map(state, side) if state.own[u] == leader]
    own = [u for u in colour if not state.marks[u] & ROUTED]
    # The overall leader rallies everybody.
    lost = on_map(state, side) if board.leaders[leader].overall else colour
    fled = [u for u in lost if state.marks[u] & ROUTED] if style.rally else []
    here = state.leader_cell[leader]
    enemy = 1 - side
    if not own:
        return None
    foremost = min(distance_from(state, enemy, state.cell[u]) for u in own)

    def serves(cell: int) -> float:
        there = units_at(state, cell)
        fighters = [u for u in there if state.own[u] == leader and has_facing(state, u)]
        far = distance_from(state, enemy, cell)
        reach = board.leaders[leader].range
        near: float = sum(1 for u in own if board.field.distance(cell, state.cell[u]) <= reach)
        rallied = sum(
            board.units[u].loss for u in fled
            if board.field.distance(cell, state.cell[u]) <= reach
        )  # fmt: skip
        near += style.rally * 0.5 * rallied
        return near + (3.0 if fighters else 0.0) - 0.5 * abs(far - foremost)

    best_cell, worth = here, serves(here) + 1.0
    for unit in own:
        cell = state.cell[unit]
        if block.way.ends & block.sets.bit[cell] and serves(cell) > worth:
            best_cell, worth = cell, serves(cell)
    return a.MoveLeader(leader, best_cell) if best_cell != here else None


def best_entry(state: State, step: Movement) -> a.Action | None:
    """Return who enters next and where to: as far as it goes towards the enemy."""
    board = state.board
    enemy = 1 - step.player
    for units in entry.groups(state, step.player, step.able):
        ways = entry.ways_in(state, units, step.player, step.entered)
        if not ways:
            continue
        at, cell, facing = min(ways, key=lambda way: (distance_from(state, enemy, way[1]), way))
        leaders = entry.group_leaders(state, units)
        if board.units[units[0]].skirmisher and len(ways) > 1:
            leaders = ()
        found = a.Enter(units, at, cell, facing, leaders)
        if step.forbid(state, found) is None:
            return found
        return a.Enter(units, at, cell, facing, entry.group_leaders(state, units))
    return None


def chit_worth(state: State, leader: int, chit: str) -> float:
    """Return what a chit is worth to a leader now, in points."""
    board = state.board
    side = board.leaders[leader].side
    mine = [
        u for u in on_map(state, side)
        if state.own[u] == leader and not state.marks[u] & ROUTED and not board.units[u].skirmisher
    ]  # fmt: skip
    if not mine:
        return 0.0
    far = [distance_from(state, 1 - side, state.cell[u]) for u in mine]
    close = sum(1 for d in far if d <= CLOSE) / len(far)
    broken = sum(1 for u in on_map(state, side)
                 if state.own[u] == leader and state.marks[u] & ROUTED)  # fmt: skip
    weak = broken / max(1, broken + len(mine))
    table = {ATTACK: 0.8 + 1.4 * close, ADVANCE: 1.3, STAND: 0.5, RESERVE: 0.0, MUSTER: -0.5,
             RETREAT: -1.0}  # fmt: skip
    return table[chit] + (2.5 * weak * weak if chit == MUSTER else 0.0)


def chit_gain(state: State, leader: int, chit: str) -> float:
    """Return what another chit is worth beyond the one that a leader has."""
    return chit_worth(state, leader, chit) - chit_worth(state, leader, state.chit[leader])


def charge_worth(state: State, unit: int) -> float:
    """Return what it is worth to begin a charge: somebody must be there to be ridden down.

    A charger does not turn, so they have to stand ahead.
    """
    board = state.board
    cell, enemy = state.cell[unit], 1 - board.side_of[unit]
    ahead = 0
    for other in on_map(state, enemy):
        at = state.cell[other]
        far = board.field.distance(cell, at)
        if far <= RIDE:
            sides = board.field.sides_toward(cell, at)
            front = ARCS[state.facing[unit]].front
            if any(side in front for side in sides):
                ahead += 1 if not board.units[other].skirmisher else 0
    return 3.0 if ahead else -1.0


def judged(state: State, kind: str, action: a.Action, fields: Surroundings) -> float:
    """Return what an action other than a move promises."""
    board, style = state.board, fields.style
    match action:
        case a.Order(leader, chit):
            return chit_gain(state, leader, chit) * order_chance(state, leader, chit) - 0.05
        case a.SetChit(leader, chit):
            return chit_gain(state, leader, chit) - 0.01
        case a.Split() | a.Rejoin():
            return -0.01  # commands stay as they are
        case a.Charge(unit):
            return charge_worth(state, unit) * charge_chance(state, unit)
        case a.Fire(target, units):
            check, steps = fire_chances(state, target, units)
            return 0.1 + check * 2 + sum(n * p for n, p in enumerate(steps)) * 3
        case a.Melee(target, units):
            worth = melee_worth(state, target, units, style)
            return worth * style.daring - 0.2 * style.caution
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
            close = min(near, default=10)
            if style.rally:
                return 0.3 * min(enemy, 5) - 0.5 * out_of_range(state, unit, to) - 0.1 * close
            return min(enemy, 5) - 0.5 * close
        case a.Lose(unit):
            return -float(board.units[unit].loss)
        case a.Advance(units):
            return float(len(units))
        case a.BonusMove(units, to):
            here = fields.worth(units[0], state.cell[units[0]], state.facing[units[0]])
            return fields.worth(units[0], to, state.facing[units[0]]) - here
        case a.Reface(unit, facing):
            better = fields.worth(unit, state.cell[unit], facing)
            return better - fields.worth(unit, state.cell[unit], state.facing[unit]) - 0.05
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

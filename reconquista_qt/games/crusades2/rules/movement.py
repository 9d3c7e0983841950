"""The movement of a side: its units one by one or stack by stack, its leaders, those who enter."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, overload

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.kit.hexsets import HexSets

from . import entry
from .actions import DONE, Action, Done, Enter, Move, MoveLeader, Trace
from .command import test_command
from .duty import (
    March,
    allowance,
    bound_reach,
    is_night,
    kept_reach,
    march,
    may_have_to,
    obstacles,
)
from .events import CommandTraced, LeaderMoved, UnitsMoved, UnitsTurned
from .facts import (
    chit_of,
    crusade,
    distance_from,
    followed,
    has_facing,
    is_gone,
    near,
    occupied,
    on_map,
    units_at,
    values,
    zone,
)
from .names import (
    ADVANCE,
    ATTACK,
    BERSERK,
    CHARGING,
    EXHAUSTED,
    FACELESS,
    LEADER_CLASS,
    MUSTER,
    OC,
    RESERVE,
    RETREAT,
    ROUTED,
    STAND,
)
from .offer import ListedAsk, Offer, no, not_now, tell_acted
from .pieces import facing_id, hex_id, ids, leader_ids, lose_step, relocate, reveal
from .reach import Reach, Terms, faced_reach, free_reach
from .roster import Passport
from .state import State
from .steps import Step
from .stroll import has_done_duty, has_no_way, stroll

TOGETHER: Final = 0.5  # how often two of a hex are drawn together
TURNS_INSTEAD: Final = 0.8  # how often a unit out of command turns when no walk was found
STROLLS: Final = 0.98  # how often a move by chance is walked, not chosen among all ends
DRAWN_MOVES: Final = 40  # moves of a group, on an average: ending is drawn as seldom as one of them
MOVER_MARKS: Final = ROUTED | OC | BERSERK | EXHAUSTED


@record
class Movement(ListedAsk):
    """A side moves. `able`: units that may act, `moved`: those that have, `led`: leaders moved.

    `leaders` are those who may move, `either` the units that two leaders reach, `entered` how many
    units or stacks have come in by a cell; `traced` are the units whose leader has been chosen.
    """

    kind = "movement"
    rule = "8.0"
    side: str
    player: int
    able: int
    leaders: int
    moved: int
    led: int
    either: int
    entered: tuple[tuple[int, int], ...]
    traced: int = 0

    def choices(self, state: State) -> Sequence[Action]:
        """Return every move with one facing for each hex, and what else can be done."""
        blocks: list[MoveBlock] = []
        held = False
        for group in self.groups(state):
            block = self.block(state, group)
            held = held or (block.way.must and self.is_judged(state, group))
            blocks.append(block)
        blocks += self.blocks_of_leaders(state)
        rest = self.traces(state)
        entering = entry.options(state, self.player, self.able, self.entered)
        rest += entering
        held = held or (bool(entering) and entry.must_enter(state, self.player))
        if not held and self.strayed(state) < 0:
            rest.append(DONE)
        return MoveList(blocks, rest)

    def block(self, state: State, group: tuple[int, ...]) -> MoveBlock:
        """Return the moves of some units of a hex."""
        way = march(state, group)
        faced = has_facing(state, group[0])
        wanted = state.facing[group[0]] if faced else FACELESS
        turn = None
        if faced and can_turn(state, group, way):
            turn = Move(group, state.cell[group[0]], (wanted + 1) % 6)
        return MoveBlock(state.board.sets, group, -1, way, wanted, turn)

    def blocks_of_leaders(self, state: State) -> list[MoveBlock]:
        """Return the moves of the leaders who may move."""
        sets = state.board.sets
        found = []
        for leader in self.free_leaders(state):
            reach = leader_reach(state, leader)
            ends = reach.ends & ~sets.bit[state.leader_cell[leader]]
            way = March(reach, ends, 0, 0, False, False, "")
            found.append(MoveBlock(sets, (), leader, way, FACELESS, None))
        return found

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        """Return a move of some group, leader or newcomer, seldom anything else, by chance.

        Only where those can go who are drawn is found out.
        """
        leave = state.board.passport.leave
        left = self.able & ~self.moved
        cells = state.cell
        movers = [
            u for u in state.board.units_of_side[self.player] if left >> u & 1 and cells[u] >= 0
        ]
        movers += [-1 - leader for leader in self.free_leaders(state)]
        entering = entry.groups(state, self.player, self.able)
        count = len(movers) + len(entering)
        if chance() * (1 + count * DRAWN_MOVES) >= 1:
            while count:
                number = int(chance() * count)
                count -= 1
                if number >= len(movers):
                    action = self._entering(state, entering.pop(number - len(movers)), chance)
                else:
                    # In no order: the last one takes the place of the one drawn.
                    mover, movers[number] = movers[number], movers[-1]
                    movers.pop()
                    action = self._drawn(state, mover, chance)
                if action is not None:
                    return leave(action)
        return leave(DONE) if self._can_end(state) else ListedAsk.draw(self, state, chance)

    def _entering(
        self, state: State, group: tuple[int, ...], chance: Callable[[], float]
    ) -> Action | None:
        """Return a way in of a group by chance, None where there is none."""
        ways = entry.ways_in(state, group, self.player, self.entered)
        if not ways:
            return None
        at, cell, facing = ways[int(chance() * len(ways))]
        return Enter(group, at, cell, facing, entry.group_leaders(state, group))

    def _drawn(self, state: State, mover: int, chance: Callable[[], float]) -> Action | None:
        """Return a move of a unit, its stack or (below 0) a leader; None where they cannot move."""
        sets = state.board.sets
        if mover < 0:
            leader = -1 - mover
            ends = leader_reach(state, leader).ends & ~sets.bit[state.leader_cell[leader]]
            count = ends.bit_count()
            return MoveLeader(leader, sets.nth(ends, int(chance() * count))) if count else None
        unit = mover
        group: tuple[int, ...] = (mover,)
        stack = state.stacks[state.cell[unit]]
        if len(stack) == 2 and chance() < TOGETHER and self.refuse_group(state, stack) is None:
            unit, group = stack[0], stack
        marks = state.marks[unit]
        shut = has_no_way(state, unit)
        if marks & OC and not is_night(state):
            # It may but turn (6.23).
            shut = bool(zone(state, 1 - self.player) & sets.bit[state.cell[unit]])
        searched = chance() >= STROLLS
        if not shut and not searched:
            move = stroll(state, group, chance)
            if move is not None:
                return move
            # Whoever is out of command need not go anywhere.
            shut = bool(marks & OC) and chance() < TURNS_INSTEAD
        if shut:
            turned = (state.facing[unit] + 1) % 6
            can = could_turn(state, group)
            return Move(group, state.cell[unit], turned) if can else None
        way = march(state, group)
        faced = has_facing(state, unit)
        wanted = state.facing[unit] if faced else FACELESS
        turns = faced and can_turn(state, group, way)
        count = way.ends.bit_count()
        if not count + turns:
            return None
        place = int(chance() * (count + turns))
        if place == count:
            return Move(group, state.cell[unit], (wanted + 1) % 6)
        return MoveBlock(sets, group, -1, way, wanted, None).to(sets.nth(way.ends, place))

    def _can_end(self, state: State) -> bool:
        """Whether nothing holds up the end of the phase."""
        return self.refuse_done(state) is None

    def sole(self, state: State) -> Action | None:
        """Return `done` where nothing else can be done.

        Rules: 3.0/R160.
        """
        groups = []
        for group in self.groups(state):
            # Who stands alone may turn, or has to move: then there is somewhere to go.
            if could_turn(state, group):
                return None
            groups.append(group)
        if any(march(state, group).ends for group in groups):
            return None
        for leader in self.free_leaders(state):
            if leader_reach(state, leader).ends & ~state.board.sets.bit[state.leader_cell[leader]]:
                return None
        if any(self.traces(state)) or entry.options(
            state, self.player, self.able, self.entered, first=True
        ):
            return None
        return DONE

    def groups(self, state: State) -> Iterator[tuple[int, ...]]:
        """Yield what may move together: each hex, and each of two stacked units by itself."""
        left = self.able & ~self.moved
        cells, stacks = state.cell, state.stacks
        for unit in state.board.units_of_side[self.player]:
            if not left >> unit & 1 or cells[unit] < 0:
                continue
            stack = stacks[cells[unit]]
            if len(stack) == 2 and stack[0] == unit and self.refuse_group(state, stack) is None:
                yield stack
            yield (unit,)

    def is_judged(self, state: State, group: tuple[int, ...]) -> bool:
        """Whether the duty of these units holds up the end of the phase: a stack is one."""
        if len(group) == 2:
            return True
        stack = units_at(state, state.cell[group[0]])
        return len(stack) == 1 or self.refuse_group(state, stack) is not None

    def free_leaders(self, state: State) -> Iterator[int]:
        """Yield the leaders who may still move."""
        left, cells = self.leaders & ~self.led, state.leader_cell
        for leader in state.board.leaders_of[self.player]:
            if left >> leader & 1 and cells[leader] >= 0:
                yield leader

    def traces(self, state: State) -> list[Action]:
        """Return whom units may follow instead (5.34/R039)."""
        found: list[Action] = []
        overall = state.board.overall[self.player]
        asked = self.either & self.able & ~self.moved & ~self.traced
        if not asked:
            return found
        for unit in on_map(state, self.player):
            if asked >> unit & 1:
                other = state.own[unit] if state.under[unit] == overall else overall
                if not is_gone(state, other):
                    found.append(Trace(unit, other))
        return found

    def strayed(self, state: State) -> int:
        """Return a leader who divided his command and can still go to his horse (16.3), or -1."""
        if not state.split:
            return -1
        for leader in self.free_leaders(state):
            if not is_divided(state, leader) or with_horse(
                state, leader, state.leader_cell[leader]
            ):
                continue
            reach = leader_reach(state, leader).ends
            if any(with_horse(state, leader, cell) for cell in state.board.sets.cells(reach)):
                return leader
        return -1

    # -- refusals ------------------------------------------------------------------------------

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say which rule forbids an action in movement."""
        if isinstance(action, Done):
            return self.refuse_done(state)
        if isinstance(action, Move):
            return self.refuse_move(state, action)
        if isinstance(action, MoveLeader):
            return self.refuse_leader(state, action)
        if isinstance(action, Trace):
            return self.refuse_trace(state, action)
        if isinstance(action, Enter):
            return entry.refuse(state, self.player, self.able, self.entered, action)
        return not_now("8.0", action)

    def refuse_done(self, state: State) -> Refusal | None:
        """Say which unit has still to do what its orders demand.

        Rules: 5.11, 5.12, 5.14, 5.16, 16.42, 12.1/R116.
        """
        for group in self.groups(state):
            if may_have_to(state, group[0]) and self.is_judged(state, group):
                way = march(state, group)
                if way.must:
                    return no(way.why, "must-move", unit=state.board.units[group[0]].id)
        if entry.must_enter(state, self.player):
            waiting = entry.options(state, self.player, self.able, self.entered, first=True)
            if waiting:
                return no("12.1/R116", "must-enter")
        leader = self.strayed(state)
        if leader >= 0:
            return no("16.3", "leader-rides-with-the-horse", leader=state.board.leaders[leader].id)
        return None

    def refuse_group(self, state: State, units: tuple[int, ...]) -> Refusal | None:
        """Say why these units cannot be moved, or not together.

        Rules: 7.1, 7.11, 7.11/R058, 8.1.
        """
        board = state.board
        for unit in units:
            about = board.units[unit]
            if about.side != self.player:
                return no("3.0", "not-your-unit", unit=about.id)
            if state.cell[unit] < 0:
                return no("8.0", "not-on-the-map", unit=about.id)
            if not self.able >> unit & 1:
                return no("16.11", "not-of-this-command", unit=about.id)
            if self.moved >> unit & 1:
                return no("8.1", "has-moved", unit=about.id)
        stack = units_at(state, state.cell[units[0]])
        if len(set(units)) != len(units) or not set(units) <= set(stack):
            return no("7.11", "not-of-one-hex", unit=board.units[units[-1]].id)
        if len(units) == 2:
            one, other = units
            alike = not (state.marks[one] ^ state.marks[other]) & MOVER_MARKS
            if not alike or followed(state, one) != followed(state, other):
                return no("7.11/R058", "not-alike", unit=board.units[other].id)
        return None

    def refuse_move(self, state: State, action: Move) -> Refusal | None:
        """Say why units cannot go there: who they are, how they face, what binds them."""
        if not action.units:
            return no("8.0", "no-units")
        refusal = self.refuse_group(state, action.units)
        if refusal is not None:
            return refusal
        unit = action.units[0]
        refusal = refuse_facing(state, unit, action.facing)
        if refusal is not None:
            return refusal
        way = march(state, action.units)
        bit = state.board.sets.bit[action.to]
        if action.to == state.cell[unit]:
            refusal = self.refuse_turn(state, action, way)
        elif not way.ends & bit:
            refusal = refuse_way(state, action.units, action.to, way)
        else:
            refusal = refuse_cost(state, action, way)
        return refusal or self.refuse_company(state, action)

    def refuse_turn(self, state: State, action: Move, way: March) -> Refusal | None:
        """Say why units cannot turn in place.

        Rules: 6.1, 6.12, 6.12/R050, 6.14.
        """
        unit = action.units[0]
        name = state.board.units[unit].id
        if action.leaders or action.cross:
            return no("8.0", "stays-in-its-hex", unit=name)
        if not has_facing(state, unit):
            return no("6.14", "has-no-facing", unit=name)
        if len(action.units) < len(units_at(state, state.cell[unit])):
            return no("6.1", "one-facing-a-hex", unit=name)
        if any(state.marks[other] & CHARGING for other in action.units):
            return no("6.12/R050", "chargers-do-not-turn", unit=name)
        if action.facing == state.facing[unit]:
            return no("6.15", "faces-so-already", unit=name)
        if way.must:
            return no(way.why, "must-move", unit=name)
        return None

    def refuse_company(self, state: State, action: Move) -> Refusal | None:
        """Say why a leader or the Holy Cross cannot go along.

        Rules: 6.2/R056, 8.1, 8.2, 12.22, 16.3.
        """
        origin = state.cell[action.units[0]]
        for leader in action.leaders:
            about = state.board.leaders[leader]
            if about.side != self.player or state.leader_cell[leader] != origin:
                return no("6.2/R056", "leader-not-with-them", leader=about.id)
            if not self.leaders >> leader & 1:
                return no("16.11", "leader-not-activated", leader=about.id)
            if self.led >> leader & 1:
                return no("8.1", "leader-has-moved", leader=about.id)
            refusal = refuse_ride(state, leader, action.to)
            if refusal is not None:
                return refusal
        if len(set(action.leaders)) != len(action.leaders):
            return no("8.1", "leader-has-moved", leader=state.board.leaders[action.leaders[0]].id)
        if action.cross and (state.cross_cell != origin or crusade(state) != self.player):
            return no("12.22", "no-cross-here")
        return None

    def refuse_leader(self, state: State, action: MoveLeader) -> Refusal | None:
        """Say why a leader cannot go there.

        Rules: 8.1, 8.2, 6.2/R056, 16.3.
        """
        about = state.board.leaders[action.leader]
        if about.side != self.player:
            return no("3.0", "not-your-leader", leader=about.id)
        if state.leader_cell[action.leader] < 0:
            return no("8.0", "leader-not-on-the-map", leader=about.id)
        if not self.leaders >> action.leader & 1:
            return no("16.11", "leader-not-activated", leader=about.id)
        if self.led >> action.leader & 1:
            return no("8.1", "leader-has-moved", leader=about.id)
        if action.to == state.leader_cell[action.leader]:
            return no("8.0", "already-there", leader=about.id)
        return refuse_ride(state, action.leader, action.to)

    def refuse_trace(self, state: State, action: Trace) -> Refusal | None:
        """Say why a unit cannot follow that leader.

        Rules: 5.34, 5.34/R039.
        """
        name = state.board.units[action.unit].id
        if state.board.units[action.unit].side != self.player:
            return no("3.0", "not-your-unit", unit=name)
        if self.moved >> action.unit & 1:
            return no("8.1", "has-moved", unit=name)
        if self.traced >> action.unit & 1:
            return no("5.34/R039", "has-chosen-its-leader", unit=name)
        if Trace(action.unit, action.leader) not in self.traces(state):
            return no("5.34/R039", "no-other-leader", unit=name)
        return None

    # -- doing it ------------------------------------------------------------------------------

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Move, turn, enter, trace, or end the phase."""
        state.agenda.pop()
        if isinstance(action, Done):
            self.end(state, emit)
            return
        moved, led, entered, traced = self.moved, self.led, self.entered, self.traced
        if isinstance(action, Move):
            self.perform(state, action, emit)
            for unit in action.units:
                moved |= 1 << unit
            for leader in action.leaders:
                led |= 1 << leader
        elif isinstance(action, MoveLeader):
            origin = state.leader_cell[action.leader]
            state.leader_cell[action.leader] = action.to
            led |= 1 << action.leader
            if emit:
                name = state.board.leaders[action.leader].id
                emit(LeaderMoved(name, hex_id(state, origin), hex_id(state, action.to)))
        elif isinstance(action, Trace):
            state.under[action.unit] = action.leader
            traced |= 1 << action.unit
            if emit:
                names = (state.board.units[action.unit].id, state.board.leaders[action.leader].id)
                emit(CommandTraced(self.side, *names))
        elif isinstance(action, Enter):
            entered = entry.apply(state, self.player, entered, action, emit)
            moved |= sum(1 << unit for unit in action.units)
            led |= sum(1 << leader for leader in action.leaders)
        after = replace(self, moved=moved, led=led, entered=entered, traced=traced)
        # Mostly there is more to do: it need not be looked for once more.
        state.agenda.append(after if after.sole(state) is None else Offer(after))

    def perform(self, state: State, action: Move, emit: Emit | None) -> None:
        """Move or turn units; a duty that cannot be met shows the chit.

        Rules: 5.1/R024, 6.12, 6.15, 8.0, 8.1.
        """
        unit = action.units[0]
        if (
            not has_done_duty(state, action.units, action.to)
            and march(state, action.units).impossible
        ):
            reveal(state, followed(state, unit), "impossible", "5.1/R024", emit)
        origin = state.cell[unit]
        if action.to == origin:
            relocate(state, action.units, action.to, action.facing, (), emit)
            if emit:
                names, facing = ids(state, action.units), facing_id(action.facing)
                emit(UnitsTurned(self.side, names, hex_id(state, origin), facing, "6.12"))
            return
        if emit:
            names, facing = ids(state, action.units), facing_id(action.facing)
            reach = march(state, action.units).reach
            cost = reach.cost(state.board.sets.bit[action.to], action.facing)
            leaders = leader_ids(state, action.leaders)
            where = (hex_id(state, origin), hex_id(state, action.to))
            emit(UnitsMoved(self.side, names, *where, facing, leaders, cost / 2))
        relocate(
            state, action.units, action.to, action.facing, action.leaders, emit, cross=action.cross
        )

    def end(self, state: State, emit: Emit | None) -> None:
        """End the movement: show the chits whose duty cannot be met; the night takes its toll.

        Rules: 5.1/R024, 12.21, 12.21/R120.
        """
        for group in self.groups(state):
            if self.is_judged(state, group) and march(state, group).impossible:
                reveal(state, followed(state, group[0]), "impossible", "5.1/R024", emit)
        tell_acted(state, self.moved)
        if is_night(state) and not state.options.action_chits:
            night_losses(state, self.player, emit)


@record
class NightLosses(Step):
    """After an action phase by night: both sides' units in enemy zones lose a step."""

    rule = "12.21/R120"

    def run(self, state: State, emit: Emit | None) -> None:
        """Take the steps, the first player's units first."""
        for player in (0, 1):
            night_losses(state, player, emit)


def night_losses(state: State, player: int, emit: Emit | None) -> None:
    """Take a step from each unit of a side that was left in an enemy zone by night.

    Rules: 12.21, 12.21/R120, 12.21/R158.
    """
    enemy_zone = zone(state, 1 - player)
    for unit in tuple(on_map(state, player)):
        if enemy_zone & state.board.sets.bit[state.cell[unit]]:
            lose_step(state, unit, "night", "12.21/R120", emit)


def begin_movement(state: State, player: int, able: int, leaders: int, emit: Emit | None) -> None:
    """Test the units for command and let the side move.

    Rules: 3.0.II.A, 5.3, 8.0.
    """
    tested = [unit for unit in on_map(state, player) if able >> unit & 1]
    either = test_command(state, tested, emit)
    side = state.board.side_ids[player]
    state.agenda.append(Offer(Movement(side, player, able, leaders, 0, 0, either, ())))


def leader_reach(state: State, leader: int) -> Reach:
    """Return where a leader can go: past zones and friends, not into enemies.

    Rules: 8.1, 6.2/R056.
    """
    board = state.board
    enemies = occupied(state)[1 - board.leaders[leader].side]
    terms = Terms(blocked=enemies)
    at = state.leader_cell[leader]
    return kept_reach(board, LEADER_CLASS, at, FACELESS, board.leader_move, terms)


def refuse_ride(state: State, leader: int, to: int) -> Refusal | None:
    """Say why a leader cannot ride to a hex: enemies in it or in the way, its terrain, his points.

    Rules: 8.1, 8.2, 6.2/R056.
    """
    board = state.board
    bit = board.sets.bit[to]
    if leader_reach(state, leader).ends & bit:
        return None
    where = {"leader": board.leaders[leader].id, "hex": hex_id(state, to)}
    if occupied(state)[1 - board.leaders[leader].side] & bit:
        return no("6.2/R056", "enemies-there", hex=where["hex"])
    if not board.may_hold[LEADER_CLASS] & bit:
        return no("8.2", "closed-to-leader", **where)
    at, move = state.leader_cell[leader], board.leader_move
    if free_reach(board, LEADER_CLASS, at, 0, move, Terms()).ends & bit:
        return no("6.2/R056", "enemies-bar-the-leader", **where)
    return no("8.1", "leader-too-far", **where)


def can_turn(state: State, units: tuple[int, ...], way: March) -> bool:
    """Whether units may turn in place."""
    return not way.must and could_turn(state, units)


def could_turn(state: State, units: tuple[int, ...]) -> bool:
    """Whether units may turn in place if they need not move."""
    first, marks = units[0], state.marks
    if state.board.units[first].skirmisher or marks[first] & ROUTED:
        return False  # has no facing
    if len(units) != len(state.stacks[state.cell[first]]):
        return False
    # No more than two stand in a hex (7.0).
    return not (marks[first] | marks[units[-1]]) & CHARGING


class MoveBlock(NamedTuple):
    """The moves of one group of units, or of a leader: one to each end, then the turn in place."""

    sets: HexSets
    units: tuple[int, ...]
    leader: int
    way: March
    wanted: int
    turn: Move | None

    def to(self, cell: int) -> Action:
        """Return the move to a cell, with the cheapest facing that will do."""
        if self.leader >= 0:
            return MoveLeader(self.leader, cell)
        if self.wanted == FACELESS:
            return Move(self.units, cell)
        bit, way = self.sets.bit[cell], self.way
        least = way.least if way.dear & bit else 0
        return Move(self.units, cell, way.reach.facing(bit, least, self.wanted))

    def listed(self, passport: Passport) -> Iterator[Action]:
        """Yield all of them in the numbers of the whole game, the same as one by one."""
        out = passport.cells_out
        if self.leader >= 0:
            leader = passport.leaders_out[self.leader]
            for cell in self.sets.cells(self.way.ends):
                yield MoveLeader(leader, out[cell])
            return
        units = tuple([passport.units_out[unit] for unit in self.units])
        if self.wanted == FACELESS:
            for cell in self.sets.cells(self.way.ends):
                yield Move(units, out[cell])
            return
        facings = self.facings()
        for cell in self.sets.cells(self.way.ends):
            yield Move(units, out[cell], facings[cell])
        if self.turn is not None:
            yield passport.leave(self.turn)

    def facings(self) -> dict[int, int]:
        """Return the facing of the move to each end."""
        found: dict[int, int] = {}
        way, wanted = self.way, self.wanted
        order = (wanted, *(facing for facing in range(6) if facing != wanted))
        left = way.ends
        for cost, sets in way.reach.layers:
            allowed = left if cost >= way.least else left & ~way.dear
            if not allowed:
                continue
            for facing in order:
                cells = sets[facing] & allowed
                if cells:
                    allowed &= ~cells
                    left &= ~cells
                    for cell in self.sets.cells(cells):
                        found[cell] = facing
        return found


class MoveList(Sequence[Action]):
    """All that can be done in movement; a move is made when it is looked at."""

    __slots__ = ("blocks", "rest", "starts", "moves")

    def __init__(self, blocks: list[MoveBlock], rest: list[Action]) -> None:
        self.blocks = blocks
        self.rest = rest
        self.starts: list[int] = []
        count = 0
        for block in blocks:
            self.starts.append(count)
            count += block.way.ends.bit_count() + (block.turn is not None)
        self.moves = count

    def __len__(self) -> int:
        return self.moves + len(self.rest)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += len(self)
        if index >= self.moves:
            return self.rest[index - self.moves]
        number = bisect_right(self.starts, index) - 1
        block = self.blocks[number]
        place = index - self.starts[number]
        if place < block.way.ends.bit_count():
            return block.to(block.sets.nth(block.way.ends, place))
        assert block.turn is not None
        return block.turn

    def listed(self, passport: Passport) -> Iterator[Action]:
        """Yield all of them in the numbers of the whole game."""
        for block in self.blocks:
            yield from block.listed(passport)
        for action in self.rest:
            yield passport.leave(action)

    def __iter__(self) -> Iterator[Action]:
        for block in self.blocks:
            for cell in block.sets.cells(block.way.ends):
                yield block.to(cell)
            if block.turn is not None:
                yield block.turn
        yield from self.rest


def refuse_facing(state: State, unit: int, facing: int) -> Refusal | None:
    """Say why a facing cannot be given, or must be.

    Rules: 6.1, 6.14.
    """
    name = state.board.units[unit].id
    if has_facing(state, unit):
        return no("6.1", "needs-a-facing", unit=name) if facing < 0 else None
    return no("6.14", "has-no-facing", unit=name) if facing != FACELESS else None


def refuse_cost(state: State, action: Move, way: March) -> Refusal | None:
    """Say why a hex cannot be had with that facing.

    Rules: 6.12/R050, 6.15, 5.11/R026, 6.15/R161.
    """
    unit = action.units[0]
    bit = state.board.sets.bit[action.to]
    cost = way.reach.cost(bit, action.facing)
    name = state.board.units[unit].id
    if cost < 0:
        if any(state.marks[other] & CHARGING for other in action.units):
            return no("6.12/R050", "chargers-do-not-turn", unit=name)
        return no("6.15", "no-points-to-turn", unit=name)
    if way.dear & bit and cost < way.least:
        return no("5.11/R026", "half-the-points", unit=name)
    return None


def refuse_way(state: State, units: tuple[int, ...], to: int, way: March) -> Refusal:
    """Say why units cannot end in a hex: what is there, what is in the way, what binds them.

    Rules: 7.0, 7.0/R060, 8.1, 8.2, 8.3, 6.12/R050, 6.23, 6.24, 6.25, 5.33, 5.4, 5.5, 10.1.1,
    10.1.3, 12.21.
    """
    unit = units[0]
    board = state.board
    about = board.units[unit]
    bit = board.sets.bit[to]
    enemy = 1 - about.side
    where = {"unit": about.id, "hex": hex_id(state, to)}
    if occupied(state)[enemy] & bit:
        return no("8.3", "enemies-there", **where)
    if occupied(state)[about.side] & bit:
        return no("7.0", "friends-there", **where)
    if not board.may_hold[about.movement_class] & bit:
        return no("8.2", "closed-terrain", **where)
    charging = any(state.marks[other] & CHARGING for other in units)
    budget = allowance(state, units)
    barred = obstacles(state, unit)[0]
    if not _plain(state, units, budget, barred, not charging) & bit:
        # Neither zones nor orders keep it off: without which of the rest would it come there?
        if charging and _plain(state, units, budget, barred, True) & bit:
            return no("6.12/R050", "chargers-do-not-turn", **where)
        if _plain(state, units, budget, occupied(state)[enemy], not charging) & bit:
            return no("7.0", "friends-in-the-way", **where)
        if _plain(state, units, budget, 0, not charging) & bit:
            return no("8.3", "enemies-in-the-way", **where)
        whole = 2 * max(values(state, other).move for other in units)
        if budget < whole and _plain(state, units, whole, barred, not charging) & bit:
            if state.marks[unit] & ROUTED:
                return no("10.1.3", "routed-units-have-half", **where)
            return no("7.11", "as-slow-as-the-slowest", **where)
        return no("8.1", "out-of-reach", **where)
    return _bound(state, units, bit, where, way)


def _plain(state: State, units: tuple[int, ...], budget: int, blocked: int, turns: bool) -> int:
    """Return where units could go if neither zones nor orders bound them."""
    unit = units[0]
    terms = Terms(blocked=blocked, turns=turns)
    cell = state.cell[unit]
    movement_class = state.board.units[unit].movement_class
    if not has_facing(state, unit):
        return free_reach(state.board, movement_class, cell, 0, budget, terms).ends
    facings = (state.facing[unit],)
    return faced_reach(state.board, movement_class, cell, facings, 0, budget, terms).ends


def _bound(
    state: State, units: tuple[int, ...], bit: int, where: dict[str, str], way: March
) -> Refusal:
    """Say which bond keeps units from a hex that is near enough."""
    unit = units[0]
    board = state.board
    enemy = 1 - board.side_of[unit]
    marks, chit = state.marks[unit], chit_of(state, unit)
    held = zone(state, enemy)
    zoned = held & board.sets.bit[state.cell[unit]]
    if marks & ROUTED:
        nearer = near(state, enemy, distance_from(state, enemy, state.cell[unit])) & bit
        round_zones = bound_reach(state, units, Terms(blocked=held)).ends
        if held & bit or not (nearer or round_zones & bit):
            return no("10.1.1", "routed-units-shun-zones", **where)
        return no("5.5", "routed-units-go-away", **where)
    if board.units[unit].skirmisher:
        return no("5.4", "skirmishers-shun-zones", **where)
    if marks & EXHAUSTED:
        return no("16.42", "exhausted-units-go-one-hex", **where)
    if is_night(state) and held & bit:
        return no("12.21", "no-zones-by-night", **where)
    if marks & OC and not (zoned and is_night(state)):
        if zoned:
            return no("6.23", "out-of-command-in-a-zone", **where)
        if not way.reach.ends & bit:
            return no("5.33", "out-of-command-beside-enemies", **where)
        return no("5.33/R037", "towards-the-leader", **where)
    if zoned and chit in (ATTACK, ADVANCE) and not is_night(state):
        return no("6.25", "stays-in-the-zone", **where)
    comes = bound_reach(state, units, Terms()).ends & bit
    if zoned and held & bit & board.around[state.cell[unit]] and (not comes or chit == STAND):
        return no("6.24", "from-zone-to-zone", **where)  # who stands cannot go round by elsewhere
    if not comes:
        return no("6.24", "zones-stop", **where)
    if chit == ATTACK and way.reach.ends & bit:
        here = distance_from(state, enemy, state.cell[unit])
        if near(state, enemy, here - 1) & bit:
            return no("5.11/R026", "half-the-points", **where)
    duties = {
        ATTACK: ("5.11", "attack-closes-in"),
        ADVANCE: ("5.12", "advance-closes-in"),
        STAND: ("5.13", "stand-moves-one-hex"),
        RETREAT: ("5.14", "retreat-goes-away"),
        RESERVE: ("5.15", "reserve-keeps-away"),
        MUSTER: ("5.16", "muster-keeps-away"),
    }
    rule, code = duties.get(chit, ("6.24", "zones-stop"))
    return no(rule, code, **where)


def is_divided(state: State, leader: int) -> bool:
    """Whether a leader's command is divided (16.3)."""
    return any(own == leader and state.split >> unit & 1 for unit, own in enumerate(state.own))


def with_horse(state: State, leader: int, cell: int) -> bool:
    """Whether horse of a leader's stands in a hex (16.3)."""
    return any(
        state.own[unit] == leader and state.board.units[unit].horse
        for unit in units_at(state, cell)
    )

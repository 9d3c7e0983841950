"""Winning: rolls against the enemy's losses, what the loser may answer, and the end of time.

Rules: 11.0, 16.5.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.engine.seats import Standing

from .actions import CHECK_ALL, CONCEDE, Action, CheckAll, Concede, RetreatLeader
from .checks import DEMAND, CheckDie, check
from .events import GameEnded, VictoryAnswered, VictoryRolled
from .facts import is_gone, on_map
from .names import DECISIVE, DRAW, MARGINAL, OC, RETREAT, ROUTED
from .offer import ListedAsk, Offer, no, not_now
from .orders import change_chit
from .pieces import lose_step, rout
from .retreat import THREE, back_cells, force_back
from .score import losses, winning_die
from .state import State
from .steps import Roll, Step

VICTORY_ROLL: Final = "victory_roll"
LAST_TURN: Final = "last_turn"
CONCEDED: Final = "conceded"


def end_game(
    state: State, reason: str, winner: int, level: str, rule: str, emit: Emit | None
) -> None:
    """End the battle; `winner` is -1 for a draw."""
    lost = (losses(state, 0), losses(state, 1))
    total = lost[1 - winner] if winner >= 0 else max(lost)
    name = state.board.side_ids[winner] if winner >= 0 else None
    state.agenda.clear()
    state.over = Over(reason, total, level, name, standings_of(state, winner, level))
    if emit:
        emit(GameEnded(reason, name or "", level, total, rule))


def standings_of(state: State, winner: int, level: str) -> tuple[Standing, ...]:
    """Return how the seats stand: what each has taken from the other, and the result."""
    return tuple(
        Standing(
            name,
            losses(state, 1 - side),
            level if winner == side or level == DRAW else ("lost" if winner >= 0 else ""),
        )
        for side, name in enumerate(state.board.side_ids)
    )


@record
class VictoryCheck(Step):
    """A side about to look whether it has won."""

    rule = "11.0"
    player: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Roll where the other side has lost enough.

        Rules: 11.0, 3.0/R102, 11.0/R103, 3.0.IV.2, 3.0.VII.2.
        """
        if winning_die(state, self.player):
            state.agenda.append(VictoryDie(self.player))


@record
class VictoryDie(Roll):
    """The die for victory."""

    faces = 10
    purpose = "victory"
    rule = "11.0"
    player: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Win on the number of the table or more.

        Rules: 11.0, 16.5.
        """
        if roll_victory(state, self.player, values[0], emit):
            win(state, self.player, emit)


def roll_victory(state: State, player: int, die: int, emit: Emit | None) -> bool:
    """Compare a die with a side's table."""
    needed = winning_die(state, player)
    success = die >= needed
    if emit:
        side = state.board.side_ids[player]
        emit(VictoryRolled(side, losses(state, 1 - player), die, needed, success))
    return success


def win(state: State, player: int, emit: Emit | None) -> None:
    """End the battle, or ask the loser where he may answer (16.5)."""
    if state.options.optional_victory:
        side = state.board.side_ids[1 - player]
        state.agenda.append(Offer(VictoryReply(side, 1 - player)))
    else:
        end_game(state, VICTORY_ROLL, player, DECISIVE, "11.0", emit)


@record
class BothRoll(Step):
    """The end of a turn with action chits: both sides may roll, one success alone wins.

    `rolled` are the results so far, the first player's first; None where nobody rolled.
    """

    rule = "16.1.IV"
    rolled: tuple[bool, ...] = ()

    def run(self, state: State, emit: Emit | None) -> None:
        """Let the next side roll, or compare.

        Rules: 16.1.IV, 16.1.IV/R141.
        """
        player = len(self.rolled)
        if player < 2:
            if winning_die(state, player):
                state.agenda.append(BothDie(self.rolled))
            else:
                state.agenda.append(BothRoll((*self.rolled, False)))
        elif self.rolled[0] != self.rolled[1]:
            win(state, 0 if self.rolled[0] else 1, emit)


@record
class BothDie(Roll):
    """A side's die for victory at the end of a turn with action chits."""

    faces = 10
    purpose = "victory"
    rule = "16.1.IV"
    rolled: tuple[bool, ...]

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Note whether it was enough."""
        success = roll_victory(state, len(self.rolled), values[0], emit)
        state.agenda.append(BothRoll((*self.rolled, success)))


# -- what the loser may answer (16.5) -------------------------------------------------------------


@record
class VictoryReply(ListedAsk):
    """The side against which a roll has succeeded concedes, or pays otherwise."""

    kind = "victory_reply"
    rule = "16.5"
    side: str
    player: int

    def choices(self, state: State) -> list[Action]:
        """Return the three answers."""
        found: list[Action] = [CONCEDE, CHECK_ALL]
        for leader in state.board.leaders_of[self.player]:
            if self.forbid(state, RetreatLeader(leader)) is None:
                found.append(RetreatLeader(leader))
        return found

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why that is no answer.

        Rules: 16.5.
        """
        if isinstance(action, Concede | CheckAll):
            return None
        if not isinstance(action, RetreatLeader):
            return not_now("16.5", action)
        about = state.board.leaders[action.leader]
        if about.side != self.player:
            return no("3.0", "not-your-leader", leader=about.id)
        if is_gone(state, action.leader) or state.leader_cell[action.leader] < 0:
            return no("16.5", "leader-not-on-the-map", leader=about.id)
        if not any(state.own[unit] == action.leader for unit in on_map(state, self.player)):
            return no("16.5", "commands-nobody", leader=about.id)
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Concede, or do what the answer asks; a side all of whose units are routed has lost.

        Rules: 16.5.
        """
        state.agenda.pop()
        leader = action.leader if isinstance(action, RetreatLeader) else -1
        name = state.board.leaders[leader].id if leader >= 0 else ""
        if emit:
            answer = "concede" if isinstance(action, Concede) else "check_all"
            answer = "retreat_leader" if leader >= 0 else answer
            emit(VictoryAnswered(self.side, answer, name))
        if isinstance(action, Concede):
            end_game(state, CONCEDED, 1 - self.player, DECISIVE, "16.5", emit)
            return
        state.agenda.append(AllRouted(self.player))
        units = tuple(on_map(state, self.player))
        if leader < 0:
            state.agenda.append(Demands(units, True))
            return
        change_chit(state, leader, RETREAT)
        units = tuple(unit for unit in units if state.own[unit] == leader)
        routed = tuple(unit for unit in units if state.marks[unit] & ROUTED)
        for unit in units:
            if unit not in routed:
                rout(state, unit, emit)
        state.agenda.append(Demands(routed, False))


@record
class Demands(Step):
    """Units that have to pay for a refused concession, one after the other, by unit order."""

    rule = "16.5"
    units: tuple[int, ...]
    check: bool

    def run(self, state: State, emit: Emit | None) -> None:
        """Let the next unit retreat where it was routed, and check where all have to.

        Rules: 16.5, 16.5/R150.
        """
        if not self.units:
            return
        unit, rest = self.units[0], self.units[1:]
        state.agenda.append(Demands(rest, self.check))
        if state.cell[unit] < 0:
            return
        if not state.marks[unit] & ROUTED:
            state.agenda.append(CheckDie(unit, DEMAND))
            return
        if self.check:
            state.agenda.append(RoutedDemand(unit))
        cells = back_cells(state, unit, THREE)
        force_back(state, unit, THREE, "16.5/R150", emit, cells=cells)


@record
class RoutedDemand(Step):
    """A routed unit that has gone back and has to check now."""

    rule = "16.5"
    unit: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Let it check if it is left."""
        if state.cell[self.unit] >= 0:
            state.agenda.append(RoutedDemandDie(self.unit))


@record
class RoutedDemandDie(Roll):
    """The check of a routed unit whose failure costs a step."""

    faces = 10
    purpose = "check"
    rule = "16.5"
    unit: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Take a step where it fails.

        Rules: 16.5.
        """
        if not check(state, self.unit, values[0], DEMAND, "16.5", emit):
            lose_step(state, self.unit, "demand", "16.5", emit)


@record
class AllRouted(Step):
    """After an answer: a side that has nobody left who is not routed has lost."""

    rule = "16.5"
    player: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Look whether anybody still stands.

        Rules: 16.5.
        """
        if all(state.marks[unit] & ROUTED for unit in on_map(state, self.player)):
            end_game(state, VICTORY_ROLL, 1 - self.player, DECISIVE, "16.5", emit)


# -- the end of time ------------------------------------------------------------------------------


def end_of_time(state: State, emit: Emit | None) -> None:
    """End the battle after its last turn, as the scenario says.

    Rules: 12.1, 13.1, 14.1, 14.1/R128, 14.1/R130, 15.1, 15.1/R131.
    """
    board = state.board
    if "road_block" in board.map:
        winner = board.side_index["turk"] if road_blocked(state) else board.side_index["crusader"]
        end_game(state, LAST_TURN, winner, MARGINAL, "14.1/R128", emit)
        return
    end = board.tables["end"][board.id]
    winner = board.side_index.get(end["winner"] or "", -1)
    rule = {"hattin": "12.1", "hab": "13.1"}.get(board.id, "15.1/R131")
    end_game(state, LAST_TURN, winner, end["level"] if winner >= 0 else DRAW, rule, emit)


def road_blocked(state: State) -> bool:
    """Whether Turkish units leave no way open along the road at Nicopolis.

    Units that are routed, out of command or skirmishers block nothing.

    Rules: 14.1, 14.1/R128.
    """
    board = state.board
    block = board.map["road_block"]
    at = board.field.by_name
    turk = board.side_index["turk"]
    closed = {
        state.cell[unit]
        for unit in on_map(state, turk)
        if not state.marks[unit] & (ROUTED | OC) and not board.units[unit].skirmisher
    }
    cells = {
        at[h] for road in board.map["roads"] if road["id"] in block["roads"] for h in road["hexes"]
    }

    def is_open(one: int, other: int) -> bool:
        return other in cells and other not in closed and frozenset((one, other)) in board.roads

    start, goal = at[block["from"]], at[block["to"]]
    return start in closed or goal not in board.field.reachable([start], is_open)

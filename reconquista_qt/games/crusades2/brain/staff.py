"""Where a leader serves best: whom he will command from there when the enemy has come closer.

Whoever is out of command neither attacks nor leaves an enemy zone of control (5.33): a leader who
is left behind takes a whole command out of the battle.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.crusades2.rules.actions import MoveLeader
from reconquista_qt.games.crusades2.rules.command import chained, is_tested, range_cells
from reconquista_qt.games.crusades2.rules.facts import (
    distance_from,
    has_facing,
    is_gone,
    leaders_at,
    occupied,
    on_map,
    reach_of,
    units_at,
    zone,
)
from reconquista_qt.games.crusades2.rules.movement import MoveBlock
from reconquista_qt.games.crusades2.rules.names import ROUTED
from reconquista_qt.games.crusades2.rules.state import State

RALLIED: Final = 0.35  # of a unit's loss, that it is in range of who rallies it (10.2)
CHAINED: Final = 0.6  # points of a unit that is led by a chain alone; one in range counts one
FIGHTS: Final = 0.5  # points that a leader's bonus and his example are worth in a fight
ALONE: Final = 2.0  # points of a leader whom the enemy could ride down
SLACK: Final = 0.03  # points a hex that a unit is nearer than it has to be
STAYS: Final = 0.2  # points that a move has to gain
SAFE: Final = 9  # hexes from the enemy, that nobody comes upon a lone leader


class Charges:
    """Whom a leader has to look after: his units, those who have fled, what others look after."""

    def __init__(self, state: State, leader: int) -> None:
        self.state, self.leader = state, leader
        board = state.board
        about = board.leaders[leader]
        self.side = about.side
        overall = board.overall[about.side]
        self.own: list[int] = []
        self.foreign: list[int] = []  # of others, whom these do not reach
        self.fled: list[int] = []  # whom nobody else can rally
        self._others = {
            other: range_cells(state, other)
            for other in board.leaders_of[about.side]
            if other != leader and not is_gone(state, other)
        }
        for unit in on_map(state, about.side):
            own = state.own[unit]
            if own != leader and not about.overall:
                continue
            bit = board.sets.bit[state.cell[unit]]
            led = any(self._others.get(other, 0) & bit for other in {own, overall} - {leader})
            if state.marks[unit] & ROUTED:
                if not led and not zone(state, 1 - about.side) & bit:
                    self.fled.append(unit)
            elif is_tested(state, unit):
                if own == leader:
                    self.own.append(unit)
                elif not led:
                    self.foreign.append(unit)

    def worth(self, cell: int) -> float:
        """Return what the leader does for his side from a cell."""
        state, board, leader = self.state, self.state.board, self.leader
        about = board.leaders[leader]
        reached = self._reached(cell)
        bit, far = board.sets.bit, board.field.distances(cell)
        reach = reach_of(state, leader)
        worth = sum(
            RALLIED * board.units[u].loss for u in self.fled if reached & bit[state.cell[u]]
        )
        members = board.sets.of(state.cell[u] for u in self.own)
        held = chained(state, reached & members, members)
        for unit in self.own:
            here = bit[state.cell[unit]]
            # By a chain only: who stands between may be gone by then.
            worth += 1.0 if reached & here else CHAINED if held & here else 0.0
            worth += SLACK * max(0, reach - far[state.cell[unit]])
        worth += sum(1.0 for u in self.foreign if reached & bit[state.cell[u]])
        enemy = distance_from(state, 1 - self.side, cell)
        if any(
            has_facing(state, u) and board.side_of[u] == self.side for u in units_at(state, cell)
        ):
            if enemy <= 2:
                worth += FIGHTS * (0.5 + about.bonus)
            if any(other != leader for other in leaders_at(state, cell, self.side)):
                worth -= FIGHTS  # one of them is enough
        elif enemy < SAFE:
            worth -= ALONE
        return worth

    def _reached(self, cell: int) -> int:
        """Return the cells within the leader's range from a cell."""
        state, leader = self.state, self.leader
        before = state.leader_cell[leader]
        state.leader_cell[leader] = cell
        try:
            return range_cells(state, leader)
        finally:
            state.leader_cell[leader] = before


def leader_place(state: State, block: MoveBlock) -> MoveLeader | None:
    """Return the move of a leader to where he serves best, if he does not stand there."""
    leader = block.leader
    board = state.board
    side = board.leaders[leader].side
    here = state.leader_cell[leader]
    charges = Charges(state, leader)
    best, worth = here, charges.worth(here) + STAYS
    cells = block.way.ends & occupied(state)[side]
    cells |= block.way.ends & board.disk(here, 3) & ~zone(state, 1 - side)
    for cell in board.sets.cells(cells):
        found = charges.worth(cell)
        if found > worth:
            best, worth = cell, found
    return MoveLeader(leader, best) if best != here else None

"""Skirmishers who get out of the way before a combat begins.

Rules: 5.4.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DONE, Action, Done, Withdraw
from .events import UnitWithdrew, WithdrawalTried
from .facts import cavalry_zone, occupied, on_map, zone
from .names import NOWHERE
from .offer import ListedAsk, Offer, no, not_now
from .pieces import companions, hex_id, leader_ids, relocate
from .state import State
from .steps import Roll

FROM_CAVALRY: Final = 8  # the lowest die that gets away from cavalry
FARTHEST: Final = 3


@record
class Withdrawal(ListedAsk):
    """The other side's skirmishers may leave the zones of those who are about to fight.

    `zone` are the cells in the zones of those: of a whole side, or of an activated command.
    """

    kind = "withdrawal"
    rule = "5.4"
    side: str
    player: int
    tried: int

    def choices(self, state: State) -> list[Action]:
        """Return every hex to which skirmishers can withdraw, and the end."""
        found: list[Action] = []
        for unit in self.threatened(state):
            cells = withdrawal_cells(state, unit)
            found += [Withdraw(unit, cell) for cell in state.board.sets.cells(cells)]
        found.append(DONE)
        return found

    def threatened(self, state: State) -> list[int]:
        """Return the skirmishers in an enemy zone who have not tried yet.

        Rules: 5.4, 5.4/R041.
        """
        enemy_zone = zone(state, 1 - self.player)
        return [
            unit
            for unit in on_map(state, self.player)
            if state.board.units[unit].skirmisher
            and not self.tried >> unit & 1
            and enemy_zone & state.board.sets.bit[state.cell[unit]]
        ]

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why skirmishers cannot withdraw so.

        Rules: 5.4, 5.4/R041, 5.4/R042, 5.4/R043.
        """
        if isinstance(action, Done):
            return None
        if not isinstance(action, Withdraw):
            return not_now("5.4", action)
        about = state.board.units[action.unit]
        if about.side != self.player:
            return no("3.0", "not-your-unit", unit=about.id)
        if not about.skirmisher:
            return no("5.4", "no-skirmisher", unit=about.id)
        if self.tried >> action.unit & 1:
            return no("5.4/R041", "has-tried-to-withdraw", unit=about.id)
        if action.unit not in self.threatened(state):
            return no("5.4/R041", "not-in-an-enemy-zone", unit=about.id)
        if not withdrawal_cells(state, action.unit) & state.board.sets.bit[action.to]:
            return no("5.4/R043", "no-withdrawal-there", hex=hex_id(state, action.to))
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Let skirmishers go; from cavalry a die decides.

        Rules: 5.4, 5.4/R041.
        """
        state.agenda.pop()
        if isinstance(action, Done):
            return
        assert isinstance(action, Withdraw)
        unit = action.unit
        state.agenda.append(Offer(Withdrawal(self.side, self.player, self.tried | 1 << unit)))
        if cavalry_zone(state, 1 - self.player) & state.board.sets.bit[state.cell[unit]]:
            state.agenda.append(EscapeDie(unit, action.to, "5.4"))
        else:
            withdraw(state, unit, action.to, "5.4", emit)


@record
class EscapeDie(Roll):
    """The die of skirmishers who want to get away from cavalry."""

    faces = 10
    purpose = "withdrawal"
    unit: int
    to: int
    rule: str

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Let them go on eight or more.

        Rules: 5.4, 9.32.3.
        """
        success = values[0] >= FROM_CAVALRY
        if emit:
            name = state.board.units[self.unit].id
            emit(WithdrawalTried(name, values[0], FROM_CAVALRY, success, self.rule))
        if success:
            withdraw(state, self.unit, self.to, self.rule, emit)


def withdrawal_cells(state: State, unit: int) -> int:
    """Return the cells to which skirmishers can withdraw, as a set.

    Up to three hexes, through enemy zones and friends, ending in neither.

    Rules: 5.4, 5.4/R043, 9.5/R089.
    """
    board = state.board
    about = board.units[unit]
    enemies = occupied(state)[1 - about.side]
    opened = board.open_to[about.movement_class]
    far = board.field.distances(state.cell[unit])
    reached, found = board.sets.bit[state.cell[unit]], 0
    for away in range(1, FARTHEST + 1):
        further = 0
        for side in range(6):
            further |= board.sets.shifted(reached, side) & opened[side]
        further &= ~enemies
        reached = board.sets.of(c for c in board.sets.cells(further) if far[c] == away)
        found |= reached
    return found & ~zone(state, 1 - about.side) & ~occupied(state)[about.side]


def withdraw(state: State, unit: int, to: int, rule: str, emit: Emit | None) -> None:
    """Take a unit back, with leaders and Cross where its hex empties."""
    leaders = companions(state, (unit,))
    if emit:
        origin = hex_id(state, state.cell[unit])
        name = state.board.units[unit].id
        emit(UnitWithdrew(name, origin, hex_id(state, to), leader_ids(state, leaders), rule))
    relocate(state, (unit,), to, NOWHERE, leaders, emit)

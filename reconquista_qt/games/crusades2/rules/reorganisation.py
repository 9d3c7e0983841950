"""Reorganisation: routed units rally or run on, exhausted ones get their breath back.

Rules: 10.2, 16.43.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DONE, Action, Done, Recover
from .command import range_cells
from .events import ExhaustionRolled, RecoveryRolled
from .facts import is_gone, leaders_at, morale, on_map, units_at, zone
from .names import EXHAUSTED, ROUTED
from .offer import ListedAsk, Offer, no, not_now
from .retreat import THREE, back_cells, force_back
from .state import State
from .steps import Roll, Step

BREATH: Final = 14  # 16.43


def can_recover(state: State, unit: int) -> Refusal | None:
    """Say why a routed unit cannot try to recover.

    Rules: 10.2, 10.2/R097, 5.16/R023.
    """
    board = state.board
    about = board.units[unit]
    if state.cell[unit] < 0 or not state.marks[unit] & ROUTED:
        return no("10.2", "not-routed", unit=about.id)
    bit = board.sets.bit[state.cell[unit]]
    if zone(state, 1 - about.side) & bit:
        return no("10.2", "in-an-enemy-zone", unit=about.id)
    for leader in {state.own[unit], board.overall[about.side]}:
        if not is_gone(state, leader) and range_cells(state, leader) & bit:
            return None
    return no("10.2", "no-leader-in-range", unit=about.id)


@record
class Rally(Step):
    """Routed units of a side, in unit order, each of which tries if it can."""

    rule = "10.2"
    units: tuple[int, ...]

    def run(self, state: State, emit: Emit | None) -> None:
        """Let the next one that can try.

        Rules: 10.2, 10.2/R097, 3.0.IV.1.
        """
        for number, unit in enumerate(self.units):
            if can_recover(state, unit) is None:
                state.agenda.append(Rally(self.units[number + 1 :]))
                state.agenda.append(RallyDie(unit))
                return


@record
class RallyDie(Roll):
    """The die of a routed unit that tries to recover."""

    faces = 10
    purpose = "recovery"
    rule = "10.2"
    unit: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Take the marker off on its morale or less; else it goes back three.

        Rules: 10.2, 10.2/R098, 10.1.6/R164, 6.0/R163.
        """
        unit = self.unit
        board = state.board
        modifiers = recovery_modifiers(state, unit)
        needed = morale(state, unit)
        success = values[0] + sum(value for _, value in modifiers) <= needed
        if emit:
            emit(RecoveryRolled(board.units[unit].id, values[0], modifiers, needed, success))
        if not success:
            cells = back_cells(state, unit, THREE)
            force_back(state, unit, THREE, "10.2", emit, cells=cells, spared=True)
            return
        state.marks[unit] &= ~ROUTED
        mates = [u for u in units_at(state, state.cell[unit]) if not state.marks[u] & ROUTED]
        state.facing[unit] = state.facing[mates[0] if mates[0] != unit else mates[-1]]
        state.forget_zone(board.side_of[unit])


def recovery_modifiers(state: State, unit: int) -> tuple[tuple[str, int], ...]:
    """Return what changes the die of recovery: a leader in the hex alone.

    Rules: 10.2, 10.1.6/R164.
    """
    with_leader = leaders_at(state, state.cell[unit], state.board.side_of[unit])
    return (("leader", -1),) if with_leader else ()


@record
class Breathe(Step):
    """Exhausted units of a side, in unit order."""

    rule = "16.43"
    player: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask for a die for each that is in no enemy zone.

        Rules: 16.43, 16.42/R148.
        """
        enemy_zone = zone(state, 1 - self.player)
        units = tuple(
            unit
            for unit in on_map(state, self.player)
            if state.marks[unit] & EXHAUSTED
            and not enemy_zone & state.board.sets.bit[state.cell[unit]]
        )
        if units:
            state.agenda.append(BreathDice(units, len(units)))


@record
class BreathDice(Roll):
    """A die for each exhausted unit."""

    faces = 10
    purpose = "exhaustion"
    rule = "16.43"
    units: tuple[int, ...]
    count: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Take the marker off where die and morale reach fourteen.

        Rules: 16.43, 16.43/R149.
        """
        for unit, die in zip(self.units, values, strict=True):
            worth = morale(state, unit)
            success = die + worth >= BREATH
            if emit:
                name = state.board.units[unit].id
                emit(ExhaustionRolled(name, die, worth, BREATH, success))
            if success:
                state.marks[unit] &= ~EXHAUSTED


@record
class Recovery(ListedAsk):
    """With action chits a side need not let its routed units try (16.1.III)."""

    kind = "recovery"
    rule = "16.1.III"
    side: str
    player: int
    tried: int

    def choices(self, state: State) -> list[Action]:
        """Return the units that can try, and the end."""
        found: list[Action] = [
            Recover(unit)
            for unit in on_map(state, self.player)
            if state.marks[unit] & ROUTED
            and not self.tried >> unit & 1
            and can_recover(state, unit) is None
        ]
        found.append(DONE)
        return found

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why a unit cannot try.

        Rules: 16.1.III, 10.2.
        """
        if isinstance(action, Done):
            return None
        if not isinstance(action, Recover):
            return not_now("16.1.III", action)
        about = state.board.units[action.unit]
        if about.side != self.player:
            return no("3.0", "not-your-unit", unit=about.id)
        if self.tried >> action.unit & 1:
            return no("10.2", "has-tried-to-recover", unit=about.id)
        return can_recover(state, action.unit)

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Let a unit try, or end."""
        state.agenda.pop()
        if isinstance(action, Recover):
            tried = self.tried | 1 << action.unit
            state.agenda.append(Offer(Recovery(self.side, self.player, tried)))
            state.agenda.append(RallyDie(action.unit))


def begin_reorganisation(state: State, player: int) -> None:
    """Line up what a side reorganises.

    Rules: 3.0.IV, 3.0.VII, 3.0/R099, 10.2, 16.1.III.
    """
    state.agenda.append(Breathe(player))
    if state.options.action_chits:
        state.agenda.append(Offer(Recovery(state.board.side_ids[player], player, 0)))
        return
    routed = tuple(unit for unit in on_map(state, player) if state.marks[unit] & ROUTED)
    if routed:
        state.agenda.append(Rally(routed))

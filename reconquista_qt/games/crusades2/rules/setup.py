"""Setting up: the ready places of the file, or free ones within the printed zones.

Rules: 12.0, 13.1, 14.1, 15.1.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DONE, Action, Done, Place, PlaceLeader
from .events import LeaderPlaced, UnitsPlaced
from .facts import side_at, units_at
from .names import FACELESS, NOWHERE, OFF_MAP, WAITING
from .offer import ListedAsk, Offer, no, not_now
from .pieces import facing_id, hex_id, ids, put_down, take_off
from .state import State


def lay_out(state: State) -> None:
    """Put every counter where the file says.

    Rules: 12.1, 13.1, 13.1/R126, 14.1, 15.1, 7.0/R057, 12.0/R153.
    """
    board = state.board
    for unit in board.units:
        state.lost[unit.index] = 0
        state.facing[unit.index] = unit.facing
        if unit.cell >= 0:
            state.marks[unit.index] = 0
            put_down(state, (unit.index,), unit.cell, unit.facing)
        else:
            state.marks[unit.index] = WAITING
    for leader in board.leaders:
        state.leader_cell[leader.index] = leader.cell
        state.leader_marks[leader.index] = 0 if leader.cell >= 0 else OFF_MAP


def clear_for_setup(state: State) -> None:
    """Take off what the players are to set up themselves."""
    for unit, cell in enumerate(tuple(state.cell)):
        if cell >= 0:
            take_off(state, unit)
    for leader in state.board.leaders:
        state.leader_cell[leader.index] = NOWHERE


# Where a battle says how it is set up.
SET_UP_RULES: Final = {
    "hattin": "12.1", "hab": "13.1", "nicopolis": "14.1", "tannenburg": "15.1",
}  # fmt: skip


@record
class SetUp(ListedAsk):
    """A side sets up its units and leaders within their zones."""

    kind = "setup"
    rule = "12.0/R125"
    side: str
    player: int

    def choices(self, state: State) -> list[Action]:
        """Return every place of every unit not yet set up, and of leaders whose units stand.

        Units that stand may be set up anew; these are listed only where another has no place, and
        of their places those that make room for it, if there are any.
        """
        found: list[Action] = []
        stuck: list[int] = []
        for unit in self.units(state):
            if state.cell[unit] < 0:
                places = self.places(state, unit)
                if not places:
                    stuck.append(unit)
                found += places
        for leader in self.leaders(state):
            if state.leader_cell[leader] < 0:
                found += [
                    PlaceLeader(leader, cell)
                    for cell in sorted(state.stacks)
                    if self.forbid(state, PlaceLeader(leader, cell)) is None
                ]
        if stuck:
            again = [
                place
                for unit in self.units(state)
                if state.cell[unit] >= 0
                for place in self.places(state, unit)
            ]
            found += [p for p in again if self.makes_room(state, p, stuck)] or again
        if self.missing(state) is None:
            found.append(DONE)
        return found

    def units(self, state: State) -> list[int]:
        """Return the units that this side sets up."""
        board = state.board
        return [unit for unit in board.units_of_side[self.player] if board.units[unit].cell >= 0]

    def leaders(self, state: State) -> list[int]:
        """Return the leaders that this side sets up."""
        board = state.board
        return [
            leader for leader in board.leaders_of[self.player] if board.leaders[leader].cell >= 0
        ]

    def places(self, state: State, unit: int) -> list[Action]:
        """Return the places of one unit."""
        about = state.board.units[unit]
        found: list[Action] = []
        for cell in state.board.sets.cells(state.board.setup_zones[about.place]):
            there = units_at(state, cell)
            facing = state.facing[there[0]] if there else about.facing
            if about.skirmisher:
                facing = FACELESS
            action = Place((unit,), cell, facing)
            if self.forbid(state, action) is None:
                found.append(action)
        return found

    def makes_room(self, state: State, action: Action, stuck: list[int]) -> bool:
        """Whether one of the units that have no place has one when others are set up anew."""
        after = state.clone()
        after.agenda.append(self)
        self.do(after, action, None)
        return any(self.places(after, unit) for unit in stuck)

    def missing(self, state: State) -> Refusal | None:
        """Say who has not been set up yet."""
        for unit in self.units(state):
            if state.cell[unit] < 0:
                return no("12.0/R125", "not-set-up", unit=state.board.units[unit].id)
        for leader in self.leaders(state):
            if state.leader_cell[leader] < 0:
                name = state.board.leaders[leader].id
                return no("12.0/R153", "leader-not-set-up", leader=name)
        return None

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why counters cannot be set up so.

        Rules: 12.0/R125, 12.1/R118, 13.1, 13.1/R126, 14.1, 15.1, 7.0/R057, 7.1, 6.1,
        6.14, 12.0/R153.
        """
        if isinstance(action, Done):
            return self.missing(state)
        if isinstance(action, PlaceLeader):
            return self.refuse_leader(state, action)
        if not isinstance(action, Place):
            return not_now("12.0/R125", action)
        if not action.units or len(set(action.units)) != len(action.units):
            return no("7.1", "no-units")
        for unit in action.units:
            refusal = self.refuse_place(state, unit, action)
            if refusal is not None:
                return refusal
        there = [u for u in units_at(state, action.to) if u not in action.units]
        together = (*there, *action.units)
        board = state.board
        kinds = {(board.units[u].type, board.units[u].leader) for u in together}
        if len(kinds) > 1:
            return no("7.1", "unlike-units", unit=board.units[action.units[0]].id)
        if len(together) > 2:
            return no("7.1", "two-in-a-hex", unit=board.units[action.units[0]].id)
        if len(together) > 1 and board.units[action.units[0]].place in board.setup_alone:
            return no("13.1/R126", "one-unit-a-hex", hex=hex_id(state, action.to))
        if there and action.facing != FACELESS and state.facing[there[0]] != action.facing:
            return no("6.1", "one-facing-a-hex", unit=board.units[action.units[0]].id)
        return None

    def refuse_place(self, state: State, unit: int, action: Place) -> Refusal | None:
        """Say why one unit cannot be set up there."""
        board = state.board
        about = board.units[unit]
        if about.side != self.player or about.cell < 0:
            return no("12.0/R125", "not-to-set-up", unit=about.id)
        bit = board.sets.bit[action.to]
        where = {"unit": about.id, "hex": hex_id(state, action.to)}
        if not board.setup_zones[about.place] & bit:
            return no(SET_UP_RULES[board.id], "outside-its-zone", **where)
        if not board.may_hold[about.movement_class] & bit:
            return no("8.2", "closed-terrain", **where)
        if side_at(state, action.to) == 1 - self.player:
            return no("8.3", "enemies-there", **where)
        if about.skirmisher != (action.facing == FACELESS):
            code = "has-no-facing" if about.skirmisher else "needs-a-facing"
            return no("6.14" if about.skirmisher else "6.1", code, unit=about.id)
        if state.cell[unit] == action.to:
            return no("12.0/R125", "stands-there", **where)
        return None

    def refuse_leader(self, state: State, action: PlaceLeader) -> Refusal | None:
        """Say why a leader cannot be set up there: he stands with a unit of his."""
        about = state.board.leaders[action.leader]
        if about.side != self.player or about.cell < 0:
            return no("12.0/R125", "not-to-set-up", leader=about.id)
        own = units_at(state, action.to)
        if not any(state.own[unit] == action.leader for unit in own):
            return no("12.0/R153", "with-a-unit-of-his", leader=about.id)
        if state.leader_cell[action.leader] == action.to:
            return no("12.0/R153", "stands-there", leader=about.id)
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Set up, or end."""
        state.agenda.pop()
        if isinstance(action, Done):
            return
        if isinstance(action, Place):
            for unit in action.units:
                state.marks[unit] = 0
                if state.cell[unit] >= 0:
                    self.lift(state, unit)
            put_down(state, action.units, action.to, action.facing)
            if emit:
                names = ids(state, action.units)
                where = (hex_id(state, action.to), facing_id(action.facing))
                emit(UnitsPlaced(self.side, names, *where))
        elif isinstance(action, PlaceLeader):
            state.leader_cell[action.leader] = action.to
            if emit:
                name = state.board.leaders[action.leader].id
                emit(LeaderPlaced(name, hex_id(state, action.to)))
        state.agenda.append(Offer(self))

    def lift(self, state: State, unit: int) -> None:
        """Take a unit up again, and its leader where none of his stays with him."""
        cell = state.cell[unit]
        take_off(state, unit)
        for leader in self.leaders(state):
            if state.leader_cell[leader] == cell:
                others = units_at(state, cell)
                if not any(state.own[other] == leader for other in others):
                    state.leader_cell[leader] = NOWHERE

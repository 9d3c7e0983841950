"""Forced retreats: where a unit can go back to, and what happens when it cannot.

Rules: 9.5.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.kit.hexes import ARCS

from .actions import Action, RetreatTo
from .events import RetreatBlocked, UnitRetreated
from .facts import has_facing, leaders_at, occupied, zone
from .names import NOWHERE
from .offer import ListedAsk, Offer, no, not_now
from .pieces import exhaust, hex_id, leader_ids, lose_step, relocate
from .state import State

ONE_TO_THREE: Final = "1-3"  # the owner's choice
THREE: Final = "3"  # or as many as can be
FAR_BACK: Final = 3


def back_cells(state: State, unit: int, extent: str, *, through_rear: bool = False) -> int:
    """Return the cells to which a unit can retreat, as a set.

    A way of n hexes ends n away from where it began; it enters no enemy zone, no closed hex and
    none with units. With `through_rear` the first hex lies beyond a rear hexside.

    Rules: 9.5, 9.5.1, 9.5.2, 9.5.3, 9.5.4, 9.5.5, 9.5/R089, 9.5/R090,
    9.32.4/R154, 10.1.1, 9.5/R152.
    """
    board = state.board
    about = board.units[unit]
    cell = state.cell[unit]
    own, enemies = occupied(state)[about.side], occupied(state)[1 - about.side]
    free = board.sets.all & ~own & ~enemies & ~zone(state, 1 - about.side)
    opened = board.open_to[about.movement_class]
    shifted = board.sets.shifted
    far = board.field.distances(cell)
    sides = range(6)
    first = ARCS[state.facing[unit]].rear if through_rear and has_facing(state, unit) else sides
    start = board.sets.bit[cell]
    rings: list[int] = []
    reached = 0
    for side in first:
        reached |= shifted(start, side) & opened[side]
    reached &= free
    while reached and len(rings) < FAR_BACK:
        rings.append(reached)
        further = 0
        for side in sides:
            further |= shifted(reached, side) & opened[side]
        further &= free
        away = len(rings) + 1
        reached = board.sets.of(c for c in board.sets.cells(further) if far[c] == away)
    if not rings:
        return 0
    if extent == THREE:
        return rings[-1]
    found = 0
    for ring in rings:
        found |= ring
    return found


@record
class Retreat(ListedAsk):
    """A unit that must go back; its owner says where to."""

    kind = "retreat"
    side: str
    unit: int
    cells: int
    rule: str

    def choices(self, state: State) -> list[Action]:
        """Return every hex it can go to."""
        return [RetreatTo(self.unit, cell) for cell in state.board.sets.cells(self.cells)]

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why a unit cannot retreat there.

        Rules: 9.5, 9.5/R089, 9.32.4, 4.2, 4.2/R110.
        """
        if not isinstance(action, RetreatTo):
            return not_now(self.rule, action)
        if action.unit != self.unit:
            return no(self.rule, "another-retreats", unit=state.board.units[self.unit].id)
        bit = state.board.sets.bit[action.to]
        if not bit & self.cells:
            # Where it could go by 9.5, it is the paragraph that sends it back that forbids it.
            free = back_cells(state, self.unit, ONE_TO_THREE) & bit
            rule = self.rule if free else "9.5"
            return no(rule, "no-retreat-there", hex=hex_id(state, action.to))
        with_it = self.followers(state)
        if action.leaders and set(action.leaders) != set(with_it):
            return no("4.2/R110", "leaders-retreat-with-it")
        return None

    def followers(self, state: State) -> tuple[int, ...]:
        """Return the leaders of the hex: they go with the first unit that has to.

        Rules: 4.2, 4.2/R110.
        """
        return leaders_at(state, state.cell[self.unit], state.board.side_of[self.unit])

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the unit and the leaders of its hex back."""
        assert isinstance(action, RetreatTo)
        state.agenda.pop()
        leaders = self.followers(state)
        origin = state.cell[self.unit]
        if emit:
            emit(
                UnitRetreated(
                    state.board.units[self.unit].id,
                    hex_id(state, origin),
                    hex_id(state, action.to),
                    leader_ids(state, leaders),
                    self.rule,
                )
            )
        relocate(state, (self.unit,), action.to, NOWHERE, leaders, emit)


def force_back(
    state: State,
    unit: int,
    extent: str,
    rule: str,
    emit: Emit | None,
    *,
    cells: int,
    melee: bool = False,
    spared: bool = False,
) -> bool:
    """Make a unit retreat to one of some cells, or lose a step where there are none.

    With `spared` a unit that cannot go stays unharmed (10.2). Return whether it goes.

    Rules: 9.5, 9.5/R090, 10.1.6/R095, 10.2/R098, 16.41.
    """
    exhaust(state, unit, emit)
    if cells:
        side = state.board.side_ids[state.board.side_of[unit]]
        state.agenda.append(Offer(Retreat(side, unit, cells, rule)))
        return True
    if emit:
        name = state.board.units[unit].id
        emit(RetreatBlocked(name, hex_id(state, state.cell[unit]), "9.5/R090"))
    if not spared:
        lose_step(state, unit, "retreat", "9.5/R090", emit, melee=melee)
    return False

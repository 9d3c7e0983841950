"""Attrition, the birth of a new kingdom, and control looked at again.

Rules: 3.7/attrition.
"""

from __future__ import annotations

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .control import (
    check_conquest,
    lone_leaders,
    remove_lone_leaders,
    set_controller,
    settle_control,
    take_units,
)
from .counters import counters_left
from .events import AttritionRolled, KingdomBorn, RebelsReturned, UnitsLost
from .forces import LAND, MASK, ONE, Force, counts, force_of, singles, unpack, with_force
from .hostility import side_of
from .independence import mother
from .names import (
    AL_MANSUR,
    CHRISTIAN,
    EL_CID,
    KING,
    MUSLIM_SIDE,
    OWNERS,
    POPULATION,
    POWERS,
    REBEL,
    UNITS,
)
from .state import State
from .steps import Roll, Step

IMMUNE = MASK[EL_CID] | MASK[AL_MANSUR]


def is_place_of_attrition(state: State, area: int) -> bool:
    """Whether attrition is possible in an area: a city, or a Population marker.

    Rules: 3.7/attrition, 3.7/A7.
    """
    return state.board.has_city[area] or state.population[area] == POPULATION


def who_rolls(state: State, area: int, owner: int, king_only: bool) -> Force:
    """Return which of an owner's units in an area's field roll for attrition.

    Hostile units whose enemy controls the area; rebels that share the area with loyal units of
    their side, whoever holds the city, and then not the loyal ones. A King among rebels of an
    independence rolls, and they do not.

    Rules: 3.7/attrition, 3.7/A5, 3.7/A8, 3.7/A10, 8.1/E5, 8.6/king.
    """
    force = force_of(state.field[area], owner)
    controller = state.controller[area]
    side = side_of(owner, state.french_war)
    if owner >= REBEL:
        loyal = any(
            whose < REBEL and side_of(whose, state.french_war) == side
            for stacks in (state.field[area], state.city[area])
            for whose, _ in stacks
        )
        return force if loyal and not king_only else 0
    beside = any(
        whose >= REBEL and side_of(whose) == side
        for stacks in (state.field[area], state.city[area])
        for whose, _ in stacks
    )
    if king_only:
        return force & MASK[KING] if beside else 0
    if beside and (controller >= REBEL and side_of(controller) == side):
        return 0
    if not state.relations.foes[owner] >> controller & 1:
        return 0
    return force


def king_among_rebels(state: State, area: int) -> bool:
    """Whether a King stands among the rebels of an independence (rules: 8.1/E5, 8.6/king)."""
    if state.independence < 0 or state.board.arms[area] != state.independence:
        return False
    field = state.field[area]
    king = any(owner < REBEL and force & MASK[KING] for owner, force in field)
    rebels = any(
        owner >= REBEL and side_of(owner) == CHRISTIAN
        for stacks in (field, state.city[area])
        for owner, _ in stacks
    )
    return king and rebels


def rollers(state: State) -> list[tuple[int, int, int]]:
    """Return (area, owner, kind) of each unit that rolls, in the order of the dice.

    Christian units, then Muslim; areas in order; powers in order, loyal before rebel.

    Rules: 3.7/attrition, 5.0/C1.
    """
    found = []
    places = [area for area in range(state.board.area_count) if _may_suffer(state, area)]
    for side in (CHRISTIAN, MUSLIM_SIDE):
        for area in places:
            king_only = king_among_rebels(state, area)
            owners = sorted(
                (owner for owner, _ in state.field[area]),
                key=lambda owner: (owner % REBEL, owner),
            )
            for owner in owners:
                if side_of(owner, state.french_war) != side:
                    continue
                christian_king = king_only and side == CHRISTIAN
                force = who_rolls(state, area, owner, christian_king) & LAND
                found += [(area, owner, kind) for kind in singles(force)]
    return found


def _may_suffer(state: State, area: int) -> bool:
    """Whether anybody may roll in an area: beside rebels, or where an enemy controls it."""
    field = state.field[area]
    if not field or not is_place_of_attrition(state, area):
        return False
    controller, foes = state.controller[area], state.relations.foes
    for owner, _ in field:
        if owner >= REBEL or foes[owner] >> controller & 1:
            return True
    return any(owner >= REBEL for owner, _ in state.city[area])


@record
class Attrition(Step):
    """The step begins: the units that roll are counted, then they roll one after the other."""

    rule = "3.7/attrition"

    def run(self, state: State, emit: Emit | None) -> None:
        """Line up the dice, the new kingdom's birth and control (rules: 3.7/attrition, 3.7/A9)."""
        dice = rollers(state)
        leaders = state.board.leader_mask
        led = tuple([
            (area, owner)
            for area in sorted({area for area, _, _ in dice})
            for owner, force in state.field[area]
            if force & leaders and not lone_leaders(state, area, owner)
        ])  # fmt: skip
        state.agenda += (Aftermath(led), *(AttritionDie(*who) for who in reversed(dice)))


@record
class AttritionDie(Roll):
    """A unit's die of attrition."""

    rule = "3.7/attrition"
    purpose = "attrition"
    area: int
    owner: int
    unit: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Eliminate the unit on a low die (rules: 3.7/attrition)."""
        lost = state.board.tables["attrition"].result(values[0]) == "eliminated"
        if lost:
            take_units(state, self.area, self.owner, ONE[self.unit], inside=False)
        if emit:
            area, owner = state.board.areas[self.area], OWNERS[self.owner]
            emit(AttritionRolled(owner, area, UNITS[self.unit], values[0], lost))


@record
class Aftermath(Step):
    """After the dice: a new kingdom is born, areas without a city may change hands.

    `led` are the areas and owners of leaders who had company before the dice.
    """

    rule = "3.7/A9"
    led: tuple[tuple[int, int], ...]

    def run(self, state: State, emit: Emit | None) -> None:
        """Take leaders off whose company fell, replace rebels of an independence, see to control.

        Rules: 7.2/F4, 7.4/defeat, 8.6/E15, 8.5/independence, 3.7/A6, 3.7/A9.
        """
        for area, owner in self.led:
            remove_lone_leaders(state, area, owner, emit)
        if state.independence >= 0:
            replace_rebels(state, emit)
        settle_control(state, "field", emit)


def replace_rebels(state: State, emit: Emit | None) -> None:
    """Give a new kingdom its units and areas; units without a counter are lost.

    Rules: 8.6/E15, 8.6/E11, 8.6/E31, 8.5/independence.
    """
    born = state.independence
    state.independence = -1
    board = state.board
    rebels = REBEL + mother(state)  # those of another kingdom stay what they are
    for area in range(board.area_count):
        if board.arms[area] != born:
            continue
        for places in (state.field, state.city):
            for owner, force in places[area]:
                if owner != rebels:
                    continue
                places[area] = with_force(places[area], owner, 0)
                kept = 0
                for kind, count in counts(force):
                    kept += min(count, max(counters_left(state, born, kind), 0)) * ONE[kind]
                if kept:
                    places[area] = with_force(
                        places[area], born, force_of(places[area], born) + kept
                    )
                name = board.areas[area]
                if emit and kept:
                    emit(RebelsReturned(OWNERS[owner], POWERS[born], name, unpack(kept), "8.6/E15"))
                if emit and force != kept:
                    lost = unpack(force - kept)
                    emit(UnitsLost(OWNERS[owner], name, lost, "counters", "3.0/C12"))
        controller = state.controller[area]
        if controller == rebels:
            set_controller(state, area, born, "independence", "8.6/E11", emit)
            check_conquest(state, controller, emit)
    if emit:
        emit(KingdomBorn(POWERS[born]))
    check_conquest(state, born, emit)

"""Pillaging, and the enemies who may fight to prevent it.

Rules: 12.1/pillage, 12.1/response.
"""

from __future__ import annotations

from collections.abc import Sequence

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DECLINE, TAKE_UP, Action, Fight, Pillage
from .combat import (
    DEFENDER,
    PILLAGE,
    Battle,
    Cause,
    announce,
    battle_of,
    choose_table,
    mark_provoked,
)
from .control import foes_in, leader_against, payer
from .events import AreaPillaged, PillageTried
from .forces import MASK, ONE, Force, force_of, unpack
from .names import CRUSADER, FIELD, KING, MUSLIM, POWERS, REBEL, SIDES
from .refusals import not_now, refused
from .state import State, Unit
from .steps import Ask
from .troops import (
    ACTED,
    BESIEGED,
    ENTERED,
    FOUGHT,
    PILLAGED,
    STRAYED,
    begin_acting,
    change,
    may_begin,
    pick,
    units_at,
)

POINTS = 1


def refuse_place(state: State, area: int) -> Refusal | None:
    """Say why an area cannot be pillaged, whoever would do it.

    Rules: 12.1/once, 12.1/I10, 8.3/E24.
    """
    power = state.campaign
    name = state.board.areas[area]
    if not state.relations.targets[power] >> state.controller[area] & 1:
        return refused("12.1/I10", "not-the-enemys", area=name)
    if state.pillaged[area]:
        return refused("12.1/once", "pillaged-already", area=name)
    if any(where == area for where, _ in state.tributed):
        return refused("8.3/E24", "tribute-was-paid", area=name)
    return None


def _able(state: State, area: int) -> tuple[list[Unit], int]:
    """Return the units in a field, and the mask of a King who lends a point there."""
    units = units_at(state, area, inside=False)
    king = any(unit[0] == KING for unit in units)
    return units, king


def has_mp(unit: Unit, cost: int, king: bool) -> bool:
    """Whether a unit has the points for something, the King's point included.

    Rules: 7.0/march, 7.0/F8.
    """
    kind, mp, flags = unit
    return mp + (king and kind != KING and not flags & STRAYED) >= cost


def refuse_pillage(state: State, action: Pillage) -> Refusal | None:
    """Say why these units cannot pillage the area.

    Rules: 12.1/pillage, 12.1/I10, 5.1/D4.
    """
    area = action.area
    name = state.board.areas[area]
    refusal = refuse_place(state, area)
    if refusal is not None:
        return refusal
    if not action.units:
        return refused("12.1/pillage", "no-units", area=name)
    units, king = _able(state, area)
    if pick(units, action.units) is None:
        return refused("12.1/pillage", "units-not-there", area=name)
    chosen = pick(units, action.units, _came)
    if chosen is None:
        return refused("12.1/I10", "did-not-come-in", area=name)
    cost = state.board.pillage_mp
    chosen = pick(units, action.units, lambda u: _came(u) and has_mp(u, cost, bool(king)))
    if chosen is None:
        return refused("12.1/pillage", "not-enough-mp", area=name, cost=cost)
    if not may_begin(state, chosen):
        return refused("5.1/D4", "half-has-acted")
    if action.units & MASK[CRUSADER] and state.controller[area] % REBEL not in (
        MUSLIM,
        state.campaign,
    ):
        return refused("5.1/D6", "crusaders-never-against-christians")
    return None


def _came(unit: Unit) -> bool:
    return bool(unit[2] & ENTERED) and not unit[2] & (FOUGHT | BESIEGED)


def begin_pillage(state: State, action: Pillage, emit: Emit | None) -> None:
    """Spend the points; then the enemies in the field may fight, or the area is pillaged.

    Rules: 12.1/pillage, 12.1/response, 12.1/I11.
    """
    area, power = action.area, state.campaign
    cost = state.board.pillage_mp
    units, king = _able(state, area)
    chosen = pick(units, action.units, lambda u: _came(u) and has_mp(u, cost, bool(king)))
    assert chosen is not None
    begin_acting(state, chosen)
    after = [(kind, mp - cost, flags | PILLAGED | ACTED) for kind, mp, flags in chosen]
    change(state, area, chosen, after)
    if emit:
        emit(PillageTried(POWERS[power], state.board.areas[area], unpack(action.units)))
    foes = foes_in(state, area, power)
    for owner, _ in state.field[area]:
        if foes >> owner & 1:
            leading = leader_against(state, owner, power)
            state.agenda.append(PillageResponse(area, power, owner, leading, action.units))
            return
    pillage(state, area, power, emit)


def pillage(state: State, area: int, power: int, emit: Emit | None) -> None:
    """Put a Pillage marker on an area; a point goes to the treasury.

    Rules: 12.1/pillage, 6.0/C3, 6.0/C23, 5.1/D5.
    """
    state.pillaged[area] = True
    gets = payer(state, power)
    state.treasury[gets] += POINTS
    state.loot = (*state.loot[:gets], state.loot[gets] + POINTS, *state.loot[gets + 1 :])
    if emit:
        emit(AreaPillaged(POWERS[gets], state.board.areas[area], POINTS))


@record
class Pillaging(Cause):
    """A combat fought about pillaging: the area is pillaged if a pillager is left.

    Rules: 12.1/response, 12.1/I12.
    """

    area: int
    power: int

    def ended(self, state: State, battle: Battle, result: str, emit: Emit | None) -> None:
        """Pillage, unless the last result was `ne` or nobody is left (rules: 12.1/I12)."""
        if battle.attackers and result != "ne" and state.campaign == self.power:
            pillage(state, self.area, self.power, emit)


@record
class PillageResponse(Ask):
    """The enemies in the field may fight those who pillage."""

    rule = "12.1/response"
    kind = "pillage_response"
    area: int
    power: int
    owner: int
    leading: int
    units: Force

    @property
    def side(self) -> str:
        """The side that leads the enemies there."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """Fight or let them."""
        return (TAKE_UP, DECLINE)

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not."""
        if action in (TAKE_UP, DECLINE):
            return None
        if isinstance(action, Fight):
            return refused("12.1/I11", "field-table-only")
        return not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Fight on the field table without a roll for the initiative, or let them pillage.

        Rules: 12.1/response, 12.1/I11.
        """
        state.agenda.pop()
        if action == DECLINE:
            pillage(state, self.area, self.power, emit)
            return
        defenders = ((self.owner, force_of(state.field[self.area], self.owner)),)
        battle = battle_of(
            state, self.area, ((self.power, self.units),), defenders, PILLAGE,
            Pillaging(self.area, self.power),
        )  # fmt: skip
        mark_provoked(state, battle)
        _mark(state, self.area, self.units)
        announce(state, battle, emit)
        choose_table(state, battle, DEFENDER, FIELD)


def _mark(state: State, area: int, units: Force) -> None:
    """Note that the pillagers have met the enemy: they are not intercepted again (12.2/I32)."""
    chosen = pick(units_at(state, area, inside=False), units, lambda u: bool(u[2] & PILLAGED))
    if chosen is not None:
        after = [(kind, mp, flags | FOUGHT) for kind, mp, flags in chosen]
        change(state, area, chosen, after)


def list_pillages(state: State, area: int, found: list[Action]) -> None:
    """Add pillaging an area by everybody who can, and by one unit of each kind."""
    power = state.campaign
    cost = state.board.pillage_mp
    known = state.worn.get(area)
    if (
        not known
        or state.pillaged[area]
        or not state.relations.targets[power] >> state.controller[area] & 1
        or not any(_came(unit) for unit in known)
    ):
        return
    if not force_of(state.field[area], power) or refuse_place(state, area) is not None:
        return
    units, king = _able(state, area)
    able = [u for u in units if _came(u) and has_mp(u, cost, bool(king))]
    if state.controller[area] % REBEL not in (MUSLIM, power):
        able = [unit for unit in able if unit[0] != CRUSADER]
    whole = 0
    for unit in able:
        if not whole & MASK[unit[0]]:
            found.append(Pillage(area, ONE[unit[0]]))
        whole += ONE[unit[0]]
    if len(able) > 1:
        found.append(Pillage(area, whole))

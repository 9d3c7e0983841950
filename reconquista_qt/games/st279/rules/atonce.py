"""Markers that act as soon as they are drawn: Crusade/Jihad, Vikings, the Sepulchre, Mutiny.

Rules: 10.0/G3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import Action, CallMutiny, RaidByVikings, Reinforce, reinforcement
from .control import (
    active_kingdoms,
    add_units,
    has_total_control,
    leader,
    room,
)
from .counters import Stock
from .events import (
    MarkerWithoutEffect,
    MutinyBegan,
    SepulchreFound,
    UnitPlaced,
    VikingsLanded,
)
from .forces import LAND, MASK, ONE, force_of
from .hostility import side_of
from .names import (
    CHRISTIAN,
    CRUSADE_JIHAD,
    CRUSADER,
    FRANCE,
    KING,
    MARKERS,
    MESNADA,
    MUSLIM,
    MUTINY,
    NA_MESNADA,
    NA_PEONES,
    NA_RAIDERS,
    NOT_FOUND,
    PLACED,
    POWER_COUNT,
    POWERS,
    RAIDERS,
    REBEL,
    SEPULCHRE,
    SIDES,
    UNITS,
    VIKINGS,
)
from .refusals import not_now, refused
from .state import Mutineers, State
from .steps import Ask

JIHAD_UNITS: Final = (MESNADA, RAIDERS, NA_MESNADA, NA_PEONES, NA_RAIDERS)


def act_at_once(state: State, side: int, marker: int, emit: Emit | None) -> bool:
    """Let a marker act that was just drawn; return whether it leaves the game.

    Rules: 10.0/G3, 10.0/G4, 10.0/sepulchre.
    """
    if marker == SEPULCHRE:
        area = state.board.sepulchre_area
        if state.controller[area] != MUSLIM and state.sepulchre == NOT_FOUND:
            state.sepulchre = PLACED
            if emit:
                emit(SepulchreFound(state.board.areas[area]))
            return True
    else:
        ask = ASKS[marker](side)
        if ask.options(state):
            state.agenda.append(ask)
            return False
    if emit:
        emit(MarkerWithoutEffect(SIDES[side], MARKERS[marker]))
    return False


@record
class ReinforceAsk(Ask):
    """A side places the unit that Crusade/Jihad brings."""

    rule = "10.0/crusade-jihad"
    kind = "reinforce"
    leading: int

    @property
    def side(self) -> str:
        """The side that drew it."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """Every unit in every place."""
        stock, has_city = Stock(state), state.board.has_city
        wanted = self._wanted(state)
        places = [
            (area, inside)
            for area, power in enumerate(state.controller)
            if power in wanted
            and room(state, area, power) > 0
            and has_total_control(state, area, power)
            for inside in ((False, True) if has_city[area] else (False,))
        ]
        return [
            reinforcement(unit, area, inside)
            for unit in ((CRUSADER,) if self.leading == CHRISTIAN else JIHAD_UNITS)
            if self._counter(state, unit, stock)
            for area, inside in places
        ]

    def _counter(self, state: State, unit: int, stock: Stock) -> bool:
        return stock.left(MUSLIM if unit != CRUSADER else state.board.draw_order[0], unit) > 0

    def _wanted(self, state: State) -> Sequence[int]:
        """Return the powers that it can come to."""
        return active_kingdoms(state) if self.leading == CHRISTIAN else (MUSLIM,)

    def _refuse_area(self, state: State, area: int) -> Refusal | None:
        power = state.controller[area]
        name = state.board.areas[area]
        if power not in self._wanted(state) or not has_total_control(state, area, power):
            return refused("10.0/G7", "no-total-control", area=name)
        if room(state, area, power) < 1:
            return refused("3.2/limit", "no-room", area=name)
        return None

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 10.0/G7, 10.0/crusade-jihad)."""
        if not isinstance(action, Reinforce):
            return not_now(self.kind)
        units = (CRUSADER,) if self.leading == CHRISTIAN else JIHAD_UNITS
        if action.unit not in units:
            return refused("10.0/G7", "unit-not-brought", unit=UNITS[action.unit])
        if not self._counter(state, action.unit, Stock(state)):
            return refused("3.0/C12", "no-counter-left", unit=UNITS[action.unit])
        if action.inside and not state.board.has_city[action.area]:
            return refused("14.0/city", "no-city", area=state.board.areas[action.area])
        return self._refuse_area(state, action.area)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Place the unit; it belongs to who controls the area (rules: 10.0/G7)."""
        assert isinstance(action, Reinforce)
        state.agenda.pop()
        power = state.controller[action.area]
        add_units(state, action.area, power, ONE[action.unit], inside=action.inside)
        if emit:
            place = state.board.areas[action.area]
            emit(
                UnitPlaced(POWERS[power], UNITS[action.unit], place, action.inside, "reinforce", 0,
                           self.rule)
            )  # fmt: skip


@record
class VikingsAsk(Ask):
    """A side chooses the coast that the Vikings pillage."""

    rule = "10.0/vikings"
    kind = "vikings"
    leading: int

    @property
    def side(self) -> str:
        """The side that drew it."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """Every coast of the enemy's without a land unit of his; none after the last turn."""
        return [
            RaidByVikings(area)
            for area in range(state.board.area_count)
            if self._refuse_area(state, area) is None
        ]

    def _refuse_area(self, state: State, area: int) -> Refusal | None:
        board = state.board
        name = board.areas[area]
        if state.turn > board.markers[VIKINGS].last_turn:
            return refused("10.0/vikings", "vikings-no-more")
        if not board.coasts[area]:
            return refused("10.0/vikings", "no-coast", area=name)
        owner = side_of(state.controller[area], state.french_war)
        if owner != 1 - self.leading:
            return refused("10.0/G6", "not-the-enemys", area=name)
        if any(
            owner >= REBEL or side_of(owner, state.french_war) != self.leading
            for owner, _ in state.field[area] + state.city[area]
        ):
            return refused("10.0/G6", "units-there", area=name)
        if state.pillaged[area]:
            return refused("12.1/pillage", "pillaged-already", area=name)
        return None

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 10.0/G6)."""
        if not isinstance(action, RaidByVikings):
            return not_now(self.kind)
        return self._refuse_area(state, action.area)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Put a Pillage marker there; it brings no points (rules: 10.0/G6, 10.0/vikings)."""
        assert isinstance(action, RaidByVikings)
        state.agenda.pop()
        state.pillaged[action.area] = True
        if emit:
            emit(VikingsLanded(state.board.areas[action.area]))


@record
class MutinyAsk(Ask):
    """A side chooses which enemies mutiny."""

    rule = "10.0/mutiny"
    kind = "mutiny"
    leading: int

    @property
    def side(self) -> str:
        """The side that drew it."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """All the units of one power in one area; not beside a friend's King or Crusader."""
        if state.mutiny is not None:
            return []
        # Who is not the enemy's is left out before a refusal is worded.
        theirs = {power for power in range(POWER_COUNT) if leader(state, power) != self.leading}
        return [
            CallMutiny(area, power)
            for area, field in enumerate(state.field)
            if field or state.city[area]
            for power in sorted(theirs.intersection([o for o, _ in field + state.city[area]]))
            if self._refuse_units(state, area, power) is None
        ]

    def _refuse_units(self, state: State, area: int, power: int) -> Refusal | None:
        where = {"area": state.board.areas[area], "power": POWERS[power]}
        force = force_of(state.field[area], power) + force_of(state.city[area], power)
        if not force & LAND:
            return refused("10.0/G8", "no-units-there", **where)
        if (power == FRANCE and state.french_war < 0) or leader(state, power) == self.leading:
            return refused("10.0/G8", "not-the-enemys-units", **where)
        friends = state.relations.friends[power]  # whichever kingdom's King they stand with
        if any(
            friends >> owner & 1 and others & (MASK[KING] | MASK[CRUSADER])
            for owner, others in state.field[area] + state.city[area]
        ):
            return refused("10.0/G8", "loyal-to-king-or-cross", **where)
        return None

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 10.0/G8)."""
        if not isinstance(action, CallMutiny):
            return not_now(self.kind)
        return self._refuse_units(state, action.area, action.power)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Let them mutiny for this turn (rules: 10.0/mutiny, 10.0/G8)."""
        assert isinstance(action, CallMutiny)
        state.agenda.pop()
        state.mutiny = Mutineers(action.area, action.power, False)
        if emit:
            emit(MutinyBegan(state.board.areas[action.area], POWERS[action.power]))


ASKS: Final[dict[int, type[ReinforceAsk] | type[VikingsAsk] | type[MutinyAsk]]] = {
    CRUSADE_JIHAD: ReinforceAsk, VIKINGS: VikingsAsk, MUTINY: MutinyAsk,
}  # fmt: skip

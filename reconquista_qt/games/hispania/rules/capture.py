"""Chapter 6.11: what the winner makes of ruins; and the fall of Toletum (9.5)."""

from __future__ import annotations

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DECLINE, Action, Capital, Decline, Rebuild
from .events import FortBuilt, RuinTaken, ToletumFell
from .forces import ONE, count, parts
from .income import available
from .names import (
    CARTAGENA,
    CASTLE,
    CASTLE_RUIN,
    CITY,
    CITY_RUIN,
    FORT,
    NATION_COUNT,
    NO_RUIN,
    NOBODY,
    PARTIES,
    PARTY_INDEX,
    PLACES,
    ROME,
    ROYAL_CITY,
    TOLETUM,
    UNITS,
    VISIGOTHS,
)
from .recruit import STRONGHOLDS
from .stacking import declare_capital, limit_in, refuse_elsewhere, stack_of
from .state import State
from .steps import Ask, Step
from .submission import free_subjects


def counter_for(state: State, nation: int, area: int) -> int:
    """Return the counter that a nation can make of the ruin in a region, -1 where it has none.

    Rules: 6.11/capture, 6.11/B8, 6/E20.
    """
    if nation >= NATION_COUNT or state.units[area] & STRONGHOLDS:
        return -1
    ruin = state.ruins[area]
    if ruin == CASTLE_RUIN:
        return CASTLE if available(state, nation, CASTLE) > 0 else -1
    if ruin == CITY_RUIN:
        if available(state, nation, ROYAL_CITY) > 0:
            return ROYAL_CITY
        if state.turn <= state.board.last_city_turn and available(state, nation, CITY) > 0:
            return CITY
    return -1


def build_on_ruin(
    state: State, nation: int, area: int, counter: int, paid: int, emit: Emit | None
) -> None:
    """Turn a ruin into a counter of the holder's, for a unit or (paid -1) for nothing.

    Rules: 6.11/capture, 6/E19.
    """
    if paid >= 0:
        state.units[area] -= ONE[paid]
    state.units[area] += ONE[counter]
    state.ruins[area] = NO_RUIN
    if emit:
        unit = UNITS[paid] if paid >= 0 else ""
        rule = "6.11/capture" if paid >= 0 else "6/E19"
        emit(RuinTaken(PARTIES[nation], PLACES[area], UNITS[counter], unit, rule))


@record
class Capture(Step):
    """The holder of a region after a battle may rebuild a ruin in it."""

    nation: int
    area: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask where there is a choice; Rome takes Cartagena for nothing and leaves forts.

        Rules: 6.11/capture, 6/E19, 6/E20, 6.11/E22, 9.5/toletum.
        """
        nation, area = self.nation, self.area
        check_toletum(state, emit)
        counter = counter_for(state, nation, area)
        if counter == CITY and nation == ROME and area == CARTAGENA:
            build_on_ruin(state, nation, area, counter, -1, emit)
        elif counter >= 0 and state.units[area] & state.board.mobile:
            state.agenda.append(RebuildChoice(state.board.player_of[nation], nation, area))
        if nation == ROME:
            build_fort(state, area, emit)


def build_fort(state: State, area: int, emit: Emit | None) -> None:
    """Put one of Rome's forts where it has won, where there is room and nothing else.

    Rules: 6.11/E22.
    """
    if state.ruins[area] != NO_RUIN or state.units[area] & STRONGHOLDS:
        return
    if available(state, ROME, FORT) <= 0:
        return
    if stack_of(state, state.units[area]) + 1 > limit_in(state, ROME, area):
        return
    state.units[area] += ONE[FORT]
    if emit:
        emit(FortBuilt(PARTIES[ROME], PLACES[area]))


@record
class RebuildChoice(Ask):
    """The winner may give up a unit for a counter in place of the ruin."""

    kind = "rebuild"
    rule = "6.11/capture"
    side: str
    nation: int
    area: int

    def options(self, state: State) -> list[Action]:
        """Return the units that may be given up, and leaving the ruin."""
        mobile = state.units[self.area] & state.board.mobile
        return [*(Rebuild(kind) for kind, _ in parts(mobile)), DECLINE]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why that unit cannot be given up.

        Rules: 6.11/capture, 6/E20.
        """
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Rebuild):
            return refuse_elsewhere(state, action, self.rule)
        if not count(state.units[self.area] & state.board.mobile, action.unit):
            at = (("area", PLACES[self.area]), ("unit", UNITS[action.unit]))
            return Refusal("6.11/capture", "unit-not-there", at)
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Rebuild, or leave the ruin.

        Rules: 6.11/capture, 6/E20.
        """
        if isinstance(action, Capital):
            declare_capital(state, action, emit)
            return
        state.agenda.pop()
        if isinstance(action, Rebuild):
            counter = counter_for(state, self.nation, self.area)
            build_on_ruin(state, self.nation, self.area, counter, action.unit, emit)


def check_toletum(state: State, emit: Emit | None) -> None:
    """See whether another nation holds Toletum, and the Visigoths have lost their realm.

    Rules: 9.5/toletum, 9.6/end.
    """
    if state.toletum_fallen or state.turn < state.board.nations[PARTY_INDEX["umayyads"]].first:
        return
    holder = state.owner[TOLETUM]
    if holder in (NOBODY, VISIGOTHS):
        return
    state.toletum_fallen = True
    if emit:
        emit(ToletumFell(PARTIES[holder]))
    free_subjects(state, VISIGOTHS, emit)

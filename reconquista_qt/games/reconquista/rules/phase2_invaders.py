"""Phase 2, French and raiders: where a neutral force enters the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .column import begin_column
from .events import EntryRolled, EventIdle, UnitsPlaced
from .forces import FRENCH_ARMY, RAIDERS, unpack
from .names import AREA_INDEX, AREAS
from .state import State
from .steps import Roll, Step

# Where the French enter, by their die; where raiders land, by the first die's half and the second.
FRENCH_ENTRY: Final = tuple(
    AREA_INDEX[name]
    for name in ("oviedo", "oviedo", "pamplona", "pamplona", "barcelona", "barcelona")
)
RAIDER_LANDING: Final = (
    tuple(
        AREA_INDEX[name]
        for name in ("pamplona", "oviedo", "santiago", "galicia", "porto", "lisboa")
    ),
    tuple(
        AREA_INDEX[name]
        for name in ("barcelona", "tarragona", "valencia", "murcia", "algeciras", "sevilla")
    ),
)


@record
class FrenchEntry(Roll):
    """The die that names where the French enter."""

    purpose = "entry"
    rule = "phase2/french"

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Let the French enter and march; roll again where the region is in revolt.

        Rules: phase2/french, phase2/D2, phase2/D3.
        """
        enter(state, self, values, FRENCH_ENTRY[values[0] - 1], FRENCH_ARMY, emit)


@record
class RaiderLanding(Roll):
    """The two dice that name where the raiders land."""

    purpose = "entry"
    rule = "phase2/raiders"
    count: int = 2

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Let the raiders land and march; roll again where the region is in revolt.

        Rules: phase2/raiders, phase2/D2, phase2/D3, phase2/D5, definitions/F-2.
        """
        coast = RAIDER_LANDING[values[0] > 3]
        enter(state, self, values, coast[values[1] - 1], RAIDERS, emit)


def enter(
    state: State, step: Step, dice: tuple[int, ...], area: int, army: int, emit: Emit | None
) -> None:
    """Bring a neutral force into an area and let it march.

    Rules: phase2/french, phase2/raiders, phase2/D2, phase2/D3, phase1/Q9.
    """
    accepted = state.board.region_of[area] != state.revolt
    if emit:
        emit(EntryRolled(dice, AREAS[area], accepted, step.rule if accepted else "phase2/D3"))
    if not accepted:
        state.agenda.append(step)
        return
    force = army * state.event_count
    if emit:
        emit(UnitsPlaced(AREAS[area], unpack(force), step.rule))
    begin_column(state, area, force, emit)


def french_intervene(state: State, emit: Emit | None) -> None:
    """Ask where the French enter; no event where every entry is in revolt (ruling D3).

    Rules: phase2/french, phase2/D3.
    """
    enter_if_possible(state, FrenchEntry(), FRENCH_ENTRY, emit)


def raiders_land(state: State, emit: Emit | None) -> None:
    """Ask where the raiders land (rules: phase2/raiders)."""
    enter_if_possible(state, RaiderLanding(), RAIDER_LANDING[0] + RAIDER_LANDING[1], emit)


def enter_if_possible(state: State, step: Step, entries: Sequence[int], emit: Emit | None) -> None:
    """Ask for an entry, unless all entries are closed by a revolt."""
    if any(state.board.region_of[area] != state.revolt for area in entries):
        state.agenda.append(step)
    elif emit:
        emit(EventIdle(state.event, "nowhere", "phase2/D3"))

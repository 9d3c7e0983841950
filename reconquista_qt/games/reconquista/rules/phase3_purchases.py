"""Phase 3, what the player bought: paid, and put on the map."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit

from .events import (
    Bought,
    CityFounded,
    FortressBuilt,
    UnitsLost,
    UnitsPlaced,
)
from .forces import (
    CHRISTIAN_ARMY,
    CHRISTIAN_GARRISON,
    REBEL_UNITS,
    unpack,
)
from .names import AREAS, CHRISTIAN, SIDES
from .phase3_limits import BRIBED, COST
from .state import State

ARE_UNITS: Final = {"army": CHRISTIAN_ARMY, "garrison": CHRISTIAN_GARRISON}


def pay(state: State, what: str, area: int, rule: str, emit: Emit | None, count: int = 1) -> None:
    """Take the price of a purchase from the treasury."""
    cost = COST[what] * count
    state.treasury -= cost
    if emit:
        emit(Bought(what, AREAS[area], cost, state.treasury, rule))


def place(state: State, area: int, force: int, rule: str, emit: Emit | None) -> None:
    """Put new units into an area."""
    state.units[area] += force
    if emit:
        emit(UnitsPlaced(AREAS[area], unpack(force), rule))


def build(state: State, what: str, area: int, emit: Emit | None) -> None:
    """Build an army, a garrison, a city (always Christian) or a fortress.

    Rules: phase3/army, phase3/garrison, phase3/city, phase3/fortress, phase3/spending.
    """
    rule = f"phase3/{what}"
    pay(state, what, area, rule, emit)
    if what in ARE_UNITS:
        place(state, area, ARE_UNITS[what], rule, emit)
    elif what == "city":
        state.city[area] = CHRISTIAN
        if emit:
            emit(CityFounded(AREAS[area], SIDES[CHRISTIAN], rule))
    else:
        state.fortress[area] = True
        if emit:
            emit(FortressBuilt(AREAS[area], rule))


def bribe(state: State, area: int, emit: Emit | None) -> None:
    """Replace all Rebels of an area by one Christian garrison.

    Rules: phase2/bribe, phase2/D6.
    """
    pay(state, "bribe", area, "phase2/bribe", emit)
    state.event_count = BRIBED
    rebels = state.units[area] & REBEL_UNITS
    state.units[area] -= rebels
    if emit:
        emit(UnitsLost(AREAS[area], unpack(rebels), "bribe", "phase2/bribe"))
    place(state, area, CHRISTIAN_GARRISON, "phase2/bribe", emit)

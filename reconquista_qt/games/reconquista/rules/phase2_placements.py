"""Phase 2, a Military Order and El Cid: where the player may place them."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DECLINE, Action, Decline, PlaceCid, PlaceOrder
from .control import city_control
from .events import EventIdle, UnitsPlaced
from .forces import (
    ARMIES,
    CHRISTIAN_UNITS,
    CID_CHRISTIAN,
    MILITARY_ORDER,
    ORDERS,
    SIDE_MASK,
)
from .names import AREA_COUNT, AREA_INDEX, AREAS, CHRISTIAN
from .state import State
from .steps import Ask

CID_IS_CHRISTIAN_TO: Final = 3
SANTIAGO: Final = AREA_INDEX["santiago"]


def order_is_founded(state: State, emit: Emit | None) -> None:
    """Ask where the Military Order goes; without a place it is lost.

    Rules: phase2/military-order, phase2/D10.
    """
    if any(refuse_order(state, area) is None for area in range(AREA_COUNT)):
        state.agenda.append(ORDER_PLACEMENT)
    elif emit:
        emit(EventIdle(state.event, "nowhere", "phase2/D10"))


def refuse_order(state: State, area: int) -> Refusal | None:
    """Say why a Military Order cannot be placed in an area.

    Rules: phase2/military-order, phase2/D10, phase1/Q9, definitions/F-3.
    """
    if state.board.region_of[area] == state.revolt:
        return Refusal("phase1/Q9", "region-in-revolt", (("area", AREAS[area]),))
    if city_control(state, area) == CHRISTIAN:
        return None
    if area == SANTIAGO:
        if not (state.units[area] | state.besiegers[area]) & ~SIDE_MASK[CHRISTIAN]:
            return None
        return Refusal("phase2/D10", "santiago-is-held", (("area", AREAS[area]),))
    return Refusal("phase2/military-order", "not-a-friendly-city", (("area", AREAS[area]),))


@record
class OrderPlacement(Ask):
    """The player places the Military Order (rules: phase2/military-order)."""

    side = "christian"
    kind = "place_order"
    rule = "phase2/military-order"

    def options(self, state: State) -> list[Action]:
        """Return a placement for each area that takes the Order."""
        return [PlaceOrder(a) for a in range(AREA_COUNT) if refuse_order(state, a) is None]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why the Order cannot be placed so.

        Rules: phase2/military-order, phase2/D10.
        """
        if not isinstance(action, PlaceOrder):
            return Refusal("phase2/military-order", "place-the-order-first")
        return refuse_order(state, action.area)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Place the Order.

        Rules: phase2/military-order, counters/military-order.
        """
        assert isinstance(action, PlaceOrder)
        state.agenda.pop()
        state.units[action.area] += MILITARY_ORDER
        if emit:
            emit(UnitsPlaced(AREAS[action.area], {"military_order": 1}, "phase2/military-order"))


ORDER_PLACEMENT: Final = OrderPlacement()


def cid_appears(state: State, emit: Emit | None) -> None:
    """Ask where a Christian El Cid goes; a Muslim one waits for the reaction.

    Rules: phase2/el-cid, phase2/D12, phase2/D14, counters/el-cid.
    """
    if state.event_count > CID_IS_CHRISTIAN_TO:
        return
    if any(refuse_cid(state, area) is None for area in range(AREA_COUNT)):
        state.agenda.append(CID_PLACEMENT)
    elif emit:
        emit(EventIdle(state.event, "nowhere", "phase2/D12"))


def refuse_cid(state: State, area: int) -> Refusal | None:
    """Say why a Christian El Cid cannot be placed in an area.

    Rules: phase2/el-cid, phase2/D12, phase1/Q9.
    """
    if state.board.region_of[area] == state.revolt:
        return Refusal("phase1/Q9", "region-in-revolt", (("area", AREAS[area]),))
    if state.units[area] & CHRISTIAN_UNITS & (ARMIES | ORDERS):
        return None
    return Refusal("phase2/D12", "no-army-for-el-cid", (("area", AREAS[area]),))


@record
class CidPlacement(Ask):
    """The player places El Cid with a Christian force, or leaves him out."""

    side = "christian"
    kind = "place_cid"
    rule = "phase2/el-cid"

    def options(self, state: State) -> list[Action]:
        """Return a placement for each Christian army or order, and the refusal of the gift."""
        places: list[Action] = [
            PlaceCid(a) for a in range(AREA_COUNT) if refuse_cid(state, a) is None
        ]
        return [*places, DECLINE]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why El Cid cannot be placed so.

        Rules: phase2/el-cid, phase2/D12.
        """
        if isinstance(action, Decline):
            return None
        if not isinstance(action, PlaceCid):
            return Refusal("phase2/el-cid", "place-el-cid-first")
        return refuse_cid(state, action.area)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Place El Cid, or not.

        Rules: phase2/el-cid, phase2/D12.
        """
        state.agenda.pop()
        if isinstance(action, Decline):
            if emit:
                emit(EventIdle(state.event, "declined", "phase2/D12"))
            return
        assert isinstance(action, PlaceCid)
        state.units[action.area] += CID_CHRISTIAN
        if emit:
            emit(UnitsPlaced(AREAS[action.area], {"el_cid_christian": 1}, "phase2/el-cid"))


CID_PLACEMENT: Final = CidPlacement()

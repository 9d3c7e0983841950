"""Phase 2, Events: two dice, and what each of the eleven totals brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from reconquista_qt.engine.agenda import Ask, Emit, Roll, Step
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.reconquista.actions import DECLINE, Action, Decline, PlaceCid, PlaceOrder
from reconquista_qt.games.reconquista.control import city_control
from reconquista_qt.games.reconquista.events import (
    EntryRolled,
    EventDieRolled,
    EventIdle,
    EventRolled,
    UnitsLost,
    UnitsPlaced,
)
from reconquista_qt.games.reconquista.forces import (
    ARMIES,
    CHRISTIAN_UNITS,
    CID_CHRISTIAN,
    FRENCH_ARMY,
    MILITARY_ORDER,
    ORDERS,
    RAIDERS,
    SIDE_MASK,
    size,
    starved,
    unpack,
)
from reconquista_qt.games.reconquista.names import AREA_COUNT, AREA_INDEX, AREAS, CHRISTIAN
from reconquista_qt.games.reconquista.state import State

from .column import begin_column

FRENCH, BRIBE, MERCENARIES, RAID, ORDER, FAMINE, CID, TAXES, JIHAD, CRUSADE, EXPULSIONS = range(
    2, 13
)
RULE_OF: Final = (
    "", "", "phase2/french", "phase2/bribe", "phase2/mercenaries", "phase2/raiders",
    "phase2/military-order", "phase2/famine", "phase2/el-cid", "phase2/taxes", "phase2/jihad",
    "phase2/crusade", "phase2/expulsions",
)  # fmt: skip
HAVE_A_DIE: Final = (FRENCH, MERCENARIES, RAID, CID, CRUSADE)
CID_IS_CHRISTIAN_TO: Final = 3

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
class EventDice(Roll):
    """The two dice that name the event."""

    purpose = "event"
    rule = "phase2/roll"
    count: int = 2

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Note the event and go on with it.

        Rules: phase2/roll, phase2/D1, overview/dice, reference/phase2.
        """
        state.event = values[0] + values[1]
        if emit:
            emit(EventRolled(values, state.event, RULE_OF[state.event]))
        if state.event in HAVE_A_DIE:
            state.agenda.append(EventDie())
        else:
            carry_out(state, emit)


@record
class EventDie(Roll):
    """The event's own die: how many come, or whose El Cid is."""

    purpose = "event-die"
    rule = "phase2/roll"

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Note the number and go on with the event."""
        state.event_count = values[0]
        if emit:
            emit(EventDieRolled(state.event, values[0], RULE_OF[state.event]))
        carry_out(state, emit)


def carry_out(state: State, emit: Emit | None) -> None:
    """Do what the event does at once; what it changes later is read from the state then.

    Rules: phase2/roll, phase2/D1.
    """
    effect = AT_ONCE.get(state.event)
    if effect:
        effect(state, emit)


def resume_event(state: State, emit: Emit | None) -> None:
    """Go on with an event whose total is on the table already (a position read from outside)."""
    if state.event in HAVE_A_DIE and not state.event_count:
        state.agenda.append(EventDie())
    else:
        carry_out(state, emit)


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


def famine_strikes(state: State, emit: Emit | None) -> None:
    """Take a third of the units of every area, rounded down.

    Rules: phase2/famine, phase2/D11, phase1/Q9.
    """
    for area in state.board.in_order:
        if state.board.region_of[area] == state.revolt:
            continue
        for where in (state.units, state.besiegers):
            force = where[area]
            losses = size(force) // 3
            if losses:
                where[area] = starved(force, losses)
                if emit:
                    lost = unpack(force - where[area])
                    emit(UnitsLost(AREAS[area], lost, "famine", "phase2/famine"))


def order_is_founded(state: State, emit: Emit | None) -> None:
    """Ask where the Military Order goes; without a place it is lost.

    Rules: phase2/military-order, phase2/D10.
    """
    if any(refuse_order(state, area) is None for area in range(AREA_COUNT)):
        state.agenda.append(ORDER_PLACEMENT)
    elif emit:
        emit(EventIdle(ORDER, "nowhere", "phase2/D10"))


SANTIAGO: Final = AREA_INDEX["santiago"]


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

    def apply(self, state: State, action: PlaceOrder, emit: Emit | None) -> None:
        """Place the Order.

        Rules: phase2/military-order, counters/military-order.
        """
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
        emit(EventIdle(CID, "nowhere", "phase2/D12"))


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

    def apply(self, state: State, action: PlaceCid | Decline, emit: Emit | None) -> None:
        """Place El Cid, or not.

        Rules: phase2/el-cid, phase2/D12.
        """
        state.agenda.pop()
        if isinstance(action, Decline):
            if emit:
                emit(EventIdle(CID, "declined", "phase2/D12"))
            return
        state.units[action.area] += CID_CHRISTIAN
        if emit:
            emit(UnitsPlaced(AREAS[action.area], {"el_cid_christian": 1}, "phase2/el-cid"))


CID_PLACEMENT: Final = CidPlacement()

AT_ONCE: Final[dict[int, Callable[[State, Emit | None], None]]] = {
    FRENCH: french_intervene,
    RAID: raiders_land,
    ORDER: order_is_founded,
    FAMINE: famine_strikes,
    CID: cid_appears,
}

"""Phase 2, Events: two dice, and what each of the eleven totals brings.

French and raiders enter in `phase2_invaders`, an Order and El Cid are placed in
`phase2_placements`; bribe, mercenaries, taxes, crusade and expulsions are for phase 3, jihad is for
phase 5.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .events import EventDieRolled, EventRolled, UnitsLost
from .forces import size, starved, unpack
from .names import AREAS
from .phase2_invaders import french_intervene, raiders_land
from .phase2_placements import cid_appears, order_is_founded
from .state import State
from .steps import Roll

FRENCH, BRIBE, MERCENARIES, RAID, ORDER, FAMINE, CID, TAXES, JIHAD, CRUSADE, EXPULSIONS = range(
    2, 13
)
RULE_OF: Final = (
    "", "", "phase2/french", "phase2/bribe", "phase2/mercenaries", "phase2/raiders",
    "phase2/military-order", "phase2/famine", "phase2/el-cid", "phase2/taxes", "phase2/jihad",
    "phase2/crusade", "phase2/expulsions",
)  # fmt: skip
HAVE_A_DIE: Final = (FRENCH, MERCENARIES, RAID, CID, CRUSADE)


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


AT_ONCE: Final[dict[int, Callable[[State, Emit | None], None]]] = {
    FRENCH: french_intervene,
    RAID: raiders_land,
    ORDER: order_is_founded,
    FAMINE: famine_strikes,
    CID: cid_appears,
}

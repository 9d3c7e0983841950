"""Restoring kingdoms, then collecting treasury points.

Rules: 6.0/collect, 2.9/restoring.
"""

from __future__ import annotations

from collections.abc import Sequence

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DECLINE, Action, Restore
from .control import check_conquest, income, set_controller, thrones_of
from .events import KingdomRestored, TreasuryCollected
from .names import ACTIVE, CONQUERED, FRANCE, KINGDOMS, MUSLIM, POWERS, SIDES
from .refusals import not_now, refused
from .state import State
from .steps import Ask, Step


def throne_ways(state: State, power: int) -> list[int]:
    """Return the thrones at which a conquered kingdom can be restored.

    Rules: 2.9/restoring, 2.9/B3, 2.9/B6.
    """
    if state.status[power] != CONQUERED:
        return []
    return [
        area
        for area in thrones_of(state, power)
        if state.controller[area] in KINGDOMS and state.status[state.controller[area]] == ACTIVE
    ]


@record
class Restorations(Step):
    """Conquered kingdoms may be restored, one after the other; then everybody collects.

    `power` is the next one to be looked at, `restored` holds the thrones restored now.
    """

    rule = "2.9/restoring"
    power: int
    restored: tuple[int, ...]

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask for the next kingdom that can be restored, else collect (rules: 2.9/B4)."""
        for power in KINGDOMS:
            if power >= self.power and throne_ways(state, power):
                state.agenda.append(RestoreAsk(power, self.restored))
                return
        collect(state, self.restored, emit)


@record
class RestoreAsk(Ask):
    """The Christian side may restore a conquered kingdom."""

    rule = "2.9/restoring"
    side = SIDES[0]
    kind = "restore"
    power: int
    restored: tuple[int, ...]

    def options(self, state: State) -> Sequence[Action]:
        """Its throne or thrones, then leaving it."""
        ways = throne_ways(state, self.power)
        return [*(Restore(self.power, area) for area in ways), DECLINE]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 2.9/restoring, 2.9/B3)."""
        if isinstance(action, Restore):
            if action.power != self.power:
                return refused("2.9/restoring", "another-kingdom-first", power=POWERS[self.power])
            if action.area not in throne_ways(state, self.power):
                name = state.board.areas[action.area]
                return refused("2.9/restoring", "no-throne-retaken", area=name)
            return None
        return None if action == DECLINE else not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Give the kingdom its throne back; who gave its last area is gone.

        Rules: 2.9/restoring, 2.9/B4, 2.9/B5, 2.8/B1.
        """
        state.agenda.pop()
        restored = self.restored
        if isinstance(action, Restore):
            before = state.controller[action.area]
            state.status[self.power] = ACTIVE
            set_controller(state, action.area, self.power, "restored", "2.9/B4", emit)
            restored = (*restored, action.area)
            check_conquest(state, before, emit)
            if emit:
                emit(KingdomRestored(POWERS[self.power], state.board.areas[action.area]))
        state.agenda.append(Restorations(self.power + 1, restored))


def collect(state: State, restored: tuple[int, ...], emit: Emit | None) -> None:
    """Set every treasury to its income; then the Pillage markers go.

    Rules: 6.0/collect, 6.0/unsaved, 6.0/own, 6.0/C2, 6.0/C3, 6.0/C4, 9.0/D14.
    """
    for power in range(len(POWERS)):
        if power in KINGDOMS and state.status[power] != ACTIVE:
            state.treasury[power] = 0
            continue
        if power == FRANCE and state.french_war < 0:
            state.treasury[power] = 0
            continue
        throne = next((area for area in restored if state.controller[area] == power), -1)
        points = income(state, power, throne)
        kept = state.treasury[power]
        state.treasury[power] = points + kept
        if emit and (points or kept or power == MUSLIM):
            emit(TreasuryCollected(POWERS[power], points, kept))
    for area in range(state.board.area_count):
        state.pillaged[area] = False

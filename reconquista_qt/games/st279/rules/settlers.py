"""Repopulation.

Rules: 6.2/place.
"""

from __future__ import annotations

from collections.abc import Sequence

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DONE, Action, Repopulate
from .control import active_kingdoms, has_total_control
from .events import SettlersSent
from .names import KINGDOMS, MUSLIM, POWERS, SETTLERS, SIDES
from .refusals import not_now, refused
from .state import State
from .steps import Ask, Step


@record
class Repopulation(Step):
    """The Christian side may repopulate areas, if it can."""

    rule = "6.2/place"

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask where anything can be bought (rules: 6.2/place)."""
        if max(state.treasury[power] for power in KINGDOMS) < state.board.repopulation_cost:
            return
        if len(ASK.options(state)) > 1:
            state.agenda.append(ASK)


@record
class RepopulateAsk(Ask):
    """The Christian side buys a Repopulation marker, or has done."""

    rule = "6.2/place"
    side = SIDES[0]
    kind = "repopulate"

    def options(self, state: State) -> Sequence[Action]:
        """Every area of every kingdom that can pay, then done."""
        found: list[Action] = [
            Repopulate(power, area)
            for power in active_kingdoms(state)
            if state.treasury[power] >= state.board.repopulation_cost
            for area, owner in enumerate(state.controller)
            if owner == power and refuse_area(state, power, area) is None
        ]
        return [*found, DONE]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 6.2/place, 6.2/C13)."""
        if action == DONE:
            return None
        if not isinstance(action, Repopulate):
            return not_now(self.kind)
        power = action.power
        if power not in active_kingdoms(state):
            return refused("6.2/place", "not-your-power", power=POWERS[power])
        cost = state.board.repopulation_cost
        if state.treasury[power] < cost:
            return refused("6.2/place", "cannot-pay", power=POWERS[power], cost=cost)
        return refuse_area(state, power, action.area)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Pay for the marker and place it (rules: 6.2/place)."""
        state.agenda.pop()
        if isinstance(action, Repopulate):
            cost = state.board.repopulation_cost
            state.treasury[action.power] -= cost
            state.population[action.area] = SETTLERS
            if emit:
                emit(SettlersSent(POWERS[action.power], state.board.areas[action.area], cost))
            state.agenda.append(Repopulation())


ASK = RepopulateAsk()


def refuse_area(state: State, power: int, area: int) -> Refusal | None:
    """Say why a kingdom cannot repopulate an area.

    Supply and fortification have no rule of their own.

    Rules: 6.2/place, 6.2/C13, 2.5/A21.
    """
    board = state.board
    name = board.areas[area]
    if board.region[area] != MUSLIM and not state.options.repopulate_home:
        return refused("6.2/C13", "not-conquered-land", area=name)
    if board.box[area] or not has_total_control(state, area, power):
        return refused("6.2/place", "no-total-control", area=name)
    if state.population[area]:
        return refused("6.2/C13", "settlers-there", area=name)
    if sum(1 for kind in state.population if kind) >= board.settler_markers:
        return refused("6.2/place", "no-marker-left")
    if not any(
        state.controller[other] in KINGDOMS
        and has_total_control(state, other, state.controller[other])
        for other, _ in board.borders[area]
    ):
        return refused("6.2/place", "no-neighbour", area=name)
    return None

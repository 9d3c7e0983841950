"""Morale checks that are forced on units, one after the other, each with what it brings.

Rules: 10.0, 7.12.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .events import MoraleChecked
from .facts import check_modifiers, morale
from .names import ROUTED
from .pieces import flip_back, rout
from .retreat import ONE_TO_THREE, THREE, back_cells, force_back
from .state import State
from .steps import Roll, Step

FIRE: Final = "fire"
ATTACK_CHECK: Final = "attack"
DEFENCE: Final = "defence"
AFTER: Final = "melee"
DEMAND: Final = "demand"  # 16.5
RULE_OF: Final = {
    FIRE: "9.1/R066",
    ATTACK_CHECK: "9.32.2",
    DEFENCE: "9.32.4",
    AFTER: "9.41",
    DEMAND: "16.5",
}


@record
class Checks(Step):
    """Units that have to check, top first; those that are gone by then need not."""

    units: tuple[int, ...]
    why: str

    @property
    def rule(self) -> str:
        """The paragraph that demands it."""
        return RULE_OF[self.why]

    def run(self, state: State, emit: Emit | None) -> None:
        """Let the first of them check.

        Rules: 7.12, 7.12/R059, 10.0, 10.0/R092, 9.1/R066.
        """
        for number, unit in enumerate(self.units):
            if state.cell[unit] >= 0:
                rest = self.units[number + 1 :]
                if rest:
                    state.agenda.append(Checks(rest, self.why))
                state.agenda.append(CheckDie(unit, self.why))
                return


@record
class CheckDie(Roll):
    """The die of a unit that has to check."""

    faces = 10
    purpose = "check"
    unit: int
    why: str

    @property
    def rule(self) -> str:
        """The paragraph that demands it."""
        return RULE_OF[self.why]

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Let the unit stay on its morale or less, and rout it otherwise.

        Rules: 10.0, 10.0/R093, 9.32.4, 9.32.4/R079, 10.1.6, 10.1.8.
        """
        if not check(state, self.unit, values[0], self.why, self.rule, emit):
            fail(state, self.unit, self.why, emit)


def check(state: State, unit: int, die: int, why: str, rule: str, emit: Emit | None) -> bool:
    """Compare a die with a unit's morale and tell of it.

    Rules: 10.0, 10.0/R093, 12.22.
    """
    modifiers = check_modifiers(state, unit)
    needed = morale(state, unit)
    passed = die + sum(value for _, value in modifiers) <= needed
    if emit:
        name = state.board.units[unit].id
        emit(MoraleChecked(name, die, modifiers, needed, passed, why, rule))
    return passed


def fail(state: State, unit: int, why: str, emit: Emit | None) -> None:
    """Rout a unit that has failed a check and make it retreat; or it loses a step where it is.

    Rules: 10.0, 9.5, 9.5/R090, 10.1.6/R095, 10.1.8/R094, 9.32.4, 9.32.4/R079, 16.41.
    """
    melee = why in (DEFENCE, AFTER)
    through_rear = why == DEFENCE
    extent = THREE if why == DEFENCE else ONE_TO_THREE
    cells = back_cells(state, unit, extent, through_rear=through_rear)
    if cells and not state.marks[unit] & ROUTED:
        rout(state, unit, emit)
    elif not cells:
        flip_back(state, unit, "rout", "10.1.8", emit)
    force_back(state, unit, extent, RULE_OF[why], emit, cells=cells, melee=melee)

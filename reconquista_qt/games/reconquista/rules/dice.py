"""Choosing an area at random: the area die of its region, again until an eligible one comes up."""

from __future__ import annotations

from reconquista_qt.engine.agenda import Emit

from .events import AreaChosen, AreaDieRejected
from .names import AREAS, REGIONS
from .state import State
from .steps import Roll


class AreaDie(Roll):
    """A roll for one of the `eligible` areas of a region; subclasses say what happens there."""

    __slots__ = ()
    purpose = "area"
    rule = "definitions/A2"
    region: int
    eligible: tuple[int, ...]

    def chosen(self, state: State, area: int, emit: Emit | None) -> None:
        """Go on with the area that came up."""
        raise NotImplementedError

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Accept the area of the die, or roll again where it is not eligible.

        Rules: definitions/A1, definitions/A2, map/numbers.
        """
        area = state.board.by_die[self.region][values[0]]
        if area not in self.eligible:
            if emit:
                emit(AreaDieRejected(REGIONS[self.region], values[0], AREAS[area]))
            state.agenda.append(self)
            return
        if emit:
            emit(AreaChosen(AREAS[area], values[0]))
        self.chosen(state, area, emit)


def choose(state: State, step: AreaDie, emit: Emit | None) -> None:
    """Ask for the step's die, or take the area without one where it is the only one (ruling A2).

    Rules: definitions/A2.
    """
    if len(step.eligible) > 1:
        state.agenda.append(step)
        return
    area = step.eligible[0]
    if emit:
        emit(AreaChosen(AREAS[area], 0))
    step.chosen(state, area, emit)

"""The kinds of steps, of this game's state and actions."""

from typing import TYPE_CHECKING

from reconquista_qt.engine import agenda

if TYPE_CHECKING:
    from typing import TypeAlias

    from .actions import Action
    from .state import State

    Ask: TypeAlias = agenda.Ask[State, Action]
    Draw: TypeAlias = agenda.Draw[State]
    Roll: TypeAlias = agenda.Roll[State]
    Step: TypeAlias = agenda.Step[State]
else:
    Ask = agenda.Ask
    Draw = agenda.Draw
    Roll = agenda.Roll
    Step = agenda.Step

"""How answers are listed beside the board: a line for each event counter that may be played."""

from __future__ import annotations

from collections.abc import Mapping

from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.model.surface import PlainChoices

EVENT = "event"


class CounterChoices(PlainChoices[State]):
    """Groups answers as every game does, but each event counter is a choice of its own.

    Who could not tell them apart would play one by a click without knowing which.
    """

    def name(self, data: Mapping[str, object]) -> str:
        """Return the id of the choice that an action belongs to."""
        name = super().name(data)
        return f"{EVENT}.{data['id']}" if name == EVENT else name

"""What a phase is called within a sentence."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def phase_within(phase: str, words: Any = None) -> str:
    """Return the name of a phase as it stands after a comma; "?" where there is none.

    `words` are those of the game, for the phases of which nothing is told here.
    """
    match phase:
        case "rebellion":
            return translate("PhasesWithin", "rebellions")
        case "events":
            return translate("PhasesWithin", "event")
        case "income":
            return translate("PhasesWithin", "income and spending")
        case "movement":
            return translate("PhasesWithin", "movement")
        case "reaction":
            return translate("PhasesWithin", "Muslim reaction")
        case "sieges":
            return translate("PhasesWithin", "sieges")
        case "end":
            return translate("PhasesWithin", "end of the turn")
    return str(words.phase(phase)) if words is not None else "?"

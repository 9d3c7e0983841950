"""How soon the adviser answers in the window, and how soon it is silent."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from . import Budget, Figures
from .window import run

GOALS: Final = {"first_answer_ms": 500, "stop_ms": 100}


def measure(budget: Budget) -> Figures:
    """Return the milliseconds to its first answer, warm and cold, to its silence, of a freeze."""
    module = "reconquista_qt.view.measure_adviser"
    import_module(module)  # to say at once that Qt is not there
    # As in the program itself, the process aside does not load the window's modules.
    return {**run("-c", f"from {module} import main; main(['{budget.runs}', '{budget.game}'])")}

"""Why: the turn, and what remains of it and of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reconquista_qt.games.reconquista.names import LAST_TURN, PHASES
from reconquista_qt.games.reconquista.state import State
from reconquista_qt.view.why.reason import Part, Why
from reconquista_qt.wording import Wording

translate = QCoreApplication.translate


def turn_why(state: State, wording: Wording) -> Why:
    """Return the phases that remain of the turn, and the turns that remain of the game."""
    now = PHASES.index(state.phase)
    parts = [
        Part(
            f"{number + 1}. {wording.phase(phase)}",
            translate("Why", "now") if number == now else "",
            f"phase{number + 1}",
            strong=number == now,
        )
        for number, phase in enumerate(PHASES)
        if number >= now
    ]
    left = LAST_TURN - state.turn
    last = translate("Why", "Turns after this one")
    note = translate("Why", "The game may end before: without a Christian City or unit, or when "
                     "the Muslims have nowhere left to raise Armies.")  # fmt: skip
    return Why(
        translate("Why", "What remains of turn {0}").format(state.turn), tuple(parts),
        Part(last, str(left), "phase7/last-turn"), note,
    )  # fmt: skip


def phase_why(index: int, state: State, wording: Wording) -> Why:
    """Return where a phase stands in the turn."""
    now = PHASES.index(state.phase)
    when = (
        translate("Why", "over") if index < now
        else translate("Why", "now") if index == now
        else translate("Why", "to come")
    )  # fmt: skip
    name = f"{index + 1}. {wording.phase(PHASES[index])}"
    return Why(name, (Part(translate("Why", "In this turn"), when, f"phase{index + 1}"),))

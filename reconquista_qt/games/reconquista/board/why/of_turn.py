"""Why: the turn, and what remains of it and of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reconquista_qt.games.reconquista.rules.names import LAST_TURN, PHASES
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.why.reason import Part, Why

translate = QCoreApplication.translate


def turn_why(state: State, wording: Words) -> Why:
    """Return how far the turn has come, and the turns that remain of the game."""
    now = PHASES.index(state.phase)
    parts = [
        Part(
            f"{number + 1}. {wording.phase(phase)}",
            _when(number, now),
            f"phase{number + 1}",
            strong=number == now,
        )
        for number, phase in enumerate(PHASES)
    ]
    left = LAST_TURN - state.turn
    last = translate("Why", "Turns after this one")
    note = translate("Why", "The game may end before: without a Christian City or unit, or when "
                     "the Muslims have nowhere left to raise Armies.")  # fmt: skip
    return Why(
        translate("Why", "What remains of turn {0}").format(digits(state.turn)), tuple(parts),
        Part(last, str(left), "phase7/last-turn"), note,
    )  # fmt: skip


def phase_why(index: int, state: State, wording: Words) -> Why:
    """Return where a phase stands in the turn."""
    now = PHASES.index(state.phase)
    when = _when(index, now)
    name = f"{index + 1}. {wording.phase(PHASES[index])}"
    return Why(name, (Part(translate("Why", "In this turn"), when, f"phase{index + 1}"),))


def _when(number: int, now: int) -> str:
    if number < now:
        return translate("Why", "over")
    return translate("Why", "now") if number == now else translate("Why", "to come")

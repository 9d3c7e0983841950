"""Where points come from, in words: the lines of the income and of the score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.rules.events import IncomeCollected
from reconquista_qt.games.reconquista.rules.income import IncomeItem, income_lines
from reconquista_qt.games.reconquista.rules.score import ScoreLine
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.games.reconquista.words import Words

translate = QCoreApplication.translate


def signed(points: int) -> str:
    """Return points with a sign, the minus as wide as the plus."""
    return f"−{-points}" if points < 0 else f"+{points}"


def income_source(wording: Words, source: str, region: str) -> str:
    """Return what a line of the income pays for."""
    match source:
        case "base":
            return translate("Sources", "Always")
        case "region":
            return translate("Sources", "Most Cities of {0}").format(wording.region(region))
        case "santiago":
            return wording.area("santiago")
        case "taxes":
            return translate("Sources", "Taxes, this turn only")
        case "expulsions":
            return translate("Sources", "Expulsions, this turn only")
        case "floor":
            return translate("Sources", "Never less than 0")
    return source


def score_source(wording: Words, line: ScoreLine) -> str:
    """Return what a line of the score is given for."""
    match line.what:
        case "city":
            return translate("Sources", "City of {0}").format(wording.area(line.where))
        case "region":
            return translate("Sources", "Most Cities of {0}").format(wording.region(line.where))
        case "free_region":
            text = translate("Sources", "{0} free of Muslims")
            return text.format(wording.region(line.where))
    return line.what


def prospect_source(wording: Words, line: ScoreLine) -> str:
    """Return what a point of a City still to be won would be given for, after the area's name."""
    match line.what:
        case "city":
            return translate("Sources", "City")
        case "region":
            return translate("Sources", "most Cities of {0}").format(wording.region(line.where))
        case "free_region":
            text = translate("Sources", "{0} free of Muslims")
            return text.format(wording.region(line.where))
    return line.what


def collected_lines(journal: Sequence[Entry], state: State) -> tuple[IncomeItem, ...]:
    """Return the lines of this turn's income, collected already or not."""
    for entry in reversed(journal):
        if entry.turn != state.turn:
            break
        if isinstance(entry.event, IncomeCollected):
            return entry.event.lines
    return income_lines(state)


def in_a_row(wording: Words, lines: Sequence[IncomeItem]) -> str:
    """Return the lines of an income one after the other."""
    return " · ".join(
        f"{income_source(wording, source, region)} {signed(points)}"
        for source, region, points in lines
    )

"""The luck of a table's dice, seat by seat, in a sentence each."""

from __future__ import annotations

from math import erf, sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from reconquista_qt.model.tallies import Rolls, tallies
from reconquista_qt.view.numbers import percent

if TYPE_CHECKING:
    from .view import TableView

translate = QCoreApplication.translate


def luck_told(view: TableView) -> list[str]:
    """Return for each seat in how many games its dice fall worse; else what they came to.

    Only dice of which the game says whether high or low is good for who rolls them tell of luck.
    """
    found = tallies(Rolls().of(view.controller.session))
    told = []
    for standing in view.controller.game.standings(view.controller.state):
        own = {purpose: tally for (purpose, seat), tally in found.items() if seat == standing.seat}
        if not any(tally.dice for tally in own.values()):
            continue
        name = view.naming.seat(standing.seat)
        signed = [
            (tally, sign) for purpose, tally in own.items()
            if (sign := view.surface.luck(purpose)) and tally.dice
        ]  # fmt: skip
        if signed:
            ahead = sum(sign * (tally.got - tally.expected) for tally, sign in signed)
            spread = sqrt(sum(tally.variance for tally, _ in signed))
            share = (1 + erf(ahead / spread / sqrt(2))) / 2 if spread else 0.5
            text = translate("TableLuck", "{0}: luckier with the dice than in {1} of games.")
            told.append(text.format(name, f"<b>{percent(share)}</b>"))
        else:
            dice = sum(tally.dice for tally in own.values())
            write = QLocale().toString
            text = translate("TableLuck", "{0}: {1} a die on average, {2} to be expected.")
            got = sum(tally.got for tally in own.values()) / dice
            expected = sum(tally.expected for tally in own.values()) / dice
            told.append(text.format(name, write(got, "f", 2), write(expected, "f", 2)))
    return told

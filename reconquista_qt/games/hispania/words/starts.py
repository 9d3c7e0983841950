"""The starts in words: when they are, how long they last, what they are about."""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.hispania.rules.board import shipped_data
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

STORIES: Final = {
    "A": QT_TRANSLATE_NOOP(
        "Starts",
        "Carthage lands, Rome follows, the peoples of the peninsula defend what is theirs; then"
        " Vandals, Suebi and Goths, and at last the Muslim conquest and the first answer from the"
        " mountains of the north.",
    ),
    "B": QT_TRANSLATE_NOOP(
        "Starts",
        "Rome already holds the coast and the south and has the rest to conquer. The empire falls"
        " to pieces, the Goths unite what is left of it, and the caliphate rises to its height.",
    ),
    "C": QT_TRANSLATE_NOOP(
        "Starts",
        "As from Sertorius to Almanzor, and on: the caliphate breaks up into taifas, the Cid takes"
        " Valencia, and the Almoravids cross over from Africa.",
    ),
    "D": QT_TRANSLATE_NOOP(
        "Starts",
        "Fifteen centuries, from the first Carthaginian camp to the Almoravids. Every nation comes,"
        " flowers and fades, and none leads from beginning to end: a long evening, or two.",
    ),
    "F": QT_TRANSLATE_NOOP(
        "Starts",
        "Carthage, Rome and the peoples of the peninsula, to the day when there is but one master."
        " Points are counted twice. A start of our own, over in less than an hour.",
    ),
    "E": QT_TRANSLATE_NOOP(
        "Starts",
        "The whole game with two more turns: the Almohads, the second crusade, and Alarcos.",
    ),
}


class Starts(Phrases):
    """The starts in one language, as plain text."""

    def facts(self, start: str) -> str:
        """Return years and length, "" where nothing is known of the start."""
        _, nations, tables = shipped_data()
        found = next((one for one in nations["scenarios"] if one["id"] == start), None)
        if found is None:
            return ""
        first, last = found["first"], found["last"]
        years = {turn["turn"]: turn for turn in tables["turns"]}
        return self.tr(
            "{first} to {last} · {turns} turns",
            first=self._year(years[first]["first_year"]),
            last=self._year(years[last]["last_year"]),
            turns=last - first + 1,
        )

    def _year(self, year: int) -> str:
        # As text: a year is written without a mark for its thousands.
        return self.tr("{year} BC", year=str(-year)) if year < 0 else str(year)

    def story(self, start: str) -> str:
        """Return what a start is about, "" where nothing is known of it."""
        return self.tr(STORIES[start]) if start in STORIES else ""

"""The starts in words: when they are, how long they last, what they are about."""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.crusades2.rules.data import load
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

from .names import Names

STORIES: Final = {
    "hab": QT_TRANSLATE_NOOP(
        "Starts",
        "After the Field of Blood, King Baldwin II brings the Holy Cross north and meets il-Ghazi's"
        " horse archers. The smallest of the four, and the one to begin with.",
    ),
    "hattin": QT_TRANSLATE_NOOP(
        "Starts",
        "Guy's thirsty army has to break through to the water; Saladin has to shut it in. The"
        " battle in which the kingdom of Jerusalem was lost.",
    ),
    "nicopolis": QT_TRANSLATE_NOOP(
        "Starts",
        "The proudest knights of France and Burgundy want the first charge; behind stakes and"
        " skirmishers wait janissaries, and behind the crest the sultan's own horse.",
    ),
    "tannenburg": QT_TRANSLATE_NOOP(
        "Starts",
        "Poles, Lithuanians and Tatars against the Teutonic Order: two broad lines of heavy horse,"
        " and the question whose wing breaks first, and whose comes back.",
    ),
}


class Starts(Phrases):
    """The starts in one language, as plain text."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator)
        self._names = names

    def facts(self, start: str) -> str:
        """Return length and who moves first, "" where nothing is known of the start."""
        found = load().units["scenarios"].get(start)
        if found is None:
            return ""
        return self.tr(
            "At most {turns} turns · {first} against {second}",
            turns=found["turns"],
            first=self._names.side(found["first"]),
            second=self._names.side(found["second"]),
        )

    def story(self, start: str) -> str:
        """Return what a start is about, "" where nothing is known of it."""
        return self.tr(STORIES[start]) if start in STORIES else ""

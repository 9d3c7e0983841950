"""The starts in words: when they are, how long they last, what they are about."""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.st279.rules.data import standard_board
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

STORIES: Final = {
    "standard": QT_TRANSLATE_NOOP(
        "Starts",
        "Four Christian kingdoms and counties under the northern mountains, and the emirate of"
        " Córdoba with all the rest. First both sides set up their forces where they like; then"
        " four centuries of raids, sieges, alliances and African invasions.",
    ),
    "ready": QT_TRANSLATE_NOOP(
        "Starts",
        "The same war with the forces already in their places: the first turn begins at once."
        " The better choice for a first game.",
    ),
}


class Starts(Phrases):
    """The starts in one language, as plain text."""

    def facts(self, start: str) -> str:
        """Return years and length, "" where nothing is known of the start."""
        if start not in STORIES:
            return ""
        years = standard_board().years
        return self.tr(
            "{first}–{last} · {turns} turns",
            first=years[0].split("-")[0],
            last=years[-1].split("-")[-1],
            turns=len(years),
        )

    def story(self, start: str) -> str:
        """Return what a start is about, "" where nothing is known of it."""
        return self.tr(STORIES[start]) if start in STORIES else ""

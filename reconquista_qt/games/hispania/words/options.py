"""The switches of the rules, and why a game ends, in words."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

SWITCHES: Final = {
    "cordoba_granada": QT_TRANSLATE_NOOP("SwitchNames", "Córdoba and Granada touch"),
    "anas_munda": QT_TRANSLATE_NOOP("SwitchNames", "The rivers Anas and Munda count"),
    "massalia": QT_TRANSLATE_NOOP(
        "SwitchNames", "Neutral Massalia holds Barcino and Castellón on turn 1"
    ),
    "skull_two_hits": QT_TRANSLATE_NOOP(
        "SwitchNames", "In a siege a skull is two hits on a castle or city"
    ),
    "hill_black_clear": QT_TRANSLATE_NOOP(
        "SwitchNames", "Mountaineers roll black dice in clear terrain too"
    ),
    "castle_surrender": QT_TRANSLATE_NOOP(
        "SwitchNames", "Visigoth castles left alone surrender until Toledo falls"
    ),
    "roads": QT_TRANSLATE_NOOP("SwitchNames", "Roads"),
    "events": QT_TRANSLATE_NOOP("SwitchNames", "Event counters"),
    "pass_ambush_mountain": QT_TRANSLATE_NOOP(
        "SwitchNames",
        "After a pass the first round is fought as in mountains, instead of the extra die",
    ),
    "capital_asked": QT_TRANSLATE_NOOP(
        "SwitchNames",
        "Before units of one kind are taken away, a region may be made the capital",
    ),
}
REASONS: Final = {
    "last-turn": QT_TRANSLATE_NOOP("SwitchNames", "The last turn of the scenario is over."),
}


class SwitchNames(Phrases):
    """What a switch does, and why a game ends."""

    def switch(self, option: str) -> str:
        """Return what a switch does."""
        text = SWITCHES.get(option)
        return self.tr(text) if text else option

    def reason(self, reason: str) -> str:
        """Return in a few words why a game ended."""
        text = REASONS.get(reason)
        return self.tr(text) if text else reason

"""The page on which any browser plays a game again, in all languages of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from reconquista_qt.engine.session import Session
from reconquista_qt.storage.atomic import write_whole
from reconquista_qt.storage.export_html import replay_page
from reconquista_qt.wording import Wording, languages, native_name
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translator


class ReplayPage(Phrases):
    """What the page says."""

    def labels(self) -> dict[str, Any]:
        """Return the texts of the page's controls by name."""
        return {
            "title": self.tr("Reconquista: a game to watch"),
            "map": self.tr("Map of the peninsula"),
            "areas": self.tr("All areas in words"),
            "turn": self.tr("Turn {0}"),
            "points": self.tr("Points: {0}"),
            "first": self.tr("To the beginning"),
            "back": self.tr("Back"),
            "next": self.tr("Forward"),
            "last": self.tr("To the end"),
            "play": self.tr("Play"),
            "pause": self.tr("Pause"),
            "slide": self.tr("Moment of the game"),
            "by": self.tr("How far one step goes"),
            "by_entry": self.tr("Step by step"),
            "by_phase": self.tr("By phase"),
            "by_turn": self.tr("By turn"),
            "speed": self.tr("Speed"),
            "speeds": [
                self.tr("Slow"),
                self.tr("Normal"),
                self.tr("Fast"),
                self.tr("Very fast"),
            ],
            "city_christian": self.tr("Christian City"),
            "city_muslim": self.tr("Muslim City"),
            "fortress": self.tr("Fortress"),
            "besieged": self.tr("besieged by"),
        }


def page_of(session: Session) -> str:
    """Return the page of a game up to where it stands."""
    words = {language: Wording(language) for language in languages()}
    labels = {
        language: {
            **ReplayPage(Translator(language)).labels(),
            "language": native_name(language),
        }
        for language in words
    }
    return replay_page(session, words, labels)


def write_page(session: Session, path: Path) -> None:
    """Write the page of a game to a file; BadInput (cannot-save) tells why not."""
    write_whole(path, page_of(session).encode(), keep_previous=False)

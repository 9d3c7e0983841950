"""The page on which any browser plays a game of Reconquista again, map and all."""

from __future__ import annotations

from reconquista_qt.ai.report import Report
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.names import ID, LAST_TURN
from reconquista_qt.games.reconquista.rules.score import LEVELS
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.replay_page import scores_of
from reconquista_qt.model.report_page import ReportPage
from reconquista_qt.wording import direction, languages, native_name
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translator

from .review_words import ReconquistaReview
from .web_page import replay_page


class ReplayPage(Phrases):
    """What the page of a replay says, in one language."""

    def labels(self) -> dict[str, object]:
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
            "review": self.tr("Review of the game"),
            "close": self.tr("Back to the map"),
        }


def page_of(session: Session, report: Report | None = None, language: str = "") -> str:
    """Return the page of a game up to where it stands, with its review if there is one.

    It opens in `language`, or in that of its reader.
    """
    words = {code: Words(code) for code in languages()}
    labels = {
        code: {
            **ReplayPage(Translator(code, ID)).labels(),
            "language": native_name(code),
            "direction": direction(code),
        }
        for code in words
    }
    reviews: dict[str, str] = {}
    if report is not None and report.curve:
        scores = scores_of(session)
        reviews = {
            code: ReportPage(wording, ReconquistaReview(wording, code), LEVELS, LAST_TURN).page(
                report, session.journal, scores
            )
            for code, wording in words.items()
        }
    return replay_page(session, words, labels, reviews, language)

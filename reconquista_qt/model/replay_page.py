"""The page on which any browser plays a game again, in all languages of the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from reconquista_qt.ai.report import Report
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.web_page import replay_page
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.storage.atomic import write_whole
from reconquista_qt.wording import direction, languages, native_name
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translator

from .report_page import ReportPage


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
            **ReplayPage(Translator(code)).labels(),
            "language": native_name(code),
            "direction": direction(code),
        }
        for code in words
    }
    reviews: dict[str, str] = {}
    if report is not None and report.curve:
        scores = scores_of(session)
        reviews = {
            code: ReportPage(wording, code).page(report, session.journal, scores)
            for code, wording in words.items()
        }
    return replay_page(session, words, labels, reviews, language)


def scores_of(session: Session) -> dict[int, int]:
    """Return the points at the first decision of each turn, and as they are now after the last."""
    scores: dict[int, int] = {}
    for mark in session.marks:
        scores.setdefault(mark.state.turn, int(session.game.standings(mark.state)[0].points))
    state = session.state
    turn = state.turn + 1 if state.over is not None else state.turn
    scores[turn] = int(session.game.standings(state)[0].points)
    return scores


def write_page(
    session: Session, path: Path, report: Report | None = None, language: str = ""
) -> None:
    """Write the page of a game to a file; BadInput (cannot-save) tells why not."""
    write_whole(path, page_of(session, report, language).encode(), keep_previous=False)

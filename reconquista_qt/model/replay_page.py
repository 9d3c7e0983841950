"""A game as a page for any browser: the game's own where it has one, else its log.

In all languages of the program.
"""

from __future__ import annotations

from pathlib import Path

from reconquista_qt.ai.report import Report
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.storage.atomic import write_whole
from reconquista_qt.storage.log_page import Spoken, log_page
from reconquista_qt.wording import direction, languages, native_name
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translator


class LogPage(Phrases):
    """What a page says that holds but the log."""

    def turn(self, turn: int) -> str:
        """Return the heading of a turn."""
        return self.tr("Turn {turn}", turn=turn)


def page_of(session: Session, report: Report | None = None, language: str = "") -> str:
    """Return the page of a game up to where it stands, with its review if there is one.

    It opens in `language`, or in that of its reader.
    """
    entry = entry_of(session.game.id)
    own = entry.web_page()
    if own is not None:
        return own.page_of(session, report, language)
    spoken = []
    for code in languages():
        words, texts = entry.words(code), LogPage(Translator(code))
        entries = [
            (texts.turn(told.turn), words.phase(told.phase), words.event(told))
            for told in session.journal
        ]
        title = words.game(entry.id)
        spoken.append(Spoken(code, native_name(code), direction(code), title, entries))
    return log_page(spoken, language)


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

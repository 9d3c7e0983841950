"""`reconquista-qt replay`: plays a saved game again, prints its log, and checks that it agrees."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry, entries, entry_of
from reconquista_qt.model.load_notes import LoadNotes
from reconquista_qt.model.replay_page import write_page
from reconquista_qt.storage.atomic import write_whole
from reconquista_qt.storage.decode import Loaded
from reconquista_qt.storage.export_log import log_csv, log_text
from reconquista_qt.storage.saves import read_game
from reconquista_qt.wording import languages
from reconquista_qt.wording.arguments import Parser
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.problems import Problems
from reconquista_qt.wording.translator import Translator
from reconquista_qt.wording.words import Words

from . import language

AGREES, DIFFERS, UNREADABLE = 0, 1, 2


class ReplayTexts(Phrases):
    """What `replay` says, in one language."""

    def description(self) -> str:
        """Return what the command is for."""
        return self.tr(
            "Play a saved game again from its inputs, print its log, and check that it leads to "
            "the position that was saved."
        )

    def option(self, name: str) -> str:
        """Return what an option does."""
        return {
            "file": self.tr("the saved game"),
            "language": self.tr("the language of the log"),
            "quiet": self.tr("print no log, only whether the game agrees"),
            "csv": self.tr("also write the log as a table, in all languages"),
            "html": self.tr("also write a page on which any browser plays the game"),
        }[name]

    def heading(self, turn: int, phase: str) -> str:
        """Return the heading of a turn's phase."""
        return self.tr("Turn {turn}: {phase}", turn=turn, phase=phase)

    def agrees(self, session: Session) -> str:
        """Say that the game is as it was saved."""
        return self.tr(
            "{inputs} inputs, {entries} entries; the game agrees with what was saved: {digest}",
            inputs=len(session.inputs),
            entries=len(session.journal),
            digest=session.game.digest(session.state),
        )


def main(argv: Sequence[str] = ()) -> int:
    """Print the log of a save; 0 where it agrees, 1 where it does not, 2 where it is unreadable."""
    texts = ReplayTexts(Translator(language.of_system()))
    chosen = _parser(texts).parse_args(list(argv))
    spoken = chosen.language or language.of_system()
    texts = ReplayTexts(Translator(spoken))
    try:
        loaded = read_game(chosen.file, entries())
        game = entry_of(loaded.session.game.id)
        if not chosen.quiet:
            _print_log(loaded.session, texts, game.words(spoken))
        _export(game, loaded.session, chosen.csv, chosen.html, chosen.language or "")
    except BadInput as error:
        problems = Problems(Translator(spoken), {})
        _complain(problems.tell(error.code), (problems.tell(*p) for p in error.problems))
        return UNREADABLE
    return _verdict(loaded, texts, LoadNotes(Translator(spoken)))


def _parser(texts: ReplayTexts) -> Parser:
    parser = Parser(texts.translator, prog="reconquista-qt replay", description=texts.description())
    parser.add_argument("file", type=Path, help=texts.option("file"))
    parser.add_argument("--language", choices=languages(), help=texts.option("language"))
    parser.add_argument("--quiet", action="store_true", help=texts.option("quiet"))
    parser.add_argument("--csv", type=Path, metavar="FILE", help=texts.option("csv"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=texts.option("html"))
    return parser


def _print_log(session: Session, texts: ReplayTexts, words: Words) -> None:
    def heading(turn: int, phase: str) -> str:
        return texts.heading(turn, words.phase(phase))

    print(log_text(session.journal, words.event, heading))


def _export(
    game: GameEntry, session: Session, table: Path | None, page: Path | None, language: str
) -> None:
    if table is not None:
        renders: dict[str, Callable[..., str]] = {
            code: game.words(code).event for code in languages()
        }
        # With the mark by which spreadsheets tell UTF-8.
        content = log_csv(session.journal, renders).encode("utf-8-sig")
        write_whole(table, content, keep_previous=False)
    if page is not None:
        write_page(session, page, language=language)


def _verdict(loaded: Loaded, texts: ReplayTexts, notes: LoadNotes) -> int:
    for note in loaded.notes:
        print(notes.tell(note), file=sys.stderr)
    differs = any(note.code == "went-on-from-snapshot" for note in loaded.notes)
    if not differs:
        print(texts.agrees(loaded.session))
    return DIFFERS if differs else AGREES


def _complain(headline: str, lines: Iterable[str]) -> None:
    print(headline, *lines, sep="\n  ", file=sys.stderr)

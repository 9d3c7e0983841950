"""Keeps the game on the table safe: crash journal, autosaves, and the game to go on with."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal
from PySide6.QtWidgets import QWidget

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Acted, Session
from reconquista_qt.games import GAMES, GameEntry
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.load_notes import LoadNotes
from reconquista_qt.storage.autosave import DEFAULT_SIZE, LEFT
from reconquista_qt.storage.autosaver import Autosaver
from reconquista_qt.storage.decode import LoadNote, without_script
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.progress import READ, Cancelled, Tell, part
from reconquista_qt.storage.resume import Pending, discard, let_go, pending, resume
from reconquista_qt.view.docks.phase_names import phase_within
from reconquista_qt.view.languages import Languages
from reconquista_qt.wording.translator import Translator

RESUME, DISCARD = "resume:", "discard:"


class AutosaveController(QObject):
    """Follows the controller from one game to the next.

    Every input is on the disk before `changed` of the controller tells of it. What goes wrong with
    the disk is told, and the game goes on.
    """

    told = Signal(str, bool)  # a sentence as HTML, with links that `follow` answers; is it trouble

    def __init__(
        self,
        controller: GameController,
        languages: Languages,
        parent: QObject | None = None,
        *,
        autosaves: int = DEFAULT_SIZE,
        games: Iterable[GameEntry] = GAMES,
    ) -> None:
        super().__init__(parent)
        self._controller, self._languages = controller, languages
        self._games = tuple(games)
        self._folders = folders()
        # Before this game has a journal of its own.
        self.waiting: list[Pending] = pending(self._folders.journals)
        self.keeper = Autosaver(self._folders, autosaves=autosaves, on_trouble=self._trouble)
        self._left_out: Session | None = None
        self._moving: list[Pending] = []  # games that another game's window is made for
        # Puts a lesson that was left on the table with its card; False where that cannot be.
        self.take_up_lesson: Callable[[Session], bool] | None = None
        controller.reset.connect(self._watch)
        self._watch()

    def _watch(self) -> None:
        if self._controller.session is not self._left_out:
            self.keeper.watch(self._controller.session)

    def prepare(self, session: Session, tell: Tell) -> None:
        """Make a game ready to be kept that is about to be put on the table; nothing changes yet.

        What takes long with many lines of play is done here, where it can be told how far it is.
        """
        if session.game.id == self._controller.game.id:
            self.keeper.prepare(session, tell)

    def leave_out(self, session: Session | None, *, watch: bool = True) -> None:
        """Keep nothing of a game that nobody plays; the one before stays on the disk as it is.

        None ends that, and the game on the table is kept from now on unless `watch` is False.
        """
        self._left_out = session
        if session is None and watch:
            self._watch()

    def keep_aside(self, session: Session) -> None:
        """Save a game that leaves the table among the automatic saves."""
        try:
            self.keeper.ring.write(session, LEFT)
        except BadInput as trouble:
            self._trouble(trouble)

    def tell_trouble(self) -> None:
        """Say again why the game cannot be kept, if it cannot: nobody heard it at the beginning."""
        if self.keeper.trouble is not None:
            self._trouble(self.keeper.trouble)

    def set_autosaves(self, size: int) -> None:
        """Keep so many autosaves of each kind from now on."""
        self.keeper.ring.size = size

    def close(self, *, keep: bool) -> None:
        """The window closes: with `keep` the game is offered again at the next start."""
        self._controller.reset.disconnect(self._watch)
        for game in self._moving:
            let_go(game)
        begun = any(isinstance(given, Acted) for given in self._controller.session.inputs)
        self.keeper.leave(resume=keep and begun)

    # -- the game to go on with ----------------------------------------------------------------

    def offer(self) -> None:
        """Tell of the last game that was left, if there is one, with links to take or leave it."""
        if not self.waiting:
            return
        game = self.waiting[0]
        locale = QLocale(self._languages.language)
        when = QDateTime.fromSecsSinceEpoch(int(game.written))
        left = self.tr("A game was left in turn {0}, {1} ({2}).").format(
            game.turn,
            phase_within(game.phase, self._languages.wording),
            locale.toString(when, QLocale.FormatType.ShortFormat),
        )
        take, leave = self.tr("Go on with it"), self.tr("Discard it")
        self.told.emit(
            f'{html.escape(left)} <a href="{RESUME}">{html.escape(take)}</a>'
            f'&nbsp; · &nbsp;<a href="{DISCARD}">{html.escape(leave)}</a>',
            True,
        )

    def follow(self, link: str) -> bool:
        """Answer a link of an offer; False where it is another link."""
        if link == RESUME:
            self.resume()
        elif link == DISCARD:
            self.discard()
        else:
            return False
        return True

    def resume(self) -> bool:
        """Put the last game that was left on the table, at its last input.

        False where it cannot be, or the player did not want to wait: then it is offered again.
        """
        from reconquista_qt.view.waiting import Waiting

        if not self.waiting:
            return False
        game = self.waiting[0]
        parent = self.parent()
        assert isinstance(parent, QWidget) or parent is None
        try:
            with Waiting(parent) as tell:
                loaded = resume(game, self._games, part(tell, 0.0, READ), lesson=True)
                if not loaded.session.dice.scripted:
                    self.prepare(loaded.session, part(tell, READ, 1.0))
        except Cancelled:
            let_go(game)
            self.offer()
            return False
        except BadInput as trouble:
            self.waiting.remove(game)
            self._trouble(trouble)
            return False
        self.waiting.remove(game)
        if self._is_for_another_window(loaded.session):
            # That window goes on with its lesson, and has it on the disk before this journal goes.
            self._moving.append(game)
            self._controller.adopt(loaded.session)
        else:
            if not self._go_on_with_lesson(loaded.session):
                loaded = without_script(loaded)
                self._controller.adopt(loaded.session)
            # Its new journal is on the disk before the old one goes.
            if self.keeper.journal.trouble is None:
                discard(game)
        self.tell_notes(loaded.notes)
        return True

    def _is_for_another_window(self, session: Session) -> bool:
        controller = self._controller
        return session.game.id != controller.game.id and controller.other_game is not None

    def handed_over(self, to: AutosaveController) -> None:
        """Let go of what the window of another game has put on its table and keeps now."""
        for game in self._moving:
            discard(game) if to.keeper.journal.trouble is None else let_go(game)
        self._moving.clear()

    def _go_on_with_lesson(self, session: Session) -> bool:
        return (
            session.dice.scripted
            and self.take_up_lesson is not None
            and self.take_up_lesson(session)
        )

    def discard(self) -> None:
        """Throw the last game that was left away."""
        if self.waiting:
            discard(self.waiting.pop(0))
        self.offer()

    # -- words ---------------------------------------------------------------------------------

    def tell_notes(self, notes: Iterable[LoadNote]) -> None:
        """Tell what there is to say about a game that was read."""
        words = LoadNotes(Translator(self._languages.language))
        lines = [html.escape(words.tell(note)) for note in notes]
        if lines:
            self.told.emit("<br>".join(lines), True)

    def _trouble(self, trouble: BadInput | None) -> None:
        if trouble is None:
            self.told.emit(html.escape(self.tr("The game is kept safe again.")), False)
            return
        wording = self._languages.wording
        first = wording.problem(trouble.code)
        lines = [f"<b>{html.escape(first)}</b>"]
        lines += [html.escape(wording.problem(*problem)) for problem in trouble.problems[:3]]
        lines.append(html.escape(self.tr("The game goes on; save it in another place.")))
        self.told.emit("<br>".join(lines), True)

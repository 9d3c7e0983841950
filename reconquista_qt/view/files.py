"""The game's file: saving, opening, what was open lately; troubles are told, never raised."""

from __future__ import annotations

import html
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.model.controller import GameController
from reconquista_qt.storage.folders import folders
from reconquista_qt.view.docks.phase_names import phase_within
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.preferences import Preferences

if TYPE_CHECKING:
    from reconquista_qt.ai.report import Report
    from reconquista_qt.storage.progress import Tell

SUFFIX = ".reconquista"
SAVE_AS = "save-as:"  # the link that asks for another place
MOST_TOLD = 12  # problems of a file that are named at once
MOST_RECENT = 8
MANY_LINES = 100  # of play: with fewer a game is on the table at once


class GameFiles(QObject):
    """Knows which file the game on the table belongs to, and whether it was saved since."""

    told = Signal(str, bool)  # a sentence as HTML; whether it is a trouble
    changed = Signal()  # another file, or saved or not

    def __init__(
        self,
        controller: GameController,
        languages: Languages,
        preferences: Preferences,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._languages = languages
        self._preferences = preferences
        self._window = window
        self.path: Path | None = None
        self._stamp: tuple[int, int] | None = None
        self._saved_at = 0
        # What reviews a game, once there is one: its report, if it is of just that game.
        self.report_of: Callable[[Session], Report | None] = lambda _session: None
        # What keeps the game makes another ready beforehand, and tells how far it is.
        self.prepare: Callable[[Session, Tell], None] | None = None
        # What makes the page of a game at a table, None where the game makes it by itself.
        self.page_of: Callable[[Session], str] | None = None
        controller.reset.connect(self._other_game)
        controller.changed.connect(self.changed)

    @property
    def is_saved(self) -> bool:
        """Whether the file holds the game as it stands."""
        return self.path is not None and self._saved_at == self._mark()

    def standing(self) -> tuple[Path | None, tuple[int, int] | None, int]:
        """Return what is known of the game's file, to be given to `stand` when it comes back."""
        return self.path, self._stamp, self._saved_at

    def stand(self, known: tuple[Path | None, tuple[int, int] | None, int]) -> None:
        """Take up what was known of the file of the game on the table."""
        self.path, self._stamp, self._saved_at = known
        self.changed.emit()

    def _mark(self) -> int:
        return hash(tuple(map(repr, self._controller.session.inputs[-3:]))) ^ len(
            self._controller.session.inputs
        )

    def _other_game(self) -> None:
        self.path = None
        self._stamp = None
        self.changed.emit()

    # -- saving ----------------------------------------------------------------------------------

    def save(self) -> bool:
        """Write the game to its file; the first time to a new one among the player's games."""
        return self.write(self._new_path() if self.path is None else self.path)

    def _new_path(self) -> Path:
        from reconquista_qt.storage.library import Library, is_allowed

        state = self._controller.state
        words = self._languages.wording
        name = words.game(self._controller.game.id)
        phase = phase_within(state.phase, words)
        title = self.tr("{0}, turn {1}, {2}").format(name, digits(state.turn), phase)
        return Library(folders().saves).free_path(title if is_allowed(title) else "game")

    def save_as(self) -> bool:
        """Ask for a file and write the game to it; False if it was not."""
        proposed = self.path or self._folder() / self._new_path().name
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the game"), str(proposed), self._filter()
        )
        if not name:
            return False
        path = Path(name)
        return self.write(path if path.suffix else path.with_name(path.name + SUFFIX))

    def write(self, path: Path) -> bool:
        """Write the game to a file; False (and told) where that cannot be."""
        # Files are checked by a library that takes its time to load: not before it is needed.
        from reconquista_qt.storage.saves import write_game

        try:
            with suppress(OSError):  # what is wrong with the folder is said when it is written to
                path.parent.mkdir(parents=True, exist_ok=True)
            # Another window may have written our file since: then it is spared, and told of.
            known = self._stamp if path == self.path else None
            stamp = write_game(self._controller.session, path, expected=known)
        except BadInput as error:
            elsewhere = html.escape(self.tr("Save it elsewhere…"))
            self.told.emit(f'{self._reasons(error)}<br><a href="{SAVE_AS}">{elsewhere}</a>', True)
            return False
        self.path, self._stamp, self._saved_at = path, stamp, self._mark()
        self._remember(path)
        self._list(path)
        self.changed.emit()
        return True

    def _list(self, path: Path) -> None:
        """See to it that a save is on the list of saves, and say where it is."""
        from reconquista_qt.storage.elsewhere import Elsewhere

        places = folders()
        if path.absolute().parent == places.saves:
            text = self.tr("Saved among your games: {0}").format(path.name.removesuffix(SUFFIX))
        else:
            Elsewhere(places.elsewhere_file).add(path)
            text = self.tr("Saved: {0}").format(path)
        self.told.emit(text, False)

    def export_replay(self) -> None:
        """Ask for a file and write the game, up to now, as a page that plays in any browser."""
        self._export(self._controller.session)

    def export_review(self) -> None:
        """Ask for a file and write the game into it to its end, with its review."""
        whole = self._controller.session.fork()
        if whole.undone:
            whole.redo(len(whole.inputs) + len(whole.undone))
        self._export(whole)

    def _export(self, session: Session) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Export as a web page"),
            str(self._folder() / "reconquista.html"),
            self.tr("Web pages (*.html)"),
        )
        if not name:
            return
        from reconquista_qt.model.replay_page import write_page
        from reconquista_qt.storage.atomic import write_whole

        try:
            if self.page_of is not None:
                write_whole(Path(name), self.page_of(session).encode(), keep_previous=False)
            else:
                write_page(session, Path(name), self.report_of(session))
        except BadInput as error:
            self.told.emit(self._reasons(error), True)
        else:
            self.told.emit(self.tr("Saved: {0}").format(Path(name).name), False)

    # -- opening ---------------------------------------------------------------------------------

    def open(self) -> bool:
        """Ask for a file and put its game on the table; False if there was none."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a game"), str(self._folder()), self._filter()
        )
        return bool(name) and self.read(Path(name))

    def read(self, path: Path) -> bool:
        """Put the game of a file on the table; False (and told) where it cannot be read.

        False too where it was so large that the player did not want to wait.
        """
        from reconquista_qt.storage.atomic import stamp_of
        from reconquista_qt.storage.maps import games_on
        from reconquista_qt.storage.progress import READ, Cancelled, part
        from reconquista_qt.storage.saves import read_game
        from reconquista_qt.view.waiting import Waiting

        stamp = stamp_of(path)  # of before the reading: what is written meanwhile is not ours
        try:
            with Waiting(self._window) as tell:
                games = games_on(self._controller.home)
                loaded = read_game(path, games, part(tell, 0.0, READ))
                if self.prepare is not None and len(loaded.session.branches) >= MANY_LINES:
                    self.prepare(loaded.session, part(tell, READ, 1.0))
        except Cancelled:
            return False
        except BadInput as error:
            self._forget(path)
            self.told.emit(self._reasons(error), True)
            return False
        self._controller.adopt(loaded.session)
        self.tell_notes(loaded.notes)
        if path.absolute().parent == folders().autosaves:
            # The program's own, which it throws away in time: the player's goes to another.
            return True
        self.path, self._stamp, self._saved_at = path, stamp, self._mark()
        self._remember(path)
        self.changed.emit()
        return True

    def tell_trouble(self, error: BadInput, now_at: Path | None = None) -> None:
        """Say what is wrong with a file of the user's, every place in it, and where it is now."""
        where = f"<br>{html.escape(str(now_at))}" if now_at is not None else ""
        self.told.emit(self._reasons(error) + where, True)

    # -- what was open lately --------------------------------------------------------------------

    def recent(self) -> list[Path]:
        """Return the files that were open lately and are still there."""
        return [Path(name) for name in self._preferences.get("recent") if os.path.isfile(name)]

    def _remember(self, path: Path) -> None:
        whole = str(path.absolute())
        others = [name for name in self._preferences.get("recent") if name != whole]
        self._preferences.set("recent", [whole, *others][:MOST_RECENT])
        self._preferences.set("folder", str(path.absolute().parent))

    def _forget(self, path: Path) -> None:
        whole = str(path.absolute())
        kept = [name for name in self._preferences.get("recent") if name != whole]
        self._preferences.set("recent", kept)

    # -- words -----------------------------------------------------------------------------------

    def _folder(self) -> Path:
        kept = self._preferences.get("folder")
        if kept and os.path.isdir(kept):
            return Path(kept)
        saves = folders().saves
        with suppress(OSError):  # Qt's dialog begins where we stand if it is not there
            saves.mkdir(parents=True, exist_ok=True)
        return saves

    def _filter(self) -> str:
        return self.tr("Games of Reconquista (*{0})").format(SUFFIX)

    def tell_notes(self, notes: Iterable[Any]) -> None:
        """Tell what there is to say about a game that was read."""
        from reconquista_qt.model.load_notes import LoadNotes

        tell = LoadNotes(self._languages.wording.translator).tell
        lines = [html.escape(tell(note)) for note in notes]
        if lines:
            self.told.emit("<br>".join(lines), True)

    def _reasons(self, error: BadInput) -> str:
        wording = self._languages.wording
        lines = [f"<b>{html.escape(wording.problem(error.code))}</b>"]
        lines += [html.escape(wording.problem(*problem)) for problem in error.problems[:MOST_TOLD]]
        return "<br>".join(lines)

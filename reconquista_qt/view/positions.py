"""Positions as lines of text: copied from the board, and put on it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.position_line import line_of, parted
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entries

if TYPE_CHECKING:
    from reconquista_qt.view.board_picture import BoardPictures
    from reconquista_qt.view.film import Films
    from reconquista_qt.view.main_window import MainWindow

MOST_SEED = 999_999_999


class Positions(QObject):
    """Answers the actions that copy and paste a position."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        actions = window.actions_
        actions["copy_position"].triggered.connect(lambda _=False: self.copy())
        actions["paste_position"].triggered.connect(lambda _=False: self.paste())
        self._pictures: BoardPictures | None = None  # each made when it is first asked for
        actions["copy_board"].triggered.connect(lambda _=False: self.pictures.copy())
        actions["save_board"].triggered.connect(lambda _=False: self.pictures.ask())
        actions["print_board"].triggered.connect(lambda _=False: self.preview())
        self._films: Films | None = None
        window.actions_["film"].triggered.connect(lambda _=False: self.films.ask())
        actions["editor"].triggered.connect(lambda _=False: self.edit())

    @property
    def pictures(self) -> BoardPictures:
        """What copies and saves the board by itself."""
        from reconquista_qt.view.board_picture import BoardPictures

        if self._pictures is None:
            self._pictures = BoardPictures(self._window)
        return self._pictures

    def preview(self) -> None:
        """Show how the board would come out on paper, and print it from there."""
        from reconquista_qt.view.board_print import PrintPreview

        windows = self._window.windows
        if "print" in windows.open:
            windows.open.pop("print").deleteLater()
        windows.show_window("print", PrintPreview(self._window))

    @property
    def films(self) -> Films:
        """What writes a game as an animated picture."""
        from reconquista_qt.view.film import Films

        if self._films is None:
            self._films = Films(self._window)
        return self._films

    def copy(self) -> None:
        """Copy the position on the table as a line of text."""
        controller = self._window.controller
        if controller.game.hides:
            told = self.tr("Something is hidden in this game: its position is not copied.")
            self._window.tell(told, True)
            return
        QGuiApplication.clipboard().setText(line_of(controller.game, controller.state))
        self._window.tell(self.tr("The position is copied as a line of text."), False)

    def paste(self) -> None:
        """Play on from the position that was copied."""
        self.put(QGuiApplication.clipboard().text())

    def edit(self) -> None:
        """Open the editor with the position on the table."""
        from reconquista_qt.view.games import surface_of

        window, controller = self._window, self._window.controller
        if "editor" in window.windows.open:
            window.windows.open.pop("editor").deleteLater()
        position = controller.game.position(controller.state)
        surface: Any = surface_of(controller.game.id)
        editor = surface.editor(controller.home, position, window)
        editor.playWanted.connect(self.play)
        editor.saveWanted.connect(self.keep)
        window.windows.show_window("editor", editor)

    def play(self, position: dict[str, Any]) -> None:
        """Play on from an edited position."""
        window = self._window
        seed = int.from_bytes(os.urandom(8), "big") % MOST_SEED + 1
        try:
            window.controller.start_new(
                seed=seed, position=position, options=window.controller.session.options
            )
        except BadInput as error:
            window.files.tell_trouble(error)
            return
        for dialog in window.windows.open.values():
            dialog.hide()
        window.activateWindow()

    def keep(self, position: dict[str, Any]) -> None:
        """Ask for name and story, and keep a position as a start of the player's own."""
        from reconquista_qt.view.dialogs.start_dialog import StartDialog

        window = self._window
        dialog = StartDialog(window.controller.home, position, window.languages, window)
        dialog.kept.connect(window.tell)
        window.windows.show_window("start", dialog)

    def put(self, line: str) -> bool:
        """Play on from the position of a line; False (and told) where it is none."""
        window = self._window
        try:
            session = self._session(line)
        except BadInput as error:
            window.files.tell_trouble(error)
            return False
        window.controller.adopt(session)
        return True

    def _session(self, line: str) -> Session:
        name, body = parted(line)
        game = self._game(name)
        under_way = self._window.controller.session
        same = under_way.game.id == game.id
        return Session.at(
            game,
            game.position_of_line(body),
            seed=int.from_bytes(os.urandom(8), "big") % MOST_SEED + 1,
            options=under_way.options if same else None,
        )

    def _game(self, name: str) -> AnyGame:
        home = self._window.controller.home
        if home.id == name:
            return home
        for entry in entries():
            if entry.id == name:
                return entry.rules()
        raise BadInput("bad-position", (("unknown-game", "", name[:40]),))

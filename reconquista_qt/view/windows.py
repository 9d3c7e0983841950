"""The windows beside the main one, each made when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QDialog

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import entry_of

if TYPE_CHECKING:
    from reconquista_qt.view.autoplay import Autoplay
    from reconquista_qt.view.main_window import MainWindow
    from reconquista_qt.view.welcome import Welcome


class Windows(QObject):
    """None of them is modal: the board stays in reach."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.open: dict[str, QDialog] = {}
        window.installEventFilter(self)
        self._welcome: Welcome | None = None
        self._exhibition: Autoplay | None = None
        window.actions_["welcome"].triggered.connect(lambda _=False: self.welcome())
        window.actions_["watch"].triggered.connect(self.watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close what is open with the main window: nothing is hidden while it is taken apart."""
        if event.type() == QEvent.Type.Close and watched is self._window:
            for dialog in self.open.values():
                dialog.hide()
        return super().eventFilter(watched, event)

    def show_window(self, name: str, dialog: QDialog) -> None:
        """Show a window, which is known by a name from now on."""
        self.open[name] = dialog
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def show_once(self, name: str, dialog: QDialog) -> None:
        """Show a window that is made anew each time it is asked for: closed, it is gone.

        A window that is only hidden keeps all its pixels: megabytes for each.
        """
        dialog.finished.connect(lambda _result: self._throw_away(name, dialog))
        self.show_window(name, dialog)

    def _throw_away(self, name: str, dialog: QDialog) -> None:
        if self.open.get(name) is dialog:
            del self.open[name]
        dialog.deleteLater()

    def welcome(self) -> None:
        """Greet the player, who chooses the language and how to begin."""
        from reconquista_qt.view.games import surface_of
        from reconquista_qt.view.welcome import Welcome

        if self._welcome is None:
            window = self._window
            welcome = self._welcome = Welcome(
                surface_of(window.controller.game.id).greeting(window.languages),
                window.languages,
                window.themes,
                window.preferences,
                window.central,
            )
            welcome.lessonWanted.connect(window.book.start_lesson)
            welcome.gameWanted.connect(self.new_game)
            welcome.showWanted.connect(lambda: self.watch(True))
            welcome.closed.connect(window.board.setFocus)
            window.controller.reset.connect(welcome.hide)
            window.controller.changed.connect(welcome.hide)
        self._welcome.begin()

    def watch(self, on: bool) -> None:
        """Let the computer play a game on the board, or put an end to that."""
        from reconquista_qt.view.autoplay import Autoplay

        if self._exhibition is None:
            self._exhibition = Autoplay(self._window)
        self._exhibition.start() if on else self._exhibition.stop()

    def new_game(self, game: str = "") -> None:
        """Ask what the new game shall be; of the game on the table, or another one."""
        from reconquista_qt.view.games import surface_of

        window = self._window
        if "new_game" in self.open:
            self.open.pop("new_game").deleteLater()
        home = window.controller.home
        rules = home if game in ("", home.id) else entry_of(game).rules()
        dialog: Any = surface_of(rules.id).new_game_dialog(rules, window)
        dialog.begun.connect(self._begin)
        dialog.otherGame.connect(self.new_game)
        dialog.linkFollowed.connect(window.follow)
        self.show_once("new_game", dialog)

    def _begin(self, chosen: dict[str, Any]) -> None:
        try:
            self._window.controller.start_new(**chosen)
        except BadInput as error:
            wording = self._window.languages.wording
            lines = [wording.problem(*problem) for problem in error.problems]
            self._window.banner.say("<br>".join(lines), lasting=True)

    def end(self) -> None:
        """Show the dialog that tells how the game ended."""
        window = self._window
        dialog: Any = self.open.get("end")
        if dialog is None:
            dialog = window.desk.end_dialog()
            dialog.newGame.connect(self.new_game)
            dialog.save.connect(window.files.save)
            dialog.undo.connect(window.desk.undo)
            dialog.review.connect(window.actions_["review"].trigger)
            dialog.replay.connect(window.actions_["replay_line"].trigger)
            dialog.webPage.connect(window.files.export_review)
            dialog.turnWanted.connect(self.play_again)
            dialog.chronicle.connect(self.chronicle)
            dialog.film.connect(window.actions_["film"].trigger)
        dialog.refresh()
        self.show_window("end", dialog)

    def play_again(self, turn: int) -> None:
        """Go back to the first decision of a turn; what was played is kept as the line ahead."""
        controller = self._window.controller
        marks = [mark for mark in controller.session.marks if mark.state.turn == turn]
        self._window.board.presenter.skip()
        if marks and not controller.go_to(marks[0].inputs):
            text = self.tr("Undo stops at dice. Allow it to go on in the settings.")
            self._window.banner.say(text)

    def chronicle(self) -> None:
        """Show the chronicle of the game."""
        from reconquista_qt.view.chronicle import ChronicleWindow

        dialog = self.open.get("chronicle")
        if not isinstance(dialog, ChronicleWindow):
            dialog = ChronicleWindow(self._window)
            self.open["chronicle"] = dialog
        dialog.open()

    def go_to(self) -> None:
        """Ask for an area by its name."""
        from reconquista_qt.view.go_to import GoTo

        window = self._window
        dialog = self.open.get("go_to")
        if not isinstance(dialog, GoTo):
            dialog = GoTo(window.desk.places(), window.desk.place_name, window)
            dialog.chosen.connect(window.router.go_to_area)
            self.open["go_to"] = dialog
        dialog.ask()

    def key_sheet(self) -> None:
        """Show all keys."""
        from reconquista_qt.view.key_sheet import KeySheet

        if "keys" in self.open:
            self.open.pop("keys").deleteLater()
        self.show_once("keys", KeySheet(self._window.actions_, self._window.desk, self._window))

    def shortcuts(self) -> None:
        """Let the player change keys."""
        from reconquista_qt.view.shortcuts import ShortcutsDialog

        if "shortcuts" in self.open:
            self.open.pop("shortcuts").deleteLater()
        window = self._window
        self.show_once(
            "shortcuts",
            ShortcutsDialog(
                window.actions_, len(window.desk.regions()), window.preferences, window
            ),
        )

    def settings(self) -> None:
        """Let the player change settings."""
        from reconquista_qt.view.settings_dialog import SettingsDialog

        if "settings" not in self.open:
            self.open["settings"] = SettingsDialog(self._window.preferences, self._window)
        self.show_window("settings", self.open["settings"])

    def saves(self) -> None:
        """Show the shelf of saved games."""
        from reconquista_qt.view.dialogs.saves import SavesDialog

        window = self._window
        if "saves" not in self.open:
            dialog = SavesDialog(window.languages, window.themes, window)
            dialog.openWanted.connect(window.files.read)
            self.open["saves"] = dialog
        self.show_window("saves", self.open["saves"])

    def about(self) -> None:
        """Show the dialog about the program."""
        window = self._window
        if "about" in self.open:
            self.open.pop("about").deleteLater()
        dialog: Any = window.desk.about_dialog()
        dialog.linkFollowed.connect(window.follow)
        dialog.facts.linkActivated.connect(window.follow)
        self.show_once("about", dialog)

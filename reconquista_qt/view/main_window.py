"""The main window: the board in the middle, docks around it, menus and tools above."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QMoveEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QWidget

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.actions import Actions
from reconquista_qt.view.arrangement import Arrangement
from reconquista_qt.view.book.rulebook_controller import RulebookController
from reconquista_qt.view.central_widget import CentralWidget
from reconquista_qt.view.docks.title_buttons import TitleButtons
from reconquista_qt.view.files import GameFiles
from reconquista_qt.view.games import surface_of
from reconquista_qt.view.hall import Hall
from reconquista_qt.view.idle_tasks import IdleTaskQueue
from reconquista_qt.view.insight.analysis_tools import AnalysisTools
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.link_router import LinkRouter
from reconquista_qt.view.menus import Menus
from reconquista_qt.view.positions import Positions
from reconquista_qt.view.preferences import Preferences
from reconquista_qt.view.primary_action import PrimaryAction
from reconquista_qt.view.settings_binder import SettingsBinder
from reconquista_qt.view.sound import Sounds
from reconquista_qt.view.status import Status
from reconquista_qt.view.theme import Themes
from reconquista_qt.view.window_state import WindowState
from reconquista_qt.view.windows import Windows

if TYPE_CHECKING:
    from reconquista_qt.view.autosave_controller import AutosaveController
    from reconquista_qt.view.book.rulebook import RulebookDock


# What an action needs the game to have.
FEATURES: Final = {
    "rules": "book", "quickref": "quickref", "glossary": "book", "examples": "examples",
    "tutorial": "lesson", "welcome": "welcome", "history": "history", "watch": "watch",
    "adviser": "adviser", "simulate": "adviser", "review": "review", "statistics": "statistics",
    "danger": "danger", "chances": "chances", "why": "why", "replay_line": "replay",
    "lines": "replay", "editor": "editor", "challenges": "challenges",
    "today": "hall", "hall": "hall", "seats": "seats",
}  # fmt: skip


class MainWindow(QMainWindow):
    """Puts the parts together; what a part does is the part's own."""

    ruleRequested = Signal(str)
    replaced = Signal(object)  # another window, of another game, takes the place of this one

    def __init__(
        self,
        controller: GameController,
        languages: Languages,
        themes: Themes,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("mainWindow")
        self.controller, self.languages = controller, languages
        self.themes, self.preferences = themes, preferences
        self.setAcceptDrops(True)
        self.memory, self.router = WindowState(self), LinkRouter(self)
        self.binder = SettingsBinder(self)
        self.files = GameFiles(controller, languages, preferences, self)
        self.files.prepare = self.memory.prepare
        surface = surface_of(controller.game.id)
        self.actions_ = Actions(self, preferences.get("shortcuts"), surface.actions())
        self.windows = Windows(self)
        self.idle_tasks = IdleTaskQueue(self)
        self.central = CentralWidget(self)
        self.banner = self.central.banner
        self.desk = surface.desk(self)
        self.board = self.desk.board
        self.central.put(self.board)
        self.board.board.map.drawn.connect(self.idle_tasks.begin)
        self.setCentralWidget(self.central)
        self.arrangement = Arrangement(self)
        self.phase, self.log = self.arrangement.phase, self.arrangement.log
        self.stage, self.areas = self.arrangement.stage, self.arrangement.areas
        self.score, self.minimap = self.arrangement.score, self.arrangement.minimap
        self.status = Status(self)
        self.primary = PrimaryAction(self)
        self.book = RulebookController(self)
        self.title_buttons = TitleButtons(self)
        self.menus = Menus(self)
        self.insight = AnalysisTools(self)
        self.positions = Positions(self)
        self.hall = Hall(self)
        self.sounds = Sounds(self)
        self._connect()
        self._leave_out()
        self.binder.apply()
        self.binder.apply_theme(themes.theme)
        self.memory.restore()
        self._name_parts()  # the actions have been named with their icons
        self.board.setFocus()

    @property
    def rulebook(self) -> RulebookDock:
        """The rulebook; it is made when it is first asked for."""
        return self.arrangement.books()[0]

    @property
    def autosave(self) -> AutosaveController | None:
        """What writes the game down, once it is there."""
        return self.memory.autosave

    @property
    def is_complete(self) -> bool:
        """Whether all has been made that could wait until the window was seen."""
        return self.memory.is_complete

    def begin(self, path: Path | None = None) -> None:
        """Begin the day: with the game of a file, with the last game, or with the new one."""
        self.memory.begin(path)

    def follow(self, link: str) -> None:
        """Go where a link leads: area:…, region:… or rule:…"""
        self.router.follow(link)

    def next_language(self) -> None:
        """Speak the next language, and keep to it."""
        self.binder.next_language()

    def next_theme(self) -> None:
        """Wear the next theme, and keep to it."""
        self.binder.next_theme()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board once its size is known."""
        super().showEvent(event)
        self.memory.shown()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the new size."""
        super().resizeEvent(event)
        self.memory.place_changed()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Keep the new place."""
        super().moveEvent(event)
        self.memory.place_changed()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep everything for the next time."""
        self.desk.close()
        self.memory.close()
        super().closeEvent(event)

    # -- what the game has -----------------------------------------------------------------------

    def primary_follows(self) -> None:
        """Name the one button, and allow what can be done."""
        self.primary.follow()

    def _leave_out(self) -> None:
        """Offer only what the game on the table has."""
        for action, feature in FEATURES.items():
            if feature not in self.desk.features:
                self.actions_[action].setVisible(False)
                self.actions_[action].setEnabled(False)

    # -- wiring --------------------------------------------------------------------------------

    def _connect(self) -> None:
        a, board, controller = self.actions_, self.board, self.controller
        focus = self.arrangement.focus
        for name, slot in (
            ("new", self.windows.new_game), ("open", self.files.open), ("save", self.files.save),
            ("save_as", self.files.save_as), ("saves", self.windows.saves),
            ("quit", self.close),
            ("undo", self.desk.undo), ("redo", controller.redo), ("go_to", self.windows.go_to),
            ("zoom_in", board.zoom_in), ("zoom_out", board.zoom_out), ("fit", board.fit),
            ("zoom_100", board.zoom_100), ("replay", self.router.watch_again),
            ("slower", lambda: self.binder.change_speed(1)),
            ("faster", lambda: self.binder.change_speed(-1)),
            ("language", self.next_language), ("theme", self.next_theme),
            ("rules", lambda: self.follow("rule:")), ("keys", self.windows.key_sheet),
            ("shortcuts", self.windows.shortcuts), ("settings", self.windows.settings),
            ("about", self.windows.about), ("to_board", board.setFocus),
            ("report", self.make_report), ("chronicle", self.windows.chronicle),
            ("replay_line", lambda: self.arrangement.toggle(self.arrangement.lines()[0])),
            ("lines", lambda: self.arrangement.toggle(self.arrangement.lines()[1])),
            ("to_areas", lambda: focus(self.areas, self.areas.tree)),
            ("to_log", lambda: focus(self.log, self.log.view)),
        ):  # fmt: skip
            a[name].triggered.connect(lambda _=False, slot=slot: slot())
        a["hide_counters"].toggled.connect(board.set_counters_hidden)
        a["step"].toggled.connect(lambda on: self.preferences.set("step_by_step", on))
        a["full_screen"].toggled.connect(self._full_screen)
        for number in range(1, 7):
            key = QShortcut(QKeySequence(str(number)), self)
            key.activated.connect(lambda number=number: self.desk.digit(number))
        self.banner.linkFollowed.connect(self.follow)
        self.arrangement.linkFollowed.connect(self.follow)
        board.ruleActivated.connect(lambda rule: self.follow(f"rule:{rule.removeprefix('rule:')}"))
        board.areaSelected.connect(self.router.selected)
        controller.reset.connect(self.banner.hide)
        self.areas.areaActivated.connect(self.router.act_in_list)
        self.areas.areaChosen.connect(board.select_area)
        self.log.replayWanted.connect(board.presenter.replay)
        self.log.undoWanted.connect(controller.undo)
        self.desk.connect()
        self.log.failed.connect(self.banner.say)
        self.log.follow_board(board.presenter)
        self.files.told.connect(self.tell)
        self.preferences.changed.connect(self.binder.take)
        self.languages.switched.connect(lambda _language: self._reword())
        self.themes.changed.connect(self.binder.apply_theme)
        self.ruleRequested.connect(lambda rule: self.rulebook.show_rule(rule))
        a.keysChanged.connect(self.desk.name_keys)
        self.desk.name_keys()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape, wherever the keyboard is, put away what is under way."""
        if event.key() == Qt.Key.Key_Escape:
            if self.banner.isVisible():
                self.banner.hide()
            elif self.arrangement.put_away(self.focusWidget()) or not self.board.cancel():
                self.board.setFocus()
            return
        super().keyPressEvent(event)

    # -- telling -------------------------------------------------------------------------------

    def say_refusal(self, refusal: Any) -> None:
        """Tell which rule forbids something."""
        wording = self.languages.wording
        self.banner.say(wording.refusal_rich(refusal), book=self.languages.book)

    def tell(self, text: str, trouble: bool) -> None:
        """Say something to the player: trouble stays until it is put away."""
        if trouble:
            self.banner.say(text, lasting=True)
        else:
            self.statusBar().showMessage(text, 4000)

    def make_report(self) -> None:
        """Put the game, its log, versions and the last faults into one file, and show it."""
        from reconquista_qt.view.faults import report

        try:
            path = report(self)
        except (OSError, BadInput) as error:
            self.tell(self.tr("The report cannot be written: {0}").format(error), True)
        else:
            self.tell(self.tr("The report is here: {0}").format(path), True)

    def _full_screen(self, on: bool) -> None:
        self.showFullScreen() if on else self.showNormal()

    # -- language ------------------------------------------------------------------------------

    def _reword(self) -> None:
        self.board.set_wording(self.languages.wording)
        self.stage.reword()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a saved game that is dragged over the window."""
        if dropped_game(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a saved game that is dropped on the window."""
        path = dropped_game(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.files.read(path)

    def changeEvent(self, event: QEvent) -> None:
        """Set the window's own texts anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything of the window's own in the language that is spoken."""
        self.actions_.retranslate(self.themes.theme.palette)
        self._name_parts()

    def _name_parts(self) -> None:
        self.menus.retranslate()
        self.primary.follow()
        self.status.refresh()


def dropped_game(data: QMimeData) -> Path | None:
    """Return the one file that is dragged, or None where it is something else."""
    urls = data.urls()
    if len(urls) == 1 and urls[0].isLocalFile():
        return Path(urls[0].toLocalFile())
    return None

"""The main window: the board in the middle, docks around it, menus and tools above."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QWidget

from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games.reconquista.names import AREA_INDEX, REGIONS
from reconquista_qt.model.choices import SPENDING, ChoiceModel
from reconquista_qt.model.controller import GameController
from reconquista_qt.storage.folders import folders
from reconquista_qt.view.actions import REGION_KEYS, Actions
from reconquista_qt.view.afterwards import PATIENCE_MS, Afterwards
from reconquista_qt.view.arrangement import Arrangement
from reconquista_qt.view.board.view import BoardView
from reconquista_qt.view.book.house import BookHouse
from reconquista_qt.view.docks.area_menu import AreaMenu
from reconquista_qt.view.docks.title_buttons import TitleButtons
from reconquista_qt.view.files import SAVE_AS, GameFiles
from reconquista_qt.view.insight.hub import Insight
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.menus import Menus
from reconquista_qt.view.middle import Middle
from reconquista_qt.view.preferences import SPEEDS, Preferences
from reconquista_qt.view.primary import Primary
from reconquista_qt.view.status import Status
from reconquista_qt.view.theme import THEMES, Theme, Themes
from reconquista_qt.view.windows import Windows

if TYPE_CHECKING:
    from reconquista_qt.view.book.rulebook import RulebookDock
    from reconquista_qt.view.keeping import Keeping

FIRST_SIZE = QSize(1600, 1000)
AUTOMATIC = frozenset({"spend", "move", "retreat", "place_order"})


# Settings that take effect when the window is made as well as when they change.
STANDING: Final = (
    "speed", "step_by_step", "answer_single_choices", "undo_stops_at_dice", "reduced_motion",
    "shows_odds", "fans_on_hover", "magnifies_on_hover",
)  # fmt: skip


class MainWindow(QMainWindow):
    """Puts the parts together; what a part does is the part's own."""

    ruleRequested = Signal(str)

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
        self.choices = ChoiceModel(controller, self)
        self.setAcceptDrops(True)
        self.files = GameFiles(controller, languages, preferences, self)
        self.keeping: Keeping | None = None
        self.actions_ = Actions(self, preferences.get("shortcuts"))
        self.windows = Windows(self)
        self.afterwards = Afterwards(self)
        self._seen = False
        self._size: QSize | None = None  # that was kept, until the window is shown
        self.middle = Middle(self)
        self.banner = self.middle.banner
        self.board = BoardView(
            controller, self.choices, themes.theme, languages.wording, self.middle
        )
        self.middle.put(self.board)
        self.board.board.map.drawn.connect(self.afterwards.begin)
        self.setCentralWidget(self.middle)
        self.arrangement = Arrangement(self)
        self.phase, self.log = self.arrangement.phase, self.arrangement.log
        self.stage, self.areas = self.arrangement.stage, self.arrangement.areas
        self.score, self.minimap = self.arrangement.score, self.arrangement.minimap
        self.area_menu = AreaMenu(self.choices, languages, self)
        self.status = Status(self)
        self.primary = Primary(self)
        self.book = BookHouse(self)
        self.title_buttons = TitleButtons(self)
        self.menus = Menus(self)
        self.insight = Insight(self)
        self._connect()
        self._apply_preferences()
        self._wear(themes.theme)
        self._restore()
        self.retranslate()
        self.board.setFocus()

    @property
    def rulebook(self) -> RulebookDock:
        """The rulebook; it is made when it is first asked for."""
        return self.arrangement.books()[0]

    # -- wiring --------------------------------------------------------------------------------

    def _connect(self) -> None:
        a, board, controller = self.actions_, self.board, self.controller
        focus = self.arrangement.focus
        for name, slot in (
            ("new", self.windows.new_game), ("open", self.files.open), ("save", self.files.save),
            ("save_as", self.files.save_as), ("saves", self.windows.saves),
            ("quit", self.close),
            ("undo", controller.undo), ("redo", controller.redo), ("go_to", self.windows.go_to),
            ("zoom_in", board.zoom_in), ("zoom_out", board.zoom_out), ("fit", board.fit),
            ("zoom_100", board.zoom_100), ("replay", self.watch_again),
            ("slower", lambda: self._change_speed(1)), ("faster", lambda: self._change_speed(-1)),
            ("language", self.next_language), ("theme", self.next_theme),
            ("rules", lambda: self.follow("rule:")), ("keys", self.windows.key_sheet),
            ("shortcuts", self.windows.shortcuts), ("settings", self.windows.settings),
            ("about", self.windows.about), ("to_board", board.setFocus),
            ("report", self.make_report),
            ("replay_line", lambda: self.arrangement.forward(self.arrangement.lines()[0])),
            ("lines", lambda: self.arrangement.forward(self.arrangement.lines()[1])),
            ("to_areas", lambda: focus(self.areas, self.areas.tree)),
            ("to_log", lambda: focus(self.log, self.log.view)),
        ):  # fmt: skip
            a[name].triggered.connect(lambda _=False, slot=slot: slot())
        for kind in SPENDING:
            a[kind].triggered.connect(lambda _=False, kind=kind: self.phase.spending.pick(kind))
        a["hide_counters"].toggled.connect(board.set_counters_hidden)
        a["step"].toggled.connect(lambda on: self.preferences.set("step_by_step", on))
        a["full_screen"].toggled.connect(self._full_screen)
        for number in range(1, 7):
            key = QShortcut(QKeySequence(str(number)), self)
            key.activated.connect(lambda number=number: self._digit(number))
        self.banner.linkFollowed.connect(self.follow)
        self.arrangement.linkFollowed.connect(self.follow)
        board.ruleActivated.connect(lambda rule: self.follow(f"rule:{rule.removeprefix('rule:')}"))
        board.areaSelected.connect(self._selected)
        controller.reset.connect(self.banner.hide)
        self.areas.areaActivated.connect(self._act_in_list)
        self.areas.areaChosen.connect(board.select_area)
        self.phase.places.picked.connect(self._pick_place)
        self.phase.spending.refused.connect(self._say_refusal)
        self.log.replayWanted.connect(board.presenter.replay)
        self.log.undoWanted.connect(controller.undo)
        self.log.failed.connect(self.banner.say)
        self.log.follow_board(board.presenter)
        self.files.told.connect(self.tell)
        self.preferences.changed.connect(self._preference_changed)
        self.languages.switched.connect(lambda _language: self._reword())
        self.themes.changed.connect(self._wear)
        self.ruleRequested.connect(lambda rule: self.rulebook.show_rule(rule))
        a.keysChanged.connect(self._name_keys)
        self._name_keys()

    # -- areas, links, keys --------------------------------------------------------------------

    def follow(self, link: str) -> None:
        """Go where a link leads: area:…, region:… or rule:…"""
        if link == SAVE_AS:
            self.banner.hide()
            self.files.save_as()
            return
        if self.keeping is not None and self.keeping.follow(link):
            self.banner.hide()
            return
        kind, _, name = link.partition(":")
        if kind == "review":
            self.banner.hide()
            self.insight.review().open()
        elif kind == "area" and name in AREA_INDEX:
            if not self._is_fitted():
                self.board.centre_on(name)
            self.board.select_area(name)
        elif kind == "region" and name in REGIONS:
            self.board.go_to_region(name)
        elif kind == "rule":
            self.ruleRequested.emit(name)

    def go_to_area(self, area: str) -> None:
        """Make an area the chosen one, in the middle of the board and in the list."""
        self.follow(f"area:{area}")
        self.board.setFocus()

    def _selected(self, area: str) -> None:
        if area:
            self.areas.choose(area)
        self.status.show_area("")

    def _act_in_list(self, area: str) -> None:
        tree = self.areas.tree
        rect = tree.visualItemRect(self.areas.items[area])
        self.area_menu.act(area, tree.viewport().mapToGlobal(rect.bottomLeft()))

    def _pick_place(self, area: str) -> None:
        """Answer with an area, or take up the units there that are to move."""
        self.board.select_area(area)
        waiting = self.controller.waiting
        if isinstance(waiting, Decision) and waiting.kind == "move":
            self.board.begin_move_from(area)
            self.board.setFocus()
        else:
            self.choices.submit_at(area)

    def _digit(self, number: int) -> None:
        if isinstance(self.controller.waiting, DiceWanted):
            self.phase.dice.give(number)
        elif number <= len(REGION_KEYS):
            by_number = self.controller.state.board.region_by_number
            self.board.go_to_region(REGIONS[by_number[number]])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape, wherever the keyboard is, put away what is under way."""
        if event.key() == Qt.Key.Key_Escape:
            if self.banner.isVisible():
                self.banner.hide()
            elif not self.board.cancel():
                self.board.setFocus()
            return
        super().keyPressEvent(event)

    def watch_again(self) -> None:
        """Show again what happened since the last decision before this one."""
        session = self.controller.session
        marks = [mark.entries for mark in session.marks if mark.entries < len(session.journal)]
        self.board.presenter.replay(marks[-1] if marks else 0, len(session.journal) - 1)

    # -- telling -------------------------------------------------------------------------------

    def _say_refusal(self, refusal: Any) -> None:
        from reconquista_qt.view.book.hover import with_glossary

        wording = self.languages.wording
        text = with_glossary(wording.refusal_rich(refusal), wording.language, of=self.banner.text)
        self.banner.say(text)

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

    # -- settings ------------------------------------------------------------------------------

    def next_language(self) -> None:
        """Speak the next language, and keep to it."""
        self.languages.next()
        self.preferences.set("language", self.languages.language)

    def next_theme(self) -> None:
        """Wear the next theme, and keep to it."""
        names = THEMES[1:]
        place = names.index(self.themes.theme.name)
        self.preferences.set("theme", names[(place + 1) % len(names)])

    def _change_speed(self, step: int) -> None:
        place = SPEEDS.index(self.preferences.get("speed")) + step
        self.preferences.set("speed", SPEEDS[min(len(SPEEDS) - 1, max(0, place))])

    def _apply_preferences(self) -> None:
        for name in STANDING:
            self._preference_changed(name)

    def _preference_changed(self, name: str) -> None:
        value = self.preferences.get(name)
        match name:
            case "language":
                self.languages.speak(value)
            case "theme" | "text_scale":
                self.themes.wear(self.preferences.get("theme"), self.preferences.get("text_scale"))
                self.arrangement.widen()
            case "speed":
                self.board.presenter.set_speed(value)
                self.stage.set_speed(value)
            case "step_by_step":
                self.board.presenter.set_step_by_step(value)
                self.actions_["step"].setChecked(value)
            case "answer_single_choices":
                self.controller.automatic = AUTOMATIC if value else frozenset()
            case "undo_stops_at_dice":
                self.controller.session.undo_stops_at_dice = value
                self.primary.follow()
            case "shortcuts":
                self.actions_.set_keys(value)
            case "reduced_motion":
                self.board.reduced_motion = value
            case "shows_odds" | "fans_on_hover" | "magnifies_on_hover":
                setattr(self.board, name, value)
            case "autosaves" if self.keeping is not None:
                self.keeping.set_autosaves(value)
        self.menus.refresh()

    def _wear(self, theme: Theme) -> None:
        self.board.set_theme(theme)
        self.arrangement.set_theme(theme)
        self.area_menu.theme = theme.art
        self.actions_.retranslate(theme.palette)
        self.menus.refresh()
        self.primary.follow()

    def _name_keys(self) -> None:
        keys = {kind: self.actions_.key_of(kind) for kind in SPENDING}
        self.phase.spending.keys = keys
        self.phase.spending.refresh()

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
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything of the window's own in the language that is spoken."""
        self.actions_.retranslate(self.themes.theme.palette)
        self.menus.retranslate()
        self.primary.follow()
        self.status.refresh()

    # -- remembering ---------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board once its size is known, unless another zoom was kept."""
        super().showEvent(event)
        if self._seen:
            return
        self._seen = True
        QTimer.singleShot(0, self, self._first_look)

    def _first_look(self) -> None:
        if self._size is not None and not self.isMaximized():
            # Before they were shown the docks did not know how little room they need.
            self.resize(self._size)
            self._size = None
        zoom = self.preferences.get("zoom")
        self.board.zoom_to(zoom) if zoom else self.board.fit()
        self.status.show_zoom()
        self.afterwards.add(*self.arrangement.rest, self.insight.make_docks)

    def _restore(self) -> None:
        # Below a title bar, on whatever screen there is.
        room = self.screen().availableSize() - QSize(0, 40)
        self.resize(FIRST_SIZE.boundedTo(room))
        geometry, docks = self.preferences.get("geometry"), self.preferences.get("docks")
        if geometry:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
        if docks:
            self._size = self.size()
            self.arrangement.restore(docks)

    def remember(self) -> None:
        """Keep the window's place, its docks and its zoom."""
        keep = self.preferences.set
        keep("geometry", bytes(self.saveGeometry().toBase64().data()).decode())
        keep("docks", self.arrangement.kept())
        keep("zoom", 0.0 if self._is_fitted() else self.board.zoom)
        self.preferences.store()

    def _is_fitted(self) -> bool:
        room, whole = self.board.viewport().rect(), self.board.board.shape.rect
        fitted = min(room.width() / whole.width(), room.height() / whole.height())
        return abs(self.board.transform().m11() - fitted) < 1e-6

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep everything for the next time."""
        if self.keeping is not None:
            self.keeping.close(keep=self._is_begun())
        self.remember()
        super().closeEvent(event)

    def begin(self, path: Path | None = None) -> None:
        """Begin the day: with the game of a file, with the last game, or with the new one."""
        if path is not None:
            self.files.read(path)
        journals = folders().journals
        if not journals.is_dir() or not any(journals.iterdir()):
            # What writes the game down is loaded once the window can be seen, or with the first
            # thing that is done.
            painted = self.board.board.map.firstPainted
            painted.connect(self._keep, Qt.ConnectionType.QueuedConnection)
            self.controller.changed.connect(lambda _changes: self._keep())
            QTimer.singleShot(PATIENCE_MS, self, self._keep)
        elif path is None and self.preferences.get("resume"):
            self._keep().resume()
        else:
            self._keep().offer()

    def _keep(self) -> Keeping:
        from reconquista_qt.storage.maps import games_on
        from reconquista_qt.view.keeping import Keeping

        if self.keeping is None:
            self.keeping = Keeping(
                self.controller,
                self.languages,
                self,
                autosaves=self.preferences.get("autosaves"),
                games=games_on(self.controller.home),
            )
            self.keeping.told.connect(self.tell)
        return self.keeping

    def _is_begun(self) -> bool:
        """Whether there is a game to go on with: some move was made, and it is not over."""
        moved = any(isinstance(given, Acted) for given in self.controller.session.inputs)
        return moved and not isinstance(self.controller.waiting, Over)


def dropped_game(data: QMimeData) -> Path | None:
    """Return the one file that is dragged, or None where it is something else."""
    urls = data.urls()
    if len(urls) == 1 and urls[0].isLocalFile():
        return Path(urls[0].toLocalFile())
    return None

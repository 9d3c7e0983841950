"""The main window: the board in the middle, docks around it, menus and tools above."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QWidget

from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.games.reconquista.actions import Decline
from reconquista_qt.games.reconquista.names import AREA_INDEX, REGIONS
from reconquista_qt.model.choices import SPENDING, ChoiceModel
from reconquista_qt.model.controller import GameController
from reconquista_qt.storage.folders import folders
from reconquista_qt.view.actions import REGION_KEYS, Actions
from reconquista_qt.view.banner import Banner
from reconquista_qt.view.board.view import BoardView
from reconquista_qt.view.book.history import HistoryDock
from reconquista_qt.view.book.quickref import QuickReferenceDock
from reconquista_qt.view.book.rulebook import RulebookDock
from reconquista_qt.view.docks.area_menu import AreaMenu
from reconquista_qt.view.docks.log_dock import LogDock
from reconquista_qt.view.docks.phase_dock import PhaseDock
from reconquista_qt.view.docks.score_dock import ScoreDock
from reconquista_qt.view.docks.spending import reason_of
from reconquista_qt.view.docks.stage_dock import MinimapDock, StageDock
from reconquista_qt.view.docks.standing import standing
from reconquista_qt.view.docks.text_board import TextBoard
from reconquista_qt.view.files import GameFiles
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.menus import Menus
from reconquista_qt.view.preferences import SPEEDS, Preferences
from reconquista_qt.view.theme import THEMES, Theme, Themes
from reconquista_qt.view.windows import Windows

if TYPE_CHECKING:
    from reconquista_qt.view.keeping import Keeping

AUTOMATIC = frozenset({"spend", "move", "retreat", "place_order"})
LAYOUT_VERSION = 1


class Middle(QWidget):
    """The board with the banner over it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board: BoardView | None = None
        self.banner = Banner(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the board fill the room."""
        if self.board is not None:
            self.board.setGeometry(self.rect())
        self.banner.place()
        super().resizeEvent(event)


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
        self.files = GameFiles(controller, languages, preferences, self)
        self.keeping: Keeping | None = None
        self.actions_ = Actions(self, preferences.get("shortcuts"))
        self.windows = Windows(self)
        self._pressed_once = False
        self._size: QSize | None = None  # that was kept, until the window is shown
        self._build_middle()
        self._build_docks()
        self._build_status()
        self.menus = Menus(self)
        self._connect()
        self._apply_preferences()
        self._wear(themes.theme)
        self._restore()
        self.retranslate()
        self.board.setFocus()

    # -- building ------------------------------------------------------------------------------

    def _build_middle(self) -> None:
        self.middle = Middle(self)
        self.board = BoardView(
            self.controller, self.choices, self.themes.theme, self.languages.wording, self.middle
        )
        self.middle.board = self.board
        self.board.lower()
        self.setCentralWidget(self.middle)
        self.banner = self.middle.banner

    def _build_docks(self) -> None:
        controller, languages, actions = self.controller, self.languages, self.actions_
        self.setDockOptions(
            QMainWindow.DockOption.AnimatedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.AllowNestedDocks
        )
        self.phase = PhaseDock(
            controller, self.choices, languages, actions["primary"], actions["undo"],
            actions["redo"], self,
        )  # fmt: skip
        self.log = LogDock(controller, languages, self)
        self.areas = TextBoard(controller, self.choices, languages, self)
        self.score = ScoreDock(controller, languages, self)
        self.rulebook = RulebookDock(controller, languages, self.themes, self)
        self.quickref = QuickReferenceDock(languages, self.themes, self)
        self.history = HistoryDock(controller, languages, self.themes, self)
        self.stage = StageDock(self.board, controller, languages, self.themes.theme, self)
        self.minimap = MinimapDock(self.board, self)
        self.docks: list[QDockWidget] = [
            self.phase, self.log, self.stage, self.areas, self.score, self.minimap,
            self.rulebook, self.quickref, self.history,
        ]  # fmt: skip
        self.area_menu = AreaMenu(self.choices, languages, self)
        self.arrange()

    def arrange(self) -> None:
        """Put the docks where they are at a first start."""
        right, left = Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.LeftDockWidgetArea
        aside = (self.rulebook, self.quickref, self.history, self.minimap)
        for dock in self.docks:
            dock.setFloating(False)
            self.addDockWidget(left if dock in aside else right, dock)
            dock.setVisible(dock not in aside)
        self.splitDockWidget(self.phase, self.log, Qt.Orientation.Vertical)
        self.tabifyDockWidget(self.rulebook, self.quickref)
        self.tabifyDockWidget(self.quickref, self.history)
        for front, behind in itertools.pairwise((self.log, self.stage, self.areas, self.score)):
            self.tabifyDockWidget(front, behind)
        self.log.raise_()
        line = self.fontMetrics().height()
        self.resizeDocks([self.phase], [line * 24], Qt.Orientation.Horizontal)
        self.resizeDocks([self.phase, self.log], [1000, 700], Qt.Orientation.Vertical)
        self.resizeDocks([self.rulebook], [line * 26], Qt.Orientation.Horizontal)

    def _build_status(self) -> None:
        self._where, self._zoom = QLabel(self), QLabel(self)
        self._file = QLabel(self)
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self._where, 1)
        bar.addPermanentWidget(self._file)
        bar.addPermanentWidget(self._zoom)

    def _connect(self) -> None:
        a, board, controller = self.actions_, self.board, self.controller
        for name, slot in (
            ("new", self.windows.new_game), ("open", self.files.open), ("save", self.files.save),
            ("save_as", self.files.save_as), ("saves", self.windows.saves),
            ("quit", self.close), ("primary", self.primary),
            ("undo", controller.undo), ("redo", controller.redo), ("go_to", self.windows.go_to),
            ("zoom_in", board.zoom_in), ("zoom_out", board.zoom_out), ("fit", board.fit),
            ("zoom_100", board.zoom_100), ("replay", self.watch_again),
            ("slower", lambda: self._change_speed(1)), ("faster", lambda: self._change_speed(-1)),
            ("language", self.next_language), ("theme", self.next_theme),
            ("rules", lambda: self.follow("rule:")), ("keys", self.windows.key_sheet),
            ("shortcuts", self.windows.shortcuts), ("settings", self.windows.settings),
            ("about", self.windows.about), ("to_board", board.setFocus),
            ("to_areas", lambda: self._focus(self.areas, self.areas.tree)),
            ("to_log", lambda: self._focus(self.log, self.log.view)),
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
        for part in (
            self.phase, self.log, self.stage, self.banner, self.rulebook, self.quickref,
            self.history,
        ):  # fmt: skip
            part.linkFollowed.connect(self.follow)
        board.ruleActivated.connect(lambda rule: self.follow(f"rule:{rule.removeprefix('rule:')}"))
        board.areaHovered.connect(self._show_area)
        board.areaSelected.connect(self._selected)
        board.zoomChanged.connect(self._show_zoom)
        for signal in (board.presenter.started, board.presenter.finished,
                       board.presenter.waitingChanged, controller.decisionChanged,
                       controller.reset):  # fmt: skip
            signal.connect(self._follow_game)
        controller.finished.connect(self._finished)
        controller.reset.connect(self.banner.hide)
        self.areas.areaActivated.connect(self._act_in_list)
        self.areas.areaChosen.connect(board.select_area)
        self.phase.places.picked.connect(self._pick_place)
        self.phase.spending.refused.connect(self._say_refusal)
        self.log.replayWanted.connect(board.presenter.replay)
        self.log.undoWanted.connect(controller.undo)
        self.log.failed.connect(self.banner.say)
        self.files.told.connect(self._tell)
        self.files.changed.connect(self._show_title)
        self.preferences.changed.connect(self._preference_changed)
        self.languages.switched.connect(lambda _language: self._reword())
        self.themes.changed.connect(self._wear)
        self.ruleRequested.connect(self.rulebook.show_rule)
        self.rulebook.areasShown.connect(lambda areas: board.board.highlight("shown", areas))
        a.keysChanged.connect(self._name_keys)
        self._name_keys()

    # -- the primary button --------------------------------------------------------------------

    def primary(self) -> None:
        """Do the one thing that stands to be done: go on, skip, end the phase, see the end."""
        presenter = self.board.presenter
        if presenter.is_waiting:
            presenter.next()
        elif presenter.is_playing:
            presenter.skip()
        elif isinstance(self.controller.waiting, Over):
            self.windows.end()
        elif self.choices.closing is not None and not self._ask_again():
            self.controller.submit(self.choices.closing)

    def _ask_again(self) -> bool:
        """Ask for a second press where points would be lost."""
        waiting, left = self.controller.waiting, self.controller.state.treasury
        spending = isinstance(waiting, Decision) and waiting.kind == "spend"
        worth = spending and left > 0 and bool(self.choices.choices)
        if not worth or self._pressed_once or not self.preferences.get("warn_of_lapse"):
            return False
        self._pressed_once = True
        self.banner.say(
            self.tr("%n point(s) would be lost. Press once more to end the spending.", "", left)
        )
        return True

    def _follow_game(self) -> None:
        """Name the primary button, and allow what can be done."""
        self._pressed_once = False
        controller, a = self.controller, self.actions_
        text, enabled = self._primary_text()
        a["primary"].setEnabled(enabled)
        a.say("primary", text)
        undo_tip = ""
        if controller.can_undo and controller.session.crosses_dice():
            undo_tip = self.tr("This takes back dice.")
        a.say("undo", a["undo"].text(), undo_tip)
        a["undo"].setEnabled(controller.can_undo)
        a["redo"].setEnabled(controller.can_redo)
        waiting = controller.waiting
        spending = isinstance(waiting, Decision) and waiting.kind == "spend"
        for kind in SPENDING:
            a[kind].setEnabled(spending)
        a["replay"].setEnabled(len(controller.session.journal) > 1)

    def _primary_text(self) -> tuple[str, bool]:
        presenter, waiting = self.board.presenter, self.controller.waiting
        if presenter.is_waiting:
            return self.tr("Next step"), True
        if presenter.is_playing:
            return self.tr("Skip to the result"), True
        if isinstance(waiting, Over):
            return self.tr("See the result"), True
        if isinstance(waiting, DiceWanted):
            return self.tr("Roll the dice"), False
        if isinstance(self.choices.closing, Decline):
            return self.tr("Leave El Cid out"), True
        if waiting.kind == "spend":
            return self.tr("End spending"), True
        if waiting.kind == "move":
            return self.tr("End the movement"), True
        return self.tr("Choose an area"), False

    def _finished(self) -> None:
        presenter = self.board.presenter
        if presenter.is_playing:
            presenter.finished.connect(self.windows.end, Qt.ConnectionType.SingleShotConnection)
        else:
            self.windows.end()

    # -- areas, links, keys --------------------------------------------------------------------

    def follow(self, link: str) -> None:
        """Go where a link leads: area:…, region:… or rule:…"""
        if self.keeping is not None and self.keeping.follow(link):
            self.banner.hide()
            return
        kind, _, name = link.partition(":")
        if kind == "area" and name in AREA_INDEX:
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
        self._show_area(area)

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

    def _focus(self, dock: QDockWidget, widget: QWidget) -> None:
        dock.show()
        dock.raise_()
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

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
        wording = self.languages.wording
        title, text = wording.rule_title(refusal.rule), reason_of(refusal, wording)
        self.banner.say(f'{text} <a href="rule:{refusal.rule}">{title}</a>')

    def _tell(self, text: str, trouble: bool) -> None:
        if trouble:
            self.banner.say(text, lasting=True)
        else:
            self.statusBar().showMessage(text, 4000)

    def _show_area(self, area: str) -> None:
        area = area or self.board.selected
        text = ""
        if area:
            wording, state = self.languages.wording, self.controller.state
            region = REGIONS[state.board.region_of[AREA_INDEX[area]]]
            there = standing(state, area, wording).words
            text = f"{wording.area(area)} ({wording.region(region)}): {there}"
        self._where.setText(text)

    def _show_zoom(self, _factor: float = 0.0) -> None:
        self._zoom.setText(f"{round(self.board.zoom * 100)} %")

    def _show_title(self) -> None:
        seed = self.controller.session.dice.seed
        path = self.files.path
        self.setWindowTitle("Reconquista" if path is None else f"{path.stem} – Reconquista")
        self._file.setText(self.tr("Seed {0}").format(seed))

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
        for name in ("speed", "step_by_step", "answer_single_choices", "undo_stops_at_dice"):
            self._preference_changed(name)

    def _preference_changed(self, name: str) -> None:
        value = self.preferences.get(name)
        match name:
            case "language":
                self.languages.speak(value)
            case "theme" | "text_scale":
                self.themes.wear(self.preferences.get("theme"), self.preferences.get("text_scale"))
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
                self._follow_game()
            case "shortcuts":
                self.actions_.set_keys(value)
        self.menus.refresh()

    def _wear(self, theme: Theme) -> None:
        self.board.set_theme(theme)
        self.phase.set_theme(theme)
        self.areas.set_theme(theme.art)
        self.stage.set_theme(theme)
        self.area_menu.theme = theme.art
        self.actions_.retranslate(theme.palette)
        self.log.refresh_icons()
        self.menus.refresh()
        self._follow_game()

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

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything of the window's own in the language that is spoken."""
        self.actions_.retranslate(self.themes.theme.palette)
        self.menus.retranslate()
        self._follow_game()
        self._show_title()
        self._show_area("")
        self._show_zoom()

    # -- remembering ---------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board once its size is known, unless another zoom was kept."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._first_look)

    def _first_look(self) -> None:
        if self._size is not None and not self.isMaximized():
            # Before they were shown the docks did not know how little room they need.
            self.resize(self._size)
            self._size = None
        zoom = self.preferences.get("zoom")
        self.board.zoom_to(zoom) if zoom else self.board.fit()
        self._show_zoom()

    def _restore(self) -> None:
        self.resize(1280, 800)
        geometry, docks = self.preferences.get("geometry"), self.preferences.get("docks")
        if geometry:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
        if docks:
            self._size = self.size()
            self.restoreState(QByteArray.fromBase64(docks.encode()), LAYOUT_VERSION)

    def remember(self) -> None:
        """Keep the window's place, its docks and its zoom."""
        keep = self.preferences.set
        keep("geometry", bytes(self.saveGeometry().toBase64().data()).decode())
        keep("docks", bytes(self.saveState(LAYOUT_VERSION).toBase64().data()).decode())
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
            # What writes the game down is loaded once the window can be seen.
            QTimer.singleShot(0, self, self._keep)
        elif path is None and self.preferences.get("resume"):
            self._keep().resume()
        else:
            self._keep().offer()

    def _keep(self) -> Keeping:
        from reconquista_qt.view.keeping import Keeping

        if self.keeping is None:
            self.keeping = Keeping(self.controller, self.languages, self)
            self.keeping.told.connect(self._tell)
        return self.keeping

    def _is_begun(self) -> bool:
        """Whether there is a game to go on with: some move was made, and it is not over."""
        moved = any(isinstance(given, Acted) for given in self.controller.session.inputs)
        return moved and not isinstance(self.controller.waiting, Over)

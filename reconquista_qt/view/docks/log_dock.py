"""The log: what happened, by turn and phase, to be searched, copied, exported, gone back to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QDockWidget,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.desk import Desk
from reconquista_qt.view.docks.log_hover import LogHover
from reconquista_qt.view.docks.log_model import ENTRY, LEVEL, TEXT, LogModel
from reconquista_qt.view.docks.log_view import LogView
from reconquista_qt.view.languages import Languages


class LogDock(QDockWidget):
    """Shows the journal in the language of the window."""

    linkFollowed = Signal(str)  # area:…, region:… or rule:…
    replayWanted = Signal(int, int)  # first and last place in the journal
    undoWanted = Signal(int)  # the input to go back before
    failed = Signal(str)  # what went wrong, in the language of the window

    def __init__(
        self,
        controller: GameController,
        languages: Languages,
        desk: Desk,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("logDock")
        self._desk = desk
        self._controller = controller
        self._languages = languages
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(4)
        self.words = QLineEdit(page)
        self.words.setClearButtonEnabled(True)
        self.kind = QComboBox(page)
        for kind in ("", *desk.log_kinds):
            self.kind.addItem("", kind)
        self.kind.setVisible(bool(desk.log_kinds))
        self.menu_button = QToolButton(page)
        self.menu_button.setProperty("role", "plain")
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.menu_button)
        self.menu_button.setMenu(self.menu)
        self._copy_all = self.menu.addAction("", self.copy)
        self._copy_all.setShortcut(QKeySequence.StandardKey.Copy)
        self._copy_all.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.addAction(self._copy_all)
        self._export = self.menu.addAction("", self.export)
        row.addWidget(self.words, 3)
        row.addWidget(self.kind, 2)
        row.addWidget(self.menu_button)
        layout.addLayout(row)
        self.view = LogView(page)
        self.model = LogModel(controller, languages, desk, self)
        self.view.setModel(self.model)
        self.hover = LogHover(self.view, languages, desk)
        self.nothing = QLabel(page)
        self.nothing.setWordWrap(True)
        self.nothing.hide()
        layout.addWidget(self.nothing)
        layout.addWidget(self.view, 1)
        # Words are looked for once typing pauses.
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(120)
        self._pause.timeout.connect(self._filter)
        self.words.textChanged.connect(self._pause.start)
        self.kind.currentIndexChanged.connect(self._filter)
        self.view.linkFollowed.connect(self.linkFollowed)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._context_menu)
        self._follows = True
        self.model.rowsAboutToBeInserted.connect(self._about_to_grow)
        self.model.rowsInserted.connect(self._grown)
        self.model.modelReset.connect(self._made_anew)
        self._retranslate()

    # -- following the game --------------------------------------------------------------------

    def follow_board(self, presenter: Any) -> None:
        """Tell of new events as the board shows them, not before."""
        self.model.wait_for(presenter.will_play)
        presenter.stepShown.connect(self.model.tell)
        presenter.finished.connect(self.model.tell)
        # What the board does not play (a redo, a battle nobody watches) is told of at once.
        self._controller.decisionChanged.connect(
            lambda: None if presenter.is_playing else self.model.tell()
        )

    def _about_to_grow(self) -> None:
        # A player who scrolled up to read is left where they are.
        self._follows = self.view.is_at_end()

    def _grown(self) -> None:
        if self._follows:
            self.view.scrollToBottom()

    def _made_anew(self) -> None:
        self.view.remeasure()
        self.view.scrollToBottom()

    def _filter(self) -> None:
        self._pause.stop()
        kind, words = self.kind.currentData() or "", self.words.text().strip()
        self.model.set_filter(kind, words)
        self.nothing.setVisible(bool(kind or words) and not self.model.rowCount())

    def reveal(self, number: int) -> None:
        """Choose an entry by its number in the journal, in sight; what is looked for is let go."""
        row = self.model.row_of(number)
        if row < 0 and (self.words.text() or self.kind.currentIndex() > 0):
            self.words.clear()
            self.kind.setCurrentIndex(0)
            self._filter()
            row = self.model.row_of(number)
        if row >= 0:
            index = self.model.index(row)
            self.view.setCurrentIndex(index)
            self.view.look_at(index)

    # -- what can be done with it --------------------------------------------------------------

    def text(self, chosen_only: bool = False) -> str:
        """Return the rows (or those chosen) as plain text."""
        rows = sorted(index.row() for index in self.view.selectionModel().selectedRows())
        if not (chosen_only and rows):
            rows = list(range(self.model.rowCount()))
        lines: list[str] = []
        for row in rows:
            index = self.model.index(row, 0)
            line = index.data(TEXT).plain.removesuffix("§").rstrip()
            level = index.data(LEVEL)
            lines.append(("\n" if level == 0 and lines else "") + "  " * level + line)
        return "\n".join(lines) + "\n"

    def copy(self) -> None:
        """Put the chosen rows (or all) on the clipboard."""
        QGuiApplication.clipboard().setText(self.text(chosen_only=True))

    def export(self) -> None:
        """Ask for a file and write the rows into it as text."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        place = Path(QStandardPaths.writableLocation(documents)) / "reconquista.txt"
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the log"), str(place), self.tr("Text files (*.txt)")
        )
        if name:
            self.write(Path(name))

    def write(self, path: Path) -> None:
        """Write the rows into a file as text."""
        try:
            path.write_text(self.text(), encoding="utf-8")
        except OSError as error:
            self.failed.emit(
                self.tr("The log could not be written to {0}: {1}").format(path, error.strerror)
            )

    def _context_menu(self, point: QPoint) -> None:
        index = self.view.indexAt(point)
        if not index.isValid():
            return
        menu = self.build_menu(index.row())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.view.viewport().mapToGlobal(point))

    def build_menu(self, row: int) -> QMenu:
        """Return the menu of a row."""
        index = self.model.index(row, 0)
        entry: Entry = index.data(ENTRY)
        session = self._controller.session
        palette = self.palette()
        menu = QMenu(self)
        last = len(session.journal) - 1
        again = menu.addAction(icon("replay", palette), self.tr("Watch again from here"))
        again.triggered.connect(lambda: self.replayWanted.emit(entry.n - 1, last))
        back = menu.addAction(icon("undo", palette), self.tr("Go back to before this"))
        back.triggered.connect(lambda: self.undoWanted.emit(entry.input))
        back.setEnabled(self._controller.can_undo_to(entry.input))
        if back.isEnabled() and session.crosses_dice(entry.input):
            back.setText(self.tr("Go back to before this (undoes dice rolls)"))
            back.setIcon(icon("dice", palette))
        menu.addSeparator()
        for target, text in index.data(TEXT).targets:
            kind, _, place = target.partition(":")
            if kind == "rule":
                title = self._languages.wording.rule_title(place)
                action = menu.addAction(icon("rules", palette), title)
            else:
                action = menu.addAction(icon("search", palette), text)
            action.triggered.connect(lambda _=False, target=target: self.linkFollowed.emit(target))
        menu.addSeparator()
        menu.addAction(icon("copy", palette), self.tr("Copy"), self.copy)
        menu.addAction(icon("export", palette), self.tr("Export the log…"), self.export)
        return menu

    # -- language and look ---------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew in another language, and tell the whole log in it."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.model.start_again()
        super().changeEvent(event)

    def refresh_icons(self) -> None:
        """Draw the icons in the colours of the palette."""
        self.menu_button.setIcon(icon("more", self.palette()))
        self._copy_all.setIcon(icon("copy", self.palette()))
        self._export.setIcon(icon("export", self.palette()))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Log"))
        self.words.setPlaceholderText(self.tr("Search"))
        self.nothing.setText(self.tr("Nothing found."))
        self.words.setAccessibleName(self.tr("Search the log"))
        self.kind.setAccessibleName(self.tr("What the log shows"))
        for place, kind in enumerate(("", *self._desk.log_kinds)):
            name = self._desk.log_kind_name(kind) if kind else self.tr("Everything")
            self.kind.setItemText(place, name)
        self.menu_button.setToolTip(self.tr("Copy or export the log"))
        self.menu_button.setAccessibleName(self.tr("Copy or export the log"))
        self._copy_all.setText(self.tr("Copy"))
        self._export.setText(self.tr("Export the log…"))
        self.view.setAccessibleName(self.tr("Log of the game"))
        self.refresh_icons()

"""The shelf of saved games: a list with pictures, and what can be done with them."""

from __future__ import annotations

import html
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.storage.elsewhere import Elsewhere
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.library import Library, SaveInfo
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.dialogs.save_actions import SaveActions
from reconquista_qt.view.dialogs.save_rows import PICTURE, SaveRows
from reconquista_qt.view.docks.pieces import Note
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Themes

OPEN, RENAME, COPY, DELETE, SHOW, IMPORT, EXPORT = BUTTONS = (
    "open", "rename", "duplicate", "delete", "show", "import", "export",
)  # fmt: skip
PICTURES: Final = dict(zip(
    BUTTONS, ("open", "rename", "copy", "delete", "folder", "import", "export"), strict=True,
))  # fmt: skip
ASIDE: Final = (IMPORT, SHOW)  # what needs no chosen game
PATH: Final = Qt.ItemDataRole.UserRole


class SavesDialog(Retranslating, QDialog):
    """Shows the games that the player saved, and those the program saved of itself."""

    openWanted = Signal(Path)

    def __init__(
        self,
        languages: Languages,
        themes: Themes,
        parent: QWidget | None = None,
        to_wastebasket: Callable[[Path], bool] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("savesDialog")
        self._languages, self._themes = languages, themes
        self.files = SaveActions(self, self, to_wastebasket)
        self._rows = SaveRows(languages, themes, self)
        places = folders()
        elsewhere = Elsewhere(places.elsewhere_file)
        self._libraries = (Library(places.saves, elsewhere), Library(places.autosaves))
        self._infos: dict[Path, SaveInfo] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.setSpacing(8)
        head = QHBoxLayout()
        self.tabs = QTabBar(self)
        self.tabs.addTab("")
        self.tabs.addTab("")
        self.tabs.setDrawBase(False)
        self.words = QLineEdit(self)
        self.words.setClearButtonEnabled(True)
        head.addWidget(self.tabs)
        head.addStretch()
        head.addWidget(self.words)
        layout.addLayout(head)
        middle = QHBoxLayout()
        self.list = QListWidget(self)
        self.list.setIconSize(PICTURE)
        self.list.setSpacing(3)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        middle.addWidget(self.list, 1)
        column = QVBoxLayout()
        self.buttons: dict[str, QPushButton] = {}
        for name in BUTTONS:
            button = QPushButton(self)
            button.setAutoDefault(False)
            self.buttons[name] = button
            column.addWidget(button)
            if name in (OPEN, DELETE):
                column.addSpacing(10)
        self.buttons[OPEN].setDefault(True)
        column.addStretch()
        middle.addLayout(column)
        layout.addLayout(middle, 1)
        self.empty = QLabel(self.list)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.note = Note(muted=False, parent=self)
        self.note.hide()
        layout.addWidget(self.note)
        self.tabs.currentChanged.connect(self.refresh)
        self.words.textChanged.connect(self._filter)
        self.list.itemSelectionChanged.connect(self._chosen_changed)
        self.list.itemActivated.connect(lambda _item: self.open())
        self.list.customContextMenuRequested.connect(self._menu)
        for name, do in (
            (OPEN, self.open), (RENAME, self.files.ask_name), (COPY, self.files.duplicate),
            (DELETE, self.files.delete), (SHOW, self.files.show_in_folder),
            (IMPORT, self.files.ask_import), (EXPORT, self.files.ask_export),
        ):  # fmt: skip
            self.buttons[name].clicked.connect(do)
        themes.changed.connect(self.refresh)
        self.setAcceptDrops(True)
        give_size(self, 54, 40)
        self._retranslate()

    # -- the list ------------------------------------------------------------------------------

    @property
    def library(self) -> Library:
        """The shelf that is shown."""
        return self._libraries[self.tabs.currentIndex()]

    @property
    def chosen(self) -> SaveInfo | None:
        """The game that is chosen."""
        item = self.list.currentItem()
        return None if self.list.currentRow() < 0 else self._infos.get(item.data(PATH))

    def refresh(self, _changed: object = None) -> None:
        """Read the folder anew, keeping the chosen game chosen."""
        kept = self.chosen.path if self.chosen is not None else None
        self._infos = {info.path: info for info in self.library.saves()}
        self.list.clear()
        for info in self._infos.values():
            item = QListWidgetItem(self._rows.picture(info), self._rows.text(info))
            item.setData(PATH, info.path)
            item.setToolTip(str(info.path))
            self.list.addItem(item)
        self.choose(kept)
        self._filter(self.words.text())
        self._chosen_changed()

    def choose(self, path: Path | None) -> None:
        """Choose the game of a file, or the first where there is none such."""
        for row in range(self.list.count()):
            if self.list.item(row).data(PATH) == path:
                self.list.setCurrentRow(row)
                return
        if self.list.count():
            self.list.setCurrentRow(0)

    @property
    def row(self) -> int:
        """The line of the chosen game, from 0."""
        return self.list.currentRow()

    def choose_row(self, row: int) -> None:
        """Choose the game of a line, or the last where there are fewer."""
        self.list.setCurrentRow(min(row, self.list.count() - 1))

    def show_own(self) -> None:
        """Show the player's own folder."""
        self.tabs.setCurrentIndex(0)

    def say(self, trouble: BadInput) -> None:
        """Tell a trouble below the list."""
        wording = self._languages.wording
        lines = [f"<b>{html.escape(wording.problem(trouble.code))}</b>"]
        lines += [html.escape(wording.problem(*problem)) for problem in trouble.problems[:3]]
        self.note.setText("<br>".join(lines))
        self.note.show()

    def _filter(self, words: str) -> None:
        shown = 0
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(words.strip().lower() not in item.text().lower())
            shown += not item.isHidden()
        self.empty.setVisible(shown == 0)
        self.empty.setGeometry(self.list.viewport().rect().adjusted(20, 20, -20, -20))

    def _chosen_changed(self) -> None:
        info = self.chosen
        for name, button in self.buttons.items():
            if name in (OPEN, EXPORT):
                button.setEnabled(info is not None and info.trouble is None)
            elif name not in ASIDE:
                button.setEnabled(info is not None)
        if info is not None and info.trouble is not None:
            self.say(info.trouble)
        else:
            self.note.hide()

    # -- what can be done ----------------------------------------------------------------------

    def open(self) -> None:
        """Ask for the chosen game to be put on the table."""
        info = self.chosen
        if info is not None and info.trouble is None:
            self.openWanted.emit(info.path)
            self.accept()

    def _menu(self, point: QPoint) -> None:
        if self.list.itemAt(point) is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in (OPEN, RENAME, COPY, DELETE, EXPORT):
            button = self.buttons[name]
            action = menu.addAction(button.icon(), button.text(), button.click)
            action.setEnabled(button.isEnabled())
        menu.popup(self.list.viewport().mapToGlobal(point))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the dropped games in."""
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.files.take_in(Path(url.toLocalFile()))

    # -- language and look ---------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Read the folder whenever the dialog comes into sight."""
        super().showEvent(event)
        self.refresh()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Saved games"))
        self.tabs.setTabText(0, self.tr("My games"))
        self.tabs.setTabText(1, self.tr("Automatic saves"))
        self.tabs.setAccessibleName(self.tr("Which games"))
        self.words.setPlaceholderText(self.tr("Search"))
        self.words.setAccessibleName(self.tr("Search the games"))
        self.list.setAccessibleName(self.tr("Saved games"))
        self.empty.setText(self.tr("No games here yet."))
        for name, text in (
            (OPEN, self.tr("Open")),
            (RENAME, self.tr("Rename…")),
            (COPY, self.tr("Duplicate")),
            (DELETE, self.tr("To the wastebasket")),
            (SHOW, self.tr("Show the folder")),
            (IMPORT, self.tr("Import…")),
            (EXPORT, self.tr("Export…")),
        ):
            self.buttons[name].setText(text)
            self.buttons[name].setIcon(icon(PICTURES[name], self.palette()))
        self.refresh()

"""The shelf of saved games: a list with pictures, and what can be done with them."""

from __future__ import annotations

import html
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDateTime, QEvent, QFile, QLocale, QPoint, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QIcon,
    QPainter,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
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
from reconquista_qt.games import GAMES
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.library import Library, SaveInfo, name_of
from reconquista_qt.storage.saves import SUFFIX
from reconquista_qt.view.art.icons import icon, icon_pixmap
from reconquista_qt.view.dialogs.thumbnail import thumbnail
from reconquista_qt.view.docks.moments import phase_within
from reconquista_qt.view.docks.pieces import Note
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Themes

OPEN, RENAME, COPY, DELETE, SHOW, IMPORT, EXPORT = BUTTONS = (
    "open", "rename", "duplicate", "delete", "show", "import", "export",
)  # fmt: skip
PICTURES: Final = dict(zip(
    BUTTONS, ("open", "rename", "copy", "delete", "folder", "import", "export"), strict=True,
))  # fmt: skip
ASIDE: Final = (IMPORT, SHOW)  # what needs no chosen game
PICTURE: Final = QSize(132, 92)
PATH: Final = Qt.ItemDataRole.UserRole


class SavesDialog(QDialog):
    """Shows the games of the player's folder, and those the program saved of itself."""

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
        self._to_wastebasket = to_wastebasket or _to_wastebasket
        places = folders()
        self._libraries = (Library(places.saves), Library(places.autosaves))
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
            (OPEN, self.open), (RENAME, self.ask_name), (COPY, self.duplicate),
            (DELETE, self.delete), (SHOW, self.show_in_folder), (IMPORT, self.ask_import),
            (EXPORT, self.ask_export),
        ):  # fmt: skip
            self.buttons[name].clicked.connect(do)
        themes.changed.connect(self.refresh)
        self.setAcceptDrops(True)
        line = self.fontMetrics().height()
        self.resize(line * 54, line * 40)
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
            item = QListWidgetItem(self._picture(info), self._text(info))
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

    def _picture(self, info: SaveInfo) -> QIcon:
        if info.trouble is not None:
            return self._warning()
        ratio = self.devicePixelRatioF()
        art = self._themes.theme.art
        return _as_it_is(thumbnail(info.position, PICTURE, self.palette(), art, ratio))

    def _warning(self) -> QIcon:
        """Return a small warning sign in the middle of where the picture would be."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(PICTURE * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        side = PICTURE.height() // 2
        painter = QPainter(picture)
        sign = icon_pixmap("warning", self.palette().text().color(), side, ratio)
        painter.drawPixmap((PICTURE.width() - side) // 2, (PICTURE.height() - side) // 2, sign)
        painter.end()
        return _as_it_is(picture)

    def _text(self, info: SaveInfo) -> str:
        wording, locale = self._languages.wording, QLocale(self._languages.language)
        when = QDateTime.fromSecsSinceEpoch(int(info.modified))
        written = locale.toString(when, QLocale.FormatType.ShortFormat)
        file = f"{written}  ·  {locale.formattedDataSize(info.size)}"
        if info.trouble is not None:
            return f"{info.name}\n{wording.problem(info.trouble.code)}\n{file}"
        stands = self.tr("Turn {0}, {1}").format(info.turn, phase_within(info.phase))
        if info.over is not None:
            stands = self.tr("Ended in turn {0}").format(info.turn)
        worth = f"{wording.points(info.points)}  ·  {wording.level(info.level)}"
        more = [stands, self._scenario(info)]
        if info.lines:
            more.append(self.tr("%n other line(s) of play", "", info.lines))
        return f"{info.name}\n{'  ·  '.join(more)}\n{worth}\n{file}"

    def _scenario(self, info: SaveInfo) -> str:
        if info.scenario == "position":
            return self.tr("from a position of one’s own")
        game = GAMES[0]
        if info.scenario in game.scenarios:
            return game.scenario_name(info.scenario).get(self._languages.language, info.scenario)
        return info.scenario

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
            self._say(info.trouble)
        else:
            self.note.hide()

    # -- what can be done ----------------------------------------------------------------------

    def open(self) -> None:
        """Ask for the chosen game to be put on the table."""
        info = self.chosen
        if info is not None and info.trouble is None:
            self.openWanted.emit(info.path)
            self.accept()

    def ask_name(self) -> None:
        """Ask for another name for the chosen game."""
        info = self.chosen
        if info is None:
            return
        name, given = QInputDialog.getText(
            self, self.tr("Rename the game"), self.tr("Name:"), text=info.name
        )
        if given:
            self.rename(name)

    def rename(self, name: str) -> None:
        """Give the chosen game another name."""
        info = self.chosen
        if info is not None:
            self._then_choose(lambda: self.library.rename(info.path, name))

    def duplicate(self) -> None:
        """Copy the chosen game."""
        info = self.chosen
        if info is not None:
            self._then_choose(lambda: self.library.duplicate(info.path))

    def delete(self) -> None:
        """Put the chosen game into the wastebasket, whence it can be taken again."""
        info = self.chosen
        if info is None:
            return
        row = self.list.currentRow()
        try:
            self.library.delete(info.path, self._to_wastebasket)
        except BadInput as trouble:
            self._say(trouble)
            return
        self.refresh()
        self.list.setCurrentRow(min(row, self.list.count() - 1))

    def show_in_folder(self) -> None:
        """Open the folder in the system's file manager."""
        self.library.folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.library.folder)))

    def ask_import(self) -> None:
        """Ask for a file and take its game in."""
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Import a game"), "", self._files())
        if name:
            self.take_in(Path(name))

    def take_in(self, path: Path) -> None:
        """Copy a game from elsewhere into the player's folder."""
        self.tabs.setCurrentIndex(0)
        self._then_choose(lambda: self.library.take_in(path, GAMES))

    def ask_export(self) -> None:
        """Ask for a file and write the chosen game there."""
        info = self.chosen
        if info is None:
            return
        packed = self.tr("Compressed games (*{0})").format(SUFFIX)
        name, chosen = QFileDialog.getSaveFileName(
            self,
            self.tr("Export the game"),
            str(Path.home() / info.path.name),
            f"{self._files()};;{packed}",
        )
        if name:
            self.give_out(Path(name), packed=chosen == packed)

    def give_out(self, target: Path, *, packed: bool = False) -> None:
        """Write the chosen game elsewhere."""
        info = self.chosen
        if info is None:
            return
        path = target if target.suffix else target.with_name(target.name + SUFFIX)
        try:
            self.library.give_out(info.path, path, GAMES, packed=packed)
        except BadInput as trouble:
            self._say(trouble)

    def _then_choose(self, do: Callable[[], Path]) -> None:
        try:
            path = do()
        except BadInput as trouble:
            self._say(trouble)
            return
        self.refresh()
        self.choose(path)

    def _say(self, trouble: BadInput) -> None:
        wording = self._languages.wording
        lines = [f"<b>{html.escape(wording.problem(trouble.code))}</b>"]
        lines += [html.escape(wording.problem(*problem)) for problem in trouble.problems[:3]]
        self.note.setText("<br>".join(lines))
        self.note.show()

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

    # -- dropping files ------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the dropped games in."""
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.take_in(Path(url.toLocalFile()))

    # -- language and look ---------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Read the folder whenever the dialog comes into sight."""
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _files(self) -> str:
        return self.tr("Games of Reconquista (*{0})").format(SUFFIX)

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


def _as_it_is(picture: QPixmap) -> QIcon:
    """Return a picture as an icon that stays as it is where it is chosen."""
    shown = QIcon(picture)
    shown.addPixmap(picture, QIcon.Mode.Selected)
    return shown


def _to_wastebasket(path: Path) -> bool:
    if QFile.moveToTrash(str(path)):
        return True
    # No wastebasket here: the program's own serves, so that nothing is ever gone at once.
    own = folders().state / "wastebasket"
    own.mkdir(parents=True, exist_ok=True)
    kept = Library(own).free_path(name_of(path))
    return QFile.rename(str(path), str(kept))

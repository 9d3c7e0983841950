"""What can be done with saved games: rename, duplicate, throw away, take in, give out."""

from __future__ import annotations

import html
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFile, QUrl
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QListWidget, QTabBar

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GAMES
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.library import Library, SaveInfo, name_of
from reconquista_qt.storage.saves import SUFFIX
from reconquista_qt.view.docks.note import Note
from reconquista_qt.view.languages import Languages


class SaveActions(QDialog):
    """The part of the dialog that works on files; a trouble is told and nothing is lost."""

    list: QListWidget
    tabs: QTabBar
    note: Note
    _languages: Languages
    _to_wastebasket: Callable[[Path], bool]

    @property
    def library(self) -> Library:
        """The shelf that is shown."""
        raise NotImplementedError

    @property
    def chosen(self) -> SaveInfo | None:
        """The game that is chosen."""
        raise NotImplementedError

    def refresh(self, _changed: object = None) -> None:
        """Read the folder anew, keeping the chosen game chosen."""
        raise NotImplementedError

    def choose(self, path: Path | None) -> None:
        """Choose the game of a file, or the first where there is none such."""
        raise NotImplementedError

    # -- what can be done ----------------------------------------------------------------------

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

    def _files(self) -> str:
        return self.tr("Games of Reconquista (*{0})").format(SUFFIX)


def to_wastebasket(path: Path) -> bool:
    if QFile.moveToTrash(str(path)):
        return True
    # No wastebasket here: the program's own serves, so that nothing is ever gone at once.
    own = folders().state / "wastebasket"
    own.mkdir(parents=True, exist_ok=True)
    kept = Library(own).free_path(name_of(path))
    return QFile.rename(str(path), str(kept))

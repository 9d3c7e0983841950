"""What can be done with saved games: rename, duplicate, throw away, take in, give out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QFile, QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GAMES
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.library import Library, SaveInfo, name_of
from reconquista_qt.storage.saves import SUFFIX


class Shelf(Protocol):
    """The list of games that something is done with."""

    @property
    def library(self) -> Library:
        """The folder that is shown."""
        ...

    @property
    def chosen(self) -> SaveInfo | None:
        """The game that is chosen."""
        ...

    @property
    def row(self) -> int:
        """The line of the chosen game, from 0."""
        ...

    def choose_row(self, row: int) -> None:
        """Choose the game of a line, or the last where there are fewer."""
        ...

    def refresh(self) -> None:
        """Read the folder anew, keeping the chosen game chosen."""
        ...

    def choose(self, path: Path | None) -> None:
        """Choose the game of a file, or the first where there is none such."""
        ...

    def show_own(self) -> None:
        """Show the player's own folder."""
        ...

    def say(self, trouble: BadInput) -> None:
        """Tell a trouble."""
        ...


class SaveActions(QObject):
    """Works on the files of a shelf; a trouble is told and nothing is lost."""

    def __init__(
        self,
        shelf: Shelf,
        dialog: QWidget,
        to_wastebasket: Callable[[Path], bool] | None = None,
    ) -> None:
        super().__init__(dialog)
        self._shelf, self._dialog = shelf, dialog
        self._to_wastebasket = to_wastebasket or put_away

    def ask_name(self) -> None:
        """Ask for another name for the chosen game."""
        info = self._shelf.chosen
        if info is None:
            return
        name, given = QInputDialog.getText(
            self._dialog, self.tr("Rename the game"), self.tr("Name:"), text=info.name
        )
        if given:
            self.rename(name)

    def rename(self, name: str) -> None:
        """Give the chosen game another name."""
        info = self._shelf.chosen
        if info is not None:
            self._then_choose(lambda: self._shelf.library.rename(info.path, name))

    def duplicate(self) -> None:
        """Copy the chosen game."""
        info = self._shelf.chosen
        if info is not None:
            self._then_choose(lambda: self._shelf.library.duplicate(info.path))

    def delete(self) -> None:
        """Put the chosen game into the wastebasket, whence it can be taken again."""
        info = self._shelf.chosen
        if info is None:
            return
        row = self._shelf.row
        try:
            self._shelf.library.delete(info.path, self._to_wastebasket)
        except BadInput as trouble:
            self._shelf.say(trouble)
            return
        self._shelf.refresh()
        self._shelf.choose_row(row)

    def show_in_folder(self) -> None:
        """Open the folder in the system's file manager."""
        self._shelf.library.folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._shelf.library.folder)))

    def ask_import(self) -> None:
        """Ask for a file and take its game in."""
        name, _ = QFileDialog.getOpenFileName(
            self._dialog, self.tr("Import a game"), str(Path.home()), self._files()
        )
        if name:
            self.take_in(Path(name))

    def take_in(self, path: Path) -> None:
        """Copy a game from elsewhere into the player's folder."""
        self._shelf.show_own()
        self._then_choose(lambda: self._shelf.library.take_in(path, GAMES))

    def ask_export(self) -> None:
        """Ask for a file and write the chosen game there."""
        info = self._shelf.chosen
        if info is None:
            return
        packed = self.tr("Compressed games (*{0})").format(SUFFIX)
        name, chosen = QFileDialog.getSaveFileName(
            self._dialog,
            self.tr("Export the game"),
            str(Path.home() / info.path.name),
            f"{self._files()};;{packed}",
        )
        if name:
            self.give_out(Path(name), packed=chosen == packed)

    def give_out(self, target: Path, *, packed: bool = False) -> None:
        """Write the chosen game elsewhere."""
        info = self._shelf.chosen
        if info is None:
            return
        path = target if target.suffix else target.with_name(target.name + SUFFIX)
        try:
            self._shelf.library.give_out(info.path, path, GAMES, packed=packed)
        except BadInput as trouble:
            self._shelf.say(trouble)

    def _then_choose(self, do: Callable[[], Path]) -> None:
        try:
            path = do()
        except BadInput as trouble:
            self._shelf.say(trouble)
            return
        self._shelf.refresh()
        self._shelf.choose(path)

    def _files(self) -> str:
        return self.tr("Games of Reconquista (*{0})").format(SUFFIX)


def put_away(path: Path) -> bool:
    """Put a file into the wastebasket; False where that cannot be done."""
    if QFile.moveToTrash(str(path)):
        return True
    # No wastebasket here: the program's own serves, so that nothing is ever gone at once.
    own = folders().state / "wastebasket"
    own.mkdir(parents=True, exist_ok=True)
    kept = Library(own).free_path(name_of(path))
    return QFile.rename(str(path), str(kept))

"""The chronicle of the game in a window: a card for each turn, to be read, copied and exported."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
)

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.model.chronicle_text import (
    ToldTurn,
    page,
    plain_chronicle,
    rich_chronicle,
)
from reconquista_qt.storage.atomic import write_whole
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.wording import direction

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

WIDE, HIGH = 40, 34  # lines of text


class ChronicleWindow(Retranslating, QDialog):
    """Not modal; it grows with the game, and never tells what the board has yet to show."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.setObjectName("chronicle")
        self._window = window
        layout = QVBoxLayout(self)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        layout.addWidget(self.text, 1)
        row = QHBoxLayout()
        self.copy, self.export, self.shut = (QPushButton(self) for _ in range(3))
        for button in (self.copy, self.export, self.shut):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.insertStretch(2)
        layout.addLayout(row)
        self.copy.clicked.connect(self.copy_text)
        self.export.clicked.connect(self.ask)
        self.shut.clicked.connect(self.hide)
        for signal in (window.controller.changed, window.controller.reset,
                       window.board.presenter.caughtUp, window.themes.changed):  # fmt: skip
            signal.connect(self.refresh)
        give_size(self, WIDE, HIGH)
        self._retranslate()

    def turns(self) -> tuple[ToldTurn, ...]:
        """Return the turns that the board has shown to their ends."""
        window = self._window
        state, playhead = window.controller.state, window.board.presenter
        if playhead.holds_back:
            until = playhead.told.turn if playhead.told is not None else 0
        else:
            until = state.turn + 1 if state.over is not None else state.turn
        return tuple(told for told in window.desk.chronicle() if told.turn < until)

    def refresh(self, _changes: object = None) -> None:
        """Tell the turns anew; nothing is done while the window is closed."""
        if not self.isVisible():
            return
        turns = self.turns()
        bar = self.text.verticalScrollBar()
        place = bar.value()
        told = rich_chronicle(turns, self.tr("To the log"))
        self.text.setHtml(told or self.tr("The first turn is not over yet."))
        bar.setValue(place)
        for button in (self.copy, self.export):
            button.setEnabled(bool(turns))

    def open(self) -> None:
        """Show the chronicle."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.refresh()

    # -- taking it along -------------------------------------------------------------------------

    def _title(self) -> str:
        return self.tr("Chronicle of a game of {0}").format(self._window.desk.title())

    def copy_text(self) -> None:
        """Copy the chronicle as text."""
        QGuiApplication.clipboard().setText(plain_chronicle(self._title(), self.turns()))
        self._window.tell(self.tr("The chronicle is copied."), False)

    def ask(self) -> None:
        """Ask for a file and write the chronicle to it."""
        kinds = (self.tr("Web pages (*.html)"), self.tr("Text (*.txt)"))
        name, kind = QFileDialog.getSaveFileName(
            self, self.tr("Export the chronicle"), str(Path.home() / "chronicle.html"),
            ";;".join(kinds),
        )  # fmt: skip
        if name:
            path = Path(name)
            self.write(path if path.suffix else path.with_suffix(f".{kind[-4:-1].lstrip('*.')}"))

    def write(self, path: Path) -> bool:
        """Write the chronicle to a file, as text where its name says so; False if it was not."""
        language, turns = self._window.languages.language, self.turns()
        if path.suffix.lower() in (".txt", ".md"):
            text = plain_chronicle(self._title(), turns)
        else:
            text = page(self._title(), turns, language, direction(language))
        try:
            write_whole(path, text.encode(), keep_previous=False)
        except BadInput as error:
            self._window.files.tell_trouble(error)
            return False
        self._window.tell(self.tr("Saved: {0}").format(path.name), False)
        return True

    def _follow(self, url: QUrl) -> None:
        self._window.follow(url.toString())

    # -- language --------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Chronicle"))
        self.text.setAccessibleName(self.tr("Chronicle"))
        self.copy.setText(self.tr("Copy"))
        self.export.setText(self.tr("Export…"))
        self.shut.setText(self.tr("Close"))
        self.refresh()

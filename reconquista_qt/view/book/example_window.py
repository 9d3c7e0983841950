"""The examples of a game's rulebook, each played step by step on a board of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.model.played_example import PlayedExample
from reconquista_qt.view.art.icons import put_icons
from reconquista_qt.view.board.game_board import GameBoard
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Card, Heading, Note, scrolled
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Theme, Themes

LARGER: Final = 1.1  # the text where no heading stands above it
WIDTH, HEIGHT, PANEL = 72, 44, 21  # lines of text


class ShownExample:
    """An example on its board, and what is said of it; a game derives its own from this."""

    player: PlayedExample
    board: GameBoard

    def heading(self) -> str:
        """Return what stands above the text, "" for nothing."""
        return ""

    def text(self) -> str:
        """Return what explains what is to be seen now, as HTML."""
        raise NotImplementedError

    def told(self) -> Sequence[str]:
        """Return what the last step brought, as sentences in HTML."""
        raise NotImplementedError

    def next_text(self) -> str:
        """Return what the button does that goes on, "" for its usual text."""
        return ""

    def leads_to(self, kind: str, name: str) -> bool:
        """Go on the board where a link leads (``area:oviedo``); False where it leads elsewhere."""
        raise NotImplementedError

    def frame(self) -> None:
        """Bring what the example speaks of into sight."""
        raise NotImplementedError


class Examples:
    """The examples of a game; `names` are their ids, `first` is the one for beginners."""

    names: Sequence[str] = ()
    first: str = ""
    has_headings = True  # whether each text has one of its own

    def title(self, name: str) -> str:
        """Return what an example is called, in the language that is spoken."""
        raise NotImplementedError

    def shown(self, name: str, window: QWidget) -> ShownExample:
        """Return an example at its start, on a board in a window."""
        raise NotImplementedError


class ExampleWindow(Retranslating, QDialog):
    """Not modal: it stands beside the game, which it leaves alone."""

    linkFollowed = Signal(str)  # rule:…

    def __init__(
        self, examples: Examples, languages: Languages, themes: Themes,
        parent: QWidget | None = None,
    ):  # fmt: skip
        super().__init__(parent)
        self.setObjectName("exampleWindow")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.examples = examples
        self._languages, self._themes = languages, themes
        self._example: ShownExample | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        layout.addWidget(self.splitter)
        self.splitter.addWidget(self._build_panel())
        give_size(self, WIDTH, HEIGHT)
        themes.changed.connect(self.set_theme)
        self._retranslate()

    @property
    def player(self) -> PlayedExample | None:
        """What plays the example that is shown."""
        return self._example.player if self._example is not None else None

    @property
    def board(self) -> GameBoard | None:
        """The board of the example that is shown."""
        return self._example.board if self._example is not None else None

    def _build_panel(self) -> QWidget:
        panel = QWidget(self)
        panel.setMinimumWidth(self.fontMetrics().height() * PANEL)
        column = QVBoxLayout(panel)
        column.setContentsMargins(4, 0, 8, 0)
        self.choice = QComboBox(panel)
        for name in self.examples.names:
            self.choice.addItem("", name)
        self.choice.activated.connect(lambda _index: self.show_example(self.choice.currentData()))
        column.addWidget(self.choice)
        self.place = Note(parent=panel)
        column.addWidget(self.place)
        middle = QWidget(panel)
        inner = QVBoxLayout(middle)
        inner.setContentsMargins(0, 4, 0, 4)
        self.title = Heading(1.2, middle)
        self.title.setWordWrap(True)
        self.title.setVisible(self.examples.has_headings)
        self.text = Note(muted=False, parent=middle)
        self.events = Card(middle)
        self.event_text = Note(muted=False, parent=self.events)
        self.events.inside.addWidget(self.event_text)
        self.rules = Note(parent=middle)
        for part in (self.title, self.text, self.events, self.rules):
            inner.addWidget(part)
        for note in (self.text, self.event_text, self.rules):
            note.linkActivated.connect(self._follow)
        inner.addStretch(1)
        column.addWidget(scrolled(middle, panel), 1)
        row = QHBoxLayout()
        self._first, self._back = QToolButton(panel), QToolButton(panel)
        self._first.clicked.connect(self._restart)
        self._back.clicked.connect(self.back)
        self.next = QPushButton(panel)
        self.next.setProperty("role", "primary")
        self.next.setDefault(True)
        self.next.clicked.connect(self.forward)
        row.addWidget(self._first)
        row.addWidget(self._back)
        row.addWidget(self.next, 1)
        column.addLayout(row)
        return panel

    # -- playing -------------------------------------------------------------------------------

    def show_example(self, name: str = "") -> None:
        """Show an example from its start, the one for beginners where none is named."""
        name = name or self.examples.first
        before = self._example
        example = self._example = self.examples.shown(name, self)
        example.player.setParent(self)
        example.player.moved.connect(self._show)
        example.board.presenter.finished.connect(self._light)
        if before is not None:
            self.splitter.replaceWidget(1, example.board)
            before.board.hide()
            before.board.deleteLater()
            before.player.deleteLater()
            example.board.show()
        else:
            self.splitter.addWidget(example.board)
            self.splitter.setStretchFactor(1, 1)
        self.choice.setCurrentIndex(self.choice.findData(name))
        self._show()
        QTimer.singleShot(0, self, self._frame)

    def forward(self) -> None:
        """Go on: end what is being shown, or play the next step; close after the last."""
        if self._example is None:
            return
        presenter = self._example.board.presenter
        if presenter.is_playing:
            presenter.skip()
        elif not self._example.player.forward():
            self.close()

    def back(self) -> None:
        """Go back a step."""
        if self._example is not None:
            self._example.player.back()

    def _restart(self) -> None:
        if self._example is not None:
            self._example.player.restart()

    def _follow(self, link: str) -> None:
        kind, _, name = link.partition(":")
        if self._example is None or not self._example.leads_to(kind, name):
            self.linkFollowed.emit(link)

    # -- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        example = self._example
        if example is None:
            return
        player, words = example.player, self._languages.wording
        number, count = player.place
        self.place.setText(self.tr("{0} of {1}").format(digits(number), digits(count)))
        self.title.setText(example.heading())
        self.text.say(example.text(), self._languages.book)
        lines = example.told()
        self.event_text.setText("<br>".join(lines))
        self.events.setVisible(bool(lines))
        links = [f'<a href="rule:{rule}">{words.rule_title(rule)}</a>' for rule in player.rules]
        self.rules.setText(self.tr("Rules: {0}").format(", ".join(links)))
        self.rules.setVisible(bool(links))
        self._back.setEnabled(number > 1)
        self._first.setEnabled(number > 1)
        usual = self.tr("Close") if number >= count else self.tr("Next")
        self.next.setText(example.next_text() or usual)
        self._light()

    def _light(self) -> None:
        if self._example is not None:
            self._example.board.board.highlight("shown", self._example.player.look)

    def _frame(self) -> None:
        if self._example is not None and self.isVisible():
            self._example.frame()

    def set_theme(self, theme: Theme) -> None:
        """Draw icons, title and board of the example as a theme does."""
        buttons = {"first": self._first, "back": self._back}
        put_icons(buttons, theme.palette, self.fontMetrics().height())
        self.title.fit()
        if not self.examples.has_headings:
            for label in (self.choice, self.text):
                font = self.font()
                font.setPointSizeF(font.pointSizeF() * LARGER)
                label.setFont(font)
        if self._example is not None:
            self._example.board.set_theme(theme)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Bring the example into the window."""
        super().showEvent(event)
        self.set_theme(self._themes.theme)
        QTimer.singleShot(0, self, self._frame)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaf with the arrow keys too."""
        if event.key() == Qt.Key.Key_Left:
            self.back()
        elif event.key() == Qt.Key.Key_Right:
            number, count = self.player.place if self.player is not None else (0, 0)
            if number < count:
                self.forward()
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        if self._example is not None:
            self._example.board.set_wording(self._languages.wording)
        self.setWindowTitle(self.tr("Examples from the rulebook"))
        self.choice.setAccessibleName(self.tr("Which example"))
        for row in range(self.choice.count()):
            self.choice.setItemText(row, self.examples.title(self.choice.itemData(row)))
        for button, text in (
            (self._first, self.tr("From the start")),
            (self._back, self.tr("Back")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._show()

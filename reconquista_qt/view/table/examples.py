"""The examples of a game's rulebook, each played step by step on a table of its own."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
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

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games import GameEntry
from reconquista_qt.model.controller import AnyController, GameController
from reconquista_qt.model.lessons import (
    DICE,
    EXAMPLES,
    Lesson,
    lesson_text,
    lessons_of,
    read_lesson,
)
from reconquista_qt.model.markup import to_html
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.docks.pieces import Card, Heading, Note, scrolled
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.theme import Theme, Themes

from .view import TableView

if TYPE_CHECKING:
    from .surface import TableSurface

SEED: Final = 1


class ExamplePlayer(QObject):
    """Plays an example on a game of its own, a step at a time, back and forward."""

    moved = Signal()

    def __init__(self, entry: GameEntry, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self._game = entry.rules()
        self.example: Lesson = read_lesson(entry, name, EXAMPLES)
        self.controller: AnyController = GameController(
            self.example.begin(self._game, SEED), self, home=self._game
        )
        self.controller.scripted = True
        self.step = 0
        self.entries: tuple[Entry, ...] = ()
        self._play(0)

    @property
    def count(self) -> int:
        """How many steps the example has."""
        return len(self.example.steps)

    def forward(self) -> bool:
        """Play the next step; False after the last."""
        if self.step + 1 >= self.count:
            return False
        self.step += 1
        self._play(self.step)
        self.moved.emit()
        return True

    def back(self) -> None:
        """Go back a step."""
        if self.step:
            self.go(self.step - 1)

    def go(self, step: int) -> None:
        """Go to a step, at once."""
        self.controller.adopt(self.example.begin(self._game, SEED))
        for number in range(step + 1):
            self.step = number
            self._play(number)
        self.moved.emit()

    def _play(self, step: int) -> None:
        """Do what a step is about: its dice fall, its actions are made."""
        first = len(self.controller.session.journal)
        for task in self.example.tasks:
            if task.step != step + 1:
                continue
            if task.kind == DICE:
                self.controller.enter_dice(task.values)
            elif not self.controller.submit(task.actions[0]):
                raise ValueError(f"{self.example.name}: {task}")
        self.entries = tuple(self.controller.session.journal[first:])


class TableExamples(QDialog):
    """Not modal: it stands beside the game, which it leaves alone."""

    linkFollowed = Signal(str)  # rule:…

    def __init__(
        self, entry: GameEntry, surface: TableSurface, languages: Languages, themes: Themes,
        parent: QWidget | None = None,
    ):  # fmt: skip
        super().__init__(parent)
        self.setObjectName("exampleWindow")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._entry = entry
        # The surface knows who plays: its own copy, for the example may have other seats.
        self._surface = copy.copy(surface)
        self._languages, self._themes = languages, themes
        self.player: ExamplePlayer | None = None
        self.board: TableView | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        layout.addWidget(self.splitter)
        self.splitter.addWidget(self._build_panel())
        line = self.fontMetrics().height()
        self.resize(line * 66, line * 42)
        themes.changed.connect(self.set_theme)
        self._retranslate()

    def _build_panel(self) -> QWidget:
        panel = QWidget(self)
        panel.setMinimumWidth(self.fontMetrics().height() * 20)
        column = QVBoxLayout(panel)
        column.setContentsMargins(4, 0, 8, 0)
        self.choice = QComboBox(panel)
        for name in lessons_of(self._entry, EXAMPLES):
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
        self._first.clicked.connect(lambda: self._go(0))
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
        """Show an example from its start, the first where none is named."""
        name = name or self.choice.itemData(0)
        old_board, old_player = self.board, self.player
        self.player = ExamplePlayer(self._entry, name, self)
        self.player.moved.connect(self._show)
        example = self.player.example
        self.board = TableView(
            self.player.controller, self._surface, self._themes.theme, self._languages.wording,
            self, seat=example.seat,
        )  # fmt: skip
        self.board.choosing.close(True)
        self.board.playback.finished.connect(self._light)
        if old_board is not None and old_player is not None:
            self.splitter.replaceWidget(1, self.board)
            old_board.hide()
            old_board.deleteLater()
            old_player.deleteLater()
            self.board.show()
        else:
            self.splitter.addWidget(self.board)
            self.splitter.setStretchFactor(1, 1)
        self.choice.setCurrentIndex(self.choice.findData(name))
        self._show()
        QTimer.singleShot(0, self, self._frame)

    def forward(self) -> None:
        """Go on: end what is being shown, or play the next step; close after the last."""
        if self.player is None or self.board is None:
            return
        if self.board.playback.is_playing:
            self.board.playback.skip()
        elif not self.player.forward():
            self.close()

    def back(self) -> None:
        """Go back a step."""
        if self.player is not None:
            self.player.back()

    def _go(self, step: int) -> None:
        if self.player is not None:
            self.player.go(step)

    def _follow(self, link: str) -> None:
        kind, _, name = link.partition(":")
        if self.board is not None and kind != "rule" and name in self.board.board.shape.places:
            self.board.centre_on(name)
        else:
            self.linkFollowed.emit(link)

    # -- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        player, board = self.player, self.board
        if player is None or board is None:
            return
        language, words = self._languages.language, self._languages.wording
        self.place.setText(
            self.tr("{0} of {1}").format(digits(player.step + 1), digits(player.count))
        )
        texts = lesson_text(self._entry, player.example.name, language, EXAMPLES)
        clause = texts.get(player.example.steps[player.step].id)
        self.title.setText(clause.title if clause is not None else "")
        body = to_html(clause.lines[1:]) if clause is not None else ""
        self.text.say(body, self._languages.book)
        lines = [board.tell_rich(entry) for entry in player.entries if board.may_know(entry)]
        self.event_text.setText("<br>".join(lines))
        self.events.setVisible(bool(lines))
        links = [
            f'<a href="rule:{rule}">{words.rule_title(rule)}</a>' for rule in player.example.rules
        ]
        self.rules.setText(self.tr("Rules: {0}").format(", ".join(links)))
        self.rules.setVisible(bool(links))
        self._back.setEnabled(player.step > 0)
        self._first.setEnabled(player.step > 0)
        last = player.step + 1 >= player.count
        self.next.setText(self.tr("Close") if last else self.tr("Next"))
        self._light()

    def _light(self) -> None:
        if self.board is not None and self.player is not None:
            self.board.board.highlight("shown", self.player.example.steps[self.player.step].places)

    def _frame(self) -> None:
        """Bring what the example speaks of into the window."""
        board, player = self.board, self.player
        if board is None or player is None or not self.isVisible():
            return
        spoken = {place for step in player.example.steps for place in step.places}
        known = [place for place in spoken if place in board.board.shape.places]
        board.fit()
        if known and len(board.board.shape.places) > len(known) * 6:
            rect = board.board.area_rect(known[0])
            for place in known[1:]:
                rect = rect.united(board.board.area_rect(place))
            margin = max(rect.width(), rect.height(), board.board.shape.unit * 4) * 0.4
            board.show_rect(rect.adjusted(-margin, -margin, margin, margin))

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        side = max(16, round(self.fontMetrics().height() * 1.2))
        for button, name in ((self._first, "first"), (self._back, "back")):
            button.setIcon(icon(name, theme.palette))
            button.setIconSize(QSize(side, side))
        self.title.fit()
        if self.board is not None:
            self.board.set_theme(theme)
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
            if self.player is not None and self.player.step + 1 < self.player.count:
                self.forward()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            if self.board is not None:
                self.board.set_wording(self._languages.wording)
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Examples from the rulebook"))
        self.choice.setAccessibleName(self.tr("Which example"))
        language = self._languages.language
        for row in range(self.choice.count()):
            name = self.choice.itemData(row)
            texts = lesson_text(self._entry, name, language, EXAMPLES)
            self.choice.setItemText(row, next(iter(texts.values())).title if texts else name)
        for button, text in (
            (self._first, self.tr("From the start")),
            (self._back, self.tr("Back")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._show()

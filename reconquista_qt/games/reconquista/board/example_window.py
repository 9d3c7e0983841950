"""An example of the rulebook, played step by step on a board of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.games.reconquista.board.map.view import BoardView
from reconquista_qt.games.reconquista.book.example_texts import example_text
from reconquista_qt.games.reconquista.book.examples import EXAMPLES, ExamplePlayer
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, REGIONS
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.book.hover import with_glossary
from reconquista_qt.view.docks.pieces import Card, Note, scrolled
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.theme import Theme, Themes

from .choices import ChoiceModel

FIRST = "battle-or-siege"  # of the examples


class ExampleWindow(QDialog):
    """Not modal: it stands beside the game, which it leaves alone."""

    linkFollowed = Signal(str)  # rule:…

    def __init__(self, languages: Languages, themes: Themes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exampleWindow")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._languages, self._themes = languages, themes
        self.player: ExamplePlayer | None = None
        self.board: BoardView | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        layout.addWidget(self.splitter)
        self.splitter.addWidget(self._build_panel())
        line = self.fontMetrics().height()
        self.resize(line * 72, line * 44)
        themes.changed.connect(self.set_theme)
        self._retranslate()

    def _build_panel(self) -> QWidget:
        panel = QWidget(self)
        line = self.fontMetrics().height()
        panel.setMinimumWidth(line * 21)
        column = QVBoxLayout(panel)
        column.setContentsMargins(4, 0, 8, 0)
        self.choice = QComboBox(panel)
        for name in EXAMPLES:
            self.choice.addItem("", name)
        self.choice.activated.connect(lambda _index: self.show_example(self.choice.currentData()))
        column.addWidget(self.choice)
        self.place = Note(parent=panel)
        column.addWidget(self.place)
        middle = QWidget(panel)
        inner = QVBoxLayout(middle)
        inner.setContentsMargins(0, 4, 0, 4)
        self.text = QLabel(middle)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.linkActivated.connect(self.linkFollowed)
        inner.addWidget(self.text)
        self.events = Card(middle)
        self.event_text = Note(muted=False, parent=self.events)
        self.event_text.linkActivated.connect(self._follow)
        self.events.inside.addWidget(self.event_text)
        inner.addWidget(self.events)
        self.rules = Note(parent=middle)
        self.rules.linkActivated.connect(self.linkFollowed)
        inner.addWidget(self.rules)
        inner.addStretch(1)
        column.addWidget(scrolled(middle, panel), 1)
        row = QHBoxLayout()
        self._first, self._back = QToolButton(panel), QToolButton(panel)
        self._first.clicked.connect(self._restart)
        self._back.clicked.connect(self.back)
        self.next = QPushButton(panel)
        self.next.setProperty("role", "primary")
        self.next.setAutoDefault(True)
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
        name = name or FIRST
        old_board, old_player = self.board, self.player
        self.player = ExamplePlayer(name, self)
        self.player.moved.connect(self._show)
        choices = ChoiceModel(self.player.controller, self.player)
        self.board = BoardView(
            self.player.controller, choices, self._themes.theme, self._languages.wording, self
        )
        self.board.presenter.finished.connect(self._light)
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
        if self.board.presenter.is_playing:
            self.board.presenter.skip()
        elif not self.player.forward():
            self.close()

    def back(self) -> None:
        """Go back a step."""
        if self.player is not None:
            self.player.back()

    def _restart(self) -> None:
        if self.player is not None:
            self.player.restart()

    def _follow(self, link: str) -> None:
        kind, _, name = link.partition(":")
        if kind == "area" and name in AREA_INDEX and self.board is not None:
            self.board.centre_on(name)
        else:
            self.linkFollowed.emit(link)

    # -- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        player = self.player
        if player is None:
            return
        wording = self._languages.wording
        number, count = player.place
        self.place.setText(self.tr("{0} of {1}").format(digits(number), digits(count)))
        self.text.setText(with_glossary(example_text(player.key), self._languages.book))
        lines = [wording.event_rich(entry) for entry in player.entries]
        self.event_text.setText("<br>".join(lines))
        self.events.setVisible(bool(lines))
        links = [
            f'<a href="rule:{rule}">{wording.rule_title(rule)}</a>' for rule in player.example.rules
        ]
        self.rules.setText(self.tr("Rules: {0}").format(", ".join(links)))
        self._back.setEnabled(number > 1)
        self._first.setEnabled(number > 1)
        self.next.setText(self._next_text(player))
        if player.step_number == 0:
            self._frame()
        self._light()

    def _next_text(self, player: ExamplePlayer) -> str:
        if player.step_number < len(player.scene.steps):
            step = player.scene.steps[player.step_number]
            return self.tr("Roll the dice") if step.dice else self.tr("Move")
        if player.scene_number + 1 < len(player.example.scenes):
            return self.tr("Next case")
        return self.tr("Close")

    def _light(self) -> None:
        if self.board is not None and self.player is not None:
            self.board.board.highlight("shown", self.player.look)

    def _frame(self) -> None:
        """Bring the region of the example into the window, or the whole board for several."""
        if self.board is None or self.player is None or not self.isVisible():
            return
        members = self.player.controller.state.board.region_of
        looked = {a for step in self.player.scene.steps for a in step.look}
        regions = {members[AREA_INDEX[a]] for a in looked | set(self.player.scene.look)}
        if len(regions) == 1:
            self.board.go_to_region(REGIONS[regions.pop()])
        else:
            self.board.fit()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        side = max(16, round(self.fontMetrics().height() * 1.2))
        for button, name in ((self._first, "first"), (self._back, "back")):
            button.setIcon(icon(name, theme.palette))
            button.setIconSize(QSize(side, side))
        for label in (self.choice, self.text):
            font = self.font()
            font.setPointSizeF(font.pointSizeF() * 1.1)
            label.setFont(font)
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
        elif event.key() == Qt.Key.Key_Right and self.next.text() != self.tr("Close"):
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
        for row in range(self.choice.count()):
            self.choice.setItemText(row, example_text(self.choice.itemData(row)))
        for button, text in (
            (self._first, self.tr("From the start")),
            (self._back, self.tr("Back")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._show()

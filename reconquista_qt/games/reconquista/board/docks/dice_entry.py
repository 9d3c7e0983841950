"""Dice rolled at the table: the player clicks or types the faces that came up."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.decision import DiceWanted
from reconquista_qt.engine.dice import USUAL_FACES
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.art.dice import DieWidget, paint_die
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating


class FaceButton(QPushButton):
    """A button that is a die's face."""

    def __init__(self, value: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = value
        self._theme: ArtTheme = "light"
        self.setProperty("role", "die")

    def set_theme(self, theme: ArtTheme) -> None:
        """Take the dice of a theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        side = round(self.fontMetrics().height() * 2.3)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bevel and the face."""
        painter = QPainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        side = min(self.width(), self.height()) * 0.76
        rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        paint_die(painter, rect, self._value, theme=self._theme)
        painter.end()


class DiceEntry(Retranslating, QWidget):
    """Asks for as many dice as the rules want; the last one sends them all."""

    def __init__(
        self, controller: GameController[State], languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._languages = languages
        self._theme: ArtTheme = "light"
        self._given: list[int] = []
        self._dice: list[DieWidget] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._hint = QLabel(self)
        self._hint.setWordWrap(True)
        self._hint.setProperty("role", "muted")
        layout.addWidget(self._hint)
        self._row = QHBoxLayout()
        self._row.addStretch()
        layout.addLayout(self._row)
        faces = QHBoxLayout()
        faces.setSpacing(4)
        self.faces: list[FaceButton] = []
        for value in range(1, USUAL_FACES + 1):
            button = FaceButton(value, self)
            button.clicked.connect(lambda _checked=False, value=value: self.give(value))
            self.faces.append(button)
            faces.addWidget(button)
        layout.addLayout(faces)
        controller.decisionChanged.connect(self._ask)
        controller.reset.connect(self._ask)
        self._ask()

    def set_theme(self, theme: ArtTheme) -> None:
        """Take the dice of a theme."""
        self._theme = theme
        for face in self.faces:
            face.set_theme(theme)
        for die in self._dice:
            die.set_theme(theme)

    def give(self, value: int) -> None:
        """Take the next die; with the last one the game goes on."""
        if self._controller.scripted or len(self._given) >= len(self._dice):
            return
        self._dice[len(self._given)].show_value(value)
        self._given.append(value)
        if len(self._given) == len(self._dice):
            self._controller.enter_dice(self._given)

    def take_back(self) -> None:
        """Forget the last die given."""
        if self._given:
            self._given.pop()
            self._dice[len(self._given)].show_value(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take dice from the keys 1 to 6; Backspace takes one back."""
        if event.text() in "123456" and event.text():
            self.give(int(event.text()))
        elif event.key() == Qt.Key.Key_Backspace:
            self.take_back()
        else:
            super().keyPressEvent(event)

    def _ask(self) -> None:
        waiting = self._controller.waiting
        self._given = []
        count = waiting.count if isinstance(waiting, DiceWanted) else 0
        while len(self._dice) > count:
            die = self._dice.pop()
            self._row.removeWidget(die)
            die.deleteLater()
        while len(self._dice) < count:
            die = DieWidget(0, None, self._theme, self)
            self._dice.append(die)
            self._row.insertWidget(len(self._dice) - 1, die)
        for die in self._dice:
            die.show_value(0)
        self._retranslate()
        if count and self.isVisible() and not self._controller.scripted:
            self.setFocus()

    def _retranslate(self) -> None:
        self._hint.setText(self.tr("Click what you rolled, or type it: keys 1 to 6."))
        for value, button in enumerate(self.faces, start=1):
            button.setAccessibleName(self.tr("I rolled a {0}").format(value))
            button.setToolTip(button.accessibleName())

"""Dice rolled (or chits drawn) at the table: the player types what came up."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from reconquista_qt.engine.decision import DiceWanted
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.retranslating import Retranslating

COLUMNS = 6


class TableDiceEntry(Retranslating, QWidget):
    """A button for each value that can come up; the last die wanted sends them all."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._given: list[int] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._hint = QLabel(self)
        self._hint.setWordWrap(True)
        layout.addWidget(self._hint)
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        layout.addLayout(self._grid)
        self.faces: list[QPushButton] = []
        controller.decisionChanged.connect(self.ask)
        controller.reset.connect(self.ask)
        self.ask()

    def ask(self) -> None:
        """Ask for what the rules want now."""
        waiting = self._controller.waiting
        self._given = []
        faces = getattr(waiting, "faces", 6) if isinstance(waiting, DiceWanted) else 0
        things = getattr(waiting, "things", ()) if isinstance(waiting, DiceWanted) else ()
        for button in self.faces:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.faces = []
        for value in range(1, faces + 1):
            text = str(things[value - 1]) if len(things) >= value else str(value)
            button = QPushButton(text, self)
            button.clicked.connect(lambda _=False, value=value: self.give(value))
            self.faces.append(button)
            at = value - 1
            columns = 2 if things else COLUMNS
            self._grid.addWidget(button, at // columns, at % columns)
        self._tell()

    def give(self, value: int) -> None:
        """Take the next value; with the last one the game goes on."""
        waiting = self._controller.waiting
        if not isinstance(waiting, DiceWanted) or self._controller.scripted:
            return
        self._given.append(value)
        if len(self._given) >= waiting.count:
            given, self._given = self._given, []
            self._controller.enter_dice(given)
        else:
            self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take values from the keys 1 to 9, 0 for ten."""
        text = event.text()
        value = 10 if text == "0" else int(text) if text.isdigit() and text else 0
        if 1 <= value <= len(self.faces):
            self.give(value)
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        waiting = self._controller.waiting
        if isinstance(waiting, DiceWanted):
            left = waiting.count - len(self._given)
            text = self.tr("Roll at the table and click what came up: %n left.", "", left)
            self._hint.setText(text)

    def _retranslate(self) -> None:
        self._tell()

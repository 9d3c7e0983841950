"""Which of the games of the house: one row of a dialog."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from reconquista_qt.view.games import playable
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating


class GamePicker(Retranslating, QWidget):
    """Offers the games that have a board; hidden where there is but one."""

    picked = Signal(str)  # the id of another game

    def __init__(self, game: str, languages: Languages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._languages = languages
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._label = QLabel(self)
        self.games = QComboBox(self)
        self._label.setBuddy(self.games)
        for entry in playable():
            self.games.addItem("", entry)
        self.games.setCurrentIndex(self.games.findData(game))
        self.games.activated.connect(self._pick)
        row.addWidget(self._label)
        row.addWidget(self.games, 1)
        self._game = game
        self.setVisible(self.games.count() > 1)
        self._retranslate()

    def _pick(self) -> None:
        chosen = self.games.currentData()
        if chosen != self._game:
            self.picked.emit(chosen)

    def _retranslate(self) -> None:
        self._label.setText(self.tr("Game"))
        for place in range(self.games.count()):
            game = self.games.itemData(place)
            self.games.setItemText(place, self._languages.words_of(game).game(game))

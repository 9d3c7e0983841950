"""What a paragraph bears on in the position on the table, with a button that shows it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from reconquista_qt.model.companion import companion_of
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating


class BearingCard(Retranslating, QFrame):
    """Follows the game; hidden while the paragraph has nothing that could be shown."""

    areasShown = Signal(list)
    linkFollowed = Signal(str)  # area:…

    def __init__(
        self, controller: GameController, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._languages = controller, languages
        self._anchor = ""
        self.setProperty("role", "card")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 8, 6)
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.linkActivated.connect(self.linkFollowed)
        self.button = QPushButton(self)
        self.button.clicked.connect(lambda _=False: self.show_areas())
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        controller.changed.connect(lambda _changes: self._refresh())
        controller.reset.connect(self._refresh)
        self._retranslate()

    def speak_of(self, anchor: str) -> None:
        """Tell of a paragraph, of none when the anchor is empty."""
        self._anchor = anchor
        self._refresh()

    def show_areas(self) -> None:
        """Light up what the paragraph bears on now."""
        self.areasShown.emit(list(self._places()))

    def _places(self) -> tuple[str, ...]:
        return companion_of(self._languages.game).places(self._anchor, self._controller.state)

    def _refresh(self) -> None:
        caption = companion_of(self._languages.game).caption(self._anchor) if self._anchor else ""
        self.setVisible(bool(caption))
        if not caption:
            return
        places = self._places()
        wording = self._languages.wording
        names = ", ".join(f'<a href="area:{place}">{wording.area(place)}</a>' for place in places)
        none = self.tr("none at the moment")
        self.text.setText(f"<b>{caption}:</b> {names or none}")
        self.button.setEnabled(bool(places))

    def _retranslate(self) -> None:
        self.button.setText(self.tr("Show on the board"))
        self._refresh()

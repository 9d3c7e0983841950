"""The stage: whichever of the battle, siege and table panels has something to tell now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Theme

from .battle_panel import BattlePanel
from .dice_panel import TablePanel
from .siege_panel import SiegePanel


class StagePanel(Retranslating, QWidget):
    """Takes entries as they are shown and turns to the panel that tells them."""

    ruleActivated = Signal(str)
    areaActivated = Signal(str)
    regionActivated = Signal(str)

    def __init__(self, wording: Words, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.battle = BattlePanel(wording, theme.art)
        self.siege = SiegePanel(wording, theme.art)
        self.tables = TablePanel(wording, theme.art)
        self._pages = QStackedWidget()
        self._nothing = QLabel()
        self._nothing.setWordWrap(True)
        self._nothing.setMargin(14)
        self._pages.addWidget(self._nothing)
        for panel in (self.battle, self.siege, self.tables):
            panel.ruleActivated.connect(self.ruleActivated)
            panel.areaActivated.connect(self.areaActivated)
            panel.regionActivated.connect(self.regionActivated)
            self._pages.addWidget(panel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)
        self._retranslate()

    @property
    def current(self) -> QWidget | None:
        """The page shown."""
        return self._pages.currentWidget()

    def add(self, entry: Entry, *, roll: bool = True) -> None:
        """Tell an entry, on the panel it belongs to."""
        for panel in (self.battle, self.siege, self.tables):
            if panel.add(entry, roll=roll):
                self._pages.setCurrentWidget(panel)
                return

    def add_all(self, entries: Sequence[Entry]) -> None:
        """Tell many entries at once, without throwing dice."""
        for entry in entries:
            self.add(entry, roll=False)

    def clear(self) -> None:
        """Forget battle, siege and rolls, and say what will be shown here."""
        for panel in (self.battle, self.siege, self.tables):
            panel.clear()
        self._pages.setCurrentWidget(self._nothing)

    def set_throw_time(self, milliseconds: int) -> None:
        """Let dice roll for so long; 0 shows them at once."""
        for panel in (self.battle, self.siege, self.tables):
            panel.throw_ms = milliseconds

    def set_theme(self, theme: Theme) -> None:
        """Tell what is shown again, with the counters and dice of a theme."""
        for panel in (self.battle, self.siege, self.tables):
            panel.theme = theme.art
            panel.render_again()

    def set_wording(self, wording: Words) -> None:
        """Speak another language."""
        for panel in (self.battle, self.siege, self.tables):
            panel.wording = wording
            panel.render_again()

    def _retranslate(self) -> None:
        self._nothing.setText(
            self.tr("Battles, sieges and the rolls of the tables are shown here as they happen.")
        )
        self.setAccessibleName(self.tr("What happens"))

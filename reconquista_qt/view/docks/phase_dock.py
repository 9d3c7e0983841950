"""The phase sidebar: where the game stands, what is to be done now, and the button for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.games.reconquista.events import IncomeCollected
from reconquista_qt.games.reconquista.names import INCOME, LAST_TURN, REGIONS
from reconquista_qt.games.reconquista.rules.income import income_lines
from reconquista_qt.model.choices import ChoiceModel
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.docks.coins import Coins
from reconquista_qt.view.docks.dice_entry import DiceEntry
from reconquista_qt.view.docks.phase_track import PhaseTrack
from reconquista_qt.view.docks.pieces import Card, Heading, Note, scrolled
from reconquista_qt.view.docks.places import PlacesBox
from reconquista_qt.view.docks.sources import income_source, signed
from reconquista_qt.view.docks.spending import SpendingBox
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Theme


class PhaseDock(QDockWidget):
    """Follows the game; the primary button and undo always stand in the same place."""

    linkFollowed = Signal(str)  # area:…, region:… or rule:…

    def __init__(
        self,
        controller: GameController,
        choices: ChoiceModel,
        languages: Languages,
        primary: QAction,
        undo: QAction,
        redo: QAction,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("phaseDock")
        self._controller = controller
        self._choices = choices
        self._languages = languages
        self._primary = primary
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        outer = QVBoxLayout(page)
        outer.setContentsMargins(10, 8, 10, 10)
        outer.setSpacing(6)
        self._build_head(outer, page)
        middle = QWidget(page)
        outer.addWidget(scrolled(middle, page), 1)
        self._build_middle(middle)
        self._build_foot(outer, page, undo, redo)
        controller.reset.connect(self.refresh)
        controller.decisionChanged.connect(self.refresh)
        choices.activeChanged.connect(self._show_prompt)
        self._retranslate()

    # -- parts ---------------------------------------------------------------------------------

    def _build_head(self, outer: QVBoxLayout, page: QWidget) -> None:
        row = QHBoxLayout()
        self.turn = Heading(1.5, page)
        self.coins = Coins(page)
        row.addWidget(self.turn)
        row.addStretch()
        row.addWidget(self.coins)
        outer.addLayout(row)
        self.track = PhaseTrack(self._languages, page)
        outer.addWidget(self.track)
        self.phase = Heading(1.12, page)
        self.phase.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        outer.addWidget(self.phase)

    def _build_middle(self, page: QWidget) -> None:
        inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(7)
        self.prompt = Note(muted=False, parent=page)
        self.prompt.linkActivated.connect(self.linkFollowed)
        inner.addWidget(self.prompt)
        self.dice = DiceEntry(self._controller, self._languages, page)
        inner.addWidget(self.dice)
        self.spending = SpendingBox(self._choices, self._languages, page)
        inner.addWidget(self.spending)
        self.places = PlacesBox(self._choices, self._languages, page)
        inner.addWidget(self.places)
        self.income = Note(parent=page)
        inner.addWidget(self.income)
        self.event_card = Card(page)
        self.event_note = Note(muted=False, parent=page)
        self.event_note.linkActivated.connect(self.linkFollowed)
        self.event_card.inside.addWidget(self.event_note)
        inner.addWidget(self.event_card)
        self.notes = Note(parent=page)
        self.notes.linkActivated.connect(self.linkFollowed)
        inner.addWidget(self.notes)
        inner.addStretch()

    def _build_foot(self, outer: QVBoxLayout, page: QWidget, undo: QAction, redo: QAction) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(6)
        for action in (undo, redo):
            button = QToolButton(page)
            button.setDefaultAction(action)
            button.setIconSize(QSize(22, 22))
            foot.addWidget(button)
        self.primary = QPushButton(page)
        self.primary.setProperty("role", "primary")
        self.primary.clicked.connect(self._primary.trigger)
        self._primary.changed.connect(self._follow_primary)
        foot.addWidget(self.primary, 1)
        outer.addLayout(foot)
        self._follow_primary()

    # -- what it shows -------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take a theme's counters and dice, and its text size."""
        self.spending.set_theme(theme.art)
        self.places.set_theme(theme.art)
        self.dice.set_theme(theme.art)
        self.turn.fit()
        self.phase.fit()

    def refresh(self) -> None:
        """Show the game as it stands."""
        waiting, state = self._controller.waiting, self._controller.state
        wording = self._languages.wording
        self.turn.setText(self.tr("Turn {0} of {1}").format(state.turn, LAST_TURN))
        self.coins.show_points(state.treasury)
        self.track.show_phase(state.phase)
        self.phase.setText(wording.phase(state.phase))
        self.dice.setVisible(isinstance(waiting, DiceWanted))
        self.spending.setVisible(isinstance(waiting, Decision) and waiting.kind == "spend")
        self._show_prompt()
        self._show_event()
        self._show_notes()
        self._show_income()

    def _show_prompt(self) -> None:
        wording = self._languages.wording
        waiting = self._controller.waiting
        if isinstance(waiting, Over):
            text = f"<b>{self.tr('The game is over.')}</b> {wording.level(waiting.level)}"
        else:
            text = wording.prompt_rich(waiting, self._controller.state)
        active = self._choices.active
        if active is not None and active.kind in self.spending.buttons:
            text = self.tr("Choose the area: those where it can be done are lit. Esc puts it away.")
        self.prompt.setText(text)

    def _show_event(self) -> None:
        state, wording = self._controller.state, self._languages.wording
        self.event_card.setVisible(bool(state.event))
        if state.event:
            title = self.tr("Event {0}: {1}").format(state.event, wording.event_name(state.event))
            self.event_note.setText(f"<b>{title}</b><br>{wording.event_line(state.event)}")

    def _show_notes(self) -> None:
        state, wording = self._controller.state, self._languages.wording
        lines = []
        if state.revolt >= 0:
            text = self.tr("{0} is in revolt: it is out of the game until the end of the turn.")
            lines.append(text.format(wording.region(REGIONS[state.revolt])))
        if state.moving_region >= 0:
            text = self.tr("This turn the forces of {0} move.")
            lines.append(text.format(wording.region(REGIONS[state.moving_region])))
        self.notes.setText("<br>".join(lines))
        self.notes.setVisible(bool(lines))

    def _show_income(self) -> None:
        controller, wording = self._controller, self._languages.wording
        self.income.setVisible(controller.state.phase == INCOME)
        if controller.state.phase != INCOME:
            return
        collected = next(
            (
                entry.event
                for entry in reversed(controller.session.journal)
                if isinstance(entry.event, IncomeCollected)
            ),
            None,
        )
        lines = collected.lines if collected is not None else income_lines(controller.state)
        total = sum(points for _, _, points in lines)
        parts = [
            f"{income_source(wording, source, region)} {signed(points)}"
            for source, region, points in lines
        ]
        title = self.tr("Income: %n point(s).", "", total)
        self.income.setText(f"<b>{title}</b> {' · '.join(parts)}")

    def _follow_primary(self) -> None:
        action = self._primary
        self.primary.setText(action.text())
        self.primary.setEnabled(action.isEnabled())
        self.primary.setToolTip(action.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Turn and phase"))
        self.refresh()

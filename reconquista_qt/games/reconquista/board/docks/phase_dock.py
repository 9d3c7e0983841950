"""The phase sidebar: where the game stands, what is to be done now, and the button for it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.board.choices import ChoiceModel
from reconquista_qt.games.reconquista.rules.names import INCOME, LAST_TURN, REGIONS
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.board.playhead import Playhead
from reconquista_qt.view.docks.foot import Foot
from reconquista_qt.view.docks.front import FrontTurnDock
from reconquista_qt.view.docks.pieces import Card, Heading, Note, scrolled
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Theme

from .coins import Coins
from .dice_entry import DiceEntry
from .phase_track import PhaseTrack
from .phase_why import PhaseWhys, link_number
from .places import PlacesBox
from .sources import collected_lines, in_a_row
from .spending import SpendingBox


class PhaseDock(Retranslating, FrontTurnDock):
    """Follows the game; the primary button and undo always stand in the same place."""

    def __init__(
        self,
        controller: GameController[State],
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
        self._playhead: Playhead | None = None
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        outer = QVBoxLayout(page)
        outer.setContentsMargins(10, 8, 10, 10)
        outer.setSpacing(6)
        self._build_head(outer, page)
        # Above all that grows and shrinks, so that the buttons never move under the finger.
        foot = Foot(primary, undo, redo, page)
        outer.addLayout(foot)
        self.primary = foot.primary
        middle = QWidget(page)
        outer.addWidget(scrolled(middle, page), 1)
        self._build_middle(middle)
        controller.reset.connect(self.refresh)
        controller.decisionChanged.connect(self.refresh)
        choices.activeChanged.connect(self._show_prompt)
        self._whys = PhaseWhys(self, choices, languages, self._holds)
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
        self.prompt.linkActivated.connect(self._follow)
        inner.addWidget(self.prompt)
        self._work = QWidget(page)  # what there is to do: put away while the board plays
        work = QVBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.setSpacing(7)
        self.dice = DiceEntry(self._controller, self._languages, self._work)
        work.addWidget(self.dice)
        self.spending = SpendingBox(self._choices, self._languages, self._work)
        work.addWidget(self.spending)
        self.places = PlacesBox(self._choices, self._languages, self._work)
        work.addWidget(self.places)
        self.income = Note(parent=self._work)
        work.addWidget(self.income)
        inner.addWidget(self._work)
        self.event_card = Card(page)
        self.event_note = Note(muted=False, parent=page)
        self.event_note.linkActivated.connect(self._follow)
        self.event_card.inside.addWidget(self.event_note)
        inner.addWidget(self.event_card)
        self.notes = Note(parent=page)
        self.notes.linkActivated.connect(self._follow)
        self.income.linkActivated.connect(self._follow)
        inner.addWidget(self.notes)
        inner.addStretch()

    # -- what it shows -------------------------------------------------------------------------

    def follow(self, playhead: Playhead) -> None:
        """Tell, while the board plays, what it has come to, and only then what is to be done."""
        self._playhead = playhead
        playhead.cameTo.connect(self._show_played)
        playhead.caughtUp.connect(self.refresh)

    def _holds(self) -> bool:
        return self._playhead is not None and self._playhead.holds_back

    def _show_played(self, entry: Entry) -> None:
        assert self._playhead is not None
        picture, wording = self._playhead.picture, self._languages.wording
        self._work.hide()
        self._show_where(entry.turn, entry.phase, picture.treasury)
        self.prompt.say(wording.event_rich(entry), self._languages.book)
        self._show_event(picture.event)
        self._show_notes(picture.revolt, -1)

    def _show_where(self, turn: int, phase: str, treasury: int) -> None:
        self.turn.setText(self.tr("Turn {0} of {1}").format(digits(turn), digits(LAST_TURN)))
        self.coins.show_points(treasury)
        self.track.show_phase(phase)
        self.phase.setText(self._languages.wording.phase(phase))

    def set_theme(self, theme: Theme) -> None:
        """Take a theme's counters and dice, and its text size."""
        self.spending.set_theme(theme.art)
        self.places.set_theme(theme.art)
        self.dice.set_theme(theme.art)
        self.turn.fit()
        self.phase.fit()

    def refresh(self) -> None:
        """Show the game as it stands, or what the board has come to."""
        waiting, state = self._controller.waiting, self._controller.state
        dice = isinstance(waiting, DiceWanted)
        self.dice.setVisible(dice and not self._controller.scripted)
        self.spending.setVisible(isinstance(waiting, Decision) and waiting.kind == "spend")
        self._show_income()
        told = self._playhead.told if self._playhead is not None else None
        if self._holds() and told is not None:
            self._show_played(told)
            return
        if self._holds():
            # Nothing has been shown yet, and what comes is not given away.
            self._work.hide()
            return
        self._work.show()
        self._show_where(state.turn, state.phase, state.treasury)
        self._show_prompt()
        self._show_event(state.event)
        self._show_notes(state.revolt, state.moving_region)

    def _show_prompt(self) -> None:
        if self._holds():
            return
        wording = self._languages.wording
        waiting = self._controller.waiting
        if isinstance(waiting, Over):
            over = self.tr("The game is over.")
            text = f"<b>{over}</b> {wording.level(waiting.level)}"
        elif isinstance(waiting, DiceWanted) and self._controller.scripted:
            text = self.tr("The dice of the lesson fall when you read on.")
        else:
            text = wording.prompt_rich(waiting, self._controller.state)
            if isinstance(waiting, Decision) and waiting.kind == "spend":
                text = link_number(text, "treasury")
        active = self._choices.active
        if active is not None and active.kind in self.spending.buttons:
            text = self.tr("Choose the area: those where it can be done are lit. Esc cancels.")
        self.prompt.say(text, self._languages.book)

    def _show_event(self, event: int) -> None:
        wording = self._languages.wording
        self.event_card.setVisible(bool(event))
        if event:
            title = self.tr("Event {0}: {1}").format(event, wording.event_name(event))
            text = f"<b>{link_number(title, 'event')}</b><br>{wording.event_line(event)}"
            self.event_note.say(text, self._languages.book)

    def _show_notes(self, revolt: int, moving_region: int) -> None:
        wording = self._languages.wording
        lines = []
        if revolt >= 0:
            text = self.tr("{0} is in revolt: it is out of the game until the end of the turn.")
            lines.append(text.format(wording.region(REGIONS[revolt])))
        if moving_region >= 0:
            text = self.tr("This turn the forces of {0} move.")
            lines.append(text.format(wording.region(REGIONS[moving_region])))
        self.notes.say("<br>".join(lines), self._languages.book)
        self.notes.setVisible(bool(lines))

    def _show_income(self) -> None:
        controller, wording = self._controller, self._languages.wording
        self.income.setVisible(controller.state.phase == INCOME)
        if controller.state.phase != INCOME:
            return
        lines = collected_lines(controller.session.journal, controller.state)
        total = sum(points for _, _, points in lines)
        title = link_number(self.tr("Income: %n point(s).", "", total), "income")
        self.income.say(f"<b>{title}</b> {in_a_row(wording, lines)}", self._languages.book)

    def _follow(self, link: str) -> None:
        if not link.startswith("why:"):
            self.linkFollowed.emit(link)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Turn and phase"))
        self.refresh()

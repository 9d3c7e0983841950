"""What the adviser's dock shows: the voices, how far the thinking is, the proposal, the plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.ai.adviser import Advice, PlannedAction
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.view.docks.pieces import Breakdown, Card, Heading, Note
from reconquista_qt.view.insight.advice_text import AdviceText, places_of
from reconquista_qt.view.insight.update_freezer import UpdateFreezer
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.preferences import VOICES

OTHERS: Final = 4
WHERE, WHAT, PLAN = range(len(VOICES))
RESTYLED: Final = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange, QEvent.Type.FontChange)


class AdviserPage(QWidget):
    """Knows no game: it is told what to show."""

    linkFollowed = Signal(str)  # area:… or region:…
    stale = Signal()  # what is shown has to be shown anew: in other words, or another look

    def __init__(self, languages: Languages, parent: QWidget) -> None:
        super().__init__(parent)
        self._languages = languages
        self._text = AdviceText(languages, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 8)
        layout.setSpacing(6)
        self.voices = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(4)
        for at in range(len(VOICES)):
            button = QPushButton(self)
            button.setCheckable(True)
            self.voices.addButton(button, at)
            row.addWidget(button, 1)
        layout.addLayout(row)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 100)
        self.progress.setTextVisible(False)
        self.known = Note(parent=self)
        self.known.setWordWrap(False)
        self.ask = QPushButton(self)
        self.ask.setProperty("role", "link")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.progress, 1)
        row.addWidget(self.known)
        row.addWidget(self.ask)
        layout.addLayout(row)
        self.card = Card(self)
        self.where, self.gain, self.reasons = (Note(muted=False, parent=self) for _ in range(3))
        self.best = Heading(1.15, self)
        self.best.setWordWrap(True)
        for line in (self.where, self.best, self.gain, self.reasons):
            self.card.inside.addWidget(line)
        layout.addWidget(self.card)
        row = QHBoxLayout()
        row.setSpacing(6)
        self.perform, self.play = QPushButton(self), QPushButton(self)
        self.perform.setProperty("role", "primary")
        row.addWidget(self.perform, 1)
        row.addWidget(self.play, 1)
        layout.addLayout(row)
        self._plan_title, self._others_title = Heading(1.0, self), Heading(1.0, self)
        self.plan = Note(muted=False, parent=self)
        self.others = Breakdown(self)
        self._about = Note(parent=self)
        for part in (self._plan_title, self.plan, self._others_title, self.others, self._about):
            layout.addWidget(part)
        layout.addStretch()
        self._still = UpdateFreezer(self)
        self._unsaid = False  # whether another language is spoken than when it was last seen
        self._restyling = QTimer(self)
        self._restyling.setSingleShot(True)
        self._restyling.timeout.connect(self._restyle)
        for note in (self.where, self.reasons, self.plan):
            note.linkActivated.connect(self.linkFollowed)
        self._retranslate()

    # -- showing ---------------------------------------------------------------------------------

    def show_advice(self, game: AnyGame, advice: Advice, voice: int, *, running: bool) -> None:
        """Show what the adviser thinks, as much of it as a voice tells."""
        first, text = advice.plan[0], self._text
        reasons = text.reasons(first)
        with self._still:
            self._show_parts(voice, known=True, running=running, reasons=bool(reasons))
            self.where.setText(text.where(places_of(game, first.action)))
            self.best.setText(self._languages.wording.option(first.action, first.kind))
            self.gain.setText(text.gain(advice))
            self.reasons.setText(reasons)
            if voice >= PLAN:
                self.plan.setText(text.plan(advice.plan, -1, ""))
                self._others_title.setVisible(len(advice.proposals) > 1)
                self.others.show_lines(text.others(advice, OTHERS), None)
            self.progress.setValue(round(100 * advice.share))
            self.known.setText(text.progress(advice))

    def show_nothing(self, voice: int, *, running: bool, deciding: bool, held: bool) -> None:
        """Show that there is no advice, and why: nobody asked, dice are rolling, it is thinking."""
        with self._still:
            self._show_parts(voice, known=False, running=running, reasons=False)
            self.progress.setValue(0)
            self.known.clear()
            self.ask.setEnabled(deciding or running)
            if not deciding:
                text = self.tr("There is nothing to decide now.")
            elif held:
                text = self.tr("Let us see the dice first.")
            elif running:
                text = self.tr("Thinking…")
            else:
                text = self.tr("Ask, and the adviser thinks about this decision.")
            self.where.setText(text)

    def show_playing(self, plan: Sequence[PlannedAction], at: int) -> None:
        """Show a plan that is being carried out, and where it stands."""
        with self._still:
            for part in (self.card, self.perform, self.ask, self.progress, self.known,
                         self._others_title, self.others):  # fmt: skip
                part.hide()
            for part in (self.play, self._plan_title, self.plan):
                part.show()
            self.play.setText(self.tr("Stop"))
            pale = self._about.palette().color(self._about.foregroundRole()).name()
            self.plan.setText(self._text.plan(plan, at, pale))

    def _show_parts(self, voice: int, *, known: bool, running: bool, reasons: bool) -> None:
        self.card.show()
        self.ask.show()
        self.ask.setEnabled(True)
        self.ask.setText(self.tr("Stop") if running else self.tr("Think"))
        self.play.setText(self.tr("Play the plan"))
        self.where.setVisible(not known or voice == WHERE)
        self.progress.setVisible(known or running)
        self.known.setVisible(known or running)
        for part in (self.best, self.gain, self.perform):
            part.setVisible(known and voice >= WHAT)
        self.reasons.setVisible(reasons and voice >= WHAT)
        for below in (self.play, self._plan_title, self.plan, self._others_title, self.others):
            below.setVisible(known and voice >= PLAN)

    # -- language and look -----------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Word the page anew in another language; lay it out again in another theme or size."""
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
        elif event.type() in RESTYLED and hasattr(self, "_restyling"):
            # Once the parts of the page have heard of it too.
            self._restyling.start()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Say what was left unsaid while nobody saw it."""
        super().showEvent(event)
        if self._unsaid:
            self._reword()

    def _reword(self) -> None:
        self._unsaid = not self.isVisible()
        if not self._unsaid:
            with self._still:
                self._retranslate()
                self.stale.emit()

    def _restyle(self) -> None:
        with self._still:
            self._fit()
            # The colours of links are only looked up for another text.
            for note in (self.where, self.reasons, self.plan):
                note.clear()
            self.stale.emit()

    def _fit(self) -> None:
        self.progress.setFixedHeight(max(6, self.fontMetrics().height() // 2))
        for heading in (self.best, self._plan_title, self._others_title):
            heading.fit()

    def _retranslate(self) -> None:
        voices = (
            (self.tr("Where"), self.tr("Only where to look: the areas light up on the board.")),
            (self.tr("What"), self.tr("The action, what it is expected to gain, and why.")),
            (self.tr("Plan"), self.tr("Everything, up to the next roll of dice.")),
        )
        for button, (name, tip) in zip(self.voices.buttons(), voices, strict=True):
            button.setText(name)
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)
        self.perform.setText(self.tr("Do it"))
        self.perform.setToolTip(self.tr("Performs this one action."))
        self.play.setToolTip(self.tr("Performs the whole plan, one action after the other."))
        self._plan_title.setText(self.tr("The plan up to the next dice"))
        self._others_title.setText(self.tr("Other choices considered"))
        self.progress.setAccessibleName(self.tr("How well the adviser knows"))
        self._about.setText(
            self.tr("The adviser plays each promising choice on with many other dice, the same for "
                    "each, and compares what it comes to; ± holds with 95% confidence. It does not "
                    "know the dice of your game.")
        )  # fmt: skip
        self._fit()

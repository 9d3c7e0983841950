"""The review of the game in a window: curves, turning points, luck, and what was missed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.ai.report import Report
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.lines import course_of
from reconquista_qt.model.review_words import ReviewWords
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Heading, Note, scrolled
from reconquista_qt.view.insight.of_game import GameInsights
from reconquista_qt.view.insight.report_curves import ReportCurves
from reconquista_qt.view.insight.report_lists import ReportLists
from reconquista_qt.view.insight.reviewing import Reviewing
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Themes


class ReportWindow(Retranslating, QDialog):
    """Not modal; it follows the review as more becomes known."""

    throwWanted = Signal(object)  # Luck
    decisionWanted = Signal(object)  # Missed or Found
    attemptWanted = Signal(object)  # Missed
    turnWanted = Signal(int)
    exportWanted = Signal()
    linkFollowed = Signal(str)

    def __init__(
        self,
        reviewing: Reviewing,
        controller: GameController,
        languages: Languages,
        themes: Themes,
        insights: GameInsights,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("reportWindow")
        self._reviewing, self._controller = reviewing, controller
        self._languages, self._themes, self._insights = languages, themes, insights
        self._shown: Report | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 12)
        layout.setSpacing(8)
        layout.addLayout(self._make_head())
        page = QWidget(self)
        self._page = QVBoxLayout(page)
        self._page.setContentsMargins(2, 2, 10, 8)
        self._page.setSpacing(8)
        self.area = scrolled(page, self)
        layout.addWidget(self.area, 1)
        self.curves, self.lists = ReportCurves(themes, insights, page), ReportLists(insights, page)
        self._page.addWidget(self.curves)
        self._page.addWidget(self.lists)
        for theirs, mine in (
            (self.curves.turnWanted, self.turnWanted),
            (self.lists.throwWanted, self.throwWanted),
            (self.lists.decisionWanted, self.decisionWanted),
            (self.lists.attemptWanted, self.attemptWanted),
            (self.lists.linkFollowed, self.linkFollowed),
        ):
            theirs.connect(mine)
        self._page.addStretch()
        for signal in (reviewing.told, reviewing.ended, controller.changed):
            signal.connect(self.refresh)
        themes.changed.connect(self._restyle)
        give_size(self, 58, 46)
        self._retranslate()

    # -- parts -----------------------------------------------------------------------------------

    def _make_head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        self.state = Note(muted=False, parent=self)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 100)
        self.progress.setMaximumWidth(self.fontMetrics().height() * 12)
        self.go, self.export = QPushButton(self), QPushButton(self)
        for button in (self.go, self.export):
            button.setAutoDefault(False)
        self.go.clicked.connect(self.toggle)
        self.export.clicked.connect(self.exportWanted)
        self.seats = QComboBox(self)
        self.seats.activated.connect(self._seat_chosen)
        head.addWidget(self.seats)
        head.addWidget(self.state, 1)
        for widget in (self.progress, self.go, self.export):
            head.addWidget(widget)
        return head

    # -- the work --------------------------------------------------------------------------------

    def _seat_chosen(self, _at: int) -> None:
        self._reviewing.seat = str(self.seats.currentData())
        self._reviewing.begin()

    def _name_seats(self) -> None:
        named = self._insights.seats()
        self.seats.setVisible(len(named) > 1)
        if [self.seats.itemData(at) for at in range(self.seats.count())] != [s for s, _ in named]:
            self.seats.clear()
            for seat, name in named:
                self.seats.addItem(name, seat)
            wanted = self._reviewing.seat or self._insights.viewer()
            self.seats.setCurrentIndex(max(0, self.seats.findData(wanted)))
            self._reviewing.seat = str(self.seats.currentData() or "")
        for at, (_, name) in enumerate(named):
            self.seats.setItemText(at, name)

    def toggle(self) -> None:
        """Stop, go on, or review the game as it is now."""
        reviewing = self._reviewing
        if reviewing.is_running:
            reviewing.stop()
        elif reviewing.is_true and reviewing.progress < 1:
            reviewing.go_on()
        else:
            reviewing.begin()

    def open(self) -> None:
        """Show the review, and begin it where there is none of this game."""
        self._name_seats()
        if not self._reviewing.is_running and not self._reviewing.is_true:
            self._reviewing.begin()
        self.show()
        self.raise_()
        self.activateWindow()
        self.refresh()

    # -- showing ---------------------------------------------------------------------------------

    def _words(self, *, rich: bool = True) -> ReviewWords:
        return self._insights.review_words(rich=rich)

    def refresh(self, _changes: object = None) -> None:
        """Show what is known now; nothing is done while the window is closed."""
        if not self.isVisible():
            return
        reviewing = self._reviewing
        running, done = reviewing.is_running, reviewing.progress
        self.progress.setVisible(running)
        self.progress.setValue(round(100 * done))
        stale = not running and not reviewing.is_true
        fresh = done >= 1 and not stale
        self.go.setVisible(not fresh)
        self.go.setText(
            self.tr("Stop") if running
            else self.tr("Review the game as it is now") if stale
            else self.tr("Go on")
        )  # fmt: skip
        report = reviewing.report
        self.export.setEnabled(report is not None and bool(report.curve))
        self.state.setText(self._state_of(report, running=running, stale=stale))
        if report is not self._shown:
            self._shown = report
            self._show(report or Report())

    def _state_of(self, report: Report | None, *, running: bool, stale: bool) -> str:
        if report is None or not report.curve:
            return self.tr("The game is being played on from each turn…")
        if stale:
            return self.tr("The game has gone another way since.")
        if running:
            return self.tr("A first look; the longer it goes on, the surer it is.")
        last = report.curve[-1]
        told = f"<b>{self._words(rich=False).expected(last)}</b>"
        level = self._insights.level_of(last.points[0]) if report.over else ""
        if level:
            told += f" – {self._languages.wording.level(level)}"
        return told

    def _show(self, report: Report) -> None:
        plain = self._words(rich=False)
        journal = course_of(self._controller.session).journal if report.curve else ()
        self.curves.show_report(report, plain, self._languages.wording)
        self.lists.show_report(report, self._words(), plain, journal, self._themes.theme.art)
        # The page round the cards takes their new height before anything is painted.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    # -- language and look -----------------------------------------------------------------------

    def _restyle(self, _theme: object) -> None:
        self._shown = None
        self.refresh()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Review of the game"))
        self.curves.retranslate()
        self.lists.retranslate()
        self.export.setText(self.tr("Export as a web page…"))
        self.progress.setAccessibleName(self.tr("Progress of the review"))
        for heading in self.findChildren(Heading):
            heading.fit()
        self.seats.setAccessibleName(self.tr("Whose review"))
        self._name_seats()
        self._shown = None
        self.refresh()

    def keyPressEvent(self, event: Any) -> None:
        """Close with Escape; Enter presses nothing that has not the keyboard."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

"""The review of the game in a window: curves, turning points, luck, and what was missed."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.ai.report import Report
from reconquista_qt.games.reconquista.score import LEVELS, level_of
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.lines import course_of
from reconquista_qt.model.review_words import ReviewWords
from reconquista_qt.view.art.colours import SIDE_TINTS
from reconquista_qt.view.docks.pieces import Heading, Note, scrolled
from reconquista_qt.view.insight.chart_key import ChartKey, Sign
from reconquista_qt.view.insight.report_charts import (
    ExpectationChart,
    LevelsChart,
    level_colours,
)
from reconquista_qt.view.insight.report_lists import ReportLists
from reconquista_qt.view.insight.report_parts import TurningButton
from reconquista_qt.view.insight.reviewing import Reviewing
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Themes

BLANK: Final = "\u00a0"  # keeps the room of a line


class ReportWindow(QDialog):
    """Not modal; it follows the review as more becomes known."""

    throwWanted = Signal(object)  # Luck
    decisionWanted = Signal(object)  # Missed
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
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("reportWindow")
        self._reviewing, self._controller = reviewing, controller
        self._languages, self._themes = languages, themes
        self._shown: Report | None = None
        self._buttons: list[TurningButton] = []
        self._tips: tuple[list[str], list[str]] = ([], [])
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
        self._make_charts(page)
        self.lists = ReportLists(page)
        self._page.addWidget(self.lists)
        for theirs, mine in (
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
        line = self.fontMetrics().height()
        self.resize(line * 58, line * 46)
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
        head.addWidget(self.state, 1)
        for widget in (self.progress, self.go, self.export):
            head.addWidget(widget)
        return head

    def _make_charts(self, page: QWidget) -> None:
        self._curve_title, self._turning_title, self._levels_title = (
            Heading(1.25, page) for _ in range(3)
        )
        self._curve_note, self._levels_note = Note(parent=page), Note(parent=page)
        self.curve, self.levels = ExpectationChart(page), LevelsChart(page)
        self.curve_reading, self.levels_reading = Note(parent=page), Note(parent=page)
        self.key = ChartKey(page)
        self._turning = QWidget(page)
        self._turning_grid = QGridLayout(self._turning)
        self._turning_grid.setContentsMargins(0, 0, 0, 0)
        for widget in (
            self._curve_title, self._curve_note, self.curve, self.curve_reading,
            self._turning_title, self._turning,
            self._levels_title, self._levels_note, self.key, self.levels, self.levels_reading,
        ):  # fmt: skip
            if isinstance(widget, Heading):
                self._page.addSpacing(6)
            self._page.addWidget(widget)
        self.curve.turningPointClicked.connect(self._turning_clicked)
        self.curve.placeRead.connect(lambda place: self._read(self.curve_reading, place, 0))
        self.levels.placeRead.connect(lambda place: self._read(self.levels_reading, place, 1))

    # -- the work --------------------------------------------------------------------------------

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
        if not self._reviewing.is_running and not self._reviewing.is_true:
            self._reviewing.begin()
        self.show()
        self.raise_()
        self.activateWindow()
        self.refresh()

    def _turning_clicked(self, number: int) -> None:
        report = self._reviewing.report
        if report is not None and number < len(report.turning):
            self.turnWanted.emit(report.turning[number].turn)

    # -- showing ---------------------------------------------------------------------------------

    def _words(self, *, rich: bool = True) -> ReviewWords:
        return ReviewWords(self._languages.wording, self._languages.language, rich=rich)

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
        if report.over:
            told += f" – {self._languages.wording.level(level_of(last.points[0]))}"
        return told

    def _show(self, report: Report) -> None:
        plain = self._words(rich=False)
        curve = report.curve
        moments = [plain.moment(point) for point in curve]
        self._tips = (
            [f"{m}\n{plain.expected(p)}" for m, p in zip(moments, curve, strict=True)],
            ["\n".join((m, *(plain.chance(p, *level) for level in LEVELS[:-1])))
             for m, p in zip(moments, curve, strict=True)],
        )  # fmt: skip
        turn = self.tr("Turn")
        self.curve.show_curve(curve, report.turning, self._tips[0], (turn, self.tr("Points")))
        colours = level_colours(self._themes.theme.art, SIDE_TINTS)
        self.levels.show_curve(curve, colours, self._tips[1], turn)
        for chart, tips in zip((self.curve, self.levels), self._tips, strict=True):
            chart.setAccessibleDescription("; ".join(tips).replace("\n", ": "))
        level = self._languages.wording.level
        self.key.show_signs(
            [Sign(level(code), QColor(colour), mark="field")
             for (_, code), colour in zip(LEVELS, colours, strict=True)]
        )  # fmt: skip
        journal = course_of(self._controller.session).journal if curve else ()
        self._show_turning(report, plain)
        self.lists.show_report(report, self._words(), plain, journal, self._themes.theme.art)

    def _show_turning(self, report: Report, plain: ReviewWords) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for number, point in enumerate(report.turning):
            button = TurningButton(number + 1, point, plain, self._turning)
            turn = point.turn
            button.clicked.connect(lambda _=False, turn=turn: self.turnWanted.emit(turn))
            self._turning_grid.addWidget(button, number // 2, number % 2)
            self._buttons.append(button)
        for widget in (self._turning_title, self._turning):
            widget.setVisible(bool(report.turning))

    def _read(self, note: Note, place: int, which: int) -> None:
        text = self._tips[which][place].replace("\n", " · ") if place >= 0 else BLANK
        note.setText(text)

    # -- language and look -----------------------------------------------------------------------

    def _restyle(self, _theme: object) -> None:
        self._shown = None
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Review of the game"))
        self._curve_title.setText(self.tr("What was to be expected"))
        self._curve_note.setText(
            self.tr("The final points, if a good player had gone on from each turn, with their "
                    "margin (95% sure). Dotted lines: where the results begin. Triangles: "
                    "turning points.")
        )  # fmt: skip
        self._turning_title.setText(self.tr("Turning points"))
        self._levels_title.setText(self.tr("The chance of each result"))
        self._levels_note.setText(
            self.tr("The higher a field at a turn, the more likely its result was then.")
        )
        self.lists.retranslate()
        self.export.setText(self.tr("Export as a web page…"))
        self.curve.setAccessibleName(self._curve_title.text())
        self.levels.setAccessibleName(self._levels_title.text())
        self.progress.setAccessibleName(self.tr("Progress of the review"))
        for note in (self.curve_reading, self.levels_reading):
            note.setText(BLANK)
        for heading in self.findChildren(Heading):
            heading.fit()
        self._shown = None
        self._tips = ([], [])
        self.refresh()

    def keyPressEvent(self, event: Any) -> None:
        """Close with Escape; Enter presses nothing that has not the keyboard."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

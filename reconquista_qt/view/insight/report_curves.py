"""What the review drew: the points and the results to be expected, and the turning points."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from reconquista_qt.ai.report import Report
from reconquista_qt.model.review_words import ReviewWords
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.insight.chart_key import ChartKey, Sign
from reconquista_qt.view.insight.of_game import GameInsights
from reconquista_qt.view.insight.report_charts import (
    ExpectationChart,
    LevelsChart,
)
from reconquista_qt.view.insight.report_parts import TurningButton
from reconquista_qt.view.theme import Themes
from reconquista_qt.wording.words import Words

BLANK: Final = "\u00a0"  # keeps the room of a line


class ReportCurves(QWidget):
    """Two charts, each with the line that reads out a place, and buttons that lead to turns."""

    turnWanted = Signal(int)

    def __init__(
        self, themes: Themes, insights: GameInsights, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._themes, self._insights = themes, insights
        self._report = Report()
        self._buttons: list[TurningButton] = []
        self._tips: tuple[list[str], list[str]] = ([], [])
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(8)
        self._curve_title, self._turning_title, self._levels_title = (
            Heading(1.25, self) for _ in range(3)
        )
        self._curve_note, self._levels_note = Note(parent=self), Note(parent=self)
        self.curve, self.levels = (
            ExpectationChart(insights.levels, insights.last_turn, self),
            LevelsChart(insights.levels, insights.last_turn, self),
        )
        self.curve_reading, self.levels_reading = Note(parent=self), Note(parent=self)
        self.key = ChartKey(self)
        self._turning = QWidget(self)
        self._turning_grid = QGridLayout(self._turning)
        self._turning_grid.setContentsMargins(0, 0, 0, 0)
        for widget in (
            self._curve_title, self._curve_note, self.curve, self.curve_reading,
            self._turning_title, self._turning,
            self._levels_title, self._levels_note, self.key, self.levels, self.levels_reading,
        ):  # fmt: skip
            if isinstance(widget, Heading):
                page.addSpacing(6)
            page.addWidget(widget)
        self.curve.turningPointClicked.connect(self._turning_clicked)
        self.curve.placeRead.connect(lambda place: self._read(self.curve_reading, place, 0))
        self.levels.placeRead.connect(lambda place: self._read(self.levels_reading, place, 1))

    def _turning_clicked(self, number: int) -> None:
        if number < len(self._report.turning):
            self.turnWanted.emit(self._report.turning[number].turn)

    def show_report(self, report: Report, plain: ReviewWords, wording: Words) -> None:
        """Show what is known; `plain` writes no links."""
        self._report = report
        curve = report.curve
        moments = [plain.moment(point) for point in curve]
        self._tips = (
            [f"{m}\n{plain.expected(p)}" for m, p in zip(moments, curve, strict=True)],
            ["\n".join((m, *(plain.chance(p, *level) for level in self._insights.levels[:-1])))
             for m, p in zip(moments, curve, strict=True)],
        )  # fmt: skip
        turn = self.tr("Turn")
        self.curve.show_curve(curve, report.turning, self._tips[0], (turn, self.tr("Points")))
        colours = self._insights.level_colours(self._themes.theme.art)
        self.levels.show_curve(curve, colours, self._tips[1], turn)
        for chart, tips in zip((self.curve, self.levels), self._tips, strict=True):
            chart.setAccessibleDescription("; ".join(tips).replace("\n", ": "))
        self.key.show_signs(
            [Sign(wording.level(code), QColor(colour), mark="field")
             for (_, code), colour in zip(self._insights.levels, colours, strict=True)]
        )  # fmt: skip
        for widget in (
            self._levels_title, self._levels_note, self.key, self.levels, self.levels_reading,
        ):  # fmt: skip
            widget.setVisible(bool(self._insights.levels))
        self._show_turning(plain)

    def _show_turning(self, plain: ReviewWords) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for number, point in enumerate(self._report.turning):
            button = TurningButton(number + 1, point, plain, self._turning)
            turn = point.turn
            button.clicked.connect(lambda _=False, turn=turn: self.turnWanted.emit(turn))
            self._turning_grid.addWidget(button, number // 2, number % 2)
            self._buttons.append(button)
        for widget in (self._turning_title, self._turning):
            widget.setVisible(bool(self._report.turning))

    def _read(self, note: Note, place: int, which: int) -> None:
        text = self._tips[which][place].replace("\n", " · ") if place >= 0 else BLANK
        note.setText(text)

    def retranslate(self) -> None:
        """Say the headings in the language that is spoken; the charts are shown anew after it."""
        self._curve_title.setText(self.tr("What was to be expected"))
        self._curve_note.setText(
            self.tr("The final points, if a good player had gone on from each turn, with their "
                    "margin (95% confidence). Dotted lines: where the results begin. Triangles: "
                    "turning points.")
        )  # fmt: skip
        self._turning_title.setText(self.tr("Turning points"))
        self._levels_title.setText(self.tr("The chance of each result"))
        self._levels_note.setText(
            self.tr("The taller a band at a turn, the more likely its result was then.")
        )
        self.curve.setAccessibleName(self._curve_title.text())
        self.levels.setAccessibleName(self._levels_title.text())
        for note in (self.curve_reading, self.levels_reading):
            note.setText(BLANK)
        self._tips = ([], [])

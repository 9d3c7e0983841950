"""The statistics of a table: points by turn and seat, luck of dice, and who did what how often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QColor, QShowEvent
from PySide6.QtWidgets import QDockWidget, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from reconquista_qt.model.seating import Seating
from reconquista_qt.model.surface import Piece
from reconquista_qt.model.tallies import (
    SEVERAL,
    Rolls,
    Tally,
    deeds,
    standings_by_turn,
    tallies,
)
from reconquista_qt.view.docks.pieces import Heading, Note, empty, scrolled
from reconquista_qt.view.insight.line_chart import LineChart
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits, percent
from reconquista_qt.view.retranslating import Retranslating

if TYPE_CHECKING:
    from .view import TableView

SLIGHT, CLEAR, RARE = 0.7, 1.6, 2.6  # deviations from which on other words are used
MOST_DEEDS: Final = 10


class TableStatistics(Retranslating, QDockWidget):
    """Follows the game while it is in sight; of hidden things nothing is told."""

    reviewWanted = Signal()

    def __init__(
        self, view: TableView, seating: Seating, languages: Languages,
        parent: QWidget | None = None,
    ):  # fmt: skip
        super().__init__(parent)
        self.setObjectName("statisticsDock")
        self._view, self._seating, self._languages = view, seating, languages
        self._controller = view.controller
        self._rolls = Rolls()
        page = QWidget(self)
        self.setWidget(scrolled(page, self))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(6)
        self._chart_title, self._dice_title, self._deeds_title = (Heading(1.1, page) for _ in "123")
        self.chart = LineChart(1, page)
        self._dice_note, self._nothing = Note(parent=page), Note(parent=page)
        self.dice, self.deeds = QWidget(page), QWidget(page)
        for grid in (self.dice, self.deeds):
            inside = QGridLayout(grid)
            inside.setContentsMargins(0, 0, 0, 0)
            inside.setHorizontalSpacing(10)
            inside.setVerticalSpacing(4)
            inside.setColumnStretch(0, 1)
        self.review = QPushButton(page)
        self.review.clicked.connect(self.reviewWanted)
        for widget in (self._chart_title, self.chart, self._dice_title, self._nothing, self.dice,
                       self._dice_note, self._deeds_title, self.deeds, self.review):  # fmt: skip
            layout.addWidget(widget)
        layout.addStretch()
        view.keep_fresh(self.refresh)
        self._retranslate()

    # -- following the game ----------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Count when the dock comes into sight."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Count anew; nothing is done while the dock is hidden, or the board still plays."""
        if not self.isVisible() or self._view.playback.is_playing or self._view.covered:
            return
        self._draw()
        self._tell_dice()
        self._tell_deeds()

    def _draw(self) -> None:
        view, session = self._view, self._controller.session
        points = standings_by_turn(session)
        self.chart.show_series(
            [(view.naming.seat(seat), by_turn) for seat, by_turn in points.items()],
            self.tr("Turn"),
            [
                QColor(view.surface.tint(Piece("", "", seat), view.board.theme).base)
                for seat in points
            ],
            last=max(session.state.turn, 2),
        )

    def _tell_dice(self) -> None:
        grid = _emptied(self.dice)
        found = tallies(self._rolls.of(self._controller.session))
        shown = [(key, tally) for key, tally in found.items() if tally.dice]
        self._nothing.setVisible(not shown)
        for part in (self.dice, self._dice_note):
            part.setVisible(bool(shown))
        heads = (self.tr("Dice for"), self.tr("Fell"), self.tr("Expected"), self.tr("Luck"))
        if shown:
            for column, head in enumerate(heads):
                _put(grid, 0, column, head, muted=True)
        naming, write = self._view.naming, QLocale().toString
        for row, ((purpose, seat), tally) in enumerate(shown, start=1):
            name = naming.purpose(purpose)
            if seat:
                name = f"{name} ({naming.seat(seat)})"
            tip = self.tr("%n dice; {0} standard deviations from what was to be expected", "",
                          tally.dice).format(write(tally.score, "f", 1))  # fmt: skip
            texts = (
                name,
                write(tally.got / tally.dice, "f", 2),
                write(tally.expected / tally.dice, "f", 2),
                self.verdict(tally, purpose),
            )
            for column, text in enumerate(texts):
                _put(grid, row, column, text, tip=tip)

    def verdict(self, tally: Tally, purpose: str) -> str:
        """Return in words how far dice are from what was to be expected."""
        if tally.dice < SEVERAL:
            return self.tr("too few dice")
        score = tally.score
        sign = self._view.surface.luck(purpose)
        if abs(score) < SLIGHT:
            told = self.tr("as expected")
        else:
            step = 0 if abs(score) < CLEAR else 1 if abs(score) < RARE else 2
            high = (self.tr("rather high"), self.tr("high"), self.tr("strangely high"))
            low = (self.tr("rather low"), self.tr("low"), self.tr("strangely low"))
            good = (self.tr("some luck"), self.tr("a lot of luck"), self.tr("incredible luck"))
            bad = (
                self.tr("some bad luck"), self.tr("a lot of bad luck"),
                self.tr("incredible bad luck"),
            )  # fmt: skip
            if sign:
                told = (good if score * sign > 0 else bad)[step]
            else:
                told = (high if score > 0 else low)[step]
        return f"{told} · {percent(tally.rarity)}"

    def _tell_deeds(self) -> None:
        grid, naming = _emptied(self.deeds), self._view.naming
        done = deeds(self._controller.session)
        seats = [seat for seat in self._seating.seats if seat in done]
        for part in (self._deeds_title, self.deeds):
            part.setVisible(bool(seats))
        for column, seat in enumerate(seats, start=1):
            _put(grid, 0, column, naming.seat(seat), muted=True)
        total: dict[str, int] = {}
        for count in done.values():
            for deed, number in count.items():
                total[deed] = total.get(deed, 0) + number
        for row, deed in enumerate(sorted(total, key=lambda d: -total[d])[:MOST_DEEDS], start=1):
            _put(grid, row, 0, naming.deed(deed))
            for column, seat in enumerate(seats, start=1):
                _put(grid, row, column, digits(done[seat].get(deed, 0)), figure=True)

    # -- language --------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self._chart_title.setText(self.tr("Points, turn by turn"))
        self._dice_title.setText(self.tr("Dice and luck"))
        self._nothing.setText(self.tr("No dice have fallen yet."))
        self._dice_note.setText(
            self.tr("The mean of the dice. The percentage says how often dice fall at least so far "
                    "from what was to be expected.")
        )  # fmt: skip
        self._deeds_title.setText(self.tr("Who did what"))
        self.review.setText(self.tr("Review of the game…"))
        for heading in (self._chart_title, self._dice_title, self._deeds_title):
            heading.fit()
        self.refresh()


def _emptied(page: QWidget) -> QGridLayout:
    grid = page.layout()
    assert isinstance(grid, QGridLayout)
    empty(grid)
    return grid


def _put(
    grid: QGridLayout, row: int, column: int, text: str, *, muted: bool = False, tip: str = "",
    figure: bool = False,
) -> None:  # fmt: skip
    label = QLabel(text, grid.parentWidget())
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(column in (0, 3) and not figure)
    if figure or column in (1, 2) or (muted and column):
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if muted:
        label.setProperty("role", "muted")
    label.setToolTip(tip)
    grid.addWidget(label, row, column)

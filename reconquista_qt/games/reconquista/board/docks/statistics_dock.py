"""Statistics: how the dice fell against what was to be expected, and the game turn by turn."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.games.reconquista.board.insight.luck import (
    KINDS,
    LuckTally,
    better_than,
    fortune,
    incomes,
    rarity,
    tallies,
)
from reconquista_qt.games.reconquista.rules.control import cities_controlled
from reconquista_qt.games.reconquista.rules.names import CHRISTIAN
from reconquista_qt.games.reconquista.rules.score import score as score_of
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.docks.pieces import Heading, Note, scrolled
from reconquista_qt.view.insight.line_chart import LineChart
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import percent
from reconquista_qt.view.retranslating import Retranslating

TURNS = 20
SLIGHT, CLEAR, RARE = 0.7, 1.6, 2.6  # deviations from which on other words are used


class StatisticsDock(Retranslating, QDockWidget):
    """Follows the game while it is in sight."""

    reviewWanted = Signal()

    def __init__(
        self, controller: GameController[State], languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("statisticsDock")
        self._controller, self._languages = controller, languages
        page = QWidget(self)
        self.setWidget(scrolled(page, self))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(6)
        self._chart_title = Heading(1.1, page)
        self.chart = LineChart(TURNS, page)
        self._chart_note = Note(parent=page)
        self._dice_title = Heading(1.1, page)
        self.fortune = Note(muted=False, parent=page)
        self._table = QWidget(page)
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        self._dice_note = Note(parent=page)
        self.review = QPushButton(page)
        self.review.clicked.connect(self.reviewWanted)
        for widget in (self._chart_title, self.chart, self._chart_note, self._dice_title,
                       self.fortune, self._table, self._dice_note, self.review):  # fmt: skip
            layout.addWidget(widget)
        layout.addStretch()
        self.rows: dict[str, tuple[QLabel, ...]] = {}
        for row, kind in enumerate(("", *KINDS)):
            cells = tuple(QLabel(self._table) for _ in range(4))
            for column, cell in enumerate(cells):
                if column in (1, 2):
                    cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                cell.setWordWrap(column in (0, 3))
                if not kind:
                    cell.setProperty("role", "muted")
                self._grid.addWidget(cell, row, column)
            self.rows[kind] = cells
        for signal in (controller.reset, controller.changed):
            signal.connect(self.refresh)
        self._retranslate()

    # -- following the game ----------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Count when the dock comes into sight."""
        super().showEvent(event)
        self.refresh()

    def refresh(self, _changes: object = None) -> None:
        """Count anew; nothing is done while the dock is hidden."""
        if not self.isVisible():
            return
        session = self._controller.session
        journal = (*session.earlier, *session.journal)
        self._draw(dict(incomes(journal)))
        found = tallies(journal)
        for kind, tally in found.items():
            self._tell(self.rows[kind], tally)
        self._tell_fortune(found)

    def _draw(self, income: dict[int, int]) -> None:
        session = self._controller.session
        states: dict[int, State] = {}
        for mark in session.marks:
            states.setdefault(mark.state.turn, cast("State", mark.state))
        states[session.state.turn] = cast("State", session.state)
        points = {turn: score_of(state).total for turn, state in states.items()}
        cities = {turn: cities_controlled(state, CHRISTIAN) for turn, state in states.items()}
        self.chart.show_series(
            ((self.tr("Points"), points), (self.tr("Cities"), cities), (self.tr("Income"), income)),
            self.tr("Turn"),
        )

    def _tell(self, cells: tuple[QLabel, ...], tally: LuckTally) -> None:
        got, expected, verdict = cells[1:]
        if not tally.dice:
            got.setText("–")
            expected.setText("–")
            verdict.setText(self.tr("no dice yet"))
            return
        write = QLocale().toString
        if tally.kind.endswith("hits"):
            got.setText(str(round(tally.got)))
            expected.setText(write(tally.expected, "f", 1))
        else:
            got.setText(write(tally.got / tally.dice, "f", 2))
            expected.setText(write(tally.expected / tally.dice, "f", 2))
        verdict.setText(f"{self.verdict(tally)} · {percent(rarity(tally.score))}")
        tip = self.tr("%n dice; {0} standard deviations from what was to be expected", "",
                      tally.dice)  # fmt: skip
        for cell in cells:
            cell.setToolTip(tip.format(write(tally.score, "f", 1)))

    def verdict(self, tally: LuckTally) -> str:
        """Return in words how far dice are from what was to be expected."""
        score, sign = tally.score, KINDS[tally.kind]
        if abs(score) < SLIGHT:
            return self.tr("as expected")
        step = 0 if abs(score) < CLEAR else 1 if abs(score) < RARE else 2
        if not sign:
            high = (self.tr("rather high"), self.tr("high"), self.tr("strangely high"))
            low = (self.tr("rather low"), self.tr("low"), self.tr("strangely low"))
            return (high if score > 0 else low)[step]
        good = (self.tr("some luck"), self.tr("a lot of luck"), self.tr("incredible luck"))
        bad = (
            self.tr("some bad luck"),
            self.tr("a lot of bad luck"),
            self.tr("incredible bad luck"),
        )
        return (good if score * sign > 0 else bad)[step]

    def _tell_fortune(self, found: dict[str, LuckTally]) -> None:
        if not any(tally.dice for kind, tally in found.items() if KINDS[kind]):
            self.fortune.setText(self.tr("You have not fought yet."))
            return
        share = f"<b>{percent(better_than(fortune(found)))}</b>"
        text = self.tr("Your luck in battles and sieges is better than in {0} of games.")
        self.fortune.setText(text.format(share))

    # -- language --------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self._chart_title.setText(self.tr("Turn by turn"))
        self._chart_note.setText(
            self.tr("Points and Cities at your first decision of each turn, and as they are now.")
        )
        self._dice_title.setText(self.tr("Dice and luck"))
        self._dice_note.setText(
            self.tr("Battles: hits. Elsewhere: the mean of the dice; one die comes to 3.5. "
                    "Fights without Christians are left out. The percentage says how often dice "
                    "fall at least so far from what was to be expected.")
        )  # fmt: skip
        phase = self._languages.wording.phase
        names = {
            "": "",
            "own_hits": self.tr("Your hits in battle"),
            "other_hits": self.tr("Hits against you"),
            "own_sieges": self.tr("Your dice in sieges"),
            "other_sieges": self.tr("Dice against you in sieges"),
            "rebellion": phase("rebellion"),
            "events": phase("events"),
            "reaction": phase("reaction"),
        }
        for kind, name in names.items():
            self.rows[kind][0].setText(name)
        self.rows[""][1].setText(self.tr("Fell"))
        self.rows[""][2].setText(self.tr("Expected"))
        self.rows[""][3].setText(self.tr("Luck"))
        self.review.setText(self.tr("Review of the game…"))
        for heading in (self._chart_title, self._dice_title):
            heading.fit()
        self.refresh()

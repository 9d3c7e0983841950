"""What the review found besides the curves: missed moves, luck, and luck against skill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from reconquista_qt.ai.report import Missed, Report
from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.review_words import ReviewWords
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.docks.pieces import Breakdown, Heading, Note
from reconquista_qt.view.insight.of_game import GameInsights
from reconquista_qt.view.insight.report_parts import FoundCard, LuckCard, MissedCard

MOST: Final = 4  # lucky throws, unlucky throws, mistakes


class ReportLists(QWidget):
    """Cards in two columns under their headings; made anew as more becomes known."""

    throwWanted = Signal(object)  # Luck
    decisionWanted = Signal(object)  # Missed or Found
    attemptWanted = Signal(object)  # Missed
    linkFollowed = Signal(str)

    def __init__(self, insights: GameInsights, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._insights = insights
        self._cards: list[QWidget] = []
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(8)
        (
            self._lucky_title, self._unlucky_title, self._missed_title, self._split_title,
            self._best_title,
        ) = (Heading(1.25, self) for _ in range(5))  # fmt: skip
        self._missed_note, self._split_note = Note(parent=self), Note(parent=self)
        self.split = Breakdown(self)
        self.lucky, self.unlucky, self.missed, self.best = (QWidget(self) for _ in range(4))
        for widget in (self.lucky, self.unlucky, self.missed, self.best):
            grid = QGridLayout(widget)
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setSpacing(8)
            for column in range(2):
                grid.setColumnStretch(column, 1)
        for one in (
            self._missed_title, self._missed_note, self.missed, self._best_title, self.best,
            self._lucky_title, self.lucky, self._unlucky_title, self.unlucky,
            self._split_title, self._split_note, self.split,
        ):  # fmt: skip
            if isinstance(one, Heading):
                page.addSpacing(6)
            page.addWidget(one)

    def show_report(
        self,
        report: Report,
        words: ReviewWords,
        plain: ReviewWords,
        journal: Sequence[Entry],
        theme: ArtTheme,
    ) -> None:
        """Show what is known; `words` write links, `plain` does not."""
        # All at once: between the old cards and the new ones there is nothing to be seen.
        self.setUpdatesEnabled(False)
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._cards = []
        self._show_missed(report, words)
        self._show_best(report, words)
        self._show_throws(report, words, journal, theme)
        self._show_split(report, plain)
        for widget in (self.missed, self.best, self.lucky, self.unlucky, self):
            layout = widget.layout()
            if layout is not None:
                layout.activate()
        self.setUpdatesEnabled(True)

    def _place(self, holder: QWidget, card: QWidget, number: int) -> None:
        grid: Any = holder.layout()
        grid.addWidget(card, number // 2, number % 2)
        self._cards.append(card)

    def _show_missed(self, report: Report, words: ReviewWords) -> None:
        missed = report.missed[:MOST]
        for number, one in enumerate(missed):
            labels = self.tr("Show me"), self.tr("Play on like that")
            card = MissedCard(one, words, labels, self.missed)
            card.attempted.connect(lambda one=one: self.attemptWanted.emit(one))
            card.wanted.connect(lambda _inputs, one=one: self.decisionWanted.emit(one))
            card.linkFollowed.connect(self.linkFollowed)
            self._place(self.missed, card, number)
        for widget in (self._missed_title, self._missed_note):
            widget.setVisible(report.total_luck is not None)
        self.missed.setVisible(bool(missed))
        self._missed_note.setText(self._about(missed))

    def _show_best(self, report: Report, words: ReviewWords) -> None:
        best = report.best[:MOST]
        for number, one in enumerate(best):
            card = FoundCard(one, words, self.tr("Show me"), self.best)
            card.wanted.connect(lambda _inputs, one=one: self.decisionWanted.emit(one))
            card.linkFollowed.connect(self.linkFollowed)
            self._place(self.best, card, number)
        for widget in (self._best_title, self.best):
            widget.setVisible(bool(best))

    def _about(self, missed: Sequence[Missed]) -> str:
        if not missed:
            return self.tr("No decision has been found that certainly lost points.")
        return self.tr(
            "Only what is certain is shown: the better line was played on with the same dice, "
            "again and again."
        )

    def _show_throws(
        self, report: Report, words: ReviewWords, journal: Sequence[Entry], theme: ArtTheme
    ) -> None:
        for title, holder, throws in (
            (self._lucky_title, self.lucky, report.luckiest(MOST)),
            (self._unlucky_title, self.unlucky, report.unluckiest(MOST)),
        ):
            for number, luck in enumerate(throws):
                card = LuckCard(
                    luck, words, self._insights, journal, theme, self.tr("Show me"), holder
                )
                card.wanted.connect(lambda _n, luck=luck: self.throwWanted.emit(luck))
                card.linkFollowed.connect(self.linkFollowed)
                self._place(holder, card, number)
            for widget in (title, holder):
                widget.setVisible(bool(throws))

    def _show_split(self, report: Report, words: ReviewWords) -> None:
        known = report.total_luck is not None and len(report.curve) > 1
        for widget in (self._split_title, self._split_note, self.split):
            widget.setVisible(known)
        if not known or report.skill is None:
            return
        first, last = report.curve[0].expected, report.curve[-1].expected
        rows = [(self.tr("To be expected at the start"), words.number(first.mean))]
        rows += [
            (self.tr("Dice: {0}").format(words.kind(kind)), words.points(sum_))
            for kind, sum_ in report.by_kind
        ]
        rows.append((self.tr("Your decisions"), words.points(report.skill)))
        end = self.tr("Points at the end") if report.over else self.tr("To be expected now")
        self.split.show_lines(rows, (end, words.number(last.mean)))

    def retranslate(self) -> None:
        """Say the headings in the language that is spoken."""
        self._lucky_title.setText(self.tr("Your luckiest dice"))
        self._unlucky_title.setText(self.tr("Your unluckiest dice"))
        self._missed_title.setText(self.tr("What you could have done better"))
        self._best_title.setText(self.tr("What you did best"))
        self._split_title.setText(self.tr("Luck and skill"))
        self._split_note.setText(
            self.tr("What the dice gave and took, against all ways in which they could have "
                    "fallen; what they do not explain, you did better or worse than the player "
                    "that played on.")
        )  # fmt: skip

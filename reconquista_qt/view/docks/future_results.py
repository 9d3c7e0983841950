"""What simulated games came to: the mean, the distribution, the levels, and a verdict in words."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reconquista_qt.ai.futures import Distribution, Opening
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.insight.histogram import Histogram
from reconquista_qt.view.insight.of_game import GameInsights
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits, percent

FEW: Final = 10  # pairs of games that say nothing yet
CLOSE: Final = 0.5  # points within which two plans are as good as equal
NAMES: Final = ("A", "B")


class FutureResults(QWidget):
    """Shows one run, or two that began with different plans."""

    def __init__(
        self, languages: Languages, insights: GameInsights, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._languages, self._insights = languages, insights
        self._levels = levels = insights.levels
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.title = Heading(1.15, self)
        self.title.setWordWrap(True)
        self.verdict, self.mean, self.levels, self.seats = (
            Note(muted=False, parent=self) for _ in range(4)
        )
        self.histogram = Histogram([least for least, _ in levels], self)
        for part in (self.title, self.verdict, self.mean, self.histogram, self.seats, self.levels):
            layout.addWidget(part)
        self._retranslate()

    def show_runs(
        self,
        where: tuple[int, str],
        plans: Sequence[Opening],
        kind: str,
        found: Sequence[Distribution],
        lead: tuple[int, float, float] | None,
    ) -> None:
        """Show the games played from a turn and phase; `lead` is that of the second plan."""
        turn, phase = where
        self.title.setText(
            self.tr("From turn {0}, {1}").format(digits(turn), self._languages.wording.phase(phase))
        )
        self.verdict.setVisible(lead is not None)
        if lead is not None:
            self.verdict.setText(self.judged(*lead))
        names = [self._named(plan, kind) for plan in plans]
        self.mean.setText(self._told(names, found))
        shorts = NAMES if len(found) > 1 else ("",)
        self.histogram.show_runs(
            [(name, one.points, one.mean) for name, one in zip(shorts, found, strict=True)],
            self.tr("Points at the end"),
        )
        self.levels.setText(self._level_table(found))
        self.seats.setText(self._seat_table(found))
        self.seats.setVisible(bool(self.seats.text()))

    # -- words -----------------------------------------------------------------------------------

    def _named(self, plan: Opening, kind: str) -> str:
        option = self._languages.wording.option
        return "; ".join(option(action, kind) for action in plan) or self.tr("As it stands")

    def _told(self, names: Sequence[str], found: Sequence[Distribution]) -> str:
        write, lines = QLocale().toString, []
        for at, (name, one) in enumerate(zip(names, found, strict=True)):
            low, high = one.interval
            text = self.tr("{0} points on average; 95% confidence: {1} to {2}").format(
                f"<b>{write(one.mean, 'f', 1)}</b>", write(low, "f", 1), write(high, "f", 1)
            )
            games = self.tr("%n game(s)", "", one.games)
            if len(found) > 1:
                lines.append(f"<b>{NAMES[at]}</b> ({name}): {text}")
            else:
                lines.append(f"{name}: {text}; {games}")
        return "<br>".join(lines)

    def _level_table(self, found: Sequence[Distribution]) -> str:
        wording, rows = self._languages.wording, []
        if len(found) > 1:
            heads = "".join(f'<td align="right"><b>{name}</b></td>' for name in NAMES)
            rows.append(f"<tr><td></td>{heads}</tr>")
        found_levels = (level for one in found for level, _ in one.levels)
        known = [level for _, level in self._levels] or list(dict.fromkeys(found_levels))
        if not any(known):
            return ""
        for level in known:
            cells = "".join(
                f'<td align="right" style="padding-left:10px">{share(one, level)}</td>'
                for one in found
            )
            rows.append(f"<tr><td>{wording.level(level)}</td>{cells}</tr>")
        return f'<table width="100%" cellspacing="0" cellpadding="1">{"".join(rows)}</table>'

    def _seat_table(self, found: Sequence[Distribution]) -> str:
        """Return the points and the wins of each seat, "" where one player sits alone."""
        names = dict(self._insights.seats())
        if len(names) < 2:
            return ""
        write, rows = QLocale().toString, []
        head = "".join(
            f'<td align="right"><b>{text}</b></td>'
            for text in (self.tr("Points"), self.tr("Wins"))
            for _ in found
        )
        rows.append(f"<tr><td></td>{head}</tr>")
        for place, one in enumerate(found[0].seats):
            cells = [f"{write(run.seats[place].mean, 'f', 1)}" for run in found]
            cells += [percent(run.seats[place].won / run.games) for run in found]
            texts = "".join(
                f'<td align="right" style="padding-left:10px">{cell}</td>' for cell in cells
            )
            name = html.escape(names.get(one.seat, one.seat))
            rows.append(f"<tr><td>{name}</td>{texts}</tr>")
        return f'<table width="100%" cellspacing="0" cellpadding="1">{"".join(rows)}</table>'

    def judged(self, pairs: int, lead: float, margin: float) -> str:
        """Say in plain words which plan is better, if that can be told; `lead` is the second's."""
        if pairs < FEW:
            return self.tr("Too few games yet to tell the plans apart.")
        if lead == margin == 0:
            return self.tr("<b>The same</b> in every game: both plans come to the same thing.")
        ahead = NAMES[1] if lead > 0 else NAMES[0]
        low, high = abs(lead) - margin, abs(lead) + margin
        figures = (QLocale().toString(abs(lead), "f", 1), signed(low), signed(high))
        if abs(lead) > margin:
            text = self.tr(
                "<b>{name} is better</b>, by {0} points on average (95% confidence: {1} to {2})."
            )
        elif high < CLOSE:
            text = self.tr(
                "<b>Practically equal</b>: {name} is ahead by {0} points "
                "(95% confidence: {1} to {2})."
            )
        else:
            text = self.tr(
                "<b>No difference that is sure.</b> {name} is ahead by {0} points, but it may be "
                "anything from {1} to {2}; more games would tell."
            )
        return text.format(*figures, name=ahead)

    # -- language and look -----------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew in another language; who shows the runs shows them anew."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(
            self, "title"
        ):
            # Once the title has heard of it too.
            QTimer.singleShot(0, self.title, self.title.fit)
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.histogram.setAccessibleName(self.tr("Points at the end, and how often"))


def share(found: Distribution, level: str) -> str:
    """Return the share of games that ended with a level."""
    return percent(dict(found.levels).get(level, 0) / found.games)


def signed(points: float) -> str:
    """Return points with their sign and one decimal."""
    sign = "−" if points < 0 else "+"
    return f"{sign}{QLocale().toString(abs(points), 'f', 1)}"

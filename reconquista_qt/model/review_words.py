"""The review of a game in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale

from reconquista_qt.ai.report import CurvePoint, Estimate, Found, Luck, Missed, TurningPoint
from reconquista_qt.engine.journal import Entry
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.words import Words

MOST_TOLD: Final = 3  # entries of the log


class ReviewWords(Phrases):
    """Speaks of luck, mistakes and turning points; plain, or with links where the wording has."""

    def __init__(
        self, wording: Words, language: str, *, rich: bool = False, last_turn: int = 0
    ) -> None:
        """`wording` are the words of the game; `last_turn` is that after which a game is over."""
        super().__init__(wording.translator, rich=rich)
        self._wording, self._last_turn = wording, last_turn
        self._locale = QLocale(language)

    # -- numbers ---------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 1) -> str:
        """Return a number as the language writes it."""
        return self._locale.toString(float(value), "f", digits).replace("-", "−")

    def signed(self, value: float) -> str:
        """Return a number with its sign."""
        text = self.number(value)
        return text if text.startswith("−") else f"+{text}"

    def points(self, estimate: Estimate) -> str:
        """Return some points more or less, and how sure that is."""
        return f"{self.signed(estimate.mean)} ± {self.number(estimate.margin)}"

    # -- throws ----------------------------------------------------------------------------------

    def kind(self, kind: str) -> str:
        """Return what dice were for, of several throws."""
        return str(self._wording.phase(kind))

    def title(self, luck: Luck) -> str:
        """Return what dice were for, of one throw."""
        return self.kind(luck.kind)

    def when(self, turn: int, phase: str) -> str:
        """Return when something was."""
        return self.tr("Turn {turn}: {phase}", turn=turn, phase=self._wording.phase(phase))

    def story(self, luck: Luck, journal: Sequence[Entry]) -> list[str]:
        """Return the sentences of the log that tell best what came of a throw."""
        return self.tell(self.entries(luck, journal)[:MOST_TOLD])

    def tell(self, entries: Sequence[Entry]) -> list[str]:
        """Return entries of the log as sentences."""
        tell = self._wording.event_rich if self.rich else self._wording.event
        return [tell(entry) for entry in entries]

    def odds(self, luck: Luck, journal: Sequence[Entry]) -> str:
        """Return the exact chance of what came of a throw, "" where it is not known."""
        return ""

    def entries(self, luck: Luck, journal: Sequence[Entry]) -> list[Entry]:
        """Return the entries of the log that tell of a throw."""
        return [entry for entry in journal if self.tells(entry, luck)]

    def tells(self, entry: Entry, luck: Luck) -> bool:
        """Whether an entry of the log belongs to a throw."""
        if entry.turn != luck.turn or entry.phase != luck.phase:
            return False
        return luck.first < entry.input <= luck.last

    # -- mistakes and turning points -------------------------------------------------------------

    def played(self, missed: Missed | Found) -> str:
        """Return what was done."""
        return self.tr("You chose: {action}", action=self.option(missed.played, missed.phase))

    def better(self, missed: Missed) -> str:
        """Return what had been better."""
        first, *others = [self.option(action, missed.phase) for action in missed.better]
        text = self.tr("Better: {action}", action=first)
        if others:
            text += self.tr("; then: {actions}", actions="; ".join(others))
        return text

    def loss(self, missed: Missed) -> str:
        """Return what it cost."""
        points = f"{self.number(missed.loss.mean)} ± {self.number(missed.loss.margin)}"
        return self.tr("It cost {points} expected points.", points=points)

    def gain(self, found: Found) -> str:
        """Return what a decision was ahead of the best of the rest."""
        points = f"{self.number(found.gain.mean)} ± {self.number(found.gain.margin)}"
        return self.tr(
            "Nothing else came within {points} points of it; next best: {action}",
            points=points, action=self.option(found.instead[0], found.phase),
        )  # fmt: skip

    def option(self, action: object, phase: str) -> str:
        """Return an action of a phase in a few words."""
        return str(self._wording.option(action))

    def swing(self, point: TurningPoint) -> str:
        """Return how a turn changed what was to be expected."""
        return self.tr(
            "Turn {turn}: from {before} to {after} points ({swing})",
            turn=point.turn,
            before=self.number(point.before),
            after=self.number(point.after),
            swing=self.signed(point.swing.mean),
        )

    def causes(self, point: TurningPoint) -> str:
        """Return what did it, "" where nothing stands out."""
        parts = [f"{self.title(luck)} ({self.signed(luck.points.mean)})" for luck in point.throws]
        parts += [
            self.tr("Mistake: {phase} ({points})", phase=self._wording.phase(one.phase),
                    points=self.signed(-one.loss.mean))
            for one in point.missed
        ]  # fmt: skip
        return self.tr("Above all: {causes}", causes="; ".join(parts)) if parts else ""

    # -- the curve -------------------------------------------------------------------------------

    def moment(self, point: CurvePoint) -> str:
        """Return where on the curve a point lies."""
        if self._last_turn and point.at > self._last_turn:
            return self.tr("At the end")
        turn = int(point.at)
        if point.at == turn:
            return self.tr("Before turn {turn}", turn=turn)
        return self.tr("Now, in turn {turn}", turn=turn)

    def expected(self, point: CurvePoint) -> str:
        """Return the points that were to be expected at a moment."""
        mean, margin = point.expected
        if not margin:
            return self._told(round(mean))
        return self.tr(
            "{points} points to be expected (95% confidence: {low} to {high})",
            points=self.number(mean),
            low=self.number(max(0.0, mean - margin)),
            high=self.number(mean + margin),
        )

    def _told(self, points: int) -> str:
        """Return some points in the words of the game, where it has its own."""
        tell = getattr(self._wording, "points", None)
        return str(tell(points)) if tell is not None else self.tr("%n point(s)", None, points)

    def chance(self, point: CurvePoint, least: int, level: str) -> str:
        """Return the chance to reach a level at a moment."""
        share = self.percentage(str(round(100 * point.chance(least))))
        text = f"{self._wording.level(level)}: {share}"
        if len(point.points) == 1:
            return text
        low, high = point.interval(least)
        return f"{text} ({self.percentage(f'{round(100 * low)}–{round(100 * high)}')})"

    def percentage(self, hundredths: str) -> str:
        """Return a share, or a range of shares, as the language writes it."""
        return self.tr("{share}%", share=hundredths)

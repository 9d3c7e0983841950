"""The review of a game in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QLocale

from reconquista_qt.ai.report import CurvePoint, Estimate, Luck, Missed, TurningPoint
from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.events import (
    BattleBegan,
    BattleEnded,
    SiegeEnded,
    SiegeRolled,
)
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.wording.phrases import Phrases

LAST_TURN: Final = 20
# What of a throw is told, by its kind: what matters most first.
TOLD: Final = {
    "battle": ("battle_ended", "battle_began"),
    "siege": ("siege_ended", "siege_tied"),
    "rebellion": ("rebels_rose", "city_converted", "units_lost", "region_revolted",
                  "rebellion_voided", "rebellion_rolled"),
    "events": ("event_rolled", "event_die_rolled", "units_placed", "units_lost", "event_idle",
               "entry_rolled"),
    "reaction": ("units_placed", "reaction_rolled", "city_founded", "fortress_built",
                 "port_rolled", "reaction_region_rolled"),
}  # fmt: skip
MOST_TOLD: Final = 3


class ReviewWords(Phrases):
    """Speaks of luck, mistakes and turning points; plain, or with links where the wording has."""

    def __init__(self, wording: Words, language: str, *, rich: bool = False) -> None:
        super().__init__(wording.translator, rich=rich)
        self._wording = wording
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
        if kind == "battle":
            return self.tr("Battles")
        return self._wording.phase("sieges" if kind == "siege" else kind)

    def title(self, luck: Luck) -> str:
        """Return what dice were for, of one throw."""
        if not luck.place:
            return self._wording.phase(luck.kind)
        area = self._wording.area(luck.place)
        if luck.kind == "battle":
            return self.tr("Battle: {area}", area=area)
        return self.tr("Siege: {area}", area=area)

    def when(self, turn: int, phase: str) -> str:
        """Return when something was."""
        return self.tr("Turn {turn}: {phase}", turn=turn, phase=self._wording.phase(phase))

    def story(self, luck: Luck, journal: Sequence[Entry]) -> list[str]:
        """Return the sentences of the log that tell best what came of a throw."""
        wanted = TOLD.get(luck.kind, ())
        told = [
            entry
            for entry in entries_of(luck, journal)
            if entry.event.kind in wanted and not getattr(entry.event, "refused", "")
        ]
        best = sorted(told, key=lambda entry: (wanted.index(entry.event.kind), entry.n))
        chosen = sorted(best[:MOST_TOLD], key=lambda entry: entry.n)
        tell = self._wording.event_rich if self.rich else self._wording.event
        return [tell(entry) for entry in chosen]

    def odds(self, luck: Luck, journal: Sequence[Entry]) -> str:
        """Return the exact chance of how a battle or a siege ended, "" for other dice."""
        chances = dict(luck.odds)
        held = False
        for entry in entries_of(luck, journal):
            if isinstance(entry.event, SiegeRolled):
                held = bool(entry.event.defenders)
            if isinstance(entry.event, BattleEnded | SiegeEnded):
                end = entry.event.outcome
                if end == "lifted":  # which the odds divide by who is left inside
                    end = "beaten_off" if held else "both_destroyed"
                if end in chances:
                    share = max(1, round(100 * chances[end])) if chances[end] < 0.995 else 99
                    return self.tr("This end had a chance of {chance}%.", chance=share)
        return ""

    # -- mistakes and turning points -------------------------------------------------------------

    def played(self, missed: Missed) -> str:
        """Return what was done."""
        return self.tr("You chose: {action}", action=self._option(missed.played, missed.phase))

    def better(self, missed: Missed) -> str:
        """Return what had been better."""
        first, *others = [self._option(action, missed.phase) for action in missed.better]
        text = self.tr("Better: {action}", action=first)
        if others:
            text += self.tr("; then: {actions}", actions="; ".join(others))
        return text

    def loss(self, missed: Missed) -> str:
        """Return what it cost."""
        points = f"{self.number(missed.loss.mean)} ± {self.number(missed.loss.margin)}"
        return self.tr("It cost {points} of the points to be expected.", points=points)

    def _option(self, action: Any, phase: str) -> str:
        if action == DONE:
            return self.tr("end the phase")
        return self._wording.option(action, "spend" if phase == "income" else "")

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
        if point.at > LAST_TURN:
            return self.tr("At the end")
        turn = int(point.at)
        if point.at == turn:
            return self.tr("Before turn {turn}", turn=turn)
        return self.tr("Now, in turn {turn}", turn=turn)

    def expected(self, point: CurvePoint) -> str:
        """Return the points that were to be expected at a moment."""
        mean, margin = point.expected
        if not margin:
            return self._wording.points(round(mean))
        return self.tr(
            "{points} points to be expected (95% confidence: {low} to {high})",
            points=self.number(mean),
            low=self.number(max(0.0, mean - margin)),
            high=self.number(mean + margin),
        )

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


def entries_of(luck: Luck, journal: Sequence[Entry]) -> list[Entry]:
    """Return the entries of the log that tell of a throw, a battle from its beginning."""

    def belongs(entry: Entry) -> bool:
        if entry.turn != luck.turn or entry.phase != luck.phase:
            return False
        if entry.input == luck.first:
            event = entry.event
            return isinstance(event, BattleBegan) and event.area == luck.place
        return luck.first < entry.input <= luck.last

    return [entry for entry in journal if belongs(entry)]

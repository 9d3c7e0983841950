"""What the adviser says, in words."""

from __future__ import annotations

import html
from collections.abc import Sequence
from math import isfinite
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject

from reconquista_qt.ai.adviser import Advice, PlannedAction, Proposal
from reconquista_qt.ai.brain import Reason
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.model.surface import ORIGIN_KEYS, PLACE_KEYS
from reconquista_qt.view.languages import Languages

SMALL: Final = 0.095  # a margin that one decimal would show as nothing


class AdviceText(QObject):
    """Speaks the language of the window; what it returns is HTML, but for the names of choices."""

    def __init__(self, languages: Languages, parent: QObject) -> None:
        super().__init__(parent)
        self._languages = languages

    def where(self, places: Sequence[str]) -> str:
        """Return where to look."""
        words = self._languages.wording
        area: Any = getattr(words, "area", None) or getattr(words, "place", str)
        links = [f'<a href="area:{place}">{area(place)}</a>' for place in places]
        if links:
            return self.tr("Look at {0}.").format(" ← ".join(links))
        return self.tr("Nothing left to do on the board.")

    def gain(self, advice: Advice) -> str:
        """Return what the best proposal gains, how sure that is, and the points at the end."""
        best = advice.best
        if len(advice.proposals) == 1 and advice.finished:
            return self.tr("There is nothing else to weigh.")
        if not isfinite(best.gain_margin):
            return self.tr("At first sight; nothing has been played out yet.")
        write = QLocale().toString
        gain, margin = best.gain, best.gain_margin
        sign, digits = "−" if gain < 0 else "+", 1 if margin >= SMALL else 2
        size, spread = write(abs(gain), "f", digits), write(margin, "f", digits)
        figures = f"<b>{sign}{size}</b>\u00a0±\u00a0{spread}"
        if advice.is_over_idle:
            text = self.tr("{0} expected points over ending the phase")
        else:
            text = self.tr("{0} expected points over the next best")
        text = text.format(figures)
        forecast = self.tr("forecast: {0} points at the end")
        return f"{text}<br>{forecast.format(write(best.points, 'f', 1))}"

    def reasons(self, planned: PlannedAction) -> str:
        """Return what speaks for an action as a sentence, "" for nothing."""
        return sentence(reasons_of(self._languages.wording, planned.reasons))

    def plan(self, plan: Sequence[PlannedAction], at: int, pale: str) -> str:
        """Return a plan as a numbered list; what is done is pale, what comes now (`at`) bold."""
        option, rows = self._languages.wording.option_rich, []
        for number, planned in enumerate(plan):
            action = option(planned.action, planned.kind)
            if number == at:
                action = f"<b>{action}</b>"
            elif number < at:
                action = f'<span style="color:{pale}">{action} ✓</span>'
            reasons = self.reasons(planned)
            why = f'<br><span style="font-size:small">{reasons}</span>' if reasons else ""
            rows.append(
                f'<tr><td style="padding-right:6px">{number + 1}.</td>'
                f'<td style="padding-bottom:4px">{action}{why}</td></tr>'
            )
        return f'<table cellspacing="0" cellpadding="0">{"".join(rows)}</table>'

    def others(self, advice: Advice, most: int) -> list[tuple[str, str]]:
        """Return what else was considered, each with what it is behind the best."""
        option, kind = self._languages.wording.option, advice.plan[0].kind
        return [
            ("; ".join(option(action, kind) for action in one.actions), lag(one, advice.best))
            for one in advice.proposals[1 : most + 1]
        ]

    def progress(self, advice: Advice) -> str:
        """Return how much was played out."""
        return self.tr("%n playout(s)", "", max(0, advice.playouts))


def places_of(game: AnyGame, action: Any) -> tuple[str, ...]:
    """Return the places that an action touches, where it leads first and where it began last."""
    data = game.action_data(action)
    keys = ("to", *PLACE_KEYS, *ORIGIN_KEYS)
    places = (place for key in keys if isinstance(place := data.get(key), str))
    return tuple(dict.fromkeys(places))


def reasons_of(words: Any, reasons: Sequence[Reason]) -> str:
    """Return reasons as part of a sentence, with links where the words have them."""
    rich = getattr(words, "reasons_rich", None)
    return str(rich(reasons)) if rich is not None else html.escape(words.reasons(reasons))


def lag(one: Proposal, best: Proposal) -> str:
    """Return the points that a proposal is behind the best."""
    if not one.playouts or not best.playouts:
        return "–"
    behind = max(0.0, best.gain - one.gain)
    shown = QLocale().toString(behind, "f", 1)
    return f"−{shown}" if behind >= 0.05 else shown


def sentence(text: str) -> str:
    """Return part of a sentence as a whole one; it may begin with a link."""
    if not text:
        return ""
    at = text.index(">") + 1 if text.startswith("<a ") else 0
    return f"{text[:at]}{text[at].upper()}{text[at + 1 :]}."

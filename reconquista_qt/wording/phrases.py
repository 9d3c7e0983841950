"""Sentences with gaps, as text or as HTML with links."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import cast

from .translator import Translates

DICE = "⚀⚁⚂⚃⚄⚅"


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for lupdate, which knows this name; it is looked up when it is needed."""
    return text


class Phrases:
    """Base of all that speaks; its `tr` finds texts in the context named after the class.

    The texts of a class are its own: a class with texts has no subclasses.

    With `rich` what comes out is HTML: places and rules are links, dice are drawn.
    """

    def __init__(self, translator: Translates, *, rich: bool = False) -> None:
        self.translator = translator
        self.rich = rich
        self._context = type(self).__name__

    def tr(self, text: str, comment: str | None = None, n: int = -1, /, **gaps: object) -> str:
        """Return a text in the language with its gaps filled; `n` chooses the plural form."""
        found = self.translator.translate(self._context, text, comment, n)
        if self.rich:
            found = html.escape(found, quote=False)
        if not gaps:
            return found
        # Dice, turns, points: in the digits of the language, as plural forms are.
        return found.format(**{name: self._digits(gap) for name, gap in gaps.items()})

    def _digits(self, gap: object) -> object:
        number = type(gap) is int and gap >= 0
        return self.translator.number(cast(int, gap)) if number else gap

    def shown(self, text: str) -> str:
        """Return a text from elsewhere (a name, a value) as it can stand in a sentence."""
        return html.escape(text) if self.rich else text

    def link(self, target: str, text: str) -> str:
        """Return a text that leads to ``area:...``, ``region:...`` or ``rule:...`` where it can."""
        text = self.shown(text)
        return f'<a href="{html.escape(target)}">{text}</a>' if self.rich else text

    def die(self, value: int) -> str:
        """Return a die's face."""
        if self.rich and 1 <= value <= len(DICE):
            return f'<span style="font-size:large">{DICE[value - 1]}</span>'
        return self.translator.number(value)

    def signed(self, points: int) -> str:
        """Return points with their sign, e.g. ``+2`` or ``−2``."""
        return f"{'−' if points < 0 else '+'}{self.translator.number(abs(points))}"

    def listed(self, items: Sequence[str]) -> str:
        """Return things as a list in a sentence: ``a, b and c``."""
        return Lists(self.translator, rich=self.rich).listed(items)

    def enumerated(self, items: Sequence[str]) -> str:
        """Return things one after the other: ``a, b, c``."""
        return Lists(self.translator, rich=self.rich).enumerated(items)


class Lists(Phrases):
    """How a language joins things."""

    def listed(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        first = self.enumerated(items[:-1])
        return self.tr("{list} and {last}", list=first, last=items[-1])

    def enumerated(self, items: Sequence[str]) -> str:
        listed = "".join(items[:1])
        for item in items[1:]:
            listed = self.tr("{list}, {next}", list=listed, next=item)
        return listed

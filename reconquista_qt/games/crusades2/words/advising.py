"""What speaks for an action, and against it, in part of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reconquista_qt.wording.numbers import Numbers
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

from .names import Names

REASONS: Final = {
    "hurts": QT_TRANSLATE_NOOP("Advising", "it costs the enemy about {amount} points"),
    "costs": QT_TRANSLATE_NOOP("Advising", "it costs us about {amount} points"),
    "closes": QT_TRANSLATE_NOOP("Advising", "it comes to grips with the enemy"),
    "keeps": QT_TRANSLATE_NOOP("Advising", "it stays with its leader"),
}


class Advising(Phrases):
    """Reasons of the computer player."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator, rich=names.rich)
        self._numbers = Numbers(names.translator)

    def tell(self, reasons: Sequence[tuple[str, str, float]]) -> str:
        """Return reasons as a list in a sentence."""
        return self.listed(
            [
                self.tr(REASONS[code], amount=self._numbers.decimal(abs(amount)))
                for code, _, amount in reasons
                if code in REASONS
            ]
        )

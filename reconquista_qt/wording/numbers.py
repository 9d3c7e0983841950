"""Numbers as a language writes them, whatever language the program itself is in."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from .phrases import Phrases
from .translator import Translates


class Numbers(Phrases):
    """Writes numbers in one language."""

    def __init__(self, translator: Translates) -> None:
        super().__init__(translator)
        self._locale = QLocale(translator.language)

    def whole(self, value: int) -> str:
        """Return a whole number, in groups of three where it is long."""
        return self._locale.toString(value)

    def decimal(self, value: float, digits: int = 1) -> str:
        """Return a number with `digits` decimals."""
        return self._locale.toString(float(value), "f", digits)

    def percentage(self, share: float, digits: int = 0) -> str:
        """Return a share of 1 as a percentage: 12.5% in English, 12,5 % in Spanish."""
        return self.tr("{0}%").replace("{0}", self.decimal(100 * share, digits))

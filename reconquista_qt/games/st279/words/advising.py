"""What speaks for an action, in part of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reconquista_qt.wording.numbers import Numbers
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translates


class Advising(Phrases):
    """Reasons of the computer players: codes with a place and an amount."""

    def __init__(
        self, translator: Translates, place: Callable[[str], str], *, rich: bool = False
    ) -> None:
        super().__init__(translator, rich=rich)
        self._place = place
        self._numbers = Numbers(translator)

    def tell(self, reasons: Sequence[tuple[str, str, float]]) -> str:
        """Return reasons as a list in a sentence."""
        return self.listed([fact for one in reasons if (fact := self._fact(*one))])

    def _fact(self, code: str, where: str, amount: float) -> str:
        area = self._place(where)
        match code:
            case "takes" if amount == 1:
                return self.tr("takes the city of {area}", area=area)
            case "takes":
                return self.tr(
                    "takes the city of {area} with a chance of {chance}",
                    area=area,
                    chance=self._chance(amount),
                )
            case "guards":
                return self.tr("guards the city of {area}", area=area)
            case "wears":
                return self.tr(
                    "in {area} the enemy loses, on average, {amount} units more than you",
                    area=area,
                    amount=self._numbers.decimal(amount),
                )
        return ""

    def _chance(self, share: float) -> str:
        """Return a chance as a whole percentage; certain and impossible only where they are."""
        shown = round(share, 2)
        return self._numbers.percentage(min(0.99, max(0.01, shown)) if 0 < share < 1 else shown)

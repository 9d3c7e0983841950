"""What speaks for an action, and against it, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .teller import Teller

if TYPE_CHECKING:
    from reconquista_qt.ai.brain import Reason


class Advising(Teller):
    """Reasons of the adviser: codes with a place and an amount."""

    def tell(self, reasons: Sequence[Reason]) -> str:
        """Return the reasons of one action as a list of facts without a full stop."""
        return self.enumerated([fact for one in reasons if (fact := self._fact(*one))])

    def _fact(self, code: str, where: str, amount: float) -> str:
        match code:
            case "takes":
                return self.tr("takes {area}", area=self.area(where))
            case "attacks":
                return self.tr(
                    "attacks {area} (chance: {chance}%)",
                    area=self.area(where),
                    chance=self.number(round(100 * amount)),
                )
            case "leaves":
                return self.tr("leaves {area}", area=self.area(where))
            case "points":
                return self.tr("points: {points}", points=self.names.points(round(2 * amount) / 2))
        return ""

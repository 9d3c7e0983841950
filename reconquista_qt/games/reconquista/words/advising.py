"""What speaks for an action, and against it, in words."""

from __future__ import annotations

from collections.abc import Sequence

from .teller import Teller

Reason = tuple[str, str, float]


class Advising(Teller):
    """Reasons of the adviser; they are codes with a place and an amount, see the game's `CODES`."""

    def tell(self, reasons: Sequence[Reason]) -> str:
        """Return the reasons of one action as a list of facts without a full stop, "" for none."""
        gains = self.enumerated([gain for one in reasons if (gain := self._gain(*one))])
        facts = []
        for code, where, amount in reasons:
            if code == "takes":
                facts.append(self._takes(where, amount, gains))
                gains = ""
        if gains:
            facts.append(self.tr("brings {gains}", gains=gains))
        facts += [fact for one in reasons if (fact := self._fact(*one))]
        return "; ".join(facts)

    def _takes(self, area: str, chance: float, gains: str) -> str:
        taken, sure = self.area(area), self._percent(chance)
        if not gains:
            return self.tr("takes {area} ({chance})", area=taken, chance=sure)
        return self.tr("takes {area} ({chance}): {gains}", area=taken, chance=sure, gains=gains)

    def _gain(self, code: str, where: str, amount: float) -> str:
        points = round(amount)
        match code:
            case "wins_city":
                return self.tr("+%n points for the City", None, points)
            case "wins_region":
                return self.tr(
                    "+%n points for most Cities of {region}",
                    None,
                    points,
                    region=self.region(where),
                )
            case "wins_free_region":
                return self.tr(
                    "+%n points for {region} free of Muslims",
                    None,
                    points,
                    region=self.region(where),
                )
            case "income" if where:
                return self.tr("+%n income from {region}", None, points, region=self.region(where))
            case "income":
                return self.tr("+%n income", None, points)
        return ""

    def _fact(self, code: str, where: str, amount: float) -> str:
        match code:
            case "prepares":
                return self.tr(
                    "gets ready to take {area} ({chance})",
                    area=self.area(where),
                    chance=self._percent(amount),
                )
            case "joins":
                return self.tr("joins the forces in {area}", area=self.area(where))
            case "safer":
                return self.tr(
                    "{area} falls {risk} less often in the reaction",
                    area=self.area(where),
                    risk=self._percent(amount),
                )
            case "riskier":
                return self.tr(
                    "{area} falls {risk} more often in the reaction",
                    area=self.area(where),
                    risk=self._percent(amount),
                )
            case "leaves_open":
                return self.tr(
                    "leaves {area} with a risk of {risk} in the reaction",
                    area=self.area(where),
                    risk=self._percent(amount),
                )
        return ""

    def _percent(self, chance: float) -> str:
        """Return a chance as a whole percentage; certain and impossible only where they are."""
        shown = round(chance * 100)
        if 0 < chance < 1:
            shown = min(99, max(1, shown))
        return self.tr("{number}%", number=shown)

"""What the computer players are called."""

from __future__ import annotations

from collections.abc import Mapping

from .numbers import Numbers
from .phrases import Phrases


class PlayerNames(Phrases):
    """Names the built-in players and the levels of play, for whoever has to choose one."""

    def name(self, player: str) -> str:
        """Return the name of a player, with what it does; an unknown one is called by its id."""
        kind, _, budget = player.partition(":")
        known = {
            "page": self.tr("Page: makes many mistakes"),
            "squire": self.tr("Squire: quick, makes mistakes"),
            "knight": self.tr("Knight: quick and experienced"),
            "captain": self.tr("Captain: thinks ahead a little"),
            "marshal": self.tr("Marshal: thinks ahead"),
            "sovereign": self.tr("Sovereign: thinks long"),
            "random": self.tr("Plays at random"),
            "greedy": self.tr("Takes what looks best"),
            "expert": self.tr("Plays from experience"),
            "planner": self.tr("Thinks ahead (slow)"),
        }
        if kind == "planner" and budget.endswith("s"):
            seconds = Numbers(self.translator).decimal(float(budget[:-1]))
            return self.tr("Thinks ahead for {seconds} s", seconds=seconds)
        if kind == "planner" and budget:
            return self.tr("Thinks ahead: {count} tries", count=int(budget))
        return known.get(kind, player)

    def strength(self, mean: float) -> str:
        """Return how strong a level of play is, by its mean at the usual start of Reconquista."""
        points = Numbers(self.translator).decimal(mean)
        return self.tr("Makes {points} points on average in Reconquista", points=points)

    def strengths(self, means: Mapping[str, float]) -> str:
        """Return what all levels of play make of the usual start of Reconquista, by their ids."""
        shown = {level: Numbers(self.translator).decimal(mean) for level, mean in means.items()}
        return self.tr(
            "To compare: from the usual start the computer makes {page} points on average as a "
            "page, {squire} as a squire, {knight} as a knight, {captain} as a captain, "
            "{marshal} as a marshal and {sovereign} as a sovereign.",
            **shown,
        )

"""What the computer players are called."""

from __future__ import annotations

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

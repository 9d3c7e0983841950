"""What is to be told of a region, of a ruin, of a turn's years."""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.hispania.rules.board import shipped_data
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

from .names import Names

TERRAINS: Final = {
    "clear": QT_TRANSLATE_NOOP("Facts", "clear"),
    "mountain": QT_TRANSLATE_NOOP("Facts", "mountains"),
    "marsh": QT_TRANSLATE_NOOP("Facts", "marsh"),
}
RUINS: Final = {
    "castle": QT_TRANSLATE_NOOP("Facts", "ruins of a castle"),
    "city": QT_TRANSLATE_NOOP("Facts", "ruins of a city"),
    "fort": QT_TRANSLATE_NOOP("Facts", "ruins of a fort"),
}
# What goes into the odds of a battle.
ODDS: Final = {
    "battle": QT_TRANSLATE_NOOP("Facts", "Battle, if both stand"),
    "stand": QT_TRANSLATE_NOOP("Facts", "Second round, if both stand"),
    "withdraw": QT_TRANSLATE_NOOP("Facts", "After the withdrawal"),
    "hurt.attacker": QT_TRANSLATE_NOOP("Facts", "Damaged units of the attacker"),
    "hurt.defender": QT_TRANSLATE_NOOP("Facts", "Damaged units of the defender"),
    "terrain.clear": QT_TRANSLATE_NOOP("Facts", "In clear terrain"),
    "terrain.mountain": QT_TRANSLATE_NOOP("Facts", "In mountains: the defender rolls black"),
    "terrain.marsh": QT_TRANSLATE_NOOP("Facts", "In a marsh: the defender rolls black"),
    "river.white": QT_TRANSLATE_NOOP("Facts", "Over a river: a white die for the defender"),
    "river.black": QT_TRANSLATE_NOOP("Facts", "Over a river: a black die for the defender"),
    "pass.white": QT_TRANSLATE_NOOP("Facts", "Over a pass: a white die for the defender"),
    "pass.black": QT_TRANSLATE_NOOP("Facts", "Over a pass: a black die for the defender"),
    "leader.attacker": QT_TRANSLATE_NOOP("Facts", "Black dice of the attacker's leaders"),
    "leader.defender": QT_TRANSLATE_NOOP("Facts", "Black dice of the defender's leaders"),
    "zeal.attacker": QT_TRANSLATE_NOOP("Facts", "The attacker's zeal ignores the first hits"),
    "zeal.defender": QT_TRANSLATE_NOOP("Facts", "The defender's zeal ignores the first hits"),
    "crowded": QT_TRANSLATE_NOOP("Facts", "May attack; units beyond that are lost"),
}


class Facts(Phrases):
    """Facts in one language, as plain text."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator)
        self._names = names
        map_data, _, tables = shipped_data()
        self._areas = {area["id"]: area for area in map_data["areas"]}
        self._turns = {turn["turn"]: turn for turn in tables["turns"]}

    def place(self, place: str, holder: str = "", *, capital: bool = False) -> str:
        """Return a region's ground, income and limit, and who holds it; "" for a sea."""
        area = self._areas.get(place)
        told = []
        if area is not None and area["type"] == "land":
            told = [
                self.tr(TERRAINS[area["terrain"]]),
                self.tr("income {gold}", gold=area["income"]),
                self.tr("up to %n unit(s)", None, area["stack"] or 0),
            ]
            if area["city_site"]:
                told.append(self.tr("city site"))
        if holder:
            nation = self._names.nation(holder)
            told.append(
                self.tr("capital of {nation}", nation=nation)
                if capital
                else self.tr("held by {nation}", nation=nation)
            )
        return self.enumerated(told)

    def ruin(self, ruin: str) -> str:
        """Return what is left of a castle, city or fort."""
        return self.tr(RUINS[ruin])

    def years(self, turn: int) -> str:
        """Return the years of a turn."""
        known = self._turns.get(turn)
        if known is None:
            return ""
        first, last = known["first_year"], known["last_year"]
        if last < 0:
            return self.tr("{first} to {last} BC", first=-first, last=-last)
        if first < 0:
            return self.tr("{first} BC to AD {last}", first=-first, last=last)
        return self.tr("{first} to {last}", first=first, last=last)

    def turn(self, turn: int) -> str:
        """Return a turn with its age."""
        return self.tr("Turn {turn}: {age}", turn=turn, age=self._names.turn(turn))

    def gold_would_lapse(self, nation: str, gold: int) -> str:
        """Return that gold is lost unless it is spent (rules: 2.4/reserve)."""
        return self.tr(
            "{nation}: {gold} gold above the reserve would be lost.",
            nation=self._names.nation(nation), gold=gold,
        )  # fmt: skip

    def odds(self, what: str) -> str:
        """Return what odds are of, or what goes into them; "" where it is something else."""
        return self.tr(ODDS[what]) if what in ODDS else ""

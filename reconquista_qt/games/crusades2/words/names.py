"""Names of sides, leaders, units, chits, phases, facings and results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from reconquista_qt.games.crusades2.rules.data import load
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases
from reconquista_qt.wording.translator import Translates

PHASES: Final = {
    "setup": QT_TRANSLATE_NOOP("Names", "Set-up"),
    "orders": QT_TRANSLATE_NOOP("Names", "Orders"),
    "movement": QT_TRANSLATE_NOOP("Names", "Movement"),
    "combat": QT_TRANSLATE_NOOP("Names", "Fire"),
    "melee": QT_TRANSLATE_NOOP("Names", "Melee"),
    "reorganisation": QT_TRANSLATE_NOOP("Names", "Reorganisation"),
    "action": QT_TRANSLATE_NOOP("Names", "Actions"),
    "end": QT_TRANSLATE_NOOP("Names", "End of turn"),
}
RESULTS: Final = {
    "none": QT_TRANSLATE_NOOP("Names", "no effect"),
    "check": QT_TRANSLATE_NOOP("Names", "morale check"),
    "step1": QT_TRANSLATE_NOOP("Names", "one step"),
    "step2": QT_TRANSLATE_NOOP("Names", "two steps"),
}
LEVELS: Final = {
    "decisive": QT_TRANSLATE_NOOP("Names", "Decisive victory"),
    "marginal": QT_TRANSLATE_NOOP("Names", "Marginal victory"),
    "draw": QT_TRANSLATE_NOOP("Names", "Draw"),
    "lost": QT_TRANSLATE_NOOP("Names", "Defeat"),
}
MODIFIERS: Final = {
    "leader": QT_TRANSLATE_NOOP("Names", "leader"),
    "routed": QT_TRANSLATE_NOOP("Names", "routed"),
    "berserk": QT_TRANSLATE_NOOP("Names", "berserk"),
    "exhausted": QT_TRANSLATE_NOOP("Names", "exhausted"),
    "overall": QT_TRANSLATE_NOOP("Names", "overall leader in range"),
    "range": QT_TRANSLATE_NOOP("Names", "range"),
    "terrain": QT_TRANSLATE_NOOP("Names", "terrain"),
    "skirmishers": QT_TRANSLATE_NOOP("Names", "skirmishers"),
    "armoured": QT_TRANSLATE_NOOP("Names", "armour"),
    "two_units": QT_TRANSLATE_NOOP("Names", "two units"),
    "higher": QT_TRANSLATE_NOOP("Names", "from above"),
    "attack": QT_TRANSLATE_NOOP("Names", "Attack chit"),
    "stand": QT_TRANSLATE_NOOP("Names", "Stand chit"),
    "odds": QT_TRANSLATE_NOOP("Names", "odds"),
    "types": QT_TRANSLATE_NOOP("Names", "types of units"),
    "facing": QT_TRANSLATE_NOOP("Names", "flank or rear"),
}
PURPOSES: Final = {
    "order": QT_TRANSLATE_NOOP("Names", "Die for a change of chit"),
    "charge": QT_TRANSLATE_NOOP("Names", "Die for a charge"),
    "berserk": QT_TRANSLATE_NOOP("Names", "Dice for going berserk"),
    "withdrawal": QT_TRANSLATE_NOOP("Names", "Die for a withdrawal from cavalry"),
    "fire": QT_TRANSLATE_NOOP("Names", "Dice for fire"),
    "check": QT_TRANSLATE_NOOP("Names", "Morale check"),
    "melee": QT_TRANSLATE_NOOP("Names", "Dice for the melee: attacker, defender"),
    "recovery": QT_TRANSLATE_NOOP("Names", "Die for recovery"),
    "exhaustion": QT_TRANSLATE_NOOP("Names", "Dice of exhausted units"),
    "victory": QT_TRANSLATE_NOOP("Names", "Die for victory"),
    "action_chit": QT_TRANSLATE_NOOP("Names", "Draw of an action chit"),
}
FACINGS: Final = {
    "ne": QT_TRANSLATE_NOOP("Names", "up right"),
    "e": QT_TRANSLATE_NOOP("Names", "right"),
    "se": QT_TRANSLATE_NOOP("Names", "down right"),
    "sw": QT_TRANSLATE_NOOP("Names", "down left"),
    "w": QT_TRANSLATE_NOOP("Names", "left"),
    "nw": QT_TRANSLATE_NOOP("Names", "up left"),
}


@cache
def _file_names() -> tuple[dict[str, dict[str, str]], dict[str, dict[str, str]], dict[str, str]]:
    """Return the names of sides and leaders by language, and those of units."""
    sides: dict[str, dict[str, str]] = {}
    leaders: dict[str, dict[str, str]] = {}
    units: dict[str, str] = {}
    for scenario in load().units["scenarios"].values():
        for side_id, side in scenario["sides"].items():
            sides[side_id] = side["name"]
            leaders |= {leader["id"]: leader["name"] for leader in side["leaders"]}
            units |= {unit["id"]: unit["name"] for unit in side["units"]}
    return sides, leaders, units


class Names(Phrases):
    """What the things of this game are called."""

    def __init__(self, translator: Translates, *, rich: bool = False) -> None:
        super().__init__(translator, rich=rich)
        self.language = translator.language

    def _named(self, name: Mapping[str, str] | None, thing: str) -> str:
        if name is None:
            return thing
        return name.get(self.language) or name.get("en") or thing

    def side(self, side: str) -> str:
        """Return a side as a heading."""
        return self.shown(self._named(_file_names()[0].get(side), side))

    def leader(self, leader: str) -> str:
        """Return a leader's name."""
        return self.shown(self._named(_file_names()[1].get(leader), leader))

    def leaders(self, leaders: Iterable[str]) -> str:
        """Return leaders as a list in a sentence."""
        return self.listed([self.leader(leader) for leader in leaders])

    def unit(self, unit: str) -> str:
        """Return what stands on a unit's counter."""
        return self.shown(_file_names()[2].get(unit, unit))

    def units(self, units: Iterable[str]) -> str:
        """Return units as a list in a sentence."""
        return self.listed([self.unit(unit) for unit in units])

    def hex(self, name: str) -> str:
        """Return a hex by its digits; a link to it where there can be one."""
        return self.link(f"area:{name}", name)

    def chit(self, chit: str) -> str:
        """Return what a chit is called."""
        known = load().tables["chits"].get(chit)
        if known is None:
            return self.tr("hidden") if chit == "hidden" else self.shown(chit)
        return self.shown(self._named(known["name"], chit))

    def type(self, kind: str) -> str:
        """Return what a type of units is called."""
        known = load().tables["unit_types"].get(kind)
        return self.shown(self._named(known["name"], kind)) if known else self.shown(kind)

    def phase(self, phase: str) -> str:
        """Return the name of a phase."""
        return self._said(PHASES, phase)

    def result(self, result: str) -> str:
        """Return a result of the fire or melee table."""
        return self._said(RESULTS, result)

    def level(self, level: str) -> str:
        """Return a level of victory."""
        return self._said(LEVELS, level)

    def modifier(self, modifier: str) -> str:
        """Return what a modifier is for."""
        return self._said(MODIFIERS, modifier)

    def purpose(self, purpose: str) -> str:
        """Return what dice are for."""
        return self._said(PURPOSES, purpose)

    def facing(self, facing: str) -> str:
        """Return where a unit faces."""
        return self._said(FACINGS, facing)

    def _said(self, table: dict[str, str], key: str) -> str:
        return self.tr(table[key]) if key in table else self.shown(key)

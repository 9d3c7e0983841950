"""What places, nations, units, leaders and counters are called; the data files say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from reconquista_qt.games.hispania.rules.board import shipped_data
from reconquista_qt.games.hispania.rules.filedata import (
    AreaData,
    EventData,
    NationData,
    SeaData,
    UnitData,
    ZoneData,
)
from reconquista_qt.wording.numbers import Numbers
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases
from reconquista_qt.wording.translator import Translates

FALLBACK: Final = "en"
COLOURS: Final = {
    "yellow": QT_TRANSLATE_NOOP("Sides", "Yellow"),
    "green": QT_TRANSLATE_NOOP("Sides", "Green"),
    "blue": QT_TRANSLATE_NOOP("Sides", "Blue"),
    "red": QT_TRANSLATE_NOOP("Sides", "Red"),
    "north": QT_TRANSLATE_NOOP("Sides", "North"),
    "south": QT_TRANSLATE_NOOP("Sides", "South"),
}
PHASES: Final = {
    "start": QT_TRANSLATE_NOOP("Phases", "Income"),
    "recruit": QT_TRANSLATE_NOOP("Phases", "New units"),
    "move": QT_TRANSLATE_NOOP("Phases", "Movement"),
    "battle": QT_TRANSLATE_NOOP("Phases", "Battles"),
    "end": QT_TRANSLATE_NOOP("Phases", "End of the turn"),
}
LEVELS: Final = {
    "won": QT_TRANSLATE_NOOP("Levels", "Victory"),
    "shared": QT_TRANSLATE_NOOP("Levels", "Shared victory"),
    "lost": QT_TRANSLATE_NOOP("Levels", "Defeat"),
}
NEUTRALS: Final = {
    "massalia": QT_TRANSLATE_NOOP("Sides", "Massalia"),
    "goths": QT_TRANSLATE_NOOP("Sides", "Neutral Goths"),
    "vikings": QT_TRANSLATE_NOOP("Sides", "Vikings"),
}


# What has an id and a name in the data files.
Named = AreaData | SeaData | ZoneData | NationData | UnitData | EventData


@cache
def data_names(language: str) -> dict[str, dict[str, str]]:
    """Return the names of the data files in a language, by kind of thing and id."""
    map_data, nations, tables = shipped_data()

    def named(things: Sequence[Named]) -> dict[str, str]:
        return {thing["id"]: in_language(thing["name"]) for thing in things}

    def in_language(name: Mapping[str, str]) -> str:
        return name.get(language, name[FALLBACK])

    return {
        "areas": named(map_data["areas"]) | named(map_data["seas"]),
        "zones": named(map_data["zones"]),
        "nations": named(nations["nations"]),
        "units": named(tables["units"]),
        "events": named(tables["events"]),
        "turns": {str(turn["turn"]): in_language(turn["name"]) for turn in tables["turns"]},
        "leaders": {
            leader["id"]: leader["name"]
            for nation in nations["nations"]
            for leader in nation["leaders"]
        },
    }


class Names(Phrases):
    """Names in one language, as text or as links."""

    def __init__(
        self,
        translator: Translates,
        names: Mapping[str, str] | None = None,
        *,
        rich: bool = False,
    ) -> None:
        super().__init__(translator, rich=rich)
        self._names = data_names(translator.language)
        self._own = dict(names or {})

    def area(self, area: str) -> str:
        """Return a place's name."""
        if not area:
            return ""
        if area == "off_map":
            return self.tr("beyond the map")
        return self.link(
            f"area:{area}", self._own.get(area) or self._names["areas"].get(area, area)
        )

    def zone(self, zone: str) -> str:
        """Return a zone's name, or that of all Hispania."""
        if zone in ("hispania", "mainland"):
            return self.tr("Hispania")
        return self.shown(self._names["zones"].get(zone, zone))

    def nation(self, nation: str) -> str:
        """Return a nation's name."""
        if nation in NEUTRALS:
            return self.shown(self.translator.translate("Sides", NEUTRALS[nation]))
        return self.shown(self._names["nations"].get(nation, nation))

    def unit(self, unit: str) -> str:
        """Return a kind of unit's name."""
        return self.shown(self._names["units"].get(unit, unit))

    def leader(self, leader: str) -> str:
        """Return a leader's name."""
        return self.shown(self._names["leaders"].get(leader, leader))

    def event(self, event: str) -> str:
        """Return an event counter's name."""
        return self.shown(self._names["events"].get(event, event))

    def turn(self, turn: int) -> str:
        """Return the name of a turn's age."""
        return self.shown(self._names["turns"].get(str(turn), str(turn)))

    def side(self, side: str) -> str:
        """Return a player's name."""
        if side in COLOURS:
            return self.shown(self.translator.translate("Sides", COLOURS[side]))
        if len(side) == 1:
            return self.tr("Player {letter}", letter=self.shown(side.upper()))
        return self.nation(side)

    def phase(self, phase: str) -> str:
        """Return a phase's name."""
        text = PHASES.get(phase)
        return self.shown(self.translator.translate("Phases", text)) if text else phase

    def level(self, level: str) -> str:
        """Return a level of victory."""
        text = LEVELS.get(level)
        return self.shown(self.translator.translate("Levels", text)) if text else level

    def force(self, units: Mapping[str, int], leaders: Sequence[str] = ()) -> str:
        """Return units with their numbers, and leaders: ``2 × Infantry, Hannibal``."""
        told = [
            self.tr("{number} × {unit}", number=self.number(count), unit=self.unit(unit))
            for unit, count in units.items()
        ]
        told += [self.leader(leader) for leader in leaders]
        return self.enumerated(told) if told else self.tr("nothing")

    def number(self, value: int) -> str:
        """Return a whole number."""
        return self.translator.number(value)

    def points(self, points: float) -> str:
        """Return points, with a half where there is one."""
        whole = int(abs(points))
        sign = "−" if points < 0 else ""
        half = abs(points) - whole
        if not half:
            return f"{sign}{self.number(whole)}"
        if half == 0.5:
            return f"{sign}{self.number(whole) if whole else ''}½"
        digits = 1 if round(points, 1) == round(points, 2) else 2
        return f"{sign}{Numbers(self.translator).decimal(abs(points), digits)}"

"""What lies on the table in words: ground, counters with what is the matter with them, the hour."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from reconquista_qt.games.crusades2.rules.data import load
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

from .names import Names

STATES: Final = {
    "routed": QT_TRANSLATE_NOOP("Table", "routed"),
    "oc": QT_TRANSLATE_NOOP("Table", "out of command"),
    "berserk": QT_TRANSLATE_NOOP("Table", "berserk"),
    "exhausted": QT_TRANSLATE_NOOP("Table", "exhausted"),
    "charging": QT_TRANSLATE_NOOP("Table", "charging"),
    "skirmisher": QT_TRANSLATE_NOOP("Table", "skirmisher"),
    "lost1": QT_TRANSLATE_NOOP("Table", "one step lost"),
    "lost2": QT_TRANSLATE_NOOP("Table", "two steps lost"),
}


@cache
def _grounds(field: str) -> dict[str, tuple[str, int]]:
    """Return the code of the terrain and the height of each hex of a map."""
    printed = load().maps["maps"][field]
    column, row = printed["columns"][0], printed["rows"][0]
    return {
        f"{column + x:02d}{row + y:02d}": (cell[1], int(cell[0]))
        for y, line in enumerate(printed["grid"])
        for x, cell in enumerate(line.split())
        if cell != "--"
    }


@cache
def _named(field: str) -> dict[str, dict[str, Any]]:
    return {place["hex"]: place for place in load().maps["maps"][field]["places"]}


class Table(Phrases):
    """Tips and descriptions."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator, rich=names.rich)
        self.names = names

    def place(self, place: str) -> str:
        """Return the name of a place by map and hex (``hab.0526``), "" where it has none."""
        field, _, name = place.partition(".")
        known = _named(field).get(name) if name else None
        return str(known.get(self.names.language) or known["en"]) if known else ""

    def ground(self, place: str) -> str:
        """Return name, terrain and height of a hex by map and hex."""
        field, _, name = place.partition(".")
        cell = _grounds(field).get(name)
        if cell is None:
            return ""
        terrain = {kind["code"]: kind["name"] for kind in load().tables["terrain"]["hex"]}
        kind = terrain[cell[0]]
        parts = [self.place(place), str(kind.get(self.names.language) or kind["en"])]
        if cell[1]:
            parts.append(self.tr("height {level}", level=cell[1]))
        return ", ".join(part for part in parts if part)

    def unit(self, unit: str, kind: str, badges: tuple[str, ...]) -> str:
        """Return a unit with its arm and what is the matter with it."""
        parts = [self.names.type(kind)]
        parts += [self.tr(STATES[badge]) for badge in badges if badge in STATES]
        return f"{self.names.unit(unit)} ({', '.join(parts)})"

    def leader(self, leader: str, chit: str) -> str:
        """Return a leader with his chit, as far as it may be known."""
        return f"{self.names.leader(leader)} ({self.names.chit(chit)})"

    def cross(self) -> str:
        """Return what the Holy Cross is called."""
        return self.tr("The Holy Cross")

    def hour(self, scenario: str, turn: int) -> str:
        """Return the turn, and its hour or night."""
        track = load().tables["turns"][scenario]["track"]
        hour = track[turn - 1] if 0 < turn <= len(track) else ""
        if hour.startswith("night"):
            hour = self.tr("night")
        return self.tr("Turn {turn} of {turns} · {hour}", turn=turn, turns=len(track), hour=hour)

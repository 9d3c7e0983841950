"""The lines of the rulebook's tables: rebellions, events, reaction; points and modifiers."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

from .names import Names
from .units import Units

EVENTS: Final = {
    2: QT_TRANSLATE_NOOP("EventNames", "French intervention"),
    3: QT_TRANSLATE_NOOP("EventNames", "Bribe"),
    4: QT_TRANSLATE_NOOP("EventNames", "Mercenaries"),
    5: QT_TRANSLATE_NOOP("EventNames", "Raiders"),
    6: QT_TRANSLATE_NOOP("EventNames", "Military Order"),
    7: QT_TRANSLATE_NOOP("EventNames", "Famine"),
    8: QT_TRANSLATE_NOOP("EventNames", "El Cid"),
    9: QT_TRANSLATE_NOOP("EventNames", "Taxes"),
    10: QT_TRANSLATE_NOOP("EventNames", "Jihad"),
    11: QT_TRANSLATE_NOOP("EventNames", "Crusade"),
    12: QT_TRANSLATE_NOOP("EventNames", "Expulsions"),
}
EVENT_LINES: Final = {
    2: QT_TRANSLATE_NOOP("EventLines", "French Armies cross the Pyrenees, hostile to everyone."),
    3: QT_TRANSLATE_NOOP(
        "EventLines", "For 2 points the Rebels of one area make way for a Christian Garrison."
    ),
    4: QT_TRANSLATE_NOOP(
        "EventLines",
        "Mercenaries offer their swords at 1 point each; those you do not hire join the Muslims.",
    ),
    5: QT_TRANSLATE_NOOP("EventLines", "Raiders come by sea, hostile to everyone."),
    6: QT_TRANSLATE_NOOP(
        "EventLines", "A Military Order is founded in a City you control or in Santiago."
    ),
    7: QT_TRANSLATE_NOOP("EventLines", "Every area loses one unit in three."),
    8: QT_TRANSLATE_NOOP("EventLines", "El Cid takes sides: a die says which."),
    9: QT_TRANSLATE_NOOP("EventLines", "Income is 2 points higher this turn."),
    10: QT_TRANSLATE_NOOP("EventLines", "The Muslim reaction rolls twice on its table."),
    11: QT_TRANSLATE_NOOP("EventLines", "Crusaders join you until the end of the turn."),
    12: QT_TRANSLATE_NOOP("EventLines", "Income is 2 points lower this turn."),
}
REBELLIONS: Final = {
    "rebels": QT_TRANSLATE_NOOP("Rebellions", "Rebels"),
    "proselytism": QT_TRANSLATE_NOOP("Rebellions", "Proselytism"),
    "peasant_revolt": QT_TRANSLATE_NOOP("Rebellions", "Peasant revolt"),
    "rebel_governor": QT_TRANSLATE_NOOP("Rebellions", "Rebel governor"),
    "regional_revolt": QT_TRANSLATE_NOOP("Rebellions", "Regional revolt"),
    "unit_loss": QT_TRANSLATE_NOOP("Rebellions", "Loss of a unit"),
}
REBELLION_LINES: Final = {
    "rebels": QT_TRANSLATE_NOOP(
        "RebellionLines", "A Rebel rises in an area without Garrison, Army or Military Order."
    ),
    "proselytism": QT_TRANSLATE_NOOP("RebellionLines", "A City changes its religion."),
    "peasant_revolt": QT_TRANSLATE_NOOP(
        "RebellionLines",
        "In an area with Garrisons but no Army or Military Order, a Rebel takes their place.",
    ),
    "rebel_governor": QT_TRANSLATE_NOOP("RebellionLines", "The units of a City turn Rebel."),
    "regional_revolt": QT_TRANSLATE_NOOP(
        "RebellionLines", "The region is out of the game until the end of the turn."
    ),
    "unit_loss": QT_TRANSLATE_NOOP("RebellionLines", "An area loses a unit."),
}
WORKS: Final = {
    "city": QT_TRANSLATE_NOOP("Works", "Found City"),
    "fortress": QT_TRANSLATE_NOOP("Works", "Build Fortress"),
    "garrison": QT_TRANSLATE_NOOP("Works", "Garrison"),
    "armies": QT_TRANSLATE_NOOP("Works", "Armies"),
}


class Tables(Phrases):
    """The tables' lines in words; an unknown id comes out as it is."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator, rich=names.rich)
        self.names = names
        self.units = Units(names.translator, rich=names.rich)

    def _line(self, context: str, text: str | None, key: object) -> str:
        found = str(key) if text is None else self.translator.translate(context, text)
        return self.shown(found)

    def event(self, number: int) -> str:
        """Return the name of an event by the total of its dice."""
        return self._line("EventNames", EVENTS.get(number), number)

    def event_line(self, number: int) -> str:
        """Return in one sentence what an event does."""
        return self._line("EventLines", EVENT_LINES.get(number), number)

    def rebellion(self, result: str) -> str:
        """Return the name of a line of the rebellion table."""
        return self._line("Rebellions", REBELLIONS.get(result), result)

    def rebellion_line(self, result: str) -> str:
        """Return in one sentence what a line of the rebellion table does."""
        return self._line("RebellionLines", REBELLION_LINES.get(result), result)

    def reaction(self, result: str, armies: int = 0) -> str:
        """Return a result of the reaction table."""
        if result == "armies" and armies:
            return self.units.bare("muslim_army", armies)
        return self._line("Works", WORKS.get(result), result)

    def income(self, source: str, region: str) -> str:
        """Return where points of income come from."""
        match source:
            case "base":
                return self.tr("always")
            case "region":
                return self.names.region(region)
            case "santiago":
                return self.names.area("santiago")
            case "taxes":
                return self.tr("taxes")
            case "expulsions":
                return self.tr("expulsions")
            case "floor":
                return self.tr("minimum")
        return self.shown(source)

    def income_line(self, source: str, region: str, points: int) -> str:
        """Return a line of the income with its points, e.g. ``Castile +1``."""
        return self.tr(
            "{source} {points}", source=self.income(source, region), points=self.signed(points)
        )

    def score_line(self, what: str, where: str, points: int) -> str:
        """Return a line of the score with its points."""
        match what:
            case "city":
                return self.tr(
                    "City of {area}: {points}",
                    area=self.names.area(where),
                    points=self.signed(points),
                )
            case "region":
                return self.tr(
                    "Most Cities of {region}: {points}",
                    region=self.names.region(where),
                    points=self.signed(points),
                )
            case "free_region":
                return self.tr(
                    "{region} free of Muslims: {points}",
                    region=self.names.region(where),
                    points=self.signed(points),
                )
        return self.shown(f"{what} {where} {self.signed(points)}")

    def modifier(self, what: str, count: int) -> str:
        """Return what adds to a siege die, e.g. ``2 Armies``."""
        return self.tr("City") if what == "city" else self.units.bare(what, count)

    def modifier_line(self, what: str, count: int, points: int) -> str:
        """Return a siege modifier with its points, e.g. ``2 Armies +4``."""
        return self.tr(
            "{what} {points}", what=self.modifier(what, count), points=self.signed(points)
        )

    def points(self, points: int) -> str:
        """Return victory points with their number."""
        return self.tr("%n victory points", None, points)

"""What the things of Reconquista are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from reconquista_qt.games.reconquista.rules.mapfile import MapData
from reconquista_qt.games.reconquista.rules.names import PHASES
from reconquista_qt.wording.languages import in_language
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases
from reconquista_qt.wording.translator import Translates

AREAS: Final = {
    "santiago": QT_TRANSLATE_NOOP("Areas", "Santiago"),
    "oviedo": QT_TRANSLATE_NOOP("Areas", "Oviedo"),
    "galicia": QT_TRANSLATE_NOOP("Areas", "Galicia"),
    "leon": QT_TRANSLATE_NOOP("Areas", "León"),
    "pamplona": QT_TRANSLATE_NOOP("Areas", "Pamplona"),
    "barcelona": QT_TRANSLATE_NOOP("Areas", "Barcelona"),
    "tarragona": QT_TRANSLATE_NOOP("Areas", "Tarragona"),
    "zaragoza": QT_TRANSLATE_NOOP("Areas", "Zaragoza"),
    "salamanca": QT_TRANSLATE_NOOP("Areas", "Salamanca"),
    "burgos": QT_TRANSLATE_NOOP("Areas", "Burgos"),
    "valencia": QT_TRANSLATE_NOOP("Areas", "Valencia"),
    "toledo": QT_TRANSLATE_NOOP("Areas", "Toledo"),
    "porto": QT_TRANSLATE_NOOP("Areas", "Porto"),
    "badajoz": QT_TRANSLATE_NOOP("Areas", "Badajoz"),
    "sevilla": QT_TRANSLATE_NOOP("Areas", "Seville"),
    "lisboa": QT_TRANSLATE_NOOP("Areas", "Lisbon"),
    "algeciras": QT_TRANSLATE_NOOP("Areas", "Algeciras"),
    "cordoba": QT_TRANSLATE_NOOP("Areas", "Córdoba"),
    "murcia": QT_TRANSLATE_NOOP("Areas", "Murcia"),
    "granada": QT_TRANSLATE_NOOP("Areas", "Granada"),
}
REGIONS: Final = {
    "asturias": QT_TRANSLATE_NOOP("Regions", "Asturias"),
    "aragon": QT_TRANSLATE_NOOP("Regions", "Aragon"),
    "castilla": QT_TRANSLATE_NOOP("Regions", "Castile"),
    "portugal": QT_TRANSLATE_NOOP("Regions", "Portugal"),
    "al_andalus": QT_TRANSLATE_NOOP("Regions", "Al-Andalus"),
    "north_africa": QT_TRANSLATE_NOOP("Regions", "North Africa"),
}
# A side as a heading, in the middle of a sentence, and at its beginning.
SIDES: Final = {
    "christian": QT_TRANSLATE_NOOP("Sides", "Christians"),
    "muslim": QT_TRANSLATE_NOOP("Sides", "Muslims"),
    "rebel": QT_TRANSLATE_NOOP("Sides", "Rebels"),
    "french": QT_TRANSLATE_NOOP("Sides", "French"),
    "raider": QT_TRANSLATE_NOOP("Sides", "Raiders"),
}
THE_SIDES: Final = {
    "christian": QT_TRANSLATE_NOOP("Sides", "the Christians"),
    "muslim": QT_TRANSLATE_NOOP("Sides", "the Muslims"),
    "rebel": QT_TRANSLATE_NOOP("Sides", "the Rebels"),
    "french": QT_TRANSLATE_NOOP("Sides", "the French"),
    "raider": QT_TRANSLATE_NOOP("Sides", "the Raiders"),
}
SIDES_FIRST: Final = {
    "christian": QT_TRANSLATE_NOOP("Sides", "The Christians"),
    "muslim": QT_TRANSLATE_NOOP("Sides", "The Muslims"),
    "rebel": QT_TRANSLATE_NOOP("Sides", "The Rebels"),
    "french": QT_TRANSLATE_NOOP("Sides", "The French"),
    "raider": QT_TRANSLATE_NOOP("Sides", "The Raiders"),
}
PHASE_NAMES: Final = {
    "rebellion": QT_TRANSLATE_NOOP("Phases", "Rebellions"),
    "events": QT_TRANSLATE_NOOP("Phases", "Event"),
    "income": QT_TRANSLATE_NOOP("Phases", "Income and spending"),
    "movement": QT_TRANSLATE_NOOP("Phases", "Movement"),
    "reaction": QT_TRANSLATE_NOOP("Phases", "Muslim reaction"),
    "sieges": QT_TRANSLATE_NOOP("Phases", "Sieges"),
    "end": QT_TRANSLATE_NOOP("Phases", "End of the turn"),
}
LEVELS: Final = {
    "almanzor": QT_TRANSLATE_NOOP("Levels", "Crushing Muslim victory (Almanzor)"),
    "yusuf_ibn_tashfin": QT_TRANSLATE_NOOP("Levels", "Muslim victory (Yusuf ibn Tashfin)"),
    "el_cid": QT_TRANSLATE_NOOP("Levels", "Draw (El Cid)"),
    "alfonso_viii": QT_TRANSLATE_NOOP("Levels", "Christian victory (Alfonso VIII)"),
    "fernando_isabel": QT_TRANSLATE_NOOP(
        "Levels", "Crushing Christian victory (Fernando and Isabel)"
    ),
}
# Who a level of victory is named after.
FIGURES: Final = {
    "almanzor": QT_TRANSLATE_NOOP(
        "Figures",
        "Almanzor ruled al-Andalus in the name of a boy caliph and led some fifty campaigns against"
        " the north. He burned Barcelona in 985 and sacked Santiago in 997; no army of his time"
        " could stop him.",
    ),
    "yusuf_ibn_tashfin": QT_TRANSLATE_NOOP(
        "Figures",
        "Yusuf ibn Tashfin led the Almoravids, desert warriors who had won Morocco. Called in by"
        " the Muslim kings, he beat Alfonso VI at Sagrajas in 1086, and then took their kingdoms"
        " for himself.",
    ),
    "el_cid": QT_TRANSLATE_NOOP(
        "Figures",
        "Rodrigo Díaz, El Cid, was a knight of Castile sent into exile by his king. He served"
        " Christian and Muslim lords alike, and from 1094 to his death in 1099 he was lord of"
        " Valencia.",
    ),
    "alfonso_viii": QT_TRANSLATE_NOOP(
        "Figures",
        "Alfonso VIII of Castile lost his army at Alarcos in 1195. In 1212, with the kings of"
        " Aragon and Navarre, he beat the Almohads at Las Navas de Tolosa, and the way to the south"
        " lay open.",
    ),
    "fernando_isabel": QT_TRANSLATE_NOOP(
        "Figures",
        "Isabel of Castile and Fernando of Aragon, the Catholic Monarchs, joined their crowns by"
        " marriage. In 1492 they took Granada, the last Muslim kingdom in Spain.",
    ),
}
REASONS: Final = {
    "no_recruits": QT_TRANSLATE_NOOP(
        "Reasons", "The Muslims have nowhere left in the five regions to raise Armies."
    ),
    "no_christians": QT_TRANSLATE_NOOP(
        "Reasons", "The Christians have neither a City nor a unit left."
    ),
    "last_turn": QT_TRANSLATE_NOOP("Reasons", "The twentieth turn has been played."),
}
PURCHASES: Final = {
    "army": QT_TRANSLATE_NOOP("Purchases", "Army"),
    "garrison": QT_TRANSLATE_NOOP("Purchases", "Garrison"),
    "city": QT_TRANSLATE_NOOP("Purchases", "City"),
    "fortress": QT_TRANSLATE_NOOP("Purchases", "Fortress"),
    "conversion": QT_TRANSLATE_NOOP("Purchases", "Conversion"),
    "bribe": QT_TRANSLATE_NOOP("Purchases", "Bribe"),
    "mercenary": QT_TRANSLATE_NOOP("Purchases", "Mercenaries"),
}
RELIGIONS: Final = {
    "christian": QT_TRANSLATE_NOOP("Religions", "Christian City"),
    "muslim": QT_TRANSLATE_NOOP("Religions", "Muslim City"),
}


def names_on_map(data: MapData, language: str) -> dict[str, str]:
    """Return what a map file (checked) calls its areas and regions, id to name, in a language.

    A file that does not speak the language is read in English, or in its first language.
    """
    things = [thing for region in data["regions"] for thing in (region, *region["areas"])]
    return {thing["id"]: in_language(thing["name"], language) for thing in things}


class Names(Phrases):
    """Names of areas, regions, sides, phases, levels; an unknown id comes out as it is.

    `own` holds the names of a map file of the player's: ids of areas and regions to names.
    """

    def __init__(
        self, translator: Translates, own: Mapping[str, str], *, rich: bool = False
    ) -> None:
        super().__init__(translator, rich=rich)
        self._own = own

    def _named(self, context: str, table: Mapping[str, str], key: str) -> str:
        return self.translator.translate(context, table[key]) if key in table else key

    def area(self, area: str) -> str:
        """Return an area's name; in HTML a link to it."""
        return self.link(f"area:{area}", self._own.get(area) or self._named("Areas", AREAS, area))

    def region(self, region: str) -> str:
        """Return a region's name; in HTML a link to it."""
        return self.link(
            f"region:{region}", self._own.get(region) or self._named("Regions", REGIONS, region)
        )

    def side(self, side: str) -> str:
        """Return a side as a heading, e.g. ``Christians``."""
        return self._named("Sides", SIDES, side)

    def the_side(self, side: str) -> str:
        """Return a side in the middle of a sentence, e.g. ``the Christians``."""
        return self._named("Sides", THE_SIDES, side)

    def side_first(self, side: str) -> str:
        """Return a side at the beginning of a sentence, e.g. ``The Christians``."""
        return self._named("Sides", SIDES_FIRST, side)

    def phase(self, phase: str) -> str:
        """Return a phase's name."""
        return self._named("Phases", PHASE_NAMES, phase)

    def phase_title(self, phase: str) -> str:
        """Return a phase with its number, e.g. ``Phase 4: Movement``."""
        if phase not in PHASES:
            return phase
        number = PHASES.index(phase) + 1
        return self.tr("Phase {number}: {phase}", number=number, phase=self.phase(phase))

    def level(self, level: str) -> str:
        """Return a level of victory."""
        return self._named("Levels", LEVELS, level)

    def figure(self, level: str) -> str:
        """Return in a sentence or two who a level of victory is named after."""
        return self._named("Figures", FIGURES, level)

    def reason(self, reason: str) -> str:
        """Return the sentence that says why a game ended."""
        return self._named("Reasons", REASONS, reason)

    def purchase(self, what: str) -> str:
        """Return what can be bought, as a heading."""
        return self._named("Purchases", PURCHASES, what)

    def city(self, religion: str) -> str:
        """Return what a city of a religion is called."""
        return self._named("Religions", RELIGIONS, religion)

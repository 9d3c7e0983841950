"""What is told of the real reconquest: its powers, and what happened where in which year."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

HOLDERS: Final = {
    "leon": QT_TRANSLATE_NOOP("Reconquest", "Asturias and León"),
    "castile": QT_TRANSLATE_NOOP("Reconquest", "Castile"),
    "navarre": QT_TRANSLATE_NOOP("Reconquest", "Pamplona and Navarre"),
    "aragon": QT_TRANSLATE_NOOP("Reconquest", "Aragon and Catalonia"),
    "portugal": QT_TRANSLATE_NOOP("Reconquest", "Portugal"),
    "cid": QT_TRANSLATE_NOOP("Reconquest", "El Cid"),
    "none": QT_TRANSLATE_NOOP("Reconquest", "Frontier without a lord"),
}
# Who ruled al-Andalus, from a year on.
MUSLIMS: Final = (
    (850, QT_TRANSLATE_NOOP("Reconquest", "Al-Andalus: the emirate of Córdoba")),
    (929, QT_TRANSLATE_NOOP("Reconquest", "Al-Andalus: the caliphate of Córdoba")),
    (1031, QT_TRANSLATE_NOOP("Reconquest", "Al-Andalus: the taifa kingdoms")),
    (1091, QT_TRANSLATE_NOOP("Reconquest", "Al-Andalus: the Almoravids")),
    (1147, QT_TRANSLATE_NOOP("Reconquest", "Al-Andalus: the Almohads")),
    (1228, QT_TRANSLATE_NOOP("Reconquest", "Al-Andalus: the last taifas")),
    (1238, QT_TRANSLATE_NOOP("Reconquest", "Al-Andalus: the kingdom of Granada")),
)
CHANGES: Final = {
    ("leon", 856): QT_TRANSLATE_NOOP("Reconquest", "Ordoño I resettles León."),
    ("porto", 868): QT_TRANSLATE_NOOP("Reconquest", "Vímara Peres takes Porto for Alfonso III."),
    ("burgos", 884): QT_TRANSLATE_NOOP(
        "Reconquest", "Count Diego Rodríguez founds Burgos on the frontier."
    ),
    ("burgos", 1035): QT_TRANSLATE_NOOP(
        "Reconquest", "Castile, a county until now, is Fernando I's, and soon a kingdom."
    ),
    ("toledo", 1085): QT_TRANSLATE_NOOP("Reconquest", "Alfonso VI enters Toledo."),
    ("lisboa", 1093): QT_TRANSLATE_NOOP("Reconquest", "Alfonso VI is given Lisbon."),
    ("lisboa", 1094): QT_TRANSLATE_NOOP("Reconquest", "The Almoravids take Lisbon again."),
    ("valencia", 1094): QT_TRANSLATE_NOOP("Reconquest", "El Cid makes himself lord of Valencia."),
    ("valencia", 1102): QT_TRANSLATE_NOOP(
        "Reconquest", "Jimena, El Cid's widow, leaves Valencia to the Almoravids."
    ),
    ("salamanca", 1102): QT_TRANSLATE_NOOP(
        "Reconquest", "Raymond of Burgundy resettles Salamanca for Alfonso VI."
    ),
    ("zaragoza", 1118): QT_TRANSLATE_NOOP(
        "Reconquest", "Alfonso the Battler of Aragon enters Zaragoza."
    ),
    ("tarragona", 1118): QT_TRANSLATE_NOOP(
        "Reconquest", "The count of Barcelona gives Tarragona to its archbishop, to be resettled."
    ),
    ("porto", 1139): QT_TRANSLATE_NOOP(
        "Reconquest", "Afonso Henriques, victor of Ourique, calls himself king of Portugal."
    ),
    ("lisboa", 1147): QT_TRANSLATE_NOOP(
        "Reconquest", "Afonso I takes Lisbon with crusaders from the north."
    ),
    ("santiago", 1230): QT_TRANSLATE_NOOP(
        "Reconquest", "León and Castile are one under Fernando III, for ever."
    ),
    ("badajoz", 1230): QT_TRANSLATE_NOOP(
        "Reconquest", "Alfonso IX of León takes Mérida and Badajoz."
    ),
    ("cordoba", 1236): QT_TRANSLATE_NOOP("Reconquest", "Fernando III enters Córdoba."),
    ("valencia", 1238): QT_TRANSLATE_NOOP("Reconquest", "Jaime I of Aragon takes Valencia."),
    ("murcia", 1243): QT_TRANSLATE_NOOP("Reconquest", "Murcia submits to Castile."),
    ("sevilla", 1248): QT_TRANSLATE_NOOP(
        "Reconquest", "Seville yields to Fernando III after a siege by land and river."
    ),
    ("murcia", 1264): QT_TRANSLATE_NOOP("Reconquest", "The Muslims of Murcia rise."),
    ("murcia", 1266): QT_TRANSLATE_NOOP("Reconquest", "Jaime I wins Murcia back for Castile."),
    ("algeciras", 1344): QT_TRANSLATE_NOOP(
        "Reconquest", "Algeciras yields to Alfonso XI after some twenty months."
    ),
    ("algeciras", 1369): QT_TRANSLATE_NOOP(
        "Reconquest", "Muhammad V of Granada takes Algeciras, and later razes it."
    ),
    ("algeciras", 1462): QT_TRANSLATE_NOOP(
        "Reconquest", "With Gibraltar, the land of Algeciras is Castile's."
    ),
    ("granada", 1492): QT_TRANSLATE_NOOP(
        "Reconquest", "Boabdil gives up Granada to Isabel and Fernando."
    ),
}


class Reconquest(Phrases):
    """Names of the powers, and sentences of what really happened."""

    def holder(self, holder: str, year: int) -> str:
        """Return the name of a power in a year."""
        if holder == "muslim":
            return self.tr([name for since, name in MUSLIMS if since <= max(year, 850)][-1])
        return self.tr(HOLDERS[holder])

    def change(self, area: str, year: int) -> str:
        """Return what happened, "" where another area tells it."""
        text = CHANGES.get((area, year))
        return self.tr(text) if text is not None else ""

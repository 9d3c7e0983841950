"""The words on the map of Reconquista."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

Labels = Callable[[str], str] | Mapping[str, str]


def look_up(labels: Labels | None) -> Callable[[str], str]:
    """Return a function from key to text: the caller's words, and the map's own where the caller
    has none.
    """

    def text(key: str) -> str:
        found = ""
        if callable(labels):
            found = labels(key)
        elif labels is not None:
            found = labels.get(key, "")
        return (
            found or default_labels().get(key) or key.rpartition(".")[2].replace("_", " ").title()
        )

    return text


def default_labels() -> dict[str, str]:
    """Return the words on the map in the program's present language."""
    translate = QCoreApplication.translate
    return {
        "title": translate("Board", "Reconquista"),
        "subtitle": translate("Board", "The kingdoms of Iberia"),
        "motto": translate("Board", "from the ninth to the fifteenth century"),
        "track.turn": translate("Board", "Turn"),
        "track.income": translate("Board", "Income"),
        "box.event": translate("Board", "Event"),
        "box.revolt": translate("Board", "Region in revolt"),
        "legend.area": translate("Board", "Area and its die"),
        "legend.region": translate("Board", "Region and its die"),
        "legend.site": translate("Board", "Site of the City"),
        "legend.mountain": translate("Board", "Mountains"),
        "legend.road": translate("Board", "Road"),
        "legend.port": translate("Board", "Port from Africa"),
        "scale": translate("Board", "Leagues of Castile"),
        "compass.north": translate("Board", "N", "compass"),
        "compass.east": translate("Board", "E", "compass"),
        "compass.south": translate("Board", "S", "compass"),
        "compass.west": translate("Board", "W", "compass"),
        "name.cantabrian": translate("Board", "Cantabrian Sea"),
        "name.atlantic": translate("Board", "Atlantic Ocean"),
        "name.mediterranean": translate("Board", "Mediterranean Sea"),
        "name.alboran": translate("Board", "Sea of Alboran"),
        "name.france": translate("Board", "France"),
        "name.africa": translate("Board", "Africa"),
        "name.balearics": translate("Board", "Balearic Islands"),
        "region.asturias": translate("Regions", "Asturias"),
        "region.aragon": translate("Regions", "Aragon"),
        "region.castilla": translate("Regions", "Castile"),
        "region.portugal": translate("Regions", "Portugal"),
        "region.al_andalus": translate("Regions", "Al-Andalus"),
        "area.santiago": translate("Areas", "Santiago"),
        "area.oviedo": translate("Areas", "Oviedo"),
        "area.galicia": translate("Areas", "Galicia"),
        "area.leon": translate("Areas", "León"),
        "area.pamplona": translate("Areas", "Pamplona"),
        "area.barcelona": translate("Areas", "Barcelona"),
        "area.tarragona": translate("Areas", "Tarragona"),
        "area.zaragoza": translate("Areas", "Zaragoza"),
        "area.salamanca": translate("Areas", "Salamanca"),
        "area.burgos": translate("Areas", "Burgos"),
        "area.valencia": translate("Areas", "Valencia"),
        "area.toledo": translate("Areas", "Toledo"),
        "area.porto": translate("Areas", "Porto"),
        "area.badajoz": translate("Areas", "Badajoz"),
        "area.sevilla": translate("Areas", "Seville"),
        "area.lisboa": translate("Areas", "Lisbon"),
        "area.algeciras": translate("Areas", "Algeciras"),
        "area.cordoba": translate("Areas", "Córdoba"),
        "area.murcia": translate("Areas", "Murcia"),
        "area.granada": translate("Areas", "Granada"),
    }

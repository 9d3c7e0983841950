"""What the window tells of Reconquista itself: which rules, whose map, whose game."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from reconquista_qt.games.reconquista.rules.mapfile import MapData
from reconquista_qt.view.about import AboutGame
from reconquista_qt.view.languages import Languages
from reconquista_qt.wording import in_language

translate = QCoreApplication.translate

PRINTED_RULES: Final = "5"  # the version of the printed rules that the program follows
MARKS: Final = ("stated", "deduced", "reconstructed")


class AboutReconquista(AboutGame):
    """The version of its rules, and how much of its map stands in them."""

    def __init__(self, title: Callable[[], str], languages: Languages, own_map: MapData) -> None:
        super().__init__(title)
        self._languages, self._map = languages, own_map

    def details(self) -> tuple[str, ...]:
        """Return which map it is."""
        return (f"Map: {self._map.get('id', '?')}",)

    def facts(self) -> Iterator[str]:
        """Yield rules, map and publisher."""
        rules = translate(
            "AboutReconquista", "Rules: version {0} of the printed rules, with rulings of our own"
        )
        yield html.escape(rules.format(PRINTED_RULES))
        name = in_language(names_of(self._map), self._languages.language)
        counts = marks_of(self._map)
        text = translate(
            "AboutReconquista",
            "{0}: {1} items stated in the rules, {2} deduced, {3} reconstructed",
        ).format(name or self._map.get("id", ""), *(counts[mark] for mark in MARKS))
        more = html.escape(translate("AboutReconquista", "Each of them"))
        yield f'{html.escape(text)} · <a href="rule:mapdata">{more}</a>'
        unofficial = translate(
            "AboutReconquista",
            "An unofficial program, not published by White Dog Games. The printed game is worth"
            " buying.",
        )
        yield f"<b>{html.escape(unofficial)}</b>"


def names_of(own_map: object) -> dict[str, str]:
    """Return what a map is called, by language."""
    name = own_map.get("name") if isinstance(own_map, dict) else None
    return {str(key): str(text) for key, text in name.items()} if isinstance(name, dict) else {}


def marks_of(own_map: object) -> Counter[str]:
    """Return how many items of a map are stated, deduced and reconstructed."""
    counts: Counter[str] = Counter()
    if isinstance(own_map, Mapping):
        for key, value in own_map.items():
            if key == "marks" and isinstance(value, Mapping):
                counts.update(str(mark) for mark in value.values())
            elif key == "mark":
                counts[str(value)] += 1
            else:
                counts += marks_of(value)
    elif isinstance(own_map, (list, tuple)):
        for item in own_map:
            counts += marks_of(item)
    return counts

"""Base of all that tells of Reconquista: a class with a sentence for each kind of thing."""

from __future__ import annotations

from collections.abc import Mapping

from reconquista_qt.wording.phrases import Phrases

from .names import Names
from .tables import Tables
from .units import Units


class Teller(Phrases):
    """Speaks with the names, units and tables of one language, as text or as HTML."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator, rich=names.rich)
        self.names = names
        self.units = Units(names.translator, rich=names.rich)
        self.tables = Tables(names)

    def area(self, area: str) -> str:
        """Return an area's name."""
        return self.names.area(area)

    def region(self, region: str) -> str:
        """Return a region's name."""
        return self.names.region(region)

    def force(self, units: Mapping[str, int]) -> str:
        """Return units with their side."""
        return self.units.force(units)

    def join(self, *sentences: str) -> str:
        """Return whole sentences as one text."""
        return " ".join(sentence for sentence in sentences if sentence)

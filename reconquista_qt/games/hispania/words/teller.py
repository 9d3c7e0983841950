"""Base of all that tells of Hispania."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reconquista_qt.wording.phrases import Phrases

from .names import Names


class Teller(Phrases):
    """Speaks with the names of one language, as text or as HTML."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator, rich=names.rich)
        self.names = names

    def area(self, area: str) -> str:
        """Return a place's name."""
        return self.names.area(area)

    def nation(self, nation: str) -> str:
        """Return a nation's name."""
        return self.names.nation(nation)

    def force(self, units: Mapping[str, int], leaders: Sequence[str] = ()) -> str:
        """Return units and leaders."""
        return self.names.force(units, leaders)

    def number(self, value: int) -> str:
        """Return a whole number."""
        return self.names.number(value)

    def join(self, *sentences: str) -> str:
        """Return whole sentences as one text."""
        return " ".join(sentence for sentence in sentences if sentence)

"""Units with their numbers: two Armies, a Christian Army, the units of a force."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from reconquista_qt.games.reconquista.rules.forces import SIDE_OF
from reconquista_qt.wording.phrases import Phrases


def total(units: Mapping[str, int]) -> int:
    """Return how many subjects a sentence about these units has."""
    return sum(units.values())


class Units(Phrases):
    """Units in sentences. El Cid never has a number."""

    def counted(self, unit: str, count: int) -> str:
        """Return some units of a kind with their side, e.g. ``2 Christian Armies``."""
        return self.COUNTED[unit](self, count) if unit in self.COUNTED else f"{count} {unit}"

    def bare(self, unit: str, count: int) -> str:
        """Return some units of a kind where the side is known, e.g. ``2 Armies``."""
        return self.BARE[unit](self, count) if unit in self.BARE else f"{count} {unit}"

    def kind(self, unit: str, count: int = 1) -> str:
        """Return what a kind of unit is called, without a number, e.g. ``Christian Army``."""
        return self.KIND[unit](self, count) if unit in self.KIND else unit

    def force(self, units: Mapping[str, int]) -> str:
        """Return the units of a force with their side, as a list in a sentence.

        A side that has been said is not said again: ``1 Muslim Garrison and 2 Armies``.
        """
        said = ""
        names = []
        for unit, count in units.items():
            if count:
                full, bare = self.counted(unit, count), self.bare(unit, count)
                side = SIDE_OF.get(unit, "")
                names.append(bare if side == said else full)
                said = side if full != bare else said
        return self.listed(names) or self.tr("nobody")

    def bare_force(self, units: Mapping[str, int]) -> str:
        """Return the units of a force whose side is known, as a list in a sentence."""
        names = [self.bare(unit, count) for unit, count in units.items() if count]
        return self.listed(names) or self.tr("nobody")

    def rolled(self, dice: Iterable[tuple[str, int]]) -> str:
        """Return units of a known side with the die of each, e.g. ``2 Armies (3, 4)``."""
        values: dict[str, list[int]] = {}
        for unit, value in dice:
            values.setdefault(unit, []).append(value)
        return self.listed(
            [
                self.tr(
                    "{units} ({dice})",
                    units=self.ROLLED[unit](self, len(shown)),
                    dice=(" " if self.rich else ", ").join(map(self.die, shown)),
                )
                for unit, shown in values.items()
            ]
        )

    COUNTED: Final[dict[str, Callable[[Units, int], str]]] = {
        "mercenary": lambda self, n: self.tr("%n Mercenaries", None, n),
        "crusader": lambda self, n: self.tr("%n Crusaders", None, n),
        "muslim_mercenary": lambda self, n: self.tr("%n Muslim Mercenaries", None, n),
        "christian_garrison": lambda self, n: self.tr("%n Christian Garrisons", None, n),
        "muslim_garrison": lambda self, n: self.tr("%n Muslim Garrisons", None, n),
        "rebel": lambda self, n: self.tr("%n Rebels", None, n),
        "military_order": lambda self, n: self.tr("%n Military Orders", None, n),
        "christian_army": lambda self, n: self.tr("%n Christian Armies", None, n),
        "muslim_army": lambda self, n: self.tr("%n Muslim Armies", None, n),
        "french": lambda self, n: self.tr("%n French Armies", None, n),
        "raider": lambda self, n: self.tr("%n Raiders", None, n),
        "el_cid_christian": lambda self, n: self.tr("El Cid"),
        "el_cid_muslim": lambda self, n: self.tr("El Cid"),
    }
    BARE: Final[dict[str, Callable[[Units, int], str]]] = {
        **COUNTED,
        "muslim_mercenary": lambda self, n: self.tr("%n Mercenaries", None, n),
        "christian_garrison": lambda self, n: self.tr("%n Garrisons", None, n),
        "muslim_garrison": lambda self, n: self.tr("%n Garrisons", None, n),
        "rebel": lambda self, n: self.tr("%n units", None, n),
        "christian_army": lambda self, n: self.tr("%n Armies", None, n),
        "muslim_army": lambda self, n: self.tr("%n Armies", None, n),
        "french": lambda self, n: self.tr("%n Armies", None, n),
        "raider": lambda self, n: self.tr("%n units", None, n),
    }
    # Beside their dice Rebels and Raiders are named, as they are among the losses.
    ROLLED: Final[dict[str, Callable[[Units, int], str]]] = {
        **BARE,
        "rebel": COUNTED["rebel"],
        "raider": COUNTED["raider"],
    }
    KIND: Final[dict[str, Callable[[Units, int], str]]] = {
        "mercenary": lambda self, n: self.tr("Mercenaries", None, n),
        "crusader": lambda self, n: self.tr("Crusaders", None, n),
        "muslim_mercenary": lambda self, n: self.tr("Muslim Mercenaries", None, n),
        "christian_garrison": lambda self, n: self.tr("Christian Garrisons", None, n),
        "muslim_garrison": lambda self, n: self.tr("Muslim Garrisons", None, n),
        "rebel": lambda self, n: self.tr("Rebels", None, n),
        "military_order": lambda self, n: self.tr("Military Orders", None, n),
        "christian_army": lambda self, n: self.tr("Christian Armies", None, n),
        "muslim_army": lambda self, n: self.tr("Muslim Armies", None, n),
        "french": lambda self, n: self.tr("French Armies", None, n),
        "raider": lambda self, n: self.tr("Raiders", None, n),
        "el_cid_christian": lambda self, n: self.tr("El Cid"),
        "el_cid_muslim": lambda self, n: self.tr("El Cid"),
    }

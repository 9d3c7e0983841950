"""What a kingdom came to: its Cities, the regions without Muslims, what is left to those."""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.reconquista.rules.control import city_control
from reconquista_qt.games.reconquista.rules.names import AREAS, CHRISTIAN, MUSLIM, REGIONS
from reconquista_qt.games.reconquista.rules.score import is_free_of_muslims
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.wording.phrases import Phrases

from .names import Names

MOST_NAMED: Final = 6


class KingdomWords(Phrases):
    """Tells how the peninsula is divided."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator)
        self._names = names

    def tell(self, state: State) -> str:
        """Return in two or three sentences what the Christians hold and what they do not."""
        return " ".join((self._ours(state), self._free(state), self._theirs(state)))

    def _held(self, state: State, side: int) -> list[str]:
        return [
            self._names.area(name)
            for area, name in enumerate(AREAS)
            if city_control(state, area) == side
        ]

    def _ours(self, state: State) -> str:
        held = self._held(state, CHRISTIAN)
        if not held:
            return self.tr("Your kingdom came to nothing: not one City is yours.")
        if len(held) <= MOST_NAMED:
            return self.tr("Your kingdom came to %n City(ies): {cities}.", None, len(held),
                           cities=self.listed(held))  # fmt: skip
        north, south = held[0], held[-1]
        return self.tr("Your kingdom came to %n City(ies), from {first} to {last}.", None,
                       len(held), first=north, last=south)  # fmt: skip

    def _free(self, state: State) -> str:
        board = state.board
        free = [
            self._names.region(REGIONS[region])
            for region in board.region_by_number
            if region >= 0 and is_free_of_muslims(state, board.members[region])
        ]
        if not free:
            return self.tr("In every region there are still Muslims.")
        if len(free) == len(REGIONS):
            return self.tr("In none of the five regions is there a Muslim left.")
        return self.tr("No Muslim is left in {regions}.", regions=self.listed(free))

    def _theirs(self, state: State) -> str:
        held = self._held(state, MUSLIM)
        if not held:
            return self.tr("They hold no City any more.")
        if len(held) <= MOST_NAMED:
            return self.tr("They still hold {cities}.", cities=self.listed(held))
        return self.tr("They hold %n City(ies).", None, len(held))

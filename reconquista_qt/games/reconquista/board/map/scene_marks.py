"""The marks of the board: on areas, and on counters that may move, may not, or are chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from reconquista_qt.games.reconquista.rules.forces import SIDE_OF, unpack
from reconquista_qt.games.reconquista.rules.names import AREAS

from .area_item import AreaItem
from .stack_item import StackItem

_OURS = frozenset(kind for kind, side in SIDE_OF.items() if side == "christian")


class AreaMarks:
    """Which areas bear which marks (see `area_item.MARKS`)."""

    def __init__(self, areas: Mapping[str, AreaItem]) -> None:
        self._areas = areas
        self._highlights: dict[str, frozenset[str]] = {}

    def highlight(self, name: str, areas: Iterable[str]) -> None:
        """Show a mark on exactly these areas."""
        wanted = frozenset(areas)
        before = self._highlights.get(name, frozenset())
        if wanted != before:
            self._highlights[name] = wanted
            for area in before - wanted:
                self._areas[area].set_mark(name, False)
            for area in wanted - before:
                self._areas[area].set_mark(name, True)

    def highlighted(self, name: str) -> frozenset[str]:
        """Return the areas with a mark."""
        return self._highlights.get(name, frozenset())


class CounterMarks:
    """Which counters may still move, which may not any more, which are chosen or taken up."""

    def __init__(self, stacks: Mapping[tuple[str, str], StackItem]) -> None:
        self._stacks = stacks
        self._mobile: dict[str, frozenset[str]] = {}
        self._moving = self._asking = False
        self._shown: object = None  # what the marks of all areas were made for
        self.fighting = False  # whether a battle or a siege is going on in what is shown

    def show_mobile(self, mobile: Iterable[int] | None, *, asking: bool = False) -> None:
        """Mark who may still move: forces by area number, or None when nobody is moving.

        While the game is `asking`, a force in hand is shown as the one that is asked about.
        """
        self._moving, self._asking = mobile is not None, asking
        forces = tuple(mobile or ())
        wanted = self._moving, asking, self.fighting, forces
        if wanted == self._shown:
            return  # what has come or gone since has been marked with its area
        self._shown = wanted
        self._mobile = {
            AREAS[a]: frozenset(unpack(force)) for a, force in enumerate(forces) if force
        }
        for area, place in self._stacks:
            if place == "units":
                self.mark(area)

    def mark_selection(self, area: str, units: dict[str, int], *, lifted: bool) -> None:
        """Show units of an area as chosen, or as taken up from the board."""
        self._shown = None
        stack = self._stacks[area, "units"]
        mobile, spent = self._move_marks(area)
        stack.set_marks(
            selected=frozenset() if lifted else frozenset(units),
            mobile=mobile,
            spent=spent,
            lifted=units if lifted else None,
        )

    def _move_marks(self, area: str) -> tuple[frozenset[str], frozenset[str]]:
        if not self._moving:
            return frozenset(), frozenset()
        mobile = self._mobile.get(area, frozenset())
        ours = frozenset(kind for kind in self._stacks[area, "units"].units if kind in _OURS)
        return mobile & ours, ours - mobile

    def mark(self, area: str) -> None:
        """Mark the counters of an area anew, none of them chosen."""
        mobile, spent = self._move_marks(area)
        self._stacks[area, "units"].set_marks(mobile=mobile, spent=spent)
        theirs = frozenset(k for k in self._stacks[area, "besiegers"].units if k in _OURS)
        beaten = self.fighting and self._asking
        hand = self._stacks[area, "hand"]
        hand.set_marks(selected=frozenset(hand.units) if beaten else frozenset())
        self._stacks[area, "besiegers"].set_marks(spent=theirs if self._moving else frozenset())

"""The marks of the board's scene: on areas, on counters, and the chances of a fight."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from reconquista_qt.games.reconquista.rules.forces import CHRISTIAN_UNITS, unpack
from reconquista_qt.games.reconquista.rules.names import AREAS

from .area_item import AreaItem
from .drag_odds import ChanceBadge
from .geometry import BoardGeometry
from .snapshot import BoardSnapshot
from .stack_item import BUILDING, StackItem

_OURS = frozenset(unpack(CHRISTIAN_UNITS)) | {"el_cid_christian"}


class MarkedScene(QGraphicsScene):
    """The part of the scene that marks what can be done, what is chosen and what may move."""

    shape: BoardGeometry
    areas: dict[str, AreaItem]
    stacks: dict[tuple[str, str], StackItem]
    shown: BoardSnapshot | None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._highlights: dict[str, frozenset[str]] = {}
        self._mobile: dict[str, frozenset[str]] = {}
        self._moving = self._asking = False
        self._badges: list[ChanceBadge] = []

    def highlight(self, name: str, areas: Iterable[str]) -> None:
        """Show a mark (see `area_item.MARKS`) on exactly these areas."""
        wanted = frozenset(areas)
        before = self._highlights.get(name, frozenset())
        if wanted != before:
            self._highlights[name] = wanted
            for area in before - wanted:
                self.areas[area].set_mark(name, False)
            for area in wanted - before:
                self.areas[area].set_mark(name, True)

    def highlighted(self, name: str) -> frozenset[str]:
        """Return the areas with a mark."""
        return self._highlights.get(name, frozenset())

    def show_chances(self, chances: Mapping[str, float]) -> None:
        """Put a chance on each of these areas, and on no other."""
        for badge in self._badges:
            self.removeItem(badge)
        self._badges = [ChanceBadge(chance) for chance in chances.values()]
        for area, badge in zip(chances, self._badges, strict=True):
            badge.setPos(self.shape.anchor(area, "city") + QPointF(0, BUILDING * 0.62))
            self.addItem(badge)

    def show_mobile(self, mobile: Iterable[int] | None, *, asking: bool = False) -> None:
        """Mark who may still move: forces by area number, or None when nobody is moving.

        While the game is `asking`, a force in hand is shown as the one that is asked about.
        """
        self._moving, self._asking = mobile is not None, asking
        forces = tuple(mobile or ())
        self._mobile = {
            AREAS[a]: frozenset(unpack(force)) for a, force in enumerate(forces) if force
        }
        for area in self.areas:
            self._mark_stack(area)

    def mark_selection(self, area: str, units: dict[str, int], *, lifted: bool) -> None:
        """Show units of an area as chosen, or as taken up from the board."""
        stack = self.stacks[area, "units"]
        mobile, spent = self._move_marks(area)
        stack.set_marks(
            selected=frozenset() if lifted else frozenset(units),
            mobile=mobile,
            spent=spent,
            lifted=units if lifted else None,
        )

    def clear_selection(self, area: str) -> None:
        """Show the units of an area as neither chosen nor taken up."""
        self._mark_stack(area)

    def _move_marks(self, area: str) -> tuple[frozenset[str], frozenset[str]]:
        if not self._moving:
            return frozenset(), frozenset()
        mobile = self._mobile.get(area, frozenset())
        ours = frozenset(kind for kind in self.stacks[area, "units"].units if kind in _OURS)
        return mobile & ours, ours - mobile

    def _mark_stack(self, area: str) -> None:
        mobile, spent = self._move_marks(area)
        self.stacks[area, "units"].set_marks(mobile=mobile, spent=spent)
        theirs = frozenset(k for k in self.stacks[area, "besiegers"].units if k in _OURS)
        beaten = self.shown is not None and self.shown.fighting
        hand = self.stacks[area, "hand"]
        hand.set_marks(selected=frozenset(hand.units) if beaten and self._asking else frozenset())
        self.stacks[area, "besiegers"].set_marks(spent=theirs if self._moving else frozenset())

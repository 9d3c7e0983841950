"""What stands in an area: its city or fortress, and the counters of holders and besiegers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.view.art.colours import Side, Theme
from reconquista_qt.view.art.counters import (
    fan_layout,
    paint_building,
    paint_counter,
    paint_siege_ring,
    paint_stack,
    pile_order,
    siege_bounds,
    stack_layout,
)

COUNTER: Final = 150.0  # side of a counter in scene units
BUILDING: Final = 178.0
LEAST_PX: Final = 25.0  # counters are never shown smaller than this, if there is room
_OVERLAP, _DROP = 0.52, 0.06


def stack_rect(number: int, size: float) -> QRectF:
    """Return the room that `number` overlapping counters take, around the origin."""
    wide = size * (1 + _OVERLAP * max(0, number - 1))
    high = size * (1 + _DROP * max(0, number - 1))
    return QRectF(-wide / 2, -high / 2, wide, high)


class StackItem(QGraphicsItem):
    """The counters of one force at rest: one for each kind, with its number."""

    def __init__(self, area: str, place: str) -> None:
        super().__init__()
        self.area, self.place = area, place
        self._units: Mapping[str, int] = {}
        self._lifted: Mapping[str, int] = {}
        self._selected: frozenset[str] = frozenset()
        self._mobile: frozenset[str] = frozenset()
        self._spent: frozenset[str] = frozenset()
        self._size = COUNTER
        self._theme: Theme = "light"
        self._bounds = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def units(self) -> Mapping[str, int]:
        """The units shown, by kind."""
        return self._units

    @property
    def size(self) -> float:
        """The side of a counter in scene units."""
        return self._size

    def set_units(self, units: Mapping[str, int]) -> None:
        """Show these units."""
        if units != self._units:
            self.prepareGeometryChange()
            self._units = dict(units)
            self._measure()

    def set_size(self, size: float) -> None:
        """Make the counters so large, in scene units."""
        if abs(size - self._size) > 0.5:
            self.prepareGeometryChange()
            self._size = size
            self._measure()

    def set_marks(
        self,
        *,
        selected: frozenset[str] = frozenset(),
        mobile: frozenset[str] = frozenset(),
        spent: frozenset[str] = frozenset(),
        lifted: Mapping[str, int] | None = None,
    ) -> None:
        """Show kinds as chosen, able to move, or done; `lifted` units are in the player's hand."""
        marks = (selected, mobile, spent, dict(lifted or {}))
        if marks != (self._selected, self._mobile, self._spent, self._lifted):
            self.prepareGeometryChange()
            self._selected, self._mobile, self._spent, self._lifted = marks
            self._measure()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.update()

    def remaining(self) -> dict[str, int]:
        """Return the units that are not in the player's hand."""
        left = {kind: n - self._lifted.get(kind, 0) for kind, n in self._units.items()}
        return {kind: n for kind, n in left.items() if n > 0}

    def _measure(self) -> None:
        left = self.remaining()
        rect = stack_rect(len(left), self._size)
        self._bounds = QRectF()
        margin = 0.2 * self._size
        if left:
            self._bounds = rect.adjusted(-margin, -margin, margin, 1.6 * margin)
        self.setVisible(bool(left))
        self.update()

    def rect(self) -> QRectF:
        """Return where the counters lie, in scene coordinates."""
        return stack_rect(len(self.remaining()) or 1, self._size).translated(self.pos())

    def kind_at(self, point: QPointF) -> str:
        """Return the kind of the uppermost counter under a scene point, or empty."""
        local = point - self.pos()
        kinds = pile_order(self.remaining())
        places = stack_layout(len(kinds), stack_rect(len(kinds), self._size))
        for kind, square in reversed(list(zip(kinds, places, strict=True))):
            if square.contains(local):
                return kind
        return ""

    def boundingRect(self) -> QRectF:
        """Return all that the counters may touch."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the counters."""
        left = self.remaining()
        paint_stack(
            painter,
            left,
            stack_rect(len(left), self._size),
            selected=self._selected,
            mobile=self._mobile,
            spent=self._spent,
            theme=self._theme,
        )


class BuildingItem(QGraphicsItem):
    """The city or fortress of an area, with its holder's banner and a besieger's camp."""

    def __init__(self, area: str) -> None:
        super().__init__()
        self.area = area
        self._looks: tuple[str, bool, str, str] = ("", False, "", "")
        self._theme: Theme = "light"
        self._rect = QRectF(-BUILDING / 2, -BUILDING * 0.53, BUILDING, BUILDING)
        self._bounds = siege_bounds(self._rect).adjusted(-20, -20, 20, 20)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def looks(self) -> tuple[str, bool, str, str]:
        """City (its religion), fortress, holder and besieger, as shown."""
        return self._looks

    def set_looks(self, city: str, fortress: bool, holder: str, besieger: str) -> None:
        """Show a city of a religion, a fortress, who holds it and who besieges it."""
        looks = (city, fortress, holder, besieger)
        if looks != self._looks:
            self._looks = looks
            self.setVisible(bool(city or fortress))
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        """Return all that the building and a camp around it may touch."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the camp's far side, the building, and the camp's near side."""
        city, fortress, holder, besieger = self._looks
        side = cast(Side, besieger)
        if besieger:
            paint_siege_ring(painter, self._rect, side, layer="back", theme=self._theme)
        paint_building(
            painter,
            cast(Any, city or None),
            fortress,
            self._rect,
            holder=cast(Any, holder or None),
            theme=self._theme,
        )
        if besieger:
            paint_siege_ring(painter, self._rect, side, layer="front", theme=self._theme)


class FanItem(QGraphicsItem):
    """A force spread out, each kind large and apart, so that a single kind can be taken."""

    def __init__(self) -> None:
        super().__init__()
        self.stack: StackItem | None = None
        self._kinds: list[str] = []
        self._squares: list[QRectF] = []
        self._chosen: Mapping[str, int] = {}
        self._mobile: frozenset[str] = frozenset()
        self._spent: frozenset[str] = frozenset()
        self._under = ""
        self._theme: Theme = "light"
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(600)
        self.setVisible(False)

    def spread(self, stack: StackItem, size: float, within: QRectF) -> None:
        """Spread a stack out in counters of `size`, staying inside `within` (scene units)."""
        self.prepareGeometryChange()
        self.stack = stack
        self._kinds = pile_order(stack.remaining())
        self._squares = fan_layout(len(self._kinds), stack.pos(), size, within)
        bounds = QRectF()
        for square in self._squares:
            bounds = bounds.united(square)
        room = size * 0.34
        self._bounds = bounds.adjusted(-room, -room, room, room)
        self._mobile, self._spent = stack._mobile, stack._spent
        self._chosen = {}
        self.setVisible(True)
        self.update()

    def fold(self) -> None:
        """Put the counters together again."""
        self.stack = None
        self._kinds = []
        self.setVisible(False)

    def is_spread(self) -> bool:
        """Whether a stack is spread out now."""
        return self.stack is not None

    def kind_at(self, point: QPointF) -> str:
        """Return the kind under a scene point, or empty."""
        if self.stack is None:
            return ""
        for kind, square in zip(self._kinds, self._squares, strict=True):
            if square.contains(point):
                return kind
        return ""

    def square_of(self, kind: str) -> QRectF:
        """Return where a kind lies, in scene coordinates; ValueError if it is not there."""
        return self._squares[self._kinds.index(kind)]

    def holds(self, point: QPointF) -> bool:
        """Whether a scene point is over the spread counters or close to them."""
        return self.stack is not None and self._bounds.contains(point)

    def set_chosen(self, chosen: Mapping[str, int]) -> None:
        """Show how many of each kind are chosen."""
        if dict(chosen) != dict(self._chosen):
            self._chosen = dict(chosen)
            self.update()

    def set_under(self, kind: str) -> None:
        """Lift the kind under the cursor a little."""
        if kind != self._under:
            self._under = kind
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        """Return all that the counters may touch."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the counters apart from one another."""
        if self.stack is None:
            return
        left = self.stack.remaining()
        for kind, square in zip(self._kinds, self._squares, strict=True):
            if kind == self._under:
                square = square.translated(0, -square.height() * 0.08)
            paint_counter(
                painter,
                kind,
                square,
                count=left.get(kind, 1),
                selected=kind in self._chosen,
                mobile=kind in self._mobile,
                spent=kind in self._spent,
                theme=self._theme,
            )


class HeldItem(QGraphicsItem):
    """A force in the player's hand, or under way in an animation."""

    def __init__(self, units: Mapping[str, int], size: float, theme: Theme) -> None:
        super().__init__()
        self._units = dict(units)
        self._size, self._theme = size, theme
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(800)

    @property
    def units(self) -> Mapping[str, int]:
        """The units in hand."""
        return self._units

    def set_units(self, units: Mapping[str, int]) -> None:
        """Hold other units."""
        if dict(units) != self._units:
            self.prepareGeometryChange()
            self._units = dict(units)
            self.update()

    def boundingRect(self) -> QRectF:
        """Return all that the counters may touch."""
        margin = 0.26 * self._size
        rect = stack_rect(len(self._units) or 1, self._size)
        return rect.adjusted(-margin, -margin, margin, 1.6 * margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the counters."""
        paint_stack(
            painter, self._units, stack_rect(len(self._units), self._size), theme=self._theme
        )

"""The counters of a force: of holders, of besiegers, or held by the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.games.reconquista.board.art.counters import FORCE, paint_stack, pile_order
from reconquista_qt.view.art.colours import ArtTheme

COUNTER: Final = 150.0  # side of a counter in scene units
BUILDING: Final = 178.0  # side of a City or Fortress in scene units
LEAST_PX: Final = 25.0  # counters are never shown smaller than this, if there is room


def stack_rect(number: int, size: float) -> QRectF:
    """Return the room that `number` overlapping counters take, around the origin."""
    return FORCE.room(max(1, number), size)


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
        self._theme: ArtTheme = "light"
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

    def set_theme(self, theme: ArtTheme) -> None:
        """Draw the counters of the stack as a theme does."""
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
        kinds = pile_order(self.remaining())
        index = FORCE.index_at(len(kinds), self._size, point - self.pos())
        return kinds[index] if index >= 0 else ""

    def boundingRect(self) -> QRectF:
        """Return all that the counters may touch."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the counters that are not in hand, as chosen, able to move or spent."""
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


class HeldItem(QGraphicsItem):
    """A force in the player's hand, or under way in an animation."""

    def __init__(self, units: Mapping[str, int], size: float, theme: ArtTheme) -> None:
        super().__init__()
        self._units = dict(units)
        self._size, self._theme = size, theme
        self._chip = ""
        # Its picture goes along with the hand; it is painted when something else is held.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(800)

    @property
    def chip(self) -> str:
        """The number on the chip, empty where there is none."""
        return self._chip

    def set_chip(self, held: int, of: int) -> None:
        """Show how many units are in hand, and of how many where more could be."""
        text = f"{held}/{of}" if of > held else f"{held}"
        if text != self._chip:
            self.prepareGeometryChange()
            self._chip = text
            self.update()

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
        above = 0.75 * self._size if self._chip else margin
        return rect.adjusted(-margin, -above, margin, 1.6 * margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the counters in hand, and the chip beside them."""
        paint_stack(
            painter, self._units, stack_rect(len(self._units), self._size), theme=self._theme
        )
        if self._chip:
            self._paint_chip(painter)

    def _paint_chip(self, painter: QPainter) -> None:
        """Paint the number in hand above the counters, between two arrows: the wheel changes it."""
        size = self._size
        font = QFont(QGuiApplication.font())
        font.setPixelSize(max(1, round(size * 0.32)))
        font.setBold(True)
        words = QFontMetricsF(font).horizontalAdvance(self._chip)
        rect = QRectF(0, 0, words + size * 0.5, size * 0.44)
        top = stack_rect(len(self._units) or 1, size).top()
        rect.moveCenter(QPointF(0, top - size * 0.4))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#f6ecd6"), size * 0.03))
        painter.setBrush(QColor("#3a2417"))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setFont(font)
        painter.drawText(
            rect.adjusted(0, 0, -size * 0.16, 0), Qt.AlignmentFlag.AlignCenter, self._chip
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#f0c75e"))
        x, y, a = rect.right() - size * 0.2, rect.center().y(), size * 0.07
        for way in (-1, 1):
            tip = y + way * size * 0.15
            base = y + way * size * 0.04
            painter.drawPolygon([QPointF(x - a, base), QPointF(x + a, base), QPointF(x, tip)])
        painter.restore()

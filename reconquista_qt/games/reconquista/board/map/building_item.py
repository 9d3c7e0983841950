"""The city or fortress of an area, and the ring of a siege."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.games.reconquista.board.art.buildings import city_named
from reconquista_qt.games.reconquista.board.art.colours import side_named
from reconquista_qt.games.reconquista.board.art.counters import (
    paint_building,
    paint_siege_ring,
    siege_bounds,
)
from reconquista_qt.view.art.colours import ArtTheme

from .stack_item import BUILDING


class BuildingItem(QGraphicsItem):
    """The city or fortress of an area, with its holder's banner and a besieger's camp."""

    def __init__(self, area: str) -> None:
        super().__init__()
        self.area = area
        self._looks: tuple[str, bool, str, str] = ("", False, "", "")
        self._theme: ArtTheme = "light"
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

    def set_theme(self, theme: ArtTheme) -> None:
        """Draw City and Fortress as a theme does."""
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
        side = side_named(besieger)
        if side is not None:
            paint_siege_ring(painter, self._rect, side, layer="back", theme=self._theme)
        paint_building(
            painter,
            city_named(city),
            fortress,
            self._rect,
            holder=side_named(holder),
            theme=self._theme,
        )
        if side is not None:
            paint_siege_ring(painter, self._rect, side, layer="front", theme=self._theme)

"""Cities and fortresses as icons of buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from reconquista_qt.games.reconquista.board.art.buildings import city_named
from reconquista_qt.games.reconquista.board.art.counters import paint_building
from reconquista_qt.view.art.colours import ArtTheme


def building_icon(city: str | None, fortress: bool, size: int, theme: ArtTheme) -> QIcon:
    """Return a building as an icon of `size` pixels, sharp at twice that too."""
    found = QIcon()
    for ratio in (1, 2):
        pixmap = QPixmap(size * ratio, size * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_building(
            painter,
            city_named(city),
            fortress,
            QRectF(0, 0, size * ratio, size * ratio),
            theme=theme,
        )
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        found.addPixmap(pixmap)
    return found

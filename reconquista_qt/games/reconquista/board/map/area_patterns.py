"""The patterns of the marks on areas, and the pictures of marks that are kept."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPen,
    QPixmap,
)

# From the lowest layer to the highest.
_TILE: Final = 16
KEPT_PIXELS: Final = 4_000_000
pictures: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


@lru_cache(maxsize=64)
def pattern(name: str, colour: str, alpha: int, ratio: float) -> QBrush:
    """Return a brush that repeats a small drawing: slashes, cross, dots."""
    size = round(_TILE * ratio)
    tile = QPixmap(size, size)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = QColor(colour)
    ink.setAlpha(alpha)
    if name == "dots":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for x, y in ((0.25, 0.25), (0.75, 0.75)):
            r = 0.11 * size
            painter.drawEllipse(QRectF(x * size - r, y * size - r, 2 * r, 2 * r))
    elif name == "fine":
        painter.setPen(QPen(ink, 1.1 * ratio))
        for shift in (-size, -size // 2, 0, size // 2, size):
            painter.drawLine(shift, size, shift + size, 0)
    else:
        painter.setPen(QPen(ink, (1.4 if name == "cross" else 1.7) * ratio))
        for shift in (-size, 0, size):
            painter.drawLine(shift, size, shift + size, 0)
            if name == "cross":
                painter.drawLine(shift, 0, shift + size, size)
    painter.end()
    return QBrush(tile)


def forget_pictures() -> None:
    """Throw the pictures away that were not used for longest, where they are too many."""
    total = sum(picture.width() * picture.height() for picture in pictures.values())
    while total > KEPT_PIXELS and len(pictures) > 1:
        _, old = pictures.popitem(last=False)
        total -= old.width() * old.height()

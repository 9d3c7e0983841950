"""From drawings to pixels: what was rendered once per size and theme is kept."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

# Up to this size a drawing is rendered to the pixel; above, at steps, so that a zoom reuses them.
EXACT_UP_TO, STEP = 48, 8  # device pixels
_KEPT_BYTES = 32 * 1024 * 1024


class _Kept:
    """Pixmaps by key, the least used thrown away when they weigh too much."""

    def __init__(self) -> None:
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """Return the pixmap of `key`, made when it is not there."""
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        made = self._pixmaps[key] = unburdened(make())
        self._bytes += _weight(made)
        while self._bytes > _KEPT_BYTES and len(self._pixmaps) > 1:
            _, old = self._pixmaps.popitem(last=False)
            self._bytes -= _weight(old)
        return made

    def clear(self) -> None:
        """Forget everything, for example before the application ends."""
        self._pixmaps.clear()
        self._bytes = 0


def unburdened(pixmap: QPixmap) -> QPixmap:
    """Return a picture as it is, without what painting on it has left with it.

    The raster engine keeps its buffers with each picture it painted on, 5 kB and up to 300 kB, as
    long as the picture is there. What is kept for long is kept without them.
    """
    return QPixmap.fromImage(pixmap.toImage().copy())


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


kept = _Kept()


def pixels_per_unit(painter: QPainter) -> float:
    """Return how many device pixels one unit of the painter's coordinates takes.

    The combined transform leads to device pixels: a screen's ratio is in it already.
    """
    return math.sqrt(abs(painter.combinedTransform().determinant()))


def rendered_size(pixels: float) -> int:
    """Return the size in pixels at which something shown `pixels` wide is rendered and kept."""
    exact = max(1, round(pixels))
    return exact if exact <= EXACT_UP_TO else STEP * math.ceil(exact / STEP)


def lay(painter: QPainter, pixmap: QPixmap, target: QRectF) -> None:
    """Draw a pixmap over `target`, on whole device pixels where that keeps it sharp."""
    transform = painter.combinedTransform()
    if not transform.isRotating() and transform.m11() > 0:
        ratio = painter.device().devicePixelRatioF()
        width = target.width() * transform.m11()
        if abs(width - pixmap.width()) < 1.5 and not painter.viewTransformEnabled():
            corner = transform.map(target.topLeft())
            whole = QPointF(round(corner.x()), round(corner.y())) / ratio
            size = QSizeF(pixmap.width(), pixmap.height()) / ratio
            # Without a scale, whose last digit would decide whether Qt copies or computes pixels.
            world = painter.worldTransform()
            painter.setWorldTransform(QTransform())
            painter.drawPixmap(QRectF(whole, size), pixmap, QRectF(pixmap.rect()))
            painter.setWorldTransform(world)
            return
    smooth = painter.testRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)


def blank(width: int, height: int) -> QPixmap:
    """Return a clear pixmap of so many device pixels."""
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap

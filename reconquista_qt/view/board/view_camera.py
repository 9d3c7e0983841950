"""The camera over the board: zoom at the cursor, pan, fit, and going to a place."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QInputDevice,
    QNativeGestureEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsView, QWidget

from .palette import BoardPalette
from .touch import TOUCHES, Touch

STEP: Final = 1.18  # zoom of one notch of the wheel
CLOSEST: Final = 3.0  # pixels to a scene unit
FULL: Final = 0.5  # what "100 %" means: the board at 3000 pixels across
CACHE_KB: Final = 40_000
PAN_KEY: Final = 90  # pixels that an arrow key pans


class Camera(QGraphicsView):
    """Shows a board (a scene with `shape.rect` and a `map`); it knows nothing of the game."""

    zoomChanged = Signal(float)
    cameraMoved = Signal()

    def __init__(self, board: Any, parent: QWidget | None = None) -> None:
        super().__init__(board, parent)
        self.board = board
        self._fitted = True
        self._anchored: tuple[QPointF, QPointF] | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        # Items keep their pictures there; the default is too small for a board on a large screen.
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), CACHE_KB))
        self.setMouseTracking(True)
        self.setMinimumSize(320, 240)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.touch = Touch(self)

    # -- zoom ----------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """The zoom: 1 is 100 %."""
        return self.transform().m11() / FULL

    def zoom_to(self, factor: float, at: QPoint | None = None) -> None:
        """Zoom to a factor (1 is 100 %), keeping what is at a point of the viewport there."""
        self._zoom_scale(factor * FULL, at)

    def zoom_in(self) -> None:
        """Zoom in a step, at the middle."""
        self.zoom_to(self.zoom * STEP**2)

    def zoom_out(self) -> None:
        """Zoom out a step, at the middle."""
        self.zoom_to(self.zoom / STEP**2)

    def zoom_100(self) -> None:
        """Zoom to 100 %."""
        self.zoom_to(1.0)

    def fit(self) -> None:
        """Show the whole board."""
        self._zoom_scale(self._fit_scale())
        self.centerOn(self.board.shape.rect.center())
        self._fitted = True
        self._moved()

    def _fit_scale(self) -> float:
        room, rect = self.viewport().rect(), self.board.shape.rect
        return max(0.02, min(room.width() / rect.width(), room.height() / rect.height()))

    def _zoom_scale(self, scale: float, at: QPoint | None = None) -> None:
        scale = max(min(self._fit_scale() * 0.7, 0.1), min(CLOSEST, scale))
        before = self.transform().m11()
        if abs(scale - before) < 1e-9:
            return
        half = QPointF(self.viewport().width() / 2, self.viewport().height() / 2)
        point = half if at is None else QPointF(at)
        # Scrolling is in whole pixels: over several steps at one place the anchor must not drift.
        if self._anchored is None or self._anchored[0] != point:
            self._anchored = (point, self.mapToScene(point.toPoint()))
        anchor = self._anchored[1]
        self.setTransform(self.transform().fromScale(scale, scale))
        self.centerOn(anchor + (half - point) / scale)
        self._fitted = False
        self.board.fit_counters(scale)
        self.zoomChanged.emit(self.zoom)
        self.cameraMoved.emit()

    def _moved(self) -> None:
        self._anchored = None
        self.cameraMoved.emit()

    # -- place ---------------------------------------------------------------------------------

    def pan(self, by: QPoint) -> None:
        """Move the camera by so many pixels."""
        x, y = self.horizontalScrollBar(), self.verticalScrollBar()
        x.setValue(x.value() + by.x())
        y.setValue(y.value() + by.y())
        self._fitted = False
        self._moved()

    def visible_rect(self) -> QRectF:
        """Return what can be seen, in scene units."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def go_to_region(self, region: str) -> None:
        """Show a region as large as fits; KeyError for an unknown one."""
        self._go_to(self.board.region_rect(region).adjusted(-120, -120, 120, 120))

    def centre_on(self, area: str) -> None:
        """Bring an area to the middle, without zooming."""
        self.centerOn(self.board.area_rect(area).center())
        self._fitted = False
        self._moved()

    def centre_at(self, point: QPointF) -> None:
        """Bring a scene point to the middle."""
        self.centerOn(point)
        self._fitted = False
        self._moved()

    def ensure_area(self, area: str) -> None:
        """Move the camera as little as needed to see an area."""
        rect = self.board.area_rect(area)
        if not self.visible_rect().contains(rect):
            self.ensureVisible(rect, 30, 30)
            self._moved()

    def keep_inside(self, item: QGraphicsItem, card: QRectF) -> None:
        """Push an item of fixed size into view; `card` is its rectangle in pixels."""
        place = QPointF(self.mapFromScene(item.pos()))
        room = QRectF(self.viewport().rect()).adjusted(10, 10, -10, -64)
        shown = card.translated(place)
        dx = max(room.left() - shown.left(), 0) or min(room.right() - shown.right(), 0)
        dy = max(room.top() - shown.top(), 0)
        if dy > 0:
            # There is no room above its place: it goes below.
            dy = place.y() + 60 - shown.top()
        item.setPos(self.mapToScene((place + QPointF(dx, dy)).toPoint()))

    def _go_to(self, rect: QRectF) -> None:
        room = self.viewport().rect()
        scale = min(room.width() / rect.width(), room.height() / rect.height())
        self._zoom_scale(scale)
        self.centerOn(rect.center())
        self._moved()

    # -- events --------------------------------------------------------------------------------

    def set_margin(self, palette: BoardPalette) -> None:
        """Paint what lies beyond the board in the colour of its margin."""
        self.setBackgroundBrush(QBrush(QColor(palette.margin)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole board in view where it was."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        else:
            self._moved()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the cursor with a wheel, pan with a touchpad."""
        pixels = event.pixelDelta()
        touchpad = event.device().type() == QInputDevice.DeviceType.TouchPad
        zooming = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if touchpad and not pixels.isNull() and not zooming:
            self.pan(-pixels)
        else:
            steps = event.angleDelta().y() / 120
            self._zoom_scale(self.transform().m11() * STEP**steps, event.position().toPoint())
        event.accept()

    def drop_gesture(self) -> bool:
        """Cancel what the mouse (or a finger) has begun; False where there is nothing."""
        return False

    def viewportEvent(self, event: QEvent) -> bool:
        """Answer fingers on the screen and on a touchpad."""
        if event.type() in TOUCHES and isinstance(event, QTouchEvent):
            return self.touch.take(event)
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                scale = self.transform().m11() * (1 + event.value())
                self._zoom_scale(scale, event.position().toPoint())
                return True
            if event.gestureType() == Qt.NativeGestureType.SmartZoomNativeGesture:
                self.fit()
                return True
        return super().viewportEvent(event)

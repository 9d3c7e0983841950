"""Gestures: small objects that own the mouse from press to release; Escape cancels any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication

from .view_camera import Camera

EDGE_PX: Final = 26  # at this distance from its edge the board is pushed while something is held
EDGE_STEP_PX: Final = 16
EDGE_MS: Final = 25


class Gesture:
    """What the mouse is doing; at most one is active."""

    def __init__(self, view: Camera, start: QPoint) -> None:
        self._camera = view
        self.start = start
        self.far = False  # whether the mouse has left the place of the press

    def move(self, at: QPoint) -> None:
        """The mouse moved."""
        if (at - self.start).manhattanLength() >= QApplication.startDragDistance():
            self.far = True

    def release(self, at: QPoint) -> None:
        """The button was released."""

    def cancel(self) -> None:
        """Leave everything as it was before the press."""


class Pan(Gesture):
    """Push the board about; without moving, `clicked` where it was pressed."""

    def __init__(
        self, view: Camera, start: QPoint, clicked: Callable[[QPoint], None] | None
    ) -> None:
        super().__init__(view, start)
        self._clicked = clicked
        self._last = start
        self._centre = view.mapToScene(view.viewport().rect().center())

    def move(self, at: QPoint) -> None:
        """Push the board along."""
        was = self.far
        super().move(at)
        if self.far:
            if not was:
                self._camera.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                self._last = self.start
            self._camera.pan(self._last - at)
            self._last = at

    def release(self, at: QPoint) -> None:
        """End, as a click if the mouse stayed where it was."""
        self._camera.viewport().unsetCursor()
        if self._clicked is not None and not self.far:
            self._clicked(self.start)

    def cancel(self) -> None:
        """Put the board back."""
        self._camera.viewport().unsetCursor()
        self._camera.centerOn(self._centre)


class EdgePush:
    """Pushes the board while something is held at the edge of the view."""

    def __init__(self, view: Camera, pushed: Callable[[QPoint], None]) -> None:
        self._view, self._pushed = view, pushed
        self._at = QPoint()
        self._timer = QTimer()  # of no parent, so that it goes with the gesture
        self._timer.setInterval(EDGE_MS)
        self._timer.timeout.connect(self._push)

    def follow(self, at: QPoint) -> None:
        """Push from now on, where a point is at the edge, and no longer where it is not."""
        self._at = at
        if self._way().isNull():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Push no longer."""
        self._timer.stop()

    def _way(self) -> QPoint:
        room = self._view.viewport().rect().adjusted(EDGE_PX, EDGE_PX, -EDGE_PX, -EDGE_PX)
        x = (self._at.x() > room.right()) - (self._at.x() < room.left())
        y = (self._at.y() > room.bottom()) - (self._at.y() < room.top())
        return QPoint(x * EDGE_STEP_PX, y * EDGE_STEP_PX)

    def _push(self) -> None:
        self._view.pan(self._way())
        self._pushed(self._at)

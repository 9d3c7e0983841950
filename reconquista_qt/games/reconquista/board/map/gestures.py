"""Gestures: small objects that own the mouse from press to release; Escape cancels any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from .view import BoardView


class Gesture:
    """What the mouse is doing; at most one is active."""

    def __init__(self, view: BoardView, start: QPoint) -> None:
        self.view = view
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

    def change_count(self, steps: int) -> bool:
        """Take more or fewer units; False where that means nothing."""
        return False


class Pan(Gesture):
    """Push the board about; without moving, a click on the area below."""

    def __init__(self, view: BoardView, start: QPoint, *, clicks: bool) -> None:
        super().__init__(view, start)
        self.clicks = clicks
        self._last = start
        self._centre = view.mapToScene(view.viewport().rect().center())

    def move(self, at: QPoint) -> None:
        """Push the board along."""
        was = self.far
        super().move(at)
        if self.far:
            if not was:
                self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                self._last = self.start
            self.view.pan(self._last - at)
            self._last = at

    def release(self, at: QPoint) -> None:
        """End, as a click if the mouse stayed where it was."""
        self.view.viewport().unsetCursor()
        if self.clicks and not self.far:
            self.view.click(self.start)

    def cancel(self) -> None:
        """Put the board back."""
        self.view.viewport().unsetCursor()
        self.view.centerOn(self._centre)


class Glide:
    """A dropped force on its way back to where it was lifted."""

    def __init__(self, start: QPointF, end: QPointF) -> None:
        self._start, self._end = start, end

    def at(self, t: float) -> QPointF:
        """Return the place at a moment from 0 to 1, fast at first."""
        eased = 1 - (1 - t) ** 3
        return self._start + (self._end - self._start) * eased

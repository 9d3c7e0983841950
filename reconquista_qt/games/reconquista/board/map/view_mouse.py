"""What the buttons and the wheel of the mouse do on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent

from .drag import MoveGesture, Stuck, is_moving
from .gestures import Pan
from .stack_item import StackItem
from .view_hovering import Hovering

if TYPE_CHECKING:
    from .view import BoardView


class Mouse(Hovering):
    """The part of the board's view that answers the mouse."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture; a first press while events are shown ends the show."""
        at = event.position().toPoint()
        view = cast("BoardView", self)  # which is the one class that this is a part of
        self._cursor = at
        self._fan_timer.stop()
        self._glass_timer.stop()
        self.glass.hide()
        self.note.hide()
        shown = self.presenter.is_playing
        if shown and event.button() == Qt.MouseButton.LeftButton:
            if self.presenter.is_waiting:
                self.presenter.next()
                return
            self.presenter.skip()
        if self._gesture is not None:
            if event.button() == Qt.MouseButton.RightButton:
                self.drop_gesture()
            return
        point = self.mapToScene(at)
        kind = self.board.fan.kind_at(point)
        stack = self.board.fan.stack if kind else self.board.stack_at(point)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._gesture = Pan(view, at, clicks=False)
        elif event.button() == Qt.MouseButton.RightButton:
            area = stack.area if stack is not None else self.area_below(at)
            self._menu_click(area, at)
        elif event.button() == Qt.MouseButton.LeftButton:
            one = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if stack is not None and is_moving(self.controller) and self._own_press(stack):
                self._gesture = MoveGesture(view, at, stack, kind, one=one)
            elif stack is not None:
                self._gesture = Stuck(view, at, stack, clicks=not shown)
            else:
                self._gesture = Pan(view, at, clicks=not shown)

    def _own_press(self, stack: StackItem) -> bool:
        """Whether a press on a stack means its units, not the area as a target."""
        lift = self.lift
        return lift is None or stack.area == lift.area or stack.area not in lift.ways

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the gesture, or tell what lies under the cursor."""
        at = event.position().toPoint()
        self._cursor = at
        if self._gesture is not None:
            self._gesture.move(at)
        else:
            self._hover(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.release(event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two clicks as a click."""
        self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With a force in hand (or Ctrl or Shift, a chosen one) take more or fewer; else zoom."""
        keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        counts = isinstance(self._gesture, MoveGesture) or bool(event.modifiers() & keys)
        delta = event.angleDelta().y() or event.angleDelta().x()
        if counts and delta and self.change_count(1 if delta > 0 else -1):
            event.accept()
            return
        super().wheelEvent(event)

    def drop_gesture(self) -> bool:
        """Cancel the gesture; False where there is none."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None

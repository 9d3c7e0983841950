"""What the buttons and the wheel of the mouse do on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent

from reconquista_qt.view.board.gestures import Gesture, Pan

from .drag import MoveGesture, Stuck, is_moving
from .stack_item import StackItem

if TYPE_CHECKING:
    from .view import BoardView


class Mouse(QObject):
    """The part of the board's view that answers the mouse."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self.gesture: Gesture | None = None
        self.cursor = QPoint()  # where it was seen last, in the viewport

    def press(self, event: QMouseEvent) -> None:
        """Begin a gesture; a first press while events are shown ends the show."""
        view = self._view
        at = event.position().toPoint()
        self.cursor = at
        view.hovering.fan_timer.stop()
        view.hovering.glass_timer.stop()
        view.glass.hide()
        view.note.hide()
        shown = view.presenter.is_playing
        if shown and event.button() == Qt.MouseButton.LeftButton:
            if view.presenter.is_waiting:
                view.presenter.next()
                return
            view.presenter.skip()
        if self.gesture is not None:
            if event.button() == Qt.MouseButton.RightButton:
                self.drop_gesture()
            return
        point = view.mapToScene(at)
        kind = view.board.fan.kind_at(point)
        stack = view.board.fan.stack if kind else view.board.stack_at(point)
        if event.button() == Qt.MouseButton.MiddleButton:
            self.gesture = Pan(view, at, None)
        elif event.button() == Qt.MouseButton.RightButton:
            area = stack.area if stack is not None else view.area_below(at)
            view.acting.menu_click(area, at)
        elif event.button() == Qt.MouseButton.LeftButton:
            one = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if stack is not None and is_moving(view.controller) and self._own_press(stack):
                self.gesture = MoveGesture(view, at, stack, kind, one=one)
            elif stack is not None:
                self.gesture = Stuck(view, at, stack, clicks=not shown)
            else:
                self.gesture = Pan(view, at, None if shown else view.click)

    def _own_press(self, stack: StackItem) -> bool:
        """Whether a press on a stack means its units, not the area as a target."""
        lift = self._view.lift
        return lift is None or stack.area == lift.area or stack.area not in lift.ways

    def move(self, event: QMouseEvent) -> None:
        """Go on with the gesture, or tell what lies under the cursor."""
        at = event.position().toPoint()
        self.cursor = at
        if self.gesture is not None:
            self.gesture.move(at)
        else:
            self._view.hovering.over(at)

    def release(self, event: QMouseEvent) -> None:
        """End the gesture."""
        gesture, self.gesture = self.gesture, None
        if gesture is not None:
            gesture.release(event.position().toPoint())

    def wheel(self, event: QWheelEvent) -> bool:
        """With a force in hand (or Ctrl or Shift, a chosen one) take more or fewer; else zoom."""
        keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        counts = isinstance(self.gesture, MoveGesture) or bool(event.modifiers() & keys)
        delta = event.angleDelta().y() or event.angleDelta().x()
        if counts and delta and self._view.change_count(1 if delta > 0 else -1):
            event.accept()
            return True
        return False

    def drop_gesture(self) -> bool:
        """Cancel the gesture; False where there is none."""
        gesture, self.gesture = self.gesture, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None

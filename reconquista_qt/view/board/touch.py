"""Fingers on the board: one taps, drags and pushes, held still it opens the menu; two pinch."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QMouseEvent, QTouchEvent

if TYPE_CHECKING:
    from .view_camera import Camera

Button = Qt.MouseButton
TOUCHES = frozenset({
    QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel,
})  # fmt: skip


class Touch(QObject):
    """Turns fingers into what the mouse does, so that a board answers both alike.

    A finger that has not moved yet is nothing: it may become a tap, a drag, a long press or, with
    another one, a pinch. Only then is the board told.
    """

    def __init__(self, view: Camera) -> None:
        super().__init__(view)
        self._view = view
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.hold_ms = QGuiApplication.styleHints().mousePressAndHoldInterval()
        self.state = ""  # "", waits, drags, pinches, done
        self._start = QPointF()
        self._pair: tuple[QPointF, float] | None = None  # middle and distance of two fingers
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._held)

    def take(self, event: QTouchEvent) -> bool:
        """Answer fingers; always True, so that no mouse is made of them besides."""
        event.accept()
        kind, fingers = event.type(), event.points()
        if kind == QEvent.Type.TouchCancel:
            self._cancel()
        elif kind == QEvent.Type.TouchBegin:
            self.state, self._start = "waits", fingers[0].position()
            self._hold.start(self.hold_ms)
            if len(fingers) > 1:
                self._pinch(fingers[0].position(), fingers[1].position())
        elif kind == QEvent.Type.TouchEnd:
            self._end(fingers[0].position() if fingers else self._start)
        elif len(fingers) > 1:
            self._pinch(fingers[0].position(), fingers[1].position())
        elif self.state == "pinches":
            self._rest()  # one of two fingers was taken away
        else:
            self._move(fingers[0].position())
        return True

    def _move(self, at: QPointF) -> None:
        if self.state == "waits":
            way = at - self._start
            if hypot(way.x(), way.y()) < QGuiApplication.styleHints().startDragDistance():
                return
            self._hold.stop()
            self.state = "drags"
            self._mouse(QEvent.Type.MouseButtonPress, self._start, Button.LeftButton)
        if self.state == "drags":
            self._mouse(QEvent.Type.MouseMove, at, Button.LeftButton)

    def _end(self, at: QPointF) -> None:
        self._hold.stop()
        state, self.state = self.state, ""
        self._pair = None
        if state == "waits":  # a tap
            self._mouse(QEvent.Type.MouseButtonPress, self._start, Button.LeftButton)
            self._mouse(QEvent.Type.MouseButtonRelease, self._start, Button.LeftButton)
        elif state == "drags":
            self._mouse(QEvent.Type.MouseButtonRelease, at, Button.LeftButton)

    def _held(self) -> None:
        """A finger that was held still opens the menu of what lies under it."""
        if self.state == "waits":
            self.state = "done"
            self._mouse(QEvent.Type.MouseButtonPress, self._start, Button.RightButton)
            self._mouse(QEvent.Type.MouseButtonRelease, self._start, Button.RightButton)

    def _pinch(self, one: QPointF, other: QPointF) -> None:
        """Zoom as far as the fingers go apart, about their middle, and go along with that."""
        self._hold.stop()
        if self.state == "drags":
            self._view.drop_gesture()
        self.state = "pinches"
        middle, apart = (one + other) / 2, max(1.0, hypot(*(one - other).toTuple()))
        if self._pair is not None:
            before, was_apart = self._pair
            self._view.pan((before - middle).toPoint())
            self._view.zoom_to(self._view.zoom * apart / was_apart, middle.toPoint())
        self._pair = (middle, apart)

    def _rest(self) -> None:
        self.state, self._pair = "done", None

    def _cancel(self) -> None:
        self._hold.stop()
        if self.state == "drags":
            self._view.drop_gesture()
        self._rest()

    def _mouse(self, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton) -> None:
        view, none = self._view, Button.NoButton
        held = none if kind == QEvent.Type.MouseButtonRelease else button
        changed = none if kind == QEvent.Type.MouseMove else button
        spot = QPointF(view.viewport().mapToGlobal(at))
        event = QMouseEvent(kind, at, spot, changed, held, Qt.KeyboardModifier.NoModifier)
        if kind == QEvent.Type.MouseButtonPress:
            view.mousePressEvent(event)
        elif kind == QEvent.Type.MouseMove:
            view.mouseMoveEvent(event)
        else:
            view.mouseReleaseEvent(event)

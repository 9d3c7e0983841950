"""The arrow of a lesson: what it points at follows the game, the camera and the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtWidgets import QWidget

from .lesson_card import LessonCard
from .pointer import Pointer

BESIDE_COUNTERS: Final = 24.0  # pixels between the arrow and what it points at
BESIDE_BUTTON: Final = 4.0  # pixels, where it is a button
INSIDE_BUTTON: Final = 6  # pixels between a button's left edge and what is pointed at


class Target(NamedTuple):
    """Where the arrow points, in the window's coordinates, and how far before it ends."""

    at: QPointF
    gap: float


class LessonArrow(QObject):
    """Asks `target` what is to be clicked now; comes from where the card lies."""

    def __init__(
        self, window: QWidget, card: LessonCard, target: Callable[[], Target | None]
    ) -> None:
        super().__init__(card)
        self._window, self._card, self._target = window, card, target
        self.pointer = Pointer(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if watched is self._window and event.type() in (
            QEvent.Type.Resize, QEvent.Type.LayoutRequest,
        ):  # fmt: skip
            self.follow()
        return False

    def follow(self) -> None:
        """Point at what is to be clicked now, at nothing where nothing is."""
        found = self._target()
        if found is None:
            self.pointer.hide()
        else:
            self.pointer.point_at(found.at, self._card.centre(), found.gap)

    def at_widget(self, widget: QWidget) -> Target | None:
        """Return the left edge of a button; None where it is not to be seen."""
        if not widget.isVisible():
            return None
        rect = widget.rect()
        at = widget.mapTo(self._window, QPoint(rect.left() + INSIDE_BUTTON, rect.center().y()))
        return Target(QPointF(at), BESIDE_BUTTON)

    def at_point(self, viewport: QWidget, at: QPoint) -> Target | None:
        """Return a point of the board; None where it is out of sight."""
        if not viewport.rect().contains(at):
            return None
        return Target(QPointF(viewport.mapTo(self._window, at)), BESIDE_COUNTERS)

"""What can wait until the window is seen, done one thing at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

PATIENCE_MS = 1000  # a window that is not painted by then lies behind others


class IdleTaskQueue(QObject):
    """Waits for the board to be drawn; then does its tasks, the window's events between them."""

    begun = Signal()  # once, before the first of them

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks: deque[Callable[[], object]] = deque()
        self._begun = self._told = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._do_next)

    def add(self, *tasks: Callable[[], object]) -> None:
        """Do these after all that is still to be done."""
        self._tasks.extend(tasks)
        if not self._begun:
            QTimer.singleShot(PATIENCE_MS, self, self.begin)
        elif not self._timer.isActive():
            self._timer.start(0)

    def begin(self) -> None:
        """Begin, once the window can be seen."""
        if not self._begun:
            self._begun = True
            self._timer.start(0)

    @property
    def is_done(self) -> bool:
        """Whether it has begun and nothing is left to be done."""
        return self._begun and not self._tasks and not self._timer.isActive()

    @property
    def has_begun(self) -> bool:
        """Whether the window was seen."""
        return self._told

    def _do_next(self) -> None:
        if not self._told:
            self._told = True
            self.begun.emit()
        if self._tasks:
            task = self._tasks.popleft()
            # Whatever becomes of it, the others are done too.
            self._timer.start(0)
            task()

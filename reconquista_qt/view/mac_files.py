"""On macOS the desktop sends the files to open as events, not as words of the command line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Keeps the files that it is asked to open until somebody takes them."""

    fileWanted = Signal()

    def __init__(self, argv: Sequence[str]) -> None:
        super().__init__(list(argv))
        self._wanted: list[str] = []

    def take(self) -> list[str]:
        """Return the files that were asked for since the last time."""
        wanted, self._wanted = self._wanted, []
        return wanted

    def event(self, event: QEvent) -> bool:
        """Take note of a file to open."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._wanted.append(event.file())
            self.fileWanted.emit()
            return True
        return super().event(event)

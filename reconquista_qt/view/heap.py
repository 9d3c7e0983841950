"""Memory that is free again goes back to the system, where the C library keeps it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

EVERY_MS: Final = 60_000


class Heap(QObject):
    """Trims the heap once a minute, as long as its parent lives.

    A window that is played in for half an hour frees as much as it takes, but in between what
    stays: the GNU C library would keep tens of megabytes that nobody uses.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._trim = trimmer()
        self._clock = QTimer(self)
        self._clock.setInterval(EVERY_MS)
        self._clock.timeout.connect(self.give_back)
        if self._trim is not None:
            self._clock.start()

    def give_back(self) -> None:
        """Give back what is free."""
        if self._trim is not None:
            self._trim(0)


def trimmer() -> Callable[[int], Any] | None:
    """Return what trims the heap of this process, None where the C library has no such thing."""
    if not sys.platform.startswith("linux"):
        return None
    from ctypes import CDLL

    try:
        found: Callable[[int], Any] = CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return None
    return found

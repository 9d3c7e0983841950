"""Memory that is free again goes back to the system, where the C library keeps it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

EVERY_MS: Final = 60_000
# A picture of a square of the map is larger, and has pages of its own: what lies among small things
# leaves holes when it goes. The library would raise this by itself up to 32 MB.
LARGE_BYTES: Final = 128 * 1024
_MMAP_THRESHOLD: Final = -3  # of mallopt(3)


class Heap(QObject):
    """Trims the heap once a minute, as long as its parent lives.

    A window that is played in for half an hour frees as much as it takes, but in between what
    stays: the GNU C library would keep tens of megabytes that nobody uses.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        large_apart()
        self._trim = trimmer()
        self._clock = QTimer(self)
        self._clock.setInterval(EVERY_MS)
        self._clock.timeout.connect(self.give_back)
        if self._trim is not None:
            self._clock.start()

    def give_back(self) -> None:
        """Give memory that is free back to the system now."""
        if self._trim is not None:
            self._trim(0)


def large_apart() -> bool:
    """Let everything large have pages of its own, given back at once; False where none can say."""
    if not sys.platform.startswith("linux"):
        return False
    from ctypes import CDLL

    try:
        return bool(CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE_BYTES))
    except (OSError, AttributeError):
        return False


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

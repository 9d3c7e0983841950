"""How large a window of its own is at first: as its text asks for, and never beyond the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

TITLE_LINES: Final = 4  # of text, that a window's title and edges may take
EDGE_LINES: Final = 1


def largest(window: QWidget) -> QSize:
    """Return the size in pixels that a window may have on its screen, below a title bar."""
    line, room = window.fontMetrics().height(), window.screen().availableSize()
    return room - QSize(EDGE_LINES * line, TITLE_LINES * line)


def give_size(window: QWidget, wide: int, high: int) -> None:
    """Give a window a size in lines of its text, as far as the screen has room for it."""
    line = window.fontMetrics().height()
    window.resize(QSize(line * wide, line * high).boundedTo(largest(window)))

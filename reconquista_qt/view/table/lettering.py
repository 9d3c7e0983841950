"""Writing on boards as outlines, so that it stays sharp at any zoom."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from reconquista_qt.view.board.paint_text import outline


def outlined(
    text: str, cap: float, *, italic: bool = False, bold: bool = False, spaced: float = 0.0,
    width: float = 0.0,
) -> QPainterPath:  # fmt: skip
    """Return a text about the origin; `cap` is the height of its capitals in scene units."""
    return outline(text, cap, italic=italic, bold=bold, spaced=spaced, width=width)

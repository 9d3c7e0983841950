"""Definitions in the tooltip for the rulebook's terms, anywhere in the window."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget

from reconquista_qt.model.book import BookKey
from reconquista_qt.model.glossary import glossary


def with_glossary(
    html: str, book: BookKey, *, seen: set[str] | None = None, of: QWidget | None = None
) -> str:
    """Return HTML for a label with a rulebook's terms marked, each at its first occurrence.

    The marks are links ``rule:glossary/…`` that look like the text around them (that of the widget
    `of`), their tooltips the meaning. `seen` carries on from text to text which are marked already.
    """
    role = QPalette.ColorRole.WindowText if of is None else of.foregroundRole()
    palette = QGuiApplication.palette() if of is None else of.palette()
    return glossary(*book).mark(html, set() if seen is None else seen, palette.color(role).name())

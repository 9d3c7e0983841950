"""Definitions in the tooltip for the rulebook's terms, anywhere in the window."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QPalette

from reconquista_qt.model.glossary import glossary


def with_glossary(html: str, language: str, *, seen: set[str] | None = None) -> str:
    """Return HTML for a label with the rulebook's terms marked, each at its first occurrence.

    The marks are links ``rule:glossary/…`` in the colour of the text, their tooltips the meaning.
    `seen` carries on from text to text which terms are marked already.
    """
    colour = QGuiApplication.palette().color(QPalette.ColorRole.WindowText).name()
    return glossary(language).mark(html, set() if seen is None else seen, colour)

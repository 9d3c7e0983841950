"""Numbers as the language writes them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def percentage(whole: int) -> str:
    """Return a percentage: 50% in English, 50 % (never torn apart) in Spanish."""
    return QCoreApplication.translate("Numbers", "{0}%").format(whole)

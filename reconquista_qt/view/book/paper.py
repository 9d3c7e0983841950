"""Documents for paper."""

from __future__ import annotations

from PySide6.QtGui import QFont, QTextDocument, QTextOption


def blank(points: float) -> QTextDocument:
    """Return an empty document of a size of text, which never breaks a word."""
    document = QTextDocument()
    font = QFont()
    font.setPointSizeF(points)
    document.setDefaultFont(font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    document.setDefaultTextOption(option)
    document.setDocumentMargin(0)
    return document

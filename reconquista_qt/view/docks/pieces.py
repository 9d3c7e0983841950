"""Small parts that the docks share: headings, muted lines, cards, rows of a breakdown."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.view.docks.note import Note
from reconquista_qt.view.fonts import serif

__all__ = ["Breakdown", "Card", "Heading", "Note", "empty", "scrolled"]


def empty(layout: QLayout, *, last: int = 0) -> None:
    """Put away all widgets of a layout, but those of its `last` items."""
    while layout.count() > last:
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()


class Heading(QLabel):
    """A heading in the serif of the board, larger than the text by `factor`."""

    def __init__(self, factor: float = 1.25, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._factor = factor
        self.setProperty("role", "title")
        self.fit()

    def fit(self) -> None:
        """Take the size of the text anew, for another text scale."""
        points = QLabel().font().pointSizeF()
        self.setFont(serif(points * self._factor))


class Card(QFrame):
    """A framed part of a dock."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.inside = QVBoxLayout(self)
        self.inside.setContentsMargins(10, 8, 10, 8)
        self.inside.setSpacing(4)


class Breakdown(QWidget):
    """Lines of text with a number at the end of each, the sum below a rule."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._shown: tuple[tuple[str, str], ...] = ()

    def show_lines(self, lines: Iterable[tuple[str, str]], total: tuple[str, str] | None) -> None:
        """Show (text, number) lines, and the total if there is one."""
        rows = tuple(lines)
        wanted = (*rows, ("", ""), total) if total is not None else rows
        if wanted == self._shown:
            return
        self._shown = wanted
        empty(self._grid)
        for row, (text, number) in enumerate(rows):
            self._put(row, text, number)
        if total is not None:
            rule = QFrame(self)
            rule.setProperty("role", "rule")
            self._grid.addWidget(rule, len(rows), 0, 1, 2)
            rule.show()
            self._put(len(rows) + 1, *total, bold=True)

    def _put(self, row: int, text: str, number: str, *, bold: bool = False) -> None:
        words, figure = QLabel(text, self), QLabel(number, self)
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        if bold:
            for label in (words, figure):
                font = label.font()
                font.setBold(True)
                label.setFont(font)
        self._grid.addWidget(words, row, 0)
        self._grid.addWidget(figure, row, 1)
        # A layout shows what it is given some time later, when all is laid out without it.
        for label in (words, figure):
            label.show()


def scrolled(page: QWidget, parent: QWidget) -> QScrollArea:
    """Return a page in a scroll area that never scrolls sideways."""
    area = QScrollArea(parent)
    area.setObjectName("dockScroll")
    page.setObjectName("dockScrollPage")
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area

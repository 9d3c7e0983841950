"""A text whose paragraphs can be gone to: the top stays where it is, what is sought is lit."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPoint, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from reconquista_qt.view.book.style import Ink
from reconquista_qt.view.theme import Theme

FLASH_MS: Final = 2600


class PlacedText(QTextBrowser):
    """Knows where its paragraphs are (`_places`: first and last position by anchor)."""

    placeChanged = Signal(str)  # the paragraph that was scrolled to

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._places: dict[str, tuple[int, int]] = {}
        self._top: tuple[str, int] = ("", 0)  # what stays at the top when lines break anew
        self._by_hand = False
        self._flashed = ""
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setDuration(FLASH_MS)
        self._fade.valueChanged.connect(lambda _value: self.viewport().update())
        self._fade.finished.connect(self._unlight)
        self.verticalScrollBar().actionTriggered.connect(self._take_hold)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    def _find_places(self, document: QTextDocument, ink: Ink) -> None:
        """Find where the paragraphs are, and underline the terms with dots."""
        dots = QTextCharFormat()
        dots.setForeground(QColor(ink.text))
        dots.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        dots.setUnderlineColor(QColor(ink.muted))
        starts: list[tuple[str, int]] = []
        terms: list[tuple[int, int]] = []
        block = document.begin()
        while block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                fragment = fragments.fragment()
                form = fragment.charFormat()
                for name in form.anchorNames():
                    starts.append((name, block.position()))
                if form.anchorHref().startswith("rule:glossary/") and form.toolTip():
                    terms.append((fragment.position(), fragment.length()))
                fragments += 1
            block = block.next()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        for position, length in terms:
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(dots)
        cursor.endEditBlock()
        last = document.characterCount() - 1
        ends = [*(position for _, position in starts[1:]), last]
        self._places = {
            name: (position, max(position, end - 1))
            for (name, position), end in zip(starts, ends, strict=False)
        }

    # -- places --------------------------------------------------------------------------------

    def has(self, anchor: str) -> bool:
        """Whether the page has a paragraph of this anchor."""
        return anchor in self._places

    def go_to(self, anchor: str, *, flash: bool = True) -> bool:
        """Bring a paragraph to the top, lit for a moment; False where the page has none such."""
        if anchor not in self._places:
            return False
        self.return_to((anchor, -10))
        if flash:
            self._light(anchor)
        return True

    def place(self) -> tuple[str, int]:
        """Return the paragraph at the top of the window, and how many pixels of it are above."""
        top = self.cursorForPosition(QPoint(4, 12)).position()
        anchor = ""
        for name, (start, _) in self._places.items():
            if start > top:
                break
            anchor = name
        if not anchor:
            return "", 0
        return anchor, -self._y_of(self._places[anchor][0])

    @property
    def top(self) -> tuple[str, int]:
        """The place (see `place`) that stays at the top of the window."""
        return self._top

    def return_to(self, place: tuple[str, int]) -> None:
        """Go back to a place that was the top of the window."""
        anchor, above = place
        if anchor in self._places:
            # Lay all of it out now, or the scroll bar would not reach so far yet.
            document, bar = self.document(), self.verticalScrollBar()
            document.documentLayout().blockBoundingRect(document.lastBlock())
            bar.setMaximum(max(0, math.ceil(document.size().height()) - self.viewport().height()))
            bar.setValue(bar.value() + self._y_of(self._places[anchor][0]) + above)
            self._top = place

    def _take_hold(self) -> None:
        self._by_hand = True

    def _scrolled(self) -> None:
        # The bar also moves when lines break anew; only the reader chooses another place.
        if self._by_hand:
            self._by_hand = False
            self._top = self.place()
            self.placeChanged.emit(self._top[0])

    def _y_of(self, position: int, *, bottom: bool = False) -> int:
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        rect = self.cursorRect(cursor)
        return rect.bottom() if bottom else rect.top()

    def _light(self, anchor: str) -> None:
        self._flashed = anchor
        self._fade.stop()
        self._fade.start()

    def _unlight(self) -> None:
        self._flashed = ""
        self.viewport().update()

    @property
    def flashed(self) -> str:
        """The paragraph that is lit now, "" for none."""
        return self._flashed

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, and over it the band of the paragraph that was gone to."""
        super().paintEvent(event)
        if not self._flashed or self._flashed not in self._places:
            return
        start, end = self._places[self._flashed]
        top, bottom = self._y_of(start) - 5, self._y_of(end, bottom=True) + 5
        strength = min(1.0, (1.0 - float(self._fade.currentValue())) * 2.5)
        painter = QPainter(self.viewport())
        gold = QColor(self._theme.colours.gold)
        margin = self.document().rootFrame().frameFormat().leftMargin()
        left = round(margin - 10)
        width = self.viewport().width() - 2 * left
        gold.setAlphaF(0.20 * strength)
        painter.fillRect(left, top, width, bottom - top, gold)
        gold.setAlphaF(strength)
        painter.fillRect(left, top, 3, bottom - top, gold)
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        """Stay at the place: at first Qt brings the text cursor into view."""
        super().showEvent(event)
        self.return_to(self._top)

"""The paragraphs of a text that is shown: where they are, which is on top, which is lit."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QObject, QPoint, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from reconquista_qt.view.book.style import Ink

FLASH_MS: Final = 2600


class Paragraphs(QObject):
    """Finds and goes to the paragraphs of a browser by their anchors."""

    placeChanged = Signal(str)  # the paragraph that was scrolled to

    def __init__(self, browser: QTextBrowser) -> None:
        super().__init__(browser)
        self._browser = browser
        self.spans: dict[str, tuple[int, int]] = {}  # first and last position by anchor
        self._top: tuple[str, int] = ("", 0)  # what stays at the top when lines break anew
        self._by_hand = False
        self._flashed = ""
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setDuration(FLASH_MS)
        self._fade.valueChanged.connect(lambda _value: browser.viewport().update())
        self._fade.finished.connect(self._unlight)
        browser.verticalScrollBar().actionTriggered.connect(self._take_hold)
        browser.verticalScrollBar().valueChanged.connect(self._scrolled)

    def forget(self) -> None:
        """Know none, before another text is shown."""
        self._fade.stop()
        self._flashed = ""
        self.spans = {}

    def find(self, document: QTextDocument, ink: Ink) -> None:
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
        self.spans = {
            name: (position, max(position, end - 1))
            for (name, position), end in zip(starts, ends, strict=False)
        }

    def has(self, anchor: str) -> bool:
        """Whether the page has a paragraph of this anchor."""
        return anchor in self.spans

    def go_to(self, anchor: str, *, flash: bool = True) -> bool:
        """Bring a paragraph to the top, lit for a moment; False where the page has none such."""
        if anchor not in self.spans:
            return False
        self.return_to((anchor, -10))
        if flash:
            self._light(anchor)
        return True

    def place(self) -> tuple[str, int]:
        """Return the paragraph at the top of the window, and how many pixels of it are above."""
        top = self._browser.cursorForPosition(QPoint(4, 12)).position()
        anchor = ""
        for name, (start, _) in self.spans.items():
            if start > top:
                break
            anchor = name
        if not anchor:
            return "", 0
        return anchor, -self._y_of(self.spans[anchor][0])

    @property
    def top(self) -> tuple[str, int]:
        """The place (see `place`) that stays at the top of the window."""
        return self._top

    def to_top(self) -> None:
        """Go to the beginning of the page."""
        self._browser.verticalScrollBar().setValue(0)
        self._top = ("", 0)

    def return_to(self, place: tuple[str, int]) -> None:
        """Go back to a place that was the top of the window."""
        anchor, above = place
        if anchor in self.spans:
            # Lay all of it out now, or the scroll bar would not reach so far yet.
            browser = self._browser
            document, bar = browser.document(), browser.verticalScrollBar()
            document.documentLayout().blockBoundingRect(document.lastBlock())
            bar.setMaximum(
                max(0, math.ceil(document.size().height()) - self._browser.viewport().height())
            )
            bar.setValue(bar.value() + self._y_of(self.spans[anchor][0]) + above)
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
        cursor = QTextCursor(self._browser.document())
        cursor.setPosition(position)
        rect = self._browser.cursorRect(cursor)
        return rect.bottom() if bottom else rect.top()

    def _light(self, anchor: str) -> None:
        self._flashed = anchor
        self._fade.stop()
        self._fade.start()

    def _unlight(self) -> None:
        self._flashed = ""
        self._browser.viewport().update()

    @property
    def flashed(self) -> str:
        """The paragraph that is lit now, "" for none."""
        return self._flashed

    def paint_light(self, gold: QColor) -> None:
        """Paint the band of the paragraph that was gone to over the page."""
        if not self._flashed or self._flashed not in self.spans:
            return
        browser = self._browser
        start, end = self.spans[self._flashed]
        top, bottom = self._y_of(start) - 5, self._y_of(end, bottom=True) + 5
        strength = min(1.0, (1.0 - float(self._fade.currentValue())) * 2.5)
        painter = QPainter(browser.viewport())
        margin = browser.document().rootFrame().frameFormat().leftMargin()
        left = round(margin - 10)
        width = browser.viewport().width() - 2 * left
        gold.setAlphaF(0.20 * strength)
        painter.fillRect(left, top, width, bottom - top, gold)
        gold.setAlphaF(strength)
        painter.fillRect(left, top, 3, bottom - top, gold)
        painter.end()

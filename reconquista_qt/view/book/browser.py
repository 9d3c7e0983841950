"""A text browser for the book: pages, paragraphs that can be gone to, terms, size of the text."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QUrl, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QToolTip, QWidget

from reconquista_qt.model.glossary import Glossary
from reconquista_qt.view.art.icons import icon_pixmap
from reconquista_qt.view.book.style import LEAST, MOST, STEP, Ink, css, ink_of
from reconquista_qt.view.theme import Theme

FLASH_MS: Final = 2600
COLUMN: Final = 44  # the widest a line may be, in times the size of the text
NARROW: Final = 32  # below so many times the size of the text, tables are set smaller
NARROW_SHEET: Final = 36
ICONS: Final = {"show": "pin", "example": "play"}


class BookBrowser(QTextBrowser):
    """Shows HTML made for it (`document.py`); tells which link was followed."""

    linkFollowed = Signal(str)  # rule:…, area:…, show:…, example:…
    sizeChanged = Signal(float)
    placeChanged = Signal(str)  # the paragraph that was scrolled to

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        compact: bool = False,
    ) -> None:
        """Make it; `compact` for a sheet of tables, without limit to the length of lines."""
        super().__init__(parent)
        self._theme = theme
        self._compact = compact
        self._body = ""
        self._size = 1.0
        self._places: dict[str, tuple[int, int]] = {}
        self._flashed = ""
        self._top: tuple[str, int] = ("", 0)  # what stays at the top when lines break anew
        self._by_hand = False
        self._narrow = False
        self._icons: dict[str, QPixmap] = {}
        self._glossary: Glossary | None = None
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setDuration(FLASH_MS)
        self._fade.valueChanged.connect(lambda _value: self.viewport().update())
        self._fade.finished.connect(self._unlight)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.verticalScrollBar().actionTriggered.connect(self._take_hold)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setCornerWidget(QWidget(self))  # else the style paints a light square
        self.anchorClicked.connect(self._clicked)
        self.document().setDocumentMargin(0)

    # -- what is shown -------------------------------------------------------------------------

    @property
    def ink(self) -> Ink:
        """The colours of the page."""
        return ink_of(self._theme)

    def show_body(self, body: str) -> None:
        """Show the body of a page, from its top."""
        self._body = body
        self._write()
        self.verticalScrollBar().setValue(0)
        self._top = ("", 0)

    def _write(self) -> None:
        self._fade.stop()
        self._flashed = ""
        self._places = {}
        points = self._points()
        document = self.document()
        document.setDefaultStyleSheet(
            css(self.ink, points, compact=self._compact, narrow=self._narrow)
        )
        self.setHtml(f"<body>{self._body}</body>")
        self._finish(document)
        self._fit_margins()

    def _finish(self, document: QTextDocument) -> None:
        """Find where the paragraphs are, and underline the terms with dots."""
        ink = self.ink
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

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draw the small icons of the page in its colours."""
        scheme, _, what = (name if isinstance(name, str) else name.toString()).partition(":")
        if scheme != "icon" or what not in ICONS:
            return None
        if what not in self._icons:
            side = round(self.fontMetrics().height() * 0.92 * self._size)
            self._icons[what] = icon_pixmap(
                ICONS[what], QColor(self.ink.muted), side, self.devicePixelRatioF()
            )
        return self._icons[what]

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

    # -- terms ---------------------------------------------------------------------------------

    def set_glossary(self, glossary: Glossary | None) -> None:
        """Explain the words of a glossary when the mouse rests on them; None explains none."""
        self._glossary = glossary

    def viewportEvent(self, event: QEvent) -> bool:
        """Show what the word under the mouse means, or what a button does."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = self.tip_at(event.pos())
            if tip:
                QToolTip.showText(event.globalPos(), tip, self.viewport())
                return True
        return super().viewportEvent(event)

    def tip_at(self, at: QPoint) -> str:
        """Return what the tooltip at a place of the window says, "" for none."""
        if self._glossary is None or self.document().documentLayout().anchorAt(
            QPointF(at) + QPointF(0, self.verticalScrollBar().value())
        ).startswith(("rule:phase", "show:", "example:")):
            return ""
        cursor = self.cursorForPosition(at)
        if not self.cursorRect(cursor).adjusted(-12, 0, 12, 0).contains(at):
            return ""
        term = self._glossary.at(cursor.block().text(), cursor.positionInBlock())
        return self._glossary.tip(term) if term is not None else ""

    # -- looks ---------------------------------------------------------------------------------

    @property
    def size_factor(self) -> float:
        """How much larger than the window's the text is."""
        return self._size

    def set_size_factor(self, size: float) -> None:
        """Make the text larger or smaller, staying at the same place."""
        size = min(MOST, max(LEAST, size))
        if size != self._size:
            self._size = size
            self._narrow = self._is_narrow
            self.rewrite()
            self.sizeChanged.emit(size)

    def larger(self) -> None:
        """Make the text a step larger."""
        self.set_size_factor(self._size * STEP)

    def smaller(self) -> None:
        """Make the text a step smaller."""
        self.set_size_factor(self._size / STEP)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme, staying at the same place."""
        self._theme = theme
        self.rewrite()

    def rewrite(self) -> None:
        """Write the page anew, staying at the same place."""
        self._icons.clear()
        top = self._top
        self._write()
        self.return_to(top)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel change the size of the text while Ctrl is held."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.larger() if event.angleDelta().y() > 0 else self.smaller()
            event.accept()
            return
        super().wheelEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Stay at the place: at first Qt brings the text cursor into view."""
        super().showEvent(event)
        self.return_to(self._top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep lines short enough to be read, and what is at the top there."""
        super().resizeEvent(event)
        narrow = self._is_narrow
        if narrow != self._narrow:
            self._narrow = narrow
            self.rewrite()
            return
        self._fit_margins()
        self.return_to(self._top)

    def _fit_margins(self) -> None:
        points = self._points()
        room = self.viewport().width()
        widest = room if self._compact else points * COLUMN * self.logicalDpiX() / 72
        side = max(points * (0.8 if self._narrow else 1.2), (room - widest) / 2)
        form = self.document().rootFrame().frameFormat()
        if round(form.leftMargin()) != round(side):
            form.setLeftMargin(side)
            form.setRightMargin(max(points * 0.8, min(side, room - widest - side)))
            form.setTopMargin(points)
            form.setBottomMargin(points * 3)
            self.document().rootFrame().setFrameFormat(form)

    @property
    def _is_narrow(self) -> bool:
        limit = NARROW_SHEET if self._compact else NARROW
        return self.width() < limit * self._points() * self.logicalDpiX() / 72

    def _points(self) -> float:
        return self.font().pointSizeF() * (0.95 if self._compact else 1.08) * self._size

    def _clicked(self, url: QUrl) -> None:
        self.linkFollowed.emit(url.toString())

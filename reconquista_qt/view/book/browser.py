"""A text browser for the book: pages, paragraphs that can be gone to, terms, size of the text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QToolTip, QWidget

from reconquista_qt.model.glossary import Glossary
from reconquista_qt.view.art.icons import icon_pixmap
from reconquista_qt.view.book.paragraphs import Paragraphs
from reconquista_qt.view.book.style import LEAST, MOST, STEP, Ink, css, ink_of
from reconquista_qt.view.theme import Theme

COLUMN: Final = 44  # the widest a line may be, in times the size of the text
NARROW: Final = 32  # below so many times the size of the text, tables are set smaller
NARROW_SHEET: Final = 36  # the same of the quick reference
ICONS: Final = {"show": "pin", "example": "play"}


class BookBrowser(QTextBrowser):
    """Shows HTML made for it (`document.py`); tells which link was followed."""

    linkFollowed = Signal(str)  # rule:…, area:…, show:…, example:…
    sizeChanged = Signal(float)

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
        self.paragraphs = Paragraphs(self)
        self._compact = compact
        self._body = ""
        self._size = 1.0
        self._narrow = False
        self._icons: dict[str, QPixmap] = {}
        self._glossary: Glossary | None = None
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
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
        self.paragraphs.to_top()

    def _write(self) -> None:
        self.paragraphs.forget()
        points = self._points()
        document = self.document()
        document.setDefaultStyleSheet(
            css(self.ink, points, compact=self._compact, narrow=self._narrow)
        )
        self.setHtml(f"<body>{self._body}</body>")
        self.paragraphs.find(document, self.ink)
        self._fit_margins()

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
        top = self.paragraphs.top
        self._write()
        self.paragraphs.return_to(top)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that zoom for the text, while the keyboard is here."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._zoom_of(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Make the text larger or smaller by the keys that do so everywhere."""
        if zoom := self._zoom_of(event):
            self.larger() if zoom > 0 else self.smaller()
            return
        super().keyPressEvent(event)

    def _zoom_of(self, event: QKeyEvent) -> int:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
                return 1
            if event.key() == Qt.Key.Key_Minus:
                return -1
        return 0

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel change the size of the text while Ctrl is held."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.larger() if event.angleDelta().y() > 0 else self.smaller()
            event.accept()
            return
        super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep lines short enough to be read, and what is at the top there."""
        super().resizeEvent(event)
        narrow = self._is_narrow
        if narrow != self._narrow:
            self._narrow = narrow
            self.rewrite()
            return
        self._fit_margins()
        self.paragraphs.return_to(self.paragraphs.top)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, and over it the band of the paragraph that was gone to."""
        super().paintEvent(event)
        self.paragraphs.paint_light(QColor(self._theme.colours.gold))

    def showEvent(self, event: QShowEvent) -> None:
        """Stay at the place: at first Qt brings the text cursor into view."""
        super().showEvent(event)
        self.paragraphs.return_to(self.paragraphs.top)

    def _fit_margins(self) -> None:
        points = self._points()
        room = self.viewport().width()
        widest = room if self._compact else points * COLUMN * self.logicalDpiX() / 72
        side = max(points * (0.6 if self._narrow else 1.2), (room - widest) / 2)
        form = self.document().rootFrame().frameFormat()
        if round(form.leftMargin()) != round(side):
            form.setLeftMargin(side)
            form.setRightMargin(max(points * 0.6, min(side, room - widest - side)))
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

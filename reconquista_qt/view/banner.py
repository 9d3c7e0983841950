"""A line over the board that says why something is refused, and goes away by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from reconquista_qt.model.book import BookKey
from reconquista_qt.view.art.icons import icon, icon_pixmap
from reconquista_qt.view.docks.note import COLOURED, set_anew

SHOWN_MS = 9000


class Banner(QFrame):
    """Never takes the keyboard and never stands in the way of the game."""

    linkFollowed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "warning")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 6, 8)
        self._picture = QLabel(self)
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.text.linkActivated.connect(self.linkFollowed)
        self.text.installEventFilter(self)
        self._top = 0
        self._said: tuple[str, BookKey | None] = ("", None)  # before terms are marked in it
        self._close = QToolButton(self)
        self._close.clicked.connect(self.hide)
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout.addWidget(self._picture)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._close)
        self._time = QTimer(self)
        self._time.setSingleShot(True)
        self._time.timeout.connect(self.hide)
        self.hide()
        self._retranslate()

    def say(self, html: str, *, book: BookKey | None = None, lasting: bool = False) -> None:
        """Show a sentence, for some seconds or (`lasting`) until it is closed.

        With a `book`, the terms of its rules tell what they mean.
        """
        self._said = (html, book)
        self._put()
        self.setAccessibleName(html)
        self._time.stop()
        if not lasting:
            self._time.start(SHOWN_MS)
        self.show()
        self.place()
        self.raise_()

    def _put(self) -> None:
        html, book = self._said
        if book is not None:
            from reconquista_qt.view.book.hover import with_glossary

            html = with_glossary(html, book, of=self.text)
        set_anew(self.text, html)

    def place(self, top: int | None = None) -> None:
        """Stand at the top of the parent (or so many pixels below), in its middle."""
        self._top = self._top if top is None else top
        below, layout = self.parentWidget(), self.layout()
        if below is None or layout is None:
            return
        room, line = below.width(), self.fontMetrics().height()
        width = min(room - 24, line * 34)
        height = layout.totalHeightForWidth(width)
        self.setGeometry((room - width) // 2, self._top + 12, width, max(height, line * 2))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay while the pointer is here."""
        self._time.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Count the seconds again."""
        if self.isVisible():
            self._time.start(SHOWN_MS // 2)
        super().leaveEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the links in the text the colours of another theme."""
        if watched is self.text and event.type() in COLOURED and self.text.text():
            self._put()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew in another language, and take the old sentence away."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.hide()
        elif event.type() in COLOURED:
            self._draw()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
        self._draw()

    def _draw(self) -> None:
        if not hasattr(self, "_close"):
            return
        palette = self.palette()
        size = round(self.fontMetrics().height() * 1.4)
        colour = palette.color(palette.ColorRole.Text)
        self._picture.setPixmap(icon_pixmap("shield", colour, size, self.devicePixelRatioF()))
        self._close.setIcon(icon("close", palette))

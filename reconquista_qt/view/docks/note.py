"""A line of explanation, with links to follow and terms of the rules that tell what they mean."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLabel, QToolTip, QWidget

from reconquista_qt.model.book import BookKey
from reconquista_qt.view.idle_tasks import IdleTaskQueue

NO_BOOK: Final = BookKey("", "")
COLOURED: Final = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange)


def set_anew(label: QLabel, html: str) -> None:
    """Set a text; links take the present colours, which they keep while a text is the same."""
    label.setText("")
    label.setText(html)


class Note(QLabel):
    """Wrapped; it takes the keyboard only where there is a link to come to."""

    _loaded: ClassVar[set[BookKey]] = set()  # the books whose glossary was read

    def __init__(self, *, muted: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = (
            "",
            NO_BOOK,
        )  # what was said and the book it speaks by, before terms are marked in it
        self.setWordWrap(True)
        if muted:
            self.setProperty("role", "muted")
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def say(self, html: str, book: BookKey) -> None:
        """Show a text; hovering a term of the rules (or coming to it by Tab) tells its meaning."""
        self._said = (html, book)
        if book in self._loaded:
            self._mark()
        else:
            # The first text is there at once; the glossary is read when nothing is more urgent.
            self._put(html)
            QTimer.singleShot(0, self, self._mark_once_seen)

    def _mark_once_seen(self) -> None:
        """Mark the terms, but not before the window that is being opened was seen."""
        tasks = self.window().findChild(IdleTaskQueue)
        if tasks is None or tasks.has_begun:
            self._mark()
        else:
            tasks.begun.connect(self._mark, Qt.ConnectionType.UniqueConnection)

    def _mark(self) -> None:
        from reconquista_qt.view.book.hover import with_glossary

        html, book = self._said
        if book.game:
            self._loaded.add(book)
            self._put(with_glossary(html, book, of=self))

    def _put(self, html: str) -> None:
        if html != self.text():
            self.setText(html)
            linked = "<a " in html
            policy = Qt.FocusPolicy.TabFocus if linked else Qt.FocusPolicy.NoFocus
            self.setFocusPolicy(policy)

    def changeEvent(self, event: QEvent) -> None:
        """Colour icon and links as another theme wants them."""
        super().changeEvent(event)
        if event.type() not in COLOURED or not hasattr(self, "_said"):
            return
        if self._said[1] in self._loaded:
            self._mark()
        if "<a " in self.text():
            set_anew(self, self.text())

    # -- by keyboard -----------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell of a term that the keyboard has come to."""
        super().focusInEvent(event)
        self._tell()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Tell of a term that the keyboard has come to."""
        super().keyReleaseEvent(event)
        self._tell()

    def _tell(self) -> None:
        word, book = self.selectedText(), self._said[1]
        if word and book in self._loaded:
            from reconquista_qt.model.glossary import glossary

            found = glossary(*book)
            term = found.find(word)
            if term is not None:
                at = self.mapToGlobal(QPoint(0, self.height()))
                QToolTip.showText(at, found.tip(term), self)

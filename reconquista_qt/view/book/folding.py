"""Contents and text of the book: side by side where there is room, else one of the two."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QSplitter, QWidget

from reconquista_qt.view.book.bar import BookBar

WIDE: Final = 46  # from so many text sizes of width on, contents and text stand side by side


class Folding(QObject):
    """Follows the width of the dock."""

    def __init__(
        self, dock: QWidget, splitter: QSplitter, contents: QWidget, text: QWidget, bar: BookBar
    ) -> None:
        super().__init__(dock)
        self._dock, self._splitter, self._bar = dock, splitter, bar
        self._contents, self._text = contents, text

    @property
    def is_narrow(self) -> bool:
        """Whether there is room for one of the two only."""
        return self._dock.width() < WIDE * self._dock.fontMetrics().averageCharWidth() * 2

    def fold(self, *, text: bool) -> None:
        """Where there is room for one only, show the text, or else the contents."""
        if self.is_narrow:
            self._contents.setVisible(not text)
            self._text.setVisible(text)
        else:
            self._text.setVisible(True)
        self._bar.set_contents_shown(not self._contents.isHidden())

    def toggle(self) -> None:
        """Show the contents, or put them away."""
        shown = self._contents.isHidden()
        if self.is_narrow:
            self.fold(text=not shown)
        else:
            self._contents.setVisible(shown)
            self._bar.set_contents_shown(shown)

    def searching(self, on: bool) -> None:
        """Show the contents, where the places that were found are listed."""
        if on:
            self._contents.show()
            self.fold(text=False)

    def fit(self) -> None:
        """Put both side by side where there is room."""
        dock = self._dock
        if self.is_narrow:
            self.fold(text=self._text.isVisibleTo(self._splitter))
        else:
            self._contents.setVisible(True)
            self._text.setVisible(True)
            left = min(dock.width() * 3 // 10, dock.fontMetrics().averageCharWidth() * 42)
            self._splitter.setSizes([left, dock.width() - left])
            self._bar.set_contents_shown(True)

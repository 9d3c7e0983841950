"""The middle of the window: the board, and the banner over it."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from reconquista_qt.view.banner import Banner


class Middle(QWidget):
    """The board fills it; the banner lies on top when it has something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board: QWidget | None = None
        self.banner = Banner(self)

    def put(self, board: QWidget) -> None:
        """Put the board in, below the banner."""
        self._board = board
        board.lower()
        board.setGeometry(self.rect())
        self.setMinimumSize(board.minimumSize())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the board fill the room."""
        if self._board is not None:
            self._board.setGeometry(self.rect())
        self.banner.place()
        super().resizeEvent(event)

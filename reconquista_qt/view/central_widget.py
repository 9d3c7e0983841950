"""The middle of the window: the board, and the banner over it."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from reconquista_qt.view.banner import Banner


class CentralWidget(QWidget):
    """The board fills it, below a bar that may stand at the top; the banner lies over the board
    when it has something to say.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board: QWidget | None = None
        self._bar: QWidget | None = None
        self.banner = Banner(self)

    def put(self, board: QWidget) -> None:
        """Put the board in, below the banner."""
        self._board = board
        board.lower()
        self.lay()
        self.setMinimumSize(board.minimumSize())

    def stand(self, bar: QWidget) -> None:
        """Let a bar stand above the board while it is shown; nothing of the board is covered."""
        self._bar = bar
        self.lay()

    def lay(self) -> None:
        """Give bar and board their places."""
        top, bar = 0, self._bar
        if bar is not None and not bar.isHidden():
            top = bar.sizeHint().height()
            bar.setGeometry(0, 0, self.width(), top)
        if self._board is not None:
            self._board.setGeometry(self.rect().adjusted(0, top, 0, 0))
        self.banner.place(top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the board fill the room."""
        self.lay()
        super().resizeEvent(event)

"""The caption under the board while events are shown: what happens, and how to go on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from reconquista_qt.view.retranslating import Retranslating

from .overlay import PaperFrame


class Caption(Retranslating, PaperFrame):
    """A strip at the lower edge of the view with the text of an event, and two buttons."""

    nextWanted = Signal()
    skipWanted = Signal()

    def __init__(self, view: QWidget, keep_clear: Callable[[], QRect] | None = None) -> None:
        """`keep_clear` tells what of the view is not to be covered: boxes that are read."""
        super().__init__(view)
        self._keep_clear = keep_clear
        self.setObjectName("caption")
        self._view = view
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(14, 7, 8, 7)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._next = QToolButton()
        self._next.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._next.clicked.connect(self.nextWanted)
        self._skip = QToolButton()
        self._skip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._skip.clicked.connect(self.skipWanted)
        row.addWidget(self._text, 1)
        row.addWidget(self._next)
        row.addWidget(self._skip)
        view.installEventFilter(self)
        self._retranslate()
        self.hide()

    def say(self, text: str, *, waits: bool) -> None:
        """Show a text; `waits` makes the button for the next event the one to press."""
        self._text.setText(text)
        self._next.setVisible(waits)
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        room = self._view.rect()
        width = min(room.width() - 24, 720)
        left = (room.width() - width) // 2
        clear = QRect() if self._keep_clear is None else self._keep_clear()
        if clear.bottom() > room.height() - 60 and left + width > clear.left():
            # At the left of what lies in that corner, where there is room.
            beside = clear.left() - 24
            if beside >= 260:
                width = min(width, beside)
                left = max(12, min(left, clear.left() - 12 - width))
        self.setFixedWidth(max(200, width))
        self._text.setFixedWidth(max(60, width - 40 - self._buttons_width()))
        self._row.activate()
        self.setFixedHeight(self._row.totalSizeHint().height())
        self.move(left, room.height() - self.height() - 14)

    def _buttons_width(self) -> int:
        shown = [self._skip] + ([self._next] if not self._next.isHidden() else [])
        return sum(button.sizeHint().width() + 8 for button in shown)

    def _retranslate(self) -> None:
        self._next.setText(self.tr("Next (Space)"))
        self._skip.setText(self.tr("Skip (Esc)"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the lower edge when the view is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

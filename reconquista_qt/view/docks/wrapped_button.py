"""A button whose text breaks into lines where the place is narrow."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyleOptionButton, QWidget

LEAST_PX = 120  # how narrow it may be made


class WrappedButton(QPushButton):
    """As high as its text needs at the width it has; nothing is cut off."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._measured = False  # whether it is asked for its size, in one line
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setStyleSheet("text-align: left;")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Return too, as on the board and in dialogs."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Give the style the lines that fit, one below the other."""
        super().initStyleOption(option)
        if not self._measured:
            option.text = "\n".join(self.lines(self.width()))

    def lines(self, width: int) -> list[str]:
        """Return the text as it breaks in a button of a width in pixels."""
        metrics, room = self.fontMetrics(), width - self._around().width()
        lines: list[str] = []
        for word in self.text().split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(longer.strip()) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def hasHeightForWidth(self) -> bool:
        """Tell that its height follows from its width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines at a width in pixels."""
        metrics = self.fontMetrics()
        text = metrics.lineSpacing() * (len(self.lines(width)) - 1) + metrics.height()
        return max(text + self._around().height(), self.sizeHint().height())

    def sizeHint(self) -> QSize:
        """Return the size that it likes to have: the text in one line."""
        self._measured = True
        try:
            return super().sizeHint()
        finally:
            self._measured = False

    def minimumSizeHint(self) -> QSize:
        """Return how small it may be made: the longest word has to fit."""
        metrics = self.fontMetrics()
        words = (metrics.horizontalAdvance(word) for word in self.text().split(" "))
        width = max(LEAST_PX, max(words, default=0) + self._around().width())
        return QSize(width, self.sizeHint().height())

    def _around(self) -> QSize:
        """Return the room that all but the text takes: frame, padding, icon."""
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return self.sizeHint() - text

"""A button with a counter and two lines."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from reconquista_qt.games.reconquista.board.art.cards import counter_pixmap
from reconquista_qt.view.art.colours import ArtTheme


class ChoiceButton(QPushButton):
    """A button with a counter, what it does, and a second line: its price, or why not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = ""
        self.possible = True
        self._second = ""
        self._theme: ArtTheme = "light"
        self.setProperty("role", "choice")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: ArtTheme) -> None:
        """Draw the counter of the choice as a theme does."""
        self._theme = theme
        self.update()

    def say(self, title: str, second: str, *, possible: bool, whole: str = "") -> None:
        """Show two lines, faded where the choice is not possible.

        `whole` is what screen readers say instead of a second line that is cut short.
        """
        self.setText(title)
        self._second = second
        self.possible = possible
        self.setAccessibleName(f"{title}: {whole}" if whole else f"{title}. {second}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room that two lines take."""
        line = self.fontMetrics().height()
        return QSize(line * 8, round(line * 2.45))

    def minimumSizeHint(self) -> QSize:
        """Return the least room: the counter and the whole first line."""
        height = self.sizeHint().height()
        font = self.font()
        font.setBold(True)
        words = QFontMetrics(font).horizontalAdvance(self.text())
        return QSize(max(self.fontMetrics().height() * 6, height + words + 8), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bevel as the style does, then counter and lines."""
        painter = QPainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        side = round(self.height() * 0.72)
        gap = (self.height() - side) // 2
        picture = counter_pixmap(self.picture, side, self.devicePixelRatioF(), self._theme)
        painter.setOpacity(1.0 if self.possible else 0.4)
        painter.drawPixmap(gap, gap, picture)
        painter.setOpacity(1.0)
        left = side + gap * 2
        room = self.width() - left - 6
        metrics = self.fontMetrics()
        group = QPalette.ColorGroup.Active if self.possible else QPalette.ColorGroup.Disabled
        top = round(self.height() / 2 - metrics.height() * 1.02)
        painter.setPen(self.palette().color(group, QPalette.ColorRole.ButtonText))
        font = self.font()
        font.setBold(self.possible)
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        title = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, top, room, metrics.height()), flags, title)
        font.setBold(False)
        font.setPointSizeF(font.pointSizeF() * 0.86)
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        second = painter.fontMetrics().elidedText(self._second, Qt.TextElideMode.ElideRight, room)
        below = QRect(left, top + metrics.height(), room, metrics.height())
        painter.drawText(below, flags, second)
        painter.end()

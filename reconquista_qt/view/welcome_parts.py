"""What the welcome is made of: the title of the game, and the ways to begin."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.desk import Greeting
from reconquista_qt.view.fonts import serif
from reconquista_qt.view.theme import Theme

TITLE: Final = QRectF(0, 30, 900, 470)  # what is painted of the map's title


class Title(QWidget):
    """The title of the game, in the language that is spoken."""

    def __init__(self, greeting: Greeting, parent: QWidget) -> None:
        super().__init__(parent)
        self._greeting = greeting
        self.theme: Theme | None = None
        self._sheet: tuple[Theme, Sheet] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def draw_anew(self) -> None:
        """Forget the drawing: its words are in another language now."""
        self._sheet = None
        self.update()

    def height_for(self, width: int) -> int:
        """Return the height that looks well in a width."""
        best = round(self.fontMetrics().height() * 11.5)
        return min(best, round(width * TITLE.height() / TITLE.width()))

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which it can be read."""
        line = self.fontMetrics().height()
        return QSize(line * 8, line * 5)

    def sizeHint(self) -> QSize:
        """Return the same: what is left over is given to it."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the title, as large as there is room for."""
        theme = self.theme
        if theme is None:
            return
        if self._sheet is None or self._sheet[0] is not theme:
            sheet = Sheet()
            self._greeting.paint_title(sheet, QRectF(0, 0, 900, 560), theme.board)
            self._sheet = (theme, sheet)
        scale = min(self.width() / TITLE.width(), self.height() / TITLE.height())
        painter = QPainter(self)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        painter.translate(-TITLE.center())
        self._sheet[1].paint(painter, TITLE.adjusted(-60, -60, 60, 60), scale)
        painter.end()


class WelcomeChoice(QPushButton):
    """A way to begin: a picture, a title, and what it is, in as many lines as that takes."""

    def __init__(self, greeting: Greeting, place: int, parent: QWidget) -> None:
        """`place` is that of the way among the others, which the game has a picture for."""
        super().__init__(parent)
        self._greeting, self._place, self._second = greeting, place, ""
        self.theme: Theme | None = None
        self.setProperty("role", "choice")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, title: str, second: str) -> None:
        """Show a title and what it means."""
        self.setText(title)
        self._second = second
        self.setAccessibleName(title)
        self.setAccessibleDescription(second)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Answer that the height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that both texts need."""
        first, second = self._rooms(width)
        line = self.fontMetrics().height()
        return max(round(line * 3.1), first.height() + second.height() + round(line * 0.9))

    def sizeHint(self) -> QSize:
        """Return the room at a common width."""
        width = self.fontMetrics().height() * 24
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least room."""
        line = self.fontMetrics().height()
        return QSize(line * 12, round(line * 3.1))

    def _rooms(self, width: int) -> tuple[QRect, QRect]:
        """Return where the two texts stand in a button of a width, as if it began at height 0."""
        line = self.fontMetrics().height()
        left = round(line * 3.4)
        room = QRect(left, 0, max(line * 4, width - left - round(line * 0.7)), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        font = serif(self.font().pointSizeF() * 1.25)
        first = QFontMetrics(font).boundingRect(room, flags, self.text())
        second = self.fontMetrics().boundingRect(room, flags, self._second)
        first.setWidth(room.width())
        second.setWidth(room.width())
        second.moveTop(first.bottom() + 1)
        return first, second

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bevel as the style does, then counter and texts."""
        painter = QPainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        if self.theme is None:
            return
        line = self.fontMetrics().height()
        side = round(line * 2.3)
        picture = self._greeting.picture(
            self._place, side, self.devicePixelRatioF(), self.theme.art
        )
        if picture is not None:
            painter.drawPixmap(round(line * 0.6), (self.height() - side) // 2, picture)
        first, second = self._rooms(self.width())
        down = (self.height() - first.height() - second.height()) // 2
        flags = int(Qt.TextFlag.TextWordWrap)
        painter.setPen(QColor(self.theme.colours.heading))
        painter.setFont(serif(self.font().pointSizeF() * 1.25))
        painter.drawText(first.translated(0, down), flags, self.text())
        painter.setPen(QColor(self.theme.colours.text))
        painter.setFont(self.font())
        painter.drawText(second.translated(0, down), flags, self._second)
        painter.end()

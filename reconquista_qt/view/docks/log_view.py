"""The list of the log: wrapped lines with links, drawn only where they are seen."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reconquista_qt.view.docks.log_model import ENTRY, LEVEL, TEXT
from reconquista_qt.view.docks.log_text import LogText, lay_out
from reconquista_qt.view.fonts import serif

Index = QModelIndex | QPersistentModelIndex
INDENT = (8, 10, 20)  # pixels, of each level: turn, phase, event
PADDING = (6, 5, 2)  # pixels above and below, of each level


class LogDelegate(QStyledItemDelegate):
    """Draws turns as bands, phases as headings, lines with their links."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[int, int] = {}

    def forget(self) -> None:
        """Measure all lines anew, for another width, font or language."""
        self._heights.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a wrapped line."""
        width = self._view.viewport().width()
        key = index.data(ENTRY).n
        height = self._heights.get(key)
        if height is None:
            layout = self.layout_of(index)
            level = index.data(LEVEL)
            height = round(layout.boundingRect().height()) + 2 * PADDING[level]
            self._heights[key] = height
        return QSize(width, height)

    def layout_of(self, index: Index) -> QTextLayout:
        """Return a row laid out to the width of the view."""
        level = index.data(LEVEL)
        text: LogText = index.data(TEXT)
        width = self._view.viewport().width() - INDENT[level] - 8
        return lay_out(text, self._font(level), self._view.palette(), width)

    def _font(self, level: int) -> QFont:
        font = self._view.font()
        if level == 0:
            return serif(font.pointSizeF() * 1.15)
        if level == 1:
            font.setBold(True)
        return font

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        painter.save()
        level = index.data(LEVEL)
        rect = QRectF(option.rect)
        palette, role = self._view.palette(), QPalette.ColorRole
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if level == 0:
            painter.fillRect(rect, palette.color(role.Highlight))
        elif chosen:
            painter.fillRect(rect, palette.color(role.AlternateBase))
        if chosen:
            painter.fillRect(
                QRectF(rect.left(), rect.top(), 3, rect.height()), palette.color(role.Accent)
            )
        if level == 1:
            painter.setPen(palette.color(role.Mid))
            painter.drawLine(rect.topLeft() + QPointF(8, 0.5), rect.topRight() + QPointF(-8, 0.5))
        inks = (role.HighlightedText, role.Accent, role.Text)
        painter.setPen(palette.color(inks[level]))
        self.layout_of(index).draw(painter, rect.topLeft() + QPointF(INDENT[level], PADDING[level]))
        painter.restore()

    def place_at(self, index: Index, rect: QRectF, point: QPointF) -> int:
        """Return which character of a row is under a point of the view, -1 where none is."""
        layout, level = self.layout_of(index), index.data(LEVEL)
        at = point - rect.topLeft() - QPointF(INDENT[level], PADDING[level])
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            if line.naturalTextRect().contains(at):
                on = line.CursorPosition.CursorOnCharacter
                return _character(line.xToCursor(at.x(), on))
        return -1


def _character(found: int | tuple[int, ...]) -> int:
    return found if isinstance(found, int) else found[0]


class LogView(QListView):
    """Shows the log, keeps to its end while it grows, and follows links."""

    linkFollowed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = LogDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        # Whether it keeps to its end: only who scrolls away wants it otherwise. Where the bar
        # stands tells nothing while the view is hidden, or rows are about to be laid out.
        self._keeps = True
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(lambda _action: self._scrolled())
        bar.rangeChanged.connect(lambda _least, _most: self._keep())

    def _scrolled(self) -> None:
        bar = self.verticalScrollBar()
        self._keeps = bar.sliderPosition() >= bar.maximum() - 4

    def _keep(self) -> None:
        if self._keeps:
            bar = self.verticalScrollBar()
            bar.setValue(bar.maximum())

    def remeasure(self) -> None:
        """Lay all rows out anew, staying at the end if that is where the view is."""
        at_end = self.is_at_end()
        self._delegate.forget()
        self.scheduleDelayedItemsLayout()
        if at_end:
            self.scrollToBottom()

    def is_at_end(self) -> bool:
        """Whether it keeps to the last line: nobody has scrolled away from it."""
        return self._keeps

    def look_at(self, index: QModelIndex) -> None:
        """Bring a row into sight, and stay there."""
        self.scrollTo(index, self.ScrollHint.PositionAtCenter)
        self._scrolled()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines to the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.remeasure()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the lines again in another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.remeasure()

    def place_at(self, point: QPointF) -> tuple[QModelIndex, int]:
        """Return the row under a point, and the character of its text (-1 where there is none)."""
        index = self.indexAt(point.toPoint())
        if not index.isValid():
            return index, -1
        return index, self._delegate.place_at(index, QRectF(self.visualRect(index)), point)

    def _target(self, point: QPointF) -> str:
        index, place = self.place_at(point)
        text: LogText | None = index.data(TEXT) if place >= 0 else None
        return text.target_at(place) if text is not None else ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over links."""
        hand = bool(self._target(event.position()))
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a link."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not event.modifiers():
            target = self._target(event.position())
            if target:
                self.linkFollowed.emit(target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the first link of the row on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            text: LogText = self.currentIndex().data(TEXT)
            if text.targets:
                self.linkFollowed.emit(text.targets[0][0])
            return
        super().keyPressEvent(event)
        self._scrolled()

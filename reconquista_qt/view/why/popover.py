"""The leaf that shows a breakdown beside its number: rows that light areas and open rules."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from reconquista_qt.view.board.overlay import PaperFrame
from reconquista_qt.view.fonts import serif
from reconquista_qt.view.why.reason import Part, Why
from reconquista_qt.view.why.rows import RowList, RuleTitle

EDGE = 8  # pixels to the edges of the window
LINES = 20  # the width, in heights of a line
INK = QPalette.ColorRole.ToolTipText


class WhyPopover(PaperFrame):
    """Stands in the window of its number; `pinned` it stays until it is put away."""

    areasShown = Signal(list)
    ruleWanted = Signal(str)
    areaWanted = Signal(str)
    entered = Signal()
    left = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("whyPopover")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.why: Why | None = None
        self.pinned = False
        self._closing = False
        outer = QVBoxLayout(self)
        outer.setContentsMargins(10, 8, 8, 9)
        outer.setSpacing(4)
        self._title = QLabel(self)
        self._scroll = QScrollArea(self)
        self._scroll.setObjectName("whyScroll")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setStyleSheet(
            "QScrollArea#whyScroll, QWidget#whyPage { background: transparent; border: none; }"
        )
        self._page = QWidget()
        self._page.setObjectName("whyPage")
        column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.list = RowList(self._page, INK)
        self._note = QLabel(self._page)
        self._rule = RowList(self._page, INK)
        for label in (self._title, self._note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setForegroundRole(INK)
            label.setWordWrap(True)
        self._note.setContentsMargins(4, 2, 4, 0)
        for widget in (self.list, self._note, self._rule):
            column.addWidget(widget)
        column.addStretch()
        self._scroll.setWidget(self._page)
        for rows in (self.list, self._rule):
            rows.areasShown.connect(self.areasShown)
            rows.ruleWanted.connect(self.ruleWanted)
            rows.areaWanted.connect(self.areaWanted)
        outer.addWidget(self._title)
        outer.addWidget(self._scroll, 1)
        self.hide()

    def tell(self, why: Why, rule_title: RuleTitle, at: QRect, *, pinned: bool) -> None:
        """Show a breakdown beside a rectangle of the parent."""
        self.why, self.pinned = why, pinned
        self._title.setText(why.title)
        self._title.setFont(serif(self.font().pointSizeF() * 1.15))
        self.list.tell(why.parts, why.total, rule_title)
        self._note.setText(why.note)
        self._note.setVisible(bool(why.note))
        note = QFont()
        note.setItalic(True)
        self._note.setFont(note)
        whole = [Part(rule_title(why.rule), "", why.rule)] if why.rule else []
        self._rule.tell(whole, None, rule_title)
        self.setAccessibleName(why.title)
        self.setAccessibleDescription(why.plain)
        self._place(at)
        self.show()
        self.raise_()

    def _place(self, at: QRect) -> None:
        """Stand below the number, above it where there is no room, and never outside."""
        parent, layout, page = self.parentWidget(), self.layout(), self._page.layout()
        assert parent is not None and layout is not None and page is not None
        room = parent.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        margins, line = layout.contentsMargins(), self.fontMetrics().height()
        width = min(line * LINES, room.width())
        inner = width - margins.left() - margins.right()
        head = self._title.heightForWidth(inner) + layout.spacing()
        body = self.list.needs(inner) + self._rule.needs(inner) + 2 * page.spacing()
        if not self._note.isHidden():
            body += self._note.heightForWidth(inner) + page.spacing()
        height = head + body + margins.top() + margins.bottom() + 2
        if height > room.height():
            height = room.height()
            bar = self._scroll.verticalScrollBar().sizeHint().width()
            width = min(width + bar, room.width())
        x = min(max(at.left(), room.left()), room.right() - width + 1)
        below, above = at.bottom() + 5, at.top() - 5 - height
        y = below if below + height <= room.bottom() or above < room.top() else above
        y = min(max(y, room.top()), room.bottom() - height + 1)
        self.setGeometry(QRect(QPoint(x, y), QPoint(x + width - 1, y + height - 1)))

    def take_keyboard(self) -> None:
        """Put the keyboard on the first row that leads somewhere, else on the leaf itself."""
        first = self.list.first or self._rule.first
        if first is None:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        (first or self).setFocus(Qt.FocusReason.PopupFocusReason)

    def put_away(self) -> None:
        """Vanish, and let the areas go out."""
        if self.isVisible() and not self._closing:
            # Whoever takes the keyboard now does so before Qt hands it to anybody.
            self._closing = True
            self.closed.emit()
            self._closing = False
            self.hide()
            self.pinned = False
            self.areasShown.emit([])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay while the pointer is here."""
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer has gone."""
        self.left.emit()

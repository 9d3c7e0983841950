"""Rows of a breakdown: each lights its areas, opens its rule, and takes the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from reconquista_qt.view.why.reason import Part

RuleTitle = Callable[[str], str]
TEXT = QPalette.ColorRole.WindowText
OPENS = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space))
INDENT = "\u2003"


class PartRow(QWidget):
    """A part: words, number and § side by side."""

    pointed = Signal(tuple)  # areas, none when the pointer or the keyboard has left
    ruleWanted = Signal(str)
    areaWanted = Signal(str)
    stepped = Signal(int)

    def __init__(self, parent: QWidget, role: QPalette.ColorRole = TEXT) -> None:
        super().__init__(parent)
        self.part = Part("")
        grid = QGridLayout(self)
        grid.setContentsMargins(4, 1, 4, 1)
        grid.setHorizontalSpacing(9)
        grid.setColumnStretch(0, 1)
        self.words, self.number, self._sign = (QLabel(self) for _ in range(3))
        for label in (self.words, self.number, self._sign):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setForegroundRole(role)
        self.words.setWordWrap(True)
        self._sign.setForegroundRole(QPalette.ColorRole.Link)
        self._sign.setMinimumWidth(self.fontMetrics().horizontalAdvance("§"))
        top = Qt.AlignmentFlag.AlignTop
        grid.addWidget(self.words, 0, 0)
        grid.addWidget(self.number, 0, 1, Qt.AlignmentFlag.AlignRight | top)
        grid.addWidget(self._sign, 0, 2, top)

    def tell(self, part: Part, title: str, *, bold: bool = False) -> None:
        """Show a part; `title` is that of its rule."""
        self.part = part
        indent = len(part.text) - len(part.text.lstrip(INDENT))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(4 + indent * self.fontMetrics().height(), 1, 4, 1)
        self.words.setText(part.text.lstrip(INDENT))
        self.number.setText(part.number)
        self._sign.setText("§" if part.rule else "")
        font = QFont()  # all but the weight stays that of the parent
        font.setBold(bold or part.strong)
        for label in (self.words, self.number):
            label.setFont(font)
        name = f"{self.words.text()}: {part.number}" if part.number else self.words.text()
        self.setAccessibleName(f"{name}. {title}" if title else name)
        self.setToolTip(title)
        leads = bool(part.rule or part.areas)
        hand = Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus if leads else Qt.FocusPolicy.NoFocus)

    def needs(self, width: int) -> int:
        """Return the height that a width needs, whatever the layout still believes."""
        layout = self.layout()
        assert isinstance(layout, QGridLayout)
        margins, gap = layout.contentsMargins(), layout.horizontalSpacing()
        taken = self.number.sizeHint().width() + self._sign.sizeHint().width() + 2 * gap
        room = width - taken - margins.left() - margins.right()
        height = max(self.words.heightForWidth(room), self.number.sizeHint().height())
        return height + margins.top() + margins.bottom()

    @property
    def leads(self) -> bool:
        """Whether there is a rule to open or an area to light."""
        return bool(self.part.rule or self.part.areas)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show where the pointer or the keyboard is."""
        if self.leads and (self.underMouse() or self.hasFocus()):
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tone = self.palette().color(QPalette.ColorRole.Link)
            painter.setPen(tone if self.hasFocus() else Qt.PenStyle.NoPen)
            tone.setAlpha(38)
            painter.setBrush(tone)
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 4, 4)
            painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the areas."""
        self.pointed.emit(self.part.areas)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Let the areas go out."""
        self.pointed.emit(())
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light the areas."""
        super().focusInEvent(event)
        self.pointed.emit(self.part.areas)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the areas go out."""
        super().focusOutEvent(event)
        self.pointed.emit(())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the rule, or go to the area where only that is meant."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        on_sign = event.position().x() >= self._sign.x() - 4
        if self.part.rule and (on_sign or len(self.part.areas) != 1):
            self.ruleWanted.emit(self.part.rule)
        elif len(self.part.areas) == 1:
            self.areaWanted.emit(self.part.areas[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the rule on Enter or the space bar; the arrows go from row to row."""
        if event.key() in OPENS and self.part.rule:
            self.ruleWanted.emit(self.part.rule)
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)


class RowList(QWidget):
    """Rows below each other, the sum below a line. Tab comes to one of them, arrows to all."""

    areasShown = Signal(list)
    ruleWanted = Signal(str)
    areaWanted = Signal(str)

    def __init__(self, parent: QWidget | None = None, role: QPalette.ColorRole = TEXT) -> None:
        super().__init__(parent)
        self._role = role
        self.rows: list[PartRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._line = QFrame(self)
        self._line.setProperty("role", "rule")
        self._line.hide()

    def tell(self, parts: Sequence[Part], total: Part | None, title: RuleTitle) -> None:
        """Show parts and their sum; rows that stay are not made anew."""
        wanted = [*parts, total] if total is not None else list(parts)
        while len(self.rows) > len(wanted):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(wanted):
            self.rows.append(self._make())
        for number, (row, part) in enumerate(zip(self.rows, wanted, strict=True)):
            last = total is not None and number == len(wanted) - 1
            row.tell(part, title(part.rule) if part.rule else "", bold=last)
        self._column.removeWidget(self._line)
        self._line.setVisible(total is not None and len(wanted) > 1)
        if total is not None:
            self._column.insertWidget(len(wanted) - 1, self._line)
        first = next((row for row in self.rows if row.leads), None)
        if first is not None:
            first.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _make(self) -> PartRow:
        row = PartRow(self, self._role)
        row.pointed.connect(lambda areas: self.areasShown.emit(list(areas)))
        row.ruleWanted.connect(self.ruleWanted)
        row.areaWanted.connect(self.areaWanted)
        row.stepped.connect(lambda step: self._step(row, step))
        self._column.addWidget(row)
        return row

    def _step(self, row: PartRow, step: int) -> None:
        leading = [other for other in self.rows if other.leads]
        place = leading.index(row) + step
        if 0 <= place < len(leading):
            leading[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def needs(self, width: int) -> int:
        """Return the height that a width needs."""
        line = 1 if not self._line.isHidden() else 0
        return sum(row.needs(width) for row in self.rows) + line

    @property
    def first(self) -> PartRow | None:
        """The row that the keyboard comes to first."""
        return next((row for row in self.rows if row.leads), None)

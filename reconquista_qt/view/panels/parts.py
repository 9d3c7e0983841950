"""What the panels are built of: rows of counters and of dice, headings, and lines with links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.view.art.colours import Side, Theme
from reconquista_qt.view.art.counters import paint_counter, pile_order
from reconquista_qt.view.art.dice import Outcome, paint_die, paint_rolling_die
from reconquista_qt.wording import Wording

THROW_MS = 700


class Flow(QLayout):
    """Lays widgets out in a row and goes on in the next one, like words."""

    def __init__(self, gap: int = 4) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, or None beyond the ends."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove and return an item."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Take no more room than needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that a width needs."""
        return self._lay(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        """Place the items."""
        super().setGeometry(rect)
        self._lay(rect, place=True)

    def sizeHint(self) -> QSize:
        """Return the size in one row."""
        sizes = [item.sizeHint() for item in self._items]
        wide = sum(size.width() + self._gap for size in sizes)
        return QSize(wide, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Return the size of the largest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _lay(self, rect: QRect, *, place: bool) -> int:
        x, y, high = rect.x(), rect.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if x + size.width() > rect.right() + 1 and high:
                x, y, high = rect.x(), y + high + self._gap, 0
            if place:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
            high = max(high, size.height())
        return y + high - rect.y()


class Counters(QWidget):
    """A force: one counter for each kind with its number."""

    def __init__(
        self,
        units: Mapping[str, int],
        wording: Wording,
        theme: Theme,
        size: int,
        *,
        lost: bool = False,
    ) -> None:
        super().__init__()
        self._units, self._theme, self._size, self._lost = dict(units), theme, size, lost
        self._kinds = list(reversed(pile_order(units)))
        text = wording.units(units)
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the room of all counters side by side."""
        return QSize(round(len(self._kinds) * self._size * 1.22) + 8, round(self._size * 1.34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the counters; lost ones are faded and hatched."""
        painter = QPainter(self)
        for i, kind in enumerate(self._kinds):
            place = QRectF(6 + i * self._size * 1.22, self._size * 0.14, self._size, self._size)
            paint_counter(
                painter, kind, place, count=self._units[kind], spent=self._lost, theme=self._theme
            )
        painter.end()


class DiceRow(QWidget):
    """Dice that roll and settle, each marked as hit or miss where that matters."""

    def __init__(
        self,
        dice: Sequence[tuple[int, str, str]],
        theme: Theme,
        size: int,
        *,
        roll: bool,
        label: str,
        milliseconds: int = THROW_MS,
    ) -> None:
        super().__init__()
        self._dice, self._theme, self._size = list(dice), theme, size
        self.setAccessibleName(label)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._throw = QVariantAnimation(self)
        self._throw.setStartValue(0.0)
        self._throw.setEndValue(1.0)
        self._throw.setDuration(milliseconds)
        self._throw.valueChanged.connect(self.update)
        self._throw.finished.connect(self.update)
        if roll and milliseconds > 0:
            self._throw.start()

    def _columns(self, width: int) -> int:
        return max(1, width // self._size)

    def sizeHint(self) -> QSize:
        """Return the room of up to eight dice in a row."""
        columns = max(1, min(len(self._dice), 8))
        return QSize(columns * self._size, self.heightForWidth(columns * self._size))

    def minimumSizeHint(self) -> QSize:
        """Return the room of one die."""
        return QSize(self._size, self._size)

    def heightForWidth(self, width: int) -> int:
        """Return the height of so many rows."""
        return self._size * max(1, -(-len(self._dice) // self._columns(width)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice."""
        painter = QPainter(self)
        columns = self._columns(self.width())
        rolling = self._throw.state() == QVariantAnimation.State.Running
        t = float(self._throw.currentValue()) if rolling else 1.0
        for i, (value, side, outcome) in enumerate(self._dice):
            row, column = divmod(i, columns)
            place = QRectF(column * self._size, row * self._size, self._size, self._size)
            colours = cast("Side | None", side or None)
            if t < 1:
                paint_rolling_die(painter, place, value, t, side=colours, theme=self._theme, seed=i)
            else:
                result = cast("Outcome | None", outcome or None)
                paint_die(painter, place, value, side=colours, outcome=result, theme=self._theme)
        painter.end()


class Panel(QScrollArea):
    """A scrolling column of lines; links lead to rules and areas."""

    ruleActivated = Signal(str)
    areaActivated = Signal(str)
    regionActivated = Signal(str)

    def __init__(
        self, wording: Wording, theme: Theme = "light", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.wording, self.theme = wording, theme
        self.throw_ms = THROW_MS
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._holder = QWidget()
        self._column = QVBoxLayout(self._holder)
        self._column.setContentsMargins(12, 10, 12, 12)
        self._column.setSpacing(6)
        self._column.addStretch(1)
        self.setWidget(self._holder)
        self.verticalScrollBar().rangeChanged.connect(self._to_end)

    def _to_end(self, least: int, most: int) -> None:
        self.verticalScrollBar().setValue(most)

    def counter_px(self) -> int:
        """Return the side of a counter: it grows with the text."""
        return max(30, round(self.fontMetrics().height() * 2.1))

    def die_px(self) -> int:
        """Return the side of a die: it grows with the text."""
        return max(28, round(self.fontMetrics().height() * 1.9))

    def empty(self) -> None:
        """Take everything away."""
        while self._column.count() > 1:
            item = self._column.takeAt(0)
            old = item.widget() if item is not None else None
            if old is not None:
                old.hide()
                old.deleteLater()

    def put(self, widget: QWidget) -> None:
        """Add a widget at the end."""
        self._column.insertWidget(self._column.count() - 1, widget)

    def line(self, html: str, name: str = "") -> QLabel:
        """Add a line of text with links; `name` is its object name for the style sheet."""
        label = QLabel(html)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setObjectName(name)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        label.linkActivated.connect(self._follow)
        self.put(label)
        return label

    def heading(self, html: str) -> QLabel:
        """Add a heading."""
        return self.line(f"<b style='font-size:large'>{html}</b>", "panelHeading")

    def rule(self, rule: str, text: str = "") -> str:
        """Return a link to a rule."""
        return f'<a href="rule:{rule}">{text or self.wording.rule_title(rule)}</a>'

    def area(self, area: str) -> str:
        """Return a link to an area."""
        return f'<a href="area:{area}">{self.wording.area(area)}</a>'

    def row(self, *widgets: QWidget) -> None:
        """Add widgets side by side, going on below where there is no room."""
        holder = QWidget()
        flow = Flow(8)
        holder.setLayout(flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        holder.setSizePolicy(policy)
        for widget in widgets:
            flow.addWidget(widget)
        self.put(holder)

    def labelled(self, text: str, widget: QWidget) -> None:
        """Add a widget with a label before it."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setMinimumWidth(self.fontMetrics().averageCharWidth() * 13)
        row.addWidget(label)
        if isinstance(widget, DiceRow):
            row.addWidget(widget, 1)
        else:
            row.addWidget(widget, 1, Qt.AlignmentFlag.AlignLeft)
        self.put(holder)

    def separator(self) -> None:
        """Add a thin line."""
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setObjectName("panelLine")
        self.put(line)

    def _follow(self, link: str) -> None:
        kind, _, target = link.partition(":")
        signal = {
            "rule": self.ruleActivated, "area": self.areaActivated, "region": self.regionActivated,
        }.get(kind)  # fmt: skip
        if signal is not None:
            signal.emit(target)

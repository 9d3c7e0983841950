"""Going to an area by the first letters of its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from reconquista_qt.view.docks.log_text import folded
from reconquista_qt.view.retranslating import Retranslating


class GoTo(Retranslating, QDialog):
    """A small list that narrows while one types; accents do not matter."""

    chosen = Signal(str)

    def __init__(
        self, areas: Iterable[str], name: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        """`name` gives the name of a place in the language that is spoken."""
        super().__init__(parent, Qt.WindowType.Popup)
        self._name = name
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        self.words = QLineEdit(self)
        self.list = QListWidget(self)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout.addWidget(self.words)
        layout.addWidget(self.list)
        for area in areas:
            item = QListWidgetItem(self.list)
            item.setData(Qt.ItemDataRole.UserRole, area)
        self.words.textChanged.connect(self._narrow)
        self.words.returnPressed.connect(self._go)
        self.words.installEventFilter(self)
        self.list.itemClicked.connect(self._go)
        line = self.fontMetrics().height()
        self.resize(line * 16, line * 16)
        self._retranslate()

    def ask(self) -> None:
        """Open over the middle of the parent."""
        self.words.clear()
        self._narrow()
        if (below := self.parentWidget()) is not None:
            self.move(below.mapToGlobal(below.rect().center()) - self.rect().center())
        self.show()
        self.words.setFocus()

    def _narrow(self) -> None:
        wanted = folded(self.words.text().strip())
        first = -1
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(not any(w.startswith(wanted) for w in _starts(item.text())))
            if first < 0 and not item.isHidden():
                first = row
        self.list.setCurrentRow(first)

    def _go(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.hide()
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows move in the list while the letters go to the line."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
            if step:
                rows = [r for r in range(self.list.count()) if not self.list.item(r).isHidden()]
                if rows:
                    at = self.list.currentRow()
                    place = rows.index(at) + step if at in rows else 0
                    self.list.setCurrentRow(rows[place % len(rows)])
                return True
        return super().eventFilter(watched, event)

    def _retranslate(self) -> None:
        self.words.setPlaceholderText(self.tr("Name of an area"))
        self.words.setAccessibleName(self.tr("Name of an area"))
        self.list.setAccessibleName(self.tr("Areas"))
        for row in range(self.list.count()):
            item = self.list.item(row)
            area = item.data(Qt.ItemDataRole.UserRole)
            item.setText(self._name(area))


def _starts(name: str) -> list[str]:
    whole = folded(name)
    return [whole, *whole.split()]

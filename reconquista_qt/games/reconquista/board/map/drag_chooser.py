"""The unit chooser: how many of each kind are to move."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.games.reconquista.board.art.counters import counter_icon, pile_order
from reconquista_qt.view.art.colours import Theme


class UnitChooser(QFrame):
    """A small popup with a number for each kind; tells what was chosen, or closes."""

    chosen = Signal(dict)

    def __init__(
        self,
        units: Mapping[str, int],
        start: Mapping[str, int],
        name: Callable[[str], str],
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("unitChooser")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(self.tr("Units to move"))
        layout = QVBoxLayout(self)
        title = self.tr("Units to move")
        layout.addWidget(QLabel(f"<b>{title}</b>"))
        grid = QGridLayout()
        layout.addLayout(grid)
        self._boxes: dict[str, QSpinBox] = {}
        for row, kind in enumerate(reversed(pile_order(units))):
            picture = QLabel()
            picture.setPixmap(counter_icon(kind, theme).pixmap(QSize(32, 32)))
            box = QSpinBox()
            box.setRange(0, units[kind])
            box.setValue(start.get(kind, 0))
            box.setSuffix(f" / {units[kind]}")
            box.setAccessibleName(name(kind))
            box.valueChanged.connect(self._check)
            label = QLabel(name(kind))
            label.setBuddy(box)
            grid.addWidget(picture, row, 0)
            grid.addWidget(label, row, 1)
            grid.addWidget(box, row, 2)
            self._boxes[kind] = box
        buttons = QDialogButtonBox()
        everyone = QPushButton(self.tr("All"))
        everyone.clicked.connect(
            lambda: self._set({k: b.maximum() for k, b in self._boxes.items()})
        )
        nobody = QPushButton(self.tr("None"))
        nobody.clicked.connect(lambda: self._set({}))
        self._take = QPushButton(self.tr("Move these"))
        self._take.setDefault(True)
        self._take.clicked.connect(self.accept)
        role = QDialogButtonBox.ButtonRole
        buttons.addButton(everyone, role.ResetRole)
        buttons.addButton(nobody, role.ResetRole)
        buttons.addButton(self._take, role.AcceptRole)
        layout.addWidget(buttons)
        self._check()

    def open_at(self, at: QPoint) -> None:
        """Open at a point of the screen, within it."""
        self.adjustSize()
        screen = self.screen().availableGeometry()
        x = min(at.x(), screen.right() - self.width())
        y = min(at.y(), screen.bottom() - self.height())
        self.move(max(screen.left(), x), max(screen.top(), y))
        self.show()
        next(iter(self._boxes.values())).setFocus()

    def value(self) -> dict[str, int]:
        """Return the number chosen of each kind, none with a zero."""
        return {kind: box.value() for kind, box in self._boxes.items() if box.value()}

    def accept(self) -> None:
        """Tell what was chosen and close."""
        units = self.value()
        self.close()
        if units:
            self.chosen.emit(units)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept with Return, close with Escape."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _set(self, units: Mapping[str, int]) -> None:
        for kind, box in self._boxes.items():
            box.setValue(units.get(kind, 0))

    def _check(self) -> None:
        self._take.setEnabled(bool(self.value()))

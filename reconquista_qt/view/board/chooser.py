"""The chooser of numbers: how many of each kind are taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
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


class CountRow(NamedTuple):
    """A kind of which some are chosen: its id, its name and picture, how many there are and are
    chosen at first.
    """

    id: str
    name: str
    picture: QPixmap
    most: int
    chosen: int


class CountChooser(QFrame):
    """A small popup with a number for each kind; tells what was chosen, or closes.

    `title` says what is chosen, `take` is on the button that takes it.
    """

    chosen = Signal(dict)  # how many by id

    def __init__(self, rows: Sequence[CountRow], title: str, take: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("countChooser")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(title)
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(f"<b>{title}</b>"))
        grid = QGridLayout()
        layout.addLayout(grid)
        self.boxes: dict[str, QSpinBox] = {}
        for number, row in enumerate(rows):
            picture = QLabel()
            picture.setPixmap(row.picture)
            box = QSpinBox()
            box.setRange(0, row.most)
            box.setValue(row.chosen)
            box.setSuffix(f" / {row.most}")
            box.setAccessibleName(row.name)
            box.valueChanged.connect(self._check)
            label = QLabel(row.name)
            label.setBuddy(box)
            grid.addWidget(picture, number, 0)
            grid.addWidget(label, number, 1)
            grid.addWidget(box, number, 2)
            self.boxes[row.id] = box
        buttons = QDialogButtonBox()
        everyone = QPushButton(self.tr("All"))
        everyone.clicked.connect(
            lambda: self._set({name: box.maximum() for name, box in self.boxes.items()})
        )
        nobody = QPushButton(self.tr("None"))
        nobody.clicked.connect(lambda: self._set({}))
        self._take = QPushButton(take)
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
        x = max(screen.left(), min(at.x(), screen.right() - self.width()))
        y = max(screen.top(), min(at.y(), screen.bottom() - self.height()))
        self.move(x, y)
        self.show()
        next(iter(self.boxes.values())).setFocus()

    def value(self) -> dict[str, int]:
        """Return the number chosen of each kind, none with a zero."""
        return {name: box.value() for name, box in self.boxes.items() if box.value()}

    def accept(self) -> None:
        """Tell what was chosen and close."""
        counts = self.value()
        self.close()
        if counts:
            self.chosen.emit(counts)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept with Return, close with Escape."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _set(self, counts: Mapping[str, int]) -> None:
        for name, box in self.boxes.items():
            box.setValue(counts.get(name, 0))

    def _check(self) -> None:
        self._take.setEnabled(bool(self.value()))

"""The chooser of pieces: which of a place, and how many of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
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

from reconquista_qt.model.surface import Piece
from reconquista_qt.view.art.colours import Theme

from .art import CounterArt, piece_pixmap
from .naming import Naming

_PIXELS = 34


class PieceChooser(QFrame):
    """A small popup with a number for each piece; tells what was chosen, or closes."""

    chosen = Signal(dict)  # how many by the id of the piece

    def __init__(
        self, pieces: Sequence[Piece], held: Mapping[str, int], naming: Naming, art: CounterArt,
        theme: Theme, parent: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("pieceChooser")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(self.tr("Pieces to move"))
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(f"<b>{self.tr('Pieces to move')}</b>"))
        grid = QGridLayout()
        layout.addLayout(grid)
        self.boxes: dict[str, QSpinBox] = {}
        for row, piece in enumerate(reversed(pieces)):
            picture = QLabel()
            ratio = self.devicePixelRatioF()
            picture.setPixmap(piece_pixmap(art, piece, _PIXELS, ratio, theme))
            box = QSpinBox()
            box.setRange(0, piece.count)
            box.setValue(held.get(piece.id, 0) if held else piece.count)
            box.setSuffix(f" / {piece.count}")
            name = naming.piece(piece)
            box.setAccessibleName(name)
            box.valueChanged.connect(self._check)
            label = QLabel(name)
            label.setBuddy(box)
            grid.addWidget(picture, row, 0)
            grid.addWidget(label, row, 1)
            grid.addWidget(box, row, 2)
            self.boxes[piece.id] = box
        buttons = QDialogButtonBox()
        everyone = QPushButton(self.tr("All"))
        everyone.clicked.connect(self._take_all)
        self._take = QPushButton(self.tr("Take these"))
        self._take.setDefault(True)
        self._take.clicked.connect(self.accept)
        buttons.addButton(everyone, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self._take, QDialogButtonBox.ButtonRole.AcceptRole)
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
        """Return the number chosen of each piece, none with a zero."""
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

    def _take_all(self) -> None:
        for box in self.boxes.values():
            box.setValue(box.maximum())

    def _check(self) -> None:
        self._take.setEnabled(bool(self.value()))

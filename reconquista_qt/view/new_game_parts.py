"""What the dialogs of a new game have in common: the seed, and what is folded away below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.kit.seeds import seed_by_chance
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Note, scrolled
from reconquista_qt.view.retranslating import Retranslating

WIDE: Final = 46  # lines of text
HIGH: Final = 48  # lines of text


def fit(dialog: QDialog) -> None:
    """Give a dialog the size that its cards ask for; with its title it fits a low screen."""
    give_size(dialog, WIDE, HIGH)


class SeedRow(Retranslating, QWidget):
    """The seed of the dice, by chance or as it is written."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._label = QLabel(self)
        self.field = QLineEdit(self)
        self.field.setValidator(QRegularExpressionValidator(r"\d{1,9}", self.field))
        self.another = QToolButton(self)
        self.another.clicked.connect(self.roll)
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.another)
        self._note = Note(parent=self)
        column = QVBoxLayout()
        column.addLayout(row)
        column.addWidget(self._note)
        form.addRow(self._label, column)
        self.roll()
        self._retranslate()

    @property
    def value(self) -> int:
        """The seed that is written, 1 where none is."""
        return int(self.field.text() or "1")

    def roll(self) -> None:
        """Put in a seed by chance."""
        self.field.setText(str(seed_by_chance()))

    def _retranslate(self) -> None:
        self._label.setText(self.tr("Seed of the dice"))
        self.field.setAccessibleName(self.tr("Seed of the dice"))
        self.another.setIcon(icon("dice", self.palette()))
        self.another.setToolTip(self.tr("Another seed by chance"))
        self.another.setAccessibleName(self.tr("Another seed by chance"))
        self._note.setText(self.tr("The same seed and the same moves give the same game."))


class Folded(QWidget):
    """A page that scrolls, below a button that shows it; at first it is hidden."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.button = QToolButton(self)
        self.button.setCheckable(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        column.addWidget(self.button)
        self._page = scrolled(page, self)
        column.addWidget(self._page, 1)
        self.button.toggled.connect(self._show)
        self._show(False)

    def _show(self, on: bool) -> None:
        self._page.setVisible(on)
        # Closed it takes no room from what lies above.
        high = QSizePolicy.Policy.Expanding if on else QSizePolicy.Policy.Maximum
        self.setSizePolicy(QSizePolicy.Policy.Preferred, high)
        self.button.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)

"""The foot of the sidebar: undo, redo, and the one button that goes on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QWidget

ICON_PX: Final = 22


class Foot(QHBoxLayout):
    """A row of buttons; the large one says and does what the primary action is just now."""

    def __init__(self, primary: QAction, undo: QAction, redo: QAction, page: QWidget) -> None:
        super().__init__()
        self._action = primary
        self.setSpacing(6)
        for action in (undo, redo):
            button = QToolButton(page)
            button.setDefaultAction(action)
            button.setIconSize(QSize(ICON_PX, ICON_PX))
            self.addWidget(button)
        self.primary = QPushButton(page)
        self.primary.setProperty("role", "primary")
        self.primary.clicked.connect(primary.trigger)
        primary.changed.connect(self._follow)
        self.addWidget(self.primary, 1)
        self._follow()

    def _follow(self) -> None:
        self.primary.setText(self._action.text())
        self.primary.setEnabled(self._action.isEnabled())
        self.primary.setToolTip(self._action.toolTip())

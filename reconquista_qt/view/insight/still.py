"""Keeps a page still while it changes: nothing is painted until everything is laid out."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget


class Still(QTimer):
    """Without it a progress bar, which paints at once, makes texts be seen cut off."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setSingleShot(True)
        self.timeout.connect(self._let_go)

    def hold(self) -> None:
        """Paint nothing till the layout, which is under way by then, is done."""
        self._page.setUpdatesEnabled(False)
        self.start()

    def _let_go(self) -> None:
        self._page.setUpdatesEnabled(True)

"""What belongs to the running program, and not to the window that happens to stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from reconquista_qt.view.faults import Faults
from reconquista_qt.view.interrupts import Interrupts

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow
    from reconquista_qt.view.single_instance_server import SingleInstanceServer


class Program(QObject):
    """Brings faults, wishes to end and other starts to the window that stands.

    A game has a window of its own: where one takes the place of another, these go on for it.
    """

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        super().__init__(app)
        self._window = window
        self._door: SingleInstanceServer | None = None
        self.faults = Faults(self)
        self.faults.told.connect(self._tell)
        self.interrupts = Interrupts(self, window)
        window.replaced.connect(self._go_on_with)

    def open_door(self) -> None:
        """Let other starts in: what they were given is opened here."""
        from reconquista_qt.view.single_instance_server import SingleInstanceServer

        self._door = SingleInstanceServer(self, self._window)

    def _go_on_with(self, window: MainWindow) -> None:
        self._window = self.interrupts.window = window
        if self._door is not None:
            self._door.window = window
        window.replaced.connect(self._go_on_with)

    def _tell(self, message: str, grave: bool) -> None:
        self._window.tell(message, grave)

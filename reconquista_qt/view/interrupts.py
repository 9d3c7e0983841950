"""Signals that end the program, in order: Ctrl+C in a terminal, the end of a session."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP")


class Interrupts(QObject):
    """Closes the window when the program is asked to end; asked again, it ends at once.

    Python hears of a signal only when it has something to do, and a window that waits has nothing:
    so that a byte wakes it, on a pipe, or on a socket where Qt can watch no pipe.
    """

    def __init__(self, parent: QObject, window: MainWindow) -> None:
        super().__init__(parent)
        self.window = window  # the one that stands
        self.status = 0  # with which the program ends, once it is asked to
        here, there, self._take = _sockets() if sys.platform == "win32" else _pipe()
        self._notifier = QSocketNotifier(here, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        signal.set_wakeup_fd(there, warn_on_full_buffer=False)
        for name in NAMES:
            number = getattr(signal, name, None)
            # Who starts a program with nohup wants it to outlive the terminal.
            if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, self._hear)

    def _wake(self) -> None:
        """Take the byte away, and end what the signal asked to end.

        Here, and not where the signal is heard, which may be amid the painting of a frame.
        """
        with contextlib.suppress(OSError):
            self._take()
        if self.status:
            self.end()

    def end(self) -> None:
        """Close the window and leave the loop, with it dialogs that wait for an answer."""
        self.window.close()
        QCoreApplication.exit(self.status)

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        self.status = 128 + number


def _pipe() -> tuple[int, int, Callable[[], object]]:
    """Return where bytes come out, where they go in, and what takes them away."""
    here, there = os.pipe()
    for end in (here, there):
        os.set_blocking(end, False)
    return here, there, lambda: os.read(here, 4096)


def _sockets() -> tuple[int, int, Callable[[], object]]:
    """Return the same of a pair of sockets."""
    import socket

    ends = socket.socketpair()
    for end in ends:
        end.setblocking(False)
    return ends[0].fileno(), ends[1].fileno(), lambda: ends[0].recv(4096)

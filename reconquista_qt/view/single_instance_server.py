"""The door of the open window: what a second start hands in is opened here."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLockFile, QObject, Qt, QThread, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication

from reconquista_qt.view.mac_files import Application
from reconquista_qt.view.single_instance import (
    GREETING,
    MOST_BYTES,
    TAKEN,
    socket_name,
    understood,
)

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

LATER_MS = 200
MOST_MS = 30_000  # of a visit


class SingleInstanceServer(QObject):
    """Open for one window of each player and screen; `is_open` tells whether it is this one."""

    def __init__(self, parent: QObject, window: MainWindow) -> None:
        super().__init__(parent)
        self.window = window  # the one that stands
        self._wanted: list[Path] = []
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._open)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        name = socket_name()
        # Whoever holds the lock has the door; the lock of a program that died holds nobody back.
        self._lock = QLockFile(f"{name}.lock" if os.path.isabs(name) else _lock_beside(name))
        self._lock.setStaleLockTime(0)
        self.is_open = False
        if self._lock.tryLock(0):
            QLocalServer.removeServer(name)
            self.is_open = self._server.listen(name)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)
        if isinstance(app, Application):
            app.fileWanted.connect(self._take_files)
            self._take_files()
        parent.destroyed.connect(self.close)

    def close(self) -> None:
        """Shut the door: the next start opens a window."""
        if self.is_open:
            self.is_open = False
            self._server.close()
        self._lock.unlock()

    def _take_files(self) -> None:
        """Open what the desktop has asked for by an event."""
        app = QCoreApplication.instance()
        if isinstance(app, Application) and (files := app.take()):
            self._wanted.append(Path(files[-1]))
            self._later.start(0)

    # -- visitors ----------------------------------------------------------------------------------

    def _greet(self) -> None:
        while (visitor := self._server.nextPendingConnection()) is not None:
            visitor.disconnected.connect(visitor.deleteLater)
            visitor.readyRead.connect(partial(self._listen, visitor))
            # Whoever says nothing, or half a line, is not waited for.
            QTimer.singleShot(MOST_MS, visitor, visitor.abort)
            visitor.write(GREETING)

    def _listen(self, visitor: QLocalSocket) -> None:
        if visitor.bytesAvailable() > MOST_BYTES:
            visitor.abort()
        elif visitor.canReadLine():
            wish = understood(bytes(visitor.readLine().data()))
            if wish is None:
                visitor.abort()
                return
            visitor.write(TAKEN)
            visitor.flush()
            visitor.disconnectFromServer()
            # Only the last of several files can stay on the table.
            self._wanted += wish[0][-1:]
            self._come_forward(wish[1])
            self._later.start(0)

    def _come_forward(self, tokens: dict[str, str]) -> None:
        window = self.window
        # Qt takes the token from here when it asks for the window to be activated.
        os.environ.update(tokens)
        if window.isMinimized():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if not window.isActiveWindow():
            QApplication.alert(window)

    def _open(self) -> None:
        """Open what was handed in, unless a dialog is just asking what to do with another game."""
        if QThread.currentThread().loopLevel() > 1 or QApplication.activeModalWidget():
            self._later.start(LATER_MS)
            return
        wanted, self._wanted = self._wanted[-1:], []
        for path in wanted:
            if not self._is_on_the_table(path):
                self._read(path)

    def _is_on_the_table(self, path: Path) -> bool:
        own = self.window.files.path
        with suppress(OSError):
            return own is not None and os.path.samefile(own, path)
        return False

    def _read(self, path: Path) -> None:
        window = self.window
        unsaved = bool(window.controller.can_undo) and not window.files.is_saved
        if window.files.read(path) and unsaved:
            text = self.tr("{0} is open. The game before it is kept among the saved games.")
            window.tell(text.format(path.name), False)


def _lock_beside(name: str) -> str:
    from reconquista_qt.storage.folders import folders

    folder = folders().state
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return str(folder / f"{name}.lock")

"""A worker process beside the window: started, listened to, stopped at once."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from reconquista_qt.ai.aside import Worker

LISTEN_MS: Final = 40


class Aside(QObject):
    """Runs one function at a time in a process of its own; the window never waits for it."""

    told = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._ear: Connection | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LISTEN_MS)
        self._timer.timeout.connect(self._listen)

    @property
    def is_running(self) -> bool:
        """Whether a worker is at work."""
        return self._process is not None

    def start(self, work: Worker, *arguments: Any) -> None:
        """Start a function of module level with these arguments; what ran before is stopped."""
        self.stop()
        # A process that starts afresh behaves alike on every platform, and copies no window.
        context = get_context("spawn")
        ear, mouth = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(mouth, *arguments), daemon=True)
        process.start()
        mouth.close()
        self._process, self._ear = process, ear
        self._timer.start()

    def _listen(self) -> None:
        ear = self._ear
        try:
            message = None
            while ear is not None and ear.poll():
                message = ear.recv()
                if self._ear is not ear:
                    return
            if message is not None:
                self.told.emit(message)
        except (EOFError, OSError):
            if message is not None:
                self.told.emit(message)
            if self._ear is ear:
                self.stop()

    def stop(self) -> None:
        """End the worker, whatever it does; nothing more is heard of it."""
        process, self._process = self._process, None
        ear, self._ear = self._ear, None
        self._timer.stop()
        if process is None:
            return
        process.kill()
        process.join(0.1)
        if ear is not None:
            ear.close()
        self.ended.emit()

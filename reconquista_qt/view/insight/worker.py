"""A process aside, as the window knows it: started, listened to, stopped; never waited for."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from reconquista_qt.ai.adviser import warm_up
from reconquista_qt.ai.background_process import BackgroundProcess, Job

LISTEN_MS: Final = 20


class Helper(QObject):
    """Lets a process do one job at a time, and tells what it says; the process stands by between.

    `told` comes with the newest message only: each says all that is known.
    """

    told = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None, niceness: int = 0) -> None:
        super().__init__(parent)
        self._kindness = niceness
        self._aside: BackgroundProcess | None = None
        self._running = False
        self._timer = QTimer(self)
        self._timer.setInterval(LISTEN_MS)
        self._timer.timeout.connect(self._listen)
        # Nothing may outlive the window.
        self.destroyed.connect(self._timer.stop)

    @property
    def is_running(self) -> bool:
        """Whether a job is under way that was neither stopped nor came to its end."""
        return self._running

    @property
    def is_settled(self) -> bool:
        """Whether the process does nothing but what is wanted."""
        return self._aside is None or self._aside.is_settled

    @property
    def is_warm(self) -> bool:
        """Whether the process stands by."""
        return self._aside is not None and not self._aside.is_busy and self._aside.is_settled

    def warm(self, game_id: str) -> None:
        """Start the process before it is needed, and let it load what it needs."""
        if self._aside is None:
            self._ready().start(warm_up, game_id)
            self._timer.start()

    def start(self, job: Job, *arguments: Any) -> None:
        """Do a job, in place of the one before."""
        self._running = True
        self._ready().start(job, *arguments)
        self._timer.start()

    def stop(self) -> None:
        """Drop the job at once; nothing more is heard of it."""
        if not self._running:
            return
        self._running = False
        if self._aside is not None:
            self._aside.stop()
        self.ended.emit()

    def close(self) -> None:
        """End the process of this helper."""
        self._timer.stop()
        aside, self._aside = self._aside, None
        if aside is not None:
            aside.close()
        self._end()

    def _end(self) -> None:
        if self._running:
            self._running = False
            self.ended.emit()

    def _ready(self) -> BackgroundProcess:
        if self._aside is None:
            self._aside = BackgroundProcess(self._kindness)
        return self._aside

    def _listen(self) -> None:
        aside = self._aside
        if aside is None:
            return
        said = aside.hear()
        if self._running:
            ended = not aside.is_busy
            if said:
                self.told.emit(said[-1])
            # Whoever was told may have wanted something else since.
            if ended and not aside.is_busy and self._aside is aside:
                self._end()
        if not aside.is_busy and aside.is_settled:
            self._timer.stop()

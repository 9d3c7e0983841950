"""Plays a plan of the adviser's, one action after the other, at the pace of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from reconquista_qt.engine.inputs import Acted
from reconquista_qt.model.controller import GameController

PAUSE_MS: Final = 700  # between two actions
SHORT_PAUSE_MS: Final = 60  # where nothing is animated


class PlanPlayer(QObject):
    """Stops by itself where the game goes another way, or somebody else takes a hand in it."""

    performing = Signal(int)  # the number of the input that comes now
    stepped = Signal()
    ended = Signal()

    def __init__(self, controller: GameController, presenter: Any, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._presenter = controller, presenter
        self._plan: tuple[Any, ...] = ()
        self._expected = 0
        self.at = 0  # the number of the planned action that comes next
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @property
    def is_playing(self) -> bool:
        """Whether there is more of a plan to come."""
        return bool(self._plan)

    def play(self, plan: Sequence[Any]) -> None:
        """Perform the first action of a plan, and soon the others."""
        self._plan, self.at = tuple(plan), 0
        self._expected = len(self._controller.session.inputs)
        self._next()

    def stop(self) -> None:
        """Leave the rest of the plan to the player."""
        self._timer.stop()
        if self._plan:
            self._plan = ()
            self.ended.emit()

    def perform(self, action: Any) -> bool:
        """Perform one action; False where the rules forbid it."""
        self.performing.emit(len(self._controller.session.inputs))
        return self._controller.submit(action)

    def _next(self) -> None:
        session = self._controller.session
        if not self._plan:
            return
        if self._presenter.is_playing:
            self._timer.start(SHORT_PAUSE_MS)
            return
        if len(session.inputs) != self._expected:
            self.stop()
            return
        action = self._plan[self.at]
        if self._controller.why_not(action) is not None or not self.perform(action):
            self.stop()
            return
        # A single choice that was left has been answered by itself.
        done = [one.action for one in session.inputs[self._expected :] if isinstance(one, Acted)]
        as_planned = list(self._plan[self.at : self.at + len(done)]) == done
        self.at += len(done)
        self._expected = len(session.inputs)
        if not as_planned or self.at >= len(self._plan):
            self.stop()
            return
        self.stepped.emit()
        at_once = self._presenter.speed == "instant" and not self._presenter.step_by_step
        self._timer.start(SHORT_PAUSE_MS if at_once else PAUSE_MS)

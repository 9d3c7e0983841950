"""The pace of the docks: none of them gives away what the board has yet to show."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.changes import Changes
from reconquista_qt.model.controller import GameController

LIVE = frozenset({"act", "dice"})


class Pace(QObject):
    """Tells whether the board is playing something whose end is open to the player's eye.

    A purchase or a march that meets nobody holds nothing back: the player knows where it leads,
    and may go on at once. Dice, and what follows a phase, are held back until they were shown.
    """

    came = Signal(object)  # the Entry that the board shows now, while the rest is held back
    over = Signal()  # everything was shown

    def __init__(self, presenter: Any, controller: GameController) -> None:
        super().__init__(presenter)
        self._presenter, self._controller = presenter, controller
        self._open = False  # whether what the board plays has an open end
        self.entry: Entry | None = None
        controller.changed.connect(self._changed)
        controller.reset.connect(self._finished)
        presenter.stepShown.connect(self._shown)
        presenter.finished.connect(self._finished)

    @property
    def holds(self) -> bool:
        """Whether the docks have to wait with what the game has come to."""
        return self._open and self._presenter.is_playing

    @property
    def picture(self) -> Any:
        """The position that the board shows."""
        return self._presenter.picture

    def _changed(self, changes: Changes) -> None:
        self._open = changes.cause in LIVE and self._presenter.is_playing and self._is_open(changes)
        if self.holds and self.entry is not None:
            self.came.emit(self.entry)

    def _is_open(self, changes: Changes) -> bool:
        first, last = changes.entries[0], changes.entries[-1]
        inputs = self._controller.session.inputs[first.input :]
        rolled = any(not isinstance(given, Acted) for given in inputs)
        return changes.cause == "dice" or rolled or last.phase != first.phase

    def _shown(self, entry: Entry) -> None:
        self.entry = entry
        if self.holds:
            self.came.emit(entry)

    def _finished(self) -> None:
        was_open, self._open, self.entry = self._open, False, None
        if was_open:
            self.over.emit()

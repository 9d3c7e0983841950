"""An example of a rulebook while it is played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from reconquista_qt.engine.journal import Entry


class PlayedExample(QObject):
    """Plays an example on a game of its own, forwards and backwards; a game says how.

    `rules` are the paragraphs that it is about, `entries` what the last step brought.
    """

    moved = Signal()  # another step than before

    rules: tuple[str, ...]
    entries: Sequence[Entry]

    @property
    def place(self) -> tuple[int, int]:
        """How many texts have been shown, this one included, and how many there are."""
        raise NotImplementedError

    @property
    def look(self) -> tuple[str, ...]:
        """The places to look at now."""
        raise NotImplementedError

    def forward(self) -> bool:
        """Play the next step; False after the last."""
        raise NotImplementedError

    def back(self) -> bool:
        """Go back a step; False at the start."""
        raise NotImplementedError

    def restart(self) -> None:
        """Go back to the very start."""
        raise NotImplementedError

"""What the window asks of the board of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal

from .view_camera import Camera

if TYPE_CHECKING:
    from reconquista_qt.view.theme import Theme
    from reconquista_qt.wording.words import Words

    from .playhead import Playhead


class GameBoard(Camera):
    """A board that is played on; the view of a game derives from it and fills in all of it.

    `selected` is the place that was chosen, "" for none; `presenter` goes through what happens.
    """

    ruleActivated = Signal(str)
    areaSelected = Signal(str)
    areaHovered = Signal(str)  # empty when no place is under the cursor

    presenter: Playhead
    selected: str
    shows_odds: bool
    fans_on_hover: bool
    magnifies_on_hover: bool
    reduced_motion: bool

    @property
    def is_holding(self) -> bool:
        """Whether pieces are taken up and not put down yet."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Draw the board as a theme does."""
        raise NotImplementedError

    def set_wording(self, wording: Words) -> None:
        """Speak another language; the words are those of the game on the board."""
        raise NotImplementedError

    def set_counters_hidden(self, hidden: bool) -> None:
        """Hide the pieces, or show them again."""
        raise NotImplementedError

    def select_area(self, area: str) -> None:
        """Make a place the chosen one."""
        raise NotImplementedError

    def anchor_of(self, area: str) -> QPoint:
        """Return where on the viewport a place is, in pixels."""
        raise NotImplementedError

    def cancel(self) -> bool:
        """Put down what is taken up; False where there was nothing."""
        raise NotImplementedError

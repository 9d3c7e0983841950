"""What the insights ask a game; the answers here are those of one that tells no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDockWidget, QLabel, QWidget

from reconquista_qt.ai.report import Luck
from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.review_words import ReviewWords
from reconquista_qt.view.art.colours import ArtTheme

if TYPE_CHECKING:
    from reconquista_qt.view.desk import Desk
    from reconquista_qt.view.why.reason import Why

Dice = Sequence[tuple[int, str, str]]  # face, side or "", hit, miss or ""


class LaidOver(QObject):
    """Figures that an action lays over the board, and takes away again."""

    ruleActivated = Signal(str)

    def show(self, on: bool) -> None:
        """Lay them down, or take them away."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show those of the position as it is."""
        raise NotImplementedError


class GameInsights:
    """A part of the desk; a game's own derives from this one.

    `levels` are the levels of victory with the least points of each, best first; none where they
    do not follow from points alone. `last_turn` is the turn after which every game is over.
    """

    levels: tuple[tuple[int, str], ...] = ()
    last_turn = 0

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    # -- parts of the window ---------------------------------------------------------------------

    def overlay(self, name: str) -> LaidOver:
        """Return the figures over the board that an action lays down: danger or chances."""
        raise NotImplementedError

    def statistics(self) -> QDockWidget:
        """Return the dock of the statistics; it has a signal `reviewWanted`."""
        raise NotImplementedError

    # -- seats -----------------------------------------------------------------------------------

    def seats(self) -> tuple[tuple[str, str], ...]:
        """Return the seats with their names, none where one player sits alone."""
        return ()

    def viewer(self) -> str:
        """Return the seat whose review is looked at first, "" for the first of the game."""
        return ""

    # -- breakdowns ------------------------------------------------------------------------------

    def event_why(self, entry: Entry) -> Why | None:
        """Return the breakdown of the numbers in an entry of the journal, None without any."""
        return None

    def score_why(self, score: object) -> Why | None:
        """Return where the points of a line of play come from, None where that is not told."""
        return None

    def luck_told(self) -> list[str]:
        """Return in a few sentences how the dice fell against what was to be expected."""
        return []

    # -- the review ------------------------------------------------------------------------------

    def level_of(self, points: float) -> str:
        """Return the level that some points amount to, "" where that does not follow from them."""
        return next((level for least, level in self.levels if points >= least), "")

    def level_colours(self, theme: ArtTheme) -> list[str]:
        """Return a colour for each of the levels."""
        return []

    def review_words(self, *, rich: bool = False) -> ReviewWords:
        """Return what tells of luck, mistakes and turning points."""
        languages = self._desk.window.languages
        return ReviewWords(
            languages.wording, languages.language, rich=rich, last_turn=self.last_turn
        )

    def dice_of_throw(self, luck: Luck, journal: Sequence[Entry]) -> Dice:
        """Return the dice of a throw in the order in which they fell."""
        return [(face, "", "") for values in luck.dice for face in values]

    def dice_row(self, dice: Dice, theme: ArtTheme, size: int, label: str) -> QWidget:
        """Return a picture of some dice, `size` pixels each."""
        row = QLabel(label)
        row.setAccessibleName(label)
        return row

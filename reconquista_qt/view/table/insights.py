"""What any table answers adviser, review and statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QWidget

from reconquista_qt.ai.report import Luck
from reconquista_qt.model.review_words import ReviewWords
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.insight.of_game import Dice, GameInsights
from reconquista_qt.view.numbers import digits

if TYPE_CHECKING:
    from .desk import TableDesk

FACES = "⚀⚁⚂⚃⚄⚅"


class TableReview(ReviewWords):
    """Throws are called after what their dice were for."""

    def kind(self, kind: str) -> str:
        """Return what dice were for, of several throws."""
        tell = getattr(self._wording, "purpose", None)
        told = str(tell(kind)) if tell is not None else ""
        return told or kind.replace("_", " ")


class TableInsights(GameInsights):
    """Reads everything off the game and its words."""

    @property
    def _table(self) -> TableDesk:
        return cast("TableDesk", self._desk)

    def statistics(self) -> QDockWidget:
        """Return the dock of points, luck and deeds."""
        from .statistics import TableStatistics

        desk = self._table
        return TableStatistics(desk.board, desk.seating, desk.window.languages, desk.window)

    def luck_told(self) -> list[str]:
        """Return the luck of each seat."""
        from .luck_words import luck_told

        desk = self._table
        return luck_told(desk.board)

    def seats(self) -> tuple[tuple[str, str], ...]:
        """Return the seats with their names."""
        naming = self._table.board.naming
        return tuple((seat, naming.seat(seat)) for seat in self._table.seating.seats)

    def viewer(self) -> str:
        """Return the seat whose review is looked at first: that of the person at the table."""
        return self._table.seating.viewer

    def review_words(self, *, rich: bool = False) -> ReviewWords:
        """Return what tells of luck, mistakes and turning points."""
        languages = self._desk.window.languages
        return TableReview(
            languages.wording, languages.language, rich=rich, last_turn=self.last_turn
        )

    def dice_of_throw(self, luck: Luck, journal: object) -> Dice:
        """Return the dice of a throw in the order in which they fell."""
        return [(face, "", "") for values in luck.dice for face in values]

    def dice_row(self, dice: Dice, theme: ArtTheme, size: int, label: str) -> QWidget:
        """Return the dice: as faces where they have six of them, else as numbers."""
        six = self._desk.window.controller.game.largest_die == 6
        faces = [FACES[face - 1] if six and face <= 6 else digits(face) for face, _, _ in dice]
        row = QLabel("\u2002".join(faces))
        row.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        font = row.font()
        font.setPixelSize(max(12, round(size * 0.8)))
        row.setFont(font)
        row.setAccessibleName(label)
        return row

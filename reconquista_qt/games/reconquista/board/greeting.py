"""What the welcome of a first start shows of Reconquista."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.desk import Greeting

from .art.cards import counter_pixmap
from .map.paint_ornaments import paint_title

PICTURES: Final = ("christian_army", "el_cid_christian", "muslim_army")


class ReconquistaGreeting(Greeting):
    """The title as the map has it, and counters."""

    def paint_title(self, sheet: Sheet, rect: QRectF, palette: BoardPalette) -> None:
        """Draw the title as the map has it, in the language that is spoken."""
        paint_title(sheet, rect, palette)

    def picture(self, way: int, side: int, ratio: float, theme: ArtTheme) -> QPixmap:
        """Return a counter."""
        return counter_pixmap(PICTURES[way], side, ratio, theme)

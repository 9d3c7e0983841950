"""Who sits where: a row for each seat, with its colour, its name and those who may sit there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from reconquista_qt.ai.levels import LEVEL_OF
from reconquista_qt.model.seating import PERSON
from reconquista_qt.view.art.colours import Tint
from reconquista_qt.view.docks.pieces import empty
from reconquista_qt.view.languages import Languages
from reconquista_qt.wording.players import PlayerNames
from reconquista_qt.wording.translator import Translator

from .naming import Naming

FEW: Final = 2  # seats, up to which each has a line of its own


class SeatRows(QWidget):
    """Offers for each seat a person or one of the computer's players; `boxes` by seat."""

    def __init__(
        self,
        players: Sequence[str],
        naming: Naming,
        languages: Languages,
        tint: Callable[[str, Sequence[str]], Tint],
        parent: QWidget,
    ) -> None:
        """`players` are the computer's, the usual one first; `tint` gives a seat's colours."""
        super().__init__(parent)
        self._players, self._naming, self._languages = tuple(players), naming, languages
        self._tint = tint
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.boxes: dict[str, QComboBox] = {}

    def show_seats(self, seats: Sequence[str], wanted: Mapping[str, str], after: QWidget) -> None:
        """Offer these seats; who was chosen stays, others sit as `wanted` says.

        By keys they come after a widget.
        """
        chosen = self.drivers()
        empty(self._grid)
        self.boxes = {}
        names = PlayerNames(Translator(self._languages.language))
        columns = 1 if len(seats) <= FEW else 2
        for number, seat in enumerate(seats):
            box = QComboBox(self)
            for who in (PERSON, *self._players):
                box.addItem(self._who(who, names), who)
                if who in LEVEL_OF:
                    told = names.strength(LEVEL_OF[who].mean)
                    box.setItemData(box.count() - 1, told, Qt.ItemDataRole.ToolTipRole)
            usual = PERSON if number == 0 or not self._players else self._players[0]
            at = box.findData(chosen.get(seat) or wanted.get(seat) or usual)
            box.setCurrentIndex(at if at >= 0 else box.findData(usual))
            box.setAccessibleName(self._naming.seat(seat))
            self.boxes[seat] = box
            row, column = divmod(number, columns)
            colour = QLabel(self)
            colour.setPixmap(self._colour(self._tint(seat, seats)))
            name = QLabel(self._naming.seat(seat), self)
            for place, widget in enumerate((colour, name, box)):
                self._grid.addWidget(widget, row, 3 * column + place)
            self._grid.setColumnStretch(3 * column + 2, 1)
        # Made anew, they come where they stand, and not after all others.
        before = after
        for box in self.boxes.values():
            QWidget.setTabOrder(before, box)
            before = box

    def drivers(self) -> dict[str, str]:
        """Return who was chosen for each seat."""
        return {seat: str(box.currentData()) for seat, box in self.boxes.items()}

    def _colour(self, tint: Tint) -> QPixmap:
        """Return a seat's colour as a small counter."""
        side, ratio = round(self.fontMetrics().height() * 0.8), self.devicePixelRatioF()
        pixmap = QPixmap(QSize(side, side) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(tint.shade), 1))
            painter.setBrush(QColor(tint.base))
            painter.drawRoundedRect(QRectF(0.5, 0.5, side - 1, side - 1), 2, 2)
        return pixmap

    def _who(self, who: str, names: PlayerNames) -> str:
        return self.tr("A person at this table") if who == PERSON else names.name(who)

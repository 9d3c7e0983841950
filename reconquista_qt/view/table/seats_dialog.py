"""Who plays, asked again in the middle of a game: somebody leaves, another one comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from reconquista_qt.view.art.colours import Tint
from reconquista_qt.view.dialogs.buttons import accept_or_cancel
from reconquista_qt.view.docks.pieces import Heading
from reconquista_qt.view.retranslating import Retranslating

from .seat_rows import SeatRows

if TYPE_CHECKING:
    from .desk import TableDesk


class SeatsDialog(Retranslating, QDialog):
    """Lets a person or one of the computer's players sit down in each seat; the game goes on."""

    def __init__(
        self, desk: TableDesk, tint: Callable[[str, Sequence[str]], Tint],
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`tint` gives a seat's colours, of all that there are."""
        super().__init__(parent)
        self._desk = desk
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        self._title = Heading(1.5, self)
        self._says = QLabel(self)
        self._says.setWordWrap(True)
        self.rows = SeatRows(
            desk.surface.players(), desk.board.naming, desk.window.languages, tint, self
        )
        for widget in (self._title, self._says, self.rows):
            layout.addWidget(widget)
        layout.addStretch()
        self.sit = accept_or_cancel(self, layout, self._sit_down)
        # Another game, a lesson or another hand at the table has seats of its own.
        desk.window.controller.reset.connect(self.reject)
        self._retranslate()

    def _sit_down(self) -> None:
        self.accept()
        self._desk.seat_others(self.rows.drivers())

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Who plays"))
        self._title.setText(self.tr("Who plays"))
        self._says.setText(
            self.tr("The game goes on as it stands. Who sits down sees what the seat may see.")
        )
        seating = self._desk.seating
        self.rows.show_seats(seating.seats, seating.drivers, self.rows)
        self.sit.setText(self.tr("Go on"))

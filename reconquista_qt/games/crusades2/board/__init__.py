"""The table of Crusades II: a map of hexes for each battle, counters that face, chits face down."""

from __future__ import annotations

from typing import Any

from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.model.surface import Picture, Piece
from reconquista_qt.view.art.colours import Theme, Tint
from reconquista_qt.view.table.geometry import HexBoard
from reconquista_qt.view.table.look import seat_tint
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.painters import Layers
from reconquista_qt.view.table.surface import TableSurface

from .counters import Counters
from .ground import battlefield, place_id
from .projection import CROSS, LEADER, Projection

EASTERN = ("muslim", "turk", "slav")


class Surface(TableSurface):
    """What Crusades II gives the window."""

    _field = ""

    def geometry(self, state: Any) -> HexBoard:
        """Return the hexes of the battle."""
        self._field = state.board.file["map"]
        return battlefield(state.board.id)[0]

    def painter(self, state: Any, board: Any) -> Layers:
        """Return the battle's ground."""
        return battlefield(state.board.id)[1]

    def projection(self) -> Projection:
        """Return what stands on it."""
        return Projection()

    def art(self) -> Counters:
        """Return what draws the counters."""
        return Counters(self.tint)

    def tint(self, piece: Piece, theme: Theme) -> Tint:
        """Return red for those from Europe's west, green for the others."""
        order = sorted(self._seats, key=lambda seat: seat in EASTERN)
        return seat_tint(piece.seat, order, theme)

    def piece_text(self, piece: Piece, words: Any) -> str:
        """Return the name of a unit or leader, and what is the matter with it."""
        if piece.art == CROSS:
            return str(words.cross())
        if piece.art == LEADER:
            chit = next((b[5:] for b in piece.badges if b.startswith("chit:")), "")
            return str(words.leader_piece(piece.id, chit))
        return str(words.unit_piece(piece.id, piece.art, piece.badges))

    def describe(self, place: str, picture: Picture, naming: Naming) -> str:
        """Return the ground of a hex: its name, terrain and height."""
        return str(naming.words.ground(place_id(self._field, place)))

    def turn_text(self, state: Any, naming: Naming) -> str:
        """Return the turn and its hour."""
        return str(naming.words.hour(state.board.id, state.turn))


SURFACE = Surface(GAME)

"""The table of Crusades II: a map of hexes for each battle, counters that face, chits face down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QDockWidget

from reconquista_qt.engine.game import any_game
from reconquista_qt.engine.options import Option
from reconquista_qt.games.crusades2.rules.actions import Action
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.model.odds import OddsQuestion
from reconquista_qt.model.surface import Aim, Lights, Picture, Piece
from reconquista_qt.view.art.colours import ArtTheme, Tint
from reconquista_qt.view.table.geometry import HexBoard
from reconquista_qt.view.table.items import MarkStyle
from reconquista_qt.view.table.look import seat_tint
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.painters import Layers
from reconquista_qt.view.table.surface import Overlay, TableSurface
from reconquista_qt.wording.words import Words as AnyWords

from . import combat
from .choices import FieldChoices
from .counters import Counters
from .ground import battlefield, place_id
from .lights import STYLES, CommandOverlay, FireOverlay, ZonesOverlay, held_lights
from .moves import FieldMoves
from .own_words import own_words
from .projection import CROSS, LEADER, Projection, has_waiting_box

if TYPE_CHECKING:
    from reconquista_qt.view.table.view import TableView

OVERLAYS: Final = (ZonesOverlay(), CommandOverlay(), FireOverlay())
EASTERN = ("muslim", "turk", "slav")


class Surface(TableSurface[State, Action, HexBoard]):
    """What Crusades II gives the window."""

    told = frozenset({
        "chit_revealed", "step_lost", "unit_routed", "unit_exhausted", "leader_hit", "cross_moved",
        "cross_captured", "victory_rolled", "victory_answered", "game_ended",
    })  # fmt: skip

    _field = ""

    def proposed(self, option: Option) -> Option:
        """Return a rule option with what is best between people: numbers that are even."""
        return replace(option, default="even") if option.id == "tables" else option

    def geometry(self, state: State) -> HexBoard:
        """Return the hexes of the battle."""
        self._field = state.board.file["map"]
        return battlefield(state.board.id, has_waiting_box(state))[0]

    def painter(self, state: State, board: HexBoard) -> Layers:
        """Return the battle's ground."""
        return battlefield(state.board.id, has_waiting_box(state))[1]

    def luck(self, purpose: str) -> int:
        """Return whether high dice are good; a melee is rolled for both at once."""
        high, low = ("fire", "withdrawal", "victory"), ("check", "recovery", "charge", "order")
        return 1 if purpose in high else -1 if purpose in low else 0

    def projection(self) -> Projection:
        """Return what stands on it."""
        return Projection()

    def art(self) -> Counters:
        """Return what draws the counters."""
        return Counters(self.tint)

    def seat_tint(self, seat: str, seats: Sequence[str], theme: ArtTheme) -> Tint:
        """Return red for those from Europe's west, green for the others."""
        return seat_tint(seat, sorted(seats, key=lambda one: one in EASTERN), theme)

    def moves(self, board: HexBoard) -> FieldMoves:
        """Return who may be taken up, and where they may go."""
        return FieldMoves(self.projection())

    def choices(self, board: HexBoard) -> FieldChoices:
        """Return what can be done, moves by the hex they leave."""
        return FieldChoices(board.places, self.closing, self.projection())

    def mark_styles(self) -> Mapping[str, Mapping[ArtTheme, MarkStyle] | MarkStyle]:
        """Return how zones, arcs, spans and targets look."""
        return STYLES

    def lights(self, state: State, seat: str, place: str, pieces: Sequence[Piece]) -> Lights:
        """Return zones and arcs for units that are held, the span for a leader."""
        return held_lights(state, place, pieces)

    def light_text(self, mark: str, naming: Naming) -> str:
        """Return what a zone, an arc or a span means for a hex."""
        return str(own_words(naming.words).light(mark))

    def aim(self, state: State, action: Action, left_out: frozenset[str]) -> Aim | None:
        """Return fire and melee as they are aimed before they are committed."""
        return combat.aim(state, action, left_out)

    def odds_of(self, state: State, seat: str, action: Action | None) -> OddsQuestion | None:
        """Return what the game is asked before orders, charges, fire and melee."""
        return None if action is None else combat.question(state, seat, action)

    def overlays(self) -> Sequence[Overlay[State]]:
        """Return zones, command and fire, each in the menu and on a key that is held."""
        return OVERLAYS

    def docks(self, view: TableView) -> Iterable[QDockWidget]:
        """Return the panel of leaders and their chits."""
        from .command_dock import CommandDock

        return (CommandDock(view),)

    def piece_text(self, piece: Piece, words: AnyWords) -> str:
        """Return the name of a unit or leader, and what is the matter with it."""
        if piece.art == CROSS:
            return str(own_words(words).cross())
        if piece.art == LEADER:
            chit = next((b[5:] for b in piece.badges if b.startswith("chit:")), "")
            return str(own_words(words).leader_piece(piece.id, chit))
        return str(own_words(words).unit_piece(piece.id, piece.art, piece.badges))

    def describe(self, place: str, picture: Picture, naming: Naming) -> str:
        """Return the ground of a hex: its name, terrain and height."""
        return str(own_words(naming.words).ground(place_id(self._field, place)))

    def turn_text(self, state: State, naming: Naming) -> str:
        """Return the turn and its hour."""
        return str(own_words(naming.words).hour(state.board.id, state.turn))


SURFACE = Surface(any_game(GAME))

"""The duel's table: a board of 37 hexes, two fencers, and a chit beside each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QDockWidget

from reconquista_qt.engine.agenda import ASKS
from reconquista_qt.model.odds import OddsQuestion, OddsRow
from reconquista_qt.model.surface import Choice, Picture, Piece, PlainChoices, Way
from reconquista_qt.view.table.art import PlainArt
from reconquista_qt.view.table.geometry import HexBoard
from reconquista_qt.view.table.painters import HexMap, Terrain, hex_map
from reconquista_qt.view.table.surface import Overlay, TableSurface
from tests.duel.rules.game import GAME
from tests.duel.rules.state import BONUS, HEXES, NAMES, NUMBER, SIDES, Move, State, Strike

CUPS = {"red": QRectF(-740, -130, 210, 260), "blue": QRectF(530, -130, 210, 260)}
# Axial coordinates as columns and rows, the odd columns half a hex lower.
BOARD = HexBoard(
    {f"{q},{r}": (q, r + (q - (q & 1)) // 2) for q, r in HEXES}, boxes=CUPS, margin=120.0
)
STYLES = {"grass": Terrain("#cfd8a0"), "sand": Terrain("#e2d3a0", "rough")}


class Projection:
    """Fencers where they stand; a chit that is not turned up is seen by its owner alone."""

    def picture(self, state: State, seat: str) -> Picture:
        places: dict[str, tuple[Piece, ...]] = {}
        for number, side in enumerate(SIDES):
            at = NAMES[state.at[number]]
            piece = Piece(side, "fencer", side, figures=str(state.need - state.hits[number]))
            places[at] = (*places.get(at, ()), piece)
            chit = state.chits[number]
            if chit:
                known = seat == side or state.up[number]
                places[side] = (Piece(f"{side}.chit", chit if known else "hidden", side),)
        return Picture(places, {"turn": state.turn, "hits": max(state.hits)})


class Moves:
    """The fencer who is asked goes to a neighbouring hex."""

    def liftable(self, state: State, place: str) -> tuple[Piece, ...]:
        side = _asked(state)
        if side and NAMES[state.at[SIDES.index(side)]] == place:
            return tuple(p for p in Projection().picture(state, side).at(place) if p.id == side)
        return ()

    def ways(self, state: State, place: str, lifted: tuple[Piece, ...]) -> Mapping[str, Way]:
        options = state.agenda[-1].options(state)  # type: ignore[attr-defined]
        return {NAMES[a.to]: Way(a, cost="1") for a in options if isinstance(a, Move)}

    def attempt(self, state: State, place: str, lifted: tuple[Piece, ...], to: str) -> Move | None:
        return Move(NUMBER[to]) if to in NUMBER else None

    def turns(self, state: State, place: str, piece: Piece) -> Mapping[int, Any]:
        return {}


class Choices(PlainChoices):
    """Moves are made on the board; a strike is aimed at the other fencer; resting ends the turn."""

    def group(self, state: State, decision: Any) -> tuple[Choice, ...]:
        side = _asked(state)
        foe = NAMES[state.at[1 - SIDES.index(side)]]
        found = []
        for choice in super().group(state, decision):
            if choice.id == "move":
                continue
            if isinstance(choice.actions[0], Strike):
                choice = Choice(choice.id, choice.actions, {foe: choice.actions})
            found.append(choice)
        return tuple(found)


def _asked(state: State) -> str:
    step = state.agenda[-1] if state.agenda and state.over is None else None
    return str(step.side) if step is not None and step.waits == ASKS else ""  # type: ignore[attr-defined]


class Reach(Overlay):
    """How many hexes each hex lies from the other fencer."""

    id = "reach"

    def title(self, naming: Any) -> str:
        return "Reach"

    def heat(self, state: State, seat: str) -> Mapping[str, tuple[float, str]]:
        foe = HEXES[state.at[1 - SIDES.index(seat or SIDES[0])]]
        found = {}
        for q, r in HEXES:
            dq, dr = q - foe[0], r - foe[1]
            far = max(abs(dq), abs(dr), abs(dq + dr))
            found[f"{q},{r}"] = (1 - far / 6, str(far))
        return found


class Surface(TableSurface):
    """What the duel gives the window."""

    closing = ("rest",)

    def geometry(self, state: State) -> HexBoard:
        return BOARD

    def projection(self) -> Projection:
        return Projection()

    def painter(self, state: State, board: Any) -> Any:
        terrain = {f"{q},{r}": "sand" if (q - r) % 3 == 0 else "grass" for q, r in HEXES}
        return hex_map(BOARD, HexMap(terrain, STYLES))

    def art(self) -> PlainArt:
        emblems = {"fencer": "sword", "guard": "shield", "lunge": "spear", "feint": "ring"}
        return PlainArt(self.tint, emblems=emblems, key="duel")

    def overlays(self) -> tuple[Reach, ...]:
        return (Reach(),)

    def docks(self, view: Any) -> tuple[QDockWidget, ...]:
        dock = QDockWidget("Judge", view.window())
        dock.setObjectName("judgeDock")
        return (dock,)

    def odds_of(self, state: State, seat: str, action: Any) -> OddsQuestion | None:
        if not isinstance(action, Strike):
            return None
        bonus = BONUS[state.chits[SIDES.index(_asked(state))]] if action.chit else 0
        rows = (OddsRow("chit", bonus, "2/strike"),) if action.chit else ()
        return OddsQuestion({"kind": "strike", "bonus": bonus}, rows)

    def moves(self, board: Any) -> Moves:
        return Moves()

    def choices(self, board: Any) -> Choices:
        return Choices(self.game, closing=self.closing)


SURFACE = Surface(GAME)

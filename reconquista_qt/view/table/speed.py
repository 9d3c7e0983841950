"""How fast a large table answers: a field of 725 hexes with 130 counters and no rules to speak of.

For `reconquista-qt bench`; nothing that players see.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import partial
from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from reconquista_qt.engine.agenda import Ask, Emit, Step
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.game import AnyGame, Game
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.engine.seats import Seat
from reconquista_qt.engine.session import Session
from reconquista_qt.model.controller import AnyController, GameController
from reconquista_qt.model.surface import Picture, Piece, Way
from reconquista_qt.view.theme import LOOKS

from .geometry import HexBoard
from .painters import HexMap, Layers, Terrain, hex_map
from .surface import TableSurface, any_surface
from .view import TableView

COLUMNS, ROWS, COUNTERS = 25, 29, 130
STEPS: Final = 300
SEATS: Final = ("first", "second")
CELLS: Final = {f"{c:02d}{r:02d}": (c, r) for c in range(COLUMNS) for r in range(ROWS)}
NAMES: Final = tuple(CELLS)


@record
class Wait(Ask["FieldState", str]):
    """The one decision: a counter may go anywhere near."""

    side = SEATS[0]
    kind = "wait"

    def options(self, state: FieldState) -> tuple[str, ...]:
        """Return nothing but the end."""
        return ("end",)

    def refuse(self, state: FieldState, action: object) -> Refusal | None:
        """Refuse nothing."""
        return None

    def apply(self, state: FieldState, action: object, emit: Emit | None) -> None:
        """Do nothing."""


class FieldState:
    """Counters on a field, each in a place of its own or two in one."""

    def __init__(self) -> None:
        self.agenda: list[Step[FieldState]] = [Wait()]
        self.turn, self.phase = 1, "wait"
        self.over: Over | None = None
        self.at = {f"u{i}": NAMES[(i * 29 + i // 25) % len(NAMES)] for i in range(COUNTERS)}

    def clone(self) -> FieldState:
        """Return itself: nothing ever changes."""
        return self


class FieldGame(Game[FieldState, str]):
    """Just enough of a game to put the field on a table."""

    id = "field"
    scenarios = ("field",)

    def new(self, scenario: str, options: Mapping[str, object]) -> FieldState:
        """Return the field."""
        return FieldState()

    def begin(self, state: FieldState, scenario: str, emit: Emit | None) -> None:
        """Begin without an event to tell of."""

    def position(self, state: FieldState) -> Data:
        """Return where the counters are."""
        return dict(state.at)

    def seats(self, state: FieldState) -> tuple[Seat, ...]:
        """Return two seats."""
        return tuple(Seat(seat, (seat,)) for seat in SEATS)

    def action_data(self, action: object) -> Data:
        """Return the one action."""
        return {"do": "end"}


class FieldTable:
    """The field's picture and its moves: each counter may go to some sixty hexes around it."""

    def picture(self, state: FieldState, seat: str) -> Picture:
        """Return the counters."""
        places: dict[str, tuple[Piece, ...]] = {}
        arts = ("foot", "rider", "bow", "leader")
        for number, (name, place) in enumerate(state.at.items()):
            piece = Piece(name, arts[number % 4], SEATS[number % 2], figures="4-6",
                          facing=number % 6, steps=2)  # fmt: skip
            places[place] = (*places.get(place, ()), piece)
        return Picture(places)

    def liftable(self, state: FieldState, place: str) -> tuple[Piece, ...]:
        """Return the first seat's counters."""
        return tuple(p for p in self.picture(state, "").at(place) if p.seat == SEATS[0])

    def ways(self, state: FieldState, place: str, lifted: tuple[Piece, ...]) -> Mapping[str, Way]:
        """Return the hexes within four columns and rows."""
        column, row = CELLS[place]
        found = {}
        for name, (c, r) in CELLS.items():
            far = max(abs(c - column), abs(r - row))
            if 0 < far <= 4:
                found[name] = Way("end", cost=str(far), path=(place, name))
        return found

    def attempt(self, state: FieldState, place: str, lifted: tuple[Piece, ...], to: str) -> None:
        """Return no action."""

    def turns(self, state: FieldState, place: str, piece: Piece) -> Mapping[int, object]:
        """Return no turn."""
        return {}


class FieldSurface(TableSurface[FieldState, str, HexBoard]):
    """The field as a table."""

    _board = HexBoard(CELLS)

    def geometry(self, state: FieldState) -> HexBoard:
        """Return the hexes."""
        return self._board

    def projection(self) -> FieldTable:
        """Return the picture."""
        return FieldTable()

    def moves(self, board: HexBoard) -> FieldTable:
        """Return the moves."""
        return FieldTable()

    def painter(self, state: FieldState, board: HexBoard) -> Layers:
        """Return a map with woods, hills on three levels and a road."""
        kinds = ("clear", "clear", "woods", "clear", "rough", "clear", "town")
        terrain = {name: kinds[(c * 5 + r * 3) % 7] for name, (c, r) in CELLS.items()}
        height = {
            name: max(0, 3 - (abs(c - 8) + abs(r - 9)) // 3) for name, (c, r) in CELLS.items()
        }
        styles = {
            "clear": Terrain("#dcd3a2"), "woods": Terrain("#b9c58a", "woods"),
            "rough": Terrain("#cdbf94", "rough"), "town": Terrain("#d8c9a0", "town"),
        }  # fmt: skip
        road = [f"{c:02d}{4 + c % 3:02d}" for c in range(COLUMNS)]
        return hex_map(self._board, HexMap(terrain, styles, height, roads=[road]))


class Silent:
    """Words of which there are none."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *_given: ""


def measure(width: int, height: int) -> dict[str, float]:
    """Return in milliseconds how long the table takes to stand there, to be hovered, to drag."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    begun = time.perf_counter()
    game = cast(AnyGame, FieldGame())  # type: ignore[abstract]
    controller: AnyController = GameController(Session.new(game, seed=1), home=game)
    view = TableView(controller, any_surface(FieldSurface(game)), LOOKS["light"], Silent())
    view.resize(width, height)
    view.show()
    view.fit()
    app.processEvents()
    figures = {"hex_shown_ms": (time.perf_counter() - begun) * 1000}
    while not view.board.map.is_settled():
        app.processEvents()
    hovers, drags = [], []
    for n in range(STEPS):
        at = QPoint(width // 4 + n * width // (2 * STEPS), height // 4 + n * height // (2 * STEPS))
        hovers.append(_timed(partial(_mouse, view, QEvent.Type.MouseMove, at, held=False)))
        app.processEvents()
    start = next(
        place for place in view.board.picture.places
        if view.movable(place) and _amid(view, place)
    )  # fmt: skip
    home = view.anchor_of(start)
    _mouse(view, QEvent.Type.MouseButtonPress, home, held=True)
    _mouse(view, QEvent.Type.MouseMove, home + QPoint(40, 40), held=True)
    app.processEvents()
    assert view.selection is not None, "nothing is dragged"
    for n in range(STEPS):
        at = home + QPoint(40 + 4 * (n % 50), 40 + 3 * (n % 40))
        drags.append(_timed(partial(_drag, app, view, at)))
    view.mouse.drop()
    view.close()
    figures["hex_hover_p99_ms"] = _share(hovers, 0.99)
    figures["hex_drag_p99_ms"] = _share(drags, 0.99)
    figures["hex_drag_ms"] = _share(drags, 0.5)
    return figures


def _amid(view: TableView, place: str) -> bool:
    return view.viewport().rect().adjusted(200, 200, -400, -400).contains(view.anchor_of(place))


def _mouse(view: TableView, kind: QEvent.Type, at: QPoint, *, held: bool) -> None:
    left = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
    button = left if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
    where = QPointF(view.viewport().mapToGlobal(at))
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(
        view.viewport(), QMouseEvent(kind, QPointF(at), where, button, left, none)
    )


def _drag(app: QApplication, view: TableView, at: QPoint) -> None:
    _mouse(view, QEvent.Type.MouseMove, at, held=True)
    app.processEvents()


def _timed(action: Any) -> float:
    started = time.perf_counter()
    action()
    return (time.perf_counter() - started) * 1000


def _share(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, round(len(values) * share))]

"""A toy on hexes: two seats move their units in turn; whoever comes next to another may hit it.

It has dice, facing, piles, a hidden kind and a path for each move: all that a table shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from reconquista_qt.engine.agenda import Ask, Emit, Roll, Step
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.game import Game
from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.engine.seats import Seat, Standing
from reconquista_qt.model.surface import BoardLine, Picture, Piece
from reconquista_qt.view.table.geometry import HexBoard
from reconquista_qt.view.table.painters import HexMap, Terrain, hex_map
from reconquista_qt.view.table.surface import TableSurface

SEATS = ("red", "green")
REACH = 2


@record
class Unit:
    """A unit: where it is, whose, and what it is."""

    hex: str
    seat: str
    kind: str
    facing: int = 0


@record
class Move:
    """Move a unit along some hexes."""

    unit: str
    path: tuple[str, ...]


@record
class Turn:
    """Turn a unit."""

    unit: str
    facing: int


@record
class Hit:
    """Hit what stands in a hex."""

    hex: str


@record
class Done:
    """End the turn."""


@record
class Moved(Event):
    """A unit moved."""

    kind = "moved"
    unit: str
    path: tuple[str, ...]
    rule: str = "1"


@record
class Struck(Event):
    """A unit was hit or not."""

    kind = "struck"
    hex: str
    die: int
    rule: str = "2"


@record
class Act(Ask):
    """A seat does one thing after another."""

    side: str = "red"
    kind = "act"
    rule = "1"

    def options(self, state: State) -> tuple[Any, ...]:
        found: list[Any] = []
        for name, unit in state.units.items():
            if unit.seat != self.side or name in state.moved:
                continue
            found += [Move(name, path) for path in state.paths(unit.hex)]
            found += [Turn(name, f) for f in range(6) if f != unit.facing]
        near = {h for u in state.units.values() if u.seat == self.side for h in near_of(u.hex)}
        foes = {u.hex for u in state.units.values() if u.seat != self.side}
        found += [Hit(h) for h in sorted(near & foes)]
        return (*found, Done())

    def refuse(self, state: State, action: Any) -> Refusal | None:
        if action in self.options(state):
            return None
        return Refusal("1", "too-far")

    def apply(self, state: State, action: Any, emit: Emit | None) -> None:
        match action:
            case Move(unit, path):
                state.units[unit] = replace(state.units[unit], hex=path[-1])
                state.moved = state.moved | {unit}
                if emit:
                    emit(Moved(unit, path))
            case Turn(unit, facing):
                state.units[unit] = replace(state.units[unit], facing=facing)
            case Hit(hex):
                state.agenda.append(Strike(hex))
            case Done():
                state.agenda.pop()
                state.moved = frozenset()
                state.turn += self.side == SEATS[1]
                state.agenda.append(Act(SEATS[1 - SEATS.index(self.side)]))


@record
class Strike(Roll):
    """A ten-sided die decides."""

    hex: str
    faces = 10
    purpose = "strike"

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        if values[0] >= 6:
            name = next(n for n, u in state.units.items() if u.hex == self.hex)
            del state.units[name]
        if emit:
            emit(Struck(self.hex, values[0]))
        seats = {u.seat for u in state.units.values()}
        if len(seats) == 1:
            state.over = Over("alone", 1, "victory", winner=next(iter(seats)))


def cell_of(name: str) -> tuple[int, int]:
    return int(name[:2]), int(name[2:])


def near_of(name: str) -> tuple[str, ...]:
    column, row = cell_of(name)
    low = column % 2
    cells = [(column, row - 1), (column, row + 1)]
    for dc in (-1, 1):
        cells += [(column + dc, row - 1 + low), (column + dc, row + low)]
    return tuple(f"{c:02d}{r:02d}" for c, r in cells if c >= 0 and r >= 0)


class State:
    """Units by id, and whose turn it is."""

    __slots__ = ("agenda", "turn", "phase", "over", "units", "moved", "size")

    def __init__(self, size: tuple[int, int], units: dict[str, Unit]) -> None:
        self.agenda: list[Step] = [Act("red")]
        self.turn, self.phase, self.over = 1, "act", None
        self.units, self.moved, self.size = units, frozenset(), size

    def clone(self) -> State:
        twin = State(self.size, dict(self.units))
        twin.agenda, twin.turn, twin.phase = list(self.agenda), self.turn, self.phase
        twin.over, twin.moved = self.over, self.moved
        return twin

    def paths(self, start: str) -> Iterator[tuple[str, ...]]:
        """Yield a shortest path to each free hex within reach."""
        taken = {unit.hex for unit in self.units.values()}
        seen, edge = {start}, [(start,)]
        for _ in range(REACH):
            following = []
            for path in edge:
                for name in near_of(path[-1]):
                    column, row = cell_of(name)
                    if name in seen or column >= self.size[0] or row >= self.size[1]:
                        continue
                    seen.add(name)
                    if name not in taken:
                        following.append((*path, name))
                        yield (*path, name)
            edge = following


class Toy(Game[State, Any]):
    """The toy as a game."""

    id = "toy"
    largest_die = 10
    scenarios = ("small", "large")

    def __init__(self, hides: bool = False) -> None:
        self._hides = hides

    @property
    def hides(self) -> bool:
        return self._hides

    def scenario_name(self, scenario: str) -> dict[str, str]:
        return {"en": scenario, "es": scenario}

    def new(self, scenario: str, options: Any) -> State:
        if scenario == "large":
            units = {}
            for i in range(130):
                seat = SEATS[i % 2]
                column, row = (i * 7) % 25, (i * 11) % 29
                kind = ("foot", "rider", "bow", "leader")[i % 4]
                units[f"u{i}"] = Unit(f"{column:02d}{row:02d}", seat, kind, i % 6)
            return State((25, 29), units)
        return State(
            (7, 6),
            {
                "r1": Unit("0101", "red", "foot"), "r2": Unit("0203", "red", "rider", 2),
                "g1": Unit("0401", "green", "bow", 3), "g2": Unit("0503", "green", "leader", 4),
            },
        )  # fmt: skip

    def begin(self, state: State, scenario: str, emit: Emit | None) -> None:
        return

    def position(self, state: State) -> dict[str, Any]:
        return {
            "game": self.id, "turn": state.turn, "asked": self._side(state),
            "units": {n: [u.hex, u.seat, u.kind, u.facing] for n, u in state.units.items()},
        }  # fmt: skip

    def _side(self, state: State) -> str:
        return next(s.side for s in reversed(state.agenda) if isinstance(s, Act))

    def from_position(self, data: Any, options: Any) -> State:
        return self.new("small", options)

    def observe(self, state: State, seat: str) -> dict[str, Any]:
        found = self.position(state)
        if self.hides:
            found["units"] = {n: u for n, u in found["units"].items() if u[1] == seat}
        return found

    def problems(self, state: State) -> list[str]:
        return []

    def digest(self, state: State) -> str:
        return repr(sorted(self.position(state)["units"].items())) + self._side(state)

    def action_data(self, action: Any) -> dict[str, Any]:
        match action:
            case Move(unit, path):
                return {"do": "move", "unit": unit, "from": path[0], "to": path[-1],
                        "path": list(path), "cost": len(path) - 1}  # fmt: skip
            case Turn(unit, facing):
                return {"do": "turn", "unit": unit, "facing": facing}
            case Hit(hex):
                return {"do": "hit", "hex": hex}
        return {"do": "done"}

    def action_from(self, data: Any) -> Any:
        if data["do"] == "move":
            return Move(data["unit"], (data["from"], data["to"]))
        return Done()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(seat, (seat,)) for seat in SEATS)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return tuple(
            Standing(seat, sum(u.seat == seat for u in state.units.values()), "") for seat in SEATS
        )


class Words:
    """Just enough words."""

    language = "en"

    def event(self, entry: Any) -> str:
        event = getattr(entry, "event", entry)
        return f"{event.kind} {event.args()}"

    event_rich = event

    def prompt(self, waiting: Any, state: Any = None) -> str:
        return f"{waiting.side}: act"

    prompt_rich = prompt

    def option(self, action: Any, kind: str = "") -> str:
        return type(action).__name__

    def refusal_rich(self, refusal: Refusal) -> str:
        return f"No: {refusal.code} (rule {refusal.rule})"

    def phase(self, phase: str) -> str:
        return "Acting"

    def seat(self, seat: str) -> str:
        return seat.title()


class ToySurface(TableSurface):
    """The toy's table: geometry and projection, and a painted map."""

    def geometry(self, state: State) -> HexBoard:
        if getattr(self, "_kept", None) is None or self._kept[0] != state.size:
            columns, rows = state.size
            cells = {f"{c:02d}{r:02d}": (c, r) for c in range(columns) for r in range(rows)}
            self._kept = (state.size, HexBoard(cells))
        return self._kept[1]

    def painter(self, state: State, board: Any) -> Any:
        elevation, terrain = {}, {}
        for name, (c, r) in board.cells.items():
            level = max(0, 3 - ((c - 8) ** 2 + (r - 6) ** 2) // 7)
            level = max(level, 2 - ((c - 17) ** 2 + (r - 20) ** 2) // 12)
            elevation[name] = level
            kinds = ("woods", "rough", "town", "orchard", "swamp")
            terrain[name] = kinds[(c * 3 + r * 5) % 5] if (c * 7 + r * 13) % 6 == 0 else "clear"
        styles = {
            "clear": Terrain("#dcd3a2"), "woods": Terrain("#b9c58a", "woods"),
            "rough": Terrain("#cdbf94", "rough"), "town": Terrain("#d8c9a0", "town"),
            "orchard": Terrain("#cfd19a", "orchard"), "swamp": Terrain("#b8c7a4", "swamp"),
        }  # fmt: skip
        sides = [(f"{c:02d}10", f"{c:02d}11", "river") for c in range(state.size[0])]
        roads = [[f"{c:02d}{4 + c % 3:02d}" for c in range(state.size[0])]]
        return hex_map(board, HexMap(terrain, styles, elevation, sides, roads))

    def projection(self) -> Any:
        return ToyProjection(self.game)


class ToyProjection:
    """Units as pieces; the other seat's are turned over where the toy hides them."""

    def __init__(self, game: Any) -> None:
        self.hides = game.hides

    def picture(self, state: State, seat: str) -> Picture:
        places: dict[str, tuple[Piece, ...]] = {}
        for name, unit in state.units.items():
            hidden = self.hides and unit.seat != seat
            piece = Piece(
                name, "hidden" if hidden else unit.kind, unit.seat,
                figures="" if hidden else "4-6", facing=unit.facing, steps=0 if hidden else 2,
                spent=name in state.moved,
            )  # fmt: skip
            places[unit.hex] = (*places.get(unit.hex, ()), piece)
        lines = (BoardLine("command", ("0101", "0203")),) if "r1" in state.units else ()
        return Picture(places, {"turn": state.turn}, {}, lines)

"""Which units of an area may be lifted, and where they may go."""

from __future__ import annotations

from typing import NamedTuple

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.games.reconquista.rules.forces import pack, smaller, unpack
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, AREAS
from reconquista_qt.games.reconquista.rules.phase4_movement import Muster
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.controller import GameController


def movable(controller: GameController[State], area: str) -> dict[str, int]:
    """Return the units of an area that the step on the agenda still lets move, by kind."""
    state = controller.state
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Muster):
        return {}
    mobile = step.able(state)
    a = AREA_INDEX[area]
    return dict(unpack(smaller(mobile[a], state.units[a])))


def is_moving(controller: GameController[State]) -> bool:
    """Whether the game waits for a move."""
    waiting = controller.waiting
    return isinstance(waiting, Decision) and waiting.kind == "move"


class Destination(NamedTuple):
    """A legal move of lifted units: `whole` unless some of them must stay behind."""

    move: Move
    whole: bool


class Selection:
    """Units of an area taken up to be moved.

    Lifted as a whole stack, a move that not all of them may make takes those who may; once kinds
    or numbers are chosen, exactly those units move.
    """

    def __init__(
        self, controller: GameController[State], area: str, units: dict[str, int], *, chosen: bool
    ) -> None:
        self._controller = controller
        self.area = area
        self.units = dict(units)
        self.most = dict(controller_units(controller, area))
        self.chosen = chosen
        self.kind = next(iter(units)) if len(units) == 1 else ""
        self._ways: dict[str, Destination] | None = None

    def take(self, kind: str, count: int) -> None:
        """Hold `count` of a kind."""
        count = max(0, min(count, self.most.get(kind, 0)))
        self.units.pop(kind, None)
        if count:
            self.units[kind] = count
        self.kind, self.chosen, self._ways = kind, True, None

    def change(self, steps: int) -> bool:
        """Hold more or fewer, always at least one unit; False where nothing changes."""
        before = dict(self.units)
        kind = self.kind or max(self.units, key=lambda k: self.units[k], default="")
        if not kind:
            return False
        for _ in range(abs(steps)):
            held = self.units.get(kind, 0)
            if steps > 0 and held < self.most.get(kind, 0):
                self.take(kind, held + 1)
            elif steps < 0 and held and sum(self.units.values()) > 1:
                self.take(kind, held - 1)
        return self.units != before

    def move_to(self, to: str) -> Move:
        """Return the move of all lifted units to an area, legal or not."""
        return Move(AREA_INDEX[self.area], AREA_INDEX[to], pack(self.units))

    @property
    def share(self) -> tuple[int, int]:
        """How many units are held, and of how many that could be."""
        held = sum(self.units.values())
        able = movable(self._controller, self.area)
        return held, max(held, sum(able.values()))

    @property
    def ways(self) -> dict[str, Destination]:
        """The legal moves by the area they lead to."""
        if self._ways is None:
            self._ways = self._find_ways()
        return self._ways

    def _find_ways(self) -> dict[str, Destination]:
        controller, ways = self._controller, {}
        origin = AREA_INDEX[self.area]
        for to in AREAS:
            if controller.why_not(self.move_to(to)) is None:
                ways[to] = Destination(self.move_to(to), True)
        waiting = controller.waiting
        if not self.chosen and isinstance(waiting, Decision):
            for move in waiting.options:
                if isinstance(move, Move) and move.origin == origin:
                    ways.setdefault(AREAS[move.to], Destination(move, False))
        return ways

    def why_not(self, to: str) -> Refusal | None:
        """Say why the lifted units cannot go to an area; None where they (or most) can."""
        return None if to in self.ways else self._controller.why_not(self.move_to(to))


def controller_units(controller: GameController[State], area: str) -> dict[str, int]:
    """Return the units that hold an area, by kind."""
    return dict(unpack(controller.state.units[AREA_INDEX[area]]))

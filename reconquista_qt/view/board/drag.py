"""Lifting a force and moving it: which units, where they may go, and the gesture that does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, QVariantAnimation

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.reconquista.actions import Move
from reconquista_qt.games.reconquista.forces import pack, smaller, unpack
from reconquista_qt.games.reconquista.names import AREA_INDEX, AREAS
from reconquista_qt.model.controller import GameController

from .gestures import Gesture, Glide
from .stack_item import HeldItem, StackItem

if TYPE_CHECKING:
    from .view import BoardView

LONG_PRESS_MS = 600
GLIDE_MS = 190
EDGE, EDGE_STEP, EDGE_MS = 26, 16, 25  # pixels from the edge, a push, between pushes


def movable(controller: GameController, area: str) -> dict[str, int]:
    """Return the units of an area that the step on the agenda still lets move, by kind."""
    state = controller.state
    step = state.agenda[-1] if state.agenda else None
    mobile = getattr(step, "mobile", None)
    a = AREA_INDEX[area]
    if mobile is None or state.besiegers[a]:
        return {}
    return dict(unpack(smaller(mobile[a], state.units[a])))


def is_moving(controller: GameController) -> bool:
    """Whether the game waits for a move."""
    waiting = controller.waiting
    return isinstance(waiting, Decision) and waiting.kind == "move"


class Way(NamedTuple):
    """A legal move of lifted units: `whole` unless some of them must stay behind."""

    move: Move
    whole: bool


class Lift:
    """Units of an area taken up to be moved.

    Lifted as a whole stack, a move that not all of them may make takes those who may; once kinds
    or numbers are chosen, exactly those units move.
    """

    def __init__(
        self, controller: GameController, area: str, units: dict[str, int], *, chosen: bool
    ) -> None:
        self._controller = controller
        self.area = area
        self.units = dict(units)
        self.most = dict(controller_units(controller, area))
        self.chosen = chosen
        self.kind = next(iter(units)) if len(units) == 1 else ""
        self._ways: dict[str, Way] | None = None

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
    def ways(self) -> dict[str, Way]:
        """The legal moves by the area they lead to."""
        if self._ways is None:
            self._ways = self._find_ways()
        return self._ways

    def _find_ways(self) -> dict[str, Way]:
        controller, ways = self._controller, {}
        origin = AREA_INDEX[self.area]
        for to in AREAS:
            if to != self.area and controller.why_not(self.move_to(to)) is None:
                ways[to] = Way(self.move_to(to), True)
        waiting = controller.waiting
        if not self.chosen and isinstance(waiting, Decision):
            for move in waiting.options:
                if isinstance(move, Move) and move.origin == origin:
                    ways.setdefault(AREAS[move.to], Way(move, False))
        return ways

    def why_not(self, to: str) -> Refusal | None:
        """Say why the lifted units cannot go to an area; None where they (or most) can."""
        return None if to in self.ways else self._controller.why_not(self.move_to(to))


def controller_units(controller: GameController, area: str) -> dict[str, int]:
    """Return the units that hold an area, by kind."""
    return dict(unpack(controller.state.units[AREA_INDEX[area]]))


class MoveGesture(Gesture):
    """Press on a stack, drag it to an area, let go; or just click it to choose it."""

    def __init__(self, view: BoardView, start: QPoint, stack: StackItem, kind: str) -> None:
        super().__init__(view, start)
        self._stack, self._kind = stack, kind
        self._held: HeldItem | None = None
        self._over = ""
        self._long = QTimer(view)
        self._long.setSingleShot(True)
        self._long.setInterval(LONG_PRESS_MS)
        self._long.timeout.connect(self._pressed_long)
        self._long.start()
        self._edge = QTimer(view)
        self._edge.setInterval(EDGE_MS)
        self._edge.timeout.connect(self._push_edge)

    def move(self, at: QPoint) -> None:
        """Lift once the mouse has moved a little, then follow it."""
        was = self.far
        super().move(at)
        if self.far and not was:
            self._long.stop()
            self._lift(at)
        if self._held is not None:
            self._held.setPos(self.view.mapToScene(at))
            self._hover(at)
            if self._edge_way(at).isNull():
                self._edge.stop()
            elif not self._edge.isActive():
                self._edge.start()

    def _edge_way(self, at: QPoint) -> QPoint:
        """Return how the board is to be pushed while the mouse is at the edge of the view."""
        room = self.view.viewport().rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        x = (at.x() > room.right()) - (at.x() < room.left())
        y = (at.y() > room.bottom()) - (at.y() < room.top())
        return QPoint(x * EDGE_STEP, y * EDGE_STEP)

    def _push_edge(self) -> None:
        at = self.view.cursor_at()
        self.view.pan(self._edge_way(at))
        if self._held is not None:
            self._held.setPos(self.view.mapToScene(at))
            self._hover(at)

    def _lift(self, at: QPoint) -> None:
        view = self.view
        lift = view.lift
        if lift is None or lift.area != self._stack.area or self._kind not in ("", lift.kind):
            lift = view.make_lift(self._stack.area, self._kind)
        if lift is None:
            view.explain_immovable(self._stack, at)
            return
        view.hold(lift, in_hand=True)
        self._held = HeldItem(lift.units, view.board.counter_size * 1.12, view.board.art)
        view.board.addItem(self._held)
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _hover(self, at: QPoint) -> None:
        view, lift = self.view, self.view.lift
        if lift is None or self._held is None:
            return
        area = view.area_below(at)
        view.show_way(area, at, changed=area != self._over)
        if area != self._over:
            self._over = area
            way = lift.ways.get(area)
            self._held.set_units(lift.units if way is None else unpack(way.move.units))

    def change_count(self, steps: int) -> bool:
        """Take more or fewer along."""
        lift = self.view.lift
        if lift is None or self._held is None:
            return False
        if lift.change(steps):
            self.view.hold(lift, in_hand=True)
            self._held.set_units(lift.units)
            self._over = ""
            self._hover(self.view.cursor_at())
        return True

    def release(self, at: QPoint) -> None:
        """Drop; or, if nothing was lifted, choose the stack."""
        self._long.stop()
        self._edge.stop()
        view = self.view
        view.viewport().unsetCursor()
        if not self.far:
            view.click_stack(self._stack, self._kind, at)
            return
        held, lift = self._held, view.lift
        self._held = None
        if held is None or lift is None:
            return
        area = view.area_below(at)
        if area in lift.ways:
            view.board.removeItem(held)
            view.perform(lift.ways[area].move, by_hand=True)
            return
        if area and area != lift.area:
            view.refuse_here(lift.move_to(area), at)
        view.glide_back(held, Glide(held.pos(), self._stack.pos()))

    def cancel(self) -> None:
        """Put the force back at once."""
        self._long.stop()
        self._edge.stop()
        self.view.viewport().unsetCursor()
        if self._held is not None:
            self.view.board.removeItem(self._held)
            self._held = None
        self.view.put_back()

    def _pressed_long(self) -> None:
        self.view.drop_gesture()
        self.view.open_chooser(self._stack.area, self.start)


def glide(view: QObject, held: HeldItem, path: Glide, milliseconds: int) -> QVariantAnimation:
    """Let a force glide along a path; the animation is the view's child and starts at once."""
    animation = QVariantAnimation(view)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setDuration(milliseconds)
    animation.valueChanged.connect(lambda t: held.setPos(path.at(float(t))))
    return animation


__all__ = ["GLIDE_MS", "Lift", "MoveGesture", "Way", "glide", "is_moving", "movable"]

"""The gesture that drags a force from one area to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer, QVariantAnimation

from reconquista_qt.games.reconquista.rules.forces import unpack
from reconquista_qt.view.board.gestures import EdgePush, Gesture

from .lift import Selection, is_moving, movable
from .stack_item import HeldItem, StackItem

if TYPE_CHECKING:
    from .view import BoardView

LONG_PRESS_MS = 600
GLIDE_MS = 190


class Glide:
    """A dropped force on its way back to where it was lifted."""

    def __init__(self, start: QPointF, end: QPointF) -> None:
        self._start, self._end = start, end

    def at(self, t: float) -> QPointF:
        """Return the place at a moment from 0 to 1, fast at first."""
        eased = 1 - (1 - t) ** 3
        return self._start + (self._end - self._start) * eased


class MoveGesture(Gesture):
    """Press on a stack, drag it to an area, let go; or just click it to choose it.

    A drag takes all of the stack that may move, from a spread stack the kind under the pointer,
    and `one` (with Shift) the single counter under the pointer. The number in hand is on a chip;
    the wheel and the plus and minus keys change it.
    """

    def __init__(
        self, view: BoardView, start: QPoint, stack: StackItem, kind: str, *, one: bool = False
    ) -> None:
        super().__init__(view, start)
        self.view = view
        self._stack, self._kind = stack, kind
        self._one = one
        self._held: HeldItem | None = None
        self._over = ""
        # Of no parent, so that they go with the drag.
        self._long = QTimer()
        self._long.setSingleShot(True)
        self._long.setInterval(LONG_PRESS_MS)
        self._long.timeout.connect(self._pressed_long)
        self._long.start()
        self._edge = EdgePush(view, self._follow)

    def move(self, at: QPoint) -> None:
        """Lift once the mouse has moved a little, then follow it."""
        was = self.far
        super().move(at)
        if self.far and not was:
            self._long.stop()
            self._lift(at)
        if self._held is not None:
            self._follow(at)
            self._edge.follow(at)

    def _follow(self, at: QPoint) -> None:
        if self._held is not None:
            self._held.setPos(self.view.mapToScene(at))
            self._hover(at)

    def _lift(self, at: QPoint) -> None:
        view = self.view
        lift = view.lift
        if self._one:
            kind = self._kind or self._stack.kind_at(view.mapToScene(self.start))
            lift = view.make_lift(self._stack.area, kind)
            if lift is not None:
                lift.take(kind, 1)
        elif lift is None or lift.area != self._stack.area or self._kind not in ("", lift.kind):
            lift = view.make_lift(self._stack.area, self._kind)
        if lift is None:
            view.explain_immovable(self._stack, at)
            return
        view.hold(lift, in_hand=True)
        self._held = HeldItem(lift.units, view.board.counter_size * 1.12, view.board.art)
        self._held.set_chip(*lift.share)
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
            going = lift.units if way is None else unpack(way.move.units)
            self._held.set_units(going)
            self._held.set_chip(sum(going.values()), lift.share[1])

    def change_count(self, steps: int) -> bool:
        """Take more or fewer along."""
        lift = self.view.lift
        if lift is None or self._held is None:
            return False
        if lift.change(steps):
            self.view.hold(lift, in_hand=True)
            self._held.set_units(lift.units)
            self._held.set_chip(*lift.share)
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
        # Let go where it stood, a force stays; a click on the area sends it out to fight there.
        if area in lift.ways and area != lift.area:
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


class Stuck(Gesture):
    """Press on counters that cannot be lifted now: a drag says why, a click is the area's."""

    def __init__(self, view: BoardView, start: QPoint, stack: StackItem, *, clicks: bool) -> None:
        super().__init__(view, start)
        self.view = view
        self._stack, self._clicks = stack, clicks

    def move(self, at: QPoint) -> None:
        """Say why nothing is lifted, once the mouse has moved a little."""
        was = self.far
        super().move(at)
        if self.far and not was:
            self.view.viewport().setCursor(Qt.CursorShape.ForbiddenCursor)
            self.view.explain_immovable(self._stack, at)

    def release(self, at: QPoint) -> None:
        """End, as a click if the mouse stayed where it was."""
        self.view.viewport().unsetCursor()
        if self._clicks and not self.far:
            self.view.click(self.start)

    def cancel(self) -> None:
        """Show the usual cursor again."""
        self.view.viewport().unsetCursor()


def glide(view: QObject, held: HeldItem, path: Glide, milliseconds: int) -> QVariantAnimation:
    """Let a force glide along a path; the animation is the view's child and starts at once."""
    animation = QVariantAnimation(view)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setDuration(milliseconds)
    animation.valueChanged.connect(lambda t: held.setPos(path.at(float(t))))
    return animation


__all__ = [
    "GLIDE_MS",
    "Selection",
    "MoveGesture",
    "Stuck",
    "glide",
    "is_moving",
    "movable",
]

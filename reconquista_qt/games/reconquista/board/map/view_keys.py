"""The board by keyboard alone: choosing areas, lifting, counting, moving, looking."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent

from reconquista_qt.engine.decision import Decision
from reconquista_qt.view.board.view_camera import PAN_KEY

from .lift import is_moving, movable

if TYPE_CHECKING:
    from .view import BoardView

K = Qt.Key
ARROWS: Final = {K.Key_Left: (-1, 0), K.Key_Right: (1, 0), K.Key_Up: (0, -1), K.Key_Down: (0, 1)}


class Keys:
    """What each key does on the board.

    Arrows pan, with Shift they choose the neighbouring area; ``.`` and ``,`` the next and the
    previous area where something can be done; Return acts there, M lifts its units, F spreads
    them out, Z magnifies, C chooses numbers; plus and minus change the number of lifted units and
    otherwise zoom; Home shows the whole board; Escape cancels.
    """

    def __init__(self, view: BoardView) -> None:
        self._view = view

    def press(self, event: QKeyEvent) -> bool:
        """Answer a key; False where the board has no use for it."""
        view, key = self._view, K(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == K.Key_Escape:
            return view.cancel()
        if view.presenter.is_playing and key not in (K.Key_Shift, K.Key_Control, K.Key_Alt):
            if view.presenter.is_waiting:
                view.presenter.next()
            else:
                view.presenter.skip()
            return True
        if modifiers == Qt.KeyboardModifier.ShiftModifier and key in ARROWS:
            self.choose_neighbour(*ARROWS[key])
            return True
        if modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            return self._plain(key)
        return False

    def _plain(self, key: Qt.Key) -> bool:
        view = self._view
        area = view.selected or view.hovered
        if key in ARROWS:
            x, y = ARROWS[key]
            view.pan(QPoint(x * PAN_KEY, y * PAN_KEY))
        elif key in (K.Key_Plus, K.Key_Equal):
            if not view.change_count(1):
                view.zoom_in()
        elif key in (K.Key_Minus, K.Key_Underscore):
            if not view.change_count(-1):
                view.zoom_out()
        elif key == K.Key_Home:
            view.fit()
        elif key == K.Key_Period:
            self.choose_next(1)
        elif key == K.Key_Comma:
            self.choose_next(-1)
        elif key in (K.Key_Return, K.Key_Enter) and area:
            self._act(area)
        elif key == K.Key_M and area:
            view.begin_move_from(area)
        elif key == K.Key_N and area and is_moving(view.controller):
            view.open_chooser(area)
        elif key == K.Key_F and area:
            self._fan(area)
        elif key == K.Key_Z and area:
            view.magnify(area)
        else:
            return False
        return True

    def _act(self, area: str) -> None:
        view = self._view
        moving = is_moving(view.controller)
        if moving and view.lift is None and movable(view.controller, area):
            view.begin_move_from(area)
        else:
            view.activate(area)

    def _fan(self, area: str) -> None:
        board = self._view.board
        stacks = [board.stacks[area, place] for place in ("units", "besiegers", "hand")]
        shown = [stack for stack in stacks if stack.remaining()]
        if not shown:
            return
        after = shown.index(board.fan.stack) + 1 if board.fan.stack in shown else 0
        if after >= len(shown):
            board.fan.fold()
        else:
            self._view.fan_out(shown[after])

    # -- choosing areas ------------------------------------------------------------------------

    def useful(self) -> list[str]:
        """Return the areas where something can be done now, in the order of the rules."""
        view = self._view
        if view.lift is not None:
            return [area for area in view.board.areas if area in view.lift.ways]
        active = view.choices.active
        if active is not None and active.kind != "move":
            return list(active.areas)
        waiting = view.controller.waiting
        if isinstance(waiting, Decision):
            found = [a for a in view.board.areas if view.choices.actions_at(a)]
            if found:
                return found
        return list(view.board.areas)

    def choose_next(self, step: int) -> None:
        """Choose the next (or previous) area where something can be done."""
        places = self.useful()
        if not places:
            return
        here = self._view.selected
        at = places.index(here) + step if here in places else (0 if step > 0 else -1)
        self._view.select_area(places[at % len(places)])

    def choose_neighbour(self, dx: int, dy: int) -> None:
        """Choose the nearest area in a direction."""
        view = self._view
        areas = list(view.board.areas)
        if view.selected not in areas:
            middle = view.visible_rect().center()
            nearest = min(
                areas, key=lambda a: (view.board.place_of(a, "units") - middle).manhattanLength()
            )
            view.select_area(nearest)
            return
        here = view.board.areas[view.selected].outline.boundingRect().center()
        best, least = "", math.inf
        for area in areas:
            by = view.board.areas[area].outline.boundingRect().center() - here
            along = by.x() * dx + by.y() * dy
            across = abs(by.x() * dy) + abs(by.y() * dx)
            if area != view.selected and along > 0 and across <= along * 1.6:
                distance = along + 1.5 * across
                if distance < least:
                    best, least = area, distance
        if best:
            view.select_area(best)

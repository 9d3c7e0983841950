"""The keys of the table: along the neighbours, take up, choose how many, turn, go, leave."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from .scene import base_of

if TYPE_CHECKING:
    from .view import TableView

_K = Qt.Key
ARROWS: Final = {
    _K.Key_Left: (-1.0, 0.0), _K.Key_Right: (1.0, 0.0),
    _K.Key_Up: (0.0, -1.0), _K.Key_Down: (0.0, 1.0),
    _K.Key_Home: (-0.87, -0.5), _K.Key_PageUp: (0.87, -0.5),
    _K.Key_End: (-0.87, 0.5), _K.Key_PageDown: (0.87, 0.5),
}  # fmt: skip
# The number block points the six ways of a hex.
PAD: Final = {
    _K.Key_8: (0.0, -1.0), _K.Key_2: (0.0, 1.0), _K.Key_7: (-0.87, -0.5), _K.Key_9: (0.87, -0.5),
    _K.Key_1: (-0.87, 0.5), _K.Key_3: (0.87, 0.5), _K.Key_4: (-1.0, 0.0), _K.Key_6: (1.0, 0.0),
}  # fmt: skip
PAN_PX: Final = 90


class Keys:
    """Answers what is typed on the board."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    def press(self, event: QKeyEvent) -> bool:
        """Answer a key; False where it means nothing here."""
        view, key = self._view, Qt.Key(event.key())
        modifiers = event.modifiers()
        pad = bool(modifiers & Qt.KeyboardModifier.KeypadModifier)
        plain = not modifiers & ~Qt.KeyboardModifier.KeypadModifier
        if key == _K.Key_Escape:
            return view.cancel()
        if view.playback.is_playing:
            if key in (_K.Key_Space, _K.Key_Return, _K.Key_Enter):
                view.playback.next()
                return True
            return False
        way = PAD.get(key) if pad and key in PAD else ARROWS.get(key)
        if way is not None and modifiers & Qt.KeyboardModifier.ShiftModifier:
            from PySide6.QtCore import QPoint

            view.pan(QPoint(round(way[0] * PAN_PX), round(way[1] * PAN_PX)))
            return True
        if way is not None and plain:
            return self._step(*way)
        if key in (_K.Key_Return, _K.Key_Enter, _K.Key_Space) and plain:
            return self._act()
        if key in (_K.Key_Tab, _K.Key_Backtab) and view.answers:
            return self.next_place(-1 if key == _K.Key_Backtab else 1)
        if key in (_K.Key_Plus, _K.Key_Minus) and plain and view.selection is not None:
            return view.moving.change_count(1 if key == _K.Key_Plus else -1)
        if key in (_K.Key_Comma, _K.Key_Period) and plain:
            return view.moving.turn(1 if key == _K.Key_Period else -1)
        if key == _K.Key_N and plain and view.selected:
            return (
                view.moving.open_chooser(view.selected, view.anchor_of(view.selected)) is not None
            )
        if plain and not event.isAutoRepeat() and self._hold(event.text()):
            return True
        if key == _K.Key_F and plain and view.selected:
            return view.board.fan.fold() or view.fan_out(view.selected)
        return False

    def _hold(self, letter: str) -> bool:
        """Show the overlay of a letter while it is held; False where none has it."""
        for overlay in self._view.surface.overlays():
            if letter and letter.upper() == overlay.key:
                self._view.lighting.hold(overlay)
                return True
        return False

    def _step(self, dx: float, dy: float) -> bool:
        view = self._view
        start = view.selected or self._middle()
        to = start if not view.selected else view.board.shape.toward(start, dx, dy)
        if to:
            view.select_area(to)
            view.ensure_area(to)
            if view.selection is not None:
                view.hovering.show_way(to, view.anchor_of(to))
        return True

    def _middle(self) -> str:
        """Return the place nearest to the middle of what is seen."""
        view = self._view
        shape, middle = view.board.shape, view.visible_rect().center()
        found = shape.at(middle.x(), middle.y())
        if found:
            return found

        def far(place: str) -> float:
            at = shape.anchor(place) - middle
            return math.hypot(at.x(), at.y())

        return min(shape.places, key=far)

    def _act(self) -> bool:
        view = self._view
        if not view.selected:
            return False
        place = view.selected
        view.act_at(place, view.anchor_of(place))
        return True

    def next_place(self, step: int) -> bool:
        """Go to the next place where something can be done; False where there is none.

        After the last one the keys leave the board, unless something is in the hand.
        """
        view = self._view
        if view.selection is not None:
            places = list(dict.fromkeys(base_of(target) for target in view.selection.ways))
        else:
            lit = set(view.choosing.lit)
            places = [p for p in view.board.shape.places if p in lit or view.movable(p)]
        if not places:
            return False
        order = {place: i for i, place in enumerate(places)}
        at = order.get(view.selected)
        if at is not None and view.selection is None and not 0 <= at + step < len(places):
            view.select_area("")
            return False
        to = places[0 if step > 0 else -1] if at is None else places[(at + step) % len(places)]
        view.select_area(to)
        view.ensure_area(to)
        if view.selection is not None:
            view.hovering.show_way(to, view.anchor_of(to))
        return True

"""The mouse on a table: which gesture a press begins, and what its movements go to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent

from reconquista_qt.model.surface import Piece
from reconquista_qt.view.board.gestures import Gesture, Pan

from .drag import Drag
from .items import PileItem

if TYPE_CHECKING:
    from .view import TableView


class Mouse:
    """Owns the gesture that is under way, and knows where the cursor is in the view."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.hand: Gesture | None = None
        self.cursor = QPoint()

    def what(self, at: QPoint) -> tuple[str, PileItem | None, Piece | None]:
        """Return the place, the pile and the piece at a point of the view."""
        view = self._view
        point = view.mapToScene(at)
        fan = view.board.fan
        if fan.isVisible():
            piece = fan.piece_at(point)
            if piece is not None:
                return fan.place, None, piece
        pile = view.board.pile_at(point)
        if pile is not None:
            return pile.place, pile, pile.piece_at(point)
        return view.board.shape.at(point.x(), point.y()), None, None

    def press(self, event: QMouseEvent) -> None:
        """Begin a gesture; a press while events are shown goes on with the show."""
        view = self._view
        at = self.cursor = event.position().toPoint()
        view.hovering.rest()
        view.note.hide()
        if view.playback.is_playing and event.button() == Qt.MouseButton.LeftButton:
            view.playback.next() if view.playback.is_waiting else view.playback.skip()
            return
        if self.hand is not None:
            if event.button() == Qt.MouseButton.RightButton:
                self.drop()
            return
        place, _pile, piece = self.what(at)
        if event.button() == Qt.MouseButton.MiddleButton:
            self.hand = Pan(view, at, None)
        elif event.button() == Qt.MouseButton.RightButton:
            self._menu_click(place, at)
        elif event.button() == Qt.MouseButton.LeftButton:
            aiming = (
                view.selection is not None
                and piece not in view.selection.pieces  # whoever is held lies on top
                and view.moving.target_at(at) in view.selection.ways
            )
            fan = view.board.fan
            grip = fan.grips(view.mapToScene(at)) if fan.isVisible() else None
            if grip is not None and self._can_lift(fan.place, grip):
                self.hand = Drag(view, at, fan.place, grip, whole=True)
            elif piece is not None and not aiming and self._can_lift(place, piece):
                self.hand = Drag(view, at, place, piece)
            else:
                self.hand = Pan(view, at, self._click)

    def _can_lift(self, place: str, piece: Piece) -> bool:
        view = self._view
        if view.choosing.active is not None:
            return False
        return any(p.id == piece.id for p in view.movable(place))

    def _menu_click(self, place: str, at: QPoint) -> None:
        view = self._view
        if self.drop():
            return
        if place:
            view.select_area(place)
            actions = view.choosing.at(place)
            if view.answers and actions and not view.movable(place):
                view.open_menu(place, actions, at)
            elif view.movable(place):
                view.moving.open_chooser(place, at)
            else:
                view.fan_out(place)

    def _click(self, at: QPoint) -> None:
        view = self._view
        place, _pile, piece = self.what(at)
        if view.selection is not None and place not in ("", view.selection.place):
            piece = None
        if not place and view.selection is not None:
            view.moving.put_back()
        else:
            view.act_at(place, at, piece, by_mouse=True)

    def move(self, event: QMouseEvent) -> None:
        """Go on with the gesture, or tell what lies under the cursor."""
        view = self._view
        at = self.cursor = event.position().toPoint()
        if self.hand is not None:
            self.hand.move(at)
        else:
            view.hovering.over(at)

    def release(self, event: QMouseEvent) -> None:
        """End the gesture; what lies under the cursor is told anew, though it does not move."""
        hand, self.hand = self.hand, None
        if hand is not None:
            at = event.position().toPoint()
            hand.release(at)
            if hand.far:
                self._view.hovering.again(at)

    def wheel(self, event: QWheelEvent) -> bool:
        """With pieces in hand (or Ctrl or Shift, taken up) turn them, or take more or fewer."""
        view = self._view
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        delta = event.angleDelta().y() or event.angleDelta().x()
        counts = isinstance(self.hand, Drag) or bool(event.modifiers() & held)
        if counts and delta and view.selection is not None:
            step = 1 if delta > 0 else -1
            if view.moving.turn(step) or view.moving.change_count(step):
                event.accept()
                return True
        return False

    def drop(self) -> bool:
        """Leave whatever is under way."""
        view = self._view
        hand, self.hand = self.hand, None
        if hand is not None:
            hand.cancel()
        return view.moving.put_back() or hand is not None

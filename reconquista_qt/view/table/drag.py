"""The gesture that drags pieces from one place to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt

from reconquista_qt.model.surface import Piece
from reconquista_qt.view.board.gestures import EdgePush, Gesture

from .items import HeldItem
from .scene import base_of

if TYPE_CHECKING:
    from .view import TableView


class Drag(Gesture):
    """Pieces pulled over the board; where they may go is lit, an illegal drop glides back."""

    def __init__(
        self, view: TableView, start: QPoint, place: str, piece: Piece, *, whole: bool = False
    ) -> None:
        super().__init__(view, start)
        self.view = view
        self._whole = whole  # all of the place that may move together
        self._place, self._piece = place, piece
        self._held: HeldItem | None = None
        self._over = ""
        self._edge = EdgePush(view, self._follow)

    def move(self, at: QPoint) -> None:
        """Lift at the first move that is far enough, then follow the mouse."""
        was = self.far
        super().move(at)
        if self.far and not was:
            self._lift()
        if self._held is not None:
            self._follow(at)
            self._edge.follow(at)

    def _follow(self, at: QPoint) -> None:
        if self._held is not None:
            self._held.setPos(self.view.mapToScene(at))
            self._hover(at)

    def _lift(self) -> None:
        view = self.view
        chosen = view.selection
        keep = (
            chosen is not None
            and not self._whole
            and chosen.place == self._place
            and any(piece.id == self._piece.id for piece in chosen.pieces)
        )
        fanned = view.board.fan.isVisible() and view.board.fan.place == self._place
        view.board.fan.fold()
        if not keep and not view.moving.take_up(self._place, self._grasped(fanned=fanned)):
            return
        view.moving.show(in_hand=True)
        assert view.selection is not None
        board = view.board
        self._held = HeldItem(view.selection.pieces, board.art, board.stacking,
                              board.counter_size * 1.1, board.theme)  # fmt: skip
        board.addItem(self._held)
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def follow_count(self) -> None:
        """Hold what the selection holds now."""
        if self._held is not None and self.view.selection is not None:
            self._held.set_pieces(self.view.selection.pieces)
            self._over = ""
            self._hover(self.view.mouse.cursor)

    def _hover(self, at: QPoint) -> None:
        view = self.view
        over = view.moving.target_at(at)
        if over != self._over:
            self._over = over
            view.board.highlight("hover", (over,) if over else ())
            view.areaHovered.emit(base_of(over))
            view.hovering.show_way(over, at)
        elif view.note.isVisible():
            view.note.place(at)

    def release(self, at: QPoint) -> None:
        """Drop; or, if nothing was lifted, a click on the piece."""
        view = self.view
        self._edge.stop()
        view.viewport().unsetCursor()
        if not self.far:
            view.act_at(self._place, at, self._clicked())
            return
        held, self._held = self._held, None
        selection = view.selection
        if held is None or selection is None:
            return
        to = view.moving.target_at(at)
        turned = to == self._place and selection.is_turned
        if to in selection.ways and (to != self._place or turned):
            view.board.removeItem(held)
            if not view.moving.go(to, at, by_hand=True):
                view.moving.show()
            return
        view.board.show_path(())
        view.board.show_ghost("", ())
        view.board.highlight("forbidden", ())
        back = view.board.shape.anchor(self._place, self._piece.slot)
        if to and to != self._place:
            view.moving.explain(to, at)
        else:
            view.note.hide()
        view.moving.glide_back(held, back)

    def _grasped(self, *, fanned: bool) -> tuple[Piece, ...]:
        """Return which pieces a grip takes up; none means all of the place.

        In a fan it is the one; what lies aside is taken up by itself.
        """
        aside = (fanned or self._piece.slot) and not self._whole
        return (self._piece,) if aside else ()

    def _clicked(self) -> Piece | None:
        """Return the one piece that a click means: in a fan that one, in a pile all of them."""
        view = self.view
        fanned = view.board.fan.isVisible() and view.board.fan.place == self._place
        return self._piece if (fanned or self._piece.slot) and not self._whole else None

    def cancel(self) -> None:
        """Put the pieces back at once."""
        self._edge.stop()
        self.view.viewport().unsetCursor()
        if self._held is not None:
            self.view.board.removeItem(self._held)
            self._held = None

"""Taking pieces up and moving them: which, where to, how they are turned, and back again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QVariantAnimation

from reconquista_qt.model.surface import FIELD, PART, Piece
from reconquista_qt.view.board.chooser import CountChooser, CountRow

from .art import piece_pixmap
from .drag import Drag
from .items import HeldItem
from .scene import base_of
from .selection import Selection

if TYPE_CHECKING:
    from .view import TableView

GLIDE_MS: Final = 230
PICTURE_PX: Final = 34  # of a piece in the chooser
translate = QCoreApplication.translate


class Moving:
    """Owns the selection: the pieces that are taken up, and where they may go."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.selection: Selection | None = None
        self._gliding: HeldItem | None = None

    def take_up(self, place: str, pieces: Sequence[Piece] = (), *, in_hand: bool = False) -> bool:
        """Choose pieces of a place to be moved (all that may, where none are named)."""
        view = self._view
        most = view.movable(place)
        if not most:
            return False
        ids = {piece.id for piece in pieces}
        chosen = tuple(p for p in most if p.id in ids)
        if not chosen:
            together = getattr(view.moves, "together", None)
            chosen = most if together is None else together(most)
        self.selection = Selection(view.moves, view.controller.state, place, chosen)
        self.show(in_hand=in_hand)
        return True

    def show(self, *, in_hand: bool = False) -> None:
        """Show what is taken up, and where it may go."""
        view = self._view
        selection = self.selection
        if selection is None:
            return
        board = view.board
        board.highlight("lit", ())
        board.show_lifted(selection.place, selection.pieces, in_hand=in_hand)
        board.show_ways({p: way for p, way in selection.ways.items() if p != selection.place})
        view.lighting.show()
        if board.fan.isVisible() and board.fan.place == selection.place:
            board.fan.set_chosen({piece.id for piece in selection.pieces})
        view.access.update()
        view.selectionChanged.emit()

    def put_back(self, *, refused: bool = False) -> bool:
        """Leave what was taken up; False where nothing was. What was `refused` stays to be read."""
        view = self._view
        selection, self.selection = self.selection, None
        if selection is None:
            return False
        view.board.show_lifted("", (), in_hand=False)
        view.board.show_ways({})
        view.board.show_path(())
        view.board.show_ghost("", ())
        view.board.highlight("forbidden", ())
        if not refused:
            view.note.hide()
        view.refresh()
        view.selectionChanged.emit()
        return True

    def go(self, to: str, at: QPoint, *, by_hand: bool = False) -> bool:
        """Move what is taken up to a place, or tell why it may not."""
        view = self._view
        selection = self.selection
        if selection is None:
            return False
        way = selection.ways.get(to)
        if way is not None and way.more:
            view.open_menu(base_of(to), (way.action, *way.more), at)
            return False
        if way is not None:
            return view.perform(way.action, by_hand=by_hand)
        self.explain(to, at)
        return False

    def go_somewhere(self, place: str, at: QPoint) -> None:
        """Go to a place; where its parts are to be told apart, the player is asked."""
        selection = self.selection
        assert selection is not None
        ways = {to: way for to, way in selection.ways.items() if base_of(to) == place}
        actions = [action for way in ways.values() for action in (way.action, *way.more)]
        if len(ways) > 1:
            self._view.open_menu(place, actions, at)
        else:
            self.go(next(iter(ways), place), at)

    def target_at(self, at: QPoint) -> str:
        """Return the place at a point of the view, or the part of it that the pieces taken up may
        go to by itself, or what of the place is beside that part.
        """
        view = self._view
        point = view.mapToScene(at)
        shape, selection = view.board.shape, self.selection
        part_at = getattr(shape, "part_at", None)
        if selection is None or part_at is None:
            return shape.at(point.x(), point.y())
        place, slot = part_at(point.x(), point.y())
        target = f"{place}{PART}{slot or FIELD}"
        return target if target in selection.ways else str(place)

    def explain(self, to: str, at: QPoint) -> None:
        """Tell which rule forbids what is taken up to go to a place."""
        view = self._view
        selection = self.selection
        if selection is None:
            return
        attempt = selection.attempt(base_of(to))
        refusal = view.controller.why_not(attempt) if attempt is not None else None
        if refusal is not None:
            view.say_refusal(refusal, at)
        else:
            text = translate("TableView", "They cannot go there now.")
            view.note.say(text, at, kind="refusal")

    def glide_back(self, held: HeldItem, to: QPointF) -> None:
        """Let dropped pieces glide back to where they were taken up."""
        view = self._view
        if view.reduced_motion:
            self._landed(held)
            return
        self._gliding = held
        start = held.pos()
        animation = QVariantAnimation(view)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(GLIDE_MS)
        animation.valueChanged.connect(
            lambda t: held.setPos(start + (to - start) * (1 - (1 - float(t)) ** 3))
        )
        animation.finished.connect(lambda: self._landed(held))
        animation.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)

    def _landed(self, held: HeldItem) -> None:
        view = self._view
        if held.scene() is not None:
            view.board.removeItem(held)
        self._gliding = None
        self.put_back(refused=True)

    def turn(self, steps: int) -> bool:
        """Turn what is taken up to the next facing that is allowed; False where none is."""
        view = self._view
        selection = self.selection
        if selection is None:
            return False
        if selection.rotate(1 if steps > 0 else -1):
            held = isinstance(view.mouse.hand, Drag)
            self.show(in_hand=held)
            if isinstance(view.mouse.hand, Drag):
                view.mouse.hand.follow_count()
            else:
                view.hovering.show_way(view.hovering.place or view.selected, view.mouse.cursor)
            return True
        if len(selection.pieces) != 1:
            return False
        facing = selection.pieces[0].facing
        turns = selection.turns()
        if facing is None or not turns:
            return False
        count = 6
        for step in range(1, count):
            wanted = (facing + (step if steps > 0 else -step)) % count
            if wanted in turns:
                place, piece = selection.place, selection.pieces[0]
                done = view.perform(turns[wanted])
                # The same piece may be turned on.
                self.take_up(place, (piece,))
                return done
        return False

    def beside_moves(self, selection: Selection) -> tuple[Any, ...]:
        """Return what can be done where the pieces taken up lie, other than to move or turn them.

        A choice is one of moves where any of its actions is a way of the pieces, all together or
        one by itself.
        """
        view = self._view
        place = selection.place
        moved: list[Any] = []
        for pieces in (tuple(selection.most.values()), *((p,) for p in selection.most.values())):
            held = Selection(view.moves, view.controller.state, place, pieces)
            moved += held.turns().values()
            for target, way in held.ways.items():
                # What stays in the place is told with what else is done there.
                if base_of(target) != place or target == place:
                    moved += (way.action, *way.more)
        return tuple(
            action
            for choice in view.choosing.choices
            if not choice.aside
            and (there := choice.by_place.get(place, ()))
            and not any(action in moved for action in there)
            for action in there
        )

    def open_chooser(self, place: str, at: QPoint) -> CountChooser | None:
        """Open the chooser of how many pieces of a place are to be moved."""
        view = self._view
        pieces = view.movable(place)
        if not pieces:
            return None
        selection = self.selection
        held = {p.id: p.count for p in selection.pieces} if selection is not None else {}
        ratio = view.devicePixelRatioF()
        rows = [
            CountRow(
                piece.id, view.naming.piece(piece),
                piece_pixmap(view.board.art, piece, PICTURE_PX, ratio, view.theme.art),
                piece.count, held.get(piece.id, 0) if held else piece.count,
            )
            for piece in reversed(pieces)
        ]  # fmt: skip
        chooser = CountChooser(
            rows, translate("PieceChooser", "Pieces to move"),
            translate("PieceChooser", "Take these"), view,
        )  # fmt: skip
        chooser.chosen.connect(lambda counts: self._take_counts(place, counts))
        chooser.open_at(view.viewport().mapToGlobal(at))
        return chooser

    def _take_counts(self, place: str, counts: dict[str, int]) -> None:
        if self.take_up(place) and self.selection is not None and self.selection.take(counts):
            self.show()

    def change_count(self, steps: int) -> bool:
        """Take more or fewer pieces along."""
        view = self._view
        if self.selection is None:
            return False
        if self.selection.change(steps):
            held = isinstance(view.mouse.hand, Drag)
            self.show(in_hand=held)
            if isinstance(view.mouse.hand, Drag):
                view.mouse.hand.follow_count()
        return True

"""The cursor over a table: the place below it, the way there, a pile that fans out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QTimer

from .drag import Drag
from .scene import base_of
from .selection import Selection

if TYPE_CHECKING:
    from .view import TableView

FAN_MS: Final = 420
MOST_NAMED: Final = 4
translate = QCoreApplication.translate


class Hovering(QObject):
    """Knows the place under the cursor, "" for none."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.place = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(FAN_MS)
        self._timer.timeout.connect(self._fan_under)

    def rest(self) -> None:
        """Let no pile fan out for now."""
        self._timer.stop()

    def over(self, at: QPoint) -> None:
        """Light the place under the cursor, and with pieces taken up the way there."""
        view = self._view
        point = view.mapToScene(at)
        fan = view.board.fan
        if fan.isVisible():
            piece = fan.piece_at(point)
            fan.set_under(piece.id if piece is not None else "")
            if fan.holds(point):
                return
            if view.selection is None:
                fan.fold()
        pile = view.board.pile_at(point)
        place = pile.place if pile is not None else view.board.shape.at(point.x(), point.y())
        if view.selection is not None:
            target = view.moving.target_at(at)
            place = target if target in view.selection.ways else place
        if place != self.place:
            self.place = place
            view.board.highlight("hover", (place,) if place else ())
            view.areaHovered.emit(base_of(place))
            if view.selection is not None:
                self.show_way(place, at)
            else:
                view.consider_at(place)
        deep = pile is not None and len(pile.remaining()) > 1
        if deep and view.fans_on_hover and view.selection is None and view.answers:
            self._timer.start()
        else:
            self._timer.stop()

    def again(self, at: QPoint) -> None:
        """Tell anew what lies under the cursor, as after a drop.

        What glides back is still taken up: why it may not go there stays to be read.
        """
        self.place = ""
        if self._view.selection is None:
            self.over(at)

    def show_way(self, place: str, at: QPoint) -> None:
        """Show the way of what is taken up to a place, or that there is none."""
        view, selection = self._view, self._view.selection
        if selection is None:
            return
        way = selection.ways.get(place)
        board = view.board
        barred = place and way is None and base_of(place) != selection.place
        board.highlight("forbidden", (place,) if barred else ())
        selection.pass_over(place)
        if selection.over != (place if way is not None else ""):
            selection.over = place if way is not None else ""
            view.lighting.show()
        if way is None:
            view.considered.emit(None)
            board.show_path(())
            board.show_ghost("", ())
            if not barred and place and isinstance(view.mouse.hand, Drag):
                self._say_held(selection, at)
            else:
                view.note.hide()
            return
        path, cost = selection.path(place)
        board.show_path(path)
        if way.facing is not None:
            board.show_ghost(base_of(place), selection.facing_there)
        parts = [view.naming.option(way.action)]
        if cost:
            parts.append(translate("TableView", "cost {0}").format(cost))
        answer = view.odds.of(way.action) if view.shows_odds else None
        if answer is not None and answer.head is not None:
            parts.append(f"<b>{view.odds.head(answer)}</b>")
        elif way.chance is not None:
            parts.append(f"{way.chance:.0%}")
        view.note.say(" · ".join(parts), at, kind="good", lasting=True)
        # The odds stand where they do not cover what has been said.
        view.considered.emit(way.action)

    def _say_held(self, selection: Selection, at: QPoint) -> None:
        """Say what is in the hand, and how to hold less of it."""
        held = selection.pieces
        names = [self._view.naming.piece(piece) for piece in held[:MOST_NAMED]]
        lines = [f"<b>{', '.join(names)}{' …' if len(held) > MOST_NAMED else ''}</b>"]
        if selection.is_facing:
            lines.append(translate("TableView", "Wheel, or . and ,: turn."))
        elif sum(piece.count for piece in selection.most.values()) > 1:
            lines.append(translate("TableView", "Wheel, or + and −: more or fewer."))
        self._view.note.say("<br>".join(lines), at, kind="note", lasting=True)

    def leave(self) -> None:
        """Forget the place under the cursor."""
        view = self._view
        self._timer.stop()
        if self.place:
            self.place = ""
            view.board.highlight("hover", ())
            view.areaHovered.emit("")
            view.considered.emit(view.aimed.action if view.aimed is not None else None)

    def _fan_under(self) -> None:
        view = self._view
        place, pile, _piece = view.mouse.what(view.mouse.cursor)
        if pile is not None and view.mouse.hand is None:
            view.fan_out(place)

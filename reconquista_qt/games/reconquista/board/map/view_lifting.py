"""Lifting units on the board: what is held, where it may go, and what the rules say to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.games.reconquista.rules.forces import unpack
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, AREAS, ID
from reconquista_qt.model.book import BookKey

from .drag import GLIDE_MS, Glide, MoveGesture, glide
from .drag_odds import forecast, in_words
from .lift import Selection, is_moving, movable
from .stack_item import HeldItem, StackItem

if TYPE_CHECKING:
    from .view import BoardView


class Lifting(QObject):
    """The part of the board's view that holds units and submits their moves."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self.lift: Selection | None = None
        self.targeted = ""  # the area whose way is told
        self.say_at: QPoint | None = None  # where a refusal is to be shown
        self.gliding: HeldItem | None = None
        self.chances_of: object = None  # the ways whose chances are shown

    def make_lift(self, area: str, kind: str = "") -> Selection | None:
        """Return the units of an area that may move (or one kind) as lifted; None if none."""
        view = self._view
        if not is_moving(view.controller):
            return None
        units = movable(view.controller, area)
        if kind:
            units = {kind: units[kind]} if kind in units else {}
        if not units:
            return None
        lift = Selection(view.controller, area, units, chosen=bool(kind))
        lift.kind = kind
        return lift

    def hold(self, lift: Selection, *, in_hand: bool) -> None:
        """Show units as chosen (or as in the player's hand), and where they may go."""
        view = self._view
        if self.lift is not None and self.lift.area != lift.area:
            view.board.counter_marks.mark(self.lift.area)
        self.lift = lift
        view.board.highlight("lit", ())
        view.board.highlight("target", (a for a, way in lift.ways.items() if way.whole))
        view.board.highlight("partial", (a for a, way in lift.ways.items() if not way.whole))
        self._show_chances(lift)
        view.board.counter_marks.mark_selection(lift.area, lift.units, lifted=in_hand)
        view.board.highlight("chosen", (lift.area,))
        if view.board.fan.is_spread():
            view.board.fan.set_chosen({} if in_hand else lift.units)
        if in_hand:
            view.board.fan.fold()
            view.hovering.fan_timer.stop()
        view.glass.hide()
        view.liftChanged.emit()

    def _show_chances(self, lift: Selection) -> None:
        view = self._view
        if lift.ways is self.chances_of:
            return
        self.chances_of = lift.ways
        chances = {}
        if view.shows_odds:
            for area, way in lift.ways.items():
                found = forecast(view.controller.state, way.move)
                if found is not None:
                    chances[area] = found.success
        view.board.show_chances(chances)

    def odds_note(self, move: Move) -> str:
        """Return what a move would meet, as HTML; empty where odds are not shown."""
        view = self._view
        return in_words(forecast(view.controller.state, move)) if view.shows_odds else ""

    def put_back(self) -> None:
        """Let go of what was lifted or chosen."""
        view = self._view
        lift, self.lift = self.lift, None
        self.chances_of = None
        view.board.show_chances({})
        self.targeted = ""
        for name in ("target", "partial", "spot", "forbidden"):
            view.board.highlight(name, ())
        view.board.fan.set_chosen({})
        if lift is not None:
            view.board.counter_marks.mark(lift.area)
            view.note.hide()
        view.board.highlight("chosen", (view.selected,) if view.selected else ())
        view.liftChanged.emit()

    def show_way(self, area: str, at: QPoint, *, changed: bool) -> None:
        """Show beside the cursor what letting go over an area would do."""
        view = self._view
        lift = view.lift
        if lift is None:
            return
        if not changed:
            if view.note.isVisible():
                view.note.follow(at, calm=area == lift.area)
            return
        way = lift.ways.get(area)
        view.board.highlight("spot", (area,) if way else ())
        wrong = bool(area) and area != lift.area and way is None
        view.board.highlight("forbidden", (area,) if wrong else ())
        words = view.wording
        if way is not None:
            lines = [f"<b>{words.area(lift.area)} → {words.area(area)}</b>"]
            if not way.whole:
                going = unpack(way.move.units)
                stay = {
                    k: n - going.get(k, 0) for k, n in lift.units.items() if n > going.get(k, 0)
                }
                lines.append(self.tr("Moves: {units}").format(units=words.units(going)))
                lines.append(self.tr("Stays: {units}").format(units=words.units(stay)))
            if view.target_note is not None and (odds := view.target_note(way.move)):
                lines.append(odds)
            view.note.say("<br>".join(lines), at, kind="good", lasting=True)
        elif wrong and (refusal := lift.why_not(area)) is not None:
            view.note.say(words.refusal(refusal), at, kind="refusal", lasting=True)
        elif area == lift.area:
            self.say_held(at, lasting=True)
        else:
            view.note.hide()

    def say_held(self, at: QPoint, *, lasting: bool) -> None:
        """Say what is lifted, and how to take another number of it."""
        view = self._view
        lift = view.lift
        if lift is None:
            return
        lines = [f"<b>{view.wording.units(lift.units)}</b>"]
        if lift.share[1] > 1:
            if lasting:
                lines.append(self.tr("Wheel, or + and −: more or fewer."))
            else:
                lines.append(self.tr("+ and −: more or fewer. Right click: choose how many."))
            if lift.share[0] > 1:
                lines.append(self.tr("Drag with Shift: the one counter under the pointer."))
        view.note.say("<br>".join(lines), at, kind="note", lasting=lasting)

    def perform(self, move: Move, *, by_hand: bool) -> bool:
        """Submit a move; moved `by_hand` it needs no animation of its own."""
        view = self._view
        view.note.hide()
        view.mouse.gesture = None
        view.presenter.skip_next_move = by_hand
        done = view.controller.submit(move)
        view.presenter.skip_next_move = False
        self.put_back()
        return done

    def refuse_here(self, move: Move, at: QPoint) -> None:
        """Try a move the rules forbid, so that everyone hears why; the note shows it at a point."""
        self.say_at = at
        self._view.controller.submit(move)
        self.say_at = None

    def refused(self, refusal: Refusal) -> None:
        view = self._view
        if not view.isVisible():
            return
        at = self.say_at
        if at is None:
            over = view.viewport().underMouse()
            at = view.mouse.cursor if over else QPoint(view.viewport().width() // 2 - 160, 24)
        from reconquista_qt.view.book.hover import with_glossary

        words = view.wording
        text = with_glossary(words.refusal_rich(refusal), BookKey(words.language, ID), of=view.note)
        view.note.say(text, at, kind="refusal")

    def explain_immovable(self, stack: StackItem, at: QPoint) -> None:
        """Say why a stack cannot be lifted."""
        view = self._view
        units = {k: n for k, n in stack.units.items() if n}
        area = stack.area
        beside = view.controller.state.board.cycle(AREA_INDEX[area])[0]
        refusal = Selection(view.controller, area, units, chosen=True).why_not(AREAS[beside])
        if refusal is not None:
            self.say_at = at
            self.refused(refusal)
            self.say_at = None

    def glide_back(self, held: HeldItem, path: Glide) -> None:
        """Let a force that was dropped in vain glide back to where it stood."""
        view = self._view
        lift, self.gliding = self.lift, held

        def landed() -> None:
            if self.gliding is held:
                view.board.removeItem(held)
                self.gliding = None
            if lift is not None and self.lift is lift:
                note = view.note.isVisible() and view.note.text()
                self.put_back()
                view.note.setVisible(bool(note))

        if view.reduced_motion:
            landed()
            return
        view.board.highlight("spot", ())
        view.board.highlight("forbidden", ())
        animation = glide(view, held, path, GLIDE_MS)
        animation.finished.connect(landed)
        animation.start(animation.DeletionPolicy.DeleteWhenStopped)

    def change_count(self, steps: int) -> bool:
        """Take more or fewer of the chosen kind; False where nothing is chosen."""
        view = self._view
        gesture = view.mouse.gesture
        if gesture is not None:
            return isinstance(gesture, MoveGesture) and gesture.change_count(steps)
        if self.lift is None:
            return False
        if self.lift.change(steps):
            self.hold(self.lift, in_hand=False)
            self.say_held(view.mouse.cursor, lasting=False)
        return True

"""Lifting units on the board: what is held, where it may go, and what the rules say to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QTimer, Signal

from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.games.reconquista.rules.forces import unpack
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, AREAS, ID
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.book import BookKey
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.board.overlay import CursorNote
from reconquista_qt.view.board.view_camera import Camera

from .drag import GLIDE_MS, glide
from .drag_odds import forecast, in_words
from .gestures import Gesture, Glide
from .lift import Lift, is_moving, movable
from .magnifier import Magnifier
from .stack_item import HeldItem, StackItem

if TYPE_CHECKING:
    from .presenter import Presenter
    from .scene import BoardScene


class Lifting(Camera):
    """The part of the board's view that holds units and submits their moves."""

    liftChanged = Signal()

    board: BoardScene
    controller: GameController
    presenter: Presenter
    note: CursorNote
    glass: Magnifier
    lift: Lift | None
    selected: str
    reduced_motion: bool
    shows_odds: bool
    target_note: Callable[[Move], str] | None
    _wording: Words
    _gesture: Gesture | None
    _chances_of: object = None
    _gliding: HeldItem | None
    _targeted: str
    _cursor: QPoint
    _say_at: QPoint | None
    _fan_timer: QTimer

    @property
    def wording(self) -> Words:
        """The words of the present language."""
        return self._wording

    def make_lift(self, area: str, kind: str = "") -> Lift | None:
        """Return the units of an area that may move (or one kind) as lifted; None if none."""
        if not is_moving(self.controller):
            return None
        units = movable(self.controller, area)
        if kind:
            units = {kind: units[kind]} if kind in units else {}
        if not units:
            return None
        lift = Lift(self.controller, area, units, chosen=bool(kind))
        lift.kind = kind
        return lift

    def hold(self, lift: Lift, *, in_hand: bool) -> None:
        """Show units as chosen (or as in the player's hand), and where they may go."""
        if self.lift is not None and self.lift.area != lift.area:
            self.board.clear_selection(self.lift.area)
        self.lift = lift
        self.board.highlight("lit", ())
        self.board.highlight("target", (a for a, way in lift.ways.items() if way.whole))
        self.board.highlight("partial", (a for a, way in lift.ways.items() if not way.whole))
        self._show_chances(lift)
        self.board.mark_selection(lift.area, lift.units, lifted=in_hand)
        self.board.highlight("chosen", (lift.area,))
        if self.board.fan.is_spread():
            self.board.fan.set_chosen({} if in_hand else lift.units)
        if in_hand:
            self.board.fan.fold()
            self._fan_timer.stop()
        self.glass.hide()
        self.liftChanged.emit()

    def _show_chances(self, lift: Lift) -> None:
        if lift.ways is self._chances_of:
            return
        self._chances_of = lift.ways
        chances = {}
        if self.shows_odds:
            for area, way in lift.ways.items():
                found = forecast(self.controller.state, way.move)
                if found is not None:
                    chances[area] = found.success
        self.board.show_chances(chances)

    def _odds_note(self, move: Move) -> str:
        return in_words(forecast(self.controller.state, move)) if self.shows_odds else ""

    def put_back(self) -> None:
        """Let go of what was lifted or chosen."""
        lift, self.lift = self.lift, None
        self._chances_of = None
        self.board.show_chances({})
        self._targeted = ""
        for name in ("target", "partial", "spot", "forbidden"):
            self.board.highlight(name, ())
        self.board.fan.set_chosen({})
        if lift is not None:
            self.board.clear_selection(lift.area)
            self.note.hide()
        self.board.highlight("chosen", (self.selected,) if self.selected else ())
        self.liftChanged.emit()

    def show_way(self, area: str, at: QPoint, *, changed: bool) -> None:
        """Show beside the cursor what letting go over an area would do."""
        lift = self.lift
        if lift is None:
            return
        if not changed:
            if self.note.isVisible():
                self.note.place(at)
            return
        way = lift.ways.get(area)
        self.board.highlight("spot", (area,) if way else ())
        wrong = bool(area) and area != lift.area and way is None
        self.board.highlight("forbidden", (area,) if wrong else ())
        words = self._wording
        if way is not None:
            lines = [f"<b>{words.area(lift.area)} → {words.area(area)}</b>"]
            if not way.whole:
                going = unpack(way.move.units)
                stay = {
                    k: n - going.get(k, 0) for k, n in lift.units.items() if n > going.get(k, 0)
                }
                lines.append(self.tr("Moves: {units}").format(units=words.units(going)))
                lines.append(self.tr("Stays: {units}").format(units=words.units(stay)))
            if self.target_note is not None and (odds := self.target_note(way.move)):
                lines.append(odds)
            self.note.say("<br>".join(lines), at, kind="good", lasting=True)
        elif wrong and (refusal := lift.why_not(area)) is not None:
            self.note.say(words.refusal(refusal), at, kind="refusal", lasting=True)
        elif area == lift.area:
            self.say_held(at, lasting=True)
        else:
            self.note.hide()

    def say_held(self, at: QPoint, *, lasting: bool) -> None:
        """Say what is lifted, and how to take another number of it."""
        lift = self.lift
        if lift is None:
            return
        lines = [f"<b>{self._wording.units(lift.units)}</b>"]
        if lift.share[1] > 1:
            if lasting:
                lines.append(self.tr("Wheel, or + and −: more or fewer."))
            else:
                lines.append(self.tr("+ and −: more or fewer. Right click: choose how many."))
            if lift.share[0] > 1:
                lines.append(self.tr("Drag with Shift: the one counter under the pointer."))
        self.note.say("<br>".join(lines), at, kind="note", lasting=lasting)

    def perform(self, move: Move, *, by_hand: bool) -> bool:
        """Submit a move; moved `by_hand` it needs no animation of its own."""
        self.note.hide()
        self._gesture = None
        self.presenter.skip_next_move = by_hand
        done = self.controller.submit(move)
        self.presenter.skip_next_move = False
        self.put_back()
        return done

    def refuse_here(self, move: Move, at: QPoint) -> None:
        """Try a move the rules forbid, so that everyone hears why; the note shows it at a point."""
        self._say_at = at
        self.controller.submit(move)
        self._say_at = None

    def _refused(self, refusal: Any) -> None:
        if not self.isVisible():
            return
        at = self._say_at
        if at is None:
            over = self.viewport().underMouse()
            at = self._cursor if over else QPoint(self.viewport().width() // 2 - 160, 24)
        from reconquista_qt.view.book.hover import with_glossary

        words = self._wording
        text = with_glossary(words.refusal_rich(refusal), BookKey(words.language, ID), of=self.note)
        self.note.say(text, at, kind="refusal")

    def explain_immovable(self, stack: StackItem, at: QPoint) -> None:
        """Say why a stack cannot be lifted."""
        units = {k: n for k, n in stack.units.items() if n}
        area = stack.area
        beside = self.controller.state.board.cycle(AREA_INDEX[area])[0]
        refusal = Lift(self.controller, area, units, chosen=True).why_not(AREAS[beside])
        if refusal is not None:
            self._say_at = at
            self._refused(refusal)
            self._say_at = None

    def glide_back(self, held: HeldItem, path: Glide) -> None:
        """Let a force that was dropped in vain glide back to where it stood."""
        lift, self._gliding = self.lift, held

        def landed() -> None:
            if self._gliding is held:
                self.board.removeItem(held)
                self._gliding = None
            if lift is not None and self.lift is lift:
                note = self.note.isVisible() and self.note.text()
                self.put_back()
                self.note.setVisible(bool(note))

        if self.reduced_motion:
            landed()
            return
        self.board.highlight("spot", ())
        self.board.highlight("forbidden", ())
        animation = glide(self, held, path, GLIDE_MS)
        animation.finished.connect(landed)
        animation.start(animation.DeletionPolicy.DeleteWhenStopped)

    def change_count(self, steps: int) -> bool:
        """Take more or fewer of the chosen kind; False where nothing is chosen."""
        if self._gesture is not None:
            return self._gesture.change_count(steps)
        if self.lift is None:
            return False
        if self.lift.change(steps):
            self.hold(self.lift, in_hand=False)
            self.say_held(self._cursor, lasting=False)
        return True

    def anchor_of(self, area: str) -> QPoint:
        """Return where an area's counters are in the viewport."""
        return self.mapFromScene(self.board.place_of(area, "units"))

    def cursor_at(self) -> QPoint:
        """Return where the cursor was seen last, in the viewport."""
        return self._cursor

    def area_below(self, at: QPoint) -> str:
        """Return the area under a point of the viewport, first by its outline."""
        point = self.mapToScene(at)
        return self.board.shape.area_at(point) or self.board.area_at(point)

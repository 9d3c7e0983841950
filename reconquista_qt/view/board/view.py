"""The board on the screen: what the mouse and the keys do with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCursor, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QMenu, QWidget

from reconquista_qt.engine.decision import Decision
from reconquista_qt.games.reconquista.actions import Move
from reconquista_qt.games.reconquista.forces import unpack
from reconquista_qt.games.reconquista.names import AREA_INDEX, AREAS
from reconquista_qt.model.choices import ChoiceModel, kind_of
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.art.counters import counter_icon
from reconquista_qt.view.theme import Theme
from reconquista_qt.wording import Wording

from .drag import GLIDE_MS, Lift, MoveGesture, glide, is_moving, movable
from .drag_chooser import UnitChooser
from .facts import BoardFacts
from .geometry import BoardGeometry
from .gestures import Gesture, Glide, Pan
from .overlay import CursorNote, Magnifier
from .presenter import Presenter
from .scene import BoardScene
from .stack_item import HeldItem, StackItem
from .view_access import AreaHandles
from .view_camera import PAN_KEY, Camera
from .view_keys import Keys

FAN_MS = 420
MAGNIFY_MS = 1100
FAN_PX = 64.0
ICONS = {
    "army": "christian_army", "garrison": "christian_garrison", "city": "city_christian",
    "fortress": "fortress", "conversion": "city_christian", "bribe": "rebel",
    "hire": "mercenary", "crusaders": "crusader", "order": "military_order",
    "cid": "el_cid_christian",
}  # fmt: skip


class BoardView(Camera):
    """The board: shows the game, and turns gestures into actions for the controller.

    `target_note` may be set to a function that says in HTML what a move would meet (its odds);
    it is shown beside the cursor over a legal target.
    """

    areaHovered = Signal(str)  # empty when no area is under the cursor
    areaActivated = Signal(str)
    areaSelected = Signal(str)
    ruleActivated = Signal(str)

    def __init__(
        self,
        controller: GameController,
        choices: ChoiceModel,
        theme: Theme,
        wording: Wording,
        parent: QWidget | None = None,
    ) -> None:
        geometry = BoardGeometry.load()
        facts = BoardFacts.from_map(controller.state.board.data)
        scene = BoardScene(geometry, facts, theme.board, theme.art, self._label)
        super().__init__(scene, parent)
        scene.setParent(self)
        self.controller, self.choices = controller, choices
        self._theme, self._wording = theme, wording
        self.lift: Lift | None = None
        self.selected = ""
        self.target_note: Callable[[Move], str] | None = None
        self.reduced_motion = False
        self._gesture: Gesture | None = None
        self._hovered = ""
        self._targeted = ""
        self._cursor = QPoint()
        self._gliding: HeldItem | None = None
        self.note = CursorNote(self.viewport())
        self.note.ruleActivated.connect(self.ruleActivated)
        self.glass = Magnifier(self.viewport())
        self._fan_timer = self._timer(FAN_MS, self._fan_out)
        self._glass_timer = self._timer(MAGNIFY_MS, self.magnify)
        self.fans_on_hover = self.magnifies_on_hover = True
        self.keys = Keys(self)
        self.handles = AreaHandles(self)
        self.presenter = Presenter(self, controller, wording)
        self.presenter.finished.connect(self.refresh)
        self.set_theme(theme)
        self.set_wording(wording)
        controller.reset.connect(self._other_game)
        controller.decisionChanged.connect(self._decision_changed)
        controller.refused.connect(self._refused)
        choices.activeChanged.connect(self.refresh)
        self.refresh()

    def _timer(self, milliseconds: int, action: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(action)
        return timer

    # -- looks ---------------------------------------------------------------------------------

    @property
    def wording(self) -> Wording:
        """The words of the present language."""
        return self._wording

    def _label(self, key: str) -> str:
        kind, _, name = key.partition(".")
        if kind == "area":
            return self._wording.area(name)
        return self._wording.region(name) if kind == "region" else ""

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.board.set_look(theme.board, theme.art)
        self.set_margin(theme.board)

    def set_wording(self, wording: Wording) -> None:
        """Speak another language."""
        self._wording = wording
        self.board.event_name = wording.event_name
        self.presenter.wording = wording
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything on the board again."""
        self.board.retranslate()
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(
            self.tr("The map with its twenty areas; the text board has the same as a list.")
        )
        self.handles.retranslate()
        self.note.hide()

    def set_counters_hidden(self, hidden: bool) -> None:
        """Hide all counters, to see the map."""
        self.board.set_counters_hidden(hidden)

    # -- following the game --------------------------------------------------------------------

    def _other_game(self) -> None:
        self.drop_gesture()
        self.select_area("")
        self.board.facts = BoardFacts.from_map(self.controller.state.board.data)
        self.board.map.set_facts(self.board.facts)
        self.refresh()

    def _decision_changed(self) -> None:
        self._drop_stale()
        self.refresh()

    def _drop_stale(self) -> None:
        if isinstance(self._gesture, MoveGesture):
            self.drop_gesture()
        self.put_back()
        self.board.fan.fold()

    def refresh(self) -> None:
        """Show what can be done now: nothing while events are still being shown."""
        board, playing = self.board, self.presenter.is_playing
        moving = is_moving(self.controller) and not playing
        board.show_mobile(self.controller.state.agenda[-1].mobile if moving else None)
        if self.lift is not None:
            self.hold(self.lift, in_hand=isinstance(self._gesture, MoveGesture))
            return
        active = self.choices.active
        lit = active.areas if active is not None and active.kind != "move" and not playing else ()
        board.highlight("lit", lit)
        for name in ("target", "partial", "spot", "forbidden"):
            board.highlight(name, ())
        self.handles.update_texts()

    # -- lifting -------------------------------------------------------------------------------

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
        self.board.mark_selection(lift.area, lift.units, lifted=in_hand)
        self.board.highlight("chosen", (lift.area,))
        if self.board.fan.is_spread():
            self.board.fan.set_chosen({} if in_hand else lift.units)
        if in_hand:
            self.board.fan.fold()
            self._fan_timer.stop()
        self.glass.hide()

    def put_back(self) -> None:
        """Let go of what was lifted or chosen."""
        lift, self.lift = self.lift, None
        self._targeted = ""
        for name in ("target", "partial", "spot", "forbidden"):
            self.board.highlight(name, ())
        self.board.fan.set_chosen({})
        if lift is not None:
            self.board.clear_selection(lift.area)
            self.note.hide()
        self.board.highlight("chosen", (self.selected,) if self.selected else ())

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
        else:
            self.note.hide()

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
        self._cursor = at
        self.controller.submit(move)

    def _refused(self, refusal: Any) -> None:
        if self.isVisible():
            at = self._cursor if self.viewport().underMouse() or self._gesture else None
            point = at or QPoint(self.viewport().width() // 2 - 160, 24)
            self.note.say(self._wording.refusal_rich(refusal), point, kind="refusal")

    def explain_immovable(self, stack: StackItem, at: QPoint) -> None:
        """Say why a stack cannot be lifted."""
        units = {k: n for k, n in stack.units.items() if n}
        area = stack.area
        beside = self.controller.state.board.cycle(AREA_INDEX[area])[0]
        refusal = Lift(self.controller, area, units, chosen=True).why_not(AREAS[beside])
        if refusal is not None:
            self._cursor = at
            self._refused(refusal)

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

    # -- acting by area ------------------------------------------------------------------------

    def select_area(self, area: str) -> None:
        """Make an area the one that keys act on; empty for none."""
        if area != self.selected:
            self.selected = area
            self.areaSelected.emit(area)
        if self.lift is None:
            self.board.highlight("chosen", (area,) if area else ())
        else:
            self.show_way(area, self.anchor_of(area), changed=True) if area else None
        if area:
            self.ensure_area(area)
            self.handles.tell(area)

    def begin_move_from(self, area: str, kind: str = "") -> bool:
        """Choose the units of an area for a move; False (and why) where none may move."""
        self.presenter.skip()
        lift = self.make_lift(area, kind)
        if lift is None:
            self.explain_immovable(self.board.stacks[area, "units"], self.anchor_of(area))
            return False
        self.hold(lift, in_hand=False)
        return True

    def choose_target(self, area: str) -> bool:
        """Move the chosen units to an area; False (and why) where they may not go there."""
        lift = self.lift
        if lift is None:
            return False
        if area in lift.ways:
            return self.perform(lift.ways[area].move, by_hand=False)
        if area == lift.area:
            self.put_back()
            return False
        self.refuse_here(lift.move_to(area), self.anchor_of(area))
        return False

    def activate(self, area: str) -> None:
        """Do in an area what a click there does."""
        if self.lift is not None:
            self.choose_target(area)
            return
        self.select_area(area)
        self.areaActivated.emit(area)
        active = self.choices.active
        if active is not None and active.kind != "move":
            self._cursor = self.anchor_of(area) if not self.underMouse() else self._cursor
            self.choices.submit_at(area)
            return
        waiting = self.controller.waiting
        if isinstance(waiting, Decision) and waiting.kind != "move":
            self.open_menu(area)

    def open_menu(self, area: str) -> None:
        """Offer everything that can be done in an area, with icons and costs."""
        actions = self.choices.actions_at(area)
        if not actions:
            return
        waiting = self.controller.waiting
        decision = waiting.kind if isinstance(waiting, Decision) else ""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSection(self._wording.area(area))
        first: QAction | None = None
        for action in actions:
            entry = menu.addAction(
                counter_icon(ICONS.get(kind_of(action), "turn"), self.board.art),
                self._wording.option(action, decision),
            )
            entry.triggered.connect(lambda _=False, a=action: self.controller.submit(a))
            first = first or entry
        if first is not None:
            menu.setActiveAction(first)
        menu.popup(self.viewport().mapToGlobal(self.anchor_of(area)))

    def open_chooser(self, area: str, at: QPoint | None = None) -> None:
        """Let the player choose how many of each kind move from an area."""
        units = movable(self.controller, area)
        if not units or not is_moving(self.controller):
            self.explain_immovable(self.board.stacks[area, "units"], at or self.anchor_of(area))
            return
        start = self.lift.units if self.lift is not None and self.lift.area == area else units
        chooser = UnitChooser(units, start, self._wording.unit, self.board.art, self)

        def take(chosen: dict[str, int]) -> None:
            self.hold(Lift(self.controller, area, chosen, chosen=chosen != units), in_hand=False)

        chooser.chosen.connect(take)
        chooser.open_at(self.viewport().mapToGlobal(at or self.anchor_of(area)))

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

    # -- mouse ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture; a first press while events are shown ends the show."""
        at = event.position().toPoint()
        self._cursor = at
        self._fan_timer.stop()
        self._glass_timer.stop()
        self.glass.hide()
        self.note.hide()
        shown = self.presenter.is_playing
        if shown and event.button() == Qt.MouseButton.LeftButton:
            if self.presenter.is_waiting:
                self.presenter.next()
                return
            self.presenter.skip()
        if self._gesture is not None:
            return
        point = self.mapToScene(at)
        kind = self.board.fan.kind_at(point)
        stack = self.board.fan.stack if kind else self.board.stack_at(point)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._gesture = Pan(self, at, clicks=False)
        elif event.button() == Qt.MouseButton.RightButton:
            area = stack.area if stack is not None else self.area_below(at)
            self._menu_click(area, at)
        elif event.button() == Qt.MouseButton.LeftButton:
            if stack is not None and is_moving(self.controller) and self._own_press(stack):
                self._gesture = MoveGesture(self, at, stack, kind)
            else:
                self._gesture = Pan(self, at, clicks=not shown)

    def _own_press(self, stack: StackItem) -> bool:
        """Whether a press on a stack means its units, not the area as a target."""
        lift = self.lift
        return lift is None or stack.area not in lift.ways

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the gesture, or tell what lies under the cursor."""
        at = event.position().toPoint()
        self._cursor = at
        if self._gesture is not None:
            self._gesture.move(at)
        else:
            self._hover(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.release(event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two clicks as a click."""
        self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl or Shift over a lifted or chosen force, take more or fewer; else zoom."""
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        delta = event.angleDelta().y() or event.angleDelta().x()
        if event.modifiers() & held and delta and self.change_count(1 if delta > 0 else -1):
            event.accept()
            return
        super().wheelEvent(event)

    def change_count(self, steps: int) -> bool:
        """Take more or fewer of the chosen kind; False where nothing is chosen."""
        if self._gesture is not None:
            return self._gesture.change_count(steps)
        if self.lift is None:
            return False
        if self.lift.change(steps):
            self.hold(self.lift, in_hand=False)
            self.note.say(self._wording.units(self.lift.units), self._cursor, kind="note")
        return True

    def drop_gesture(self) -> bool:
        """Cancel the gesture; False where there is none."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None

    def click(self, at: QPoint) -> None:
        """Do what a click at a point of the viewport does."""
        area = (
            self.area_below(at)
            if self.lift is not None
            else self.board.area_at(self.mapToScene(at))
        )
        if area:
            self.activate(area)
        elif not self.lift:
            self.select_area("")
        else:
            self.put_back()

    def click_stack(self, stack: StackItem, kind: str, at: QPoint) -> None:
        """Choose a stack (or one of its kinds, spread out) for a move, or let it go again."""
        lift = self.lift
        if lift is not None and lift.area == stack.area and not kind:
            self.put_back()
            return
        if lift is not None and lift.area == stack.area and lift.chosen:
            held = lift.units.get(kind, 0)
            if held and len(lift.units) == 1:
                self.put_back()
                return
            lift.take(kind, 0 if held else movable(self.controller, stack.area).get(kind, 0))
            self.hold(lift, in_hand=False)
            return
        self.select_area(stack.area)
        made = self.make_lift(stack.area, kind)
        if made is None:
            self.explain_immovable(stack, at)
        else:
            self.hold(made, in_hand=False)

    def _menu_click(self, area: str, at: QPoint) -> None:
        if self.lift is not None and (not area or area != self.lift.area):
            self.put_back()
        elif area and is_moving(self.controller):
            self.open_chooser(area, at)
        elif area:
            self.select_area(area)
            self.open_menu(area)

    # -- hovering ------------------------------------------------------------------------------

    def _hover(self, at: QPoint) -> None:
        point = self.mapToScene(at)
        fan = self.board.fan
        if fan.is_spread():
            fan.set_under(fan.kind_at(point))
            if fan.holds(point):
                return
            fan.fold()
        stack = self.board.stack_at(point)
        area = stack.area if stack is not None else self.board.area_at(point)
        if area != self._hovered:
            self._hovered = area
            self.board.highlight("hover", (area,) if area and self._gesture is None else ())
            self.glass.hide()
            self.areaHovered.emit(area)
        if self.lift is not None:
            self.show_way(area, at, changed=area != self._targeted)
            self._targeted = area
        if stack is not None and self.fans_on_hover and not self.presenter.is_playing:
            if not self._fan_timer.isActive() and len(stack.remaining()) > 1:
                self._fan_timer.start()
        else:
            self._fan_timer.stop()
        if stack is not None and self.magnifies_on_hover and self.lift is None:
            self._glass_timer.start()
        else:
            self._glass_timer.stop()

    @property
    def hovered(self) -> str:
        """The area under the cursor, or empty."""
        return self._hovered

    def _fan_out(self) -> None:
        stack = self.board.stack_at(self.mapToScene(self._cursor))
        if stack is not None and self._gesture is None:
            self.fan_out(stack)

    def fan_out(self, stack: StackItem) -> None:
        """Spread a stack out, each kind apart."""
        size = max(self.board.counter_size, FAN_PX / self.transform().m11())
        self.board.fan.spread(stack, size, self.visible_rect().adjusted(size, size, -size, -size))
        lift = self.lift
        if lift is not None and lift.area == stack.area:
            self.board.fan.set_chosen(lift.units)

    def magnify(self, area: str = "") -> None:
        """Show an area (that under the cursor) under the magnifier."""
        area = area or self._hovered or self.selected
        if not area or self._gesture is not None or self.lift is not None:
            return
        there = self.board.there(area)
        words = self._wording
        region = self.board.facts.region_of[area].id
        names = {
            "title": words.area(area), "region": words.region(region),
            "holders": self.tr("Holding the area"), "besiegers": self.tr("Besieging"),
            "hand": self.tr("On the way"), "empty": self.tr("Nobody is here."),
            "city": words.city(there.city) if there.city else "",
            "fortress": words.purchase("fortress"),
        }  # fmt: skip
        for units in (there.units, there.besiegers, there.hand):
            names.update({f"unit:{k}:{n}": words.unit(k, n) for k, n in units.items()})
        at = self._cursor if self._hovered == area else self.anchor_of(area)
        self.glass.show_area(area, there, names, self.board.art, at)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the area under the cursor."""
        self._fan_timer.stop()
        self._glass_timer.stop()
        self.glass.hide()
        if self._hovered:
            self._hovered = ""
            self.board.highlight("hover", ())
            self.areaHovered.emit("")
        super().leaveEvent(event)

    # -- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the keys of the board; the rest goes on to the window."""
        if self.keys.press(event):
            event.accept()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Take the magnifier away when its key is let go."""
        if event.key() == Qt.Key.Key_Z and not event.isAutoRepeat():
            self.glass.hide()
        super().keyReleaseEvent(event)

    def cancel(self) -> bool:
        """Leave whatever is under way, one thing at a time; False where there was nothing."""
        if self.presenter.is_playing:
            self.presenter.skip()
        elif self.drop_gesture():
            pass
        elif self.lift is not None:
            self.put_back()
        elif self.glass.isVisible() or self.note.isVisible() or self.board.fan.is_spread():
            self.glass.hide()
            self.note.hide()
            self.board.fan.fold()
        elif self.choices.active is not None and self.choices.active.kind not in (
            "order", "cid", "retreat",
        ):  # fmt: skip
            self.choices.cancel()
        elif self.selected:
            self.select_area("")
        else:
            return False
        return True


__all__ = ["PAN_KEY", "BoardView", "QCursor"]

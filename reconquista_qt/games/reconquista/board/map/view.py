"""The board on the screen: what the mouse and the keys do with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from reconquista_qt.games.reconquista.board.choices import ChoiceModel
from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.games.reconquista.rules.phase4_movement import Muster
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.board.game_board import GameBoard
from reconquista_qt.view.board.overlay import CursorNote
from reconquista_qt.view.board.playhead import Playhead
from reconquista_qt.view.board.presenter_caption import Caption
from reconquista_qt.view.theme import Theme
from reconquista_qt.wording.words import Words as AnyWords

from .drag import Glide, MoveGesture, Selection, is_moving
from .facts import BoardFacts
from .geometry import BoardGeometry
from .magnifier import Magnifier
from .projector import MapProjector
from .scene import BoardScene
from .stack_item import HeldItem, StackItem
from .view_access import AreaHandles
from .view_acting import Acting
from .view_hovering import Hovering
from .view_keys import Keys
from .view_lifting import Lifting
from .view_mouse import Mouse


class BoardView(GameBoard):
    """The board: shows the game, and turns gestures into actions for the controller.

    `target_note` says in HTML what a move would meet; it is shown beside the cursor over a legal
    target. `shows_odds` puts the chance of success on each target where there is a fight.
    """

    liftChanged = Signal()
    areaActivated = Signal(str)

    board: BoardScene

    def __init__(
        self,
        controller: GameController[State],
        choices: ChoiceModel,
        theme: Theme,
        wording: Words,
        parent: QWidget | None = None,
    ) -> None:
        geometry = BoardGeometry.load()
        facts = BoardFacts.from_map(controller.state.board.data)
        scene = BoardScene(geometry, facts, theme.board, theme.art, self._label)
        super().__init__(scene, parent)
        scene.setParent(self)
        # A map is the same in a language that is written leftwards.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.controller, self.choices = controller, choices
        self.theme, self._wording = theme, wording
        self.selected = ""
        self.shows_odds = True
        self.reduced_motion = False
        self.fans_on_hover = self.magnifies_on_hover = True
        self.lifting, self.acting = Lifting(self), Acting(self)
        self.hovering, self.mouse = Hovering(self), Mouse(self)
        self.target_note: Callable[[Move], str] | None = self.lifting.odds_note
        self.note = CursorNote(self.viewport())
        self.note.ruleActivated.connect(self.ruleActivated)
        self.glass = Magnifier(self.viewport())
        self.keys = Keys(self)
        self.handles = AreaHandles(self)
        self.projector = MapProjector(self, wording)
        caption = Caption(self, self.projector.tracks)
        self.presenter = Playhead(self, controller, self.projector, caption)
        self.presenter.finished.connect(self.refresh)
        self.set_theme(theme)
        self.set_wording(wording)
        controller.reset.connect(self._other_game)
        controller.decisionChanged.connect(self._decision_changed)
        controller.refused.connect(self.lifting.refused)
        choices.activeChanged.connect(self.refresh)
        self.refresh()

    # -- looks ---------------------------------------------------------------------------------

    def _label(self, key: str) -> str:
        kind, _, name = key.partition(".")
        if kind == "area":
            return self._wording.area(name)
        return self._wording.region(name) if kind == "region" else ""

    def set_theme(self, theme: Theme) -> None:
        """Draw the board as a theme does, and the margin around the map."""
        self.theme = theme
        self.board.set_look(theme.board, theme.art)
        self.set_margin(theme.board)

    def set_wording(self, words: AnyWords) -> None:
        """Speak another language."""
        wording = self._wording = cast("Words", words)  # of the game on the board
        self.board.event_name = wording.event_name
        self.projector.wording = wording
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
        if isinstance(self.mouse.gesture, MoveGesture):
            self.drop_gesture()
        self.put_back()
        self.board.fan.fold()

    def refresh(self) -> None:
        """Show what can be done now: nothing while events are still being shown."""
        board, playing = self.board, self.presenter.is_playing
        moving = is_moving(self.controller) and not playing
        step = self.controller.state.agenda[-1] if moving else None
        mobile = step.able(self.controller.state) if isinstance(step, Muster) else None
        board.counter_marks.show_mobile(mobile, asking=not playing)
        if self.lift is not None:
            self.hold(self.lift, in_hand=isinstance(self.mouse.gesture, MoveGesture))
            return
        active = self.choices.active
        lit = active.areas if active is not None and active.kind != "move" and not playing else ()
        board.highlight("lit", lit)
        for name in ("target", "partial", "spot", "forbidden"):
            board.highlight(name, ())
        self.handles.update_texts()

    # -- what is held, and where -----------------------------------------------------------------

    @property
    def is_holding(self) -> bool:
        """Whether a force is taken up and not put down yet."""
        return self.lift is not None

    @property
    def lift(self) -> Selection | None:
        """The units that are held or chosen."""
        return self.lifting.lift

    @property
    def wording(self) -> Words:
        """The words of the present language."""
        return self._wording

    def anchor_of(self, area: str) -> QPoint:
        """Return where an area's counters are in the viewport."""
        return self.mapFromScene(self.board.place_of(area, "units"))

    def cursor_at(self) -> QPoint:
        """Return where the cursor was seen last, in the viewport."""
        return self.mouse.cursor

    def area_below(self, at: QPoint) -> str:
        """Return the area under a point of the viewport, first by its outline."""
        point = self.mapToScene(at)
        return self.board.shape.area_at(point) or self.board.area_at(point)

    @property
    def hovered(self) -> str:
        """The area under the cursor, or empty."""
        return self.hovering.hovered

    def make_lift(self, area: str, kind: str = "") -> Selection | None:
        """Return the units of an area that may move (or one kind) as lifted; None if none."""
        return self.lifting.make_lift(area, kind)

    def hold(self, lift: Selection, *, in_hand: bool) -> None:
        """Show units as chosen (or as in the player's hand), and where they may go."""
        self.lifting.hold(lift, in_hand=in_hand)

    def put_back(self) -> None:
        """Let go of what was lifted or chosen."""
        self.lifting.put_back()

    def show_way(self, area: str, at: QPoint, *, changed: bool) -> None:
        """Show beside the cursor what letting go over an area would do."""
        self.lifting.show_way(area, at, changed=changed)

    def say_held(self, at: QPoint, *, lasting: bool) -> None:
        """Say what is lifted, and how to take another number of it."""
        self.lifting.say_held(at, lasting=lasting)

    def perform(self, move: Move, *, by_hand: bool) -> bool:
        """Submit a move; moved `by_hand` it needs no animation of its own."""
        return self.lifting.perform(move, by_hand=by_hand)

    def refuse_here(self, move: Move, at: QPoint) -> None:
        """Try a move the rules forbid, so that everyone hears why; the note shows it at a point."""
        self.lifting.refuse_here(move, at)

    def explain_immovable(self, stack: StackItem, at: QPoint) -> None:
        """Say why a stack cannot be lifted."""
        self.lifting.explain_immovable(stack, at)

    def change_count(self, steps: int) -> bool:
        """Take more or fewer of the chosen kind; False where nothing is chosen."""
        return self.lifting.change_count(steps)

    def glide_back(self, held: HeldItem, path: Glide) -> None:
        """Let a force that was dropped in vain glide back to where it stood."""
        self.lifting.glide_back(held, path)

    def select_area(self, area: str) -> None:
        """Make an area the one that keys act on; empty for none."""
        self.acting.select_area(area)

    def begin_move_from(self, area: str, kind: str = "") -> bool:
        """Choose the units of an area for a move; False (and why) where none may move."""
        return self.acting.begin_move_from(area, kind)

    def choose_target(self, area: str) -> bool:
        """Move the chosen units to an area; False (and why) where they may not go there."""
        return self.acting.choose_target(area)

    def activate(self, area: str) -> None:
        """Do in an area what a click there does."""
        self.acting.activate(area)

    def open_menu(self, area: str) -> None:
        """Offer everything that can be done in an area, with icons and costs."""
        self.acting.open_menu(area)

    def open_chooser(self, area: str, at: QPoint | None = None) -> None:
        """Let the player choose how many of each kind move from an area."""
        self.acting.open_chooser(area, at)

    def click(self, at: QPoint) -> None:
        """Do what a click at a point of the viewport does."""
        self.acting.click(at)

    def click_stack(self, stack: StackItem, kind: str, at: QPoint) -> None:
        """Choose a stack (or one of its kinds, spread out) for a move, or let it go again."""
        self.acting.click_stack(stack, kind, at)

    def fan_out(self, stack: StackItem) -> None:
        """Spread a stack out, each kind apart."""
        self.hovering.fan_out(stack)

    def magnify(self, area: str = "") -> None:
        """Show an area (that under the cursor) under the magnifier."""
        self.hovering.magnify(area)

    def drop_gesture(self) -> bool:
        """Cancel the gesture; False where there is none."""
        return self.mouse.drop_gesture()

    # -- mouse ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture."""
        self.mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the gesture, or tell what lies under the cursor."""
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture."""
        self.mouse.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two clicks as a click."""
        self.mouse.press(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Take more or fewer of what is held, or zoom."""
        if not self.mouse.wheel(event):
            super().wheelEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the area under the cursor."""
        self.hovering.leave()
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

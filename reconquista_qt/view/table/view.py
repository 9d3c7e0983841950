"""The table on the screen: what the mouse and the keys do with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.model.choosing import Choosing
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.surface import Aim, Picture, Piece
from reconquista_qt.view.board.game_board import GameBoard
from reconquista_qt.view.board.overlay import CursorNote
from reconquista_qt.view.board.playhead import Playhead
from reconquista_qt.view.board.presenter_caption import Caption
from reconquista_qt.view.theme import Theme
from reconquista_qt.wording.words import Words

from .access import TableAccess
from .aiming import Aiming
from .hovering import Hovering
from .keys import Keys
from .lighting import Lighting
from .mouse import Mouse
from .moving import Moving
from .naming import Naming
from .odds_panel import OddsTeller
from .projector import TableProjector
from .scene import TableScene, base_of
from .selection import Selection

if TYPE_CHECKING:
    from .surface import AnySurface


FAN_PX: Final = 58.0  # the least side of a counter in a fan


class TableView(GameBoard):
    """Shows the game as one seat may see it, and turns gestures into actions.

    `seat` is whose eyes are on the table ("" sees what lies open); with `covered` nothing is shown
    and nothing answers. Whatever can be done with the mouse can be done with the keys.
    """

    board: TableScene
    considered = Signal(object)  # an action that the player looks at, None for none
    selectionChanged = Signal()  # other pieces are taken up, or none any more
    reworded = Signal()  # the names of everything are those of another language

    def __init__(
        self,
        controller: GameController,
        surface: AnySurface,
        theme: Theme,
        wording: Words,
        parent: QWidget | None = None,
        *,
        seat: str | None = None,
    ) -> None:
        self.controller, self.surface = controller, surface
        self.naming = Naming(wording, surface.piece_text)
        self.theme = theme
        self.cues = surface.cues()
        self.follows_asked = seat is None  # whether the one who is asked looks on
        self.seat = seat or ""
        scene = self._make_scene()
        super().__init__(scene, parent)
        scene.setParent(self)
        self.projection = surface.projection()
        self.moves = surface.moves(scene.shape)
        self.choosing = Choosing(controller, surface.choices(scene.shape), self)
        self.selected = ""
        self.shows_odds = self.fans_on_hover = self.magnifies_on_hover = True
        self.reduced_motion = False
        self.covered = False
        # Whether another person sits down after what is shown now, behind a curtain.
        self.hands_over: Callable[[], bool] = lambda: False
        self.note = CursorNote(self.viewport())
        self.note.ruleActivated.connect(self.ruleActivated)
        self.lighting, self.aiming, self.moving = Lighting(self), Aiming(self), Moving(self)
        self.hovering, self.mouse = Hovering(self), Mouse(self)
        self.keys = Keys(self)
        self.access = TableAccess(self)
        self.playback = self.presenter = Playhead(
            self, controller, TableProjector(self), Caption(self)
        )
        self.odds = OddsTeller(self)
        self.playback.finished.connect(self.refresh)
        self.set_theme(theme)
        self.set_wording(wording)
        controller.reset.connect(self._other_game)
        controller.decisionChanged.connect(self._decision_changed)
        controller.refused.connect(self._refused)
        self.choosing.activeChanged.connect(self.refresh)
        self._look_on()
        self.playback.show_final()
        self.refresh()

    def _make_scene(self) -> TableScene:
        surface, theme, state = self.surface, self.theme, self.controller.state
        surface.take_seats(state)
        shape = surface.geometry(state)
        return TableScene(
            shape, surface.painter(state, shape), surface.art(), theme.board, theme.art,
            lambda place: self.naming.place(place), stacking=surface.stacking(),
            styles=surface.mark_styles(),
        )  # fmt: skip

    # -- what is shown, and to whom ----------------------------------------------------------------

    def picture_of(self, state: Any) -> Picture:
        """Return a state as the seat that looks on may see it."""
        if self.covered:
            return Picture()
        return self.projection.picture(state, self.seat)

    def may_know(self, entry: Entry) -> bool:
        """Whether the seat that looks on may know of an entry."""
        return not self.covered and self.seen(entry) is not None

    def seen(self, entry: Entry) -> Event | None:
        """Return an event as the seat that looks on may know it, or None."""
        seen = getattr(self.controller.game, "seen", None)
        return entry.event if seen is None or not self.seat else seen(entry.event, self.seat)

    def sees_dice_of(self, entry: Entry) -> bool:
        """Whether the seat that looks on may see the dice of an entry: it knows all of it."""
        return not self.covered and self.seen(entry) == entry.event

    def tell(self, entry: Entry) -> str:
        """Return an entry in words, as the seat that looks on may know it."""
        event = self.seen(entry)
        return "" if event is None else str(self.naming.words.event(event))

    def tell_rich(self, entry: Entry) -> str:
        """Return an entry as HTML with links, as the seat that looks on may know it."""
        event = self.seen(entry)
        return "" if event is None else str(self.naming.words.event_rich(event))

    @property
    def asked(self) -> str:
        """The seat that is asked now, "" where nobody is."""
        waiting = self.controller.waiting
        if not isinstance(waiting, Decision):
            return ""
        for seat in self.controller.game.seats(self.controller.state):
            if waiting.side == seat.id or waiting.side in seat.sides:
                return str(seat.id)
        return str(waiting.side)

    def look_as(self, seat: str | None, *, covered: bool = False) -> None:
        """Show the table to a seat (None: whoever is asked); `covered` shows nothing at all."""
        self.follows_asked = seat is None
        self.covered = covered
        if seat is not None:
            self.seat = seat
        self.playback.skip()
        self._look_on()
        self.choosing.close(covered)
        self.mouse.drop()
        self.playback.show_final()
        self.refresh()

    def _look_on(self) -> None:
        if self.follows_asked:
            self.seat = self.asked or self.seat

    @property
    def answers(self) -> bool:
        """Whether a gesture may do something now: it is this seat's turn, and nothing is played."""
        return not self.choosing.closed and not self.playback.is_playing

    # -- looks ---------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw the board as a theme does, and the margin around the map."""
        self.theme = theme
        self.board.set_look(theme.board, theme.art)
        self.set_margin(theme.board)

    def set_wording(self, wording: Words) -> None:
        """Speak another language."""
        self.naming = Naming(wording, self.surface.piece_text)
        self.board.map.reword()
        self.retranslate()
        self.reworded.emit()

    def retranslate(self) -> None:
        """Write everything on the board again."""
        self.setAccessibleName(self.tr("Board"))
        self.note.hide()
        self.access.update()

    def set_counters_hidden(self, hidden: bool) -> None:
        """Hide all counters, to see the map."""
        self.board.set_counters_hidden(hidden)

    # -- following the game --------------------------------------------------------------------

    def keep_fresh(self, refresh: Callable[[], object]) -> None:
        """Call something whenever what a dock tells may be another: decision, game, words."""
        for signal in (self.controller.decisionChanged, self.controller.reset,
                       self.playback.finished, self.reworded):  # fmt: skip
            signal.connect(refresh)

    def _other_game(self) -> None:
        self.mouse.drop()
        self.select_area("")
        state = self.controller.state
        self.surface.take_seats(state)
        shape = self.surface.geometry(state)
        if shape is not self.board.shape:
            old = self.board
            self.board = self._make_scene()
            self.board.setParent(self)
            self.setScene(self.board)
            self.moves = self.surface.moves(shape)
            self.choosing.source = self.surface.choices(shape)
            old.deleteLater()
            self.fit()
            # Where the zoom stays what it was, nothing else tells the new board of it.
            self.board.fit_counters(self.transform().m11())
        self.projection = self.surface.projection()
        self._look_on()
        self.choosing.refresh()
        self.playback.show_final()
        self.refresh()

    def _decision_changed(self) -> None:
        self.moving.put_back()
        self.aiming.end()
        self.board.fan.fold()
        before = self.seat
        self._look_on()
        if self.seat != before and not self.playback.is_playing:
            self.playback.show_final()
        self.refresh()

    def _refused(self, refusal: Refusal) -> None:
        self.say_refusal(refusal, self.mouse.cursor)

    def say_refusal(self, refusal: Refusal, at: QPoint) -> None:
        """Tell at a point of the view which rule forbids something."""
        self.note.say(self.naming.words.refusal_rich(refusal), at, kind="refusal")

    def _renew(self) -> None:
        """Let moves that are read off the options know them; others find out by themselves."""
        renew = getattr(self.moves, "renew", None)
        waiting = self.controller.waiting
        if renew is not None:
            renew(self.controller.state, waiting if isinstance(waiting, Decision) else None)

    def movable(self, place: str) -> tuple[Piece, ...]:
        """Return the pieces of a place that may be taken up now."""
        if not self.answers or not isinstance(self.controller.waiting, Decision):
            return ()
        self._renew()
        return self.moves.liftable(self.controller.state, place)

    def refresh(self) -> None:
        """Show what can be done now: nothing while events are still being shown."""
        board = self.board
        if self.playback.is_playing or not self.answers:
            board.show_mobile({})
            for name in ("lit", "target", "partial", "forbidden", "movable"):
                board.highlight(name, ())
            board.show_ways({})
            board.show_path(())
            self.lighting.show()
            return
        active = self.choosing.active
        mobile: dict[str, list[str]] = {}
        self._renew()
        if isinstance(self.controller.waiting, Decision) and active is None:
            for place in board.picture.places:
                pieces = self.moves.liftable(self.controller.state, place)
                if pieces:
                    mobile[place] = [piece.id for piece in pieces]
        board.show_mobile(mobile)
        if self.selection is not None:
            board.highlight("lit", ())
        else:
            board.highlight("lit", [p for p in self.choosing.lit if p not in mobile])
        self.lighting.show_figures()
        self.lighting.show()
        self.access.update()

    def perform(self, action: Any, *, by_hand: bool = False) -> bool:
        """Perform an action; `by_hand` when the pieces lie there already."""
        self.moving.put_back()
        self.aiming.end()
        self.board.fan.fold()
        self.playback.skip_next_move = by_hand
        done = self.choosing.submit(action)
        if not done:
            self.playback.skip_next_move = False
        return done

    # -- acting on a place ---------------------------------------------------------------------

    def act_at(
        self, place: str, at: QPoint, piece: Piece | None = None, *, by_mouse: bool = False
    ) -> None:
        """Do what a click (or Enter) on a place means; a click may mean a part of it."""
        if self.playback.is_playing:
            self.playback.skip()
            return
        self.select_area(place)
        if not place or self.choosing.closed:
            return
        if self.aimed is not None and self.aiming.act_on(place):
            return
        selection = self.selection
        if selection is not None:
            target = self.moving.target_at(at) if by_mouse else place
            if target != place and base_of(target) == place and piece is None:
                self.moving.go(target, at)
            elif place == selection.place:
                if selection.is_turned and place in selection.ways:
                    self.moving.go(place, at)
                elif piece is not None and selection.toggle(piece.id):
                    self.moving.show()
                else:
                    actions = self.moving.beside_moves(selection)
                    self.moving.put_back()
                    if actions:
                        self.open_menu(place, actions, at)
            else:
                self.moving.go_somewhere(place, at)
            return
        if self.choosing.active is None and self.movable(place):
            self.moving.take_up(place, (piece,) if piece is not None else ())
            # What lies aside can be pointed at as it is.
            if piece is None and sum(1 for p in self.movable(place) if not p.slot) > 1:
                self.fan_out(place)
            return
        actions = self.choosing.at(place)
        if len(actions) == 1:
            if not self.aiming.begin(actions[0], at):
                self.perform(actions[0])
        elif actions:
            self.open_menu(place, actions, at)

    def open_menu(self, place: str, actions: Sequence[Any], at: QPoint) -> QMenu:
        """Open a menu of actions at a point of the view."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        head = menu.addAction(self.naming.place_told(place))
        head.setEnabled(False)
        waiting = self.controller.waiting
        kind = waiting.kind if isinstance(waiting, Decision) else ""
        for action in actions:
            entry = menu.addAction(self.naming.option(action, kind))
            entry.triggered.connect(lambda _=False, action=action: self.perform(action))
            entry.hovered.connect(lambda action=action: self.considered.emit(action))
        self.menu = menu
        menu.popup(self.viewport().mapToGlobal(at))
        return menu

    def consider_at(self, place: str) -> None:
        """Look at what a click on a place would do."""
        actions = self.choosing.at(place) if place and self.answers else ()
        if actions and self.choosing.active is None and self.movable(place):
            actions = ()  # they are taken up, and may go to many places
        if self.aimed is not None:
            actions = (self.aimed.action,)
        told = next((action for action in actions if self.odds.of(action) is not None), None)
        self.considered.emit(told if told is not None else next(iter(actions), None))

    def select_area(self, place: str) -> None:
        """Make a place the chosen one."""
        if place != self.selected:
            self.selected = place
            if self.selection is None:
                self.consider_at(place)
            self.board.highlight("selected", (place,) if place else ())
            self.areaSelected.emit(place)
            self.access.tell(place)

    def fan_out(self, place: str) -> bool:
        """Spread the pieces of a place; False where there are not two of them."""
        pieces = [p for pile in self.board.piles_of(place) for p in pile.remaining()]
        if len(pieces) < 2 or self.covered:
            return False
        board = self.board
        size = max(board.counter_size, FAN_PX / self.transform().m11())
        fan_at = getattr(board.shape, "fan_at", None)
        around = board.shape.anchor(place) if fan_at is None else fan_at(place, size)
        mobile = [piece.id for piece in self.movable(place)]
        room = self.visible_rect().adjusted(size * 0.4, size * 0.4, -size * 0.4, -size * 0.4)
        board.fan.spread(place, pieces, board.art, board.theme, size, around, room, mobile,
                         self.tr("all together"))  # fmt: skip
        if self.selection is not None and self.selection.place == place:
            board.fan.set_chosen({piece.id for piece in self.selection.pieces})
        return True

    # -- mouse ---------------------------------------------------------------------------------

    @property
    def is_holding(self) -> bool:
        """Whether pieces are taken up and not put down yet."""
        return self.selection is not None

    @property
    def selection(self) -> Selection | None:
        """The pieces that are taken up, and where they may go."""
        return self.moving.selection

    @property
    def aimed(self) -> Aim | None:
        """What is aimed, before it is done."""
        return self.aiming.aim

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture."""
        self.mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the gesture, or tell what lies under the cursor."""
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture."""
        self.mouse.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn or count what is taken up; else zoom."""
        if not self.mouse.wheel(event):
            super().wheelEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the place under the cursor."""
        self.hovering.leave()
        super().leaveEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two clicks as a click."""
        self.mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell in a tip what lies in the place under the cursor."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place, _pile, _piece = self.mouse.what(event.pos())
            free = self.mouse.hand is None and self.selection is None
            if place and free and not self.board.fan.isVisible():
                QToolTip.showText(event.globalPos(), self.access.described(place), self)
            return True
        return super().viewportEvent(event)

    def drop_gesture(self) -> bool:
        """Cancel what the mouse (or a finger) has begun; False where there is nothing."""
        return self.mouse.drop()

    # -- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the keys of the board; the rest goes on to the window."""
        if self.keys.press(event):
            event.accept()
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next place where something can be done, and only after the last one away.

        Tab comes here first: in a window with other widgets it is no key of the board's.
        """
        if self.hasFocus() and self.answers and self.keys.next_place(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Take away what was shown while a key was held."""
        if not event.isAutoRepeat():
            self.lighting.hold(None)
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take away what was shown while a key was held: its release goes elsewhere."""
        self.lighting.hold(None)
        super().focusOutEvent(event)

    def show_rect(self, rect: QRectF) -> None:
        """Bring a part of the board into the window, as large as it can be."""
        self._go_to(rect)

    def anchor_of(self, place: str) -> QPoint:
        """Return where a place is in the view."""
        return self.mapFromScene(self.board.shape.anchor(place))

    def cancel(self) -> bool:
        """Leave whatever is under way, one thing at a time; False where there was nothing."""
        if self.playback.is_playing:
            self.playback.skip()
        elif self.mouse.hand is not None or self.selection is not None:
            self.mouse.drop()
            self.board.fan.fold()
        elif self.aimed is not None:
            self.aiming.end()
        elif self.note.isVisible() or self.board.fan.isVisible():
            self.note.hide()
            self.board.fan.fold()
        elif self.choosing.cancel():
            pass
        elif self.selected:
            self.select_area("")
        else:
            return False
        return True

    def global_cursor(self) -> QPoint:
        """Return where the mouse is on the screen."""
        return QCursor.pos()


Answer = Callable[[], object]

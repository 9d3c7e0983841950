"""The table on the screen: what the mouse and the keys do with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.model.choosing import Choosing
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.surface import NO_LIGHTS, Aim, BoardLine, Lights, Picture, Piece, joined
from reconquista_qt.view.board.overlay import CursorNote
from reconquista_qt.view.board.playhead import Playhead
from reconquista_qt.view.board.presenter_caption import Caption
from reconquista_qt.view.board.view_camera import Camera
from reconquista_qt.view.theme import Theme

from .access import TableAccess
from .chooser import PieceChooser
from .drag import Drag, Hand, Pan
from .items import HeldItem, PileItem
from .keys import Keys
from .naming import Naming
from .odds_panel import OddsTeller
from .projector import TableProjector
from .scene import TableScene
from .selection import Selection

if TYPE_CHECKING:
    from .surface import Overlay, TableSurface


FAN_MS: Final = 420
GLIDE_MS: Final = 230
FAN_PX: Final = 58.0
COLD, HOT = "#2f6f9f", "#c22a1c"


class TableView(Camera):
    """Shows the game as one seat may see it, and turns gestures into actions.

    `seat` is whose eyes are on the table ("" sees what lies open); with `covered` nothing is shown
    and nothing answers. Whatever can be done with the mouse can be done with the keys.
    """

    board: TableScene
    areaHovered = Signal(str)
    areaSelected = Signal(str)
    ruleActivated = Signal(str)
    considered = Signal(object)  # an action that the player looks at, None for none
    selectionChanged = Signal()  # other pieces are taken up, or none any more
    reworded = Signal()  # the names of everything are those of another language

    def __init__(
        self,
        controller: GameController,
        surface: TableSurface,
        theme: Theme,
        wording: Any,
        parent: QWidget | None = None,
        *,
        seat: str | None = None,
    ) -> None:
        self.controller, self.surface = controller, surface
        self.naming = Naming(wording, surface.piece_text)
        self._theme = theme
        self.cues = surface.cues()
        self._follows = seat is None  # whether the one who is asked looks on
        self.seat = seat or ""
        scene = self._make_scene()
        super().__init__(cast(Any, scene), parent)
        scene.setParent(self)
        self.projection = surface.projection()
        self.moves = surface.moves(scene.shape)
        self.choosing = Choosing(controller, surface.choices(scene.shape), self)
        self.selection: Selection | None = None
        self.selected = self._hovered = ""
        self.shows_odds = self.fans_on_hover = self.magnifies_on_hover = True
        self.reduced_motion = False
        self.covered = False
        self._hand: Hand | None = None
        self._cursor = QPoint()
        self._overlay: Overlay | None = None
        self._held_overlay: Overlay | None = None
        self.aimed: Aim | None = None
        self._meant: Any = None  # the option that is aimed
        self._gliding: HeldItem | None = None
        self.note = CursorNote(self.viewport())
        self.note.ruleActivated.connect(self.ruleActivated)
        self._fan_timer = QTimer(self)
        self._fan_timer.setSingleShot(True)
        self._fan_timer.setInterval(FAN_MS)
        self._fan_timer.timeout.connect(self._fan_under)
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
        surface, theme, state = self.surface, self._theme, self.controller.state
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

    def seen(self, entry: Entry) -> Any:
        """Return an event as the seat that looks on may know it, or None."""
        seen = getattr(self.controller.game, "seen", None)
        return entry.event if seen is None or not self.seat else seen(entry.event, self.seat)

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
        self._follows = seat is None
        self.covered = covered
        if seat is not None:
            self.seat = seat
        self.playback.skip()
        self._look_on()
        self.choosing.close(covered)
        self.drop()
        self.playback.show_final()
        self.refresh()

    def _look_on(self) -> None:
        if self._follows:
            self.seat = self.asked or self.seat

    @property
    def answers(self) -> bool:
        """Whether a gesture may do something now: it is this seat's turn, and nothing is played."""
        return not self.choosing.closed and not self.playback.is_playing

    # -- looks ---------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.board.set_look(theme.board, theme.art)
        self.set_margin(theme.board)

    def set_wording(self, wording: Any) -> None:
        """Speak another language."""
        self.naming = Naming(wording, self.surface.piece_text)
        self.board.map.redraw()
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

    def show_overlay(self, overlay: Overlay | None) -> None:
        """Lay figures over the board, or take them away."""
        self._overlay = overlay
        self._show_overlay()
        self._show_lights()

    def hold(self, overlay: Overlay | None) -> None:
        """Show an overlay for as long as its key is held."""
        if overlay is not self._held_overlay:
            self._held_overlay = overlay
            self._show_lights()

    def _show_lights(self) -> None:
        """Light what bears on the pieces taken up, or what is asked for."""
        if self.covered:
            self.board.show_lights(NO_LIGHTS)
            return
        state, seat = self.controller.state, self.seat
        found = [
            overlay.lights(state, seat)
            for overlay in (self._overlay, self._held_overlay) if overlay is not None
            if hasattr(overlay, "lights")
        ]  # fmt: skip
        aim = self.aimed
        if aim is not None:
            marks = {"aim": frozenset({aim.target}), "member": aim.members,
                     "bystander": aim.able - aim.members}  # fmt: skip
            lines = tuple(BoardLine("aim", (place, aim.target)) for place in sorted(aim.members))
            found.append(Lights(marks, lines))
        if self.selection is not None:
            there = self.selection.over or self.selection.place
            pieces = self.selection.facing_there
            found.append(self.surface.lights(state, seat, there, pieces))
        self.board.show_lights(joined(found))

    def _show_overlay(self) -> None:
        heat = {}
        if self._overlay is not None and not self.covered and hasattr(self._overlay, "heat"):
            heat = dict(self._overlay.heat(self.controller.state, self.seat))
        self.board.show_heat(heat, COLD, HOT)

    # -- following the game --------------------------------------------------------------------

    def _other_game(self) -> None:
        self.drop()
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
        self.projection = self.surface.projection()
        self._look_on()
        self.choosing.refresh()
        self.playback.show_final()
        self.refresh()

    def _decision_changed(self) -> None:
        self.put_back()
        if self.aimed is not None:
            self._take_aim(None)
        self.board.fan.fold()
        before = self.seat
        self._look_on()
        if self.seat != before and not self.playback.is_playing:
            self.playback.show_final()
        self.refresh()

    def _refused(self, refusal: Refusal) -> None:
        self.say_refusal(refusal, self._cursor)

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
        self._show_overlay()
        self._show_lights()
        self.access.update()

    # -- selection -----------------------------------------------------------------------------

    def take_up(self, place: str, pieces: Sequence[Piece] = (), *, in_hand: bool = False) -> bool:
        """Choose pieces of a place to be moved (all that may, where none are named)."""
        most = self.movable(place)
        if not most:
            return False
        ids = {piece.id for piece in pieces}
        chosen = tuple(p for p in most if p.id in ids) or most
        self.selection = Selection(self.moves, self.controller.state, place, chosen)
        self.show_selection(in_hand=in_hand)
        return True

    def show_selection(self, *, in_hand: bool = False) -> None:
        """Show what is taken up, and where it may go."""
        selection = self.selection
        if selection is None:
            return
        board = self.board
        board.highlight("lit", ())
        board.show_lifted(selection.place, selection.pieces, in_hand=in_hand)
        board.show_ways({p: way for p, way in selection.ways.items() if p != selection.place})
        self._show_lights()
        if board.fan.isVisible() and board.fan.place == selection.place:
            board.fan.set_chosen({piece.id for piece in selection.pieces})
        self.access.update()
        self.selectionChanged.emit()

    def put_back(self) -> bool:
        """Leave what was taken up; False where nothing was."""
        selection, self.selection = self.selection, None
        if selection is None:
            return False
        self.board.show_lifted("", (), in_hand=False)
        self.board.show_ways({})
        self.board.show_path(())
        self.board.highlight("forbidden", ())
        self.note.hide()
        self.refresh()
        self.selectionChanged.emit()
        return True

    def drop(self) -> bool:
        """Leave whatever is under way."""
        hand, self._hand = self._hand, None
        if hand is not None:
            hand.cancel()
        return self.put_back() or hand is not None

    def perform(self, action: Any, *, by_hand: bool = False) -> bool:
        """Perform an action; `by_hand` when the pieces lie there already."""
        self.put_back()
        if self.aimed is not None:
            self._take_aim(None)
        self.board.fan.fold()
        self.playback.skip_next_move = by_hand
        done = self.choosing.submit(action)
        if not done:
            self.playback.skip_next_move = False
        return done

    def go(self, to: str, at: QPoint, *, by_hand: bool = False) -> bool:
        """Move what is taken up to a place, or tell why it may not."""
        selection = self.selection
        if selection is None:
            return False
        way = selection.ways.get(to)
        if way is not None and way.more:
            self.open_menu(to, (way.action, *way.more), at)
            return False
        if way is not None:
            return self.perform(way.action, by_hand=by_hand)
        self.explain(to, at)
        return False

    def explain(self, to: str, at: QPoint) -> None:
        """Tell which rule forbids what is taken up to go to a place."""
        selection = self.selection
        if selection is None:
            return
        attempt = selection.attempt(to)
        refusal = self.controller.why_not(attempt) if attempt is not None else None
        if refusal is not None:
            self.say_refusal(refusal, at)
        else:
            text = self.tr("They cannot go there now.")
            self.note.say(text, at, kind="refusal")

    def glide_back(self, held: HeldItem, to: QPointF) -> None:
        """Let dropped pieces glide back to where they were taken up."""
        if self.reduced_motion:
            self._landed(held)
            return
        self._gliding = held
        start = held.pos()
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(GLIDE_MS)
        animation.valueChanged.connect(
            lambda t: held.setPos(start + (to - start) * (1 - (1 - float(t)) ** 3))
        )
        animation.finished.connect(lambda: self._landed(held))
        animation.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)

    def _landed(self, held: HeldItem) -> None:
        if held.scene() is not None:
            self.board.removeItem(held)
        self._gliding = None
        self.put_back()

    def turn(self, steps: int) -> bool:
        """Turn what is taken up to the next facing that is allowed; False where none is."""
        selection = self.selection
        if selection is None:
            return False
        if selection.rotate(1 if steps > 0 else -1):
            held = isinstance(self._hand, Drag)
            self.show_selection(in_hand=held)
            if isinstance(self._hand, Drag):
                self._hand.follow_count()
            else:
                self.show_way(self._hovered or self.selected, self._cursor)
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
                done = self.perform(turns[wanted])
                # The same piece may be turned on.
                self.take_up(place, (piece,))
                return done
        return False

    # -- acting on a place ---------------------------------------------------------------------

    def act_at(self, place: str, at: QPoint, piece: Piece | None = None) -> None:
        """Do what a click (or Enter) on a place means."""
        if self.playback.is_playing:
            self.playback.skip()
            return
        self.select_area(place)
        if not place or self.choosing.closed:
            return
        if self.aimed is not None and self._act_on_aim(place):
            return
        selection = self.selection
        if selection is not None:
            if place == selection.place:
                if selection.is_turned and place in selection.ways:
                    self.go(place, at)
                elif piece is not None and piece.id in selection.most and len(selection.most) > 1:
                    if selection.toggle(piece.id):
                        self.show_selection()
                else:
                    actions = self._beside_moves(selection)
                    self.put_back()
                    if actions:
                        self.open_menu(place, actions, at)
            else:
                self.go(place, at)
            return
        if self.choosing.active is None and self.movable(place):
            self.take_up(place, (piece,) if piece is not None else ())
            # What lies aside can be pointed at as it is.
            if piece is None and sum(1 for p in self.movable(place) if not p.slot) > 1:
                self.fan_out(place)
            return
        actions = self.choosing.at(place)
        if len(actions) == 1:
            aim = self.surface.aim(self.controller.state, actions[0], frozenset())
            if aim is None:
                self.perform(actions[0])
            else:
                self._meant = actions[0]
                self._take_aim(aim, at)
        elif actions:
            self.open_menu(place, actions, at)

    def _beside_moves(self, selection: Selection) -> tuple[Any, ...]:
        """Return what can be done where the pieces taken up lie, other than to move or turn them.

        A choice is one of moves where any of its actions is a way of the pieces, all together or
        one by itself.
        """
        place = selection.place
        moved: list[Any] = []
        for pieces in (tuple(selection.most.values()), *((p,) for p in selection.most.values())):
            held = Selection(self.moves, self.controller.state, place, pieces)
            moved += held.turns().values()
            for way in held.ways.values():
                moved += (way.action, *way.more)
        return tuple(
            action
            for choice in self.choosing.choices
            if (there := choice.by_place.get(place, ()))
            and not any(action in moved for action in there)
            for action in there
        )

    def _take_aim(self, aim: Aim | None, at: QPoint | None = None) -> None:
        """Show a blow that is aimed, its odds and all who join in; None ends it."""
        self.aimed = aim
        self._show_lights()
        self.considered.emit(aim.action if aim is not None else None)
        if aim is not None and at is not None:
            waiting = self.controller.waiting
            kind = waiting.kind if isinstance(waiting, Decision) else ""
            text = self.tr("{0}. Click again to do it; click on your own units to leave them out.")
            self.note.say(text.format(self.naming.option(aim.action, kind)), at, kind="good",
                          lasting=True)  # fmt: skip
        elif aim is None:
            self.note.hide()

    def _act_on_aim(self, place: str) -> bool:
        """Commit what is aimed, or change who joins in; False where a place means neither."""
        aim = self.aimed
        if aim is None or place not in (aim.target, *aim.able):
            self._take_aim(None)
            return False
        if place == aim.target:
            self.perform(aim.action)
            return True
        left_out = (aim.able - aim.members) ^ {place}
        changed = self.surface.aim(self.controller.state, self._meant, frozenset(left_out))
        if changed is not None:
            self._take_aim(changed, self._cursor)
        return True

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

    def open_chooser(self, place: str, at: QPoint) -> PieceChooser | None:
        """Open the chooser of how many pieces of a place are to be moved."""
        pieces = self.movable(place)
        if not pieces:
            return None
        selection = self.selection
        held = {p.id: p.count for p in selection.pieces} if selection is not None else {}
        chooser = PieceChooser(pieces, held, self.naming, self.board.art, self._theme.art, self)
        chooser.chosen.connect(lambda counts: self._take_counts(place, counts))
        chooser.open_at(self.viewport().mapToGlobal(at))
        return chooser

    def _take_counts(self, place: str, counts: dict[str, int]) -> None:
        if self.take_up(place) and self.selection is not None and self.selection.take(counts):
            self.show_selection()

    def consider_at(self, place: str) -> None:
        """Look at what a click on a place would do."""
        actions = self.choosing.at(place) if place and self.answers else ()
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
        around = board.shape.anchor(place)
        mobile = [piece.id for piece in self.movable(place)]
        room = self.visible_rect().adjusted(size * 0.4, size * 0.4, -size * 0.4, -size * 0.4)
        board.fan.spread(place, pieces, board.art, board.theme, size, around, room, mobile)
        if self.selection is not None and self.selection.place == place:
            board.fan.set_chosen({piece.id for piece in self.selection.pieces})
        return True

    # -- mouse ---------------------------------------------------------------------------------

    def cursor_at(self) -> QPoint:
        """Return where the mouse is in the view."""
        return self._cursor

    def _what(self, at: QPoint) -> tuple[str, PileItem | None, Piece | None]:
        """Return the place, the pile and the piece at a point of the view."""
        point = self.mapToScene(at)
        fan = self.board.fan
        if fan.isVisible():
            piece = fan.piece_at(point)
            if piece is not None:
                return fan.place, None, piece
        pile = self.board.pile_at(point)
        if pile is not None:
            return pile.place, pile, pile.piece_at(point)
        return self.board.shape.at(point.x(), point.y()), None, None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture; a press while events are shown goes on with the show."""
        at = self._cursor = event.position().toPoint()
        self._fan_timer.stop()
        self.note.hide()
        if self.playback.is_playing and event.button() == Qt.MouseButton.LeftButton:
            self.playback.next() if self.playback.is_waiting else self.playback.skip()
            return
        if self._hand is not None:
            if event.button() == Qt.MouseButton.RightButton:
                self.drop()
            return
        place, _pile, piece = self._what(at)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._hand = Pan(self, at, clicks=False)
        elif event.button() == Qt.MouseButton.RightButton:
            self._menu_click(place, at)
        elif event.button() == Qt.MouseButton.LeftButton:
            aiming = self.selection is not None and place in self.selection.ways
            if piece is not None and not aiming and self._can_lift(place, piece):
                self._hand = Drag(self, at, place, piece)
            else:
                self._hand = Pan(self, at, clicks=True)

    def _can_lift(self, place: str, piece: Piece) -> bool:
        if self.choosing.active is not None:
            return False
        return any(p.id == piece.id for p in self.movable(place))

    def _menu_click(self, place: str, at: QPoint) -> None:
        if self.drop():
            return
        if place:
            self.select_area(place)
            actions = self.choosing.at(place)
            if self.answers and actions and not self.movable(place):
                self.open_menu(place, actions, at)
            elif self.movable(place):
                self.open_chooser(place, at)
            else:
                self.fan_out(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the gesture, or tell what lies under the cursor."""
        at = self._cursor = event.position().toPoint()
        if self._hand is not None:
            self._hand.move(at)
        else:
            self.hover(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture."""
        hand, self._hand = self._hand, None
        if hand is not None:
            hand.release(event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two clicks as a click."""
        self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl or Shift over pieces taken up: turn them, or take more or fewer; else zoom."""
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        delta = event.angleDelta().y() or event.angleDelta().x()
        if event.modifiers() & held and delta and self.selection is not None:
            step = 1 if delta > 0 else -1
            if self.turn(step) or self.change_count(step):
                event.accept()
                return
        super().wheelEvent(event)

    def change_count(self, steps: int) -> bool:
        """Take more or fewer pieces along."""
        if self.selection is None:
            return False
        if self.selection.change(steps):
            held = isinstance(self._hand, Drag)
            self.show_selection(in_hand=held)
            if isinstance(self._hand, Drag):
                self._hand.follow_count()
        return True

    def hover(self, at: QPoint) -> None:
        """Light the place under the cursor, and with pieces taken up the way there."""
        point = self.mapToScene(at)
        fan = self.board.fan
        if fan.isVisible():
            piece = fan.piece_at(point)
            fan.set_under(piece.id if piece is not None else "")
            if fan.holds(point):
                return
            if self.selection is None:
                fan.fold()
        pile = self.board.pile_at(point)
        place = pile.place if pile is not None else self.board.shape.at(point.x(), point.y())
        if place != self._hovered:
            self._hovered = place
            self.board.highlight("hover", (place,) if place else ())
            self.areaHovered.emit(place)
            if self.selection is not None:
                self.show_way(place, at)
            else:
                self.consider_at(place)
        deep = pile is not None and len(pile.remaining()) > 1
        if deep and self.fans_on_hover and self.selection is None and self.answers:
            self._fan_timer.start()
        else:
            self._fan_timer.stop()

    def show_way(self, place: str, at: QPoint) -> None:
        """Show the way of what is taken up to a place, or that there is none."""
        selection = self.selection
        if selection is None:
            return
        way = selection.ways.get(place)
        board = self.board
        board.highlight("forbidden", (place,) if place and way is None
                        and place != selection.place else ())  # fmt: skip
        selection.pass_over(place)
        if selection.over != (place if way is not None else ""):
            selection.over = place if way is not None else ""
            self._show_lights()
        self.considered.emit(way.action if way is not None else None)
        if way is None:
            board.show_path(())
            board.show_ghost("", ())
            self.note.hide()
            return
        path, cost = selection.path(place)
        board.show_path(path)
        if way.facing is not None:
            board.show_ghost(place, selection.facing_there)
        parts = [self.naming.option(way.action)]
        if cost:
            parts.append(self.tr("cost {0}").format(cost))
        answer = self.odds.of(way.action) if self.shows_odds else None
        if answer is not None and answer.head is not None:
            parts.append(f"<b>{self.odds.head(answer)}</b>")
        elif way.chance is not None:
            parts.append(f"{way.chance:.0%}")
        self.note.say(" · ".join(parts), at, kind="good", lasting=True)

    @property
    def hovered(self) -> str:
        """The place under the cursor, or ""."""
        return self._hovered

    def _fan_under(self) -> None:
        place, pile, _piece = self._what(self._cursor)
        if pile is not None and self._hand is None:
            self.fan_out(place)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the place under the cursor."""
        self._fan_timer.stop()
        if self._hovered:
            self._hovered = ""
            self.board.highlight("hover", ())
            self.areaHovered.emit("")
            self.considered.emit(self.aimed.action if self.aimed is not None else None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell in a tip what lies in the place under the cursor."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place, _pile, _piece = self._what(event.pos())
            if place and self._hand is None and self.selection is None:
                QToolTip.showText(event.globalPos(), self.access.described(place), self)
            return True
        return super().viewportEvent(event)

    # -- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the keys of the board; the rest goes on to the window."""
        if self.keys.press(event):
            event.accept()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Take away what was shown while a key was held."""
        if self._held_overlay is not None and not event.isAutoRepeat():
            self.hold(None)
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take away what was shown while a key was held: its release goes elsewhere."""
        self.hold(None)
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
        elif self._hand is not None or self.selection is not None:
            self.drop()
            self.board.fan.fold()
        elif self.aimed is not None:
            self._take_aim(None)
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

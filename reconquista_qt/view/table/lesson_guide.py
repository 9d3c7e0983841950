"""A lesson at a table: its card, its arrow, and who answers for the seats meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from reconquista_qt.engine.decision import Decision
from reconquista_qt.games import Entry
from reconquista_qt.model.lesson_player import LessonPlayer
from reconquista_qt.model.lessons import DO, Task, lesson_text, read_lesson
from reconquista_qt.model.seating import ELSEWHERE, PERSON
from reconquista_qt.view.book.pointer import Pointer

from .lesson_card import TableLessonCard
from .selection import Selection

if TYPE_CHECKING:
    from .desk import TableDesk

BESIDE_COUNTERS: Final = 24.0  # pixels between the arrow and what it points at
BESIDE_BUTTON: Final = 4.0
SPOKEN_OF_WEIGHT: Final = 40.0  # how much worse it is to cover what the step speaks of
COUNTERS_WEIGHT: Final = 4.0
CLICKED_WEIGHT: Final = 4000.0
CLICKED_REACH: Final = 26  # pixels round what is to be clicked
translate = QCoreApplication.translate


class TableLesson(QObject):
    """Follows the lesson, the game and the camera; points at what is to be clicked now."""

    def __init__(self, desk: TableDesk, entry: Entry, name: str) -> None:
        super().__init__(desk.window)
        self._desk, self._window, self._view = desk, desk.window, desk.board
        self.lesson = read_lesson(entry, name)
        controller = desk.window.controller
        self.player = LessonPlayer(controller, self.lesson)
        self.card = TableLessonCard(
            self.player, lambda language: lesson_text(entry, name, language),
            desk.window.languages, desk.window.themes, desk.board.playback, desk.window.middle,
        )  # fmt: skip
        self.card.kept_free = self._kept_free  # type: ignore[method-assign]
        self.card.hint = self._hint  # type: ignore[method-assign]
        self.pointer = Pointer(desk.window)
        self._found: tuple[Any, tuple[str, str]] | None = None
        self.player.started.connect(self._sit_down)
        self.player.ended.connect(self._stand_up)
        view = desk.board
        for signal in (self.card.moved, view.cameraMoved, view.selectionChanged,
                       view.playback.started, view.playback.finished, controller.decisionChanged,
                       view.choosing.activeChanged, view.choosing.changed):  # fmt: skip
            signal.connect(self.follow)
        desk.window.installEventFilter(self)

    # -- the seats -----------------------------------------------------------------------------

    def _sit_down(self) -> None:
        """The player learns one seat; what the others do is the lesson's."""
        seating = self._desk.seating
        learns = self.lesson.seat or next(iter(seating.seats), "")
        drivers = {seat: PERSON if seat == learns else ELSEWHERE for seat in seating.seats}
        seating.seat(drivers, self._desk.thinker, secret=False)

    def _stand_up(self) -> None:
        """Who plays on has the computer against him, or whoever sat there before."""
        desk = self._desk
        if desk.window.controller.game.id != self.lesson.game:
            return
        desk.sit_down()
        if len(desk.seating.persons) == len(desk.seating.seats) > 1:
            against = desk.surface.players()[0]
            learns = self.lesson.seat or desk.seating.seats[0]
            desk.seating.seat(
                {seat: PERSON if seat == learns else against for seat in desk.seating.seats},
                desk.thinker, secret=desk.surface.hides(desk.window.controller.state),
            )  # fmt: skip

    # -- the arrow -----------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if watched is self._window and event.type() in (
            QEvent.Type.Resize, QEvent.Type.LayoutRequest,
        ):  # fmt: skip
            self.follow()
        return False

    def follow(self) -> None:
        """Point at what is to be clicked now, at nothing where nothing is."""
        found = self._target()
        if found is None:
            self.pointer.hide()
        else:
            at, gap = found
            self.pointer.point_at(at, self.card.centre(), gap)

    def _task(self) -> Task | None:
        player = self.player
        playing = self._view.playback.is_playing
        task = player.task
        if not player.is_running or playing or task is None or task.kind != DO:
            return None
        return task if isinstance(self._window.controller.waiting, Decision) else None

    def _target(self) -> tuple[QPointF, float] | None:
        task = self._task()
        if task is None:
            return None
        origin, to = self._way(task)
        selection, choosing = self._view.selection, self._view.choosing
        if origin:
            lifted = selection is not None and selection.place == origin
            return self._place(to if lifted else origin)
        closing = choosing.closing
        if closing is not None and closing.actions[0] in task.actions:
            return self._widget(self._desk.turn.primary)
        for choice in choosing.choices:
            fitting = [action for action in choice.actions if action in task.actions]
            if not fitting:
                continue
            places = [p for p, there in choice.by_place.items() if fitting[0] in there]
            button = self._desk.turn.buttons.get(choice.id)
            active = choosing.active
            if places and (active is choice or (active is None and len(choosing.at(places[0])))):
                return self._place(task.at[-1] if task.at else places[0])
            inner = self._desk.turn.answers.get(fitting[0])
            if inner is not None:
                return self._widget(inner)
            return self._widget(button) if button is not None else None
        return self._place(task.at[0]) if task.at else None

    def _way(self, task: Task) -> tuple[str, str]:
        """Return where the pieces of a move lie, and where they are to go; "" for no move."""
        key = (task, len(self._window.controller.session.inputs))
        if self._found is None or self._found[0] != key:
            self._found = (key, self._search(task))
        return self._found[1]

    def _search(self, task: Task) -> tuple[str, str]:
        if len(task.at) > 1:
            return task.at[0], task.at[-1]
        view, state = self._view, self._window.controller.state
        if view.choosing.active is not None:
            return "", ""
        for place in view.board.picture.places:
            pieces = view.movable(place)
            for chosen in (pieces, *((piece,) for piece in pieces if len(pieces) > 1)):
                if not chosen:
                    continue
                ways = Selection(view.moves, state, place, chosen).ways
                for to, way in ways.items():
                    if any(action in task.actions for action in (way.action, *way.more)):
                        return place, to
        return "", ""

    def _widget(self, widget: QWidget) -> tuple[QPointF, float] | None:
        if not widget.isVisible():
            return None
        rect = widget.rect()
        at = widget.mapTo(self._window, QPoint(rect.left() + 6, rect.center().y()))
        return QPointF(at), BESIDE_BUTTON

    def _place(self, place: str) -> tuple[QPointF, float] | None:
        view = self._view
        if place not in view.board.shape.places:
            return None
        at = view.anchor_of(place)
        if not view.viewport().rect().contains(at):
            return None
        return QPointF(view.viewport().mapTo(self._window, at)), BESIDE_COUNTERS

    # -- the card ------------------------------------------------------------------------------

    def _hint(self) -> str:
        task, choosing = self._task(), self._view.choosing
        if task is not None:
            closing = choosing.closing
            if closing is not None and closing.actions[0] in task.actions:
                return translate("TableLesson", "Your turn: press the red button of the sidebar.")
            listed = any(
                action in task.actions
                for choice in choosing.choices
                for action in choice.actions
                if not choice.places
            )
            if listed and not self._way(task)[0]:
                return translate("TableLesson", "Your turn: choose it in the sidebar.")
        return translate("TableLesson", "Your turn: do it on the board.")

    def _kept_free(self) -> list[tuple[QRect, float]]:
        view, step = self._view, self.player.step
        if not step:
            return []
        spoken = {*self.lesson.steps[step - 1].places}
        task = self.player.task
        clicked = {*task.at, *self._way(task)} if task is not None and task.kind == DO else set()
        found = []
        for place in view.board.shape.places:
            weight = SPOKEN_OF_WEIGHT if place in spoken | clicked else 0.0
            if place in clicked:
                # However small it is, what is to be clicked must not lie under the card.
                at = view.anchor_of(place)
                reach = QPoint(CLICKED_REACH, CLICKED_REACH)
                found.append((QRect(at - reach, at + reach), CLICKED_WEIGHT))
            if not weight and view.board.picture.at(place):
                weight = COUNTERS_WEIGHT
            if weight:
                rect = view.mapFromScene(view.board.area_rect(place)).boundingRect()
                found.append((rect, weight))
        return found

"""A lesson at a table: its card, its arrow, and who answers for the seats meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QPoint, QRect

from reconquista_qt.engine.decision import Decision
from reconquista_qt.games import GameEntry
from reconquista_qt.model.lesson_player import LessonPlayer
from reconquista_qt.model.lessons import DO, LessonTask, lesson_text, read_lesson
from reconquista_qt.model.seating import ELSEWHERE, PERSON
from reconquista_qt.view.book.lesson_arrow import LessonArrow, Target
from reconquista_qt.view.book.lesson_card import BOARD, BUTTON, SIDEBAR, LessonCard

from .scene import base_of, slot_of
from .selection import Selection

if TYPE_CHECKING:
    from .desk import TableDesk

# How much worse it is to cover these than to cover empty ground.
SPOKEN_OF_WEIGHT: Final = 40.0
COUNTERS_WEIGHT: Final = 4.0
ODDS_WEIGHT: Final = 400.0  # they are laid over the card
CLICKED_WEIGHT: Final = 4000.0
CLICKED_REACH: Final = 26  # pixels round what is to be clicked


class TableLesson(QObject):
    """Follows the lesson, the game and the camera; points at what is to be clicked now."""

    def __init__(self, desk: TableDesk, entry: GameEntry, name: str) -> None:
        super().__init__(desk.window)
        self._desk, self._window, self._view = desk, desk.window, desk.board
        self.lesson = read_lesson(entry, name)
        controller = desk.window.controller
        self.player = LessonPlayer(controller, self.lesson)
        self.card = LessonCard(
            self.player, lambda language: lesson_text(entry, name, language),
            desk.window.languages, desk.window.themes, desk.board.playback, self,
            desk.window.central,
        )  # fmt: skip
        self.arrow = LessonArrow(desk.window, self.card, self._target)
        self._found: tuple[Any, tuple[str, str]] | None = None
        self.player.started.connect(self._sit_down)
        self.player.ended.connect(self._stand_up)
        view = desk.board
        for signal in (self.card.moved, view.cameraMoved, view.selectionChanged,
                       view.playback.started, view.playback.finished, controller.decisionChanged,
                       view.choosing.activeChanged, view.choosing.changed):  # fmt: skip
            signal.connect(self.arrow.follow)
        desk.odds.placed.connect(self._give_way)

    def _give_way(self) -> None:
        """Odds that are shown now are read beside the card, not over it."""
        card = self.card
        if card.isVisible() and card.geometry().intersects(self._desk.odds.geometry()):
            card.place()
            self.arrow.follow()

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

    def _task(self) -> LessonTask | None:
        player = self.player
        playing = self._view.playback.is_playing
        task = player.task
        if not player.is_running or playing or task is None or task.kind != DO:
            return None
        return task if isinstance(self._window.controller.waiting, Decision) else None

    def _target(self) -> Target | None:
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
            return self.arrow.at_widget(self._desk.turn.primary)
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
                return self.arrow.at_widget(inner)
            return self.arrow.at_widget(button) if button is not None else None
        return self._place(task.at[0]) if task.at else None

    def _way(self, task: LessonTask) -> tuple[str, str]:
        """Return where the pieces of a move lie, and where they are to go; "" for no move."""
        key = (task, len(self._window.controller.session.inputs))
        if self._found is None or self._found[0] != key:
            self._found = (key, self._search(task))
        return self._found[1]

    def _search(self, task: LessonTask) -> tuple[str, str]:
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

    def _place(self, place: str) -> Target | None:
        view = self._view
        if base_of(place) not in view.board.shape.places:
            return None
        at = view.mapFromScene(view.board.shape.anchor(base_of(place), slot_of(place)))
        return self.arrow.at_point(view.viewport(), at)

    # -- the card ------------------------------------------------------------------------------

    def whereabouts(self) -> str:
        """Return where the task of now is done."""
        task, choosing = self._task(), self._view.choosing
        if task is not None:
            closing = choosing.closing
            if closing is not None and closing.actions[0] in task.actions:
                return BUTTON
            listed = any(
                action in task.actions
                for choice in choosing.choices
                for action in choice.actions
                if not choice.places
            )
            if listed and not self._way(task)[0]:
                return SIDEBAR
        return BOARD

    def astray(self) -> str:
        """Say nothing but the usual."""
        return ""

    def kept_free(self) -> list[tuple[QRect, float]]:
        """Return what is to be clicked, what the step speaks of, and where counters lie."""
        view, step = self._view, self.player.step
        if not step:
            return []
        spoken = {*self.lesson.steps[step - 1].places}
        task = self.player.task
        clicked = (
            {*task.at, *map(base_of, self._way(task))}
            if task is not None and task.kind == DO
            else set()
        )
        found = []
        odds = self._desk.odds
        if odds.isVisible():
            found.append((odds.geometry(), ODDS_WEIGHT))
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

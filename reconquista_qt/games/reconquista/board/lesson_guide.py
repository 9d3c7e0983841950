"""The first lesson on the window of the game: its card, and where its arrow points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QRect

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.game import any_game
from reconquista_qt.games.reconquista.book.lesson import AREAS as SPOKEN_OF
from reconquista_qt.games.reconquista.book.lesson import deed, lesson
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import ID
from reconquista_qt.model.book import book
from reconquista_qt.model.lesson_player import LessonPlayer
from reconquista_qt.model.lessons import DO
from reconquista_qt.view.book.lesson_arrow import LessonArrow, Target
from reconquista_qt.view.book.lesson_card import BOARD, BUTTON, LessonCard

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.board.surface import ReconquistaDesk

SPOKEN_OF_WEIGHT: Final = 40.0  # how much worse it is to cover what the step speaks of than land
translate = QCoreApplication.translate


class LessonGuide(QObject):
    """Follows the lesson, the game and the camera."""

    def __init__(self, desk: ReconquistaDesk) -> None:
        window = desk.window
        super().__init__(window)
        self._window, self._desk = window, desk
        board, presenter = desk.board, desk.board.presenter
        self.player = LessonPlayer(window.controller, lesson(), any_game(GAME))
        self.card = LessonCard(
            self.player, lambda language: book(language, ID).clauses,
            window.languages, window.themes, presenter, self, window.central,
        )  # fmt: skip
        self.arrow = LessonArrow(window, self.card, self._target)
        for signal in (self.card.moved, board.cameraMoved, board.liftChanged, presenter.started,
                       presenter.finished, window.controller.decisionChanged,
                       desk.choices.activeChanged):  # fmt: skip
            signal.connect(self.arrow.follow)

    def _target(self) -> Target | None:
        window, player = self._window, self.player
        task = player.task
        playing = window.board.presenter.is_playing
        if not player.is_running or playing or task is None or task.kind != DO:
            return None
        if not isinstance(window.controller.waiting, Decision):
            return None
        wanted = deed(task.actions[0])
        if wanted is None:
            return None
        if wanted.kind == "end":
            return self.arrow.at_widget(window.phase.primary)
        if wanted.kind == "buy":
            active = self._desk.choices.active
            if active is None or active.kind != wanted.what:
                return self.arrow.at_widget(self._desk.phase.spending.buttons[wanted.what])
            return self._area(wanted.area)
        lift = self._desk.board.lift
        lifted = lift is not None and lift.area == wanted.area
        return self._area(wanted.to if lifted else wanted.area)

    def _area(self, area: str) -> Target | None:
        view = self._window.board
        return self.arrow.at_point(view.viewport(), view.anchor_of(area))

    # -- what the card asks --------------------------------------------------------------------

    def whereabouts(self) -> str:
        """Return where the task of now is done."""
        task = self.player.task
        wanted = deed(task.actions[0]) if task is not None and task.kind == DO else None
        return BUTTON if wanted is not None and wanted.kind == "end" else BOARD

    def astray(self) -> str:
        """Say how the right way is gone with the right units, where that is what was missed."""
        coming, inputs = self.player.coming, self._window.controller.session.inputs
        wanted = deed(coming.actions[0]) if coming is not None else None
        given = deed(getattr(inputs[-1], "action", None)) if inputs else None
        if wanted is None or given is None or wanted.kind != "move":
            return ""
        if wanted._replace(units=0) != given._replace(units=0):
            return ""
        return translate(
            "LessonGuide",
            "The right way, but not with these units. Take it back; then press Shift and "
            "drag a single counter, or turn the wheel while you drag.",
        )

    def kept_free(self) -> list[tuple[QRect, float]]:
        """Return the areas, and above all those that the step speaks of."""
        view = self._window.board
        spoken = SPOKEN_OF.get(self.player.step, ())
        found = []
        for area in view.board.areas:
            rect = view.mapFromScene(view.board.area_rect(area)).boundingRect()
            found.append((rect, SPOKEN_OF_WEIGHT if area in spoken else 1.0))
        return found

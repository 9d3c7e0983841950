"""Where the lesson's card and its arrow stand on the window of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from reconquista_qt.engine.decision import Decision
from reconquista_qt.games.reconquista.book.lesson import AREAS as SPOKEN_OF
from reconquista_qt.games.reconquista.book.lesson import deed
from reconquista_qt.view.book.pointer import Pointer

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

    from .lesson_card import LessonCard

BESIDE_COUNTERS, BESIDE_BUTTON = 24.0, 4.0  # pixels between the arrow and what it points at
SPOKEN_OF_WEIGHT = 40.0  # how much worse it is to cover what the step speaks of than other land


class LessonGuide(QObject):
    """Follows the lesson, the game and the camera."""

    def __init__(self, window: MainWindow, card: LessonCard) -> None:
        super().__init__(card)
        self._window, self._card = window, card
        self.pointer = Pointer(window)
        card.kept_free = self._kept_free  # type: ignore[method-assign]
        board, presenter = window.board, window.board.presenter
        for signal in (card.moved, board.cameraMoved, board.liftChanged, presenter.started,
                       presenter.finished, window.controller.decisionChanged,
                       window.desk.choices.activeChanged):  # fmt: skip
            signal.connect(self.follow)
        window.installEventFilter(self)

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
            self.pointer.point_at(at, self._card.centre(), gap)

    # -- what is to be clicked -----------------------------------------------------------------

    def _target(self) -> tuple[QPointF, float] | None:
        window, player = self._window, self._card.player
        task = player.task
        playing = window.board.presenter.is_playing
        if not player.is_running or not player.on_track or playing:
            return None
        if task is None or not isinstance(window.controller.waiting, Decision):
            return None
        wanted = deed(task.action)
        if wanted is None:
            return None
        if wanted.kind == "end":
            return self._widget(window.phase.primary)
        if wanted.kind == "buy":
            active = window.desk.choices.active
            if active is None or active.kind != wanted.what:
                return self._widget(window.phase.spending.buttons[wanted.what])
            return self._area(wanted.area)
        lift = window.board.lift
        lifted = lift is not None and lift.area == wanted.area
        return self._area(wanted.to if lifted else wanted.area)

    def _widget(self, widget: QWidget) -> tuple[QPointF, float] | None:
        if not widget.isVisible():
            return None
        rect = widget.rect()
        return (
            QPointF(widget.mapTo(self._window, QPoint(rect.left() + 6, rect.center().y()))),
            BESIDE_BUTTON,
        )

    def _area(self, area: str) -> tuple[QPointF, float] | None:
        view = self._window.board
        at = view.anchor_of(area)
        if not view.viewport().rect().contains(at):
            return None
        return QPointF(view.viewport().mapTo(self._window, at)), BESIDE_COUNTERS

    # -- the card ------------------------------------------------------------------------------

    def _kept_free(self) -> list[tuple[QRect, float]]:
        view = self._window.board
        spoken = SPOKEN_OF.get(self._card.player.step, ())
        found = []
        for area in view.board.areas:
            rect = view.mapFromScene(view.board.area_rect(area)).boundingRect()
            found.append((rect, SPOKEN_OF_WEIGHT if area in spoken else 1.0))
        return found

"""The review of the game on the table: made in the background, kept as long as it is true."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from reconquista_qt.ai.report import Report
from reconquista_qt.ai.review import Effort, Review
from reconquista_qt.ai.reviewers import Reviewers
from reconquista_qt.engine.session import Session
from reconquista_qt.model.controller import GameController

POLL_MS: Final = 150


class Reviewing(QObject):
    """Knows one review; `told` comes with what is new in it, `ended` when nothing more will."""

    told = Signal()
    ended = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._review: Review | None = None
        self._reviewers: Reviewers | None = None
        self._start: object = None
        self._report: Report | None = None
        self.seat = ""  # whose review it is; "" for the first seat of the game
        self.effort: Effort | None = None  # None: as much as is good for a whole game
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)
        controller.reset.connect(self.forget)

    @property
    def is_running(self) -> bool:
        """Whether more is being found out."""
        return self._reviewers is not None and not self._reviewers.finished

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        return self._review.progress if self._review is not None else 0.0

    @property
    def report(self) -> Report | None:
        """What is known so far, None before anything is."""
        if self._report is None and self._review is not None:
            self._report = self._review.report()
        return self._report

    @property
    def is_true(self) -> bool:
        """Whether the review is of the line on the table, wherever in it the game stands."""
        session = self._controller.session
        return self._is_of(session, (*session.inputs, *session.undone))

    def report_of(self, session: Session) -> Report | None:
        """Return the report, if it is of a game just up to where that stands."""
        return self.report if self._is_of(session, tuple(session.inputs)) else None

    def _is_of(self, session: Session, inputs: tuple[object, ...]) -> bool:
        review = self._review
        return (
            review is not None and self._start is session.start and review.played.inputs == inputs
        )

    # -- the work --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Review the whole line on the table anew."""
        self.stop()
        session = self._controller.session
        self._start = session.start
        self._review = Review.of(session, self.effort, self.seat)
        self._reviewers = Reviewers(self._review)
        self._report = None
        self._timer.start()
        self.told.emit()

    def go_on(self) -> None:
        """Take up again what was stopped."""
        if self._review is not None and not self._review.finished and not self.is_running:
            self._reviewers = Reviewers(self._review)
            self._timer.start()
            self.told.emit()

    def stop(self) -> None:
        """Stop; what was found stays."""
        self._timer.stop()
        reviewers, self._reviewers = self._reviewers, None
        if reviewers is not None:
            reviewers.stop()
            self.ended.emit()

    def forget(self) -> None:
        """Stop, and forget what was found about another game."""
        self.stop()
        self._review = self._report = self._start = None
        self.told.emit()

    def _poll(self) -> None:
        reviewers = self._reviewers
        if reviewers is None:
            return
        if reviewers.poll():
            self._report = None
            self.told.emit()
        if reviewers.finished:
            self.stop()

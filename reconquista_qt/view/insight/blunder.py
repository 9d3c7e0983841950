"""The second look at the player's moves: tells of blunders, quietly, when it is sure of them."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject

from reconquista_qt.ai.blunder import Blunder, second_look
from reconquista_qt.engine.agenda import asked
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.model.changes import Changes
from reconquista_qt.view.insight.blunder_sign import BlunderSign
from reconquista_qt.view.insight.worker import Helper

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

NICENESS: Final = 10  # the window and the adviser go first
MOST_WAITING: Final = 12  # moves; where the player is that fast, the oldest are let go


class Question(NamedTuple):
    """A move to be looked at: the number of its input, the state before it, the move."""

    number: int
    state: Any
    action: Any


class BlunderCheck(QObject):
    """Looks at one move after the other in a process of its own; nothing waits for it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._controller = window, window.controller
        self._questions: deque[Question] = deque(maxlen=MOST_WAITING)
        self._asked: Question | None = None
        self._spared = -1
        self._on = False
        self._seen = len(self._controller.session.inputs)
        self.found: Blunder | None = None
        self._held: tuple[Question, Blunder] | None = None
        self.helper = Helper(self, NICENESS)
        self.sign = BlunderSign(window)
        self.helper.told.connect(self._take)
        self.helper.ended.connect(self._next)
        self._controller.changed.connect(self._changed)
        self._controller.reset.connect(self._forget)
        window.board.presenter.caughtUp.connect(self._tell)

    @property
    def is_busy(self) -> bool:
        """Whether there are moves that were not looked at yet."""
        return bool(self._questions) or self.helper.is_running

    def follow_preferences(self) -> None:
        """Be on or off, as the player likes."""
        on = bool(self._window.preferences.get("blunder_check"))
        if on == self._on:
            return
        self._on = on
        self._forget()
        if on:
            self.helper.warm(self._controller.game.id)
        else:
            self.helper.close()

    def spare(self, number: int) -> None:
        """Let an input pass that is not the player's own idea."""
        self._spared = number

    def close(self) -> None:
        """End the process that looks for mistakes."""
        self._questions.clear()
        self.helper.close()

    # -- watching --------------------------------------------------------------------------------

    def _forget(self) -> None:
        self._questions.clear()
        self._asked = self.found = self._held = None
        self.helper.stop()
        self.sign.put_away()
        self._seen = len(self._controller.session.inputs)

    def _changed(self, changes: Changes) -> None:
        session = self._controller.session
        first, self._seen = self._seen, len(session.inputs)
        if not self._on:
            return
        if changes.cause != "act":
            self._taken_back()
            return
        given = session.inputs[first] if first < len(session.inputs) else None
        mark = next((mark for mark in reversed(session.marks) if mark.inputs == first), None)
        if not isinstance(given, Acted) or mark is None or first == self._spared:
            return
        step = asked(mark.state)
        if step and self._window.desk.is_ours(step.side) and len(step.options(mark.state)) > 1:
            self._questions.append(Question(first, mark.state.clone(), given.action))
            self._next()

    def _taken_back(self) -> None:
        """Forget the moves that are no more."""
        inputs = self._controller.session.inputs

        def stands(one: Question) -> bool:
            return one.number < len(inputs) and inputs[one.number] == Acted(one.action)

        for one in [one for one in self._questions if not stands(one)]:
            self._questions.remove(one)
        if self._held is not None and not stands(self._held[0]):
            self._held = None
            self.found = None
            self.sign.put_away()
        if self._asked is not None and not stands(self._asked):
            self._asked = None
            self.helper.stop()

    def _next(self) -> None:
        if self._on and self._questions and not self.helper.is_running:
            one = self._asked = self._questions.popleft()
            threshold = float(self._window.preferences.get("blunder_points"))
            game = self._controller.game.id
            self.helper.start(second_look, game, one.state, one.action, threshold, one.number)

    # -- telling ---------------------------------------------------------------------------------

    def _take(self, found: Blunder) -> None:
        if self._asked is not None:
            self._held = (self._asked, found)
            self.found = found
            self._tell()

    def _tell(self) -> None:
        """Show the sign, but not while dice are rolling that have nothing to do with it."""
        if self._held is None or self.sign.number == self._held[0].number:
            return
        if self._window.board.presenter.holds_back:
            return
        question, found = self._held
        self.sign.show_blunder(question.number, question.state, found)

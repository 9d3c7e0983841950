"""The first lesson: where the game on the table stands in it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from reconquista_qt.engine.decision import DiceWanted
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.kit.seeds import seed_by_chance
from reconquista_qt.model.controller import GameController

from .lesson import Task, lesson, progress


class TutorialPlayer(QObject):
    """Leads through the lesson on the game of a controller; the player may leave at any time.

    The dice of the lesson are given by `feed`, which the window calls when it has shown what
    happened before.
    """

    changed = Signal()  # another step, another task, or the game has left the lesson
    diceDue = Signal()
    ended = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._session: Session | None = None
        self._seen = 0
        self.step = 0  # 0 while no lesson is going on
        self.done = 0  # tasks
        self.on_track = True
        controller.decisionChanged.connect(self._follow)
        controller.reset.connect(self._other_game)

    @property
    def is_running(self) -> bool:
        """Whether a lesson is going on."""
        return self.step > 0

    @property
    def steps(self) -> int:
        """How many steps the lesson has."""
        return lesson().steps

    @property
    def task(self) -> Task | None:
        """What is still to be done in this step or an earlier one, None when nothing is."""
        tasks = lesson().tasks
        if self.done < len(tasks) and tasks[self.done].step <= self.step:
            return tasks[self.done]
        return None

    @property
    def wanted(self) -> Any:
        """The action that is to be done next, here or in a later step; None where there is none."""
        return next((task.action for task in lesson().tasks[self.done :] if task.action), None)

    def start(self, seed: int | None = None) -> None:
        """Put a new game on the table, the lesson's own, at the first step.

        The seed, by chance where there is none, gives the dice of who leaves the lesson.
        """
        session = Session.new(GAME, seed=seed or seed_by_chance(), typed_dice=True)
        # A lesson that is broken off and gone on with is a game like any other.
        session.dice.scripted = True
        self._session = None
        self._controller.scripted = True
        self._controller.adopt(session)
        self._session = session
        self.step, self.done, self._seen, self.on_track = 1, 0, 0, True
        self.changed.emit()

    def take_up(self, session: Session) -> bool:
        """Go on with a lesson that was broken off; False where a game did not begin as one.

        The reader is put at the step whose dice or deeds came last.
        """
        own = Session.new(GAME, seed=session.dice.seed, typed_dice=True)
        if not session.dice.scripted or GAME.digest(session.start) != GAME.digest(own.start):
            return False
        self._session = None
        self._controller.scripted = True
        self._controller.adopt(session)
        self._session, self._seen = session, len(session.inputs)
        self.done, self.on_track = progress(session.inputs)
        self.step = lesson().tasks[self.done - 1].step if self.done else 1
        self.changed.emit()
        self._announce()
        return True

    def forward(self) -> None:
        """Go to the next step, or end the lesson after the last; not while a task is open."""
        if self.task is not None or not self.on_track:
            return
        if self.step >= self.steps:
            self.leave()
            return
        self.step += 1
        self.changed.emit()
        self._announce()

    def back(self) -> None:
        """Go back to read the step before; the game stays as it is."""
        if self.step > 1:
            self.step -= 1
            self.changed.emit()

    def help(self) -> None:
        """Do for the player what the step asks for: the next task of it."""
        task = self.task
        if task is None or not self.on_track:
            return
        if task.action is None:
            self.feed()
            return
        self._controller.submit(task.action)

    def feed(self) -> bool:
        """Give the dice that are due now; False where none are."""
        task = self.task
        waits = isinstance(self._controller.waiting, DiceWanted)
        if not self.on_track or task is None or task.action is not None or not waits:
            return False
        self._controller.enter_dice(task.dice)
        return True

    def undo_to_lesson(self) -> None:
        """Take back what the lesson did not ask for."""
        while not self.on_track and self._controller.undo():
            pass

    def leave(self) -> None:
        """End the lesson; the game goes on with dice of its own."""
        if not self.is_running:
            return
        session, self._session = self._session, None
        self.step = 0
        self._controller.scripted = False
        if session is not None:
            self._free(session)
        self.changed.emit()
        self.ended.emit()

    # -- following the game --------------------------------------------------------------------

    def _free(self, session: Session) -> None:
        """Let dice roll by themselves from here on."""
        if not session.dice.typed:
            return
        session.dice.typed = session.dice.scripted = False
        for watcher in session.watchers:
            # What is on the disk says that dice are typed in.
            watcher.rearranged()
        if isinstance(session.waiting, DiceWanted):
            self._controller.enter_dice(())

    def _other_game(self) -> None:
        if self._session is not None and self._controller.session is not self._session:
            # Another game has been put on the table: nothing of the lesson is left to free.
            self._session = None
            self.step = 0
            self._controller.scripted = False
            self.changed.emit()
            self.ended.emit()

    def _follow(self) -> None:
        session = self._session
        if session is None:
            return
        count, before = len(session.inputs), self._seen
        self._seen = count
        self.done, self.on_track = progress(session.inputs)
        at_dice = isinstance(self._controller.waiting, DiceWanted)
        if count < before and at_dice and self._controller.can_undo:
            # Dice of the lesson would only fall again: go back to where the player decides.
            self._controller.undo()
            return
        tasks = lesson().tasks
        if self.done < len(tasks) and tasks[self.done].step < self.step:
            self.step = tasks[self.done].step
        self.changed.emit()
        self._announce()

    def _announce(self) -> None:
        task = self.task
        if self.on_track and task is not None and task.action is None:
            self.diceDue.emit()

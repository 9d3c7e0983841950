"""A lesson that is going on: where the game on the table stands in it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.session import Session
from reconquista_qt.kit.seeds import seed_by_chance

from .controller import AnyController
from .lessons import DICE, DO, Lesson, LessonTask, Progress


class LessonPlayer(QObject):
    """Leads through a lesson on the game of a controller; the player may leave at any time.

    The dice of the lesson, and what others do in it, come by `feed`, which the window calls when
    it has shown what happened before. `game` are the rules that the lesson is played by, those on
    the table where none are given.
    """

    started = Signal()
    changed = Signal()  # another step, another task, or the game has left the lesson
    due = Signal()  # dice are to fall, or another seat is to play
    ended = Signal()

    def __init__(
        self,
        controller: AnyController,
        lesson: Lesson,
        game: AnyGame | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._rules = game
        self.lesson = lesson
        self._session: Session | None = None
        self._seen = 0
        self.step = 0  # 0 while no lesson is going on
        self._progress = Progress(0, True, ())
        controller.decisionChanged.connect(self._follow)
        controller.reset.connect(self._other_game)

    @property
    def is_running(self) -> bool:
        """Whether a lesson is going on."""
        return self.step > 0

    @property
    def steps(self) -> int:
        """How many steps the lesson has."""
        return len(self.lesson.steps)

    @property
    def on_track(self) -> bool:
        """Whether the game has kept to the lesson."""
        return self._progress.on_track

    @property
    def open(self) -> tuple[LessonTask, ...]:
        """What is to be done next in this step or an earlier one: several in any order."""
        return tuple(task for task in self._progress.open if task.step <= self.step)

    @property
    def task(self) -> LessonTask | None:
        """The first of what is to be done now, None when nothing is."""
        return next(iter(self.open), None)

    @property
    def done(self) -> int:
        """How many tasks are done."""
        return self._progress.done

    @property
    def coming(self) -> LessonTask | None:
        """What the player is to do next, in this step or a later one; None where nothing is."""
        return next((task for task in self.lesson.tasks[self.done :] if task.kind == DO), None)

    @property
    def _game(self) -> AnyGame:
        return self._rules or self._controller.game

    def start(self, seed: int | None = None) -> None:
        """Put the lesson's game on the table, at the first step.

        The seed, by chance where there is none, gives the dice of who leaves the lesson.
        """
        session = self.lesson.begin(self._game, seed or seed_by_chance())
        self._session = None
        self._controller.scripted = True
        self._controller.adopt(session)
        self._session = session
        self.step, self._seen = 1, len(session.inputs)
        self._progress = self.lesson.progress(session.inputs)
        self.started.emit()
        self.changed.emit()
        self._announce()

    def take_up(self, session: Session) -> bool:
        """Go on with a lesson that was broken off; False where a game did not begin as this one.

        The reader is put at the step whose dice or deeds came last.
        """
        game = self._game
        if not session.dice.scripted or session.game.id != game.id:
            return False
        own = self.lesson.begin(game, session.dice.seed)
        if game.digest(session.start) != game.digest(own.start):
            return False
        self._session = None
        self._controller.scripted = True
        self._controller.adopt(session)
        self._session, self._seen = session, len(session.inputs)
        self._progress = self.lesson.progress(session.inputs)
        self.step = self.lesson.tasks[self.done - 1].step if self.done else 1
        self.started.emit()
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
        if task is None or self.feed():
            return
        if task.kind == DO:
            self._controller.submit(task.actions[0])

    def feed(self) -> bool:
        """Give the dice that are due now, or play for another seat; False where nothing is due."""
        task, waiting = self.task, self._controller.waiting
        if task is None or task.kind == DO:
            return False
        if task.kind == DICE:
            if not isinstance(waiting, DiceWanted):
                return False
            # No more than this roll takes: what is left over would wait where others roll.
            self._controller.enter_dice(task.values[: waiting.count])
            return True
        return isinstance(waiting, Decision) and self._controller.submit(task.actions[0])

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
        self._progress = self.lesson.progress(session.inputs)
        coming = next(iter(self._progress.open), None)
        at_dice = isinstance(self._controller.waiting, DiceWanted)
        scripted = at_dice or (coming is not None and coming.kind != DO)
        if count < before and scripted and self._controller.can_undo:
            # What the lesson gives would only come again: go back to where the player decides.
            self._controller.undo()
            return
        if coming is not None and coming.step < self.step:
            self.step = coming.step
        self.changed.emit()
        self._announce()

    def _announce(self) -> None:
        task = self.task
        if task is not None and task.kind != DO:
            self.due.emit()

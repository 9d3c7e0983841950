"""The review of a game: how its chances went up and down, what the dice did to it, what was missed.

    review = Review.of(session)
    for _ in review.by_itself(): ...      # or `Reviewers`, in the background on all cores
    review.report()

It is a list of tasks in stages, each told by a few numbers. What a task finds depends on nothing
but the game and those numbers; so the report is the same whoever did them, and in which order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from reconquista_qt.engine.inputs import Input
from reconquista_qt.engine.session import Session
from reconquista_qt.engine.state import GameState
from reconquista_qt.engine.views import seat_of
from reconquista_qt.games import entry_of

from .brain import brain_of
from .findings import Findings, Result, report_of
from .judging import ROUND, better_line, lag_of, luck_of, points_at_end, points_of_seat
from .moments import Moments, moments_of
from .report import Report

CURVE, LUCK, SCREEN, CONFIRM = "curve", "luck", "screen", "confirm"
# A playout of a throw ends so many turns later: a glance, then a longer look.
GLANCE, LOOK = 0, 1


class Task(NamedTuple):
    """A piece of work: what, on which moment, which playouts; `to` is the turns a playout takes."""

    what: str
    moment: int
    first: int
    last: int
    to: int = 0


class Effort(NamedTuple):
    """How many playouts: of the curve a turn in steps, of each throw, decision and confirmation."""

    curve: tuple[int, ...] = (6, 24, 64, 160)
    luck: tuple[int, ...] = (ROUND, 3 * ROUND)
    screen: int = 12
    confirm: int = 4 * ROUND
    confirmed: int = 8  # decisions that are looked at more closely
    praised: int = 3  # of those that nothing was better than


@dataclass(frozen=True, slots=True)
class Played:
    """A game as its inputs, all that a worker has to know; `seat` is whose review it is."""

    game: str
    start: GameState
    inputs: tuple[Input, ...]
    seat: str = ""

    @classmethod
    def of(cls, session: Session, seat: str = "") -> Played:
        """Return the present line of a game to its end, what was undone included.

        Its review is that of a seat; of the first one where none is named.
        """
        inputs = (*session.inputs, *session.undone)
        name = seat or session.game.seats(session.state)[0].id
        return cls(session.game.id, session.start.clone(), inputs, name)

    def moments(self) -> Moments:
        """Return each decision of the game and its end, to be judged."""
        game = entry_of(self.game).rules()
        seat = seat_of(game, self.start, self.seat)
        found = moments_of(self.start, self.inputs, brain_of(game), seat.sides if seat else None)
        if found.end.over is None:
            return found
        return replace(found, points=points_of_seat(found.end.over, self.seat))


class Bench:
    """Does the tasks of one game."""

    def __init__(self, played: Played, moments: Moments | None = None) -> None:
        self._brain = brain_of(entry_of(played.game).rules())
        self._seat = played.seat
        self._moments = moments or played.moments()

    def do(self, task: Task, about: tuple[object, ...] | None = None) -> Result:
        """Do a task; `about` is the better line that is to be confirmed."""
        brain, moments, seat = self._brain, self._moments, self._seat
        numbers = range(task.first, task.last)
        match task.what:
            case "curve":
                state = self._turn(task.moment)
                return [points_at_end(state, brain, number, seat) for number in numbers]
            case "luck":
                throw = moments.throws[task.moment]
                last = throw.turn + task.to
                return [luck_of(throw, brain, number, last, seat) for number in numbers]
            case "screen":
                choice = moments.choices[task.moment]
                return better_line(choice, brain, task.moment, task.last, seat)
        choice = moments.choices[task.moment]
        last = choice.turn + task.to
        assert about is not None
        return [lag_of(choice, brain, about, number, last, seat) for number in numbers]

    def _turn(self, number: int) -> GameState:
        turns = self._moments.turns
        return turns[number].state if number < len(turns) else self._moments.end


class Review:
    """What is to be done for the review of a game, and what has been found."""

    def __init__(self, played: Played, effort: Effort | None = None) -> None:
        self.played = played
        self.effort = effort or Effort()
        self.moments = played.moments()
        self.found = Findings()
        self._stages = self._plan()
        self._left: dict[Task, tuple[object, ...] | None] = {}
        self._planned = self._weight_in_all()
        self._done = 0.0
        self.finished = False
        self._next_stage()

    @classmethod
    def of(cls, session: Session, effort: Effort | None = None, seat: str = "") -> Review:
        """Return the review of a game for a seat, to the end of its present line."""
        return cls(Played.of(session, seat), effort)

    # -- what is to be done ----------------------------------------------------------------------

    def wanted(self) -> list[tuple[Task, tuple[object, ...] | None]]:
        """Return what can be done now, with what each task is about."""
        return list(self._left.items())

    def take(self, task: Task, result: Result) -> None:
        """Take the result of a task."""
        del self._left[task]
        self._done += _weight(task)
        self.found.take(task.what, task.moment, task.first, task.to, result)
        if not self._left:
            self._next_stage()

    def by_itself(self) -> Iterator[float]:
        """Do everything here and now; yield after each task how much is done, 0 to 1."""
        bench = Bench(self.played, self.moments)
        while not self.finished:
            for task, about in self.wanted():
                self.take(task, bench.do(task, about))
                yield self.progress

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        return 1.0 if self.finished else min(0.99, self._done / self._planned)

    def report(self) -> Report:
        """Return what is known so far."""
        return report_of(self.moments, self.found)

    # -- stages ----------------------------------------------------------------------------------

    def _next_stage(self) -> None:
        for stage in self._stages:
            self._left = dict(stage)
            if self._left:
                return
        self.finished = True

    def _plan(self) -> Iterator[Sequence[tuple[Task, tuple[object, ...] | None]]]:
        effort, throws = self.effort, range(len(self.moments.throws))
        done = 0
        for step, most in enumerate(effort.curve):
            yield [(Task(CURVE, turn, done, most), None) for turn in self._curve_points()]
            done = most
            if step < len(effort.luck):
                to, playouts = (GLANCE, LOOK)[min(step, 1)], effort.luck[step]
                yield [(Task(LUCK, number, 0, playouts, to), None) for number in throws]
            if step == 0:
                choices = range(len(self.moments.choices))
                yield [(Task(SCREEN, number, 0, effort.screen), None) for number in choices]
                # Other dice than those the better lines were found with.
                fresh = effort.screen
                yield [
                    (Task(CONFIRM, number, fresh, fresh + effort.confirm, LOOK), other)
                    for number, other in (
                        *self.found.suspects(effort.confirmed),
                        *self.found.triumphs(effort.praised),
                    )
                ]

    def _curve_points(self) -> range:
        over = self.moments.end.over is not None
        return range(len(self.moments.turns) + (0 if over else 1))

    def _weight_in_all(self) -> float:
        effort, curve = self.effort, len(self._curve_points())
        tasks = [
            *(Task(CURVE, turn, 0, effort.curve[-1]) for turn in range(curve)),
            *(
                Task(LUCK, number, 0, playouts, (GLANCE, LOOK)[min(step, 1)])
                for step, playouts in enumerate(effort.luck)
                for number in range(len(self.moments.throws))
            ),
            *(
                Task(SCREEN, number, 0, effort.screen)
                for number in range(len(self.moments.choices))
            ),
            *[Task(CONFIRM, 0, 0, effort.confirm)] * (effort.confirmed + effort.praised),
        ]
        return sum(map(_weight, tasks)) or 1.0


# What a playout of each kind takes, roughly, in milliseconds.
COSTS: Final = {CURVE: 30.0, SCREEN: 8.0, CONFIRM: 18.0}


def _weight(task: Task) -> float:
    cost = COSTS.get(task.what, 6.0 if task.to else 0.8)
    return cost * (task.last - task.first)

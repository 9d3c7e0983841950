"""The script of the first lesson: its steps, its dice, and how far some inputs have kept to it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from reconquista_qt.engine.record import record
from reconquista_qt.engine.session import Acted, Input
from reconquista_qt.games.reconquista.rules.actions import Build, Done, Move
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS as BY_NUMBER
from reconquista_qt.games.reconquista.rules.names import ID
from reconquista_qt.model.book import book

# Where to look at each step: areas of the board, and panels of the window by name.
AREAS: Final[dict[int, tuple[str, ...]]] = {
    1: ("oviedo", "pamplona"),
    2: ("leon", "barcelona", "zaragoza"),
    3: ("lisboa",),
    5: ("oviedo", "leon", "santiago"),
    6: ("oviedo",),
    7: ("oviedo", "santiago"),
    8: ("santiago",),
    9: ("oviedo", "leon"),
    11: ("salamanca",),
    12: ("leon",),
    13: ("oviedo", "leon"),
}
PANELS: Final[dict[int, str]] = {4: "phase", 5: "phase", 6: "phase", 10: "phase", 13: "score"}


class Deed(NamedTuple):
    """What an action of the lesson comes to: "end" of a phase, "buy" something, or "move"."""

    kind: str
    area: str = ""  # where it is done, or from where
    what: str = ""  # that is bought
    to: str = ""
    units: int = 0  # that move, packed


def deed(action: Any) -> Deed | None:
    """Return what an action comes to, None where it is none that the lesson knows."""
    match action:
        case Done():
            return Deed("end")
        case Build(what, area):
            return Deed("buy", BY_NUMBER[area], what)
        case Move(origin, to, units):
            return Deed("move", BY_NUMBER[origin], to=BY_NUMBER[to], units=units)
    return None


class Task(NamedTuple):
    """One thing of a step: dice that fall (`action` None), or what the player is to do."""

    step: int
    dice: tuple[int, ...]
    action: Any


@record
class Lesson:
    """All tasks in their order, and how many steps there are."""

    tasks: tuple[Task, ...]
    steps: int


@cache
def lesson() -> Lesson:
    """Return the lesson; its script is the same in every language."""
    clauses = book("en", ID).pages["tutorial"][1:]
    tasks: list[Task] = []
    for number, clause in enumerate(clauses, start=1):
        for kind, value in clause.notes:
            if kind == "dice":
                tasks.append(Task(number, tuple(map(int, value.split())), None))
            elif kind == "do":
                tasks.append(Task(number, (), GAME.action_from(json.loads(value))))
    return Lesson(tuple(tasks), len(clauses))


def progress(inputs: Sequence[Input]) -> tuple[int, bool]:
    """Return how many tasks some inputs have done, and whether they kept to the lesson.

    Purchases of one step may be made in any order.
    """
    tasks = lesson().tasks
    done, at = 0, 0
    while done < len(tasks) and at < len(inputs):
        if tasks[done].action is None:
            rolled: list[int] = []
            while at < len(inputs) and len(rolled) < len(tasks[done].dice):
                given = inputs[at]
                if isinstance(given, Acted):
                    break
                rolled += given.values
                at += 1
            if tuple(rolled) != tasks[done].dice[: len(rolled)]:
                return done, False
            if len(rolled) < len(tasks[done].dice):
                return done, at == len(inputs)
            done += 1
            continue
        group = _group(tasks, done)
        wanted = [task.action for task in tasks[done : done + group]]
        while wanted and at < len(inputs):
            given = inputs[at]
            if not isinstance(given, Acted) or given.action not in wanted:
                return done, False
            wanted.remove(given.action)
            done += 1
            at += 1
    return done, True


def _group(tasks: Sequence[Task], first: int) -> int:
    """Return how many tasks from one on may be done in any order; ending a phase stands alone."""
    if isinstance(tasks[first].action, Done):
        return 1
    count = 1
    for task in tasks[first + 1 :]:
        same = task.step == tasks[first].step and task.action is not None
        if not same or isinstance(task.action, Done):
            break
        count += 1
    return count

"""The script of the first lesson: its steps, its dice, and what is to be done."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, NamedTuple

from reconquista_qt.games.reconquista.rules.actions import Build, Done, Move, PlaceOrder
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS as BY_NUMBER
from reconquista_qt.games.reconquista.rules.names import ID
from reconquista_qt.model.book import book
from reconquista_qt.model.lessons import DICE, DO, Lesson, LessonStep, LessonTask

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
PANELS: Final[dict[int, str]] = {4: "turn", 5: "turn", 6: "turn", 10: "turn", 13: "score"}


class Deed(NamedTuple):
    """What an action of the lesson comes to: "end" of a phase, "buy", "place" or "move"."""

    kind: str
    area: str = ""  # where it is done, or from where
    what: str = ""  # that is bought
    to: str = ""
    units: int = 0  # that move, packed


def deed(action: object) -> Deed | None:
    """Return what an action comes to, None where it is none that the lesson knows."""
    match action:
        case Done():
            return Deed("end")
        case Build(what, area):
            return Deed("buy", BY_NUMBER[area], what)
        case PlaceOrder(area):
            return Deed("place", BY_NUMBER[area])
        case Move(origin, to, units):
            return Deed("move", BY_NUMBER[origin], to=BY_NUMBER[to], units=units)
    return None


@cache
def lesson() -> Lesson:
    """Return the lesson; its script is the same in every language.

    Purchases of one step may be made in any order; the end of a phase keeps its place.
    """
    clauses = book("en", ID).pages["tutorial"][1:]
    steps: list[LessonStep] = []
    tasks: list[LessonTask] = []
    for number, clause in enumerate(clauses, start=1):
        steps.append(
            LessonStep(clause.anchor, AREAS.get(number, ()), PANELS.get(number, ""), any_order=True)
        )
        for kind, value in clause.notes:
            if kind == "dice":
                tasks.append(LessonTask(number, DICE, values=tuple(map(int, value.split()))))
            elif kind == "do":
                written = json.loads(value)
                several = written if isinstance(written, list) else [written]
                actions = tuple(map(GAME.action_from, several))
                alone = isinstance(actions[0], Done)
                tasks.append(LessonTask(number, DO, actions=actions, alone=alone))
    return Lesson("tutorial", ID, "", "", {}, None, tuple(steps), tuple(tasks))

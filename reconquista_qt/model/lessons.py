"""Lessons and examples of a game as data: the start, the dice, what is done, where to look.

``resources/<id>/lessons/<name>.json`` holds the script, ``i18n/<id>/<language>/lessons/<name>.md``
the text of each step; a game that lives elsewhere has both folders in its package. The examples of
the rulebook are scripts of the same kind in folders named ``worked-examples``; nobody has to do
anything in them, and ``rules`` are the paragraphs that they explain.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from reconquista_qt import assets
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.inputs import Input, Rolled
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry, entry_of

from .book import Clause, clauses_in

DICE, DO, PLAY = "dice", "do", "play"
PANELS: Final = ("turn", "score", "log", "dice", "places")
LESSON_FIELDS: Final = {
    "seat", "scenario", "options", "position", "steps", "comment", "rules",
}  # fmt: skip
LESSONS, EXAMPLES = "lessons", "worked-examples"
STEP_FIELDS: Final = {"id", "places", "panel", "any_order", "tasks", "comment"}
TASK_FIELDS: Final = {"dice", "do", "or", "play", "at"}


@record
class LessonTask:
    """One thing of a step: `values` of dice that fall, or one of `actions` to be made.

    `kind` is ``dice``, ``do`` (by the player), or ``play`` (by the lesson: another seat, or what
    answers itself). `at` are the places to point at, one after the other, where the board does not
    tell by itself. What is `alone` keeps its place in a step whose order is free.
    """

    step: int  # from 1
    kind: str
    values: tuple[int, ...] = ()
    actions: tuple[object, ...] = ()
    at: tuple[str, ...] = ()
    alone: bool = False


@record
class LessonStep:
    """What a step speaks of: places of the board, and a panel of the window."""

    id: str
    places: tuple[str, ...] = ()
    panel: str = ""
    any_order: bool = False


class Progress(NamedTuple):
    """How many tasks are done, whether all inputs kept to the lesson, and what may come next.

    `open` has several tasks where their order is free, none where the lesson is done or left.
    """

    done: int
    on_track: bool
    open: tuple[LessonTask, ...]


@record
class Lesson:
    """A lesson of a game: the start, the seat that learns, the steps and their tasks in order."""

    name: str
    game: str
    seat: str
    scenario: str
    options: Mapping[str, object]
    position: object
    steps: tuple[LessonStep, ...]
    tasks: tuple[LessonTask, ...]
    rules: tuple[str, ...] = ()

    def begin(self, game: AnyGame, seed: int) -> Session:
        """Return the game of the lesson; its dice are the lesson's, later ones those of a seed."""
        if self.position is not None:
            session = Session.at(
                game, self.position, seed=seed, options=self.options, typed_dice=True
            )
        else:
            session = Session.new(
                game, seed=seed, scenario=self.scenario or None, options=self.options,
                typed_dice=True,
            )  # fmt: skip
        # A lesson that is broken off and gone on with is a game like any other.
        session.dice.scripted = True
        return session

    def progress(self, inputs: Sequence[Input]) -> Progress:
        """Return how far some inputs have kept to the lesson, and what is to be done next."""
        tasks = self.tasks
        done, at = 0, 0
        while done < len(tasks):
            group = list(tasks[done : done + self._group(done)])
            if group[0].kind == DICE:
                values = group[0].values
                rolled: tuple[int, ...] = ()
                while at < len(inputs) and len(rolled) < len(values):
                    given = inputs[at]
                    if not isinstance(given, Rolled):
                        return Progress(done, False, ())
                    rolled += given.values
                    at += 1
                if rolled != values[: len(rolled)]:
                    return Progress(done, False, ())
                if len(rolled) < len(values):
                    rest = replace(group[0], values=values[len(rolled) :])
                    return Progress(done, True, (rest,))
                done += 1
                continue
            while group and at < len(inputs):
                given = inputs[at]
                if isinstance(given, Rolled):
                    return Progress(done, False, ())
                fitting = next((one for one in group if given.action in one.actions), None)
                if fitting is None:
                    return Progress(done, False, ())
                group.remove(fitting)
                done += 1
                at += 1
            if group:
                return Progress(done, True, tuple(group))
        return Progress(done, True, ())

    def _group(self, first: int) -> int:
        """Return how many tasks from one on may be done in any order."""
        tasks = self.tasks
        step = tasks[first].step
        free = self.steps[step - 1].any_order and tasks[first].kind == DO
        if not free or tasks[first].alone:
            return 1
        count = 1
        for task in tasks[first + 1 :]:
            if task.step != step or task.kind != DO or task.alone:
                break
            count += 1
        return count


# -- where they lie --------------------------------------------------------------------------------


def lessons_of(entry: GameEntry, kind: str = LESSONS) -> tuple[str, ...]:
    """Return the names of a game's lessons (or examples); ``first`` goes first."""
    return _names(_folders(entry, kind, "resources"))


@cache
def examples_of(game: str, anchor: str) -> tuple[str, ...]:
    """Return the names of the examples that explain a paragraph of a game's rulebook."""
    entry = entry_of(game)
    return tuple(
        name
        for name in lessons_of(entry, EXAMPLES)
        if anchor in read_lesson(entry, name, EXAMPLES).rules
    )


@cache
def _names(folders: tuple[Path, ...]) -> tuple[str, ...]:
    found = {path.stem for folder in folders for path in folder.glob("*.json")}
    return tuple(sorted(found, key=lambda name: (name != "first", name)))


def read_lesson(entry: GameEntry, name: str, kind: str = LESSONS) -> Lesson:
    """Return a lesson or an example; BadInput names every place in its file that is wrong."""
    path = next(
        (path for folder in _folders(entry, kind, "resources")
         if (path := folder / f"{name}.json").is_file()),
        None,
    )  # fmt: skip
    if path is None:
        raise BadInput("bad-lesson", (("no-file", name, ""),))
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadInput("bad-lesson", (("bad-json", path.name, str(error)[:80]),)) from None
    return _lesson(entry.rules(), name, data)


def lesson_text(
    entry: GameEntry, name: str, language: str, kind: str = LESSONS
) -> Mapping[str, Clause]:
    """Return the text of each step by its id; what a language lacks is English."""
    found: dict[str, Clause] = {}
    for code in (assets.SOURCE_LANGUAGE, language.split("_")[0], language):
        for folder in _folders(entry, kind, "i18n", code):
            path = folder / f"{name}.md"
            if path.is_file():
                found.update(_clauses(path))
    return found


@cache
def _clauses(path: Path) -> dict[str, Clause]:
    return {one.anchor: one for one in clauses_in(path.read_text(encoding="utf-8"), "lesson")}


def _folders(entry: GameEntry, kind: str, where: str, *parts: str) -> tuple[Path, ...]:
    return _found(entry.id, entry.package, where, *parts, kind)


@cache
def _found(game: str, package: str, where: str, *parts: str) -> tuple[Path, ...]:
    shared = assets.resource if where == "resources" else assets.translations
    own = [shared(game, *parts)]
    if not package.startswith("reconquista_qt."):
        spec = find_spec(package)
        for place in (spec.submodule_search_locations or ()) if spec is not None else ():
            own.append(Path(place, where, *parts))
    return tuple(folder for folder in own if folder.is_dir())


# -- reading ---------------------------------------------------------------------------------------


def _lesson(game: AnyGame, name: str, data: object) -> Lesson:
    problems: list[tuple[str, str, str]] = []
    if not isinstance(data, dict) or not isinstance(data.get("steps"), list):
        raise BadInput("bad-lesson", (("not-an-object", name, ""),))
    problems += [("unknown-field", f"{name}.{key}", "") for key in data.keys() - LESSON_FIELDS]
    steps: list[LessonStep] = []
    tasks: list[LessonTask] = []
    for number, one in enumerate(data["steps"], start=1):
        where = f"steps[{number - 1}]"
        if not isinstance(one, dict) or not isinstance(one.get("id"), str):
            problems.append(("missing-field", f"{where}.id", ""))
            continue
        problems += [("unknown-field", f"{where}.{key}", "") for key in one.keys() - STEP_FIELDS]
        panel = one.get("panel", "")
        if panel and panel not in PANELS:
            problems.append(("unknown-choice", f"{where}.panel", str(panel)))
        steps.append(
            LessonStep(one["id"], tuple(one.get("places", ())), panel, one.get("any_order", False))
        )
        for at, task in enumerate(one.get("tasks", ())):
            try:
                tasks.append(_task(game, number, task))
            except BadInput as error:
                there = f"{where}.tasks[{at}]"
                problems += [
                    (code, f"{there}.{inner}", detail) for code, inner, detail in error.problems
                ]
    if problems:
        raise BadInput("bad-lesson", tuple(problems))
    return Lesson(
        name, game.id, str(data.get("seat", "")), str(data.get("scenario", "")),
        dict(data.get("options", {})), data.get("position"), tuple(steps), tuple(tasks),
        tuple(data.get("rules", ())),
    )  # fmt: skip


def _task(game: AnyGame, step: int, data: object) -> LessonTask:
    kinds = [kind for kind in (DICE, DO, PLAY) if isinstance(data, dict) and kind in data]
    if not isinstance(data, dict) or len(kinds) != 1 or data.keys() - TASK_FIELDS:
        raise BadInput("bad-lesson", (("unknown-field", "task", repr(data)[:80]),))
    (kind,) = kinds
    if kind == DICE:
        values = tuple(data[DICE])
        if not values or not all(type(v) is int and 1 <= v <= game.largest_die for v in values):
            raise BadInput("bad-lesson", (("bad-dice", "dice", repr(values)[:80]),))
        return LessonTask(step, DICE, values=values)
    actions = tuple(game.action_from(one) for one in (data[kind], *data.get("or", ())))
    return LessonTask(step, kind, actions=actions, at=tuple(data.get("at", ())))

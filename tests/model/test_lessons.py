"""Every lesson of every game, walked to its end without a window; and what a bad one is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt import assets
from reconquista_qt.assets import languages
from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GameEntry
from reconquista_qt.model import lessons
from reconquista_qt.model.book import book
from reconquista_qt.model.lessons import (
    DICE,
    DO,
    EXAMPLES,
    PLAY,
    lesson_text,
    lessons_of,
    read_lesson,
)
from tests.games_of_tests import ALL, DUEL

SCRIPTS = [
    (entry, kind, name)
    for entry in ALL
    for kind in ("lessons", EXAMPLES)
    for name in lessons_of(entry, kind)
]
each_script = pytest.mark.parametrize(
    ("entry", "kind", "name"),
    SCRIPTS,
    ids=[f"{entry.id}-{kind}-{name}" for entry, kind, name in SCRIPTS],
)


def test_the_duel_has_a_lesson() -> None:
    assert lessons_of(DUEL) == ("first",)
    assert lessons_of(DUEL, EXAMPLES) == ("strike",)


@each_script
def test_its_script_can_be_played_as_it_stands(entry: GameEntry, kind: str, name: str) -> None:
    lesson, game = read_lesson(entry, name, kind), entry.rules()
    if kind == EXAMPLES:
        assert lesson.rules and not any(task.kind == DO for task in lesson.tasks)
    session = lesson.begin(game, 1)
    seats = {seat.id: seat for seat in game.seats(session.state)}
    assert lesson.seat in seats, "the seat that learns is one of the game's"
    done = 0
    while True:
        progress = lesson.progress(session.inputs)
        assert progress.on_track and progress.done == done
        if not progress.open:
            break
        task, waiting = progress.open[-1], session.waiting  # another order, where it is free
        where = f"{name}, step {lesson.steps[task.step - 1].id}, task {done}: {task}"
        if task.kind == DICE:
            assert isinstance(waiting, DiceWanted), where
            assert all(value <= waiting.faces for value in task.values[: waiting.count]), where
            session.enter_dice(task.values[: waiting.count])
            done += len(task.values) <= waiting.count
            continue
        assert isinstance(waiting, Decision), f"{where}: {waiting}"
        own = waiting.side == lesson.seat or waiting.side in seats[lesson.seat].sides
        assert own or task.kind == PLAY, f"{where}: {waiting.side} is asked"
        for action in task.actions:
            assert session.why_not(action) is None, f"{where}: {session.why_not(action)}"
        session.act(task.actions[0])
        done += 1
    assert done == len(lesson.tasks)
    # Whoever plays on has a game that goes on, or that has ended by the rules.
    session.dice.typed = False
    session.run()
    assert not isinstance(session.waiting, DiceWanted)


@each_script
@pytest.mark.parametrize("language", languages())
def test_each_step_has_its_text(entry: GameEntry, kind: str, name: str, language: str) -> None:
    lesson = read_lesson(entry, name, kind)
    texts = lesson_text(entry, name, language, kind)
    assert list(texts) == [step.id for step in lesson.steps]
    assert all(text.title for text in texts.values())
    if language != "en":
        english = lesson_text(entry, name, "en", kind)
        same = [step for step in texts if texts[step].text == english[step].text]
        assert not same, "not translated"
    whole = book(language, entry.id)
    if entry is not DUEL:  # it has no rulebook
        clauses = json.loads(assets.resource(entry.id, "clauses.json").read_text(encoding="utf-8"))
        assert set(lesson.rules) <= {clause["id"] for clause in clauses["clauses"]}
        assert all(whole.find(rule) is not None for rule in lesson.rules)
    for clause in texts.values():
        assert clause.level == 2 and len(clause.lines) > 1, clause.anchor
        for link in clause.links:
            assert whole.find(link) is not None, f"{clause.anchor}: no paragraph {link}"


def test_the_order_is_free_where_the_step_says_so() -> None:
    game = DUEL.rules()
    one, other = ({"do": "move", "to": "0,0"}, {"do": "rest"})
    steps = [{"id": "a", "any_order": True, "tasks": [{"do": one}, {"do": other}]}]
    lesson = lessons._lesson(game, "x", {"seat": "red", "steps": steps})
    from reconquista_qt.engine.inputs import Acted

    a, b = game.action_from(one), game.action_from(other)
    assert lesson.progress([]).open == lesson.tasks
    assert lesson.progress([Acted(b)]) == (1, True, (lesson.tasks[0],))
    assert lesson.progress([Acted(b), Acted(a)]) == (2, True, ())
    assert not lesson.progress([Acted(b), Acted(b)]).on_track


def test_the_order_is_free_in_no_other_step() -> None:
    game = DUEL.rules()
    one, other = ({"do": "move", "to": "0,0"}, {"do": "rest"})
    tasks = [{"do": one}, {"do": other}]
    steps = [
        {"id": "a", "tasks": tasks}, {"id": "b", "tasks": tasks},
        {"id": "c", "any_order": True, "tasks": tasks},
    ]  # fmt: skip
    lesson = lessons._lesson(game, "x", {"seat": "red", "steps": steps})
    assert [lesson._group(first) for first in range(6)] == [1, 1, 1, 1, 2, 1]


def test_what_was_done_otherwise_is_known() -> None:
    lesson = read_lesson(DUEL, "first")
    session = lesson.begin(DUEL.rules(), 1)
    session.enter_dice([2])
    assert lesson.progress(session.inputs) == (0, True, (lesson.tasks[0].__class__(1, DICE, (1,)),))
    session.enter_dice([1])
    assert lesson.progress(session.inputs).open[0].kind == DO
    session.act(DUEL.rules().action_from({"do": "rest"}))
    assert lesson.progress(session.inputs) == (1, False, ())
    session.undo()
    assert lesson.progress(session.inputs).on_track
    other = lesson.begin(DUEL.rules(), 1)
    other.enter_dice([3])
    assert not lesson.progress(other.inputs).on_track


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ([], ("not-an-object", "x", "")),
        ({"steps": [{}]}, ("missing-field", "steps[0].id", "")),
        ({"steps": [{"id": "a"}, {}]}, ("missing-field", "steps[1].id", "")),
        ({"steps": [], "step": 1}, ("unknown-field", "x.step", "")),
        ({"steps": [{"id": "a", "panel": "roof"}]}, ("unknown-choice", "steps[0].panel", "roof")),
        (
            {"steps": [{"id": "a", "tasks": [{"do": {"do": "fly"}}]}]},
            ("unknown-action", "steps[0].tasks[0].action.do", "'fly'"),
        ),
        (
            {"steps": [{"id": "a", "tasks": [{"dice": [11]}]}]},
            ("bad-dice", "steps[0].tasks[0].dice", "(11,)"),
        ),
    ],
)
def test_a_bad_lesson_is_told_place_by_place(data: Any, problem: tuple[str, str, str]) -> None:
    with pytest.raises(BadInput) as caught:
        lessons._lesson(DUEL.rules(), "x", data)
    assert caught.value.problems == (problem,)


def test_a_lesson_that_is_no_json_or_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "odd.json").write_text("{", encoding="utf-8")
    (tmp_path / "good.json").write_text(json.dumps({"steps": []}), encoding="utf-8")
    monkeypatch.setattr(lessons, "_folders", lambda *_: (tmp_path,))
    assert lessons_of(DUEL) == ("good", "odd")
    with pytest.raises(BadInput, match="bad-lesson"):
        read_lesson(DUEL, "odd")
    with pytest.raises(BadInput, match="bad-lesson"):
        read_lesson(DUEL, "none")
    assert read_lesson(DUEL, "good").steps == ()

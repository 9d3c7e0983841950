"""The tree of lines of play: whole, and found out without doing again what was done."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.inputs import shared_length
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.model.lines import Lines, course_of, lines_of


def wander(session: Session, chance: random.Random, lines: int) -> None:
    """Go back and forth and on elsewhere until there are so many lines."""
    while len(session.branches) < lines:
        move(session, chance)
        if chance.random() < 0.4 and session.can_undo():
            session.undo(chance.randrange(1, len(session.inputs) + 1))


def move(session: Session, chance: random.Random) -> None:
    waiting = session.waiting
    if isinstance(waiting, Decision):
        session.act(chance.choice(waiting.options))
    else:
        session.undo(1)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What is done to sessions from here on: how often which method of theirs was called."""
    done: Counter[str] = Counter()
    for name in ("fork", "switch", "redo", "replay", "act"):
        method = getattr(Session, name)

        def counted(*given: Any, name: str = name, method: Any = method, **more: Any) -> Any:
            done[name] += 1
            return method(*given, **more)

        monkeypatch.setattr(Session, name, counted)
    return done


def test_each_line_hangs_where_it_has_most_in_common() -> None:
    session = Session.new(GAME, seed=5)
    wander(session, random.Random(5), 25)
    found = lines_of(session)
    assert len(found) == 26
    assert found[0].branch is None and found[0].inputs == (*session.inputs, *session.undone)
    assert {id(line.branch) for line in found[1:]} == {id(b) for b in session.branches}
    for place, line in enumerate(found[1:], start=1):
        common = [shared_length(line.inputs, other.inputs) for other in found[:place]]
        assert line.shared == max(common)
        assert line.parent == common.index(max(common))
        twin = session.fork()
        twin.switch(next(b for b in twin.branches if b.inputs == line.inputs))
        assert (line.turn, line.phase) == (twin.state.turn, twin.state.phase)
        assert line.points == GAME.score(twin.state).total and line.playable


def test_a_tree_that_is_followed_is_the_tree_made_anew() -> None:
    session, chance, known = Session.new(GAME, seed=3), random.Random(3), Lines()
    for lines in range(1, 16):
        wander(session, chance, lines)
        assert known.of(session) == lines_of(session)
    session.forget(session.branches[4])
    session.switch(session.branches[2])
    assert known.of(session) == lines_of(session)
    other = Session.new(GAME, seed=4)
    assert known.of(other) == lines_of(other)


def test_no_line_is_played_twice(work: Counter[str]) -> None:
    session, chance, known = Session.new(GAME, seed=8), random.Random(8), Lines()
    wander(session, chance, 40)
    while session.undone:
        session.redo()
    work.clear()
    known.of(session)
    assert work["switch"] == 40
    for _ in range(10):
        move(session, chance)
        work.clear()
        known.of(session)
        assert not work, "a move"
    # What is left behind was the present line, of which all is known.
    session.undo()
    known.of(session)
    session.act(next(o for o in session.waiting.options if o != session.undone[0].action))  # type: ignore[union-attr]
    work.clear()
    assert len(known.of(session)) == len(session.branches) + 1
    assert not work


def test_the_course_of_a_line_has_what_lies_ahead_too() -> None:
    session = Session.new(GAME, seed=4)
    for _ in range(12):
        move(session, random.Random(1))
    whole = course_of(session)
    assert [moment.inputs for moment in whole.moments] == [mark.inputs for mark in session.marks]
    inputs = len(session.inputs)
    for to in (inputs - 1, inputs // 2, 1):
        session.undo(to)
        assert course_of(session) == whole
        assert session.undone, "looking changes nothing"
    session.rewind()
    assert course_of(session).journal == whole.journal

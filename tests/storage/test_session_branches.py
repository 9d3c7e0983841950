"""Undo, redo, rewinding, branches and typed dice: nothing that was played is ever lost."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.engine.refusal import Refused
from reconquista_qt.engine.session import Acted, Branch, Input, NothingTo, Rolled, Session
from reconquista_qt.games.reconquista.rules.game import GAME


def play(session: Session, steps: int, chance: random.Random) -> None:
    """Play some random decisions, or to the end."""
    for _ in range(steps):
        waiting = session.waiting
        if isinstance(waiting, DiceWanted):
            session.enter_dice(chance.randint(1, 6) for _ in range(waiting.count))
        elif isinstance(waiting, Decision):
            session.act(chance.choice(waiting.options))
        else:
            return


def shape(session: Session) -> tuple[Any, ...]:
    """Everything that a player could tell two sessions apart by."""
    return (
        GAME.digest(session.state),
        session.waiting,
        list(session.inputs),
        list(session.journal),
        [(m.inputs, m.entries, GAME.digest(m.state)) for m in session.marks],
        session.dice.position,
    )


def other_option(session: Session, taken: Input) -> Any:
    assert isinstance(session.waiting, Decision)
    return next(o for o in session.waiting.options if Acted(o) != taken)


class Diary:
    """A watcher that keeps the inputs as a crash journal would."""

    def __init__(self) -> None:
        self.inputs: list[Input] = []
        self.settled_at: list[int] = []
        self.rearrangements = 0

    def took(self, number: int, given: Input) -> None:
        assert number == len(self.inputs) + 1
        self.inputs.append(given)

    def settled(self) -> None:
        self.settled_at.append(len(self.inputs))

    def undid(self, left: int) -> None:
        del self.inputs[left:]

    def rearranged(self) -> None:
        self.rearrangements += 1


@pytest.fixture(params=[False, True], ids=["seeded", "typed"])
def typed(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture
def session(typed: bool) -> Session:
    """A game in its middle, far enough for many marks."""
    for seed in range(100):
        session = Session.new(GAME, seed=seed, typed_dice=typed)
        play(session, 60, random.Random(seed))
        if session.state.over is None and len(session.marks) > 40:
            return session
    raise AssertionError("no game is long enough")


def test_undo_then_redo_is_the_identity(session: Session) -> None:
    seen = [shape(session)]
    while session.can_undo():
        session.undo()
        seen.append(shape(session))
    assert len(seen) > 20
    for expected in reversed(seen[:-1]):
        session.redo()
        assert shape(session) == expected
    assert session.undone == []
    with pytest.raises(NothingTo):
        session.redo()


def test_undo_to_and_redo_to_any_input(session: Session) -> None:
    whole = shape(session)
    count = len(session.inputs)
    first = next(mark.inputs for mark in session.marks)  # as far back as undo goes
    for to in range(1, count + 1):
        session.undo(to)
        assert len(session.inputs) == first or first < len(session.inputs) < to
        assert [*session.inputs, *session.undone] == whole[2]
        session.redo(count)
        assert shape(session) == whole


def test_nothing_to_undo_at_the_first_decision() -> None:
    session = Session.new(GAME, seed=7)
    assert not session.can_undo()
    for to in (None, 0, 1, 2, 99):
        with pytest.raises(NothingTo):
            session.undo(to)


def test_the_same_move_again_keeps_the_line_ahead(session: Session) -> None:
    whole = shape(session)
    acted = [n for n, given in enumerate(session.inputs, 1) if isinstance(given, Acted)]
    session.undo(acted[-6])
    for given in list(session.undone):
        if isinstance(given, Acted):
            session.act(given.action)
        elif session.dice.typed:
            session.enter_dice(given.values)
    assert shape(session) == whole
    assert session.undone == []
    assert session.branches == []


def test_another_move_makes_a_branch_and_switching_comes_back(session: Session) -> None:
    before = shape(session)
    line = tuple(session.inputs)
    options = 0
    while options < 2 or not isinstance(session.undone[0], Acted):
        session.undo()
        waiting = session.waiting
        options = len(waiting.options) if isinstance(waiting, Decision) else 0
    session.act(other_option(session, session.undone[0]))
    assert [b.inputs for b in session.branches] == [line]
    play(session, 5, random.Random(3))
    after = shape(session)
    session.name_line("the other way")
    session.name_line("as it was", session.branches[0])
    session.switch(session.branches[0])
    assert shape(session) == before
    assert session.line == "as it was"
    assert [b.name for b in session.branches] == ["the other way"]
    session.switch(session.branches[0])
    assert shape(session) == after
    assert [b.name for b in session.branches] == ["as it was"]


def test_switching_keeps_what_lies_ahead(session: Session) -> None:
    line = tuple(session.inputs)
    session.branches.append(Branch("short", line[: session.marks[-5].inputs]))
    session.undo(len(line) - 8)
    session.switch(session.branches[0])
    assert tuple(session.inputs) == line[: len(session.inputs)]
    assert [b.inputs for b in session.branches] == [line]


def test_a_prefix_without_a_name_is_no_branch(session: Session) -> None:
    line = tuple(session.inputs)
    short = session.fork()
    short.undo(len(line) - 8)
    short.undone.clear()
    short.branches.append(Branch("", line))
    short.switch(short.branches[0])
    assert tuple(short.inputs) == line
    assert short.branches == []


def test_leaving_the_same_line_twice_keeps_it_once(session: Session) -> None:
    line = tuple(session.inputs)
    session.undo()
    while not (isinstance(session.waiting, Decision) and len(session.waiting.options) > 1):
        session.undo()
    turned = session.undone[0]
    session.act(other_option(session, turned))
    session.switch(session.branches[0])
    session.undo(len(line) - len(line) + len(session.inputs))
    while session.undone[0] != turned:
        session.undo()
    session.act(other_option(session, turned))
    assert sum(b.inputs == line for b in session.branches) == 1


@pytest.mark.parametrize(
    "wrong",
    [Acted("nonsense"), Rolled((1, 1, 1, 1, 1, 1, 1, 1, 1)), Rolled(()), Rolled((3,))],
)
def test_a_branch_that_cannot_be_played_changes_nothing(session: Session, wrong: Input) -> None:
    while not isinstance(session.waiting, Decision):
        session.undo()
    before = shape(session)
    branch = Branch("broken", (*session.inputs[: session.marks[-3].inputs], wrong, wrong))
    session.branches.append(branch)
    with pytest.raises((Refused, ValueError)):
        session.switch(branch)
    assert shape(session) == before
    assert session.branches == [branch]


def test_forgetting_a_line(session: Session) -> None:
    branch = Branch("x", tuple(session.inputs[:-1]))
    session.branches.append(branch)
    session.forget(branch)
    assert session.branches == []


def test_rewinding_waits_at_the_very_start(session: Session) -> None:
    whole = shape(session)
    session.rewind()
    assert session.inputs == []
    assert isinstance(session.waiting, DiceWanted)
    assert session.journal[0].event.kind == "game_began"
    assert not session.can_undo()
    session.redo(len(whole[2]))
    assert shape(session) == whole


def test_playing_on_after_rewinding_follows_or_leaves_the_line() -> None:
    session = Session.new(GAME, seed=7)
    play(session, 10, random.Random(1))
    line = list(session.inputs)
    session.rewind()
    session.run()
    assert [*session.inputs, *session.undone] == line
    assert session.branches == []
    session.rewind()
    first = session.undone[0]
    assert isinstance(first, Rolled)
    session.enter_dice([first.values[0] % 6 + 1])
    assert [list(b.inputs) for b in session.branches] == [line]
    assert session.undone == []


def test_a_start_that_asks_at_once_can_be_rewound() -> None:
    session = Session.new(GAME, seed=7)
    while session.state.phase != "income":
        session.act(session.waiting.options[-1])
    begun = Session.at(GAME, GAME.position(session.state), seed=3)
    assert begun.inputs == []
    play(begun, 8, random.Random(2))
    whole = shape(begun)
    begun.rewind()
    assert isinstance(begun.waiting, Decision)
    begun.redo(len(whole[2]))
    assert shape(begun) == whole


def test_undo_stops_at_dice_when_asked() -> None:
    session = Session.new(GAME, seed=3)
    play(session, 40, random.Random(3))
    while not session.crosses_dice():
        session.undo()
    session.undo_stops_at_dice = True
    assert session.crosses_dice()
    assert not session.can_undo()
    with pytest.raises(NothingTo):
        session.undo()
    session.undo_stops_at_dice = False
    session.undo()


def test_typed_dice_can_be_taken_back_and_typed_anew() -> None:
    session = Session.new(GAME, seed=1, typed_dice=True)
    assert isinstance(session.waiting, DiceWanted)
    session.enter_dice([3])
    after = shape(session)
    session.undo()
    assert session.inputs == []
    session.enter_dice([3])
    assert shape(session) == after
    assert session.branches == []
    session.undo()
    session.enter_dice([4])
    assert session.inputs == [Rolled((4,))]
    assert [b.inputs for b in session.branches] == [(Rolled((3,)),)]


def test_half_of_the_dice_typed_are_forgotten_by_undo() -> None:
    session = Session.new(GAME, seed=1, typed_dice=True)
    chance = random.Random(5)
    while not (isinstance(session.waiting, DiceWanted) and session.waiting.count > 1):
        play(session, 1, chance)
    session.enter_dice([6])
    assert list(session.dice.queue) == [6]
    session.undo()
    assert list(session.dice.queue) == []
    session.redo()
    assert isinstance(session.waiting, DiceWanted)
    assert list(session.dice.queue) == []


def test_a_wrong_die_is_refused_whole() -> None:
    session = Session.new(GAME, seed=1, typed_dice=True)
    for values in ([7], [0], [3, "4"], [True], [2.0]):
        with pytest.raises(ValueError):
            session.enter_dice(values)  # type: ignore[arg-type]
    assert session.inputs == []
    assert list(session.dice.queue) == []


def test_queued_dice_come_first_and_undo_gives_seeded_ones_back() -> None:
    session = Session.new(GAME, seed=11)
    twin = Session.new(GAME, seed=11)
    while not session.crosses_dice():
        play(session, 1, random.Random(1))
        play(twin, 1, random.Random(1))
    at = session.fork()
    session.undo()
    given = session.undone[0]
    assert isinstance(given, Acted)
    rolled = session.undone[1]
    assert isinstance(rolled, Rolled)
    queue = [value % 6 + 1 for value in rolled.values]
    session.dice.queue_up(queue)
    session.act(given.action)
    assert session.inputs[at.marks[-2].inputs + 1] == Rolled(tuple(queue))
    assert tuple(at.inputs) in [b.inputs for b in session.branches]
    session.undo()
    session.undone.clear()
    session.dice.queue.clear()
    session.act(given.action)
    assert shape(session) == shape(twin)


def test_a_fork_is_independent(session: Session) -> None:
    before = shape(session)
    twin = session.fork()
    twin.undo()
    twin.undo()
    twin.rewind()
    twin.name_line("twin")
    assert shape(session) == before
    assert session.undone == []
    assert session.line == ""


def test_a_watcher_is_told_of_everything() -> None:
    session = Session.new(GAME, seed=3)
    diary = Diary()
    diary.inputs = list(session.inputs)
    session.watchers.append(diary)
    chance = random.Random(8)
    for _ in range(300):
        roll = chance.random()
        if roll < 0.2 and session.can_undo():
            with suppress(NothingTo):
                session.undo(chance.choice([None, len(session.inputs) - 3]))
        elif roll < 0.3 and session.undone:
            session.redo()
        elif roll < 0.35 and session.branches:
            count = diary.rearrangements
            session.switch(chance.choice(session.branches))
            assert diary.rearrangements == count + 1
            diary.inputs = list(session.inputs)
        elif isinstance(session.waiting, Over):
            session.undo(20)
        else:
            play(session, 1, chance)
            assert diary.settled_at[-1] == len(diary.inputs)
        assert diary.inputs == session.inputs
    assert session.branches


def test_random_wandering_never_loses_a_line(typed: bool) -> None:
    """Every input ever made is in the present line, ahead of it, or in a branch."""
    chance = random.Random(12)
    session = Session.new(GAME, seed=5, typed_dice=typed)
    made: list[tuple[Input, ...]] = []
    for _ in range(250):
        roll = chance.random()
        if roll < 0.25 and session.can_undo():
            with suppress(NothingTo):
                session.undo(chance.choice([None, len(session.inputs) - 6]))
        elif roll < 0.35 and session.undone:
            session.redo()
        elif roll < 0.42 and session.branches:
            session.switch(chance.choice(session.branches))
        elif roll < 0.44:
            session.rewind()
            session.redo()
        else:
            play(session, 1, chance)
        made.append((*session.inputs, *session.undone))
        replayed = session.fork()
        replayed.rewind()
        replayed.undone.clear()
        replayed.replay(session.inputs)
        assert shape(replayed)[:4] == shape(session)[:4]
    lines = [(*session.inputs, *session.undone), *(b.inputs for b in session.branches)]
    for line in made:
        assert any(kept[: len(line)] == line for kept in lines)

"""Sessions at their edges: undo that stops, lines that share a beginning, who is told how often."""

from __future__ import annotations

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.inputs import (
    Acted,
    Branch,
    NothingTo,
    Rolled,
    keep_line,
    shared_length,
)
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from tests.duel.rules.game import GAME
from tests.duel.rules.state import NUMBER, Began, Drawn, Ended, Move, Moved, Rest, Strike, Struck
from tests.duels import Notes, at_blows, duel

# -- undo ----------------------------------------------------------------------------------------


def test_whether_undo_would_take_back_a_die_is_known_beforehand() -> None:
    session = duel()
    assert not session.crosses_dice()  # there is nothing to undo
    session.act(Rest())
    assert not session.crosses_dice()
    session = at_blows()
    assert session.crosses_dice()
    session.act(Rest())
    assert not session.crosses_dice()
    assert session.crosses_dice(4) and session.crosses_dice(1)
    assert not session.crosses_dice(6)
    session.undo_stops_at_dice = True  # whoever may not undo is told why
    assert session.crosses_dice(4)
    assert not session.crosses_dice(6)


@pytest.mark.parametrize(
    ("to", "left"), [(None, 5), (99, 5), (7, 5), (6, 5), (5, 3), (4, 3), (3, 2), (1, 2), (-9, 2)]
)
def test_undo_goes_to_the_last_decision_before_an_input(to: int | None, left: int) -> None:
    session = at_blows()
    session.act(Rest())
    whole = list(session.inputs)
    assert len(whole) == 6
    session.undo(to)
    assert len(session.inputs) == left
    assert [*session.inputs, *session.undone] == whole


def test_going_back_over_dice_is_refused_where_undo_stops_at_them() -> None:
    session = at_blows()
    for _ in range(2):
        session.act(Rest())
    session.undo_stops_at_dice = True
    for number in (4, 3, 0):
        with pytest.raises(NothingTo) as caught:
            session.go_to(number)
        assert caught.value.what == "undo"
        assert (len(session.inputs), session.undone) == (7, [])
    session.go_to(5)
    assert len(session.inputs) == 5
    with pytest.raises(NothingTo):
        session.go_to(4)
    session.go_to(7)
    assert len(session.inputs) == 7


def test_nowhere_is_gone_to_where_nobody_was_ever_asked() -> None:
    session = duel(typed_dice=True)
    session.go_to(0)  # where it is
    session.enter_dice([1])
    session.dice.typed = False
    session.marks.clear()
    with pytest.raises(NothingTo):
        session.go_to(0)


def test_going_to_what_lies_between_two_moments_goes_to_the_first() -> None:
    session = at_blows()
    session.go_to(4)  # the strike without its die
    assert len(session.inputs) == 3
    session.go_to(4)
    assert len(session.inputs) == 5


def test_undo_takes_back_each_die_and_no_other() -> None:
    session = at_blows()
    assert session.dice.position == 3
    session.act(Rest())
    session.undo()
    assert session.dice.position == 3
    session.undo()
    assert session.dice.position == 2


def test_half_of_what_was_typed_in_is_forgotten_by_undo() -> None:
    session = duel(typed_dice=True)
    session.enter_dice([1, 1])
    session.act(Move(NUMBER["0,0"]))
    session.act(Strike(False))
    session.enter_dice([9])
    session.act(Strike(False))
    session.dice.queue_up([3])
    session.undo()
    assert not session.dice.queue
    session = duel(queue=[1, 1])
    session.act(Rest())
    session.dice.queue_up([3])
    session.undo()
    assert list(session.dice.queue) == [3]  # what a script has queued is its own affair


# -- redo ----------------------------------------------------------------------------------------


def test_redo_returns_what_was_told_on_the_way() -> None:
    session = at_blows()
    told = [entry.event for entry in session.journal]
    assert [type(event) for event in told] == [Began, Drawn, Drawn, Moved, Struck]
    session.undo(1)
    assert [entry.event for entry in session.redo()] == told[3:4]
    assert [entry.event for entry in session.redo()] == told[4:]
    session.undo(1)
    assert [entry.event for entry in session.redo(5)] == told[3:]
    assert [entry.n for entry in session.journal] == [1, 2, 3, 4, 5]
    assert [entry.input for entry in session.journal] == [0, 1, 2, 3, 5]


@pytest.mark.parametrize("typed", [False, True])
def test_each_step_of_a_redo_is_told_once(typed: bool) -> None:
    session = duel(queue=[1, 1], typed_dice=typed)
    session.act(Move(NUMBER["0,0"]))
    session.dice.queue_up([9])
    session.act(Strike(False))
    session.undo(4)
    notes = Notes()
    session.watchers.append(notes)
    session.redo(5)
    between = ["settled"] if typed else []  # typed dice are waited for
    assert notes.told == ["took 4", *between, "took 5", "settled"]
    assert session.undone == []


def test_a_line_that_broke_off_before_its_dice_gets_them() -> None:
    session = at_blows()
    whole = list(session.inputs)
    session.undo()
    del session.undone[-1]  # the die, as where the end of a file was torn off
    session.redo()
    assert session.inputs == whole  # the seed gives the same again
    typed = duel(queue=[1, 1], typed_dice=True)
    typed.act(Move(NUMBER["0,0"]))
    typed.act(Strike(False))
    typed.undo()
    typed.redo()
    assert isinstance(typed.waiting, DiceWanted)
    assert len(typed.inputs) == 4


def test_what_does_not_fit_stays_ahead() -> None:
    session = duel(queue=[1, 1], typed_dice=True)
    session.act(Rest())
    session.undo()
    wrong = Rolled((1,), 10)
    session.undone = [wrong, Acted(Rest())]
    with pytest.raises(ValueError, match=r"^input 3$"):
        session.redo()
    assert session.undone == [wrong, Acted(Rest())]
    assert len(session.inputs) == 2


def test_the_same_move_follows_the_line_ahead_even_where_it_is_replayed_from_the_start() -> None:
    session = at_blows()
    whole = list(session.inputs)
    session.rewind()
    assert (session.inputs, session.undone) == ([], whole)
    while session.undone:
        session.redo()
    assert session.inputs == whole
    assert session.branches == []
    assert session.dice.position == 3


def test_typed_dice_follow_the_line_ahead_or_leave_it() -> None:
    session = duel(queue=[1, 1], typed_dice=True)
    session.act(Move(NUMBER["0,0"]))
    session.act(Strike(False))
    session.enter_dice([9])
    session.act(Rest())
    whole = list(session.inputs)
    session.undo(5)
    session.enter_dice([9])
    assert (session.undone, session.branches) == (whole[5:], [])
    session.undo()
    session.enter_dice([2])
    assert session.undone == []
    assert [list(branch.inputs) for branch in session.branches] == [whole]


# -- lines of play -------------------------------------------------------------------------------


def test_what_two_lines_share_is_not_played_again() -> None:
    session = duel()
    for _ in range(4):
        session.act(Rest())
    session.undo()
    session.act(Move(NUMBER["0,0"]))
    (line,) = session.branches
    before = list(session.marks)
    session.switch(line)
    assert all(a is b for a, b in zip(session.marks[:4], before[:4], strict=True))
    assert len(session.inputs) == len(before) + 1
    assert session.undone == []


def test_a_line_that_shares_nothing_is_played_from_the_start() -> None:
    session = duel()
    session.act(Rest())
    here = list(session.inputs)
    other = Branch("other", (Rolled((3,), 3), Rolled((2,), 2), Acted(Rest())))
    session.branches.append(other)
    session.switch(other)
    assert session.state.chits == ["feint", "lunge"]
    assert session.inputs == list(other.inputs)
    assert session.line == "other"
    assert [list(branch.inputs) for branch in session.branches] == [here]
    assert session.dice.position == 2


def test_what_lies_ahead_is_kept_when_another_line_is_taken_up() -> None:
    session = duel()
    for _ in range(3):
        session.act(Rest())
    session.undo()
    session.act(Move(NUMBER["0,0"]))
    session.act(Rest())
    session.undo()
    whole = [*session.inputs, *session.undone]
    (line,) = session.branches
    session.switch(line)
    assert [list(branch.inputs) for branch in session.branches] == [whole]


def test_a_line_that_is_part_of_another_is_kept_for_its_name_alone() -> None:
    for name, kept in (("", 0), ("mine", 1)):
        session = duel()
        session.act(Rest())
        longer = Branch("longer", (*session.inputs, Acted(Rest())))
        session.branches.append(longer)
        session.name_line(name)
        session.switch(longer)
        assert len(session.branches) == kept
        assert session.line == "longer"


def test_a_line_is_kept_once_with_the_first_name_it_got() -> None:
    inputs = (Acted(Rest()),)
    lines: list[Branch] = []
    keep_line(lines, Branch("", inputs))
    keep_line(lines, Branch("one", inputs))
    keep_line(lines, Branch("two", inputs))
    keep_line(lines, Branch("", inputs))
    assert [(line.name, line.inputs) for line in lines] == [("one", inputs)]
    keep_line(lines, Branch("", (Acted(Strike(False)),)))
    assert len(lines) == 2


def test_how_much_two_lines_share() -> None:
    rest, strike = Acted(Rest()), Acted(Strike(True))
    assert shared_length([], [rest]) == 0
    assert shared_length([rest, strike], [rest]) == 1
    assert shared_length([rest, strike, rest], [Acted(Rest()), Acted(Strike(True)), strike]) == 2
    assert shared_length([rest, strike, rest], [strike, strike, rest]) == 0


# -- beginnings ----------------------------------------------------------------------------------


def test_a_game_that_goes_on_from_a_position_announces_nothing() -> None:
    first = duel(queue=[1, 1])
    session = Session.at(GAME, GAME.position(first.state), seed=7, queue=[4])
    assert (session.scenario, session.journal, session.announced) == ("position", [], False)
    assert list(session.dice.queue) == [4]
    assert not session.dice.typed
    session.act(Move(NUMBER["0,0"]))
    session.act(Strike(False))
    assert session.inputs[-1] == Rolled((4,), 10)
    typed = Session.at(GAME, GAME.position(first.state), seed=7, typed_dice=True)
    typed.act(Move(NUMBER["0,0"]))
    typed.act(Strike(False))
    assert isinstance(typed.waiting, DiceWanted)
    typed.rewind()
    assert typed.journal == []


def test_a_stored_game_stands_before_its_first_die() -> None:
    first = duel()
    session = Session.before(
        GAME, GAME.position(first.start), seed=5, scenario="standard", options={},
        typed_dice=False, earlier=first.journal[:1], first_die=4,
    )  # fmt: skip
    assert session.inputs == [] and session.marks == []
    assert session.dice.position == 4
    assert [type(entry.event) for entry in session.journal] == [Began, Began]
    assert [entry.n for entry in session.journal] == [1, 2]
    session.run()
    assert isinstance(session.waiting, Decision)
    assert session.dice.position == 6
    assert first.inputs != session.inputs  # other dice of the same seed
    session.rewind()
    assert session.dice.position == 4
    quiet = Session.before(
        GAME, GAME.position(first.start), seed=5, scenario="standard", options={},
        typed_dice=True, announced=False,
    )  # fmt: skip
    assert quiet.journal == []
    assert [mark.inputs for mark in quiet.marks] == [0]


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert duel(options={"first": "blue"}).options == {**GAME.default_options, "first": "blue"}
    assert duel().options == GAME.default_options
    assert duel().scenario == GAME.scenarios[0]
    with pytest.raises(BadInput):
        duel(options={"unknown": 1})


def test_a_copy_has_lines_of_its_own() -> None:
    session = duel()
    session.act(Rest())
    session.undo()
    session.act(Move(NUMBER["0,0"]))
    session.undo()
    twin = session.fork()
    twin.branches[0].name = "twin's"
    twin.redo()
    twin.name_line("here", None)
    assert [branch.name for branch in session.branches] == [""]
    assert (len(session.inputs), len(session.undone), session.line) == (2, 1, "")
    assert len(session.marks) == 1
    twin.dice.queue_up([3])
    assert not session.dice.queue


def test_an_ended_game_takes_no_action_and_is_told_at_its_end() -> None:
    session = at_blows(queue=[1, 1, 10], options={"hits": 1})
    assert session.state.over is not None
    assert isinstance(session.journal[-1].event, Ended)
    refusal = session.why_not(Rest())
    assert refusal is not None and refusal.code == "not-now"
    session.undo()
    assert session.state.over is None
    assert session.why_not(Rest()) is None

"""Sessions, proven on the duel: two seats, a ten-sided die, chits drawn without replacement."""

from __future__ import annotations

import random
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.engine.dice import GameDice, SeededDice
from reconquista_qt.engine.game import Game
from reconquista_qt.engine.inputs import Acted, NothingTo, Rolled
from reconquista_qt.engine.refusal import BadInput, Refused
from reconquista_qt.engine.session import Session
from reconquista_qt.engine.views import (
    entries_seen,
    seat_asked,
    seat_of,
    waiting_seen,
    why_not_seen,
)
from tests.duel.rules.game import GAME
from tests.duel.rules.state import NUMBER, Drawn, Move, Rest, Strike
from tests.duels import Notes, duel


def asked(session: Session) -> Decision:
    assert isinstance(session.waiting, Decision)
    return session.waiting


def close_in(session: Session) -> Session:
    """Bring the fencers side by side; Blue is asked."""
    session.act(Move(NUMBER["0,0"]))
    return session


# -- who is asked, and what ---------------------------------------------------------------------


def test_one_step_is_put_to_two_sides() -> None:
    session = duel()
    assert (asked(session).side, asked(session).kind, asked(session).rule) == (
        "red", "fence", "2/move",
    )  # fmt: skip
    session.act(Rest())
    assert asked(session).side == "blue"


def test_an_option_lets_the_other_begin() -> None:
    assert asked(duel(options={"first": "blue"})).side == "blue"


def test_what_the_rules_forbid_is_refused_with_its_rule_and_changes_nothing() -> None:
    session = duel()
    before = GAME.digest(session.state)
    with pytest.raises(Refused) as caught:
        session.act(Strike(False))
    assert caught.value.refusal.rule == "2/strike"
    assert (GAME.digest(session.state), len(session.inputs)) == (before, 2)


# -- dice and draws -----------------------------------------------------------------------------


def test_a_draw_takes_the_nth_thing_that_is_left() -> None:
    session = duel(queue=[3, 2])
    assert session.state.chits == ["feint", "lunge"]
    assert session.state.pool == ["guard"]
    assert session.inputs == [Rolled((3,), 3), Rolled((2,), 2)]


def test_draws_by_hand_tell_what_is_left() -> None:
    session = duel(typed_dice=True)
    waiting = session.waiting
    assert isinstance(waiting, DiceWanted)
    assert (waiting.purpose, waiting.faces, waiting.things) == (
        "chit", 3, ("guard", "lunge", "feint"),
    )  # fmt: skip
    session.enter_dice([1])
    waiting = session.waiting
    assert isinstance(waiting, DiceWanted)
    assert (waiting.faces, waiting.things) == (2, ("lunge", "feint"))


def test_the_nth_die_of_a_seed_is_the_same_share_of_any_faces() -> None:
    dice = SeededDice(9)
    tens, sixes = dice.values(0, 200, 10), dice.values(0, 200, 6)
    shares = random.Random(9)
    expected = [shares.random() for _ in range(200)]
    assert tens == tuple(int(share * 10) + 1 for share in expected)
    assert sixes == tuple(int(share * 6) + 1 for share in expected)
    assert set(tens) == set(range(1, 11))
    assert SeededDice(9).values(150, 10, 10) == tens[150:160]


def test_a_value_that_no_die_can_show_is_refused_whole() -> None:
    dice = GameDice(1, largest=10)
    for wrong in ([1, 11], [0], [True], [2.0], ["3"], [None]):
        with pytest.raises(ValueError):
            dice.queue_up(wrong)  # type: ignore[arg-type]
    assert not dice.queue
    assert dice.queue_up([10, 1]) == 2


def test_a_queued_value_that_does_not_fit_fails_the_act_and_changes_nothing() -> None:
    session = close_in(duel())
    watched = Notes()
    session.watchers.append(watched)
    session.act(Rest())
    # Strike: one ten-sided die, which nine fits; nothing else is rolled.
    session.dice.queue_up([9])
    session.act(Strike(False))
    assert session.inputs[-1] == Rolled((9,), 10)
    # A new duel whose second chit cannot be the third of two.
    with pytest.raises(BadInput) as caught:
        duel(queue=[1, 3])
    assert caught.value.code == "bad-dice"


def test_what_does_not_fit_later_rolls_changes_nothing_either() -> None:
    session = duel(typed_dice=True)
    before = (GAME.digest(session.state), list(session.inputs))
    for wrong in ([4], [1, 3]):
        with pytest.raises(BadInput):
            session.enter_dice(wrong)
        assert (GAME.digest(session.state), session.inputs) == before
        assert not session.dice.queue
    session.enter_dice([2, 2])
    assert session.state.chits == ["lunge", "feint"]


def test_a_usual_die_has_six_faces() -> None:
    assert GameDice(1).queue_up([6]) == 1
    with pytest.raises(ValueError):
        GameDice(1).queue_up([7])
    assert set(SeededDice(9).values(0, 100)) == {1, 2, 3, 4, 5, 6}


def test_the_dice_after_a_short_queue_are_those_that_the_seed_has_there() -> None:
    dice, seeded = GameDice(4, largest=10), SeededDice(4)
    dice.position = 3
    dice.queue_up([7])
    assert dice(3, 10) == (7, *seeded.values(4, 2, 10))
    assert not dice.queue
    assert dice(2, 10) == seeded.values(3, 2, 10)


def test_typed_dice_wait_until_there_are_enough() -> None:
    dice = GameDice(4, typed=True)
    assert dice(2) is None
    dice.queue_up([5])
    assert dice(2) is None
    dice.queue_up([3, 1])
    assert (dice(2), list(dice.queue)) == ((5, 3), [1])


def test_an_act_whose_die_does_not_fit_changes_nothing() -> None:
    session = close_in(duel())
    session.dice.largest = 20
    session.dice.queue_up([11])
    before = (GAME.digest(session.state), list(session.inputs), len(session.journal))
    with pytest.raises(BadInput) as caught:
        session.act(Strike(False))
    assert caught.value.code == "bad-dice"
    assert (GAME.digest(session.state), session.inputs, len(session.journal)) == before
    assert list(session.dice.queue) == [11]


def test_nothing_can_be_done_while_dice_are_waited_for() -> None:
    session = duel(typed_dice=True)
    refusal = session.why_not(Rest())
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("turn/sequence", "not-now")


def test_a_moment_is_marked_once_however_often_it_settles() -> None:
    session = duel()
    for _ in range(3):
        session.act(Rest())
    moments = [mark.inputs for mark in session.marks]
    assert moments == [2, 3, 4, 5]
    session.run()
    session.enter_dice([])
    assert [mark.inputs for mark in session.marks] == moments


def test_queued_dice_come_first_and_then_the_seeded_ones() -> None:
    plain, scripted = close_in(duel()), close_in(duel())
    scripted.dice.queue_up([1])
    for session in (plain, scripted):
        session.act(Strike(False))
    assert scripted.inputs[-1] == Rolled((1,), 10)
    for session in (plain, scripted):
        session.act(Strike(False))
    # The fourth die of the seed, whatever was queued for the third.
    assert plain.inputs[-1] == scripted.inputs[-1]


# -- undo, redo, lines of play ------------------------------------------------------------------


def test_undo_takes_dice_back_and_redo_gives_the_same() -> None:
    session = close_in(duel())
    session.act(Strike(True))
    digest, rolled = GAME.digest(session.state), session.inputs[-1]
    assert session.crosses_dice()
    session.undo()
    assert asked(session).side == "blue"
    assert session.state.up == [False, False]
    session.redo()
    assert GAME.digest(session.state) == digest
    session.undo()
    session.act(Strike(True))
    assert session.inputs[-1] == rolled
    assert not session.branches


def test_redo_stops_at_the_decision_that_follows_what_it_was_asked_for() -> None:
    session = close_in(duel())
    session.act(Strike(False))
    for _ in range(3):
        session.act(Rest())
    session.undo(4)
    assert len(session.inputs) == 3
    # Input 4 is a strike, input 5 its die: nobody is asked between them.
    session.redo(4)
    assert len(session.inputs) == 5
    assert len(session.undone) == 3


def test_undo_may_stop_at_dice() -> None:
    session = close_in(duel())
    session.undo_stops_at_dice = True
    assert session.can_undo()
    session.act(Strike(False))
    assert not session.can_undo()
    with pytest.raises(NothingTo):
        session.undo()


def test_the_first_decision_is_as_far_as_undo_goes() -> None:
    session = duel()
    assert not session.can_undo()
    with pytest.raises(NothingTo):
        session.undo()
    with pytest.raises(NothingTo):
        session.redo()


def test_playing_otherwise_keeps_what_was_left_as_a_line() -> None:
    session = duel()
    session.act(Rest())
    session.act(Rest())
    left = list(session.inputs)
    session.name_line("patience")
    session.undo(3)
    session.act(Move(NUMBER["0,0"]))
    (line,) = session.branches
    assert (line.name, list(line.inputs)) == ("patience", left)
    assert session.line == ""
    digest = GAME.digest(session.state)
    session.switch(line)
    assert session.inputs == left
    assert session.line == "patience"
    (other,) = session.branches
    session.switch(other)
    assert GAME.digest(session.state) == digest
    session.forget(session.branches[0])
    assert not session.branches


def test_the_same_move_again_follows_the_line_ahead() -> None:
    session = duel()
    for _ in range(4):
        session.act(Rest())
    session.undo(3)
    session.act(Rest())
    assert len(session.undone) == 3
    assert not session.branches


def test_going_to_a_number_of_inputs() -> None:
    session = duel()
    for _ in range(6):
        session.act(Rest())
    session.go_to(4)
    assert len(session.inputs) == 4
    session.go_to(8)
    assert len(session.inputs) == 8
    session.go_to(0)
    assert len(session.inputs) == 2  # the chits are drawn: nobody waits before


def test_a_replay_stops_before_what_does_not_fit() -> None:
    inputs: list[Any] = [Rolled((1,), 3), Rolled((1,), 2), Acted(Rest()), Acted(Strike(False))]
    session = duel()
    session.rewind()
    session.undone.clear()
    with pytest.raises(Refused):
        session.replay(inputs)
    assert session.inputs == inputs[:3]
    for wrong in (Rolled((4,), 3), Rolled((1,), 6), Rolled((1, 1), 3), Rolled((), 3)):
        session.rewind()
        session.undone.clear()
        with pytest.raises(ValueError, match=r"^input 1$"):
            session.replay([wrong])
        assert session.inputs == []
    with pytest.raises(ValueError, match=r"^input 2$"):
        session.replay([Rolled((1,), 3), Rolled((9,), 2)])


def test_a_fork_is_independent_and_nobody_watches_it() -> None:
    session = duel()
    session.watchers.append(Notes())
    twin = session.fork()
    twin.act(Rest())
    assert len(session.inputs) == 2
    assert twin.watchers == []


# -- watchers ------------------------------------------------------------------------------------


def test_all_watchers_are_told_of_everything_in_their_order() -> None:
    session = close_in(duel())
    one, other = Notes(), Notes()
    session.watchers += [one, other]
    session.act(Strike(False))
    session.undo()
    session.name_line("x")
    session.rewind()
    expected = ["took 4", "took 5", "settled", "undid to 3", "rearranged", "rearranged"]
    assert one.told == other.told == expected
    session.watchers.remove(one)
    session.redo()
    assert one.told == expected
    assert other.told != expected


def test_watchers_are_told_of_going_along_a_line_and_of_a_line_thrown_away() -> None:
    session = duel()
    for _ in range(4):
        session.act(Rest())
    notes, length = Notes(), len(session.inputs)
    session.watchers.append(notes)
    session.go_to(length - 2)
    session.go_to(length)
    session.go_to(length)  # where it is already: nothing happens
    assert notes.told == [
        f"undid to {length - 2}",
        *(f"took {length - 1}", "settled", f"took {length}", "settled"),
    ]
    notes.told.clear()
    session.undo()
    session.act(Move(NUMBER["0,0"]))
    (line,) = session.branches
    assert notes.told == [f"undid to {length - 1}", f"took {length}", "settled"]
    notes.told.clear()
    session.name_line("left", line)
    assert (line.name, session.line, notes.told) == ("left", "", ["rearranged"])
    session.forget(line)
    assert (session.branches, notes.told) == ([], ["rearranged"] * 2)


def test_the_same_move_with_dice_of_its_own_leaves_the_line_ahead() -> None:
    session = close_in(duel())
    session.act(Strike(False))
    rolled = session.inputs[-1]
    assert isinstance(rolled, Rolled)
    session.undo()
    other = 1 if rolled.values != (1,) else 2
    session.dice.queue_up([other])
    session.act(Strike(False))
    assert session.inputs[-1] == Rolled((other,), rolled.faces)
    assert [branch.inputs[-1] for branch in session.branches] == [rolled]


def test_watchers_are_told_when_another_line_is_taken_up() -> None:
    session = duel()
    session.act(Rest())
    session.undo()
    session.act(Move(NUMBER["0,0"]))
    (line,) = session.branches
    notes = Notes()
    session.watchers.append(notes)
    session.switch(line)
    assert notes.told == ["rearranged"]


# -- what a seat may know ------------------------------------------------------------------------


def test_a_seat_sees_its_own_chit_and_not_the_others() -> None:
    session = duel(queue=[1, 1])
    red, blue = (seat_of(GAME, session.state, name) for name in ("red", "blue"))
    assert red is not None and blue is not None
    drawn = [
        [entry.event.chit for entry in entries_seen(GAME, session.journal, seat)
         if isinstance(entry.event, Drawn)]
        for seat in (red, blue)
    ]  # fmt: skip
    assert drawn == [["guard", "hidden"], ["hidden", "lunge"]]
    assert GAME.observe(session.state, "red")["chits"] == {"red": "guard", "blue": "hidden"}
    assert seat_asked(GAME, session.state) == red
    waiting = waiting_seen(session, blue)
    assert isinstance(waiting, Decision) and waiting.options == ()
    refusal = why_not_seen(session, Rest(), blue)
    assert refusal is not None and refusal.code == "not-now"
    assert why_not_seen(session, Rest(), red) is None
    assert seat_of(GAME, session.state, "green") is None


def test_a_game_hides_something_where_it_tells_a_seat_less() -> None:
    class Open(type(GAME)):  # type: ignore[misc]
        observe = Game.observe

    assert GAME.hides
    assert not Open().hides


def test_the_winner_and_both_standings_are_told() -> None:
    session = close_in(duel(queue=[1, 1], options={"hits": 1}))
    session.dice.queue_up([10])
    session.act(Strike(False))
    over = session.waiting
    assert isinstance(over, Over)
    assert (over.reason, over.winner, over.total, over.level) == ("hits", "blue", 1, "lost")
    assert [(one.seat, one.points, one.level) for one in over.standings] == [
        ("red", 0, "lost"), ("blue", 1, "won"),
    ]  # fmt: skip
    assert seat_asked(GAME, session.state) is None

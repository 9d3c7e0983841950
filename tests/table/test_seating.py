"""Who decides at a table: persons in turn with a curtain, and computer players."""

from __future__ import annotations

from typing import Any

from reconquista_qt.ai.opponent import choose
from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.session import Session
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.seating import PERSON, Seating
from tests.duels import Asked
from tests.table.toy import Done, Move, Toy


class Inline(Asked):
    """Notes what is asked, and answers when told to."""

    def answer(self) -> Any:
        game, state, seat, _player, seed, number = self.asked.pop()
        return choose(policy("random", game, seed + number), game, state, seat, seed)


def seated(drivers: dict[str, str], secret: bool = False) -> tuple[GameController, Seating, Inline]:
    game = Toy(secret)
    controller = GameController(Session.new(game, seed=3), home=game)
    seating, thinker = Seating(controller), Inline()
    seating.seat(drivers, thinker, secret=secret)
    return controller, seating, thinker


def test_a_computer_player_answers_for_its_seat_only(qtbot: Any) -> None:
    controller, seating, thinker = seated({"green": "random"})
    assert seating.asked == "red" and seating.answers_here and not thinker.asked
    controller.submit(Done())
    assert seating.is_thinking and not seating.answers_here
    assert seating.viewer == "red"
    inputs = len(controller.session.inputs)
    for _ in range(200):
        if seating.asked == "red":
            break
        seating.take(thinker.answer())
    assert seating.asked == "red" and not seating.is_thinking
    assert len(controller.session.inputs) > inputs


def test_undo_goes_back_past_the_computer_to_the_persons_own_decision(qtbot: Any) -> None:
    controller, seating, thinker = seated({"green": "random"})
    assert not seating.can_undo
    controller.submit(Done())
    while seating.asked == "green":
        seating.take(thinker.answer())
    assert seating.can_undo and seating.undo()
    assert seating.asked == "red" and controller.state.turn == 1
    # Nobody thinks while what was played lies ahead.
    assert not seating.is_thinking


def test_the_computer_goes_on_when_told_to_though_something_lies_ahead(qtbot: Any) -> None:
    controller, seating, thinker = seated({"green": "random"})
    controller.submit(Done())
    while seating.asked == "green":
        seating.take(thinker.answer())
    assert seating.undo() and controller.can_redo
    controller.submit(Done())  # as before, so that the line ahead stays
    assert seating.asked == "green" and controller.can_redo and not seating.is_thinking
    seating.pause(False)
    decisions = 0
    while seating.asked == "green":
        assert seating.is_thinking, "it goes on, decision after decision"
        seating.take(thinker.answer())
        decisions += 1
    assert decisions > 1
    # Who goes back once more is left alone once more.
    assert seating.undo() and not seating.is_thinking


def test_what_is_thought_is_dropped_when_the_table_changes(qtbot: Any) -> None:
    controller, seating, thinker = seated({"green": "greedy"})
    controller.submit(Done())
    assert seating.is_thinking
    seating.undo()
    assert thinker.stopped == 1 and not seating.is_thinking
    seating.take(Done())
    assert seating.asked == "red" and controller.state.turn == 1


def test_two_persons_with_secrets_see_the_table_one_after_the_other(qtbot: Any) -> None:
    controller, seating, _thinker = seated({}, secret=True)
    told: list[bool] = []
    seating.covering.connect(told.append)
    assert seating.viewer == "red" and not seating.is_covered
    controller.submit(Done())
    assert seating.is_covered and told == [True]
    assert not seating.answers_here and seating.viewer == "red"
    assert not seating.undo()
    seating.uncover()
    assert seating.viewer == "green" and told == [True, False]
    # What red has done is not green's to take back.
    assert not seating.can_undo
    controller.submit(Move("g1", ("0401", "0402")))
    assert seating.can_undo and seating.undo()
    assert seating.asked == "green"


def test_the_curtain_waits_until_the_board_has_shown_what_happened(qtbot: Any) -> None:
    controller, seating, _thinker = seated({}, secret=True)
    seating.hold(True)
    controller.submit(Done())
    assert seating.hands_over and not seating.is_covered and seating.viewer == "red"
    assert not seating.answers_here
    seating.hold(False)
    assert seating.is_covered and seating.viewer == "red"
    seating.uncover()
    assert not seating.hands_over and seating.viewer == "green"


def test_two_persons_without_secrets_need_no_curtain(qtbot: Any) -> None:
    controller, seating, _thinker = seated({})
    controller.submit(Done())
    assert not seating.is_covered and seating.viewer == "green"
    assert seating.persons == ("red", "green") and seating.driver("red") == PERSON


def test_the_computer_waits_while_it_is_paused_or_the_board_plays(qtbot: Any) -> None:
    controller, seating, thinker = seated({"green": "random"})
    seating.hold(True)
    controller.submit(Done())
    assert not seating.is_thinking
    seating.pause(True)
    seating.hold(False)
    assert not seating.is_thinking
    seating.pause(False)
    assert seating.is_thinking and len(thinker.asked) == 1


def test_what_does_not_fit_the_true_position_is_not_done() -> None:
    game = Toy()
    session = Session.new(game, seed=1)
    wrong = Move("g1", ("0401", "0402"))
    found = choose(lambda _state: wrong, game, session.state, "red", 5)
    assert found != wrong and session.why_not(found) is None


def test_nobody_looks_away_while_nothing_is_hidden(qtbot: Any) -> None:
    controller, seating, thinker = seated({}, secret=True)
    hidden = False
    seating.seat({}, thinker, secret=True, now=lambda state: hidden)
    assert seating.asked == "red" and seating.answers_here
    controller.submit(Done())
    assert seating.asked == "green" and seating.viewer == "green"
    assert seating.answers_here and not seating.is_covered
    hidden = True
    controller.submit(Done())
    assert seating.asked == "red" and seating.viewer == "green"
    assert seating.is_covered and not seating.answers_here

"""What is chosen, who sits where, and where undo leads, on the duel's table without a window."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.engine.session import Session
from reconquista_qt.model.choosing import Choosing
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.seating import ELSEWHERE, PERSON, Seating
from reconquista_qt.model.surface import Choice
from reconquista_qt.model.undoing import can_undo_to, previous
from tests.duel.rules.game import GAME
from tests.duel.rules.state import NUMBER, Move, Rest, Strike
from tests.duels import Asked

pytestmark = pytest.mark.usefixtures("qapp")


def controller_of(**named: Any) -> GameController[Any]:
    return GameController(Session.new(GAME, seed=5, **named))


# -- choices -------------------------------------------------------------------------------------


class Menu:
    """Offers a rest that ends, strikes without a place, and moves by where they lead."""

    def group(self, _state: Any, decision: Any) -> tuple[Choice, ...]:
        moves: dict[str, tuple[Any, ...]] = {}
        for action in decision.options:
            if isinstance(action, Move):
                moves[f"h{action.to}"] = (action,)
        strikes = tuple(a for a in decision.options if isinstance(a, Strike))
        found = [Choice("go", tuple(a for (a,) in moves.values()), moves)]
        if strikes:
            found.append(Choice("strike", strikes))
            # At the same place as one of the moves: either may be meant there.
            place = next(iter(moves))
            found.append(Choice("aim", strikes[:1], {place: strikes[:1], "cup": strikes[:1]}))
        found.append(Choice("rest", (Rest(),), closing=True))
        return tuple(found)


class Followed:
    """Choosing at a table, with what was told."""

    def __init__(self) -> None:
        self.controller = controller_of()
        self.choosing: Choosing[Any] = Choosing(self.controller, Menu())
        self.told: list[str] = []
        self.choosing.changed.connect(lambda: self.told.append("changed"))
        self.choosing.activeChanged.connect(lambda: self.told.append("active"))


def test_one_choice_is_picked_and_its_places_are_lit() -> None:
    table = Followed()
    choosing = table.choosing
    assert [choice.id for choice in choosing.choices] == ["go", "rest"]
    assert choosing.closing is choosing.by_id("rest")
    assert choosing.active is None and choosing.by_id("fly") is None
    everywhere = choosing.lit
    assert not choosing.cancel()
    assert not choosing.activate("fly")
    assert table.told == []
    assert choosing.activate("go")
    assert choosing.active is choosing.by_id("go")
    assert choosing.lit == everywhere == choosing.choices[0].places
    assert choosing.at(everywhere[0]) == choosing.choices[0].by_place[everywhere[0]]
    assert choosing.at("nowhere") == ()
    assert table.told == ["active"]
    assert choosing.cancel() and choosing.active is None
    assert table.told == ["active", "active"]
    assert not choosing.cancel()


def test_what_needs_no_place_is_done_at_once() -> None:
    table = Followed()
    assert table.choosing.activate("rest")
    assert len(table.controller.session.inputs) == 3
    assert table.choosing.active is None
    assert "changed" in table.told


def test_a_place_may_mean_several_things_until_one_is_picked() -> None:
    table = Followed()
    table.controller.submit(Move(NUMBER["0,0"]))
    choosing = table.choosing
    assert [choice.id for choice in choosing.choices] == ["go", "strike", "aim", "rest"]
    place = choosing.choices[0].places[0]
    assert len(choosing.at(place)) == 2
    assert choosing.lit == (*choosing.choices[0].places, "cup")
    assert choosing.activate("strike")  # two ways to strike: nothing is done yet
    assert len(table.controller.session.inputs) == 3
    assert choosing.lit == () and choosing.at(place) == ()
    assert choosing.activate("aim")  # one way, but at a place
    assert len(table.controller.session.inputs) == 3
    assert choosing.at("cup") == (Strike(False),)


def test_a_choice_stays_picked_while_it_is_possible() -> None:
    table = Followed()
    table.controller.submit(Move(NUMBER["0,0"]))
    table.choosing.activate("strike")
    table.controller.undo()
    assert table.choosing.active is None
    table.choosing.activate("go")
    table.controller.submit(Rest())
    assert table.choosing.active is not None and table.choosing.active.id == "go"
    table.told.clear()
    table.choosing.refresh()
    assert table.told == ["active"]  # the same choices


def test_nothing_can_be_chosen_where_somebody_else_decides() -> None:
    table = Followed()
    choosing = table.choosing
    choosing.close(True)
    assert choosing.closed and choosing.choices == () and table.told == ["changed", "active"]
    choosing.close(True)
    assert table.told == ["changed", "active"]
    assert not choosing.submit(Rest())
    assert len(table.controller.session.inputs) == 2
    choosing.close(False)
    assert not choosing.closed and len(choosing.choices) == 2
    assert choosing.submit(Rest())
    assert not choosing.submit(Strike(False))  # too far
    table.controller.adopt(Session.new(GAME, seed=5, typed_dice=True))
    assert choosing.choices == () and choosing.closing is None


# -- seats ---------------------------------------------------------------------------------------


def seated(
    drivers: dict[str, str], secret: bool = False
) -> tuple[GameController[Any], Seating, Asked]:
    controller = controller_of()
    seating, thinker = Seating(controller), Asked()
    seating.seat(drivers, thinker, secret=secret)
    return controller, seating, thinker


def test_seats_are_persons_where_nothing_else_is_said() -> None:
    controller, seating, _ = seated({"blue": "planner:200"})
    assert seating.seats == ("red", "blue")
    assert seating.drivers == {"red": PERSON, "blue": "planner:200"}
    assert seating.is_person("red") and not seating.is_person("blue")
    assert seating.is_person("nobody")  # what no seat leads is nobody's to keep from a person
    assert seating.persons == ("red",)
    controller.adopt(Session.new(GAME, seed=6))
    assert seating.drivers == {"red": PERSON, "blue": "planner:200"}


def test_a_computer_is_asked_with_all_that_it_needs_and_once() -> None:
    controller, seating, thinker = seated({"blue": "planner:200"})
    assert thinker.asked == [] and seating.answers_here
    controller.submit(Rest())
    session = controller.session
    assert thinker.asked == [(session.game, session.state, "blue", "planner:200", 5, 3)]
    assert seating.is_thinking and not seating.answers_here
    seating.hold(False)
    seating.pause(False)
    assert len(thinker.asked) == 1
    seating.take(Rest())
    assert not seating.is_thinking and len(session.inputs) == 4
    seating.take(Rest())  # nobody waits for it any more
    assert len(session.inputs) == 4


def test_what_is_thought_is_for_the_moment_it_was_asked_at() -> None:
    controller, seating, thinker = seated({"blue": "greedy"})
    controller.submit(Rest())
    seating.undo()
    assert thinker.stopped == 1 and not seating.is_thinking
    assert len(thinker.asked) == 1
    controller.redo()  # there is nothing ahead any more: it thinks again
    assert len(thinker.asked) == 2
    seating.stop()
    assert thinker.stopped == 2 and seating.is_paused and not seating.is_thinking
    seating.take(Rest())
    assert len(controller.session.inputs) == 3


def test_nobody_thinks_while_something_lies_ahead_unless_told_to() -> None:
    controller, seating, thinker = seated({"blue": "greedy"})
    controller.submit(Rest())
    seating.take(Rest())
    controller.submit(Rest())
    assert len(thinker.asked) == 2
    controller.undo(4)  # to the computer's own decision
    assert seating.asked == "blue" and not seating.is_thinking
    seating.hold(False)
    assert len(thinker.asked) == 2
    seating.pause(False)
    assert len(thinker.asked) == 3
    controller.undo(2)  # whoever goes back is asked for nothing
    assert not seating.is_thinking and len(thinker.asked) == 3


def test_elsewhere_answers_by_itself() -> None:
    controller, seating, thinker = seated({"red": ELSEWHERE})
    assert thinker.asked == [] and not seating.answers_here and not seating.is_thinking
    assert seating.viewer == "blue"
    controller.submit(Rest())
    assert seating.asked == "blue" and seating.answers_here


def test_computers_wait_while_the_board_shows_something() -> None:
    controller, seating, thinker = seated({"blue": "greedy"})
    told: list[str] = []
    seating.changed.connect(lambda: told.append("changed"))
    seating.hold(True)
    controller.submit(Rest())
    assert thinker.asked == [] and told == ["changed"]
    seating.hold(False)
    assert len(thinker.asked) == 1
    seating.pause(True)
    assert seating.is_paused and thinker.stopped == 1 and told == ["changed", "changed"]
    seating.pause(False)
    assert not seating.is_paused and len(thinker.asked) == 2 and len(told) == 3


def test_without_anybody_to_think_the_computer_waits() -> None:
    controller = controller_of()
    seating = Seating(controller)
    assert seating.drivers == {} and seating.driver("red") == PERSON and seating.asked == "red"
    seating.seat({"red": "greedy", "blue": "greedy"}, None, secret=True)
    assert not seating.is_thinking and seating.persons == ()
    assert seating.viewer == ""
    assert not seating.undo() and not seating.can_undo


def test_one_person_alone_has_secrets_from_nobody() -> None:
    controller, seating, _ = seated({"blue": ELSEWHERE}, secret=True)
    controller.submit(Rest())
    controller.submit(Rest())
    assert not seating.is_covered and not seating.hands_over and seating.answers_here


def test_who_looks_back_sees_what_he_may() -> None:
    controller, seating, _ = seated({}, secret=True)
    told: list[bool] = []
    seating.covering.connect(told.append)
    seating.uncover()  # red sits here already
    assert told == []
    controller.submit(Rest())
    assert seating.is_covered and seating.viewer == "red" and seating.hands_over
    seating.uncover()
    assert seating.viewer == "blue" and not seating.hands_over
    controller.submit(Rest())
    seating.uncover()
    assert seating.viewer == "red" and told == [True, False, True, False]
    controller.undo(4)  # to what blue was asked: red looks on
    assert seating.asked == "blue" and seating.viewer == "red"
    assert not seating.is_covered and not seating.hands_over
    assert not seating.answers_here
    seating.uncover()  # blue sits down there after all
    assert seating.viewer == "blue" and seating.answers_here


def test_another_game_uncovers_the_table() -> None:
    controller, seating, _ = seated({}, secret=True)
    controller.submit(Rest())
    assert seating.is_covered
    assert not seating.undo() and not seating.can_undo
    controller.adopt(Session.new(GAME, seed=6))
    assert not seating.is_covered and seating.viewer == "red"
    controller.submit(Rest())
    seating.seat({}, None, secret=False)
    assert not seating.is_covered and seating.viewer == "blue"


def test_undo_is_of_ones_own_decision() -> None:
    controller, seating, _ = seated({"blue": "greedy"})
    assert seating.undo_target() is None
    controller.submit(Move(NUMBER["0,0"]))
    assert seating.undo_target() == 3 and seating.can_undo
    seating.take(Strike(False))
    controller.submit(Rest())
    assert len(controller.session.inputs) == 6
    seating.take(Rest())
    assert seating.undo_target() == 6
    assert seating.undo()
    assert len(controller.session.inputs) == 5 and seating.asked == "red"
    assert seating.undo()  # past the computer's strike and its die
    assert len(controller.session.inputs) == 2
    assert not seating.can_undo
    both, at_two, _ = seated({})
    both.submit(Rest())
    assert at_two.viewer == "blue"
    assert at_two.undo_target() is None  # what red has done is not blue's to take back
    both.submit(Rest())
    assert at_two.viewer == "red" and at_two.undo_target() is None


def test_undo_of_ones_own_stops_at_dice_where_undo_does() -> None:
    controller, seating, _ = seated({"red": ELSEWHERE})
    controller.submit(Move(NUMBER["0,0"]))
    controller.session.undo_stops_at_dice = True
    controller.submit(Strike(False))
    assert seating.undo_target() == 4
    assert not seating.can_undo
    controller.session.undo_stops_at_dice = False
    assert seating.can_undo


# -- undo ----------------------------------------------------------------------------------------


def test_where_undo_may_go() -> None:
    session = Session.new(GAME, seed=5)
    assert not can_undo_to(session, 1) and not can_undo_to(session, 9)
    session.act(Move(NUMBER["0,0"]))
    session.act(Strike(False))
    assert [can_undo_to(session, number) for number in (2, 3, 4, 5, 6, 9)] == [
        False, True, True, True, True, True,
    ]  # fmt: skip
    session.undo_stops_at_dice = True
    assert not can_undo_to(session, 4)
    session.act(Rest())
    assert can_undo_to(session, 6) and not can_undo_to(session, 4)
    typed = Session.new(GAME, seed=5, typed_dice=True)
    typed.enter_dice([1])
    assert not can_undo_to(typed, 2)  # nobody was asked before


def test_what_answers_itself_is_gone_over() -> None:
    session = Session.new(GAME, seed=5)
    assert previous(session, ()) is None
    session.act(Rest())
    assert previous(session, ()) == 3
    assert previous(session, {"fence"}) == 3  # there was more than one answer
    session.act(Rest())
    assert previous(session, ()) == 4
    step = session.marks[1].state.agenda[-1]
    fence = type(step)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fence, "options", lambda _self, _state: [Rest()])
        assert previous(session, {"fence"}) is None
        assert previous(session, {"other"}) == 4


# -- the controller ------------------------------------------------------------------------------


class Answers:
    """A controller of the duel, with what was told."""

    def __init__(self, **named: Any) -> None:
        self.controller = controller_of(**named)
        self.told: list[str] = []
        for name in ("reset", "decisionChanged", "finished", "linesChanged"):
            getattr(self.controller, name).connect(lambda name=name: self.told.append(name))
        for name in ("changed", "journalGrew", "journalShrank"):
            getattr(self.controller, name).connect(lambda _what, name=name: self.told.append(name))


def test_lines_are_named_switched_and_forgotten_at_the_table() -> None:
    table = Answers()
    controller, session = table.controller, table.controller.session
    controller.submit(Rest())
    controller.undo()
    controller.submit(Move(NUMBER["0,0"]))
    (line,) = session.branches
    table.told.clear()
    controller.name_line("waiting", line)
    controller.name_line("here")
    assert (line.name, session.line, table.told) == ("waiting", "here", ["linesChanged"] * 2)
    table.told.clear()
    controller.switch(line)
    assert session.line == "waiting"
    assert table.told == ["journalShrank", "changed", "decisionChanged"]
    controller.forget(session.branches[0])
    assert session.branches == [] and table.told[-1] == "linesChanged"


def test_going_along_a_line_tells_which_way() -> None:
    table = Answers()
    causes: list[str] = []
    table.controller.changed.connect(lambda changes: causes.append(changes.cause))
    for _ in range(3):
        table.controller.submit(Rest())
    assert table.controller.go_to(3) and table.controller.go_to(5)
    assert causes == ["act", "act", "act", "undo", "redo"]
    table.controller.submit(Move(NUMBER["0,0"]))
    table.controller.submit(Strike(False))
    table.controller.session.undo_stops_at_dice = True
    assert not table.controller.go_to(3)
    assert len(table.controller.session.inputs) == 8


def test_dice_are_asked_for_and_given_at_the_table() -> None:
    table = Answers(typed_dice=True)
    controller = table.controller
    first = controller.waiting
    assert controller.waiting is first  # found out once
    controller.enter_dice([1, 1])
    assert table.told == ["journalGrew", "changed", "decisionChanged"]
    assert controller.waiting is not first
    assert controller.can_undo and not controller.has_played
    assert controller.undo()
    assert controller.can_undo_to(9) is False
    with pytest.raises(ValueError):
        controller.enter_dice([99])


def test_a_game_from_a_position_begins_there() -> None:
    table = Answers()
    controller = table.controller
    controller.submit(Move(NUMBER["0,0"]))
    position = GAME.position(controller.state)
    controller.start_new(seed=8, position=position, options={"hits": 2}, undo_stops_at_dice=True)
    assert controller.session.scenario == "position"
    assert controller.session.dice.seed == 8 and controller.session.undo_stops_at_dice
    assert controller.waiting.side == "blue"  # type: ignore[union-attr]
    controller.start_new(seed=9, options={"first": "blue"}, typed_dice=True)
    assert controller.session.dice.typed and controller.session.options["first"] == "blue"
    assert table.told.count("reset") == 2


def test_a_game_of_another_kind_is_for_another_table() -> None:
    from reconquista_qt.games import default_entry

    controller = controller_of()
    before = controller.session
    elsewhere: list[Session] = []
    controller.other_game = elsewhere.append
    other = Session.new(default_entry().rules(), seed=1)
    controller.adopt(other)
    assert elsewhere == [other] and controller.session is before
    before.watchers.append(object())  # type: ignore[arg-type]
    controller.adopt(Session.new(GAME, seed=2))
    assert before.watchers == [] and len(elsewhere) == 1
    assert GameController().game.id == default_entry().id


def test_an_end_is_told_once() -> None:
    table = Answers(queue=[1, 1, 10], options={"hits": 1})
    table.controller.submit(Move(NUMBER["0,0"]))
    table.controller.submit(Strike(False))
    assert table.told.count("finished") == 1
    assert not table.controller.submit(Rest())
    assert table.told.count("finished") == 1

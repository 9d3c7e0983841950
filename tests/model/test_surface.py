"""How options are read as choices and moves where a game says nothing of its own."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from reconquista_qt.engine.agenda import ASKS
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.refusal import BadInput, Refusal
from reconquista_qt.engine.seats import Seat
from reconquista_qt.model.surface import (
    BoardLine,
    Choice,
    Lights,
    Picture,
    Piece,
    PlainChoices,
    PlainMoves,
    Way,
    joined,
)

KNIGHT = Piece("knight", "horse", "red")
FOOT = Piece("foot", "pikes", "red", count=3)
ENEMY = Piece("enemy", "horse", "blue")


class Board:
    """Shows the same picture always, and counts how often it is asked for it."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def picture(self, _state: Any, seat: str) -> Picture:
        self.asked.append(seat)
        return Picture({"ford": (KNIGHT, FOOT, ENEMY), "hill": (Piece("scout", "horse", "red"),)})


class Game:
    """Its actions are their own data; `red` decides for the side of the crown."""

    def action_data(self, action: dict[str, Any]) -> dict[str, Any]:
        return action

    def action_from(self, data: dict[str, Any]) -> dict[str, Any]:
        if data.get("to") == "sea":
            raise BadInput("bad-request", ())
        return {**data, "read": True}

    def seats(self, _state: Any) -> tuple[Seat, ...]:
        return (Seat("blue", ("blue",)), Seat("red", ("crown", "guests")))


class Step:
    """A step that offers some options; a move of four feet or more is refused."""

    waits = ASKS

    def __init__(self, side: str, *options: dict[str, Any]) -> None:
        self.side = side
        self._options = options

    def options(self, _state: Any) -> tuple[dict[str, Any], ...]:
        return self._options

    def refuse(self, _state: Any, action: dict[str, Any]) -> Refusal | None:
        return Refusal("1", "no") if action["to"] == "hill" else None


def asked(*options: dict[str, Any], side: str = "crown") -> tuple[Any, Decision]:
    state = SimpleNamespace(agenda=[Step(side, *options)], over=None)
    return state, Decision(side, "march", 1, "moves", "1", options)


# -- pictures --------------------------------------------------------------------------------------


def test_a_picture_differs_where_something_else_lies_or_is_marked() -> None:
    one = Picture({"a": (KNIGHT,), "b": (FOOT,)}, marks={"taken": frozenset({"c", "d"})})
    other = Picture({"a": (KNIGHT,), "e": (FOOT,)}, marks={"taken": frozenset({"d"})})
    assert one.differing(other) == {"b", "c", "e"}
    assert one.differing(one) == frozenset()
    assert one.where() == {"knight": "a", "foot": "b"}
    assert one.at("z") == ()


def test_lights_are_joined_by_their_names() -> None:
    line = BoardLine("path", ("a", "b"))
    lights = joined(
        [Lights({"way": frozenset("ab")}, (line,)), Lights({"way": frozenset("c")}), Lights()]
    )
    assert lights == Lights({"way": frozenset("abc")}, (line,))


# -- choices ---------------------------------------------------------------------------------------


def test_options_are_grouped_by_what_they_do_and_then_by_place() -> None:
    buy, other = {"do": "buy", "what": "foot", "area": "a"}, {"do": "buy", "what": "foot"}
    build, done = {"do": "build", "area": "b"}, {"do": "done"}
    state, decision = asked(buy, build, other, done)
    assert PlainChoices(Game()).group(state, decision) == (
        Choice("buy.foot", (buy, other), {"a": (buy,)}),
        Choice("build", (build,), {"b": (build,)}),
        Choice("done", (done,), closing=True),
    )


def test_only_what_ends_in_one_way_is_the_button_that_ends() -> None:
    one, other = {"do": "pass", "why": 1}, {"do": "pass", "why": 2}
    state, decision = asked(one, other)
    (choice,) = PlainChoices(Game()).group(state, decision)
    assert choice.actions == (one, other) and not choice.closing
    state, decision = asked({"do": "done", "area": "a"})
    (choice,) = PlainChoices(Game()).group(state, decision)
    assert choice.places == ("a",) and not choice.closing


def test_a_place_that_the_board_has_not_is_none() -> None:
    state, decision = asked({"do": "go", "area": "x"}, {"do": "go", "area": "a", "from": "b"})
    (choice,) = PlainChoices(Game(), ["a", "b"]).group(state, decision)
    assert choice.places == ("b",)


def test_what_names_a_piece_is_offered_where_it_lies() -> None:
    state, decision = asked({"do": "rest", "unit": "scout"}, {"do": "rest", "units": ["foot"]})
    board = Board()
    (choice,) = PlainChoices(Game(), projection=board).group(state, decision)
    assert choice.places == ("hill", "ford")
    assert board.asked == ["crown"]


# -- moves -----------------------------------------------------------------------------------------

RIDE = {"do": "move", "from": "ford", "to": "hill", "units": ["knight"], "cost": 2}
BOTH = {"do": "move", "from": "ford", "to": "wood", "units": ["knight", "foot"], "path": ["x"]}
ALL = {"do": "move", "from": "ford", "to": "camp"}


def test_pieces_that_a_move_names_can_be_taken_up() -> None:
    state, decision = asked(RIDE)
    board = Board()
    moves = PlainMoves(Game(), board)
    moves.renew(state, decision)
    assert moves.liftable(state, "ford") == (KNIGHT,)
    assert moves.liftable(state, "ford") == (KNIGHT,)
    assert moves.liftable(state, "hill") == ()
    assert board.asked == ["red"], "one picture for a decision, of the seat that is asked"


def test_where_a_move_names_none_ones_own_can_be_taken_up() -> None:
    state, decision = asked(ALL)
    moves = PlainMoves(Game(), Board())
    moves.renew(state, decision)
    assert moves.liftable(state, "ford") == (KNIGHT, FOOT)
    state, decision = asked(ALL, side="blue")
    moves.renew(state, decision)
    assert moves.liftable(state, "ford") == (ENEMY,)
    state, decision = asked(ALL, side="nobody")
    moves.renew(state, decision)
    assert moves.liftable(state, "ford") == ()


def test_without_being_told_of_a_decision_the_options_are_those_of_the_state() -> None:
    state, _ = asked(RIDE)
    moves = PlainMoves(Game(), Board())
    assert moves.liftable(state, "ford") == (KNIGHT,)
    over, _ = asked(RIDE)
    over.over = object()
    assert moves.liftable(over, "ford") == ()


def test_the_ways_of_what_is_held_and_what_would_stay_behind() -> None:
    state, decision = asked(RIDE, BOTH, ALL, {"do": "done"})
    moves = PlainMoves(Game(), Board())
    moves.renew(state, decision)
    assert moves.ways(state, "ford", (KNIGHT,)) == {
        "hill": Way(RIDE, True, "2"),
        "wood": Way(BOTH, False, "", ()),
        "camp": Way(ALL),
    } | {"wood": Way(BOTH, False, "", ("x",))}
    assert set(moves.ways(state, "ford", (KNIGHT, FOOT))) == {"hill", "wood", "camp"}
    assert moves.ways(state, "ford", (KNIGHT, FOOT))["wood"].whole
    assert not moves.ways(state, "ford", (KNIGHT, FOOT))["hill"].whole


def test_a_second_way_to_a_place_is_one_more_of_the_same() -> None:
    other = {**RIDE, "cost": 3}
    state, decision = asked(RIDE, other)
    moves = PlainMoves(Game(), Board())
    moves.renew(state, decision)
    assert moves.ways(state, "ford", (KNIGHT,)) == {
        "hill": Way(RIDE, True, "2", (), None, (other,))
    }


def test_of_a_number_of_units_fewer_may_go_where_the_game_allows_it() -> None:
    march = {"do": "move", "from": "ford", "to": "wood", "units": {"pikes": 3}}
    climb = {"do": "move", "from": "ford", "to": "hill", "units": {"pikes": 3}}
    state, decision = asked(march, climb)
    moves = PlainMoves(Game(), Board())
    moves.renew(state, decision)
    two = Piece("foot", "pikes", "red", count=2)
    ways = moves.ways(state, "ford", (two,))
    assert ways["wood"] == Way({**march, "units": {"pikes": 2}, "read": True})
    assert ways["hill"] == Way(climb, False), "the game refuses two up the hill"
    assert moves.ways(state, "ford", (FOOT,))["hill"] == Way(climb)


def test_a_drop_elsewhere_is_asked_about_with_its_end_replaced() -> None:
    state, decision = asked(RIDE)
    moves = PlainMoves(Game(), Board())
    moves.renew(state, decision)
    assert moves.attempt(state, "ford", (KNIGHT,), "wood") == {**RIDE, "to": "wood", "read": True}
    assert moves.attempt(state, "ford", (KNIGHT,), "sea") is None
    assert moves.attempt(state, "hill", (KNIGHT,), "wood") is None


def test_units_without_an_origin_leave_from_where_they_lie() -> None:
    go = {"do": "move", "units": ["scout"], "to": "wood"}
    state, decision = asked(go)
    moves = PlainMoves(Game(), Board())
    moves.renew(state, decision)
    assert [piece.id for piece in moves.liftable(state, "hill")] == ["scout"]
    assert moves.liftable(state, "ford") == ()


@pytest.mark.parametrize("named", ["knight", "horse"])
def test_turns_are_read_by_their_facing(named: str) -> None:
    left, right = ({"do": "turn", "unit": named, "at": "ford", "facing": f} for f in (1, 4))
    state, decision = asked({**left, "from": "ford"}, right, RIDE)
    moves = PlainMoves(Game(), Board())
    moves.renew(state, decision)
    turns = moves.turns(state, "ford", KNIGHT)
    assert turns[1] == {**left, "from": "ford"}
    assert moves.turns(state, "ford", FOOT) == {}

"""What a game has without saying so, steps and what they wait for, seats, refusals that travel."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import Any, ClassVar

import pytest

from reconquista_qt.engine.agenda import Ask, Draw, Roll, Step, asked, asking, rolling, settle
from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.engine.game import Game
from reconquista_qt.engine.inputs import Rolled
from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.position_line import MOST_LETTERS, bad_line, parted
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import BadInput, Refusal, Refused
from reconquista_qt.engine.seats import Seat
from reconquista_qt.engine.session import Session
from reconquista_qt.engine.views import entries_seen, seat_asked, seat_of, waiting_seen
from tests.duel.rules.game import GAME
from tests.duel.rules.state import Rest

# -- a game that says no more than it must -------------------------------------------------------


class Least(Game[Any, Any]):
    """A game that leaves out whatever may be left out."""

    id = "least"

    def position(self, state: Any) -> dict[str, Any]:
        return {"game": "least", "turn": state}


def test_what_a_game_does_not_say_is_the_usual() -> None:
    game: Any = type("Plain", (Least,), {})()
    assert game.edition == "1"
    assert (game.data_files, dict(game.own_files)) == ((), {})
    assert (game.levels, game.option_list, game.new_fields) == ((), (), ())
    assert game.default_options == {}
    assert game.largest_die == 6
    assert game.map_data() is None
    assert game.on_map({}) is game
    assert game.on_files({}) is game
    assert game.decision_data(7) == {}
    assert not game.hides
    event = Event()
    assert game.seen(event, "anybody") is event
    assert game.observe(7, "anybody") == game.position(7)


def test_a_sample_of_what_hides_nothing_is_a_copy() -> None:
    class Thing:
        def clone(self) -> Thing:
            return Thing()

    game: Any = type("Plain", (Least,), {})()
    thing = Thing()
    found = game.sample(thing, "anybody", None)
    assert isinstance(found, Thing) and found is not thing


def test_a_line_of_a_position_leaves_the_game_out_and_brings_it_back() -> None:
    game: Any = type("Plain", (Least,), {})()
    position = {"game": "least", "turn": 7, "a": None}
    assert game.line(position) == "(a:~,turn:7)"
    assert game.position_of_line("(a:~,turn:7)") == position
    for wrong in ("7", "[1]", "word"):
        with pytest.raises(BadInput) as caught:
            game.position_of_line(wrong)
        assert caught.value.code == "bad-position"
        assert caught.value.problems == (("bad-line", "1", wrong),)


def test_what_is_wrong_with_a_line_is_told_shortly() -> None:
    assert bad_line("3", "x" * 60).problems == (("bad-line", "3", "x" * 40),)
    with pytest.raises(BadInput) as caught:
        parted("  duel  ")
    assert caught.value.problems == (("bad-line", "1", "duel"),)
    with pytest.raises(BadInput) as caught:
        parted("   ")
    assert caught.value.problems == (("bad-line", "1", "…"),)
    assert parted(" duel   (a:1) b ") == ("duel", "(a:1) b")
    assert MOST_LETTERS == 200_000


# -- the agenda ----------------------------------------------------------------------------------


class Table:
    """A state of an agenda and what was done."""

    def __init__(self, *steps: Any) -> None:
        self.agenda: list[Any] = list(steps)
        self.done: list[object] = []


class Do(Step[Any]):
    """Runs by itself, and may put others upon the agenda."""

    def __init__(self, name: str, *then: Any) -> None:
        self.name, self.then = name, then

    def run(self, state: Any, emit: Any) -> None:
        state.done.append((self.name, len(state.agenda)))
        state.agenda.extend(self.then)
        if emit is not None:
            emit(self.name)


class Throw(Roll[Any]):
    """Waits for a die."""

    def take(self, state: Any, values: tuple[int, ...], emit: Any) -> None:
        state.done.append(values)


class Choose(Ask[Any, str]):
    """Asks for one of some words."""

    def options(self, state: Any) -> list[str]:
        return ["a", "b", "c", "d"]


def test_steps_are_done_from_the_last_to_the_first_until_somebody_must_decide() -> None:
    choose = Choose()
    table = Table(Do("never"), choose, Do("two"), Do("one", Do("inner"), Throw()))
    told: list[Any] = []
    thrown: list[tuple[int, int]] = []

    def dice(count: int, faces: int) -> tuple[int, ...]:
        thrown.append((count, faces))
        return (5,)

    settle(table, dice, told.append)
    assert table.done == [("one", 3), (5,), ("inner", 3), ("two", 2)]
    assert told == ["one", "inner", "two"]
    assert thrown == [(1, 6)]
    assert [type(step) for step in table.agenda] == [Do, Choose]
    assert asked(table) is asking(table) is choose
    settle(table, dice)
    assert len(table.agenda) == 2


def test_what_waits_for_dice_waits_until_there_are_some() -> None:
    throw = Throw()
    table = Table(throw)
    settle(table, lambda _count, _faces: None)
    assert table.agenda == [throw]
    assert rolling(table) is throw
    assert asked(table) is None
    settle(table, lambda count, faces: (count, faces))
    assert (table.agenda, table.done) == ([], [(1, 6)])
    assert asked(table) is None


def test_what_a_step_says_of_itself_without_being_told() -> None:
    throw, draw, choose = Throw(), Draw[Any](), Choose()
    assert (throw.count, throw.faces, throw.purpose, throw.rule) == (1, 6, "", "")
    assert (draw.count, draw.faces, draw.things(None)) == (1, 6, ())
    assert (choose.side, choose.kind, choose.rule) == ("", "", "")
    assert len({Do("x").waits, throw.waits, choose.waits}) == 3
    assert draw.waits == throw.waits


def test_every_option_can_be_drawn_by_chance() -> None:
    choose = Choose()
    shares = [0.0, 0.2499, 0.25, 0.5, 0.75, 0.9999]
    assert [choose.draw(None, lambda s=share: s) for share in shares] == list("aabcdd")


# -- what is waited for --------------------------------------------------------------------------


def test_a_usual_roll_is_of_dice_of_six_faces() -> None:
    wanted = DiceWanted(2, "battle", 1, "p", "r")
    assert (wanted.faces, wanted.things) == (6, ())
    assert Rolled((1, 6)).faces == 6


@pytest.mark.parametrize(
    ("values", "faces", "count", "wanted", "fits"),
    [
        ((1, 6), 6, 2, 6, True), ((1, 7), 6, 2, 6, False), ((0, 6), 6, 2, 6, False),
        ((1, 6), 6, 1, 6, False), ((1,), 6, 2, 6, False), ((1, 2), 10, 2, 6, False),
        ((1, 2), 6, 2, 10, False), ((10,), 10, 1, 10, True), ((), 6, 0, 6, True),
        ((6, 1), 6, 2, 6, True), ((3, 9), 6, 2, 6, False),
    ],
)  # fmt: skip
def test_which_rolls_fit_what_is_asked_for(
    values: tuple[int, ...], faces: int, count: int, wanted: int, fits: bool
) -> None:
    assert Rolled(values, faces).fits(count, wanted) is fits


def test_an_end_without_more_has_no_winner() -> None:
    over = Over("time", 3, "draw")
    assert (over.winner, over.standings) == (None, ())


# -- events --------------------------------------------------------------------------------------


@record
class Told(Event):
    """An event with facts."""

    kind: ClassVar[str] = "told"
    area: str
    count: int = 2
    rule: str = "1/a"


def test_the_facts_of_an_event_are_all_but_its_rule() -> None:
    assert Told("toledo").args() == {"area": "toledo", "count": 2}
    assert Entry(1, 2, "p", 3, Told("toledo", rule="2/b")).rule == "2/b"
    assert Entry(1, 2, "p", 3, Event()).rule == ""
    assert (Event().kind, Event().args()) == ("", {})


def test_a_refusal_and_what_is_bad_can_be_raised_in_another_process() -> None:
    bad = BadInput("bad-save", (("code", "place", "detail"),))
    for twin in (pickle.loads(pickle.dumps(bad)), copy.copy(bad)):
        assert (type(twin), twin.code, twin.problems, str(twin)) == (
            BadInput, "bad-save", bad.problems, "bad-save",
        )  # fmt: skip
    refused = Refused(Refusal("1/a", "not-now"))
    assert (refused.refusal.args, str(refused)) == ((), "not-now")


# -- records -------------------------------------------------------------------------------------


def test_a_record_does_what_its_own_methods_say() -> None:
    @record
    class Pair:
        """Two numbers in order, shown in a way of their own."""

        low: int
        high: int = 0

        def __post_init__(self) -> None:
            if self.low > self.high:
                raise ValueError(f"{self.low} > {self.high}")

        def __repr__(self) -> str:
            return f"{self.low}..{self.high}"

    assert repr(Pair(1, 2)) == "1..2"
    assert Pair(-1) == Pair(-1, 0)
    assert hash(Pair(1, 2)) == hash(Pair(1, 2)) != hash(Pair(1, 3))
    with pytest.raises(ValueError, match="2 > 0"):
        Pair(2)
    assert Pair.__match_args__ == ("low", "high")


def test_a_record_below_another_has_its_fields_first_and_may_give_them_defaults() -> None:
    @record
    class Above:
        """Has two fields."""

        one: int
        two: int = 2

    @record
    class Below(Above):
        """Has one more, and another default."""

        two: int = 3
        three: int = 4

    assert [f.name for f in dataclasses.fields(Below)] == ["one", "two", "three"]
    found = Below(1)
    assert (found.one, found.two, found.three) == (1, 3, 4)
    assert repr(found).endswith("Below(one=1, two=3, three=4)")
    assert Above(1).two == 2
    assert found != Above(1) and Above(1) != found
    assert Below.__slots__ == ("three",)
    assert not dataclasses.is_dataclass(object())


def test_what_is_above_may_be_used_after_what_is_below_and_the_other_way_round() -> None:
    @record
    class Above:
        """Has a field."""

        one: int

    @record
    class Below(Above):
        """Has one more."""

        two: int

    # Each gets methods of its own, in whichever order they are first called.
    assert repr(Below(1, 2)).endswith("Below(one=1, two=2)")
    assert repr(Above(1)).endswith("Above(one=1)")
    assert Below(1, 2) == Below(1, 2) and Above(1) == Above(1)
    assert len({Below(1, 2), Below(1, 2), Below(2, 2)}) == 2


def test_wrong_defaults_are_told_as_ever() -> None:
    @record
    class Order:
        """Has a default before a field without."""

        one: int = 1
        two: int  # type: ignore[misc]

    with pytest.raises(TypeError, match="non-default argument 'two'"):
        Order(1, 2)

    @record
    class Mutable:
        """Has a default that anybody could change."""

        one: object = []

    with pytest.raises(ValueError, match="mutable default"):
        Mutable()


def test_a_record_without_fields_is_one_like_any_other() -> None:
    assert Rest() == Rest()
    assert repr(Rest()) == "Rest()"
    assert hash(Rest()) == hash(Rest())
    assert pickle.loads(pickle.dumps(Rest())) == Rest()
    with pytest.raises(TypeError):
        Rest(1)  # type: ignore[call-arg]


# -- seats ---------------------------------------------------------------------------------------


class Seats:
    """A game of which only the seats are asked."""

    def seats(self, _state: object) -> tuple[Seat, ...]:
        return (Seat("north", ("red", "blue")), Seat("blue", ("green",)))


def test_a_seat_is_found_by_its_id_before_its_sides() -> None:
    game, state = Seats(), Table()

    def found(name: str) -> str | None:
        seat = seat_of(game, state, name)  # type: ignore[arg-type]
        return None if seat is None else seat.id

    assert (found("red"), found("blue"), found("green")) == ("north", "blue", "blue")
    assert (found("north"), found("pink")) == ("north", None)
    assert seat_asked(game, state) is None  # type: ignore[arg-type]
    state.agenda.append(Throw())
    assert seat_asked(game, state) is None  # type: ignore[arg-type]
    choose = Choose()
    choose.__class__ = type("OfRed", (Choose,), {"side": "red"})
    state.agenda.append(choose)
    seat = seat_asked(game, state)  # type: ignore[arg-type]
    assert seat is not None and seat.id == "north"


def test_what_is_waited_for_is_shown_to_who_is_asked() -> None:
    session = Session.new(GAME, seed=5)
    red, blue = GAME.seats(session.state)
    assert waiting_seen(session, red) == session.waiting
    hidden = waiting_seen(session, blue)
    assert isinstance(hidden, Decision) and isinstance(session.waiting, Decision)
    assert hidden.options == () and hidden.kind == session.waiting.kind
    typed = Session.new(GAME, seed=5, typed_dice=True)
    assert isinstance(waiting_seen(typed, blue), DiceWanted)


def test_an_entry_that_a_seat_may_know_stays_what_it_is() -> None:
    session = Session.new(GAME, seed=5)
    session.act(Rest())
    red = GAME.seats(session.state)[0]
    seen = list(entries_seen(GAME, session.journal, red))
    assert [entry.n for entry in seen] == [entry.n for entry in session.journal]
    same = [one is other for one, other in zip(seen, session.journal, strict=True)]
    assert same.count(False) == 1  # the other's chit

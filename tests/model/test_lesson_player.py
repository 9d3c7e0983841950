"""A lesson on the duel's table without a window: led through, left, taken up, never derailed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.inputs import Rolled
from reconquista_qt.engine.session import Session
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.lesson_player import LessonPlayer
from reconquista_qt.model.lessons import DICE, DO, PLAY, read_lesson
from tests.duel.rules.state import NUMBER, Move, Rest, Strike
from tests.games_of_tests import DUEL

GAME = DUEL.rules()


class Class:
    """A table with a lesson, and what was told on the way."""

    def __init__(self) -> None:
        self.controller: GameController[Any] = GameController(Session.new(GAME, seed=3))
        self.player = LessonPlayer(self.controller, read_lesson(DUEL, "first"))
        self.told: list[str] = []
        for name in ("started", "changed", "due", "ended"):
            getattr(self.player, name).connect(lambda name=name: self.told.append(name))

    def fed(self) -> None:
        """Give whatever the lesson gives, as the window does."""
        while self.player.feed():
            pass

    def heard(self) -> list[str]:
        """Return what was told since this was asked last."""
        told, self.told[:] = list(self.told), []
        return told


@pytest.fixture
def lesson(qapp: Any) -> Iterator[Class]:
    yield Class()


def begun(lesson: Class) -> Class:
    lesson.player.start(seed=1)
    lesson.fed()
    lesson.heard()
    return lesson


def at_the_move(lesson: Class) -> Class:
    """Go to the third step, where the player is to move."""
    begun(lesson)
    lesson.player.forward()
    lesson.player.forward()
    lesson.heard()
    return lesson


def test_nothing_is_open_before_a_lesson_begins(lesson: Class) -> None:
    player = lesson.player
    assert not player.is_running
    assert (player.step, player.steps, player.open, player.task, player.done) == (0, 8, (), None, 0)
    player.leave()
    player.back()
    assert not player.feed()
    assert lesson.heard() == []
    lesson.controller.submit(Rest())
    assert lesson.heard() == []


def test_a_lesson_begins_with_its_own_game_and_dice(lesson: Class) -> None:
    player = lesson.player
    player.start(seed=9)
    assert lesson.heard() == ["started", "changed", "due"]
    assert player.is_running and player.step == 1 and player.on_track
    session = lesson.controller.session
    assert lesson.controller.scripted and session.dice.scripted and session.dice.typed
    assert session.dice.seed == 9
    assert session.options["hits"] == 1
    assert player.task is not None and (player.task.kind, player.task.values) == (DICE, (2, 1))
    assert player.coming is not None and player.coming.actions == (Move(NUMBER["0,0"]),)
    assert player.feed()
    # One chit at a time: what is left over would wait where others roll.
    assert session.inputs == [Rolled((2,), 3)]
    assert lesson.heard() == ["changed", "due"]
    assert player.feed()
    assert session.inputs == [Rolled((2,), 3), Rolled((1,), 2)]
    assert not player.feed()
    assert player.task is None and player.done == 1
    assert lesson.heard() == ["changed"]


def test_the_seed_of_a_lesson_is_by_chance_where_none_is_given(lesson: Class) -> None:
    lesson.player.start()
    assert lesson.controller.session.dice.seed not in (None, 0)


def test_nobody_goes_forward_while_something_is_open(lesson: Class) -> None:
    player = lesson.player
    player.start(seed=1)
    lesson.heard()
    player.forward()
    assert player.step == 1 and lesson.heard() == []
    lesson.fed()
    lesson.heard()
    player.forward()
    assert player.step == 2 and lesson.heard() == ["changed"]
    player.forward()
    assert player.step == 3
    assert player.task is not None and player.task.kind == DO
    assert not player.feed()  # that is for the player
    player.forward()
    assert player.step == 3


def test_going_back_leaves_the_game_as_it_is(lesson: Class) -> None:
    at_the_move(lesson)
    player, inputs = lesson.player, list(lesson.controller.session.inputs)
    player.back()
    assert player.step == 2 and lesson.heard() == ["changed"]
    assert player.open == ()  # what comes later is not open yet
    player.back()
    assert player.step == 1
    lesson.heard()
    player.back()
    assert player.step == 1 and lesson.heard() == []
    assert lesson.controller.session.inputs == inputs


def test_a_whole_lesson_with_help_at_each_step(lesson: Class) -> None:
    begun(lesson)
    player, steps = lesson.player, []
    for _ in range(60):
        if not player.is_running:
            break
        if player.task is not None:
            player.help()
        else:
            steps.append(player.step)
            player.forward()
    assert steps == [1, 2, 3, 4, 5, 6, 7, 8]
    assert lesson.heard()[-1] == "ended"
    assert player.done == len(player.lesson.tasks)
    session = lesson.controller.session
    assert not session.dice.typed and not session.dice.scripted
    assert not lesson.controller.scripted
    assert isinstance(session.waiting, Decision)
    assert player.coming is None


def test_help_does_one_task_and_what_another_seat_does_comes_by_itself(lesson: Class) -> None:
    at_the_move(lesson)
    player, session = lesson.player, lesson.controller.session
    player.help()
    assert [given.action for given in session.inputs[2:]] == [  # type: ignore[union-attr]
        Move(NUMBER["0,0"])
    ]
    assert player.task is None
    player.help()
    assert len(session.inputs) == 3
    lesson.heard()
    player.forward()
    assert lesson.heard() == ["changed", "due"]
    assert player.task is not None and player.task.kind == PLAY
    player.help()
    assert len(session.inputs) == 4


def test_what_the_lesson_does_not_ask_for_can_be_taken_back(lesson: Class) -> None:
    at_the_move(lesson)
    player, session = lesson.player, lesson.controller.session
    lesson.controller.submit(Rest())
    assert not player.on_track and player.open == () and player.task is None
    assert lesson.heard() == ["changed"]
    player.forward()
    assert player.step == 3
    lesson.controller.submit(Rest())
    player.undo_to_lesson()
    assert player.on_track and len(session.inputs) == 2
    assert player.task is not None
    player.undo_to_lesson()
    assert len(session.inputs) == 2


def test_undo_goes_back_to_where_the_player_decides(lesson: Class) -> None:
    at_the_move(lesson)
    player, controller = lesson.player, lesson.controller
    player.help()
    player.forward()
    lesson.fed()  # the other rests
    player.forward()
    player.help()  # the strike
    assert isinstance(controller.waiting, DiceWanted)
    lesson.fed()
    count = len(controller.session.inputs)
    assert count == 6
    controller.undo()
    assert isinstance(controller.waiting, Decision) and controller.waiting.side == "red"
    assert len(controller.session.inputs) == 4
    assert player.step == 5
    # Once more: the other's rest would only come again, so it goes back to the move.
    controller.undo()
    assert len(controller.session.inputs) == 2
    assert player.step == 3
    assert player.task is not None and player.task.kind == DO


def test_who_leaves_a_lesson_plays_on_with_dice_of_his_own(lesson: Class) -> None:
    at_the_move(lesson)
    player, session = lesson.player, lesson.controller.session
    watched: list[str] = []

    class Watcher:
        def rearranged(self) -> None:
            watched.append("rearranged")

        def took(self, *_: Any) -> None: ...

        def settled(self) -> None: ...

        def undid(self, _left: int) -> None: ...

    session.watchers.append(Watcher())
    player.leave()
    assert lesson.heard() == ["changed", "ended"]
    assert watched == ["rearranged"]
    assert (player.step, player.is_running) == (0, False)
    assert not session.dice.typed and not session.dice.scripted and not lesson.controller.scripted
    lesson.controller.submit(Move(NUMBER["0,0"]))
    lesson.controller.submit(Strike(False))
    assert isinstance(session.inputs[-1], Rolled)
    assert lesson.heard() == []
    player.leave()
    assert lesson.heard() == []


def test_who_leaves_while_dice_are_waited_for_gets_them(lesson: Class) -> None:
    lesson.player.start(seed=1)
    assert isinstance(lesson.controller.waiting, DiceWanted)
    lesson.player.leave()
    assert isinstance(lesson.controller.waiting, Decision)
    assert len(lesson.controller.session.inputs) == 2


def test_another_game_on_the_table_ends_the_lesson(lesson: Class) -> None:
    begun(lesson)
    lesson.controller.adopt(Session.new(GAME, seed=4, typed_dice=True))
    assert lesson.heard() == ["changed", "ended"]
    assert not lesson.player.is_running and not lesson.controller.scripted
    assert lesson.controller.session.dice.typed  # its dice are its own affair
    lesson.controller.adopt(Session.new(GAME, seed=5))
    assert lesson.heard() == []


def test_a_lesson_that_begins_anew_does_not_end_first(lesson: Class) -> None:
    at_the_move(lesson)
    lesson.player.help()
    lesson.heard()
    lesson.player.start(seed=2)
    assert lesson.heard() == ["started", "changed", "due"]
    assert lesson.player.step == 1 and lesson.player.done == 0


def test_a_lesson_that_was_broken_off_is_gone_on_with_at_its_step(lesson: Class) -> None:
    at_the_move(lesson)
    lesson.player.help()
    lesson.player.forward()
    lesson.fed()
    session = lesson.controller.session
    other = Class()
    assert other.player.take_up(session.fork())
    assert other.player.step == 4 and other.player.done == 3
    assert other.heard() == ["started", "changed"]
    assert other.controller.scripted
    other.player.forward()
    assert other.player.task is not None and other.player.task.kind == DO
    fresh = Class()
    begun_only = fresh.player.lesson.begin(GAME, 8)
    begun_only.dice.queue.clear()
    assert fresh.player.take_up(begun_only)
    assert fresh.player.step == 1
    assert fresh.heard() == ["started", "changed", "due"]


def test_a_game_that_is_none_of_the_lesson_is_not_taken_up(lesson: Class) -> None:
    player, before = lesson.player, lesson.controller.session
    plain = Session.new(GAME, seed=1, options={"hits": 1}, typed_dice=True)
    assert not player.take_up(plain)  # a player's own dice
    plain.dice.scripted = True
    assert player.take_up(plain)
    player.leave()
    elsewhere = Session.new(GAME, seed=1, options={"hits": 3}, typed_dice=True)
    elsewhere.dice.scripted = True
    assert not player.take_up(elsewhere)
    assert not player.is_running
    assert lesson.controller.session is not elsewhere and before is not plain


def test_the_rules_of_a_lesson_may_be_others_than_those_on_the_table(qapp: Any) -> None:
    from reconquista_qt.games import default_entry

    table: GameController[Any] = GameController(Session.new(default_entry().rules(), seed=1))
    came: list[Session] = []
    table.other_game = came.append
    player = LessonPlayer(table, read_lesson(DUEL, "first"), GAME)
    player.start(seed=1)
    assert [session.game.id for session in came] == ["duel"]

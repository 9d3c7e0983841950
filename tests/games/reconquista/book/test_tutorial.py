"""The lesson on a controller: done for the player, done by the player, left, undone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.book.lesson import AREAS, lesson
from reconquista_qt.games.reconquista.rules.actions import DONE, Build, PlaceOrder
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.lesson_player import LessonPlayer
from reconquista_qt.model.lessons import DO
from reconquista_qt.storage.crash import CrashJournal
from reconquista_qt.storage.resume import let_go, pending, resume
from reconquista_qt.storage.saves import read_game, write_game

OVIEDO = AREA_INDEX["oviedo"]


@pytest.fixture
def player() -> LessonPlayer:
    controller = GameController(Session.new(GAME, seed=3))
    player = LessonPlayer(controller, lesson())
    controller.setParent(player)
    player.due.connect(player.feed)
    player.start(seed=3)
    return player


def game(player: LessonPlayer) -> GameController:
    return player._controller


def go_to(player: LessonPlayer, step: int) -> None:
    for _ in range(100):
        if player.step == step:
            return
        player.help() if player.task else player.forward()
    raise AssertionError(player.step)


def test_the_lesson_can_be_watched_to_its_end(player: LessonPlayer) -> None:
    ended: list[bool] = []
    player.ended.connect(lambda: ended.append(True))
    go_to(player, len(lesson().steps))
    assert player.on_track and player.done == len(lesson().tasks)
    assert GAME.position(game(player).state)["turn"] == 2
    assert GAME.position(game(player).state)["areas"]["leon"]["city"] == "christian"
    player.forward()
    assert not game(player).session.dice.typed
    assert ended and not player.is_running
    assert isinstance(game(player).waiting, Decision)


def test_every_step_of_the_lesson_that_looks_at_the_board_names_areas() -> None:
    assert set(AREAS) <= set(range(1, len(lesson().steps) + 1))
    assert all(area in AREA_INDEX for areas in AREAS.values() for area in areas)


def test_purchases_in_another_order_are_as_good(player: LessonPlayer) -> None:
    go_to(player, 6)
    for what in ("fortress", "army", "garrison"):
        assert game(player).submit(Build(what, OVIEDO))
        assert player.on_track
    game(player).submit(DONE)
    assert player.on_track and player.task is None
    player.forward()
    assert player.step == 7


def test_another_purchase_leaves_the_lesson_and_can_be_taken_back(player: LessonPlayer) -> None:
    go_to(player, 6)
    assert game(player).submit(Build("army", OVIEDO))
    assert game(player).submit(Build("army", OVIEDO))
    assert not player.on_track
    player.undo_to_lesson()
    assert player.on_track
    assert game(player).state.treasury == 2
    assert player.task is not None


def test_undo_does_not_stick_at_dice_of_the_lesson(player: LessonPlayer) -> None:
    go_to(player, 8)
    assert GAME.position(game(player).state)["areas"]["santiago"]["units"] == {"christian_army": 1}
    game(player).undo()
    assert isinstance(game(player).waiting, Decision)
    assert player.step == 7 and player.on_track
    player.help()
    assert player.task is None


@pytest.mark.parametrize("step", [1, 3, 6, 9, 12])
def test_who_leaves_plays_on_with_free_dice(player: LessonPlayer, step: int) -> None:
    go_to(player, step)
    player.leave()
    assert not player.is_running
    assert not isinstance(game(player).waiting, DiceWanted)
    assert not game(player).session.dice.typed


@pytest.mark.parametrize("place", ["leon", "oviedo", "santiago"])
def test_the_order_of_the_second_turn_has_to_be_placed(player: LessonPlayer, place: str) -> None:
    go_to(player, 13)
    while player.task is not None and player.task.kind != DO:
        player.help()
    player.forward()
    assert player.step == 13, "the next step speaks of the points of the phase after it"
    assert game(player).submit(PlaceOrder(AREA_INDEX[place]))
    assert player.on_track and player.task is None
    player.forward()
    assert player.step == 14 and game(player).state.treasury == 4


def test_another_game_ends_the_lesson(player: LessonPlayer) -> None:
    go_to(player, 4)
    other = Session.new(GAME, seed=9, typed_dice=True)
    game(player).adopt(other)
    assert not player.is_running
    assert other.dice.typed


def test_a_lesson_that_is_read_back_rolls_by_itself(player: LessonPlayer, tmp_path: Path) -> None:
    """Saved, or killed in the middle, wherever it stands: nobody is asked for dice."""
    path = tmp_path / "lesson.reconquista"
    waited = set()
    player.due.disconnect(player.feed)
    for _ in range(200):
        session = game(player).session
        waited.add(type(session.waiting))
        write_game(session, path)
        session_back, notes = read_game(path, GAMES)
        assert notes == ()
        assert session_back.inputs[: len(session.inputs)] == session.inputs
        assert not session_back.dice.typed
        assert isinstance(session_back.waiting, Decision)
        assert session.dice.typed, "the lesson itself goes on"
        if player.step == player.steps:
            break
        player.help() if player.task else player.forward()
    assert waited == {Decision, DiceWanted}


def test_a_lesson_whose_program_was_killed_is_gone_on_with(
    player: LessonPlayer, tmp_path: Path
) -> None:
    """Its journal is read as a start after a crash reads it, wherever the lesson stood."""
    player.due.disconnect(player.feed)
    waited = set()
    journal = CrashJournal(tmp_path / "journals")
    (tmp_path / "journals").mkdir()
    journal.watch(game(player).session)
    for _ in range(200):
        session = game(player).session
        waited.add(type(session.waiting))
        assert journal.path is not None and journal.trouble is None
        shutil.copy(journal.path, tmp_path)
        (left,) = pending(tmp_path)
        back, notes = resume(left, GAMES)
        let_go(left)
        assert notes == () and back.inputs[: len(session.inputs)] == session.inputs
        assert not back.dice.typed and isinstance(back.waiting, Decision)
        if player.step == player.steps:
            break
        player.help() if player.task else player.forward()
    assert waited == {Decision, DiceWanted}


@pytest.mark.parametrize("step", [1, 3, 6, 7, 9, 12])
def test_a_lesson_whose_program_was_killed_is_taken_up_where_it_stood(
    player: LessonPlayer, tmp_path: Path, step: int
) -> None:
    (tmp_path / "journals").mkdir()
    journal = CrashJournal(tmp_path / "journals")
    journal.watch(game(player).session)
    go_to(player, step)
    assert journal.path is not None
    shutil.copy(journal.path, tmp_path)
    (left,) = pending(tmp_path)
    back, _notes = resume(left, GAMES, lesson=True)
    let_go(left)
    second = LessonPlayer(GameController(Session.new(GAME, seed=8)), lesson())
    second.due.connect(second.feed)
    assert second.take_up(back)
    assert game(second).session is back and game(second).scripted
    assert second.is_running and second.on_track and second.done == player.done
    assert second.step <= player.step
    go_to(second, len(lesson().steps))
    assert second.done == len(lesson().tasks)
    go_to(player, len(lesson().steps))
    assert GAME.digest(game(second).state) == GAME.digest(game(player).state)
    second.forward()
    assert not back.dice.typed and not back.dice.scripted and not second.is_running


def test_what_was_done_otherwise_before_the_program_was_killed_can_be_taken_back(
    player: LessonPlayer,
) -> None:
    go_to(player, 6)
    game(player).submit(Build("army", OVIEDO))
    game(player).submit(Build("army", OVIEDO))
    session = game(player).session
    second = LessonPlayer(GameController(Session.new(GAME, seed=8)), lesson())
    assert second.take_up(session) and not second.on_track
    second.undo_to_lesson()
    assert second.on_track and second.task is not None


def test_a_game_that_did_not_begin_as_the_lesson_is_not_taken_up() -> None:
    controller = GameController(Session.new(GAME, seed=8))
    player = LessonPlayer(controller, lesson())
    table = controller.session
    for session in (
        Session.new(GAME, seed=3, typed_dice=True),  # dice that a player types in
        Session.new(GAME, seed=3, scenario="navas_1212", typed_dice=True),
    ):
        session.dice.scripted = session.scenario != "standard"
        assert not player.take_up(session)
    assert controller.session is table and not controller.scripted and not player.is_running

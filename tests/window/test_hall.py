"""The hall of fame and the game of the day."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.hall import enter, finished_game, hall, hall_file
from reconquista_qt.view.app import build
from reconquista_qt.view.hall import game_of_the_day
from reconquista_qt.view.hall_window import HallWindow
from reconquista_qt.view.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    window = build(qapp, Session.new(GAME, seed=7, scenario="montiel_1369"))
    window.preferences.set("speed", "instant")
    qtbot.addWidget(window)
    return window


def play_to_the_end(window: MainWindow) -> None:
    choose = policy("greedy", GAME)
    while not isinstance(window.controller.waiting, Over):
        assert window.controller.submit(choose(window.controller.state))


def test_a_finished_game_is_entered_once(window: MainWindow) -> None:
    play_to_the_end(window)
    (entry,) = hall()
    state = window.controller.state
    assert entry.points == state.over.total == entry.curve[-1]
    assert (entry.start, entry.seed, entry.turn) == ("montiel_1369", 7, 20)
    assert len(entry.curve) == 4
    assert entry.is_clean
    window.controller.undo()
    window.controller.redo()
    assert len(hall()) == 1


def test_dice_taken_back_and_advice_are_marked(window: MainWindow) -> None:
    choose = policy("greedy", GAME)
    first = window.controller.state.turn
    while window.controller.state.turn == first:
        window.controller.submit(choose(window.controller.state))
    # Back before the dice of the last turn's end, and on by another way.
    window.controller.go_to(0)
    waiting = window.controller.waiting
    other = waiting.options[-1] if waiting.options[-1] != choose(window.controller.state) else None
    window.controller.submit(other or waiting.options[0])
    window.hall.note_advice()
    play_to_the_end(window)
    (entry,) = hall()
    assert entry.marks == ("undone", "advised")
    assert not entry.is_clean


def test_a_torn_or_strange_line_hides_no_game(window: MainWindow) -> None:
    play_to_the_end(window)
    path = hall_file()
    good = path.read_text(encoding="utf-8")
    path.write_text(
        '[]\n{"id": 3}\n{"curve": "x"}\n' + good + good[: len(good) // 2], encoding="utf-8"
    )
    assert len(hall()) == 1


def test_the_hall_shows_games_best_first_and_by_start(window: MainWindow) -> None:
    play_to_the_end(window)
    for seed in (3, 4):
        session = Session.new(GAME, seed=seed, scenario="mudejars_1264")
        choose = policy("greedy", GAME)
        while not isinstance(session.waiting, Over):
            session.act(choose(session.state))
        assert enter(finished_game(session, when="2026-11-22T10:00:00", advised=False))
    window.actions_["hall"].trigger()
    shown = window.windows.open["hall"]
    assert isinstance(shown, HallWindow)
    assert shown.table.rowCount() == 3
    points = [float(shown.table.item(row, 0).text()) for row in range(3)]
    assert points == sorted(points, reverse=True)
    shown.start.setCurrentIndex(shown.start.findData("mudejars_1264"))
    assert shown.table.rowCount() == 2
    window.preferences.set("language", "es")
    assert shown.windowTitle() == "Salón de la fama"


def test_the_game_of_the_day_is_the_same_for_everybody(window: MainWindow) -> None:
    day = date(2026, 11, 22)
    assert game_of_the_day(GAME, day) == game_of_the_day(GAME, day)
    assert len({game_of_the_day(GAME, date(2026, 11, n)) for n in range(1, 29)}) == 28
    starts = {game_of_the_day(GAME, date(2026, m, n))[0] for m in (1, 2, 3) for n in range(1, 29)}
    assert starts == set(GAME.scenarios)
    window.actions_["today"].trigger()
    session = window.controller.session
    # Whatever the clock says, it is the game of a day.
    assert session.scenario in GAME.scenarios
    assert session.options == dict(GAME.default_options)

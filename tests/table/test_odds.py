"""The odds of what is about to be done, at the table of the duel and of every game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import MORE_GAMES, GameEntry
from reconquista_qt.model.odds import OddsQuestion
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.table.odds_panel import signed
from reconquista_qt.view.table.surface import TableSurface
from tests.duel.rules.state import Move, Rest, Strike
from tests.games_of_tests import ALL, DUEL, decisions

SEEDS = (1, 2)
DECISIONS = 150
TABLES = [entry for entry in ALL if isinstance(entry.surface(), TableSurface)]


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    """The duel, Red beside Blue and to play, with the lunge; nobody else looks on."""
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    session = Session.new(DUEL.rules(), seed=1, queue=[2, 1])
    made = build(qapp, session)
    qtbot.addWidget(made)
    made.preferences.set("speed", "instant")
    made.preferences.set("seats", {"duel.blue": "elsewhere"})
    made.desk.sit_down()
    made.show()
    qtbot.waitExposed(made)
    game = DUEL.rules()
    for action in (Move(game.action_from({"do": "move", "to": "0,0"}).to), Rest()):
        assert made.controller.submit(action)
    assert isinstance(made.controller.waiting, Decision)
    assert made.desk.seating.asked == "red"
    yield made
    made.preferences.set("language", "en")


def texts(window: MainWindow) -> list[str]:
    panel = window.desk.odds
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)]


def test_a_place_with_a_strike_tells_its_odds(window: MainWindow) -> None:
    panel, view = window.desk.odds, window.board
    assert not panel.isVisible()
    view.hovering.over(view.anchor_of("1,0"))
    assert panel.isVisible() and panel.answer is not None
    assert panel.answer.head is not None and panel.answer.head.chance == 0.5
    assert "Strike" in texts(window) and "50%" in texts(window)
    view.considered.emit(Strike(True))
    assert "80%" in texts(window) and "+3" in texts(window)
    link = next(text for text in texts(window) if "§" in text)
    assert 'href="rule:2/strike"' in link
    assert "80%" in panel.accessibleDescription()
    window.preferences.set("language", "es")
    assert "Golpe" in texts(window)
    assert window.central.rect().contains(panel.geometry())
    view.hovering.over(view.anchor_of("-3,3"))
    assert not panel.isVisible()


def test_the_sidebar_and_the_keyboard_tell_them_too(window: MainWindow) -> None:
    panel, view = window.desk.odds, window.board
    view.setFocus()
    view.select_area("1,0")
    assert panel.isVisible()
    view.select_area("0,0")
    assert not panel.isVisible()
    dock = window.desk.turn
    button = next(iter(dock.buttons.values()))
    dock._look_at(button, Strike(False))
    here = QPointF(3, 3)
    QApplication.sendEvent(button, QEnterEvent(here, here, here))
    assert panel.isVisible()
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert not panel.isVisible()


def test_they_go_with_the_decision_and_with_the_setting(window: MainWindow) -> None:
    panel, view = window.desk.odds, window.board
    window.preferences.set("shows_odds", False)
    view.considered.emit(Strike(False))
    assert not panel.isVisible()
    window.preferences.set("shows_odds", True)
    view.considered.emit(Strike(False))
    assert panel.isVisible()
    assert window.controller.submit(Strike(False))
    assert not panel.isVisible()


def test_at_the_target_of_a_drag(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    surface, view = window.desk.surface, window.board
    question = OddsQuestion({"kind": "strike", "bonus": 1})
    monkeypatch.setattr(
        surface, "odds_of", lambda state, seat, action: question if action is not None else None
    )
    view.odds._kept.clear()
    start, end = view.anchor_of("0,0"), view.anchor_of("0,-1")
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for t in (0.4, 0.8, 1.0):
        QTest.mouseMove(view.viewport(), start + (end - start) * t)
    assert view.selection is not None
    assert "60%" in view.note.text() and window.desk.odds.isVisible()
    view.mouse.drop()
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start)


def test_modifiers_have_their_sign() -> None:
    assert [signed(value) for value in (2, 0, -1, "×2")] == ["+2", "0", "−1", "×2"]


@pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.id)
def test_whatever_a_game_asks_it_can_answer(entry: GameEntry) -> None:
    """No question of a surface is refused by its own game, and none of them takes long to put."""
    game, surface = entry.rules(), entry.surface()
    for seed in SEEDS:
        rng = random.Random(seed)
        for session, decision in decisions(game, seed, most=DECISIONS):
            seats = {side: seat.id for seat in game.seats(session.state)
                     for side in (*seat.sides, seat.id)}  # fmt: skip
            seat = seats[decision.side]
            few = rng.sample(decision.options, min(4, len(decision.options)))
            for action in (None, *few):
                question = surface.odds_of(session.state, seat, action)
                if question is None:
                    continue
                data = question.data if isinstance(question, OddsQuestion) else question
                told = game.odds(dict(data), session.state)
                assert told, data

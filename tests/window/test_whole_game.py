"""A whole game by mouse in the real window, and the same game through the protocol."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Acted, Session
from reconquista_qt.games.reconquista.rules.actions import DONE, Move
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow
from tests.protocol.driver import Engine
from tests.window.hand import Hand

SEED = 12
MOST_MOVES = 5


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    """A main window with a game of a known seed, without animation."""
    window = build(qapp, Session.new(GAME, seed=SEED))
    window.preferences.set("speed", "instant")
    window.preferences.set("answer_single_choices", False)
    window.preferences.set("warn_of_lapse", False)
    window.resize(1600, 1000)
    window.show()
    qtbot.waitExposed(window)
    qapp.processEvents()
    yield window
    window.close()


@pytest.mark.slow
def test_a_game_played_by_mouse_is_the_game_of_the_protocol(window: MainWindow) -> None:
    hand, controller = Hand(window), window.controller
    choose = policy("greedy", GAME, SEED)
    kinds: set[str] = set()
    moves: Counter[int] = Counter()
    while isinstance(waiting := controller.waiting, Decision):
        before = len(controller.session.inputs)
        action = choose(controller.state)
        if isinstance(action, Move):
            # The hand lifts all that may go, and would take back tomorrow what it moved today.
            moves[controller.state.turn] += 1
            if moves[controller.state.turn] > MOST_MOVES:
                action = DONE
        data = GAME.action_data(action)
        hand.do(data)
        if len(controller.session.inputs) == before:
            hand.do(GAME.action_data(waiting.options[-1]))
        assert len(controller.session.inputs) > before, data
        kinds.add(data["do"])
    assert isinstance(controller.waiting, Over)
    assert controller.state.turn == 20
    assert kinds >= {"move", "build", "done"}

    played = [
        GAME.action_data(given.action)
        for given in controller.session.inputs
        if isinstance(given, Acted)
    ]
    with Engine() as engine:
        engine.ask("new", game="reconquista", seed=SEED)
        for action_data in played:
            decision = engine.ask("act", action=action_data)["decision"]
        assert decision["over"]["level"] == controller.waiting.level
        assert engine.ask("digest")["digest"] == GAME.digest(controller.state)

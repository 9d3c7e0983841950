"""Games by mouse at a table: what may be done is done by hand, whatever it is, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games import MORE_GAMES, entry_of
from reconquista_qt.view.app import build
from tests.table.hand import TableHand

LONG_MS = 60_000


def play(qtbot: Any, qapp: QApplication, game: str, seed: int, most: int) -> Session:
    """Play by mouse what chance chooses, `most` actions or to the end."""
    window = build(qapp, Session.new(entry_of(game).rules(), seed=seed))
    qtbot.addWidget(window)
    try:
        window.preferences.set("speed", "instant")
        window.preferences.set("answer_single_choices", False)
        window.resize(1600, 1000)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: window.is_complete, timeout=LONG_MS)
        window.board.fit()
        hand, chance = TableHand(window), random.Random(seed)
        session: Session = window.controller.session
        missing = []
        for _ in range(most):
            waiting = window.controller.waiting
            if not isinstance(waiting, Decision):
                break
            action = chance.choice(list(waiting.options))
            if not hand.do(action):
                missing.append(session.game.action_data(action))
                window.controller.submit(action)
        assert not missing
        return session
    finally:
        window.preferences.set("answer_single_choices", True)
        if isValid(window):
            window.close()


def test_a_duel_to_its_end(qtbot: Any, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    session = play(qtbot, qapp, "duel", 4, 500)
    assert isinstance(session.waiting, Over)


@pytest.mark.parametrize(("game", "most"), [("hispania", 30), ("crusades2", 60), ("st279", 30)])
def test_the_beginning_of_a_game(qtbot: Any, qapp: QApplication, game: str, most: int) -> None:
    session = play(qtbot, qapp, game, 7, most)
    assert len(session.inputs) >= most

"""The adviser at a table whose two sides have secrets from each other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.session import Session
from reconquista_qt.games.crusades2.rules.actions import DONE
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.view.app import build

LONG_MS = 300_000  # nothing here takes as long


@pytest.mark.rule("5.0/R019")
def test_it_thinks_for_whoever_has_just_sat_down(qtbot: QtBot, qapp: QApplication) -> None:
    session = Session.new(GAME, seed=1)
    player = policy("greedy", GAME)
    while session.state.turn == 1:
        session.act(player(session.state))
    window = build(qapp, session)  # where both give their orders, one after the other
    qtbot.addWidget(window)
    window.preferences.set("speed", "instant")
    window.preferences.set("seats", {})
    window.desk.sit_down()
    window.show()
    qtbot.waitExposed(window)
    window.actions_["adviser"].trigger()
    dock = window.insight.adviser()
    seating = window.desk.seating
    assert window.controller.submit(DONE)
    qtbot.waitUntil(lambda: seating.is_covered, timeout=LONG_MS)
    assert dock.advice is None and not dock.helper.is_running
    qtbot.mouseClick(window.desk.curtain.button, Qt.MouseButton.LeftButton)
    assert not seating.is_covered
    # Nobody has to ask for it.
    qtbot.waitUntil(lambda: dock.advice is not None, timeout=LONG_MS)
    assert dock.advice is not None
    assert window.controller.why_not(dock.advice.plan[0].action) is None
    dock.helper.stop()
    window.close()

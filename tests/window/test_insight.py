"""The insights in the window: danger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.game import GAME
from reconquista_qt.games.reconquista.odds import reaction_odds
from reconquista_qt.view import app as program
from reconquista_qt.view.insight.danger import Danger
from reconquista_qt.view.insight.heat_item import DangerShield, HeatItem, step_of
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.wording import install


@pytest.fixture
def window(qtbot: Any) -> Iterator[MainWindow]:
    application = QApplication.instance() or program.application()
    assert isinstance(application, QApplication)
    window = program.build(application, Session.new(GAME, seed=7))
    window.preferences.set("language", "en")
    window.preferences.set("speed", "instant")
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    install(application, "en")


def danger_of(window: MainWindow) -> Danger:
    """Show the danger and return what shows it."""
    window.actions_["danger"].trigger()
    assert window.insight.danger is not None
    return window.insight.danger


def test_danger_shows_the_exact_chances(window: MainWindow) -> None:
    danger = danger_of(window)
    expected = reaction_odds(window.controller.state)
    assert danger.strikes == expected
    items = window.board.board.items()
    heat = [item for item in items if isinstance(item, HeatItem)]
    assert {item.area for item in heat} == set(expected)
    assert sum(isinstance(item, DangerShield) for item in items) == len(expected)
    assert abs(danger.nobody + sum(one.chance for one in expected.values()) - 1) < 1e-9
    assert danger.note.isVisible()


def test_danger_follows_the_game_and_the_language(window: MainWindow, qtbot: Any) -> None:
    danger = danger_of(window)
    waiting: Any = window.controller.waiting
    window.controller.submit(waiting.options[0])
    qtbot.waitUntil(lambda: danger.strikes == reaction_odds(window.controller.state))
    window.preferences.set("language", "es")
    qtbot.waitUntil(lambda: "reacción" in danger.why(""))


def test_danger_says_why(window: MainWindow) -> None:
    danger = danger_of(window)
    area = max(danger.strikes, key=lambda one: danger.strikes[one].chance)
    window.board.select_area(area)
    text = danger.note.label.text()
    assert "region die" in text and "→" in text and "rule:" in text
    safe = danger.why("granada")
    assert "cannot be struck first" in safe


def test_danger_goes_away(window: MainWindow) -> None:
    danger = danger_of(window)
    window.actions_["danger"].trigger()
    assert not danger.strikes and not danger.note.isVisible()
    assert not any(isinstance(item, HeatItem) for item in window.board.board.items())


def test_steps_of_heat() -> None:
    assert [step_of(chance) for chance in (0.01, 0.1, 0.3, 0.5, 1.0)] == [0, 1, 2, 3, 3]

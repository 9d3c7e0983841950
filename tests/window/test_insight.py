"""The insights in the window: danger, statistics, adviser, simulation."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.events import BattleBegan, BattleRound
from reconquista_qt.games.reconquista.game import GAME
from reconquista_qt.games.reconquista.odds import reaction_odds
from reconquista_qt.view import app as program
from reconquista_qt.view.docks.adviser_dock import areas_of
from reconquista_qt.view.insight.danger import Danger
from reconquista_qt.view.insight.heat_item import DangerShield, HeatItem, step_of
from reconquista_qt.view.insight.luck import better_than, fortune, tallies
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


def test_luck_counts_hits_against_their_chances() -> None:
    fight = [
        Entry(0, 1, "movement", 0, BattleBegan("leon", "christian", "muslim", {"christian_army": 2},
              {"muslim_garrison": 1}, False, "", "", "phase4/battle-trigger")),
        Entry(1, 1, "movement", 0, BattleRound("leon", 1, "", (("christian_army", 4),
              ("christian_army", 3)), (("muslim_garrison", 5),), 1, 1, {}, {})),
        Entry(2, 1, "movement", 0, BattleBegan("leon", "raider", "muslim", {"raider": 1},
              {"muslim_garrison": 1}, False, "", "", "phase4/battle-trigger")),
        Entry(3, 1, "movement", 0, BattleRound("leon", 1, "", (("raider", 6),),
              (("muslim_garrison", 6),), 1, 1, {}, {})),
    ]  # fmt: skip
    found = tallies(fight)
    ours, theirs = found["own_hits"], found["other_hits"]
    assert (ours.dice, ours.got, ours.expected) == (2, 1, 1)
    assert (theirs.dice, theirs.got) == (1, 1) and abs(theirs.expected - 1 / 3) < 1e-12
    assert fortune(found) < 0 and better_than(fortune(found)) < 0.5
    assert better_than(0) == 0.5


def test_statistics_follow_the_game(qtbot: Any, window: MainWindow) -> None:
    session = Session.new(GAME, seed=7)
    player = policy("greedy", GAME, 1)
    while session.state.turn < 4:
        waiting: Any = session.waiting
        assert waiting.options
        session.act(player(session.state))
    window.controller.adopt(session)
    window.actions_["statistics"].trigger()
    dock = window.insight.statistics()
    assert dock.isVisible()
    description = dock.chart.accessibleDescription()
    assert all(name in description for name in ("Points", "Cities", "Income", "4 →"))
    reaction = dock.rows["reaction"]
    assert reaction[2].text() == "3.50" and reaction[3].text()
    window.preferences.set("language", "es")
    qtbot.waitUntil(lambda: dock.windowTitle() == "Estadísticas")


def test_the_adviser_suggests_a_legal_move_and_performs_it(qtbot: Any, window: MainWindow) -> None:
    window.actions_["adviser"].trigger()
    dock = window.insight.adviser()
    assert dock.isVisible() and dock.aside.is_running
    qtbot.waitUntil(lambda: dock.advice is not None, timeout=20_000)
    assert dock.advice is not None
    best = dock.advice.suggestions[0].actions[0]
    assert window.controller.why_not(best) is None
    assert window.board.board.highlighted("shown") == areas_of(best)
    assert dock.best.text() == window.languages.wording.option(best)
    before = len(window.controller.session.inputs)
    dock.perform.click()
    assert len(window.controller.session.inputs) > before
    assert dock.advice is None and not dock.aside.is_running
    assert not window.board.board.highlighted("shown")


def test_the_adviser_stops_at_once(qtbot: Any, window: MainWindow) -> None:
    dock = window.insight.adviser()
    window.arrangement.forward(dock)
    dock.think()
    qtbot.wait(100)
    begun = monotonic()
    dock.ask.click()
    assert monotonic() - begun < 0.3 and not dock.aside.is_running
    dock.think()
    window.close()
    assert not dock.aside.is_running


def test_games_are_played_on_from_here(qtbot: Any, window: MainWindow) -> None:
    window.actions_["simulate"].trigger()
    dock = window.insight.future()
    before = window.controller.game.position(window.controller.state)
    dock.games.setValue(10)
    dock.go.click()
    assert dock.aside.is_running and not dock.games.isEnabled()
    qtbot.waitUntil(lambda: not dock.aside.is_running, timeout=60_000)
    assert dock.ends is not None and len(dock.ends.points) == len(dock.ends.levels) == 10
    assert dock.histogram.isVisible() and "10 games" in dock.mean.text()
    assert window.controller.game.position(window.controller.state) == before
    dock.simulate()
    begun = monotonic()
    dock.go.click()
    assert monotonic() - begun < 0.3 and not dock.aside.is_running

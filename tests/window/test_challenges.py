"""Challenges: found again, judged by what is played on the board, hinted at, and kept as solved."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.ai import challenges as finding
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.model.challenges import NEARLY, RIGHT, WRONG, riddles, solved
from reconquista_qt.view.app import build
from reconquista_qt.view.challenges import HINTS, ChallengesWindow
from reconquista_qt.view.main_window import MainWindow

ALL = riddles("reconquista")


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    return window


def opened(window: MainWindow) -> ChallengesWindow:
    window.actions_["challenges"].trigger()
    dialog = window.windows.open["challenges"]
    assert isinstance(dialog, ChallengesWindow)
    return dialog


@pytest.mark.parametrize("riddle", ALL, ids=lambda riddle: riddle.id)
def test_each_challenge_is_asked_as_it_was_found(riddle: Any) -> None:
    state = Session.at(GAME, riddle.position, seed=1).state
    step, data = state.agenda[-1], riddle.data
    assert (step.kind, step.side) == (data["kind"], data["side"])
    assert GAME.position(state) == data["position"]
    options = [GAME.action_data(option) for option in step.options(state)]
    keys = {finding.decision_key(option) for option in options}
    assert len(keys) == data["choices"] >= finding.FEWEST_CHOICES
    assert finding.decision_key(data["best"]) in keys
    assert step.refuse(state, GAME.action_from(data["best"])) is None
    for rival in data["rivals"]:
        assert step.refuse(state, GAME.action_from(rival["action"])) is None
        # For certain, by what its own playouts say (the figures are rounded).
        assert rival["behind"] > finding.LEAD - 0.01
        assert rival["behind"] - finding.SURE * rival["error"] > finding.CERTAIN - 0.03
        assert finding.decision_key(rival["action"]) != finding.decision_key(data["best"])


def test_the_easiest_come_first() -> None:
    found = [riddle.data["found"] for riddle in ALL]
    assert found == sorted(found, reverse=True)
    assert [riddle.number for riddle in ALL] == list(range(1, len(ALL) + 1))
    assert {riddle.stars for riddle in ALL} <= {1, 2, 3, 4, 5}


def test_a_game_is_looked_through_alike_each_time() -> None:
    # The last turns of a short start: a search of a second or two.
    looks = finding.decisions(GAME, "montiel_1369", "greedy", 3, dict(GAME.default_options))
    assert looks
    again = finding.decisions(GAME, "montiel_1369", "greedy", 3, dict(GAME.default_options))
    assert [GAME.digest(state) for _, state in looks] == [GAME.digest(state) for _, state in again]


def test_an_answer_is_judged_and_the_solved_are_kept(window: MainWindow) -> None:
    dialog = opened(window)
    riddle = dialog.riddle
    assert riddle is not None
    QTest.mouseClick(dialog.play_button, Qt.MouseButton.LeftButton)
    assert GAME.position(window.controller.state) == riddle.position
    rival = riddle.data["rivals"][-1]
    assert window.controller.submit(GAME.action_from(rival["action"]))
    assert "There is something better" in dialog.text.text()
    assert not solved("reconquista")
    window.controller.undo()
    assert "There is something better" not in dialog.text.text()
    QTest.mouseClick(dialog.hint, Qt.MouseButton.LeftButton)
    assert window.controller.submit(GAME.action_from(riddle.data["best"]))
    assert "Right!" in dialog.text.text()
    assert solved("reconquista") == {riddle.id: 1}
    assert dialog.list.item(riddle.number - 1).text().startswith("✓")


def test_hints_come_in_three_steps_and_then_the_answer(window: MainWindow) -> None:
    dialog = opened(window)
    texts = [dialog.text.text()]
    for _ in range(HINTS):
        QTest.mouseClick(dialog.hint, Qt.MouseButton.LeftButton)
        texts.append(dialog.text.text())
    assert len(set(texts)) == HINTS + 1
    assert not dialog.hint.isEnabled()
    assert dialog.riddle is not None
    best = window.languages.wording.option_rich(
        GAME.action_from(dialog.riddle.data["best"]), dialog.riddle.data["kind"]
    )
    assert f"<b>{best}</b>" not in dialog.text.text()
    QTest.mouseClick(dialog.give_up, Qt.MouseButton.LeftButton)
    assert f"<b>{best}</b>" in dialog.text.text()
    window.preferences.set("language", "es")
    assert dialog.windowTitle() == "Desafíos"


def test_no_hint_says_to_do_nothing_where_something_is_best(window: MainWindow) -> None:
    dialog = opened(window)
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for riddle in ALL:
        dialog.list.setCurrentRow(riddle.number - 1)
        assert dialog.riddle == riddle
        told[riddle.data["best"]["do"] == "done"].add(dialog._hint_texts(riddle)[2])
    nothing = "<i>Doing more would only expose what you have.</i>"
    assert told[True] == {nothing} and nothing not in told[False]


def test_other_amounts_are_nearly_right() -> None:
    riddle = next(one for one in ALL if one.data["best"]["do"] in ("move", "hire"))
    best = riddle.data["best"]
    other = {**best, "units": {"christian_army": 99}} if "units" in best else {**best, "count": 9}
    assert riddle.judge(best)[0] == RIGHT
    assert riddle.judge(other)[0] == NEARLY
    assert riddle.judge({"do": "build", "what": "nothing", "area": "x"}) == (WRONG, None)

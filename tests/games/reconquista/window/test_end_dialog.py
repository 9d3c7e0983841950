"""The end of a game says who its level of victory is named after."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.end_dialog import EndDialog
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.words.names import FIGURES, LEVELS
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.replay_page import scores_of
from reconquista_qt.view.app import build
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.main_window import MainWindow


def test_every_level_has_its_figure() -> None:
    assert FIGURES.keys() == LEVELS.keys()


@pytest.mark.parametrize(
    ("language", "who"), [("en", "sacked Santiago"), ("es", "saqueó Santiago")]
)
def test_the_figure_of_the_level_is_told(
    qtbot: Any, qapp: QApplication, language: str, who: str
) -> None:
    session = Session.new(GAME, seed=3)
    while isinstance(waiting := session.waiting, Decision):
        session.act(DONE if DONE in waiting.options else waiting.options[0])
    assert isinstance(waiting, Over) and waiting.level == "almanzor"
    languages, controller = Languages(qapp), GameController(session)
    languages.set_language(language)
    dialog = EndDialog(controller, languages)
    qtbot.addWidget(dialog)
    try:
        dialog.show()
        assert who in dialog.figure.text()
        needed = dialog.figure.heightForWidth(dialog.figure.width())
        qtbot.waitUntil(lambda: dialog.figure.height() >= needed, timeout=30_000)
    finally:
        languages.set_language("en")


@pytest.fixture
def ended(qtbot: Any, qapp: QApplication) -> MainWindow:
    session = Session.new(GAME, seed=7, scenario="mudejars_1264")
    choose = policy("greedy", GAME)
    while isinstance(session.waiting, Decision):
        session.act(choose(session.state))
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.windows.end()
    return window


def test_the_end_has_its_board_its_curve_and_its_story(ended: MainWindow) -> None:
    dialog = ended.windows.open["end"]
    assert isinstance(dialog, EndDialog)
    assert not dialog.board.pixmap().isNull()
    scores = scores_of(ended.controller.session)
    best, gained = dialog.curve.best_turn
    assert (
        gained
        == scores[best + 1] - scores[best]
        == max(scores[turn + 1] - scores[turn] for turn in scores if turn + 1 in scores)
    )
    assert f"turn {best}" in dialog.story.text()
    dialog.copy_text()
    text = QGuiApplication.clipboard().text()
    assert "Seed 7" in text
    assert "The rising of 1264" in text
    dialog.copy_picture()
    assert QGuiApplication.clipboard().image().width() > 1000
    ended.preferences.set("language", "es")
    assert "Semilla 7" in dialog.text()
    ended.preferences.set("language", "en")


def test_it_is_played_again_from_a_turn(ended: MainWindow) -> None:
    dialog = ended.windows.open["end"]
    assert isinstance(dialog, EndDialog)
    curve = dialog.curve
    inputs = len(ended.controller.session.inputs)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(curve, key)
    assert ended.controller.state.turn == 16
    assert not dialog.isVisible()
    # What was played is still there.
    assert len(ended.controller.session.undone) == inputs - len(ended.controller.session.inputs)

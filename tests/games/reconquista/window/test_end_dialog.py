"""The end of a game says who its level of victory is named after."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.end_dialog import EndDialog
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.words.names import FIGURES, LEVELS
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.languages import Languages


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
    languages.speak(language)
    dialog = EndDialog(controller, languages)
    qtbot.addWidget(dialog)
    try:
        dialog.show()
        assert who in dialog.figure.text()
        needed = dialog.figure.heightForWidth(dialog.figure.width())
        qtbot.waitUntil(lambda: dialog.figure.height() >= needed, timeout=30_000)
    finally:
        languages.speak("en")

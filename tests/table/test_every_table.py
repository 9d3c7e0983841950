"""Each game of the house at its table: it opens, speaks both languages, and is played on."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES, GameEntry
from reconquista_qt.view.app import build
from reconquista_qt.view.table.view import TableView

DECISIONS = 12


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_a_game_opens_speaks_both_languages_and_goes_on(
    qtbot: QtBot, qapp: QApplication, entry: GameEntry
) -> None:
    window = build(qapp, Session.new(entry.rules(), seed=4))
    if not isinstance(window.board, TableView):
        window.close()
        pytest.skip("a board of its own, with tests of its own")
    window.preferences.set("speed", "instant")
    window.preferences.set("language", "en")
    window.show()
    qtbot.waitExposed(window)
    rng = random.Random(4)
    told = {}
    for language in ("es", "en"):
        window.languages.set_language(language)
        QApplication.processEvents()
        for _ in range(DECISIONS):
            waiting = window.controller.waiting
            assert isinstance(waiting, Decision)
            words = window.languages.wording
            assert words.language == language
            window.desk.seating.uncover()  # the next one sits down
            prompt = words.prompt_rich(waiting, window.controller.state)
            assert prompt in window.phase.prompt.text()
            told.setdefault(language, window.phase.prompt.text())
            assert window.controller.submit(rng.choice(waiting.options))
            qtbot.waitUntil(lambda: not window.board.playback.is_playing)
    assert told["en"] != told["es"]
    for seat in window.controller.game.seats(window.controller.state):
        name = window.board.naming.seat(seat.id)
        assert name and name != seat.id, "everybody at the table has a name"
    assert not window.grab().isNull()
    window.actions_["about"].trigger()
    facts = window.windows.open["about"].facts.text()  # type: ignore[attr-defined]
    assert window.desk.title() in facts and "White Dog" not in facts
    window.close()
    window.deleteLater()

"""What a person is offered before a game for two."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from reconquista_qt.engine.session import Session
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.view.app import build
from reconquista_qt.view.table.new_game import TableNewGameDialog


def test_the_even_tables_are_proposed_and_the_reconstructed_stay_the_rule(
    qtbot: Any, qapp: QApplication, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path))
    window = build(qapp, Session.new(GAME, seed=1))
    qtbot.addWidget(window)
    dialog = window.desk.surface.new_game_dialog(GAME, window)
    qtbot.addWidget(dialog)
    assert isinstance(dialog, TableNewGameDialog)
    assert dialog.chosen()["options"]["tables"] == "even"
    assert GAME.default_options["tables"] == "reconstructed"
    dialog.options["tables"].setCurrentIndex(dialog.options["tables"].findData("reconstructed"))
    assert dialog.chosen()["options"]["tables"] == "reconstructed"
    window.close()


def test_who_never_chose_a_start_has_the_forces_in_their_places(
    qtbot: Any, qapp: QApplication, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path))
    window = build(qapp, game="st279")
    qtbot.addWidget(window)
    session = window.controller.session
    assert (session.scenario, session.options["tables"]) == ("ready", "even")
    assert GAME.scenarios[0] == "standard"
    dialog = window.desk.surface.new_game_dialog(GAME, window)
    qtbot.addWidget(dialog)
    assert dialog.scenario == "ready"
    # What was chosen last is what the next start begins with.
    dialog.cards.choose("standard")
    dialog.options["tables"].setCurrentIndex(dialog.options["tables"].findData("reconstructed"))
    dialog.start.click()
    window.close()
    again = build(qapp, game="st279")
    qtbot.addWidget(again)
    session = again.controller.session
    assert (session.scenario, session.options["tables"]) == ("standard", "reconstructed")
    again.close()


def test_the_tab_key_goes_from_the_starts_to_who_plays(
    qtbot: Any, qapp: QApplication, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path))
    window = build(qapp, Session.new(GAME, seed=1))
    qtbot.addWidget(window)
    dialog = window.desk.surface.new_game_dialog(GAME, window)
    qtbot.addWidget(dialog)
    dialog.cards.choose("standard")
    dialog.cards.choose("ready")  # the seats are offered anew
    wanted: list[QWidget] = [dialog.cards, *dialog.seats.values(), dialog.advanced, dialog.start]
    found: list[QWidget] = []
    widget: QWidget = dialog.cards
    while widget is not dialog.start:
        if widget in wanted:
            found.append(widget)
        widget = widget.nextInFocusChain()
    assert [*found, dialog.start] == wanted
    window.close()

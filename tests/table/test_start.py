"""Which game is started with: by the command line, by the last time, by a session."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.games import MORE_GAMES
from reconquista_qt.view.app import build, wanted


def test_the_command_line_names_a_game_and_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    assert wanted(["--game", "duel", "a.reconquista"]) == ("duel", [Path("a.reconquista")], "")
    assert wanted(["--game=duel"]) == ("duel", [], "")
    assert wanted(["--game", "no-such-game"]) == ("", [], "")
    assert wanted(["b.reconquista", "--style"]) == ("", [Path("b.reconquista")], "")


def test_a_window_of_each_game_that_has_one(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    for game, title in (("duel", "The duel"), ("", "Reconquista")):
        window = build(qapp, game=game)
        window.show()
        qtbot.waitExposed(window)
        assert window.windowTitle() == title
        assert window.controller.game.id == (game or "reconquista")
        window.close()
        window.deleteLater()

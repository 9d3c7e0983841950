"""A position is copied and pasted as a line of text."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.cli import play
from reconquista_qt.engine.position_line import line_of
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view.app import build, wanted
from reconquista_qt.view.main_window import MainWindow

LINE = (
    "reconquista 18 movement "
    "TG,TG,TG,TG/TG,TG,TG,T#G2/TG,TG,TG,T#G3A4/TG,tg,tg,TG/tg,t#g,tg,t#g2 - - 0 -"
)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    window = build(qapp, Session.new(GAME, seed=7, options={"even_result": "die"}))
    qtbot.addWidget(window)
    return window


def test_the_position_is_copied_and_pasted(window: MainWindow) -> None:
    window.actions_["copy_position"].trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied == line_of(GAME, window.controller.state)
    QGuiApplication.clipboard().setText(f"  {LINE}\n")
    window.actions_["paste_position"].trigger()
    assert window.controller.state.turn == 18
    assert window.controller.waiting.kind == "move"
    assert line_of(GAME, window.controller.state) == LINE
    # The rulings are those of the game that was on the table.
    assert window.controller.session.options["even_result"] == "die"
    QGuiApplication.clipboard().setText(copied)
    window.actions_["paste_position"].trigger()
    assert line_of(GAME, window.controller.state) == copied


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "is not possible here"),
        ("chess e4", "There is no game"),
        (LINE.replace("18", "99"), "turn"),
        (LINE.replace("T#G3A4", "T#G3Z"), "areas.toledo"),
    ],
)
def test_what_cannot_be_pasted_is_told_and_changes_nothing(
    window: MainWindow, text: str, told: str
) -> None:
    before = line_of(GAME, window.controller.state)
    QGuiApplication.clipboard().setText(text)
    window.actions_["paste_position"].trigger()
    assert told in window.banner.text.text()
    assert line_of(GAME, window.controller.state) == before


def test_the_command_line_opens_a_position() -> None:
    assert wanted(["--position", LINE]) == ("reconquista", [], LINE)
    assert wanted([f"--position={LINE}"]) == ("reconquista", [], LINE)


def test_games_are_played_from_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main(["--position", LINE, "--policy", "greedy", "--games", "2"]) == 0
    assert "2 games" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        play.main(["--position", LINE.replace("T#G3A4", "?")])
    assert "toledo" in capsys.readouterr().err

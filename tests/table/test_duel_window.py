"""The duel in the window: by mouse, by keys, hot seat with a curtain, against the computer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDockWidget, QListWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from reconquista_qt.engine.session import Session
from reconquista_qt.games import MORE_GAMES
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.table.end_dialog import TableEndDialog
from reconquista_qt.view.table.new_game import TableNewGameDialog
from tests.duel.rules.game import GAME
from tests.duel.rules.state import NAMES

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    made = build(qapp, Session.new(GAME, seed=4))
    made.preferences.set("speed", "instant")
    made.resize(1100, 800)
    made.show()
    qtbot.waitExposed(made)
    made.board.fit()
    yield made
    if isValid(made):  # another game's window may have taken its place
        made.close()
        made.deleteLater()


def state(window: MainWindow) -> Any:
    return window.controller.state


def where(window: MainWindow, side: int) -> str:
    return NAMES[state(window).at[side]]


def drag(qtbot: QtBot, window: MainWindow, start: str, end: str) -> None:
    board = window.board
    a, b = board.anchor_of(start), board.anchor_of(end)
    qtbot.mousePress(board.viewport(), LEFT, pos=a)
    for t in (0.3, 0.7, 1.0):
        step = QPoint(round((b - a).x() * t), round((b - a).y() * t))
        qtbot.mouseMove(board.viewport(), a + step)
    qtbot.mouseRelease(board.viewport(), LEFT, pos=b)


def sit_down(qtbot: QtBot, window: MainWindow) -> None:
    assert window.desk.curtain.isVisible()
    qtbot.mouseClick(window.desk.curtain.button, LEFT)
    assert not window.desk.curtain.isVisible()


def test_the_window_is_the_duels(window: MainWindow) -> None:
    assert window.windowTitle() == "The duel"
    assert window.phase.banner.name.text() == "Red"
    assert window.primary_follows is not None
    assert window.actions_["primary"].text() == "Rest"
    assert "army" not in window.actions_.by_id
    assert not window.actions_["danger"].isVisible()
    assert {piece.art for piece in window.board.board.picture.at("blue")} == {"hidden"}


def test_by_mouse_with_a_curtain_between_the_two(qtbot: QtBot, window: MainWindow) -> None:
    assert where(window, 0) == "-1,0"
    drag(qtbot, window, "-1,0", "0,0")
    assert where(window, 0) == "0,0"
    # Blue is asked: nothing is seen until Blue sits down.
    assert not window.board.board.piles and not window.log.model.rowCount()
    assert window.desk.curtain.head.text() == "Blue to play"
    sit_down(qtbot, window)
    assert {p.art for p in window.board.board.picture.at("red")} == {"hidden"}
    assert {p.art for p in window.board.board.picture.at("blue")} != {"hidden"}
    assert "hidden" in window.log.text()
    # What Red has done is not Blue's to take back.
    assert not window.actions_["undo"].isEnabled()
    before = len(window.controller.session.inputs)
    qtbot.mouseClick(window.board.viewport(), LEFT, pos=window.board.anchor_of("0,0"))
    assert len(window.controller.session.inputs) == before
    assert window.board.menu.isVisible()  # with the chit or without
    strike = [a for a in window.board.menu.actions() if a.text() == "Strike"]
    strike[0].trigger()
    assert window.controller.session.journal[-1].event.kind == "struck"


def test_an_illegal_drop_names_its_rule_and_changes_nothing(
    qtbot: QtBot, window: MainWindow
) -> None:
    drag(qtbot, window, "-1,0", "0,2")
    assert where(window, 0) == "-1,0"
    assert "Not possible" in window.board.note.text()
    qtbot.waitUntil(lambda: window.board.selection is None, timeout=20_000)


def test_by_keys_alone(qtbot: QtBot, window: MainWindow) -> None:
    board = window.board
    board.setFocus()
    board.select_area("-1,0")
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert board.selection is not None
    qtbot.keyClick(board, Qt.Key.Key_Up)
    assert board.selected == "-1,-1"
    qtbot.keyClick(board, Qt.Key.Key_Return)
    assert where(window, 0) == "-1,-1"
    curtain = window.desk.curtain
    assert curtain.isVisible()
    qtbot.keyClick(curtain.button, Qt.Key.Key_Space)
    assert not curtain.isVisible()
    window.actions_["primary"].trigger()  # rests
    assert curtain.isVisible() and curtain.head.text() == "Red to play"
    qtbot.keyClick(curtain.button, Qt.Key.Key_Return)
    assert not curtain.isVisible()
    assert window.focusWidget() is board


def test_the_computer_plays_its_seat_aside(qtbot: QtBot, window: MainWindow) -> None:
    # The process aside finds the game by the same registry.
    window.preferences.set("seats", {"duel.blue": "random"})
    window.desk.sit_down()
    assert window.desk.seating.persons == ("red",)
    window.actions_["primary"].trigger()
    assert window.desk.seating.is_thinking
    assert "Stop Blue" in window.actions_["primary"].text()
    qtbot.waitUntil(lambda: window.desk.seating.asked in ("red", ""), timeout=60_000)
    assert state(window).turn == 2 and not window.desk.curtain.isVisible()
    assert window.actions_["undo"].isEnabled()
    window.actions_["undo"].trigger()
    assert window.desk.seating.asked == "red" and state(window).turn == 1


def test_the_computer_can_be_stopped(qtbot: QtBot, window: MainWindow) -> None:
    window.preferences.set("seats", {"duel.blue": "random"})
    window.desk.sit_down()
    window.actions_["primary"].trigger()
    window.actions_["primary"].trigger()
    assert window.desk.seating.is_paused and not window.desk.seating.is_thinking
    assert "go on" in window.actions_["primary"].text()
    window.actions_["primary"].trigger()
    assert window.desk.seating.is_thinking


def test_to_the_end_and_a_new_one(qtbot: QtBot, window: MainWindow) -> None:
    window.preferences.set("seats", {})
    while state(window).over is None:
        if window.desk.curtain.isVisible():
            window.desk.seating.uncover()
        window.actions_["primary"].trigger()
    end = window.windows.open["end"]
    assert isinstance(end, TableEndDialog) and end.isVisible()
    assert end.head.text()
    end._told.click()
    words = window.windows.open["chronicle"]
    assert words.isVisible() and words.windowTitle() == "Chronicle"
    words.close()
    end._replay.click()
    assert end.isHidden()  # what is played again is seen on the board
    window.windows.new_game()
    dialog = window.windows.open["new_game"]
    assert isinstance(dialog, TableNewGameDialog)
    assert list(dialog.seats) == ["red", "blue"]
    games = [dialog.picker.games.itemText(i) for i in range(dialog.picker.games.count())]
    assert games[0] == "Reconquista" and "The duel" in games
    box = dialog.options["hits"]
    box.setCurrentIndex(box.findData(3))
    red = dialog.seats["red"]
    red.setCurrentIndex(red.findData("person"))
    dialog.start.click()
    assert state(window).over is None and state(window).need == 3
    assert window.preferences.get("seats")["duel.blue"] == "random"


def test_another_game_takes_a_window_of_its_own(
    qtbot: QtBot, qapp: QApplication, window: MainWindow
) -> None:
    window.controller.adopt(Session.new(_reconquista(), seed=5))
    assert window.controller.game.id == "duel"

    def others() -> list[MainWindow]:
        return [
            w for w in qapp.topLevelWidgets()
            if isinstance(w, MainWindow) and w.isVisible() and w is not window
        ]  # fmt: skip

    qtbot.waitUntil(lambda: bool(others()), timeout=60_000)
    other = others()[0]
    qtbot.addWidget(other)
    assert other.controller.game.id == "reconquista"
    assert other.controller.session.dice.seed == 5
    assert "Reconquista" in other.windowTitle()


def _reconquista() -> Any:
    from reconquista_qt.games import default_entry

    return default_entry().rules()


def test_a_saved_duel_is_listed_with_its_picture_and_read_again(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    drag(qtbot, window, "-1,0", "0,0")
    assert window.files.save()
    path = window.files.path
    assert path is not None and path.name.startswith("The duel, turn 1")
    window.windows.saves()
    dialog = window.windows.open["saves"]
    lists = [w for w in dialog.findChildren(QListWidget) if w.count()]
    texts = [lists[0].item(row).text() for row in range(lists[0].count())]
    assert any("The field" in text and "Turn 1" in text for text in texts)
    picture = lists[0].item(0).icon().pixmap(132, 92).toImage()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 2)
               for y in range(0, picture.height(), 2)}  # fmt: skip
    assert len(colours) > 4
    window.desk.seating.uncover()
    window.actions_["primary"].trigger()
    assert window.files.read(path)
    assert where(window, 0) == "0,0" and len(window.controller.session.journal) == 4


def test_the_games_own_panel_and_figures_over_the_board(window: MainWindow) -> None:
    judge = window.findChild(QDockWidget, "judgeDock")
    assert judge is not None and judge.toggleViewAction().isChecked()
    reach = next(a for a in window.findChildren(QAction) if a.text() == "Reach")
    reach.setChecked(True)
    assert len(window.board.board._heat) == 37
    reach.setChecked(False)
    assert not window.board.board._heat


def test_a_link_to_a_rule_opens_no_other_games_book(window: MainWindow) -> None:
    window.follow("rule:phase4")
    assert window.arrangement._books is None


def test_languages_and_themes_go_on_while_it_is_played(qtbot: QtBot, window: MainWindow) -> None:
    window.next_language()
    assert window.phase.windowTitle() == "Turno y fase"
    window.next_theme()
    window.next_language()
    assert window.phase.windowTitle() == "Turn and phase"
    assert all(isinstance(action, QAction) for action in window.findChildren(QAction))

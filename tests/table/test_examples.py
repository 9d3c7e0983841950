"""The examples of the rulebook, each on a table of its own beside the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games import MORE_GAMES, GameEntry
from reconquista_qt.model.companion import companion_of
from reconquista_qt.model.lessons import EXAMPLES, lessons_of
from reconquista_qt.view.app import build
from reconquista_qt.view.book.example_window import ExampleWindow
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.table.examples import LessonExample, TableExamples
from reconquista_qt.view.table.surface import TableSurface
from reconquista_qt.view.table.view import TableView
from tests.games_of_tests import ALL, DUEL

TABLES = [e for e in ALL if isinstance(e.surface(), TableSurface) and lessons_of(e, EXAMPLES)]


@pytest.fixture
def opened(
    qtbot: QtBot,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[tuple[MainWindow, ExampleWindow, GameEntry]]:
    """A game with its examples in a window beside it."""
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    entry = getattr(request, "param", DUEL)
    window = build(qapp, Session.new(entry.rules(), seed=3))
    qtbot.addWidget(window)
    window.preferences.set("speed", "instant")
    window.show()
    qtbot.waitExposed(window)
    window.actions_["examples"].trigger()
    examples = window.book._examples
    assert isinstance(examples, ExampleWindow) and examples.isVisible()
    yield window, examples, entry
    examples.hide()
    window.preferences.set("language", "en")
    window.close()


def run_through(board: TableView) -> None:
    """Show what is being shown to its end, moment by moment but without the time between."""
    playback = board.playback
    while playback.is_playing:
        playback._clock.setCurrentTime(playback._clock.duration())


@pytest.mark.parametrize("opened", TABLES, ids=lambda entry: entry.id, indirect=True)
@pytest.mark.parametrize("language", ["en", "es"])
def test_each_example_goes_to_its_end(
    opened: tuple[MainWindow, ExampleWindow, GameEntry], language: str
) -> None:
    window, examples, entry = opened
    window.preferences.set("language", language)
    before = len(window.controller.session.inputs)
    for at, name in enumerate(lessons_of(entry, EXAMPLES)):
        examples.show_example(name)
        assert examples.choice.itemText(at) not in ("", name)
        player, board = examples.player, examples.board
        assert isinstance(player, LessonExample) and isinstance(board, TableView)
        for step in range(player.count):
            assert player.step == step
            assert examples.title.text() and examples.text.text()
            run_through(board)
            if step + 1 < player.count:
                examples.next.click()
    assert len(window.controller.session.inputs) == before, "the game beside it is left alone"


def test_it_is_leafed_through_and_seen_by_its_seat(
    opened: tuple[MainWindow, ExampleWindow, GameEntry],
) -> None:
    window, examples, _entry = opened
    player, board = examples.player, examples.board
    assert isinstance(player, LessonExample) and isinstance(board, TableView)
    assert examples.title.text() == "Beside each other"
    assert board.board.picture.where()["red"] == "0,0"
    assert {piece.art for piece in board.board.picture.at("blue")} == {"hidden"}
    QTest.keyClick(examples, Qt.Key.Key_Right)
    run_through(board)
    assert player.step == 1 and "Struck" in examples.event_text.text()
    assert board.board.highlighted("shown") == {"0,0"}
    QTest.keyClick(examples, Qt.Key.Key_Right)
    assert player.step == 2 and examples.next.text() == "Close"
    # A key leafs no further than the last step.
    QTest.keyClick(examples, Qt.Key.Key_Right)
    assert examples.isVisible()
    QTest.keyClick(examples, Qt.Key.Key_Left)
    assert player.step == 1
    examples._first.click()
    assert player.step == 0 and not examples._back.isEnabled()
    # Nothing can be done on its board.
    board.act_at("0,0", board.anchor_of("0,0"))
    assert board.selection is None
    for _ in range(3):
        run_through(board)
        examples.next.click()
    assert not examples.isVisible()
    assert companion_of("duel").examples("2/strike") == ("strike",)
    assert companion_of("duel").examples("1/field") == ()
    assert isinstance(examples.examples, TableExamples)
    assert window.desk.surface is not examples.examples.surface

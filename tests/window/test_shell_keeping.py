"""Keeping the game: what was played comes back at the next start, whatever happened."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.actions import DONE, Build
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.storage.saves import write_game
from reconquista_qt.view import app as program
from reconquista_qt.view.main_window import MainWindow
from tests.waiting import settle


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "reconquista"))


@pytest.fixture
def windows(qtbot: Any) -> Iterator[list[MainWindow]]:
    made: list[MainWindow] = []
    yield made
    for window in made:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def start(windows: list[MainWindow], qtbot: Any, seed: int, path: Path | None = None) -> MainWindow:
    """Start the program as its command does, with a new game of a seed."""
    application = QApplication.instance() or program.application()
    assert isinstance(application, QApplication)
    window = program.build(application, Session.new(GAME, seed=seed))
    window.preferences.set("speed", "instant")
    windows.append(window)
    window.begin(path)
    window.show()
    settle()
    return window


def test_the_last_game_is_gone_on_with(windows: list[MainWindow], qtbot: Any) -> None:
    first = start(windows, qtbot, 7)
    first.controller.submit(Build("army", AREA_INDEX["oviedo"]))
    first.controller.submit(DONE)
    first.controller.undo()
    digest = GAME.digest(first.controller.state)
    first.close()
    second = start(windows, qtbot, 8)
    assert second.controller.session.dice.seed == 7
    assert GAME.digest(second.controller.state) == digest
    assert second.controller.can_redo
    # And a third time: the journal of the first is not offered twice.
    second.controller.redo()
    later = GAME.digest(second.controller.state)
    second.close()
    third = start(windows, qtbot, 9)
    assert GAME.digest(third.controller.state) == later


def test_a_game_that_was_not_begun_is_not_offered(windows: list[MainWindow], qtbot: Any) -> None:
    start(windows, qtbot, 7).close()
    second = start(windows, qtbot, 8)
    assert second.controller.session.dice.seed == 8


def test_after_a_crash_the_last_input_is_there(windows: list[MainWindow], qtbot: Any) -> None:
    first = start(windows, qtbot, 7)
    first.controller.submit(Build("army", AREA_INDEX["oviedo"]))
    digest = GAME.digest(first.controller.state)
    # The program is killed: nobody says good-bye, only the lock goes with the process.
    assert first.autosave is not None
    lock = first.autosave.keeper.journal._lock
    assert lock is not None
    lock.release()
    second = start(windows, qtbot, 8)
    assert GAME.digest(second.controller.state) == digest


def test_a_file_on_the_command_line_is_opened(
    windows: list[MainWindow], qtbot: Any, tmp_path: Path
) -> None:
    path = tmp_path / "given.reconquista"
    write_game(Session.new(GAME, seed=77), path)
    window = start(windows, qtbot, 8, path)
    assert window.controller.session.dice.seed == 77
    assert window.files.path == path


def test_who_wants_a_new_game_at_every_start_gets_one(
    windows: list[MainWindow], qtbot: Any
) -> None:
    first = start(windows, qtbot, 7)
    first.controller.submit(DONE)
    first.preferences.set("resume", False)
    first.close()
    second = start(windows, qtbot, 8)
    assert second.controller.session.dice.seed == 8
    # But the last one is offered, and can be taken.
    assert second.banner.isVisible()
    assert 'href="resume:"' in second.banner.text.text()
    second.banner.text.linkActivated.emit("resume:")
    assert second.controller.session.dice.seed == 7
    assert not second.banner.isVisible()


def test_languages_change_nothing_of_the_game(windows: list[MainWindow], qtbot: Any) -> None:
    """The same moves with and without switching between them: the same game, digest by digest."""
    told = []
    for switches in (False, True):
        window = start(windows, qtbot, 7)
        controller = window.controller
        controller.start_new(seed=12)
        digests = []
        for number in range(12):
            waiting = controller.waiting
            assert isinstance(waiting, Decision)
            controller.submit(waiting.options[number % len(waiting.options)])
            if switches:
                window.next_language()
            digests.append(GAME.digest(controller.state))
        told.append((digests, controller.session.inputs, controller.session.journal))
        window.close()
    assert told[0] == told[1]


@pytest.mark.parametrize("way", ["closed", "closed and shown again", "open"])
def test_a_window_that_is_deleted_goes_without_a_word(
    windows: list[MainWindow], qtbot: Any, way: str
) -> None:
    """Its docks tell of themselves while it is taken apart: an error there would fail this test."""
    window = start(windows, qtbot, 7)
    qtbot.waitUntil(lambda: window.is_complete)
    if way != "open":
        window.close()
    if way == "closed and shown again":
        window.show()
        settle()
    windows.remove(window)
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
    settle()
    assert not isValid(window)

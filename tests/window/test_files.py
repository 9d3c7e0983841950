"""A file that somebody else has written is spared, and a game dropped on the window is opened."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.autosave import LEFT, AutosaveRing
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.saves import write_game
from reconquista_qt.view.app import build
from reconquista_qt.view.dialogs.saves import OPEN, SavesDialog
from reconquista_qt.view.files import SAVE_AS


def test_a_file_written_by_another_window_is_spared(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.reconquista"
    one, other = (build(qapp, Session.new(GAME, seed=seed)) for seed in (7, 8))
    for window in (one, other):
        qtbot.addWidget(window)
    assert one.files.write(path)
    assert other.files.read(path)
    other.controller.submit(DONE)
    other.controller.submit(DONE)
    assert other.files.save()
    kept = path.read_bytes()
    assert not one.files.save()
    assert path.read_bytes() == kept
    assert SAVE_AS in one.banner.text.text()
    elsewhere = tmp_path / "asked.reconquista"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(elsewhere), ""))
    one.follow(SAVE_AS)
    assert elsewhere.exists()
    assert one.files.write(tmp_path / "elsewhere.reconquista")


def test_the_first_save_asks_nothing_and_is_on_the_list(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: pytest.fail("asked"))
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    saves = folders().saves
    assert not saves.exists()
    window.actions_["save"].trigger()
    (path,) = saves.iterdir()
    assert window.files.path == path and window.files.is_saved
    assert path.stem in window.statusBar().currentMessage()
    # From now on it is that file, and another game gets another.
    window.controller.submit(DONE)
    assert not window.files.is_saved
    window.actions_["save"].trigger()
    assert window.files.is_saved
    window.controller.start_new(seed=8)
    window.actions_["save"].trigger()
    assert len([p for p in saves.iterdir() if p.suffix == ".reconquista"]) == 2
    window.windows.saves()
    shelf = window.windows.open["saves"]
    assert isinstance(shelf, SavesDialog)
    assert shelf.list.count() == 2


def test_what_was_saved_is_on_the_list_wherever_it_lies(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    disk = tmp_path / "disk"
    disk.mkdir()
    asked: list[str] = []
    names = iter([str(disk / "one"), str(disk / "two.reconquista")])

    def choose(_window: object, _title: str, proposed: str, _filter: str) -> tuple[str, str]:
        asked.append(proposed)
        return next(names), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    assert window.files.save_as()
    # Qt's dialog would begin in whatever folder the program was started, were it not there.
    assert Path(asked[0]).parent == folders().saves
    assert folders().saves.is_dir()
    assert window.files.save_as()
    window.windows.saves()
    shelf = window.windows.open["saves"]
    assert isinstance(shelf, SavesDialog)

    def listed() -> list[str]:
        shelf.refresh()
        return sorted(shelf.list.item(n).toolTip() for n in range(shelf.list.count()))

    one, two = str(disk / "one.reconquista"), str(disk / "two.reconquista")
    assert listed() == [one, two]
    assert str(disk) in shelf.list.item(0).text()
    shelf.choose(Path(two))
    shelf.files.rename("other")
    other = str(disk / "other.reconquista")
    assert listed() == [one, other]
    shelf.files.duplicate()
    assert listed() == [one, other, str(folders().saves / "other.reconquista")]
    # A disk that is not there is not on the list, and comes back with it.
    disk.rename(tmp_path / "gone")
    assert listed() == [str(folders().saves / "other.reconquista")]
    (tmp_path / "gone").rename(disk)
    assert len(listed()) == 3
    folders().elsewhere_file.write_bytes(b"\xff{")
    assert len(listed()) == 1


def test_an_automatic_save_that_was_opened_is_not_written_to(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    path = AutosaveRing(folders().autosaves).write(window.controller.session, LEFT)
    content = path.read_bytes()
    assert window.files.read(path)
    window.controller.submit(DONE)
    assert window.files.save()
    assert path.read_bytes() == content
    assert [p.parent for p in (window.files.path,) if p] == [folders().saves]


def test_a_folder_that_cannot_be_written_is_told_of_at_once(
    qtbot: QtBot, qapp: QApplication
) -> None:
    state = folders().state
    state.parent.mkdir(parents=True, exist_ok=True)
    state.write_text("a file where the folder should be")
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    window.begin()
    window.show()
    qtbot.waitUntil(lambda: window.autosave is not None, timeout=60_000)
    assert window.banner.isVisible()
    assert "journals" in window.banner.text.text()
    state.unlink()
    window.controller.submit(DONE)
    assert "safe again" in window.statusBar().currentMessage()


SICK = [
    (("state", "points"), 2**31), (("state", "turn"), 2**31), (("state", "turn"), -5),
    (("state", "position", "areas", "oviedo"), 5), (("state", "position", "areas"), [1]),
    (("state", "position", "areas", "oviedo", "units"), 7),
    (("state", "position", "areas", "oviedo", "city"), "x"),
    (("state", "position", "areas", "oviedo", "city"), {"a": 1}),
    (("state", "position"), {}), (("state", "level"), "x" * 200), (("state", "phase"), "<b>"),
    (("scenario",), "\U0001f600"), (("game",), "of tomorrow"),
    (("state", "over"), "&"), (("line",), "x" * 201),
]  # fmt: skip


def test_one_bad_file_hides_no_good_one(qtbot: QtBot, qapp: QApplication) -> None:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    assert window.files.save()
    (good,) = folders().saves.iterdir()
    data = json.loads(good.read_bytes())
    for number, (place, value) in enumerate(SICK):
        sick = json.loads(json.dumps(data))
        inside = sick
        for step in place[:-1]:
            inside = inside[step]
        inside[place[-1]] = value
        path = folders().saves / f"sick{number}.reconquista"
        path.write_text(json.dumps(sick), encoding="utf-8")
    os.mkfifo(folders().saves / "pipe.reconquista")
    (folders().saves / "folder.reconquista").mkdir()
    window.windows.saves()
    shelf = window.windows.open["saves"]
    assert isinstance(shelf, SavesDialog)
    assert shelf.list.count() == len(SICK) + 3
    for row in range(shelf.list.count()):
        shelf.list.setCurrentRow(row)
    shelf.choose(good)
    assert shelf.buttons[OPEN].isEnabled()
    window.next_language()
    shelf.grab()
    window.next_language()
    shelf.choose(good)
    shelf.open()
    assert window.files.path == good


def test_a_game_dropped_on_the_window_is_opened(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    path = tmp_path / "game.reconquista"
    write_game(Session.new(GAME, seed=99), path)
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(10, 10), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    window.dropEvent(event)
    assert window.controller.session.dice.seed == 99


def test_folders_that_may_not_even_be_looked_into_stop_nothing(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = str(folders().data.parent)
    for name in ("stat", "lstat", "open", "mkdir", "scandir", "listdir"):
        real = getattr(os, name)

        def refuse(path: object, *rest: object, _real: Any = real, **named: object) -> Any:
            if str(path).startswith(home):
                raise PermissionError(13, "Permission denied", str(path))
            return _real(path, *rest, **named)

        monkeypatch.setattr(os, name, refuse)
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    window.begin()
    window.show()
    qtbot.waitUntil(lambda: window.autosave is not None, timeout=60_000)
    assert "journals" in window.banner.text.text()
    window.controller.submit(DONE)
    assert not window.files.save()
    window.close()

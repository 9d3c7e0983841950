"""A file that somebody else has written is spared, and a game dropped on the window is opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.saves import write_game
from reconquista_qt.view.app import build
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

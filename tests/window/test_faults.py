"""A fault of the program is written down and told of; a report holds all that helps."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.saves import from_bytes
from reconquista_qt.view.app import build
from reconquista_qt.view.faults import FAULTS, Faults, make_report


def test_a_fault_is_written_down_and_told_of(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    before, sys.excepthook = sys.excepthook, lambda *_: None
    try:
        faults = Faults(window)
        faults.told.connect(window.tell)
        try:
            raise ZeroDivisionError("on purpose")
        except ZeroDivisionError as error:
            sys.excepthook(type(error), error, error.__traceback__)
        faults.remove()
    finally:
        sys.excepthook = before
    assert "ZeroDivisionError" in window.banner.text.text()
    assert "on purpose" in (folders().reports / FAULTS).read_text(encoding="utf-8")

    path = tmp_path / "report.zip"
    make_report(window, path)
    with zipfile.ZipFile(path) as archive:
        assert {"log.txt", "versions.txt", FAULTS} <= set(archive.namelist())
        saved = from_bytes(archive.read("game.reconquista"), GAMES, "game.reconquista")
    assert GAME.digest(saved.session.state) == GAME.digest(window.controller.state)

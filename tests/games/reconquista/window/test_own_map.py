"""The user's own map is played on and named in the save; a broken one is told of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.assets import resource
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.folders import HOME_VARIABLE, MAP_FILE, folders
from reconquista_qt.view.app import build
from tests.protocol.driver import Engine


def own_map(**changes: Any) -> None:
    """Put a map of the user's own into the data folder."""
    data = json.loads(resource("reconquista", "map.json").read_text(encoding="utf-8"))
    data.update(changes)
    folders().data.mkdir(parents=True, exist_ok=True)
    (folders().data / MAP_FILE).write_text(json.dumps(data), encoding="utf-8")


@pytest.fixture(autouse=True)
def one_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process and its children have the same folders."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "own"))


MOUNTAINS = [{"area": "leon", "mark": "stated"}]
BROKEN = [{"area": "atlantis", "mark": "stated"}, {"area": "leon", "mark": "guessed"}]


@pytest.mark.rule("reconquista:map/numbers")
def test_the_users_own_map_is_played_on_and_named_in_the_save(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    own_map(id="mine", mountains=MOUNTAINS)
    path = folders().data / MAP_FILE
    path.write_text(path.read_text(encoding="utf-8").replace('"Burgos"', '"Segovia"'), "utf-8")
    window = build(qapp)
    qtbot.addWidget(window)
    assert window.languages.wording.area("burgos") == "Segovia"
    board = window.controller.state.board
    assert (board.id, sum(board.mountain)) == ("mine", 1)
    path = tmp_path / "mine.reconquista"
    assert window.files.write(path)
    assert json.loads(path.read_text(encoding="utf-8"))["map"]["id"] == "mine"
    window.controller.start_new(seed=3)
    assert window.controller.state.board.id == "mine"


def test_a_broken_map_is_told_of_with_all_its_problems_and_the_shipped_one_played(
    qtbot: QtBot, qapp: QApplication
) -> None:
    own_map(mountains=BROKEN)
    window = build(qapp)
    qtbot.addWidget(window)
    assert window.controller.state.board is GAME.board
    said = window.banner.text.text()
    assert "atlantis" in said and "mountains[0]" in said and "mountains[1].mark" in said


def test_programs_play_on_the_users_own_map_too(tmp_path: Path) -> None:
    own_map(id="mine", mountains=MOUNTAINS)
    with Engine() as engine:
        path = str(tmp_path / "mine.reconquista")
        engine.ask("new", game="reconquista", seed=7)
        engine.ask("save", path=path)
        assert json.loads(Path(path).read_text(encoding="utf-8"))["map"]["id"] == "mine"
    own_map(mountains=BROKEN)
    with Engine() as engine:
        assert engine.ask("new", game="reconquista", seed=7)["decision"]["options"]
        engine.close()
        assert b"atlantis" in engine.errors

"""A game is one folder: what docs/adding-a-game.md says is tried with the duel of the tests."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from reconquista_qt.games import GAMES, MORE_GAMES, GameEntry, default_entry, entries, entry_of

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def test_the_page_names_the_parts_that_there_are() -> None:
    tree = PAGE[PAGE.index("reconquista_qt/games/<id>/") : PAGE.index("## The registry")]
    parts = set(re.findall(r"^ {6}(\w+)(?:/|\.py) ", tree, re.MULTILINE))
    assert parts == {"rules", "odds", "brain", "words", "book", "board", "__init__"}
    for entry in GAMES:
        folder = ROOT / "reconquista_qt" / "games" / entry.id
        for path in folder.iterdir():
            if path.name != "__pycache__":
                assert path.stem in parts, path
        assert (ROOT / "resources" / entry.id).is_dir()
    for method in re.findall(r"`(\w+)\((?:language)?\)`", PAGE):
        assert hasattr(GameEntry, method) or method == entries.__name__, method


def test_a_game_elsewhere_is_one_folder(tmp_path: Path) -> None:
    """The duel under another name, in a folder of its own, outside of this tree."""
    shutil.copytree(
        ROOT / "tests" / "duel", tmp_path / "fencing", ignore=shutil.ignore_patterns("__pyc*")
    )
    for path in (tmp_path / "fencing").rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("tests.duel", "fencing")
        path.write_text(text.replace('id = "duel"', 'id = "fencing"'), encoding="utf-8")
    save = tmp_path / "a.reconquista"
    lines = [
        {"do": "new", "game": "fencing", "seed": 3},
        {"do": "play", "policy": "greedy", "until": "turn"},
        {"do": "advise", "playouts": 10},
        {"do": "save", "path": str(save)},
        {"do": "play", "policies": {"red": "random", "blue": "planner:10"}, "until": "end"},
        {"do": "undo"},
        {"do": "load", "path": str(save)},
        {"do": "digest"},
    ]
    elsewhere = os.pathsep.join([str(tmp_path), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "reconquista_qt", "engine"],
        input="".join(json.dumps(line) + "\n" for line in lines),
        env={**os.environ, MORE_GAMES: "fencing", "PYTHONPATH": elsewhere},
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True] * len(lines), done.stdout
    assert answers[4]["decision"]["over"]["standings"]
    assert json.loads(save.read_text(encoding="utf-8"))["game"] == "fencing"


def test_games_are_found_by_their_id(monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_entry() == GAMES[0]
    monkeypatch.setenv(MORE_GAMES, "tests.duel,")
    assert entries() == (*GAMES, GameEntry("duel", "tests.duel"))
    assert entry_of("duel").rules().id == "duel"
    monkeypatch.delenv(MORE_GAMES)
    with pytest.raises(KeyError):
        entry_of("duel")

"""Without a screen: a demonstration game, with pictures and a save."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from reconquista_qt.engine.decision import Over
from reconquista_qt.games import GAMES
from reconquista_qt.storage.saves import read_game
from tests.waiting import PATIENCE


def demo(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "reconquista_qt", "demo", str(folder)]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False
    )


@pytest.mark.slow
def test_a_demonstration_leaves_pictures_and_a_save(tmp_path: Path) -> None:
    folder = tmp_path / "a new" / "folder"
    done = demo(folder)
    assert done.returncode == 0, done.stderr
    pictures = sorted(folder.glob("*.png"))
    assert [pictures[0].stem, pictures[-1].stem.partition("-")[2]] == ["01-start", "result"]
    assert len(pictures) > 5
    for path in pictures:
        picture = QImage(str(path))
        sample = [
            picture.pixel(x, y)
            for x in range(0, picture.width(), 20)
            for y in range(0, picture.height(), 20)
        ]
        assert len(set(sample)) > 20, f"{path.name} shows nothing"
    (save,) = folder.glob("*.reconquista")
    loaded = read_game(save, GAMES)
    assert isinstance(loaded.session.waiting, Over)
    # What it says on its way is the turns, and no complaint.
    assert all(line.startswith("Turn ") for line in done.stderr.splitlines()), done.stderr


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = demo(tmp_path / "file" / "folder")
    assert done.returncode == 1
    assert "cannot be written" in done.stdout
    assert "Traceback" not in done.stderr

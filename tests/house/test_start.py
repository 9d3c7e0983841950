"""What the window loads before it is seen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LATER = (
    "pydantic", "pydantic_core", "multiprocessing", "PySide6.QtNetwork", "PySide6.QtPrintSupport",
    "reconquista_qt.storage.saves", "reconquista_qt.view.autosave_controller",
    "reconquista_qt.view.book.browser", "reconquista_qt.view.settings_dialog",
    "reconquista_qt.games.reconquista.board.map.paint_map",
    "reconquista_qt.games.reconquista.board.map.event_animations",
)  # fmt: skip


def after_building(question: str) -> object:
    """Build the window in a process of its own and return the answer to a question there."""
    code = (
        "import json, linecache, sys\n"
        "from reconquista_qt.view.app import application, build\n"
        "window = build(application())\n"
        f"print(json.dumps({question}))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return json.loads(done.stdout)


def test_what_the_first_frame_does_not_need_is_not_loaded() -> None:
    loaded = after_building("list(sys.modules)")
    assert isinstance(loaded, list)
    assert not set(LATER) & set(loaded)


def test_no_module_s_source_is_read_to_look_for_features() -> None:
    read = after_building("[name for name in linecache.cache if 'reconquista_qt' in name]")
    assert read == []

"""However the program ends, amid whatever: no process of it is left, and the game is there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from reconquista_qt.games import GAMES
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.resume import pending, resume

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes of Linux")

# The program as its command starts it; once its window stands a move is made, something begun, and
# said what is on the table.
PROGRAM = """
import faulthandler, os, sys, traceback
from PySide6.QtCore import QTimer
faulthandler.dump_traceback_later(90, exit=True)  # what hangs says where
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view import app as program

amid, ending = sys.argv[1:]
build = program.build

def built(app, session=None, **_given):
    window = build(app, session or Session.new(GAME, seed=7))
    window.preferences.set("speed", "very_slow" if amid == "animation" else "instant")
    go_on_in(window, "" if session else amid)
    return window

def go_on_in(window, amid):
    def go_on():
        if not window.is_complete or window.autosave is None:
            return
        clock.stop()
        if amid == "another game":
            window.controller.adopt(Session.new(entry_of("st279").rules(), seed=7))
            return
        controller = window.controller
        assert isinstance(controller.waiting, Decision)
        controller.submit(controller.waiting.options[0])
        game = controller.game
        digest = game.digest(controller.state)
        if amid in window.actions_.by_id:
            window.actions_[amid].trigger()
        elif amid == "animation":
            while not window.board.presenter.is_playing:
                controller.submit(controller.waiting.options[-1])
            digest = game.digest(controller.state)
        # What was begun gets some time to be under way.
        QTimer.singleShot(600, lambda: (print(digest, flush=True),
                                        window.close() if ending == "close" else None))

    def try_to():
        try:
            go_on()
        except BaseException:
            traceback.print_exc()
            os._exit(4)

    clock = QTimer(window)
    clock.timeout.connect(try_to)
    clock.start(20)

program.build = built
from reconquista_qt.__main__ import main
sys.exit(main([]))
"""


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runtime = tmp_path / "r"
    runtime.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "own"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def living(group: int) -> list[str]:
    """Return the processes of a group that still do something."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if words[0] not in "ZX" and int(words[2]) == group:
            found.append(status.parent.name)
    return found


CASES = [
    *((amid, "close") for amid in ("animation", "adviser", "simulate", "review", "watch")),
    ("nothing", "SIGINT"), ("animation", "SIGINT"), ("simulate", "SIGTERM"),
    ("another game", "SIGTERM"), ("another game", "close"),
    ("adviser", "SIGKILL"), ("simulate", "SIGKILL"), ("review", "SIGKILL"),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("amid", "ending"), CASES)
def test_no_process_is_left_and_the_game_is_there(amid: str, ending: str, tmp_path: Path) -> None:
    with open(tmp_path / "errors", "w+", encoding="utf-8") as errors:
        program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, amid, ending],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            cwd=tmp_path,
            start_new_session=True,
        )
        try:
            assert program.stdout is not None
            digest = program.stdout.readline().strip()
            errors.seek(0)
            assert digest, errors.read()
            if ending != "close":
                program.send_signal(getattr(signal, ending))
            status = program.wait(PATIENCE)
            by_signal = getattr(signal, ending, 0)
            assert status == {"close": 0, "SIGKILL": -by_signal}.get(ending, 128 + by_signal)
            until = time.monotonic() + PATIENCE
            while left := living(program.pid):
                assert time.monotonic() < until, left
                time.sleep(0.05)
        finally:
            for number in living(program.pid):
                os.kill(int(number), signal.SIGKILL)
            program.wait()
            if program.stdout is not None:
                program.stdout.close()
        errors.seek(0)
        told = [line for line in errors if "plugin does not support" not in line]
        # Python's own helper sweeps up after one that was killed, and says so.
        assert told == [] or ending == "SIGKILL"
    # Whoever watched has the own game back.
    (left,) = pending(folders().journals)
    again = resume(left, GAMES).session
    assert again.game.digest(again.state) == digest

"""Two starts, one window: real processes that hand over a game, and what may go wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.saves import write_game
from reconquista_qt.view import single_instance, single_instance_server
from reconquista_qt.view.app import build
from reconquista_qt.view.single_instance import GREETING, TAKEN
from tests.waiting import PATIENCE
from tests.waiting import until as soon

ROOT = Path(__file__).resolve().parents[2]
unix = pytest.mark.skipif(os.name == "nt", reason="signals and socket files")

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    runtime = tmp_path / "r"
    runtime.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "own"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return tmp_path / "own"


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start the program as a desktop does; what still runs after the test is ended."""
    started: list[subprocess.Popen[str]] = []

    def run(*words: str, cwd: Path = tmp_path) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "reconquista_qt", *words]
        process = subprocess.Popen(command, cwd=cwd, text=True, stderr=subprocess.PIPE)
        started.append(process)
        return process

    yield run
    for process in started:
        if process.poll() is None:
            process.send_signal(getattr(signal, "SIGCONT", signal.SIGTERM))
            process.kill()
        process.wait()
        if process.stderr is not None:
            process.stderr.close()


def door_is_open() -> bool:
    return Path(single_instance.socket_name()).exists()


def a_game(path: Path, moves: int = 4) -> Path:
    session = Session.new(GAME, seed=11)
    for _ in range(moves):
        assert isinstance(session.waiting, Decision)
        session.act(session.waiting.options[0])
    write_game(session, path)
    return path


def journals(home: Path) -> list[Path]:
    """Return the crash journals: one for the game on the table of each window."""
    return list((home / "state" / "journals").glob("*.journal"))


def kept(home: Path) -> str:
    """Return what the crash journals hold."""
    return "".join(path.read_text(errors="replace") for path in journals(home))


@unix
def test_a_second_start_hands_its_game_over_and_ends(
    start: Start, home: Path, tmp_path: Path
) -> None:
    first = start()
    soon(door_is_open)
    soon(lambda: kept(home))
    folder = tmp_path / "mis partidas"
    folder.mkdir()
    a_game(folder / "año.reconquista")
    assert '"seed":11' not in kept(home)
    second = start("año.reconquista", cwd=folder)  # as seen from its own folder
    assert second.wait(PATIENCE) == 0
    soon(lambda: '"seed":11' in kept(home))
    assert first.poll() is None
    assert second.stderr is not None and second.stderr.read() == ""


@unix
def test_two_windows_for_who_wants_them(start: Start, home: Path, tmp_path: Path) -> None:
    first = start()
    soon(door_is_open)
    second = start("--new-window", str(a_game(tmp_path / "a.reconquista")))
    soon(lambda: '"seed":11' in kept(home))  # on a table of its own
    assert first.poll() is None and second.poll() is None


@unix
def test_a_first_window_that_hangs_keeps_nobody_waiting(start: Start, home: Path) -> None:
    first = start()
    soon(door_is_open)
    first.send_signal(signal.SIGSTOP)
    before = len(journals(home))
    second = start()
    soon(lambda: len(journals(home)) > before)  # a window that keeps a game of its own
    first.send_signal(signal.SIGCONT)
    assert first.poll() is None and second.poll() is None


@unix
def test_the_socket_of_a_window_that_was_killed_is_taken_up_again(start: Start) -> None:
    first = start()
    soon(door_is_open)
    first.kill()
    first.wait()
    assert door_is_open()  # left behind
    second = start()
    third_ended = soon(lambda: start().wait(PATIENCE) == 0 if _answers() else False)
    assert third_ended and second.poll() is None


def _answers() -> bool:
    """Tell whether somebody greets."""
    import socket

    with socket.socket(socket.AF_UNIX) as visitor:
        visitor.settimeout(2)
        try:
            visitor.connect(single_instance.socket_name())
            return visitor.recv(100) == single_instance.GREETING
        except OSError:
            return False


@unix
def test_a_closed_window_leaves_no_socket(start: Start) -> None:
    code = (
        "from reconquista_qt.view.app import application, build, once_seen\n"
        "from reconquista_qt.view.program import Program\n"
        "app = application(); window = build(app); window.show()\n"
        "once_seen(window, Program(app, window), greet=False)\n"
        "import reconquista_qt.view.single_instance as s, os\n"
        "assert os.path.exists(s.socket_name())\n"
        "from PySide6.QtCore import QTimer\n"
        "QTimer.singleShot(200, window.close); app.exec()\n"
        "assert os.listdir(os.environ['XDG_RUNTIME_DIR']) == [], 'left behind'\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)


def test_files_that_come_as_events_are_opened(tmp_path: Path) -> None:
    """As macOS sends them: one before the window stands, one after."""
    first, second = a_game(tmp_path / "a.reconquista"), a_game(tmp_path / "b.reconquista", 6)
    code = (
        "import sys\n"
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from reconquista_qt.view.mac_files import Application\n"
        "app = Application(sys.argv[:1])\n"
        "from reconquista_qt.view.app import build, once_seen\n"
        "from reconquista_qt.view.program import Program\n"
        "window = build(app)\n"
        "QCoreApplication.sendEvent(app, QFileOpenEvent(sys.argv[1]))\n"
        "window.show(); once_seen(window, Program(app, window), greet=False)\n"
        "while window.files.path is None: app.processEvents()\n"
        "assert window.files.path.name == 'a.reconquista', window.files.path\n"
        "QCoreApplication.sendEvent(app, QFileOpenEvent(sys.argv[2]))\n"
        "while window.files.path.name != 'b.reconquista': app.processEvents()\n"
    )
    command = [sys.executable, "-c", code, str(first), str(second)]
    subprocess.run(command, check=True, timeout=PATIENCE)


@unix
def test_the_window_of_another_game_goes_on_for_the_one_before(tmp_path: Path) -> None:
    session = Session.new(entry_of("st279").rules(), seed=6)
    path = tmp_path / "b.reconquista"
    write_game(session, path)
    code = (
        "import json, sys\n"
        "from PySide6.QtNetwork import QLocalSocket\n"
        "from reconquista_qt.engine.session import Session\n"
        "from reconquista_qt.games import entry_of\n"
        "from reconquista_qt.view.app import application, build, once_seen\n"
        "from reconquista_qt.view.program import Program\n"
        "from reconquista_qt.view.single_instance import socket_name\n"
        "app = application(); window = build(app); window.show()\n"
        "program = Program(app, window); once_seen(window, program, greet=False)\n"
        "others = []; window.replaced.connect(others.append)\n"
        "window.controller.adopt(Session.new(entry_of('st279').rules(), seed=7))\n"
        "while not others or not others[0].is_complete: app.processEvents()\n"
        "(other,) = others\n"
        "visitor = QLocalSocket(app); visitor.connectToServer(socket_name())\n"
        "visitor.write(json.dumps({'files': sys.argv[1:], 'tokens': {}}).encode() + b'\\n')\n"
        "while other.files.path is None: app.processEvents()\n"
        "assert other.controller.session.dice.seed == 6\n"
        "program.faults.told.emit('a fault', True)\n"
        "assert other.banner.text.text() == 'a fault'\n"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=True, timeout=PATIENCE)


@unix
def test_no_socket_no_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    assert single_instance.hand_over(["a.reconquista"]) is False


def test_options_are_for_the_start_they_were_given_to() -> None:
    assert single_instance.hand_over(["-style", "fusion"]) is False
    assert single_instance.hand_over([single_instance.NEW_WINDOW]) is False


@pytest.mark.parametrize(
    "line",
    [b"", b"{}", b"[]", b"null", b'{"files": "a", "tokens": {}}', b'{"files": [1], "tokens": {}}',
     b'{"files": ["a\\u0000"], "tokens": {}}', b'{"files": [], "tokens": []}', b"\xff",
     b"[" * 100_000, b'{"a":' * 100_000, b'{"files": ["\\ud800"], "tokens": {}}',
     b'{"files": [], "tokens": {"XDG_ACTIVATION_TOKEN": "\\udfff"}}', b"1" * 100_000],
    ids=lambda line: repr(line[:40]),
)  # fmt: skip
def test_nonsense_at_the_door_is_nothing(line: bytes) -> None:
    assert single_instance.understood(line) is None


@unix
def test_every_message_is_answered_or_its_sender_dropped(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nonsense, half lines, silence: the door stays open, and nothing is raised in it."""
    monkeypatch.setattr(single_instance_server, "MOST_MS", 300)
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    open_door = single_instance_server.SingleInstanceServer(window, window)
    assert open_door.is_open
    lines = [
        b"[" * 100_000 + b"\n", b'{"files": [], "tokens": {"DESKTOP_STARTUP_ID": "\\ud800"}}\n',
        b"x" * 300_000, b"half", b"", b"\0\n", b'{"files": 1}\n' * 100,
    ]  # fmt: skip

    def told(lines: list[bytes]) -> list[bytes]:
        """Bring lines to the door, each by a visitor, and return what they heard in the end."""
        visitors = []
        for line in lines:
            visitor = QLocalSocket(window)
            visitor.connectToServer(single_instance.socket_name())
            visitor.write(line)
            visitors.append(visitor)
        gone = QLocalSocket.LocalSocketState.UnconnectedState
        qtbot.waitUntil(lambda: all(v.state() == gone for v in visitors))
        return [bytes(visitor.readAll().data()) for visitor in visitors]

    assert not any(TAKEN in line for line in told(lines))
    monkeypatch.setattr(single_instance_server, "MOST_MS", int(PATIENCE * 1000))
    assert told([b'{"files": [], "tokens": {}}\n']) == [GREETING + TAKEN]
    assert open_door.is_open
    open_door.close()


def test_a_path_that_is_no_text_is_understood() -> None:
    line = json.dumps({"files": [os.fsdecode(b"/a/\xff")], "tokens": {}}).encode()
    assert single_instance.understood(line) == ([Path(os.fsdecode(b"/a/\xff"))], {})


def test_a_wish_is_understood() -> None:
    line = b'{"files": ["/a/b"], "tokens": {"XDG_ACTIVATION_TOKEN": "t", "PATH": "/evil"}}'
    assert single_instance.understood(line) == ([Path("/a/b")], {"XDG_ACTIVATION_TOKEN": "t"})


@unix
def test_a_sandbox_has_a_folder_that_its_starts_share(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "r" / "app" / "io.example").mkdir(parents=True)
    monkeypatch.setenv("FLATPAK_ID", "io.example")
    assert Path(single_instance.socket_name()).parent == tmp_path / "r" / "app" / "io.example"


def test_other_screens_and_folders_have_other_doors(monkeypatch: pytest.MonkeyPatch) -> None:
    here = single_instance.socket_name()
    monkeypatch.setenv("DISPLAY", ":77")
    there = single_instance.socket_name()
    monkeypatch.setenv("RECONQUISTA_QT_HOME", "/somewhere/else")
    assert len({here, there, single_instance.socket_name()}) == 3

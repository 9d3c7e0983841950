"""The command `reconquista-qt`: its words, its languages, and how little it imports."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from reconquista_qt import __main__ as command_line
from reconquista_qt import __version__, assets, build
from reconquista_qt.cli import language, libraries
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def handed_over(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """Record which module's main() would be called, with what."""
    calls: list[tuple[str, list[str]]] = []

    def module(name: str) -> SimpleNamespace:
        return SimpleNamespace(
            main=lambda words: calls.append((name, words)) or 7,
            hand_over=lambda words: words == ["taken.reconquista"],
        )

    monkeypatch.setattr(command_line, "import_module", module)
    return calls


def test_without_words_the_window_opens(handed_over: list[tuple[str, list[str]]]) -> None:
    assert command_line.main([]) == 7
    assert handed_over == [("reconquista_qt.view.app", [])]


def test_a_window_that_is_open_already_takes_the_game(
    handed_over: list[tuple[str, list[str]]],
) -> None:
    assert command_line.main(["taken.reconquista"]) == 0
    assert handed_over == []


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    command = [sys.executable, "-m", "reconquista_qt", "--help"]
    done = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert done.stdout is not None and done.stderr is not None
    done.stdout.close()
    assert done.stderr.read() == b""
    assert done.wait() == 141
    done.stderr.close()


@pytest.mark.parametrize("name", command_line.COMMANDS)
def test_commands_go_to_their_module(name: str, handed_over: list[tuple[str, list[str]]]) -> None:
    assert command_line.main([name, "--any", "thing"]) == 7
    room = "view" if name == "demo" else "cli"
    assert handed_over == [(f"reconquista_qt.{room}.{name}", ["--any", "thing"])]


def test_a_saved_game_goes_to_the_window(handed_over: list[tuple[str, list[str]]]) -> None:
    assert command_line.main(["far/away.RECONQUISTA"]) == 7
    assert command_line.main(["--style", "fusion"]) == 7
    assert [words for _module, words in handed_over] == [
        ["far/away.RECONQUISTA"],
        ["--style", "fusion"],
    ]


def test_an_unknown_word_is_refused(
    handed_over: list[tuple[str, list[str]]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.main(["simulat"]) == 2
    assert handed_over == []
    assert "simulat" in capsys.readouterr().err


def test_version_and_help(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert command_line.main(["--version"]) == 0
    assert capsys.readouterr().out == f"reconquista-qt {__version__}\n"
    for locale, first in (("es_ES.UTF-8", "Órdenes"), ("en_GB.UTF-8", "Commands")):
        monkeypatch.setenv("LC_ALL", locale)
        assert command_line.main(["--help"]) == 0
        text = capsys.readouterr().out
        assert first in text
        assert all(f"  {name}" in text for name in command_line.COMMANDS)


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["nonsense"]])
def test_no_qt_is_imported_where_none_is_needed(words: list[str]) -> None:
    program = (
        "import sys; from reconquista_qt.__main__ import main; main(sys.argv[1:]);"
        "sys.exit(any(name.split('.')[0] in ('PySide6', 'pydantic') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, check=False)
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LC_ALL": "es_AR.UTF-8", "LANG": "en_US"}, "es"),
        ({"LC_ALL": "", "LANG": "es_ES"}, "es"),
        ({"LC_MESSAGES": "en_GB", "LANG": "es_ES"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_language_of_the_system(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert language.of_system() == expected


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that nobody may write")
@pytest.mark.parametrize(
    ("language", "title"), [("en", "Your games and data"), ("es", "Tus partidas y datos")]
)
def test_doctor_names_a_folder_that_cannot_be_written(
    language: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nowhere")
    command = [sys.executable, "-m", "reconquista_qt", "doctor", "--language", language]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1, done.stderr
    (line,) = [line for line in done.stdout.splitlines() if "/proc/nowhere" in line]
    assert line.lstrip().startswith(f"!!  {title}: ")


def test_a_build_knows_its_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "build.json"
    monkeypatch.setattr(assets, "resource", lambda *_parts: file)
    assert build.this().version == __version__
    file.write_text('{"version": "9.8.7", "commit": "abc1234", "date": "2030-01-02"}')
    assert build.this() == ("9.8.7", "abc1234", "2030-01-02")
    assert build.of_checkout(tmp_path) == ""


def test_a_window_whose_libraries_are_missing_says_which(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = command_line.import_module

    def module(name: str) -> object:
        if name == "reconquista_qt.view.app":
            raise ImportError("libEGL.so.1: cannot open shared object file")
        return whole(name)

    monkeypatch.setattr(command_line, "import_module", module)
    assert command_line.main([]) == 1
    assert "libEGL.so.1" in capsys.readouterr().out
    # A fault of the program itself is not dressed up as one of the system.
    monkeypatch.setattr(command_line, "import_module", lambda name: whole("nowhere"))
    with pytest.raises(ImportError):
        command_line.main([])


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
@pytest.mark.parametrize(
    "words",
    [["--help"], ["doctor"], ["engine", "--help"], ["play", "--headless", "--seed", "3"]],
)
def test_output_in_any_encoding(encoding: str, words: list[str]) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "LC_ALL": "es_ES.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "reconquista_qt", *words],
        env=environment, capture_output=True, timeout=PATIENCE, check=False, cwd=ROOT,
    )  # fmt: skip
    told = done.stdout.decode(encoding)
    assert b"Error" not in done.stderr
    assert len(told.splitlines()) > 5
    if words == ["--help"]:
        assert ("versión" if encoding != "ascii" else "version") in told


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries of Linux")
def test_a_window_without_its_libraries_is_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking = [library for library in libraries.FOR_X11 if "xcb" in library.soname]
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(libraries, "missing_for_window", lambda: lacking)
    assert lacking and command_line.main([]) == 1
    told = capsys.readouterr().out
    assert all(library.soname in told for library in lacking)
    assert "apt" in told


def test_a_seat_is_played_by_whom_it_is_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from reconquista_qt.cli.play import main
    from reconquista_qt.games import MORE_GAMES

    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    words = ["--game", "duel", "--games", "20", "--policy", "random"]
    assert main(words) == 0
    alike = capsys.readouterr().out
    assert main([*words, "--seat", "red=greedy"]) == 0
    told = capsys.readouterr().out
    assert told != alike and "Red" in told
    with pytest.raises(SystemExit):
        main([*words, "--seat", "green=greedy"])
    assert "green" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([*words, "--seat", "red=nobody"])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--game", "chess"], "chess"),
        (["--new-window", "--game=chess"], "chess"),
        (["--game"], "reconquista, "),
    ],
)
def test_words_that_mean_nothing_are_told(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.main(words) == 2
    said = capsys.readouterr()
    assert told in said.err and not said.out


def test_the_engine_tells_of_words_that_mean_nothing_and_serves() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "reconquista_qt", "engine", "zz"],
        input='{"do": "hello"}\n', capture_output=True, text=True, timeout=PATIENCE, check=False,
        cwd=ROOT,
    )  # fmt: skip
    assert done.returncode == 0 and "zz" in done.stderr
    assert json.loads(done.stdout)["ok"] is True

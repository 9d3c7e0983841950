"""run.py: the environment is made once, and again only when a lock changes."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import run
from reconquista_qt.cli import libraries
from tests.waiting import PATIENCE

ROOT = Path(run.__file__).parent


class Calls(list[list[str]]):
    """Stands in for `subprocess.call`: records, and answers with a status."""

    status = 0

    def __call__(self, command: list[str], **_options: object) -> int:
        self.append([str(word) for word in command])
        if "venv" in command:
            python = Path(command[-1]) / run.python_of(Path()).as_posix()
            python.parent.mkdir(parents=True)
            python.touch()
        return self.status

    def installs(self) -> list[str]:
        return [Path(call[-1]).name for call in self if "install" in call]


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    recorded = Calls()
    environment = tmp_path / "venv"
    monkeypatch.setattr(run, "ENVIRONMENT", environment)
    monkeypatch.setattr(run, "STAMP", environment / "stamp.json")
    monkeypatch.setattr(subprocess, "call", recorded)
    monkeypatch.setattr(run, "runs", lambda python, *_modules: Path(python).exists())
    return recorded


def test_the_environment_is_made_and_filled_once(calls: Calls) -> None:
    python = run.environment("app")
    assert Path(python).exists()
    assert [call[1:3] for call in calls] == [["-m", "venv"], ["-m", "pip"]]
    assert calls.installs() == ["app.txt"]
    assert "--require-hashes" in calls[-1]
    del calls[:]
    assert run.environment("app") == python
    assert calls == []


@pytest.mark.parametrize("kept", [True, False])
def test_libraries_are_compiled_at_once_only_where_python_would_not_keep_it(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "" if kept else "1")
    run.environment("app")
    assert ("--no-compile" in calls[-1]) is kept


def test_the_checks_are_all_told_of_and_what_takes_long_runs_beside_the_tests(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tested = threading.Event()

    def check(command: list[str]) -> tuple[int, str, float]:
        if command[-1] == "mypy":
            assert tested.wait(PATIENCE)  # it need not end before the tests do
            return 1, "a wrong type", 1.0
        return 0, "", 1.0

    def call(command: list[str], **_options: object) -> int:
        assert "pytest" in command
        tested.set()
        return 0

    monkeypatch.setattr(run, "run_check", check)
    monkeypatch.setattr(subprocess, "call", call)
    assert run.check("python", [], tests=True) == 1
    told = capsys.readouterr()
    assert [line.split(" (")[0] for line in told.out.splitlines()] == [
        "ok   ruff check", "ok   ruff format", "ok   import-linter", "FAIL mypy", "a wrong type",
    ]  # fmt: skip
    assert "mypy" in told.err and "pytest" not in told.err
    assert run.check("python", [], tests=False) == 1  # no tests, and all the same checks


def test_the_larger_lock_holds_the_smaller(calls: Calls) -> None:
    run.environment("dev")
    run.environment("app")
    assert calls.installs() == ["dev.txt"]


def test_a_changed_lock_is_installed_again(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    run.environment("app")
    del calls[:]
    monkeypatch.setattr(run, "lock_digest", lambda lock: f"another {lock}")
    run.environment("app")
    assert calls.installs() == ["app.txt"]


def test_an_installation_that_failed_is_tried_again(calls: Calls) -> None:
    calls.status = 1
    calls.clear()
    run.python_of(run.ENVIRONMENT).parent.mkdir(parents=True)
    run.python_of(run.ENVIRONMENT).touch()
    with pytest.raises(run.SetupError, match="network"):
        run.environment("app")
    calls.status = 0
    run.environment("app")
    assert calls.installs() == ["app.txt", "app.txt"]


def test_each_command_gets_what_it_needs_and_no_more() -> None:
    def lock(*words: str) -> str:
        return run.lock_for(list(words), ROOT / "packaging" / f"{words[0] if words else ''}.py")

    assert lock() == lock("game.reconquista") == lock("play", "--headless") == "app"
    assert lock("simulate", "--out", "rows.csv") == "app"
    assert lock("simulate", "--out", "rows.parquet") == "lab"
    assert lock("simulate", "--out=rows.csv", "--scheduler=tcp://10.0.0.1:8786") == "lab"
    # The tests of the laboratory are no ornament: what they need is there.
    assert lock("test", "-x") == "lab"
    assert lock("check") == lock("i18n") == "dev"
    assert lock("bench") == "bench"


@pytest.mark.parametrize("content", ["", "{", "[]", '"x"'])
def test_a_broken_stamp_is_no_stamp(calls: Calls, content: str) -> None:
    run.ENVIRONMENT.mkdir()
    run.STAMP.write_text(content)
    assert run.read_stamp() == {}


def test_a_broken_environment_is_made_anew(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    run.environment("app")
    stamp = json.loads(run.STAMP.read_text())
    assert set(stamp) == {"app"}
    run.python_of(run.ENVIRONMENT).unlink()
    run.python_of(run.ENVIRONMENT).parent.rmdir()
    del calls[:]
    run.environment("app")
    assert calls[0][1:4] == ["-m", "venv", "--clear"]
    assert calls.installs() == ["app.txt"]


@pytest.fixture
def linux(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A Linux without libGL, where nothing can be installed; returns what was installed."""
    installed: list[str] = []
    run.ENVIRONMENT.mkdir()
    monkeypatch.setattr(sys, "platform", "linux")
    lacking = [libraries.FOR_START[0]]
    monkeypatch.setattr(libraries, "missing_for_start", lambda: [] if installed else lacking)
    monkeypatch.setattr(libraries, "can_install", lambda: False)

    def install(packages: list[str]) -> bool:
        installed.extend(packages)
        return True

    monkeypatch.setattr(libraries, "install", install)
    return installed


def test_missing_libraries_are_named_with_their_commands(linux: list[str]) -> None:
    with pytest.raises(run.SetupError) as problem:
        run.system_libraries(window=False)
    said = str(problem.value)
    assert "libGL.so.1" in said
    for command in ("apt-get install libgl1", "dnf install", "pacman -S"):
        assert command in said
    assert linux == []
    assert run.read_stamp() == {}


def test_missing_libraries_are_installed_where_that_is_allowed(
    linux: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(libraries, "can_install", lambda: True)
    run.system_libraries(window=False)
    assert linux == ["libgl1"]
    assert "libraries-start" in run.read_stamp()


def test_a_system_without_fonts_is_asked_for_none(
    linux: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program brings its letters: whatever lists the system's fonts is not even looked for."""
    linux.append("libgl1")  # nothing lacks
    asked: list[str] = []
    monkeypatch.setattr(libraries.shutil, "which", lambda name: asked.append(name))
    monkeypatch.setattr(libraries, "can_install", lambda: True)
    run.system_libraries(window=False)
    assert linux == ["libgl1"] and asked == []
    assert capsys.readouterr().err == ""
    assert "libraries-start" in run.read_stamp()


def test_without_a_screen_a_demonstration_is_played(
    linux: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(run, "system_libraries", lambda window: None)
    monkeypatch.setattr(run, "hand_over", lambda command, _more: started.append(command) or 0)
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    assert run.play("python", []) == 0
    assert started == [["python", "-m", "reconquista_qt", "demo", "demo"]]
    assert "no screen" in capsys.readouterr().err
    with pytest.raises(run.SetupError, match=r"game\.reconquista"):
        run.play("python", ["game.reconquista"])
    assert run.play("python", ["engine"]) == 0
    assert started[-1] == ["python", "-m", "reconquista_qt", "engine"]


def test_messages_exist_in_all_languages_with_the_same_places() -> None:
    texts = json.loads((ROOT / "i18n" / "run.json").read_text(encoding="utf-8"))
    assert set(texts["en"]) == set(texts["es"])
    for own in texts.values():
        assert set(own) <= set(texts["en"])
        for key, text in own.items():
            places = {word.split("}")[0] for word in texts["en"][key].split("{")[1:]}
            assert {word.split("}")[0] for word in text.split("{")[1:]} == places, key


def test_run_and_all_it_uses_need_the_standard_library_only() -> None:
    for name in ("run.py", "reconquista_qt/cli/language.py", "reconquista_qt/cli/libraries.py"):
        tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
        roots = {
            name.split(".")[0]
            for node in ast.walk(tree)
            for name in (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else []
            )
        }
        assert roots <= sys.stdlib_module_names | {"reconquista_qt"}, name


def test_run_is_readable_for_an_old_python() -> None:
    tree = ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 6))
    # Python 3.6 looks at annotations when it meets them.
    known = {"str", "bool", "int", "object", "Path", "None"}
    for node in ast.walk(tree):
        assert not (isinstance(node, ast.ImportFrom) and node.module == "__future__")
        if isinstance(node, ast.FunctionDef):
            for noted in (node.returns, *(argument.annotation for argument in node.args.args)):
                simple = isinstance(noted, (ast.Constant, ast.Name))
                assert simple and (ast.unparse(noted) in known or isinstance(noted, ast.Constant))


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_old_python_gets_the_message(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 6, 15))
    monkeypatch.setattr(run.shutil, "which", lambda _name: None)
    monkeypatch.setitem(sys.modules, "reconquista_qt.cli", None)
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert run.main([]) == 1
    told = capsys.readouterr().err
    assert "3.11" in told and "3.6" in told
    texts = json.loads((ROOT / "i18n" / "run.json").read_text(encoding="utf-8"))
    assert told.strip() == texts[language]["old"].format(need="3.11", have="3.6")


def test_every_lock_pins_what_the_project_asks_for() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for lock, added in (("app", []), *((name, [name]) for name in extras)):
        pins = {
            line.split("==")[0]: line.split("==")[1].split()[0]
            for line in (ROOT / "requirements" / f"{lock}.txt").read_text().splitlines()
            if "==" in line and not line.startswith(" ")
        }
        for text in [*project["dependencies"], *(text for name in added for text in extras[name])]:
            wanted = Requirement(text)
            assert wanted.specifier.contains(pins[wanted.name.lower()]), f"{lock}: {text}"


def test_all_locks_agree() -> None:
    seen: dict[str, str] = {}
    for lock in (ROOT / "requirements").glob("*.txt"):
        for line in lock.read_text().splitlines():
            if "==" in line and not line.startswith(" "):
                name = line.split("==")[0] + line.partition(";")[2]
                assert seen.setdefault(name, line) == line, lock.name

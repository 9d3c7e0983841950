#!/usr/bin/env python3
"""One command: set up and play.

    python3 run.py                set up what is needed, and open the window
    python3 run.py GAME           the same, with a saved game
    python3 run.py test [...]     set up and check everything; more words go to pytest
    python3 run.py COMMAND ...    hand over to `reconquista-qt COMMAND` or packaging/COMMAND.py

Needs Python 3.11 and nothing else; works on Linux, macOS and Windows. This file can be read by
Python 3.6, which then says what is needed: hence annotations in quotes.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reconquista_qt.cli.libraries import SharedLibrary

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
MOST_TESTERS = 8  # each of them opens windows, and takes memory
STAMP = ENVIRONMENT / "reconquista-stamp.json"
OLDEST = (3, 11)
# The locks that a lock contains, itself first; a command without a line here needs `app`.
LOCKS = {
    "app": ["app"],
    "dev": ["dev", "app"],
    "bench": ["bench", "dev", "app"],
    "bundle": ["bundle", "dev", "app"],
    "lab": ["lab", "dev", "app"],
    "mutants": ["mutants", "dev", "app"],
}
SCRIPTS = {"coverage": "rules_coverage"}
LOCK_OF = {
    "test": "lab", "check": "dev", "bench": "bench", "performance": "bench", "bundle": "bundle",
    "mutants": "mutants",
    "train": "lab", "survival": "lab",
}  # fmt: skip


class SetupError(Exception):
    """Something that the user must do first; its text says what."""


def main(argv: "list[str]") -> int:
    """Set up what the command needs, run it, and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that knows few letters must not end what is told on it.
            stream.reconfigure(errors="replace")
    if sys.version_info < OLDEST:
        return with_newer_python(argv)
    command = argv[0] if argv else ""
    script = ROOT / "packaging" / f"{SCRIPTS.get(command, command)}.py"
    try:
        python = environment(lock_for(argv, script))
        if command in ("test", "check"):
            system_libraries(window=False)
            return check(python, argv[1:], tests=command == "test")
        if command.isalnum() and script.is_file():
            system_libraries(window=False)
            return hand_over([python, str(script), *argv[1:]], {})
        return play(python, argv)
    except SetupError as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130


def lock_for(argv: "list[str]", script: Path) -> str:
    """Return the lock that a command line needs: the tests and some of `simulate` the largest."""
    command = argv[0] if argv else ""
    if command == "simulate" and any(".parquet" in w or "--scheduler" in w for w in argv):
        return "lab"
    return LOCK_OF.get(command, "dev" if script.is_file() else "app")


def with_newer_python(argv: "list[str]") -> int:
    """Go on with a newer Python where there is one, else say which is needed."""
    for minor in range(OLDEST[1] + 5, OLDEST[1] - 1, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer and runs(Path(newer)):
            return subprocess.call([newer, str(ROOT / "run.py"), *argv])
    have = ".".join(str(part) for part in sys.version_info[:2])
    say(text("old", need=".".join(str(part) for part in OLDEST), have=have))
    return 1


def say(line: str) -> None:
    """Print to standard error: standard output may belong to the engine protocol."""
    print(line, file=sys.stderr, flush=True)


def text(key: str, **values: object) -> str:
    """Return a message in the user's language."""
    if sys.version_info >= OLDEST:
        from reconquista_qt.cli import language

        return language.messages(language.of_system())[key].format(**values)
    # What lies beside this file cannot be read by this Python: a guess will do for one sentence.
    texts = json.loads((ROOT / "i18n" / "run.json").read_text(encoding="utf-8"))
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next(filter(None, names), "").split("_")[0].lower()
    return str(texts.get(code, texts["en"])[key]).format(**values)


# ---- the virtual environment ----------------------------------------------------------------


def environment(lock: str) -> str:
    """Bring the virtual environment up to date with a lock and return its Python."""
    python = python_of(ENVIRONMENT)
    stamp = read_stamp()
    digest = lock_digest(lock)
    if stamp.get(lock) == digest and python.exists():
        return str(python)
    if not runs(python, "pip"):
        make_environment()
        stamp = {}
    say(text("install", lock=lock))
    # The locks are complete and hold each file's hash: nothing is looked up, nothing else comes in.
    install = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    if not os.environ.get("PYTHONDONTWRITEBYTECODE"):
        # Python compiles what it imports the first time; most of what is there it never imports.
        install.append("--no-compile")
    install += ["--no-deps", "--require-hashes", "-r", str(lock_file(lock))]
    if subprocess.call(install, stdout=sys.stderr) != 0:
        raise SetupError(text("failed"))
    stamp.update({name: lock_digest(name) for name in LOCKS[lock]})
    STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    return str(python)


def python_of(folder: Path) -> Path:
    """Return where a virtual environment has its Python."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def lock_file(lock: str) -> Path:
    """Return the file of exact versions."""
    return ROOT / "requirements" / f"{lock}.txt"


def lock_digest(lock: str) -> str:
    """Return what changes when a lock changes, whatever the line ends of the checkout."""
    return hashlib.sha256(lock_file(lock).read_text(encoding="utf-8").encode()).hexdigest()


def read_stamp() -> "dict[str, str]":
    """Return which locks are installed: name to digest; empty when unknown."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def runs(python: Path, *modules: str) -> bool:
    """Tell whether a Python starts, is new enough and has modules; a link may lead nowhere."""
    code = f"import {', '.join(('sys', *modules))}; sys.exit(sys.version_info < {OLDEST})"
    try:
        return subprocess.call([str(python), "-c", code], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def make_environment() -> None:
    """Make an empty virtual environment in place of any broken one."""
    say(text("venv", folder=ENVIRONMENT))
    command = [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)]
    if subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0:
        return
    # Debian and Ubuntu keep a part of venv in a package of its own.
    from reconquista_qt.cli import libraries

    package = f"python3.{sys.version_info[1]}-venv"
    installed = libraries.can_install() and libraries.install([package])
    if installed and subprocess.call(command, stdout=sys.stderr) == 0:
        return
    raise SetupError(text("no-venv") + f"\n  sudo apt-get install {package}")


# ---- the system's libraries -----------------------------------------------------------------


def system_libraries(window: bool) -> None:
    """See that the system has what Qt needs: install it as root on Debian, else name it."""
    if not sys.platform.startswith("linux"):
        return
    stamp = read_stamp()
    known = f"libraries-{'window' if window else 'start'}"
    if known in stamp:
        return
    from reconquista_qt.cli import libraries

    def missing() -> "list[SharedLibrary]":
        for_window = libraries.missing_for_window() if window else []
        return libraries.missing_for_start() + for_window

    lacking = missing()
    if lacking and libraries.can_install():
        packages = list(dict.fromkeys(library.apt for library in lacking))
        say(text("libraries", names=" ".join(packages)))
        if libraries.install(packages):
            lacking = missing()
    if lacking:
        names = ", ".join(library.soname for library in lacking)
        raise SetupError(text("missing", names=names) + commands(lacking))
    stamp[known] = "present"
    STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")


def commands(lacking: "Iterable[SharedLibrary]") -> str:
    """Return the lines that install what is lacking, one for each family of systems."""
    from reconquista_qt.cli import libraries

    return "".join(f"\n  {line}" for line in libraries.commands(lacking).values())


# ---- running --------------------------------------------------------------------------------


def play(python: str, argv: "list[str]") -> int:
    """Open the window or run a sub-command; without a screen play a demonstration."""
    from reconquista_qt.__main__ import COMMANDS
    from reconquista_qt.cli import libraries

    command = argv[0] if argv else ""
    window = command not in (*COMMANDS, "-h", "--help", "-V", "--version")
    platform_chosen = "QT_QPA_PLATFORM" in os.environ
    screen = platform_chosen or libraries.has_display()
    if window and not screen and argv:
        raise SetupError(text("no-screen-file", file=argv[0]))
    if window and not screen:
        say(text("no-screen", folder=Path("demo").resolve()))
        window, argv = False, ["demo", "demo"]
    system_libraries(window=window and not platform_chosen)
    off_screen = argv[:1] == ["demo"] and not platform_chosen
    environment = {"QT_QPA_PLATFORM": "offscreen"} if off_screen else {}
    return hand_over([python, "-m", "reconquista_qt", *argv], environment)


def hand_over(command: "list[str]", environment: "dict[str, str]") -> int:
    """Run a command on this terminal, with the checkout importable from any folder."""
    places = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    everything = {**os.environ, **environment, "PYTHONPATH": os.pathsep.join(places)}
    if os.name == "nt":
        return subprocess.call(command, env=everything)
    sys.stdout.flush()
    os.execve(command[0], command, everything)


def check(python: str, pytest_words: "list[str]", tests: bool) -> int:
    """Run all checks, and the tests unless told otherwise; return 1 when any did not pass."""
    modules = {
        "ruff check": ["ruff", "check", "--quiet", "."],
        "ruff format": ["ruff", "format", "--check", "--quiet", "."],
        "mypy": ["mypy"],
    }
    checks = {name: [python, "-m", *words] for name, words in modules.items()}
    checks["import-linter"] = [str(Path(python).with_name("lint-imports"))]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    bad = []
    # Every process that the tests start would read the sources again where bytecode is not kept.
    compiling = [python, "-m", "compileall", "-q", "reconquista_qt"]
    command = [python, "-m", "pytest", "-q", *side_by_side(), *pytest_words]
    with ThreadPoolExecutor(len(checks) + 1) as pool:
        compiled = pool.submit(run_check, compiling)
        running = {name: pool.submit(run_check, words) for name, words in checks.items()}
        # What takes longest, and has but one processor to itself, is told of after the tests.
        slow = ["mypy"] if tests else []
        for name in [*(name for name in checks if name not in slow), "pytest", *slow]:
            if name == "pytest":
                compiled.result()
                if tests and subprocess.call(command, cwd=ROOT) != 0:
                    bad.append(name)
                continue
            status, output, seconds = running[name].result()
            print(f"{'ok  ' if status == 0 else 'FAIL'} {name} ({seconds:.1f} s)", flush=True)
            if status != 0:
                bad.append(name)
                print(output, flush=True)
    say(text("not-passed", names=", ".join(bad)) if bad else text("passed"))
    return 1 if bad else 0


def side_by_side() -> "list[str]":
    """Return what lets the tests use every processor; what a file of tests shares is made once."""
    if hasattr(os, "sched_getaffinity"):
        processors = len(os.sched_getaffinity(0))
    else:
        processors = os.cpu_count() or 1
    if processors == 1:
        return []
    # In the order of `tests/conftest.py`: what takes longest first, so that all end together.
    spread = ["--dist", "loadfile", "--no-loadscope-reorder"]
    return ["-n", str(min(processors, MOST_TESTERS)), *spread]


def run_check(command: "list[str]") -> "tuple[int, str, float]":
    """Run one check quietly; return its status, what it said and its time in seconds."""
    began = time.monotonic()
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return done.returncode, done.stdout, time.monotonic() - began


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

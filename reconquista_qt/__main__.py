"""The command `reconquista-qt`: starts the window, or hands a sub-command to `cli`."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from reconquista_qt import __version__, assets
from reconquista_qt.cli.output import make_safe

COMMANDS = ("engine", "play", "simulate", "replay", "bench", "doctor", "demo")
MEASURE = "measure"  # not for players: how `bench` measures a bundle from outside
SAVE_SUFFIX = ".reconquista"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with `argv` (without its own name) and return the exit status."""
    if getattr(sys, "frozen", False):
        # In a bundle the workers of the adviser start this very program.
        import multiprocessing

        multiprocessing.freeze_support()
    arguments = list(sys.argv[1:] if argv is None else argv)
    make_safe()
    try:
        status = _dispatch(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has seen enough; what is left of it goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _dispatch(arguments: list[str]) -> int:
    # Only what is asked for is imported: the engine needs no Qt, and starts without it.
    first = arguments[0] if arguments else ""
    if arguments == ["play"]:
        # One game, by the user: that is what the window is for.
        arguments, first = [], ""
    if first == "engine" and arguments[1:2] in (["-h"], ["--help"]):
        print(_own_text("engine.txt"), end="")
        return 0
    if first in (*COMMANDS, MEASURE):
        return int(import_module(_module_of(first)).main(arguments[1:]))
    if first in ("-V", "--version"):
        print(f"reconquista-qt {__version__}")
        return 0
    if first in ("-h", "--help"):
        print(_own_text("command-line.txt"), end="")
        return 0
    if first and not first.startswith("-") and not _looks_like_a_file(first):
        print(_message("unknown").format(word=first), file=sys.stderr)
        return 2
    if (word := _lacking_game(arguments)) is not None:
        print(_message("no-game").format(word=word, games=", ".join(_games())), file=sys.stderr)
        return 2
    # Modules and widgets by the thousand are made now, and none is thrown away: looking for garbage
    # among them finds nothing. `once_seen` lets it look again.
    gc.disable()
    if _lacks_libraries(arguments):
        return int(import_module("reconquista_qt.cli.doctor").without_window())
    try:
        if import_module("reconquista_qt.view.single_instance").hand_over(arguments):
            return 0
        window = import_module("reconquista_qt.view.app")
    except ImportError as problem:
        # A library of the system that Qt needs is not there: say which, and how to get it.
        if not any(sign in str(problem) for sign in (".so", "DLL", "PySide6", "dlopen")):
            raise
        return int(import_module("reconquista_qt.cli.doctor").without_qt(problem))
    return int(window.main(arguments))


def _lacks_libraries(arguments: Sequence[str]) -> bool:
    """Whether the system lacks what Qt needs for a window: Qt itself would only abort."""
    chosen = "QT_QPA_PLATFORM" in os.environ or "-platform" in arguments
    if chosen or not sys.platform.startswith("linux") or getattr(sys, "frozen", False):
        return False
    return bool(import_module("reconquista_qt.cli.libraries").missing_for_window())


def _lacking_game(arguments: list[str]) -> str | None:
    """Return what stands for a game in the arguments and is none; None where there is no such."""
    given = [word.removeprefix("--game=") for word in arguments if word.startswith("--game=")]
    given += [word for flag, word in pairwise([*arguments, ""]) if flag == "--game"]
    known = _games() if given else ()
    return next((word for word in given if word not in known), None)


def _games() -> tuple[str, ...]:
    return tuple(entry.id for entry in import_module("reconquista_qt.games").entries())


def _module_of(command: str) -> str:
    # The demonstration is played in the window itself, and the window is what is measured.
    return f"reconquista_qt.{'view' if command in ('demo', MEASURE) else 'cli'}.{command}"


def _looks_like_a_file(word: str) -> bool:
    return word.lower().endswith(SAVE_SUFFIX) or Path(word).exists()


def _own_text(name: str) -> str:
    return assets.written(_language(), name).read_text(encoding="utf-8")


def _message(key: str) -> str:
    from reconquista_qt.cli import language

    return language.messages(language.of_system())[key]


def _language() -> str:
    from reconquista_qt.cli import language

    return language.of_system()


if __name__ == "__main__":
    sys.exit(main())

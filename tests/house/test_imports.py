"""The layout of the imports."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from reconquista_qt.games import GAMES, Entry

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "reconquista_qt"


def imported(path: Path) -> Iterator[str]:
    """Yield the absolute names that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def modules(*rooms: str) -> list[Path]:
    return sorted(path for room in rooms for path in (PACKAGE / room).rglob("*.py"))


def test_the_contracts_hold() -> None:
    command = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [str(command), "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    assert done.returncode == 0, done.stdout


# import-linter sees an outside package as one; these look closer.
@pytest.mark.parametrize("room", ["wording", "model"])
def test_wording_and_model_use_only_qtcore(room: str) -> None:
    for path in modules(room):
        for name in imported(path):
            if name.startswith("PySide6"):
                assert name.startswith("PySide6.QtCore"), f"{path.relative_to(ROOT)}: {name}"


def of_games(*parts: str) -> list[Path]:
    return sorted(path for part in parts for path in PACKAGE.glob(f"games/*/{part}/**/*.py"))


def test_words_of_games_use_only_qtcore() -> None:
    for path in of_games("words"):
        for name in imported(path):
            if name.startswith("PySide6"):
                assert name.startswith("PySide6.QtCore"), f"{path.relative_to(ROOT)}: {name}"


def test_the_engine_uses_only_the_standard_library() -> None:
    pure = of_games("rules", "odds", "brain")
    assert len(pure) > 40
    for path in (*modules("engine", "kit", "ai"), *pure):
        for name in imported(path):
            root = name.split(".")[0]
            known = root in sys.stdlib_module_names or root == "reconquista_qt"
            assert known, f"{path.relative_to(ROOT)}: {name}"


def test_rules_know_no_clock_and_no_global_chance() -> None:
    for path in (*modules("engine", "kit"), *of_games("rules", "odds")):
        for name in imported(path):
            outside = name.split(".")[0] in {"time", "datetime", "secrets", "uuid"}
            chance = name.startswith("random.") and name != "random.Random"
            assert not (outside or chance), f"{path.relative_to(ROOT)}: {name}"


ROOMS = ("engine", "kit", "ai", "storage", "wording", "cli", "model", "view")
# Where the id of a game still stands outside of its own folder; the list only shrinks.
STILL_NAMED = {"model/book.py", "view/book/document.py"}


def test_no_game_is_named_outside_of_its_own_folder() -> None:
    ids = {entry.id for entry in GAMES} | {path.name for path in (PACKAGE / "games").glob("*/")}
    named = set()
    for path in modules(*ROOMS):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in ids:
                named.add(path.relative_to(PACKAGE).as_posix())
    assert named <= STILL_NAMED


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_a_game_costs_nothing_for_the_others(entry: Entry) -> None:
    """Whoever plays one game imports no part of another, and no Qt for the rules."""
    code = (
        "import sys; from reconquista_qt.games import entry_of; "
        f"entry = entry_of({entry.id!r}); entry.rules(); entry.brain(); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    )
    loaded = [
        name
        for name in done.stdout.split()
        if name.startswith(("reconquista_qt.games.", "PySide6"))
    ]
    assert any(name.startswith(f"{entry.package}.rules") for name in loaded)
    assert [name for name in loaded if not f"{name}.".startswith(f"{entry.package}.")] == []


def test_no_module_imports_everything_of_another() -> None:
    for path in modules("."):
        assert not any(name.endswith(".*") for name in imported(path)), path.relative_to(ROOT)

"""The layout of the imports."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from reconquista_qt.games import GAMES, GameEntry

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "reconquista_qt"


class Facts(NamedTuple):
    """What the tests here ask of a module; each is read once, for all of them."""

    imported: tuple[str, ...]  # the absolute names that it imports, wherever in it
    run: tuple[ast.Import | ast.ImportFrom, ...]  # its imports, but those for types alone
    texts: frozenset[str]
    open_types: tuple[int, ...]  # the lines with `Any`


@cache
def facts(path: Path) -> Facts:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imports, imported = [], []
    for_types: set[ast.AST] = set()
    texts: set[str] = set()
    open_types = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                texts.add(node.value)
        elif isinstance(node, ast.Import):
            imports.append(node)
            imported += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            imports.append(node)
            if not node.level:
                imported += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Name):
            if node.id == "Any":
                open_types.append(node.lineno)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            for_types |= {inner for part in node.body for inner in ast.walk(part)}
    run = tuple(node for node in imports if node not in for_types)
    return Facts(tuple(imported), run, frozenset(texts), tuple(open_types))


def imported(path: Path) -> tuple[str, ...]:
    """Return the absolute names that a module imports, wherever in it."""
    return facts(path).imported


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


# The libraries of the laboratory, each imported when what needs it is asked for.
WHEN_ASKED = {
    "ai/laboratory.py": {"distributed"},
    "ai/results.py": {"pyarrow"},
    "ai/training.py": {"numpy"},
}


def test_the_engine_uses_only_the_standard_library() -> None:
    pure = of_games("rules", "odds", "brain")
    assert len(pure) > 40
    for path in (*modules("engine", "kit", "ai"), *pure):
        later = WHEN_ASKED.get(path.relative_to(PACKAGE).as_posix(), set())
        for name in imported(path):
            root = name.split(".")[0]
            known = root in {*sys.stdlib_module_names, "reconquista_qt", "_typeshed", *later}
            assert known, f"{path.relative_to(ROOT)}: {name}"
        at_once = {
            alias.name.split(".")[0] if isinstance(node, ast.Import) else str(node.module)
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in node.names
        }
        assert not later & at_once, path


def test_rules_know_no_clock_and_no_global_chance() -> None:
    for path in (*modules("engine", "kit"), *of_games("rules", "odds")):
        for name in imported(path):
            outside = name.split(".")[0] in {"time", "datetime", "secrets", "uuid"}
            chance = name.startswith("random.") and name != "random.Random"
            assert not (outside or chance), f"{path.relative_to(ROOT)}: {name}"


ROOMS = ("engine", "kit", "ai", "storage", "wording", "cli", "model", "view")


def test_no_game_is_named_outside_of_its_own_folder() -> None:
    ids = {entry.id for entry in GAMES} | {path.name for path in (PACKAGE / "games").glob("*/")}
    named = set()
    for path in modules(*ROOMS):
        if facts(path).texts & ids:
            named.add(path.relative_to(PACKAGE).as_posix())
    assert sorted(named) == []


def test_no_shared_module_imports_a_game_not_even_for_a_type() -> None:
    packages = tuple(f"{entry.package}." for entry in GAMES)
    assert len(modules(*ROOMS)) > 300
    for path in modules(*ROOMS):
        for name in imported(path):
            assert not f"{name}.".startswith(packages), f"{path.relative_to(ROOT)}: {name}"


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_a_game_costs_nothing_for_the_others(entry: GameEntry) -> None:
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


def graph_of_imports() -> dict[str, set[str]]:
    """Return for each module those that it imports, at its top or within a function.

    What is imported for types alone is not looked at: it is never run.
    """
    paths = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in modules(".")
    }
    graph: dict[str, set[str]] = {}
    for name, path in paths.items():
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        found = graph[name] = set()
        for node in facts(path).run:
            if isinstance(node, ast.ImportFrom):
                above = package.split(".")[: 1 - node.level or None] if node.level else []
                base = ".".join([*above, *([node.module] if node.module else [])])
                named = {f"{base}.{alias.name}" for alias in node.names}
                found |= {one if one in paths else base for one in named} & paths.keys()
            else:
                found |= {alias.name for alias in node.names} & paths.keys()
        found.discard(name)
    return graph


def test_no_imports_go_in_a_circle() -> None:
    """What imports nothing that is left is taken away, again and again: nothing must be left."""
    left = graph_of_imports()
    assert len(left) > 600
    while free := {name for name, needs in left.items() if not needs & left.keys()}:
        left = {name: needs for name, needs in left.items() if name not in free}
    # What only leads into a circle is no part of it.
    while ends := left.keys() - {name for needs in left.values() for name in needs}:
        left = {name: needs for name, needs in left.items() if name not in ends}
    assert sorted(left) == []


def test_no_module_imports_everything_of_another() -> None:
    for path in modules("."):
        assert not any(name.endswith(".*") for name in imported(path)), path.relative_to(ROOT)


# What any wargame may have: a state's fields, tracks and common nouns.
GENERAL = {
    "areas", "attack", "city", "cross", "event", "facing", "field", "game", "gold", "losses",
    "nation", "phase", "player", "players", "scenario", "start", "treasury", "turn", "units",
}  # fmt: skip


def words_in(data: object) -> Iterator[str]:
    """Yield the keys and the texts in some data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from words_in(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from words_in(value)
    elif isinstance(data, str):
        yield data


def test_no_table_of_a_game_stands_outside_of_its_own_folder() -> None:
    """No id of a place, a unit, a side or a phase of any game's starts is a text of shared code."""
    own: set[str] = set()
    for entry in GAMES:
        game = entry.rules()
        for scenario in game.scenarios:
            position = game.position(game.new(scenario, game.default_options))
            own |= {word for word in words_in(position) if len(word) > 3}
    assert {"oviedo", "christian_army", "knights"} & own and len(own) > 250
    found = {
        (path.relative_to(PACKAGE).as_posix(), text)
        for path in modules(*ROOMS)
        for text in facts(path).texts & (own - GENERAL)
    }
    assert sorted(found) == []


# Words of one game's subject: its peoples, persons, countries, buildings and troops.
SUBJECT = re.compile(
    r"""(?ix) (?<![a-z]) (
    sieges? | besieg\w* | muslims? | christians? | moors? | moorish | rebels? | rebellions? | jihad
    | garrisons? | fortress(?:es)? | cid | almanzor | castil\w* | andalus\w* | aragon\w* | granada
    | carthag\w* | romans? | visigoth\w* | iberian?\w* | templars? | crusad\w* | saladin | richard
    | stratagems? | treasury | proselyt\w* | mercenar\w* | raiders? | reaction | famine | legions?
    ) (?![a-z])"""
)
# What some of them may be called in shared code: words of all games' tables, and the coast that
# two games draw their maps within.
GENERIC = {
    "view/table/coast.py": {"iberia", "iberian"},
    "view/table/iberia.py": {"iberian"},
    "view/table/naming.py": {"treasury"},
    "view/table/odds_panel.py": {"siege", "besiegers"},
}


def test_no_word_of_a_games_subject_stands_in_shared_code() -> None:
    """Neither in a name nor in a text nor in a comment."""
    assert SUBJECT.findall("el_cid, Muslims, the Siege of") == ["cid", "Muslims", "Siege"]
    found: dict[str, set[str]] = {}
    for path in modules(*ROOMS):
        text = path.read_text(encoding="utf-8")
        words = {word.lower() for word in SUBJECT.findall(text)}
        if words:
            found[path.relative_to(PACKAGE).as_posix()] = words
    assert found == GENERIC


# Below the window no type is left open, nor at its seam: what a game gives it, and is asked.
SEAM = ("desk", "table/surface", "board/game_board", "docks/front", "book/example_window")
BELOW = ("engine", "kit", "ai", "model", "storage", "wording", "cli")


def test_no_type_is_left_open_below_the_window() -> None:
    """No `Any`, and no check of a type that is passed over."""
    own = [*of_games("rules", "odds", "brain", "words", "book"), PACKAGE / "games/__init__.py"]
    seam = [PACKAGE / f"view/{name}.py" for name in SEAM]
    # The first game's board is its own, and no table: it is not typed to the end.
    seam += [
        path for path in of_games("board") if PACKAGE / "games/reconquista" not in path.parents
    ]
    paths = [*modules(*BELOW), *own, *seam]
    assert len(paths) > 300
    for path in paths:
        for line in facts(path).open_types:
            raise AssertionError(f"{path.relative_to(ROOT)}:{line}: Any")

"""Write docs/rules-coverage/*.md: each clause of each rulebook, what enforces it, what shows it.

A game's clauses stand in `resources/<game>/clauses.json`. A function names the clauses it enforces
in its docstring (``Rules: phase4/G8, …``), a test of `tests/games/<game>/` in its mark
(``@pytest.mark.rule("phase4/G8", …)``); a test elsewhere says of which game they are
(``"reconquista:phase4/G8"``).

    rules_coverage.py [GAME ...]            write the pages (of these games)
    rules_coverage.py --check [GAME ...]    change nothing; say what is missing, and exit with 1
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules-coverage"
RESOURCES = ROOT / "resources"
CODE = ROOT / "reconquista_qt" / "games"
TESTS = ROOT / "tests"
# A clause has a slash and no spaces, e.g. phase4/G8 or 13.0/initiative, or it is a numbered
# paragraph, e.g. 9.32.4; a remark may follow it.
CLAUSE = re.compile(r"[\w.]+/[\w.-]*\w|\d+\.\d[\w.]*\w|\d+\.\d")
MENTION = re.compile(rf"[Rr]ules?:\s*((?:(?:{CLAUSE.pattern})(?:\s*\([a-z_]+\))?[,.\s)]*)+)")

HEAD = """# Rules coverage: {name}

Written by `python3 run.py coverage`; a test fails where a line has no function or no test.
Each line is a paragraph of the rulebook or a ruling. The texts themselves, in our own words, are
in `i18n/{game}/en/rulebook.md`, `i18n/{game}/en/rulings.md` and their Spanish twins, under the
same ids. The functions are under `reconquista_qt/games/{game}/`, the tests under `tests/`.

| clause | subject | function | test |
| --- | --- | --- | --- |
"""


def named_nodes(path: Path) -> Iterator[tuple[str, ast.AST]]:
    """Yield (qualified name, node) of the module itself, its classes, functions and methods."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield "", tree
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def functions_by_clause(game: str) -> dict[str, list[str]]:
    """Return the places of a game's code that name each clause, best (functions) first."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((CODE / game).rglob("*.py")):
        module = path.relative_to(CODE / game).as_posix()
        for name, node in named_nodes(path):
            text = ast.get_docstring(node) or ""  # type: ignore[arg-type]
            for mention in MENTION.findall(text):
                for clause in CLAUSE.findall(mention):
                    found[clause].append(f"`{module}`{' ' + name if name else ''}")
    for places in found.values():
        # A module's own mention only counts where no function makes it.
        exact = [place for place in places if not place.endswith("`")]
        places[:] = list(dict.fromkeys(exact or places))
    return found


def tests_by_clause(game: str) -> dict[str, list[str]]:
    """Return the tests whose mark names each clause of a game."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        at = path.relative_to(TESTS).parts
        home = at[1] if at[0] == "games" else ""
        for name, node in named_nodes(path):
            for decorator in getattr(node, "decorator_list", []):
                for mark in marks(decorator):
                    of, _, clause = mark.rpartition(":")
                    if (of or home) == game:
                        found[clause].append(f"{path.stem}::{name}")
    return found


def marks(decorator: ast.expr) -> Iterator[str]:
    """Yield what a test's decorator names, where it is the mark of rules."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("mark.rule"):
        for argument in decorator.args:
            if isinstance(argument, ast.Constant):
                yield str(argument.value)


def clauses(game: str) -> list[dict[str, str]]:
    """Return the rulebook's clauses and the rulings, in their order."""
    path = RESOURCES / game / "clauses.json"
    listed: list[dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))["clauses"]
    return listed


MARKS = {"T": "text", "I": "interpretation", "H": "house rule"}


def subject(clause: dict[str, str]) -> str:
    """Return what a clause is about: its subject, or the mark of a ruling."""
    if clause["kind"] == "text":
        return clause["subject"]
    marked = "/".join(MARKS.get(letter, letter) for letter in clause.get("mark", "").split("/"))
    return f"ruling ({marked})" if marked else f"ruling: {clause.get('subject', '')}"


def shown(places: list[str], most: int = 3) -> str:
    """Return some places, and how many more there are."""
    more = f" +{len(places) - most}" if len(places) > most else ""
    return "<br>".join(places[:most]) + more


def table(game: str) -> tuple[str, list[str]]:
    """Return a game's whole page, and what is missing or unknown in it."""
    functions, tests = functions_by_clause(game), tests_by_clause(game)
    rows, problems = [], []
    known = {clause["id"] for clause in clauses(game)}
    for clause in clauses(game):
        name = clause["id"]
        if not functions.get(name):
            problems.append(f"{game}: {name}: no function names it")
        if not tests.get(name):
            problems.append(f"{game}: {name}: no test names it")
        rows.append(
            f"| {name} | {subject(clause)} | {shown(functions.get(name, []))} "
            f"| {shown(tests.get(name, []))} |"
        )
    numbered = any("/" not in name for name in known)
    for name in sorted((functions.keys() | tests.keys()) - known):
        if not numbered and "/" not in name:
            continue  # a remark: the clauses of this game have names
        problems.append(f"{game}: {name}: unknown to the list of clauses")
    head = HEAD.format(game=game, name=game.capitalize())
    return head + "\n".join(rows) + "\n", problems


def main(argv: list[str]) -> int:
    """Write the pages, or compare them with --check; return 1 where something is missing."""
    named = [word for word in argv if not word.startswith("-")]
    found = []
    for game in named or sorted(path.parent.name for path in RESOURCES.glob("*/clauses.json")):
        page, problems = table(game)
        target = PAGES / f"{game}.md"
        if "--check" in argv:
            if not target.exists() or target.read_text(encoding="utf-8") != page:
                name = target.relative_to(ROOT).as_posix()
                problems.append(f"{name} is not up to date: python3 run.py coverage")
        else:
            target.write_text(page, encoding="utf-8")
        found += problems
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

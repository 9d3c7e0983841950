"""Write docs/rules-coverage.md: each clause of the rulebook, what enforces it, what shows it.

A function names the clauses it enforces in its docstring (``Rules: phase4/G8, …``), a test in its
mark (``@pytest.mark.rule("phase4/G8", …)``). Run with --check to only compare.
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
TARGET = ROOT / "docs" / "rules-coverage.md"
CLAUSES = ROOT / "resources" / "reconquista" / "clauses.json"
CODE = ROOT / "reconquista_qt" / "games"
TESTS = ROOT / "tests"
MENTION = re.compile(r"[Rr]ules?:\s*((?:[a-z]+\d?/[\w-]+(?:\s*\([a-z_]+\))?[,.\s)]*)+)")
CLAUSE = re.compile(r"[a-z]+\d?/[\w-]+")

HEAD = """# Rules coverage

Written by `python3 run.py coverage`; a test fails where a line has no function or no test.
Each line is a paragraph of the rulebook or a ruling. The texts themselves, in our own words, are
in `i18n/en/rulebook.md`, `i18n/en/rulings.md` and their Spanish twins, under the same ids. The
functions are under `reconquista_qt/games/reconquista/`, the tests under `tests/`.

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


def functions_by_clause() -> dict[str, list[str]]:
    """Return the places of the code that name each clause, best (functions) first."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(CODE.rglob("*.py")):
        module = (
            path.relative_to(CODE / "reconquista").as_posix()
            if "reconquista" in str(path.relative_to(CODE))
            else path.relative_to(CODE).as_posix()
        )
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


def tests_by_clause() -> dict[str, list[str]]:
    """Return the tests whose mark names each clause."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for name, node in named_nodes(path):
            for decorator in getattr(node, "decorator_list", []):
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith(
                    "mark.rule"
                ):
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant):
                            found[str(argument.value)].append(f"{path.stem}::{name}")
    return found


def clauses() -> list[dict[str, str]]:
    """Return the rulebook's clauses and the rulings, in their order."""
    listed: list[dict[str, str]] = json.loads(CLAUSES.read_text(encoding="utf-8"))["clauses"]
    return listed


MARKS = {"T": "text", "I": "interpretation", "H": "house rule"}


def subject(clause: dict[str, str]) -> str:
    """Return what a clause is about: its subject, or the mark of a ruling."""
    if clause["kind"] == "text":
        return clause["subject"]
    marks = "/".join(MARKS[letter] for letter in clause["mark"].split("/"))
    return f"ruling ({marks})"


def shown(places: list[str], most: int = 3) -> str:
    """Return some places, and how many more there are."""
    more = f" +{len(places) - most}" if len(places) > most else ""
    return "<br>".join(places[:most]) + more


def table() -> tuple[str, list[str]]:
    """Return the whole page, and what is missing or unknown in it."""
    functions, tests = functions_by_clause(), tests_by_clause()
    rows, problems = [], []
    known = {clause["id"] for clause in clauses()}
    for clause in clauses():
        name = clause["id"]
        if not functions.get(name):
            problems.append(f"{name}: no function names it")
        if not tests.get(name):
            problems.append(f"{name}: no test names it")
        rows.append(
            f"| {name} | {subject(clause)} | {shown(functions.get(name, []))} "
            f"| {shown(tests.get(name, []))} |"
        )
    for name in sorted((functions.keys() | tests.keys()) - known):
        problems.append(f"{name}: unknown to the list of clauses")
    return HEAD + "\n".join(rows) + "\n", problems


def main(argv: list[str]) -> int:
    """Write the page, or compare it with --check; return 1 where something is missing."""
    page, problems = table()
    if "--check" in argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != page:
            problems.append("docs/rules-coverage.md is not up to date: python3 run.py coverage")
    else:
        TARGET.write_text(page, encoding="utf-8")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

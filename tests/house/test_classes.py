"""Classes: no one is cut into slices by inheritance."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
PACKAGE = TESTS.parent / "reconquista_qt"
CLASS = re.compile(r"^class (\w+)(?:\(([^)]*)\))?:", re.MULTILINE)
MADE = re.compile(r"(?<!class )\b([A-Z]\w+)\(")
# What an earlier module waits for without knowing the later one that defines it.
AWAITED = {"AfterActing", "AfterMovement"}


def test_no_class_is_cut_into_slices_by_inheritance() -> None:
    """A base in another module that has one subclass, and is never made itself, is a slice."""
    homes: dict[str, set[Path]] = {}
    subclasses: dict[str, list[Path]] = {}
    made: set[str] = set()
    for path in (*PACKAGE.rglob("*.py"), *TESTS.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        made.update(MADE.findall(text))
        if PACKAGE not in path.parents:
            continue
        for name, listed in CLASS.findall(text):
            bases = [base.partition("[")[0].split(".")[-1].strip() for base in listed.split(",")]
            if "Protocol" not in bases:
                homes.setdefault(name, set()).add(path)
            for base in bases:
                subclasses.setdefault(base, []).append(path)
    slices = {
        base
        for base, where in subclasses.items()
        if len(where) == 1 and base in homes and where[0] not in homes[base] and base not in made
    }
    assert len(homes) > 900 and slices == AWAITED

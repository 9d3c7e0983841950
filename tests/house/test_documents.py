"""The documents name files and modules that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_to_a_file(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    dead = [target for target in LINK.findall(text) if not (document.parent / target).exists()]
    assert dead == []


def test_the_modules_that_are_explained_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("## Words of the code")[2]
    rows = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
    assert len(rows) > 9
    for row in rows:
        folder = ""
        for name in re.findall(r"`([^`]+)`", row):
            path = name if "/" in name else f"{folder}/{name}"
            folder = path.rpartition("/")[0]
            assert (ROOT / "reconquista_qt" / path).exists(), path

"""The reference sheet: what the program computes with is what our sheet says, in both languages."""

from __future__ import annotations

import re

import pytest

from reconquista_qt.assets import translations
from reconquista_qt.games.reconquista.rules.battle import HITS_FROM
from reconquista_qt.games.reconquista.rules.phase1_rebellion import LINES
from reconquista_qt.games.reconquista.rules.phase2_events import RULE_OF
from reconquista_qt.games.reconquista.rules.phase3_income import COST
from reconquista_qt.games.reconquista.rules.phase6_sieges import ATTACK, CITY_BONUS, DEFENCE


def sheet(language: str, anchor: str) -> str:
    """Return a section of the sheet."""
    text = translations("reconquista", language, "quickref.md").read_text(encoding="utf-8")
    return text.split(f'<a id="quickref/{anchor}"></a>')[1].split("<a id=")[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of a section's table rows, without head and rule."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells[1:] if not set("".join(row)) <= set("-: ")]


@pytest.mark.rule("reference/phase1")
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_sheets_rebellions(language: str) -> None:
    assert LINES[1:] == (
        "rebels", "rebels", "proselytism", "peasant_revolt", "rebel_governor", "regional_revolt",
    )  # fmt: skip
    assert len(rows(sheet(language, "phase1"))) == 5


@pytest.mark.rule("reference/phase2", "overview/reference")
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_sheets_events(language: str) -> None:
    numbers = [int(row[0]) for row in rows(sheet(language, "phase2")) if row[0].isdigit()]
    assert numbers[:11] == list(range(2, 13))
    assert [bool(rule) for rule in RULE_OF] == [False, False] + [True] * 11


@pytest.mark.rule("reference/phase3", "phase3/army", "phase3/garrison", "phase3/city",
                  "phase3/fortress", "phase3/convert")  # fmt: skip
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_sheets_costs(language: str) -> None:
    text = sheet(language, "phase3")
    found = [int(n) for row in rows(text) for n in re.findall(r"^\d+$", row[1])]
    assert sorted(found)[:5] == sorted(
        COST[what] for what in ("garrison", "army", "city", "fortress", "conversion")
    )
    assert COST == {"army": 2, "garrison": 1, "city": 3, "fortress": 1, "conversion": 1,
                    "bribe": 2, "mercenary": 1}  # fmt: skip


@pytest.mark.rule("reference/battle", "phase4/hit-numbers", "phase6/besieger", "phase6/defender")
def test_the_sheets_battle_and_siege_figures() -> None:
    assert (HITS_FROM["christian_garrison"], HITS_FROM["rebel"]) == (5, 5)
    assert (HITS_FROM["christian_army"], HITS_FROM["military_order"]) == (4, 3)
    assert (ATTACK["christian_garrison"], ATTACK["christian_army"], ATTACK["military_order"]) == (
        1, 2, 3,
    )  # fmt: skip
    assert (DEFENCE["rebel"], DEFENCE["muslim_army"], DEFENCE["military_order"]) == (1, 2, 2)
    assert CITY_BONUS == 1

"""Each table of clauses has no empty row and is up to date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from reconquista_qt.games import GAMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.rule("reconquista:overview/reference")
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_clause_has_a_function_and_a_test(game: str) -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "rules_coverage.py"), "--check", game],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr

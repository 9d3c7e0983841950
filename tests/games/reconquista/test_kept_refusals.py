"""What is refused is kept: by the rules, of positions, and of data files."""

from __future__ import annotations

from pathlib import Path

import pytest

from reconquista_qt.games import entry_of
from reconquista_qt.games.reconquista.rules.game import GAME
from tests.kept_games import Case
from tests.kept_refusals import ask, ask_of_files, ask_of_spoilt_files, compare

KEPT = Path(__file__).with_name("kept_refusals.json")
CASES = (
    Case("standard", 21, 400),
    Case("taifas_1031", 22, 400),
    Case("montiel_1369", 23, 400, {"even_result": "die", "march_on": "from_next"}),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_refused_is_refused_as_ever(case: Case) -> None:
    compare(ask(GAME, case), KEPT)


def test_data_files_that_are_wrong_are_told_as_ever(tmp_path: Path) -> None:
    compare(ask_of_files(entry_of("reconquista"), tmp_path, 80), KEPT)


def test_all_that_is_wrong_with_a_data_file_is_told_as_ever(tmp_path: Path) -> None:
    compare(ask_of_spoilt_files(entry_of("reconquista"), tmp_path, 150, 16), KEPT)

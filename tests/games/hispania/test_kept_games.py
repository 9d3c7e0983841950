"""Games of Hispania whose course is kept, every scenario with two to five players."""

from __future__ import annotations

from pathlib import Path

import pytest

from reconquista_qt.games.hispania.rules.game import GAME
from tests.kept_games import Case, compare

OTHERWISE = {option.id: not option.default for option in GAME.option_list}
CASES = [
    Case(scenario, seed, 1500, {"players": 2 + (number + seed) % 4} | changes)
    for number, scenario in enumerate("ABCDEF")
    for seed, changes in ((1, {}), (2, OTHERWISE))
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.scenario}{case.seed}")
def test_a_game_goes_as_it_always_went(case: Case) -> None:
    compare(GAME, case, Path(__file__).with_name("kept_games.json"))

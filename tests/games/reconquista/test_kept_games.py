"""Games of Reconquista whose course is kept, from every scenario and with every option."""

from __future__ import annotations

from pathlib import Path

import pytest

from reconquista_qt.games.reconquista.rules.game import GAME
from tests.kept_games import Case, compare

CHANGES = (
    {},
    {"even_result": "die", "march_on": "from_next"},
    {"unhired": "with_armies", "orders_are_armies": False},
)
CASES = [
    Case(scenario, seed, 800, CHANGES[(number + seed) % 3])
    for number, scenario in enumerate(GAME.scenarios)
    for seed in (1, 2)
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_game_goes_as_it_always_went(case: Case) -> None:
    compare(GAME, case, Path(__file__).with_name("kept_games.json"))

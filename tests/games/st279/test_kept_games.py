"""Games of S&T 279 whose course is kept, with and without the options."""

from __future__ import annotations

from pathlib import Path

import pytest

from reconquista_qt.games.st279.rules.game import GAME
from tests.kept_games import Case, compare

FIERCE = {"combat": "mandatory", "second_wave": "always", "elite_initiative": True}
CASES = (
    Case("standard", 1, 2500),
    Case("ready", 2, 2500),
    Case("ready", 3, 2500, FIERCE | {"total_control": "occupied", "repopulate_home": True}),
    Case("standard", 4, 2500, {"empty_city": "siege", "stratagem_draws": "one_each",
                               "castile_by_turn_6": True, "leader_initiative": 1}),
    Case("ready", 5, 2500, {"pillage_pay": "kept", "tribute_cost": 0, "tables": "even",
                            "wars_end": "as_below"}),
)  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_game_goes_as_it_always_went(case: Case) -> None:
    compare(GAME, case, Path(__file__).with_name("kept_games.json"))

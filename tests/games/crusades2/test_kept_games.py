"""Battles of Crusades II whose course is kept, with the basic and the optional rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.games.crusades2.rules.game import GAME
from tests.kept_games import Case, compare

ADVANCED: dict[str, Any] = {"action_chits": True, "berserk": True, "optional_victory": True}
OPTIONAL: dict[str, Any] = {
    "odds": True, "types": True, "facing_bonus": True, "split_orders": True, "successor": True,
    "heavy_loss": "two", "charger_turn": "always", "end_chit": True,
}  # fmt: skip
LONG = {"hab": 700, "hattin": 150}  # the plainest map, and the one with the longest searches
CASES = [
    Case(scenario, seed, LONG.get(scenario, 250), changes)
    for scenario in GAME.scenarios
    for seed, changes in ((1, {}), (2, ADVANCED), (3, OPTIONAL))
]
CASES += [Case("hab", 4, 250, {"setup": "free", "chits": "free", "jean_attack": False})]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.scenario}{case.seed}")
def test_a_battle_goes_as_it_always_went(case: Case) -> None:
    compare(GAME, case, Path(__file__).with_name("kept_games.json"))

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
# Each battle once, the one with the plainest map with all rules: its searches are the shortest.
CASES = (
    Case("hab", 1, 700),
    Case("hab", 2, 700, ADVANCED),
    Case("hab", 3, 700, OPTIONAL),
    Case("hab", 4, 250, {"setup": "free", "chits": "free", "jean_attack": False}),
    Case("hattin", 1, 150),
    Case("nicopolis", 2, 250, ADVANCED),
    Case("tannenburg", 3, 250, OPTIONAL),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.scenario}{case.seed}")
def test_a_battle_goes_as_it_always_went(case: Case) -> None:
    compare(GAME, case, Path(__file__).with_name("kept_games.json"))

"""How long the exact odds of combats and sieges take, nothing remembered from before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.games.st279.rules.data import standard_board
from reconquista_qt.games.st279.rules.state import Options

from .question import answer

# Returns the median milliseconds of an action over some runs, something being done before each.
Milliseconds = Callable[..., float]

GOALS: Final = {"raid_ms": 20, "battle_ms": 20, "siege_ms": 20}
# A raid of few, the largest stacks that find room, and a siege with all that may be asked of it.
QUESTIONS: Final[dict[str, dict[str, object]]] = {
    "raid_ms": {
        "kind": "battle", "attacker": {"raiders": 2}, "defender": {"peones": 1, "raiders": 1},
        "table": "best",
    },
    "battle_ms": {
        "kind": "battle", "attacker": {"royal_mesnada": 1, "mesnada": 2, "raiders": 2},
        "defender": {"na_mesnada": 3, "na_raiders": 2}, "table": "best",
    },
    "siege_ms": {
        "kind": "siege", "besieger": {"royal_mesnada": 1, "mesnada": 2}, "garrison": 2,
        "pillaged": True, "fleet": True, "population": False, "markers": ["siege_train"],
    },
}  # fmt: skip


def measure(milliseconds: Milliseconds, runs: int) -> Data:
    """Return the milliseconds of questions as they are asked before a combat or a siege."""
    board, options = standard_board(), Options()
    return {
        name: milliseconds(partial(answer, question, board, options), runs)
        for name, question in QUESTIONS.items()
    }

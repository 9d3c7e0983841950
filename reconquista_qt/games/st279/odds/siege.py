"""The exact odds of a siege.

Rules: 14.0/siege, 14.0/modifiers.
"""

from __future__ import annotations

from reconquista_qt.engine.record import record
from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.forces import MASK, Force
from reconquista_qt.games.st279.rules.names import KING

FACES = 6
TAKEN = "s"
LOSS = "a1"


@record
class SiegeOdds:
    """The chances of a siege: the city falls, nothing happens, the besieger loses a unit."""

    taken: float
    nothing: float
    loss: float


def siege_odds(board: Board, besiegers: int, garrison: int, modifier: int) -> SiegeOdds:
    """Return the odds of a siege whose modifiers are summed up (rules: 14.0/siege)."""
    table = board.siege_table
    column = min(max(besiegers - garrison - board.siege_first, 0), len(table.columns) - 1)
    codes = [table.result(die + modifier, column) for die in range(1, FACES + 1)]
    taken, loss = codes.count(TAKEN), codes.count(LOSS)
    return SiegeOdds(taken / FACES, (FACES - taken - loss) / FACES, loss / FACES)


def modifier_of(
    board: Board, units: Force, *, pillaged: bool, fleet: bool, population: bool
) -> int:  # fmt: skip
    """Return what is added to a siege's die; `population`: it hinders this besieger.

    Rules: 14.0/modifiers.
    """
    mods = board.siege_table.mods
    value = mods["pillaged"] if pillaged else 0
    value += mods["royal_mesnada"] if units & MASK[KING] else 0
    value += mods["blockade"] if fleet else 0
    return value + (mods["population"] if population else 0)

"""The exact odds of a combat: who has the initiative, and what comes of either table.

Markers that nobody has shown are unknown, and left out; who knows of one asks with it.

Rules: 13.0/initiative, 13.0/table, 12.0/I20, 13.1/I18.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from reconquista_qt.engine.record import record
from reconquista_qt.games.st279.rules.combat import (
    ANSWERED,
    DESTROYS,
    LOSSES_OF,
    initiative_modifier,
    is_all_raiders,
    table_modifier,
    table_of,
)
from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.forces import Force, size
from reconquista_qt.games.st279.rules.names import FIELD, TORNAFUYE
from reconquista_qt.games.st279.rules.state import Options, State

FACES: Final = 6
BEST: Final = "best"
TABLES: Final = (FIELD, TORNAFUYE, BEST)
# What a forced retreat is worth beside a unit lost, where a table is chosen for the asker.
RETREAT_WORTH: Final = 0.5


@record
class InitiativeOdds:
    """Who has the initiative, ties rolled again; and how often that side must then retreat."""

    attacker: float
    defender: float
    attacker_retreats: float
    defender_retreats: float


@record
class Outcomes:
    """What comes of a table: the chance of each result, by who rolled it."""

    own: Mapping[str, float]
    enemy: Mapping[str, float]


def initiative(
    state: State, attacker: Force, defender: Force, added: tuple[int, int] = (0, 0)
) -> InitiativeOdds:
    """Return the odds of the initiative; `added` is what markers add to each die.

    A tie is rolled again without the markers.

    Rules: 13.0/initiative, 13.0/I13, 13.1/I18.
    """
    first = _dice(state, attacker, defender, added)
    again = _dice(state, attacker, defender, (0, 0)) if added != (0, 0) else first
    tie, later_tie = first[4], again[4]
    scale = tie / (1.0 - later_tie)
    wins, losses, flee, flee_other = (
        (first[n] + scale * again[n]) for n in range(4)
    )  # fmt: skip
    return InitiativeOdds(
        wins, losses, flee / wins if wins else 0.0, flee_other / losses if losses else 0.0
    )


def _dice(
    state: State, attacker: Force, defender: Force, added: tuple[int, int]
) -> tuple[float, float, float, float, float]:
    mods = (
        initiative_modifier(state, attacker) + added[0],
        initiative_modifier(state, defender) + added[1],
    )
    bonus = state.board.initiative["all_raiders"]
    raiders = is_all_raiders(state, attacker), is_all_raiders(state, defender)
    wins = losses = flee = flee_other = tie = 0
    for one in range(1, FACES + 1):
        for other in range(1, FACES + 1):
            margin = one + mods[0] - other - mods[1]
            if margin > 0:
                wins += 1
                flee += raiders[0] and margin - bonus <= 0
            elif margin < 0:
                losses += 1
                flee_other += raiders[1] and -margin - bonus <= 0
            else:
                tie += 1
    total = FACES * FACES
    return wins / total, losses / total, flee / total, flee_other / total, tie / total


def die_results(state: State, table: str, force: Force, added: int = 0) -> dict[str, float]:
    """Return the chance of each code of one roll on a battle table (rules: 13.0/table)."""
    results = table_of(state, table)
    modifier = table_modifier(state, table, force) + added
    column = min(size(force), len(results.columns)) - 1
    found: dict[str, float] = defaultdict(float)
    for die in range(1, FACES + 1):
        found[results.result(die + modifier, column)] += 1 / FACES
    return dict(found)


def outcomes(
    state: State, table: str, roller: Force, other: Force, added: int = 0
) -> Outcomes:  # fmt: skip
    """Return what comes of a side's table, the answers to `ca` summed up.

    Rules: 12.0/I20, 10.0/once.
    """
    chosen = best_table(state, roller, other, added) if table == BEST else table
    reply_table = best_table(state, other, roller) if table == BEST else table
    first = die_results(state, chosen, roller, added)
    answer = first.pop(ANSWERED, 0.0)
    if not answer:
        return Outcomes(first, {})
    # The answers go to and fro, without markers, until another result comes.
    mine = die_results(state, best_table(state, roller, other) if table == BEST else table, roller)
    theirs = die_results(state, reply_table, other)
    back, forth = theirs.pop(ANSWERED, 0.0), mine.pop(ANSWERED, 0.0)
    rounds = answer / (1.0 - back * forth)
    own: dict[str, float] = defaultdict(float, first)
    for code, chance in mine.items():
        own[code] += rounds * back * chance
    enemy = {code: rounds * chance for code, chance in theirs.items()}
    return Outcomes(dict(own), enemy)


def worth(results: Mapping[str, float], enemies: int) -> float:
    """Return how many enemies some results cost on average, a forced retreat counting half."""
    value = 0.0
    for code, chance in results.items():
        if code in DESTROYS:
            value += chance * enemies
        elif code != ANSWERED:
            losses, retreats = LOSSES_OF[code]
            value += chance * (min(losses, enemies) + (RETREAT_WORTH if retreats else 0.0))
    return value


def best_table(state: State, roller: Force, other: Force, added: int = 0) -> str:
    """Return the table that costs the enemy most, less what the answer to `ca` costs.

    Rules: 13.0/choice.
    """

    def value(table: str) -> float:
        results = die_results(state, table, roller, added)
        answer = results.get(ANSWERED, 0.0)
        reply = die_results(state, FIELD, other) if answer else {}
        return worth(results, size(other)) - answer * worth(reply, size(roller))

    return max((FIELD, TORNAFUYE), key=value)


@lru_cache(maxsize=4)
def bare_state(board: Board, options: Options) -> State:
    """Return an empty state of a board, for questions that stand for themselves."""
    return State(board, options)

"""The exact odds of what a die alone decides: diplomacy, interception, war among the Christians.

Rules: 8.3/result, 8.2/quell, 8.1/result, 8.4/attempt, 12.2/interception, 5.1/roll.
"""

from __future__ import annotations

from collections.abc import Iterable

from reconquista_qt.engine.record import record
from reconquista_qt.games.st279.rules.actions import ExactTribute, Incite, Quell
from reconquista_qt.games.st279.rules.attack import (
    InterceptAsk,
    interception_modifier,
    movers,
)
from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.diplomacy import (
    INCITE_COLUMN,
    QUELL_COLUMN,
    InciteAsk,
    QuellAsk,
    TributeAsk,
    UnionAsk,
    king_modifier,
    refuse_union,
)
from reconquista_qt.games.st279.rules.fleets import SeaInterceptAsk
from reconquista_qt.games.st279.rules.names import CHRISTIAN
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.games.st279.rules.wars import WarAsk

FACES = 6
SUCCESS = "success"


@record
class Chance:
    """How likely a result of a die is, over all that may be tried: from `least` to `most`."""

    result: str
    least: float
    most: float


def chances(state: State) -> tuple[Chance, ...]:
    """Return how likely the results are of what is asked now, () where no die follows at once.

    Markers, which may be played on most of these dice, are left out.
    """
    step = state.agenda[-1] if state.agenda else None
    match step:
        case InterceptAsk():
            moving = movers(state, step.area)
            mods = {interception_modifier(state, step.area, step.ready, moving)}
            return _some(state.board, "interception", (SUCCESS,), mods)
        case SeaInterceptAsk():
            laden = state.board.tables["interception"].mods["mover_transports"]
            return _some(state.board, "interception", (SUCCESS,), {laden if step.loaded else 0})
        case UnionAsk():
            return (_of(state.board, "union", "union", (0,)),)
        case WarAsk():
            return tuple(_of(state.board, "war", war, (0,)) for war in ("kingdom", "france"))
        case QuellAsk():
            found = {one.area for one in step.options(state) if isinstance(one, Quell)}
            mods = {king_modifier(state, area, step.leading, "rebellion") for area in found}
            return _some(state.board, "rebellion", (SUCCESS,), mods, QUELL_COLUMN)
        case InciteAsk():
            found = {one.area for one in step.options(state) if isinstance(one, Incite)}
            free = state.board.tables["rebellion"].mods["collapse"] if step.is_free(state) else 0
            mods = {king_modifier(state, area, step.leading, "rebellion") + free for area in found}
            return _some(state.board, "rebellion", (SUCCESS,), mods, INCITE_COLUMN)
        case TributeAsk():
            found = {one.area for one in step.options(state) if isinstance(one, ExactTribute)}
            mods = {king_modifier(state, area, step.leading, "tribute") for area in found}
            return _some(state.board, "tribute", ("tribute", "repatriated"), mods)
    return ()


def costs_the_union(state: State) -> bool:
    """Whether a try now rules out a dynastic union that could be tried this turn.

    Rules: 8.4/attempt, 8.4/E17.
    """
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, TributeAsk | QuellAsk | InciteAsk) or step.leading != CHRISTIAN:
        return False
    if state.tried or state.turn < state.board.unions_from:
        return False
    return any(refuse_union(state, number) is None for number in range(len(state.board.unions)))


def _some(
    board: Board, table: str, results: Iterable[str], mods: Iterable[int], column: int = 0
) -> tuple[Chance, ...]:
    return tuple(_of(board, table, result, mods, column) for result in results) if mods else ()


def _of(board: Board, table: str, result: str, mods: Iterable[int], column: int = 0) -> Chance:
    shares = [
        sum(board.tables[table].result(die + mod, column) == result for die in range(1, FACES + 1))
        / FACES
        for mod in mods
    ]
    return Chance(result, min(shares), max(shares))

"""Where a power may not go at all: the off-map box, neutral France, its own side's other war.

Rules: 9.0/neutral, 9.1/box, 5.1/D3, 5.1/D19, 9.0/D8.
"""

from __future__ import annotations

from reconquista_qt.engine.refusal import Refusal

from .control import has_any
from .names import CHRISTIAN, FRANCE, MUSLIM
from .refusals import refused
from .state import State


def refuse_entry(state: State, owner: int, area: int) -> Refusal | None:
    """Say why an owner's units may not enter an area, whoever stands there.

    Rules: 9.0/neutral, 9.1/box, 9.0/D8, 5.1/D3, 5.1/D19, 12.0/I27.
    """
    board = state.board
    controller = state.controller[area]
    closed = controller == FRANCE and owner != FRANCE
    if closed and not state.relations.foes[owner] >> FRANCE & 1:
        return refused("9.0/neutral", "france-is-closed", area=board.areas[area])
    if owner == FRANCE:
        if state.french_war == CHRISTIAN and _is_held(state, area, MUSLIM):
            return refused("9.0/D8", "not-into-the-friends-land", area=board.areas[area])
        return None
    if board.box[area]:
        return refused("9.1/box", "box-is-french", area=board.areas[area])
    if state.war >= 0:
        if owner == state.war and _is_held(state, area, MUSLIM):
            return refused("5.1/D3", "not-to-the-muslims", area=board.areas[area])
        if owner == MUSLIM and _is_held(state, area, state.war):
            return refused("5.1/D19", "not-to-their-kingdom", area=board.areas[area])
    return None


def _is_held(state: State, area: int, power: int) -> bool:
    """Whether an area is a power's, or its units stand there."""
    mine = 1 << power
    return (
        state.controller[area] == power
        or has_any(state.field[area], mine)
        or has_any(state.city[area], mine)
    )

"""France: how it goes to war, and where its units come in.

Rules: 9.0/neutral, 9.0/runner, 3.6/set-up.
"""

from __future__ import annotations

from collections.abc import Sequence

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import Action, Place
from .control import add_units, france_is_conquered, in_play, leader, room
from .events import FranceWentToWar, UnitPlaced
from .forces import KIND_MASK, MASK, ONE, counts
from .names import FRANCE, POWERS, SIDES, UNITS
from .refusals import not_now, refused
from .state import State
from .steps import Ask


def refuse_war(state: State) -> Refusal | None:
    """Say why France cannot go to war (rules: 9.0/D13, 9.0/conquered)."""
    if state.french_war >= 0:
        return refused("9.0/D13", "france-at-war")
    if france_is_conquered(state):
        return refused("9.0/conquered", "france-is-conquered")
    return None


def begin_war(state: State, against: int, by: str, emit: Emit | None) -> None:
    """Let France be at war with a side; the first time its units come in at once.

    Rules: 9.0/neutral, 9.0/D8, 9.0/D10, 9.0/D12, 9.0/D16, 3.6/set-up, 3.6/D11.
    """
    state.set_wars(state.war, against)
    state.treasury[FRANCE] = state.board.french_tp
    if emit:
        emit(FranceWentToWar(SIDES[against], by))
    if state.pool is not None and FRANCE not in state.pool:
        state.pool = (*state.pool, FRANCE)
    if not state.french_entered:
        state.french_entered = True
        ask_set_up(state)


def ask_set_up(state: State) -> None:
    """Ask for the next French piece, if one is left to be placed."""
    if any(pieces_left(state, kind) for kind, _ in counts(state.board.french_units)):
        state.agenda.append(FrenchSetUp(leader(state, FRANCE)))


def pieces_left(state: State, kind: int) -> int:
    """Return how many French pieces of a kind are still to be placed (rules: 3.6/set-up)."""
    wanted = (state.board.french_units & MASK[kind]) >> (8 * kind) & KIND_MASK
    return wanted - in_play(state, (FRANCE,), kind)


@record
class FrenchSetUp(Ask):
    """Who runs France places its pieces."""

    rule = "3.6/set-up"
    kind = "french_set_up"
    leading: int

    @property
    def side(self) -> str:
        """The side that runs France."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """Every piece in every French area."""
        board = state.board
        return [
            Place(FRANCE, kind, area, inside)
            for kind, _ in counts(board.french_units)
            if pieces_left(state, kind) > 0
            for area in board.french_areas
            if self._refuse_area(state, area) is None
            for inside in ((False, True) if board.has_city[area] else (False,))
        ]

    def _refuse_area(self, state: State, area: int) -> Refusal | None:
        board = state.board
        name = board.areas[area]
        if area not in board.french_areas or state.controller[area] != FRANCE:
            return refused("3.6/set-up", "not-a-home-area", area=name, power=POWERS[FRANCE])
        if room(state, area, FRANCE) < 1:
            return refused("3.2/limit", "no-room", area=name)
        return None

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why a piece cannot be placed there (rules: 3.6/set-up, 3.2/limit)."""
        if not isinstance(action, Place):
            return not_now(self.kind)
        if action.power != FRANCE or pieces_left(state, action.unit) < 1:
            return refused("3.6/set-up", "no-such-piece", unit=UNITS[action.unit])
        if action.where < 0:
            return refused("3.6/set-up", "no-such-piece", unit=UNITS[action.unit])
        if action.inside and not state.board.has_city[action.where]:
            return refused("14.0/city", "no-city", area=state.board.areas[action.where])
        return self._refuse_area(state, action.where)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Place the piece, and ask for the next (rules: 3.6/set-up, 9.0/D12)."""
        assert isinstance(action, Place)
        state.agenda.pop()
        add_units(state, action.where, FRANCE, ONE[action.unit], inside=action.inside)
        if emit:
            place = state.board.areas[action.where]
            emit(
                UnitPlaced(POWERS[FRANCE], UNITS[action.unit], place, action.inside,
                           "french_set_up", 0, self.rule)
            )  # fmt: skip
        ask_set_up(state)

"""How many counters of each kind are left: the counter mix is a limit.

Rules: 3.0/C12.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import ne

from .control import fleets_in_play, members_of, mustered
from .forces import Force, count_of
from .names import (
    CRUSADER,
    EL_CID,
    FLEET,
    KINGDOMS,
    MUSLIM,
    NA_MESNADA,
    NA_PEONES,
    NA_RAIDERS,
    ORDER,
    REBEL,
    RECRUITMENT,
)
from .state import COLLAPSE, State

AFRICANS = (NA_MESNADA, NA_PEONES, NA_RAIDERS)
SET_ASIDE = (*AFRICANS, FLEET)
COMMON = (ORDER, CRUSADER, EL_CID)
WAVES = ("north_africans_1", "north_africans_2")
# Phases of a turn before its arrivals come.
BEFORE_ARRIVALS = ("set_up", "attrition", "collection", RECRUITMENT)


class Stock:
    """The counters that are left at one moment; those on the map are counted once."""

    __slots__ = ("_state", "_mustered")

    def __init__(self, state: State) -> None:
        self._state = state
        self._mustered: list[Force] | None = None  # by power

    def left(self, power: int, kind: int) -> int:
        """Return how many counters of a kind a power can still put on the map.

        Orders, Crusaders and El Cid are common to all kingdoms; North Africans are left as far as
        no invasion to come needs them; the counters of a union's kingdoms add up.

        Rules: 3.0/C12, 6.1/C11, 8.4/E32, 10.0/G7.
        """
        state = self._state
        board = state.board
        if kind in COMMON:
            return board.common[kind] - self._in_play(KINGDOMS, kind)
        powers = members_of(state, power)
        mix = board.owner_mix(powers, kind)
        if kind == FLEET:
            return mix - fleets_in_play(state, powers) - _due(state, power, kind)
        return mix - self._in_play(powers, kind) - _due(state, power, kind)

    def _in_play(self, powers: Sequence[int], kind: int) -> int:
        known = self._mustered
        if known is None:
            known = self._mustered = mustered_now(self._state)
        if len(powers) == 1:
            return count_of(known[powers[0]], kind)
        return sum([count_of(known[power], kind) for power in powers])


def mustered_now(state: State) -> list[Force]:
    """Return all land counters in play for each power, remembered until units come or go."""
    if state.campaign >= 0:
        return mustered(state)
    field, city = state.field, state.city
    before = state.memo.mustered
    if before is None:
        found = mustered(state)
    else:
        found = before[2]
        for old, new in ((before[0], field), (before[1], city)):
            if old != new:
                found = found[:]
                for area in compress(range(len(new)), map(ne, old, new)):
                    for owner, force in old[area]:
                        found[owner % REBEL] -= force
                    for owner, force in new[area]:
                        found[owner % REBEL] += force
        if found is before[2]:
            return found
    state.memo.mustered = (field[:], city[:], found)
    return found


def counters_left(state: State, power: int, kind: int) -> int:
    """Return how many counters of a kind a power can still put on the map (rules: 3.0/C12)."""
    return Stock(state).left(power, kind)


def _due(state: State, power: int, kind: int) -> int:
    """Return how many counters of a kind are set aside for arrivals."""
    if power != MUSLIM or kind not in SET_ASIDE:
        return 0
    waiting = count_of(state.waiting[1], kind)
    return waiting + sum(
        count_of(state.board.arrivals[wave].units, kind) for wave in WAVES if will_come(state, wave)
    )


def will_come(state: State, wave: str) -> bool:
    """Whether an invasion is still to come, or may be.

    Rules: 15.0/invasions, 15.0/E27.
    """
    arrival = state.board.arrivals[wave]
    if state.turn > arrival.turn:
        return False
    if state.turn == arrival.turn and state.phase not in BEFORE_ARRIVALS:
        return False
    return comes(state, wave) or (state.collapse != 1 and state.turn <= state.board.collapse_turn)


def comes(state: State, wave: str) -> bool:
    """Whether the condition of an invasion holds: a success of the collapse.

    Rules: 15.0/invasions, 15.0/E27.
    """
    if wave == WAVES[1] and state.options.second_wave != COLLAPSE:
        return True
    return state.collapse == 1

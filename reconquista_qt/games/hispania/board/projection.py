"""How a state looks on the table: counters by region, who holds what, where capitals are.

The map lies open for everybody; what players hide (event counters) is not shown on it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reconquista_qt.games.hispania.rules.forces import Force, parts
from reconquista_qt.games.hispania.rules.names import (
    NATION_COUNT,
    NOBODY,
    PARTIES,
    PLACES,
    RUINS,
    UNITS,
)
from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.model.surface import Picture, Piece

SECOND: Final = "second"  # the slot of those who attack, and of ruins
HELD: Final = "of."  # marks: regions by the nation that holds them
CAPITAL: Final = "capital"


@lru_cache(maxsize=1 << 14)
def counters(nation: str, seat: str, place: str, force: Force, slot: str) -> tuple[Piece, ...]:
    """Return the counters of a force."""
    return tuple(
        Piece(
            f"{nation}.{UNITS[kind]}.{place}", UNITS[kind], seat, number, badges=(nation,),
            slot=slot,
        )
        for kind, number in parts(force)
    )  # fmt: skip


class Projection:
    """Each nation's units in a region, its leaders, its fleets at sea."""

    def picture(self, state: State, seat: str) -> Picture:
        """Return the map, the same for every seat."""
        players = state.board.player_of
        places: dict[str, list[Piece]] = {}
        marks: dict[str, set[str]] = {}

        def seat_of(party: int) -> str:
            return players[party] if party < NATION_COUNT else ""

        for region, holder in enumerate(state.owner):
            place = PLACES[region]
            ruin = state.ruins[region]
            if ruin:
                piece = Piece(f"ruin.{place}", f"ruin_{RUINS[ruin]}", slot=SECOND)
                places.setdefault(place, []).append(piece)
            if holder == NOBODY:
                continue
            nation = PARTIES[holder]
            marks.setdefault(HELD + nation, set()).add(place)
            if state.units[region]:
                there = counters(nation, seat_of(holder), place, state.units[region], "")
                places.setdefault(place, []).extend(there)
            if holder < NATION_COUNT and state.capitals[holder] == region:
                marks.setdefault(CAPITAL, set()).add(place)
            visitors = state.visitors[region]
            if visitors:
                guest = PARTIES[state.nation]
                there = counters(guest, seat_of(state.nation), place, visitors, SECOND)
                places.setdefault(place, []).extend(there)
        for (where, party), force in state.abroad.items():
            there = counters(PARTIES[party], seat_of(party), PLACES[where], force, "")
            places.setdefault(PLACES[where], []).extend(there)
        for leader, where in enumerate(state.leaders):
            if where < 0:
                continue
            known = state.board.leaders[leader]
            nation = PARTIES[known.nation]
            at_home = where >= len(state.owner) or state.owner[where] == known.nation
            piece = Piece(
                known.id, "leader", seat_of(known.nation), badges=(nation,),
                slot="" if at_home else SECOND,
            )  # fmt: skip
            places.setdefault(PLACES[where], []).append(piece)
        return Picture(
            {place: tuple(there) for place, there in places.items()},
            {"turn": state.turn},
            {name: frozenset(there) for name, there in marks.items()},
        )

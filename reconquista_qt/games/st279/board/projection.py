"""The table as a seat may see it: forces in field and city, fleets and cargo, who controls what."""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.st279.rules.control import printed_tp
from reconquista_qt.games.st279.rules.fleets import cargo_of, ships_at
from reconquista_qt.games.st279.rules.forces import ONE, Force, unpack
from reconquista_qt.games.st279.rules.names import (
    ACTIVE,
    FLEET,
    MARKERS,
    NO_SETTLERS,
    OWNERS,
    POPULATIONS,
    POWER_COUNT,
    SIDE_INDEX,
    SIDES,
)
from reconquista_qt.games.st279.rules.names import POWERS as POWER_NAMES
from reconquista_qt.games.st279.rules.state import EVEN, State
from reconquista_qt.model.surface import Picture, Piece

from .ground import CITY
from .moves import CARGO, piece_id
from .powers import POWERS, power_of, side_of

YIELDS: Final = "yields."  # marks without a look: cities by what they pay
YIELDS_EVEN: Final = "yields.even"  # nothing, as the even tables have it


class Projection:
    """Forces in the field and in the city of each area, fleets at sea, who controls what.

    All of it lies open to both sides. Of the stratagem markers a seat sees its own, and how many
    the other side holds.

    Rules: 10.0/secret.
    """

    def picture(self, state: State, seat: str) -> Picture:
        """Return the map, the same for every seat, and beside it the hands as a seat knows them."""
        places: dict[str, list[Piece]] = {}
        marks: dict[str, set[str]] = {}
        for area, place in enumerate(state.board.areas):
            for stacks, slot in ((state.field[area], ""), (state.city[area], CITY)):
                for owner, force in stacks:
                    self._put(places, place, OWNERS[owner], force, slot)
            holder = OWNERS[state.controller[area]]
            power, rebels = power_of(holder)
            if power in POWERS:
                marks.setdefault(f"of.{power}", set()).add(place)
                marks.setdefault(f"arms.{holder}", set()).add(place)
            if rebels:
                marks.setdefault("rebels", set()).add(place)
            if state.board.has_city[area]:
                points = printed_tp(state, area)
                made_even = not points and state.options.tables == EVEN
                name = YIELDS_EVEN if made_even else f"{YIELDS}{points}"
                marks.setdefault(name, set()).add(place)
            if state.pillaged[area]:
                marks.setdefault("pillaged", set()).add(place)
            if state.population[area] != NO_SETTLERS:
                marks.setdefault(POPULATIONS[state.population[area]], set()).add(place)
        for sea, place in enumerate(state.board.seas):
            for number, power in enumerate(POWER_NAMES):
                count = state.fleets[sea * POWER_COUNT + number]
                self._put(places, place, power, count * ONE[FLEET], "")
        self._put_cargo(state, places)
        tracks: dict[str, int | str] = {"turn": state.turn}
        for number, power in enumerate(POWER_NAMES):
            if state.status[number] == ACTIVE:
                tracks[f"treasury.{power}"] = state.treasury[number]
        if seat in SIDE_INDEX:
            mine = SIDE_INDEX[seat]
            for kind, count in enumerate(state.hands[mine]):
                if count:
                    tracks[f"hand.{MARKERS[kind]}"] = count
            tracks[f"hidden_hand.{SIDES[1 - mine]}"] = sum(state.hands[1 - mine])
        return Picture(
            {place: tuple(there) for place, there in places.items()},
            tracks,
            {name: frozenset(there) for name, there in marks.items()},
        )

    def _put(
        self, places: dict[str, list[Piece]], place: str, owner: str, force: Force, slot: str
    ) -> None:
        for kind, count in unpack(force).items():
            places.setdefault(place, []).append(
                Piece(piece_id(owner, kind, place, slot), kind, side_of(owner), count,
                      slot=slot, badges=(owner,))
            )  # fmt: skip

    def _put_cargo(self, state: State, places: dict[str, list[Piece]]) -> None:
        """Show who is aboard: only the fleets of the campaigning power carry any."""
        if state.campaign < 0:
            return
        owner = POWER_NAMES[state.campaign]
        for number, sea in enumerate(state.board.seas):
            self._put(places, sea, owner, cargo_of(ships_at(state, number)), CARGO)

"""The table as a seat may see it: forces in field and city, fleets and cargo, who controls what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reconquista_qt.games.st279.rules.fleets import cargo_of, ships_at
from reconquista_qt.games.st279.rules.forces import unpack
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.games.st279.rules.names import POWERS as POWER_NAMES
from reconquista_qt.model.surface import Picture, Piece

from .ground import CITY
from .moves import CARGO, piece_id
from .powers import POWERS, power_of, side_of


class Projection:
    """Forces in the field and in the city of each area, fleets at sea, who controls what."""

    def picture(self, state: Any, seat: str) -> Picture:
        """Return the map as a seat may see it."""
        data = GAME.observe(state, seat) if seat else GAME.position(state)
        of = {side: s.id for s in GAME.seats(state) for side in s.sides}
        places: dict[str, list[Piece]] = {}
        marks: dict[str, set[str]] = {}
        for place, there in data["areas"].items():
            for part, slot in (("field", ""), ("city", CITY)):
                for owner, units in (there.get(part) or {}).items():
                    self._put(places, place, owner, units, of, slot)
            owner = there.get("controller") or ""
            power, rebels = power_of(owner)
            if power in POWERS:
                marks.setdefault(f"of.{power}", set()).add(place)
                marks.setdefault(f"arms.{owner}", set()).add(place)
            if rebels:
                marks.setdefault("rebels", set()).add(place)
            if there.get("pillaged"):
                marks.setdefault("pillaged", set()).add(place)
            settled = there.get("population")
            if settled in ("repopulation", "population"):
                marks.setdefault(settled, set()).add(place)
        for place, fleets in data.get("seas", {}).items():
            for owner, count in (fleets or {}).items():
                self._put(places, place, owner, {"fleet": count}, of, "")
        self._put_cargo(state, places, of)
        tracks: dict[str, int | str] = {"turn": data["turn"]}
        for power, has in data.get("powers", {}).items():
            if isinstance(has, Mapping) and has.get("status") == "active":
                tracks[f"treasury.{power}"] = has.get("treasury", 0)
        return Picture(
            {place: tuple(there) for place, there in places.items()},
            tracks,
            {name: frozenset(there) for name, there in marks.items()},
        )

    def _put(
        self, places: dict[str, list[Piece]], place: str, owner: str, units: Mapping[str, Any],
        of: Mapping[str, str], slot: str,
    ) -> None:  # fmt: skip
        for kind, count in units.items():
            if isinstance(count, int) and count > 0:
                side = side_of(owner)
                places.setdefault(place, []).append(
                    Piece(piece_id(owner, kind, place, slot), kind, of.get(side, side), count,
                          slot=slot, badges=(owner,))
                )  # fmt: skip

    def _put_cargo(self, state: Any, places: dict[str, list[Piece]], of: Mapping[str, str]) -> None:
        """Show who is aboard: only the fleets of the campaigning power carry any."""
        if state.campaign < 0:
            return
        owner = POWER_NAMES[state.campaign]
        for number, sea in enumerate(state.board.seas):
            aboard = unpack(cargo_of(ships_at(state, number)))
            if aboard:
                self._put(places, sea, owner, aboard, of, CARGO)

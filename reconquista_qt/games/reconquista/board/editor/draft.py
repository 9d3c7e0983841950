"""A position that is being edited: anything may stand anywhere, and what is wrong is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any, Final

from reconquista_qt.games.reconquista.rules.board import Board
from reconquista_qt.games.reconquista.rules.forces import MANY, SIDE_OF, UNITS, pack
from reconquista_qt.games.reconquista.rules.names import (
    AREA_INDEX,
    AREAS,
    ID,
    REGION_INDEX,
    SIDE_INDEX,
)
from reconquista_qt.games.reconquista.rules.position import CIDS, Problems, check_position
from reconquista_qt.games.reconquista.rules.state import Options, State

Data = dict[str, Any]

CITY: Final = {"city_christian": "christian", "city_muslim": "muslim"}
FORTRESS: Final = "fortress"
WITHIN: Final = "units"
OUTSIDE: Final = "besiegers"


class Draft:
    """The position and its history; each change can be taken back."""

    def __init__(self, position: Mapping[str, object]) -> None:
        self.position: Data = deepcopy(dict(position))
        self._before: list[Data] = []
        self._after: list[Data] = []

    # -- history -------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._before.append(deepcopy(self.position))
        self._after.clear()

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return bool(self._after)

    def undo(self) -> None:
        """Take the last change back."""
        if self._before:
            self._after.append(self.position)
            self.position = self._before.pop()

    def redo(self) -> None:
        """Make again what was taken back."""
        if self._after:
            self._before.append(self.position)
            self.position = self._after.pop()

    # -- pieces --------------------------------------------------------------------------------

    def put(self, piece: str, area: str, place: str = WITHIN) -> None:
        """Put a piece down; a City takes the place of another."""
        self._begin()
        there = self.position["areas"][area]
        if piece in CITY:
            there["city"] = CITY[piece]
        elif piece == FORTRESS:
            there["fortress"] = True
        else:
            most = 1 if piece in CIDS else MANY
            there[place][piece] = min(most, there[place].get(piece, 0) + 1)

    def take(self, piece: str, area: str, place: str = WITHIN) -> bool:
        """Take a piece away, wherever in the area it is; False where there is none."""
        there = self.position["areas"][area]
        if piece in CITY or piece == FORTRESS:
            field, empty = ("fortress", False) if piece == FORTRESS else ("city", None)
            if there[field] != (True if piece == FORTRESS else CITY[piece]):
                return False
            self._begin()
            self.position["areas"][area][field] = empty
            return True
        other = OUTSIDE if place == WITHIN else WITHIN
        found = next((p for p in (place, other) if there[p].get(piece)), None)
        if found is None:
            return False
        self._begin()
        self._less(self.position["areas"][area][found], piece, 1)
        return True

    def take_any(self, area: str) -> bool:
        """Take something away: the last besieger, else the last unit, the Fortress, the City."""
        there = self.position["areas"][area]
        for place in (OUTSIDE, WITHIN):
            for unit in reversed(UNITS):
                if there[place].get(unit):
                    return self.take(unit, area, place)
        if there["fortress"]:
            return self.take(FORTRESS, area)
        held = next((piece for piece, side in CITY.items() if side == there["city"]), None)
        return held is not None and self.take(held, area)

    def move(
        self, units: Mapping[str, int], origin: str, place: str, to: str, to_place: str = WITHIN
    ) -> None:
        """Move units from one place to another."""
        if (origin, place) == (to, to_place) or not units:
            return
        self._begin()
        areas = self.position["areas"]
        for unit, count in units.items():
            count = min(count, areas[origin][place].get(unit, 0))
            self._less(areas[origin][place], unit, count)
            if count:
                areas[to][to_place][unit] = min(MANY, areas[to][to_place].get(unit, 0) + count)

    @staticmethod
    def _less(units: dict[str, int], unit: str, count: int) -> None:
        left = units.get(unit, 0) - count
        if left > 0:
            units[unit] = left
        else:
            units.pop(unit, None)

    def clear(self, areas: Iterable[str] = AREAS) -> None:
        """Take away all that stands in some areas."""
        self._begin()
        for area in areas:
            self.position["areas"][area] = {
                "city": None, "fortress": False, "units": {}, "besiegers": {},
            }  # fmt: skip

    # -- the rest ------------------------------------------------------------------------------

    def set(self, field: str, value: object) -> None:
        """Give the turn, the phase, the region in revolt, the event or the points a value."""
        if self.position[field] != value:
            self._begin()
            self.position[field] = value

    def become(self, position: Mapping[str, object]) -> None:
        """Be another position, as one change."""
        self._begin()
        self.position = deepcopy(dict(position))
        self.position["game"] = ID

    def problems(self) -> Problems:
        """Return what the rules say against it: code, place and detail."""
        return check_position(self.position)

    def place_to_put(self, piece: str, area: str) -> str:
        """Return where a unit goes that is put down in an area: outside the walls of others."""
        there = self.position["areas"][area]
        if piece not in UNITS or piece == "rebel":
            return WITHIN
        side = unit_side(piece)
        holders = {unit_side(unit) for unit, count in there["units"].items() if count}
        walled = there["city"] is not None or there["fortress"]
        held = bool(holders) or there["city"] is not None
        own = side in holders or (not holders and there["city"] == side)
        return OUTSIDE if walled and held and not own else WITHIN

    def state(self, board: Board) -> State:
        """Return a state to be shown, possible or not; nothing waits in it."""
        state, data = State(board, Options()), self.position
        state.turn, state.phase = data["turn"], data["phase"]
        for name, area in data["areas"].items():
            index = AREA_INDEX[name]
            state.city[index] = SIDE_INDEX[area["city"]] if area["city"] else 0
            state.fortress[index] = area["fortress"]
            state.units[index] = pack(area["units"])
            state.besiegers[index] = pack(area["besiegers"])
        state.revolt = REGION_INDEX[data["revolt"]] if data["revolt"] else -1
        event = data["event"]
        state.event, state.event_count = (event["number"], event["count"]) if event else (0, 0)
        state.treasury = -1 if data["treasury"] is None else data["treasury"]
        return state


def unit_side(unit: str) -> str:
    """Return the side of a kind of unit."""
    return SIDE_OF[unit]

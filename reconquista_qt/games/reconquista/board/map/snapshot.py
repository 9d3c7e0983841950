"""What lies on the board at a moment between two inputs: a picture kept up by the events alone.

The state of a session is always final. While its events are still being shown, the board needs to
know what lay where before and after each of them; that is what this follows. A force that an
event has taken up and not yet put down (an automatic force on the march, the attackers of a
battle) is in `hand`, at `hand_area`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.rules.events import Units
from reconquista_qt.games.reconquista.rules.forces import (
    FIGHTING,
    Force,
    contains,
    side_of,
    unpack,
)
from reconquista_qt.games.reconquista.rules.names import (
    AREA_INDEX,
    AREAS,
    REGIONS,
    SIDES,
)
from reconquista_qt.games.reconquista.rules.state import State

from .snapshot_follow import FOLLOW


class AreaSnapshot(NamedTuple):
    """What can be seen in an area; units are counts by name, a city is its religion or empty."""

    city: str
    fortress: bool
    units: Units
    besiegers: Units
    hand: Units


class BoardSnapshot:
    """A position as the board shows it."""

    __slots__ = (
        "turn", "phase", "city", "fortress", "units", "besiegers", "hand", "hand_area", "fighting",
        "outside", "revolt", "event", "event_count", "treasury", "moving_region", "touched",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.turn, self.phase = state.turn, state.phase
        self.city, self.fortress = state.city[:], state.fortress[:]
        self.units, self.besiegers = state.units[:], state.besiegers[:]
        self.hand: Force = 0
        self.hand_area = -1
        self.fighting = self.outside = False  # in a battle; against those outside the walls
        self.revolt, self.moving_region = state.revolt, state.moving_region
        self.event, self.event_count = state.event, state.event_count
        self.treasury = state.treasury
        self.touched: set[int] = set()
        if state.agenda:
            self._take_up(state.agenda[-1])

    def _take_up(self, step: Any) -> None:
        """Show the forces that a waiting step holds: a beaten one, or those of a battle."""
        terms = getattr(step, "terms", None)
        field = terms.field if terms is not None else getattr(step, "field", None)
        if field is not None:
            self.hand = step.attackers if terms is not None else step.force
            self.hand_area = field.area
            self.fighting, self.outside = True, field.outside
            if terms is not None:
                where = self.besiegers if field.outside else self.units
                where[field.area] = step.defenders
        elif hasattr(step, "force") and hasattr(step, "area"):
            self.besiegers[step.area] = step.force

    def copy(self) -> BoardSnapshot:
        """Return an independent copy."""
        other = BoardSnapshot.__new__(BoardSnapshot)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        other.touched = set()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BoardSnapshot):
            return NotImplemented
        return all(
            getattr(self, name) == getattr(other, name)
            for name in self.__slots__
            if name not in ("touched", "hand_area", "fighting", "outside")
        ) and (not self.hand or self.hand_area == other.hand_area)

    __hash__ = None  # type: ignore[assignment]

    # -- reading -----------------------------------------------------------------------------

    def there(self, area: str) -> AreaSnapshot:
        """Return what can be seen in an area."""
        a = AREA_INDEX[area]
        return AreaSnapshot(
            SIDES[self.city[a]],
            self.fortress[a],
            unpack(self.units[a]),
            unpack(self.besiegers[a]),
            unpack(self.hand) if self.hand_area == a else {},
        )

    @property
    def revolt_region(self) -> str:
        """The region in revolt, or empty."""
        return REGIONS[self.revolt] if self.revolt >= 0 else ""

    # -- following ---------------------------------------------------------------------------

    def follow(self, entries: Iterable[Entry], *, resting: bool = True) -> None:
        """Apply entries in order; with `resting` put a force down that went nowhere else."""
        for entry in entries:
            self.apply(entry)
        if resting:
            self.rest()

    def apply(self, entry: Entry) -> frozenset[str]:
        """Apply what an entry tells; return the areas that look different now."""
        self.touched.clear()
        event = entry.event
        self.phase = entry.phase
        action = FOLLOW.get(event.kind)
        if action is not None:
            action(self, event)
        return frozenset(AREAS[a] for a in self.touched)

    def rest(self) -> frozenset[str]:
        """Put the force in hand down where it is, unless its battle is not over yet."""
        self.touched.clear()
        if self.hand and not self.fighting:
            self.put_down(self.hand)
        return frozenset(AREAS[a] for a in self.touched)

    def put_down(self, force: Force) -> None:
        """Set a part of the force in hand down in its area."""
        self.touched.add(self.hand_area)
        self.units[self.hand_area] += force
        self.hand -= force

    def keep(self, force: Force) -> None:
        """Keep only these in hand; whoever else came with them stays where they are."""
        if self.hand != force and contains(self.hand, force):
            self.put_down(self.hand - force)

    def take(self, area: int, force: Force) -> None:
        """Take units off an area: out of the hand, from outside the walls or from within."""
        self.touched.add(area)
        if self.hand_area == area and self.hand and contains(self.hand, force):
            self.hand -= force
        elif contains(self.besiegers[area], force):
            self.besiegers[area] -= force
            if not self.besiegers[area] & FIGHTING:
                self.besiegers[area] = 0
        elif contains(self.units[area], force):
            self.units[area] -= force

    def enter_if_empty(self, area: int) -> None:
        """Let besiegers in where nobody is left to besiege (ruling H4)."""
        outside = self.besiegers[area]
        if outside and not self.units[area] and self.city[area] in (0, side_of(outside)):
            self.units[area], self.besiegers[area] = outside, 0

"""Phase 5, the Muslim reaction: a region or North Africa, the table, where its force appears.

The areas of what the table gives are found in `phase5_force`; how a force marches stands in
`column`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .control import can_recruit_muslims, city_control
from .events import PortRolled, ReactionRegionRolled, ReactionRolled
from .names import AREAS, MUSLIM, REGIONS
from .phase2_events import JIHAD
from .phase5_force import CITY, FORTRESS, GARRISON, NAMES, raise_force, works_of
from .state import State
from .steps import Roll

# A line for each die; a column for 0, 1, 2, and 3 or 4 Muslim cities; numbers are armies.
TABLE: Final = (
    (CITY,     FORTRESS, FORTRESS, FORTRESS),
    (FORTRESS, GARRISON, GARRISON, GARRISON),
    (GARRISON, GARRISON, 1,        1),
    (GARRISON, 1,        1,        2),
    (1,        2,        2,        2),
    (2,        2,        3,        3),
)  # fmt: skip
NORTH_AFRICA: Final = -1


def result_of(cities: int, die: int) -> int:
    """Return a result of the table for a number of Muslim cities (or NORTH_AFRICA) and a die.

    Rules: phase5/table, phase5/M3, phase5/north-africa, definitions/F-3, reference/phase5.
    """
    return die if cities == NORTH_AFRICA else TABLE[die - 1][min(cities, 3)]


def muslim_cities(state: State, region: int) -> int:
    """Return how many cities of a region the Muslims control, those under siege included.

    Rules: phase5/table, phase5/M2, definitions/A6.
    """
    count = 0
    for area in state.board.members[region]:
        count += city_control(state, area) == MUSLIM
    return count


def can_react(state: State, region: int) -> bool:
    """Whether a region may be the reaction's: not in revolt, and with an area free of enemies.

    Rules: phase5/region, phase5/M1, phase1/Q10.
    """
    if region != state.revolt:
        for area in state.board.members[region]:
            if can_recruit_muslims(state, area):
                return True
    return False


@record
class ReactionRegion(Roll):
    """The die that names the reaction's region, or North Africa on a 6."""

    purpose = "reaction-region"
    rule = "phase5/region"

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Go on to the port or the table, or roll again where the region cannot react.

        Rules: phase5/reaction, phase5/region, phase5/M1, phase1/Q10.
        """
        die = values[0]
        if die == 6:
            if emit:
                emit(ReactionRegionRolled(die, "north_africa", ""))
            state.agenda.append(PORT_DIE)
            return
        region = state.board.region_by_number[die]
        able = can_react(state, region)
        if emit:
            refused = "" if able else "revolt" if region == state.revolt else "no_free_area"
            emit(ReactionRegionRolled(die, REGIONS[region], refused))
        if able:
            ask_table(state, region, muslim_cities(state, region), -1)
        else:
            state.agenda.append(self)


@record
class PortDie(Roll):
    """The die that names the port where a force from North Africa lands."""

    purpose = "port"
    rule = "phase5/north-africa"

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Go on to the table, or roll again where the port's region is in revolt.

        Rules: phase5/north-africa, phase1/Q10.
        """
        area = state.board.ports[values[0]]
        region = state.board.region_of[area]
        accepted = region != state.revolt
        if emit:
            emit(PortRolled(values[0], AREAS[area], accepted))
        if accepted:
            ask_table(state, region, NORTH_AFRICA, area)
        else:
            state.agenda.append(self)


PORT_DIE: Final = PortDie()


def ask_table(state: State, region: int, cities: int, port: int) -> None:
    """Ask for the table's die, twice in a jihad.

    Rules: phase5/table, phase2/jihad, phase2/D17.
    """
    dice = 2 if state.event == JIHAD else 1
    state.agenda.append(reaction_table(region, cities, port, dice))


@record
class ReactionTable(Roll):
    """The dice of the table; the column's cities were counted before any result is carried out."""

    purpose = "reaction-table"
    rule = "phase5/table"
    region: int
    cities: int
    port: int
    count: int = 1

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Carry out what is built first, then raise all armies together.

        Rules: phase5/table, phase2/jihad, phase2/D17.
        """
        results = [result_of(self.cities, die) for die in values]
        if emit:
            for die, result in zip(values, results, strict=True):
                name = NAMES.get(result, "armies")
                emit(ReactionRolled(die, self.cities, name, max(result, 0)))
        armies = sum([result for result in results if result > 0])
        if self.port >= 0:
            raise_force(state, self.port, armies, emit)
            return
        works = tuple([result for result in results if result < 0])
        state.agenda.append(works_of(self.region, works, armies, -1))

    def gist(self, state: State, values: tuple[int, ...]) -> tuple[int, ...]:
        """Return the results of the table."""
        return tuple([result_of(self.cities, die) for die in values])


# Steps never change: there are few of these, and each is made once.
reaction_table: Final = cache(ReactionTable)

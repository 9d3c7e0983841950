"""Phase 5, the Muslim reaction: a region or North Africa, the table, where its force appears."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit, Roll, Step
from reconquista_qt.engine.record import record
from reconquista_qt.games.reconquista.control import can_recruit_muslims, city_control
from reconquista_qt.games.reconquista.events import (
    CityFounded,
    EventIdle,
    FortressBuilt,
    PortRolled,
    ReactionIdle,
    ReactionRegionRolled,
    ReactionRolled,
    UnitsPlaced,
)
from reconquista_qt.games.reconquista.forces import (
    ARMIES,
    CID_MUSLIM,
    GARRISONS,
    MUSLIM_ARMY,
    MUSLIM_GARRISON,
    MUSLIM_MERCENARY,
    MUSLIM_UNITS,
    SIDE_MASK,
    unpack,
)
from reconquista_qt.games.reconquista.names import AREAS, MUSLIM, REGIONS, SIDES
from reconquista_qt.games.reconquista.state import UNHIRED_ALWAYS, State

from .column import begin_column
from .dice import AreaDie, choose
from .phase2_events import CID, CID_IS_CHRISTIAN_TO, JIHAD, MERCENARIES

CITY, FORTRESS, GARRISON = -1, -2, -3
NAMES: Final = {CITY: "city", FORTRESS: "fortress", GARRISON: "garrison"}
RULE_OF: Final = {
    CITY: "phase5/found-city", FORTRESS: "phase5/build-fortress", GARRISON: "phase5/garrison",
}  # fmt: skip

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
    return sum(city_control(state, area) == MUSLIM for area in state.board.members[region])


def can_react(state: State, region: int) -> bool:
    """Whether a region may be the reaction's: not in revolt, and with an area free of enemies.

    Rules: phase5/region, phase5/M1, phase1/Q10.
    """
    return region != state.revolt and any(
        can_recruit_muslims(state, area) for area in state.board.members[region]
    )


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
            state.agenda.append(PortDie())
            return
        region = state.board.region_by_number[die]
        able = can_react(state, region)
        if emit:
            refused = "" if able else "revolt" if region == state.revolt else "no_free_area"
            emit(ReactionRegionRolled(die, REGIONS[region], refused))
        if able:
            ask_table(state, ReactionTable(region, muslim_cities(state, region), -1))
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
            ask_table(state, ReactionTable(region, NORTH_AFRICA, area))
        else:
            state.agenda.append(self)


def ask_table(state: State, table: ReactionTable) -> None:
    """Ask for the table's die, twice in a jihad.

    Rules: phase5/table, phase2/jihad, phase2/D17.
    """
    dice = 2 if state.event == JIHAD else 1
    state.agenda.append(ReactionTable(table.region, table.cities, table.port, dice))


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
        results = tuple(result_of(self.cities, die) for die in values)
        if emit:
            for die, result in zip(values, results, strict=True):
                name = NAMES.get(result, "armies")
                emit(ReactionRolled(die, self.cities, name, max(result, 0)))
        armies = sum(result for result in results if result > 0)
        if self.port >= 0:
            raise_force(state, self.port, armies, emit)
            return
        works = tuple(result for result in results if result < 0)
        state.agenda.append(Works(self.region, works, armies, -1))


@record
class Works(Step):
    """City, fortress and garrison still to be placed, then armies; `last` is the area placed in."""

    rule = "phase5/table"
    region: int
    works: tuple[int, ...]
    armies: int
    last: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Find the areas for the next work, or for the force.

        Rules: phase5/found-city, phase5/build-fortress, phase5/garrison, phase5/armies,
        phase5/force-moves, phase2/D17, phase2/D8, phase5/M23.
        """
        if not self.works:
            self.raise_armies(state, emit)
            return
        work, rest = self.works[0], Works(self.region, self.works[1:], self.armies, self.last)
        eligible = ELIGIBLE[work](state, self.region)
        if eligible:
            choose(state, WorkArea(self.region, eligible, work, rest), emit)
            return
        if emit:
            emit(ReactionIdle(NAMES[work], RULE_OF[work]))
        state.agenda.append(rest)

    def raise_armies(self, state: State, emit: Emit | None) -> None:
        """Choose the area of the force, where there is one.

        Armies join what was just placed where its area takes armies (ruling D17); unhired
        mercenaries come with what was placed wherever it is (ruling D8).
        """
        mercenaries = unhired(state)
        if not self.armies and (not mercenaries or state.options.unhired != UNHIRED_ALWAYS):
            if emit and cid_is_muslim(state):
                emit(EventIdle(CID, "no_army", "phase2/D14"))
            return
        if self.last >= 0 and (not self.armies or can_recruit_muslims(state, self.last)):
            raise_force(state, self.last, self.armies, emit)
            return
        eligible = tuple(
            area for area in state.board.members[self.region] if can_recruit_muslims(state, area)
        )
        if eligible:
            choose(state, ForceArea(self.region, eligible, self.armies), emit)
        elif emit:
            emit(ReactionIdle("armies", "phase5/armies"))


def city_sites(state: State, region: int) -> tuple[int, ...]:
    """Return where the Muslims can found a city: their own areas or empty ones, without a city.

    Rules: phase5/found-city, phase5/M4, counters/limits.
    """
    return tuple(
        area
        for area in state.board.members[region]
        if not state.city[area]
        and (state.units[area] & MUSLIM_UNITS or not (state.units[area] | state.besiegers[area]))
    )


def fortress_sites(state: State, region: int) -> tuple[int, ...]:
    """Return where the Muslims can build a fortress: at their cities, else where they stand.

    Rules: phase5/build-fortress, phase5/M5.
    """
    open_areas = [area for area in state.board.members[region] if not state.fortress[area]]
    cities = tuple(area for area in open_areas if city_control(state, area) == MUSLIM)
    return cities or tuple(
        area for area in open_areas if state.units[area] & MUSLIM_UNITS & (ARMIES | GARRISONS)
    )


def garrison_sites(state: State, region: int) -> tuple[int, ...]:
    """Return where a Muslim garrison goes: cities without one, else areas of theirs or free ones.

    Rules: phase5/garrison, phase5/M6.
    """
    members = state.board.members[region]
    cities = tuple(
        area
        for area in members
        if city_control(state, area) == MUSLIM
        and not state.units[area] & GARRISONS & SIDE_MASK[MUSLIM]
    )
    return cities or tuple(
        area
        for area in members
        if state.units[area] & MUSLIM_UNITS or can_recruit_muslims(state, area)
    )


ELIGIBLE: Final = {CITY: city_sites, FORTRESS: fortress_sites, GARRISON: garrison_sites}


@record
class WorkArea(AreaDie):
    """The area of a city, a fortress or a garrison."""

    region: int
    eligible: tuple[int, ...]
    work: int
    rest: Works

    def chosen(self, state: State, area: int, emit: Emit | None) -> None:
        """Place it.

        Rules: phase5/found-city, phase5/build-fortress, phase5/garrison, phase5/M6.
        """
        rule = RULE_OF[self.work]
        if self.work == CITY:
            state.city[area] = MUSLIM
            if emit:
                emit(CityFounded(AREAS[area], SIDES[MUSLIM], rule))
        elif self.work == FORTRESS:
            state.fortress[area] = True
            if emit:
                emit(FortressBuilt(AREAS[area], rule))
        else:
            state.units[area] += MUSLIM_GARRISON
            if emit:
                emit(UnitsPlaced(AREAS[area], {"muslim_garrison": 1}, rule))
        rest = self.rest
        state.agenda.append(Works(rest.region, rest.works, rest.armies, area))


@record
class ForceArea(AreaDie):
    """The area where the force is raised."""

    region: int
    eligible: tuple[int, ...]
    armies: int

    def chosen(self, state: State, area: int, emit: Emit | None) -> None:
        """Raise the force there (rules: phase5/armies)."""
        raise_force(state, area, self.armies, emit)


def unhired(state: State) -> int:
    """Return how many mercenaries nobody hired (rules: phase2/mercenaries)."""
    return state.event_count if state.event == MERCENARIES else 0


def cid_is_muslim(state: State) -> bool:
    """Whether this turn's El Cid fights for the Muslims (rules: phase2/el-cid)."""
    return state.event == CID and state.event_count > CID_IS_CHRISTIAN_TO


def raise_force(state: State, area: int, armies: int, emit: Emit | None) -> None:
    """Raise a force with the mercenaries nobody hired and El Cid, and let it march.

    Rules: phase5/armies, phase5/north-africa, phase5/force-moves, phase2/mercenaries, phase2/D8,
    phase2/el-cid, phase2/D14, phase2/jihad, phase2/D17, phase5/M8.
    """
    force = armies * MUSLIM_ARMY + unhired(state) * MUSLIM_MERCENARY
    if armies and cid_is_muslim(state):
        force += CID_MUSLIM
    if emit:
        emit(UnitsPlaced(AREAS[area], unpack(force), "phase5/armies"))
    begin_column(state, area, force, emit)

"""Phase 5, what the table gives: works and armies, and the areas where they appear."""

from __future__ import annotations

from functools import cache
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .column import begin_column
from .control import can_recruit_muslims, city_control
from .dice import AreaDie, choose
from .events import (
    CityFounded,
    EventIdle,
    FortressBuilt,
    ReactionIdle,
    UnitsPlaced,
)
from .forces import (
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
from .names import AREAS, MUSLIM, SIDES
from .phase2_events import CID, MERCENARIES
from .phase2_placements import CID_IS_CHRISTIAN_TO
from .state import UNHIRED_ALWAYS, State
from .steps import Step

CITY, FORTRESS, GARRISON = -1, -2, -3
NAMES: Final = {CITY: "city", FORTRESS: "fortress", GARRISON: "garrison"}
RULE_OF: Final = {
    CITY: "phase5/found-city", FORTRESS: "phase5/build-fortress", GARRISON: "phase5/garrison",
}  # fmt: skip


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
        work, rest = self.works[0], works_of(self.region, self.works[1:], self.armies, self.last)
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
        members = state.board.members[self.region]
        eligible = tuple([area for area in members if can_recruit_muslims(state, area)])
        if eligible:
            choose(state, ForceArea(self.region, eligible, self.armies), emit)
        elif emit:
            emit(ReactionIdle("armies", "phase5/armies"))


# Steps never change: there are few of these, and each is made once.
works_of: Final = cache(Works)


def city_sites(state: State, region: int) -> tuple[int, ...]:
    """Return where the Muslims can found a city: their own areas or empty ones, without a city.

    Rules: phase5/found-city, phase5/M4, counters/limits.
    """
    units = state.units
    return tuple(
        [
            area
            for area in state.board.members[region]
            if not state.city[area]
            and (units[area] & MUSLIM_UNITS or not (units[area] | state.besiegers[area]))
        ]
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
        state.agenda.append(works_of(rest.region, rest.works, rest.armies, area))


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

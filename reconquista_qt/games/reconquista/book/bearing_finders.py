"""Pure functions from a position to the areas that some rule speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from reconquista_qt.games.reconquista.rules.column import is_target
from reconquista_qt.games.reconquista.rules.control import (
    calls_for_battle,
    can_recruit_muslims,
    city_control,
    is_friendly,
    is_hostile,
    is_vacant,
    is_walled,
)
from reconquista_qt.games.reconquista.rules.forces import (
    ARMIES,
    CHRISTIAN_UNITS,
    FIGHTING,
    GARRISONS,
    ORDERS,
    REBEL_UNITS,
    SIDE_MASK,
    size,
)
from reconquista_qt.games.reconquista.rules.income import pays, santiago_pays
from reconquista_qt.games.reconquista.rules.names import AREAS, CHRISTIAN, MUSLIM, REBEL
from reconquista_qt.games.reconquista.rules.phase3_limits import refuse_work
from reconquista_qt.games.reconquista.rules.score import is_free_of_muslims
from reconquista_qt.games.reconquista.rules.state import State

Areas = Iterable[int]
Finder = Callable[[State], Areas]

ALL: Final = range(len(AREAS))
FAMINE: Final = 3  # an area with so many units loses one


def where(test: Callable[[State, int], object]) -> Finder:
    """Find the areas that pass a test."""
    return lambda state: (area for area in ALL if test(state, area))


def holds(mask: int) -> Finder:
    """Find the areas with units of some kinds, inside or outside the walls."""
    return where(lambda state, a: (state.units[a] | state.besiegers[a]) & mask)


def always(areas: Areas) -> Finder:
    """Find the same areas in every position."""
    return lambda state: areas


def regions(test: Callable[[State, int], object]) -> Finder:
    """Find all areas of the regions that pass a test."""
    return lambda state: (a for a in state.board.in_order if test(state, state.board.region_of[a]))


def sites(of: Callable[[State, int], Areas]) -> Finder:
    """Find the sites of every region that is not in revolt."""
    return lambda state: (
        a
        for region in range(len(state.board.members))
        if region != state.revolt
        for a in of(state, region)
    )


def works(refuse: Callable[[State, int], object]) -> Finder:
    """Find the areas where a work is not refused."""
    return where(lambda s, a: refuse_work(s, a) is None and refuse(s, a) is None)


def in_revolt(state: State) -> Areas:
    """Find the areas of the region in revolt."""
    return state.board.members[state.revolt] if state.revolt >= 0 else ()


def ports(state: State) -> Areas:
    """Find the ports where Muslim forces land."""
    return state.board.ports[1:]


def santiago(state: State) -> Areas:
    """Find Santiago where it pays."""
    return (AREAS.index("santiago"),) if santiago_pays(state) else ()


mountains = where(lambda s, a: s.board.mountain[a])
roads = where(lambda s, a: s.board.roads[a])
no_road = where(lambda s, a: not s.board.roads[a])
sieges = where(lambda s, a: s.besiegers[a])
fortresses = where(lambda s, a: s.fortress[a])
lone_fortresses = where(lambda s, a: s.fortress[a] and is_vacant(s, a))
cities = where(lambda s, a: s.city[a])
empty_cities = where(lambda s, a: s.city[a] and not s.units[a])
christian_cities = where(lambda s, a: city_control(s, a) == CHRISTIAN)
muslim_cities = where(lambda s, a: city_control(s, a) == MUSLIM)
other_cities = where(lambda s, a: city_control(s, a) >= REBEL)
hostile = where(lambda s, a: is_hostile(s, CHRISTIAN, a))
friendly = where(lambda s, a: is_friendly(s, CHRISTIAN, a))
vacant = where(is_vacant)
crowded = where(lambda s, a: size(s.units[a]) + size(s.besiegers[a]) >= FAMINE)
targets = where(lambda s, a: is_target(s, MUSLIM, a))
paying = regions(lambda s, r: r != s.revolt and pays(s, r))
freed = regions(lambda s, r: is_free_of_muslims(s, s.board.members[r]))


def _unguarded(state: State, area: int) -> bool:
    return not (state.units[area] | state.besiegers[area]) & FIGHTING & ~REBEL_UNITS


def _peasants(state: State, area: int) -> bool:
    units = state.units[area] | state.besiegers[area]
    return bool(units & GARRISONS) and not units & (ARMIES | ORDERS)


def _movers(state: State, area: int) -> bool:
    ours = state.units[area] & CHRISTIAN_UNITS
    return bool(ours) and state.board.region_of[area] != state.revolt


def _enemies(state: State, area: int) -> int:
    return state.units[area] & FIGHTING & ~SIDE_MASK[CHRISTIAN]


def _comes_out(state: State, area: int) -> bool:
    enemies = _enemies(state, area)
    return bool(enemies) and is_walled(state, area) and calls_for_battle(state, area, enemies)


def _free(state: State, area: int) -> bool:
    return state.board.region_of[area] != state.revolt and can_recruit_muslims(state, area)


def _majority(state: State, region: int) -> bool:
    members = state.board.members[region]
    ours = sum(city_control(state, a) == CHRISTIAN for a in members)
    return 2 * ours > sum(bool(state.city[a]) for a in members)


unguarded = where(_unguarded)
peasants = where(_peasants)
movers = where(_movers)
come_out = where(_comes_out)
in_the_open = where(lambda s, a: not is_walled(s, a) and _enemies(s, a))
free = where(_free)
ruled = regions(_majority)

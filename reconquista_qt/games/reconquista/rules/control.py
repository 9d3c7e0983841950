"""Who controls what: cities, areas, and what is hostile, friendly or vacant.

Rules: definitions/christian-control, definitions/muslim-control, definitions/rebel-control,
definitions/empty-city, definitions/A5, definitions/A6, definitions/A9, definitions/A11,
definitions/A12, definitions/A10.
"""

from __future__ import annotations

from .forces import (
    ARMIES,
    CHRISTIAN_UNITS,
    FIGHTING,
    NEUTRALS,
    ORDERS,
    REBEL_UNITS,
    SIDE_MASK,
    Force,
    side_of,
    size,
)
from .names import CHRISTIAN, MUSLIM
from .state import State

NOT_FOR_MUSLIM_RECRUITS = CHRISTIAN_UNITS | REBEL_UNITS | (NEUTRALS & ~SIDE_MASK[MUSLIM] & FIGHTING)


def city_control(state: State, area: int) -> int:
    """Return the side that controls an area's city; 0 where there is none.

    Those inside control it, whoever stands outside; an empty city is its religion's. The French
    and raiders hold a city for themselves, so it counts for neither religion.

    Rules: definitions/christian-control, definitions/muslim-control, definitions/rebel-control,
    definitions/empty-city, definitions/A6, definitions/A11, definitions/A12, definitions/A10.
    """
    religion = state.city[area]
    if not religion:
        return 0
    return side_of(state.units[area]) or religion


def controls_walls(state: State, side: int, area: int) -> bool:
    """Whether a side controls an area's city, or holds its fortress.

    Rules: definitions/A8, definitions/A9.
    """
    holders = state.units[area]
    if holders:
        walled = bool(state.city[area]) or state.fortress[area]
        return walled and bool(holders & SIDE_MASK[side])
    return state.city[area] == side


def is_hostile(state: State, side: int, area: int) -> bool:
    """Whether an area holds units hostile to a side, or an empty city of another religion.

    Rules: definitions/A5, phase4/enemies, phase4/H9, counters/rebel.
    """
    units = state.units[area]
    if (units | state.besiegers[area]) & ~SIDE_MASK[side]:
        return True
    return not units and state.city[area] not in (0, side)


def is_vacant(state: State, area: int) -> bool:
    """Whether an area has neither unit nor city (ruling A5)."""
    return not (state.units[area] or state.besiegers[area] or state.city[area])


def is_friendly(state: State, side: int, area: int) -> bool:
    """Whether an area holds a side's units or a city it controls, and nothing hostile.

    Rules: definitions/A5.
    """
    if is_hostile(state, side, area):
        return False
    return bool(state.units[area] & SIDE_MASK[side]) or city_control(state, area) == side


def is_besieging(state: State, side: int, area: int) -> bool:
    """Whether a side stands outside the walls of an area."""
    return bool(state.besiegers[area] & SIDE_MASK[side])


def is_free_of_enemies(state: State, side: int, area: int) -> bool:
    """Whether no unit hostile to a side is in an area, inside or outside."""
    return not (state.units[area] | state.besiegers[area]) & ~SIDE_MASK[side]


def can_recruit_muslims(state: State, area: int) -> bool:
    """Whether an area is free of Christians, Rebels, neutrals and empty Christian cities.

    Rules: phase5/region, phase5/armies, phase5/M1, phase5/M7.
    """
    units = state.units[area] | state.besiegers[area]
    if units & NOT_FOR_MUSLIM_RECRUITS:
        return False
    return bool(state.units[area]) or state.city[area] != CHRISTIAN


def cities_controlled(state: State, side: int) -> int:
    """Return how many cities a side controls on the whole map."""
    units = state.units
    count = 0
    for area, religion in enumerate(state.city):
        if religion and (side_of(units[area]) or religion) == side:
            count += 1
    return count


def is_walled(state: State, area: int) -> bool:
    """Whether an area has a city or a fortress (ruling A8)."""
    return bool(state.city[area]) or state.fortress[area]


def calls_for_battle(state: State, area: int, defenders: Force) -> bool:
    """Whether those who hold a city or fortress come out to fight: two or more, one an army.

    Where Christians defend, a Military Order counts as an army (an option).

    Rules: phase4/battle-trigger, phase4/trigger-examples, phase4/G8, phase5/M14,
    phase4/example-complex-2.
    """
    if not is_walled(state, area):
        return True
    if size(defenders) < 2:
        return False
    return bool(defenders & _ARMY_LIKE[state.options.orders_are_armies])


# Indexed by the option: without and with Military Orders.
_ARMY_LIKE = (ARMIES, ARMIES | ORDERS)

"""What the Christians collect: the points of phase 3, each with its source."""

from __future__ import annotations

from .control import city_control, is_free_of_enemies
from .forces import SIDE_MASK
from .names import AREA_INDEX, CHRISTIAN, MUSLIM, RAIDER, REBEL, REGIONS
from .phase2_events import EXPULSIONS, TAXES
from .state import State

SANTIAGO = AREA_INDEX["santiago"]
DENY_SANTIAGO = SIDE_MASK[MUSLIM] | SIDE_MASK[REBEL] | SIDE_MASK[RAIDER]
BASE = 2
TAX = 2
IncomeItem = tuple[str, str, int]


def income_lines(state: State) -> tuple[IncomeItem, ...]:
    """Return (source, region or "", points) of each source: base, region, santiago, events, floor.

    Rules: phase3/income, phase3/base, phase3/regions, phase3/santiago, phase3/limits,
    phase2/taxes, phase2/expulsions, phase2/D19.
    """
    lines: list[IncomeItem] = [("base", "", BASE)]
    for region in state.board.region_by_number:
        if region >= 0 and pays(state, region):
            lines.append(("region", REGIONS[region], 1))
    if santiago_pays(state):
        lines.append(("santiago", "", 1))
    if state.event == TAXES:
        lines.append(("taxes", "", TAX))
    elif state.event == EXPULSIONS:
        lines.append(("expulsions", "", -TAX))
    total = sum(points for _, _, points in lines)
    if total < 0:
        lines.append(("floor", "", -total))
    return tuple(lines)


def pays(state: State, region: int) -> bool:
    """Whether a region pays: more than half of all its cities are ours and free of enemies.

    Rules: phase3/regions, phase3/E1, phase1/regional-revolt, phase1/Q9.
    """
    if region == state.revolt:
        return False
    cities = free = 0
    for area in state.board.members[region]:
        if state.city[area]:
            cities += 1
            ours = city_control(state, area) == CHRISTIAN
            free += ours and is_free_of_enemies(state, CHRISTIAN, area)
    return 2 * free > cities


def santiago_pays(state: State) -> bool:
    """Whether Santiago pays: no Muslims, rebels or raiders, and no Muslim city we do not hold.

    The French do not stand in the way.

    Rules: phase3/santiago, phase3/E2, phase1/Q9.
    """
    if state.board.region_of[SANTIAGO] == state.revolt:
        return False
    if (state.units[SANTIAGO] | state.besiegers[SANTIAGO]) & DENY_SANTIAGO:
        return False
    return state.city[SANTIAGO] != MUSLIM or city_control(state, SANTIAGO) == CHRISTIAN

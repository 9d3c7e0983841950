"""Phase 1, Rebellions: a region, a line of the table, and what its areas suffer."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .control import cities_controlled, city_control
from .dice import AreaDie, choose
from .events import (
    CityConverted,
    Happened,
    RebellionFellBack,
    RebellionRegionRolled,
    RebellionRolled,
    RebellionVoided,
    RebelsRose,
    RegionRevolted,
    UnitsLost,
)
from .forces import (
    ARMIES,
    CID,
    GARRISONS,
    ORDERS,
    REBELS,
    size,
    unpack,
    without,
)
from .names import AREAS, CHRISTIAN, MUSLIM, REBEL, REGIONS, SIDES
from .state import State
from .steps import Roll

LINES: Final = (
    "", "rebels", "rebels", "proselytism", "peasant_revolt", "rebel_governor", "regional_revolt",
)  # fmt: skip
UNIT_LOSS: Final = "unit_loss"
RULE_OF: Final = {
    "rebels": "phase1/rebels",
    "proselytism": "phase1/proselytism",
    "peasant_revolt": "phase1/peasant-revolt",
    "rebel_governor": "phase1/rebel-governor",
    "regional_revolt": "phase1/regional-revolt",
    UNIT_LOSS: "phase1/rebels",
}
KEEPS_REBELS_OUT: Final = GARRISONS | ARMIES | ORDERS


@record
class RegionDie(Roll):
    """The die that names the region; after a 6 two results strike the region of the next roll."""

    purpose = "rebellion-region"
    rule = "phase1/region"
    doubled: bool = False

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Name the region; a first 6 doubles, later ones are rolled again.

        Rules: phase1/region, phase1/Q1, map/numbers, counters/double.
        """
        die = values[0]
        if die == 6:
            if emit:
                emit(RebellionRegionRolled(die, "", True))
            state.agenda.append(RegionDie(doubled=True))
            return
        region = state.board.region_by_number[die]
        if emit:
            emit(RebellionRegionRolled(die, REGIONS[region], self.doubled))
        state.agenda.append(TableDie(region, 2 if self.doubled else 1, False))


@record
class TableDie(Roll):
    """A roll on the table, with `results` still to come (this one included) for the region."""

    purpose = "rebellion-table"
    rule = "phase1/region"
    region: int
    results: int
    revolt: bool

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Carry out the line that came up; a regional revolt waits for the other result.

        Rules: phase1/region, phase1/regional-revolt, phase1/Q2, reference/phase1.
        """
        line = LINES[values[0]]
        if emit:
            emit(RebellionRolled(REGIONS[self.region], values[0], line, RULE_OF[line]))
        if line == "regional_revolt":
            end_result(state, TableDie(self.region, self.results, True), emit)
        else:
            strike(state, self, line, emit)


def end_result(state: State, table: TableDie, emit: Emit | None) -> None:
    """Go on to the second result, or let a revolt take effect.

    Rules: phase1/regional-revolt, phase1/Q2, phase1/Q9, counters/revolt.
    """
    if table.results > 1:
        state.agenda.append(TableDie(table.region, table.results - 1, table.revolt))
    elif table.revolt:
        state.revolt = table.region
        if emit:
            emit(RegionRevolted(REGIONS[table.region]))


def strike(state: State, table: TableDie, line: str, emit: Emit | None) -> None:
    """Find the areas a result may strike, with its fall-backs, and choose one.

    Rules: phase1/rebels, phase1/proselytism, phase1/peasant-revolt, phase1/rebel-governor,
    phase1/Q4, phase1/Q5, phase1/Q6, phase1/Q7.
    """
    members = state.board.members[table.region]
    units = [state.units[area] | state.besiegers[area] for area in members]
    eligible: tuple[int, ...]
    if line == "peasant_revolt":
        eligible = tuple(
            area
            for area, there in zip(members, units, strict=True)
            if there & GARRISONS and not there & (ARMIES | ORDERS)
        )
    elif line != "rebels":
        eligible = tuple(area for area in members if state.city[area])
    else:
        eligible = ()
    if not eligible:
        if line != "rebels" and emit:
            emit(RebellionFellBack(REGIONS[table.region], line, "rebels", RULE_OF[line]))
        line = "rebels"
        eligible = tuple(
            area for area, there in zip(members, units, strict=True) if not there & KEEPS_REBELS_OUT
        )
    if not eligible:
        if emit:
            emit(RebellionFellBack(REGIONS[table.region], line, UNIT_LOSS, "phase1/Q5"))
        line, eligible = UNIT_LOSS, members
    choose(state, RebellionArea(table.region, eligible, table, line), emit)


@record
class RebellionArea(AreaDie):
    """The area that a result strikes."""

    region: int
    eligible: tuple[int, ...]
    table: TableDie
    line: str

    def chosen(self, state: State, area: int, emit: Emit | None) -> None:
        """Strike the area; where that takes a side's last city, roll on the table again instead.

        Rules: phase1/last-city, phase1/Q3, phase1/fortress-stays.
        """
        before = (state.city[area], state.units[area], state.besiegers[area])
        loser = 0
        if before[0]:
            had = [(side, cities_controlled(state, side)) for side in (CHRISTIAN, MUSLIM)]
            event = EFFECTS[self.line](state, area)
            for side, cities in had:
                if cities and not cities_controlled(state, side):
                    loser = side
        else:
            event = EFFECTS[self.line](state, area)
        if loser:
            state.city[area], state.units[area], state.besiegers[area] = before
            if emit:
                region = REGIONS[self.region]
                emit(RebellionVoided(region, AREAS[area], self.line, SIDES[loser]))
            state.agenda.append(self.table)
            return
        if emit:
            emit(event)
        end_result(state, self.table, emit)


def place_rebels(state: State, area: int) -> Happened:
    """Put a Rebel unit in an area (rules: phase1/rebels).

    Rules: phase1/rebels, phase1/Q4.
    """
    state.units[area] += REBELS
    return RebelsRose(AREAS[area], 1, {}, "phase1/rebels")


def lose_unit(state: State, area: int) -> Happened:
    """Take one unit out of an area, in the order of losses in battle.

    Rules: phase1/rebels, phase1/Q5.
    """
    where = state.units if state.units[area] else state.besiegers
    left = without(where[area], 1)
    lost = unpack(where[area] - left)
    where[area] = left
    return UnitsLost(AREAS[area], lost, "rebellion", "phase1/Q5")


def convert(state: State, area: int) -> Happened:
    """Turn a city to the other religion; those who hold it stay.

    Rules: phase1/proselytism, phase1/Q6.
    """
    state.city[area] = MUSLIM if state.city[area] == CHRISTIAN else CHRISTIAN
    return CityConverted(AREAS[area], SIDES[state.city[area]], "phase1/proselytism")


def revolt_of_peasants(state: State, area: int) -> Happened:
    """Put one Rebel unit in the place of all garrisons of an area.

    Rules: phase1/peasant-revolt, phase1/Q7.
    """
    garrisons = state.units[area] & GARRISONS
    state.units[area] += REBELS - garrisons
    return RebelsRose(AREAS[area], 1, unpack(garrisons), "phase1/peasant-revolt")


def governor_rebels(state: State, area: int) -> Happened:
    """Put as many Rebels in a city as it has armies, orders and garrisons, or else one.

    Rules: phase1/rebel-governor, phase1/Q8, phase1/fortress-stays.
    """
    turned = state.units[area] & (KEEPS_REBELS_OUT | CID)
    count = size(turned)
    if not count or city_control(state, area) == REBEL:
        turned, count = 0, 1
    state.units[area] += count * REBELS - turned
    return RebelsRose(AREAS[area], count, unpack(turned), "phase1/rebel-governor")


EFFECTS: Final = {
    "rebels": place_rebels,
    UNIT_LOSS: lose_unit,
    "proselytism": convert,
    "peasant_revolt": revolt_of_peasants,
    "rebel_governor": governor_rebels,
}

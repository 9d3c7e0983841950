"""Automatic forces on the march: the Muslim reaction, and the French and raiders of phase 2.

A column is a force in hand: it is taken off its area, moves step by step to the next higher number
and along roads, picks up and leaves armies, and fights or besieges what it meets.

Rules: phase5/movement, phase2/french, phase2/raiders, phase2/D2.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from reconquista_qt.engine.agenda import Emit, Step
from reconquista_qt.engine.graph import distances
from reconquista_qt.engine.record import record

from . import assault  # which knows this module: an assault that is won lets the column march on
from .board import Board
from .control import is_walled
from .events import (
    ArmiesJoined,
    ArmiesLeft,
    ForceStopped,
    UnitsMoved,
)
from .forces import (
    ARMIES,
    CID,
    FIGHTING,
    GARRISONS,
    SIDE_MASK,
    Force,
    armies_first,
    side_of,
    size,
    unpack,
)
from .names import AREA_COUNT, AREAS, REGION_COUNT, SIDES
from .state import MARCH_FROM_HERE, State

FAR: Final = 99  # more roads than there are: no way


def is_target(state: State, side: int, area: int) -> bool:
    """Whether a column stops in an area to fight: units of others, or an empty city of others.

    Areas that the side besieges already are no targets, nor is the region in revolt.

    Rules: phase5/targets, phase5/M10, phase5/M22, phase5/M24, phase2/D2, definitions/A10.
    """
    board = state.board
    if board.region_of[area] == state.revolt:
        return False
    units, outside, mask = state.units[area], state.besiegers[area], SIDE_MASK[side]
    if outside & mask:
        return False
    if (units | outside) & ~mask:
        return True
    return not units and state.city[area] not in (0, side)


def begin_column(state: State, area: int, force: Force, emit: Emit | None) -> None:
    """Let a force that has just appeared fight where it stands, or march.

    Rules: phase5/landing, phase5/M8, phase5/join-armies, phase2/D2.
    """
    if is_target(state, side_of(force), area):
        assault.engage(state, area, force, -1, emit)
    else:
        march_on(state, area, force, emit)


def march_on(
    state: State, area: int, force: Force, emit: Emit | None, *, seeking: bool = False
) -> None:
    """Pick up the armies of an area and go on from there.

    Armies left at a siege stay there: they stand outside the walls. `seeking` says that the column
    came here by number, in search of a road.

    Rules: phase5/join-armies, phase5/M13.
    """
    joined = state.units[area] & SIDE_MASK[side_of(force)] & (ARMIES | CID)
    if joined:
        state.units[area] -= joined
        if emit:
            emit(ArmiesJoined(AREAS[area], unpack(joined)))
    state.agenda.append(March(area, force + joined, seeking))


@record
class March(Step):
    """A column about to take its next step from an area; `seeking` as in `march_on`."""

    rule = "phase5/movement"
    area: int
    force: Force
    seeking: bool = False

    def run(self, state: State, emit: Emit | None) -> None:
        """Leave what must stay, move one step, and fight or go on there.

        Rules: phase5/movement, phase5/M9, phase5/battle.
        """
        area, force = self.area, self.force
        side = side_of(force)
        this_road = self.seeking or state.options.march_on == MARCH_FROM_HERE
        to = next_area(state, side, area, this_road)
        if to < 0:
            stop(state, area, force, "no_target", "phase5/M11", emit)
            return
        staying = garrison_due(state, side, area, force)
        if staying and size(force) <= 1:
            stop(state, area, force, "last_army", "phase5/M12", emit)
            return
        if staying:
            state.units[area] += staying
            force -= staying
            if emit:
                emit(ArmiesLeft(AREAS[area], unpack(staying), "garrison", "phase5/leave-army"))
        road = state.board.region_of[to] != state.board.region_of[area]
        if emit:
            rule = "phase5/to-next-region" if road else "phase5/movement"
            emit(UnitsMoved(SIDES[side], AREAS[area], AREAS[to], unpack(force), road, rule))
        if is_target(state, side, to):
            assault.engage(state, to, force, area, emit)
        else:
            march_on(state, to, force, emit, seeking=not road)


def garrison_due(state: State, side: int, area: int, force: Force) -> Force:
    """Return the army a column must leave where it leaves walls without a garrison, else 0.

    Nothing is left outside walls that the side besieges: the siege holds them already.

    Rules: phase5/leave-army, phase5/M12, phase2/D2.
    """
    if not is_walled(state, area) or state.besiegers[area]:
        return 0
    if state.units[area] & GARRISONS & SIDE_MASK[side]:
        return 0
    return armies_first(force, 1)


def stop(state: State, area: int, force: Force, reason: str, rule: str, emit: Emit | None) -> None:
    """Set a column down where it is; outside the walls where its side besieges them.

    Rules: phase5/M11, phase5/M12, phase2/D14.
    """
    where = state.besiegers if state.besiegers[area] & FIGHTING else state.units
    where[area] += force
    if emit:
        emit(ForceStopped(AREAS[area], unpack(force), reason, rule))


def next_area(state: State, side: int, area: int, this_road: bool = True) -> int:
    """Return the area of a column's next step, or -1 where no enemy can be reached.

    With an enemy in the region: the next higher number. Otherwise the nearest area in that order,
    this one first, whose road leads towards the region with an enemy that is fewest roads away,
    and then the road itself; ties go to the lowest region number. Without `this_road` the road of
    this area counts only once the column has come back to it.

    Rules: phase5/movement, phase5/to-next-region, phase5/summary, phase5/M9, phase5/M11,
    phase5/M22, phase5/M24, phase5/M26, phase1/Q9, phase1/Q10.
    """
    board = state.board
    region = board.region_of[area]
    # The column holds the area it stands in, though it is in hand and not on the map.
    if region != state.revolt and any_target(state, side, board.members[region], area):
        return board.following[area]
    goals = [r for r in range(REGION_COUNT) if r != region and has_target(state, side, r)]
    if not goals:
        return -1
    steps = road_steps(board, state.revolt)
    wanted = min([steps[region][goal] for goal in goals]) - 1
    if wanted >= FAR - 1:
        return -1
    for here in (area, *board.cycle(area)):
        for there in board.roads[here]:
            beyond = board.region_of[there]
            if beyond != state.revolt and min([steps[beyond][goal] for goal in goals]) == wanted:
                return there if here == area and this_road else board.following[area]
    return -1


def has_target(state: State, side: int, region: int) -> bool:
    """Whether a column could fight somewhere in a region (rules: phase5/targets)."""
    return region != state.revolt and any_target(state, side, state.board.members[region], -1)


def any_target(state: State, side: int, areas: tuple[int, ...], but: int) -> bool:
    """Whether a column would stop in any of some areas of a region that is not in revolt.

    `but` is an area that does not count. The same as in `is_target`, for all of them at once.
    """
    units, besiegers, city, mask = state.units, state.besiegers, state.city, SIDE_MASK[side]
    for area in areas:
        outside = besiegers[area]
        if outside & mask or area == but:
            continue
        holders = units[area]
        if (holders | outside) & ~mask or (not holders and city[area] not in (0, side)):
            return True
    return False


@cache
def road_steps(board: Board, revolt: int) -> tuple[tuple[int, ...], ...]:
    """Return the fewest roads from each region to each other, or FAR; none touches a revolt's.

    Rules: phase5/to-next-region, phase5/M26, phase1/Q10.
    """
    links: list[list[int]] = [[] for _ in range(REGION_COUNT)]
    for here in range(AREA_COUNT):
        for there in board.roads[here]:
            if revolt not in (board.region_of[here], board.region_of[there]):
                links[board.region_of[here]].append(board.region_of[there])
    far = [distances(links, [goal]) for goal in range(REGION_COUNT)]
    return tuple(
        tuple(FAR if far[goal][region] < 0 else far[goal][region] for goal in range(REGION_COUNT))
        for region in range(REGION_COUNT)
    )

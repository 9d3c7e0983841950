"""Automatic forces on the march: the Muslim reaction, and the French and raiders of phase 2.

A column is a force in hand: it is taken off its area, moves step by step to the next higher number
and along roads, picks up and leaves armies, and fights or besieges what it meets.

Where it meets enemies: battle, relief, siege, and what follows each. A march leads to an assault,
and an assault that is won to a march: both are here.

Rules: phase5/movement, phase2/french, phase2/raiders, phase2/D2, phase5/battle, phase5/relief,
phase5/rebel-city, phase5/siege-left, phase5/victory, phase5/retreat.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.graph import distances
from reconquista_qt.engine.record import record

from .battle import ATTACKER_WON, DEFENDER_WON, DRAWN, Field, Terms, begin_battle
from .board import Board
from .control import calls_for_battle, controls_walls, is_walled
from .events import (
    AreaTaken,
    ArmiesJoined,
    ArmiesLeft,
    ForceStopped,
    SiegeLaid,
    UnitsLost,
    UnitsMoved,
    UnitsRetreated,
)
from .forces import (
    ARMIES,
    CID,
    FIGHTING,
    GARRISONS,
    REBEL_UNITS,
    SIDE_MASK,
    Force,
    armies_first,
    side_of,
    size,
    smaller,
    unpack,
)
from .names import AREA_COUNT, AREAS, CHRISTIAN, REGION_COUNT, SIDES
from .retreat import retreat
from .state import MARCH_FROM_HERE, State
from .steps import Step

TRAVELLERS: Final = ARMIES | CID  # whom a column picks up
EVERY_REGION: Final = tuple(range(REGION_COUNT))
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
        engage(state, area, force, -1, emit)
    else:
        march_on(state, area, force, emit)


def march_on(state: State, area: int, force: Force, emit: Emit | None) -> None:
    """Pick up the armies of an area and go on from there.

    Rules: phase5/join-armies, phase5/M13.
    """
    joined = picked_up(state, area, side_of(force), emit)
    state.agenda.append(March(area, force + joined))


def picked_up(state: State, area: int, side: int, emit: Emit | None) -> Force:
    """Take the armies of an area that join a column of their side, and return them.

    Armies left at a siege stay there: they stand outside the walls.

    Rules: phase5/join-armies, phase5/M13.
    """
    joined = state.units[area] & SIDE_MASK[side] & TRAVELLERS
    if joined:
        state.units[area] -= joined
        if emit:
            emit(ArmiesJoined(AREAS[area], unpack(joined)))
    return joined


@record
class March(Step):
    """A column about to set out from an area."""

    rule = "phase5/movement"
    area: int
    force: Force

    def run(self, state: State, emit: Emit | None) -> None:
        """Leave what must stay, move one step, and fight or go on there, step by step.

        Rules: phase5/movement, phase5/M9, phase5/battle.
        """
        area, force = self.area, self.force
        side = side_of(force)
        seeking = False  # whether it came to the area by number, in search of a road
        while True:
            this_road = seeking or state.options.march_on == MARCH_FROM_HERE
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
                engage(state, to, force, area, emit)
                return
            force += picked_up(state, to, side, emit)
            area, seeking = to, not road


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
    region, revolt, members = board.region_of[area], state.revolt, board.members
    # The column holds the area it stands in, though it is in hand and not on the map.
    if region != revolt and any_target(state, side, members[region], area):
        return board.following[area]
    goals = []
    for there in EVERY_REGION:
        if there not in (region, revolt) and any_target(state, side, members[there], -1):
            goals.append(there)
    if not goals:
        return -1
    steps = road_steps(board, revolt)
    wanted = min([steps[region][goal] for goal in goals]) - 1
    if wanted >= FAR - 1:
        return -1
    for here in (area, *board.cycle(area)):
        for there in board.roads[here]:
            beyond = board.region_of[there]
            if beyond != revolt and min([steps[beyond][goal] for goal in goals]) == wanted:
                return there if here == area and this_road else board.following[area]
    return -1


def any_target(state: State, side: int, areas: tuple[int, ...], but: int) -> bool:
    """Whether a column would stop in any of some areas of a region that is not in revolt.

    `but` is an area that does not count. The same as in `is_target`, for all of them at once.

    Rules: phase5/targets.
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


# -- where it meets enemies ------------------------------------------------------------------------


def engage(state: State, area: int, force: Force, origin: int, emit: Emit | None) -> None:
    """Fight or besiege the enemies of an area; `origin` is where the force came from (-1: nowhere).

    Whoever stands outside the walls is fought first, with the help of those inside where they are
    of the column's side. Those inside come out for a battle or are besieged.

    Rules: phase5/battle, phase5/relief, phase5/rebel-city, phase5/landing, phase5/M8, phase5/M14,
    phase5/M17, phase5/M18, phase4/battle-trigger, phase4/open-battle, phase4/G14, phase2/D2.
    """
    side = side_of(force)
    outside, inside = state.besiegers[area], state.units[area]
    if outside:
        helpers = inside & SIDE_MASK[side]
        home = bool(helpers) or controls_walls(state, side, area)
        # The draw that shuts the column in, too, is about Christians before the walls.
        relief = home and bool(outside & SIDE_MASK[CHRISTIAN])
        rule = "phase5/relief" if relief else "phase5/M17" if home else "phase4/G14"
        if inside & REBEL_UNITS and outside & SIDE_MASK[CHRISTIAN]:
            rule = "phase5/rebel-city"
        state.units[area] -= helpers
        field = AssaultField(area, side, origin, force, True, home, relief)
        terms = Terms(area, False, relief, field)
        begin_battle(state, terms, force + helpers, outside, emit, rule)
    elif inside and calls_for_battle(state, area, inside):
        field = AssaultField(area, side, origin, force, False, False, False)
        terms = Terms(area, is_walled(state, area), False, field)
        begin_battle(state, terms, force, inside, emit)
    else:
        besiege(state, area, force, emit)


@record
class AssaultField(Field):
    """A column's battle.

    `moved` are the units that came; `outside` says that it is fought against besiegers, `home` that
    the walls they besiege are of the column's side, `relief` that these besiegers are Christians.
    """

    area: int
    side: int
    origin: int
    moved: Force
    outside: bool
    home: bool
    relief: bool

    def conclude(
        self, state: State, outcome: str, attackers: Force, defenders: Force, emit: Emit | None
    ) -> None:
        """Send the beaten side away and let the column stay, march on or go back.

        Rules: phase5/relief, phase5/siege-left, phase5/victory, phase5/retreat, phase5/M16,
        phase5/M17, phase5/M18, phase5/M20, phase4/capture.
        """
        area = self.area
        if not attackers:
            self.set_defenders(state, defenders)
            return
        (state.besiegers if self.outside else state.units)[area] = defenders
        if self.relief and outcome != ATTACKER_WON:
            self.take_shelter(state, attackers, emit)
        elif outcome == DEFENDER_WON:
            back = attackers
            if self.home:
                back = self.part_inside(state, attackers, emit)
                self.set_defenders(state, defenders)
            if back:
                self.fall_back(state, back, emit)
        elif defenders and not self.outside and is_walled(state, area):
            self.shut_in(state, defenders, outcome, emit)
            besiege(state, area, attackers, emit)
        else:
            if defenders:
                (state.besiegers if self.outside else state.units)[area] = 0
                retreat(state, area, defenders, emit)
            self.advance(state, attackers, emit)

    def shut_in(self, state: State, defenders: Force, outcome: str, emit: Emit | None) -> None:
        """Report the defenders' withdrawal behind their walls (rules: phase4/draw)."""
        if emit:
            rule = "phase4/draw" if outcome == DRAWN else "phase4/defender-beaten"
            name = AREAS[self.area]
            emit(
                UnitsRetreated(
                    SIDES[side_of(defenders)], name, name, unpack(defenders), "inside", rule
                )
            )

    def advance(self, state: State, force: Force, emit: Emit | None) -> None:
        """Besiege who is left inside, or take the area and march on.

        Rules: phase5/victory, phase5/rebel-city, phase5/M16, phase5/M17, phase4/capture.
        """
        area = self.area
        held = state.units[area]
        others_inside = held or state.city[area] not in (0, self.side)
        if self.outside and not self.home and others_inside:
            besiege(state, area, force, emit)
            return
        if emit and is_walled(state, area) and not self.home:
            emit(AreaTaken(SIDES[self.side], AREAS[area]))
        moving = force & (ARMIES | CID) if force & ARMIES else 0
        state.units[area] += force - moving
        if moving:
            march_on(state, area, moving, emit)

    def part_inside(self, state: State, force: Force, emit: Emit | None) -> Force:
        """Let those who came out of the walls go back into them, and return the column.

        Losses of a kind fell on those from inside first, as in the player's battles.

        Rules: phase5/M17, phase5/retreat.
        """
        back = smaller(force, self.moved)
        if not back & FIGHTING:
            back = 0
        inside = force - back
        state.units[self.area] += inside
        if inside and emit:
            name, units = AREAS[self.area], unpack(inside)
            emit(UnitsRetreated(SIDES[self.side], name, name, units, "inside", "phase5/M17"))
        return back

    def take_shelter(self, state: State, force: Force, emit: Emit | None) -> None:
        """Take the column and those it came to relieve into the walls; its movement is over.

        Rules: phase5/relief, phase5/M17, phase5/M13.
        """
        name = AREAS[self.area]
        state.units[self.area] += force
        if emit:
            emit(
                UnitsRetreated(
                    SIDES[self.side], name, name, unpack(force), "inside", "phase5/relief"
                )
            )
            emit(ForceStopped(name, unpack(force), "shelter", "phase5/M17"))

    def fall_back(self, state: State, force: Force, emit: Emit | None) -> None:
        """Take a beaten column back to where it came from; from nowhere it leaves the map.

        Rules: phase5/retreat, phase5/M20, phase5/M21.
        """
        if self.origin < 0:
            if emit:
                emit(UnitsLost(AREAS[self.area], unpack(force), "landing", "phase5/M21"))
            return
        if emit:
            origin, here = AREAS[self.origin], AREAS[self.area]
            emit(
                UnitsRetreated(
                    SIDES[self.side], here, origin, unpack(force), "origin", "phase5/retreat"
                )
            )
        march_on(state, self.origin, force, emit)


def besiege(state: State, area: int, force: Force, emit: Emit | None) -> None:
    """Leave as many armies as there are enemies, city and fortress, and march on with the rest.

    Rules: phase5/siege-left, phase5/summary, phase5/M15, phase2/D14, phase2/el-cid.
    """
    side = side_of(force)
    needed = size(state.units[area]) + bool(state.city[area]) + state.fortress[area]
    if size(force) <= needed:
        state.besiegers[area] += force
        if emit:
            emit(SiegeLaid(SIDES[side], AREAS[area], unpack(force), "phase5/siege-left"))
            emit(ForceStopped(AREAS[area], unpack(force), "siege", "phase5/M15"))
        return
    left = armies_first(force, needed)
    state.besiegers[area] += left
    if emit:
        emit(SiegeLaid(SIDES[side], AREAS[area], unpack(left), "phase5/siege-left"))
        emit(ArmiesLeft(AREAS[area], unpack(left), "siege", "phase5/siege-left"))
    march_on(state, area, force - left, emit)

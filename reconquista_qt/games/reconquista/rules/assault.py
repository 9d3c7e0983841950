"""What a column does where it meets enemies: battle, relief, siege, and what follows each.

Rules: phase5/battle, phase5/relief, phase5/rebel-city, phase5/siege-left, phase5/victory,
phase5/retreat.
"""

from __future__ import annotations

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from . import column
from .battle import ATTACKER_WON, DEFENDER_WON, DRAWN, Field, Terms, begin_battle
from .control import calls_for_battle, controls_walls, is_walled
from .events import (
    AreaTaken,
    ArmiesLeft,
    ForceStopped,
    SiegeLaid,
    UnitsLost,
    UnitsRetreated,
)
from .forces import (
    ARMIES,
    CID,
    FIGHTING,
    REBEL_UNITS,
    SIDE_MASK,
    Force,
    armies_first,
    side_of,
    size,
    smaller,
    unpack,
)
from .names import AREAS, CHRISTIAN, SIDES
from .retreat import retreat
from .state import State


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
            column.march_on(state, area, moving, emit)

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
        column.march_on(state, self.origin, force, emit)


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
    column.march_on(state, area, force - left, emit)

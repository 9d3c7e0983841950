"""What the player's moving force meets: nothing, a siege, a battle; and how each goes on."""

from __future__ import annotations

from typing import Protocol, cast

from reconquista_qt.engine.agenda import Emit, Step
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import Action, RetreatTo
from .battle import DEFENDER_WON, DRAWN, Field, Terms, begin_battle
from .control import calls_for_battle, controls_walls, is_walled
from .events import AreaTaken, SiegeLaid, UnitsRetreated
from .forces import (
    FIGHTING,
    SIDE_MASK,
    Force,
    side_of,
    smaller,
    unpack,
)
from .names import AREA_COUNT, AREAS, CHRISTIAN, SIDES
from .phase4_origins import Ways, joined_ways, surviving, way
from .retreat import retreat
from .state import State
from .steps import Ask


def arrive(state: State, force: Force, origin: int, area: int, emit: Emit | None) -> None:
    """Let a moved force meet what is in an area; those who besiege it already fight with it.

    Whoever stands outside the walls is fought first, with the help of our own inside. Those inside
    come out for a battle where the rule says so; otherwise the force besieges them.

    Rules: phase4/enemies, phase4/battle-trigger, phase4/open-battle, phase4/G7, phase4/G8,
    phase4/G9, phase4/G10, phase4/G13, phase4/G14, phase4/example-complex-1.
    """
    outside, inside = state.besiegers[area], state.units[area]
    ours = SIDE_MASK[CHRISTIAN]
    if outside & ~ours:
        walls = controls_walls(state, CHRISTIAN, area)
        relieve(state, force, origin, area, way(origin, force), walls, emit)
    elif inside & ~ours and calls_for_battle(state, area, inside):
        state.besiegers[area] = 0
        ways = joined_ways(take_ways(state, area), way(origin, force))
        joined = force + outside
        field = MarchField(area, origin, ways, joined, joined, False, False)
        terms = Terms(area, is_walled(state, area), False, field)
        begin_battle(state, terms, joined, inside, emit)
    else:
        settle_in(state, area, force, force, way(origin, force), emit)


def relieve(
    state: State, force: Force, origin: int, area: int, ways: Ways, walls: bool, emit: Emit | None
) -> None:
    """Let a force fight those who besiege an area, together with our own inside.

    `walls` says that the walls in the area are ours: beaten, it may go inside.

    Rules: phase4/G13, phase4/G14, phase4/example-complex-1, phase4/H12.
    """
    outside, sortie = state.besiegers[area], state.units[area] & SIDE_MASK[CHRISTIAN]
    sheltered = muster_of(state).sheltered[area]
    able = force + take_mobile(state, area)
    field = MarchField(area, origin, ways, force, able, True, walls, sheltered)
    state.units[area] -= sortie
    terms = Terms(area, False, False, field)
    begin_battle(state, terms, force + sortie, outside, emit, "phase4/G14")


def sally(state: State, area: int, emit: Emit | None) -> None:
    """Let a force that retreated into a besieged city come out again, with all who are inside.

    Beaten again, it goes back inside.

    Rules: phase4/mover-beaten, phase4/H6, phase4/G13.
    """
    force = muster_of(state).sheltered[area]
    # Asked before they come out: a lone fortress that they leave empty is theirs all the same.
    walls = controls_walls(state, CHRISTIAN, area)
    note(state, area, mobile=-force, sheltered=-force)
    state.units[area] -= force
    relieve(state, force, area, area, (), walls, emit)


class Mustering(Protocol):
    """The movement step (`phase4_movement.Muster`), as far as an arrival is concerned."""

    mobile: tuple[Force, ...]
    origins: tuple[Ways, ...]
    sheltered: tuple[Force, ...]

    def noting(
        self, mobile: tuple[Force, ...], origins: tuple[Ways, ...], sheltered: tuple[Force, ...]
    ) -> Step[State]:
        """Return the same step with other units and ways."""
        ...


def muster_of(state: State) -> Mustering:
    """Return the movement step that waits below a battle or a retreat."""
    return cast(Mustering, state.agenda[-1])


def take_mobile(state: State, area: int) -> Force:
    """Take the units of an area off the list of those who may still move, and return them."""
    muster = muster_of(state)
    taken = muster.mobile[area]
    if taken:
        note(state, area, mobile=-taken, sheltered=-muster.sheltered[area])
    return taken


def take_ways(state: State, area: int) -> Ways:
    """Forget where the besiegers of an area came from, and return it."""
    muster = muster_of(state)
    ways = muster.origins[area]
    if ways:
        origins = list(muster.origins)
        origins[area] = ()
        state.agenda[-1] = muster.noting(muster.mobile, tuple(origins), muster.sheltered)
    return ways


def note(
    state: State, area: int, *, mobile: Force = 0, ways: Ways = (), sheltered: Force = 0
) -> None:
    """Note more (or fewer) mobile and sheltered units of an area, and whence besiegers came."""
    muster = muster_of(state)
    able, origins, inside = muster.mobile, muster.origins, muster.sheltered
    if mobile:
        able = (*able[:area], able[area] + mobile, *able[area + 1 :])
    if ways:
        origins = (*origins[:area], joined_ways(origins[area], ways), *origins[area + 1 :])
    if sheltered:
        inside = (*inside[:area], inside[area] + sheltered, *inside[area + 1 :])
    state.agenda[-1] = muster.noting(able, origins, inside)


def settle_in(
    state: State, area: int, force: Force, able: Force, ways: Ways, emit: Emit | None
) -> None:
    """Set a force down: outside walls that others hold, to wait; or inside, free to go on.

    `able` are those of the force that may move on; `ways` the areas its units came from.

    Rules: phase4/enemies, phase4/G7, phase4/G11, phase4/G12, definitions/A7, definitions/A12,
    phase4/H5, phase4/H10.
    """
    inside = state.units[area]
    bare = not inside and state.city[area] not in (0, CHRISTIAN)
    if bare or inside & ~SIDE_MASK[CHRISTIAN]:
        lay_siege(state, area, force, ways, emit)
        return
    state.units[area] += force
    note(state, area, mobile=able)


def lay_siege(state: State, area: int, force: Force, ways: Ways, emit: Emit | None) -> None:
    """Let a force wait outside the walls for the sieges of phase 6.

    Rules: phase4/enemies, phase4/battle-trigger, phase4/G11, phase4/H5.
    """
    state.besiegers[area] += force
    note(state, area, ways=surviving(ways, force))
    if emit:
        emit(SiegeLaid(SIDES[CHRISTIAN], AREAS[area], unpack(force), "phase4/battle-trigger"))


@record
class MarchField(Field):
    """A battle of the player's moving force.

    `ways` are the areas its units came from (`origin` the last of them); `moved` the units that
    came from there, `able` those that may move on afterwards; `outside` that it was fought against
    besiegers; `walls` that the walls in the area are ours. `sheltered` are those who came out of
    these walls, but had retreated into them earlier in the phase.
    """

    area: int
    origin: int
    ways: Ways
    moved: Force
    able: Force
    outside: bool
    walls: bool
    sheltered: Force = 0

    def conclude(
        self, state: State, outcome: str, attackers: Force, defenders: Force, emit: Emit | None
    ) -> None:
        """Let the winner hold the field and the beaten side leave it.

        Rules: phase4/mover-beaten, phase4/defender-beaten, phase4/wiped-out, phase4/capture,
        phase4/draw, phase4/H4, phase4/H7, phase4/H10.
        """
        area = self.area
        if not attackers:
            self.set_defenders(state, defenders)
            return
        (state.besiegers if self.outside else state.units)[area] = defenders
        if outcome == DEFENDER_WON:
            state.agenda.append(RetreatChoice(self, attackers))
            return
        if defenders and not self.outside and is_walled(state, area):
            if emit:
                rule = "phase4/draw" if outcome == DRAWN else "phase4/defender-beaten"
                side, name = SIDES[side_of(defenders)], AREAS[area]
                emit(UnitsRetreated(side, name, name, unpack(defenders), "inside", rule))
            lay_siege(state, area, attackers, self.ways, emit)
            return
        if defenders:
            (state.besiegers if self.outside else state.units)[area] = 0
            retreat(state, area, defenders, emit)
        if self.outside and not self.walls:
            settle_in(state, area, attackers, smaller(attackers, self.able), self.ways, emit)
            return
        if emit and not self.outside and is_walled(state, area):
            emit(AreaTaken(SIDES[CHRISTIAN], AREAS[area]))
        state.units[area] += attackers
        note(state, area, mobile=smaller(attackers, self.able))


@record
class RetreatChoice(Ask):
    """The player takes a beaten moving force to an area it came from, or into a relieved city."""

    side = "christian"
    kind = "retreat"
    rule = "phase4/mover-beaten"
    field: MarchField
    force: Force

    def parted(self) -> tuple[Force, Force]:
        """Return those who go back the way they came, and those who go back into the city.

        Losses of a kind fell on those from the city first; with no fighting unit left of those who
        came, all that is left goes inside.
        """
        back = smaller(self.force, self.field.moved)
        if not back & FIGHTING:
            back = 0
        return back, self.force - back

    def places(self, state: State) -> list[int]:
        """Return where the force may go, by area number.

        Rules: phase4/mover-beaten, phase4/H5, phase4/H12.
        """
        back, _ = self.parted()
        origins = {origin for origin, _ in self.field.ways}
        places = []
        for area in range(AREA_COUNT):
            if area == self.field.area:
                if self.field.walls:
                    places.append(area)
            elif back and area in origins:
                enemies = (state.units[area] | state.besiegers[area]) & ~SIDE_MASK[CHRISTIAN]
                if not enemies:
                    places.append(area)
        return places

    def options(self, state: State) -> list[Action]:
        """Return a retreat to each place the rules allow."""
        return [RetreatTo(area) for area in self.places(state)]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why the force cannot go there.

        Rules: phase4/mover-beaten, phase4/H5, phase4/H12.
        """
        if not isinstance(action, RetreatTo):
            return Refusal("phase4/mover-beaten", "retreat-first")
        if action.to in self.places(state):
            return None
        at = (("area", AREAS[action.to]),)
        if any(origin == action.to for origin, _ in self.field.ways):
            return Refusal("phase4/H5", "enemies-in-area", at)
        return Refusal("phase4/H5", "not-where-it-came-from", at)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Retreat; the force may move on from there.

        Rules: phase4/mover-beaten, phase4/H5, phase4/H6, phase4/H12, phase4/G1, phase4/G2,
        phase4/G13.
        """
        assert isinstance(action, RetreatTo)
        state.agenda.pop()
        field, to = self.field, action.to
        back, inside = (0, self.force) if to == field.area else self.parted()
        if inside:
            state.units[field.area] += inside
            # Those who go back the way they came are of those who may move on.
            able = smaller(inside, field.able - smaller(field.able, back))
            newly = 0 if back else field.moved
            sheltered = smaller(able, field.sheltered + newly)
            note(state, field.area, mobile=able, sheltered=sheltered)
            self.report(inside, field.area, "inside", emit)
        if field.outside:
            field.set_defenders(state, state.besiegers[field.area])
        if back:
            self.report(back, to, "origin", emit)
            settle_in(state, to, back, back, way(field.area, back), emit)

    def report(self, force: Force, to: int, how: str, emit: Emit | None) -> None:
        """Tell the journal who went where."""
        if emit:
            names = AREAS[self.field.area], AREAS[to]
            units = unpack(force)
            emit(UnitsRetreated(SIDES[CHRISTIAN], *names, units, how, "phase4/mover-beaten"))

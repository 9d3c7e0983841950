"""Phase 4, Movement: the player's moves in one region, step by step, with what each one meets."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from . import arrival
from .actions import DONE, Action, Done, Move
from .events import RegionChosen, UnitsMoved
from .forces import (
    ARMIES,
    CHRISTIAN_BUILDERS,
    CHRISTIAN_UNITS,
    CID,
    FIGHTING,
    GARRISONS,
    MASK,
    MUSLIM_UNITS,
    ONE,
    ORDERS,
    SIDE_MASK,
    Force,
    contains,
    unpack,
)
from .names import (
    AREA_COUNT,
    AREAS,
    CHRISTIAN,
    MUSLIM,
    REGIONS,
    SIDES,
)
from .phase4_origins import Ways
from .state import State
from .steps import Ask

RIDES_WITH = ARMIES | ORDERS  # whom El Cid moves with
# Which Army stays where one must, in the order of the casualties.
STAYS = ("mercenary", "crusader", "christian_army")
NOWHERE: Final = (0,) * AREA_COUNT
NO_WAYS: Final[tuple[Ways, ...]] = ((),) * AREA_COUNT


@record
class Muster(Ask):
    """The player moves.

    `mobile[a]`: units of area a that began the phase in the moving region (in any region, before
    the first move) and have not been stopped. `origins[a]`: for those who besiege area a, the
    areas they came from. `sheltered[a]`: units, beaten in area a, that went into its walls in this
    phase; besieged there, they may come out for another battle.
    """

    side = "christian"
    kind = "move"
    rule = "phase4/region"
    mobile: tuple[Force, ...]
    origins: tuple[Ways, ...] = NO_WAYS
    sheltered: tuple[Force, ...] = NOWHERE

    def noting(
        self, mobile: tuple[Force, ...], origins: tuple[Ways, ...], sheltered: tuple[Force, ...]
    ) -> Muster:
        """Return the same step with other units and ways."""
        return Muster(mobile, origins, sheltered)

    def able(self, state: State) -> tuple[Force, ...]:
        """Return who may leave each area, or come out of its walls where it is besieged.

        Rules: phase4/region, phase4/G1, phase4/G13.
        """
        return tuple(
            sheltered if besiegers else mobile
            for mobile, sheltered, besiegers in zip(
                self.mobile, self.sheltered, state.besiegers, strict=True
            )
        )

    def options(self, state: State) -> list[Action]:
        """Return the largest move for each pair of areas, and the end of the phase.

        Rules: phase4/region, phase4/G1, phase4/garrisons, phase4/armies, phase4/together.
        """
        board = state.board
        options: list[Action] = []
        for area, able in enumerate(self.mobile):
            if not able:
                continue
            if state.besiegers[area]:
                if self.sheltered[area] & FIGHTING and state.units[area]:
                    options.append(Move(area, area, self.sheltered[area]))
                continue
            inside = largest(state, area, able, by_road=False)
            if inside:
                for to in board.members[board.region_of[area]]:
                    if to != area:
                        options.append(Move(area, to, inside))
            if board.roads[area]:
                abroad = largest(state, area, able, by_road=True)
                if abroad:
                    for to in board.roads[area]:
                        if board.region_of[to] != state.revolt:
                            options.append(Move(area, to, abroad))
        options.append(DONE)
        return options

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say which rule forbids a move.

        Rules: phase4/region, phase4/garrisons-region, phase4/armies, phase4/enemies,
        phase4/G1, phase4/G11, phase4/G13, phase2/D13.
        """
        if isinstance(action, Done):
            return None
        if not isinstance(action, Move):
            return Refusal("phase4/region", "not-while-moving")
        if action.origin == action.to and state.besiegers[action.origin]:
            return refuse_sally(state, self, action)
        return refuse_units(state, self, action) or refuse_way(state, action)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Move a force one step, or end the phase.

        Rules: phase4/region, phase4/G1, phase4/G2, phase4/together.
        """
        if not isinstance(action, Move):
            state.agenda.pop()
            return
        board, area, to = state.board, action.origin, action.to
        if area == to:
            arrival.sally(state, area, emit)
            return
        mobile = list(self.mobile)
        region = board.region_of[area]
        if state.moving_region < 0:
            state.moving_region = region
            mobile = [able if board.region_of[a] == region else 0 for a, able in enumerate(mobile)]
            if emit:
                emit(RegionChosen(REGIONS[region]))
        mobile[area] -= action.units
        state.units[area] -= action.units
        state.agenda[-1] = Muster(tuple(mobile), self.origins, self.sheltered_without(action))
        if emit:
            road = board.region_of[to] != region
            rule = "phase4/armies" if road else "phase4/garrisons"
            if action.units & RIDES_WITH:
                rule = "phase4/armies"
            units = unpack(action.units)
            emit(UnitsMoved(SIDES[CHRISTIAN], AREAS[area], AREAS[to], units, road, rule))
        arrival.arrive(state, action.units, area, to, emit)

    def sheltered_without(self, move: Move) -> tuple[Force, ...]:
        """Return who is sheltered once a force has left walls that are besieged no longer."""
        if not self.sheltered[move.origin]:
            return self.sheltered
        left = list(self.sheltered)
        left[move.origin] = 0
        return tuple(left)


def begin_movement(state: State, emit: Emit | None) -> None:
    """Open the phase: every Christian unit outside a region in revolt may be chosen to move.

    Rules: phase4/region, phase4/G1, phase1/Q9.
    """
    region_of, chosen = state.board.region_of, state.moving_region
    ours, revolt = SIDE_MASK[CHRISTIAN], state.revolt
    mobile = [
        force & ours if region != revolt and chosen in (-1, region) else 0
        for force, region in zip(state.units, region_of, strict=True)
    ]
    state.agenda.append(Muster(tuple(mobile)))


def largest(state: State, area: int, able: Force, *, by_road: bool) -> Force:
    """Return the largest part of the mobile units of an area that may leave it together.

    Rules: phase4/garrisons-region, phase4/armies, phase4/G3, phase4/G4, phase2/D13.
    """
    force = able
    if by_road:
        force &= ~GARRISONS
        if state.city[area] == MUSLIM and not (state.units[area] - force) & CHRISTIAN_BUILDERS:
            for name in STAYS:
                if force & MASK[name]:
                    force -= ONE[name]
                    break
            else:
                return 0
    cid = force & CID
    if cid and not force & RIDES_WITH:
        force -= cid
        cid = 0
    if not cid and able & CID and not (state.units[area] - force) & FIGHTING:
        # El Cid cannot be left alone: someone stays with him.
        for name in (*STAYS, "christian_garrison", "military_order"):
            if force & MASK[name]:
                force -= ONE[name]
                break
    if by_road and (state.units[area] | state.besiegers[area]) & MUSLIM_UNITS:
        return 0
    return force if force & FIGHTING else 0


def refuse_sally(state: State, muster: Muster, move: Move) -> Refusal | None:
    """Say why units cannot come out of a besieged area to fight those outside.

    All inside fight along, whichever of those who retreated into the walls are named.

    Rules: phase4/G11, phase4/G13, phase4/mover-beaten, phase4/H6.
    """
    at = (("area", AREAS[move.origin]),)
    if not contains(state.units[move.origin], move.units):
        if contains(state.besiegers[move.origin], move.units):
            return Refusal("phase4/G11", "besiegers-wait", at)
        return Refusal("phase4/region", "units-not-there", at)
    if not move.units & CHRISTIAN_UNITS:
        return Refusal("phase4/region", "no-units-to-move", at)
    if not contains(muster.sheltered[move.origin], move.units):
        return Refusal("phase4/G13", "shut-in-by-siege", at)
    return None


def refuse_units(state: State, muster: Muster, move: Move) -> Refusal | None:
    """Say why these units cannot leave their area.

    Rules: phase4/region, phase4/G1, phase4/G11, phase4/G13, phase2/D13, phase1/Q9.
    """
    area = move.origin
    at = (("area", AREAS[area]),)
    board = state.board
    region = board.region_of[area]
    if not move.units & CHRISTIAN_UNITS:
        if move.units and not move.units & ~CID:
            return Refusal("phase2/D13", "el-cid-alone", at)
        return Refusal("phase4/region", "no-units-to-move", at)
    if move.units & ~SIDE_MASK[CHRISTIAN]:
        return Refusal("phase4/region", "not-your-units", at)
    if region == state.revolt:
        return Refusal("phase1/Q9", "region-in-revolt", at)
    if not contains(state.units[area], move.units):
        if contains(state.besiegers[area], move.units):
            return Refusal("phase4/G11", "besiegers-wait", at)
        return Refusal("phase4/region", "units-not-there", at)
    if state.besiegers[area]:
        return Refusal("phase4/G13", "shut-in-by-siege", at)
    if state.moving_region >= 0 and not contains(muster.mobile[area], move.units):
        chosen = (("area", AREAS[area]), ("region", REGIONS[state.moving_region]))
        return Refusal("phase4/G1", "not-of-the-moving-region", chosen)
    if not contains(muster.mobile[area], move.units):
        return Refusal("phase4/region", "may-not-move", at)
    if move.units & CID and not move.units & RIDES_WITH:
        return Refusal("phase2/D13", "el-cid-rides-with-armies", at)
    left = state.units[area] - move.units
    if left & CID and not left & FIGHTING:
        return Refusal("phase2/D13", "el-cid-left-alone", at)
    return None


def refuse_way(state: State, move: Move) -> Refusal | None:
    """Say why a force cannot go from one area to the other.

    Rules: phase4/garrisons, phase4/garrisons-region, phase4/armies, phase4/G3, phase4/G4,
    phase4/G5, phase4/G6, map/roads, definitions/A4.
    """
    board = state.board
    at = (("area", AREAS[move.origin]), ("to", AREAS[move.to]))
    if move.origin == move.to:
        return Refusal("phase4/armies", "already-there", at)
    if board.region_of[move.origin] == board.region_of[move.to]:
        return None
    if move.to not in board.roads[move.origin]:
        return Refusal("map/roads", "no-road", at)
    if board.region_of[move.to] == state.revolt:
        return Refusal("phase4/G6", "region-in-revolt", (("area", AREAS[move.to]),))
    if move.units & GARRISONS:
        return Refusal("phase4/garrisons-region", "garrisons-stay-in-region", at)
    if (state.units[move.origin] | state.besiegers[move.origin]) & MUSLIM_UNITS:
        return Refusal("phase4/armies", "muslims-at-the-road", at)
    if state.city[move.origin] == MUSLIM:
        left = state.units[move.origin] - move.units
        if not left & CHRISTIAN_BUILDERS:
            return Refusal("phase4/G4", "someone-must-hold-the-city", at)
    return None

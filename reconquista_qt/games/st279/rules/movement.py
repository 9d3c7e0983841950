"""Movement by land: moving stacks, going into cities and out of them, forced marches.

Rules: 12.0/cost, 12.0/exit, 12.0/stop, 12.0/stacks.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import (
    Action,
    Garrison,
    March,
    Move,
    Sortie,
    straight_move,
)
from .barred import refuse_entry
from .control import (
    enemies_in_city,
    enemies_in_field,
    foes_in,
    gain,
    leader,
    leader_clash,
    payer,
    room,
)
from .data import Board
from .events import MarchRolled, MutinyPaid, UnitsCameOut, UnitsMoved, UnitsWentIn
from .forces import LAND, MASK, ONE, Force, contains, counts, force_of, shifted, size, unpack
from .markers import discard
from .names import FLEET, FORCED_MARCH, FRANCE, KING, POPULATION, POWER_COUNT, POWERS
from .refusals import refused
from .state import WALK_IN, Mutineers, State, Unit
from .steps import Roll
from .troops import (
    ACTED,
    ENTERED,
    INSIDE,
    LOCAL,
    MARCH_MASK,
    MARCH_SHIFT,
    MOUNTAIN,
    RESTING,
    SORTIED,
    STOPPED,
    STRAYED,
    Mobile,
    Passage,
    begin_acting,
    change,
    going,
    may_begin,
    mobile_units,
    must_keep,
    pass_on,
    passage_of,
    pick,
    place_of,
    units_at,
    with_fresh,
)

FAR: Final = 1 << 30
HALF: Final = 2


# -- what stands in the way -----------------------------------------------------------------------


def exit_cost(state: State, area: int, power: int) -> int:
    """Return what leaving an area costs beside the way.

    Rules: 12.0/exit, 12.0/I7, 11.1/H8.
    """
    field, city = state.field[area], state.city[area]
    if not field and not city:
        return 0
    foes = foes_in(state, area, power) if state.provoked else state.relations.foes[power]
    board = state.board
    cost = 0
    for owner, _ in field:
        if foes >> owner & 1:
            cost = board.exit_field_mp
            break
    for owner, _ in city:
        if foes >> owner & 1:
            cost += board.exit_city_mp
            break
    if cost and state.population[area] == POPULATION and foes >> state.controller[area] & 1:
        cost += board.exit_population_mp
    return cost


def step_cost(state: State, kind: int, mountain: bool) -> int:
    """Return what a unit pays to enter an area (rules: 12.0/cost, 12.0/elite)."""
    board = state.board
    if mountain and not board.mountain_free[kind]:
        return board.mountain_mp
    return board.area_mp


class Way(NamedTuple):
    """A way through areas: those entered, what it costs with mountains and without, the last."""

    areas: tuple[int, ...]
    cost: int
    free_cost: int
    mountain: bool  # the last border


def way_along(state: State, origin: int, areas: tuple[int, ...]) -> Way | Refusal:
    """Return what a way costs, or why it cannot be gone.

    Rules: 12.0/cost, 12.0/stop, 12.0/I33, 2.1/areas.
    """
    board, power = state.board, state.campaign
    cost = free = 0
    here = origin
    mountain = False
    for number, area in enumerate(areas):
        if area not in board.is_mountain[here]:
            return refused(
                "12.0/cost", "not-adjacent", area=board.areas[here], to=board.areas[area]
            )
        if number and enemies_in_field(state, here, power):
            return refused("12.0/stop", "must-stop", area=board.areas[here])
        barred = refuse_entry(state, power, area)
        if barred is not None:
            return barred
        leaving = exit_cost(state, here, power)
        mountain = board.is_mountain[here][area]
        cost += leaving + (board.mountain_mp if mountain else board.area_mp)
        free += leaving + board.area_mp
        here = area
    return Way(areas, cost, free, mountain)


@lru_cache(maxsize=4096)
def detours(
    board: Board, origin: int, to: int, *, free: bool
) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Return the ways to a neighbour that cost no more than going straight, were nobody about.

    Each is (MP, mountain borders, areas); the one straight there is the first.
    """
    straight = board.is_mountain[origin][to]
    most = board.mountain_mp if straight and not free else board.area_mp
    found: list[tuple[int, int, tuple[int, ...]]] = [(most, int(straight), (to,))]
    todo: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    while todo:
        cost, mountains, areas = todo.pop()
        here = areas[-1] if areas else origin
        for area, mountain in board.borders[here]:
            there = cost + (board.mountain_mp if mountain and not free else board.area_mp)
            if there > most or area == origin or area in areas or (area == to and not areas):
                continue
            way = (there, mountains + mountain, (*areas, area))
            (found if area == to else todo).append(way)
    return tuple(found)


def cheapest_way(state: State, origin: int, to: int, *, free: bool) -> Way | Refusal:
    """Return the cheapest way: fewest MP, then fewest mountain borders, then the map's order.

    `free`: nobody on it pays for mountains.

    Rules: 12.0/I33.
    """
    board, power = state.board, state.campaign
    if to in board.is_mountain[origin] and refuse_entry(state, power, to) is None:
        # Nothing that costs more than going straight is looked at.
        straight, *others = detours(board, origin, to, free=free)
        best, bound = straight, straight[0]
        for cost, mountains, areas in others:
            for area in areas[:-1]:
                if enemies_in_field(state, area, power) or refuse_entry(state, power, area):
                    break
                cost += exit_cost(state, area, power)
            else:
                if cost <= bound:
                    best = min(best, (cost, mountains, areas))
        return way_along(state, origin, best[2])
    heap: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    done: set[int] = set()
    while heap:
        cost, mountains, areas = heapq.heappop(heap)
        here = areas[-1] if areas else origin
        if here in done:
            continue
        done.add(here)
        if here == to and areas:
            return way_along(state, origin, areas)
        if areas and enemies_in_field(state, here, power):
            continue
        leaving = exit_cost(state, here, power)
        for area, mountain in board.borders[here]:
            if area in done or refuse_entry(state, power, area) is not None:
                continue
            step = board.mountain_mp if mountain and not free else board.area_mp
            heapq.heappush(heap, (cost + leaving + step, mountains + mountain, (*areas, area)))
    barred = refuse_entry(state, power, to)
    if barred is not None:
        return barred
    return refused("12.0/stop", "no-way", area=board.areas[origin], to=board.areas[to])


# -- mutiny, the half that may act, forced marches ------------------------------------------------


def mutiny_due(state: State, area: int) -> bool:
    """Whether the campaigning power must pay mutineers before its units there act.

    Rules: 10.0/mutiny, 10.0/G8.
    """
    mutiny = state.mutiny
    return (
        mutiny is not None
        and not mutiny.paid
        and mutiny.area == area
        and mutiny.power == state.campaign
    )


def refuse_mutiny(state: State, area: int) -> Refusal | None:
    """Say that mutineers cannot be paid (rules: 10.0/mutiny, 5.1/D5)."""
    if mutiny_due(state, area):
        power = payer(state, state.campaign)
        if state.treasury[power] < state.board.mutiny_cost:
            cost = state.board.mutiny_cost
            return refused("10.0/mutiny", "mutineers-unpaid", power=POWERS[power], cost=cost)
    return None


def pay_mutiny(state: State, area: int, emit: Emit | None) -> None:
    """Pay mutineers, once (rules: 10.0/mutiny, 5.1/D5)."""
    if mutiny_due(state, area):
        mutiny = state.mutiny
        assert mutiny is not None
        power = payer(state, mutiny.power)
        state.treasury[power] -= state.board.mutiny_cost
        state.mutiny = Mutineers(mutiny.area, mutiny.power, True)
        if emit:
            names = state.board.areas[area], POWERS[mutiny.power], POWERS[power]
            emit(MutinyPaid(*names, state.board.mutiny_cost))


def splits_march(units: Iterable[Unit], chosen: list[Unit]) -> bool:
    """Whether a stack on a forced march would be divided (rules: 10.0/G13)."""
    for unit in chosen:
        if unit[2] & MARCH_MASK:
            break
    else:
        return False
    marches = {unit[2] >> MARCH_SHIFT for unit in chosen if unit[2] & MARCH_MASK}
    together = sum(unit[2] >> MARCH_SHIFT in marches for unit in units)
    return together != sum(unit[2] >> MARCH_SHIFT in marches for unit in chosen)


def refuse_leaving(state: State, area: int, chosen: list[Unit], units: Force) -> Refusal | None:
    """Say why units may not leave an area whatever their way.

    Rules: 5.1/D4, 10.0/mutiny.
    """
    if not may_begin(state, chosen):
        return refused("5.1/D4", "half-has-acted")
    if must_keep(state, area, units):
        return refused("5.1/D4", "one-must-stay", area=state.board.areas[area])
    return refuse_mutiny(state, area)


# -- moving ---------------------------------------------------------------------------------------


class MovePlan(NamedTuple):
    """How a move goes: the units as they are and as they will be, and the way."""

    before: list[Unit]
    after: list[Unit]
    way: Way


def plan_move(state: State, action: Move) -> MovePlan | Refusal:
    """Return how a stack moves, or why it cannot.

    Rules: 12.0/cost, 12.0/stacks, 12.0/exit, 12.0/stop, 12.0/I8, 12.0/I9, 12.0/I33, 3.2/A13,
    7.0/march,
    7.1/F5.
    """
    board, power = state.board, state.campaign
    origin, to, wanted = action.origin, action.to, action.units
    name = board.areas[origin]
    if not wanted or wanted & ~LAND:
        return refused("12.0/cost", "no-units", area=name)
    force = force_of(state.field[origin], power)
    if not contains(force, wanted):
        if contains(force + force_of(state.city[origin], power), wanted):
            return refused("14.0/I24", "units-in-the-city", area=name)
        return refused("12.0/cost", "units-not-there", area=name)
    areas = (*action.via, to) if action.via is not None else (to,)
    if action.via is None and _needs_search(state, origin, to):
        way = cheapest_way(state, origin, to, free=_is_free(board, wanted))
        if not isinstance(way, Refusal) and to in board.is_mountain[origin]:
            found = _move_along(state, action, way)
            if not isinstance(found, Refusal):
                return found
            way = way_along(state, origin, areas)
    else:
        way = way_along(state, origin, areas)
    if isinstance(way, Refusal):
        return way
    return _move_along(state, action, way)


@lru_cache(maxsize=4096)
def _is_free(board: Board, units: Force) -> bool:
    """Whether nobody of a force pays for mountains (rules: 12.0/elite)."""
    return all(board.mountain_free[kind] for kind, _ in counts(units))


def _needs_search(state: State, origin: int, to: int) -> bool:
    return state.board.is_mountain[origin].get(to, True)


def _able(
    board: Board, units: list[Unit], wanted: Force, cost: int, free_cost: int
) -> list[Unit] | None:
    """Return units of a force that can go a way, None where there are too few."""
    free = board.mountain_free
    king = wanted & MASK[KING]
    if not king:
        ready = [
            unit
            for unit in units
            if unit[1] >= (free_cost if free[unit[0]] else cost) and not unit[2] & RESTING
        ]
        return pick(ready, wanted)

    def able(unit: Unit) -> bool:
        kind, mp, flags = unit
        if flags & RESTING:
            return False
        if kind != KING and not flags & STRAYED:
            mp += 1
        return mp >= (free_cost if free[kind] else cost)

    return pick(units, wanted, able)


def _marks(state: State, action: Move, mountain: bool) -> int:
    """Return the flags that a move gives units, `mountain` being the last border."""
    marks = ENTERED | ACTED | MOUNTAIN if mountain else ENTERED | ACTED
    if state.field[action.to] and enemies_in_field(state, action.to, state.campaign):
        marks |= STOPPED
    if not action.units & MASK[KING]:
        marks |= STRAYED
    return marks


def _gone(state: State, action: Move, chosen: list[Unit], way: Way) -> list[Unit]:
    """Return how units are once they have gone a way."""
    free = state.board.mountain_free
    flags_new = _marks(state, action, way.mountain)
    return [
        (kind, mp - (way.free_cost if free[kind] else way.cost), flags & ~LOCAL | flags_new)
        for kind, mp, flags in chosen
    ]


def _move_along(state: State, action: Move, way: Way) -> MovePlan | Refusal:
    board, power = state.board, state.campaign
    origin, to, wanted = action.origin, action.to, action.units
    units = units_at(state, origin, inside=False)
    chosen = _able(board, units, wanted, way.cost, way.free_cost)
    if chosen is None:
        return _why_not_able(state, origin, wanted, units, way)
    if origin != to and room(state, to, power) < size(wanted):
        return refused("3.2/limit", "no-room", area=board.areas[to])
    if leader_clash(state, to, power, wanted) and origin != to:
        return refused("7.1/F5", "leader-and-king", area=board.areas[to])
    if splits_march(units, chosen):
        return refused("10.0/G13", "march-together", area=board.areas[origin])
    refusal = refuse_leaving(state, origin, chosen, wanted)
    if refusal is not None:
        return refusal
    return MovePlan(chosen, _gone(state, action, chosen, way), way)


@lru_cache(maxsize=1 << 15)
def crossing(
    board: Board, force: Force, worn: tuple[Unit, ...], wanted: Force, cost: int, free_cost: int,
    marks: int,
) -> Passage | None:  # fmt: skip
    """Return how units out of a force go a way, None where too few of them can.

    `worn` are those of the force that have done something, `free_cost` what a unit pays that
    crosses mountains for nothing, `marks` the flags that are added.
    """
    units = with_fresh(board, force, worn)
    chosen = _able(board, units, wanted, cost, free_cost)
    if chosen is None:
        return None
    free = board.mountain_free
    after = [
        (kind, mp - (free_cost if free[kind] else cost), flags & ~LOCAL | marks)
        for kind, mp, flags in chosen
    ]
    return passage_of(worn, chosen, after)


def _straight(state: State, action: Move) -> Passage | None:
    """Return how a stack makes a legal move straight across a border, None where that is not it."""
    board, origin, to, wanted = state.board, action.origin, action.to, action.units
    mountain = board.is_mountain[origin].get(to)
    if action.via is not None or mountain is None:
        return None
    if mountain:
        free = _is_free(board, wanted)
        if len(detours(board, origin, to, free=free)) > 1:
            way = cheapest_way(state, origin, to, free=free)
            if isinstance(way, Refusal) or len(way.areas) > 1:
                return None
    field, power = state.field[origin], state.campaign
    if len(field) == 1 and not state.city[origin]:  # alone
        force = field[0][1]
        free_cost = board.area_mp
        cost = board.mountain_mp if mountain else free_cost
    else:
        force = force_of(field, power)
        leaving = exit_cost(state, origin, power)
        free_cost = leaving + board.area_mp
        cost = leaving + board.mountain_mp if mountain else free_cost
    marks = _marks(state, action, mountain)
    return crossing(board, force, state.worn.get(origin, ()), wanted, cost, free_cost, marks)


def _why_not_able(state: State, origin: int, wanted: Force, units: list[Unit], way: Way) -> Refusal:
    """Say what keeps units from moving: they have stopped, or lack the points."""
    name = state.board.areas[origin]
    if pick(units, wanted, lambda unit: not unit[2] & RESTING) is not None:
        return refused("12.0/cost", "not-enough-mp", area=name, cost=way.cost)
    if enemies_in_field(state, origin, state.campaign):
        return refused("12.0/stop", "stopped-by-enemies", area=name)
    return refused("5.0/steps", "movement-is-over", area=name)


def move(state: State, action: Move, emit: Emit | None) -> None:
    """Move a stack.

    Rules: 12.0/cost, 12.0/stop, 12.0/stacks.
    """
    power, origin, to = state.campaign, action.origin, action.to
    passage = _straight(state, action)
    way: tuple[int, ...] = (to,)
    if passage is None:
        plan = plan_move(state, action)
        assert isinstance(plan, MovePlan)
        way = plan.way.areas
        passage = passage_of(state.worn.get(origin, ()), plan.before, plan.after)
    if state.mutiny is not None:
        pay_mutiny(state, origin, emit)
    pass_on(state, origin, to, passage)
    field = state.field
    field[origin] = shifted(field[origin], power, -action.units)
    field[to] = shifted(field[to], power, action.units)
    if emit:
        areas = state.board.areas
        path = tuple(areas[area] for area in way)
        emit(UnitsMoved(POWERS[power], areas[origin], areas[to], unpack(action.units), path))


class Able(NamedTuple):
    """What can cross a border: one unit of each kind, all together (0 where there is one only)."""

    units: tuple[Force, ...]
    group: Force
    forces: tuple[Force, ...]  # both


NOBODY: Final = Able((), 0, ())


@lru_cache(maxsize=1 << 15)
def able_to_cross(board: Board, mobile: Mobile, flat: int, steep: int, space: int) -> Able:
    """Return what can cross a border for so many MP: `flat` those that mountains do not slow.

    The group is no larger than `space`.

    Rules: 12.0/cost, 12.0/elite, 7.0/march.
    """
    king, free = mobile.king, board.mountain_free
    with_king = king is not None and king[1] >= (flat if free[KING] else steep)
    group = listed = count = 0
    found: list[Force] = []
    for kind, mp, flags in mobile.units:
        need = flat if free[kind] else steep
        if mp >= need:
            if not listed & MASK[kind]:
                listed |= MASK[kind]
                found.append(ONE[kind])
        elif not (with_king and kind != KING and not flags & STRAYED and mp + 1 >= need):
            continue
        if count < space:
            group += ONE[kind]
            count += 1
    units = tuple(found)
    return Able(units, group, (*units, group)) if count > 1 else Able(units, 0, units)


def crossers(state: State, mobile: Mobile, to: int, flat: int, steep: int) -> Able:
    """Return what of a stack can cross into an area, as far as there is room for it."""
    space = state.board.limit[to]
    if state.field[to] or state.city[to] or state.population[to]:
        space = room(state, to, state.campaign)
        if space < 1:
            return NOBODY
    most = len(mobile.units)
    return able_to_cross(state.board, mobile, flat, steep, space if space < most else most)


class Departure:
    """What the moves of a stack out of an area have in common, whichever way it goes."""

    __slots__ = ("state", "origin", "mobile", "flat", "steep", "closed", "led", "special", "far")

    def __init__(self, state: State, origin: int, force: Force, mobile: Mobile) -> None:
        board, power = state.board, state.campaign
        self.state = state
        self.origin = origin
        self.mobile = mobile
        alone = len(state.field[origin]) == 1 and not state.city[origin]
        leaving = 0 if alone else exit_cost(state, origin, power)
        self.flat = leaving + board.area_mp
        self.steep = leaving + board.mountain_mp
        # Nobody is at war but Christians and Muslims: all that is closed is France and its box.
        self.closed = state.war < 0 and state.french_war < 0 and power != FRANCE
        # A King and a leader may meet.
        leaders = board.leader_mask | MASK[KING]
        self.led = state.turn in board.led_turns and bool(force & leaders)
        # Only some may act, some must stay, or some must go together: each move is looked at.
        self.special = state.half >= 0 or bool(state.keep) or mobile.marching
        # Whether a move depends on more than the area and those around it: on ways about mountains.
        self.far = False

    def forces_to(self, to: int, mountain: bool) -> Sequence[Force]:
        """Return one unit of each kind that can move to a neighbour, and the largest legal move."""
        state, mobile = self.state, self.mobile
        board = state.board
        if self.closed:
            if state.controller[to] == FRANCE or board.box[to]:
                return ()
        elif refuse_entry(state, state.campaign, to) is not None:
            return ()
        able = crossers(state, mobile, to, self.flat, self.steep if mountain else self.flat)
        if not self.special and not self.led:
            return able.forces
        allowed = self._is_legal if self.special else self._is_apart
        found = [unit for unit in able.units if allowed(to, unit)]
        group = able.group
        if group:
            if not allowed(to, group):
                group &= ~(board.leader_mask | MASK[KING])
                if size(group) < HALF or not self._is_legal(to, group):
                    return found
            found.append(group)
        return found

    def _is_apart(self, to: int, units: Force) -> bool:
        """Whether units that can cross would bring no leader and King together."""
        return not leader_clash(self.state, to, self.state.campaign, units)

    def _is_legal(self, to: int, units: Force) -> bool:
        """Whether a move is legal straight across, or about a mountain."""
        state, origin = self.state, self.origin
        option = Move(origin, to, units)
        way = way_along(state, origin, (to,))
        if not isinstance(way, Refusal):
            plan = _move_along(state, option, way)
            if not isinstance(plan, Refusal):
                return True
        if not state.board.is_mountain[origin][to]:
            return False
        self.far = True
        return not isinstance(plan_move(state, option), Refusal)


def departure(state: State, origin: int, force: Force) -> Departure | None:
    """Return what of the campaigning power's force can move out of a field, None for nothing."""
    mobile = mobile_units(state.board, force, state.worn.get(origin, ()))
    if not mobile.units or (
        state.mutiny is not None
        and mutiny_due(state, origin)
        and refuse_mutiny(state, origin) is not None
    ):
        return None
    return Departure(state, origin, force, mobile)


def list_moves(state: State, origin: int, found: list[Action]) -> bool:
    """Add for each neighbour of an area the largest legal move, and one unit of each kind.

    Return whether these depend on more than the area and those around it: on ways about mountains.
    """
    stack = departure(state, origin, force_of(state.field[origin], state.campaign))
    if stack is None:
        return False
    for to, mountain in state.board.borders[origin]:
        forces = stack.forces_to(to, mountain)
        if forces:
            found += _straight_moves(origin, to, tuple(forces))
    return stack.far


@lru_cache(maxsize=1 << 14)
def _straight_moves(origin: int, to: int, forces: tuple[Force, ...]) -> list[Move]:
    """Return the moves of some forces straight across a border."""
    return [straight_move(origin, to, units) for units in forces]


def are_shut_in(known: tuple[Unit, ...], force: Force) -> bool:
    """Whether all units of a force in a city went in during this campaign.

    `known` are those that have done something.
    """
    if len(known) < size(force):
        return False
    for unit in known:  # noqa: SIM110  a loop is faster, and this is asked often
        if not unit[2] & INSIDE:
            return False
    return True


def points_left(state: State, area: int, force: Force) -> tuple[int, int]:
    """Return the most MP that a unit of a force in an area's field can have, a King's point too.

    First among those that may still move, then among all.
    """
    known = state.worn.get(area)
    if known is None or len(known) < size(force):
        return FAR, FAR
    lent = 1 if force & MASK[KING] else 0
    mobile = most = -1
    for _, mp, flags in known:
        if mp > most:
            most = mp
        if mp > mobile and not flags & RESTING:
            mobile = mp
    return mobile + lent, most + lent


def are_spent(known: tuple[Unit, ...], force: Force, least: int) -> bool:
    """Whether no unit of a force has so many MP left, `known` being those that did something."""
    if len(known) < size(force):
        return False
    lent = 1 if force & MASK[KING] else 0
    for unit in known:  # noqa: SIM110  a loop is faster, and this is asked often
        if unit[1] + lent >= least:
            return False
    return True


def draw_move(
    state: State, origin: int, force: Force, chance: Callable[[], float]
) -> Action | None:
    """Return a move of the campaigning power's force in a field by chance, None for none."""
    board, power = state.board, state.campaign
    mobile = mobile_units(board, force, state.worn.get(origin, ()))
    if not mobile.units or (state.mutiny is not None and refuse_mutiny(state, origin) is not None):
        return None
    borders = board.borders[origin]
    count = len(borders)
    first = int(chance() * count)
    stack: Departure | None = None
    flat = steep = 0
    if (
        state.half >= 0
        or state.keep
        or mobile.marching
        or (state.turn in board.led_turns and force & (board.leader_mask | MASK[KING]))
    ):
        stack = Departure(state, origin, force, mobile)
    else:  # nothing but the points, the room and where one may not go at all can forbid it
        alone = len(state.field[origin]) == 1 and not state.city[origin]
        leaving = 0 if alone else exit_cost(state, origin, power)
        flat, steep = leaving + board.area_mp, leaving + board.mountain_mp
    closed = state.war < 0 and state.french_war < 0 and power != FRANCE  # as in `Departure`
    for number in range(first - count, first):
        to, mountain = borders[number]
        if stack is not None:
            forces = stack.forces_to(to, mountain)
        elif (
            state.controller[to] == FRANCE or board.box[to]
            if closed
            else refuse_entry(state, power, to) is not None
        ):
            continue
        else:
            forces = crossers(state, mobile, to, flat, steep if mountain else flat).forces
        if forces:
            return straight_move(origin, to, forces[int(chance() * len(forces))])
    return None


# -- into cities and out of them ------------------------------------------------------------------


def refuse_garrison(state: State, action: Garrison) -> Refusal | None:
    """Say why units cannot go into the city.

    Rules: 14.0/enter, 14.0/A11, 12.0/I34, 3.7/A20, 8.3/E24.
    """
    board, _power, area = state.board, state.campaign, action.area
    name = board.areas[area]
    if not board.has_city[area]:
        return refused("14.0/city", "no-city", area=name)
    if not action.units:
        return refused("14.0/enter", "no-units", area=name)
    units = units_at(state, area, inside=False)
    chosen = pick(units, action.units)
    if chosen is None:
        return refused("14.0/enter", "units-not-there", area=name)
    if not may_begin(state, chosen):
        return refused("5.1/D4", "half-has-acted")
    return refuse_city(state, area)


def refuse_city(state: State, area: int) -> Refusal | None:
    """Say why the campaigning power may not enter the city of an area.

    Rules: 14.0/enter, 14.0/A11, 3.7/A20, 8.3/E24.
    """
    power = state.campaign
    name = state.board.areas[area]
    holder = state.controller[area]
    if state.relations.friends[power] >> holder & 1:
        if enemies_in_city(state, area, power):
            return refused("14.0/city", "city-is-held", area=name)
        return None
    if state.city[area]:
        return refused("14.0/city", "city-is-held", area=name)
    if not state.relations.targets[power] >> holder & 1:
        return refused("14.0/enter", "not-an-enemy-city", area=name)
    if state.options.empty_city != WALK_IN:
        return refused("14.0/A11", "siege-needed", area=name)
    if enemies_in_field(state, area, power):
        return refused("14.0/A11", "enemies-in-the-field", area=name)
    if (area, leader(state, power)) in state.tributed:
        return refused("8.3/E24", "tribute-was-paid", area=name)
    return None


def garrison(state: State, action: Garrison, emit: Emit | None) -> None:
    """Take units into a city; an empty enemy city is taken.

    Rules: 14.0/enter, 14.0/A11, 14.0/success, 12.0/I34.
    """
    area, power = action.area, state.campaign
    known, force = state.worn.get(area, ()), force_of(state.field[area], power)
    passage = going(state.board, force, known, action.units, 0, ~LOCAL, INSIDE | ACTED)
    assert passage is not None
    pass_on(state, area, place_of(state, area, inside=True), passage)
    state.field[area] = shifted(state.field[area], power, -action.units)
    state.city[area] = shifted(state.city[area], power, action.units)
    if emit:
        emit(UnitsWentIn(POWERS[power], state.board.areas[area], unpack(action.units)))
    if not state.relations.friends[power] >> state.controller[area] & 1:
        gain(state, area, power, "entered", "14.0/A11", emit)


def refuse_sortie(state: State, action: Sortie) -> Refusal | None:
    """Say why units cannot leave the city (rules: 12.0/I34, 14.0/I24)."""
    board, area = state.board, action.area
    name = board.areas[area]
    if not action.units:
        return refused("14.0/I24", "no-units", area=name)
    units = units_at(state, area, inside=True)
    if pick(units, action.units) is None:
        return refused("14.0/I24", "units-not-there", area=name)
    chosen = pick(units, action.units, lambda unit: not unit[2] & INSIDE)
    if chosen is None:
        return refused("12.0/I34", "went-in-this-campaign", area=name)
    if not may_begin(state, chosen):
        return refused("5.1/D4", "half-has-acted")
    return None


def sortie(state: State, action: Sortie, emit: Emit | None) -> None:
    """Take units out of a city into the field; enemies there stop them.

    Rules: 14.0/I24, 12.0/stop, 12.0/I34.
    """
    area, power = action.area, state.campaign
    place = place_of(state, area, inside=True)
    known, force = state.worn.get(place, ()), force_of(state.city[area], power)
    mark = ACTED | (STOPPED | SORTIED if enemies_in_field(state, area, power) else 0)
    passage = going(state.board, force, known, action.units, INSIDE, ~0, mark)
    assert passage is not None
    pass_on(state, place, area, passage)
    state.city[area] = shifted(state.city[area], power, -action.units)
    state.field[area] = shifted(state.field[area], power, action.units)
    if emit:
        emit(UnitsCameOut(POWERS[power], state.board.areas[area], unpack(action.units)))


def list_city_moves(state: State, area: int, found: list[Action]) -> None:
    """Add going into a city and out of it: everybody who can, and one unit of each kind."""
    board, power = state.board, state.campaign
    if not board.has_city[area]:
        return
    city = state.city[area]
    friendly = state.relations.friends[power] >> state.controller[area] & 1
    if friendly or not (city or state.options.empty_city != WALK_IN):
        force = force_of(state.field[area], power)
        # Nobody forbids friends an empty city, which is what is asked most.
        if force and ((friendly and not city) or refuse_city(state, area) is None):
            entries = _entries(board, area, force, state.worn.get(area, ()))
            if state.half < 0:
                found += entries
            else:
                found += [option for option in entries if refuse_garrison(state, option) is None]
    force = force_of(city, power) if city else 0
    if force:
        sorties = _sorties(board, area, force, state.worn.get(area + board.area_count, ()))
        if state.half < 0:
            found += sorties
        else:
            found += [option for option in sorties if refuse_sortie(state, option) is None]


@lru_cache(maxsize=1 << 14)
def _entries(board: Board, area: int, force: Force, worn: tuple[Unit, ...]) -> list[Garrison]:
    """Return going into a city, of one unit of each kind and of all."""
    return [Garrison(area, group) for group in _groups(with_fresh(board, force, worn))]


@lru_cache(maxsize=1 << 14)
def _sorties(board: Board, area: int, force: Force, worn: tuple[Unit, ...]) -> list[Sortie]:
    """Return leaving a city, of one unit of each kind and of all who have not just come in."""
    units = [unit for unit in with_fresh(board, force, worn) if not unit[2] & INSIDE]
    return [Sortie(area, group) for group in _groups(units)]


def _groups(units: Sequence[Unit]) -> list[Force]:
    """Return one unit of each kind, then all of several."""
    found: list[Force] = []
    whole = 0
    for unit in units:
        if not whole & MASK[unit[0]]:
            found.append(ONE[unit[0]])
        whole += ONE[unit[0]]
    if len(units) > 1:
        found.append(whole)
    return found


# -- forced marches -------------------------------------------------------------------------------


def refuse_march(state: State, action: March) -> Refusal | None:
    """Say why a stack cannot be hurried on.

    Rules: 10.0/march, 10.0/G13, 12.0/I28, 5.1/markers, 5.1/D4.
    """
    side = leader(state, state.campaign)
    if not state.hands[side][FORCED_MARCH]:
        return refused("10.0/march", "marker-not-in-hand", marker="forced_march")
    if not action.units:
        return refused("10.0/march", "no-units")
    if action.where < 0:
        sea = -1 - action.where
        ready = _fresh_ships(state, sea)
        if action.units & LAND or (
            action.units != ready * ONE[FLEET] and not contains(ready * ONE[FLEET], action.units)
        ):
            return refused("10.0/march", "units-not-there", area=state.board.seas[sea])
        if 0 <= state.half < size(action.units):
            return refused("5.1/D4", "half-has-acted")
        return None
    units = units_at(state, action.where, inside=False)
    name = state.board.areas[action.where]
    if pick(units, action.units) is None:
        return refused("10.0/march", "units-not-there", area=name)
    chosen = pick(units, action.units, lambda unit: not unit[2] & ~SORTIED & ~ACTED)
    if chosen is None or any(unit[2] & RESTING for unit in chosen):
        return refused("10.0/G13", "moved-already", area=name)
    if not may_begin(state, chosen):
        return refused("5.1/D4", "half-has-acted")
    return None


def _fresh_ships(state: State, sea: int) -> int:
    have = state.fleets[sea * POWER_COUNT + state.campaign]
    return have - len(state.ships.get(sea, ()))


def march(state: State, action: March, emit: Emit | None) -> None:
    """Play Forced March for a stack; its die follows (rules: 10.0/march, 10.0/G13)."""
    discard(state, leader(state, state.campaign), FORCED_MARCH, "", emit)
    state.agenda.append(MarchDie(action.where, action.units))


@record
class MarchDie(Roll):
    """The die of a forced march: half of it, rounded up, is added to the MP of each unit."""

    rule = "10.0/march"
    purpose = "march"
    where: int
    units: Force

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Add the points; the stack moves together from now on.

        Rules: 10.0/march, 10.0/G13, 1.4/rounding, 12.0/I28.
        """
        points = (values[0] + 1) // HALF
        number = 1 + max(
            (flags >> MARCH_SHIFT for known in state.worn.values() for _, _, flags in known),
            default=0,
        )
        if self.where < 0:
            place = -1 - self.where
            ships = list(state.ships.get(place, ()))
            ships += [(state.board.mp[FLEET] + points, ACTED, ())] * size(self.units)
            state.ships[place] = tuple(sorted(ships))
            if state.half >= 0:
                state.half -= size(self.units)
            name = state.board.seas[place]
        else:
            chosen = pick(
                units_at(state, self.where, inside=False),
                self.units,
                lambda unit: not unit[2] & ~SORTIED & ~ACTED,
            )
            assert chosen is not None
            begin_acting(state, chosen)
            after = [
                (kind, mp + points, flags | ACTED | number << MARCH_SHIFT)
                for kind, mp, flags in chosen
            ]
            change(state, self.where, chosen, after)
            name = state.board.areas[self.where]
        if emit:
            power = POWERS[state.campaign]
            emit(MarchRolled(power, name, unpack(self.units), values[0], points))


def list_marches(state: State, found: list[Action]) -> None:
    """Add a forced march of each whole stack that has not moved."""
    if not state.hands[leader(state, state.campaign)][FORCED_MARCH]:
        return
    power = state.campaign
    for area, field in enumerate(state.field):
        force = force_of(field, power) if field else 0
        if force:
            option = March(area, force)
            if refuse_march(state, option) is None:
                found.append(option)
    for sea in range(state.board.sea_count):
        count = _fresh_ships(state, sea)
        if count and not 0 <= state.half < count:
            found.append(March(-1 - sea, count * ONE[FLEET]))

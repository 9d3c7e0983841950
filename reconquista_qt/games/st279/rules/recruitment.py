"""Arrivals and recruiting.

Rules: 6.1/price, 6.1/place, 15.0/invasions, 7.1/arrival, 7.3/arrival.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DONE, Action, Arrive, Recruit, arrival
from .control import (
    active_kingdoms,
    fleets_in_play,
    has_total_control,
    leader,
    leader_clash,
    members_of,
    room,
    standing_for,
)
from .counters import COMMON, WAVES, Stock, comes
from .events import AfricansPaid, ArrivalWaits, UnitPlaced
from .forces import ONE, Force, counts, unpack
from .names import (
    AL_MANSUR,
    ASTURIAS_LEON,
    CASTILE,
    CHRISTIAN,
    EL_CID,
    FLEET,
    FRANCE,
    KING,
    KINGDOMS,
    LAND_KINDS,
    MUSLIM,
    MUSLIM_SIDE,
    ORDER,
    POWERS,
    REBEL,
    SIDES,
    UNITS,
)
from .refusals import not_now, refused
from .setup import place_piece
from .state import State
from .steps import Ask, Step

# How often chance takes a piece and not `done`, and how often one in a city goes inside.
DRAWN_PIECES: Final = 32
HALF: Final = 0.5

# -- arrivals -------------------------------------------------------------------------------------


@record
class Recruitment(Step):
    """A side's pieces come, then it recruits: the Christian side first."""

    rule = "6.1/price"
    leading: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Line up what comes now, then recruiting, then the other side.

        Rules: 5.0/C1, 6.0/C24, 15.0/invasions, 15.0/E27, 15.0/E28, 15.0/E30, 7.1/arrival,
        7.3/arrival.
        """
        side = self.leading
        due = state.waiting[side]
        arrivals = state.board.arrivals
        if side == CHRISTIAN:
            if state.turn == arrivals["el_cid"].turn:
                due |= ONE[EL_CID]
            state.agenda.append(Recruitment(MUSLIM_SIDE))
        else:
            if state.turn == arrivals["al_mansur"].turn:
                due |= ONE[AL_MANSUR]
            for wave in WAVES:
                arrival = arrivals[wave]
                if state.turn == arrival.turn and comes(state, wave):
                    due += arrival.units
                    state.treasury[MUSLIM] += arrival.tp
                    if emit and arrival.tp:
                        emit(AfricansPaid(arrival.tp))
        state.agenda.append(Recruiting(side, ()))
        if due:
            set_waiting(state, side, due)
            state.agenda.append(Arrivals(side, 0))


def set_waiting(state: State, side: int, due: Force) -> None:
    """Change what is due to a side."""
    one, other = state.waiting
    state.waiting = (due, other) if side == CHRISTIAN else (one, due)


@record
class Arrivals(Step):
    """The next piece that is due is placed, in the order of the units; `kind` is the next one."""

    rule = "15.0/E28"
    leading: int
    kind: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask where there is room; what finds none waits (rules: 15.0/E28)."""
        due = state.waiting[self.leading]
        for kind, _ in counts(due):
            if kind >= self.kind:
                ask = ArriveAsk(self.leading, kind)
                if ask.options(state):
                    state.agenda.append(ask)
                    return
        if due and emit:
            emit(ArrivalWaits(SIDES[self.leading], unpack(due)))


def cid_owner(state: State, area: int) -> int:
    """Return the kingdom that El Cid would belong to in an area, -1 where he may not come.

    Castilian units come before Leonese; beside Muslim rebels alone he belongs to Castile, to León
    or to the first kingdom in play.

    Rules: 7.3/arrival, 7.3/F6, 7.3/F9.
    """
    owners = [owner for stacks in (state.field[area], state.city[area]) for owner, _ in stacks]
    if not owners:
        return -1
    for power in (standing_for(state, CASTILE), standing_for(state, ASTURIAS_LEON)):
        if power in owners:
            return power
    if REBEL + MUSLIM in owners:
        kingdoms = active_kingdoms(state)
        for power in (CASTILE, ASTURIAS_LEON):
            if standing_for(state, power) in kingdoms:
                return standing_for(state, power)
        return kingdoms[0] if kingdoms else -1
    return -1


@record
class ArriveAsk(Ask):
    """A side places a piece that comes by itself."""

    kind = "arrival"
    leading: int
    unit: int

    @property
    def rule(self) -> str:
        """The paragraph that brings the piece."""
        if self.unit == EL_CID:
            return "7.3/arrival"
        return "7.1/arrival" if self.unit == AL_MANSUR else "15.0/invasions"

    @property
    def side(self) -> str:
        """The side that places it."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """Every place for it."""
        board = state.board
        if self.unit == FLEET:
            return [
                Arrive(FLEET, -1 - sea, False)
                for sea in fleet_seas(state, MUSLIM)
                if fleets_left(state)
            ]
        found: list[Action] = []
        for area, controller in enumerate(state.controller):
            if self.unit != EL_CID and controller != MUSLIM:
                continue
            if self.unit == EL_CID and cid_owner(state, area) < 0:
                continue
            outside = arrival(self.unit, area, False)
            if self._refuse_area(state, outside) is not None:
                continue  # nor into the city then
            found.append(outside)
            if board.has_city[area]:
                inside = arrival(self.unit, area, True)
                if self.unit != EL_CID or self._refuse_area(state, inside) is None:
                    found.append(inside)
        return found

    def _refuse_area(self, state: State, action: Arrive) -> Refusal | None:
        board, area = state.board, action.where
        name = board.areas[area]
        if action.inside and not board.has_city[area]:
            return refused("14.0/city", "no-city", area=name)
        power = self.owner(state, area)
        if power < 0:
            return refused("7.3/arrival", "no-companions", area=name)
        if self.unit == EL_CID:
            if action.inside and not state.relations.friends[power] >> state.controller[area] & 1:
                return refused("14.0/city", "city-is-held", area=name)
        elif not has_total_control(state, area, MUSLIM):
            return refused(self.rule, "no-total-control", area=name)
        if room(state, area, power) < 1:
            return refused("3.2/limit", "no-room", area=name)
        if leader_clash(state, area, power, ONE[self.unit]):
            return refused("7.1/F5", "leader-and-king", area=name)
        return None

    def owner(self, state: State, area: int) -> int:
        """Return the power that the piece would belong to in an area."""
        return cid_owner(state, area) if self.unit == EL_CID else MUSLIM

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why it cannot come there.

        Rules: 15.0/E28, 7.1/F3, 7.3/arrival, 6.1/C10.
        """
        if not isinstance(action, Arrive):
            return not_now(self.kind)
        if action.unit != self.unit:
            return refused(self.rule, "another-piece-first", unit=UNITS[self.unit])
        if self.unit == FLEET:
            if action.where >= 0:
                return refused(self.rule, "fleets-at-sea", area=state.board.areas[action.where])
            if -1 - action.where not in fleet_seas(state, MUSLIM):
                return refused("6.1/C10", "no-own-port", area=state.board.seas[-1 - action.where])
            return None
        if action.where < 0:
            name = state.board.seas[-1 - action.where]
            return refused(self.rule, "land-units-on-land", area=name)
        return self._refuse_area(state, action)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Place it, and go on with the next (rules: 15.0/E28, 7.3/F9)."""
        assert isinstance(action, Arrive)
        state.agenda.pop()
        power = MUSLIM if action.where < 0 else self.owner(state, action.where)
        set_waiting(state, self.leading, state.waiting[self.leading] - ONE[self.unit])
        place_piece(state, power, action.unit, action.where, action.inside)
        told(state, power, action.unit, action.where, action.inside, "arrival", 0, self.rule, emit)
        state.agenda.append(Arrivals(self.leading, self.unit))


def told(
    state: State, power: int, unit: int, where: int, inside: bool, how: str, cost: int, rule: str,
    emit: Emit | None,
) -> None:  # fmt: skip
    """Tell that a piece came on the map."""
    if emit:
        board = state.board
        name = board.areas[where] if where >= 0 else board.seas[-1 - where]
        emit(UnitPlaced(POWERS[power], UNITS[unit], name, inside, how, cost, rule))


def fleets_left(state: State) -> bool:
    """Whether a Muslim fleet's counter is left for an invasion."""
    return state.board.mix[MUSLIM][FLEET] > fleets_in_play(state, (MUSLIM,))


def fleet_seas(state: State, power: int) -> list[int]:
    """Return the seas that are ports of totally controlled own cities (rules: 6.1/C10)."""
    seas: set[int] = set()
    for area, ports in enumerate(state.board.ports):
        if ports and state.controller[area] == power and has_total_control(state, area, power):
            seas.update(ports)
    return sorted(seas)


# -- recruiting -----------------------------------------------------------------------------------


@record
class Recruiting(Step):
    """A side recruits, if it can; `bought` are the areas in which it did."""

    rule = "6.1/price"
    leading: int
    bought: tuple[int, ...]

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask where anything can be bought (rules: 6.1/price)."""
        ask = RecruitAsk(self.leading, self.bought)
        if ask.has_any_option(state):
            state.agenda.append(ask)


def buyers(state: State, side: int) -> list[int]:
    """Return the powers that a side recruits for (rules: 9.0/limits, 9.0/runner)."""
    found = [MUSLIM] if side == MUSLIM_SIDE else active_kingdoms(state)
    if state.french_war >= 0 and leader(state, FRANCE) == side:
        found.append(FRANCE)
    return found


def may_buy(state: State, power: int, kind: int) -> Refusal | None:
    """Say why a power cannot have a kind of unit at all.

    Rules: 6.1/price, 6.1/C9, 6.1/C11, 3.0/C12.
    """
    board = state.board
    cost = board.cost[kind]
    unit = UNITS[kind]
    if cost < 0 or (kind == ORDER and power not in KINGDOMS):
        return refused("6.1/price", "not-for-sale", unit=unit)
    if kind not in COMMON and not board.owner_mix(members_of(state, power), kind):
        return refused("3.0/C12", "no-counter-left", unit=unit)
    if state.turn < board.from_turn[kind]:
        return refused("6.1/price", "too-early", unit=unit, turn=board.from_turn[kind])
    if state.treasury[power] < cost:
        return refused("6.1/price", "cannot-pay", power=POWERS[power], cost=cost)
    if Stock(state).left(power, kind) < 1:
        return refused("3.0/C12", "no-counter-left", unit=unit)
    return None


def can_buy(state: State, power: int, kind: int, stock: Stock) -> bool:
    """Whether a power can have a kind of unit at all, as `may_buy` says, with nothing worded."""
    board = state.board
    return (
        0 <= board.cost[kind] <= state.treasury[power]
        and state.turn >= board.from_turn[kind]
        and (kind != ORDER or power in KINGDOMS)
        and stock.left(power, kind) > 0
    )


def king_places(state: State, power: int, areas: list[int]) -> list[int]:
    """Return where a King may be placed: at a throne that has room, else anywhere.

    Rules: 6.1/C9, 2.8/throne.
    """
    thrones = {state.board.throne[member] for member in members_of(state, power)}
    return [area for area in areas if area in thrones] or areas


@record
class RecruitAsk(Ask):
    """A side buys a piece, or has done."""

    rule = "6.1/price"
    kind = "recruit"
    leading: int
    bought: tuple[int, ...]

    @property
    def side(self) -> str:
        """The side that recruits."""
        return SIDES[self.leading]

    def open_areas(self, state: State, power: int) -> list[int]:
        """Return where a power can place another unit (rules: 6.1/place, 6.1/C8)."""
        return list(self._open(state, power))

    def _open(self, state: State, power: int, first: int = 0) -> Iterator[int]:
        most = state.board.recruits_per_area
        controller = state.controller
        for area in chain(range(first, len(controller)), range(first)):
            if (
                controller[area] == power
                and self.bought.count(area) < most
                and has_total_control(state, area, power)
                and room(state, area, power) > 0
            ):
                yield area

    def has_any_option(self, state: State) -> bool:
        """Whether anything can be bought at all."""
        board, stock = state.board, Stock(state)
        for power in buyers(state, self.leading):
            # What costs least is looked at first; where that can be had and placed, that is enough.
            points, placed = state.treasury[power], None
            for kind in board.by_cost:
                if board.cost[kind] > points:
                    break
                if placed is False and kind not in (KING, FLEET):
                    continue
                if not can_buy(state, power, kind, stock):
                    continue
                if kind == KING:
                    areas = self.open_areas(state, power)
                    places = king_places(state, power, areas)
                    if not all(leader_clash(state, area, power, ONE[kind]) for area in places):
                        return True
                elif kind == FLEET:
                    if fleet_seas(state, power):
                        return True
                else:
                    if placed is None:
                        placed = any(True for _ in self._open(state, power))
                    if placed:
                        return True
        return False

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        """Return a piece in a place by chance, seldom `done`.

        Where a power can place nothing of a kind, the next kind or power is looked at.
        """
        if chance() * DRAWN_PIECES >= 1:
            for power, kind, where in self._offers(state, chance):
                inside = kind != FLEET and state.board.has_city[where] and chance() < HALF
                return Recruit(power, kind, where, inside)
        return DONE

    def _offers(self, state: State, chance: Callable[[], float]) -> Iterator[tuple[int, int, int]]:
        """Yield what can be bought by chance: (power, kind, where), where it can be placed.

        Seas are -1 less their number.
        """
        powers = buyers(state, self.leading)
        kinds = (*LAND_KINDS, FLEET)
        count = len(powers) * len(kinds)
        first = int(chance() * count)
        open_areas: dict[int, int] = {}  # one by chance for each power, -1 for none
        board, stock = state.board, Stock(state)
        for number in range(first - count, first):
            power, kind = powers[number // len(kinds)], kinds[number % len(kinds)]
            if not can_buy(state, power, kind, stock):
                continue
            if kind in (FLEET, KING):
                places = self._seas_or_thrones(state, power, kind)
                if places:
                    yield power, kind, places[int(chance() * len(places))]
                continue
            if power not in open_areas:
                found = self._open(state, power, int(chance() * board.area_count))
                open_areas[power] = next(found, -1)
            if open_areas[power] >= 0:
                yield power, kind, open_areas[power]

    def _seas_or_thrones(self, state: State, power: int, kind: int) -> list[int]:
        if kind == FLEET:
            return [-1 - sea for sea in fleet_seas(state, power)]
        return [
            area
            for area in king_places(state, power, self.open_areas(state, power))
            if not leader_clash(state, area, power, ONE[kind])
        ]

    def options(self, state: State) -> Sequence[Action]:
        """Every piece that can be paid in every place, then done."""
        board, stock = state.board, Stock(state)
        found: list[Action] = []
        for power in buyers(state, self.leading):
            kinds = [kind for kind in LAND_KINDS if can_buy(state, power, kind, stock)]
            if kinds:
                areas = self.open_areas(state, power)
                for kind in kinds:
                    places = king_places(state, power, areas) if kind == KING else areas
                    for area in places:
                        if kind == KING and leader_clash(state, area, power, ONE[kind]):
                            continue
                        found.append(Recruit(power, kind, area, False))
                        if board.has_city[area]:
                            found.append(Recruit(power, kind, area, True))
            if can_buy(state, power, FLEET, stock):
                found += [
                    Recruit(power, FLEET, -1 - sea, False) for sea in fleet_seas(state, power)
                ]
        found.append(DONE)
        return found

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why a piece cannot be bought or placed there.

        Rules: 6.1/price, 6.1/place, 6.1/C8, 6.1/C9, 6.1/C10, 6.0/own, 9.0/limits.
        """
        if action == DONE:
            return None
        if not isinstance(action, Recruit):
            return not_now(self.kind)
        board, power, kind, where = state.board, action.power, action.unit, action.where
        if power not in buyers(state, self.leading):
            return refused("6.1/place", "not-your-power", power=POWERS[power])
        refusal = may_buy(state, power, kind)
        if refusal is not None:
            return refusal
        if kind == FLEET:
            if where >= 0:
                return refused("6.1/C10", "fleets-at-sea", area=board.areas[where])
            if -1 - where not in fleet_seas(state, power):
                return refused("6.1/C10", "no-own-port", area=board.seas[-1 - where])
            return None
        if where < 0:
            return refused("6.1/place", "land-units-on-land", area=board.seas[-1 - where])
        name = board.areas[where]
        if action.inside and not board.has_city[where]:
            return refused("14.0/city", "no-city", area=name)
        if not has_total_control(state, where, power):
            return refused("6.1/place", "no-total-control", area=name)
        if self.bought.count(where) >= board.recruits_per_area:
            count = board.recruits_per_area
            return refused("6.1/C8", "bought-enough-there", area=name, count=count)
        if room(state, where, power) < 1:
            return refused("3.2/limit", "no-room", area=name)
        if kind == KING:
            if where not in king_places(state, power, self.open_areas(state, power)):
                return refused("6.1/C9", "king-at-throne", area=name)
            if leader_clash(state, where, power, ONE[kind]):
                return refused("7.1/F5", "leader-and-king", area=name)
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Pay for the piece and place it, or end recruiting.

        Rules: 6.1/price, 6.1/place, 6.0/C19.
        """
        state.agenda.pop()
        if not isinstance(action, Recruit):
            return
        cost = state.board.cost[action.unit]
        state.treasury[action.power] -= cost
        place_piece(state, action.power, action.unit, action.where, action.inside)
        told(
            state, action.power, action.unit, action.where, action.inside, "recruit", cost,
            self.rule, emit,
        )  # fmt: skip
        bought = (*self.bought, action.where) if action.where >= 0 else self.bought
        state.agenda.append(Recruiting(self.leading, bought))

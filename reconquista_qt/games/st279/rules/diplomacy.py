"""Tribute, quelling, incitement and dynastic unions.

Rules: 8.3/place, 8.2/quell, 8.1/target, 8.4/attempt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DECLINE, DONE, Action, ExactTribute, Incite, Quell, Unite
from .control import (
    active_kingdoms,
    add_units,
    flip,
    go_to_war,
    has_total_control,
    loyal_of_side,
    part_garrison,
    rebel_control,
    rebels_of_side,
    send_out,
    set_controller,
)
from .events import (
    DiplomacyRolled,
    RebelsReturned,
    TributeFunded,
    TributePaid,
    UnionFormed,
    UnionRolled,
    UnitsLost,
    UnitsRebelled,
)
from .forces import MASK, ONE, force_of, unpack, with_force
from .hostility import side_of
from .markers import MarkedRoll, roll_with_markers
from .names import (
    ACTIVE,
    CHRISTIAN,
    EL_CID,
    FRANCE,
    JOINED,
    KING,
    KINGDOMS,
    MUSLIM,
    MUSLIM_SIDE,
    OWNERS,
    POWER_COUNT,
    POWERS,
    REBEL,
    ROLL_INCITE,
    ROLL_QUELL,
    ROLL_TRIBUTE,
    SIDES,
)
from .refusals import not_now, refused
from .state import State, UnionMade
from .steps import Ask, Roll, Step

# Who pays how much for an attempt; nobody where it is free.
Payment: TypeAlias = tuple[tuple[int, int], ...]

INCITE_COLUMN = 0
QUELL_COLUMN = 1


def is_banned(state: State, side: int) -> bool:
    """Whether a side may not tax, quell or incite this turn (rules: 8.5/ban, 8.6/ban)."""
    return side == MUSLIM_SIDE and state.independence >= 0


def payers(state: State, side: int) -> list[int]:
    """Return the powers that pay for a side's diplomacy (rules: 9.0/limits)."""
    return [MUSLIM] if side == MUSLIM_SIDE else active_kingdoms(state)


def rebels_in(state: State, area: int, side: int) -> list[int]:
    """Return the owners of a side's rebels in an area and its city."""
    wanted = rebels_of_side(side)
    found: list[int] = []
    for stacks in (state.field[area], state.city[area]):
        for owner, _ in stacks:
            if wanted >> owner & 1 and owner not in found:
                found.append(owner)
    return sorted(found)


def king_next_door(state: State, area: int, side: int) -> bool:
    """Whether a King of a side is in an area next to one.

    Rules: 7.0/diplomacy, 7.0/loyal-neighbour, 8.1/E25.
    """
    mine = loyal_of_side(side)
    for other, _ in state.board.borders[area]:
        for stacks in (state.field[other], state.city[other]):
            for owner, force in stacks:
                if mine >> owner & 1 and force & MASK[KING]:
                    return True
    return False


def king_modifier(state: State, area: int, side: int, table: str) -> int:
    """Return what a King next door adds (rules: 7.0/diplomacy, 8.1/E25)."""
    if king_next_door(state, area, side):
        return state.board.tables[table].mods["royal_mesnada"]
    return 0


def return_rebels(
    state: State, area: int, side: int, cause: str, rule: str, emit: Emit | None
) -> None:
    """Make all of a side's rebels in an area loyal again; enemies do not share a city then.

    Rules: 8.3/E23, 8.2/E21, 3.7/A20.
    """
    for owner in rebels_in(state, area, side):
        power = owner - REBEL
        turned = flip(state, area, power, to_rebel=False)
        if emit and turned:
            name = state.board.areas[area]
            emit(RebelsReturned(OWNERS[owner], POWERS[power], name, unpack(turned), rule))
    controller = state.controller[area]
    if controller >= REBEL and side_of(controller) == side:
        set_controller(state, area, controller - REBEL, cause, rule, emit)
    send_out(state, area)


# -- tribute --------------------------------------------------------------------------------------


@record
class Tribute(Step):
    """A side may try to have tribute; `tried` are the areas where it did."""

    rule = "8.3/place"
    leading: int
    tried: tuple[int, ...]

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask where anything can be tried; the Muslim side follows the Christian.

        Rules: 8.3/place, 5.0/C20, 8.6/ban.
        """
        side = self.leading
        if not is_banned(state, side):
            ask = TributeAsk(side, self.tried)
            if len(ask.options(state)) > 1:
                state.agenda.append(ask)
                return
        if side == CHRISTIAN:
            state.agenda.append(Tribute(MUSLIM_SIDE, ()))


@record
class TributeAsk(Ask):
    """A side tries to have tribute from rebels of the other side, or has done."""

    rule = "8.3/place"
    kind = "tribute"
    leading: int
    tried: tuple[int, ...]

    @property
    def side(self) -> str:
        """The side that tries."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """Every area of rebels for every power that can pay, then for all at others' cost; done.

        Rules: 8.3/award, 8.3/C7.
        """
        cost = state.options.tribute_cost
        powers = payers(state, self.leading)
        able = [power for power in powers if state.treasury[power] >= cost]
        if not able:
            return [DONE]
        ways: list[tuple[int, tuple[tuple[int, int], ...]]] = [(power, ()) for power in able]
        if cost:
            ways += [(to, ((one, cost),)) for to in powers for one in able if one != to]
        found: list[Action] = [
            ExactTribute(area, power, pay)
            for area in range(state.board.area_count)
            if state.controller[area] >= REBEL and self._refuse_area(state, area) is None
            for power, pay in ways
        ]
        return [*found, DONE]

    def _refuse_area(self, state: State, area: int) -> Refusal | None:
        name = state.board.areas[area]
        enemy = 1 - self.leading
        if not rebels_of_side(enemy) >> state.controller[area] & 1 or not rebels_in(
            state, area, enemy
        ):
            return refused("8.3/place", "no-enemy-rebels", area=name)
        if area in self.tried:
            return refused("8.3/E22", "tried-already", area=name)
        mine = payers(state, self.leading)
        if not any(
            state.controller[other] in mine
            and has_total_control(state, other, state.controller[other])
            for other, _ in state.board.borders[area]
        ):
            return refused("8.3/E22", "no-neighbour", area=name)
        return None

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 8.3/place, 8.3/award, 8.3/E22, 8.3/C7)."""
        if action == DONE:
            return None
        if not isinstance(action, ExactTribute):
            return not_now(self.kind)
        powers = payers(state, self.leading)
        cost = state.options.tribute_cost
        pay = action.pay or ((action.power, cost),)
        for power in (action.power, *(one for one, _ in pay)):
            if power not in powers:
                return refused("8.3/place", "not-your-power", power=POWERS[power])
        refusal = self._refuse_area(state, action.area)
        if refusal is not None:
            return refusal
        for power, points in pay:
            if points > state.treasury[power]:
                return refused("8.3/C7", "cannot-pay", power=POWERS[power], cost=points)
        if sum(points for _, points in pay) != cost:
            return refused("8.3/C7", "wrong-price", cost=cost)
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Pay, and put the die on the agenda (rules: 8.3/place, 8.3/award, 8.3/C7, 8.4/E17)."""
        state.agenda.pop()
        side = self.leading
        if not isinstance(action, ExactTribute):
            if side == CHRISTIAN:
                state.agenda.append(Tribute(MUSLIM_SIDE, ()))
            return
        cost = state.options.tribute_cost
        for power, points in action.pay or ((action.power, cost),):
            state.treasury[power] -= points
            if emit and power != action.power:
                name = state.board.areas[action.area]
                emit(TributeFunded(POWERS[power], POWERS[action.power], name, points))
        state.tried = state.tried or side == CHRISTIAN
        state.agenda.append(Tribute(side, (*self.tried, action.area)))
        then = TributeDie(side, action.area, action.power, cost, 0)
        roll_with_markers(state, ROLL_TRIBUTE, side, 1 - side, then)


@record
class TributeDie(MarkedRoll):
    """The die of a tribute."""

    rule = "8.3/result"
    purpose = "tribute"
    leading: int
    area: int
    power: int
    paid: int
    markers: int

    def marked(self, own: int, foe: int) -> Step:
        """Return the roll with the markers that were played on it."""
        return TributeDie(self.leading, self.area, self.power, self.paid, own + foe)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Have a point, nothing, or see the rebels go back to their side.

        Rules: 8.3/result, 8.3/award, 8.3/C6, 8.3/E23, 8.3/E24.
        """
        area, side = self.area, self.leading
        modifier = king_modifier(state, area, side, "tribute") + self.markers
        result: str = state.board.tables["tribute"].result(values[0] + modifier)
        name = state.board.areas[area]
        if emit:
            emit(
                DiplomacyRolled(
                    "tribute", SIDES[side], name, self.paid, values[0], modifier, result, self.rule
                )
            )
        if result == "tribute":
            state.treasury[self.power] += TRIBUTE_POINTS
            state.tributed = (*state.tributed, (area, side))
            if emit:
                emit(TributePaid(name, POWERS[self.power], TRIBUTE_POINTS))
        elif result == "repatriated":
            return_rebels(state, area, 1 - side, "repatriated", "8.3/E23", emit)


TRIBUTE_POINTS = 1


# -- quelling -------------------------------------------------------------------------------------


@record
class Quelling(Step):
    """A side may try to win rebels back, once."""

    rule = "8.2/quell"
    leading: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask the Christian side, then the Muslim side (rules: 8.2/quell, 8.6/ban)."""
        side = self.leading
        if side == CHRISTIAN:
            state.agenda.append(Quelling(MUSLIM_SIDE))
        if is_banned(state, side):
            return
        ask = QuellAsk(side)
        if ask.has_any_option(state):
            state.agenda.append(ask)


@record
class QuellAsk(Ask):
    """A side tries to win its rebels of one area back, or leaves it."""

    rule = "8.2/quell"
    kind = "quell"
    leading: int

    @property
    def side(self) -> str:
        """The side that tries."""
        return SIDES[self.leading]

    def has_any_option(self, state: State) -> bool:
        """Whether anything can be tried at all."""
        return bool(self._payers(state)) and any(True for _ in self._areas(state))

    def options(self, state: State) -> Sequence[Action]:
        """Every area of own rebels for every power that can pay, then done."""
        powers = self._payers(state)
        areas = self._areas(state) if powers else ()
        return [*(Quell(area, power) for area in areas for power in powers), DONE]

    def _payers(self, state: State) -> list[int]:
        """Return who can pay for an attempt."""
        cost = state.board.quell_cost
        return [power for power in payers(state, self.leading) if state.treasury[power] >= cost]

    def _areas(self, state: State) -> Iterator[int]:
        """Yield where an attempt is allowed; where no rebels are, that is seen at once."""
        mine = rebels_of_side(self.leading)
        for area, field in enumerate(state.field):
            for owner, _ in field + state.city[area]:
                if mine >> owner & 1:
                    if self._refuse_area(state, area) is None:
                        yield area
                    break

    def _refuse_area(self, state: State, area: int) -> Refusal | None:
        name = state.board.areas[area]
        if not rebels_in(state, area, self.leading):
            return refused("8.2/quell", "no-own-rebels", area=name)
        if any(
            owner < REBEL and force & MASK[EL_CID]
            for stacks in (state.field[area], state.city[area])
            for owner, force in stacks
        ):
            return refused("8.2/E21", "el-cid-is-there", area=name)
        return None

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 8.2/quell, 8.2/E21, 7.3/F6)."""
        if action == DONE:
            return None
        if not isinstance(action, Quell):
            return not_now(self.kind)
        power = action.power
        if power not in payers(state, self.leading):
            return refused("8.2/quell", "not-your-power", power=POWERS[power])
        cost = state.board.quell_cost
        if state.treasury[power] < cost:
            return refused("8.2/quell", "cannot-pay", power=POWERS[power], cost=cost)
        return self._refuse_area(state, action.area)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Pay, and put the die on the agenda (rules: 8.2/quell, 8.4/E17)."""
        state.agenda.pop()
        if not isinstance(action, Quell):
            return
        side, cost = self.leading, state.board.quell_cost
        state.treasury[action.power] -= cost
        state.tried = state.tried or side == CHRISTIAN
        then = QuellDie(side, action.area, cost, 0)
        roll_with_markers(state, ROLL_QUELL, side, 1 - side, then)


@record
class QuellDie(MarkedRoll):
    """The die of quelling."""

    rule = "8.2/quell"
    purpose = "quell"
    leading: int
    area: int
    paid: int
    markers: int

    def marked(self, own: int, foe: int) -> Step:
        """Return the roll with the markers that were played on it."""
        return QuellDie(self.leading, self.area, self.paid, own + foe)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Win all own rebels of the area back on a success (rules: 8.2/quell, 8.2/E21)."""
        area, side = self.area, self.leading
        modifier = king_modifier(state, area, side, "rebellion") + self.markers
        result: str = state.board.tables["rebellion"].result(values[0] + modifier, QUELL_COLUMN)
        if emit:
            name = state.board.areas[area]
            emit(
                DiplomacyRolled(
                    "quell", SIDES[side], name, self.paid, values[0], modifier, result, self.rule
                )
            )
        if result == "success":
            return_rebels(state, area, side, "quelled", "8.2/E21", emit)


# -- incitement -----------------------------------------------------------------------------------


@record
class Incitement(Step):
    """A side may incite rebellions; `tried` are the areas, `paid` how many attempts it paid for."""

    rule = "8.1/target"
    leading: int
    tried: tuple[int, ...]
    paid: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask where anything can be tried: the Muslim side first.

        Rules: 8.1/target, 8.1/E1, 8.6/ban.
        """
        side = self.leading
        if not is_banned(state, side):
            ask = InciteAsk(side, self.tried, self.paid)
            if ask.has_any_option(state):
                state.agenda.append(ask)
                return
        if side == MUSLIM_SIDE:
            state.agenda.append(Incitement(CHRISTIAN, (), 0))


@record
class InciteAsk(Ask):
    """A side tries to make enemy units rebel, or has done."""

    rule = "8.1/target"
    kind = "incite"
    leading: int
    tried: tuple[int, ...]
    paid: int

    @property
    def side(self) -> str:
        """The side that tries."""
        return SIDES[self.leading]

    def is_free(self, state: State) -> bool:
        """Whether the next attempt is one of the collapse (rules: 15.0/collapse, 15.0/E26)."""
        return (
            self.leading == CHRISTIAN
            and state.turn == state.board.collapse_turn
            and len(self.tried) < state.board.free_attempts
        )

    def price(self, state: State) -> int:
        """Return the price of the next attempt: 1, then double (rules: 8.1/price, 15.0/E26)."""
        return 0 if self.is_free(state) else 1 << self.paid

    def has_any_option(self, state: State) -> bool:
        """Whether anything can be tried at all."""
        if not self._payments(state):
            return False
        return any(True for _ in self._areas(state))

    def options(self, state: State) -> Sequence[Action]:
        """Each area for each power that can pay alone, or else for several; then done.

        Every other division of the price is legal too (rules: 8.1/price).
        """
        pays = self._payments(state)
        if not pays:
            return [DONE]
        return [*(Incite(area, pay) for area in self._areas(state) for pay in pays), DONE]

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        """Return one of the options by chance, each as likely, without making the others."""
        pays = self._payments(state)
        areas = list(self._areas(state)) if pays else []
        number = int(chance() * (len(areas) * len(pays) + 1))
        if number == len(areas) * len(pays):
            return DONE
        return Incite(areas[number // len(pays)], pays[number % len(pays)])

    def _areas(self, state: State) -> Iterator[int]:
        """Yield where an attempt is allowed; where no enemy is, that is seen at once."""
        enemies = loyal_of_side(1 - self.leading)
        for area, field in enumerate(state.field):
            for owner, _ in field + state.city[area]:
                if enemies >> owner & 1:
                    if self._refuse_area(state, area) is None:
                        yield area
                    break

    def _payments(self, state: State) -> list[Payment]:
        """Return who may pay the next attempt alone; where nobody can, who can together."""
        price = self.price(state)
        if not price:
            return [()]
        powers = payers(state, self.leading)
        alone: list[Payment] = [
            ((power, price),) for power in powers if state.treasury[power] >= price
        ]
        if alone:
            return alone
        shares: list[tuple[int, int]] = []
        for power in powers:
            share = min(state.treasury[power], price)
            if share:
                shares.append((power, share))
                price -= share
        return [] if price else [tuple(shares)]

    def _refuse_area(self, state: State, area: int) -> Refusal | None:
        board = state.board
        name = board.areas[area]
        enemies = loyal_of_side(1 - self.leading)
        susceptible = protected = 0
        for owner, force in state.field[area] + state.city[area]:
            protected |= force & (MASK[KING] | board.leader_mask)  # whosever he is
            if enemies >> owner & 1:
                susceptible |= force & board.rebel_mask
        if not susceptible:
            return refused("8.1/target", "nobody-to-incite", area=name)
        if board.region[area] == FRANCE:
            return refused("8.1/france", "not-in-france", area=name)
        if protected:
            return refused("8.1/immune", "king-or-leader-there", area=name)
        if area in self.tried:
            return refused("8.1/E3", "tried-already", area=name)
        return None

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not.

        Rules: 8.1/target, 8.1/price, 8.1/E2, 8.1/E3, 8.1/france, 8.1/immune, 7.0/loyal.
        """
        if action == DONE:
            return None
        if not isinstance(action, Incite):
            return not_now(self.kind)
        refusal = self._refuse_area(state, action.area)
        if refusal is not None:
            return refusal
        price = self.price(state)
        powers = payers(state, self.leading)
        for power, points in action.pay:
            if power not in powers:
                return refused("8.1/price", "not-your-power", power=POWERS[power])
            if points > state.treasury[power]:
                return refused("8.1/price", "cannot-pay", power=POWERS[power], cost=points)
        if sum(points for _, points in action.pay) != price:
            return refused("8.1/price", "wrong-price", cost=price)
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Pay, and put the die on the agenda (rules: 8.1/price, 8.4/E17, 15.0/E26)."""
        state.agenda.pop()
        side = self.leading
        if not isinstance(action, Incite):
            if side == MUSLIM_SIDE:
                state.agenda.append(Incitement(CHRISTIAN, (), 0))
            return
        free = self.is_free(state)
        for power, points in action.pay:
            state.treasury[power] -= points
        state.tried = state.tried or side == CHRISTIAN
        if free and state.collapse < 0:
            state.collapse = 0
        paid = self.paid if free else self.paid + 1
        state.agenda.append(Incitement(side, (*self.tried, action.area), paid))
        points = sum(points for _, points in action.pay)
        then = InciteDie(side, action.area, points, free, 0)
        roll_with_markers(state, ROLL_INCITE, side, 1 - side, then)


@record
class InciteDie(MarkedRoll):
    """The die of an incitement."""

    rule = "8.1/result"
    purpose = "incite"
    leading: int
    area: int
    paid: int
    free: bool
    markers: int

    def marked(self, own: int, foe: int) -> Step:
        """Return the roll with the markers that were played on it."""
        return InciteDie(self.leading, self.area, self.paid, self.free, own + foe)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Make all susceptible enemy units of the area rebel on a success.

        Rules: 8.1/result, 8.1/E2, 8.1/E4, 15.0/collapse, 15.0/invasions.
        """
        area, side = self.area, self.leading
        table = state.board.tables["rebellion"]
        modifier = king_modifier(state, area, side, "rebellion") + self.markers
        if self.free:
            modifier += table.mods["collapse"]
        result: str = table.result(values[0] + modifier, INCITE_COLUMN)
        name = state.board.areas[area]
        if emit:
            emit(
                DiplomacyRolled(
                    "incite", SIDES[side], name, self.paid, values[0], modifier, result, self.rule
                )
            )
        if result != "success":
            return
        if self.free:
            state.collapse = 1
        enemy = 1 - side
        owners = [MUSLIM] if enemy == MUSLIM_SIDE else list(KINGDOMS)
        for power in owners:
            turned = flip(state, area, power, to_rebel=True)
            if turned and emit:
                emit(UnitsRebelled(POWERS[power], name, unpack(turned), self.rule))
        part_garrison(state, area, enemy)
        rebel_control(state, area, enemy, "rebellion", "8.1/E4", emit)


# -- unions ---------------------------------------------------------------------------------------


@record
class Unions(Step):
    """The Christian side may try a dynastic union, once."""

    rule = "8.4/attempt"

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask where one can be tried (rules: 8.4/attempt, 8.4/E17)."""
        due = state.turn >= state.board.unions_from and not state.tried
        if due and len(UNION_ASK.options(state)) > 1:
            state.agenda.append(UNION_ASK)


@record
class UnionAsk(Ask):
    """The Christian side tries a union, or leaves it."""

    rule = "8.4/attempt"
    side = SIDES[0]
    kind = "union"

    def options(self, state: State) -> Sequence[Action]:
        """Every union, kingdom to stay and throne; then leaving it."""
        return [
            *(
                Unite(number, keep, throne)
                for number, union in enumerate(state.board.unions)
                if refuse_union(state, number) is None
                for keep in union.members
                for throne in union.thrones
            ),
            DECLINE,
        ]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 8.4/attempt, 8.4/E18, 8.4/E19)."""
        if isinstance(action, Unite):
            union = state.board.unions[action.union]
            refusal = refuse_union(state, action.union)
            if refusal is not None:
                return refusal
            if action.keep not in union.members:
                return refused("8.4/merge", "not-a-member", power=POWERS[action.keep])
            if action.throne not in union.thrones:
                name = state.board.areas[action.throne]
                return refused("8.4/throne", "not-a-throne", area=name)
            return None
        return None if action == DECLINE else not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Roll for it, or leave it (rules: 8.4/attempt)."""
        state.agenda.pop()
        if isinstance(action, Unite):
            state.agenda.append(UnionDie(action.union, action.keep, action.throne))


UNION_ASK = UnionAsk()


def refuse_union(state: State, number: int) -> Refusal | None:
    """Say why a union cannot be tried.

    Rules: 8.4/attempt, 8.4/E18, 8.4/E19.
    """
    members = state.board.unions[number].members
    united = {power for union in state.unions for power in state.board.unions[union.union].members}
    for power in members:
        if power in united:
            return refused("8.4/E18", "in-a-union-already", power=POWERS[power])
        if state.status[power] != ACTIVE:
            return refused("8.4/E19", "not-in-play", power=POWERS[power])
    return None


@record
class UnionDie(Roll):
    """The die of a union."""

    rule = "8.4/attempt"
    purpose = "union"
    union: int
    keep: int
    throne: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Unite the kingdoms on a high die (rules: 8.4/attempt)."""
        success = state.board.tables["union"].result(values[0]) == "union"
        name = state.board.unions[self.union].id
        if emit:
            emit(UnionRolled(name, values[0], success))
        if success:
            unite(state, self.union, self.keep, self.throne, emit)


def unite(state: State, number: int, keep: int, throne: int, emit: Emit | None) -> None:
    """Make one kingdom of two: units, areas, rebels and points; one King.

    Where the Muslim side leads one of them this turn, it leads the union, which is one kingdom.

    Rules: 8.4/merge, 8.4/throne, 8.4/E20, 8.4/E32, 5.1/roll.
    """
    board = state.board
    union = board.unions[number]
    other = next(power for power in union.members if power != keep)
    if emit:
        emit(UnionFormed(union.id, POWERS[keep], POWERS[other], board.areas[throne]))
    for area in range(board.area_count):
        for inside, places in ((False, state.field), (True, state.city)):
            king = force_of(places[area], other) & MASK[KING]
            if king:
                places[area] = with_force(places[area], other, force_of(places[area], other) - king)
                if emit:
                    lost = unpack(ONE[KING])
                    emit(UnitsLost(POWERS[other], board.areas[area], lost, "union", "8.4/merge"))
            for shift in (0, REBEL):
                force = force_of(places[area], shift + other)
                if force:
                    places[area] = with_force(places[area], shift + other, 0)
                    add_units(state, area, shift + keep, force, inside=inside)
        if state.controller[area] % REBEL == other:
            owner = keep + (REBEL if state.controller[area] >= REBEL else 0)
            set_controller(state, area, owner, "union", "8.4/merge", emit)
    for sea in range(board.sea_count):
        base = sea * POWER_COUNT
        state.fleets[base + keep] += state.fleets[base + other]
        state.fleets[base + other] = 0
    state.treasury[keep] += state.treasury[other]
    state.treasury[other] = 0
    state.status[other] = JOINED
    state.unions = (*state.unions, UnionMade(number, keep, throne))
    if state.mutiny is not None and state.mutiny.power == other:
        state.mutiny = type(state.mutiny)(state.mutiny.area, keep, state.mutiny.paid)
    if state.war in union.members:
        go_to_war(state, keep, state.french_war)

"""Chapter 2, income: what a nation collects, and what its suzerain gets of it."""

from __future__ import annotations

from functools import lru_cache

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import KEEP, Action, Buy, Capital, Keep
from .board import Board
from .events import GoldLapsed, IncomeCollected, LeaderLeft, TributePaid, TributeSpent
from .forces import ONE, count, mask_of
from .names import (
    CASTLE,
    CITY,
    FORTRESS,
    GUARD,
    HISPANIA,
    INFANTRY,
    KNIGHT,
    MOUNTAINEER,
    NATION_COUNT,
    NOBODY,
    PARTIES,
    PLACES,
    RECRUIT,
    ROYAL_CITY,
    UNIT_COUNT,
    UNITS,
    VISIGOTHS,
)
from .stacking import declare_capital, refuse_elsewhere
from .state import NOT_THERE, State, regions_of
from .steps import Ask, Step

CASTLES = mask_of((CASTLE, ROYAL_CITY))
FOR_SALE = (INFANTRY, MOUNTAINEER, GUARD, KNIGHT, CASTLE, CITY, ROYAL_CITY, FORTRESS)
VISIGOTH_PURCHASES = (INFANTRY, CASTLE, ROYAL_CITY)


def collects(state: State, nation: int) -> bool:
    """Whether a nation collects gold now.

    Rules: 2.1/never, 2.1/later, 2.1/B10, 9.5/toletum.
    """
    card = state.board.nations[nation]
    if nation == VISIGOTHS and state.toletum_fallen:
        return False
    return card.income != "none" and state.turn >= card.income_from


def income_lines(state: State, nation: int) -> tuple[tuple[str, int], ...]:
    """Return (place, gold) of everything that a nation collects from.

    Rules: 2.1/income, 2.1/castles, 2.1/off-map, 2.1/B1, 2.1/B4, 2.1/B11, 9.1/A7.
    """
    if not collects(state, nation):
        return ()
    board = state.board
    by_castles = board.nations[nation].income == "castles"
    income, units = board.income, state.units
    lines = [
        (PLACES[region], income[region])
        for region in regions_of(state, nation)
        if income[region] and not (by_castles and not units[region] & CASTLES)
    ]
    turn = state.turn
    lines += [
        ("off_map", gold)
        for party, first, last, gold in board.abroad_gold
        if party == nation and first <= turn <= last
    ]
    return tuple(lines)


def income_of(state: State, nation: int) -> int:
    """Return a nation's income, before a suzerain takes his share.

    Rules: 2.1/income, 2.1/half.
    """
    if not collects(state, nation):
        return 0
    board = state.board
    income, how = board.income, board.nations[nation].income
    if how == "castles":
        gold = sum([gold for _, gold in income_lines(state, nation)])
    else:
        gold = sum([income[region] for region in regions_of(state, nation)])
        if board.abroad_gold:
            gold += sum(
                [
                    more
                    for party, first, last, more in board.abroad_gold
                    if party == nation and first <= state.turn <= last
                ]
            )
    if how == "half_up":
        gold = (gold + 1) // 2
    return gold


def in_play(state: State, nation: int) -> int:
    """Return all of a nation's units that are on the map, off it, at sea or waiting."""
    units = state.units
    total = sum([units[region] for region in regions_of(state, nation)])
    if state.abroad:
        total += sum([force for (_, party), force in state.abroad.items() if party == nation])
    if nation == state.nation:
        total += sum(state.visitors)
    if nation < NATION_COUNT:
        total += state.waiting[nation]
    return total


def available(state: State, nation: int, kind: int, used: int | None = None) -> int:
    """Return how many counters of a kind a nation has left.

    Rules: 2.3/limits.
    """
    if used is None:
        used = in_play(state, nation)
    return count(state.board.limit_of(nation), kind) - count(used, kind)


def sold_to(state: State, nation: int) -> tuple[int, ...]:
    """Return the kinds of unit that a nation may ever buy.

    Rules: 2.3/purchase, 2.3/B7, 2.3/B8, 2.3/B9, 9.5/toletum.
    """
    if nation == VISIGOTHS:
        return () if state.toletum_fallen else VISIGOTH_PURCHASES
    cities = state.turn <= state.board.last_city_turn or nation == HISPANIA
    return for_sale(state.board, nation, cities=cities)


@lru_cache(maxsize=256)
def for_sale(board: Board, nation: int, *, cities: bool) -> tuple[int, ...]:
    """Return the kinds of unit that a nation may buy, with or without cities.

    Rules: 2.3/purchase, 2.3/B7, 2.3/B8.
    """
    limits, cost = board.limit_of(nation), board.cost
    return tuple(
        kind for kind in FOR_SALE if cost[kind] and count(limits, kind) and (kind != CITY or cities)
    )


@record
class Income(Step):
    """A nation's leaders whose time is over leave, and it collects its income."""

    nation: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Let leaders leave, collect, and split the income of a subject.

        Nobody waives anything: it would serve nobody.

        Rules: 3.3/leaders, 3.3/F11, 2.1/income, 2.1/B15, 2.2/tribute, 2.2/B2, 1/sequence.
        """
        nation, board = self.nation, state.board
        for leader in board.leaders_of[nation]:
            if state.leaders[leader] != NOT_THERE and board.leaders[leader].last < state.turn:
                state.leaders[leader] = NOT_THERE
                if emit:
                    emit(LeaderLeft(PARTIES[nation], board.leaders[leader].id))
        gold = income_of(state, nation)
        if not gold:
            return
        lord = state.lords[nation]
        share = 0
        if lord != NOBODY:
            share = gold - gold // 2
        state.gold[nation] += gold - share
        if emit:
            lines = income_lines(state, nation)
            emit(IncomeCollected(PARTIES[nation], lines, gold - share, state.gold[nation]))
        if share and collects(state, lord):
            pay_tribute(state, nation, lord, share, emit)


def pay_tribute(state: State, nation: int, lord: int, gold: int, emit: Emit | None) -> None:
    """Give a suzerain his share; with enough gold he may buy at once.

    Rules: 2.2/tribute, 2.2/B2, 2.2/B3.
    """
    state.gold[lord] += gold
    if emit:
        emit(TributePaid(PARTIES[nation], PARTIES[lord], gold, state.gold[lord]))
    if state.gold[lord] >= state.board.tribute_at and tribute_units(state, lord):
        state.phase = RECRUIT
        state.agenda.append(Tribute(state.board.player_of[lord], lord))
    else:
        cap_gold(state, lord, emit)


def cap_gold(state: State, nation: int, emit: Emit | None) -> None:
    """Lose the gold above a nation's reserve.

    Rules: 2.4/reserve, 2.4/B5.
    """
    reserve = state.board.nations[nation].reserve
    lost = state.gold[nation] - reserve
    if lost > 0:
        state.gold[nation] = reserve
        if emit:
            emit(GoldLapsed(PARTIES[nation], lost))


def tribute_units(state: State, lord: int) -> list[int]:
    """Return the kinds of unit that a suzerain can buy out of a tribute.

    Rules: 2.2/B3, 2.3/limits.
    """
    used, gold, cost = in_play(state, lord), state.gold[lord], state.board.cost
    return [
        kind
        for kind in sold_to(state, lord)
        if cost[kind] <= gold and available(state, lord, kind, used) > 0
    ]


@record
class Tribute(Ask):
    """A suzerain may buy a unit out of a tribute; it waits for his placement."""

    kind = "tribute"
    rule = "2.2/tribute"
    side: str
    nation: int

    def options(self, state: State) -> list[Action]:
        """Return the units to buy, and keeping the gold."""
        bought: list[Action] = [Buy(kind) for kind in tribute_units(state, self.nation)]
        return [*bought, KEEP]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why that cannot be bought.

        Rules: 2.2/tribute, 2.2/B3, 2.3/purchase, 2.3/limits.
        """
        if isinstance(action, Keep):
            return None
        if not isinstance(action, Buy):
            return refuse_elsewhere(state, action, self.rule)
        if action.area >= 0:
            return Refusal("2.2/tribute", "tribute-unit-waits", (("area", PLACES[action.area]),))
        return refuse_kind(state, self.nation, action.unit)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Buy, or keep what the reserve allows.

        Rules: 2.2/tribute, 2.2/B3, 2.4/reserve.
        """
        if isinstance(action, Capital):
            declare_capital(state, action, emit)
            return
        state.agenda.pop()
        if isinstance(action, Buy):
            cost = state.board.cost[action.unit]
            state.gold[self.nation] -= cost
            state.waiting[self.nation] += ONE[action.unit]
            if emit:
                unit, left = UNITS[action.unit], state.gold[self.nation]
                emit(TributeSpent(PARTIES[self.nation], unit, cost, left))
        cap_gold(state, self.nation, emit)


def refuse_kind(state: State, nation: int, kind: int) -> Refusal | None:
    """Say why a nation cannot buy a unit of a kind, wherever.

    Rules: 2.3/purchase, 2.3/limits, 2.3/B7, 2.3/B8, 2.3/B9, 9.5/toletum.
    """
    about = (("nation", PARTIES[nation]), ("unit", UNITS[kind]))
    board = state.board
    if nation == VISIGOTHS and state.toletum_fallen:
        return Refusal("9.5/toletum", "realm-is-lost", about)
    if kind not in FOR_SALE or not board.cost[kind]:
        return Refusal("2.3/B7", "never-for-sale", about)
    if kind not in sold_to(state, nation):
        if not count(board.limit_of(nation), kind):
            return Refusal("2.3/limits", "no-such-counter", about)
        rule = "2.3/B9" if nation == VISIGOTHS else "2.3/B8"
        return Refusal(rule, "not-for-this-nation", about)
    if board.cost[kind] > state.gold[nation]:
        money = (("cost", board.cost[kind]), ("gold", state.gold[nation]))
        return Refusal("2.3/purchase", "too-dear", (*about, *money))
    if available(state, nation, kind) <= 0:
        return Refusal("2.3/limits", "no-counter-left", about)
    return None


ALL_KINDS = tuple(range(UNIT_COUNT))

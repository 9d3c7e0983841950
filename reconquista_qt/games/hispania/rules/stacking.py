"""Chapter 4: how many units may stand together, and taking away what is too much."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import REMOVALS, Action, Capital, Remove
from .events import CapitalDeclared, UnitsRemoved
from .forces import ONE, Force, count, mask_of, parts
from .names import (
    CITY,
    MOVE,
    NATION_COUNT,
    PARTIES,
    PLACES,
    REGION_COUNT,
    ROYAL_CITY,
    UNITS,
)
from .state import State, regions_of, vacate
from .steps import Ask, Step

CITIES: Final = mask_of((CITY, ROYAL_CITY))
UNLIMITED: Final = 9999


def limit_in(state: State, nation: int, region: int) -> int:
    """Return how many units a nation may have in a region that it holds.

    Rules: 4.1/limits, 4.3/capital, 4.7/city.
    """
    board = state.board
    limit = board.stack[region]
    if state.owner[region] == nation:
        if state.capitals[nation] == region:
            limit += board.capital_bonus
        if state.units[region] & CITIES:
            limit += board.city_bonus
    return limit


def has_leader(state: State, nation: int, place: int) -> bool:
    """Whether a leader of a nation is at a place."""
    leaders = state.leaders
    return place in leaders and any(
        leaders[leader] == place for leader in state.board.leaders_of[nation]
    )


def attack_limit(state: State, nation: int, region: int, *, led: bool) -> int:
    """Return how many units a nation may attack a region with.

    Rules: 4.4/attack, 4.4/C2, 4.4/C3, 9.3/invasions, 10.3/events (invasion).
    """
    board, turn = state.board, state.turn
    if (nation, turn) in board.zeal:
        return UNLIMITED
    invasion = board.invasion(nation, turn)
    if invasion is not None and invasion.unlimited:
        return UNLIMITED
    bonus = board.attack_leader_bonus if led else board.attack_bonus
    if state.boons and has_boon(state, nation, "invasion"):
        bonus = max(bonus, board.attack_invasion_bonus)
    return board.stack[region] + bonus


def has_boon(state: State, nation: int, which: str) -> bool:
    """Whether an event counter still works for a nation."""
    return any(party == nation and what == which for party, what, _ in state.boons)


def stack_of(state: State, force: Force) -> int:
    """Return how many units of a force count for stacking.

    Rules: 4.2/count, 4.2/C1.
    """
    return state.board.stacks[force]


def refuse_capital(state: State, action: Capital) -> Refusal | None:
    """Say why a nation cannot declare a region its capital.

    Rules: 4.3/capital, 4.3/C5, 4.3/A18.
    """
    nation, area = action.nation, action.area
    at = (("nation", PARTIES[nation]), ("area", PLACES[area]))
    if nation >= NATION_COUNT or area >= REGION_COUNT or state.owner[area] != nation:
        return Refusal("4.3/capital", "capital-not-held", at)
    if state.capitals[nation] == area:
        return Refusal("4.3/capital", "already-capital", at)
    for region in range(REGION_COUNT):
        if (
            state.owner[region] == nation
            and count(state.units[region], ROYAL_CITY)
            and region != area
        ):
            return Refusal("4.3/A18", "royal-city-is-capital", (*at, ("city", PLACES[region])))
    return None


def declare_capital(state: State, action: Capital, emit: Emit | None) -> None:
    """Declare a capital; what is too much in the old one goes at once.

    Rules: 4.3/capital, 4.3/C5.
    """
    nation = action.nation
    old = state.capitals[nation]
    state.capitals[nation] = action.area
    if emit:
        emit(CapitalDeclared(PARTIES[nation], PLACES[action.area]))
    if nation == state.nation and state.phase == MOVE:
        return  # while it moves there is no limit; the check after it comes soon enough
    if (
        old >= 0
        and state.owner[old] == nation
        and old not in state.crowded
        and not state.visitors[old]
        and stack_of(state, state.units[old]) > limit_in(state, nation, old)
    ):
        state.agenda.append(Surplus(nation, (old,), attack=False))


def refuse_elsewhere(state: State, action: Action, rule: str) -> Refusal | None:
    """Say why an action that is no answer to the decision is refused; a capital may be legal.

    Rules: 4.3/C5, 1/sequence.
    """
    if isinstance(action, Capital):
        return refuse_capital(state, action)
    return Refusal(rule, "not-now")


def capitals_of(state: State, side: str) -> list[Capital]:
    """Return every declaration of a capital that a player may make now.

    Rules: 4.3/capital, 4.3/C5, 4.3/A18.
    """
    player_of = state.board.player_of
    return [
        action
        for region, nation in enumerate(state.owner)
        if 0 <= nation < NATION_COUNT and player_of[nation] == side
        for action in (Capital(nation, region),)
        if refuse_capital(state, action) is None
    ]


def may_make_room(state: State, nation: int, region: int) -> bool:
    """Whether a nation is asked for its capital before a unit is taken off a region.

    Rules: 4.3/capital.
    """
    asks = state.board.options.capital_asked
    return asks and refuse_capital(state, Capital(nation, region)) is None


@record
class Surplus(Step):
    """Take away what is above the limit in some regions of a nation.

    With `attack` on, an attacked region is looked at with the attack bonus.
    """

    nation: int
    regions: tuple[int, ...]
    attack: bool

    def run(self, state: State, emit: Emit | None) -> None:
        """Go on to the first region with too much, or be done.

        With `capital_asked`, whoever could make the region his capital is asked even where all
        its units are of one kind.

        Rules: 4.5/checks, 4.3/capital, 4.6/retreat, 4.6/C7, 1/sequence.
        """
        nation = self.nation
        for region in self.regions:
            force, surplus = surplus_in(state, nation, region)
            if surplus > 0:
                kinds = parts(force & state.board.stacking)
                state.agenda.append(self)
                if len(kinds) == 1 and not may_make_room(state, nation, region):
                    take_away(state, nation, region, kinds[0][0], surplus, "stacking", emit)
                else:
                    side = state.board.player_of[nation]
                    state.agenda.append(Excess(side, nation, region))
                return


def surplus_in(state: State, nation: int, region: int) -> tuple[Force, int]:
    """Return a nation's units in a region and how many of them are too many.

    Rules: 4.5/checks, 4.6/C6.
    """
    if state.owner[region] == nation:
        if region in state.crowded:
            return 0, 0
        force = state.units[region]
        return force, stack_of(state, force) - limit_in(state, nation, region)
    if nation != state.nation:
        return 0, 0
    force = state.visitors[region]
    if not force:
        return 0, 0
    led = has_leader(state, nation, region)
    return force, stack_of(state, force) - attack_limit(state, nation, region, led=led)


def check_stacking(state: State, nation: int, emit: Emit | None, *, attack: bool) -> None:
    """Check every region a nation is in, at the end of its movement with the `attack` bonus.

    Rules: 4.5/checks.
    """
    board, visitors, units = state.board, state.visitors, state.units
    stacks, base = board.stacks, board.stack
    found = [region for region in regions_of(state, nation) if stacks[units[region]] > base[region]]
    if any(visitors):
        entered = [region for region, force in enumerate(visitors) if force]
        # Whatever else helps an attack, so many may take part in any.
        bonus = min(board.attack_bonus, board.attack_leader_bonus)
        if not found and all(stacks[visitors[r]] <= base[r] + bonus for r in entered):
            return
        found = sorted({*found, *entered})
    if found:
        Surplus(nation, tuple(found), attack).run(state, emit)


def end_crowding(state: State, nation: int) -> None:
    """At the end of its movement a nation's exemptions through retreats end.

    Rules: 4.6/C7.
    """
    if state.crowded:
        owner = state.owner
        state.crowded = frozenset(r for r in state.crowded if owner[r] != nation)


def take_away(
    state: State, nation: int, place: int, unit: int, number: int, why: str, emit: Emit | None
) -> None:
    """Take units of a nation off a place.

    Rules: 4.5/checks, 7/population.
    """
    force = ONE[unit] * number
    if place >= REGION_COUNT:
        left = state.abroad[place, nation] - force
        if left:
            state.abroad[place, nation] = left
        else:
            del state.abroad[place, nation]
    elif state.owner[place] == nation:
        state.units[place] -= force
        if not state.units[place]:
            vacate(state, place)
    else:
        state.visitors[place] -= force
    if emit:
        rule = "7/population" if why == "population" else "4.5/checks"
        emit(UnitsRemoved(PARTIES[nation], PLACES[place], {UNITS[unit]: number}, (), why, rule))


@record
class Excess(Ask):
    """The owner takes one unit away that is too many in a region."""

    kind = "excess"
    rule = "4.5/checks"
    side: str
    nation: int
    region: int

    def options(self, state: State) -> list[Action]:
        """Return the kinds of unit of which one may go."""
        force, _ = surplus_in(state, self.nation, self.region)
        return [REMOVALS[self.region][kind] for kind, _ in parts(force & state.board.stacking)]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why that unit cannot go.

        Rules: 4.5/checks, 4.2/count.
        """
        if not isinstance(action, Remove):
            return refuse_elsewhere(state, action, self.rule)
        force, _ = surplus_in(state, self.nation, self.region)
        at = (("area", PLACES[self.region]), ("unit", UNITS[action.unit]))
        if action.area != self.region:
            return Refusal(self.rule, "other-region-first", at)
        if not count(force, action.unit):
            return Refusal(self.rule, "unit-not-there", at)
        if not ONE[action.unit] & state.board.stacking:
            return Refusal("4.2/count", "does-not-stack", at)
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the unit away.

        Rules: 4.5/checks.
        """
        if isinstance(action, Capital):
            declare_capital(state, action, emit)
            # The new capital may be this very region: then nothing is too much any more.
            if surplus_in(state, self.nation, self.region)[1] <= 0 and self in state.agenda:
                state.agenda.remove(self)
            return
        assert isinstance(action, Remove)
        state.agenda.pop()
        take_away(state, self.nation, self.region, action.unit, 1, "stacking", emit)

"""What a position is worth: an estimate of the final points, summed over the regions.

Everything in the estimate lies within one region, so that a region that did not change keeps its
value. A siege that waits for its dice counts with its exact odds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, partial
from math import exp, log
from operator import add, itemgetter, mul
from struct import Struct
from typing import Final, NamedTuple, TypeVar

from reconquista_qt.games.reconquista.odds.siege import (
    BEATEN_OFF,
    BOTH_DESTROYED,
    RAZED,
    SURRENDERED,
    besiege,
)
from reconquista_qt.games.reconquista.rules.board import Board
from reconquista_qt.games.reconquista.rules.forces import (
    ARMIES,
    CID,
    GARRISONS,
    MUSLIM_UNITS,
    NEUTRALS,
    ORDERS,
    REBEL_UNITS,
    SIDE_MASK,
    Force,
    side_of,
    size,
)
from reconquista_qt.games.reconquista.rules.names import CHRISTIAN, LAST_TURN, MUSLIM
from reconquista_qt.games.reconquista.rules.state import EVEN_TOTAL, State

from .danger import danger
from .weights import AT_STAKE, PERIODS, RATE, WEIGHTS

FEATURES: Final = (
    "cities", "majority", "free", "christian_cities", "empty_cities", "walled_cities", "held_land",
    "armies", "garrisons", "orders", "strong_points", "income", "muslim_places", "muslim_armies",
    "muslim_garrisons", "muslim_cities", "muslim_walls", "rebels", "helpers",
    "danger", "exposed", "footing",
)  # fmt: skip
FOOTING: Final = FEATURES.index("footing")
Worth = tuple[float, float]
T = TypeVar("T")
SURELY: Final = 0.01  # nothing is held more surely than with this danger


class Region(NamedTuple):
    """What stands in a region, area by area in the order of their numbers."""

    city: tuple[int, ...]
    fortress: tuple[bool, ...]
    units: tuple[Force, ...]
    besiegers: tuple[Force, ...]
    mountain: tuple[bool, ...]


_COUNTS: Final = Struct("<17I")  # what is counted in an area
# The sums of two rows of numbers, without a line of Python for each column.
column_by_column: Final = partial(map, add)
# Made thousands of times a second: without the keywords of a NamedTuple's own constructor.
_region = partial(tuple.__new__, Region)


@cache
def _seen_in(board: Board, members: tuple[int, ...]) -> tuple[itemgetter[object], tuple[bool, ...]]:
    """Return what picks the values of a region's areas out of a list, and its mountains."""
    pick = (
        itemgetter(*members) if len(members) > 1 else itemgetter(slice(members[0], members[0] + 1))
    )
    return pick, tuple(board.mountain[a] for a in members)


def region_of(state: State, members: tuple[int, ...]) -> Region:
    """Return what stands in a region."""
    pick, mountain = _seen_in(state.board, members)
    return _region(
        (
            pick(state.city),
            pick(state.fortress),
            pick(state.units),
            pick(state.besiegers),
            mountain,
        )
    )


def features(region: Region) -> tuple[float, ...]:
    """Return the features of a region in which nobody is besieged."""
    city, fortress, units, _, mountain = region
    counts = 0
    risk = exposed = footing = 0.0
    for count, fall, lost, firm in map(place, city, fortress, units, mountain):
        counts += count
        risk += fall
        exposed += lost
        footing += firm
    seen = _COUNTS.unpack(counts.to_bytes(_COUNTS.size, "little"))
    ours, cities, places = seen[0], seen[-1], seen[9]
    majority = 2 * ours > cities
    return (
        ours, majority, not places, *seen[1:9], majority, *seen[9:-1], risk, exposed, footing
    )  # fmt: skip


@lru_cache(maxsize=16_384)
def place(
    city: int, fortress: bool, units: Force, mountain: bool
) -> tuple[int, float, float, float]:
    """Return what an area that nobody besieges adds to the features of its region.

    What is counted comes first, in one number, 32 bits for each: so they are added all at once.
    Then danger, exposed and footing. The last that is counted is whether there is a city.
    """
    ours = christian = empty = walled = land = strong = 0
    armies = garrisons = orders = helpers = 0
    muslim_armies = muslim_garrisons = muslim_cities = muslim_walls = 0
    risk = exposed = footing = 0.0
    holder = side_of(units) or city
    if holder == CHRISTIAN:
        stable = units & ~(NEUTRALS | CID)
        there = size(stable)
        fall = danger(city, fortress, mountain, stable)
        exposed = fall * there
        if city or there:
            footing = -log(max(fall, SURELY))
        if city:
            risk = fall
            ours = 1
            christian = city == CHRISTIAN
            empty = not there
            walled = fortress
            strong = there > 1
        elif there:
            land = 1
        armies = size(stable & ARMIES)
        garrisons = size(stable & GARRISONS)
        orders = size(stable & ORDERS)
        helpers = size(units & NEUTRALS)
    elif holder == MUSLIM:
        muslim_armies = size(units & ARMIES)
        muslim_garrisons = size(units & GARRISONS)
        muslim_cities = city != 0
        muslim_walls = fortress
    rebels = size(units & REBEL_UNITS)
    places = city == MUSLIM or bool(units & MUSLIM_UNITS)
    counts = (
        ours, christian, empty, walled, land, armies, garrisons, orders, strong,
        places, muslim_armies, muslim_garrisons, muslim_cities, muslim_walls, rebels, helpers,
        city != 0,
    )  # fmt: skip
    return int.from_bytes(_COUNTS.pack(*counts), "little"), risk, exposed, footing


@lru_cache(maxsize=65_536)
def assess(region: Region, period: int) -> Worth:
    """Return (points, footing) of a region at the end of a turn of a period, sieges by their odds.

    The footing tells how hard it is to lose every place of ours: minus the logarithm of the chance
    that each of them falls when a column comes.
    """
    if any(region.besiegers):
        at = next(at for at, force in enumerate(region.besiegers) if force)
        return _assess_siege(region, at, period)
    seen = features(region)
    return sum(map(mul, WEIGHTS[period], seen)), seen[FOOTING]


def _assess_siege(region: Region, at: int, period: int) -> Worth:
    """Average a region over the ends of the siege of one of its areas."""
    points = footing = 0.0
    for chance, after in after_siege(region, at):
        worth = assess(after, period)
        points += chance * worth[0]
        footing += chance * worth[1]
    return points, footing


def after_siege(region: Region, at: int) -> Iterator[tuple[float, Region]]:
    """Yield the chance of each end of the siege of an area, and the region after it."""
    city, fortress, units, besiegers, mountain = region
    force, held = besiegers[at], units[at]
    outside = with_at(besiegers, at, 0)
    for chance, end, left, inside in besiege(force, held, city[at], fortress[at], EVEN_TOTAL):
        if end in (BEATEN_OFF, BOTH_DESTROYED):
            after = _region((city, fortress, with_at(units, at, inside), outside, mountain))
            to = refuge(after, at, side_of(left)) if left else -1
            if to >= 0:
                there = with_at(after.units, to, after.units[to] + left)
                after = _region((city, fortress, there, outside, mountain))
        else:
            cities = with_at(city, at, 0) if end == RAZED else city
            walls = fortress if end == SURRENDERED else with_at(fortress, at, False)
            after = _region((cities, walls, with_at(units, at, left), outside, mountain))
        yield chance, after


def refuge(region: Region, at: int, side: int) -> int:
    """Return an area that beaten besiegers may go to, or -1."""
    for here in range(len(region.city)):
        if here != at and not region.besiegers[here]:
            units = region.units[here]
            if not units & ~SIDE_MASK[side] and region.city[here] in (0, side):
                return here
            if units and not units & ~SIDE_MASK[side]:
                return here
    return -1


def with_at(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return a row with one value changed."""
    return (*row[:at], value, *row[at + 1 :])


def period_of(turn: int, school: int) -> int:
    """Return the period of a turn in a school: an index into the weights."""
    period = (
        0 if turn <= 5 else 1 if turn <= 10 else 2 if turn <= 15 else 3 if turn < LAST_TURN else 4
    )
    return school * PERIODS + period


def assess_all(state: State, period: int) -> list[Worth]:
    """Return what each region is worth."""
    return [assess(region_of(state, members), period) for members in state.board.members]


def total(points: float, footing: float, period: int) -> float:
    """Return the value of points and footing together: whoever has little footing may lose all."""
    return points - AT_STAKE[period] * exp(-RATE[period] * footing)


def value(state: State, school: int, turn: int = 0) -> float:
    """Return the estimate of the final points, as if this turn, or another, ended here."""
    period = period_of(turn or state.turn, school)
    worths = assess_all(state, period)
    return total(sum([w[0] for w in worths]), sum([w[1] for w in worths]), period)

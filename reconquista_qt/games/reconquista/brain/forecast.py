"""The forecast of the final points: a sum over features of a position, with weights from training.

The features are those of the regions (`evaluation.FEATURES`), how they are spread, and the income;
most count once as they are and once by the share of the game that is left. The weights are made by
`python3 run.py train` (docs/training.md) and lie in `resources/reconquista/forecast.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from math import exp, log1p, sqrt
from operator import itemgetter, mul
from typing import Final, NamedTuple

from reconquista_qt.assets import resource
from reconquista_qt.games.reconquista.rules.board import Board
from reconquista_qt.games.reconquista.rules.income import BASE, santiago_pays
from reconquista_qt.games.reconquista.rules.names import AREA_COUNT, LAST_TURN
from reconquista_qt.games.reconquista.rules.state import State

from .evaluation import FEATURES, Region, after_siege, column_by_column, features, region_of

FILE: Final = "forecast.json"
FORMAT: Final = 1
SHADES: Final = (0.25, 0.5, 1.06)  # how much of the footing counts over several visits
CITIES, MAJORITY, ARMIES, GARRISONS, ORDERS, DANGER, FOOTING = (
    FEATURES.index(name)
    for name in ("cities", "majority", "armies", "garrisons", "orders", "danger", "footing")
)
# The majority counts as income, too: once is enough.
COUNTED: Final = tuple(at for at, name in enumerate(FEATURES) if name != "income")
SPREAD: Final = (
    "all_lost_slow", "all_lost", "all_lost_fast",
    "all_lost_slow_left", "all_lost_left", "all_lost_fast_left",
    "root_armies", "root_garrisons", "root_cities", "root_danger",
    "regions_with_cities", "regions_with_units", "log_units",
)  # fmt: skip
NAMES: Final = (
    "turn", "income", "income_left",
    *(FEATURES[at] for at in COUNTED),
    *(f"{FEATURES[at]}_left" for at in COUNTED),
    *SPREAD,
)  # fmt: skip


class Sums(NamedTuple):
    """What the spread of a position is made of, summed over the regions."""

    majority: float
    cities: float
    armies: float
    garrisons: float
    units: float
    danger: float
    footing: float
    regions_with_cities: float
    regions_with_units: float


@lru_cache(maxsize=32_768)
def expected(region: Region) -> tuple[float, ...]:
    """Return the features of a region, on average over the ends of its sieges."""
    besieged = [at for at, force in enumerate(region.besiegers) if force]
    if not besieged:
        return features(region)
    mean = [0.0] * len(FEATURES)
    for chance, after in after_siege(region, besieged[0]):
        for number, value in enumerate(expected(after)):
            mean[number] += chance * value
    return tuple(mean)


def sums_of(region: Region) -> Sums:
    """Return what a region adds to the sums."""
    seen = expected(region)
    units = seen[ARMIES] + seen[GARRISONS] + seen[ORDERS]
    return Sums(
        seen[MAJORITY], seen[CITIES], seen[ARMIES], seen[GARRISONS], units, seen[DANGER],
        seen[FOOTING], float(seen[CITIES] > 0), float(units > 0),
    )  # fmt: skip


def regions_of(state: State) -> list[Region]:
    """Return what stands in each region."""
    return [region_of(state, members) for members in state.board.members]


def spread_of(sums: Sums, left: float) -> tuple[float, ...]:
    """Return the features that are no sums, in the order of `SPREAD`."""
    slow, middle, fast = [exp(-shade * sums.footing) for shade in SHADES]
    return (
        slow, middle, fast, slow * left, middle * left, fast * left,
        sqrt(sums.armies), sqrt(sums.garrisons), sqrt(sums.cities), sqrt(sums.danger),
        sums.regions_with_cities, sums.regions_with_units, log1p(sums.units),
    )  # fmt: skip


def income_of(state: State, sums: Sums) -> float:
    """Return the income that the position promises for the turn that comes."""
    return BASE + sums.majority + santiago_pays(state)


def features_of(state: State) -> tuple[float, ...]:
    """Return the features of a position in the order of `NAMES`."""
    regions = regions_of(state)
    total = [sum(column) for column in zip(*map(expected, regions), strict=True)]
    sums = Sums._make(map(sum, zip(*map(sums_of, regions), strict=True)))
    turns = LAST_TURN - state.turn
    left = turns / LAST_TURN
    income = income_of(state, sums)
    counted = [total[at] for at in COUNTED]
    return (
        state.turn, income, income * turns, *counted, *(value * left for value in counted),
        *spread_of(sums, left),
    )  # fmt: skip


class Weights(NamedTuple):
    """The weights of `NAMES`, parted by how they are used."""

    start: float
    turn: float
    income: float
    income_left: float
    counted: tuple[float, ...]
    counted_left: tuple[float, ...]
    spread: tuple[float, ...]


@cache
def weights() -> Weights:
    """Return the shipped weights."""
    data = json.loads(resource("reconquista", FILE).read_text(encoding="utf-8"))
    named = data["weights"]
    if data["format"] != FORMAT or set(named) != {"start", *NAMES}:
        raise ValueError(FILE)
    return Weights(
        named["start"], named["turn"], named["income"], named["income_left"],
        tuple(named[FEATURES[at]] for at in COUNTED),
        tuple(named[f"{FEATURES[at]}_left"] for at in COUNTED),
        tuple(named[name] for name in SPREAD),
    )  # fmt: skip


def worth(region: Region) -> tuple[float, ...]:
    """Return what a region counts as it is, by the share that is left, and adds to the sums."""
    seen = expected(region)
    counted = [seen[at] for at in COUNTED]
    given = weights()
    now, later = sum(map(mul, given.counted, counted)), sum(map(mul, given.counted_left, counted))
    return (now, later, *sums_of(region))


def expected_points(state: State) -> float:
    """Return the final points that are to be expected from a position, none less than 0."""
    if state.over:
        return float(state.over.total)
    given = weights()
    everything = [*state.city, *state.fortress, *state.units, *state.besiegers]
    worths: list[Iterable[float]] = []
    for seen in _seen_regions(state.board):
        key = seen.pick(everything)
        found = seen.worths.get(key)
        if found is None:
            if len(seen.worths) >= MOST_WORTHS:
                seen.worths.clear()
            found = seen.worths[key] = worth(region_of(state, seen.members))
        worths.append(found)
    now, later, *added = reduce(column_by_column, worths)
    sums: Sums = tuple.__new__(Sums, added)  # without the detour of `_make`
    turns = LAST_TURN - state.turn
    left = turns / LAST_TURN
    income = income_of(state, sums)
    value: float = given.start + given.turn * state.turn + now + later * left
    value += income * (given.income + given.income_left * turns)
    value += sum(map(mul, given.spread, spread_of(sums, left)))
    return max(value, 0.0)


MOST_WORTHS: Final = 8_000  # that are remembered of a region


class SeenRegion(NamedTuple):
    """A region: what picks all that stands in it, and what was found to be worth what."""

    members: tuple[int, ...]
    pick: itemgetter[object]
    worths: dict[tuple[int, ...], tuple[float, ...]]


@cache
def _seen_regions(board: Board) -> tuple[SeenRegion, ...]:
    """Return the regions of a board, to be looked at one after the other.

    Picked is from cities, fortresses, units and besiegers, one list behind the other.
    """
    rows = range(0, 4 * AREA_COUNT, AREA_COUNT)
    return tuple(
        SeenRegion(members, itemgetter(*(row + area for row in rows for area in members)), {})
        for members in board.members
    )

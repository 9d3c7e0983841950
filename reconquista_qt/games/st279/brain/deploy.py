"""Where pieces are best placed: set-up, recruits, reinforcements and redistribution.

Rules: 3.2/limit, 5.0/redistribution, 6.1/place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reconquista_qt.engine.graph import distances
from reconquista_qt.games.st279.rules.actions import (
    DONE,
    Action,
    Arrive,
    Place,
    Recruit,
    Redistribute,
    Reinforce,
)
from reconquista_qt.games.st279.rules.control import garrison_size
from reconquista_qt.games.st279.rules.end import RedistributeAsk
from reconquista_qt.games.st279.rules.forces import force_of, size
from reconquista_qt.games.st279.rules.names import (
    CHRISTIAN,
    FLEET,
    FRANCE,
    KING,
    MUSLIM,
    MUSLIM_SIDE,
    REBEL,
)
from reconquista_qt.games.st279.rules.state import State

from .assault import UNIT_WORTH
from .stakes import UNIT, Stakes

PIECES: Final = (Place, Arrive, Reinforce)  # how a piece comes that does not cost anything
FAR: Final = 5
FRONT: Final = 0.12  # what a unit is worth for each area that it stands nearer to the enemy
ATTRITION: Final = 0.67
LEAST: Final = 0.02
UNKNOWN: Final = 1.0  # enemies that may yet come, where none are seen
FIELD_SHARE: Final = 0.45  # what a unit before a city is worth as its guard


class Deployment:
    """What a unit more is worth in each place, for one side."""

    def __init__(self, state: State, stakes: Stakes) -> None:
        self.state = state
        self.stakes = stakes
        self._steps: list[int] | None = None
        self._added: dict[tuple[int, bool], float] = {}

    @property
    def steps(self) -> list[int]:
        """Each area's distance by land to the nearest city of the other side."""
        if self._steps is None:
            state, side = self.state, self.stakes.side
            board = state.board
            goals = [
                area
                for area, owner in enumerate(state.controller)
                if board.has_city[area]
                and owner % REBEL != FRANCE
                and (owner % REBEL == MUSLIM) == (side == CHRISTIAN)
            ]
            ways = [[other for other, _ in borders] for borders in board.borders]
            self._steps = [
                FAR if steps < 0 else min(steps, FAR) for steps in distances(ways, goals)
            ]
        return self._steps

    def _more(self, area: int) -> float:
        return UNKNOWN if self.steps[area] <= 2 else 0.0

    def added(self, area: int, *, inside: bool) -> float:
        """Return what one more unit is worth in a place."""
        key = (area, inside)
        value = self._added.get(key)
        if value is None:
            stakes, more = self.stakes, self._more(area)
            garrison, field = garrison_size(self.state, area), stakes.before(area)
            if inside:
                value = stakes.guard(area, garrison, field, more=more)
            else:
                value = stakes.shelter(area, garrison, field, more=more)
                value += self._front(area, field)
            self._added[key] = value
        return value

    def taken(self, area: int, *, inside: bool) -> float:
        """Return what taking a unit out of a place costs."""
        state, stakes = self.state, self.stakes
        if not stakes.is_own(area):
            abroad = state.board.has_city[area] and not inside
            return -ATTRITION * UNIT if abroad else 0.0
        more = self._more(area)
        garrison, field = garrison_size(state, area), stakes.before(area)
        if inside:
            return stakes.guard(area, garrison - 1, field, more=more)
        value = stakes.shelter(area, garrison, field - 1, more=more)
        return value + self._front(area, field - 1)

    def _front(self, area: int, there: int) -> float:
        return FRONT * (FAR - self.steps[area]) / (1.0 + 0.3 * there)


def best_redistribution(state: State, step: RedistributeAsk, side: int) -> Action:
    """Return the transfer that gains most, or that all is well."""
    deployment = Deployment(state, Stakes(state, side))
    best, choice = LEAST, None
    gains: dict[tuple[int, bool], float] = {}
    for block in step.blocks(state):
        if block.at_sea:
            continue
        loss = deployment.taken(block.origin, inside=block.from_city)
        king = bool(block.units & 255)
        for way in block.ways:
            gain = gains.get(way)
            if gain is None:
                area, inside = way
                if deployment.stakes.is_own(area):
                    gain = deployment.added(area, inside=inside)
                else:
                    gain = -1.0
                gains[way] = gain
            value = gain - loss
            if way[0] == block.origin:
                value -= 0.01
            if king and not way[1]:
                value += 0.02
            if value > best:
                best, choice = value, (block, way)
    if choice is None:
        return DONE
    block, (area, inside) = choice
    return Redistribute(block.power, block.origin, area, block.units, block.from_city, inside)


def reserve(state: State, power: int) -> int:
    """Return the points that a power keeps for sieges when it recruits."""
    if power == FRANCE:
        return 1
    points = state.treasury[power]
    if power == MUSLIM:
        return min(7, points // 2)
    units = sum(
        size(force_of(stacks, power)) for places in (state.field, state.city) for stacks in places
    )
    return min(3, points // 3) if units >= 4 else 0


def best_recruit(state: State, options: Sequence[Action], side: int) -> Action:
    """Return the purchase that is worth most for its price, or none."""
    board = state.board
    deployment = Deployment(state, Stakes(state, side))
    kept: dict[int, int] = {}
    best = 0.0
    choice: Action = DONE
    for option in options:
        if not isinstance(option, Recruit) or option.unit == FLEET:
            continue
        cost = board.cost[option.unit]
        power = option.power
        if power not in kept:
            kept[power] = reserve(state, power)
        if cost and state.treasury[power] - cost < kept[power]:
            continue
        place = deployment.added(option.where, inside=option.inside)
        value = UNIT * UNIT_WORTH[option.unit] + place
        value /= 0.6 + cost**0.6
        if option.unit == KING:
            value += 1.0
        if value > best:
            best, choice = value, option
    return choice


def best_place(state: State, options: Sequence[Action], side: int) -> Action:
    """Return where a piece is placed best: set-up, arrivals, reinforcements."""
    deployment = Deployment(state, Stakes(state, side))
    board = state.board
    best = -1.0
    choice: Action = options[-1]
    for option in options:
        if not isinstance(option, PIECES):
            continue
        where = option.area if isinstance(option, Reinforce) else option.where
        unit = option.unit
        if where < 0:
            value = 0.2 if board.sea_ports[-1 - where] else 0.1
        else:
            value = 1.0 + deployment.added(where, inside=option.inside)
            if option.inside and UNIT_WORTH[unit] < 1.0:
                value += 0.02
            if not option.inside and UNIT_WORTH[unit] >= 1.0:
                value += 0.02
            if unit == KING and side == MUSLIM_SIDE and option.inside:
                value -= 0.05
        if value > best:
            best, choice = value, option
    return choice

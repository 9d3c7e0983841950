"""What a side stands to win and to lose at each place, and how many enemies can come there.

Values are in victory points, as plain play suggests them. Rules: 4.1/city, 4.2/city,
4.3/automatic, 14.0/siege.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reconquista_qt.games.st279.odds.siege import siege_odds
from reconquista_qt.games.st279.rules.control import garrison_size
from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.forces import counts, size
from reconquista_qt.games.st279.rules.names import CHRISTIAN, FLEET, FRANCE, KINGDOMS, MUSLIM, REBEL
from reconquista_qt.games.st279.rules.score import fallen_cities
from reconquista_qt.games.st279.rules.state import State

POINT: Final = 0.1  # a treasury point
HOME_POINT: Final = 0.16  # one of a kingdom's, that lives by it
CLEARED: Final = (0.0, 0.75, 0.65, 0.55)  # how probably attackers in waves drive so many away
STORMED: Final = (0.0, 0.15, 0.2, 0.25)  # and the city surrenders at once
PROTECTED: Final = (0.0, 0.55, 0.75, 0.85)  # how surely so many units prevent a pillage
EARLY: Final = 0.7  # what a point is worth at the start, long before it counts
WALLS: Final = 0.25  # a city beside its points
KINGDOM: Final = 1.0  # that falls with its last area
KEY: Final = 5.0  # a city of the automatic victory
LAST_KEY: Final = 20.0  # one whose fall ends the game
UNIT: Final = 0.35  # a mesnada or so
TIRED: Final = 0.5  # how much an enemy counts who comes without points to pillage
BESIEGERS: Final = 3  # as many as usually find room
RAID: Final = 0.6  # how probably a city that can be attacked is attacked
BORDER: Final = 1.5  # enemies that are expected at a border where none are seen


@lru_cache(maxsize=4096)
def fall_chance(board: Board, besiegers: int, garrison: int, modifier: int) -> float:
    """Return the chance that a siege takes a city."""
    return siege_odds(board, besiegers, garrison, modifier).taken


@lru_cache(maxsize=8)
def rings(board: Board) -> tuple[tuple[tuple[tuple[int, float], ...], ...], ...]:
    """Return for a unit's points and its area the areas it can come to, each with a weight.

    Whoever arrives with points for pillage left counts fully, the others half.
    """
    most = max(board.mp[:FLEET]) + 1
    costs = [_costs(board, area, most) for area in range(board.area_count)]
    return tuple(
        tuple(
            tuple(
                (to, 1.0 if cost <= points - board.pillage_mp else TIRED)
                for to, cost in from_here.items()
                if cost <= points
            )
            for from_here in costs
        )
        for points in range(most + 1)
    )


def _costs(board: Board, origin: int, most: int) -> dict[int, int]:
    costs = {origin: 0}
    buckets: list[list[int]] = [[] for _ in range(most + 1)]
    buckets[0].append(origin)
    for cost in range(most):
        for here in buckets[cost]:
            for other, mountain in board.borders[here]:
                there = cost + (board.mountain_mp if mountain else board.area_mp)
                if there <= most and costs.get(other, most + 1) > there:
                    costs[other] = there
                    buckets[there].append(other)
    return costs


class Stakes:
    """How a position looks to a side: what is at stake where, and the enemies about."""

    __slots__ = ("state", "side", "fallen", "enemies", "_threat")

    def __init__(self, state: State, side: int) -> None:
        self.state = state
        self.side = side
        self.fallen = len(fallen_cities(state))
        self._threat: list[float] | None = None

    @property
    def threat(self) -> list[float]:
        """How many enemy units can come to each area in their next campaign."""
        if self._threat is None:
            state, christian = self.state, self.side == CHRISTIAN
            near, points = rings(state.board), state.board.mp
            found = [0.0] * state.board.area_count
            for places in (state.field, state.city):
                for area, stacks in enumerate(places):
                    for owner, force in stacks:
                        if owner >= REBEL or (owner == MUSLIM) != christian:
                            continue
                        if owner == FRANCE and state.french_war < 0:
                            continue
                        for kind, count in counts(force):
                            for other, weight in near[points[kind]][area]:
                                found[other] += weight * count
            self._threat = found
        return self._threat

    def worth(self, area: int) -> float:
        """Return what an area is worth to who takes it, or does not lose it."""
        board = self.state.board
        value = POINT * board.tp[area]
        if not board.has_city[area]:
            return value + 0.05
        points = board.christian_vp[area] + board.muslim_vp[area]
        value += points * (EARLY + (1.0 - EARLY) * self.state.turn / board.last_turn) + WALLS
        owner = self.state.controller[area]
        if owner in KINGDOMS and area in board.throne and self.state.controller.count(owner) == 1:
            value += KINGDOM
        if area in board.auto_cities:
            held = area in fallen_cities(self.state)
            others = self.fallen - held
            value += LAST_KEY if others >= board.auto_need - 1 else KEY
        return value

    def risk(self, area: int, garrison: int, field: int, *, more: float = 0.0) -> float:
        """Return what an own area stands to lose with so many units inside its city and before it.

        Rules: 12.1/response, 14.0/siege, 14.0/I21.
        """
        state = self.state
        board = state.board
        threat = self.threat[area] + more
        if threat <= 0:
            return 0.0
        likely = RAID * min(1.0, threat / BESIEGERS)
        points = board.tp[area]
        field = min(field, len(PROTECTED) - 1)
        bare = 1.0 - PROTECTED[field]
        price = HOME_POINT if self.side == CHRISTIAN else POINT
        value = price * (points + 1) * bare if points else 0.0
        if board.has_city[area]:
            count = min(BESIEGERS, max(1, round(threat)))
            if field:
                inside = min(BESIEGERS, garrison + field - 1)
                falls = 1.0 if not inside else fall_chance(board, count, inside, 0)
                stormed = STORMED[field]
                chance = stormed + (CLEARED[field] - stormed) * falls
            else:
                chance = 1.0 if not garrison else fall_chance(board, count, garrison, 1)
            value += self.worth(area) * chance
        return value * likely

    def guard(self, area: int, garrison: int, field: int, *, more: float = 0.0) -> float:
        """Return what one more unit inside a city saves."""
        return self.risk(area, garrison, field, more=more) - self.risk(
            area, garrison + 1, field, more=more
        )

    def shelter(self, area: int, garrison: int, field: int, *, more: float = 0.0) -> float:
        """Return what one more unit in the field saves."""
        return self.risk(area, garrison, field, more=more) - self.risk(
            area, garrison, field + 1, more=more
        )

    def before(self, area: int) -> int:
        """Return how many units of this side stand in an area's field."""
        christian = self.side == CHRISTIAN
        return sum(
            size(force)
            for owner, force in self.state.field[area]
            if owner < REBEL and (owner == MUSLIM) != christian
        )

    def leaving(self, area: int, *, inside: bool) -> float:
        """Return what it costs to take a unit out of an own area."""
        garrison, field = garrison_size(self.state, area), self.before(area)
        if inside:
            return self.guard(area, garrison - 1, field) if garrison else 0.0
        return self.shelter(area, garrison, field - 1) if field else 0.0

    def is_own(self, area: int) -> bool:
        """Whether an area is loyal to this side."""
        owner = self.state.controller[area]
        return owner == MUSLIM if self.side != CHRISTIAN else owner in KINGDOMS

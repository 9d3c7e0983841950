"""What a nation is still going to score, by what it holds, what threatens it, what it may take.

The weights were fitted to games of the greedy player. Another fit, to 700 games of experts with
tastes by chance, explains little more (0.27 of the variance within a nation and turn instead of
0.24) and plays no better. A feature is in points or in units.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reconquista_qt.games.hispania.rules.board import Award, Board
from reconquista_qt.games.hispania.rules.forces import Force, count, size
from reconquista_qt.games.hispania.rules.names import (
    CASTLE,
    NATION_COUNT,
    NOBODY,
    REGION_COUNT,
)
from reconquista_qt.games.hispania.rules.score import has_majority, totals
from reconquista_qt.games.hispania.rules.state import State

LAGS: Final = 4  # turns until the next points, the last for as many or more
FEATURES: Final = (
    "held0", "held1", "held2", "held3",  # points of the next reckoning, by the turns until then
    "second", "third",  # points that would be paid now at the reckonings after it
    "threat0", "threat1",  # held points that somebody can attack before the next reckoning
    "chance0", "chance1",  # points that can be attacked before it
    "room",  # regions held, as far as the nation's time goes on
    "units", "walls", "gold",
)  # fmt: skip
WEIGHTS: Final = (
    1.15, 1.1, 1.05, 0.95, 0.87, 0.85, -0.4, -0.5, 0.7, 0.7, 0.05, 0.35, 0.1, 0.03,
)  # fmt: skip


Goal = tuple[int, tuple[float, ...], tuple[tuple[int, float], ...]]


@lru_cache(maxsize=4096)
def goals_of(board: Board, nation: int, scenario: str) -> tuple[Goal, ...]:
    """Return (turn, points by region, points for majorities by zone) of a card's reckonings."""
    card, known = board.nations[nation], board.scenarios[scenario]
    found: dict[int, list[Award]] = {}
    for turn, awards in card.own_turn.items():
        if known.first <= turn <= known.last:
            found.setdefault(turn, []).extend(awards)
    for turn, awards in card.end_of_turn.items():
        if turn in known.point_turns:
            found.setdefault(turn, []).extend(awards)
    goals: list[Goal] = []
    for turn in sorted(found):
        values = [0.0] * REGION_COUNT
        zones: list[tuple[int, float]] = []
        for award in found[turn]:
            if award.kind == "regions":
                for place, value in award.values:
                    if place < REGION_COUNT:
                        values[place] += value / 100
            elif award.kind == "per_region":
                for region in board.scopes[award.scope]:
                    values[region] += award.points / 100
            elif award.kind == "zone_majority":
                zone = next(z for z, inside in enumerate(board.zones)
                            if frozenset(inside) == board.scopes[award.scope])  # fmt: skip
                zones.append((zone, award.points / 100))
        goals.append((turn, tuple(values), tuple(zones)))
    return tuple(goals)


@lru_cache(maxsize=1 << 15)
def strength(board: Board, force: Force) -> float:
    """Return how strong a force is in units: walls count for more, works for less."""
    fixed = force & board.fixed
    if not fixed:
        return float(size(force))
    return size(force & board.mobile) + 1.5 * count(force, CASTLE) + 0.8 * size(fixed)


def features(state: State, nation: int, nearby: list[float]) -> tuple[float, ...]:
    """Return the features of a nation's prospects; `nearby` are the strengths by region."""
    board, turn, owner = state.board, state.turn, state.owner
    goals = [g for g in goals_of(board, nation, state.scenario) if g[0] >= turn]
    acts = nation > state.nation  # it still has its part of this turn
    held_regions = [region for region, holder in enumerate(owner) if holder == nation]
    found = [0.0] * len(FEATURES)
    if not held_regions and not any(party == nation for _, party in state.abroad):
        return tuple(found)
    half = 0.5 if state.lords[nation] != NOBODY else 1.0
    for number, (when, values, zones) in enumerate(goals[:3]):
        points = sum(values[region] for region in held_regions)
        for zone, paid in zones:
            if has_majority(state, nation, zone):
                points += paid
        points *= half
        if number:
            found[3 + number] += points
            continue
        lag = min(LAGS - 1, when - turn)
        found[lag] += points
        now = lag == 0
        difficult = board.difficult
        threatened = 0.0
        for region in held_regions:
            value = values[region]
            if value:
                worst = 0.0
                by: dict[int, float] = {}
                for other, _, _ in board.beside[region]:
                    if other < REGION_COUNT:
                        enemy = owner[other]
                        if enemy not in (nation, NOBODY) and (not now or enemy > state.nation):
                            total = by[enemy] = by.get(enemy, 0.0) + nearby[other]
                            worst = max(worst, total)
                if worst:
                    own = nearby[region] * (1.7 if difficult[region] else 1.0)
                    threatened += value * min(1.0, worst / (own + worst) * 1.3)
        found[6 if now else 7] += threatened * half
        if acts or not now:
            promised = 0.0
            for region, value in enumerate(values):
                if value and owner[region] != nation:
                    own = 0.0
                    for other, _, _ in board.beside[region]:
                        if other < REGION_COUNT and owner[other] == nation:
                            own += nearby[other]
                    if own:
                        there = nearby[region] * (1.7 if difficult[region] else 1.0)
                        promised += value * own / (own + 1.5 * there)
            found[8 if now else 9] += promised * half
    left = min(6, max(0, board.nations[nation].last - turn))
    found[10] = len(held_regions) * left / 6
    mobile = sum(nearby[region] for region in held_regions)
    mobile += sum(size(force) for (_, party), force in state.abroad.items() if party == nation)
    found[11] = mobile * left / 6
    found[12] = sum(1 for r in held_regions if state.units[r] & board.walls) * left / 6
    found[13] = state.gold[nation] * left / 6
    return tuple(found)


def strengths(state: State) -> list[float]:
    """Return how strong each region's holder stands there."""
    board = state.board
    return [strength(board, force) if force else 0.0 for force in state.units]


def prospects(state: State) -> dict[str, float]:
    """Return what each player's points are going to be."""
    board = state.board
    points = {player: halves / 2 for player, halves in totals(state).items()}
    if state.over is not None:
        return points
    nearby = strengths(state)
    for nation in range(NATION_COUNT):
        shown = features(state, nation, nearby)
        value = sum(weight * one for weight, one in zip(WEIGHTS, shown, strict=True))
        points[board.player_of[nation]] += value
    return points

"""What a region is worth to a nation: the points it pays next, its gold, its place on the map."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from reconquista_qt.engine.record import record
from reconquista_qt.games.hispania.rules.board import Board
from reconquista_qt.games.hispania.rules.names import NATION_COUNT, REGION_COUNT
from reconquista_qt.games.hispania.rules.score import card_points, totals
from reconquista_qt.games.hispania.rules.state import State

GOLD: Final = 0.12  # points for each piece of gold that a region pays
ROOM: Final = 0.35  # points for any region at all: it feeds two units
WAIT: Final = 0.8  # what points are worth that are a turn further away
HORIZON: Final = 5
ENOUGH: Final = 0.02  # a step that gains less is not taken
WHIM: Final = 2.5  # by how much a whim makes a region dearer or cheaper, at most


@record
class Taste:
    """How a player weighs things: what makes one plan differ from another.

    `caution` is how much units lost count, `wait` what points are worth that are a turn further
    away, `room` what any region is worth, `enough` what a step must gain; `whim` other than 0
    makes some regions dearer than others, the same for the same number.
    """

    caution: float = 1.0
    wait: float = WAIT
    room: float = ROOM
    enough: float = ENOUGH
    whim: int = 0


USUAL: Final = Taste()


@lru_cache(maxsize=1 << 14)
def worth_of(
    board: Board, nation: int, turn: int, last: int, taste: Taste = USUAL
) -> tuple[float, ...]:
    """Return what each region is worth to a nation on a turn, in points.

    Points of its card at the end of the next turns count less the further away they are.
    """
    card = board.nations[nation]
    pays = card.income in ("regions", "half_up")
    worth = [
        taste.room + (GOLD * board.income[region] if pays else 0.0)
        for region in range(REGION_COUNT)
    ]
    for ahead in range(HORIZON):
        when = turn + ahead
        if when > last:
            break
        share = taste.wait**ahead
        for awards in (card.own_turn.get(when), card.end_of_turn.get(when)):
            for award in awards or ():
                if award.kind == "regions":
                    for place, value in award.values:
                        if place < REGION_COUNT:
                            worth[place] += share * value / 100
                elif award.kind == "per_region":
                    for region in board.scopes[award.scope]:
                        worth[region] += share * award.points / 100
                elif award.kind == "zone_majority":
                    for region in board.scopes[award.scope]:
                        worth[region] += share * award.points / 400
    if taste.whim:
        draw = random.Random(taste.whim * 1009 + nation)
        worth = [value * WHIM ** (2 * draw.random() - 1) for value in worth]
    return tuple(worth)


def forecast(state: State) -> dict[str, float]:
    """Return what each player's points come to, at first sight.

    What the cards would pay now for the next turn of points is counted in part.
    """
    board = state.board
    last = board.scenarios[state.scenario].last
    points = {player: halves / 2 for player, halves in totals(state).items()}
    if state.over is not None:
        return points
    for nation in range(NATION_COUNT):
        card = board.nations[nation]
        for ahead in range(HORIZON):
            when = state.turn + ahead
            awards = card.end_of_turn.get(when)
            if awards and when <= last:
                halves, _ = card_points(state, nation, awards)
                points[board.player_of[nation]] += WAIT**ahead * 0.7 * halves / 2
                break
    holders = [holder for holder in state.owner if 0 <= holder < NATION_COUNT]
    for holder in holders:
        points[board.player_of[holder]] += 0.1
    return points


def material(state: State) -> int:
    """Return how many regions the player of the nation whose turn it is holds."""
    board = state.board
    player = board.player_of[state.nation]
    return sum(
        1
        for holder in state.owner
        if 0 <= holder < NATION_COUNT and board.player_of[holder] == player
    )

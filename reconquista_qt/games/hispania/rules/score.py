"""Chapter 8: victory points, for what a nation destroys and for what it holds."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.record import record
from reconquista_qt.engine.seats import Standing

from .board import Award, Board
from .events import GameEnded, PointsScored, ScoreLine, points_of
from .forces import count
from .names import (
    CASTLE_RUIN,
    CITY_RUIN,
    FORT,
    FORTRESS,
    NATION_COUNT,
    NOBODY,
    PARTIES,
    PLACES,
    REGION_COUNT,
    UNITS,
    ZONE_INDEX,
)
from .state import State, regions_of

LEADER: Final = "leader"
ANY: Final = "any"
WON: Final = "won"
SHARED: Final = "shared"
LOST: Final = "lost"


@lru_cache(maxsize=4096)
def kill_value(board: Board, killer: int, victim: int, unit: str) -> int:
    """Return what a nation scores for destroying a unit, in halves: its best line that fits.

    Rules: 8/kills, 8/F4, components/faith.
    """
    kind = UNITS.index(unit) if unit != LEADER else -1
    fits_any = kind >= 0 and (bool(board.mobile >> (8 * kind) & 1) or kind in (FORT, FORTRESS))
    best = 0
    for kill in board.nations[killer].kills:
        if kill.faith:
            if board.faith_of(victim) != kill.faith:
                continue
        elif victim not in kill.nations:
            continue
        if kill.unit == unit or (kill.unit == ANY and fits_any):
            best = max(best, kill.halves)
    return best


def score_kill(
    state: State, victim: int, unit: str, place: int, emit: Emit | None, number: int = 1
) -> None:
    """Book what the nation whose turn it is scores for something destroyed.

    Rules: 8/kills, 8/F4, 6/F5, 1/sequence.
    """
    killer = state.nation
    if killer == victim or killer >= NATION_COUNT:
        return
    value = kill_value(state.board, killer, victim, unit) * number
    if value:
        lines = ((unit, PLACES[place], points_of(value)),)
        add_points(state, killer, value, lines, "8/kills", emit)


def add_points(
    state: State,
    nation: int,
    halves: int,
    lines: tuple[ScoreLine, ...],
    rule: str,
    emit: Emit | None,
) -> None:
    """Book points.

    Rules: 8/points.
    """
    state.points[nation] += halves
    if emit:
        side = state.board.player_of[nation]
        total = points_of(state.points[nation])
        emit(PointsScored(PARTIES[nation], side, lines, points_of(halves), total, rule))


def counts_for(state: State, nation: int) -> list[int]:
    """Return the regions that count for a nation: its own and its subjects'.

    Rules: 8/control, 8/F6, 2.1/B1.
    """
    lords = state.lords
    if nation not in lords:
        return list(regions_of(state, nation))
    return [
        region
        for region, holder in enumerate(state.owner)
        if holder == nation or (holder != NOBODY and lords[holder] == nation)
    ]


def award_hundredths(state: State, nation: int, award: Award, regions: list[int]) -> int:
    """Return what a line of a card gives now, in hundredths of a point.

    Rules: 8/awards, 8/majority, 8/F6.
    """
    board = state.board
    match award.kind:
        case "regions":
            held = set(regions)
            return sum(
                value
                for place, value in award.values
                if (place in held if place < REGION_COUNT else (place, nation) in state.abroad)
            )
        case "per_region":
            return award.points * len(board.scopes[award.scope].intersection(regions))
        case "per_unit":
            owner, units, unit = state.owner, state.units, award.unit
            return award.points * sum(
                [count(units[region], unit) for region in regions if owner[region] == nation]
            )
        case "per_ruin":
            ruins = (CASTLE_RUIN, CITY_RUIN)
            return award.points * sum(1 for r in regions if state.ruins[r] in ruins)
        case _:
            return award.points if has_majority(state, nation, ZONE_INDEX[award.scope]) else 0


def has_majority(state: State, nation: int, zone: int) -> bool:
    """Whether more regions of a zone count for a nation than for any other.

    Rules: 8/majority.
    """
    counts: dict[int, int] = {}
    for region in state.board.zones[zone]:
        holder = state.owner[region]
        if holder != NOBODY:
            counted = state.lords[holder] if state.lords[holder] != NOBODY else holder
            counts[counted] = counts.get(counted, 0) + 1
    mine = counts.pop(nation, 0)
    return mine > max(counts.values(), default=0)


def rounded(hundredths: int) -> int:
    """Return hundredths as halves, rounded to the nearest, half up.

    Rules: 8/rounding, 8/F3.
    """
    return (hundredths + 25) // 50


def score_awards(
    state: State, nation: int, awards: tuple[Award, ...], rule: str, emit: Emit | None
) -> None:
    """Book the points of a card's lines together; a subject gets half of them.

    Rules: 8/awards, 8/F3, 8/F6.
    """
    if not state.abroad and nation not in state.owner and nation not in state.lords:
        return  # nothing counts for it
    halves, lines = card_points(state, nation, awards)
    if halves:
        add_points(state, nation, halves, lines, rule, emit)


def card_points(
    state: State, nation: int, awards: tuple[Award, ...]
) -> tuple[int, tuple[ScoreLine, ...]]:
    """Return what a card's lines give now: halves, and (what for, where, points) of each line.

    Rules: 8/awards, 8/F3, 8/F6.
    """
    regions = counts_for(state, nation)
    lines: list[ScoreLine] = []
    total = 0
    for award in awards:
        value = award_hundredths(state, nation, award, regions)
        total += value
        if not value:
            continue
        if award.kind == "regions":
            held = set(regions)
            for place, points in award.values:
                there = place in held if place < REGION_COUNT else (place, nation) in state.abroad
                if there:
                    lines.append((award.kind, PLACES[place], points / 100))
        else:
            where = award.scope or (UNITS[award.unit] if award.unit >= 0 else "")
            lines.append((award.kind, where, value / 100))
    if state.lords[nation] != NOBODY:
        total //= 2
        lines.append(("subject", PARTIES[state.lords[nation]], -total / 100))
    return rounded(total), tuple(lines)


def totals(state: State) -> dict[str, int]:
    """Return every player's points in halves: his starting points and those of his nations.

    Rules: 8/points, 8/start, 15/scenarios.
    """
    board = state.board
    start = board.scenarios[state.scenario].start.get(str(state.options.players), {})
    return {
        player: start.get(player, 0) + sum(state.points[n] for n in board.nations_of[player])
        for player in board.players
    }


@record
class Score:
    """The points as they stand: by player, and by nation."""

    totals: tuple[tuple[str, float], ...]
    nations: tuple[tuple[str, str, float], ...]  # player, nation, points
    start: tuple[tuple[str, float], ...]


def score(state: State) -> Score:
    """Return the points as they stand.

    Rules: 8/points.
    """
    board = state.board
    start = board.scenarios[state.scenario].start.get(str(state.options.players), {})
    return Score(
        tuple((player, points_of(halves)) for player, halves in totals(state).items()),
        tuple(
            (player, PARTIES[nation], points_of(state.points[nation]))
            for player in board.players
            for nation in board.nations_of[player]
            if state.points[nation]
        ),
        tuple((player, points_of(start.get(player, 0))) for player in board.players),
    )


def winners(state: State) -> tuple[str, ...]:
    """Return who has most points; several share a victory.

    Rules: 8/victory, 8/F9.
    """
    points = totals(state)
    most = max(points.values())
    return tuple(player for player, halves in points.items() if halves == most)


def standings(state: State) -> tuple[Standing, ...]:
    """Return how each player stands.

    Rules: 8/victory, 8/F9.
    """
    best = winners(state)
    level = WON if len(best) == 1 else SHARED
    return tuple(
        Standing(player, points_of(halves), level if player in best else LOST)
        for player, halves in totals(state).items()
    )


def end_game(state: State, emit: Emit | None) -> None:
    """End the game: most points win, a half is enough, a tie is shared.

    Rules: 8/victory, 8/F9, 15/scenarios.
    """
    best = winners(state)
    state.agenda.clear()
    state.over = Over(
        "last-turn",
        int(points_of(max(totals(state).values()))),
        WON if len(best) == 1 else SHARED,
        best[0] if len(best) == 1 else None,
        standings(state),
    )
    if emit:
        points = tuple((player, points_of(h)) for player, h in totals(state).items())
        emit(GameEnded(points, best))

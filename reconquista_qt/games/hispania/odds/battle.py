"""Exact odds of a battle of many units in which both sides stand.

Every round's dice are convolved to chances of (kills, hits); losses are taken by the rules' own
functions, the cheapest unit first. What the rules leave open is fixed so: nobody withdraws.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final, NamedTuple

from reconquista_qt.games.hispania.rules.board import BLACK, WHITE, Board
from reconquista_qt.games.hispania.rules.forces import Force, parts, size
from reconquista_qt.games.hispania.rules.losses import (
    ATTACKER,
    DEFENDER,
    HIT,
    KILL,
    SIEGE,
    Side,
    cheapest,
    choices,
    melee_colours,
    siege_colours,
    siege_dice,
    taken,
    unit_dice,
)
from reconquista_qt.games.hispania.rules.names import CASTLE, CLEAR

FACES: Final = 6
ATTACKER_WON: Final = "attacker"
DEFENDER_WON: Final = "defender"
NOBODY_WON: Final = "nobody"


class Terms(NamedTuple):
    """What a battle is fought under; `zeal` are the hits that each side ignores."""

    attacker: int
    defender: int
    turn: int
    terrain: int
    crossing: bool  # a river or a pass: a die more for the defender in the first round
    attacker_dice: int  # black dice of leaders
    defender_dice: int
    zeal: tuple[int, int]


Chances = dict[tuple[int, int], float]


@lru_cache(maxsize=4096)
def chances(board: Board, white: int, black: int) -> tuple[tuple[int, int, float], ...]:
    """Return (kills, hits, chance) of so many dice of each colour.

    Rules: 6.3/dice, components/dice.
    """
    found: Chances = {(0, 0): 1.0}
    for colour, number in ((WHITE, white), (BLACK, black)):
        faces = board.faces[colour]
        for _ in range(number):
            after: Chances = defaultdict(float)
            for (kills, hits), chance in found.items():
                for kill, hit in faces:
                    after[kills + kill, hits + hit] += chance / FACES
            found = after
    return tuple((kills, hits, chance) for (kills, hits), chance in found.items())


@lru_cache(maxsize=1 << 17)
def after_losses(
    board: Board, side: Side, kills: int, hits: int, difficult: bool
) -> tuple[Side, int]:
    """Return a side after its losses, and how many units it lost: always the cheapest.

    One loss is taken, the others are looked up: many rolls end in the same way.

    Rules: 6.6/kills, 6.6/damage, 6.6/mounted, 6.6/walls.
    """
    if not (kills or hits):
        return side, 0
    by = KILL if kills else HIT
    found = choices(board, side, by, difficult)
    if not found:
        return side, 0
    after, destroyed = taken(board, side, cheapest(board, found), by)
    rest = (kills - 1, hits) if kills else (0, hits - 1)
    left, lost = after_losses(board, after, *rest, difficult)
    return left, lost + destroyed


def colours_of(dice: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """Return how many white and black dice there are."""
    black = sum(1 for _, colour in dice if colour == BLACK)
    return len(dice) - black, black


def pool(board: Board, terms: Terms, units: Force, number: int, role: int) -> tuple[int, int]:
    """Return how many white and black dice a side rolls in a round.

    Rules: 6.5/melee, 6.5/attacking-difficult, 6.5/defending-difficult, 6.5/crossing, 6.7/dice.
    """
    nation = terms.attacker if role == ATTACKER else terms.defender
    if number == SIEGE:
        dice = unit_dice(units, siege_colours(board, nation, terms.turn, role))
        if role == ATTACKER:
            dice = siege_dice(dice)
    else:
        dice = unit_dice(units, melee_colours(board, nation, terms.turn, terms.terrain, role))
    white, black = colours_of(dice)
    black += terms.attacker_dice if role == ATTACKER else terms.defender_dice
    if number == 1 and role == DEFENDER and terms.crossing:
        if units & board.fixed:
            black += 1
        else:
            white += 1
    return white, black


@lru_cache(maxsize=1 << 14)
def enough(
    board: Board, dice: tuple[int, int], zeal: int, skulls: bool, most_kills: int, most_hits: int
) -> tuple[tuple[int, int, int, float], ...]:
    """Return (kills, hits, hits ignored, chance) of some dice, no more than destroys everything.

    What is more than enough comes to the same.

    Rules: 6.6/zeal, 6/E2.
    """
    found: dict[tuple[int, int, int], float] = defaultdict(float)
    for kills, hits, chance in chances(board, *dice):
        if skulls:
            kills, hits = 0, hits + 2 * kills
        ignored = min(zeal, hits)
        found[min(kills, most_kills), min(hits - ignored, most_hits), ignored] += chance
    return tuple((*key, chance) for key, chance in found.items())


Left = tuple[tuple[Side, int, int, float], ...]  # a side, its zeal, what it lost, the chance


@lru_cache(maxsize=1 << 15)
def after_dice(
    board: Board, side: Side, dice: tuple[int, int], zeal: int, difficult: bool, skulls: bool
) -> Left:
    """Return what so many white and black dice may leave of a side.

    With `skulls` on, a skull is two hits.

    Rules: 6.6/simultaneous, 6.6/zeal, 6.7/siege, 6/E2.
    """
    most_kills = size(side.units) + board.hp[CASTLE]
    most_hits = sum(board.hp[kind] * number for kind, number in parts(side.units))
    found: dict[tuple[Side, int, int], float] = defaultdict(float)
    for kills, hits, ignored, chance in enough(board, dice, zeal, skulls, most_kills, most_hits):
        after, lost = after_losses(board, side, kills, hits, difficult)
        found[after, zeal - ignored, lost] += chance
    return tuple((*key, chance) for key, chance in found.items())


def winner_of(board: Board, terms: Terms, mine: Force, theirs: Force, lost: int) -> str:
    """Return who wins; `lost` is how many units more the defender has lost than the attacker.

    Rules: 6.8/victory, 6/E16.
    """
    if not mine or not theirs:
        return NOBODY_WON if not (mine or theirs) else ATTACKER_WON if mine else DEFENDER_WON
    if terms.terrain != CLEAR or theirs & board.fixed:
        return DEFENDER_WON
    if lost:
        return ATTACKER_WON if lost > 0 else DEFENDER_WON
    return ATTACKER_WON if terms.attacker_dice and not terms.defender_dice else DEFENDER_WON


class Forecast:
    """The chances of a battle: who wins, and what is left of each side."""

    def __init__(self) -> None:
        self.wins: dict[str, float] = defaultdict(float)
        self.attackers: dict[Force, float] = defaultdict(float)
        self.defenders: dict[Force, float] = defaultdict(float)


Parts = list[tuple[Side, int, int, float]]


def forecast(board: Board, terms: Terms, mine: Force, theirs: Force) -> Forecast:
    """Return the chances of a battle in which both sides stand.

    What a round leaves of one side depends on the other's dice alone, so the sides are reckoned
    apart, and put together by how many dice they roll.

    Rules: 6.1/sequence, 6.5/rounds, 6.7/siege, 6/E10.
    """
    found = Forecast()
    sieges: dict[tuple[Side, int, Side, int], float] = defaultdict(float)
    zeal_a, zeal_d = terms.zeal
    first: tuple[Parts, Parts] = ([(Side(mine), zeal_a, 0, 1.0)], [(Side(theirs), zeal_d, 0, 1.0)])
    if not theirs & ~board.walls:
        sieges[first[0][0][0], zeal_a, first[1][0][0], zeal_d] = 1.0
    else:
        alive, standing = _melee(board, terms, first, 1, found, sieges)
        by_mine, by_theirs = (
            _by_dice(board, terms, alive, ATTACKER),
            _by_dice(board, terms, standing, DEFENDER),
        )
        for some_a in by_mine.values():
            for some_d in by_theirs.values():
                _melee(board, terms, (some_a, some_d), 2, found, sieges)
    for (side_a, left_zeal_a, side_d, left_zeal_d), chance in sieges.items():
        besiegers = [(side_a, left_zeal_a, 0, chance)]
        _melee(board, terms, (besiegers, [(side_d, left_zeal_d, 0, 1.0)]), SIEGE, found, sieges)
    return found


def _by_dice(board: Board, terms: Terms, sides: Parts, role: int) -> dict[tuple[int, int], Parts]:
    """Return the states of a side by the dice that they roll in the second round."""
    found: dict[tuple[int, int], Parts] = defaultdict(list)
    for part in sides:
        found[pool(board, terms, part[0].units, 2, role)].append(part)
    return found


def _melee(
    board: Board, terms: Terms, sides: tuple[Parts, Parts], number: int, found: Forecast,
    sieges: dict[tuple[Side, int, Side, int], float],
) -> tuple[Parts, Parts]:  # fmt: skip
    """Fight a round between states that roll the same dice; book what ends, return what goes on.

    The attackers' chances times the defenders' are those of both together.

    Rules: 6.5/rounds, 6.6/simultaneous, 6.7/siege, 6.8/victory.
    """
    walls = board.walls
    dice_a = pool(board, terms, sides[0][0][0].units, number, ATTACKER)
    dice_d = pool(board, terms, sides[1][0][0].units, number, DEFENDER)
    difficult = number != SIEGE and terms.terrain != CLEAR
    skulls = number == SIEGE and board.options.skull_two_hits
    left_a = _after(board, sides[0], dice_d, difficult, False)
    left_d = _after(board, sides[1], dice_a, difficult, skulls)
    last = number == SIEGE
    alive = [a for a in left_a if a[0].units]
    besieged = [d for d in left_d if d[0].units and not d[0].units & ~walls and not last]
    going_on = [d for d in left_d if d[0].units & ~walls] if number == 1 else []
    for side_a, zeal_a, _, share_a in alive:
        for side_d, zeal_d, _, share_d in besieged:
            sieges[side_a, zeal_a, side_d, zeal_d] += share_a * share_d
    staying = {d[:3] for d in (*besieged, *going_on)}
    some_a = sum(a[3] for a in alive)
    all_a, all_d = sum(a[3] for a in left_a), sum(d[3] for d in left_d)
    open_d = sum(d[3] for d in left_d if d[:3] in staying)
    classes_a: dict[tuple[bool, int], float] = defaultdict(float)
    classes_d: dict[tuple[bool, bool, int, bool], float] = defaultdict(float)
    for side, _, lost, share in left_a:
        found.attackers[side.units] += share * (all_d - (open_d if side.units else 0.0))
        classes_a[not side.units, lost] += share
    for d in left_d:
        side, _, lost, share = d
        stays = d[:3] in staying
        found.defenders[side.units] += share * (all_a - (some_a if stays else 0.0))
        classes_d[not side.units, bool(side.units & board.fixed), lost, stays] += share
    for (gone_a, lost_a), share_a in classes_a.items():
        for (gone_d, fixed, lost_d, stays), share_d in classes_d.items():
            if stays and not gone_a:
                continue
            theirs = 0 if gone_d else board.fixed if fixed else board.mobile
            mine = 0 if gone_a else board.mobile
            winner = winner_of(board, terms, mine, theirs, lost_d - lost_a)
            found.wins[winner] += share_a * share_d
    return alive, going_on


def _after(
    board: Board, sides: Parts, dice: tuple[int, int], difficult: bool, skulls: bool
) -> Parts:
    """Return what dice leave of the states of a side, equal ones together."""
    found: dict[tuple[Side, int, int], float] = defaultdict(float)
    for side, zeal, lost, chance in sides:
        for after, left, gone, share in after_dice(board, side, dice, zeal, difficult, skulls):
            found[after, left, lost + gone] += chance * share
    return [(*key, chance) for key, chance in found.items()]

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


class Clash(NamedTuple):
    """A battle between rounds: both sides, hits still to be ignored, units destroyed."""

    mine: Side
    theirs: Side
    zeal: tuple[int, int]
    lost: tuple[int, int]


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


@lru_cache(maxsize=1 << 16)
def after_losses(
    board: Board, side: Side, kills: int, hits: int, difficult: bool
) -> tuple[Side, int]:
    """Return a side after its losses, and how many units it lost: always the cheapest.

    Rules: 6.6/kills, 6.6/damage, 6.6/mounted, 6.6/walls.
    """
    lost = 0
    for by, number in ((KILL, kills), (HIT, hits)):
        for _ in range(number):
            found = choices(board, side, by, difficult)
            if not found:
                return side, lost
            side, destroyed = taken(board, side, cheapest(board, found), by)
            lost += destroyed
    return side, lost


def colours_of(dice: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """Return how many white and black dice there are."""
    black = sum(1 for _, colour in dice if colour == BLACK)
    return len(dice) - black, black


def pool(board: Board, terms: Terms, clash: Clash, number: int, role: int) -> tuple[int, int]:
    """Return how many white and black dice a side rolls in a round.

    Rules: 6.5/melee, 6.5/attacking-difficult, 6.5/defending-difficult, 6.5/crossing, 6.7/dice.
    """
    units = (clash.mine if role == ATTACKER else clash.theirs).units
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
    needed: Chances = defaultdict(float)
    for kills, hits, chance in chances(board, *dice):
        if skulls:
            kills, hits = 0, hits + 2 * kills
        ignored = min(zeal, hits)
        # What is more than enough to destroy everything comes to the same.
        needed[min(kills, most_kills), min(hits - ignored, most_hits) + (ignored << 16)] += chance
    found: dict[tuple[Side, int, int], float] = defaultdict(float)
    for (kills, hits), chance in needed.items():
        after, lost = after_losses(board, side, kills, hits & 0xFFFF, difficult)
        found[after, zeal - (hits >> 16), lost] += chance
    return tuple((*key, chance) for key, chance in found.items())


def fight_round(board: Board, terms: Terms, clash: Clash, number: int) -> tuple[Left, Left]:
    """Return what a round may leave of the attackers, and of the defenders.

    Rules: 6.5/rounds, 6.6/simultaneous.
    """
    mine = pool(board, terms, clash, number, ATTACKER)
    theirs = pool(board, terms, clash, number, DEFENDER)
    difficult = number != SIEGE and terms.terrain != CLEAR
    skulls = number == SIEGE and board.options.skull_two_hits
    zeal_a, zeal_d = clash.zeal
    return (
        after_dice(board, clash.mine, theirs, zeal_a, difficult, False),
        after_dice(board, clash.theirs, mine, zeal_d, difficult, skulls),
    )


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


def forecast(board: Board, terms: Terms, mine: Force, theirs: Force) -> Forecast:
    """Return the chances of a battle in which both sides stand.

    Rules: 6.1/sequence, 6.5/rounds, 6.7/siege, 6/E10.
    """
    walls = board.walls
    found = Forecast()
    first = 1 if theirs & ~walls else SIEGE
    standing = {Clash(Side(mine), Side(theirs), terms.zeal, (0, 0)): 1.0}
    sieges: dict[Clash, float] = defaultdict(float)
    if first == SIEGE:
        standing, sieges = {}, defaultdict(float, standing)
    second: dict[Clash, float] = defaultdict(float)
    for number, clashes in ((1, standing), (2, second), (SIEGE, sieges)):
        for clash, chance in clashes.items():
            left_a, left_d = fight_round(board, terms, clash, number)
            alive = [a for a in left_a if a[0].units] if number != SIEGE else []
            goes_on = [d for d in left_d if d[0].units and (number == 1 or not d[0].units & ~walls)]
            for a in alive:
                for d in goes_on:
                    after = Clash(
                        a[0], d[0], (a[1], d[1]), (clash.lost[0] + a[2], clash.lost[1] + d[2])
                    )
                    then = second if d[0].units & ~walls else sieges
                    then[after] += chance * a[3] * d[3]
            _settle(board, terms, clash, chance, left_a, left_d, alive, goes_on, found)
    return found


def _settle(
    board: Board, terms: Terms, clash: Clash, chance: float, left_a: Left, left_d: Left,
    alive: list[tuple[Side, int, int, float]], goes_on: list[tuple[Side, int, int, float]],
    found: Forecast,
) -> None:  # fmt: skip
    """Add the ends of a battle: all but where attackers are alive and the defenders go on."""
    on = sum(d[3] for d in goes_on) if alive else 0.0
    up = sum(a[3] for a in alive) if goes_on else 0.0
    living = set(alive) if goes_on else set()
    going = set(goes_on) if alive else set()
    classes_a: dict[tuple[bool, int, bool], float] = defaultdict(float)
    classes_d: dict[tuple[bool, bool, int, bool], float] = defaultdict(float)
    for a in left_a:
        lives = a in living
        share = chance * a[3] * (1 - on if lives else 1.0)
        if share:
            found.attackers[a[0].units] += share
        classes_a[not a[0].units, a[2], lives] += a[3]
    for d in left_d:
        goes = d in going
        share = chance * d[3] * (1 - up if goes else 1.0)
        if share:
            found.defenders[d[0].units] += share
        classes_d[not d[0].units, bool(d[0].units & board.fixed), d[2], goes] += d[3]
    before = clash.lost[1] - clash.lost[0]
    for (gone_a, lost_a, lives), share_a in classes_a.items():
        for (gone_d, fixed, lost_d, goes), share_d in classes_d.items():
            if lives and goes:
                continue
            theirs = 0 if gone_d else board.fixed if fixed else board.mobile
            winner = winner_of(
                board, terms, 0 if gone_a else board.mobile, theirs, before + lost_d - lost_a
            )
            found.wins[winner] += chance * share_a * share_d

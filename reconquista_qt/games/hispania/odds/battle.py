"""Exact odds of a battle of many units in which both sides stand.

Every round's dice are convolved to chances of (kills, hits); losses are taken by the rules' own
functions, the cheapest unit first. What the rules leave open is fixed so: nobody withdraws.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
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
TINY: Final = 1e-12  # chances below this come to nothing that anybody could see
UNKNOWN: Final = -1
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
    """Return (kills, hits, chance) of so many dice of each colour: of one die less, and one more.

    Rules: 6.3/dice, components/dice.
    """
    if not (white or black):
        return ((0, 0, 1.0),)
    colour = BLACK if black else WHITE
    fewer = chances(board, white, black - 1) if black else chances(board, white - 1, 0)
    faces = Counter(board.faces[colour]).items()
    found: Chances = defaultdict(float)
    for kills, hits, chance in fewer:
        for (kill, hit), number in faces:
            found[kills + kill, hits + hit] += chance * number / FACES
    return tuple((kills, hits, chance) for (kills, hits), chance in found.items())


class Losses:
    """The states of a side as numbers, and what each becomes by one kill or one hit more.

    Losses are taken by the rules' own functions, always the cheapest; what comes of many is found
    by following the numbers, so that each state is looked at once.

    Rules: 6.6/kills, 6.6/damage, 6.6/mounted, 6.6/walls.
    """

    def __init__(self, board: Board, *, difficult: bool) -> None:
        self._board, self._difficult = board, difficult
        self.sides: list[Side] = []
        self.sizes: list[int] = []
        self._numbers: dict[Side, int] = {}
        self._next: dict[str, list[int]] = {KILL: [], HIT: []}

    def number(self, side: Side) -> int:
        """Return the number of a side's state."""
        found = self._numbers.get(side)
        if found is None:
            found = self._numbers[side] = len(self.sides)
            self.sides.append(side)
            self.sizes.append(size(side.units))
            for by in (KILL, HIT):
                self._next[by].append(UNKNOWN)
        return found

    def after(self, number: int, by: str) -> int:
        """Return the state after one loss more; where there is nothing left, the same."""
        found = self._next[by][number]
        if found == UNKNOWN:
            side = self.sides[number]
            losses = choices(self._board, side, by, self._difficult)
            found = number
            if losses:
                left, _ = taken(self._board, side, cheapest(self._board, losses), by)
                found = self.number(left)
            self._next[by][number] = found
        return found


@lru_cache(maxsize=32)
def losses_of(board: Board, difficult: bool, units: Force) -> Losses:
    """Return the states that a side with some units at first may come to."""
    return Losses(board, difficult=difficult)


def colours_of(dice: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """Return how many white and black dice there are."""
    black = sum(1 for _, colour in dice if colour == BLACK)
    return len(dice) - black, black


@lru_cache(maxsize=1 << 15)
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


Roll = tuple[int, tuple[tuple[int, int, float], ...]]


@lru_cache(maxsize=1 << 12)
def enough(
    board: Board, dice: tuple[int, int], zeal: int, skulls: bool, most_kills: int, most_hits: int
) -> tuple[Roll, ...]:
    """Return (kills, ((hits, hits ignored, chance), ...)) of some dice, fewest first.

    What is more than destroys everything comes to the same. With `skulls` on, a skull is two hits.

    Rules: 6.6/zeal, 6/E2.
    """
    found: dict[tuple[int, int, int], float] = defaultdict(float)
    for kills, hits, chance in chances(board, *dice):
        if skulls:
            kills, hits = 0, hits + 2 * kills
        ignored = min(zeal, hits)
        found[min(kills, most_kills), min(hits - ignored, most_hits), ignored] += chance
    by_kills: dict[int, list[tuple[int, int, float]]] = defaultdict(list)
    for (kills, hits, ignored), chance in found.items():
        if chance > TINY:
            by_kills[kills].append((hits, ignored, chance))
    return tuple((kills, tuple(sorted(by_kills[kills]))) for kills in sorted(by_kills))


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


Parts = list[tuple[Side, int, int, float]]  # a side, its zeal, what it lost, the chance
Sieges = dict[tuple[Side, int], dict[tuple[Side, int], float]]  # attackers by defenders


def forecast(board: Board, terms: Terms, mine: Force, theirs: Force) -> Forecast:
    """Return the chances of a battle in which both sides stand.

    What a round leaves of one side depends on the other's dice alone, so the sides are reckoned
    apart, and put together by how many dice they roll. What is less likely than one in a billion
    times a thousand is left out.

    Rules: 6.1/sequence, 6.5/rounds, 6.7/siege, 6/E10.
    """
    found = Forecast()
    sieges: Sieges = defaultdict(lambda: defaultdict(float))
    zeal_a, zeal_d = terms.zeal
    first: tuple[Parts, Parts] = ([(Side(mine), zeal_a, 0, 1.0)], [(Side(theirs), zeal_d, 0, 1.0)])
    if not theirs & ~board.walls:
        sieges[first[1][0][0], zeal_d][first[0][0][0], zeal_a] = 1.0
    else:
        alive, standing = _melee(board, terms, first, 1, found, sieges, (mine, theirs))
        by_mine = _by_dice(board, terms, alive, 2, ATTACKER)
        by_theirs = _by_dice(board, terms, standing, 2, DEFENDER)
        for some_a in by_mine.values():
            for some_d in by_theirs.values():
                if sum(a[3] for a in some_a) * sum(d[3] for d in some_d) > TINY:
                    _melee(board, terms, (some_a, some_d), 2, found, sieges, (mine, theirs))
    for (side_d, left_zeal_d), attackers in sieges.items():
        besiegers = [(side, zeal, 0, chance) for (side, zeal), chance in attackers.items()]
        besieged = [(side_d, left_zeal_d, 0, 1.0)]
        for some_a in _by_dice(board, terms, besiegers, SIEGE, ATTACKER).values():
            _melee(board, terms, (some_a, besieged), SIEGE, found, sieges, (mine, theirs))
    return found


def _by_dice(
    board: Board, terms: Terms, sides: Parts, number: int, role: int
) -> dict[tuple[int, int], Parts]:
    """Return the states of a side by the dice that they roll in a round."""
    found: dict[tuple[int, int], Parts] = defaultdict(list)
    for part in sides:
        found[pool(board, terms, part[0].units, number, role)].append(part)
    return found


def _melee(
    board: Board, terms: Terms, sides: tuple[Parts, Parts], number: int, found: Forecast,
    sieges: Sieges, began: tuple[Force, Force],
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
    left_a = _after(board, sides[0], dice_d, difficult, False, began[0])
    left_d = _after(board, sides[1], dice_a, difficult, skulls, began[1])
    last = number == SIEGE
    alive = [a for a in left_a if a[0].units]
    besieged = [d for d in left_d if d[0].units and not d[0].units & ~walls and not last]
    going_on = [d for d in left_d if d[0].units & ~walls] if number == 1 else []
    some_a = sum(a[3] for a in alive)
    for side_d, zeal_d, _, share_d in besieged:
        if share_d * some_a <= TINY:
            continue
        attackers = sieges[side_d, zeal_d]
        for side_a, zeal_a, _, share_a in alive:
            attackers[side_a, zeal_a] += share_a * share_d
    staying = {d[:3] for d in (*besieged, *going_on)}
    all_a, all_d = sum(a[3] for a in left_a), sum(d[3] for d in left_d)
    open_d = sum(d[3] for d in left_d if d[:3] in staying)
    classes_a: dict[tuple[bool, int], float] = defaultdict(float)
    classes_d: dict[tuple[bool, bool, int, bool], float] = defaultdict(float)
    attacking, defending = found.attackers, found.defenders
    for side, _, lost, share in left_a:
        attacking[side.units] += share * (all_d - (open_d if side.units else 0.0))
        classes_a[not side.units, lost] += share
    for d in left_d:
        side, _, lost, share = d
        stays = d[:3] in staying
        defending[side.units] += share * (all_a - (some_a if stays else 0.0))
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
    board: Board, sides: Parts, dice: tuple[int, int], difficult: bool, skulls: bool, began: Force
) -> Parts:
    """Return what dice leave of the states of a side that `began` with some units.

    Equal states are put together.

    Rules: 6.6/simultaneous, 6.6/zeal, 6.7/siege, 6/E2.
    """
    states = losses_of(board, difficult, began)
    sizes, after, known = states.sizes, states.after, states.sides
    by_zeal: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    most_kills = most_hits = 0
    for side, zeal, _, chance in sides:
        if chance > TINY:
            by_zeal[zeal][states.number(side)] += chance
            units = side.units
            most_kills = max(most_kills, size(units) + board.hp[CASTLE])
            most_hits = max(most_hits, sum(board.hp[kind] * n for kind, n in parts(units)))
    whole = size(began)
    found: dict[tuple[int, int], float] = defaultdict(float)
    for zeal, begin in by_zeal.items():
        done: dict[int, float] = begin
        killed = 0
        least = TINY / sum(begin.values())
        for kills, rolls in enough(board, dice, zeal, skulls, most_kills, most_hits):
            while killed < kills:
                done = _stepped(done, after, KILL)
                killed += 1
            now, hit = done, 0
            for hits, ignored, share in rolls:
                if share <= least:
                    continue
                while hit < hits:
                    now = now if _is_over(now, sizes) else _stepped(now, after, HIT)
                    hit += 1
                left = zeal - ignored
                for number, chance in now.items():
                    found[number, left] += chance * share
    return [
        (known[number], left, whole - sizes[number], share)
        for (number, left), share in found.items()
        if share > TINY
    ]


def _is_over(states: dict[int, float], sizes: list[int]) -> bool:
    """Whether nothing is left to be lost."""
    return len(states) == 1 and not sizes[next(iter(states))]


def _stepped(
    states: dict[int, float], after: Callable[[int, str], int], by: str
) -> dict[int, float]:
    """Return the chances of states after one loss more, equal states put together."""
    found: dict[int, float] = {}
    for number, chance in states.items():
        then = after(number, by)
        found[then] = found.get(then, 0.0) + chance
    return found

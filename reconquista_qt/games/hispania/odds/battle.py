"""Exact odds of a battle of many units in which both sides stand.

Losses are taken by the rules' own functions, the cheapest unit first. What the rules leave open is
fixed so: nobody withdraws.

What a round leaves of a side is settled by the kills and hits that it takes, so its states are few,
and the sides depend on each other by nothing but how many dice they roll. For the second round the
states of a side are therefore put together by their dice, and what kills and hits make of each such
class is worked out once: for each pair of classes the rest is a sum of products.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import accumulate
from math import comb
from operator import itemgetter, mul, neg
from typing import Final, NamedTuple

from reconquista_qt.games.hispania.rules.board import BLACK, WHITE, Board
from reconquista_qt.games.hispania.rules.forces import MASK, ONE, Force, parts, size
from reconquista_qt.games.hispania.rules.losses import (
    ATTACKER,
    DEFENDER,
    HIT,
    KILL,
    SIEGE,
    Loss,
    Side,
    cheapest,
    choices,
    melee_colours,
    siege_colours,
    siege_dice,
    taken,
    unit_dice,
)
from reconquista_qt.games.hispania.rules.names import CLEAR, MASSALIA, ROME, UNIT_COUNT

FACES: Final = 6
SHOWN: Final = 1e-13  # what is less likely is not told
# Of products of chances below this nothing is reckoned. What has been left out is missing from the
# sum of all chances: `Forecast.missing` is the bound of the error.
TINY: Final = 3e-13
TINIER: Final = 3e-14  # the same for more hits than that: there are more of those
TRIMMED: Final = 1e-15  # the least likely numbers of kills and of hits that dice show
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


@lru_cache(maxsize=4096)
def fights_alike(board: Board, nation: int, turn: int) -> bool:
    """Whether a nation's units roll the dice that those of most nations do.

    Rules: 6.7/dice, components/elite, components/A9.
    """
    return nation != ROME and board.kinds_as(nation, turn) == tuple(range(UNIT_COUNT))


def in_general(board: Board, terms: Terms) -> Terms:
    """Return terms with the same chances that say no more of who fights, and when, than matters."""
    attacker, defender, turn = terms.attacker, terms.defender, terms.turn
    if fights_alike(board, attacker, turn):
        attacker = MASSALIA
    if fights_alike(board, defender, turn):
        defender = MASSALIA
    if attacker == defender == MASSALIA:
        turn = 1
    return terms._replace(attacker=attacker, defender=defender, turn=turn)


class Dice(NamedTuple):
    """What a number of dice show: `rows[kills][hits]` are chances.

    `tails[kills][hits]` are those of so many kills and as many hits or more.
    """

    rows: tuple[tuple[float, ...], ...]
    tails: tuple[tuple[float, ...], ...]


def tails_of(row: list[float] | tuple[float, ...]) -> tuple[float, ...]:
    """Return the sums of a row from each place on."""
    return tuple(accumulate(reversed(row)))[::-1]


class Cap(NamedTuple):
    """What is enough to destroy a side: of more kills or hits no difference is made."""

    kills: int
    hits: int


NO_CAP: Final = Cap(1 << 30, 1 << 30)


def cap_of(board: Board, side: Side, zeal: int) -> Cap:
    """Return how many kills, and how many hits, nobody of a side outlives."""
    kills, hits = 0, zeal
    for kind, number in parts(side.units):
        hp: int = board.hp[kind]
        kills += number * (1 if ONE[kind] & board.mobile else hp)
        hits += number * hp
    return Cap(kills, hits)


@lru_cache(maxsize=4096)
def dice_of(board: Board, white: int, black: int, cap: Cap = NO_CAP) -> Dice:
    """Return the chances of what so many dice of each colour show.

    With a cap the last row and the last place of each row stand for that many and more.

    Rules: 6.3/dice, components/dice.
    """
    dice = white + black
    width = 1 + min(cap.hits, sum(
        number * max(hits for _, hits in board.faces[colour])
        for colour, number in ((WHITE, white), (BLACK, black))
    ))  # fmt: skip
    kill = _kill(board)
    told = min(dice + 1, cap.kills)
    rows = [[0.0] * width for _ in range(told)]
    for first in range(min(white + 1, told)):
        for second in range(min(black + 1, told - first)):
            ways = comb(white, first) * kill[WHITE] ** first
            share = ways * comb(black, second) * kill[BLACK] ** second
            shown = hits_of(board, white - first, black - second, cap.hits)
            row = rows[first + second]
            row[: len(shown)] = [p + share * q for p, q in zip(row, shown, strict=False)]
    if told <= dice:
        # That many kills or more: what the others show makes no difference.
        rows.append([max(0.0, 1.0 - sum(map(sum, rows))), *[0.0] * (width - 1)])
    while len(rows) > 1 and sum(rows[-1]) <= TRIMMED:
        rows.pop()
    while width > 1 and sum(row[width - 1] for row in rows) <= TRIMMED:
        width -= 1
    found = tuple(tuple(row[:width]) for row in rows)
    return Dice(found, tuple(map(tails_of, found)))


@lru_cache(maxsize=64)
def _kill(board: Board) -> tuple[float, float]:
    """Return the chance of a kill of a white die and of a black one; such a face shows no hit."""
    white, black = (sum(kill for kill, _ in board.faces[one]) / FACES for one in (WHITE, BLACK))
    return white, black


@lru_cache(maxsize=1 << 14)
def hits_of(board: Board, white: int, black: int, cap: int) -> tuple[float, ...]:
    """Return the chances that so many dice show no kill and no hit, one, two ...

    The last place stands for `cap` hits and more. It is made of those of one die less.
    """
    if not (white or black):
        return (1.0,)
    fewer = hits_of(board, white - (not black), black - (black > 0), cap)
    faces = [hits for kill, hits in board.faces[BLACK if black else WHITE] if not kill]
    found = [0.0] * (min(cap, len(fewer) - 1 + max(faces)) + 1)
    for hits in set(faces):
        share = faces.count(hits) / FACES
        whole = min(len(fewer), len(found) - hits)
        there = slice(hits, hits + whole)
        found[there] = [p + share * q for p, q in zip(found[there], fewer, strict=False)]
        found[-1] += share * sum(fewer[whole:])
    return tuple(found)


def chances(board: Board, white: int, black: int) -> tuple[tuple[int, int, float], ...]:
    """Return (kills, hits, chance) of so many dice of each colour.

    Rules: 6.3/dice, components/dice.
    """
    return tuple(
        (kills, hits, chance)
        for kills, row in enumerate(dice_of(board, white, black).rows)
        for hits, chance in enumerate(row)
        if chance
    )


class LossTable:
    """The states of a side as numbers, and what each becomes by one kill or one hit more.

    A state is a side with the hits that it may still ignore; `units` are the units left in each.
    Losses are taken by the rules' own functions, always the cheapest; each state is looked at once.

    Rules: 6.6/kills, 6.6/damage, 6.6/mounted, 6.6/walls, 6.6/zeal.
    """

    def __init__(self, board: Board, *, difficult: bool) -> None:
        self._board, self._difficult = board, difficult
        self.states: list[tuple[Side, int]] = []
        self.units: list[Force] = []
        self._numbers: dict[tuple[Side, int], int] = {}
        self._killed: list[int] = []
        self._hits: list[int] = []
        # What takes a loss depends on which kinds there are in which state, not on how many.
        self._picks: dict[tuple[int, int, int, str], Loss | None] = {}
        self._chains: list[list[int]] = []  # states after no hit, one, two ...
        self._ended: list[bool] = []  # whether more hits than in its chain change nothing

    def number(self, side: Side, zeal: int) -> int:
        """Return the number of a state."""
        found = self._numbers.get((side, zeal))
        if found is None:
            found = self._numbers[side, zeal] = len(self.states)
            self.states.append((side, zeal))
            self.units.append(side.units)
            self._killed.append(UNKNOWN)
            self._hits.append(UNKNOWN)
            self._chains.append([found])
            self._ended.append(False)
        return found

    def killed(self, number: int) -> int:
        """Return the state after one kill more; where there is nothing left, the same."""
        found = self._killed[number]
        if found == UNKNOWN:
            side, zeal = self.states[number]
            found = self._killed[number] = self._after(number, side, zeal, KILL)
        return found

    def chain(self, number: int, most: int) -> list[int]:
        """Return the states after no hit, one, two ..., `most` of them; not to be changed.

        It may be longer; or shorter, where more hits than that change nothing.
        """
        chain = self._chains[number]
        if len(chain) < most and not self._ended[number]:
            while len(chain) < most:
                last = chain[-1]
                then = self.hit(last)
                if then == last:
                    self._ended[number] = True
                    break
                chain.append(then)
        return chain

    def hit(self, number: int) -> int:
        """Return the state after one hit more; where that changes nothing, the same."""
        found = self._hits[number]
        if found == UNKNOWN:
            side, zeal = self.states[number]
            found = self._hits[number] = (
                self.number(side, zeal - 1) if zeal else self._after(number, side, 0, HIT)
            )
        return found

    def _after(self, number: int, side: Side, zeal: int, by: str) -> int:
        units, once, twice = side
        pattern = (kinds_in(units - once - twice), kinds_in(once), kinds_in(twice), by)
        if pattern in self._picks:
            loss = self._picks[pattern]
        else:
            losses = choices(self._board, side, by, self._difficult)
            loss = self._picks[pattern] = cheapest(self._board, losses) if losses else None
        if loss is None:
            return number if zeal == 0 else self.number(side, 0)
        left, _ = taken(self._board, side, loss, by)
        return self.number(left, zeal if left.units else 0)


@lru_cache(maxsize=64)
def losses_of(board: Board, difficult: bool, side: Side) -> LossTable:
    """Return the states that a side which stands like this at first may come to."""
    return LossTable(board, difficult=difficult)


_LOW: Final = sum(MASK) // MASK[0] * 0x7F


def kinds_in(force: Force) -> Force:
    """Return the highest bit of each kind of unit of which there is one."""
    return ((force & _LOW) + _LOW | force) & ~_LOW


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

    @property
    def missing(self) -> float:
        """How much of all chances has been left out: no chance that is told is wrong by more."""
        return abs(1.0 - sum(self.wins.values()))

    def onlyshown(self) -> Forecast:
        """Leave out what is too unlikely to be told."""
        for left in (self.attackers, self.defenders):
            for force in [force for force, chance in left.items() if chance <= SHOWN]:
                del left[force]
        return self


States = dict[int, float]  # the number of a state, its chance
Pool = tuple[int, int]  # white and black dice
# What a state of a side comes to at the end of the second round, as far as it decides who wins: it
# is gone, stands behind walls alone (with the number of its state), holds what decides for it, or
# has lost so many units.
Fate = tuple[str, int]
GONE: Final = ("gone", 0)
HOLDS: Final = ("holds", 0)
BEHIND: Final = "behind"
LOST: Final = "lost"


def forecast(board: Board, terms: Terms, mine: Force, theirs: Force) -> Forecast:
    """Return the chances of a battle in which both sides stand.

    Rules: 6.1/sequence, 6.5/rounds, 6.7/siege, 6/E10.
    """
    return Reckoning(board, terms, Side(mine), Side(theirs)).from_the_start()


def forecast_of_standing(
    board: Board, terms: Terms, mine: Side, theirs: Side, lost: tuple[int, int]
) -> Forecast:
    """Return the chances of a battle after its first round if both sides stand.

    `lost` are the units that each side lost in it; `terms.zeal` is what is left of it. Defenders
    who have nothing left but castle or city stand siege.

    Rules: 6.5/stand, 6.5/rounds, 6.7/siege, 6/E11.
    """
    return Reckoning(board, terms, mine, theirs).from_the_second_round(lost)


class Reckoning:
    """How the chances of one battle are reckoned; `forecast` is what has been found."""

    def __init__(self, board: Board, terms: Terms, mine: Side, theirs: Side) -> None:
        self._board, self._terms = board, terms
        self._difficult = terms.terrain != CLEAR
        self._began = (size(mine.units), size(theirs.units))
        # What the dice of each side are thrown at.
        self._caps = (
            cap_of(board, theirs, terms.zeal[DEFENDER]), cap_of(board, mine, terms.zeal[ATTACKER])
        )  # fmt: skip
        self._start = (mine, theirs)
        self._mine = losses_of(board, self._difficult, mine)
        self._theirs = losses_of(board, self._difficult, theirs)
        self._sieges: dict[int, States] = {}  # attackers by who is behind walls
        self.forecast = Forecast()

    def from_the_start(self) -> Forecast:
        """Reckon the whole battle.

        Rules: 6.1/sequence, 6/E10.
        """
        (mine, theirs), walls = self._start, self._board.walls
        zeal = self._terms.zeal
        begin = self._mine.number(mine, zeal[0])
        against = self._theirs.number(theirs, zeal[1])
        if not theirs.units & ~walls:
            self._sieges[against] = {begin: 1.0}
        else:
            dice = self._dice(1, ATTACKER, mine.units), self._dice(1, DEFENDER, theirs.units)
            self._first_round(
                pushed(self._mine, {begin: 1.0}, dice[1].rows),
                pushed(self._theirs, {against: 1.0}, dice[0].rows),
            )
        return self._besieged()

    def from_the_second_round(self, lost: tuple[int, int]) -> Forecast:
        """Reckon the rest of a battle that both sides go on with.

        Rules: 6.5/stand.
        """
        (mine, theirs), zeal = self._start, self._terms.zeal
        self._began = (self._began[0] + lost[0], self._began[1] + lost[1])
        begin = self._mine.number(mine, zeal[0])
        against = self._theirs.number(theirs, zeal[1])
        if theirs.units & ~self._board.walls:
            self._second_round({begin: 1.0}, {against: 1.0})
        else:
            self._sieges[against] = {begin: 1.0}
        return self._besieged()

    def _dice(self, number: int, role: int, units: Force) -> Dice:
        dice = pool(self._board, self._terms, units, number, role)
        return dice_of(self._board, *dice, self._caps[role])

    def _first_round(self, mine: States, theirs: States) -> None:
        """Book what is over after the first round, and go on with the rest.

        Rules: 6.5/rounds, 6.6/simultaneous, 6.7/siege.
        """
        found, walls = self.forecast, self._board.walls
        units_a, units_d = self._mine.units, self._theirs.units
        alive = {state: p for state, p in mine.items() if units_a[state]}
        gone_a = sum(p for state, p in mine.items() if state not in alive)
        standing = {state: p for state, p in theirs.items() if units_d[state]}
        gone_d = sum(p for state, p in theirs.items() if state not in standing)
        some_a, some_d = sum(alive.values()), sum(standing.values())
        found.wins[NOBODY_WON] += gone_a * gone_d
        found.wins[ATTACKER_WON] += some_a * gone_d
        found.wins[DEFENDER_WON] += gone_a * some_d
        found.attackers[0] += gone_a
        found.defenders[0] += gone_d
        for state, p in alive.items():
            found.attackers[units_a[state]] += p * gone_d
        for state, p in standing.items():
            found.defenders[units_d[state]] += p * gone_a
        going_on: States = {}
        for state, p in standing.items():
            if units_d[state] & ~walls:
                going_on[state] = p
            else:
                self._sieges[state] = {a: p * share for a, share in alive.items()}
        self._second_round(alive, going_on)

    def _second_round(self, alive: States, standing: States) -> None:
        """Reckon the second round of all attackers' states against all defenders'.

        Rules: 6.5/rounds, 6.6/simultaneous, 6.8/victory, 6.7/siege.
        """
        if not alive or not standing:
            return
        some_a, some_d = sum(alive.values()), sum(standing.values())
        by_mine = self._by_dice(self._mine, alive, ATTACKER, some_d)
        by_theirs = self._by_dice(self._theirs, standing, DEFENDER, some_a)
        if not by_mine or not by_theirs:
            return
        weights_a = {dice: sum(states.values()) for dice, states in by_mine.items()}
        weights_d = {dice: sum(states.values()) for dice, states in by_theirs.items()}
        grid_a = Grid(self._board, by_mine, self._caps[ATTACKER])  # what the attackers' dice show
        grid_d = Grid(self._board, by_theirs, self._caps[DEFENDER])
        left_a: dict[Force, float] = defaultdict(float)
        left_d: dict[Force, float] = defaultdict(float)
        runs_a = Runs(self._mine, grid_d.hits, self._fate_of_mine)
        runs_d = Runs(self._theirs, grid_a.hits, self._fate_of_theirs)
        mixed_d, mixed_a = grid_d.mixed(weights_d), grid_a.mixed(weights_a)
        fates_a = {dice: Fates(runs_a, states, mixed_d, left_a) for dice, states in by_mine.items()}
        fates_d = {
            dice: Fates(runs_d, states, mixed_a, left_d) for dice, states in by_theirs.items()
        }
        for dice_a, mine in fates_a.items():
            behind: dict[int, dict[Pool, float]] = defaultdict(dict)
            for dice_d, theirs in fates_d.items():
                if weights_a[dice_a] * weights_d[dice_d] <= TINY:
                    continue
                a = mine.against(grid_d.flat[dice_d])
                d = theirs.against(grid_a.flat[dice_a])
                self._book(a, d)
                for fate, p in d.items():
                    if fate[0] == BEHIND:
                        behind[fate[1]][dice_d] = p
            for state, shares in behind.items():
                self._to_siege(state, by_mine[dice_a], grid_d.mixed(shares), left_a, left_d)
        for force, p in left_a.items():
            self.forecast.attackers[force] += p
        for force, p in left_d.items():
            self.forecast.defenders[force] += p

    def _by_dice(
        self, losses: LossTable, states: States, role: int, others: float
    ) -> dict[Pool, States]:
        """Return the states of a side by the dice that they roll in the second round.

        `others` is the chance that the other side goes on, too.
        """
        found: dict[Pool, States] = defaultdict(dict)
        for state, p in states.items():
            if p * others > TINY:
                dice = pool(self._board, self._terms, losses.units[state], 2, role)
                found[dice][state] = p
        return found

    def _fate_of_mine(self, state: int) -> Fate:
        units = self._mine.units[state]
        if not units:
            return GONE
        # In difficult terrain an attacker who is left has not won, whatever was lost.
        return HOLDS if self._difficult else (LOST, self._began[ATTACKER] - size(units))

    def _fate_of_theirs(self, state: int) -> Fate:
        units = self._theirs.units[state]
        if not units:
            return GONE
        if not units & ~self._board.walls:
            return (BEHIND, state)
        if self._difficult or units & self._board.fixed:
            return HOLDS
        return (LOST, self._began[DEFENDER] - size(units))

    def _book(self, mine: Mapping[Fate, float], theirs: Mapping[Fate, float]) -> None:
        """Book who wins between two classes; a siege is not over yet.

        Rules: 6.8/victory, 6/E16.
        """
        wins = self.forecast.wins
        gone_a, gone_d = mine.get(GONE, 0.0), theirs.get(GONE, 0.0)
        alive = sum(mine.values()) - gone_a
        wins[NOBODY_WON] += gone_a * gone_d
        wins[ATTACKER_WON] += alive * gone_d
        wins[DEFENDER_WON] += gone_a * (sum(theirs.values()) - gone_d)
        wins[DEFENDER_WON] += alive * theirs.get(HOLDS, 0.0)
        for (what, lost_d), d in theirs.items():
            if what != LOST:
                continue
            more = sum(a for (fate, lost), a in mine.items() if fate == LOST and lost < lost_d)
            level = mine.get((LOST, lost_d), 0.0)
            winner = winner_of(self._board, self._terms, 1, 1, 0)
            wins[ATTACKER_WON] += more * d
            wins[winner] += level * d
            wins[DEFENDER_WON] += (alive - more - level) * d

    def _to_siege(
        self, state: int, mine: States, mixed: tuple[tuple[float, ...], ...],
        left_a: dict[Force, float], left_d: dict[Force, float],
    ) -> None:  # fmt: skip
        """Send attackers on to the siege of those who are behind walls after the second round.

        What is left of them has been counted as if that were the end; it is taken off again.

        Rules: 6.7/siege.
        """
        siege = self._sieges.setdefault(state, {})
        units = self._mine.units
        behind = self._theirs.units[state]
        for after, p in pushed(self._mine, mine, mixed).items():
            force = units[after]
            if force:
                siege[after] = siege.get(after, 0.0) + p
                left_a[force] -= p
                left_d[behind] -= p

    def _besieged(self) -> Forecast:
        """Reckon all sieges, and return what has been found.

        Rules: 6.7/siege, 6.7/dice, 6.6/siege-order, 6/E2.
        """
        board, found, cap = self._board, self.forecast, self._caps[DEFENDER]
        clear = losses_of(board, False, self._start[0]) if self._difficult else self._mine
        together: dict[Pool, States] = defaultdict(lambda: defaultdict(float))
        for behind, attackers in self._sieges.items():
            besieged = self._theirs.units[behind]
            shown = pool(board, self._terms, besieged, SIEGE, DEFENDER)
            against = dice_of(board, *shown, cap).rows
            everybody, by_dice = together[shown], self._besiegers(attackers, clear)
            for dice, states in by_dice.items():
                held = self._held(behind, dice)
                taken_p = held.get(0, 0.0)
                every = sum(states.values())
                # A die takes two units at most: who has more besiegers than that keeps some.
                few = {s: p for s, p in states.items() if size(clear.units[s]) <= 2 * sum(shown)}
                gone = sum(
                    p for state, p in pushed(clear, few, against).items() if not clear.units[state]
                )
                found.wins[NOBODY_WON] += gone * taken_p
                found.wins[ATTACKER_WON] += (every - gone) * taken_p
                found.wins[DEFENDER_WON] += every * (sum(held.values()) - taken_p)
                for force, p in held.items():
                    found.defenders[force] += p * every
                for state, p in states.items():
                    everybody[state] += p
        # What is left of the besiegers does not depend on what they have done to the walls.
        for shown, states in together.items():
            for state, p in pushed(clear, states, dice_of(board, *shown, cap).rows).items():
                found.attackers[clear.units[state]] += p
        return found.onlyshown()

    def _besiegers(self, attackers: States, clear: LossTable) -> dict[Pool, States]:
        """Return the states of besiegers by their dice; they take losses as in clear terrain.

        Rules: 6.7/dice, 6.7/siege.
        """
        found: dict[Pool, States] = defaultdict(dict)
        for state, p in attackers.items():
            if p > TINY:
                side, zeal = self._mine.states[state]
                dice = pool(self._board, self._terms, side.units, SIEGE, ATTACKER)
                number = clear.number(side, zeal)
                found[dice][number] = found[dice].get(number, 0.0) + p
        return found

    def _held(self, behind: int, dice: Pool) -> dict[Force, float]:
        """Return what a siege round leaves of who is behind walls.

        Rules: 6.7/siege, 6.6/walls, 6/E2.
        """
        board, (side, zeal) = self._board, self._theirs.states[behind]
        most = sum(board.hp[kind] * number for kind, number in parts(side.units)) + zeal
        found: dict[Force, float] = defaultdict(float)
        losses, state = self._theirs, behind
        if board.options.skull_two_hits:
            shown = skulls(board, *dice, most)
        else:
            shown = dice_of(board, *dice, Cap(most, most)).rows
        for kills, row in enumerate(shown):
            if kills:
                state = losses.killed(state)
            chain = losses.chain(state, len(row))
            for hits, p in enumerate(row):
                found[losses.units[chain[min(hits, len(chain) - 1)]]] += p
        return found


@lru_cache(maxsize=4096)
def skulls(board: Board, white: int, black: int, most: int) -> tuple[tuple[float, ...], ...]:
    """Return what so many dice show where each kill counts as two hits, at most so many.

    Rules: 6.3/dice, 6/E2.
    """
    row = [0.0] * (most + 1)
    for kills, hits, p in chances(board, white, black):
        row[min(most, hits + 2 * kills)] += p
    return (tuple(row),)


class Grid:
    """What the dice of all classes of a side show, as rows of the same size."""

    def __init__(self, board: Board, classes: Mapping[Pool, object], cap: Cap) -> None:
        dice = {one: dice_of(board, *one, cap) for one in classes}
        self.kills = max(len(one.rows) for one in dice.values())
        self.hits = max(len(one.rows[0]) for one in dice.values())
        self._rows = {one: shown.rows for one, shown in dice.items()}
        nothing = (0.0,) * self.hits
        self.flat: dict[Pool, tuple[float, ...]] = {}
        for one, shown in dice.items():
            flat: list[float] = []
            for row in shown.tails:
                flat += row
                flat += nothing[len(row) :]
            self.flat[one] = (*flat, *nothing * (self.kills - len(shown.tails)))

    def mixed(self, shares: Mapping[Pool, float]) -> tuple[tuple[float, ...], ...]:
        """Return what the dice show of one class or another, each with its share."""
        found = [[0.0] * self.hits for _ in range(self.kills)]
        for dice, share in shares.items():
            for kills, row in enumerate(self._rows[dice]):
                mine = found[kills]
                mine[: len(row)] = [q + share * p for q, p in zip(mine, row, strict=False)]
        return tuple(map(tuple, found))


# From so many hits on: the units that are left, and what has become of the state.
Run = tuple[int, Force, Fate]


class Runs:
    """What up to so many hits make of a side's states; each state is looked at once."""

    def __init__(self, losses: LossTable, width: int, fate_of: Callable[[int], Fate]) -> None:
        self.losses, self.width = losses, width
        self._fate_of = fate_of
        self._fates: dict[int, Fate] = {}
        self._next: dict[int, tuple[int, int]] = {}
        self._known: dict[int, list[Run]] = {}

    def of(self, state: int) -> list[Run]:
        """Return what more and more hits make of a state, where the next makes a difference."""
        found = self._known.get(state)
        if found is not None:
            return found
        found = []
        self._known[state] = found
        units, fates = self.losses.units, self._fates
        hits, now = 0, state
        while hits < self.width:
            found.append((hits, units[now], fates[now] if now in fates else self._fate(now)))
            steps, then = self._next[now] if now in self._next else self._change(now)
            if not steps:
                break
            hits, now = hits + steps, then
        return found

    def _fate(self, state: int) -> Fate:
        found = self._fates.get(state)
        if found is None:
            found = self._fates[state] = self._fate_of(state)
        return found

    def _change(self, state: int) -> tuple[int, int]:
        """Return after how many hits there is a difference, and which state that is; 0 for none."""
        units, hit = self.losses.units, self.losses.hit
        passed: list[int] = []
        ends = False
        now, known = state, self._next.get(state)
        while known is None:
            passed.append(now)
            then = hit(now)
            if then == now:
                known = (0, now)
            elif units[then] != units[now] or self._fate(then) != self._fate(now):
                known = (0, then)
                break
            else:
                now, known = then, self._next.get(then)
        else:
            ends = known[0] == 0
        steps, to = known
        for one in reversed(passed):
            steps += 1
            self._next[one] = (0, to) if ends else (steps, to)
        return self._next[state]


class Fates:
    """What kills and hits make of a class of states: for each fate the weights of a sum.

    The weights are differences along the hits, to be multiplied with the sums of chances from there
    on (`Dice.tails`). On the way what is left of the class by `mixed` dice is added to `left`.
    """

    def __init__(
        self, runs: Runs, states: States, mixed: tuple[tuple[float, ...], ...],
        left: dict[Force, float],
    ) -> None:  # fmt: skip
        losses, width = runs.losses, runs.width
        tails = [tails_of(row) for row in mixed]
        # Few places of a grid have a weight.
        weights: dict[Fate, dict[int, float]] = {}
        for begun, p in states.items():
            state = begun
            for kills, tail in enumerate(tails):
                if kills:
                    state = losses.killed(state)
                if p * tail[0] <= TINY:
                    continue
                place = kills * width
                before: dict[int, float] = {}
                force, since = 0, 0.0
                for hits, now, fate in runs.of(state):
                    if hits:
                        before[place + hits] = before.get(place + hits, 0.0) - p
                        left[force] += p * (since - tail[hits])
                    since = tail[hits]
                    if p * since <= TINIER:
                        since = 0.0
                        break
                    known = weights.get(fate)
                    if known is None:
                        known = weights[fate] = {}
                    known[place + hits] = known.get(place + hits, 0.0) + p
                    before, force = known, now
                left[force] += p * since
        self._sums = [
            (fate, itemgetter(0, *sorted(known)), (0.0, *(known[n] for n in sorted(known))))
            for fate, known in weights.items()
        ]

    def against(self, flat: tuple[float, ...]) -> dict[Fate, float]:
        """Return the chances of each fate against some dice."""
        return {fate: sum(map(mul, weights, there(flat))) for fate, there, weights in self._sums}


def likely(tail: tuple[float, ...], p: float) -> int:
    """Return how many places of a row matter to a state with a chance of `p`: one at least."""
    most = len(tail)
    if p * tail[-1] > TINIER:
        return most
    return max(1, bisect_left(tail, -TINIER / p, key=neg))


def pushed(losses: LossTable, states: States, rows: tuple[tuple[float, ...], ...]) -> States:
    """Return what kills and hits of some dice leave of some states, equal ones put together.

    Rules: 6.6/simultaneous, 6.6/zeal, 6.7/siege.
    """
    found: States = defaultdict(float)
    tails = [tails_of(row) for row in rows]
    for begun, p in states.items():
        state = begun
        for kills, row in enumerate(rows):
            if kills:
                state = losses.killed(state)
            if p * tails[kills][0] <= TINY:
                continue
            tail = tails[kills]
            width = likely(tail, p)
            chain = losses.chain(state, width)
            last = min(len(chain), width) - 1
            for after, chance in zip(chain[:last], row, strict=False):
                found[after] += p * chance
            found[chain[last]] += p * (
                tail[last] if width == len(tail) else tail[last] - tail[width]
            )
    return found

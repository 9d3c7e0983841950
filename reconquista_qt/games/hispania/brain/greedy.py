"""The greedy player: what is best at first sight, for whichever nation is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from reconquista_qt.engine.agenda import asking
from reconquista_qt.games.hispania.odds.battle import ATTACKER_WON, Terms, in_general
from reconquista_qt.games.hispania.odds.battle import forecast as battle_forecast
from reconquista_qt.games.hispania.rules.actions import (
    DONE,
    SUBMIT,
    Action,
    Buy,
    Capital,
    Decline,
    Lose,
    Move,
    Place,
    PlaceLeader,
    PlayEvent,
    Rebuild,
    Remove,
    Retreat,
    Stand,
)
from reconquista_qt.games.hispania.rules.battle import (
    AttackerStand,
    DefenderStand,
    LossChoice,
)
from reconquista_qt.games.hispania.rules.board import PLAIN, Board
from reconquista_qt.games.hispania.rules.forces import ONE, Force, count, parts, size
from reconquista_qt.games.hispania.rules.losses import Loss, cheapest
from reconquista_qt.games.hispania.rules.movement import (
    HOSTILE,
    OWN,
    SUBJECT,
    Muster,
    is_open,
    relation,
)
from reconquista_qt.games.hispania.rules.names import (
    CASTLE,
    CITY,
    FORTRESS,
    INFANTRY,
    MASSALIA,
    NATION_COUNT,
    NOBODY,
    REGION_COUNT,
    ROYAL_CITY,
    UNITS,
)
from reconquista_qt.games.hispania.rules.score import kill_value
from reconquista_qt.games.hispania.rules.stacking import (
    Excess,
    attack_limit,
    limit_in,
    refuse_capital,
    stack_of,
)
from reconquista_qt.games.hispania.rules.state import State

from .worth import USUAL, Taste, worth_of

UNIT: Final = 0.45  # what losing a unit is worth
LANDING: Final = 1.5  # who may not stay where he is
MANY: Final = 6  # more attackers than this are not reckoned with exactly


@lru_cache(maxsize=1 << 16)
def chance_to_win(
    board: Board, terms: Terms, mine: Force, theirs: Force
) -> tuple[float, float, float]:
    """Return the chance that an attack wins, and how many units each side loses on the average."""
    found = battle_forecast(board, terms, mine, theirs)
    lost = size(mine) - sum(size(force) * p for force, p in found.attackers.items())
    killed = size(theirs) - sum(size(force) * p for force, p in found.defenders.items())
    return found.wins[ATTACKER_WON], lost, killed


@lru_cache(maxsize=1 << 17)
def clash(
    board: Board, nation: int, defender: int, turn: int, terrain: int, crossing: bool, led: bool,
    dice: int, mine: Force, theirs: Force,
) -> tuple[float, float, float, float]:  # fmt: skip
    """Return what an attack comes to on the average.

    That is the chance that it wins, the units that each side loses, and the points that the
    attacker scores for those it destroys. `dice` are the defender's leaders there.
    """
    zeal = board.zeal_hits if (nation, turn) in board.zeal else 0
    terms = Terms(nation, defender, turn, terrain, crossing, int(led), dice, (zeal, 0))
    wins, lost, killed = chance_to_win(board, in_general(board, terms), mine, theirs)
    scored = sum(
        kill_value(board, nation, defender, UNITS[kind]) / 2 * number
        for kind, number in parts(theirs)
    )
    return wins, lost, killed, killed / max(1, size(theirs)) * scored


@lru_cache(maxsize=1 << 16)
def few(units: Force, most: int) -> Force:
    """Return the best of some units, as many as may attack."""
    if size(units) <= most:
        return units
    chosen = 0
    for kind, number in reversed(parts(units)):
        going = min(number, most)
        chosen += ONE[kind] * going
        most -= going
    return chosen


def costs_nothing(state: State, nation: int) -> bool:
    """Whether a nation can give up its capital without losing a unit there."""
    old = state.capitals[nation]
    if old < 0 or state.owner[old] != nation:
        return True
    room = limit_in(state, nation, old) - state.board.capital_bonus
    return stack_of(state, state.units[old]) <= room


class Greedy:
    """Answers every decision at once; an opening comes first."""

    def __init__(self, opening: Sequence[Action] = (), taste: Taste = USUAL) -> None:
        self.opening = tuple(opening)
        self.taste = taste
        self.side: str | None = None

    def __copy__(self) -> Greedy:
        twin = Greedy(self.opening, self.taste)
        twin.side = self.side
        return twin

    def __call__(self, state: State) -> Action:
        """Return what to do."""
        step = asking(state)
        if self.opening and self.side in (None, step.side):
            self.side = step.side
            action, *rest = self.opening
            self.opening = tuple(rest)
            if step.refuse(state, action) is None:
                return action
            self.opening = ()
        if isinstance(step, Muster):
            return self.move(state, step)[0]
        if isinstance(step, AttackerStand | DefenderStand):
            return self.stand(state, step)
        if isinstance(step, LossChoice):
            return cheapest_loss(state, step)
        if isinstance(step, Excess):
            capital = Capital(step.nation, step.region)
            if refuse_capital(state, capital) is None and costs_nothing(state, step.nation):
                return capital
        options = cast("Sequence[Action]", step.options(state))
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda action: self.value(state, step, action))

    # -- movement ------------------------------------------------------------------------------

    def move(self, state: State, step: Muster) -> tuple[Action, float]:
        """Return the best step, and what it gains; the end where none gains anything."""
        best: Action = DONE
        most = self.taste.enough
        worth = self.worth(state, step.nation)
        for offer in step.options(state):
            if not isinstance(offer, Move):
                continue
            for move in self.parts_of(state, step, offer):
                gain = self.gain(state, step, move, worth)
                if gain > most and step.refuse(state, move) is None:
                    best, most = move, gain
        return best, most

    def worth(self, state: State, nation: int) -> tuple[float, ...]:
        """Return what each region is worth to a nation now."""
        last = state.board.scenarios[state.scenario].last
        return worth_of(state.board, nation, state.turn, last, self.taste)

    def parts_of(self, state: State, step: Muster, offer: Move) -> list[Move]:
        """Return the whole step, and as much of it as leaves somebody behind, or takes one."""
        origin, to, units, leaders = offer
        found = [offer]
        if not units:
            return [] if origin < REGION_COUNT else found
        if origin >= REGION_COUNT or size(units) > 1:
            if (
                relation(state, step.nation, to) == OWN
                or state.owner[min(to, REGION_COUNT - 1)] < 0
            ):
                found.append(Move(origin, to, one_of(units), ()))
            staying = units - one_of(units)
            if origin < REGION_COUNT and staying:
                found.append(Move(origin, to, staying, leaders))
        return [move for move in found if move.units or move.leaders]

    def gain(self, state: State, step: Muster, move: Move, worth: tuple[float, ...]) -> float:
        """Return what a step gains at first sight, in points."""
        origin, to, units, leaders = move
        nation = step.nation
        cost = 0.0
        if origin < REGION_COUNT:
            if state.owner[origin] == nation:
                if units and state.units[origin] == units:
                    cost = worth[origin]
            elif relation(state, nation, origin) == HOSTILE:
                cost = 0.6
        stranded = origin >= REGION_COUNT and not state.board.may_stay(nation, state.turn, origin)
        bonus = LANDING * (size(units) + len(leaders)) if stranded else 0.0
        if to >= REGION_COUNT:
            return -1.0 if not stranded else -0.5
        kind = relation(state, nation, to)
        if kind == SUBJECT:
            return -1.0
        if kind == OWN:
            if state.owner[to] == NOBODY:
                spare = 0.06 * (size(units) - 1)
                return worth[to] + bonus - cost - (spare if not stranded else 0.0)
            return self.reinforce(state, nation, move, worth, cost) + bonus
        return self.attack(state, step, move, worth, cost) + bonus

    def reinforce(
        self, state: State, nation: int, move: Move, worth: tuple[float, ...], cost: float
    ) -> float:
        """Return what it gains to stand with one's own: nearer to where there is something."""
        origin, to, units, _ = move
        if origin >= REGION_COUNT:
            crowd = stack_of(state, state.units[to]) + size(units)
            return -UNIT * max(0, crowd - state.board.stack[to]) - 0.3
        if cost:
            return -1.0
        here, there = self.front(state, nation, origin, worth), self.front(state, nation, to, worth)
        room = state.board.stack[to] - stack_of(state, state.units[to])
        if room < size(units):
            return -1.0
        return 0.15 * (there - here) - 0.05

    def front(self, state: State, nation: int, region: int, worth: tuple[float, ...]) -> float:
        """Return what the best region beside one is worth that is not one's own."""
        return max(
            (
                worth[to]
                for to, _, _ in state.board.beside[region]
                if to < REGION_COUNT and state.owner[to] != nation
            ),
            default=0.0,
        )

    def attack(
        self, state: State, step: Muster, move: Move, worth: tuple[float, ...], cost: float
    ) -> float:
        """Return what an attack gains, with those who are there already."""
        origin, to, units, leaders = move
        nation, board = step.nation, state.board
        if not units:
            return -1.0
        led = bool(leaders) or any(
            state.leaders[leader] == to for leader in board.leaders_of[nation]
        )
        limit = attack_limit(state, nation, to, led=led)
        before = state.visitors[to]
        all_units = before + units
        if size(all_units) > limit + 1:
            return -1.0
        mine = few(few(all_units, limit), MANY)
        value = self.battle(state, nation, to, mine, led, origin, worth)
        if before:
            now = self.battle(state, nation, to, few(before, MANY), led, -1, worth)
            return value - now - cost - 0.02 * size(units)
        if is_open(state, nation, to):
            value -= 0.3
        return value - cost

    def battle(
        self, state: State, nation: int, to: int, mine: Force, led: bool, origin: int,
        worth: tuple[float, ...],
    ) -> float:  # fmt: skip
        """Return what a battle is worth to the attacker."""
        board, turn = state.board, state.turn
        defender = state.owner[to]
        theirs = few(state.units[to], MANY)
        crossing = origin >= 0 and board.crossings.get((origin, to), PLAIN) != PLAIN
        dice = sum([state.leaders[leader] == to for leader in board.leaders_of[defender]])
        wins, lost, killed, scored = clash(
            board, nation, defender, turn, board.terrain[to], crossing, led, dice, mine, theirs
        )
        rival = 1.0
        if defender < NATION_COUNT and board.player_of[defender] == board.player_of[nation]:
            rival = 0.0
        taken = worth[to] + rival * self.loss_of(state, defender, to)
        dear = self.taste.caution * UNIT * lost
        return wins * taken + scored + 0.25 * rival * killed - dear

    def loss_of(self, state: State, defender: int, region: int) -> float:
        """Return a part of what a region is worth to its holder."""
        if defender >= MASSALIA:
            return 0.0
        return 0.3 * self.worth(state, defender)[region]

    # -- battles -------------------------------------------------------------------------------

    def stand(self, state: State, step: AttackerStand | DefenderStand) -> Action:
        """Stand where the odds of what is left are good enough."""
        field = step.field
        area, board = field.area, state.board
        options = step.options(state)
        mine, theirs = few(state.visitors[area], MANY), few(state.units[area], MANY)
        terms = Terms(
            field.attacker, field.defender, state.turn, board.terrain[area], False, 0, 0, (0, 0)
        )
        wins, lost, killed = chance_to_win(board, in_general(board, terms), mine, theirs)
        if isinstance(step, AttackerStand):
            good = wins * 1.5 + 0.4 * killed - 0.4 * lost > 0
        else:
            good = (1 - wins) * 1.5 + 0.4 * lost - 0.4 * killed > 0.2
        choice = options[0] if good else options[1]
        return options[0] if choice == SUBMIT else choice

    # -- everything else -----------------------------------------------------------------------

    def value(self, state: State, step: object, action: Action) -> float:
        """Return how good an answer looks."""
        nation: int = getattr(step, "nation", NATION_COUNT)
        worth = self.worth(state, nation) if nation < NATION_COUNT else ()
        match action:
            case Buy(unit, area):
                return self.purchase(state, nation, unit, area, worth)
            case Place(unit, area, number):
                return 5.0 + self.placing(state, nation, area, worth) + 0.01 * number
            case PlaceLeader(_, area):
                there = state.units[area] if area < REGION_COUNT else 0
                front = self.front(state, nation, area, worth) if area < REGION_COUNT else 1.0
                abroad = size(state.abroad.get((area, nation), 0))
                return 5.0 + front + 0.3 * size(there) + 0.3 * abroad
            case Remove(area, unit):
                keep = worth[area] if area < REGION_COUNT and state.units[area] == ONE[unit] else 0
                dear = state.board.cost[unit] or 8
                return -keep - 0.05 * dear
            case Retreat(to, _):
                return worth[to] if to < REGION_COUNT else 0.1
            case Rebuild(unit):
                at: int = getattr(step, "area", 0)
                spare = size(state.units[at] & state.board.mobile) > 1
                return (1.0 if spare else -1.0) - 0.1 * (state.board.cost[unit] or 8)
            case PlayEvent(event, area, _):
                return self.event(state, nation, event, area, worth)
            case Decline():
                return 0.0
        return 0.5 if isinstance(action, Stand) else 0.0

    def purchase(
        self, state: State, nation: int, unit: int, area: int, worth: tuple[float, ...]
    ) -> float:
        """Return what buying a unit is worth; saving is worth nothing."""
        castles = state.board.nations[nation].income == "castles"
        if unit in (CASTLE, CITY, ROYAL_CITY):
            value = 1.2 if castles else 0.4
            if area >= 0:
                value += GOLDEN * state.board.income[area] if castles else 0.2 * worth[area]
            return value
        value = 0.6 if unit == INFANTRY else 0.7 if unit != FORTRESS else 0.2
        if area < 0:
            return value
        here = stack_of(state, state.units[area])
        return value + 0.1 * self.front(state, nation, area, worth) - 0.15 * here

    def placing(self, state: State, nation: int, area: int, worth: tuple[float, ...]) -> float:
        """Return how good it is to place a unit somewhere."""
        if area >= REGION_COUNT:
            return 0.5 - 0.05 * size(state.abroad.get((area, nation), 0))
        front = self.front(state, nation, area, worth)
        return front + 0.2 * worth[area] - 0.4 * stack_of(state, state.units[area])

    def event(
        self, state: State, nation: int, event: str, area: int, worth: tuple[float, ...]
    ) -> float:
        """Return how good it is to play an event counter now."""
        match event:
            case "army" | "recruits" | "mercenaries":
                return 0.5 + 0.1 * self.front(state, nation, area, worth)
            case "harvest" | "tribute":
                return 0.3
            case "treason":
                return 0.4 if area < REGION_COUNT and worth[area] > 1 else -0.1
            case "plague":
                return -0.1
            case "vikings":
                holder = state.owner[area]
                board = state.board
                rival = board.player_of[holder] != board.player_of[nation]
                return 0.3 if rival and size(state.units[area]) == 1 else -0.1
        return -0.1


GOLDEN: Final = 0.3


def one_of(units: Force) -> Force:
    """Return the first unit of some."""
    kind, _ = parts(units)[0]
    return ONE[kind]


def cheapest_loss(state: State, step: LossChoice) -> Action:
    """Return the loss that costs least."""
    losses = {
        Loss(action.unit, int(action.damaged)): action
        for action in step.options(state)
        if isinstance(action, Lose)
    }
    return losses[cheapest(state.board, tuple(losses))]


__all__ = ["Greedy", "chance_to_win", "count"]

"""The greedy player: each decision by what it is worth at first sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast

from reconquista_qt.engine.graph import distances
from reconquista_qt.games.st279.odds.battle import best_table, die_results, worth
from reconquista_qt.games.st279.odds.siege import siege_odds
from reconquista_qt.games.st279.rules import actions as a
from reconquista_qt.games.st279.rules.actions import Action
from reconquista_qt.games.st279.rules.attack import InterceptAsk
from reconquista_qt.games.st279.rules.combat import Choice, RetreatChoice
from reconquista_qt.games.st279.rules.control import (
    enemies_in_field,
    foes_in,
    garrison_size,
    leader,
    payer,
)
from reconquista_qt.games.st279.rules.forces import MASK, force_of, size, total
from reconquista_qt.games.st279.rules.markers import MarkerAsk
from reconquista_qt.games.st279.rules.names import (
    CHRISTIAN,
    FIELD,
    FLEET,
    FRANCE,
    KING,
    MESNADA,
    MUSLIM,
    MUSLIM_SIDE,
    PEONES,
    RAIDERS,
    REBEL,
    TORNAFUYE,
)
from reconquista_qt.games.st279.rules.pillage import PillageResponse
from reconquista_qt.games.st279.rules.siege import siege_modifier
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.games.st279.rules.steps import Ask

from .worth import city_worth, force_worth

BUY_VALUE: Final = {KING: 3.0, MESNADA: 2.0, RAIDERS: 1.4, PEONES: 1.2}
KEPT_FOR_SIEGES: Final = 5
LEAST: Final = 0.05  # what a deed must be worth, to be done at all
CAPTURE: Final = 6.0
GUARD: Final = 1.5
NEARER: Final = 0.25  # for each area that a unit comes nearer to an enemy city
FAR: Final = 6
WORTHY: Final = ("siege", "field", "tornafuye", "incite")  # dice that are worth a marker
QUIET: Final = 0.2  # how much a city wants a guard with no enemy near
EXPOSED: Final = 0.8  # and how much one does whose loss may end the game


class Greedy:
    """Takes what is best at first sight; copies play on independently, and alike."""

    def __init__(self, opening: Sequence[Action] = (), daring: float = 1.0) -> None:
        self._opening = tuple(opening)
        self._side: str | None = None
        self.daring = daring
        self._known: tuple[object, list[int]] = (None, [])

    def __copy__(self) -> Greedy:
        twin = Greedy(self._opening, self.daring)
        twin._side = self._side
        return twin

    def steps_to_enemy(self, state: State, side: int) -> list[int]:
        """Return each area's distance by land to the nearest city of the other side."""
        key = (side, tuple(state.controller))
        if key != self._known[0]:
            board = state.board
            goals = [
                area
                for area, owner in enumerate(state.controller)
                if board.has_city[area]
                and owner % REBEL != FRANCE
                and (owner % REBEL == MUSLIM) == (side == CHRISTIAN)
            ]
            ways = [[other for other, _ in borders] for borders in board.borders]
            found = [FAR if steps < 0 else min(steps, FAR) for steps in distances(ways, goals)]
            self._known = (key, found)
        return self._known[1]

    def __call__(self, state: State) -> Action:
        """Return the answer to what is asked."""
        step = cast("Ask", state.agenda[-1])
        if self._opening and self._side in (None, step.side):
            self._side = step.side
            action, *rest = self._opening
            self._opening = tuple(rest)
            if step.refuse(state, action) is None:
                return action
            self._opening = ()
        options = step.options(state)
        if len(options) == 1:
            return options[0]
        best, choice = None, options[-1]
        for option in options:
            value = self.value(state, step, option)
            if best is None or value > best:
                best, choice = value, option
        return choice

    def value(self, state: State, step: Ask, action: Action) -> float:
        """Return what an answer is worth; leaving it is worth a little above nothing."""
        judge = _JUDGES.get(type(action))
        return judge(self, state, step, action) if judge else LEAST

    # -- places ----------------------------------------------------------------------------------

    def threat(self, state: State, area: int, side: int) -> float:
        """Return how many enemies stand next to an area."""
        found = 0.0
        for other, _ in state.board.borders[area]:
            for stacks in (state.field[other], state.city[other]):
                for owner, force in stacks:
                    if owner < REBEL and (owner == MUSLIM) == (side == CHRISTIAN):
                        found += size(force)
        return found

    def need(self, state: State, area: int, side: int, *, inside: bool) -> float:
        """Return how much an area of one's own wants another unit."""
        board = state.board
        threat = min(self.threat(state, area, side), 6.0)
        if inside:
            garrison = garrison_size(state, area)
            quiet = QUIET if area not in board.auto_cities or garrison else EXPOSED
            value = city_worth(board, area, side) * (quiet + threat / 4)
            return value / (1 + 1.5 * garrison)
        return 0.3 * threat / (1 + size(total(state.field[area])))

    def _placed(
        self, state: State, step: Ask, action: a.Place | a.Arrive | a.Recruit | a.Reinforce
    ) -> float:
        where = action.area if isinstance(action, a.Reinforce) else action.where
        if where < 0:
            return 0.5
        side = MUSLIM_SIDE if step.side == "muslim" else CHRISTIAN
        return 0.5 + self.need(state, where, side, inside=action.inside)

    def _recruited(self, state: State, step: Ask, action: a.Recruit) -> float:
        if action.unit == FLEET:
            return 0.0
        cost = state.board.cost[action.unit]
        left = state.treasury[action.power] - cost
        if cost and left < min(KEPT_FOR_SIEGES, (state.treasury[action.power] + 1) // 2):
            return 0.0
        return BUY_VALUE.get(action.unit, 2.0) + self._placed(state, step, action)

    # -- campaigns -------------------------------------------------------------------------------

    def _garrisoned(self, state: State, step: Ask, action: a.Garrison) -> float:
        area, power = action.area, state.campaign
        side = leader(state, power)
        if not state.relations.friends[power] >> state.controller[area] & 1:
            if power == FRANCE and side == CHRISTIAN:
                return 0.0  # what France takes is nobody's, and peace
            return CAPTURE + city_worth(state.board, area, side) - 0.1 * size(action.units)
        if size(action.units) > 1 or garrison_size(state, area):
            return 0.0
        return GUARD * self.need(state, area, side, inside=True) - 0.2

    def _besieged(self, state: State, step: Ask, action: a.Besiege) -> float:
        area, power = action.area, state.campaign
        if power == FRANCE and leader(state, power) == CHRISTIAN:
            return 0.0
        chance = self.siege_chance(state, area, action.units, power)
        value = city_worth(state.board, area, leader(state, power))
        return chance * (CAPTURE + value) if chance else 0.0

    def siege_chance(self, state: State, area: int, units: int, power: int) -> float:
        """Return the chance that units take a city by siege."""
        modifier = siege_modifier(state, area, power, units)
        return siege_odds(state.board, size(units), garrison_size(state, area), modifier).taken

    def _attacked(self, state: State, step: Ask, action: a.Attack) -> float:
        theirs = force_of(state.field[action.area], action.against)
        gain = self.balance(state, action.units, theirs)
        if state.board.has_city[action.area]:
            gain += 0.3
        return 2.0 * gain * self.daring

    def balance(self, state: State, mine: int, theirs: int) -> float:
        """Return what a combat gains on average: enemies less own units, in units."""

        def blow(roller: int, other: int) -> float:
            table = best_table(state, roller, other)
            return worth(die_results(state, table, roller), size(other))

        return 0.5 * (blow(mine, theirs) - blow(theirs, mine))

    def _moved(self, state: State, step: Ask, action: a.Move) -> float:
        power = state.campaign
        here = self.prospect(state, action.origin, power, action.units, leaving=True)
        there = self.prospect(state, action.to, power, action.units, leaving=False)
        steps = self.steps_to_enemy(state, leader(state, power))
        nearer = NEARER * (steps[action.origin] - steps[action.to]) * min(size(action.units), 2)
        return there - here + nearer - 0.1

    def prospect(self, state: State, area: int, power: int, units: int, *, leaving: bool) -> float:
        """Return what units in an area may do there next."""
        board = state.board
        side = leader(state, power)
        holder = state.controller[area]
        field = force_of(state.field[area], power)
        together = field if leaving else field + units
        if state.relations.targets[power] >> holder & 1:
            value = 0.0
            enemies = 0
            if enemies_in_field(state, area, power):
                foes = foes_in(state, area, power)
                enemies = sum(force for owner, force in state.field[area] if foes >> owner & 1)
                value += self.balance(state, together, enemies)
            if board.has_city[area]:
                worth_of = city_worth(board, area, side)
                if not state.city[area]:
                    chance = 1.0 if not enemies else 0.3
                elif state.treasury[payer(state, power)] >= board.siege_cost:
                    chance = self.siege_chance(state, area, together, power)
                    chance *= 0.4 if enemies else 1.0
                else:
                    chance = 0.0
                value += chance * (CAPTURE + worth_of)
            elif not enemies:
                value += 0.4
            return value * min(1.0, size(units) / max(1, size(together)) + 0.3)
        threat = self.threat(state, area, side)
        guards = size(together) + garrison_size(state, area) - (size(units) if leaving else 0)
        value = 0.1 * min(threat, 3.0)
        if board.has_city[area] and guards < 2:
            value += 0.3 * city_worth(board, area, side) * min(threat, 3.0) / 3
        return value

    def _pillaged(self, state: State, step: Ask, action: a.Pillage) -> float:
        area, power = action.area, state.campaign
        value = 0.3 + 0.1 * state.board.tp[area]
        if enemies_in_field(state, area, power):
            foes = foes_in(state, area, power)
            enemies = sum(force for owner, force in state.field[area] if foes >> owner & 1)
            value += self.balance(state, action.units, enemies) - 0.6
        return value if size(action.units) == 1 else value - 0.1 * size(action.units)

    def _nothing(self, state: State, step: Ask, action: Action) -> float:
        return 0.0

    def _landed(self, state: State, step: Ask, action: a.Unload) -> float:
        return 1.0 + 0.1 * size(action.units)

    # -- answers ---------------------------------------------------------------------------------

    def _fought(self, state: State, step: Ask, action: a.Fight) -> float:
        if not action.table:  # pillagers
            assert isinstance(step, PillageResponse)
            theirs = step.units
            mine = force_of(state.field[step.area], step.owner)
            return 0.3 + self.balance(state, mine, theirs)
        if isinstance(step, Choice):
            mine = total(step.battle.of(step.who))
            theirs = total(step.battle.of(1 - step.who))
            own = worth(die_results(state, action.table, mine), size(theirs))
            answer = die_results(state, action.table, mine).get("ca", 0.0)
            reply = worth(die_results(state, FIELD, theirs), size(mine)) if answer else 0.0
            return own - answer * reply + (0.01 if action.table == TORNAFUYE else 0.0)
        return 0.0

    def _retreated(self, state: State, step: Ask, action: a.Retreat) -> float:
        if isinstance(step, Choice):
            return 0.02  # better a little than a hopeless roll
        side = CHRISTIAN if step.side == "christian" else MUSLIM_SIDE
        owner = step.battle.owner(step.who) if isinstance(step, RetreatChoice) else -1
        home = 1.0 if owner >= 0 and state.controller[action.to] == owner else 0.0
        return home + 1.0 / (1.0 + self.threat(state, action.to, side))

    def _lost(self, state: State, step: Ask, action: a.Lose) -> float:
        return -force_worth(action.units)

    def _intercepted(self, state: State, step: Ask, action: a.Intercept) -> float:
        if not action.units or not isinstance(step, InterceptAsk):
            return 0.3
        power = state.campaign
        theirs = force_of(state.field[step.area], power)
        return 0.2 + self.balance(state, action.units, theirs) + 0.05 * size(action.units)

    def _played(self, state: State, step: Ask, action: a.PlayMarker) -> float:
        worthy = isinstance(step, MarkerAsk) and step.roll in WORTHY
        return 0.5 if worthy else 0.0

    def _incited(self, state: State, step: Ask, action: a.Incite) -> float:
        price = sum(points for _, points in action.pay)
        if price > 1 or (price and state.treasury[action.pay[0][0]] < 3):
            return 0.0
        side = CHRISTIAN if step.side == "christian" else MUSLIM_SIDE
        units = size(total(state.field[action.area])) + size(total(state.city[action.area]))
        return 0.2 * units + 0.3 * city_worth(state.board, action.area, side)

    def _always(self, state: State, step: Ask, action: Action) -> float:
        return 1.0

    def _bought_marker(self, state: State, step: Ask, action: a.BuyMarker) -> float:
        rich = state.treasury[action.power if action.power >= 0 else MUSLIM] > 4
        return 0.5 if rich and step.kind == "buy_marker" else 0.0

    # -- the end of the turn ---------------------------------------------------------------------

    def _redistributed(self, state: State, step: Ask, action: a.Redistribute) -> float:
        board, power = state.board, action.power
        side = leader(state, power)
        origin, to = action.origin, action.to
        friends = state.relations.friends[power]
        abroad = not friends >> state.controller[origin] & 1
        value = -0.3
        if abroad and board.has_city[origin]:
            value += 1.0  # attrition waits there
        elif action.from_city:
            guards = size(force_of(state.city[origin], power))
            if guards < 2:
                value -= self.need(state, origin, side, inside=True) + 0.5
        if not friends >> state.controller[to] & 1:
            return -1.0
        kind = next(kind for kind in range(FLEET) if action.units & MASK[kind])
        if action.inside:
            garrison = garrison_size(state, to)
            heavy = 0.2 if kind == PEONES else 0.0
            value += (self.need(state, to, side, inside=True) + heavy) / (1 + garrison)
            return value
        steps = self.steps_to_enemy(state, side)
        value += 0.3 * (steps[origin] - steps[to])
        return value + 0.5 * self.need(state, to, side, inside=False)


_Action = TypeVar("_Action", bound=Action)
_Judge = Callable[[Greedy, State, Ask, Action], float]


def _judge(
    kind: type[_Action], judge: Callable[[Greedy, State, Ask, _Action], float]
) -> tuple[type[object], _Judge]:
    """Return an entry of the table of judges; it is looked up by the class that it is for."""
    return kind, cast("_Judge", judge)


_JUDGES: Final = dict(
    (
        _judge(a.Place, Greedy._placed),
        _judge(a.Arrive, Greedy._placed),
        _judge(a.Reinforce, Greedy._placed),
        _judge(a.Recruit, Greedy._recruited),
        _judge(a.Restore, Greedy._always),
        _judge(a.Relocate, Greedy._always),
        _judge(a.RollForWar, Greedy._always),
        _judge(a.ExactTribute, Greedy._always),
        _judge(a.Quell, Greedy._always),
        _judge(a.Unite, Greedy._always),
        _judge(a.Incite, Greedy._incited),
        _judge(a.BuyMarker, Greedy._bought_marker),
        _judge(a.Repopulate, Greedy._nothing),
        _judge(a.Move, Greedy._moved),
        _judge(a.Pillage, Greedy._pillaged),
        _judge(a.Garrison, Greedy._garrisoned),
        _judge(a.Sortie, Greedy._nothing),
        _judge(a.Besiege, Greedy._besieged),
        _judge(a.Attack, Greedy._attacked),
        _judge(a.March, Greedy._nothing),
        _judge(a.DeclareWar, Greedy._nothing),
        _judge(a.Sail, Greedy._nothing),
        _judge(a.Load, Greedy._nothing),
        _judge(a.FightAtSea, Greedy._nothing),
        _judge(a.Unload, Greedy._landed),
        _judge(a.Fight, Greedy._fought),
        _judge(a.Retreat, Greedy._retreated),
        _judge(a.Lose, Greedy._lost),
        _judge(a.Intercept, Greedy._intercepted),
        _judge(a.PlayMarker, Greedy._played),
        _judge(a.Redistribute, Greedy._redistributed),
        _judge(a.SendFleets, Greedy._nothing),
    )
)

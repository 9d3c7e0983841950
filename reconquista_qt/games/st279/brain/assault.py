"""What a campaign can be about: whole plans, from the march to the siege, with what they promise.

A plan is a list of actions of the campaigning power against one area. It is a wish: after a die,
or where something stands in the way, another one is made.

Rules: 12.0/cost, 12.1/pillage, 12.3/combat, 14.0/siege, 11.2/load, 11.2/unload.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from reconquista_qt.games.st279.odds.battle import (
    bare_state,
    best_table,
    die_results,
    initiative,
    worth,
)
from reconquista_qt.games.st279.rules.actions import (
    Action,
    Attack,
    Besiege,
    Garrison,
    Load,
    Move,
    Pillage,
    Sail,
    Sortie,
    Unload,
)
from reconquista_qt.games.st279.rules.combat import ANSWERED, DESTROYS, LOSSES_OF, SURRENDERS
from reconquista_qt.games.st279.rules.control import (
    enemies_in_field,
    foes_in,
    garrison_size,
    payer,
    room,
)
from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.fleets import lands_inside
from reconquista_qt.games.st279.rules.forces import ONE, Force, force_of, size
from reconquista_qt.games.st279.rules.names import (
    CHRISTIAN,
    FIELD,
    FLEET,
    FRANCE,
    POWER_COUNT,
)
from reconquista_qt.games.st279.rules.siege import siege_modifier
from reconquista_qt.games.st279.rules.state import WALK_IN, Options, State
from reconquista_qt.games.st279.rules.troops import (
    BESIEGED,
    ENTERED,
    FOUGHT,
    INSIDE,
    RESTING,
    units_at,
)

from .reach import Reach
from .stakes import POINT, UNIT, Stakes, fall_chance

UNIT_WORTH: Final = (1.5, 1.2, 0.7, 1.0, 1.4, 1.3, 1.4, 0.8, 1.1, 2.0, 2.0, 0.5)
BLOCKADE: Final = 1
BY_SEA: Final = 0.08  # what a landing must be worth more than a march
LOST_BATTLE: Final = 0.4  # units that a failed attack costs on average
FRENCH: Final = 0.2  # what France's conquests are worth to who runs it


class Plan(NamedTuple):
    """What a campaign may do next, and what it promises, in points."""

    value: float
    target: int
    actions: tuple[Action, ...]


class Candidate(NamedTuple):
    """A unit that could take part: where it is, what it has left there, what its leaving costs."""

    origin: int
    inside: bool
    kind: int
    flags: int
    left: int
    cost: float


class Clash(NamedTuple):
    """What an attack comes to: whether the enemy's field is cleared, and units lost and killed."""

    cleared: float
    stormed: float  # the city surrenders at once
    killed: float
    lost: float


def units_worth(force: Force) -> float:
    """Return what units are worth, in points."""
    value = 0.0
    kind = 0
    while force:
        value += UNIT_WORTH[kind] * (force & 255)
        force >>= 8
        kind += 1
    return UNIT * value


@lru_cache(maxsize=20_000)
def clash(board: Board, options: Options, mine: Force, theirs: Force) -> Clash:
    """Return what an attack of one force on another comes to, nobody retreating by choice."""
    state = bare_state(board, options)
    first = initiative(state, mine, theirs)
    cleared = stormed = killed = lost = 0.0
    for who, chance in ((0, first.attacker), (1, first.defender)):
        roller, other = (mine, theirs) if who == 0 else (theirs, mine)
        flee = first.attacker_retreats if who == 0 else first.defender_retreats
        if who == 1:
            cleared += chance * flee * 0.8  # raiders who have to go
        chance *= 1.0 - flee
        results = die_results(state, best_table(state, roller, other), roller)
        answered = results.get(ANSWERED, 0.0)
        reply = die_results(state, FIELD, other) if answered else {}
        for codes, share, mover in ((results, 1.0, who), (reply, answered, 1 - who)):
            victims = theirs if mover == 0 else mine
            for code, odds in codes.items():
                if code == ANSWERED:
                    continue
                weight = chance * share * odds
                gone, away = 0.0, False
                if code in DESTROYS:
                    gone, away = float(size(victims)), True
                else:
                    losses, away = LOSSES_OF[code]
                    gone = float(min(losses, size(victims)))
                    away = away or gone >= size(victims)
                if mover == 0:
                    killed += weight * gone
                    cleared += weight * away
                    stormed += weight * (code == SURRENDERS)
                else:
                    lost += weight * gone
    return Clash(min(cleared, 1.0), stormed, killed, lost)


def gain_of(state: State, roller: Force, other: Force, table: str) -> float:
    """Return what a roll on a table gains on average, less what the answer to it costs."""
    results = die_results(state, table, roller)
    answer = results.get(ANSWERED, 0.0)
    value = worth(results, size(other))
    if answer:
        value -= answer * worth(die_results(state, FIELD, other), size(roller))
    return value


class Campaigning:
    """The plans of the campaigning power at one moment."""

    def __init__(self, state: State, stakes: Stakes) -> None:
        self.state = state
        self.stakes = stakes
        self.power = state.campaign
        self.reach = Reach(state)
        self.rich = state.treasury[payer(state, self.power)] >= state.board.siege_cost
        # Who attacks last need not fear for what is left behind.
        self.careful = stakes.side == CHRISTIAN and self.power != FRANCE

    def plans(self) -> list[Plan]:
        """Return all plans that promise something, the best first."""
        found: list[Plan] = []
        for target, candidates in self._by_target().items():
            plan = self._plan(target, candidates)
            if plan is not None:
                found.append(plan)
        found += self._landings()
        found.sort(key=lambda plan: -plan.value)
        return found

    # -- who can come where ------------------------------------------------------------------------

    def _by_target(self) -> dict[int, list[Candidate]]:
        state, power = self.state, self.power
        board = state.board
        found: dict[int, list[Candidate]] = {}
        for area in range(board.area_count):
            for inside in (False, True):
                stacks = (state.city if inside else state.field)[area]
                if not stacks or not force_of(stacks, power):
                    continue
                blocked = inside and enemies_in_field(state, area, power)
                leave = 0.0
                if self.careful and self.stakes.is_own(area):
                    leave = self.stakes.leaving(area, inside=inside)
                for kind, points, flags in units_at(state, area, inside=inside):
                    if inside and (flags & INSIDE or blocked):
                        continue
                    if flags & BESIEGED:
                        continue
                    if flags & RESTING:
                        here = Candidate(area, inside, kind, flags, points, leave)
                        found.setdefault(area, []).append(here)
                        continue
                    ways = self.reach.of(area, points, free=board.mountain_free[kind])
                    for target, left in ways.items():
                        if target != area and not self._wanted(target):
                            continue
                        found.setdefault(target, []).append(
                            Candidate(area, inside, kind, flags, left, leave)
                        )
        return found

    def _wanted(self, area: int) -> bool:
        state, power = self.state, self.power
        holder = state.controller[area]
        if state.relations.targets[power] >> holder & 1:
            return True
        if enemies_in_field(state, area, power):
            return True
        return self.careful and state.board.has_city[area] and self.stakes.is_own(area)

    # -- against one area --------------------------------------------------------------------------

    def _plan(self, target: int, candidates: list[Candidate]) -> Plan | None:
        state, power = self.state, self.power
        hostile = bool(state.relations.targets[power] >> state.controller[target] & 1)
        foes = foes_in(state, target, power)
        enemies = 0
        against = -1
        for owner, force in state.field[target]:
            if foes >> owner & 1:
                enemies += force
                against = owner if against < 0 else against
        if enemies:
            return self._attack(target, candidates, against, enemies, hostile=hostile)
        if not hostile:
            return self._relief(target, candidates)
        if (target, self.stakes.side) in state.tributed:
            return None
        if state.board.has_city[target]:
            return self._siege(target, candidates)
        return self._raid(target, candidates)

    def _space(self, target: int, candidates: Iterable[Candidate]) -> list[Candidate]:
        """Return who can be there together: those who are, then others as far as there is room."""
        here = [one for one in candidates if one.origin == target and not one.inside]
        others = [one for one in candidates if one.origin != target]
        others.sort(key=lambda one: (one.cost, -(one.left >= 2), UNIT_WORTH[one.kind]))
        space = max(room(self.state, target, self.power), 0)
        return [*here, *others[:space]]

    def _capture(self, target: int, left: int) -> float:
        """Return what taking a city is worth with so many units left to hold it."""
        stakes = self.stakes
        value = stakes.worth(target)
        if self.power == FRANCE:
            return FRENCH * value
        if self.careful:
            threat = stakes.threat[target]
            count = min(3, round(threat))
            fall = 0.0 if not count else fall_chance(self.state.board, count, left, 1)
            fall *= min(1.0, threat / 3)
            value = value * (1.0 - 0.8 * fall) - fall * left * 0.8 * UNIT
        return value

    def _siege(self, target: int, candidates: list[Candidate]) -> Plan | None:
        state, board = self.state, self.state.board
        garrison = garrison_size(state, target)
        chosen = self._space(target, candidates)
        if not chosen:
            return None
        fresh = not state.pillaged[target]
        best: Plan | None = None
        walk_in = not garrison and state.options.empty_city == WALK_IN
        if not walk_in and not self.rich:
            return self._raid(target, candidates)
        kills = sum(units_worth(force) for _, force in state.city[target])
        here = sum(one.origin == target for one in chosen)
        for count in range(max(here, 1), len(chosen) + 1):
            group = chosen[:count]
            cost = sum(one.cost for one in group)
            raids = fresh and any(self._can_pillage(one, target) for one in group)
            bonus = POINT * (1 + board.tp[target]) if raids else 0.0
            if walk_in:
                value = self._capture(target, count) + bonus - cost
                value -= 0.05 * (count - 1)
            else:
                force = sum(ONE[one.kind] for one in group)
                modifier = siege_modifier(state, target, self.power, force)
                modifier += board.siege_table.mods["pillaged"] if raids else 0
                odds = fall_chance(board, count, garrison, modifier)
                cheapest = min(UNIT_WORTH[one.kind] for one in group) * UNIT
                value = odds * (self._capture(target, count) + kills) + bonus
                value -= POINT + 0.35 * cheapest + cost
            if best is None or value > best.value:
                actions = self._march(target, group)
                if raids:
                    actions.append(self._pillage(target, group))
                force = sum(ONE[one.kind] for one in group)
                actions.append((Garrison if walk_in else Besiege)(target, force))
                best = Plan(value, target, tuple(actions))
        raid = self._raid(target, candidates)
        if raid is not None and (best is None or raid.value > best.value):
            return raid
        return best

    def _attack(
        self, target: int, candidates: list[Candidate], against: int, enemies: Force, *,
        hostile: bool,
    ) -> Plan | None:  # fmt: skip
        state, board = self.state, self.state.board
        able = [
            one for one in candidates
            if one.left >= board.combat_mp and not (one.inside and one.origin == target)
        ]  # fmt: skip
        chosen = self._space(target, able)
        best: Plan | None = None
        garrison = garrison_size(state, target)
        here = sum(one.origin == target for one in chosen)
        city = hostile and board.has_city[target]
        kills = sum(units_worth(force) for _, force in state.city[target]) if city else 0.0
        for count in range(max(here, 1), len(chosen) + 1):
            group = chosen[:count]
            force = sum(ONE[one.kind] for one in group)
            fight = clash(board, state.options, force, enemies)
            each = units_worth(enemies) / size(enemies)
            mine = units_worth(force) / count
            value = fight.killed * each - fight.lost * mine - sum(one.cost for one in group)
            if city:
                modifier = siege_modifier(state, target, self.power, force)
                odds = 1.0 if not garrison else 0.0
                if garrison and self.rich:
                    odds = fall_chance(board, count, garrison, modifier)
                prize = self._capture(target, count) + kills
                value += fight.stormed * prize + (fight.cleared - fight.stormed) * odds * prize
            elif self.careful and not hostile:
                value += fight.cleared * 0.5 * self.stakes.worth(target)
            else:
                value += 0.05 * fight.cleared
            if best is None or value > best.value:
                actions = self._march(target, group)
                actions.append(Attack(target, against, force))
                best = Plan(value, target, tuple(actions))
        return best

    def _raid(self, target: int, candidates: list[Candidate]) -> Plan | None:
        """Pillage with one unit, where nobody can prevent it."""
        state, board = self.state, self.state.board
        if state.pillaged[target] or any(where == target for where, _ in state.tributed):
            return None
        able = [one for one in candidates if self._can_pillage(one, target)]
        if not able or (room(state, target, self.power) < 1 and able[0].origin != target):
            return None
        one = min(able, key=lambda c: (c.origin != target, c.cost, UNIT_WORTH[c.kind], -c.left))
        if one.origin != target and room(state, target, self.power) < 1:
            return None
        value = POINT * (0.8 + board.tp[target]) - one.cost
        if self.careful:
            value -= 0.03 * min(3.0, self.stakes.threat[target])
        actions = self._march(target, [one])
        actions.append(self._pillage(target, [one]))
        return Plan(value, target, tuple(actions))

    def _relief(self, target: int, candidates: list[Candidate]) -> Plan | None:
        """Go into an own city that needs a guard."""
        if not self.careful or not self.state.board.has_city[target]:
            return None
        garrison = garrison_size(self.state, target)
        worth = self.stakes.guard(target, garrison, self.stakes.before(target))
        if worth < 0.05:
            return None
        chosen = [one for one in self._space(target, candidates) if not one.inside or
                  one.origin != target]  # fmt: skip
        if not chosen:
            return None
        one = chosen[0]
        actions = self._march(target, [one])
        actions.append(Garrison(target, ONE[one.kind]))
        return Plan(worth - one.cost, target, tuple(actions))

    # -- the parts of a plan -----------------------------------------------------------------------

    def _can_pillage(self, one: Candidate, target: int) -> bool:
        if one.left < self.state.board.pillage_mp or one.flags & (FOUGHT | BESIEGED):
            return False
        return one.origin != target or (not one.inside and bool(one.flags & ENTERED))

    def _pillage(self, target: int, group: list[Candidate]) -> Pillage:
        able = [one for one in group if self._can_pillage(one, target)]
        one = min(able, key=lambda c: (c.origin != target, UNIT_WORTH[c.kind]))
        return Pillage(target, ONE[one.kind])

    def _march(self, target: int, group: list[Candidate]) -> list[Action]:
        actions: list[Action] = []
        origins = dict.fromkeys((one.origin, one.inside) for one in group if one.origin != target)
        for origin, inside in origins:
            force = sum(ONE[o.kind] for o in group if (o.origin, o.inside) == (origin, inside))
            if inside:
                actions.append(Sortie(origin, force))
            actions.append(Move(origin, target, force))
        return actions

    # -- by sea ------------------------------------------------------------------------------------

    def _landings(self) -> list[Plan]:
        state, board, power = self.state, self.state.board, self.power
        found: list[Plan] = []
        if power == FRANCE or power == state.war:
            return found
        for sea in range(board.sea_count):
            ships = state.fleets[sea * POWER_COUNT + power]
            if not ships or state.ships.get(sea):
                continue
            passengers = self._passengers(sea)
            if not passengers:
                continue
            for to, route in self._routes(sea).items():
                for target in board.sea_ports[to]:
                    plan = self._landing(sea, route, to, target, ships, passengers)
                    if plan is not None:
                        found.append(plan)
        return found

    def _passengers(self, sea: int) -> list[Candidate]:
        state, board, power = self.state, self.state.board, self.power
        found: list[Candidate] = []
        for port in board.sea_ports[sea]:
            for inside in (False, True):
                if not force_of((state.city if inside else state.field)[port], power):
                    continue
                leave = 0.0
                if self.careful and self.stakes.is_own(port):
                    leave = self.stakes.leaving(port, inside=inside)
                for kind, points, flags in units_at(state, port, inside=inside):
                    if flags & RESTING or (inside and flags & INSIDE) or points < 1:
                        continue
                    found.append(Candidate(port, inside, kind, flags, points, leave))
        found.sort(key=lambda one: (one.cost, UNIT_WORTH[one.kind]))
        return found

    def _routes(self, sea: int) -> dict[int, tuple[int, ...]]:
        """Return the seas that can be sailed to with units aboard, each with the way."""
        state, board = self.state, self.state.board
        foes = state.relations.foes[self.power]
        most = board.mp[FLEET] - board.unload_fleet_mp - 2 * board.load_mp
        routes: dict[int, tuple[int, ...]] = {sea: ()}
        todo = [sea]
        for here in todo:
            if len(routes[here]) * board.sea_mp >= most:
                continue
            for other in board.sea_borders[here]:
                base = other * POWER_COUNT
                if other in routes or any(
                    foes >> power & 1 and state.fleets[base + power] for power in range(POWER_COUNT)
                ):
                    continue
                routes[other] = (*routes[here], other)
                todo.append(other)
        return routes

    def _landing(
        self, sea: int, route: tuple[int, ...], to: int, target: int, ships: int,
        passengers: list[Candidate],
    ) -> Plan | None:  # fmt: skip
        state, board, power = self.state, self.state.board, self.power
        holder = state.controller[target]
        if not state.relations.targets[power] >> holder & 1 or not self.reach._may_enter(target):
            return None
        if (target, self.stakes.side) in state.tributed or enemies_in_field(state, target, power):
            return None
        port = next((one.origin for one in passengers if one.origin != target), -1)
        if port < 0:
            return None
        inside = next(one.inside for one in passengers if one.origin == port)
        aboard = [one for one in passengers if (one.origin, one.inside) == (port, inside)]
        space = min(ships * board.carries, room(state, target, power), len(aboard))
        if space < 1:
            return None
        garrison = garrison_size(state, target)
        walk_in = lands_inside(state, target)
        if not walk_in and not self.rich:
            return None
        best: Plan | None = None
        kills = sum(units_worth(force) for _, force in state.city[target])
        for count in range(1, space + 1):
            group = aboard[:count]
            force = sum(ONE[one.kind] for one in group)
            value = -sum(one.cost for one in group) - BY_SEA
            if walk_in:
                value += self._capture(target, count)
            else:
                modifier = siege_modifier(state, target, power, force)
                modifier = max(modifier, board.siege_table.mods["blockade"])
                odds = fall_chance(board, count, garrison, modifier)
                value += odds * (self._capture(target, count) + kills) - POINT - 0.1
                value -= 0.5 * (1 - odds) * units_worth(force)
            if best is None or value > best.value:
                needed = (count + board.carries - 1) // board.carries
                actions: list[Action] = [Load(port, sea, force, inside)]
                here = sea
                for other in route:
                    actions.append(Sail(here, other, needed, True))
                    here = other
                actions.append(Unload(to, target, force, walk_in))
                if not walk_in:
                    actions.append(Besiege(target, force))
                best = Plan(value, target, tuple(actions))
        return best

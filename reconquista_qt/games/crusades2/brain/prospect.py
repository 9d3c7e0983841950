"""What places promise the units of a side: whom they strike from there, who can strike them next.

The enemy's next blows are foreseen from how far his units ride: who stands where many can come to
him and few friends share the danger pays for it.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.crusades2.odds.chances import results
from reconquista_qt.games.crusades2.rules.duty import kept_reach
from reconquista_qt.games.crusades2.rules.facts import (
    chit_of,
    combat_bonus,
    distance_from,
    has_facing,
    leaders_at,
    occupied,
    on_map,
    reach_of,
    units_at,
    values,
    zone,
)
from reconquista_qt.games.crusades2.rules.names import (
    ATTACK,
    CHARGING,
    NONE,
    OC,
    ROUTED,
    STAND,
    STEP1,
    STEPS_OF,
)
from reconquista_qt.games.crusades2.rules.reach import Terms
from reconquista_qt.games.crusades2.rules.state import State

from .exchange import Exchange
from .worth import Style, Surroundings, place_worth

CHARGED: Final = 0.6  # points of a charger's bonus blow


class Riders:
    """Which of a side's units can come to strike at which cells in its next movement.

    `strikes[unit]` are the cells at which it can strike, as a set.
    """

    def __init__(self, state: State, side: int) -> None:
        board = state.board
        enemies = occupied(state)[1 - side]
        held = zone(state, 1 - side)
        self.strikes: dict[int, int] = {}
        self.strength: dict[int, int] = {}
        around = board.sets.around
        for unit in on_map(state, side):
            if not has_facing(state, unit):
                continue
            cell = state.cell[unit]
            here = board.sets.bit[cell]
            shown = values(state, unit)
            charges = bool(state.marks[unit] & CHARGING)
            if held & here:
                ends = here  # orders to attack leave nobody go from a zone of control
            else:
                terms = Terms(blocked=enemies, halts=held, turns=not charges)
                about = board.units[unit]
                ends = (
                    here
                    | kept_reach(
                        board, about.movement_class, cell, state.facing[unit], 2 * shown.move, terms
                    ).ends
                )
            self.strikes[unit] = around(ends)
            self.strength[unit] = shown.strength
        self.by_cell: dict[int, list[int]] = {}

    def upon(self, state: State, cell: int) -> list[int]:
        """Return who can strike at a cell."""
        found = self.by_cell.get(cell)
        if found is None:
            bit = state.board.sets.bit[cell]
            found = self.by_cell[cell] = [u for u, cells in self.strikes.items() if cells & bit]
        return found


class Prospect(Surroundings):
    """What places promise a side, with the blows of both sides foreseen."""

    def __init__(self, state: State, side: int, style: Style, riders: Riders | None = None) -> None:
        super().__init__(state, side, style)
        self._riders = riders
        self.exchange = Exchange(state)
        self._parties: dict[int, list[int]] = {}
        self._promises: dict[tuple[int, int, int, int], float] = {}
        self._risks: dict[tuple[int, int, int], float] = {}
        self._volleys: dict[tuple[int, int, int], float] = {}
        self._shares: dict[int, float] = {}
        self._dangers: dict[tuple[int, int], float] = {}
        self._strayed: dict[tuple[int, int], int] = {}
        self._ready_for_blows = False
        self._middles: dict[int, int] = {}

    @property
    def riders(self) -> Riders:
        """How far the enemy rides, looked up when it is asked for."""
        if self._riders is None:
            self._riders = Riders(self.state, self.enemy)
        return self._riders

    # -- who strikes at whom -------------------------------------------------------------------

    def _line_up(self) -> None:
        """Give everybody who faces enemies one of them to strike at, and weigh who will strike."""
        self._ready_for_blows = True
        state, board = self.state, self.state.board
        enemies = occupied(state)[self.enemy]
        looking: dict[int, list[int]] = {}
        for unit in on_map(state, self.side):
            if not has_facing(state, unit) or state.marks[unit] & OC:
                continue
            cells = board.front_sets[state.cell[unit]][state.facing[unit]] & enemies
            if cells:
                looking[unit] = list(board.sets.cells(cells))
        for unit, ahead in sorted(looking.items(), key=lambda item: (len(item[1]), item[0])):
            target = min(ahead, key=lambda c: (len(self._parties.get(c, ())), c))
            self._parties.setdefault(target, []).append(unit)
        friends = occupied(state)[self.side]
        for unit, cells in self.riders.strikes.items():
            if state.marks[unit] & ROUTED or state.cell[unit] < 0:
                self._shares[unit] = 0.0
                continue
            stands = 1.0
            if self._parties.get(state.cell[unit]):
                fails = 1 - self.exchange.passes(unit)
                stands = 1 - 0.75 * (fails + (1 - fails) * 0.5 * fails)
            self._shares[unit] = stands / max(1, (cells & friends).bit_count())

    def promise(self, target: int, units: tuple[int, ...], terrain: int) -> float:
        """Return what an attack on a hex promises, roughly: all who join at once."""
        if not units:
            return 0.0
        state, board, exchange = self.state, self.state.board, self.exchange
        strength = sum(values(state, unit).strength for unit in units)
        first = units[-1]
        plus = 1 if any(self.attacks(unit) for unit in units) else 0
        mean = sum(exchange.passes(unit) for unit in units) / len(units)
        key = (target, strength * 16 + len(units), terrain + 8 * plus, round(mean * 20))
        found = self._promises.get(key)
        if found is not None:
            return found
        defenders = units_at(state, target)
        joins = 1 - (1 - mean) ** len(units)
        come = strength * mean / joins if joins else 0.0
        leaders = leaders_at(state, target, self.enemy)
        bonus = max((combat_bonus(state, leader) for leader in leaders), default=0)
        standing = any(chit_of(state, u) == STAND for u in defenders)
        routed = any(state.marks[u] & ROUTED for u in defenders)
        attack = results(state, board.melee.column(round(come)), plus + terrain)
        theirs = sum(values(state, u).strength for u in defenders)
        defence = results(state, board.melee.column(theirs), bonus + standing - routed)
        lost = state.lost
        fled = 1.0
        before = 0.0
        for unit in defenders:
            fails = 1 - exchange.passes(unit)
            fled *= fails
            before += fails * exchange.flight(unit, lost[unit])
        hurt = sum(p * exchange.toll(defenders, name) for name, p in attack.items() if p)
        shaken = sum(p for name, p in defence.items() if name != NONE)
        steps = sum(p * STEPS_OF[name] for name, p in defence.items() if p)
        least = min(exchange.step(u, lost[u]) for u in units)
        flight = sum((1 - exchange.passes(u)) * exchange.flight(u, lost[u]) for u in units)
        cost = steps * least + shaken * flight * max(1.0 / len(units), mean)
        found = joins * (before + (1 - fled) * (hurt - cost))
        if board.units[defenders[0]].skirmisher and board.units[first].horse:
            found *= 0.6
        self._promises[key] = found
        return found

    def attacks(self, unit: int) -> bool:
        """Whether a unit follows Attack."""
        return chit_of(self.state, unit) == ATTACK

    def may_attack(self, unit: int) -> bool:
        """Whether a unit's orders let it attack at all."""
        chit = chit_of(self.state, unit)
        return bool(chit) and bool(self.state.board.chits[chit]["may_attack"])

    def gain(self, unit: int, cell: int, facing: int) -> float:
        """Return what a unit adds to the blows of its side from a place."""
        if not self._ready_for_blows:
            self._line_up()
        if not self.may_attack(unit):
            return 0.0
        state, board = self.state, self.state.board
        cells = board.front_sets[cell][facing] & occupied(state)[self.enemy]
        best: float | None = None
        mine = values(state, unit).strength
        while cells:
            lowest = cells & -cells
            cells ^= lowest
            target = board.sets.cell_of_bit[lowest]
            party = tuple(u for u in self._parties.get(target, ()) if u != unit)
            terrain = board.attack_terrain(cell, target)
            for other in party:
                terrain = max(terrain, board.attack_terrain(state.cell[other], target))
            more = self.promise(target, (*party, unit), terrain)
            if party:
                more -= self.promise(target, party, terrain)
            elif more < 0.5 and self.coming(target):
                # With those who may still come.
                whole = min(self.coming(target), 2 * mine)
                count = 1 + round(whole / max(1, mine))
                joint = self.promise(target, (unit,) * count, terrain) / count * self.style.mass
                more = max(more, joint)
            if best is None or more > best:
                best = more
        return best or 0.0

    # -- fire ----------------------------------------------------------------------------------

    def volley(self, unit: int, cell: int, facing: int) -> float:
        """Return what a unit's fire promises from a place."""
        state, board = self.state, self.state.board
        reach = board.ranges.get(board.units[unit].type)
        if not reach or not values(state, unit).fire:
            return 0.0
        cells = board.field_of_fire(cell, facing, len(reach)) & occupied(state)[self.enemy]
        best = 0.0
        while cells:
            lowest = cells & -cells
            cells ^= lowest
            target = board.sets.cell_of_bit[lowest]
            far = board.field.distance(cell, target)
            key = (unit, target, far)
            worth = self._volleys.get(key)
            if worth is None:
                stack = units_at(state, target)
                modifier = reach[far - 1] + board.fire_terrain[target]
                table = board.tables["fire"]["modifiers"]
                if all(board.units[u].skirmisher for u in stack):
                    modifier += table["all_skirmishers"]
                if board.units[stack[0]].type in table["armoured"]:
                    modifier += table["top_unit_armoured"]
                shares = board.fire.shares(
                    board.fire.column(values(state, unit).strength), modifier, board.faces
                )
                exchange, lost = self.exchange, state.lost
                worth = shares[STEP1] * exchange.step(stack[0], lost[stack[0]])
                worth += (1 - shares[NONE]) * sum(
                    (1 - exchange.passes(u)) * exchange.flight(u, lost[u]) for u in stack
                )
                self._volleys[key] = worth
            best = max(best, worth)
        return best

    # -- what the enemy can do -----------------------------------------------------------------

    def risk(self, unit: int, cell: int) -> float:
        """Return what the enemy's next movement and blows may cost a unit at a place."""
        found = self._dangers.get((unit, cell))
        if found is None:
            found = self._dangers[unit, cell] = self._risk(unit, cell)
        return found

    def _risk(self, unit: int, cell: int) -> float:
        if not self._ready_for_blows:
            self._line_up()
        missed, strength = 1.0, 0.0
        for other in self.riders.upon(self.state, cell):
            share = self._shares[other]
            missed *= 1 - share
            strength += share * self.riders.strength[other]
        struck = 1 - missed
        if struck <= 0.01:
            return 0.0
        return struck * self.toll(unit, cell, strength / struck)

    def toll(self, unit: int, cell: int, strength: float) -> float:
        """Return what a blow of so much strength costs a unit at a place, theirs taken off."""
        state, board, exchange = self.state, self.state.board, self.exchange
        column = board.melee.column(round(strength))
        terrain = int(board.terrain[cell]["melee"])
        key = (unit, column, terrain)
        found = self._risks.get(key)
        if found is None:
            lost = state.lost[unit]
            stays = exchange.passes(unit)
            attack = results(state, column, 1 + terrain)
            standing = chit_of(state, unit) == STAND
            own = board.melee.column(values(state, unit).strength)
            defence = results(state, own, int(standing))
            hurt = sum(p * exchange.toll((unit,), name) for name, p in attack.items() if p)
            # Of an enemy about as good as oneself.
            back = sum(p * exchange.toll((unit,), name) for name, p in defence.items() if p)
            found = 0.75 * ((1 - stays) * exchange.flight(unit, lost) + stays * (hurt - 0.8 * back))
            found = self._risks[key] = max(0.0, found)
        return found

    # -- command -------------------------------------------------------------------------------

    def middle(self, leader: int) -> int:
        """Return the cell of a leader's unit from which the others are nearest: he can be there."""
        found = self._middles.get(leader)
        if found is None:
            state, board = self.state, self.state.board
            cells = [
                state.cell[u] for u in on_map(state, self.side)
                if state.own[u] == leader and not state.marks[u] & ROUTED
                and not board.units[u].skirmisher
            ]  # fmt: skip
            tables = [board.field.distances(cell) for cell in cells]
            best, found = 1 << 30, state.leader_cell[leader]
            for cell, far in zip(cells, tables, strict=True):
                whole = sum(far[other] for other in cells)
                if whole < best:
                    best, found = whole, cell
            self._middles[leader] = found
        return found

    def strayed(self, unit: int, cell: int) -> int:
        """Return by how many hexes a cell is beyond the range of a leader amid his units."""
        found = self._strayed.get((unit, cell))
        if found is None:
            found = self._strayed[unit, cell] = self._beyond(unit, cell)
        return found

    def _beyond(self, unit: int, cell: int) -> int:
        state, board = self.state, self.state.board
        least = 99
        for leader in {state.own[unit], board.overall[self.side]}:
            at = self.middle(leader)
            if at >= 0 and state.leader_cell[leader] >= 0:
                least = min(least, board.field.distances(at)[cell] - reach_of(state, leader))
        return max(0, least + 1) if least < 99 else 0

    # -- places --------------------------------------------------------------------------------

    def worth(self, unit: int, cell: int, facing: int) -> float:
        """Return what a place promises a unit."""
        state, style = self.state, self.style
        about = state.board.units[unit]
        if state.marks[unit] & ROUTED or about.skirmisher:
            return place_worth(self, unit, cell, facing)
        distance = distance_from(state, self.enemy, cell)
        score = -style.pull * min(distance, 20)
        if facing >= 0 and distance <= 3:
            score += self.volley(unit, cell, facing)
            if distance == 1:
                gain = self.gain(unit, cell, facing)
                score += style.daring * gain
                if gain > 0 and state.marks[unit] & CHARGING:
                    score += CHARGED
        score -= style.fear * self.risk(unit, cell)
        score -= style.tie * self.strayed(unit, cell)
        if style.line and distance <= 9:
            bare = self.bare(cell, state.cell[unit])
            score -= style.line * max(0, bare - 3) * self.stake(unit) / 6
        return score

"""What a blow or a volley is expected to cost both sides, by the exact chances of every die.

All in points of losses. A unit that flees costs less than one that dies, for some rally; what a
unit has lost already is not counted again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Final

from reconquista_qt.games.crusades2.odds.chances import check_chance, results
from reconquista_qt.games.crusades2.rules.clash import terms_of
from reconquista_qt.games.crusades2.rules.facts import units_at
from reconquista_qt.games.crusades2.rules.fire import shot_modifiers
from reconquista_qt.games.crusades2.rules.names import CHARGING, NONE, ROUTED, STEP1, STEPS_OF
from reconquista_qt.games.crusades2.rules.retreat import THREE, back_cells
from reconquista_qt.games.crusades2.rules.state import State

ROUT: Final = 0.65  # of what a unit can still lose, that its flight costs
HUNTED: Final = 0.45  # of its loss, that it costs when one who has fled dies
SCARED: Final = 0.08  # of its loss, that a unit which has fled costs by fleeing farther
SAPPED: Final = 0.1  # of what is left, that a lost step costs besides its strength
RIDDEN: Final = 1.5  # points of a bonus blow, for a charger that empties the hex before it
STAYS_ANYHOW: Final = 0.7  # of skirmishers, that horse catches them (5.4)
FEW: Final = 3  # attackers whose checks are gone through one by one


class Exchange:
    """The expected losses of fights at one moment; what has been worked out is kept."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._chances: dict[int, float] = {}
        self._blocked: dict[int, bool] = {}
        self._melees: dict[tuple[int, tuple[int, ...]], float] = {}
        self._shots: dict[tuple[int, int], tuple[float, float]] = {}

    # -- what units stand to lose --------------------------------------------------------------

    def passes(self, unit: int) -> float:
        """Return the chance that a unit passes a check where it stands."""
        found = self._chances.get(unit)
        if found is None:
            found = self._chances[unit] = check_chance(self.state, unit)
        return found

    def left(self, unit: int, lost: int) -> float:
        """Return the points that a unit can still cost when so many steps are lost."""
        about = self.state.board.units[unit]
        if lost >= about.steps:
            return 0.0
        # Of heavy cavalry the charging side counts, whichever lies up (11.0).
        return float(about.values[2 * lost + (1 if about.heavy else 0)].strength)

    def flight(self, unit: int, lost: int) -> float:
        """Return what it costs that a unit flees with so many steps lost."""
        if self.state.marks[unit] & ROUTED:
            return SCARED * self.left(unit, lost)
        return ROUT * self.left(unit, lost)

    def step(self, unit: int, lost: int) -> float:
        """Return what the next step costs a unit with so many lost."""
        about = self.state.board.units[unit]
        now, then = self.left(unit, lost), self.left(unit, lost + 1)
        if self.state.marks[unit] & ROUTED:
            return HUNTED * about.loss if lost + 1 >= about.steps else HUNTED * (now - then)
        return now - then + (SAPPED * then if lost + 1 < about.steps else 0.0)

    def blocked(self, unit: int) -> bool:
        """Whether a unit that fails before the dice cannot go back, and loses a step instead."""
        found = self._blocked.get(unit)
        if found is None:
            found = not back_cells(self.state, unit, THREE, through_rear=True)
            self._blocked[unit] = found
        return found

    def toll(self, units: Sequence[int], result: str, cells: int = 1) -> float:
        """Return what a result of the table costs units: steps of the first, then their checks."""
        if result == NONE:
            return 0.0
        lost = self.state.lost
        steps = STEPS_OF[result]
        cost = 0.0
        # The owner names whose steps they are where there are several hexes (9.41).
        taker = min(units, key=lambda u: self.step(u, lost[u])) if cells > 1 else units[0]
        for unit in units:
            gone = lost[unit]
            if steps and unit == taker:
                while steps and gone < self.state.board.units[unit].steps:
                    cost += self.step(unit, gone)
                    gone += 1
                    steps -= 1
            if gone < self.state.board.units[unit].steps:
                cost += (1 - self.passes(unit)) * self.flight(unit, gone)
        return cost

    # -- hand to hand --------------------------------------------------------------------------

    def melee(self, target: int, units: tuple[int, ...]) -> float:
        """Return what an attack on a hex promises: the enemy's expected losses less one's own."""
        units = tuple(sorted(units))
        key = (target, units)
        found = self._melees.get(key)
        if found is None:
            found = self._melees[key] = self._melee(target, units)
        return found

    def _melee(self, target: int, units: tuple[int, ...]) -> float:
        state = self.state
        defenders = units_at(state, target)
        if not defenders or not units:
            return 0.0
        board = state.board
        total = 0.0
        for chance, joined in self._joined(units):
            if not chance:
                continue
            worth = 0.0
            for share, stayed, cost in self._stayed(defenders):
                if not stayed:
                    charges = any(state.marks[unit] & CHARGING for unit in joined)
                    worth += share * (cost + (RIDDEN if charges else 0.0))
                    continue
                worth += share * (cost + self._dice(target, joined, stayed))
            light = all(board.units[unit].skirmisher for unit in defenders)
            if light and any(board.units[unit].horse for unit in joined):
                worth *= STAYS_ANYHOW
            total += chance * worth
        return total

    def _joined(self, units: tuple[int, ...]) -> Iterator[tuple[float, tuple[int, ...]]]:
        """Yield who of some attackers passes the check, with the chance of just these."""
        if len(units) > FEW:
            # Many are taken as all who come on an average: the surest of them.
            mean = sum(self.passes(unit) for unit in units)
            sure = sorted(units, key=lambda unit: -self.passes(unit))
            nobody = prod(1 - self.passes(unit) for unit in units)
            yield 1 - nobody, tuple(sorted(sure[: max(1, round(mean))]))
            return
        for passed in product((True, False), repeat=len(units)):
            joined = tuple(unit for unit, joins in zip(units, passed, strict=True) if joins)
            chance = prod(
                self.passes(unit) if joins else 1 - self.passes(unit)
                for unit, joins in zip(units, passed, strict=True)
            )
            if joined:
                yield chance, joined

    def _stayed(self, defenders: tuple[int, ...]) -> Iterator[tuple[float, tuple[int, ...], float]]:
        """Yield who of the defenders accepts the melee, its chance, and what the others cost."""
        for passed in product((True, False), repeat=len(defenders)):
            chance, cost, stayed = 1.0, 0.0, []
            for unit, stays in zip(defenders, passed, strict=True):
                lost = self.state.lost[unit]
                chance *= self.passes(unit) if stays else 1 - self.passes(unit)
                if stays:
                    stayed.append(unit)
                elif self.blocked(unit):
                    cost += self.step(unit, lost)
                    if lost + 1 < self.state.board.units[unit].steps:
                        stayed.append(unit)
                else:
                    cost += self.flight(unit, lost)
            yield chance, tuple(stayed), cost

    def _dice(self, target: int, joined: tuple[int, ...], stayed: tuple[int, ...]) -> float:
        """Return what the dice of both promise the attacker, when these fight."""
        state = self.state
        terms = terms_of(state, target, joined, stayed)
        attack = results(state, terms.attacker_column, sum(v for _, v in terms.attacker_modifiers))
        defence = results(state, terms.defender_column, sum(v for _, v in terms.defender_modifiers))
        cells = len({state.cell[unit] for unit in joined})
        hurt = sum(p * self.toll(stayed, name) for name, p in attack.items() if p)
        cost = sum(p * self.toll(joined, name, cells) for name, p in defence.items() if p)
        return hurt - cost

    # -- fire ----------------------------------------------------------------------------------

    def shot(self, unit: int, target: int) -> tuple[float, float]:
        """Return the chances that a shot shakes those in a hex, and that it takes a step."""
        found = self._shots.get((unit, target))
        if found is None:
            state, board = self.state, self.state.board
            modifier = sum(value for _, value in shot_modifiers(state, unit, target))
            strength = board.units[unit].values[2 * state.lost[unit]].strength
            shares = board.fire.shares(board.fire.column(strength), modifier, board.faces)
            found = (1 - shares[NONE], shares[STEP1])
            self._shots[unit, target] = found
        return found

    def volley(self, target: int, units: Iterable[int], spared: int = 0) -> float:
        """Return what fire at a hex promises; units of `spared` (bits) check no more."""
        shaken, steps = 1.0, 0.0
        for unit in units:
            hit, step = self.shot(unit, target)
            shaken *= 1 - hit
            steps += step
        worth = 0.0
        stack = units_at(self.state, target)
        for number, unit in enumerate(stack):
            lost = self.state.lost[unit]
            if not number:
                worth += steps * self.step(unit, lost)
            if not spared >> unit & 1:
                worth += (1 - shaken) * (1 - self.passes(unit)) * self.flight(unit, lost)
        return worth

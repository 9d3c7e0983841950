"""Fire: what can be seen and hit, the dice, and the checks of those fired at.

Rules: 9.1, 9.2.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.kit.hexes import ARCS

from .actions import DONE, Action, Done, Fire
from .assault import could_attack, must_fight
from .checks import FIRE, Checks
from .duty import is_night
from .events import UnitFired
from .facts import has_facing, occupied, side_at, units_at, values, zone
from .names import FACELESS, NONE, ROUTED, STEP1
from .offer import ListedAsk, Offer, no, not_now
from .pieces import hex_id, lose_step
from .state import State
from .steps import Roll, Step

DEFENSIVE: Final = "defensive_fire"
OFFENSIVE: Final = "offensive_fire"
RULES: Final = {DEFENSIVE: "9.12", OFFENSIVE: "9.13"}

Aims = tuple[tuple[int, int], ...]
Modifiers = tuple[tuple[str, int], ...]


def refuse_shot(state: State, unit: int, target: int) -> Refusal | None:
    """Say why a unit cannot fire at a hex.

    Rules: 9.1, 9.1/R064, 9.11, 9.11/R068, 9.11/R069, 9.2, 10.1.5, 12.21.
    """
    board = state.board
    about = board.units[unit]
    cell = state.cell[unit]
    if cell < 0:
        return no("9.1", "not-on-the-map", unit=about.id)
    if state.marks[unit] & ROUTED:
        return no("10.1.5", "routed-units-do-not-fire", unit=about.id)
    if not values(state, unit).fire:
        return no("9.1", "cannot-fire", unit=about.id)
    if is_night(state):
        return no("12.21", "no-fire-by-night")
    if side_at(state, target) != 1 - about.side:
        return no("9.1", "no-enemies-there", hex=hex_id(state, target))
    distance = board.field.distance(cell, target)
    if not 1 <= distance <= len(board.ranges[about.type]):
        return no("9.11", "out-of-range", unit=about.id, distance=distance)
    if has_facing(state, unit):
        front = ARCS[state.facing[unit]].front
        if not any(side in front for side in board.field.sides_toward(cell, target)):
            return no("9.1/R064", "not-in-front", unit=about.id)
    if distance > 1 and not sees(state, cell, target):
        return no("9.2", "not-seen", unit=about.id, hex=hex_id(state, target))
    return None


def sees(state: State, cell: int, target: int) -> bool:
    """Whether the line from a hex to another is clear of hills, trees, houses and units.

    Rules: 9.2, 9.21.1, 9.21.2, 9.21.3, 9.22.1, 9.22.2, 9.22.3, 9.21/R071, 9.22/R072.
    """
    blinds = state.board.sight(cell, target)
    if blinds is None:
        return False
    if not blinds:
        return True
    cells = occupied(state)
    units = cells[0] | cells[1]
    return not any(units & needed == needed for needed in blinds)


def shot_modifiers(state: State, unit: int, target: int) -> Modifiers:
    """Return what changes the die of a shot at what stands in a hex now.

    Rules: 9.1, 9.11, 9.1/R065.
    """
    board = state.board
    cell = state.cell[unit]
    stack = units_at(state, target)
    table = board.tables["fire"]["modifiers"]
    distance = board.field.distance(cell, target)
    found = [("range", board.ranges[board.units[unit].type][distance - 1])]
    found.append(("terrain", board.fire_terrain[target]))
    if stack and all(board.units[other].skirmisher for other in stack):
        found.append(("skirmishers", table["all_skirmishers"]))
    if stack and board.units[stack[0]].type in table["armoured"]:
        found.append(("armoured", table["top_unit_armoured"]))
    if len(stack) > 1:
        found.append(("two_units", table["two_units"]))
    if board.level[cell] > board.level[target]:
        found.append(("higher", table["firer_higher"]))
    return tuple((name, value) for name, value in found if value)


@record
class FireSegment(ListedAsk):
    """A side fires, hex by hex. `fired`: units that have, `hit`: cells fired at, `checked`: units.

    `able` are the units that may fire, `aims` what each has fired at; `melee` is what follows.
    """

    side: str
    player: int
    segment: str
    able: int
    fired: int
    hit: int
    checked: int
    aims: Aims

    @property
    def kind(self) -> str:
        """Which of the two segments it is."""
        return self.segment

    @property
    def rule(self) -> str:
        """The paragraph of the segment."""
        return RULES[self.segment]

    def choices(self, state: State) -> list[Action]:
        """Return each hex that can be fired at with all who can, and the end."""
        targets = self.targets(state)
        found: list[Action] = [Fire(cell, tuple(units)) for cell, units in sorted(targets.items())]
        if self.bound(state, targets) < 0:
            found.append(DONE)
        return found

    def gunners(self, state: State) -> list[int]:
        """Return the units that can still fire."""
        if is_night(state):
            return []
        left, cell, marks = self.able & ~self.fired, state.cell, state.marks
        return [
            unit
            for unit in state.board.shooters_of_side[self.player]
            if left >> unit & 1
            and cell[unit] >= 0
            and not marks[unit] & ROUTED
            and values(state, unit).fire
        ]

    def targets(self, state: State) -> dict[int, list[int]]:
        """Return the hexes that can be fired at now, each with its firers in unit order."""
        found: dict[int, list[int]] = {}
        board = state.board
        enemies = occupied(state)[1 - self.player] & ~self.hit
        for unit in self.gunners(state):
            at = state.cell[unit]
            facing = state.facing[unit] if has_facing(state, unit) else FACELESS
            reach = len(board.ranges[board.units[unit].type])
            covered = board.field_of_fire(at, facing, reach) & enemies
            while covered:
                lowest = covered & -covered
                covered ^= lowest
                cell = board.sets.cell_of_bit[lowest]
                if lowest & board.around[at] or sees(state, at, cell):
                    found.setdefault(cell, []).append(unit)
        return found

    def bound(self, state: State, targets: Mapping[int, list[int]]) -> int:
        """Return a unit that must fire since it cannot fight hand to hand, -1 where none must.

        Rules: 5.11, 5.11/R027.
        """
        if self.segment != OFFENSIVE:
            return -1
        firing = {unit for units in targets.values() for unit in units}
        held = zone(state, 1 - self.player)
        bit, cells = state.board.sets.bit, state.cell
        for unit in sorted(firing):
            if not held & bit[cells[unit]]:
                continue
            if must_fight(state, unit) and not could_attack(state, unit):
                return unit
        return -1

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why there is no such fire.

        Rules: 9.1, 9.12/R070, 9.12, 9.12/R070, 9.13, 5.11.
        """
        if isinstance(action, Done):
            unit = self.bound(state, self.targets(state))
            if unit >= 0:
                return no("5.11", "must-fire", unit=state.board.units[unit].id)
            return None
        if not isinstance(action, Fire):
            return not_now(self.rule, action)
        if self.hit & state.board.sets.bit[action.target]:
            return no("9.12/R070", "fired-at-before", hex=hex_id(state, action.target))
        if not action.units or len(set(action.units)) != len(action.units):
            return no("9.1", "no-units")
        for unit in action.units:
            about = state.board.units[unit]
            if about.side != self.player:
                return no("3.0", "not-your-unit", unit=about.id)
            if not self.able >> unit & 1:
                return no("16.11", "not-of-this-command", unit=about.id)
            if self.fired >> unit & 1:
                return no("9.1", "has-fired", unit=about.id)
            refusal = refuse_shot(state, unit, action.target)
            if refusal is not None:
                return refusal
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Fire at a hex with dice for every firer, or end the segment."""
        state.agenda.pop()
        if isinstance(action, Done):
            # What comes next asks what was fired at, and who has checked.
            follow = state.agenda[-1]
            if isinstance(follow, AfterFire):
                state.agenda[-1] = replace(follow, checked=self.checked, aims=self.aims)
            return
        assert isinstance(action, Fire)
        bits = sum(1 << unit for unit in action.units)
        aims = (*self.aims, *((unit, action.target) for unit in action.units))
        after = replace(
            self,
            fired=self.fired | bits,
            hit=self.hit | state.board.sets.bit[action.target],
            aims=aims if self.segment == OFFENSIVE else self.aims,
        )
        state.agenda.append(Offer(after))
        state.agenda.append(FireDice(action.target, action.units, len(action.units)))


@record
class FireDice(Roll):
    """A die for each firer, in the order in which they were named."""

    faces = 10
    purpose = "fire"
    rule = "9.1"
    target: int
    units: tuple[int, ...]
    count: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Apply each shot to what is on top by then; then whoever is left checks once.

        Rules: 9.1, 9.1/R066, 9.1/R067, 9.1/R065, 10.0, 10.0/R092, 4.2/R105, 7.11.
        """
        shaken = False
        for unit, die in zip(self.units, values, strict=True):
            result = self.shoot(state, unit, die, emit)
            shaken = shaken or result != NONE
        if not shaken:
            return
        offered = state.agenda.pop()
        assert isinstance(offered, Offer) and isinstance(offered.ask, FireSegment)
        segment = offered.ask
        stack = [u for u in units_at(state, self.target) if not segment.checked >> u & 1]
        checked = segment.checked | sum(1 << unit for unit in stack)
        state.agenda.append(Offer(replace(segment, checked=checked)))
        if stack:
            state.agenda.append(Checks(tuple(stack), FIRE))

    def shoot(self, state: State, unit: int, die: int, emit: Emit | None) -> str:
        """Apply one shot and return its result; none where nobody is left."""
        board = state.board
        stack = units_at(state, self.target)
        modifiers = shot_modifiers(state, unit, self.target)
        column = board.fire.column(values(state, unit).strength)
        row = board.fire.row(die + sum(value for _, value in modifiers))
        result = board.fire.rows[row][column] if stack else NONE
        if emit:
            emit(
                UnitFired(
                    board.units[unit].id,
                    hex_id(state, self.target),
                    die,
                    modifiers,
                    row,
                    board.fire.columns[column].label,
                    result,
                )
            )
        if result == STEP1:
            lose_step(state, stack[0], "fire", "9.1", emit)
        return result


@record
class AfterFire(Step):
    """What follows a fire segment, with what it has to know of it."""

    rule = "9.0"
    checked: int = 0
    aims: Aims = ()


def begin_fire(state: State, player: int, segment: str, able: int, checked: int) -> None:
    """Let a side fire."""
    side = state.board.side_ids[player]
    state.agenda.append(Offer(FireSegment(side, player, segment, able, 0, 0, checked, ())))

"""Melee from its declaration to the bonus of a charge, one fight after the other.

A fight is a row of steps, each of which puts the next on the agenda; what they have to know of it
is a `Fight`. Who defends is read off the table: whoever is in the hex that is attacked.

Rules: 9.3, 9.31, 9.32, 9.41, 9.5.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import (
    DONE,
    STAY,
    Action,
    Advance,
    BonusMove,
    Done,
    Lose,
    Melee,
    Reface,
    Stay,
    Withdraw,
)
from .assault import enemies_in_front, in_stack_order, refuse_attacker
from .battle import CLOSED
from .checks import AFTER, ATTACK_CHECK, DEFENCE, Checks, check
from .clash import terms_of
from .events import BonusMoved, MeleeDeclared, MeleeFought, UnitsAdvanced, UnitsTurned
from .facts import chit_of, has_facing, occupied, on_map, side_at, units_at, zone
from .fire import AfterFire, Aims
from .names import (
    ATTACK,
    BERSERK,
    CHARGING,
    EXHAUSTED,
    FACELESS,
    NONE,
    RETREAT,
    ROUTED,
    STAND,
    STEPS_OF,
)
from .offer import ListedAsk, Offer, no, not_now, tell_acted
from .orders import roll_berserk
from .pieces import (
    companions,
    exhaust,
    facing_id,
    flip_back,
    hex_id,
    ids,
    leader_ids,
    lose_step,
    relocate,
    reveal,
    turn,
)
from .reach import Reach, Terms, faced_reach
from .retreat import ONE_TO_THREE, back_cells
from .state import ALWAYS, State
from .steps import Roll, Step
from .withdrawal import EscapeDie, withdraw, withdrawal_cells

IN_PHASE: Final = "phase"
IN_BONUS: Final = "bonus"
BERSERK_FIGHT: Final = "berserk"
BONUS_POINTS: Final = 8  # four movement points (9.32.7)
STEPS_FOR_BERSERK: Final = 2  # 16.4


@record
class Fight:
    """A melee: the hex attacked, its attackers as named, and those who passed their check.

    `how` is phase, bonus or berserk; `player` the side that attacks in it. `defenders` are those
    who stood there when it was declared and have not withdrawn, `lost` the steps that attackers
    and defenders had lost by then.
    """

    target: int
    player: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    joined: tuple[int, ...]
    how: str
    lost: int
    advanced: tuple[int, ...] = ()


# -- declaring ------------------------------------------------------------------------------------


@record
class MeleeSegment(ListedAsk):
    """A side attacks, one melee after the other. All sets of units and cells are bits.

    `able`: units that may attack, `fought`: those that have, `attacked`: cells that were, `took`:
    all who took part, `raged`: those that have rolled for going berserk. `aims`: what each unit
    has fired at.
    """

    kind = "melee"
    rule = "9.3"
    side: str
    player: int
    able: int
    fought: int
    attacked: int
    took: int
    raged: int
    aims: Aims

    def choices(self, state: State) -> list[Action]:
        """Return each hex that can be attacked with all who can, and the end."""
        targets = self.targets(state)
        found: list[Action] = [
            Melee(cell, in_stack_order(state, tuple(units)))
            for cell, units in sorted(targets.items())
        ]
        if self.bound_among(state, targets) < 0:
            found.append(DONE)
        return found

    def targets(self, state: State) -> dict[int, list[int]]:
        """Return the hexes that can be attacked, each with the units that can."""
        found: dict[int, list[int]] = {}
        left, cells, facing = self.able & ~self.fought, state.cell, state.facing
        fronts, cell_of_bit = state.board.front_sets, state.board.sets.cell_of_bit
        enemies = occupied(state)[1 - self.player] & ~self.attacked
        aims = dict(self.aims)
        for unit in state.board.units_of_side[self.player]:
            at = cells[unit]
            if at < 0 or not left >> unit & 1:
                continue
            seen = fronts[at][facing[unit]] & enemies
            if not seen or refuse_attacker(state, unit) is not None:
                continue
            aim = aims.get(unit)
            while seen:
                lowest = seen & -seen
                seen ^= lowest
                cell = cell_of_bit[lowest]
                if aim is None or aim == cell:
                    found.setdefault(cell, []).append(unit)
        return found

    def bound(self, state: State) -> int:
        """Return a unit whose orders make it fight and that has not, -1 where there is none.

        Rules: 5.11, 5.11/R027, 9.31.
        """
        return self.bound_among(state, self.targets(state))

    def bound_among(self, state: State, targets: dict[int, list[int]]) -> int:
        """Return the first of those who have a target and who must fight, -1 for none."""
        if not targets:
            return -1
        shot = {unit for unit, _ in self.aims}
        bit, cells = state.board.sets.bit, state.cell
        held = zone(state, 1 - self.player)
        for unit in sorted({unit for units in targets.values() for unit in units}):
            bound = held & bit[cells[unit]] and unit not in shot
            if bound and chit_of(state, unit) == ATTACK:
                return unit
        return -1

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why there is no such attack.

        Rules: 9.3, 9.3/R075, 9.3/R157, 9.31, 9.31.1, 9.31.1/R074, 9.31.2, 7.11, 7.11/R165, 5.11.
        """
        if isinstance(action, Done):
            unit = self.bound(state)
            if unit >= 0:
                return no("5.11", "must-fight", unit=state.board.units[unit].id)
            return None
        if not isinstance(action, Melee):
            return not_now("9.3", action)
        if self.attacked & state.board.sets.bit[action.target]:
            return no("9.3/R075", "attacked-before", hex=hex_id(state, action.target))
        if side_at(state, action.target) != 1 - self.player:
            return no("9.3", "no-enemies-there", hex=hex_id(state, action.target))
        if not action.units or len(set(action.units)) != len(action.units):
            return no("9.3", "no-units")
        for unit in action.units:
            refusal = self.refuse_unit(state, unit, action.target)
            if refusal is not None:
                return refusal
        return refuse_part_of_stack(
            state,
            action.units,
            lambda unit: self.refuse_unit(state, unit, action.target) is None,
        )

    def refuse_unit(self, state: State, unit: int, target: int) -> Refusal | None:
        """Say why a unit cannot attack a hex."""
        about = state.board.units[unit]
        if about.side != self.player:
            return no("3.0", "not-your-unit", unit=about.id)
        if not self.able >> unit & 1:
            return no("16.11", "not-of-this-command", unit=about.id)
        refusal = refuse_attacker(state, unit)
        if refusal is not None:
            return refusal
        if self.fought >> unit & 1:
            return no("9.3/R075", "has-attacked", unit=about.id)
        if target not in enemies_in_front(state, unit):
            return no("9.3/R157", "not-in-front", unit=about.id)
        if dict(self.aims).get(unit, target) != target:
            return no("9.31.1", "has-fired-elsewhere", unit=about.id)
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Begin a melee, or end the phase with the turning of those who fought."""
        state.agenda.pop()
        if isinstance(action, Done):
            tell_acted(state, self.fought | sum(1 << unit for unit, _ in self.aims))
            begin_reface(state, self.player, self.took)
            return
        assert isinstance(action, Melee)
        bits = sum(1 << unit for unit in action.units)
        after = replace(
            self,
            fought=self.fought | bits,
            attacked=self.attacked | state.board.sets.bit[action.target],
            took=self.took | bits,
        )
        state.agenda.append(Offer(after))
        begin_fight(state, self.player, action.target, action.units, IN_PHASE, emit)


def refuse_part_of_stack(state: State, units: tuple[int, ...], may: object) -> Refusal | None:
    """Say which member of a stack is missing: a stack attacks whole.

    Rules: 7.11, 7.11/R165.
    """
    assert callable(may)
    for unit in units:
        for other in units_at(state, state.cell[unit]):
            if other not in units and may(other):
                return no("7.11/R165", "stack-attacks-whole", unit=state.board.units[other].id)
    return None


def begin_melee(state: State, player: int, able: int, aims: Aims) -> None:
    """Let a side attack."""
    side = state.board.side_ids[player]
    state.agenda.append(Offer(MeleeSegment(side, player, able, 0, 0, 0, 0, aims)))


def begin_fight(
    state: State, player: int, target: int, units: tuple[int, ...], how: str, emit: Emit | None
) -> None:
    """Declare a melee and let its attackers check; a berserk unit need not.

    Rules: 9.32.1, 9.32.1/R155, 9.32.2, 16.4/R145.
    """
    attackers = in_stack_order(state, units)
    defenders = units_at(state, target)
    lost = sum(state.lost[unit] for unit in (*attackers, *defenders))
    fight = Fight(target, player, attackers, defenders, (), how, lost)
    if emit:
        side = state.board.side_ids[player]
        names = (ids(state, attackers), ids(state, defenders))
        emit(MeleeDeclared(side, hex_id(state, target), *names, how))
    if how == BERSERK_FIGHT:
        state.agenda.append(Withdrawals(replace(fight, joined=attackers), None))
    else:
        state.agenda.append(AttackChecks(fight, len(attackers)))


@record
class AttackChecks(Roll):
    """The attackers' morale, a die each in their order."""

    faces = 10
    purpose = "check"
    rule = "9.32.2"
    fight: Fight
    count: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Leave out who fails: chargers flip back, the berserk are exhausted, nobody is routed.

        Rules: 9.32.2, 9.32.2/R077, 5.6, 7.12/R059, 10.0/R092, 16.41.
        """
        joined = []
        for unit, die in zip(self.fight.attackers, values, strict=True):
            if check(state, unit, die, ATTACK_CHECK, "9.32.2", emit):
                joined.append(unit)
            else:
                flip_back(state, unit, "check", "9.32.2", emit)
                exhaust(state, unit, emit)
        if joined:
            state.agenda.append(Withdrawals(replace(self.fight, joined=tuple(joined)), None))


# -- withdrawing ----------------------------------------------------------------------------------


@record
class Withdrawals(Step):
    """The defenders who may get out of the way; `left` are those not asked yet, None: all."""

    rule = "9.32.3"
    fight: Fight
    left: tuple[int, ...] | None

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask the next of them; then the others defend, or the hex is taken.

        Rules: 9.32.3, 9.32.3/R078, 9.5/R091, 16.4/R144.
        """
        fight = self.fight
        left = may_withdraw(state, fight) if self.left is None else self.left
        if left:
            state.agenda.append(Withdrawals(fight, left[1:]))
            cells = escape_cells(state, left[0])
            side = state.board.side_ids[1 - fight.player]
            state.agenda.append(Offer(WithdrawChoice(side, left[0], cells)))
        elif units_at(state, fight.target):
            state.agenda.append(Defence(without_gone(state, fight)))
        else:
            state.agenda.append(FollowUp(fight, withdrew=True))


def without_gone(state: State, fight: Fight) -> Fight:
    """Return a melee without the defenders who withdrew from it: they take no part (6.12, 16.4)."""
    gone = tuple(unit for unit in fight.defenders if state.cell[unit] != fight.target)
    if not gone:
        return fight
    stayed = tuple(unit for unit in fight.defenders if unit not in gone)
    return replace(
        fight, defenders=stayed, lost=fight.lost - sum(state.lost[unit] for unit in gone)
    )


def may_withdraw(state: State, fight: Fight) -> tuple[int, ...]:
    """Return the defenders who may withdraw from an attack, top first.

    Cavalry under Retreat or Stand from foot, skirmishers from cavalry.

    Rules: 9.32.3, 9.32.3/R078, 5.4/R042.
    """
    board = state.board
    stack = units_at(state, fight.target)
    mounted = any(board.units[unit].horse for unit in fight.joined)
    if all(board.units[unit].skirmisher for unit in stack):
        return stack if mounted else ()
    if not mounted and all(
        board.units[unit].horse and chit_of(state, unit) in (RETREAT, STAND) for unit in stack
    ):
        return stack
    return ()


def escape_cells(state: State, unit: int) -> int:
    """Return where a defender can withdraw to; skirmishers pass through enemy zones.

    Rules: 9.32.3, 9.5, 5.4/R043.
    """
    if state.board.units[unit].skirmisher:
        return withdrawal_cells(state, unit)
    return back_cells(state, unit, ONE_TO_THREE)


@record
class WithdrawChoice(ListedAsk):
    """A defender may withdraw before it is fought."""

    kind = "withdraw"
    rule = "9.32.3"
    side: str
    unit: int
    cells: int

    def choices(self, state: State) -> list[Action]:
        """Return every hex to withdraw to, and staying."""
        found: list[Action] = [
            Withdraw(self.unit, cell) for cell in state.board.sets.cells(self.cells)
        ]
        found.append(STAY)
        return found

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why it cannot withdraw there."""
        if isinstance(action, Stay):
            return None
        if not isinstance(action, Withdraw):
            return not_now("9.32.3", action)
        about = state.board.units[self.unit]
        if action.unit != self.unit:
            return no("9.32.3", "another-withdraws", unit=about.id)
        if not state.board.sets.bit[action.to] & self.cells:
            rule = "5.4/R043" if about.skirmisher else "9.5"
            return no(rule, "no-withdrawal-there", hex=hex_id(state, action.to))
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Let it go: skirmishers roll for it, cavalry just rides.

        Rules: 9.32.3.
        """
        state.agenda.pop()
        if isinstance(action, Withdraw):
            if state.board.units[self.unit].skirmisher:
                state.agenda.append(EscapeDie(self.unit, action.to, "9.32.3"))
            else:
                withdraw(state, self.unit, action.to, "9.32.3", emit)


# -- the dice -------------------------------------------------------------------------------------


@record
class Defence(Step):
    """The defenders check before the dice."""

    rule = "9.32.4"
    fight: Fight

    def run(self, state: State, emit: Emit | None) -> None:
        """Let them check, top first; then fight whoever stays.

        Rules: 9.32.4, 7.12.
        """
        state.agenda.append(Stand(self.fight))
        state.agenda.append(Checks(units_at(state, self.fight.target), DEFENCE))


@record
class Stand(Step):
    """Whoever is left in the hex accepts the melee; an empty hex is taken."""

    rule = "9.32.4"
    fight: Fight

    def run(self, state: State, emit: Emit | None) -> None:
        """Fight, or advance."""
        if units_at(state, self.fight.target):
            state.agenda.append(ClashDice(self.fight))
        else:
            state.agenda.append(FollowUp(self.fight))


@record
class ClashDice(Roll):
    """The attacker's die and the defender's."""

    faces = 10
    purpose = "melee"
    rule = "9.32.5"
    count = 2
    fight: Fight

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Read both results before either is applied, then apply the defender's first.

        Rules: 9.32.5, 9.32.5/R080, 9.4, 9.41, 9.4/R085.
        """
        board, fight = state.board, self.fight
        attackers, defenders = fight.joined, units_at(state, fight.target)
        terms = terms_of(state, fight.target, attackers, defenders)
        rows = [
            board.melee.row(die + sum(value for _, value in modifiers))
            for die, modifiers in zip(
                values, (terms.attacker_modifiers, terms.defender_modifiers), strict=True
            )
        ]
        result = board.melee.rows[rows[0]][terms.attacker_column]
        reply = board.melee.rows[rows[1]][terms.defender_column]
        for leader in terms.shown:
            reveal(state, leader, "melee", "5.0/R019", emit)
        if emit:
            emit(
                MeleeFought(
                    hex_id(state, fight.target),
                    ids(state, attackers),
                    ids(state, defenders),
                    terms.attacker_strength,
                    values[0],
                    terms.attacker_modifiers,
                    rows[0],
                    terms.attacker_shift,
                    board.melee.columns[terms.attacker_column].label,
                    result,
                    terms.defender_strength,
                    values[1],
                    terms.defender_modifiers,
                    rows[1],
                    board.melee.columns[terms.defender_column].label,
                    reply,
                )
            )
        agenda = state.agenda
        agenda.append(FollowUp(fight))
        if reply != NONE:
            agenda.append(Checks(attackers, AFTER))
        if result != NONE:
            agenda.append(Checks(defenders, AFTER))
        if STEPS_OF[result]:
            agenda.append(Losses(1 - fight.player, defenders, STEPS_OF[result], FACELESS))
        if STEPS_OF[reply]:
            agenda.append(Losses(fight.player, attackers, STEPS_OF[reply], FACELESS))


@record
class Losses(Step):
    """Steps that a side has to lose in a melee; `unit` is the one that goes on losing, or none."""

    rule = "9.41"
    player: int
    units: tuple[int, ...]
    steps: int
    unit: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Take them from the top; where there are several hexes the owner names the unit.

        Rules: 9.41, 9.41/R086, 7.11, 9.42.
        """
        tops = self.tops(state)
        if not self.steps or not tops:
            return
        if self.unit in tops:
            self.lose(state, self.unit, emit)
        else:
            side = state.board.side_ids[self.player]
            state.agenda.append(Offer(LossChoice(side, self, tops)))

    def tops(self, state: State) -> tuple[int, ...]:
        """Return the top unit of each hex among those that fight."""
        found = []
        for cell in dict.fromkeys(state.cell[unit] for unit in self.units):
            if cell >= 0:
                found.append(next(u for u in units_at(state, cell) if u in self.units))
        return tuple(found)

    def lose(self, state: State, unit: int, emit: Emit | None) -> None:
        """Take one step from a unit and go on with the rest."""
        state.agenda.append(Losses(self.player, self.units, self.steps - 1, unit))
        lose_step(state, unit, "melee", "9.41", emit, melee=True)


@record
class LossChoice(ListedAsk):
    """The owner says whose top unit takes the losses."""

    kind = "losses"
    rule = "9.41"
    side: str
    losses: Losses
    tops: tuple[int, ...]

    def choices(self, state: State) -> list[Action]:
        """Return the top units."""
        return [Lose(unit) for unit in self.tops]

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why that unit cannot take them.

        Rules: 9.41, 9.41/R086.
        """
        if not isinstance(action, Lose):
            return not_now("9.41", action)
        if action.unit not in self.tops:
            return no("9.41/R086", "not-on-top", unit=state.board.units[action.unit].id)
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the losses from that unit."""
        assert isinstance(action, Lose)
        state.agenda.pop()
        self.losses.lose(state, action.unit, emit)


# -- advancing ------------------------------------------------------------------------------------


@record
class FollowUp(Step):
    """What follows the dice: an emptied hex is taken, then tempers and bonuses."""

    rule = "9.32.6"
    fight: Fight
    withdrew: bool = False

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask who advances.

        Rules: 9.32.6, 9.32.6/R083, 9.5, 9.5/R091.
        """
        fight = self.fight
        state.agenda.append(Tempers(fight, self.withdrew))
        if units_at(state, fight.target):
            return
        choices = advances(state, fight)
        if choices:
            side = state.board.side_ids[fight.player]
            state.agenda.append(Offer(AdvanceChoice(side, fight.target, choices)))


def advances(state: State, fight: Fight) -> tuple[tuple[int, ...], ...]:
    """Return who can advance: one unit, or both of a stack.

    Rules: 9.32.6, 9.5, 9.5.1.
    """
    board = state.board
    able: dict[int, list[int]] = {}
    for unit in fight.joined:
        cell = state.cell[unit]
        if cell < 0 or state.marks[unit] & ROUTED:
            continue
        side = board.field.side_to(cell, fight.target)
        if side >= 0 and board.step_cost[board.units[unit].movement_class][cell][side] != CLOSED:
            able.setdefault(cell, []).append(unit)
    found: list[tuple[int, ...]] = []
    for units in able.values():
        if len(units) > 1:
            found.append(tuple(units))
        found += [(unit,) for unit in units]
    return tuple(found)


@record
class AdvanceChoice(ListedAsk):
    """The attacker takes the hex that was left."""

    kind = "advance"
    rule = "9.32.6"
    side: str
    target: int
    ways: tuple[tuple[int, ...], ...]

    def choices(self, state: State) -> list[Action]:
        """Return who can advance."""
        return [Advance(units) for units in self.ways]

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why these units do not advance."""
        if not isinstance(action, Advance):
            return not_now("9.32.6", action)
        if action.units not in self.ways and action.units[::-1] not in self.ways:
            return no("9.32.6", "cannot-advance")
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the hex, facing kept; leaders and Cross come along when their hex empties.

        Rules: 9.32.6, 9.5.
        """
        assert isinstance(action, Advance)
        state.agenda.pop()
        units = in_stack_order(state, action.units)
        leaders = companions(state, units)
        if emit:
            where = (hex_id(state, state.cell[units[0]]), hex_id(state, self.target))
            emit(UnitsAdvanced(self.side, ids(state, units), *where, leader_ids(state, leaders)))
        relocate(state, units, self.target, FACELESS, leaders, emit)
        tempers = state.agenda.pop()
        assert isinstance(tempers, Tempers)
        state.agenda.append(replace(tempers, fight=replace(tempers.fight, advanced=units)))


# -- going berserk (16.4) -------------------------------------------------------------------------


@record
class Tempers(Step):
    """After a costly melee its survivors may go berserk; then come the bonuses of charges."""

    rule = "16.4"
    fight: Fight
    withdrew: bool

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask for the dice where enough was lost.

        The exhausted, who may not attack, do not roll for fighting on.

        Rules: 16.4, 16.4/R144, 16.42.
        """
        fight = self.fight
        part = (*fight.attackers, *fight.defenders)
        segment = segment_of(state)
        took = segment.took | sum(1 << unit for unit in units_at_fight(state, self))
        raged = segment.raged
        state.agenda.append(Bonus(fight, self.withdrew))
        if state.options.berserk and not self.withdrew:
            lost = sum(state.lost[unit] for unit in part) - fight.lost
            if lost >= STEPS_FOR_BERSERK:
                rolling = tuple(
                    unit
                    for group in (fight.joined, fight.defenders)
                    for unit in sorted(group)
                    if state.cell[unit] >= 0
                    and not state.marks[unit] & (ROUTED | BERSERK | EXHAUSTED)
                    and not raged >> unit & 1
                )
                if rolling:
                    raged |= sum(1 << unit for unit in rolling)
                    state.agenda.append(TemperDice(fight, rolling, len(rolling)))
        note(state, replace(segment, took=took, raged=raged))


def units_at_fight(state: State, tempers: Tempers) -> tuple[int, ...]:
    """Return the defenders who took part: all but those who withdrew (6.16)."""
    return () if tempers.withdrew else tempers.fight.defenders


def segment_of(state: State) -> MeleeSegment:
    """Return the melee phase that a fight belongs to."""
    for step in reversed(state.agenda):
        if isinstance(step, Offer) and isinstance(step.ask, MeleeSegment):
            return step.ask
    raise AssertionError("a fight outside a melee phase")


def note(state: State, segment: MeleeSegment) -> None:
    """Put what a fight has added to the melee phase into its step."""
    for place in range(len(state.agenda) - 1, -1, -1):
        step = state.agenda[place]
        if isinstance(step, Offer) and isinstance(step.ask, MeleeSegment):
            state.agenda[place] = Offer(segment)
            return


@record
class TemperDice(Roll):
    """A die for each survivor of a costly melee: attackers, then defenders, by unit order."""

    faces = 10
    purpose = "berserk"
    rule = "16.4"
    fight: Fight
    units: tuple[int, ...]
    count: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Mark the berserk; they fight on at once, the attackers alone if both sides have some.

        Rules: 16.4, 16.4/R145, 12.0, 13.0, 14.0, 15.0.
        """
        raging = [
            unit
            for unit, die in zip(self.units, values, strict=True)
            if roll_berserk(state, unit, die, "16.4", emit)
        ]
        side_of = state.board.side_of
        ours = [unit for unit in raging if side_of[unit] == self.fight.player]
        both = bool(ours) and len(ours) < len(raging)
        again = self.fight.target if both else -1
        for unit in reversed(ours if both else raging):
            state.agenda.append(Rage(unit, again))


@record
class Rage(Step):
    """A berserk unit about to attack again."""

    rule = "16.4"
    unit: int
    again: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask its owner whom it attacks, if anybody is in front of it.

        Rules: 16.4.
        """
        unit = self.unit
        if state.cell[unit] < 0 or not state.marks[unit] & BERSERK or state.marks[unit] & ROUTED:
            return
        if not has_facing(state, unit):
            return
        cells = enemies_in_front(state, unit)
        if self.again in cells:
            cells = (self.again,)
        if cells:
            player = state.board.side_of[unit]
            side = state.board.side_ids[player]
            state.agenda.append(Offer(BerserkChoice(side, player, unit, cells)))


@record
class BerserkChoice(ListedAsk):
    """A berserk unit must attack somebody in front of it."""

    kind = "berserk_melee"
    rule = "16.4"
    side: str
    player: int
    unit: int
    cells: tuple[int, ...]

    def choices(self, state: State) -> list[Action]:
        """Return the hexes in front with enemies."""
        return [Melee(cell, (self.unit,)) for cell in self.cells]

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why that is no attack for it.

        Rules: 16.4, 16.4/R145.
        """
        if not isinstance(action, Melee):
            return not_now("16.4", action)
        if action.units != (self.unit,):
            return no("16.4", "the-berserk-unit-alone", unit=state.board.units[self.unit].id)
        if action.target not in self.cells:
            name = state.board.units[self.unit].id
            if action.target in enemies_in_front(state, self.unit):
                at = hex_id(state, self.cells[0])
                return no("16.4", "fights-the-same-again", unit=name, hex=at)
            return no("16.4", "not-in-front", unit=name)
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Attack without a first check."""
        assert isinstance(action, Melee)
        state.agenda.pop()
        segment = segment_of(state)
        note(state, replace(segment, took=segment.took | 1 << self.unit))
        begin_fight(state, self.player, action.target, action.units, BERSERK_FIGHT, emit)


# -- the bonus of a charge ------------------------------------------------------------------------


@record
class Bonus(Step):
    """Those who may move and fight on: chargers who advanced, berserk units of the attacker's."""

    rule = "9.32.7"
    fight: Fight
    withdrew: bool

    def run(self, state: State, emit: Emit | None) -> None:
        """Line them up, those of one stack together.

        Rules: 9.32.7, 9.32.7/R084, 3.0.III.B, 16.41.
        """
        fight = self.fight
        if fight.how != IN_PHASE:
            return
        groups: list[tuple[int, ...]] = []
        charging = tuple(u for u in fight.advanced if state.marks[u] & CHARGING)
        if charging and not self.withdrew:
            groups.append(charging)
        for unit in fight.joined:
            if state.marks[unit] & BERSERK and all(unit not in group for group in groups):
                groups.append((unit,))
        for group in reversed(groups):
            state.agenda.append(BonusTurn(fight.player, group))


def fit(state: State, units: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of some units that can still act."""
    return tuple(u for u in units if state.cell[u] >= 0 and not state.marks[u] & ROUTED)


@record
class BonusTurn(Step):
    """A bonus about to be used."""

    rule = "9.32.7"
    player: int
    units: tuple[int, ...]

    def run(self, state: State, emit: Emit | None) -> None:
        """Let the units move, then fight."""
        units = fit(state, self.units)
        if not units or not has_facing(state, units[0]):
            return
        side = state.board.side_ids[self.player]
        state.agenda.append(BonusFight(self.player, units))
        state.agenda.append(Offer(BonusMoveChoice(side, units)))


def bonus_reach(state: State, units: tuple[int, ...]) -> Reach:
    """Return where a bonus takes units: through the front, without turning, up to four points.

    Rules: 9.32.7, 6.24, 8.2.
    """
    board = state.board
    unit = units[0]
    cell, enemy = state.cell[unit], 1 - board.side_of[unit]
    enemy_zone = zone(state, enemy)
    blocked = 0
    for other, stack in state.stacks.items():
        if stack and other != cell:
            blocked |= board.sets.bit[other]
    zoned = enemy_zone & board.sets.bit[cell]
    terms = Terms(blocked, enemy_zone, enemy_zone if zoned else 0, True, False)
    facings = (state.facing[unit],)
    return faced_reach(
        board, board.units[unit].movement_class, cell, facings, 0, BONUS_POINTS, terms
    )


@record
class BonusMoveChoice(ListedAsk):
    """A charge goes on, or stays."""

    kind = "bonus_move"
    rule = "9.32.7"
    side: str
    units: tuple[int, ...]

    def choices(self, state: State) -> list[Action]:
        """Return every hex ahead, and staying."""
        ends = self.ends(state)
        found: list[Action] = [BonusMove(self.units, cell) for cell in state.board.sets.cells(ends)]
        found.append(DONE)
        return found

    def ends(self, state: State) -> int:
        """Return the cells that can be reached."""
        here = state.board.sets.bit[state.cell[self.units[0]]]
        return bonus_reach(state, self.units).ends & ~here

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why the charge does not go there.

        Rules: 9.32.7, 6.24, 7.11.
        """
        if isinstance(action, Done):
            return None
        if not isinstance(action, BonusMove):
            return not_now("9.32.7", action)
        if set(action.units) != set(self.units) or len(action.units) != len(self.units):
            return no("9.32.7", "others-have-the-bonus")
        if not self.ends(state) & state.board.sets.bit[action.to]:
            return no("9.32.7", "no-bonus-move-there", hex=hex_id(state, action.to))
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Move on."""
        state.agenda.pop()
        if not isinstance(action, BonusMove):
            return
        leaders = companions(state, self.units)
        if emit:
            here = state.cell[self.units[0]]
            facing = state.facing[self.units[0]]
            bit = state.board.sets.bit[action.to]
            cost = bonus_reach(state, self.units).cost(bit, facing)
            where = (hex_id(state, here), hex_id(state, action.to))
            names = ids(state, self.units)
            emit(BonusMoved(self.side, names, *where, leader_ids(state, leaders), cost / 2))
        relocate(state, self.units, action.to, FACELESS, leaders, emit)


@record
class BonusFight(Step):
    """The second fight of a charge about to be declared."""

    rule = "9.32.7"
    player: int
    units: tuple[int, ...]

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask for it, where an enemy is in front."""
        units = fit(state, self.units)
        if units and enemies_in_front(state, units[0]):
            side = state.board.side_ids[self.player]
            state.agenda.append(Offer(BonusMeleeChoice(side, self.player, units)))


@record
class BonusMeleeChoice(ListedAsk):
    """The second attack of a charge, or none."""

    kind = "bonus_melee"
    rule = "9.32.7"
    side: str
    player: int
    units: tuple[int, ...]

    def choices(self, state: State) -> list[Action]:
        """Return the hexes in front with enemies, and declining."""
        cells = enemies_in_front(state, self.units[0])
        return [*(Melee(cell, self.units) for cell in cells), DONE]

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why there is no such attack.

        Rules: 9.32.7, 7.11.
        """
        if isinstance(action, Done):
            return None
        if not isinstance(action, Melee):
            return not_now("9.32.7", action)
        if set(action.units) != set(self.units) or len(action.units) != len(self.units):
            return no("9.32.7", "others-have-the-bonus")
        if action.target not in enemies_in_front(state, self.units[0]):
            return no("9.32.7", "not-in-front", unit=state.board.units[self.units[0]].id)
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Attack by the whole procedure, without a further bonus."""
        state.agenda.pop()
        if isinstance(action, Melee):
            begin_fight(state, self.player, action.target, action.units, IN_BONUS, emit)


# -- turning --------------------------------------------------------------------------------------


@record
class Refacing(ListedAsk):
    """Units that took part in a melee turn free; `units` may still, `turned` have, as bits."""

    kind = "reface"
    rule = "6.16"
    side: str
    player: int
    units: int
    turned: int = 0

    def choices(self, state: State) -> list[Action]:
        """Return every other facing of each hex, by its top unit, and the end."""
        found: list[Action] = []
        for unit in self.movers(state):
            for facing in range(6):
                if facing != state.facing[unit]:
                    found.append(Reface(unit, facing))
        found.append(DONE)
        return found

    def sole(self, state: State) -> Action | None:
        """Return `done` where nobody can turn."""
        return None if self.movers(state) else DONE

    def movers(self, state: State) -> list[int]:
        """Return the units that may turn, one for each hex."""
        found, cells = [], set()
        for unit in on_map(state, self.player):
            if self.units >> unit & 1 and has_facing(state, unit):
                if state.cell[unit] not in cells:
                    found.append(unit)
                cells.add(state.cell[unit])
        return found

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why a unit does not turn.

        Rules: 6.12, 6.12/R050, 6.14, 6.16.
        """
        if isinstance(action, Done):
            return None
        if not isinstance(action, Reface):
            return not_now("6.16", action)
        about = state.board.units[action.unit]
        if about.side != self.player:
            return no("3.0", "not-your-unit", unit=about.id)
        if state.cell[action.unit] < 0:
            return no("6.12", "not-on-the-map", unit=about.id)
        if self.turned >> action.unit & 1:
            return no("6.16", "has-turned", unit=about.id)
        if not self.units >> action.unit & 1:
            return no("6.12", "took-no-part", unit=about.id)
        if not has_facing(state, action.unit):
            return no("6.14", "has-no-facing", unit=about.id)
        if action.facing == state.facing[action.unit]:
            return no("6.16", "faces-so-already", unit=about.id)
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Turn the unit's hex, or end."""
        state.agenda.pop()
        if not isinstance(action, Reface):
            return
        stack = units_at(state, state.cell[action.unit])
        turn(state, state.cell[action.unit], action.facing)
        if emit:
            at = hex_id(state, state.cell[action.unit])
            emit(UnitsTurned(self.side, ids(state, stack), at, facing_id(action.facing), "6.16"))
        bits = sum(1 << unit for unit in stack)
        after = replace(self, units=self.units & ~bits, turned=self.turned | bits)
        state.agenda.append(Offer(after))


def begin_reface(state: State, player: int, took: int) -> None:
    """Let both sides turn those who fought, the attacker first.

    Rules: 6.12, 6.12/R050, 6.16.
    """
    if state.options.charger_turn == ALWAYS:
        took |= sum(1 << unit for unit, marks in enumerate(state.marks) if marks & CHARGING)
    for side in (1 - player, player):
        units = took & state.board.unit_masks[side]
        if units:
            state.agenda.append(Offer(Refacing(state.board.side_ids[side], side, units)))


@record
class MeleeNext(AfterFire):
    """After the fire: the melees of a side."""

    rule = "9.0"
    checked: int = 0
    aims: Aims = ()
    player: int = 0
    able: int = 0

    def run(self, state: State, emit: Emit | None) -> None:
        """Let the side attack."""
        begin_melee(state, self.player, self.able, self.aims)

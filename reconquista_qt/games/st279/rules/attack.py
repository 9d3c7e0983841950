"""Attacks that the campaigning power begins, those that are forced on it, and interception.

Rules: 12.3/combat, 12.2/interception, 8.1/E6, 12.3/I1.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DECLINE, Action, Attack, Intercept
from .combat import (
    ATTACK,
    INTERCEPTION,
    MANDATORY,
    REBELS,
    Battle,
    Cause,
    battle_of,
    begin_combat,
)
from .control import foes_in, leader, leader_against
from .data import Board
from .events import InterceptionRolled
from .forces import (
    MASK,
    ONE,
    Force,
    Stacks,
    contains,
    force_of,
    of_kinds,
    singles,
    smaller,
)
from .markers import MarkedRoll, roll_with_markers
from .movement import pay_mutiny, refuse_mutiny
from .names import (
    AL_MANSUR,
    CRUSADER,
    EL_CID,
    FRANCE,
    KING,
    MUSLIM,
    OWNERS,
    REBEL,
    ROLL_INTERCEPTION,
    SIDES,
)
from .pillage import has_mp
from .refusals import not_now, refused
from .state import OPTIONAL, State, Unit
from .steps import Ask, Step
from .troops import (
    ACTED,
    BESIEGED,
    ENTERED,
    FOUGHT,
    MOUNTAIN,
    PILLAGED,
    SORTIED,
    STOPPED,
    begin_acting,
    change,
    may_begin,
    pick,
    units_at,
    with_fresh,
)


@record
class AttackCause(Cause):
    """A combat after which nothing more follows."""

    def ended(self, state: State, battle: Battle, result: str, emit: Emit | None) -> None:
        """Nothing follows: the campaign goes on."""


PLAIN = AttackCause()


def party(state: State, area: int, owner: int) -> Stacks:
    """Return all of an owner's field units, with the rebels that fight as one force with El Cid.

    Rules: 3.7/A17, 7.3/F6.
    """
    field = state.field[area]
    force = force_of(field, owner)
    allies = force_of(field, REBEL + MUSLIM)
    if allies and force & MASK[EL_CID]:
        return ((owner, force), (REBEL + MUSLIM, allies))
    if owner == REBEL + MUSLIM:
        for other, units in field:
            if other < REBEL and units & MASK[EL_CID]:
                return ((other, units), (owner, force))
    return ((owner, force),)


def refuse_target(state: State, area: int, against: int) -> Refusal | None:
    """Say why an owner's units in an area may not be attacked.

    Rules: 12.3/combat, 3.7/A17, 3.7/A23, 8.3/E24, 9.0/neutral.
    """
    power = state.campaign
    name = state.board.areas[area]
    if not force_of(state.field[area], against):
        return refused("12.3/combat", "nobody-to-fight", area=name, owner=OWNERS[against])
    targets = state.relations.targets[power] | foes_in(state, area, power)
    if not targets >> against & 1:
        rule = "9.0/neutral" if against == FRANCE else "3.7/A23"
        return refused(rule, "not-an-enemy", area=name, owner=OWNERS[against])
    if (area, leader(state, power)) in state.tributed and against >= REBEL:
        return refused("8.3/E24", "tribute-was-paid", area=name)
    return None


def refuse_attack(state: State, action: Attack) -> Refusal | None:
    """Say why these units cannot attack.

    Rules: 12.3/combat, 12.3/I2, 5.1/D4, 5.1/D6, 10.0/mutiny.
    """
    area, board = action.area, state.board
    name = board.areas[area]
    refusal = refuse_target(state, area, action.against)
    if refusal is not None:
        return refusal
    if not action.units:
        return refused("12.3/combat", "no-units", area=name)
    if action.units & MASK[CRUSADER] and not _crusade(state, action.against):
        return refused("5.1/D6", "crusaders-never-against-christians")
    units = units_at(state, area, inside=False)
    if pick(units, action.units) is None:
        return refused("12.3/combat", "units-not-there", area=name)
    king = any(unit[0] == KING for unit in units)
    cost = board.combat_mp
    chosen = pick(units, action.units, lambda u: _ready(u) and has_mp(u, cost, king))
    if chosen is None:
        if pick(units, action.units, _ready) is None:
            return refused("5.0/steps", "besieged-already", area=name)
        return refused("12.3/combat", "not-enough-mp", area=name, cost=cost)
    if not may_begin(state, chosen):
        return refused("5.1/D4", "half-has-acted")
    return refuse_mutiny(state, area)


def _ready(unit: Unit) -> bool:
    return not unit[2] & BESIEGED


def _crusade(state: State, against: int) -> bool:
    """Whether Crusaders may fight an owner (rules: 5.1/D6, 10.0/crusade-jihad)."""
    return state.campaign == MUSLIM or against % REBEL in (MUSLIM, state.campaign)


def attack(state: State, action: Attack, emit: Emit | None) -> None:
    """Spend the points and begin the combat (rules: 12.3/combat, 12.3/I2)."""
    area, power = action.area, state.campaign
    cost = state.board.combat_mp
    pay_mutiny(state, area, emit)
    units = units_at(state, area, inside=False)
    king = any(unit[0] == KING for unit in units)
    chosen = pick(units, action.units, lambda u: _ready(u) and has_mp(u, cost, king))
    assert chosen is not None
    begin_acting(state, chosen)
    after = [(kind, mp - cost, flags | FOUGHT | STOPPED | ACTED) for kind, mp, flags in chosen]
    change(state, area, chosen, after)
    attackers: Stacks = ((power, action.units),)
    allies = force_of(state.field[area], REBEL + MUSLIM)
    if action.units & MASK[EL_CID] and allies:
        attackers = (*attackers, (REBEL + MUSLIM, allies))
    defenders = party(state, area, action.against)
    begin_combat(state, battle_of(state, area, attackers, defenders, ATTACK, PLAIN), emit)


def list_attacks(state: State, area: int, found: list[Action]) -> None:
    """Add for each enemy in an area the attack of everybody who can."""
    power = state.campaign
    targets = state.relations.targets[power]
    provoked = bool(state.provoked)
    field = state.field[area]
    force = force_of(field, power)
    if len(field) < 2 or not force:
        return
    for against, _ in field:
        if not targets >> against & 1 and not provoked:
            continue
        if refuse_target(state, area, against) is not None:
            continue
        able = _fighters(state.board, force, state.worn.get(area, ()))
        if force & MASK[CRUSADER] and not _crusade(state, against):
            able = [unit for unit in able if unit[0] != CRUSADER]
        while able and not may_begin(state, able):
            able = able[:-1]
        if able and refuse_mutiny(state, area) is None:
            found.append(Attack(area, against, of_kinds(unit[0] for unit in able)))


@lru_cache(maxsize=1 << 13)
def _fighters(board: Board, force: Force, worn: tuple[Unit, ...]) -> list[Unit]:
    """Return the units of a force that have the points for a combat."""
    units = with_fresh(board, force, worn)
    king = bool(force & MASK[KING])
    return [unit for unit in units if _ready(unit) and has_mp(unit, board.combat_mp, king)]


# -- what happens on `done` -----------------------------------------------------------------------


def movers(state: State, area: int) -> list[Unit]:
    """Return the units that came into an area this turn and have not fought.

    Rules: 12.2/I4, 12.2/I32.
    """
    return [
        unit
        for unit in units_at(state, area, inside=False)
        if unit[2] & (ENTERED | SORTIED) and not unit[2] & FOUGHT
    ]


@record
class Intercepting(Step):
    """After a campaign's last action: area by area, enemies may intercept who came in.

    `area` is the next one to be looked at, `owner` the next owner there. With the option `combat`
    on `mandatory` they fight wherever they meet.
    """

    rule = "12.2/interception"
    area: int
    owner: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask the next enemies who can intercept.

        Rules: 8.1/E8, 12.2/interception, 12.2/once, 12.2/I4, 12.2/I31, 12.2/I32, 12.3/I1.
        """
        power = state.campaign
        start = self.owner
        for area in range(self.area, state.board.area_count):
            field = state.field[area]
            if field and len(field) > 1 and force_of(field, power):
                foes = foes_in(state, area, power)
                for owner, force in field:
                    if owner < start or not foes >> owner & 1:
                        continue
                    if self._meet(state, area, owner, force, emit):
                        return
            start = 0

    def _meet(self, state: State, area: int, owner: int, force: Force, emit: Emit | None) -> bool:
        power = state.campaign
        if state.options.combat != OPTIONAL:
            if owner >= REBEL and not state.relations.foes[power] >> owner & 1:
                return False
            units = [
                unit
                for unit in units_at(state, area, inside=False)
                if not unit[2] & (FOUGHT | BESIEGED)
            ]
            if not units:
                return False
            state.agenda.append(Intercepting(area, owner + 1))
            forced(state, area, owner, units, MANDATORY, emit)
            return True
        if owner >= REBEL and not state.relations.foes[power] >> owner & 1:
            return False  # rebels do not intercept the other side (8.1/E8)
        if owner >= REBEL:
            return False  # frozen; who is beside them fights them anyway (8.1/E6, 12.2/I4)
        ready = force - smaller(_has_intercepted(state, area, owner), force)
        if not ready or not movers(state, area):
            return False
        state.agenda.append(Intercepting(area, owner + 1))
        state.agenda.append(InterceptAsk(area, owner, leader_against(state, owner, power), ready))
        return True


def _has_intercepted(state: State, place: int, owner: int) -> Force:
    for where, whose, force in state.intercepted:
        if where == place and whose == owner:
            return force
    return 0


def note_interception(state: State, place: int, owner: int, force: Force) -> None:
    """Remember who has intercepted this turn: no unit does so twice (rules: 12.2/once)."""
    rest = tuple(entry for entry in state.intercepted if entry[:2] != (place, owner))
    done = _has_intercepted(state, place, owner) + force
    state.intercepted = (*rest, (place, owner, done))


def forced(
    state: State, area: int, owner: int, units: list[Unit], cause: str, emit: Emit | None
) -> None:
    """Begin a combat that costs no points (rules: 12.3/I1, 12.3/I2, 8.1/E6)."""
    if cause != REBELS and not _crusade(state, owner):
        units = [unit for unit in units if unit[0] != CRUSADER] or units
    force = of_kinds(unit[0] for unit in units)
    after = [(kind, mp, flags | FOUGHT | STOPPED | ACTED) for kind, mp, flags in units]
    change(state, area, units, after)
    defenders = party(state, area, owner)
    attackers = ((state.campaign, force),)
    begin_combat(state, battle_of(state, area, attackers, defenders, cause, PLAIN), emit)


@record
class InterceptAsk(Ask):
    """Enemies may try to intercept who came into their area."""

    rule = "12.2/interception"
    kind = "intercept"
    area: int
    owner: int
    leading: int
    ready: Force

    @property
    def side(self) -> str:
        """The side that leads them."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """All of them, one of each kind, or nobody."""
        found: list[Action] = [Intercept(self.ready)]
        if len(singles(self.ready)) > 1:
            found += [Intercept(ONE[kind]) for kind in dict.fromkeys(singles(self.ready))]
        return [*found, DECLINE]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 12.2/once)."""
        if isinstance(action, Intercept):
            name = state.board.areas[self.area]
            if not action.units:
                return refused("12.2/interception", "no-units", area=name)
            if not contains(force_of(state.field[self.area], self.owner), action.units):
                return refused("12.2/interception", "units-not-there", area=name)
            if not contains(self.ready, action.units):
                return refused("12.2/once", "intercepted-already", area=name)
            return None
        return None if action == DECLINE else not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Try it, markers first (rules: 12.2/interception, 12.2/once)."""
        state.agenda.pop()
        if not isinstance(action, Intercept):
            return
        note_interception(state, self.area, self.owner, action.units)
        moving = leader(state, state.campaign)
        roll_with_markers(
            state, ROLL_INTERCEPTION, self.leading, moving,
            InterceptDie(self.area, self.owner, action.units, 0),
        )  # fmt: skip


def interception_modifier(state: State, area: int, force: Force, units: list[Unit]) -> int:
    """Return what is added to an interception on land, markers aside.

    Rules: 12.2/modifiers, 12.2/I5, 12.2/I31.
    """
    board = state.board
    mods = board.tables["interception"].mods
    leaders = MASK[EL_CID] | MASK[AL_MANSUR]
    value = 0
    if any(flags & PILLAGED for _, _, flags in units):
        value += mods["pillaged"]
    power = state.campaign
    if board.has_city[area] and not state.relations.friends[power] >> state.controller[area] & 1:
        value += mods["hostile_city"]
    if any(flags & MOUNTAIN for _, _, flags in units):
        value += mods["mountain"]
    moving = of_kinds(unit[0] for unit in units)
    if moving & leaders:
        value += mods["mover_leader"]
    if force & leaders:
        value += mods["interceptor_leader"]
    elite = MASK[KING] | MASK[CRUSADER]
    if not force & ~elite or not force & ~board.african_mask:
        value += mods["elite"]
    if not moving & ~board.raider_mask:
        value += mods["all_raiders"]
    return value


@record
class InterceptDie(MarkedRoll):
    """The die of an interception on land."""

    rule = "12.2/interception"
    purpose = "interception"
    area: int
    owner: int
    units: Force
    markers: int

    def marked(self, own: int, foe: int) -> Step:
        """Return the roll with the markers that were played on it."""
        return InterceptDie(self.area, self.owner, self.units, own + foe)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Where it succeeds, a combat follows (rules: 12.2/interception, 12.2/modifiers)."""
        area = self.area
        moving = movers(state, area)
        modifier = interception_modifier(state, area, self.units, moving) + self.markers
        result = state.board.tables["interception"].result(values[0] + modifier)
        if emit:
            emit(
                InterceptionRolled(
                    OWNERS[self.owner], state.board.areas[area], values[0], modifier,
                    result == "success", self.rule,
                )
            )  # fmt: skip
        if result != "success" or not moving:
            return
        force = of_kinds(unit[0] for unit in moving)
        mark_fought_of(state, area, moving)
        attackers = ((state.campaign, force),)
        defenders = ((self.owner, self.units),)
        battle = battle_of(state, area, attackers, defenders, INTERCEPTION, PLAIN)
        begin_combat(state, battle, emit)


def mark_fought_of(state: State, area: int, units: list[Unit]) -> None:
    """Note that units of the campaigning power fight now."""
    after = [(kind, mp, flags | FOUGHT | STOPPED | ACTED) for kind, mp, flags in units]
    change(state, area, units, after)


@record
class RebelsBeside(Step):
    """After interceptions: who stands beside rebels of their side must fight them now."""

    rule = "8.1/E6"
    area: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Fight the rebels of the next area where somebody has not fought or besieged.

        Rules: 8.1/rebels, 8.1/E6.
        """
        power = state.campaign
        foes = state.relations.foes[power]
        for area in range(self.area, state.board.area_count):
            field = state.field[area]
            if not field or len(field) < 2 or not force_of(field, power):
                continue
            for owner, _ in field:
                if owner < REBEL or not foes >> owner & 1:
                    continue
                units = [
                    unit
                    for unit in units_at(state, area, inside=False)
                    if not unit[2] & (FOUGHT | BESIEGED)
                ]
                if units:
                    state.agenda.append(RebelsBeside(area))
                    forced(state, area, owner, units, REBELS, emit)
                    return

"""Combat in the field: initiative, the two tables, losses, retreats.

The attacker is always the active side. What stands between two steps is a `Battle`: who fights,
where, and why; it shrinks with the losses.

Rules: 13.0/initiative, 13.0/choice, 13.0/table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import WITHDRAW, Action, Fight, Lose, Retreat, Withdraw, retreat_to
from .barred import refuse_entry
from .control import (
    enemies_in_city,
    enemies_in_field,
    foes_in,
    gain,
    has_any,
    leader_against,
    leader_clash,
    lone_leaders,
    remove_settlers,
    room,
)
from .data import Table
from .events import (
    CombatBegan,
    CombatDeclined,
    InitiativeRolled,
    TableRolled,
    UnitsLost,
    UnitsRetreated,
)
from .forces import (
    MASK,
    Force,
    Stacks,
    contains,
    counts,
    force_of,
    parts,
    size,
    smaller,
    total,
    unpack,
    with_force,
)
from .markers import MarkedRoll, Offer, roll_with_markers
from .names import (
    AL_MANSUR,
    BATTLE_TABLES,
    CRUSADER,
    EL_CID,
    FIELD,
    KING,
    MUSLIM,
    OWNERS,
    REBEL,
    ROLL_INITIATIVE,
    SIDES,
)
from .refusals import not_now, refused
from .state import State
from .steps import Ask, Step
from .troops import (
    ACTED,
    FOUGHT,
    INSIDE,
    LOCAL,
    STOPPED,
    carry,
    change,
    forget,
    is_tracked,
    pick,
    place_of,
    units_at,
)

ATTACK: Final = "attack"
PILLAGE: Final = "pillage"
INTERCEPTION: Final = "interception"
LANDING: Final = "landing"
REBELS: Final = "rebels"
MANDATORY: Final = "mandatory"

ATTACKER: Final = 0
DEFENDER: Final = 1

# What each result does to the enemy: how many units it loses, whether the rest retreats.
LOSSES_OF: Final = {
    "ne": (0, False), "mv": (1, True), "r": (0, True), "l1": (1, False), "l1r": (1, True),
    "l2": (2, False), "l2r": (2, True),
}  # fmt: skip
DESTROYS: Final = ("dv", "dvs")
SURRENDERS: Final = "dvs"
ANSWERED: Final = "ca"


class Cause:
    """What a combat was fought for; it is told the end."""

    __slots__ = ()

    def ended(self, state: State, battle: Battle, result: str, emit: Emit | None) -> None:
        """Go on after the combat; `result` is the last code, empty where there was none."""
        raise NotImplementedError


@record
class Battle:
    """Who fights where and why; the forces are stacks of owners."""

    area: int
    attackers: Stacks
    defenders: Stacks
    cause: str
    then: Cause
    owners: tuple[int, int]
    leads: tuple[int, int]

    def of(self, who: int) -> Stacks:
        """Return the stacks of the attacker or the defender."""
        return self.defenders if who else self.attackers

    def owner(self, who: int) -> int:
        """Return the owner of a side: the loyal one, where rebels fight beside El Cid."""
        return self.owners[who]

    def with_stacks(self, who: int, stacks: Stacks) -> Battle:
        """Return the battle with a side changed."""
        attackers, defenders = (
            (self.attackers, stacks) if who else (stacks, self.defenders)
        )  # fmt: skip
        return Battle(
            self.area, attackers, defenders, self.cause, self.then, self.owners, self.leads
        )


def battle_of(
    state: State, area: int, attackers: Stacks, defenders: Stacks, cause: str, then: Cause
) -> Battle:
    """Return a battle, with who leads each party of it.

    `owners` and `leads` (sides) are those of the attacker and the defender.

    Rules: 3.7/A23, 8.1/rebels.
    """
    owners = attackers[0][0], defenders[0][0]
    leads = (
        leader_against(state, owners[0], owners[1]),
        leader_against(state, owners[1], owners[0]),
    )
    return Battle(area, attackers, defenders, cause, then, owners, leads)


def begin_combat(state: State, battle: Battle, emit: Emit | None) -> None:
    """Begin a combat with the initiative.

    Rules: 13.0/initiative, 3.7/A23, 12.0/I20.
    """
    mark_provoked(state, battle)
    announce(state, battle, emit)
    roll_with_markers(state, ROLL_INITIATIVE, *battle.leads, Initiative(battle, 0, 0))


def mark_provoked(state: State, battle: Battle) -> None:
    """Remember rebels that the other side attacked: they are its enemies for the turn.

    Rules: 3.7/A23, 8.1/rebels.
    """
    attacker = battle.owner(ATTACKER)
    for owner, _ in battle.defenders:
        if owner >= REBEL and not state.relations.foes[attacker] >> owner & 1:
            pair = (battle.area, owner)
            if pair not in state.provoked:
                state.provoked = (*state.provoked, pair)


def announce(state: State, battle: Battle, emit: Emit | None) -> None:
    """Tell that a combat began."""
    if emit:
        rule = "12.1/response" if battle.cause == PILLAGE else "12.3/combat"
        if battle.cause == INTERCEPTION:
            rule = "12.2/interception"
        emit(
            CombatBegan(
                state.board.areas[battle.area],
                OWNERS[battle.owner(ATTACKER)],
                unpack(total(battle.attackers)),
                OWNERS[battle.owner(DEFENDER)],
                unpack(total(battle.defenders)),
                battle.cause,
                rule,
            )
        )


# -- initiative -----------------------------------------------------------------------------------


def initiative_modifier(state: State, force: Force) -> int:
    """Return what a force adds to its initiative.

    Rules: 13.0/initiative, 7.0/initiative, 7.0/F2, 7.1/al-mansur, 7.1/F1, 7.3/el-cid, 13.1/raiders,
    16.0/elite.
    """
    board, options = state.board, state.options
    mods = board.initiative
    value = 0
    if force & MASK[KING]:
        value += mods["royal_mesnada"]
    for kind, name in ((EL_CID, "el_cid"), (AL_MANSUR, "al_mansur")):
        if force & MASK[kind]:
            value += min(options.leader_initiative, mods[name])
    if is_all_raiders(state, force):
        value += mods["all_raiders"]
    if options.elite_initiative and force & (MASK[KING] | MASK[CRUSADER] | board.african_mask):
        value += mods["elite"]
    return value


def is_all_raiders(state: State, force: Force) -> bool:
    """Whether a force is raiders and nothing else (rules: 13.1/raiders)."""
    return bool(force) and not force & ~state.board.raider_mask


@record
class Initiative(MarkedRoll):
    """Both sides roll for the initiative, the attacker's die first."""

    rule = "13.0/initiative"
    purpose = "initiative"
    count = 2
    battle: Battle
    attacker_markers: int
    defender_markers: int

    def marked(self, own: int, foe: int) -> Step:
        """Return the roll with each side's markers on its own die (rules: 10.0/G11)."""
        return Initiative(self.battle, own, foe)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Compare the dice; a tie is rolled again, without the markers.

        Raiders who would not have won without their point must retreat; if they cannot, there is
        no combat.

        Rules: 13.0/initiative, 13.0/I13, 13.0/I14, 13.1/raiders, 13.1/I18, 10.0/once.
        """
        battle = self.battle
        forces = total(battle.attackers), total(battle.defenders)
        added = (
            initiative_modifier(state, forces[0]) + self.attacker_markers,
            initiative_modifier(state, forces[1]) + self.defender_markers,
        )
        totals = values[0] + added[0], values[1] + added[1]
        winner = ATTACKER if totals[0] > totals[1] else DEFENDER
        tied = totals[0] == totals[1]
        if emit:
            emit(
                InitiativeRolled(
                    state.board.areas[battle.area],
                    OWNERS[battle.owner(ATTACKER)], values[0], added[0],
                    OWNERS[battle.owner(DEFENDER)], values[1], added[1],
                    "" if tied else OWNERS[battle.owner(winner)],
                )
            )  # fmt: skip
        if tied:
            state.agenda.append(Initiative(battle, 0, 0))
            return
        bonus = state.board.initiative["all_raiders"]
        must_retreat = (
            is_all_raiders(state, forces[winner]) and totals[winner] - bonus <= totals[1 - winner]
        )
        if must_retreat and not voluntary_ways(state, battle, winner):
            if emit:
                emit(CombatDeclined(state.board.areas[battle.area], OWNERS[battle.owner(winner)]))
            battle.then.ended(state, battle, "", emit)
            return
        state.agenda.append(Choice(battle, winner, FLEES if must_retreat else CHOOSES))


# -- the winner's choice --------------------------------------------------------------------------

CHOOSES: Final = 0  # a table or a retreat
FLEES: Final = 1  # raiders who have to retreat
ANSWERS: Final = 2  # after `ca`: a table


@record
class Choice(Ask):
    """Who has the initiative chooses a table or retreats; after `ca`, the other chooses a table."""

    rule = "13.0/choice"
    kind = "battle"
    battle: Battle
    who: int
    mode: int

    @property
    def side(self) -> str:
        """The side that chooses."""
        return SIDES[self.battle.leads[self.who]]

    def options(self, state: State) -> Sequence[Action]:
        """The two tables, then the ways to retreat."""
        found: list[Action] = []
        if self.mode != FLEES:
            found += TABLES
        if self.mode != ANSWERS:
            found += [retreat_to(to) for to in voluntary_ways(state, self.battle, self.who)]
        return found

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not.

        Rules: 13.0/choice, 13.0/I15, 13.1/I18, 12.0/I20, 8.1/E7, 5.1/D4.
        """
        if isinstance(action, Fight) and action.table:
            if self.mode == FLEES:
                return refused("13.1/raiders", "raiders-must-retreat")
            return None
        if isinstance(action, Retreat):
            if self.mode == ANSWERS:
                return refused("12.0/I20", "no-retreat-in-answer")
            battle, who = self.battle, self.who
            if any(owner >= REBEL for owner, _ in battle.of(who)):
                return refused("8.1/E7", "rebels-do-not-retreat")
            owner = battle.owner(who)
            force = force_of(state.field[battle.area], owner)
            if must_hold(state, battle.area, owner):
                name = state.board.areas[battle.area]
                return refused("5.1/D4", "one-must-stay", area=name)
            return refuse_retreat(state, battle.area, owner, force, action.to)
        return not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Roll on the table, or retreat with all the power's units in the field.

        Rules: 13.0/choice, 13.0/I15, 6.1/combat-draw.
        """
        state.agenda.pop()
        battle, who = self.battle, self.who
        if isinstance(action, Fight):
            if self.mode == ANSWERS:
                state.agenda.append(TableDie(battle, who, action.table, 0))
            else:
                choose_table(state, battle, who, action.table)
            return
        assert isinstance(action, Retreat)
        owner = battle.owner(who)
        force = force_of(state.field[battle.area], owner)
        move_back(state, battle.area, owner, force, action.to, forced=False, emit=emit)
        battle.then.ended(state, battle.with_stacks(who, ()), "", emit)


TABLES: Final = tuple(Fight(table) for table in BATTLE_TABLES)


def choose_table(state: State, battle: Battle, who: int, table: str) -> None:
    """Let both sides buy markers, then play them, then the die falls.

    Rules: 6.1/combat-draw, 6.1/C17, 13.0/table.
    """
    state.agenda.append(StartTable(battle, who, table))
    for party in (1 - who, who):
        state.agenda.append(Offer(battle.leads[party], battle.owner(party), False))


@record
class StartTable(Step):
    """Both sides may play markers, then the table's die is rolled."""

    rule = "13.0/table"
    battle: Battle
    who: int
    table: str

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask for markers, the roller first (rules: 10.0/play)."""
        leads = self.battle.leads
        then = TableDie(self.battle, self.who, self.table, 0)
        roll_with_markers(state, self.table, leads[self.who], leads[1 - self.who], then)


def table_modifier(state: State, table: str, force: Force) -> int:
    """Return what the rolling units add on a battle table (rules: 13.0/table)."""
    board = state.board
    mods = (board.field_table if table == FIELD else board.tornafuye_table).mods
    if table == FIELD:
        return mods["mostly_heavy"] if 2 * size(force & board.heavy_mask) > size(force) else 0
    raiders = size(force & board.raider_mask)
    if not raiders:
        return mods["no_raiders"]
    return mods["mostly_raiders"] if 2 * raiders > size(force) else 0


def table_of(state: State, table: str) -> Table[str]:
    """Return one of the two battle tables."""
    return state.board.field_table if table == FIELD else state.board.tornafuye_table


@record
class TableDie(MarkedRoll):
    """A die on a battle table, in the column of the rolling units."""

    rule = "13.0/table"
    battle: Battle
    who: int
    table: str
    markers: int

    @property
    def purpose(self) -> str:
        """The table that is rolled on."""
        return self.table

    def marked(self, own: int, foe: int) -> Step:
        """Return the roll with the markers that were played on it."""
        return TableDie(self.battle, self.who, self.table, own + foe)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Read the result and carry it out.

        Rules: 13.0/table, 13.0/I16, 12.0/I20.
        """
        battle, who = self.battle, self.who
        force = total(battle.of(who))
        modifier = table_modifier(state, self.table, force) + self.markers
        table = table_of(state, self.table)
        column = min(size(force), len(table.columns))
        result: str = table.result(values[0] + modifier, column - 1)
        if emit:
            emit(
                TableRolled(
                    state.board.areas[battle.area], OWNERS[battle.owner(who)], self.table,
                    values[0], modifier, column, result,
                )
            )  # fmt: skip
        if result == ANSWERED:
            state.agenda.append(Choice(battle, 1 - who, ANSWERS))
        else:
            carry_out(state, battle, who, result, emit)


# -- results --------------------------------------------------------------------------------------


def carry_out(state: State, battle: Battle, winner: int, result: str, emit: Emit | None) -> None:
    """Let the enemy suffer a result.

    Rules: 13.0/results, 10.0/C18.
    """
    loser = 1 - winner
    if result in DESTROYS:
        for owner, force in battle.of(loser):
            remove(state, battle.area, owner, force, "combat", "13.0/results", emit)
        battle = battle.with_stacks(loser, ())
        finish(state, battle, winner, result, emit)
        return
    losses, retreats = LOSSES_OF[result]
    take_losses(state, battle, loser, losses, retreats, result, emit)


def take_losses(
    state: State, battle: Battle, loser: int, losses: int, retreats: bool, result: str,
    emit: Emit | None,
) -> None:  # fmt: skip
    """Take losses from a side; its owner chooses where there is a choice of types.

    Rules: 13.0/losses, 13.0/I17, 7.2/F4.
    """
    force = total(battle.of(loser))
    if losses and losses < size(force):
        choices = parts(force, losses)
        if len(choices) > 1:
            state.agenda.append(Losses(battle, loser, losses, retreats, result))
            return
        lost = choices[0]
    else:
        lost = force if losses else 0
    after_losses(state, battle, loser, lost, retreats, result, emit)


@record
class Losses(Ask):
    """The owner chooses which units are lost."""

    rule = "13.0/losses"
    kind = "losses"
    battle: Battle
    who: int
    count: int
    retreats: bool
    result: str

    @property
    def side(self) -> str:
        """The side that chooses."""
        return SIDES[self.battle.leads[self.who]]

    def options(self, state: State) -> Sequence[Action]:
        """Every choice of types."""
        return [Lose(part) for part in parts(total(self.battle.of(self.who)), self.count)]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 13.0/I17)."""
        if not isinstance(action, Lose):
            return not_now(self.kind)
        return refuse_losses(total(self.battle.of(self.who)), self.count, action.units)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the units away that were chosen (rules: 13.0/I17)."""
        assert isinstance(action, Lose)
        state.agenda.pop()
        after_losses(state, self.battle, self.who, action.units, self.retreats, self.result, emit)


def refuse_losses(force: Force, count: int, units: Force) -> Refusal | None:
    """Say why these cannot be the losses (rules: 13.0/I17)."""
    if size(units) != count:
        return refused("13.0/I17", "wrong-number-of-losses", count=count)
    if not contains(force, units):
        return refused("13.0/I17", "losses-not-there")
    return None


def after_losses(
    state: State, battle: Battle, loser: int, lost: Force, retreats: bool, result: str,
    emit: Emit | None,
) -> None:  # fmt: skip
    """Take away what is lost, a leader left alone too, and go on with the retreat.

    Rules: 7.2/F4, 7.4/defeat, 7.3/F6.
    """
    left: list[tuple[int, Force]] = []
    for owner, force in battle.of(loser):
        gone = smaller(force, lost)
        lost -= gone
        if gone:
            remove(state, battle.area, owner, gone, "combat", "13.0/losses", emit)
        if force - gone:
            left.append((owner, force - gone))
    leaders = state.board.leader_mask
    before, now = total(battle.of(loser)), total(tuple(left))
    if now and not now & ~leaders and before & ~leaders:
        for owner, force in left:
            remove(state, battle.area, owner, force, "leader", "7.2/F4", emit)
        left = []
    battle = battle.with_stacks(loser, tuple(left))
    if retreats and left:
        begin_retreat(state, battle, loser, result, emit)
    else:
        finish(state, battle, 1 - loser, result, emit)


def finish(state: State, battle: Battle, winner: int, result: str, emit: Emit | None) -> None:
    """End a combat: a city that surrenders, a marker for the winner, then what it was fought for.

    Rules: 13.0/results, 3.7/A17, 3.7/surrender, 6.2/C14, 10.0/C18.
    """
    battle.then.ended(state, battle, result, emit)
    if result == SURRENDERS and battle.of(winner):
        surrender(state, battle.area, battle.owner(winner), emit)
    if result in DESTROYS:
        state.agenda.append(Offer(battle.leads[winner], battle.owner(winner), True))


def surrender(state: State, area: int, owner: int, emit: Emit | None) -> None:
    """Let a city fall to the winner of a battle beside it, if no other enemy is in the field.

    Rules: 3.7/surrender, 3.7/A17, 6.2/marker-lost, 6.2/C14, 8.3/E24.
    """
    board = state.board
    if owner == MUSLIM:
        remove_settlers(state, area, emit)
    holder = state.controller[area]
    if not board.has_city[area] or not state.relations.targets[owner] >> holder & 1:
        return
    if enemies_in_field(state, area, owner):
        return
    if has_any(state.city[area], ~(foes_in(state, area, owner) | state.relations.targets[owner])):
        return
    for whose, force in state.city[area]:
        if is_tracked(state, whose):
            forget(state, place_of(state, area, inside=True), force, force, FOUGHT)
        if emit:
            emit(UnitsLost(OWNERS[whose], board.areas[area], unpack(force), "surrender",
                           "3.7/surrender"))  # fmt: skip
    state.city[area] = ()
    gain(state, area, owner, "surrender", "3.7/surrender", emit)


def remove(
    state: State, area: int, owner: int, force: Force, cause: str, rule: str, emit: Emit | None
) -> None:
    """Take lost units off an area's field, with what was known of them."""
    there = force_of(state.field[area], owner)
    if is_tracked(state, owner):
        forget(state, area, force, there, FOUGHT)
    state.field[area] = with_force(state.field[area], owner, there - force)
    forget_interception(state, area, owner)
    if emit:
        emit(UnitsLost(OWNERS[owner], state.board.areas[area], unpack(force), cause, rule))


def forget_interception(state: State, area: int, owner: int) -> None:
    """Keep what is remembered of interceptions within what is still there."""
    if state.intercepted:
        there = force_of(state.field[area], owner)
        kept = [
            (place, whose, smaller(force, there) if (place, whose) == (area, owner) else force)
            for place, whose, force in state.intercepted
        ]
        state.intercepted = tuple(entry for entry in kept if entry[2])


# -- retreat --------------------------------------------------------------------------------------


def refuse_retreat(state: State, area: int, owner: int, force: Force, to: int) -> Refusal | None:
    """Say why a force cannot retreat to an area.

    Rules: 13.0/I15, 13.0/retreat, 9.0/D8, 7.1/F5, 3.2/A13.
    """
    board = state.board
    if to not in board.is_mountain[area]:
        name = board.areas[area]
        return refused("13.0/I15", "not-adjacent", area=name, to=board.areas[to])
    if enemies_in_field(state, to, owner):
        return refused("13.0/retreat", "enemies-there", area=board.areas[to])
    barred = refuse_entry(state, owner, to)
    if barred is not None:
        return barred
    if room(state, to, owner) < size(force):
        return refused("3.2/limit", "no-room", area=board.areas[to])
    if leader_clash(state, to, owner, force):
        return refused("7.1/F5", "leader-and-king", area=board.areas[to])
    return None


def ways_out(state: State, area: int, owner: int, force: Force) -> list[int]:
    """Return the areas that a force can retreat to (rules: 13.0/I15)."""
    return [
        to
        for to, _ in state.board.borders[area]
        if not enemies_in_field(state, to, owner)
        and refuse_retreat(state, area, owner, force, to) is None
    ]


def voluntary_ways(state: State, battle: Battle, who: int) -> list[int]:
    """Return where a side may retreat of its own will; rebels never do.

    Rules: 13.0/choice, 13.0/I15, 8.1/E7, 5.1/D4.
    """
    stacks = battle.of(who)
    if any(owner >= REBEL for owner, _ in stacks):
        return []
    owner = stacks[0][0]
    if must_hold(state, battle.area, owner):
        return []
    return ways_out(state, battle.area, owner, force_of(state.field[battle.area], owner))


def must_hold(state: State, area: int, owner: int) -> bool:
    """Whether going away of their own will, all together, would leave an area empty unlawfully.

    A kingdom led by the Muslim side keeps a unit in each area that it had when the turn began;
    who is beaten goes all the same.

    Rules: 5.1/limits, 5.1/D4.
    """
    if owner != state.war or force_of(state.city[area], owner):
        return False
    if state.campaign == owner:
        return area in state.keep
    return state.controller[area] == owner


def can_withdraw(state: State, area: int, owner: int) -> bool:
    """Whether a beaten force may go into its own city in the area (rules: 13.0/I15, 3.7/A20)."""
    if not state.board.has_city[area] or owner >= REBEL:
        return False
    if enemies_in_city(state, area, owner):
        return False
    return bool(state.relations.friends[owner] >> state.controller[area] & 1)


def begin_retreat(state: State, battle: Battle, loser: int, result: str, emit: Emit | None) -> None:
    """Make the rest of a beaten side retreat; rebels lose a unit instead.

    Rules: 13.0/retreat, 13.0/I15, 13.0/I16, 8.1/E7.
    """
    joined = any(owner >= REBEL for owner, _ in battle.of(loser))
    for owner, force in battle.of(loser):
        if owner >= REBEL:
            choices = parts(force, 1)
            if len(choices) > 1:
                state.agenda.append(RebelLoss(battle, loser, owner, result))
                return
            battle = _lose_rebel(state, battle, loser, owner, choices[0], emit)
    _retreat_loyal(state, battle, loser, result, emit, joined=joined)


def _lose_rebel(
    state: State, battle: Battle, loser: int, owner: int, unit: Force, emit: Emit | None
) -> Battle:
    remove(state, battle.area, owner, unit, "retreat", "8.1/E7", emit)
    left = force_of(battle.of(loser), owner) - unit
    return battle.with_stacks(loser, with_force(battle.of(loser), owner, left))


@record
class RebelLoss(Ask):
    """Rebels who cannot retreat lose a unit: which one is chosen."""

    rule = "8.1/E7"
    kind = "losses"
    battle: Battle
    who: int
    owner: int
    result: str

    @property
    def side(self) -> str:
        """The side that chooses."""
        return SIDES[self.battle.leads[self.who]]

    def options(self, state: State) -> Sequence[Action]:
        """One unit of each kind."""
        return [Lose(part) for part in parts(force_of(self.battle.of(self.who), self.owner), 1)]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 13.0/I17)."""
        if not isinstance(action, Lose):
            return not_now(self.kind)
        return refuse_losses(force_of(self.battle.of(self.who), self.owner), 1, action.units)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the unit away (rules: 8.1/E7)."""
        assert isinstance(action, Lose)
        state.agenda.pop()
        battle = _lose_rebel(state, self.battle, self.who, self.owner, action.units, emit)
        _retreat_loyal(state, battle, self.who, self.result, emit, joined=True)


def _retreat_loyal(
    state: State, battle: Battle, loser: int, result: str, emit: Emit | None, *, joined: bool
) -> None:
    """Make the loyal of a beaten side retreat; `joined`: rebels fought beside them.

    Rules: 13.0/retreat, 13.0/I15, 7.4/defeat.
    """
    loyal = [(owner, force) for owner, force in battle.of(loser) if owner < REBEL]
    if not loyal:
        finish(state, battle, 1 - loser, result, emit)
        return
    owner, force = loyal[0]
    if joined and len(battle.of(loser)) == 1 and force == lone_leaders(state, battle.area, owner):
        # The last of the rebels who were El Cid's company has just fallen.
        remove(state, battle.area, owner, force, "leader", "7.2/F4", emit)
        finish(state, battle.with_stacks(loser, ()), 1 - loser, result, emit)
        return
    ways = ways_out(state, battle.area, owner, force)
    count = len(ways) + can_withdraw(state, battle.area, owner)
    if count > 1:
        state.agenda.append(RetreatChoice(battle, loser, result))
        return
    if not count:
        remove(state, battle.area, owner, force, "retreat", "13.0/I15", emit)
    else:
        to = ways[0] if ways else battle.area
        move_back(state, battle.area, owner, force, to, forced=True, emit=emit)
    battle = battle.with_stacks(loser, with_force(battle.of(loser), owner, 0))
    finish(state, battle, 1 - loser, result, emit)


@record
class RetreatChoice(Ask):
    """The owner of a beaten force chooses where it goes."""

    rule = "13.0/retreat"
    kind = "retreat"
    battle: Battle
    who: int
    result: str

    @property
    def side(self) -> str:
        """The side that chooses."""
        return SIDES[self.battle.leads[self.who]]

    def _force(self) -> tuple[int, Force]:
        return next(pair for pair in self.battle.of(self.who) if pair[0] < REBEL)

    def options(self, state: State) -> Sequence[Action]:
        """The neighbouring areas, then the city."""
        owner, force = self._force()
        area = self.battle.area
        found: list[Action] = [retreat_to(to) for to in ways_out(state, area, owner, force)]
        if can_withdraw(state, area, owner):
            found.append(WITHDRAW)
        return found

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 13.0/I15)."""
        owner, force = self._force()
        area = self.battle.area
        if isinstance(action, Retreat):
            return refuse_retreat(state, area, owner, force, action.to)
        if isinstance(action, Withdraw):
            if can_withdraw(state, area, owner):
                return None
            return refused("13.0/I15", "no-own-city", area=state.board.areas[area])
        return not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the force there (rules: 13.0/I15)."""
        state.agenda.pop()
        battle = self.battle
        owner, force = self._force()
        to = action.to if isinstance(action, Retreat) else battle.area
        move_back(state, battle.area, owner, force, to, forced=True, emit=emit)
        battle = battle.with_stacks(self.who, with_force(battle.of(self.who), owner, 0))
        finish(state, battle, 1 - self.who, self.result, emit)


def move_back(
    state: State, area: int, owner: int, force: Force, to: int, *, forced: bool, emit: Emit | None
) -> None:
    """Take a force to where it retreats; those who retreat stop.

    Rules: 13.0/retreat, 13.0/I15, 13.0/I16.
    """
    inside = to == area
    if is_tracked(state, owner):
        units = units_at(state, area, inside=False)
        units.sort(key=lambda unit: not unit[2] & FOUGHT)
        going = pick_in_order(units, force)
        stay = INSIDE if inside else 0
        after = [
            (kind, mp, flags & ~LOCAL | STOPPED | ACTED | FOUGHT | stay)
            for kind, mp, flags in going
        ]
        carry(state, area, place_of(state, to, inside=inside), going, after)
    _carry_interception(state, area, owner, force, to, inside=inside)
    state.field[area] = with_force(
        state.field[area], owner, force_of(state.field[area], owner) - force
    )
    places = state.city if inside else state.field
    places[to] = with_force(places[to], owner, force_of(places[to], owner) + force)
    if emit:
        areas = state.board.areas
        emit(UnitsRetreated(OWNERS[owner], areas[area], areas[to], unpack(force), forced))


def _carry_interception(
    state: State, area: int, owner: int, force: Force, to: int, *, inside: bool
) -> None:
    """Who has intercepted this turn has done so wherever it goes (rules: 12.2/I4)."""
    if state.intercepted:
        found = []
        for place, whose, done in state.intercepted:
            if (place, whose) != (area, owner):
                found.append((place, whose, done))
                continue
            gone = smaller(done, force)
            if done - gone:
                found.append((place, whose, done - gone))
            if gone and not inside:
                found.append((to, whose, gone))
        state.intercepted = tuple(found)


def pick_in_order(
    units: Sequence[tuple[int, int, int]], force: Force
) -> list[tuple[int, int, int]]:
    """Return units of a force, the first of each kind in the order given."""
    wanted = dict(counts(force))
    chosen = []
    for unit in units:
        if wanted.get(unit[0], 0):
            wanted[unit[0]] -= 1
            chosen.append(unit)
    return chosen


def mark_fought(state: State, area: int, force: Force, flags: int) -> None:
    """Note that units of the campaigning power fight now."""
    units = pick(units_at(state, area, inside=False), force)
    if units is not None:
        after = [(kind, mp, old | flags | ACTED) for kind, mp, old in units]
        change(state, area, units, after)

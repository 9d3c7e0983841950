"""Chapter 6: the battles of a nation's turn, in rounds, with siege, victory and retreat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import (
    FIGHTS,
    HIT,
    KILL,
    STAND,
    SUBMIT,
    WITHDRAW,
    Action,
    Capital,
    Fight,
    Lose,
    Stand,
    Submit,
    Withdraw,
)
from .board import BLACK, PASS, PLAIN, RIVER, WHITE, Board
from .capture import Capture
from .events import (
    BattleBegan,
    BattleEnded,
    CastleSurrendered,
    DiceRolled,
    EventUsed,
    HitsIgnored,
    Stood,
    UnitHit,
)
from .forces import ONE, Force, count, shared, size, unpack
from .losses import (
    ATTACKER,
    DEFENDER,
    SIEGE,
    Loss,
    Side,
    different_choices,
    melee_colours,
    results,
    siege_colours,
    siege_dice,
    taken,
    toll,
    unit_dice,
)
from .movement import AfterMovement, Fronts, kill_leader
from .names import (
    BATTLE,
    CASTLE,
    CASTLE_RUIN,
    CITY_RUIN,
    CLEAR,
    FORT,
    FORT_RUIN,
    MOUNTAIN,
    NATION_COUNT,
    NOBODY,
    PARTIES,
    PLACES,
    TERRAINS,
    UNITS,
    VIKINGS,
    VISIGOTHS,
)
from .retreat import Flight, fleeing, fleeing_leaders
from .score import score_kill
from .stacking import Surplus, declare_capital, has_boon, limit_in, refuse_elsewhere, stack_of
from .state import State, vacate
from .steps import Ask, Roll, Step
from .submission import may_submit, submit

CROSSINGS: Final = {PLAIN: "", RIVER: "river", PASS: "pass"}
NOBODY_WON: Final = -1
NO_ZEAL: Final = (0, 0)
SIEGES: Final = -1  # beside the kinds of terrain
Came = tuple[tuple[int, Force], ...]
_new: Final = tuple.__new__  # as of a named tuple's own, but without a call in between


@record
class Field:
    """A battle: where, who, over which border, and what has happened so far.

    `hurt` are the attackers with one hit and with two, then the defenders'; `killed` counts the
    units destroyed of each side; `zeal` is how many hits each may still ignore.
    """

    area: int
    attacker: int
    defender: int
    came: Came
    crossing: int
    hurt: tuple[Force, Force, Force, Force] = (0, 0, 0, 0)
    killed: tuple[int, int] = (0, 0)
    zeal: tuple[int, int] = (0, 0)

    def nation(self, role: int) -> int:
        """Return who plays a role."""
        return self.defender if role == DEFENDER else self.attacker

    def side(self, state: State, role: int) -> Side:
        """Return one side as it stands."""
        hurt = self.hurt
        if role == ATTACKER:
            return _new(Side, (state.visitors[self.area], hurt[0], hurt[1]))
        return _new(Side, (state.units[self.area], hurt[2], hurt[3]))

    def but(
        self,
        hurt: tuple[Force, Force, Force, Force] | None = None,
        killed: tuple[int, int] | None = None,
        zeal: tuple[int, int] | None = None,
    ) -> Field:
        """Return the battle with something changed."""
        return Field(
            self.area,
            self.attacker,
            self.defender,
            self.came,
            self.crossing,
            self.hurt if hurt is None else hurt,
            self.killed if killed is None else killed,
            self.zeal if zeal is None else zeal,
        )


@record
class Combat(AfterMovement):
    """The battles of a nation's turn, one after the other, in the order it chooses."""

    nation: int
    fronts: Fronts = ()

    def after(self, fronts: Fronts) -> Combat:
        """Return the battles with where the attackers came from."""
        return Combat(self.nation, fronts)

    def run(self, state: State, emit: Emit | None) -> None:
        """Begin the only battle that waits, or ask which is next.

        Rules: 6.2/battles, 1/sequence.
        """
        state.phase = BATTLE
        waiting = battles_waiting(state)
        if not waiting:
            return
        state.agenda.append(self)
        if len(waiting) == 1:
            open_battle(state, self.nation, waiting[0], self.came(waiting[0]), emit)
        else:
            side = state.board.player_of[self.nation]
            state.agenda.append(BattleOrder(side, self.nation, self.fronts))

    def came(self, area: int) -> Came:
        """Return where the attackers of a region came from."""
        return next((came for region, came in self.fronts if region == area), ())


def battles_waiting(state: State) -> list[int]:
    """Return the regions in which two nations stand against each other.

    Rules: 6.2/battles.
    """
    visitors = state.visitors
    if not any(visitors):
        return []
    return [region for region, force in enumerate(visitors) if force]


@record
class BattleOrder(Ask):
    """The active player picks the next battle."""

    kind = "battle_order"
    rule = "6.2/battles"
    side: str
    nation: int
    fronts: Fronts

    def options(self, state: State) -> list[Action]:
        """Return the battles that wait."""
        return [FIGHTS[region] for region in battles_waiting(state)]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why there is no battle to resolve there.

        Rules: 6.2/battles.
        """
        if not isinstance(action, Fight):
            return refuse_elsewhere(state, action, self.rule)
        if action.area not in battles_waiting(state):
            return Refusal(self.rule, "no-battle-there", (("area", PLACES[action.area]),))
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Begin the battle.

        Rules: 6.2/battles.
        """
        if isinstance(action, Capital):
            declare_capital(state, action, emit)
            return
        assert isinstance(action, Fight)
        state.agenda.pop()
        came = Combat(self.nation, self.fronts).came(action.area)
        open_battle(state, self.nation, action.area, came, emit)


def crossing_of(board: Board, area: int, came: Came, force: Force) -> int:
    """Return what all attackers came over with their last step: a river, a pass, or plain ground.

    A border of both kinds counts as a river: there is a die for it, but no ambush.

    Rules: 6.5/crossing, 6/E12.
    """
    found = PASS
    for origin, units in came:
        if not units & force and not shared(units, force):
            continue
        crossing = board.crossings.get((origin, area), PLAIN) if origin >= 0 else PLAIN
        if crossing == PLAIN:
            return PLAIN
        if crossing == RIVER:
            found = RIVER
    return found if came else PLAIN


def zeal_of(state: State, nation: int, area: int) -> int:
    """Return how many hits of a battle a nation ignores.

    Rules: 6.6/zeal, 6/E15.
    """
    board = state.board
    if (nation, state.turn) not in board.zeal:
        return 0
    return board.zeal_hits_leader if fleeing_leaders(state, nation, area) else board.zeal_hits


def open_battle(state: State, nation: int, area: int, came: Came, emit: Emit | None) -> None:
    """Begin a battle in a region.

    Rules: 6.1/sequence, 6.2/battles, 6.7/siege, 6/E10.
    """
    defender = state.owner[area]
    crossing = crossing_of(state.board, area, came, state.visitors[area])
    zeal = NO_ZEAL
    if state.board.zeal:
        zeal = (zeal_of(state, nation, area), zeal_of(state, defender, area))
    field = Field(area, nation, defender, came, crossing, zeal=zeal)
    if emit:
        leaders = state.board.leaders
        emit(
            BattleBegan(
                PLACES[area],
                PARTIES[nation],
                PARTIES[defender],
                unpack(state.visitors[area]),
                unpack(state.units[area]),
                tuple(leaders[leader].id for leader in fleeing_leaders(state, nation, area)),
                tuple(leaders[leader].id for leader in fleeing_leaders(state, defender, area)),
                TERRAINS[state.board.terrain[area]],
                CROSSINGS[crossing],
            )
        )
    if state.units[area] & ~state.board.walls:
        begin_round(state, field, 1)
    else:
        lay_siege(state, field, emit)


# -- rounds ----------------------------------------------------------------------------------------


def leader_dice(state: State, nation: int, area: int) -> tuple[tuple[str, int], ...]:
    """Return (leader, colour) of the dice that a nation's leaders give in a region.

    Rules: 6.4/leaders, 6/G6.
    """
    board = state.board
    if area not in state.leaders:
        return ()
    return tuple(
        (board.leaders[leader].id, board.leader_die)
        for leader in sorted(
            fleeing_leaders(state, nation, area), key=lambda leader: board.leaders[leader].id
        )
        for _ in range(board.leaders[leader].dice)
    )


@lru_cache(maxsize=1 << 14)
def named_dice(
    board: Board, nation: int, turn: int, terrain: int, role: int, units: Force
) -> tuple[tuple[str, int], ...]:
    """Return (unit, colour) of the dice of a side's units; in a siege the terrain is `SIEGES`.

    Rules: 6.5/melee, 6.5/attacking-difficult, 6.5/defending-difficult, 6.7/dice, 6.7/three.
    """
    if terrain == SIEGES:
        dice = unit_dice(units, siege_colours(board, nation, turn, role))
        if role == ATTACKER:
            dice = siege_dice(dice)
    else:
        dice = unit_dice(units, melee_colours(board, nation, turn, terrain, role))
    return tuple((UNITS[kind], colour) for kind, colour in dice)


def as_in_mountains(state: State, field: Field, number: int) -> bool:
    """Whether a first round after a pass is fought as in mountains, by the option.

    Rules: 6.5/crossing, components/A3.
    """
    return (
        number == 1
        and field.crossing == PASS
        and state.options.pass_ambush_mountain
        and state.board.terrain[field.area] == CLEAR
    )


def terrain_of(state: State, field: Field, number: int) -> int:
    """Return the terrain that a round is fought in."""
    if field.crossing == PASS and as_in_mountains(state, field, number):
        return MOUNTAIN
    return state.board.terrain[field.area]


def crossing_die(state: State, field: Field, number: int) -> tuple[tuple[str, int], ...]:
    """Return the defender's extra die in the first round after a river or pass.

    Rules: 6.5/crossing, 6/E12.
    """
    if number != 1 or field.crossing == PLAIN or as_in_mountains(state, field, number):
        return ()
    strong = state.units[field.area] & state.board.fixed
    return ((CROSSINGS[field.crossing], BLACK if strong else WHITE),)


def dice_of(state: State, field: Field, number: int, role: int) -> tuple[tuple[str, int], ...]:
    """Return (who, colour) of a side's dice in a round, in the order in which they fall.

    Rules: 6.5/melee, 6.5/attacking-difficult, 6.5/defending-difficult, 6.7/dice, 6.7/three,
    6.4/leaders, 1/dice.
    """
    board, turn = state.board, state.turn
    nation = field.nation(role)
    units = (state.units if role == DEFENDER else state.visitors)[field.area]
    terrain = SIEGES if number == SIEGE else terrain_of(state, field, number)
    found = named_dice(board, nation, turn, terrain, role, units)
    if field.area in state.leaders:
        found += leader_dice(state, nation, field.area)
    if number == 1 and role == DEFENDER and field.crossing != PLAIN:
        found += crossing_die(state, field, number)
    if state.boons and (
        (number == 1 and role == DEFENDER and has_boon(state, nation, "ambush"))
        or (number == SIEGE and role == ATTACKER and has_boon(state, nation, "engines"))
    ):
        amounts = state.board.amounts
        found += (("event", BLACK),) * (amounts.engines if number == SIEGE else amounts.ambush)
    return found


def begin_round(state: State, field: Field, number: int) -> None:
    """Ask for the dice of a round: the attacker's, then the defender's.

    Rules: 6.5/rounds, 1/dice.
    """
    mine = dice_of(state, field, number, ATTACKER)
    theirs = dice_of(state, field, number, DEFENDER)
    state.agenda.append(RoundDice(field, number, mine, theirs, len(mine) + len(theirs)))


@record
class RoundDice(Roll):
    """The dice of a round, the attacker's first."""

    rule = "6.5/melee"
    purpose = "battle"
    field: Field
    number: int
    mine: tuple[tuple[str, int], ...]
    theirs: tuple[tuple[str, int], ...]
    count: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Count kills and hits; both sides' results are taken together.

        Rules: 6.3/dice, 6.6/simultaneous, 6.6/zeal, 6/E15, 6.7/siege.
        """
        board, field, number = state.board, self.field, self.number
        split = len(self.mine)
        kills_d, hits_d = results(board, self.mine, values[:split])
        kills_a, hits_a = results(board, self.theirs, values[split:])
        if emit:
            emit(
                DiceRolled(
                    PLACES[field.area],
                    number,
                    shown(self.mine, values[:split]),
                    shown(self.theirs, values[split:]),
                    kills_d,
                    hits_d,
                    kills_a,
                    hits_a,
                    "6.7/dice" if number == SIEGE else "6.5/melee",
                )
            )
        if state.boons:
            use_up_boons(state, field, number, emit)
        if number == SIEGE and state.options.skull_two_hits:
            # Against castle or city a skull is two hits then; a siege has no other defenders.
            kills_d, hits_d = 0, hits_d + 2 * kills_d
        zeal_a, zeal_d = field.zeal
        ignored_a = ignored_d = 0
        if zeal_a or zeal_d:
            ignored_a, ignored_d = min(zeal_a, hits_a), min(zeal_d, hits_d)
        if ignored_a or ignored_d:
            field = field.but(zeal=(zeal_a - ignored_a, zeal_d - ignored_d))
            if emit:
                for nation, hits in ((field.attacker, ignored_a), (field.defender, ignored_d)):
                    if hits:
                        emit(HitsIgnored(PLACES[field.area], PARTIES[nation], hits))
        due = ((kills_a, hits_a - ignored_a), (kills_d, hits_d - ignored_d))
        go_on(state, field, number, due, emit)


def shown(
    dice: tuple[tuple[str, int], ...], values: tuple[int, ...]
) -> tuple[tuple[str, str, int], ...]:
    """Return dice with their values, as an event tells them."""
    return tuple(
        (who, "black" if colour == BLACK else "white", value)
        for (who, colour), value in zip(dice, values, strict=True)
    )


def use_up_boons(state: State, field: Field, number: int, emit: Emit | None) -> None:
    """Lay aside the event counters whose die has been rolled.

    Rules: 10.3/events (ambush, engines).
    """
    used = []
    if number == 1 and has_boon(state, field.defender, "ambush"):
        used.append((field.defender, "ambush"))
    if number == SIEGE and has_boon(state, field.attacker, "engines"):
        used.append((field.attacker, "engines"))
    for nation, which in used:
        boon = next(b for b in state.boons if b[0] == nation and b[1] == which)
        state.boons = tuple(b for b in state.boons if b is not boon)
        if emit:
            emit(EventUsed(PARTIES[nation], which, PLACES[field.area]))


Due = tuple[tuple[int, int], tuple[int, int]]  # (kills, hits) of the attacker, of the defender


def go_on(state: State, field: Field, number: int, due: Due, emit: Emit | None) -> None:
    """Take the losses of a round until their owner has a real choice, then see what comes next.

    The defender's are taken first, kills first.

    Rules: 6.6/kills, 6.6/damage, 6.6/owner, 6.6/simultaneous, 1/sequence.
    """
    for role in (DEFENDER, ATTACKER):
        kills, hits = due[role]
        if not (kills or hits):
            continue
        nation = field.nation(role)
        difficult = is_difficult(state, field, number)
        chooses = nation < NATION_COUNT
        losses = toll(state.board, field.side(state, role), kills, hits, difficult, chooses)
        if losses.taken:
            field = take_losses(state, field, role, losses.side, losses.taken, emit)
        due = with_due(due, role, (losses.kills, losses.hits))
        if losses.kills or losses.hits:
            side = state.board.player_of[nation]
            state.agenda.append(LossChoice(side, nation, field, number, due, role))
            return
    after_round(state, field, number, emit)


def with_due(due: Due, role: int, value: tuple[int, int]) -> Due:
    """Return what is due with one side's changed."""
    return (due[0], value) if role == DEFENDER else (value, due[1])


def choices_in(state: State, field: Field, number: int, role: int, by: str) -> tuple[Loss, ...]:
    """Return with what a side may take a loss now; equal ones once.

    Rules: 6.6/kills, 6.6/damage, 6.7/siege.
    """
    difficult = is_difficult(state, field, number)
    return different_choices(state.board, field.side(state, role), by, difficult)


def is_difficult(state: State, field: Field, number: int) -> bool:
    """Whether a round is fought in difficult terrain, as far as losses are concerned.

    Rules: 6.6/mounted, 6.7/siege.
    """
    return number != SIEGE and terrain_of(state, field, number) != CLEAR


def take_losses(
    state: State,
    field: Field,
    role: int,
    side: Side,
    losses: tuple[tuple[int, str, bool], ...],
    emit: Emit | None,
) -> Field:
    """Take losses (kind, by, destroyed), after which a side stands as it is told.

    What is destroyed leaves the map, a castle or city leaves its ruin.

    Rules: 6.6/kills, 6.6/damage, 6.6/walls, 6.10/ruins, 8/kills, components/A15.
    """
    area, nation, destroyed = field.area, field.nation(role), 0
    for kind, by, gone in losses:
        if gone:
            destroyed += 1
            if role == ATTACKER:
                state.visitors[area] -= ONE[kind]
            else:
                state.units[area] -= ONE[kind]
                ruin(state, area, kind)
        if emit:
            emit(UnitHit(PLACES[area], PARTIES[nation], UNITS[kind], by, gone))
        if gone and field.attacker != VIKINGS:
            score_kill(state, nation, UNITS[kind], area, emit)
    hurt, (lost_a, lost_d) = field.hurt, field.killed
    if role == ATTACKER:
        hurt, lost_a = (side.once, side.twice, hurt[2], hurt[3]), lost_a + destroyed
    else:
        hurt, lost_d = (hurt[0], hurt[1], side.once, side.twice), lost_d + destroyed
    return field.but(hurt, (lost_a, lost_d) if destroyed else None)


def ruin(state: State, area: int, kind: int) -> None:
    """Leave the ruin of a destroyed castle, city or fort.

    Rules: 6.10/ruins, 6.7/siege, components/A15.
    """
    if kind == CASTLE:
        state.ruins[area] = CASTLE_RUIN
    elif ONE[kind] & state.board.walls:
        state.ruins[area] = CITY_RUIN
    elif kind == FORT and state.turn <= state.board.last_city_turn:
        state.ruins[area] = FORT_RUIN


@record
class LossChoice(Ask):
    """An owner chooses with which unit he takes a loss."""

    kind = "loss"
    rule = "6.6/owner"
    side: str
    nation: int
    field: Field
    number: int
    due: Due
    role: int

    @property
    def by(self) -> str:
        """What is to be taken: a kill, or a hit."""
        return KILL if self.due[self.role][0] else HIT

    def options(self, state: State) -> list[Action]:
        """Return the units that may take it."""
        by = self.by
        found = choices_in(state, self.field, self.number, self.role, by)
        return [Lose(loss.kind, loss.hits > 0, by) for loss in found]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why that unit cannot take the loss.

        Rules: 6.6/kills, 6.6/damage, 6.6/mounted, 6.6/walls.
        """
        if not isinstance(action, Lose):
            return refuse_elsewhere(state, action, self.rule)
        if action in self.options(state):
            return None
        side = self.field.side(state, self.role)
        at = (("area", PLACES[self.field.area]), ("unit", UNITS[action.unit]))
        if action.by != self.by:
            return Refusal("6.6/kills", "kills-first", at)
        if not count(side.units, action.unit):
            return Refusal("6.6/owner", "unit-not-there", at)
        if ONE[action.unit] & state.board.walls:
            return Refusal("6.6/walls", "walls-last", at)
        if self.by == KILL:
            return Refusal("6.6/kills", "kill-the-intact-first", at)
        mounted = state.board.mounted
        if ONE[action.unit] & mounted or (not action.damaged and side.intact & mounted):
            return Refusal("6.6/mounted", "mounted-in-their-turn", at)
        return Refusal("6.6/damage", "hit-the-intact-first", at)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the loss and go on with the others.

        Rules: 6.6/owner, 6.6/damage.
        """
        if isinstance(action, Capital):
            declare_capital(state, action, emit)
            return
        assert isinstance(action, Lose)
        state.agenda.pop()
        by = self.by
        loss = next(
            loss
            for loss in choices_in(state, self.field, self.number, self.role, by)
            if loss.kind == action.unit and (loss.hits > 0) == action.damaged
        )
        side, gone = taken(state.board, self.field.side(state, self.role), loss, by)
        field = take_losses(state, self.field, self.role, side, ((loss.kind, by, gone),), emit)
        kills, hits = self.due[self.role]
        left = (kills - 1, hits) if kills else (kills, hits - 1)
        go_on(state, field, self.number, with_due(self.due, self.role, left), emit)


def after_round(state: State, field: Field, number: int, emit: Emit | None) -> None:
    """See what comes after a round: stand or withdraw, another round, the siege, or the end.

    Rules: 6.5/rounds, 6.5/stand, 6.7/siege, 6/E10, 1/sequence.
    """
    area = field.area
    defenders = state.units[area]
    if not state.visitors[area] or not defenders or number == SIEGE:
        decide(state, field, emit)
    elif not defenders & ~state.board.walls:
        lay_siege(state, field, emit)
    elif number == 1:
        if field.attacker == VIKINGS:
            ask_defender(state, field)
        else:
            side = state.board.player_of[field.attacker]
            state.agenda.append(AttackerStand(side, field.attacker, field))
    else:
        decide(state, field, emit)


@record
class AttackerStand(Ask):
    """After the first round the attacker decides first."""

    kind = "stand"
    rule = "6.5/stand"
    side: str
    nation: int
    field: Field

    def options(self, state: State) -> list[Action]:
        """Return standing and withdrawing."""
        return [STAND, WITHDRAW]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why the attacker cannot do that.

        Rules: 6.5/stand, 9.6/submission.
        """
        if isinstance(action, Stand | Withdraw):
            return None
        if isinstance(action, Submit):
            return Refusal("9.6/submission", "attackers-do-not-submit")
        return refuse_elsewhere(state, action, self.rule)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Stand, and ask the defender; or withdraw, which loses the battle.

        Rules: 6.5/stand, 6.8/withdrawal, 6/E16.
        """
        if isinstance(action, Capital):
            declare_capital(state, action, emit)
            return
        state.agenda.pop()
        field = self.field
        withdrew = isinstance(action, Withdraw)
        if emit:
            choice = "withdraw" if withdrew else "stand"
            emit(Stood(PLACES[field.area], PARTIES[field.attacker], choice))
        if withdrew:
            conclude(state, field, DEFENDER, emit)
        else:
            ask_defender(state, field)


def ask_defender(state: State, field: Field) -> None:
    """Ask the defender, if he has a choice; neutrals stand.

    Rules: 6.5/stand, 9.6/submission, 9.5/neutrals.
    """
    nation = field.defender
    if nation < NATION_COUNT and state.units[field.area] & state.board.mobile:
        side = state.board.player_of[nation]
        state.agenda.append(DefenderStand(side, nation, field))
    else:
        begin_round(state, field, 2)


@record
class DefenderStand(Ask):
    """After the first round the defender decides second; some may submit."""

    kind = "stand"
    rule = "6.5/stand"
    side: str
    nation: int
    field: Field

    def options(self, state: State) -> list[Action]:
        """Return standing, withdrawing, and submitting where it is legal.

        Rules: 6.5/stand, 9.6/submission.
        """
        if may_submit(state, self.field.defender, self.field.attacker) is None:
            return [STAND, WITHDRAW, SUBMIT]
        return [STAND, WITHDRAW]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why the defender cannot do that.

        Rules: 6.5/stand, 9.6/submission, 9.6/never.
        """
        if isinstance(action, Stand | Withdraw):
            return None
        if isinstance(action, Submit):
            return may_submit(state, self.field.defender, self.field.attacker)
        return refuse_elsewhere(state, action, self.rule)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Stand, withdraw, or submit.

        Rules: 6.5/stand, 6/E11, 9.6/submission.
        """
        if isinstance(action, Capital):
            declare_capital(state, action, emit)
            return
        state.agenda.pop()
        field = self.field
        choice = (
            "withdraw"
            if isinstance(action, Withdraw)
            else "submit"
            if isinstance(action, Submit)
            else "stand"
        )
        if emit:
            emit(Stood(PLACES[field.area], PARTIES[field.defender], choice))
        if choice == "stand":
            begin_round(state, field, 2)
        elif choice == "submit":
            submit(state, field.defender, field.attacker, field.area, field.came, emit)
        else:
            state.agenda.append(AfterWithdrawal(field))
            state.agenda.append(Flight(field.defender, field.area))


@record
class AfterWithdrawal(Step):
    """The defenders have withdrawn: what they left behind fights on."""

    field: Field

    def run(self, state: State, emit: Emit | None) -> None:
        """Let fort or fortress fight round 2, castle or city stand siege; else it is over.

        Rules: 6/E11, 6.7/siege, 6.8/withdrawal.
        """
        left = state.units[self.field.area] if state.owner[self.field.area] != NOBODY else 0
        hurt = self.field.hurt
        field = self.field.but(
            hurt=(hurt[0], hurt[1], shared(hurt[2], left), shared(hurt[3], left))
        )
        if not left:
            conclude(state, field, ATTACKER, emit)
        elif left & ~state.board.walls:
            begin_round(state, field, 2)
        else:
            lay_siege(state, field, emit)


# -- siege -----------------------------------------------------------------------------------------


def surrenders(state: State, field: Field) -> bool:
    """Whether a castle that is alone surrenders without siege.

    Rules: 9.5/E21, 10.3/events (treason).
    """
    if not count(state.units[field.area], CASTLE):
        return False
    if state.boons and any(
        nation == field.attacker and which == "treason" and number == field.area
        for nation, which, number in state.boons
    ):
        return True
    return (
        field.defender == VISIGOTHS
        and state.options.castle_surrender
        and not state.toletum_fallen
        and state.turn >= fall_from(state.board)
    )


def fall_from(board: Board) -> int:
    """Return the turn of the Muslim invasion, from which on the Visigoth realm can fall."""
    umayyads = board.nations[PARTIES.index("umayyads")]
    return umayyads.first


def lay_siege(state: State, field: Field, emit: Emit | None) -> None:
    """Only castle or city is left: it surrenders, or there is a siege round.

    Rules: 6.7/siege, 6/E10, 9.5/E21.
    """
    if surrenders(state, field):
        area = field.area
        state.units[area] -= ONE[CASTLE]
        ruin(state, area, CASTLE)
        if emit:
            names = (PARTIES[field.defender], PARTIES[field.attacker])
            emit(CastleSurrendered(PLACES[area], *names))
        if field.attacker != VIKINGS:
            score_kill(state, field.defender, UNITS[CASTLE], area, emit)
        decide(state, field.but(killed=(field.killed[0], field.killed[1] + 1)), emit)
    else:
        begin_round(state, field, SIEGE)


# -- victory ---------------------------------------------------------------------------------------


def winner_of(state: State, field: Field) -> int:
    """Return who has won: ATTACKER, DEFENDER or NOBODY_WON.

    Rules: 6.8/victory, 6/E16.
    """
    area = field.area
    mine, theirs = state.visitors[area], state.units[area]
    if not mine or not theirs:
        return NOBODY_WON if not (mine or theirs) else ATTACKER if mine else DEFENDER
    if state.board.difficult[area] or theirs & state.board.fixed:
        return DEFENDER
    lost_a, lost_d = field.killed
    if lost_a != lost_d:
        return ATTACKER if lost_d > lost_a else DEFENDER
    led_a = bool(fleeing_leaders(state, field.attacker, area))
    led_d = bool(fleeing_leaders(state, field.defender, area))
    return ATTACKER if led_a and not led_d else DEFENDER


def decide(state: State, field: Field, emit: Emit | None) -> None:
    """End the battle with the winner that the rules name.

    Rules: 6.8/victory, 6/E16.
    """
    conclude(state, field, winner_of(state, field), emit)


def conclude(state: State, field: Field, winner: int, emit: Emit | None) -> None:
    """End the battle: leaders without a stack die, the loser retreats, the winner may rebuild.

    Rules: 6.8/victory, 6.9/leaders, 6.10/recovery, 6.12/retreat, 6.11/capture, 1/sequence.
    """
    area, attacker, defender = field.area, field.attacker, field.defender
    for role, force in ((ATTACKER, state.visitors[area]), (DEFENDER, state.units[area])):
        if not force:
            for leader in fleeing_leaders(state, field.nation(role), area):
                kill_leader(state, leader, "6.9/leaders", emit)
    if emit:
        who = {ATTACKER: "attacker", DEFENDER: "defender", NOBODY_WON: "nobody"}[winner]
        names = (PLACES[area], PARTIES[attacker], PARTIES[defender], who)
        emit(BattleEnded(*names, unpack(state.visitors[area]), unpack(state.units[area])))
    if not state.units[area]:
        vacate(state, area)
    state.agenda.append(Aftermath(field, winner))
    loser = attacker if winner == DEFENDER else defender
    if attacker == VIKINGS:
        return
    if (winner == ATTACKER or (winner == DEFENDER and state.visitors[area])) and (
        fleeing(state, loser, area) or fleeing_leaders(state, loser, area)
    ):
        state.agenda.append(Flight(loser, area))


@record
class Aftermath(Step):
    """After the retreat: the winner holds the region, and may make something of a ruin."""

    field: Field
    winner: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Give the region to who has won, and go on to its ruins.

        Rules: 6.8/victory, 6.11/capture, 9.5/toletum.
        """
        field = self.field
        area = field.area
        if field.attacker == VIKINGS:
            state.visitors[area] = 0
            if state.owner[area] != NOBODY and not state.units[area]:
                vacate(state, area)
        elif self.winner == ATTACKER:
            vacate(state, area)
            state.owner[area] = field.attacker
            state.units[area] = state.visitors[area]
            state.visitors[area] = 0
        if self.winner == DEFENDER and state.owner[area] == field.defender:
            holder = field.defender
            if (holder < NATION_COUNT and area not in state.crowded) and (
                stack_of(state, state.units[area]) > limit_in(state, holder, area)
            ):
                state.agenda.append(Surplus(holder, (area,), attack=False))
        if self.winner != NOBODY_WON and state.owner[area] != NOBODY:
            Capture(state.owner[area], area).run(state, emit)


__all__ = ["BattleOrder", "Combat", "Field", "LossChoice", "RoundDice", "size"]

"""Orders: changing chits, charging, dividing a command; and the chits at the start."""

from __future__ import annotations

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DONE, Action, Charge, Done, Order, Rejoin, SetChit, Split
from .command import range_cells
from .duty import is_night
from .entry import due
from .events import (
    BerserkRolled,
    ChargeTried,
    ChitPlaced,
    OrdersRejoined,
    OrdersSplit,
    OrderTried,
)
from .facts import (
    CHITLESS,
    calm_values,
    chit_leader,
    colour_on_map,
    command,
    cross_bonus,
    losses_of,
    on_map,
    zone,
)
from .names import (
    ATTACK,
    BERSERK,
    CHARGING,
    CHITS,
    ENTRY_CHITS,
    MUSTER,
    NIGHT_CHITS,
    OFF_MAP,
    RESERVE,
    REVEALED,
)
from .offer import ListedAsk, Offer, no, not_now
from .pieces import end_idle_charges, ids, reveal
from .state import FREE, State
from .steps import Roll

UNCHARGEABLE = CHARGING | CHITLESS
MUSTER_LOSSES = 2  # units destroyed or routed that let a leader muster freely (5.16)


@record
class Orders(ListedAsk):
    """A side gives its orders. All sets are bits.

    `tried`: leaders who have, `charged`: units that have, `united`: leaders who have ended the
    division of their commands.
    """

    kind = "orders"
    rule = "3.0.I"
    side: str
    player: int
    tried: int
    charged: int
    united: int = 0

    def choices(self, state: State) -> list[Action]:
        """Return the chits that leaders may try for, the charges, and the end of the phase."""
        found: list[Action] = []
        board, chits = state.board, state.chit
        leaders = board.leaders_of[self.player]
        orders = NIGHT_CHITS if is_night(state) else CHITS
        # Who may be ordered is what `refuse_leader` and `refuse_chit` let be, all at once.
        ordered = state.turn > 1
        colours = _colours_on_map(state) if ordered else frozenset()
        for leader in leaders:
            if self.tried >> leader & 1:
                continue
            if state.leader_cell[leader] >= 0:
                if ordered and (leader in colours or board.leaders[leader].overall):
                    now = chits[leader]
                    found += [Order(leader, chit) for chit in orders if chit != now]
            elif self.refuse_entering(state, leader) is None:
                for chit in entry_chits(state):
                    if chit != chits[leader]:
                        found.append(SetChit(leader, chit))
        if any(chits[leader] == ATTACK for leader in leaders):
            cells, marks = state.cell, state.marks
            for unit in board.heavies_of_side[self.player]:
                if cells[unit] < 0 or marks[unit] & UNCHARGEABLE:
                    continue
                if self.refuse_charge(state, unit) is None:
                    found.append(Charge(unit))
        if state.options.split_orders:
            for leader in leaders:
                if self.refuse_split(state, Split(leader, ())) is None:
                    found.append(Split(leader, foot_of(state, leader)))
                elif self.refuse_rejoin(state, leader) is None:
                    found.append(Rejoin(leader))
        found.append(DONE)
        return found

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say which rule forbids an order."""
        if isinstance(action, Done):
            return None
        if isinstance(action, Order):
            return self.refuse_leader(state, action.leader) or self.refuse_chit(
                state, action.leader, action.chit
            )
        if isinstance(action, SetChit):
            refusal = self.refuse_entering(state, action.leader)
            if refusal is None and action.chit not in entry_chits(state):
                refusal = no("12.1", "not-on-entry", chit=action.chit)
            return refusal
        if isinstance(action, Charge):
            return self.refuse_charge(state, action.unit)
        if isinstance(action, Split):
            return self.refuse_split(state, action)
        if isinstance(action, Rejoin):
            return self.refuse_rejoin(state, action.leader)
        return not_now("3.0.I", action)

    def refuse_leader(self, state: State, leader: int) -> Refusal | None:
        """Say why a leader cannot try to change his chit.

        Rules: 5.2, 5.2/R017, 3.0/R015, 5.21, 4.0/R012.
        """
        about = state.board.leaders[leader]
        if about.side != self.player:
            return no("3.0", "not-your-leader", leader=about.id)
        if state.leader_cell[leader] < 0:
            return no("5.2", "leader-not-on-the-map", leader=about.id)
        if state.turn == 1:
            return no("3.0/R015", "chits-were-just-placed", leader=about.id)
        if not about.overall and not colour_on_map(state, leader):
            return no("5.21", "commands-nobody", leader=about.id)
        if self.tried >> leader & 1:
            return no("5.2/R017", "has-tried", leader=about.id)
        return None

    def refuse_chit(self, state: State, leader: int, chit: str) -> Refusal | None:
        """Say why a chit cannot be tried for (5.2, 12.21)."""
        if chit == state.chit[leader]:
            return no("5.2", "has-that-chit", chit=chit)
        if is_night(state) and chit not in NIGHT_CHITS:
            return no("12.21", "night-orders", chit=chit)
        return None

    def refuse_entering(self, state: State, leader: int) -> Refusal | None:
        """Say why a leader's chit cannot simply be placed: only one who is about to enter.

        Rules: 12.1, 5.0/R016.
        """
        about = state.board.leaders[leader]
        if about.side != self.player:
            return no("3.0", "not-your-leader", leader=about.id)
        if not state.leader_marks[leader] & OFF_MAP or not due(state, about.place):
            return no("12.1", "does-not-enter-now", leader=about.id)
        if self.tried >> leader & 1:
            return no("5.2/R017", "has-tried", leader=about.id)
        return None

    def refuse_charge(self, state: State, unit: int) -> Refusal | None:
        """Say why a unit cannot try to charge.

        Rules: 5.6, 5.6/R046, 2.2/R004.
        """
        board = state.board
        about = board.units[unit]
        name = about.id
        if about.side != self.player:
            return no("3.0", "not-your-unit", unit=name)
        if not about.heavy:
            return no("5.6", "no-heavy-cavalry", unit=name)
        if state.cell[unit] < 0:
            return no("5.6", "not-on-the-map", unit=name)
        if state.marks[unit] & CHARGING:
            return no("5.6", "charges-already", unit=name)
        if state.marks[unit] & CHITLESS:
            return no("5.6", "follows-no-chit", unit=name)
        leader = chit_leader(state, unit)
        if leader < 0 or state.chit[leader] != ATTACK or state.split >> unit & 1:
            return no("5.6", "no-attack-chit", unit=name)
        if zone(state, 1 - self.player) & board.sets.bit[state.cell[unit]]:
            return no("5.6", "in-an-enemy-zone", unit=name)
        if self.charged >> unit & 1:
            return no("5.6", "has-tried-to-charge", unit=name)
        return None

    def refuse_split(self, state: State, action: Split) -> Refusal | None:
        """Say why a command cannot be divided: it needs Attack, foot and horse.

        A command is divided when its leader gets Attack: not when it has just been united.

        Rules: 16.3, 16.3/R143.
        """
        about = state.board.leaders[action.leader]
        if not state.options.split_orders:
            return no("16.3", "option-off")
        if about.side != self.player:
            return no("3.0", "not-your-leader", leader=about.id)
        if state.leader_cell[action.leader] < 0:
            return no("16.3", "leader-not-on-the-map", leader=about.id)
        if state.chit[action.leader] != ATTACK:
            return no("16.3", "no-attack-chit-to-divide", leader=about.id)
        foot, horse = foot_of(state, action.leader), horse_of(state, action.leader)
        if not foot or not horse:
            return no("16.3", "needs-foot-and-horse", leader=about.id)
        if any(state.split >> unit & 1 for unit in foot):
            return no("16.3", "divided-already", leader=about.id)
        if self.united >> action.leader & 1:
            return no("16.3", "just-reunited", leader=about.id)
        if action.units and set(action.units) != set(foot):
            return no("16.3", "all-of-the-foot", leader=about.id)
        return None

    def refuse_rejoin(self, state: State, leader: int) -> Refusal | None:
        """Say why a division cannot be ended now.

        Rules: 16.3, 16.3/R143.
        """
        about = state.board.leaders[leader]
        if not state.options.split_orders:
            return no("16.3", "option-off")
        if about.side != self.player:
            return no("3.0", "not-your-leader", leader=about.id)
        standing = [u for u in foot_of(state, leader) if state.split >> u & 1]
        if not standing:
            return no("16.3", "not-divided", leader=about.id)
        cells = range_cells(state, leader)
        bit = state.board.sets.bit
        if any(not cells & bit[state.cell[unit]] for unit in standing):
            return no("16.3", "foot-out-of-range", leader=about.id)
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Give an order, or end the phase.

        Rules: 5.2, 5.6, 5.6/R047, 12.1, 16.3.
        """
        state.agenda.pop()
        tried, charged, united = self.tried, self.charged, self.united
        if isinstance(action, Done):
            end_idle_charges(state, self.player, zone(state, 1 - self.player), emit)
            return
        if isinstance(action, Order):
            tried |= 1 << action.leader
        elif isinstance(action, SetChit):
            tried |= 1 << action.leader
            place_chit(state, action.leader, action.chit, "12.1", emit)
        elif isinstance(action, Charge):
            charged |= 1 << action.unit
        elif isinstance(action, Split):
            divide(state, self.side, action.leader, emit)
        elif isinstance(action, Rejoin):
            unite(state, action.leader)
            united |= 1 << action.leader
            if emit:
                emit(OrdersRejoined(self.side, state.board.leaders[action.leader].id))
        state.agenda.append(Offer(Orders(self.side, self.player, tried, charged, united)))
        if isinstance(action, Order):
            give_order(state, action.leader, action.chit, emit)
        elif isinstance(action, Charge):
            state.agenda.append(ChargeDie(action.unit))


def _colours_on_map(state: State) -> frozenset[int]:
    """Return the leaders any unit of whose colour is on the map."""
    return frozenset([own for own, cell in zip(state.own, state.cell, strict=True) if cell >= 0])


def entry_chits(state: State) -> tuple[str, ...]:
    """Return the chits with which a leader may enter (12.1, 12.21)."""
    return NIGHT_CHITS if is_night(state) else ENTRY_CHITS


def needs_die(state: State, leader: int, chit: str) -> str:
    """Return the rule by which no die is needed, empty where one is.

    Rules: 4.3, 4.3.1, 4.3.3, 5.21, 5.21/R021, 5.16, 5.16/R022, 4.3/R020, 12.21, 12.21/R119.
    """
    board = state.board
    about = board.leaders[leader]
    if is_night(state) or state.turn - 1 in board.night:
        return "12.21"
    if about.overall:
        return "4.3.3"
    overall = board.overall[about.side]
    if state.leader_cell[overall] == state.leader_cell[leader]:
        return "4.3.1"
    if chit == MUSTER and losses_of(state, leader) >= MUSTER_LOSSES:
        return "5.16"
    return ""


def order_modifier(state: State, leader: int) -> int:
    """Return -1 where a leader is within the overall leader's range (4.3.2, 5.21)."""
    overall = state.board.overall[state.board.leaders[leader].side]
    cells = range_cells(state, overall)
    return -1 if cells & state.board.sets.bit[state.leader_cell[leader]] else 0


def give_order(state: State, leader: int, chit: str, emit: Emit | None) -> None:
    """Change a chit at once, or ask for the die.

    Rules: 5.2, 3.0.I.B/R018.
    """
    rule = needs_die(state, leader, chit)
    if not rule:
        state.agenda.append(OrderDie(leader, chit))
        return
    about = state.board.leaders[leader]
    if emit:
        side = state.board.side_ids[about.side]
        emit(OrderTried(side, about.id, chit, 0, (), 0, True, rule))
    change_chit(state, leader, chit)
    if rule == "5.16":
        reveal(state, leader, "muster", "5.16", emit)


def change_chit(state: State, leader: int, chit: str) -> None:
    """Put another chit under a leader, face down; a divided command is one again.

    Rules: 5.0/R019, 16.3.
    """
    if state.chit[leader] != chit:
        state.chit[leader] = chit
        state.leader_marks[leader] &= ~REVEALED
        unite(state, leader)


def place_chit(state: State, leader: int, chit: str, rule: str, emit: Emit | None) -> None:
    """Place a chit that nobody has to be asked for."""
    change_chit(state, leader, chit)
    if emit:
        about = state.board.leaders[leader]
        emit(ChitPlaced(state.board.side_ids[about.side], about.id, chit, rule))


@record
class OrderDie(Roll):
    """The die for a change of chit."""

    faces = 10
    purpose = "order"
    rule = "5.2"
    leader: int
    chit: str

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Change the chit on the leader's command or less.

        Rules: 5.2, 4.11, 4.3.2.
        """
        about = state.board.leaders[self.leader]
        modifier = order_modifier(state, self.leader)
        needed = command(state, self.leader)
        success = values[0] + modifier <= needed
        if emit:
            side = state.board.side_ids[about.side]
            facts = (("overall", modifier),) if modifier else ()
            emit(
                OrderTried(side, about.id, self.chit, values[0], facts, needed, success, self.rule)
            )
        if success:
            change_chit(state, self.leader, self.chit)


@record
class ChargeDie(Roll):
    """The die for flipping to the charging side."""

    faces = 10
    purpose = "charge"
    rule = "5.6"
    unit: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Flip the unit on its morale or less, as the die fell.

        Rules: 5.6, 5.6/R046, 12.23, 12.23/R124.
        """
        needed = charge_morale(state, self.unit)
        success = values[0] <= needed
        if emit:
            emit(ChargeTried(state.board.units[self.unit].id, values[0], needed, success))
        if success:
            state.marks[self.unit] |= CHARGING
            reveal(state, chit_leader(state, self.unit), "charge", "5.6", emit)
            if state.options.berserk and state.board.id == "hattin":
                state.agenda.append(FervourDie(self.unit))


def charge_morale(state: State, unit: int) -> int:
    """Return the highest die with which a unit charges: its calm morale, with the Cross."""
    return calm_values(state, unit).morale + cross_bonus(state, unit)


@record
class FervourDie(Roll):
    """The die for going berserk when a charge begins at Hattin (12.23)."""

    faces = 10
    purpose = "berserk"
    rule = "12.23"
    unit: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Mark the unit on the scenario's number or more.

        Rules: 12.23, 12.23/R124.
        """
        roll_berserk(state, self.unit, values[0], "12.23", emit)


def roll_berserk(state: State, unit: int, die: int, rule: str, emit: Emit | None) -> bool:
    """Look whether a unit goes berserk (16.4)."""
    about = state.board.units[unit]
    needed: int = state.board.berserk_die[about.side]
    success = die >= needed
    if emit:
        emit(BerserkRolled(about.id, die, needed, success, rule))
    if success:
        state.marks[unit] |= BERSERK
    return success


# -- divided commands (16.3) ----------------------------------------------------------------------


def foot_of(state: State, leader: int) -> tuple[int, ...]:
    """Return a leader's foot on the map that follows chits (16.3)."""
    board = state.board
    return tuple(
        unit
        for unit in on_map(state, board.leaders[leader].side)
        if state.own[unit] == leader
        and not board.units[unit].horse
        and not board.units[unit].skirmisher
    )


def horse_of(state: State, leader: int) -> tuple[int, ...]:
    """Return a leader's horse on the map that follows chits (16.3)."""
    board = state.board
    return tuple(
        unit
        for unit in on_map(state, board.leaders[leader].side)
        if state.own[unit] == leader
        and board.units[unit].horse
        and not board.units[unit].skirmisher
    )


def divide(state: State, side: str, leader: int, emit: Emit | None) -> None:
    """Let a leader's foot stand while his horse attacks (16.3)."""
    foot = foot_of(state, leader)
    for unit in foot:
        state.split |= 1 << unit
    if emit:
        emit(OrdersSplit(side, state.board.leaders[leader].id, ids(state, foot)))


def unite(state: State, leader: int) -> None:
    """End the division of a command (16.3)."""
    if state.split:
        for unit, own in enumerate(state.own):
            if own == leader:
                state.split &= ~(1 << unit)


# -- the chits of the start -----------------------------------------------------------------------


@record
class SetChits(ListedAsk):
    """A side places its chits at the start, unseen by the other."""

    kind = "set_chits"
    rule = "5.0"
    side: str
    player: int

    def choices(self, state: State) -> list[Action]:
        """Return every other chit for each leader, and the end."""
        found: list[Action] = []
        for leader in state.board.leaders_of[self.player]:
            for chit in CHITS:
                if self.forbid(state, SetChit(leader, chit)) is None:
                    found.append(SetChit(leader, chit))
        found.append(DONE)
        return found

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why a chit cannot be placed.

        Rules: 3.0.I.A, 5.0, 5.34/R038, 12.1, 14.1/R129.
        """
        if isinstance(action, Done):
            return None
        if not isinstance(action, SetChit):
            return not_now("3.0.I.A", action)
        about = state.board.leaders[action.leader]
        if about.side != self.player:
            return no("3.0", "not-your-leader", leader=about.id)
        if action.chit == state.chit[action.leader]:
            return no("5.0", "has-that-chit", chit=action.chit)
        if about.id == "jean" and state.options.jean_attack:
            return no("14.1/R129", "jean-attacks", leader=about.id)
        if state.leader_marks[action.leader] & OFF_MAP and action.chit not in ENTRY_CHITS:
            return no("12.1", "not-on-entry", chit=action.chit)
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Place a chit, or end."""
        state.agenda.pop()
        if isinstance(action, SetChit):
            place_chit(state, action.leader, action.chit, "5.0", emit)
            state.agenda.append(Offer(SetChits(self.side, self.player)))


def begin_chits(state: State) -> None:
    """Let both sides place their chits, the first player first, where they do.

    Rules: 3.0.I.A, 5.0, 12.1, 13.1, 14.1, 15.1.
    """
    if state.options.chits == FREE:
        for player in (1, 0):
            state.agenda.append(Offer(SetChits(state.board.side_ids[player], player)))


def begin_orders(state: State, player: int, emit: Emit | None) -> None:
    """Open a side's orders; by night every chit becomes Reserve first.

    Rules: 3.0.I, 3.0.I.B, 12.2, 3.0.I.B/R018, 12.21, 12.21/R119.
    """
    if is_night(state):
        for leader in state.board.leaders_of[player]:
            if state.chit[leader] not in NIGHT_CHITS:
                place_chit(state, leader, RESERVE, "12.21", emit)
    state.agenda.append(Offer(Orders(state.board.side_ids[player], player, 0, 0)))

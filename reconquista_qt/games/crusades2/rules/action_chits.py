"""Action chits: drawn from a cup, each lets a leader of its colour move or fight.

Rules: 16.1, 16.11, 16.13.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import FIGHT, MOVE_ON, PASS, Action, Activate, Pass
from .duty import is_night
from .entry import due
from .events import ActionChitDrawn, ActionPassed, LeaderActivated
from .facts import is_gone
from .fight import MeleeNext
from .fire import OFFENSIVE, AfterFire, Aims, begin_fire
from .movement import NightLosses, begin_movement
from .names import CANNON, OFF_MAP, WAITING
from .offer import AfterActing, ListedAsk, Offer, no, not_now
from .state import State
from .steps import Draw, Step
from .withdrawal import Withdrawal

PINK: Final = "pink"
GREEN: Final = "green"
END_CHIT: Final = "end"


@record
class Cup:
    """What the action phase remembers: chits left by side, the end chit, and who has acted.

    `left` are the pink and the green chits; `moved` and `fought` are leaders, `loose_moved` and
    `loose_fought` skirmishers and cannon, as bits; `passed` says that the last chit was passed.

    Rules: 16.12.
    """

    left: tuple[int, int]
    end: bool
    drawn: int
    passed: bool
    moved: int
    fought: int
    loose_moved: int
    loose_fought: int


NO_CUP: Final = Cup((0, 0), False, 0, False, 0, 0, 0, 0)


def pink_side(state: State) -> int:
    """Return the side whose chits are pink: Crusaders and Teutons (16.11)."""
    sides = state.board.file["sides"]
    return next(
        side
        for side, name in enumerate(state.board.side_ids)
        if sides[name]["action_colour"] == PINK
    )


def fill_cup(state: State) -> Cup:
    """Return the cup at the start of a turn.

    Rules: 16.1.I, 16.1/R134, 12.1, 12.21.
    """
    board = state.board
    table = board.tables["action_chits"]
    short = board.id == "hattin" and (state.turn <= 3 or is_night(state))
    each = int(table["per_leader_short"] if short else table["per_leader"])
    counts = [0, 0]
    for leader in board.leaders:
        if state.leader_cell[leader.index] >= 0 or enters_now(state, leader.index):
            counts[leader.side] += each
    pink = pink_side(state)
    return Cup((counts[pink], counts[1 - pink]), False, 0, False, 0, 0, 0, 0)


def enters_now(state: State, leader: int) -> bool:
    """Whether a leader waits whose turn of entry has come."""
    waits = bool(state.leader_marks[leader] & OFF_MAP)
    return waits and due(state, state.board.leaders[leader].place) is not None


@record
class DrawNext(Step):
    """The next chit about to be drawn, or the end of the phase."""

    rule = "16.1.II"
    cup: Cup

    def run(self, state: State, emit: Emit | None) -> None:
        """Draw while anything is in the cup; after five chits the end chit goes in.

        Rules: 16.1.II, 16.13, 16.1/R135, 16.1/R140.
        """
        cup = self.cup
        left = sum(cup.left)
        after = int(state.board.tables["action_chits"]["end_of_turn_after"])
        if state.options.end_chit and cup.drawn == after and left and not cup.end:
            cup = replace(cup, end=True)
        if left:
            state.agenda.append(DrawChit(cup, left + cup.end))


@record
class DrawChit(Draw):
    """A chit drawn from the cup: pink ones first, then green ones, the end chit last."""

    purpose = "action_chit"
    rule = "16.11"
    cup: Cup
    faces: int

    def things(self, state: State) -> tuple[str, ...]:
        """Return the colours in the cup."""
        pink, green = self.cup.left
        return (PINK,) * pink + (GREEN,) * green + ((END_CHIT,) if self.cup.end else ())

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Let the owner of its colour act; the end chit ends the phase.

        Rules: 16.11, 16.13, 16.1/R135, 16.1/R140.
        """
        cup, number = self.cup, values[0]
        pink = pink_side(state)
        total = sum(cup.left)
        if number > total:
            if emit:
                emit(ActionChitDrawn("", total, "16.13"))
            return
        player = pink if number <= cup.left[0] else 1 - pink
        left = (cup.left[0] - (player == pink), cup.left[1] - (player != pink))
        cup = replace(cup, left=left, drawn=cup.drawn + 1)
        state.player = player
        side = state.board.side_ids[player]
        if emit:
            emit(ActionChitDrawn(side, total - 1, "16.11"))
        state.agenda.append(Offer(ActionChoice(side, player, cup)))


@record
class ActionChoice(ListedAsk):
    """The owner of a chit lets a leader's units act, or passes."""

    kind = "action"
    rule = "16.11"
    side: str
    player: int
    cup: Cup

    def choices(self, state: State) -> list[Action]:
        """Return who can move or fight, and passing."""
        found: list[Action] = []
        for leader in state.board.leaders_of[self.player]:
            for what in (MOVE_ON, FIGHT):
                if self.forbid(state, Activate(leader, what)) is None:
                    found.append(Activate(leader, what))
        found.append(PASS)
        return found

    def forbid(self, state: State, action: Action) -> Refusal | None:
        """Say why a leader's units cannot act so.

        Rules: 16.11, 16.1/R136, 12.21.
        """
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Activate):
            return not_now("16.11", action)
        about = state.board.leaders[action.leader]
        if about.side != self.player:
            return no("3.0", "not-your-leader", leader=about.id)
        on_map = state.leader_cell[action.leader] >= 0
        if is_gone(state, action.leader) or not (on_map or enters_now(state, action.leader)):
            return no("16.11", "leader-not-on-the-map", leader=about.id)
        if action.what == FIGHT and is_night(state):
            return no("12.21", "no-combat-by-night")
        used = self.cup.moved if action.what == MOVE_ON else self.cup.fought
        if used >> action.leader & 1:
            code = "leader-has-moved" if action.what == MOVE_ON else "leader-has-fought"
            return no("16.1/R136", code, leader=about.id)
        return None

    def do(self, state: State, action: Action, emit: Emit | None) -> None:
        """Let the units act, or pass; two passes running end the phase.

        Rules: 16.11, 16.1/R137, 16.1/R138, 16.1/R139.
        """
        state.agenda.pop()
        if isinstance(action, Pass):
            if emit:
                emit(ActionPassed(self.side))
            if not self.cup.passed:
                state.agenda.append(DrawNext(replace(self.cup, passed=True)))
            return
        assert isinstance(action, Activate)
        if emit:
            emit(LeaderActivated(state.board.leaders[action.leader].id, action.what))
        cup = replace(self.cup, passed=False)
        own, loose = command_of(state, self.player, action.leader)
        if action.what == MOVE_ON:
            cup = replace(cup, moved=cup.moved | 1 << action.leader)
            state.agenda.append(LooseActed(0, cup, loose, MOVE_ON))
            able = own | loose & ~cup.loose_moved
            begin_movement(state, self.player, able, 1 << action.leader, emit)
        else:
            cup = replace(cup, fought=cup.fought | 1 << action.leader)
            state.agenda.append(LooseActed(0, cup, loose, FIGHT))
            begin_fight_of(state, self.player, own | loose & ~cup.loose_fought)


def command_of(state: State, player: int, leader: int) -> tuple[int, int]:
    """Return the units that act with a leader, and the skirmishers and cannon of the side.

    The units of a removed leader act with the overall leader.

    Rules: 16.11, 2.2/R008.
    """
    board = state.board
    own = loose = 0
    overall = board.overall[player]
    for unit in board.units_of_side[player]:
        about = board.units[unit]
        if state.cell[unit] < 0 and not state.marks[unit] & WAITING:
            continue
        mine = state.own[unit] == leader
        mine = mine or (leader == overall and is_gone(state, state.own[unit]))
        if (about.skirmisher or about.type == CANNON) and state.cell[unit] >= 0:
            loose |= 1 << unit
        elif mine:
            own |= 1 << unit
    return own, loose


@record
class LooseActed(AfterActing):
    """After an activation: who of the skirmishers and cannon has acted with it."""

    rule = "16.11"
    acted: int = 0
    cup: Cup = NO_CUP
    loose: int = 0
    what: str = MOVE_ON

    def run(self, state: State, emit: Emit | None) -> None:
        """Go on with the next chit.

        Rules: 16.11, 16.1/R139.
        """
        acted = self.acted & self.loose
        if self.what == MOVE_ON:
            cup = replace(self.cup, loose_moved=self.cup.loose_moved | acted)
        else:
            cup = replace(self.cup, loose_fought=self.cup.loose_fought | acted)
        state.agenda.append(DrawNext(cup))


@record
class FireNext(AfterFire):
    """After the withdrawals of an activation: the fire of its units."""

    rule = "16.11"
    checked: int = 0
    aims: Aims = ()
    player: int = 0
    able: int = 0

    def run(self, state: State, emit: Emit | None) -> None:
        """Let them fire."""
        begin_fire(state, self.player, OFFENSIVE, self.able, 0)


def begin_fight_of(state: State, player: int, able: int) -> None:
    """Let a command fight: the other side's skirmishers may leave, then fire, then melee.

    Rules: 16.11, 16.1/R137, 5.4.
    """
    state.agenda.append(MeleeNext(player=player, able=able))
    state.agenda.append(FireNext(player=player, able=able))
    side = state.board.side_ids[1 - player]
    state.agenda.append(Offer(Withdrawal(side, 1 - player, 0)))


def begin_actions(state: State) -> None:
    """Open the action phase; by night what is left in enemy zones pays at its end.

    Rules: 16.1.II, 12.21.
    """
    if is_night(state):
        state.agenda.append(NightLosses())
    state.agenda.append(DrawNext(fill_cup(state)))

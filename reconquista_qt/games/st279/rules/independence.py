"""The independence of Castile and of Portugal.

Rules: 8.5/independence, 8.6/independence.
"""

from __future__ import annotations

from collections.abc import Sequence

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import STAY, Action, Relocate, Stay
from .barred import refuse_entry
from .control import (
    add_units,
    enemies_in_field,
    flip,
    leader_clash,
    part_garrison,
    room,
    send_rebels_out,
    set_controller,
    standing_for,
    take_units,
)
from .events import IndependenceRolled, KingRelocated, UnitsRebelled
from .forces import MASK, ONE, force_of, unpack
from .names import (
    ACTIVE,
    ASTURIAS_LEON,
    CASTILE,
    CHRISTIAN,
    DORMANT,
    KING,
    PORTUGAL,
    POWERS,
    REBEL,
    SIDES,
)
from .refusals import not_now, refused
from .state import State
from .steps import Ask, Roll, Step

CERTAIN = 1
RULE_OF = {CASTILE: "8.6/independence", PORTUGAL: "8.5/independence"}


def mother(state: State) -> int:
    """Return the kingdom that is Asturias-León now (rules: 8.6/E14)."""
    return standing_for(state, ASTURIAS_LEON)


def least_die(state: State, kingdom: int) -> int:
    """Return the least die that makes a kingdom independent this turn, 0 where none is due.

    Rules: 8.5/independence, 8.6/independence, 8.6/E10, 8.6/E13.
    """
    if state.status[kingdom] != DORMANT or state.status[mother(state)] != ACTIVE:
        return 0
    by_turn = state.board.independence[kingdom]
    least = by_turn.get(state.turn, 0)
    last = max(by_turn)
    if not least and state.turn > last and by_turn[last] <= CERTAIN:
        least = CERTAIN
    if not least and kingdom == CASTILE and state.options.castile_by_turn_6:
        least = CERTAIN if state.turn == last + 1 else 0
    if least and not lands(state, kingdom):
        return 0
    return least


def lands(state: State, kingdom: int) -> list[int]:
    """Return the listed areas of a kingdom that Asturias-León controls.

    Rules: 8.5/areas, 8.6/areas, 8.6/E12, 8.6/E13.
    """
    owner = mother(state)
    return [
        area
        for area, arms in enumerate(state.board.arms)
        if arms == kingdom and state.controller[area] == owner
    ]


@record
class Independence(Step):
    """The phase: a kingdom that is due tries to become independent."""

    rule = "8.6/E9"

    def run(self, state: State, emit: Emit | None) -> None:
        """Roll for what is due; what is certain needs no die.

        Rules: 8.6/E9, 8.6/E13, 8.5/independence, 8.6/independence.
        """
        for kingdom in (CASTILE, PORTUGAL):
            least = least_die(state, kingdom)
            if least > CERTAIN:
                state.agenda.append(IndependenceDie(kingdom, least))
                return
            if least:
                secede(state, kingdom, 0, least, emit)
                return


@record
class IndependenceDie(Roll):
    """The die of an independence."""

    rule = "8.6/independence"
    purpose = "independence"
    kingdom: int
    least: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Let the kingdom secede on a high die (rules: 8.5/independence, 8.6/independence)."""
        if values[0] >= self.least:
            secede(state, self.kingdom, values[0], self.least, emit)
        elif emit:
            rule = RULE_OF[self.kingdom]
            emit(IndependenceRolled(POWERS[self.kingdom], values[0], self.least, False, rule))


def secede(state: State, kingdom: int, die: int, least: int, emit: Emit | None) -> None:
    """Let a kingdom become independent: León's units in its areas rebel for this turn.

    Its marker is in the pool from now on; the King may leave.

    Rules: 8.5/independence, 8.6/independence, 8.6/E11, 8.6/E15, 8.6/E16.
    """
    rule = RULE_OF[kingdom]
    if emit:
        emit(IndependenceRolled(POWERS[kingdom], die, least, True, rule))
    owner = mother(state)
    state.status[kingdom] = ACTIVE
    state.independence = kingdom
    board = state.board
    for area, arms in enumerate(board.arms):
        if arms != kingdom:
            continue
        turned = flip(state, area, owner, to_rebel=True)
        if state.controller[area] == owner:
            part_garrison(state, area, CHRISTIAN)
        else:
            send_rebels_out(state, area, CHRISTIAN, of=owner)
        if turned and emit:
            emit(UnitsRebelled(POWERS[owner], board.areas[area], unpack(turned), rule))
    state.agenda.append(Secession(kingdom))
    king = next(
        (
            area
            for area, arms in enumerate(board.arms)
            if arms == kingdom
            and (force_of(state.field[area], owner) | force_of(state.city[area], owner))
            & MASK[KING]
            and (
                force_of(state.field[area], REBEL + owner)
                or force_of(state.city[area], REBEL + owner)
            )
        ),
        -1,
    )
    if king >= 0:
        ask = RelocateAsk(kingdom, king)
        if len(ask.options(state)) > 1:
            state.agenda.append(ask)


@record
class Secession(Step):
    """After the King may have left, the areas are in rebellion."""

    rule = "8.6/E11"
    kingdom: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Let rebels hold León's listed areas, unless a loyal unit is inside.

        Rules: 8.6/E11, 8.1/E4.
        """
        owner = mother(state)
        for area in lands(state, self.kingdom):
            inside = state.city[area] if state.board.has_city[area] else state.field[area]
            if not any(whose < REBEL for whose, _ in inside):
                set_controller(state, area, REBEL + owner, "independence", "8.6/E11", emit)


@record
class RelocateAsk(Ask):
    """The Christian side may take the King out of the seceding land."""

    rule = "8.6/E16"
    side = SIDES[0]
    kind = "relocate"
    kingdom: int
    area: int

    def options(self, state: State) -> Sequence[Action]:
        """Every own area elsewhere, then staying."""
        return [
            *(
                Relocate(area)
                for area in range(state.board.area_count)
                if self._refuse_area(state, area) is None
            ),
            STAY,
        ]

    def _refuse_area(self, state: State, area: int) -> Refusal | None:
        owner = mother(state)
        name = state.board.areas[area]
        if state.controller[area] != owner:
            return refused("8.6/E16", "not-an-own-area", area=name)
        if state.board.arms[area] == self.kingdom:
            return refused("8.6/E16", "in-the-seceding-land", area=name)
        if room(state, area, owner) < 1:
            return refused("3.2/limit", "no-room", area=name)
        if leader_clash(state, area, owner, ONE[KING]):
            return refused("7.1/F5", "leader-and-king", area=name)
        if enemies_in_field(state, area, owner) or refuse_entry(state, owner, area) is not None:
            return refused("8.6/E16", "enemies-there", area=name)
        return None

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 8.6/E16)."""
        if isinstance(action, Relocate):
            return self._refuse_area(state, action.to)
        return None if isinstance(action, Stay) else not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Move the King, or let him stay (rules: 8.6/E16)."""
        state.agenda.pop()
        if not isinstance(action, Relocate):
            return
        owner = mother(state)
        inside = bool(force_of(state.city[self.area], owner) & MASK[KING])
        take_units(state, self.area, owner, ONE[KING], inside=inside)
        add_units(state, action.to, owner, ONE[KING], inside=False)
        if emit:
            areas = state.board.areas
            emit(KingRelocated(POWERS[owner], areas[self.area], areas[action.to]))

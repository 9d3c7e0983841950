"""War among the Christians, war with France: the Muslim side's roll.

Rules: 5.1/roll, 5.1/union.
"""

from __future__ import annotations

from collections.abc import Sequence

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DECLINE, ROLL_FOR_WAR, Action, RollForWar
from .control import go_to_war, members_of, standing_for
from .events import FranceAlreadySettled, WarKingdomRolled, WarRolled, WarUnionRolled
from .french import begin_war, refuse_war
from .names import ACTIVE, CHRISTIAN, POWER_INDEX, POWERS, SIDES
from .refusals import not_now
from .state import State
from .steps import Ask, Roll


@record
class WarAsk(Ask):
    """The Muslim side may roll for war."""

    rule = "5.1/roll"
    side = SIDES[1]
    kind = "war_roll"

    def options(self, state: State) -> Sequence[Action]:
        """Roll or leave it."""
        return (ROLL_FOR_WAR, DECLINE)

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not."""
        return None if action in (ROLL_FOR_WAR, DECLINE) else not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Roll, or leave it (rules: 5.1/roll)."""
        state.agenda.pop()
        if isinstance(action, RollForWar):
            state.agenda.append(WarDie())


@record
class WarDie(Roll):
    """The die that says whether there is a war, and with whom."""

    rule = "5.1/roll"
    purpose = "war"

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Begin a war with France, or roll for a kingdom (rules: 5.1/roll, 9.0/D8, 9.0/D13)."""
        result: str = state.board.tables["war"].result(values[0])
        if emit:
            emit(WarRolled(values[0], result))
        if result == "kingdom":
            state.agenda.append(WarKingdomDie())
        elif result == "france":
            if refuse_war(state) is None:
                begin_war(state, CHRISTIAN, "", emit)
            elif emit:
                emit(FranceAlreadySettled())


@record
class WarKingdomDie(Roll):
    """The die that says which kingdom goes to war."""

    rule = "5.1/roll"
    purpose = "war_kingdom"

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Let the kingdom be led by the Muslim side; a union is asked.

        Rules: 5.1/roll, 5.1/union, 5.1/D1, 5.1/D2.
        """
        power = POWER_INDEX[state.board.tables["war_kingdom"].result(values[0])]
        kingdom = standing_for(state, power)
        united = len(members_of(state, kingdom)) > 1
        result = "war"
        if state.status[kingdom] != ACTIVE:
            result = "not_in_play"
        elif united:
            result = "union"
        if emit:
            emit(WarKingdomRolled(values[0], POWERS[power], result))
        if result == "union":
            state.agenda.append(WarUnionDie(kingdom))
        elif result == "war":
            go_to_war(state, kingdom, state.french_war)


@record
class WarUnionDie(Roll):
    """The die that says whether a union goes to war."""

    rule = "5.1/union"
    purpose = "war_union"
    power: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Let the union be led by the Muslim side, or not (rules: 5.1/union, 5.1/D2)."""
        war = state.board.tables["war_union"].result(values[0]) == "war"
        if emit:
            emit(WarUnionRolled(values[0], POWERS[self.power], war))
        if war:
            go_to_war(state, self.power, state.french_war)

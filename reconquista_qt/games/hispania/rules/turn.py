"""The sequence of play (1): nations in their order, then points, heirs, the next turn."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .battle import Combat
from .capture import check_toletum
from .counters import EventTurn, end_of_counters
from .events import NationBegan, TurnBegan
from .heirs import end_nations
from .income import Income
from .movement import BeginMovement
from .names import (
    END,
    MOVE,
    NATION_COUNT,
    NOBODY,
    PARTIES,
    RECRUIT,
    START,
    VISIGOTHS,
)
from .population import Population
from .recruit import Arrivals
from .score import end_game, score_awards
from .stacking import check_stacking
from .state import State
from .steps import Step


def plays(state: State, nation: int) -> bool:
    """Whether a nation has something to do this turn.

    Rules: 1/skipped, 1/F10.
    """
    if nation in state.owner or state.waiting[nation]:
        return True
    if any(party == nation for _, party in state.abroad):
        return True
    if any(state.leaders[leader] >= 0 for leader in state.board.leaders_of[nation]):
        return True
    if nation == VISIGOTHS and state.toletum_fallen:
        return False
    return state.board.arrival(nation, state.turn) is not None


@record
class BeginTurn(Step):
    """A turn begins."""

    def run(self, state: State, emit: Emit | None) -> None:
        """Begin with the first nation.

        Rules: 1/turn, 1/order.
        """
        if emit:
            emit(TurnBegan(state.turn))
        state.agenda.append(NextNation(0))


@record
class NextNation(Step):
    """The next nation in the order that plays, or the end of the turn."""

    first: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Line up a nation's phases.

        Rules: 1/order, 1/skipped, 1/F10.
        """
        holders, arriving = set(state.owner), state.board.arriving(state.turn)
        waiting, leaders, leaders_of = state.waiting, state.leaders, state.board.leaders_of
        abroad = {party for _, party in state.abroad} if state.abroad else ()
        for nation in range(self.first, NATION_COUNT):
            if nation not in holders and not waiting[nation] and nation not in abroad:
                if nation not in arriving:
                    for leader in leaders_of[nation]:
                        if leaders[leader] >= 0:
                            break
                    else:
                        continue
                if not plays(state, nation):
                    continue
            state.agenda.append(NEXT_NATION[nation + 1])
            begin_nation(state, nation, START, emit)
            return
        state.agenda.append(END_OF_TURN)


def begin_nation(state: State, nation: int, phase: str, emit: Emit | None) -> None:
    """Line up a nation's phases from one of them on.

    Rules: 1/sequence.
    """
    state.nation = nation
    state.phase = phase
    steps = phases_of(state, nation)
    state.agenda += steps if phase == START else steps[: -len(BEFORE_PURCHASES)]
    if emit and phase == START:
        emit(NationBegan(PARTIES[nation], state.board.player_of[nation]))


def phases_of(state: State, nation: int) -> tuple[Step, ...]:
    """Return all phases of a nation, the last first.

    Rules: 1/sequence.
    """
    return (PHASES_WITH_EVENTS if state.options.events else PHASES)[nation]


@record
class AfterCombat(Step):
    """After its battles a nation's stacks are checked again."""

    nation: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Check without the attack bonus.

        Rules: 4.5/checks, 1/sequence.
        """
        check_stacking(state, self.nation, emit, attack=False)


@record
class EndNation(Step):
    """A nation's phases end: points that its card has here."""

    nation: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Count the points of the nation's own turn.

        Rules: 8/own-turn, 9.5/toletum, 1/sequence.
        """
        nation = self.nation
        check_toletum(state, emit)
        if state.boons:
            end_of_counters(state, nation, emit)
        awards = state.board.nations[nation].own_turn.get(state.turn)
        if awards:
            score_awards(state, nation, awards, "8/own-turn", emit)


@record
class EndOfTurn(Step):
    """All nations have played: points, heirs and departures, the next turn."""

    def run(self, state: State, emit: Emit | None) -> None:
        """End the turn; after the last one, the game.

        Rules: 1/turn, 8/end-of-turn, 8/F2, 9.4/heirs, 15/scenarios, 1/departures.
        """
        board, turn = state.board, state.turn
        scenario = board.scenarios[state.scenario]
        state.phase = END
        if turn in scenario.point_turns:
            for nation, awards in board.scoring(turn):
                score_awards(state, nation, awards, "8/end-of-turn", emit)
        end_nations(state, emit)
        if turn >= scenario.last:
            end_game(state, emit)
            return
        state.turn = turn + 1
        state.phase = START
        state.agenda.append(BEGIN_TURN)


def _phases(nation: int, *, events: bool) -> tuple[Step, ...]:
    return (
        EndNation(nation),
        Population(nation),
        AfterCombat(nation),
        Combat(nation),
        BeginMovement(nation),
        *((EventTurn(nation),) if events else ()),
        *(phase(nation) for phase in BEFORE_PURCHASES),
    )


BEFORE_PURCHASES: Final = (Arrivals, Income)
BEGIN_TURN: Final = BeginTurn()
END_OF_TURN: Final = EndOfTurn()
# Steps that come up again and again are made once.
NEXT_NATION: Final = tuple(NextNation(nation) for nation in range(NATION_COUNT + 1))
PHASES: Final = tuple(_phases(nation, events=False) for nation in range(NATION_COUNT))
PHASES_WITH_EVENTS: Final = tuple(_phases(nation, events=True) for nation in range(NATION_COUNT))
__all__ = ["BEGIN_TURN", "MOVE", "NOBODY", "RECRUIT", "NextNation", "begin_nation", "plays"]

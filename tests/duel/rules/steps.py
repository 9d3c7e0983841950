"""What is done, one step after the other."""

from __future__ import annotations

from collections.abc import Sequence

from reconquista_qt.engine.agenda import Ask, Draw, Emit, Roll, Step
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.engine.seats import Standing

from .state import (
    BONUS,
    FACES,
    HIT_FROM,
    LAST_TURN,
    NAMES,
    NEIGHBOURS,
    SIDES,
    Action,
    Drawn,
    Ended,
    Move,
    Moved,
    Rest,
    State,
    Strike,
    Struck,
)


@record
class DrawChit(Draw):
    """A fencer draws a chit (rules: 1/chits)."""

    purpose = "chit"
    rule = "1/chits"
    seat: int
    faces: int = 3

    def things(self, state: State) -> tuple[str, ...]:
        return tuple(state.pool)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        state.chits[self.seat] = state.pool.pop(values[0] - 1)
        if emit:
            emit(Drawn(SIDES[self.seat], state.chits[self.seat]))


@record
class Begin(Step):
    """The first turn begins."""

    def run(self, state: State, emit: Emit | None) -> None:
        state.phase = "fence"


@record
class Fence(Ask):
    """A fencer moves, strikes or rests (rules: 2/move, 2/strike)."""

    kind = "fence"
    rule = "2/move"
    seat: int

    @property
    def side(self) -> str:
        return SIDES[self.seat]

    def options(self, state: State) -> Sequence[Action]:
        mine, theirs = state.at[self.seat], state.at[1 - self.seat]
        found: list[Action] = []
        if theirs in NEIGHBOURS[mine]:
            found.append(Strike(False))
            if not state.up[self.seat]:
                found.append(Strike(True))
        found += [Move(to) for to in NEIGHBOURS[mine] if to != theirs]
        return (*found, Rest())

    def refuse(self, state: State, action: Action) -> Refusal | None:
        mine, theirs = state.at[self.seat], state.at[1 - self.seat]
        match action:
            case Move(to) if to not in NEIGHBOURS[mine]:
                return Refusal("2/move", "too-far", (("hex", NAMES[to]),))
            case Move(to) if to == theirs:
                return Refusal("2/move", "taken", (("hex", NAMES[to]),))
            case Strike() if theirs not in NEIGHBOURS[mine]:
                return Refusal("2/strike", "too-far", (("hex", NAMES[theirs]),))
            case Strike(True) if state.up[self.seat]:
                return Refusal("2/chit", "used-up")
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        state.agenda.pop()
        match action:
            case Move(to):
                state.at[self.seat] = to
                if emit:
                    emit(Moved(self.side, NAMES[to]))
            case Strike(chit):
                bonus = 0
                if chit:
                    state.up[self.seat] = True
                    bonus = BONUS[state.chits[self.seat]]
                state.agenda.append(StrikeDie(self.seat, bonus))


@record
class StrikeDie(Roll):
    """The ten-sided die of a strike (rules: 2/strike)."""

    faces = FACES
    purpose = "strike"
    rule = "2/strike"
    seat: int
    bonus: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        other = 1 - self.seat
        shield = 1 if state.chits[other] == "guard" and state.up[other] else 0
        hit = values[0] + self.bonus - shield >= HIT_FROM
        state.hits[self.seat] += hit
        if emit:
            emit(Struck(SIDES[self.seat], values[0], self.bonus - shield, hit))


@record
class EndTurn(Step):
    """See whether somebody has won, or begin the next turn (rules: 3/end)."""

    first: int

    def run(self, state: State, emit: Emit | None) -> None:
        red, blue = state.hits
        reason = "hits" if max(red, blue) >= state.need else ""
        if not reason and state.turn >= LAST_TURN:
            reason = "time"
        if not reason:
            state.turn += 1
            state.agenda += fence_turn(self.first)
            return
        winner = "" if red == blue else SIDES[blue > red]
        state.over = Over(
            reason, max(red, blue), level_of(red, blue), winner or None, standings_of(state)
        )
        state.agenda.clear()
        if emit:
            emit(Ended(reason, winner))


@record
class BlueIfStanding(Step):
    """The second fencer's turn, unless the first has just won."""

    seat: int

    def run(self, state: State, emit: Emit | None) -> None:
        if max(state.hits) < state.need:
            state.agenda.append(Fence(self.seat))


def fence_turn(first: int) -> list[Step]:
    """Return the steps of a turn, the last one first."""
    return [EndTurn(first), BlueIfStanding(1 - first), Fence(first)]


def level_of(mine: int, theirs: int) -> str:
    """Return what hits against hits amount to."""
    return "won" if mine > theirs else "lost" if mine < theirs else "drawn"


def standings_of(state: State) -> tuple[Standing, ...]:
    """Return how both stand."""
    red, blue = state.hits
    return (
        Standing("red", red, level_of(red, blue)),
        Standing("blue", blue, level_of(blue, red)),
    )

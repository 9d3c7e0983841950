"""A game taken apart for its review: where turns begin, what the dice decided, what the player."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from reconquista_qt.engine.agenda import ASKS, asking, rolling, settle
from reconquista_qt.engine.inputs import Acted, Input, Rolled
from reconquista_qt.engine.state import GameState

from .brain import Brain


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The state before anything of a turn has happened; `inputs` counts those made before it."""

    turn: int
    inputs: int
    state: GameState


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that belong together: from after `first` inputs to after `last`, states and faces.

    `odds` are the exact chances of its ends by name, nothing where the game knows none.
    """

    first: int
    last: int
    turn: int
    phase: str
    kind: str
    place: str
    dice: tuple[tuple[int, ...], ...]
    odds: tuple[tuple[str, float], ...]
    before: GameState
    after: GameState


@dataclass(frozen=True, slots=True)
class PlayerChoice:
    """A decision after `inputs` inputs: what was done, and what the player did after it at once."""

    inputs: int
    turn: int
    phase: str
    state: GameState
    actions: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Moments:
    """The whole game; `end` is the state after its last input."""

    turns: tuple[TurnStart, ...]
    throws: tuple[Throw, ...]
    choices: tuple[PlayerChoice, ...]
    end: GameState
    inputs: int
    points: float = 0.0  # of the seat that it is told for, where the game is over


def moments_of(
    start: GameState, inputs: Sequence[Input], brain: Brain, sides: Container[str] | None = None
) -> Moments:
    """Take the game of some inputs apart; choices without an alternative are left out.

    With `sides`, those of other sides are too.
    """
    state = start.clone()
    settle(state, _nobody)
    turns = [TurnStart(state.turn, 0, state.clone())]
    throws: list[Throw] = []
    choices: list[PlayerChoice] = []
    open_throw: _OpenThrow | None = None
    for number, given in enumerate(inputs):
        if isinstance(given, Rolled):
            found = brain.roll_context(state)
            assert found is not None
            if open_throw is None or not open_throw.goes_on(found):
                if open_throw is not None:
                    throws.append(open_throw.closed(number, state))
                open_throw = _OpenThrow(number, state.clone(), found, brain)
            open_throw.dice.append(given.values)
            step_of_dice = rolling(state)
            state.agenda.pop()
            step_of_dice.take(state, given.values, None)
        else:
            if open_throw is not None:
                throws.append(open_throw.closed(number, state))
                open_throw = None
            step = asking(state)
            if (sides is None or step.side in sides) and len(step.options(state)) > 1:
                ahead = _actions_from(inputs, number)
                choices.append(PlayerChoice(number, state.turn, state.phase, state.clone(), ahead))
            step.apply(state, given.action, None)
        settle(state, _nobody)
        if state.over is None and state.turn > turns[-1].turn:
            if open_throw is not None:
                throws.append(open_throw.closed(number + 1, state))
                open_throw = None
            turns.append(TurnStart(state.turn, number + 1, state.clone()))
    if open_throw is not None:
        throws.append(open_throw.closed(len(inputs), state))
    return Moments(tuple(turns), tuple(throws), tuple(choices), state, len(inputs))


def waits_for_player(state: GameState) -> bool:
    """Whether a state waits for a decision."""
    return bool(state.agenda) and state.agenda[-1].waits == ASKS


def _nobody(_count: int, _faces: int) -> None:
    """Roll no dice: every roll is an input."""


def _actions_from(inputs: Sequence[Input], number: int) -> tuple[object, ...]:
    """Return the actions from an input on to the next dice."""
    actions = []
    for given in inputs[number:]:
        if not isinstance(given, Acted):
            break
        actions.append(given.action)
    return tuple(actions)


class _OpenThrow:
    """A throw of which more dice may come."""

    def __init__(
        self, first: int, before: GameState, found: tuple[str, str, bool], brain: Brain
    ) -> None:
        self.first, self.before = first, before
        self.kind, self.place, _ = found
        self.dice: list[tuple[int, ...]] = []
        odds: dict[str, float] = {}
        for chance, name, _after in brain.outcomes(before):
            odds[name] = odds.get(name, 0.0) + chance
        self.odds = tuple(odds.items())

    def goes_on(self, found: tuple[str, str, bool]) -> bool:
        kind, place, fresh = found
        return not fresh and (kind, place) == (self.kind, self.place)

    def closed(self, last: int, after: GameState) -> Throw:
        return Throw(
            self.first, last, self.before.turn, self.before.phase, self.kind, self.place,
            tuple(self.dice), self.odds, self.before, after.clone(),
        )  # fmt: skip

"""What happened in a game, counted: the dice by purpose and seat, points by turn, what was done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Final

from reconquista_qt.engine.agenda import Draw, asked, settle
from reconquista_qt.engine.inputs import Acted, Input, Mark, Rolled
from reconquista_qt.engine.record import record
from reconquista_qt.engine.session import Session
from reconquista_qt.engine.state import GameState
from reconquista_qt.engine.views import seat_of

SEVERAL: Final = 3  # dice, from which on their luck is told


@record
class RollMade:
    """A roll (or a draw) of a game: what for, for which seat, and what came up.

    `seat` is that of the step, or of whoever decided last; "" where nobody has yet.
    """

    number: int  # of the input, from 1
    purpose: str
    seat: str
    faces: int
    values: tuple[int, ...]
    turn: int
    drawn: bool = False


class Rolls:
    """The rolls of the game on the table, asked for again and again: only what is new is played."""

    def __init__(self) -> None:
        self._start: object = None
        # By the inputs of a moment of waiting: it, what was given until the next, the rolls.
        self._known: dict[int, tuple[Mark, list[Input], tuple[RollMade, ...]]] = {}

    def of(self, session: Session) -> tuple[RollMade, ...]:
        """Return all rolls of the present line up to where it stands."""
        if self._start is not session.start:
            self._start = session.start
            self._known.clear()
        found: list[RollMade] = []
        for mark, until in spans(session):
            # The moment stands where something else is done after an undo, or other dice are typed.
            given = session.inputs[mark.inputs : until]
            known = self._known.get(mark.inputs)
            if known is None or known[0] is not mark or known[1] != given:
                known = (mark, given, rolls_between(session, mark, until))
                self._known[mark.inputs] = known
            found += known[2]
        return tuple(found)


def spans(session: Session) -> Iterator[tuple[Mark, int]]:
    """Yield each moment of waiting, and how many inputs had been given at the next.

    What was rolled before anything was waited for begins with the start.
    """
    marks = session.marks
    if marks and marks[0].inputs:
        yield Mark(0, 0, session.start), marks[0].inputs
    for at, mark in enumerate(marks):
        yield mark, marks[at + 1].inputs if at + 1 < len(marks) else len(session.inputs)


def rolls_between(session: Session, mark: Mark, until: int) -> tuple[RollMade, ...]:
    """Return the rolls from a moment of waiting to the next, at which `until` inputs were given.

    What they were for is known to the steps of the rules alone, which are played again on a copy.
    """
    game, state = session.game, mark.state.clone()
    inputs = list(session.inputs[mark.inputs : until])
    number = mark.inputs
    made: list[RollMade] = []
    acting = ""
    agenda = state.agenda

    def seat(side: str) -> str:
        found = seat_of(game, state, side) if side else None
        return found.id if found is not None else ""

    def dice(count: int, faces: int) -> tuple[int, ...] | None:
        nonlocal number
        if not inputs or not isinstance(inputs[0], Rolled):
            return None
        given = inputs.pop(0)
        assert isinstance(given, Rolled)
        number += 1
        step = agenda[-1]
        own = seat(str(getattr(step, "side", "") or "")) or acting
        made.append(
            RollMade(
                number, getattr(step, "purpose", ""), own, faces, given.values, state.turn,
                isinstance(step, Draw),
            )
        )  # fmt: skip
        return given.values

    step = asked(state)
    if step is not None and inputs and isinstance(inputs[0], Acted):
        acting = seat(step.side)
        given = inputs.pop(0)
        assert isinstance(given, Acted)
        number += 1
        step.apply(state, given.action, None)
    settle(state, dice)
    return tuple(made)


@dataclass(slots=True)
class Tally:
    """Dice of a kind: how many, what they came to, what was to be expected and its variance."""

    dice: int = 0
    got: float = 0.0
    expected: float = 0.0
    variance: float = 0.0

    def note(self, values: Iterable[int], faces: int) -> None:
        """Count some more dice."""
        for value in values:
            self.dice += 1
            self.got += value
            self.expected += (faces + 1) / 2
            self.variance += (faces * faces - 1) / 12

    @property
    def score(self) -> float:
        """How far the dice are from what was to be expected, in standard deviations."""
        return (self.got - self.expected) / sqrt(self.variance) if self.variance else 0.0

    @property
    def rarity(self) -> float:
        """The share of games in which dice fall at least so far off, either way."""
        return erfc(abs(self.score) / sqrt(2))


def tallies(rolls: Iterable[RollMade]) -> dict[tuple[str, str], Tally]:
    """Return the dice by purpose and seat, in the order of their first fall; draws are no dice."""
    found: dict[tuple[str, str], Tally] = {}
    for roll in rolls:
        if not roll.drawn:
            found.setdefault((roll.purpose, roll.seat), Tally()).note(roll.values, roll.faces)
    return found


def standings_by_turn(session: Session) -> dict[str, dict[int, float]]:
    """Return the points of each seat at its first moment of each turn, and as they are now."""
    game = session.game
    states: dict[int, GameState] = {}
    for mark in session.marks:
        states.setdefault(mark.state.turn, mark.state)
    states[session.state.turn] = session.state
    found: dict[str, dict[int, float]] = {}
    for turn, state in states.items():
        for standing in game.standings(state):
            found.setdefault(standing.seat, {})[turn] = standing.points
    return found


def deeds(session: Session) -> Mapping[str, Counter[str]]:
    """Return how often each seat did what (the `do` of its actions)."""
    game = session.game
    found: dict[str, Counter[str]] = {}
    marks = {mark.inputs: mark for mark in session.marks}
    for number, given in enumerate(session.inputs):
        mark = marks.get(number)
        if not isinstance(given, Acted) or mark is None or not mark.state.agenda:
            continue
        side = str(getattr(mark.state.agenda[-1], "side", "") or "")
        seat = seat_of(game, mark.state, side) if side else None
        if seat is not None:
            done = game.action_data(given.action)
            found.setdefault(seat.id, Counter())[str(done.get("do", ""))] += 1
    return found

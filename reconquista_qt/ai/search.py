"""Search by playouts: each promising line is played on with the same dice, and the mean counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from itertools import count, islice
from math import fsum, inf, sqrt
from operator import attrgetter, mul, sub
from statistics import fmean
from typing import overload

from reconquista_qt.engine.agenda import no_dice
from reconquista_qt.engine.state import GameState

from .brain import Brain, Line, Policy, end_of_playouts, horizon_of
from .chance import Chances
from .playout import play_out
from .tree import ChanceNode, Tree

WIDTH = 8  # lines that are looked at
FAIR = 8  # playouts before a line may be beaten
OFTEN = 16  # up to so many playouts the lines are compared after each
CLEARLY = 2.5  # standard errors behind
SURE = 1.0  # standard errors ahead of the usual line


# Where the playouts of a line begin: a position, and the player who goes on.
Start = tuple[GameState, Policy]
# Returns a state that the seat may hold possible, for the number of a playout.
Sampler = Callable[[GameState, int], GameState]


@dataclass(slots=True)
class EvaluatedLine:
    """A line of play with what each of its playouts gave, in points of the final score.

    The n-th playout of every line of a search had the same dice.
    """

    line: Line
    points: list[float] = field(default_factory=list)
    start: Start | None = field(default=None, repr=False, compare=False)
    twin: EvaluatedLine | None = field(default=None, repr=False, compare=False)
    tree: ChanceNode | None = field(default=None, repr=False, compare=False)
    _mean: tuple[int, float] = field(default=(0, -inf), init=False, repr=False, compare=False)

    @property
    def mean(self) -> float:
        """The mean of the playouts, minus infinity before the first."""
        played, mean = self._mean
        if played != len(self.points):
            mean = fmean(self.points)
            self._mean = len(self.points), mean
        return mean

    @property
    def error(self) -> float:
        """The standard error of the mean, infinite where there are too few playouts."""
        return error_of(self.points)

    def behind(self, other: EvaluatedLine) -> tuple[float, float]:
        """Return by how much this line is behind another on average, and its standard error."""
        lags = list(map(sub, other.points, self.points))  # as far as both were played
        if not lags:
            return 0.0, inf
        mean = fsum(lags) / len(lags)
        return mean, error_of(lags, mean)


def error_of(values: Sequence[float], mean: float | None = None) -> float:
    """Return the standard error of the mean of some values, infinite for fewer than two.

    The mean is found where it is not given.
    """
    if len(values) < 2:
        return inf
    if mean is None:
        mean = fmean(values)
    off = [value - mean for value in values]
    return sqrt(sum(map(mul, off, off)) / (len(values) - 1) / len(values))


class Ranking(Sequence[EvaluatedLine]):
    """The lines of a search, best first, as they stand when they are looked at.

    Before the next playout, that is: then it may be another order. Most are never looked at, and
    cost nothing.
    """

    __slots__ = ("beaten", "order", "racing")

    def __init__(self, racing: list[EvaluatedLine], beaten: list[EvaluatedLine]) -> None:
        self.racing, self.beaten = racing, beaten
        self.order: list[EvaluatedLine] | None = None  # where somebody has looked

    def __len__(self) -> int:
        """Return how many lines there are, in the race and beaten."""
        return len(self.racing) + len(self.beaten)

    @overload
    def __getitem__(self, at: int) -> EvaluatedLine: ...
    @overload
    def __getitem__(self, at: slice) -> list[EvaluatedLine]: ...
    def __getitem__(self, at: int | slice) -> EvaluatedLine | list[EvaluatedLine]:
        """Return lines by place: those in the race, the best first, then those beaten."""
        if self.order is None:
            self.order = by_mean(self.racing) + self.beaten
        return self.order[at]


def search(
    state: GameState,
    brain: Brain,
    seed: int,
    *,
    width: int = WIDTH,
    seat: str = "",
    sample: Sampler | None = None,
    horizon: int | None = None,
    also: Sequence[Line] = (),
) -> Iterator[Sequence[EvaluatedLine]]:
    """Yield the lines, best first, after each playout; at an end when only one is left in the race.

    The lines are worth what they come to for `seat`; the other seats play for themselves. With
    `sample`, a playout begins where the things that the seat cannot see are dealt anew, for all
    lines alike; the lines are those of one such state too. Playouts stop `horizon` turns on; as
    many as the brain's own, where it is None.

    In each round every line that may still be the best is played with the same dice, so that luck
    does not decide between them. Those of `also` are never left out.
    """
    chances = Chances(seed)
    seen = state if sample is None else sample(state, -1)
    racing = [EvaluatedLine(line) for line in (*brain.lines(seen, width), *also)]
    kept = racing[len(racing) - len(also) :]
    beaten: list[EvaluatedLine] = []
    yield Ranking(racing, beaten)
    ranking = Ranking(racing, beaten)
    until = end_of_playouts(brain, state)
    last = state.turn + (horizon_of(brain) if horizon is None else horizon)
    tree = Tree(brain, chances, last, seat, until)
    for number in count():
        if len(racing) < 2:
            return
        possible = state if sample is None else sample(state, number)
        for at, one in enumerate(racing):
            if one.start is None or sample is not None:
                one.start = begin(possible, brain, one.line)
                one.twin = next((two for two in racing[:at] if alike(two.start, one.start)), None)
                one.tree = None
            if one.twin is not None and len(one.twin.points) > number:
                worth = one.twin.points[number]
            elif sample is not None:
                worth = play_on(one.start, brain, chances, number, last, seat, until)
            else:
                if one.tree is None:
                    one.tree = ChanceNode(*one.start)
                worth = tree.play(one.tree, number)
            one.points.append(worth)
            ranking.order = None
            yield ranking
        # Of many playouts one more says little: they are looked through less often.
        if number + 1 >= FAIR and not (number + 1) % (1 + number // OFTEN):
            best = max(racing, key=attrgetter("mean"))
            lost = [one for one in racing if is_beaten(one, best) and one not in kept]
            racing = [one for one in racing if one not in lost]
            beaten = by_mean(lost) + beaten
            ranking = Ranking(racing, beaten)


def by_mean(lines: Iterable[EvaluatedLine]) -> list[EvaluatedLine]:
    """Return lines by their mean, the best first."""
    return sorted(lines, key=lambda one: -one.mean)


def is_beaten(one: EvaluatedLine, best: EvaluatedLine) -> bool:
    """Whether a line is clearly behind the best."""
    lag, error = one.behind(best)
    return one is not best and lag > CLEARLY * error


def best_line(
    ranking: Iterator[Sequence[EvaluatedLine]], playouts: int, usual: object = None
) -> Line:
    """Return the best line after a number of playouts, or the only one.

    The line that begins with the `usual` action is taken unless another is ahead of it by more than
    chance: of many lines that are equally good, one always looks better than it is.
    """
    judged = next(ranking)
    first = next((one for one in judged if one.line[0][0] == usual), judged[0])
    for found in islice(ranking, playouts):
        judged = found
    lag, error = first.behind(judged[0])
    return judged[0].line if lag > SURE * error else first.line


def points_of(
    state: GameState, brain: Brain, line: Line, seed: int, horizon: int, seat: str = ""
) -> float:
    """Play a line on with dice of its own, and forecast the points at the end of a turn."""
    last = state.turn + horizon
    return play_on(begin(state, brain, line), brain, Chances(seed), 0, last, seat)


def begin(state: GameState, brain: Brain, line: Line) -> Start:
    """Play a line on with the expert up to the first dice; all its playouts go on from there."""
    after = state.clone()
    player = brain.expert(line[0], after.turn)
    play_out(after, player, no_dice)
    return after, player


def alike(start: Start | None, other: Start | None) -> bool:
    """Whether two lines have come to the same position, to be played on alike.

    Purchases in another order do, say: with the same dice they come to the same in the end.
    """
    if start is None or other is None:
        return False
    return all(
        type(one) is type(two) and _parts_of(one) == _parts_of(two)
        for one, two in zip(start, other, strict=True)
    )


def _parts_of(thing: object) -> list[object]:
    slots = getattr(type(thing), "__slots__", ())
    if slots:
        return [getattr(thing, name) for name in slots]
    return list(getattr(thing, "__dict__", {}).values()) or [thing]


def play_on(
    start: Start, brain: Brain, chances: Chances, number: int, last: int, seat: str = "",
    until: Callable[[GameState], bool] | None = None,
) -> float:  # fmt: skip
    """Play on with the expert until turn `last` begins, and forecast a seat's points there.

    It stops earlier at a decision of which `until` is true.
    """
    state, player = start
    after = state.clone()

    def ended(now: GameState) -> bool:
        return now.turn >= last or (until is not None and until(now))

    play_out(after, copy(player), chances.dice(after, number, last), until=ended)
    return brain.evaluate(after, seat)

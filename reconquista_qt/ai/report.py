"""The report of a review, as data: what was to be expected, what the dice did, what was missed."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from .intervals import margin_of

CERTAINTY: Final = 1.96  # standard errors on either side: 95 of 100 intervals hold the mean
WORTH_TELLING: Final = 0.25  # points; less is no turning point, no luck and no mistake


class Estimate(NamedTuple):
    """A mean of playouts with the margin to each side in which it lies, 95 of 100 times."""

    mean: float
    margin: float


class CurvePoint(NamedTuple):
    """What was to be expected at a moment: `at` is the turn, and its parts that have passed.

    `points` are those that the playouts came to, or that the game came to at its end.
    """

    at: float
    inputs: int
    points: tuple[float, ...]

    @property
    def expected(self) -> Estimate:
        """The final points to be expected."""
        return estimate(self.points, exact=len(self.points) == 1)

    def chance(self, least: int) -> float:
        """Return the chance of at least so many points."""
        return sum(points >= least for points in self.points) / len(self.points)

    def interval(self, least: int) -> tuple[float, float]:
        """Return between what the chance of at least so many points lies (Wilson's interval)."""
        count, share = len(self.points), self.chance(least)
        if count == 1:
            return share, share
        square = CERTAINTY**2
        middle = (share + square / (2 * count)) / (1 + square / count)
        half = sqrt(share * (1 - share) / count + square / (4 * count**2))
        half *= CERTAINTY / (1 + square / count)
        return max(0.0, middle - half), min(1.0, middle + half)


class Luck(NamedTuple):
    """A throw: what it changed in the final points to be expected; `number` is its place.

    `odds` are the exact chances of each end by name, where the game knows them.
    """

    number: int
    first: int
    last: int
    turn: int
    phase: str
    kind: str
    place: str
    dice: tuple[tuple[int, ...], ...]
    odds: tuple[tuple[str, float], ...]
    points: Estimate


class Missed(NamedTuple):
    """A decision that threw points away: what was done, what had been better, and by how much."""

    inputs: int
    turn: int
    phase: str
    played: object
    better: tuple[object, ...]
    loss: Estimate


class Found(NamedTuple):
    """A decision that was clearly better than whatever else could have been done, and by how much.

    `instead` is the best of what could have been done otherwise.
    """

    inputs: int
    turn: int
    phase: str
    played: object
    instead: tuple[object, ...]
    gain: Estimate


class TurningPoint(NamedTuple):
    """A turn that changed what was to be expected most, and the throws and mistakes that did it."""

    turn: int
    first: int
    last: int
    swing: Estimate
    before: float
    after: float
    throws: tuple[Luck, ...]
    missed: tuple[Missed, ...]


class Report(NamedTuple):
    """The whole review; tuples are empty as long as nothing is known.

    `best` and `missed` hold the decisions that stand out, the clearest first. `luck` holds all
    throws in the order of the game, `by_kind` their sum by kind. What is left of the way from the
    first point of the curve to the last is what the player did better (or worse) than the player of
    the playouts.
    """

    curve: tuple[CurvePoint, ...] = ()
    luck: tuple[Luck, ...] = ()
    by_kind: tuple[tuple[str, Estimate], ...] = ()
    missed: tuple[Missed, ...] = ()
    turning: tuple[TurningPoint, ...] = ()
    total_luck: Estimate | None = None
    skill: Estimate | None = None
    over: bool = False
    best: tuple[Found, ...] = ()

    def luckiest(self, most: int) -> tuple[Luck, ...]:
        """Return the luckiest throws, best first; those that surely were lucky."""
        return self._extreme(most, 1)

    def unluckiest(self, most: int) -> tuple[Luck, ...]:
        """Return the unluckiest throws, worst first."""
        return self._extreme(most, -1)

    def _extreme(self, most: int, sign: int) -> tuple[Luck, ...]:
        surely = [
            one
            for one in self.luck
            if sign * one.points.mean > max(one.points.margin, WORTH_TELLING)
        ]
        return tuple(sorted(surely, key=lambda one: -sign * one.points.mean)[:most])


def estimate(values: Sequence[float], *, exact: bool = False) -> Estimate:
    """Return the mean of some values and the 95 % margin to each side."""
    return Estimate(fmean(values), 0.0 if exact else margin_of(values))

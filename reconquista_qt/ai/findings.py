"""What the review of a game has found, and the report that is made of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Final, cast

from .intervals import margin_of
from .moments import Moments
from .report import (
    WORTH_TELLING,
    CurvePoint,
    Estimate,
    Found,
    Luck,
    Missed,
    Report,
    TurningPoint,
    estimate,
)
from .search import error_of

# Among so many decisions as a game has, chance alone makes a few look like mistakes.
SURELY: Final = 3.0
MOST_TURNING: Final = 5


# Points with what had been better, with what was played, and with the player's own next actions.
Lag = tuple[float, float, float]
# What had been better, by how much, and the standard error.
Better = tuple[tuple[object, ...], float, float]
# What a task gives; of which kind it is, its `what` says.
Result = list[float] | list[Lag] | Better | None


@dataclass(slots=True)
class Findings:
    """The results of the tasks, by the moment they are about."""

    curve: dict[int, dict[int, list[float]]] = field(default_factory=dict)
    luck: dict[int, tuple[int, list[float]]] = field(default_factory=dict)
    better: dict[int, Better] = field(default_factory=dict)
    lags: dict[int, list[Lag]] = field(default_factory=dict)

    def take(self, what: str, moment: int, first: int, to: int, result: Result) -> None:
        """Take the result of a task."""
        match what:
            case "curve":
                self.curve.setdefault(moment, {})[first] = cast("list[float]", result)
            case "luck":
                # A longer look takes the place of a glance.
                if moment not in self.luck or to >= self.luck[moment][0]:
                    self.luck[moment] = to, cast("list[float]", result)
            case "screen":
                if result is not None:
                    self.better[moment] = cast("Better", result)
            case _:
                self.lags[moment] = cast("list[Lag]", result)

    def points(self, moment: int) -> tuple[float, ...]:
        """Return the final points of a moment's playouts, in the order of their numbers."""
        batches = self.curve.get(moment, {})
        return tuple(value for first in sorted(batches) for value in batches[first])

    def suspects(self, most: int) -> list[tuple[int, tuple[object, ...]]]:
        """Return the decisions that look most like mistakes, with what seems better."""
        ranked = sorted(self.better.items(), key=lambda item: (-item[1][1], item[0]))
        return [(moment, line) for moment, (line, lag, _) in ranked[:most] if lag > 0]

    def triumphs(self, most: int) -> list[tuple[int, tuple[object, ...]]]:
        """Return the decisions that look like the only good ones, with the best of the rest."""
        ranked = sorted(self.better.items(), key=lambda item: (item[1][1], item[0]))
        return [(moment, line) for moment, (line, lag, _) in ranked[:most] if lag < 0]

    def gain(self, moment: int) -> Estimate | None:
        """Return what a decision was ahead of the best of the rest; None where it is not sure."""
        return _surely([-lag for lag in self._lags(moment)])

    def loss(self, moment: int) -> Estimate | None:
        """Return what a decision lost, the benefit of the doubt given; None where it is not sure.

        What was played counts as it goes on best, by the expert or by the player.
        """
        return _surely(self._lags(moment))

    def _lags(self, moment: int) -> list[float]:
        """Return how far what was played lay behind in each playout, as it goes on best."""
        lags = self.lags[moment]
        own = min((1, 2), key=lambda way: fmean(one[0] - one[way] for one in lags))
        return [one[0] - one[own] for one in lags]


def _surely(values: Sequence[float]) -> Estimate | None:
    """Return the mean of some differences, None where it is not surely above nothing."""
    mean, error = fmean(values), error_of(values)
    if mean <= WORTH_TELLING or mean <= SURELY * error:
        return None
    return Estimate(mean, margin_of(values))


def report_of(moments: Moments, found: Findings) -> Report:
    """Return the report of what has been found so far."""
    curve = _curve(moments, found)
    luck = tuple(
        Luck(
            number, throw.first, throw.last, throw.turn, throw.phase, throw.kind, throw.place,
            throw.dice, throw.odds, estimate(found.luck[number][1]),
        )
        for number, throw in enumerate(moments.throws) if number in found.luck
    )  # fmt: skip
    missed = _missed(moments, found)
    whole = len(luck) == len(moments.throws) and bool(luck)
    kinds = dict.fromkeys(one.kind for one in luck)
    total = _sum([one.points for one in luck]) if whole else None
    return Report(
        curve,
        luck,
        tuple((kind, _sum([o.points for o in luck if o.kind == kind])) for kind in kinds),
        missed,
        _turning(moments, found, luck, missed) if whole else (),
        total,
        _skill(curve, total) if total is not None and len(curve) > 1 else None,
        moments.end.over is not None,
        _best(moments, found),
    )


def _curve(moments: Moments, found: Findings) -> tuple[CurvePoint, ...]:
    points = [
        CurvePoint(float(start.turn), start.inputs, found.points(number))
        for number, start in enumerate(moments.turns)
        if found.points(number)
    ]
    end, last = moments.end, len(moments.turns)
    if end.over is not None:
        points.append(CurvePoint(end.turn + 1.0, moments.inputs, (moments.points,)))
    elif found.points(last) and moments.inputs > moments.turns[-1].inputs:
        points.append(CurvePoint(end.turn + 0.5, moments.inputs, found.points(last)))
    return tuple(points) if found.curve else ()


def _missed(moments: Moments, found: Findings) -> tuple[Missed, ...]:
    """Return the sure mistakes, the worst first; of one turn and phase only the worst."""
    sure = [(number, loss) for number in found.lags if (loss := found.loss(number)) is not None]
    told: dict[tuple[int, str], Missed] = {}
    for number, loss in sorted(sure, key=lambda item: (-item[1].mean, item[0])):
        choice = moments.choices[number]
        line = found.better[number][0]
        told.setdefault(
            (choice.turn, choice.phase),
            Missed(choice.inputs, choice.turn, choice.phase, choice.actions[0], line, loss),
        )
    return tuple(told.values())


def _best(moments: Moments, found: Findings) -> tuple[Found, ...]:
    """Return the decisions that were surely the only good ones, the clearest first."""
    sure = [(number, gain) for number in found.lags if (gain := found.gain(number)) is not None]
    told: dict[tuple[int, str], Found] = {}
    for number, gain in sorted(sure, key=lambda item: (-item[1].mean, item[0])):
        choice = moments.choices[number]
        line = found.better[number][0]
        told.setdefault(
            (choice.turn, choice.phase),
            Found(choice.inputs, choice.turn, choice.phase, choice.actions[0], line, gain),
        )
    return tuple(told.values())


def _turning(
    moments: Moments, found: Findings, luck: Sequence[Luck], missed: Sequence[Missed]
) -> tuple[TurningPoint, ...]:
    """Return the turns whose swing is sure, in the order of the game."""
    turns = moments.turns
    points = []
    for number, start in enumerate(turns):
        if number + 1 < len(turns):
            after: tuple[float, ...] = found.points(number + 1)
            last = turns[number + 1].inputs
        elif moments.end.over is not None:
            after, last = (moments.points,) * len(found.points(number)), moments.inputs
        else:
            after, last = found.points(number + 1), moments.inputs
        # The n-th playouts of both have met the same dice.
        swings = [b - a for a, b in zip(found.points(number), after, strict=False)]
        if not swings:
            continue
        swing = estimate(swings)
        if abs(swing.mean) <= max(swing.margin, 2 * WORTH_TELLING):
            continue
        sign = 1 if swing.mean > 0 else -1
        throws = sorted(
            (one for one in luck if one.turn == start.turn and sign * one.points.mean > 0),
            key=lambda one: -sign * one.points.mean,
        )
        points.append(
            TurningPoint(
                start.turn,
                start.inputs,
                last,
                swing,
                fmean(found.points(number)),
                fmean(after),
                tuple(one for one in throws[:2] if abs(one.points.mean) > WORTH_TELLING),
                tuple(one for one in missed if one.turn == start.turn) if sign < 0 else (),
            )
        )
    largest = sorted(points, key=lambda one: -abs(one.swing.mean))[:MOST_TURNING]
    return tuple(sorted(largest, key=lambda one: one.turn))


def _skill(curve: Sequence[CurvePoint], luck: Estimate) -> Estimate:
    """Return what the way from first to last owes to the player: what the dice do not explain."""
    first, last = curve[0].expected, curve[-1].expected
    margin = sqrt(first.margin**2 + last.margin**2 + luck.margin**2)
    return Estimate(last.mean - first.mean - luck.mean, margin)


def _sum(parts: Sequence[Estimate]) -> Estimate:
    return Estimate(sum(part.mean for part in parts), sqrt(sum(part.margin**2 for part in parts)))

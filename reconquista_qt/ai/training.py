"""Training of a forecast: what positions come to, found by playing them on, and weights fitted.

A round plays games by itself; here and there it stops at the beginning of a turn and plays the
position to its end many times. The mean of that is what a forecast should have said: with the
luck of single games taken out, there is little noise left in what is fitted.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import TYPE_CHECKING, Final, TypedDict

from reconquista_qt import __version__
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import entry_of

from .brain import brain_of
from .chance import Chances
from .levels import slipping
from .playout import cheap_dice, play_out
from .policies import policy
from .search import error_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

BATCH: Final = 4  # games that are handed out together
PLAYOUTS: Final = 24  # of a position
SHARE: Final = 0.12  # of the turns are looked at
SLIPS: Final = (0.0, 0.08, 0.16, 0.24)  # from game to game, so that there is more to be seen
TURNS: Final = 500  # no game is longer


class Origin(TypedDict):
    """Where a sample comes from: program, rules, round, and the game."""

    version: str
    edition: str
    round: int
    seed: int
    scenario: str
    options: Mapping[str, object]
    map: object


class EvaluatedPosition(TypedDict):
    """A position for a seat: its features, what playouts came to, and how often which level."""

    turn: int
    seat: str
    features: list[float]
    points: float
    error: float
    playouts: int
    levels: dict[str, int]


class Sample(Origin, EvaluatedPosition):
    """A position to learn from, and the game that it is of."""


@dataclass(frozen=True, slots=True)
class TrainingRound:
    """A round of self-play; equal rounds find equal samples.

    `player` plays the games, `judge` plays the positions to their end.
    """

    game: str
    first_seed: int
    games: int
    number: int = 1
    player: str = "expert"
    judge: str = "expert"
    playouts: int = PLAYOUTS
    share: float = SHARE
    scenario: str = ""
    options: Mapping[str, object] = field(default_factory=dict)

    def batches(self, done: Sequence[int] = ()) -> Iterator[tuple[int, ...]]:
        """Yield the seeds still to be played, batch by batch."""
        played = set(done)
        seeds = range(self.first_seed, self.first_seed + self.games)
        left = [seed for seed in seeds if seed not in played]
        for start in range(0, len(left), BATCH):
            yield tuple(left[start : start + BATCH])

    def play_batch(self, seeds: tuple[int, ...]) -> list[tuple[int, list[Sample]]]:
        """Return the samples of some games, by seed."""
        return [(seed, samples_of(self, seed)) for seed in seeds]


def feature_names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the features of a game: its brain's own, or those of any game."""
    own = getattr(brain_of(game), "feature_names", None)
    return tuple(own) if own is not None else ("turn", "estimate", "material", "points", "ahead")


def features_of(game: AnyGame, state: GameState, seat: str) -> tuple[float, ...]:
    """Return the features of a position for a seat, in the order of their names.

    Of a game whose brain knows none, what any game tells: the turn, the brain's estimate, what it
    counts, the seat's points and by how much it is ahead of the best other one.
    """
    brain = brain_of(game)
    own = getattr(brain, "features", None)
    if own is not None:
        return tuple(own(state, seat))
    points = {one.seat: one.points for one in game.standings(state)}
    mine = points.pop(seat)
    ahead = mine - max(points.values(), default=0)
    return (state.turn, brain.evaluate(state, seat), brain.material(state), mine, ahead)


def samples_of(training: TrainingRound, seed: int) -> list[Sample]:
    """Play the game of one seed and return what was found at some of its turns, for each seat."""
    game = entry_of(training.game).rules()
    state = game.new(
        training.scenario or game.scenarios[0], {**game.default_options, **training.options}
    )
    chance = random.Random(seed).random
    slips = SLIPS[seed % len(SLIPS)]
    player = slipping(policy(training.player, game, seed), slips, seed)
    roll = cheap_dice(seed)
    map_of = game.map_data()
    facts: Origin = {
        "version": __version__, "edition": game.edition, "round": training.number, "seed": seed,
        "scenario": training.scenario or game.scenarios[0], "options": dict(training.options),
        "map": map_of["fingerprint"] if map_of else "",
    }  # fmt: skip
    found: list[Sample] = []
    for turn in range(2, TURNS):

        def dice(count: int, faces: int, last: int = turn) -> tuple[int, ...] | None:
            return roll(count, faces) if state.turn < last else None

        play_out(state, player, dice, until=lambda now, last=turn: now.turn >= last)  # type: ignore[misc]
        if state.over is not None:
            break
        if chance() < training.share:
            found += [{**facts, **sample} for sample in evaluated(training, game, state, seed)]
    return found


def evaluated(
    training: TrainingRound, game: AnyGame, state: GameState, seed: int
) -> list[EvaluatedPosition]:
    """Return for each seat its features, the mean of its points, their error, and the levels."""
    points: dict[str, list[float]] = {}
    levels: dict[str, Counter[str]] = {}
    chances = Chances(seed * TURNS + state.turn)
    for number in range(training.playouts):
        after = state.clone()
        player = policy(training.judge, game, number)
        play_out(after, player, chances.dice(after, number))
        for one in game.standings(after):
            points.setdefault(one.seat, []).append(one.points)
            levels.setdefault(one.seat, Counter())[one.level] += 1
    return [
        {
            "turn": state.turn, "seat": seat, "features": list(features_of(game, state, seat)),
            "points": fmean(values), "error": error_of(values), "playouts": len(values),
            "levels": dict(sorted(levels[seat].items())),
        }
        for seat, values in points.items()
    ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights by feature name, `start` among them, and how well they say what was found.

    `explained` is the share of the differences between positions that the forecast knows, in games
    that were kept out of the fit, with what is only luck of the playouts taken off; by turns.
    """

    weights: dict[str, float]
    rows: int
    explained: float
    by_turns: dict[str, float]
    levels: dict[str, tuple[float, float]]


RIDGE: Final = 0.003
KEPT_OUT: Final = 4  # every fourth game
STEPS: Final = 30  # of Newton's method


def fit(samples: Sequence[Sample], names: Sequence[str], best_first: Sequence[str] = ()) -> Fit:
    """Fit weights to samples by ridge regression; ImportError where numpy is not installed.

    The fit is made without every fourth game to see how well it does, and then with all. Positions
    count alike: how far apart a few playouts lie is luck itself, and says little of their mean.
    """
    import numpy as np

    features = np.array([sample["features"] for sample in samples], dtype=float)
    points = np.array([sample["points"] for sample in samples])
    # Of a single playout nobody knows how far off it is: as far as positions differ, say.
    apart = float(points.var())
    noise = np.array([min(sample["error"] ** 2, apart) for sample in samples])
    turns = np.array([sample["turn"] for sample in samples])
    kept_out = np.array([sample["seed"] % KEPT_OUT == 0 for sample in samples])

    def solve(which: npt.NDArray[np.bool_]) -> tuple[float, npt.NDArray[np.float64]]:
        mean, scale = features[which].mean(0), features[which].std(0) + 1e-9
        scaled = (features[which] - mean) / scale
        middle = points[which].mean()
        square = scaled.T @ scaled + RIDGE * len(scaled) * np.eye(len(names))
        slopes = np.linalg.solve(square, scaled.T @ (points[which] - middle)) / scale
        return middle - (slopes * mean).sum(), slopes

    start, slopes = solve(~kept_out)
    forecast = start + features @ slopes

    def explained(which: npt.NDArray[np.bool_]) -> float:
        if which.sum() < 2:
            return float("nan")
        there = points[which].var() - noise[which].mean()
        missed = ((points[which] - forecast[which]) ** 2).mean() - noise[which].mean()
        return float(1 - missed / there)

    quarters = np.quantile(turns, (0, 0.25, 0.5, 0.75, 1)).astype(int)
    lows = [int(low) + (at > 0) for at, low in enumerate(quarters[:-1])]
    by_turns = {
        f"{low}-{high}": explained(kept_out & (turns >= low) & (turns <= high))
        for low, high in zip(lows, quarters[1:], strict=True)
        if low <= high  # in games of few turns two quarters may end with the same one
    }
    known = explained(kept_out)
    start, slopes = solve(np.ones(len(samples), dtype=bool))
    named = {"start": float(start)} | {
        name: float(slope) for name, slope in zip(names, slopes, strict=True)
    }
    levels = _levels(samples, start + features @ slopes, best_first)
    return Fit(named, len(samples), known, by_turns, levels)


def _levels(
    samples: Sequence[Sample], forecast: npt.NDArray[np.float64], best_first: Sequence[str]
) -> dict[str, tuple[float, float]]:
    """Return (a, b) of each level: 1/(1+exp(-a-b*forecast)) is the chance of it or a better."""
    import numpy as np

    found: dict[str, tuple[float, float]] = {}
    for number in range(1, len(best_first)):
        better = set(best_first[:number])
        share = np.array(
            [
                sum(count for level, count in sample["levels"].items() if level in better)
                / sample["playouts"]
                for sample in samples
            ]
        )
        line = np.zeros(2)
        design = np.column_stack([np.ones(len(samples)), forecast])
        for _ in range(STEPS):  # Newton's
            chance = 1 / (1 + np.exp(-np.clip(design @ line, -30, 30)))
            curve = design * (chance * (1 - chance) + 1e-6)[:, None]
            step = np.linalg.solve(design.T @ curve + 1e-3 * np.eye(2), design.T @ (share - chance))
            line = line + np.clip(step, -3, 3)
        found[best_first[number - 1]] = (float(line[0]), float(line[1]))
    return found

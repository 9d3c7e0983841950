"""How many games are lost in the first turns, how many must be: a player that only wants to live.

    python3 run.py survival [--games 100] [--seed 1] [--turns 4] [--player planner:4000]
                            [--playouts 1500] [--positions 250]

Plays the first turns of each seed twice, by a player and by one that at each decision looks for the
least chance of being lost when those turns are over, whatever becomes of the game then. It looks at
whole purchases and at every way to part a force, 24 lines at most, plays each to the end of the
turn, and asks there what it has learnt: how often the expert loses such a position by the end of
those turns, fitted (logistic regression) to positions of games of their own (--positions games,
from seed 5,000,001 on; kept in build/survival).

A game that is lost tells little by itself. What is told beside is the risk that was run: the chance
that each turn loses the game once all decisions of it are taken (600 playouts with other dice),
summed over the turns that were played. Its mean is the share of lost games that is to be expected,
without the luck of these dice. Numpy is needed (`--lab`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from reconquista_qt.ai.brain import Line  # noqa: E402
from reconquista_qt.ai.chance import Chances  # noqa: E402
from reconquista_qt.ai.levels import slipping  # noqa: E402
from reconquista_qt.ai.playout import cheap_dice, collect_rarely, play_out  # noqa: E402
from reconquista_qt.ai.policies import policy  # noqa: E402
from reconquista_qt.ai.search import best_line, search  # noqa: E402
from reconquista_qt.engine.agenda import asking, no_dice, settle  # noqa: E402
from reconquista_qt.games import entry_of  # noqa: E402
from reconquista_qt.games.reconquista.brain import ReconquistaBrain  # noqa: E402
from reconquista_qt.games.reconquista.brain.evaluation import value  # noqa: E402
from reconquista_qt.games.reconquista.brain.moves import plans  # noqa: E402
from reconquista_qt.games.reconquista.brain.weights import EXPERIENCE  # noqa: E402
from reconquista_qt.games.reconquista.rules.actions import DONE, Move  # noqa: E402
from reconquista_qt.games.reconquista.rules.forces import (  # noqa: E402
    FIGHTING,
    MASK,
    ONE,
    Force,
    size,
)

KEPT = ROOT / "build" / "survival"
LOST: Final = "no_christians"
LINES: Final = 24
FIRST: Final = 5_000_001  # seed of the games that are learnt from
OF_A_POSITION: Final = 100  # playouts
OF_A_RISK: Final = 600  # playouts
OTHER_DICE: Final = 10_000_000  # added to a seed: dice that no player has looked at
PARTED: Final = ("christian_army", "christian_garrison")
MOST_PURCHASES: Final = 40  # of each number of things bought
RIDGE: Final = 1.0
STEPS: Final = 40  # Newton's
GAME: Final[Any] = entry_of("reconquista").rules()
BRAIN: Final[Any] = ReconquistaBrain()

State = Any  # of a game of the first kind, as its rules and its brain know it
Leaf = Callable[[State], float]


class Played(NamedTuple):
    """The first turns of a game: whether it was lost in them, and the risk that each ran."""

    lost: bool
    risks: tuple[float, ...]


class Position(NamedTuple):
    """What is learnt from: features of a position and the share of playouts that were lost."""

    features: tuple[float, ...]
    lost: float


class Survivor(ReconquistaBrain):
    """Counts nothing but the chance to be there when the first turns are over."""

    def __init__(self, turns: int, leaf: Leaf | None = None) -> None:
        self._turns, self._leaf = turns, leaf

    def evaluate(self, state: State, seat: str = "") -> float:
        """Return the chance not to be lost: certain at an end, and where nothing was learnt."""
        if state.over:
            return float(state.over.reason != LOST)
        if self._leaf is None or state.turn > self._turns:
            return 1.0
        return 1 - self._leaf(state)

    def lines(self, state: State, most: int) -> Any:
        """Return whole purchases, every way to part a force, or what the game's brain knows."""
        found: list[Any] = super().lines(state, most)
        kind = asking(state).kind
        if kind not in ("spend", "move"):
            return found
        known = {line for line, _ in found}
        more = whole_purchases(state) if kind == "spend" else partings(state)
        added = [line for line in more if line[0] not in known][: max(most - len(found), most // 2)]
        return [*found[: most - len(added) - 1], *added, ((DONE,), 0.0)]


def whole_purchases(state: State) -> list[Line]:
    """Return everything that the money buys together, what is worth most to the expert first."""
    found: list[Line] = []
    front: list[tuple[tuple[Any, ...], State]] = [((), state)]
    seen: set[tuple[str, ...]] = set()
    before = value(state, EXPERIENCE)
    while front:
        following: list[tuple[float, tuple[Any, ...], State]] = []
        for bought, now in front:
            options = [option for option in asking(now).options(now) if option is not DONE]
            if not options and len(bought) > 1:
                found.append((bought, value(now, EXPERIENCE) - before))
            for option in options:
                key = tuple(sorted(map(repr, (*bought, option))))
                if key not in seen:
                    seen.add(key)
                    after = now.clone()
                    asking(after).apply(after, option, None)
                    following.append((value(after, EXPERIENCE), (*bought, option), after))
        following.sort(key=lambda one: -one[0])
        front = [(bought, now) for _, bought, now in following[:MOST_PURCHASES]]
    return sorted(found, key=lambda line: -line[1])


def partings(state: State) -> list[Line]:
    """Return each plan of one force with every part of it instead, larger parts first."""
    found: dict[tuple[Any, ...], float] = {}
    step = asking(state)
    for plan in plans(state, EXPERIENCE):
        if len(plan.moves) > 1:
            continue
        (move,) = plan.moves
        for force in parts_of(move.units):
            part = Move(move.origin, move.to, force)
            if (part,) not in found and step.refuse(state, part) is None:
                found[part,] = float(size(force))
    return sorted(found.items(), key=lambda line: -line[1])


def parts_of(force: Force) -> Iterator[Force]:
    """Yield the parts of a force that can fight, with any number of its armies and garrisons."""
    rest = force
    numbers = []
    for name in PARTED:
        rest &= ~MASK[name]
        numbers.append(range(size(force & MASK[name]) + 1))
    for armies in numbers[0]:
        for garrisons in numbers[1]:
            for others in {0, rest}:
                part = armies * ONE[PARTED[0]] + garrisons * ONE[PARTED[1]] + others
                if part & FIGHTING:
                    yield part


def survivor(turns: int, playouts: int, leaf: Leaf) -> Callable[[State], Any]:
    """Return the player that looks for the least chance of being lost by the end of some turns."""
    brain: Any = Survivor(turns, leaf)
    searches = 0

    def choose(state: State) -> Any:
        nonlocal searches
        options = asking(state).options(state)
        if len(options) == 1:
            return options[0]
        searches += 1
        ranking = search(state, brain, searches, width=LINES)
        return best_line(ranking, playouts, brain.expert()(state))[0][0]

    return choose


def risk_of(state: State, seed: int) -> float:
    """Return the chance that a turn whose decisions are taken loses the game."""
    expert = BRAIN.expert
    chances = Chances(seed + OTHER_DICE)
    lost = 0
    for number in range(OF_A_RISK):
        after = state.clone()
        play_out(after, expert(), chances.dice(after, number, state.turn + 1))
        lost += after.over is not None and after.over.reason == LOST
    return lost / OF_A_RISK


def played(seed: int, player: Callable[[State], Any], turns: int) -> Played:
    """Play the first turns of a seed."""
    state = GAME.new(GAME.scenarios[0], GAME.default_options)
    dice = cheap_dice(seed)
    risks: dict[int, float] = {}
    while True:
        settle(state, dice)
        if state.over is not None or state.turn > turns:
            break
        asking(state).apply(state, player(state), None)
        settle(state, no_dice)
        if state.phase == "reaction" and state.turn not in risks:
            risks[state.turn] = risk_of(state, seed)
    over: Any = state.over
    return Played(over is not None and over.reason == LOST, tuple(risks.values()))


def positions(games: int, turns: int) -> Iterator[Position]:
    """Yield positions at the beginning of the turns after the first, and how often they are lost.

    The games are by the planner and by the expert in turns, with slips in two of three.
    """
    for seed in range(FIRST, FIRST + games):
        yield from positions_of(seed, turns)


def positions_of(seed: int, turns: int) -> Iterator[Position]:
    """Yield the positions of one of these games."""
    state = GAME.new(GAME.scenarios[0], GAME.default_options)
    roll = cheap_dice(seed)
    name = "planner:60" if seed % 2 else "expert"
    player = slipping(policy(name, GAME, seed), (0.0, 0.1, 0.2)[seed % 3], seed)
    for turn in range(2, turns + 1):

        def dice(count: int, faces: int, last: int = turn) -> tuple[int, ...] | None:
            return roll(count, faces) if state.turn < last else None

        play_out(state, player, dice, until=lambda now, last=turn: now.turn >= last)  # type: ignore[misc]
        if state.over is not None:
            return
        chances, lost = Chances(seed * 10 + turn), 0
        for number in range(OF_A_POSITION):
            after = state.clone()
            play_out(after, BRAIN.expert(), chances.dice(after, number, turns + 1))
            lost += after.over is not None and after.over.reason == LOST
        yield Position(BRAIN.features(state), lost / OF_A_POSITION)


def fitted(rows: Sequence[Position]) -> Leaf:
    """Return the chance that a position is lost, by logistic regression on its features."""
    import numpy as np

    features = np.array([row.features for row in rows], dtype=float)
    lost = np.array([row.lost for row in rows])
    middle, scale = features.mean(0), features.std(0) + 1e-9
    design = np.column_stack([np.ones(len(rows)), (features - middle) / scale])
    ridge = RIDGE * np.eye(design.shape[1])
    ridge[0, 0] = 0
    weights = np.zeros(design.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(design @ weights, -30, 30)))
        curve = design * (chance * (1 - chance) + 1e-4)[:, None]
        slope = design.T @ (lost - chance) - ridge @ weights
        weights += np.clip(np.linalg.solve(design.T @ curve + ridge, slope), -2, 2)
    slopes = (weights[1:] / scale).tolist()
    start = float(weights[0] - (weights[1:] / scale * middle).sum())

    def leaf(state: State) -> float:
        seen = BRAIN.features(state)
        log_odds = start + sum(a * b for a, b in zip(slopes, seen, strict=True))
        return 1 / (1 + exp(-max(-30.0, min(30.0, log_odds))))

    return leaf


def learnt(games: int, turns: int) -> Leaf:
    """Return what is learnt from some games, or was in an earlier run."""
    path = KEPT / f"positions-{turns}-{games}.json"
    if path.exists():
        rows = [Position(tuple(row[0]), row[1]) for row in json.loads(path.read_text("utf-8"))]
    else:
        rows = list(positions(games, turns))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(rows), encoding="utf-8")
    return fitted(rows)


def told(name: str, found: Sequence[Played]) -> str:
    """Return what a player came to, in a line."""
    risks = [sum(one.risks) for one in found]
    turns = max(len(one.risks) for one in found)
    by_turn = (
        fmean(one.risks[turn] if turn < len(one.risks) else 0.0 for one in found)
        for turn in range(turns)
    )
    return (
        f"{name}: {sum(one.lost for one in found)} of {len(found)} lost, "
        f"risk {fmean(risks):.3f} ±{margin(risks):.3f}, by turns "
        + ", ".join(f"{share:.3f}" for share in by_turn)
    )


def margin(values: Sequence[float]) -> float:
    """Return half of the 95 % interval of a mean."""
    return 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")


def main(argv: Sequence[str] = ()) -> int:
    """Play the games of both players, and print what they came to; return 0."""
    parser = argparse.ArgumentParser(
        prog="run.py survival",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--player", default="planner:4000")
    parser.add_argument("--playouts", type=int, default=1500)
    parser.add_argument("--positions", type=int, default=250)
    chosen = parser.parse_args(list(argv))
    collect_rarely()
    leaf = learnt(chosen.positions, chosen.turns)
    usual: list[Played] = []
    alive: list[Played] = []
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        usual.append(played(seed, policy(chosen.player, GAME, seed), chosen.turns))
        alive.append(played(seed, survivor(chosen.turns, chosen.playouts, leaf), chosen.turns))
        if len(usual) % 10 == 0 or len(usual) == chosen.games:
            print(told(chosen.player, usual))
            print(told("survivor", alive))
            apart = [sum(b.risks) - sum(a.risks) for a, b in zip(usual, alive, strict=True)]
            print(f"difference {fmean(apart):+.3f} ±{margin(apart):.3f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

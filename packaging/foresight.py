"""How far the dice alone would carry: a player that knows those that come.

    python3 run.py foresight [--games 30] [--seed 1] [--width 12] [--turns N]

At each decision every promising line is played on to the end of the game by the expert, with the
very dice that will fall, and the best is taken: nobody who does not know the dice can do as well.
With --turns only the dice of that many turns are known, the one at hand included; then the forecast
says what a line comes to.
Seed by seed the points are printed, and at the end their mean with its 95 % interval.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from copy import copy
from pathlib import Path
from statistics import fmean
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from reconquista_qt.ai.brain import brain_of  # noqa: E402
from reconquista_qt.ai.intervals import margin_of  # noqa: E402
from reconquista_qt.ai.playout import dice_of, play_out  # noqa: E402
from reconquista_qt.games import default_entry  # noqa: E402

WIDTH = 12
ALL = 1000  # turns: more than a game has


def foreseen(game: Any, seed: int, width: int = WIDTH, turns: int = ALL) -> Any:
    """Play the game of a seed with its next turns' dice known; return the state at its end."""
    brain = brain_of(game)
    state = game.new(game.scenarios[0], game.default_options)
    rng = random.Random(seed)
    player = brain.expert()

    def ends_with(one: Any) -> float:
        """Return the points where a player goes on from here, with the dice that will fall."""
        after, same = state.clone(), random.Random()
        same.setstate(rng.getstate())
        roll, last = dice_of(same.random), state.turn + turns

        def known(count: int, faces: int) -> tuple[int, ...] | None:
            return roll(count, faces) if after.turn < last else None

        play_out(after, copy(one), known, until=lambda now: now.turn >= last)
        return brain.evaluate(after, "")

    def choose(now: Any) -> Any:
        nonlocal player
        best = ends_with(player)
        lines = brain.lines(now, width) if len(now.agenda[-1].options(now)) > 1 else []
        for line, _ in lines:
            other = brain.expert(line, now.turn)
            points = ends_with(other)
            if points > best:
                best, player = points, other
        return player(now)

    play_out(state, choose, dice_of(rng.random))
    return state


def main(argv: Sequence[str] = ()) -> int:
    """Play the games, print what each came to and the mean; return 0."""
    parser = argparse.ArgumentParser(
        prog="run.py foresight",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=WIDTH)
    parser.add_argument("--turns", type=int, default=ALL)
    chosen = parser.parse_args(list(argv))
    game = default_entry().rules()
    found: list[float] = []
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        state = foreseen(game, seed, chosen.width, chosen.turns)
        found.append(state.over.total)
        print(f"seed {seed}: {state.over.total} points, turn {state.turn}", flush=True)
    print(f"mean {fmean(found):.1f} ±{margin_of(found):.1f} of {len(found)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Whether the adviser tells the truth: what its quick choice loses to its slow one.

    python3 run.py truth [--game ID] [--positions 40] [--quick 0.5s] [--slow 30s] [--games 200]

At positions from games by the expert the adviser is asked twice: with little time and with much.
Where its first choices differ, both are played to the end by a player that looks ahead itself, with
the same dice. A budget is seconds (`0.5s`) or playouts (`400`); with playouts equal commands
find the same. The second figure: how often the interval of the quick answer holds the slow mean.

    python3 run.py truth --intervals 40 [--positions 20]

asks something else: at each position the first line and the last are played on again and again by
36 playouts, so many times, and counted is how often the 95 % interval of the mean, and that of the
difference of both, holds the mean of all.

    python3 run.py truth --advised 300 --quick 400 --slow 1500

asks the adviser once at each of so many positions and plays its first choice on again and again,
with other dice: how often does its interval hold what comes of that, and does it promise too much?
Budgets are playouts here: a few hundred, and many.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import hypot
from operator import sub
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from reconquista_qt.ai.adviser import Proposal, advise  # noqa: E402
from reconquista_qt.ai.brain import HORIZON, brain_of  # noqa: E402
from reconquista_qt.ai.chance import Chances  # noqa: E402
from reconquista_qt.ai.futures import in_turn  # noqa: E402
from reconquista_qt.ai.intervals import lead_margin, margin_of, playouts_margin  # noqa: E402
from reconquista_qt.ai.playout import cheap_dice, play_out  # noqa: E402
from reconquista_qt.ai.policies import REPEATABLE, budget_of, policy  # noqa: E402
from reconquista_qt.ai.search import WIDTH, begin, play_on  # noqa: E402
from reconquista_qt.ai.seated import hides, seat_to_move  # noqa: E402
from reconquista_qt.ai.tree import ChanceNode, Tree  # noqa: E402
from reconquista_qt.games import entries, entry_of  # noqa: E402

EXACT = 1e-9  # where the dice change nothing
MANY = 36  # playouts of an interval: every pair of first dice once
STEP = 7  # decisions between two positions of a game, at least
APART = 500_000  # keeps the dice of the judge apart from those of the games


@dataclass(frozen=True)
class Asked:
    """A position where the adviser was asked twice; `loss` in points is 0 where it agreed."""

    seed: int
    turn: int
    kind: str
    agreed: bool
    loss: float
    margin: float
    held: bool


def positions(game: Any, count: int) -> Iterator[tuple[int, Any]]:
    """Yield positions with a choice, some of each game, and the seed of its game."""
    found = 0
    seed = 0
    while found < count:
        seed += 1
        state = game.new(game.scenarios[0], game.default_options)
        player, dice = policy("expert", game, seed), cheap_dice(seed)
        wait = seed % STEP

        def has_come(now: Any) -> bool:
            nonlocal wait
            wait -= 1
            return wait < 0 and len(now.agenda[-1].options(now)) > 1

        while found < count:
            play_out(state, player, dice, until=has_come)
            if state.over is not None:
                break
            yield seed, state.clone()
            found += 1
            wait = STEP + 3 * (seed % STEP)


def answer(
    game_id: str, state: Any, seed: int, budget: str
) -> tuple[Proposal, dict[Any, Proposal]]:
    """Return the adviser's first choice within a budget, and all its proposals by their actions."""
    given = budget_of(budget)
    if given is None:
        raise ValueError(budget)
    playouts, seconds = given
    end = monotonic() + seconds
    last: Any = None
    for number, advice in enumerate(advise(game_id, state, seed, pause=0.0)):
        last = advice or last
        if number >= playouts or monotonic() > end:
            break
    return last.best, {one.actions: one for one in last.proposals}


def judged(
    game: Any, state: Any, openings: Sequence[Any], judge: str, games: int
) -> list[tuple[float, ...]]:
    """Return the points of games from a position, one for each opening with the same dice."""
    seat = seat_to_move(game, state)
    chances = Chances(APART + state.turn)
    rows = []
    for number in range(games):
        row = []
        for action in openings:
            after = state.clone()
            player = in_turn(lambda _now, one=action: one, 1, policy(judge, game, number))  # type: ignore[misc]
            play_out(after, player, chances.dice(after, number))
            stands = next(one for one in game.standings(after) if one.seat == seat)
            row.append(float(stands.points))
        rows.append(tuple(row))
    return rows


def ask(
    game_id: str, seed: int, state: Any, quick: str, slow: str, judge: str, games: int
) -> Asked:
    """Ask twice about a position, and judge where the answers differ."""
    game = entry_of(game_id).rules()
    first, _ = answer(game_id, state, seed, quick)
    second, known = answer(game_id, state, seed + APART, slow)
    agreed = first.actions[0] == second.actions[0]
    loss = margin = 0.0
    if not agreed:
        openings = (first.actions[0], second.actions[0])
        leads = [late - soon for soon, late in judged(game, state, openings, judge, games)]
        loss, margin = fmean(leads), margin_of(leads)
    truth = known.get(first.actions, second)
    held = abs(first.points - truth.points) <= hypot(first.margin, truth.margin)
    kind = state.agenda[-1].kind
    return Asked(seed, state.turn, kind, agreed, loss, margin, held)


def coverage(game_id: str, count: int, times: int, playouts: int = MANY) -> tuple[float, float]:
    """Return how often intervals hold the truth: of the mean of a line, of the lead of another.

    The truth is the mean of all playouts of the position.
    """
    game = entry_of(game_id).rules()
    brain = brain_of(game)
    means: list[bool] = []
    leads: list[bool] = []
    for _, state in positions(game, count):
        seat = seat_to_move(game, state)
        lines = brain.lines(state, WIDTH)
        starts = [begin(state, brain, line) for line in (lines[0], lines[-1])]
        rows = [
            [
                [
                    play_on(start, brain, Chances(APART + n), k, state.turn + HORIZON, seat)
                    for k in range(playouts)
                ]
                for start in starts
            ]
            for n in range(times)
        ]
        true_mean, true_last = (fmean(map(fmean, points)) for points in zip(*rows, strict=True))
        for first, last in rows:
            means.append(abs(fmean(first) - true_mean) <= playouts_margin(first))
            off = fmean(map(sub, first, last)) - (true_mean - true_last)
            leads.append(abs(off) <= lead_margin(first, last) + EXACT)
    return fmean(means), fmean(leads)


def advised(game_id: str, count: int, quick: str, playouts: int) -> Iterator[tuple[bool, float]]:
    """Yield of positions whether the interval of the adviser's first choice holds, and by how much
    it promises more than the mean of its line's own playouts.
    """
    game = entry_of(game_id).rules()
    brain = brain_of(game)
    for number, (_, state) in enumerate(positions(game, count)):
        best, _ = answer(game_id, state, number, quick)
        tree = Tree(brain, Chances(APART + number), state.turn + HORIZON, seat_to_move(game, state))
        branch = ChanceNode(*begin(state, brain, (best.actions, 0.0)))
        points = [tree.play(branch, playout) for playout in range(playouts)]
        off = best.points - fmean(points)
        yield abs(off) <= hypot(best.margin, margin_of(points)) + EXACT, off


def main(argv: Sequence[str] = ()) -> int:
    """Ask at every position, print each and the sum of it; return 0."""
    parser = argparse.ArgumentParser(
        prog="run.py truth", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    open_ones = [entry.id for entry in entries() if not hides(entry.rules())]
    parser.add_argument("--game", choices=open_ones, default=open_ones[0])
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--quick", default="0.5s")
    parser.add_argument("--slow", default="30s")
    parser.add_argument("--judge", choices=REPEATABLE, metavar="PLAYER", default="planner:24")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--intervals", type=int, default=0, help="how often each is made")
    parser.add_argument("--advised", type=int, default=0, help="positions, each asked once")
    parser.add_argument("--json", type=Path, help="where to write all of it")
    chosen = parser.parse_args(list(argv))
    for budget in (chosen.quick, chosen.slow):
        if budget_of(budget) is None:
            parser.error(budget)
    if chosen.intervals:
        held_means, held_leads = coverage(chosen.game, chosen.positions, chosen.intervals)
        print(f"95 % intervals hold the mean in {held_means:.1%}, the lead in {held_leads:.1%}")
        return 0
    if chosen.advised:
        if not (chosen.quick.isdigit() and chosen.slow.isdigit()):
            parser.error("--advised needs --quick and --slow in playouts, 400 and 1500 say")
        holding, over = list[bool](), list[float]()
        for holds, off in advised(chosen.game, chosen.advised, chosen.quick, int(chosen.slow)):
            holding.append(holds)
            over.append(off)
            if not len(holding) % 50:
                print(
                    f"{len(holding)} positions: {fmean(holding):.1%}", file=sys.stderr, flush=True
                )
        print(
            f"the adviser's interval holds at {fmean(holding):.1%} of {len(holding)} positions;"
            f" its first choice promises {fmean(over):+.3f} ±{margin_of(over):.3f} points more than"
            " it brings"
        )
        return 0
    found: list[Asked] = []
    game = entry_of(chosen.game).rules()
    for seed, state in positions(game, chosen.positions):
        one = ask(chosen.game, seed, state, chosen.quick, chosen.slow, chosen.judge, chosen.games)
        found.append(one)
        told = "the same" if one.agreed else f"{one.loss:+.2f} ±{one.margin:.2f} points"
        print(f"{len(found)}: seed {one.seed}, turn {one.turn}, {one.kind}: {told}", flush=True)
    losses = [one.loss for one in found]
    margin = margin_of(losses)
    agreed = sum(one.agreed for one in found) / len(found)
    held = sum(one.held for one in found) / len(found)
    print(
        f"the quick choice loses {fmean(losses):.3f} ±{margin:.3f} points; the same choice at "
        f"{agreed:.0%}; the interval holds at {held:.0%} of {len(found)} positions"
    )
    if chosen.json:
        text = json.dumps([asdict(one) for one in found], indent=1)
        chosen.json.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A round of training: games by itself, positions played to their end, weights, docs/training.md.

    python3 run.py train [--game ID] [--round N] [--games N] [--jobs N | --scheduler ADDRESS]

Without --games a round has as many as what is to be fitted needs: 1000 where a game knows features
of its own, few where there are but those of any game, which are a handful: some minutes at most.
What has been played is kept in build/training and gone on with; --fresh begins anew. From the
second round on the games, and the positions to their end, are played by the planner with the
forecast as it is shipped. The weights are written beside the samples; --ship takes them into the
program, where a game knows its features.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from math import isfinite
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from reconquista_qt import __version__  # noqa: E402
from reconquista_qt.ai.brain import brain_of  # noqa: E402
from reconquista_qt.ai.laboratory import alone, in_processes, on_scheduler  # noqa: E402
from reconquista_qt.ai.policies import REPEATABLE  # noqa: E402
from reconquista_qt.ai.training import (  # noqa: E402
    KEPT_OUT,
    PLAYOUTS,
    SHARE,
    Fit,
    Sample,
    TrainingRound,
    feature_names,
    fit,
)
from reconquista_qt.engine.game import AnyGame  # noqa: E402
from reconquista_qt.games import entries, entry_of  # noqa: E402

KEPT = ROOT / "build" / "training"
PAGE = ROOT / "docs" / "training.md"
RECORD = ROOT / "docs" / "training.json"
SEEDS_OF_A_ROUND = 1_000_000
SEARCHING = "planner:24"  # plays and judges from the second round on
SEARCHED = 8  # playouts of a position by it
GAMES = 1000  # of a round
# Where only what any game tells is fitted: games, and the share of their turns that is looked at
# (more of those that are soon over). Their positions have fewer playouts.
FEW = {"st279": (120, 0.5), "hispania": (24, SHARE), "crusades2": (16, SHARE)}
FEW_OF_ANY, FEW_PLAYOUTS = (48, 0.25), 8
FORMAT = 1


class Kept:
    """The file of a round: a line for the round, then one for each game with its samples."""

    def __init__(self, path: Path, training: TrainingRound, *, fresh: bool = False) -> None:
        self.path = path
        self.samples: dict[int, list[Sample]] = {}
        head = json.dumps({"version": __version__, **asdict(training)}, sort_keys=True)
        if path.exists() and not fresh:
            first, *lines = path.read_text(encoding="utf-8").split("\n")
            if first != head:
                raise SystemExit(f"{path} belongs to another round; --fresh begins anew")
            for line in lines[:-1]:  # what follows the last line's end is no whole line
                seed, samples = json.loads(line)
                self.samples[seed] = samples
        path.parent.mkdir(parents=True, exist_ok=True)
        rows = (json.dumps([seed, samples]) for seed, samples in self.samples.items())
        path.write_text("\n".join([head, *rows, ""]), encoding="utf-8")

    def add(self, played: Sequence[tuple[int, list[Sample]]]) -> None:
        """Note games at once."""
        with self.path.open("a", encoding="utf-8") as file:
            for seed, samples in played:
                self.samples[seed] = samples
                file.write(json.dumps([seed, samples]) + "\n")

    def all(self) -> list[Sample]:
        """Return the samples in the order of the seeds."""
        return [sample for seed in sorted(self.samples) for sample in self.samples[seed]]


@contextmanager
def spread_over(jobs: int, scheduler: str) -> Iterator[Any]:
    """Give what plays the batches: a scheduler's workers, processes, or this process alone."""
    if scheduler:
        spreading: Any = on_scheduler(scheduler)
    else:
        spreading = in_processes(jobs) if jobs > 1 else nullcontext(alone)
    with spreading as spread:
        yield spread


def has_features(game: AnyGame) -> bool:
    """Whether a game's brain names features of its own."""
    return getattr(brain_of(game), "feature_names", None) is not None


def recorded(training: TrainingRound, found: Fit, samples: Sequence[Sample]) -> dict[str, Any]:
    """Return what the record says of a round."""
    one = samples[0]
    return {
        "game": training.game, "round": training.number, "player": training.player,
        "judge": training.judge, "first_seed": training.first_seed, "games": training.games,
        "rows": found.rows, "playouts": training.playouts, "version": one["version"],
        "edition": one["edition"], "scenario": one["scenario"], "options": one["options"],
        "map": one["map"],
        "explained": _told(found.explained),
        "by_turns": {turns: _told(share) for turns, share in found.by_turns.items()},
    }  # fmt: skip


def _told(share: float) -> float | None:
    return round(share, 3) if isfinite(share) else None


def rounds_table(record: Sequence[dict[str, Any]]) -> list[str]:
    """Return the lines of the table of rounds."""
    lines = [
        "| game | round | games played by | seeds | positions | playouts of each | explained |"
        " by turns |",
        "| --- | ---: | --- | --- | ---: | ---: | ---: | --- |",
    ]
    for one in record:
        turns = ", ".join(
            f"{turns}: {'-' if share is None else f'{share:.2f}'}"
            for turns, share in one["by_turns"].items()
        )
        seeds = f"{one['first_seed']} to {one['first_seed'] + one['games'] - 1}"
        share = "-" if one["explained"] is None else f"{one['explained']:.2f}"
        lines.append(
            f"| {one['game']} | {one['round']} | {one['player']} | {seeds} | {one['rows']} |"
            f" {one['playouts']} | {share} | {turns} |"
        )
    return lines


def page_with(text: str, lines: Sequence[str]) -> str:
    """Return the page with its table of rounds replaced."""
    table = "\n".join(["<!-- table: rounds -->", *lines, "<!-- end -->"])
    return re.sub(r"<!-- table: rounds -->.*?<!-- end -->", lambda _found: table, text, flags=re.S)


def main(argv: Sequence[str] = ()) -> int:
    """Play what is missing, fit, and write; return 0."""
    parser = argparse.ArgumentParser(
        prog="run.py train", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    known = [entry.id for entry in entries()]
    parser.add_argument("--game", choices=known, default=known[0])
    parser.add_argument("--round", type=int, default=1)
    parser.add_argument("--games", type=int)
    parser.add_argument("--playouts", type=int, help="of a position")
    parser.add_argument("--player", choices=REPEATABLE, metavar="PLAYER")
    parser.add_argument("--judge", choices=REPEATABLE, metavar="PLAYER")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--scheduler", default="", help="the address of a Dask scheduler")
    parser.add_argument("--fresh", action="store_true", help="play all games again")
    parser.add_argument("--ship", action="store_true", help="take the weights into the program")
    chosen = parser.parse_args(list(argv))
    game = entry_of(chosen.game).rules()
    usual, playouts = ("expert", PLAYOUTS) if chosen.round == 1 else (SEARCHING, SEARCHED)
    games, share = GAMES, SHARE
    if not has_features(game):
        games, share = FEW.get(chosen.game, FEW_OF_ANY)
        playouts = FEW_PLAYOUTS
    training = TrainingRound(
        chosen.game, chosen.round * SEEDS_OF_A_ROUND, chosen.games or games, chosen.round,
        chosen.player or usual, chosen.judge or usual, chosen.playouts or playouts, share,
    )  # fmt: skip
    kept = Kept(KEPT / f"{chosen.game}-{chosen.round}.jsonl", training, fresh=chosen.fresh)
    with spread_over(chosen.jobs, chosen.scheduler) as spread:
        for played in spread(training, training.batches(list(kept.samples))):
            kept.add(played)
            told = f"{len(kept.samples)} of {training.games} games"
            print(f"{told}, {len(kept.all())} positions", file=sys.stderr, flush=True)
    samples = kept.all()
    if not {True, False} <= {sample["seed"] % KEPT_OUT == 0 for sample in samples}:
        print(f"{len(samples)} positions: more games are needed for a fit", file=sys.stderr)
        return 1
    found = fit(samples, feature_names(game), game.levels)
    about = recorded(training, found, samples)
    shipped = {"format": FORMAT, "made": about, "weights": found.weights, "levels": found.levels}
    text = json.dumps(shipped, indent=1) + "\n"
    (KEPT / f"{chosen.game}-{chosen.round}.weights.json").write_text(text, encoding="utf-8")
    if chosen.ship:
        if not has_features(game):
            parser.error(f"{chosen.game} knows no features of its own")
        target = ROOT / "resources" / chosen.game / "forecast.json"
        target.write_text(text, encoding="utf-8", newline="\n")
    record = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else []
    same = (chosen.game, chosen.round)
    record = [one for one in record if (one["game"], one["round"]) != same] + [about]
    record.sort(key=lambda one: (known.index(one["game"]), one["round"]))
    RECORD.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8", newline="\n")
    page = page_with(PAGE.read_text(encoding="utf-8"), rounds_table(record))
    PAGE.write_text(page, encoding="utf-8", newline="\n")
    print(f"explained {about['explained']}, by turns {about['by_turns']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

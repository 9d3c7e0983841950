"""`reconquista-qt simulate`: many games by a built-in player, a row for each, in a file."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from reconquista_qt.ai.laboratory import (
    Experiment,
    NoScheduler,
    ProcessesDie,
    Spread,
    alone,
    in_processes,
    on_scheduler,
)
from reconquista_qt.ai.playout import collect_rarely
from reconquista_qt.ai.policies import REPEATABLE
from reconquista_qt.ai.results import FORMATS, Growing, OtherExperiment, finish
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.position_line import parted
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import entries, entry_of
from reconquista_qt.storage.locks import InUse, only_here
from reconquista_qt.wording.arguments import Parser
from reconquista_qt.wording.numbers import Numbers
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translator

from . import language
from .positions import in_words, state_of_line
from .seats import seat_and_player

DONE, FAILED, STOPPED = 0, 1, 130
PACE = 0.5  # seconds between two lines of progress on a terminal


class SimulateTexts(Phrases):
    """What `simulate` says, in one language."""

    def description(self) -> str:
        """Return what the command is for."""
        return self.tr(
            "Play many games and write a row for each. A run that was stopped goes on where it "
            "was; the rows do not depend on who plays them, or on how many processes."
        )

    def option(self, name: str) -> str:
        """Return what an option does."""
        return {
            "game": self.tr("which game"),
            "scenario": self.tr("which start; without it the game's first"),
            "position": self.tr(
                "begin with this position, a line of text (docs/position-lines.md)"
            ),
            "rule": self.tr("rule options that are not at their defaults"),
            "policy": self.tr("who plays; of several, separated by commas, each plays every seed"),
            "games": self.tr("how many games"),
            "seed": self.tr("the first game's seed; the others follow it"),
            "seat": self.tr("who plays a seat, where it is not the one who plays all others"),
            "jobs": self.tr("how many processes play"),
            "out": self.tr("the file for the rows: .csv or .parquet"),
            "scheduler": self.tr("the address of a Dask scheduler whose workers play"),
        }[name]

    def progress(self, done: int, games: int, pace: float) -> str:
        """Return how many games have been played, and how fast."""
        return self.tr(
            "{done} of {games} games, {pace} a second",
            done=done,
            games=games,
            pace=Numbers(self.translator).decimal(pace),
        )

    def written(self, games: int, path: Path) -> str:
        """Return that the result is there."""
        return self.tr("{games} games written to {path}", games=games, path=path)

    def no_workers(self) -> str:
        """Return that the scheduler is there, but nobody plays."""
        return self.tr("No worker has joined the scheduler yet; waiting for one.")

    def process_died(self) -> str:
        """Return that a process was ended from outside, and that the games go on."""
        return self.tr("A process was ended from outside; its games are played again.")

    def stopped(self, path: Path) -> str:
        """Return that the run can be gone on with."""
        return self.tr("Stopped; the same command goes on from {path}", path=path)

    def trouble(self, code: str, detail: str) -> str:
        """Return what kept the command from its work."""
        return {
            "format": self.tr("{detail}: the file must end in .csv or .parquet", detail=detail),
            "other": self.tr(
                "{detail} belongs to a run with other games; finish that run or remove the file",
                detail=detail,
            ),
            "in_use": self.tr(
                "Another run is writing {detail}; wait until it has ended, or choose another file",
                detail=detail,
            ),
            "seat": self.tr("Nobody sits at {detail}.", detail=detail),
            "scenario": self.tr("There is no such start: {detail}", detail=detail),
            "rule": self.tr("There is no such rule option or value: {detail}", detail=detail),
            "missing": self.tr("This needs a library that is not there: {detail}", detail=detail),
            "scheduler": self.tr(
                "No Dask scheduler answers at {detail}. What has been played is kept; the same "
                "command goes on from there.",
                detail=detail,
            ),
            "processes": self.tr(
                "The processes that play are ended again and again from outside; perhaps there is "
                "too little memory for so many. What has been played is kept; the same command "
                "goes on from there."
            ),
            "folder": self.tr("There is no folder {detail}", detail=detail),
            "system": self.tr("That did not work: {detail}", detail=detail),
        }[code]


def main(argv: Sequence[str] = ()) -> int:
    """Play, write and return 0; 1 where the file cannot be, 130 where the run was stopped."""
    texts = SimulateTexts(Translator(language.of_system()))
    parser = Parser(
        texts.translator, prog="reconquista-qt simulate", description=texts.description()
    )
    known = [entry.id for entry in entries()]
    parser.add_argument("--game", choices=known, default=known[0], help=texts.option("game"))
    parser.add_argument("--scenario", default="", help=texts.option("scenario"))
    parser.add_argument("--position", metavar="LINE", help=texts.option("position"))
    parser.add_argument(
        "--option",
        "--options",
        action="extend",
        type=_given,
        default=[],
        metavar="NAME=VALUE[,NAME=VALUE...]",
        help=texts.option("rule"),
    )
    parser.add_argument("--games", type=_positive, default=1000, help=texts.option("games"))
    parser.add_argument(
        "--policy",
        type=_policies,
        default=("greedy",),
        metavar="POLICY[,POLICY...]",
        help=texts.option("policy"),
    )
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        type=seat_and_player,
        metavar="SEAT=POLICY",
        help=texts.option("seat"),
    )
    parser.add_argument(
        "--jobs", type=_positive, default=os.cpu_count() or 1, help=texts.option("jobs")
    )
    parser.add_argument("--seed", type=int, default=1, help=texts.option("seed"))
    parser.add_argument("--out", type=Path, required=True, help=texts.option("out"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=texts.option("scheduler"))
    chosen = parser.parse_args(list(argv))
    line = ""
    if chosen.position is not None:
        try:
            chosen.game, _ = state_of_line(chosen.position, {})
        except BadInput as error:
            parser.error(in_words(error, chosen.position, language.of_system()))
        line = parted(chosen.position)[1]
    game = entry_of(chosen.game).rules()
    scenario = chosen.scenario or game.scenarios[0]
    if scenario not in game.scenarios:
        parser.error(texts.trouble("scenario", f"{scenario} ({', '.join(game.scenarios)})"))
    options: Data = {}
    for given in chosen.option:
        found = _rule_option(game, given)
        if found is None:
            known_ones = (
                f"{one.id}={'|'.join(_told(choice) for choice in one.choices)}"
                for one in game.option_list
            )
            parser.error(texts.trouble("rule", f"{given} ({', '.join(known_ones)})"))
        options[found[0]] = found[1]
    experiments = [
        Experiment(
            chosen.game, player, chosen.seed, chosen.games, chosen.scenario, options,
            policies=dict(chosen.seat), position=line,
        )
        for player in chosen.policy
    ]  # fmt: skip
    experiment = experiments[0]
    seats = {seat.id for seat in game.seats(experiment.start())}
    for seat in experiment.policies:
        if seat not in seats:
            parser.error(texts.trouble("seat", f"{seat} ({', '.join(sorted(seats))})"))
    trouble = ""
    collect_rarely()
    try:
        return run(experiments, chosen.out, chosen.jobs, chosen.scheduler, texts)
    except OtherExperiment as error:
        trouble = texts.trouble("other", str(error))
    except InUse as error:
        trouble = texts.trouble("in_use", str(error))
    except ImportError as error:
        trouble = texts.trouble("missing", error.name or str(error))
    except ProcessesDie:
        trouble = texts.trouble("processes", "")
    except NoScheduler as error:
        trouble = texts.trouble("scheduler", str(error))
    except OSError as error:
        trouble = texts.trouble("system", str(error))
    print(trouble, file=sys.stderr)
    return FAILED


def _rule_option(game: AnyGame, text: str) -> tuple[str, bool | int | str] | None:
    """Return a rule option and its value as the game has it, None where it is no such thing."""
    name, _, value = text.partition("=")
    for option in game.option_list:
        for choice in option.choices:
            if option.id == name and _told(choice) == value:
                return name, choice
    return None


def _told(choice: bool | int | str) -> str:
    """Return a value as it is written on a command line."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def _given(text: str) -> list[str]:
    """Return what is given at once, separated by commas."""
    return text.split(",")


def _policies(text: str) -> tuple[str, ...]:
    """Return players by their names, one after the other; ValueError where one is unknown."""
    names = tuple(dict.fromkeys(text.split(",")))
    if not all(name in REPEATABLE for name in names):
        raise ValueError(text)
    return names


def run(
    experiments: Sequence[Experiment],
    out: Path,
    jobs: int,
    scheduler: str | None,
    texts: SimulateTexts,
) -> int:
    """Play what is left of experiments with the same seeds and write their result."""
    if out.suffix not in FORMATS:
        print(texts.trouble("format", out.name), file=sys.stderr)
        return FAILED
    if not out.absolute().parent.is_dir():
        print(texts.trouble("folder", str(out.parent)), file=sys.stderr)
        return FAILED
    if out.suffix == ".parquet":
        import_module("pyarrow")  # to be missed before the games are played, not after
    games = sum(experiment.games for experiment in experiments)
    several = len(experiments) > 1
    played: list[Growing] = []
    with only_here(out), spread_over(jobs, scheduler, texts) as spread:
        try:
            for experiment in experiments:
                played.append(Growing(out, experiment, several=several))
            report = reporter(texts, games, sum(len(one.rows) for one in played))
            for growing in played:
                experiment = growing.experiment
                for rows in spread(experiment, experiment.batches(growing.rows)):
                    growing.add(rows)
                    report(sum(len(one.rows) for one in played))
        except KeyboardInterrupt:
            print("\n" + texts.stopped(played[0].path), file=sys.stderr)
            return STOPPED
        finally:
            for growing in played:
                growing.close()
        finish(out, played)
    print(texts.written(games, out))
    return DONE


@contextmanager
def spread_over(jobs: int, scheduler: str | None, texts: SimulateTexts) -> Iterator[Spread]:
    """Give what plays the batches: a scheduler's workers, processes, or this process alone."""
    if scheduler:
        with on_scheduler(
            scheduler, lambda: print(texts.no_workers(), file=sys.stderr, flush=True)
        ) as spread:
            yield spread
    elif jobs > 1:
        with in_processes(
            jobs, lambda: print(texts.process_died(), file=sys.stderr, flush=True)
        ) as spread:
            yield spread
    else:
        yield alone


def reporter(texts: SimulateTexts, games: int, before: int) -> Callable[[int], None]:
    """Return what shows the progress on standard error: in place on a terminal, else by tenths."""
    start = time.monotonic()
    shown = [start, before * 10 // games]

    def report(done: int) -> None:
        now = time.monotonic()
        line = texts.progress(done, games, (done - before) / max(now - start, 1e-9))
        if sys.stderr.isatty():
            if now - shown[0] >= PACE or done == games:
                shown[0] = now
                print(f"\r{line}", end="\n" if done == games else "", file=sys.stderr, flush=True)
        elif done * 10 // games > shown[1]:
            shown[1] = done * 10 // games
            print(line, file=sys.stderr, flush=True)

    return report


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError(text)
    return value

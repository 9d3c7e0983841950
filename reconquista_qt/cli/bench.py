"""`reconquista-qt bench`: how fast everything is, beside others in the same run.

The parts are modules of `benchmark/`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from reconquista_qt import __version__
from reconquista_qt.engine.data import Data
from reconquista_qt.games import entries
from reconquista_qt.wording.arguments import Parser
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translator

from . import language
from .benchmark import ASIDE, BRIEF, PARTS, Budget, NotHere, more_is_better

WIDTH = 44


class BenchTexts(Phrases):
    """What `bench` says, in one language."""

    def description(self) -> str:
        """Return what the command is for."""
        return self.tr("Measure the program, and others that do the same, in one run.")

    def option(self, name: str) -> str:
        """Return what an option does."""
        return {
            "game": self.tr("which game"),
            "only": self.tr("measure only this part"),
            "json": self.tr("write the figures as JSON to a file, or - for standard output"),
        }[name]

    def measuring(self, part: str) -> str:
        """Return what is being measured."""
        return self.tr("Measuring: {part}", part=part)

    def heading(self) -> tuple[str, ...]:
        """Return the heads of the table."""
        # Translators: “ratio” tells how many times better than its goal a figure is.
        return self.tr("figure"), self.tr("measured"), self.tr("goal"), self.tr("ratio")

    def failed(self, part: str, detail: str) -> str:
        """Return that a part could not be measured."""
        return self.tr("{part} could not be measured: {detail}", part=part, detail=detail)


def main(argv: Sequence[str] = ()) -> int:
    """Measure, print the table, write the figures; 1 where a part could not be measured."""
    texts = BenchTexts(Translator(language.of_system()))
    parser = Parser(texts.translator, prog="reconquista-qt bench", description=texts.description())
    games = [entry.id for entry in entries()]
    parser.add_argument("--game", choices=games, default=games[0], help=texts.option("game"))
    parser.add_argument("--only", choices=(*PARTS, *ASIDE), help=texts.option("only"))
    parser.add_argument("--json", metavar="FILE", help=texts.option("json"))
    # For tests: everything is done once, too briefly for figures that say anything.
    parser.add_argument("--brief", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args(list(argv))
    budget = (BRIEF if chosen.brief else Budget())._replace(game=chosen.game)
    figures = machine()
    status = 0
    for name in [chosen.only] if chosen.only else PARTS:
        print(texts.measuring(name), file=sys.stderr, flush=True)
        try:
            figures[name] = part(name).measure(budget)
        except NotHere as missing:
            print(texts.failed(name, str(missing)), file=sys.stderr)
            status = 1 if chosen.only else status
        except (ImportError, OSError, ValueError, subprocess.SubprocessError) as error:
            print(texts.failed(name, str(error)), file=sys.stderr)
            status = 1
    measured = {name for name, _ in parts_of(figures)}
    wanted = goals(budget.game, (*PARTS, *ASIDE))
    figures["goals"] = {name: goal for name, goal in wanted.items() if name in measured}
    # Whoever reads the figures from standard output wants nothing else there.
    table_to = sys.stderr if chosen.json == "-" else sys.stdout
    print(table(figures, texts), file=table_to)
    if chosen.json:
        text = json.dumps(figures, indent=2) + "\n"
        if chosen.json == "-":
            sys.stdout.write(text)
        else:
            Path(chosen.json).write_text(text, encoding="utf-8")
    return status


def part(name: str) -> ModuleType:
    """Return the module that measures a part."""
    return import_module(f"{__package__}.benchmark.{name}")


def machine() -> Data:
    """Return what was measured, and where."""
    return {
        "version": __version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "processors": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "date": time.strftime("%Y-%m-%d"),
    }


def goals(game: str, parts: Sequence[str] = PARTS) -> dict[str, float]:
    """Return the goals of all parts by the dotted names of their figures, for a game."""
    found = {f"{name}.{key}": goal for name in parts for key, goal in part(name).GOALS.items()}
    own = {
        f"{name}.{key}": goal
        for name in ("window", "odds")
        for key, goal in part(name).goals_of(game).items()
    }
    return found | own


def table(figures: Data, texts: BenchTexts) -> str:
    """Return the figures as a table, with the goals and how far they are surpassed."""
    wanted = dict(flat(figures["goals"]))
    lines = [row(*texts.heading()), "-" * (WIDTH + 33)]
    for name, value in parts_of(figures):
        goal = wanted.get(name)
        if goal is None:
            lines.append(row(name, shown(value)))
        else:
            lines.append(row(name, shown(value), shown(goal), f"{ratio(name, value, goal):.2f} x"))
    return "\n".join(lines)


def row(name: str, measured: str, goal: str = "", times: str = "") -> str:
    """Return a line of the table."""
    return f"{name:<{WIDTH}} {measured:>12} {goal:>10} {times:>8}".rstrip()


def ratio(name: str, value: float, goal: float) -> float:
    """Return how many times better than its goal a figure is; below 1 it misses it."""
    return value / goal if more_is_better(name) else goal / max(value, 1e-9)


def parts_of(figures: Data) -> Iterator[tuple[str, float]]:
    """Yield (dotted name, value) of every figure of the parts that were measured."""
    return flat({name: figures[name] for name in (*PARTS, *ASIDE) if name in figures})


def flat(figures: object, prefix: str = "") -> Iterator[tuple[str, float]]:
    """Yield (dotted name, value) of every figure."""
    for name, value in figures.items() if isinstance(figures, Mapping) else ():
        if isinstance(value, Mapping):
            yield from flat(value, f"{prefix}{name}.")
        elif isinstance(value, int | float):
            yield f"{prefix}{name}", value


def shown(value: float) -> str:
    """Return a figure with as many digits as it is worth."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"

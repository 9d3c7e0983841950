"""`reconquista-qt bench`: how fast everything is, beside others in the same run."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from reconquista_qt import __version__
from reconquista_qt.wording.arguments import Parser
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translator

from . import language

NAMES = ("engine", "window", "odds", "files", "simulate")
# What each figure should reach; a figure that ends in _s or _ms or _mb should be at most that.
GOALS = {
    "engine.actions_per_s": 100_000,
    "engine.games_per_s": 300,
    "window.start_ratio": 3,
    "window.drag_p99_ms": 8,
    "window.act_ms": 16,
    "window.undo_ms": 16,
    "window.language_ms": 100,
    "window.memory_mb": 200,
    "odds.12_against_12.battle_ms": 20,
    "files.save_ms": 5,
    "files.load_ms": 100,
}
WIDTH = 44


class BenchTexts(Phrases):
    """What the command says."""

    def description(self) -> str:
        """Return what the command is for."""
        return self.tr("Measure the program, and others that do the same, in one run.")

    def option(self, name: str) -> str:
        """Return what an option does."""
        return {
            "only": self.tr("measure only this part"),
            "json": self.tr("write the figures as JSON to a file, or - for standard output"),
        }[name]

    def measuring(self, part: str) -> str:
        """Return what is being measured."""
        return self.tr("Measuring: {part}", part=part)

    def heading(self) -> tuple[str, str, str]:
        """Return the heads of the table."""
        return self.tr("figure"), self.tr("measured"), self.tr("goal")

    def failed(self, part: str, detail: str) -> str:
        """Return that a part could not be measured."""
        return self.tr("{part} could not be measured: {detail}", part=part, detail=detail)


def main(argv: Sequence[str] = ()) -> int:
    """Measure, print the table, write the figures; 1 where a part could not be measured."""
    texts = BenchTexts(Translator(language.of_system()))
    parser = Parser(texts.translator, prog="reconquista-qt bench", description=texts.description())
    parser.add_argument("--only", choices=NAMES, help=texts.option("only"))
    parser.add_argument("--json", metavar="FILE", help=texts.option("json"))
    chosen = parser.parse_args(list(argv))
    from .bench_parts import PARTS

    figures: dict[str, Any] = {
        "version": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
    }
    status = 0
    for name in [chosen.only] if chosen.only else NAMES:
        print(texts.measuring(name), file=sys.stderr, flush=True)
        try:
            figures[name] = PARTS[name]()
        except (ImportError, OSError, ValueError) as error:
            print(texts.failed(name, str(error)), file=sys.stderr)
            status = 1
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


def table(figures: dict[str, Any], texts: BenchTexts) -> str:
    """Return the figures as a table, with the goals."""
    head = texts.heading()
    lines = [f"{head[0]:<{WIDTH}} {head[1]:>12} {head[2]:>12}", "-" * (WIDTH + 26)]
    for part in NAMES:
        for name, value in flat(figures.get(part, {}), part):
            goal = GOALS.get(name)
            wanted = "" if goal is None else f"{goal:,}"
            lines.append(f"{name:<{WIDTH}} {_shown(value):>12} {wanted:>12}")
    return "\n".join(lines)


def flat(figures: dict[str, Any], prefix: str) -> Iterator[tuple[str, float]]:
    """Yield (dotted name, value) of every figure."""
    for name, value in figures.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}.{name}")
        else:
            yield f"{prefix}.{name}", value


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"

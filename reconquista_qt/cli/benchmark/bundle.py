"""How long the program and its bundle take to start, and how much memory they hold.

A program of nothing but an empty window is measured beside each, in turns: from the source tree by
the same Python, and from the bundle by the same bundle, so that like stands beside like.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from reconquista_qt.cli import language
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translator

from . import Budget, Figures, medians
from .window import as_installed

ROOT: Final = Path(__file__).resolve().parents[3]
NAME: Final = "reconquista-qt"
BUNDLE: Final = ROOT / "dist" / NAME / (f"{NAME}.exe" if os.name == "nt" else NAME)
SECONDS: Final = 120  # after which a program that does not end is believed to hang
_WANTED: Final = {"start_ratio": 3, "memory_mb": 200}
GOALS: Final = {
    f"{name}.{figure}": goal
    for name in ("source", "bundle")
    for figure, goal in _WANTED.items()
    if name == "source" or BUNDLE.is_file()
}


class BundleTexts(Phrases):
    """What is said of a bundle."""

    def none(self) -> str:
        """Return that none has been built."""
        return self.tr("There is no bundle to measure; python3 run.py bundle makes one.")


def measure(budget: Budget) -> Figures:
    """Return start and memory of the source tree and of the bundle, an empty window beside each.

    Where no bundle has been built, that is said, and the source tree stands alone. ValueError
    where a program cannot be measured.
    """
    commands = {"source": [sys.executable, "-m", "reconquista_qt"], "bundle": [str(BUNDLE)]}
    if not BUNDLE.is_file():
        del commands["bundle"]
        print(BundleTexts(Translator(language.of_system())).none(), file=sys.stderr)
    runs: dict[str, dict[str, list[dict[str, float]]]] = {
        name: {"bare": [], "start": []} for name in commands
    }
    # In turns: what slows the machine down for a while slows all of them down.
    given = as_installed()
    for number in range(budget.all_runs):
        for name, command in commands.items():
            for what, found in runs[name].items():
                figures = ask([*command, "measure", what], given)
                if number >= budget.all_runs - budget.runs:
                    found.append(figures)
    return {
        name: _beside(medians(found["bare"]), medians(found["start"]))
        for name, found in runs.items()
    }


def _beside(bare: dict[str, float], start: dict[str, float]) -> Figures:
    return {
        "start_s": start["start_s"],
        "bare_start_s": bare["start_s"],
        "start_ratio": start["start_s"] / bare["start_s"],
        "memory_mb": start["memory_mb"],
        "bare_memory_mb": bare["memory_mb"],
    }


def ask(command: Sequence[str], given: Mapping[str, str]) -> dict[str, float]:
    """Run a program without a screen, far from the user's own folders; return what it measured."""
    with tempfile.TemporaryDirectory() as home:
        away = {"RECONQUISTA_QT_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(
            [*command, repr(time.time())],
            cwd=ROOT,
            env={**os.environ, **away, **given},
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    if done.returncode != 0 or not done.stdout.strip():
        raise ValueError(f"{command[0]}: {done.returncode} {done.stderr[-300:]}")
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures

"""Half an hour of a monkey at the window: what was thrown away must be gone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from importlib import import_module
from typing import Final

from . import BRIEF, Budget, Figures

GOALS: Final = {"growth_mb": 30}
SECONDS: Final = 30 * 60
BRIEF_SECONDS: Final = 3


def measure(budget: Budget) -> Figures:
    """Return the steps made, the memory when it was warm and at the end, and the growth between."""
    import_module("reconquista_qt.view.measure_monkey")  # to say at once that Qt is not there
    seconds = BRIEF_SECONDS if budget == BRIEF else SECONDS
    command = [sys.executable, "-m", "reconquista_qt.view.measure_monkey", str(seconds)]
    # A short name: a socket lies in it.
    with tempfile.TemporaryDirectory() as home:
        away = {"RECONQUISTA_QT_HOME": home, "XDG_RUNTIME_DIR": home}
        environment = {**os.environ, **away, "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures

"""The window's figures beside those of an empty one, each in a fresh process."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Final

from reconquista_qt.games import default_entry

from . import Budget, Figures, medians

GOALS: Final = {
    "start_ratio": 3, "drag_p99_ms": 8, "act_ms": 16, "undo_ms": 16, "language_ms": 100,
    "language_map_ms": 100, "pan_first_ms": 50, "memory_mb": 200,
    "hex_drag_p99_ms": 8, "hex_hover_p99_ms": 2,
}  # fmt: skip


OF_A_TABLE: Final = {"table_drag_p99_ms": 8}  # of a game on a table, with its own board
KINDS: Final = ("bare", "start")


def goals_of(game: str) -> dict[str, float]:
    """Return what the figures of a game alone should reach."""
    return {} if game == default_entry().id else dict(OF_A_TABLE)


def measure(budget: Budget) -> Figures:
    """Return the seconds to a usable window, the milliseconds of what is done in it, memory."""
    import_module("reconquista_qt.view.measure")  # to say at once that Qt is not there
    given = as_installed()
    # In turns, so that what else the machine does falls on both.
    rounds = [[child(what, given) for what in KINDS] for _ in range(budget.all_runs)]
    counted = rounds[budget.all_runs - budget.runs :]
    bare, start = (medians(list(runs)) for runs in zip(*counted, strict=True))
    used, plain, hexes = (child(what, given) for what in ("use", "plain", "hexes"))
    own = {} if budget.game == default_entry().id else child("table", given, budget.game)
    return {
        "start_s": start["start_s"],
        "bare_start_s": bare["start_s"],
        "start_ratio": start["start_s"] / bare["start_s"],
        **{
            key: both[key]
            for both in (used, plain, hexes, own)
            for key in both
            if key.endswith("_ms")
        },
        "memory_mb": used["memory_mb"],
        "bare_memory_mb": bare["memory_mb"],
    }


@cache
def as_installed() -> Mapping[str, str]:
    """Return variables with which a child finds its byte code, whatever this terminal says.

    The folder of it stands until this process ends.
    """
    compiled = tempfile.TemporaryDirectory()
    atexit.register(compiled.cleanup)
    return {"PYTHONPYCACHEPREFIX": compiled.name, "PYTHONDONTWRITEBYTECODE": ""}


def child(what: str, given: Mapping[str, str], *more: str) -> dict[str, float]:
    """Measure one thing in a fresh process, with a few variables of the environment given."""
    return run("-m", "reconquista_qt.view.measure", what, repr(time.time()), *more, given=given)


def run(*arguments: str, given: Mapping[str, str] = MappingProxyType({})) -> dict[str, float]:
    """Run Python afresh, without a screen and far from the user's own folders; return its JSON."""
    with tempfile.TemporaryDirectory() as home:
        places = ("DATA_HOME", "CONFIG_HOME", "STATE_HOME", "CACHE_HOME", "DOCUMENTS_DIR")
        away = {f"XDG_{place}": home for place in places}
        away |= dict.fromkeys(("APPDATA", "LOCALAPPDATA"), home)
        done = subprocess.run(
            [sys.executable, *arguments],
            env={**os.environ, **away, **given, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            check=True,
            text=True,
        )
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures

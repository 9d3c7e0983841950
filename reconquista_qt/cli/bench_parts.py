"""The parts of the benchmark; each returns figures, a dictionary that may hold dictionaries."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from reconquista_qt.ai.laboratory import Experiment, Spread, alone, in_processes
from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.game import GAME
from reconquista_qt.games.reconquista.odds import battle_odds, reaction_odds, siege_odds
from reconquista_qt.games.reconquista.odds.hits import hits_after_losses
from reconquista_qt.storage.saves import read_game, write_game

from .bench_peers import PEERS, Play, measure, reconquista

Figures = dict[str, Any]
RUNS = 5
SECONDS = 1.0  # of each run of an engine


def engine() -> Figures:
    """Return actions and games a second, here and in the peers, in turns: medians, ratios."""
    plays: dict[str, Play] = {"reconquista": reconquista()}
    for name, make in PEERS.items():
        try:
            plays[name] = make()
        except ImportError:
            continue
    for play in plays.values():
        measure(play, SECONDS / 5)
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in plays}
    for number in range(RUNS):
        for name, play in plays.items():
            runs[name].append(measure(play, SECONDS, 1000 * number).per_second())
    medians = {name: _medians(found) for name, found in runs.items()}
    mine = medians.pop("reconquista")
    keys = ("actions_per_s", "games_per_s")
    return {
        **mine,
        "peers": {name: {key: peer[key] for key in keys} for name, peer in medians.items()},
        "ratios": {
            name: {key: mine[key] / peer[key] for key in keys} for name, peer in medians.items()
        },
        "growth": growth(),
    }


def growth() -> Figures:
    """Return the actions a second of random play in each five turns of games by greedy players."""
    game = GAMES[0]
    found: Figures = {}
    for first in (1, 6, 11, 16):
        starts = []
        for seed in range(60):
            state = game.new(game.scenarios[0], game.default_options)
            play_out(
                state, policy("greedy", game), cheap_dice(seed), until=partial(_in_turn, first)
            )
            if state.over is None:
                starts.append(state)
            if len(starts) == 12:
                break
        count = 0
        begun = time.perf_counter()
        for number, start in enumerate(starts * 8):
            dice = Counting(number)
            state = start.clone()
            until = partial(_in_turn, first + 5)
            count += play_out(state, policy("random", game, number), dice, until=until)
            count += dice.rolls
        passed = time.perf_counter() - begun
        found[f"turns_{first}_to_{first + 4}"] = {"actions_per_s": count / passed}
    return found


def _in_turn(turn: int, state: Any) -> bool:
    return bool(state.turn >= turn)


class Counting:
    """Dice that count how often they are rolled."""

    def __init__(self, seed: int) -> None:
        self.rolls = 0
        self._dice = cheap_dice(seed)

    def __call__(self, count: int) -> tuple[int, ...] | None:
        self.rolls += 1
        return self._dice(count)


def odds() -> Figures:
    """Return the milliseconds of exact odds, as forces grow, nothing remembered from before."""
    found: Figures = {}
    for count in (3, 6, 12, 25, 50, 100):
        mine = {"mercenary": count // 3, "christian_army": count - count // 3}
        theirs = {"muslim_garrison": count // 3, "muslim_army": count - count // 3}
        battle = partial(battle_odds, mine, theirs, True, False, None)
        siege = partial(siege_odds, mine, theirs, True, True, False, False)
        found[f"{count}_against_{count}"] = {
            "battle_ms": _milliseconds(battle),
            "siege_ms": _milliseconds(siege),
        }
    state = GAME.new("standard", {})
    found["reaction_ms"] = _milliseconds(partial(reaction_odds, state))
    return found


def _milliseconds(action: Callable[[], object]) -> float:
    passed = []
    for _ in range(RUNS):
        hits_after_losses.cache_clear()
        begun = time.perf_counter()
        action()
        passed.append((time.perf_counter() - begun) * 1000)
    return statistics.median(passed)


def files() -> Figures:
    """Return the milliseconds of saving and loading a whole game of twenty turns, and its size."""
    session = long_game()
    saving, loading = [], []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.reconquista"
        for _ in range(RUNS):
            begun = time.perf_counter()
            write_game(session, path)
            middle = time.perf_counter()
            read_game(path, GAMES)
            saving.append((middle - begun) * 1000)
            loading.append((time.perf_counter() - middle) * 1000)
        size = path.stat().st_size
    return {
        "save_ms": statistics.median(saving),
        "load_ms": statistics.median(loading),
        "inputs": len(session.inputs),
        "bytes": size,
    }


def long_game() -> Session:
    """Return the first game of a greedy player that lasted to the end."""
    for seed in range(1, 200):
        session = Session.new(GAME, seed=seed)
        player = policy("greedy", GAME)
        while isinstance(session.waiting, Decision):
            session.act(player(session.state))
        if session.state.turn >= 20:
            break
    return session


def simulate() -> Figures:
    """Return the games a second of the greedy player in one process and in two."""
    experiment = Experiment(GAMES[0].id, "greedy", 1, 80)
    found = {"jobs_1": {"games_per_s": _pace(alone, experiment)}}
    with in_processes(2) as spread:
        # The processes are there before the clock starts.
        list(spread(Experiment(GAMES[0].id, "random", 1, 80), _batches()))
        found["jobs_2"] = {"games_per_s": _pace(spread, experiment)}
    ratio = found["jobs_2"]["games_per_s"] / found["jobs_1"]["games_per_s"]
    return {**found, "speed_up": ratio, "processors": os.cpu_count()}


def _batches() -> list[tuple[int, ...]]:
    return [(2 * number, 2 * number + 1) for number in range(8)]


def _pace(spread: Spread, experiment: Experiment) -> float:
    begun = time.perf_counter()
    games = sum(len(rows) for rows in spread(experiment, experiment.batches()))
    return games / (time.perf_counter() - begun)


def window() -> Figures:
    """Return the window's figures beside those of an empty one, each in fresh processes."""
    import_module("reconquista_qt.view.measure")
    runs = {what: _medians([_child(what) for _ in range(RUNS)]) for what in ("bare", "start")}
    used = _child("use")
    bare, start = runs["bare"], runs["start"]
    return {
        "start_s": start["start_s"],
        "bare_start_s": bare["start_s"],
        "start_ratio": start["start_s"] / bare["start_s"],
        **{key: used[key] for key in used if key.endswith("_ms")},
        "memory_mb": used["memory_mb"],
        "bare_memory_mb": bare["memory_mb"],
    }


def _child(what: str) -> dict[str, float]:
    """Measure in a fresh process without a screen, far from the user's own folders."""
    with tempfile.TemporaryDirectory() as home:
        places = ("DATA_HOME", "CONFIG_HOME", "STATE_HOME", "CACHE_HOME", "DOCUMENTS_DIR")
        away = {f"XDG_{place}": home for place in places}
        away |= dict.fromkeys(("APPDATA", "LOCALAPPDATA"), home)
        command = [sys.executable, "-m", "reconquista_qt.view.measure", what, repr(time.time())]
        done = subprocess.run(
            command,
            env={**os.environ, **away, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            check=True,
            text=True,
        )
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def _medians(runs: list[dict[str, float]]) -> dict[str, float]:
    return {key: statistics.median(run[key] for run in runs) for key in runs[0]}


PARTS: dict[str, Callable[[], Figures]] = {
    "engine": engine, "window": window, "odds": odds, "files": files, "simulate": simulate,
}  # fmt: skip

"""How fast the laboratory plays with one process and with two, and what the machine allows."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from reconquista_qt.ai.laboratory import Experiment, Spread, in_processes, player_of
from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.engine.agenda import Dice
from reconquista_qt.games import entry_of

from . import Budget, Figures

GOALS: Final[dict[str, float]] = {}
TOGETHER: Final = 2  # games that are handed out together: no process waits long for the last one
GREEDY: Final = "greedy"
# Who plays, and how many games of them for each game of the budget.
PLAYERS: Final = {"random": 20.0, GREEDY: 1.0, "planner": 0.1}
COUNTED: Final = 12  # games whose rolls are counted
LOOPS: Final = 20_000_000


def measure(budget: Budget) -> Figures:
    """Return games, decisions and actions a second of some players, the processes being there.

    `machine_speed_up` is what two processes that only count gain over one on this machine: more
    than that is not to be had.
    """
    paces: dict[str, dict[str, dict[str, float]]] = {name: {} for name in PLAYERS}
    for jobs in (1, 2):
        with in_processes(jobs) as spread:
            # Long enough for every process to have started before the clock does.
            pace(
                spread,
                Experiment(
                    budget.game, GREEDY, 1, min(4 * TOGETHER, 2 * budget.games) + budget.games // 6
                ),
            )
            for name, times in PLAYERS.items():
                games = max(1, int(budget.games * times))
                measured = pace(spread, Experiment(budget.game, name, 1, games))
                paces[name][f"jobs_{jobs}"] = measured
    for name, found in paces.items():
        games = max(1, min(COUNTED, int(budget.games * PLAYERS[name])))
        each = actions_for_each_decision(Experiment(budget.game, name, 1, games))
        for measured in found.values():
            measured["actions_per_s"] = each * measured["decisions_per_s"]
    alike = paces[GREEDY]
    speed_up = alike["jobs_2"]["games_per_s"] / alike["jobs_1"]["games_per_s"]
    loops = LOOPS if budget.games >= 100 else LOOPS // 100
    return {
        "players": paces,
        **alike,
        "speed_up": speed_up,
        "machine_speed_up": machine_speed_up(loops),
        "processors": os.cpu_count(),
    }


def pace(spread: Spread, experiment: Experiment) -> dict[str, float]:
    """Return the games a second, and the decisions: rolls are not among them."""
    seeds = experiment.seeds()
    batches = [tuple(seeds[n : n + TOGETHER]) for n in range(0, len(seeds), TOGETHER)]
    begun = time.perf_counter()
    played = [row for rows in spread(experiment, batches) for row in rows]
    passed = time.perf_counter() - begun
    decisions = sum(row.actions for row in played)
    return {"games_per_s": len(played) / passed, "decisions_per_s": decisions / passed}


def actions_for_each_decision(experiment: Experiment) -> float:
    """Return how many actions, decisions and rolls together, go with a decision of a player."""
    game = entry_of(experiment.game).rules()
    decisions = rolls = 0
    for seed in experiment.seeds():
        state, roll = experiment.start(), cheap_dice(seed)

        def dice(count: int, faces: int, roll: Dice = roll) -> tuple[int, ...] | None:
            nonlocal rolls
            rolls += 1
            return roll(count, faces)

        decisions += play_out(state, player_of(experiment, game, state, seed), dice)
    return (decisions + rolls) / decisions


def machine_speed_up(loops: int) -> float:
    """Return how much more two processes count than one, in the same time."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        list(pool.map(count, (1, 1)))
        alone = pool.submit(count, loops).result()
        both = max(pool.map(count, (loops, loops)))
    return 2 * alone / both


def count(loops: int) -> float:
    """Count, and return how long that took in seconds."""
    begun = time.perf_counter()
    for _ in range(loops):
        pass
    return time.perf_counter() - begun

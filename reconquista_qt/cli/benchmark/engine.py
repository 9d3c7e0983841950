"""How fast random games are played here and by others, in turns with the same clock."""

from __future__ import annotations

import gc
import time
from collections import deque
from functools import partial
from itertools import islice
from typing import Final

from reconquista_qt.ai.brain import brain_of
from reconquista_qt.ai.playout import cheap_dice, collect_rarely, play_out
from reconquista_qt.ai.policies import policy
from reconquista_qt.ai.search import search
from reconquista_qt.ai.seated import seat_to_move
from reconquista_qt.engine.agenda import asking
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import entry_of

from . import Budget, Figures, medians
from .peers import PEERS, Play, measure_play, ours

GOALS: Final = {"actions_per_s": 100_000, "games_per_s": 300}
KEYS: Final = ("actions_per_s", "decisions_per_s", "games_per_s")
OURS: Final = "ours"
GROWING: Final = 20  # games of the growth table
STRETCH: Final = 5  # turns of each of its lines
SEARCHED: Final = 40  # positions of games by the expert, each
SEARCHED_LINES: Final = 400  # playouts, of all its lines together
APART: Final = 9  # decisions between two of them


def measure(budget: Budget) -> Figures:
    """Return actions and games a second, here and in the peers that are installed, and ratios."""
    plays: dict[str, Play] = {OURS: ours(budget.game)}
    for name, make in PEERS.items():
        try:
            plays[name] = make()
        except ImportError:
            continue
    for play in plays.values():
        measure_play(play, budget.seconds / 5)
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in plays}
    for number in range(budget.runs):
        for name, play in plays.items():
            runs[name].append(measure_play(play, budget.seconds, 1000 * number).per_second())
    found = {name: medians(figures) for name, figures in runs.items()}
    mine = found.pop(OURS)
    return {
        **mine,
        "peers": {name: {key: peer[key] for key in KEYS} for name, peer in found.items()},
        "ratios": {
            name: {key: mine[key] / peer[key] for key in KEYS} for name, peer in found.items()
        },
        "growth": growth(budget),
        "search": searching(budget),
    }


def searching(budget: Budget) -> Figures:
    """Return the playouts a second of the planner's search, and how many decisions a second of as
    many playouts each that makes: at positions never seen before, and once more (`again`), when
    what was found out about forces and regions is remembered.

    Actions are decisions and rolls of dice together, by the share that rolls have in the games
    whose positions these are.
    """
    game = entry_of(budget.game).rules()
    brain = brain_of(game)
    positions: list[GameState] = []
    seed = decided = rolled = 0
    wanted = min(SEARCHED, max(2, budget.games))
    while len(positions) < wanted:
        seed += 1
        asked = 0

        def noted(now: GameState) -> bool:
            nonlocal asked
            asked += 1
            if asked % APART == 0 and len(asking(now).options(now)) > 2:
                positions.append(now.clone())
            return len(positions) >= wanted

        state = game.new(game.scenarios[0], game.default_options)
        counted = Counting(seed)
        decided += play_out(state, policy("expert", game, seed), counted, until=noted)
        rolled += counted.rolls
    playouts = SEARCHED_LINES if budget.games >= SEARCHED else SEARCHED_LINES // 10
    found: Figures = {}
    usual = gc.get_threshold()
    collect_rarely()  # as the processes do that search
    for name, first in (("", 0), ("again_", SEARCHED)):
        done = 0
        begun = time.process_time()
        for number, state in enumerate(positions):
            seat = seat_to_move(game, state)
            found_lines = islice(search(state, brain, first + number, seat=seat), playouts + 1)
            (lines,) = deque(found_lines, maxlen=1)
            done += sum(len(line.points) for line in lines)
        passed = time.process_time() - begun
        found[f"{name}playouts_per_s"] = done / passed
        found[f"{name}decisions_per_s"] = len(positions) / passed
        found[f"{name}actions_per_s"] = len(positions) / passed * (decided + rolled) / decided
    gc.set_threshold(*usual)
    return found


def growth(budget: Budget) -> Figures:
    """Return the actions and decisions a second of random play in each stretch of games."""
    game = entry_of(budget.game).rules()
    found: Figures = {}
    states = [game.new(game.scenarios[0], game.default_options) for _ in range(GROWING)]
    for first in range(1, 17, STRETCH):
        # Greedy players bring each game that still goes on to where this stretch begins.
        for number, state in enumerate(states):
            dice = cheap_dice(1000 * first + number)
            play_out(state, policy("greedy", game), dice, until=partial(_in_turn, first))
        states = [state for state in states if state.over is None]
        if not states:
            break  # no game lasts that long
        count = rolls = 0
        begun = time.process_time()
        for number in range(max(budget.games, GROWING)):
            counted = Counting(number)
            state = states[number % len(states)].clone()
            until = partial(_in_turn, first + STRETCH)
            count += play_out(state, policy("random", game, number), counted, until=until)
            rolls += counted.rolls
        passed = time.process_time() - begun
        found[f"turns_{first}_to_{first + STRETCH - 1}"] = {
            "actions_per_s": (count + rolls) / passed, "decisions_per_s": count / passed,
        }  # fmt: skip
    return found


def _in_turn(turn: int, state: GameState) -> bool:
    return bool(state.turn >= turn)


class Counting:
    """Dice that count how often they are rolled."""

    def __init__(self, seed: int) -> None:
        self.rolls = 0
        self._dice = cheap_dice(seed)

    def __call__(self, count: int, faces: int) -> tuple[int, ...] | None:
        self.rolls += 1
        return self._dice(count, faces)

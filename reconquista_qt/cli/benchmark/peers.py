"""Random games of this game and of others, with the same clock: how many actions a second."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import NamedTuple

from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import policy
from reconquista_qt.games import entry_of

Play = Callable[[int], tuple[int, int]]


class Speed(NamedTuple):
    """What was measured in one run; `inputs` are decisions, and rolls where they are inputs."""

    games: int
    decisions: int
    inputs: int
    seconds: float

    def per_second(self) -> dict[str, float]:
        """Return the figures of the table."""
        return {
            "actions_per_s": self.inputs / self.seconds,
            "decisions_per_s": self.decisions / self.seconds,
            "games_per_s": self.games / self.seconds,
        }


def measure_play(play: Play, seconds: float, first_seed: int = 0) -> Speed:
    """Play whole games for some seconds; `play` returns decisions and inputs.

    The seconds are those of this process on a processor: whatever else runs takes none of them.
    """
    games = decisions = inputs = 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        one, other = play(first_seed + games)
        decisions += one
        inputs += other
        games += 1
    return Speed(games, decisions, inputs, passed)


def ours(name: str) -> Play:
    """Return random play of a game: list what is legal, choose, apply; rolls are inputs."""
    game = entry_of(name).rules()

    def play(seed: int) -> tuple[int, int]:
        state = game.new(game.scenarios[0], game.default_options)
        rolls = 0
        roll = cheap_dice(seed)

        def dice(count: int, faces: int) -> tuple[int, ...] | None:
            nonlocal rolls
            rolls += 1
            return roll(count, faces)

        actions = play_out(state, policy("random", game, seed), dice)
        return actions, actions + rolls

    return play


def catanatron() -> Play:
    """Return random play of four by catanatron; ImportError where it is not installed."""
    import catanatron as peer

    colours = (peer.Color.RED, peer.Color.BLUE, peer.Color.ORANGE, peer.Color.WHITE)

    def play(seed: int) -> tuple[int, int]:
        random.seed(seed)
        game = peer.Game([peer.RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        records = getattr(game.state, "action_records", None)
        actions = len(game.state.actions if records is None else records)
        return actions, actions

    return play


def chess() -> Play:
    """Return random play of python-chess; ImportError where it is not installed."""
    import chess as rules

    def play(seed: int) -> tuple[int, int]:
        draw = random.Random(seed).random
        board = rules.Board()
        plies = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(draw() * len(moves))])
            plies += 1
        return plies, plies

    return play


PEERS: dict[str, Callable[[], Play]] = {"catanatron": catanatron, "python-chess": chess}

"""A computer player's answer to one decision, found in a process aside.

It thinks on a position in which what its seat cannot see is dealt anew, never on the true one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from reconquista_qt.engine.agenda import asking
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import entry_of

from .brain import Policy
from .policies import policy

# A player may remember its plan from one decision to the next: each seat of a game keeps its own.
_players: dict[tuple[str, str, str, int], Policy] = {}


def answer(
    game_id: str, state: GameState, seat: str, name: str, seed: int, number: int
) -> Iterator[object]:
    """Yield the action that a player chooses for a seat; a job of a `BackgroundProcess`.

    `number` counts the inputs so far: what is dealt anew follows from it and the seed. KeyError
    where there is no player of that name, or no such game.
    """
    game = entry_of(game_id).rules()
    key = (game.id, seat, name, seed)
    chosen = _players.get(key)
    if chosen is None:
        _players.clear()  # of another game
        chosen = _players[key] = policy(name, game, seed)
    yield choose(chosen, game, state, seat, seed + number)


def choose(player: Policy, game: AnyGame, state: GameState, seat: str, seed: int) -> object:
    """Return what a player does for its seat, on a position as it may think it is.

    Where what it thinks does not fit what is, it does the first thing that is allowed.
    """
    imagined = game.sample(state, seat, random.Random(seed))
    action = player(imagined)
    step = asking(state)
    if step.refuse(state, action) is not None:
        return next(iter(step.options(state)))
    return action

"""Players bound to seats: who decides for whom, and what each of them may look at."""

from __future__ import annotations

import random
from collections.abc import Mapping

from reconquista_qt.engine.agenda import asking
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.state import GameState
from reconquista_qt.engine.views import seat_asked

from .brain import Policy
from .search import Sampler


def seat_to_move(game: AnyGame, state: GameState) -> str:
    """Return the id of the seat that is asked; where nobody is, the first one's."""
    seat = seat_asked(game, state)
    return seat.id if seat is not None else game.seats(state)[0].id


def hides(game: AnyGame) -> bool:
    """Whether there is something in a game that not every seat may see."""
    return bool(getattr(game, "hides", False))


def sampler(game: AnyGame, seat: str, seed: int) -> Sampler | None:
    """Return what deals the hidden things anew for a seat; None where nothing is hidden."""
    if not hides(game):
        return None

    def sample(state: GameState, number: int) -> GameState:
        return game.sample(state, seat, random.Random(seed * 1_000_003 + number))

    return sample


def honest(game: AnyGame, choose: Policy, seed: int) -> Policy:
    """Return a player that looks at no more than the seat that is asked may see."""
    if not hides(game):
        return choose
    draw = random.Random(seed)

    def choose_unseeing(state: GameState) -> object:
        return choose(game.sample(state, seat_to_move(game, state), draw))

    return choose_unseeing


def by_seat(game: AnyGame, players: Mapping[str, Policy]) -> Policy:
    """Return the player that lets that of the seat decide which is asked; KeyError if none sits."""
    of_side: dict[str, Policy] = {}

    def choose(state: GameState) -> object:
        side = asking(state).side
        player = of_side.get(side)
        if player is None:
            player = of_side[side] = players[seat_to_move(game, state)]
        return player(state)

    return choose

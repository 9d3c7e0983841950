"""Thinking in a process of its own: what a worker does, and sends to whoever waits for it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from reconquista_qt.games import game_by_id

from .brain import brain_of
from .playout import cheap_dice, play_out
from .search import search

PAUSE: Final = 0.15  # seconds between two messages
ENOUGH: Final = 4000  # playouts of a suggestion
Worker = Callable[..., None]


class Sink(Protocol):
    """Where a worker's messages go."""

    def send(self, message: Any) -> None:
        """Send a message."""
        ...


class Suggestion(NamedTuple):
    """Actions one after the other; `points` forecasts the final points, None before any playout."""

    actions: tuple[Any, ...]
    points: float | None
    error: float


class Advice(NamedTuple):
    """Suggestions, the best first, after so many playouts."""

    suggestions: tuple[Suggestion, ...]
    playouts: int


class Ends(NamedTuple):
    """How games ended that were played on: the points and the level of each."""

    points: tuple[int, ...]
    levels: tuple[str, ...]


def advise(sink: Sink, game: str, state: Any, seed: int) -> None:
    """Send better and better advice on a decision, the first at once."""
    found = game_by_id(game)
    assert found is not None
    told = 0.0
    ranking: list[Any] = []
    playouts = 0
    for playouts, ranking in enumerate(search(state, brain_of(found), seed)):
        if monotonic() - told > PAUSE:
            sink.send(_advice(ranking, playouts))
            told = monotonic()
        if playouts >= ENOUGH:
            break
    sink.send(_advice(ranking, playouts))


def _advice(ranking: list[Any], playouts: int) -> Advice:
    return Advice(
        tuple(
            Suggestion(one.line[0], one.mean if one.mean > -1e9 else None, one.error)
            for one in ranking
        ),
        playouts,
    )


def play_ahead(sink: Sink, game: str, state: Any, seed: int, games: int) -> None:
    """Play on from a state with the greedy player, and send the ends as they come."""
    found = game_by_id(game)
    assert found is not None
    brain = brain_of(found)
    points: list[int] = []
    levels: list[str] = []
    told = monotonic()
    for number in range(games):
        copy = state.clone()
        play_out(copy, brain.greedy(), cheap_dice(seed + number))
        points.append(copy.over.total)
        levels.append(copy.over.level)
        if monotonic() - told > PAUSE or number + 1 == games:
            sink.send(Ends(tuple(points), tuple(levels)))
            told = monotonic()

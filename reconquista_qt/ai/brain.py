"""What a game tells the computer players, which know no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from reconquista_qt.engine.game import AnyGame, GameState
from reconquista_qt.games import entry_of

from .plain import PlainBrain

HORIZON: Final = 1  # turns at whose end a playout stops

# Chooses an action for the side that is asked.
Policy = Callable[[GameState], object]

# A code, the id of a place or nothing, and an amount.
Reason = tuple[str, str, float]

# Actions one after the other, and what they gain at first sight, in points.
Line = tuple[tuple[object, ...], float]


class Brain(Protocol):
    """What the computer players know of a game.

    Its players decide for whichever side is asked, each in that side's own interest; so a playout
    by one of them is a game in which every seat plays for itself. They may look at all of a state:
    where something is hidden, they are given states that the seat may hold possible.
    """

    # What `material` counts, as a word of a column's name, and the turns of which it is told.
    series: tuple[str, int]

    def greedy(self, opening: tuple[object, ...] = (), turn: int = 0) -> Policy:
        """Return a new player that takes what is best at first sight, after a given opening."""
        ...

    def expert(self, opening: tuple[object, ...] = (), turn: int = 0) -> Policy:
        """Return the best player that needs no search; playouts are played by it.

        It can be copied (`copy.copy`) in the middle of a game; the copies play on independently.
        The opening is for the side that is asked first, and for no other.
        """
        ...

    def lines(self, state: GameState, most: int) -> list[Line]:
        """Return the most promising lines at a decision, best first, at least one.

        Where it is possible to do nothing more, that is the last one.
        """
        ...

    def reasons(self, state: GameState, action: object) -> tuple[Reason, ...]:
        """Return what speaks for an action, or against it, as codes with their places."""
        ...

    def material(self, state: GameState) -> int:
        """Return how many places count for the player now (cities, say)."""
        ...

    def evaluate(self, state: GameState, seat: str) -> float:
        """Return a forecast of what the game comes to for a seat, in points: more is better.

        It is asked where a turn has just ended, or the game. Points of others count against it as
        the game's victory would have it.
        """
        ...

    def roll_context(self, state: GameState) -> tuple[str, str, bool] | None:
        """Return what the dice are for that a state waits for, None where it waits for none.

        A kind, the id of a place or nothing, and whether these dice begin something new; dice of
        the same kind and place that follow one another otherwise belong together.
        """
        ...

    def outcomes(self, state: GameState) -> list[tuple[float, str, GameState]]:
        """Return every end of what the dice are for, with its exact chance, its name and the state.

        Nothing where the game knows no exact odds.
        """
        ...


def end_of_playouts(brain: Brain, state: GameState) -> Callable[[GameState], bool] | None:
    """Return at which decisions playouts from a state stop before the turn ends, None for nowhere.

    A brain may have `until(state)` for that: where a forecast is as good as playing on, it saves
    the time.
    """
    own = getattr(brain, "until", None)
    if own is None:
        return None
    found: Callable[[GameState], bool] = own(state)
    return found


def horizon_of(brain: Brain) -> int:
    """Return after how many turns playouts stop at the latest: one, or the brain's `horizon`."""
    return int(getattr(brain, "horizon", HORIZON))


def ends_with_decision(brain: Brain) -> bool:
    """Whether a game's plans are for one kind of decision, and void at the next one.

    A brain says so by `plans_within_a_decision`.
    """
    return bool(getattr(brain, "plans_within_a_decision", False))


def follows_plans(brain: Brain) -> bool:
    """Whether a game's lines are plans that are followed to their end, not just their first step.

    A brain says so by `whole_plans`.
    """
    return bool(getattr(brain, "whole_plans", False))


_plain: Final[dict[str, PlainBrain]] = {}


def brain_of(game: AnyGame) -> Brain:
    """Return what the players know of a game; where it has no brain, what is known of any game."""
    try:
        own = entry_of(game.id).brain()
    except KeyError:
        own = None
    if own is not None:
        return own
    if game.id not in _plain:
        _plain[game.id] = PlainBrain(game)
    return _plain[game.id]

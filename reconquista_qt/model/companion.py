"""What a game knows of its rulebook beside the text: what is on the board, and examples."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from reconquista_qt.engine.state import GameState
from reconquista_qt.games import entry_of

from .book import BookKey, Clause, book
from .lessons import examples_of


class Companion:
    """A game's `book` has one (`BOOK`) that derives from this; these are the answers of none."""

    # The paragraphs of the quick reference in two columns, by the ends of their anchors; where a
    # game does not say, they are halved.
    columns: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    def bears(self, anchor: str) -> bool:
        """Whether a paragraph speaks of places that can be found on the board."""
        return False

    def caption(self, anchor: str) -> str:
        """Return what these places are, in the language of the window, or ""."""
        return ""

    def places(self, anchor: str, state: GameState) -> tuple[str, ...]:
        """Return the places that a paragraph bears on in a position, in the order of the rules."""
        return ()

    def examples(self, anchor: str) -> tuple[str, ...]:
        """Return the ids of the examples of a paragraph that can be played."""
        return ()


class PlainCompanion(Companion):
    """Finds the examples of a game among its data; a game's own companion may derive from it."""

    def __init__(self, game: str) -> None:
        self._game = game

    def examples(self, anchor: str) -> tuple[str, ...]:
        """Return the names of the examples that explain a paragraph."""
        return examples_of(self._game, anchor)


def columns_of(key: BookKey) -> tuple[tuple[Clause, ...], tuple[Clause, ...]]:
    """Return the quick reference of a book in two columns of about the same height."""
    left, right = companion_of(key.game).columns
    own = book(*key)
    if not left:
        return halves(own.pages["quickref"][1:])
    chosen = [tuple(own.clauses[f"quickref/{name}"] for name in side) for side in (left, right)]
    return chosen[0], chosen[1]


def halves(clauses: Sequence[Clause]) -> tuple[tuple[Clause, ...], tuple[Clause, ...]]:
    """Return clauses in two columns of about the same height, in their order."""
    heights = [len(clause.lines) for clause in clauses]
    whole, so_far = sum(heights), 0
    for place, height in enumerate(heights):
        if so_far + height / 2 > whole / 2:
            return tuple(clauses[:place]), tuple(clauses[place:])
        so_far += height
    return tuple(clauses), ()


@cache
def companion_of(game: str) -> Companion:
    """Return the companion of a game's rulebook, one without answers where the game has none."""
    return entry_of(game).book() or PlainCompanion(game)

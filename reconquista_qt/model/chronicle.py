"""The chronicle of a game: what each turn came to, as data that words and pictures are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.record import record


@record
class Change:
    """A place that was won or lost by what an entry tells; `points` is what that was worth."""

    entry: Entry
    place: str
    points: int


@record
class ThrowTold:
    """Dice that decided something, or fell far from what was to be expected.

    `score` is how far, in standard deviations, positive where it was good for the player; 0 where
    nothing was to be expected.
    """

    entry: Entry
    score: float


@record
class TurnCard:
    """What a turn came to: pairs are before and after it, `lost_units` are counts by side and kind.

    `first` and `last` are the indexes of its entries in the journal. `head` is what is told of the
    turn where one thing only is, None where nothing stands out; `over` whether the game ended in
    it.
    """

    turn: int
    first: int
    last: int
    points: tuple[int, int]
    income: tuple[int, int]
    cities: tuple[int, int]
    head: Entry | None
    won: tuple[Change, ...]
    lost: tuple[Change, ...]
    lost_units: Mapping[str, Mapping[str, int]]
    dice: tuple[ThrowTold, ...]
    over: bool = False


def turns_of(journal: Sequence[Entry]) -> Iterator[tuple[int, int, int]]:
    """Yield each turn of a journal: its number, and the indexes of its first and last entry."""
    first = 0
    for at in range(1, len(journal) + 1):
        if at == len(journal) or journal[at].turn != journal[first].turn:
            yield journal[first].turn, first, at - 1
            first = at

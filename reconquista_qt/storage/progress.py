"""How far the reading of a large game has come, for whoever waits and may think better of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

# Is given the share that is done, 0 to 1; raises `Cancelled` where it is to stop.
Tell = Callable[[float], None]
READ: Final = 0.7  # of what it takes to put a saved game on the table is the reading
_OFTEN: Final = 16
_Item = TypeVar("_Item")


class Cancelled(Exception):
    """Raised where the player does not want to wait any longer; nothing was changed."""


def part(tell: Tell, begin: float, end: float) -> Tell:
    """Return what is told of a part of the work, from one share of all of it to another."""
    return lambda share: tell(begin + (end - begin) * share)


def silent(_share: float) -> None:
    """Be told how far a long work is, and keep it to oneself."""


def followed(
    items: Sequence[_Item], tell: Tell, begin: float, end: float
) -> Iterator[tuple[int, _Item]]:
    """Yield (number, item), and tell from time to time how far between two shares it is."""
    for number, item in enumerate(items):
        if number % _OFTEN == 0:
            tell(begin + (end - begin) * number / len(items))
        yield number, item

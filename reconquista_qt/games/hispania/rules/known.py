"""What was worked out once and will be asked for again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, TypeVar

MOST: Final = 1 << 12

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Known(dict[K, V]):
    """Answers by what was asked; what is not there yet is found, and all forgotten at `MOST`.

    What is there is looked up without a call.
    """

    def __init__(self, find: Callable[[K], V]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, key: K) -> V:
        """Find what has not been asked for yet."""
        if len(self) >= MOST:
            self.clear()
        value = self[key] = self._find(key)
        return value

"""Where one has been in the book: back and forward, as in a browser."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST: Final = 100  # places that are remembered


class BookPlace(NamedTuple):
    """A place in the book: its page, and the top of the window there."""

    page: str
    top: tuple[str, int]


class NavigationHistory:
    """Two piles of places: those behind and those ahead."""

    def __init__(self) -> None:
        self._past: list[BookPlace] = []
        self._future: list[BookPlace] = []

    @property
    def ways(self) -> tuple[bool, bool]:
        """Whether there is somewhere to go back to, and forward to."""
        return bool(self._past), bool(self._future)

    def leave(self, here: BookPlace) -> None:
        """Remember a place that is left for another; what lay ahead is forgotten."""
        self._past.append(here)
        del self._past[:-MOST]
        self._future.clear()

    def back(self, here: BookPlace) -> BookPlace | None:
        """Return the place before this one; None where there is none."""
        return self._go(here, self._past, self._future)

    def forward(self, here: BookPlace) -> BookPlace | None:
        """Return the place that was gone back from; None where there is none."""
        return self._go(here, self._future, self._past)

    @staticmethod
    def _go(here: BookPlace, taken: list[BookPlace], left: list[BookPlace]) -> BookPlace | None:
        if not taken:
            return None
        left.append(here)
        return taken.pop()

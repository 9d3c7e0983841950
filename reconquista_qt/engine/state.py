"""What every state of a game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

if TYPE_CHECKING:
    from .agenda import Step
    from .decision import Over


class GameState(Protocol):
    """The least that every state has; `phase` is an id of the game's own."""

    agenda: list[Step[Self]]
    turn: int
    phase: str
    over: Over | None

    def clone(self) -> Self:
        """Return an independent copy that shares only immutable parts."""
        ...

"""Who sits at the table, which sides each of them leads, and how they stand."""

from __future__ import annotations

from .record import record


@record
class Seat:
    """A place at the table; whoever sits there decides for its `sides` (or nations)."""

    id: str
    sides: tuple[str, ...]


@record
class Standing:
    """How a seat stands: its points, and the level of victory that they are worth."""

    seat: str
    points: float  # half points exist
    level: str

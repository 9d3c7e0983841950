"""What the game waits for, as data that any front end can show."""

from __future__ import annotations

from typing import Any

from .record import record


@record
class Decision:
    """A side must choose: `options` are legal actions in a stable order."""

    side: str
    kind: str
    turn: int
    phase: str
    rule: str
    options: tuple[Any, ...]


@record
class DiceWanted:
    """The rules wait for `count` dice (only where the dice are typed in by the player)."""

    count: int
    purpose: str
    turn: int
    phase: str
    rule: str


@record
class Over:
    """The game has ended: why, with how many points, at which level of victory."""

    reason: str
    total: int
    level: str


Waiting = Decision | DiceWanted | Over

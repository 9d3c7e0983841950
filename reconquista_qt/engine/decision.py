"""What the game waits for, as data that any front end can show."""

from __future__ import annotations

from .record import record
from .seats import Standing


@record
class Decision:
    """A side must choose: `options` are legal actions in a stable order."""

    side: str
    kind: str
    turn: int
    phase: str
    rule: str
    options: tuple[object, ...]


@record
class DiceWanted:
    """The rules wait for `count` dice of `faces` faces, where the player rolls them at the table.

    For a draw, `things` are the ids of what may come out, in the order of the values.
    """

    count: int
    purpose: str
    turn: int
    phase: str
    rule: str
    faces: int = 6
    things: tuple[str, ...] = ()


@record
class Over:
    """The game has ended: why, with how many points, at which level of victory.

    Where there are several seats, `winner` is the seat that has won (None where nobody has), and
    `standings` has one for each.
    """

    reason: str
    total: int
    level: str
    winner: str | None = None
    standings: tuple[Standing, ...] = ()


Waiting = Decision | DiceWanted | Over

"""The field, the fencers, and what they do."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Step
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.record import record

RADIUS: Final = 3
HEXES: Final = tuple(
    (q, r)
    for q in range(-RADIUS, RADIUS + 1)
    for r in range(-RADIUS, RADIUS + 1)
    if abs(q + r) <= RADIUS
)
INDEX: Final = {at: number for number, at in enumerate(HEXES)}
NAMES: Final = tuple(f"{q},{r}" for q, r in HEXES)
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
NEIGHBOURS: Final = tuple(
    tuple(INDEX[near] for dq, dr in STEPS if (near := (q + dq, r + dr)) in INDEX) for q, r in HEXES
)
SIDES: Final = ("red", "blue")
CHITS: Final = ("guard", "lunge", "feint")
BONUS: Final = {"guard": 0, "lunge": 3, "feint": 1}
LAST_TURN: Final = 12
FACES: Final = 10
HIT_FROM: Final = 6


class State:
    """A position: where the fencers stand, their hits, and their chits; `pool` are those left."""

    __slots__ = ("turn", "phase", "at", "hits", "chits", "up", "pool", "need", "agenda", "over")

    def __init__(self, need: int) -> None:
        self.turn = 1
        self.phase = "draw"
        self.at = [NUMBER["-1,0"], NUMBER["1,0"]]
        self.hits = [0, 0]
        self.chits = ["", ""]
        self.up = [False, False]  # whether the chit has been turned up
        self.pool = list(CHITS)
        self.need = need
        self.agenda: list[Step] = []
        self.over: Over | None = None

    def clone(self) -> State:
        """Return an independent copy."""
        other = State.__new__(State)
        other.turn, other.phase, other.need, other.over = (
            self.turn, self.phase, self.need, self.over,
        )  # fmt: skip
        other.at, other.hits, other.chits = self.at[:], self.hits[:], self.chits[:]
        other.up, other.pool, other.agenda = self.up[:], self.pool[:], self.agenda[:]
        return other


@record
class Move:
    """Go to a hex, by its number."""

    to: int


@record
class Strike:
    """Strike at the other fencer; with `chit` the own chit is turned up for it."""

    chit: bool


@record
class Rest:
    """Do nothing."""


Action = Move | Strike | Rest


@record
class Happened(Event):
    """What every event of the duel knows: the rule at work."""


@record
class Began(Happened):
    """The duel began."""

    kind = "began"
    scenario: str
    rule: str = "1/field"


@record
class Drawn(Happened):
    """A fencer drew a chit; `chit` is "hidden" for whoever must not know it."""

    kind = "drawn"
    side: str
    chit: str
    rule: str = "1/chits"


@record
class Moved(Happened):
    """A fencer went to a hex."""

    kind = "moved"
    side: str
    to: str
    rule: str = "2/move"


@record
class Struck(Happened):
    """A fencer struck: the die, what was added to it, and whether it hit."""

    kind = "struck"
    side: str
    die: int
    bonus: int
    hit: bool
    rule: str = "2/strike"


@record
class Ended(Happened):
    """The duel ended; nobody wins where `winner` is empty."""

    kind = "ended"
    reason: str
    winner: str
    rule: str = "3/end"


KINDS: Final = {cls.kind: cls for cls in (Began, Drawn, Moved, Struck, Ended)}

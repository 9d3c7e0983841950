"""What a player can do; units, leaders and hexes are numbers of the whole game (`roster`)."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.record import record

from .names import FACELESS


@record
class Done:
    """End what is being done: orders, movement, fire, melees, facing."""


@record
class Place:
    """Set up a unit, or two as a stack, top first."""

    units: tuple[int, ...]
    to: int
    facing: int = FACELESS


@record
class PlaceLeader:
    """Set up a leader with a unit of his."""

    leader: int
    to: int


@record
class SetChit:
    """Place a chit under a leader: at the start, or when he is about to enter."""

    leader: int
    chit: str


@record
class Order:
    """Try to change a leader's chit."""

    leader: int
    chit: str


@record
class Charge:
    """Try to flip a heavy-cavalry unit to its charging side."""

    unit: int


@record
class Split:
    """Divide a command: the horse attack, the foot given stand (16.3)."""

    leader: int
    units: tuple[int, ...]


@record
class Rejoin:
    """End the division of a command (16.3)."""

    leader: int


@record
class Move:
    """Move the units of a hex, or one of them, or turn them in place."""

    units: tuple[int, ...]
    to: int
    facing: int = FACELESS
    leaders: tuple[int, ...] = ()
    cross: bool = False


@record
class MoveLeader:
    """Move a leader by himself."""

    leader: int
    to: int


@record
class Trace:
    """Let a unit follow the other of the two leaders who reach it."""

    unit: int
    leader: int


@record
class Enter:
    """Bring units onto the map by an edge hex and move them on."""

    units: tuple[int, ...]
    at: int
    to: int
    facing: int = FACELESS
    leaders: tuple[int, ...] = ()


@record
class Withdraw:
    """Take a unit back before it is fought."""

    unit: int
    to: int


@record
class Stay:
    """Do not withdraw."""


@record
class Fire:
    """Fire at a hex with some units, in this order."""

    target: int
    units: tuple[int, ...]


@record
class Melee:
    """Attack a hex with some units, in this order."""

    target: int
    units: tuple[int, ...]


@record
class RetreatTo:
    """Take back a unit that must retreat."""

    unit: int
    to: int
    leaders: tuple[int, ...] = ()


@record
class Lose:
    """Let a unit, the top one of its hex, take the losses."""

    unit: int


@record
class Advance:
    """Take units into the hex that the defenders left."""

    units: tuple[int, ...]


@record
class BonusMove:
    """Move on after a charge, through the front and without turning."""

    units: tuple[int, ...]
    to: int


@record
class Reface:
    """Turn a unit, and all of its hex, after a melee."""

    unit: int
    facing: int


@record
class Recover:
    """Try to rally a routed unit, where that is the owner's choice (16.1)."""

    unit: int


@record
class Activate:
    """Let a leader's units move or fight (16.1)."""

    leader: int
    what: str


@record
class Pass:
    """Let an action chit go by (16.1)."""


@record
class Concede:
    """Admit defeat after a victory roll (16.5)."""


@record
class CheckAll:
    """Check the morale of every unit instead (16.5)."""


@record
class RetreatLeader:
    """Give a leader up instead: his chit is Retreat, his units are routed (16.5)."""

    leader: int


Action = (
    Done | Place | PlaceLeader | SetChit | Order | Charge | Split | Rejoin | Move | MoveLeader
    | Trace | Enter | Withdraw | Stay | Fire | Melee | RetreatTo | Lose | Advance | BonusMove
    | Reface | Recover | Activate | Pass | Concede | CheckAll | RetreatLeader
)  # fmt: skip

DONE: Final = Done()
STAY: Final = Stay()
PASS: Final = Pass()
CONCEDE: Final = Concede()
CHECK_ALL: Final = CheckAll()
MOVE_ON: Final = "move"
FIGHT: Final = "fight"

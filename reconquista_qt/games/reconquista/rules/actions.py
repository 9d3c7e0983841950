"""What the player can do; areas are numbers into `names.AREAS`."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.record import record

from .forces import Force
from .names import AREA_COUNT


@record
class PlaceOrder:
    """Place the Military Order that event 6 brings."""

    area: int


@record
class PlaceCid:
    """Place El Cid with a Christian force (event 8)."""

    area: int


@record
class Decline:
    """Leave El Cid out (event 8)."""


@record
class Build:
    """Buy an army, a garrison, a city or a fortress."""

    what: str
    area: int


@record
class Convert:
    """Make a Muslim city Christian."""

    area: int


@record
class Bribe:
    """Replace an area's Rebels by a Christian garrison (event 3)."""

    area: int


@record
class Hire:
    """Hire mercenaries (event 4)."""

    area: int
    count: int


@record
class PlaceCrusaders:
    """Place the crusaders, all of them together (event 11)."""

    area: int
    count: int


@record
class Move:
    """Move a force one step, within its region or along a road."""

    origin: int
    to: int
    units: Force


@record
class RetreatTo:
    """Take a beaten moving force back."""

    to: int


@record
class Done:
    """End spending, or the movement phase."""


Action = (
    PlaceOrder | PlaceCid | Decline | Build | Convert | Bribe | Hire | PlaceCrusaders | Move
    | RetreatTo | Done
)  # fmt: skip

DONE: Final = Done()
DECLINE: Final = Decline()
BUILDINGS: Final = ("army", "garrison", "city", "fortress")
BUILDS: Final = {what: tuple(Build(what, a) for a in range(AREA_COUNT)) for what in BUILDINGS}
CONVERTS: Final = tuple(Convert(a) for a in range(AREA_COUNT))
BRIBES: Final = tuple(Bribe(a) for a in range(AREA_COUNT))
HIRES: Final = tuple(tuple(Hire(a, n) for n in range(1, 7)) for a in range(AREA_COUNT))
